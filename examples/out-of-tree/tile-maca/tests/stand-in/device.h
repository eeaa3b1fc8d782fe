// A processor in the place of a MetaX GPU: what `mxcc -x maca` declares, executed by fibers.
//
// Threads of a block are fibers of one thread of the host. They take turns where they wait for each
// other: at barriers of the block, and where a wave of 64 lanes does something together. Matrix
// instructions have their elements on the lanes where programs that ran on devices found them.
// Shared memory begins with noise.
#pragma once
#include <math.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <utility>

#define __device__
#define __global__
#define __shared__
#define __launch_bounds__(...)
#define __forceinline__ inline __attribute__((always_inline))

struct stand_in_index {
  unsigned x, y, z;
};
static stand_in_index threadIdx, blockIdx, gridDim;
alignas(1024) unsigned char shared_memory[64 << 10];

namespace stand_in {
enum { LANES = 64, THREADS = 1024, WAVES = THREADS / LANES, STACK = 256 << 10, SLOT = 64 };

// Whoever waits for so many, and how often they have all come.
struct Meeting {
  unsigned live, arrived, generation;
};

static ucontext_t scheduler, contexts[THREADS];
static bool done[THREADS];
static unsigned here;
// Meetings that were held, and threads that ended: where neither happens, nobody goes on.
static unsigned long events;
static Meeting block, waves[WAVES];
static unsigned char slots[WAVES][LANES][SLOT];

static inline void meet(Meeting &meeting) {
  const unsigned generation = meeting.generation;
  if (++meeting.arrived == meeting.live) {
    meeting.arrived = 0;
    meeting.generation++;
    events++;
    return;
  }
  while (generation == meeting.generation) swapcontext(&contexts[here], &scheduler);
}

static inline void leave(Meeting &meeting) {
  meeting.live--;
  if (meeting.live != 0 && meeting.arrived == meeting.live) {
    meeting.arrived = 0;
    meeting.generation++;
  }
}

static inline Meeting &wave() { return waves[here / LANES]; }
static inline unsigned lane() { return here % LANES; }

// Shows a value to the lanes of the wave; `with` reads theirs.
template <class T, class F>
static inline auto together(const T &mine, F with) {
  static_assert(sizeof(T) <= SLOT, "a slot is as large");
  memcpy(slots[here / LANES][lane()], &mine, sizeof(T));
  meet(wave());
  auto result = with([](unsigned lane) {
    T theirs;
    memcpy(&theirs, slots[here / LANES][lane], sizeof(T));
    return theirs;
  });
  meet(wave());
  return result;
}

// A product of 16 rows and columns; lanes hold HELD neighbours along k.
template <int HELD, class S, class V, class T, class Value>
static inline V multiply(const T (&left)[HELD], const T (&right)[HELD], V sum, Value value) {
  struct Operands {
    T left[HELD], right[HELD];
  } mine;
  memcpy(mine.left, left, sizeof(left));
  memcpy(mine.right, right, sizeof(right));
  return together(mine, [&](auto of) {
    const unsigned column = lane() % 16, first = lane() / 16 * 4;
    for (unsigned i = 0; i < 4; i++) {
      for (unsigned k = 0; k < 4 * HELD; k++) {
        const unsigned group = k / HELD * 16;
        sum[i] += (S)value(of(group + first + i).left[k % HELD]) * (S)value(of(group + column).right[k % HELD]);
      }
    }
    return sum;
  });
}

// The value of a float of eight bits.
template <int MANTISSA, int BIAS, bool INFINITIES>
static inline float small_float(unsigned char bits) {
  const int exponent = (bits & 0x7f) >> MANTISSA, mantissa = bits & ((1 << MANTISSA) - 1);
  const float sign = bits & 0x80 ? -1.0f : 1.0f;
  if (INFINITIES ? exponent == 0x7f >> MANTISSA : (bits & 0x7f) == 0x7f) return mantissa ? NAN : sign * INFINITY;
  if (exponent == 0) return sign * ldexpf((float)mantissa, 1 - BIAS - MANTISSA);
  return sign * ldexpf((float)(mantissa | 1 << MANTISSA), exponent - BIAS - MANTISSA);
}

static void (*kernel)(void **);
static void **parameters;

static void thread() {
  kernel(parameters);
  done[here] = true;
  events++;
  leave(block);
  leave(wave());
}

// Runs the threads of a block; whether all came to their end.
static bool run_block(unsigned threads, unsigned char *stacks) {
  memset(shared_memory, 0xa5, sizeof(shared_memory));
  block = {threads, 0, 0};
  for (unsigned i = 0; i < WAVES; i++) {
    const unsigned first = i * LANES;
    waves[i] = {threads <= first ? 0 : threads - first < LANES ? threads - first : (unsigned)LANES, 0, 0};
  }
  for (unsigned i = 0; i < threads; i++) {
    done[i] = false;
    getcontext(&contexts[i]);
    contexts[i].uc_stack.ss_sp = stacks + (size_t)i * STACK;
    contexts[i].uc_stack.ss_size = STACK;
    contexts[i].uc_link = &scheduler;
    makecontext(&contexts[i], thread, 0);
  }
  while (block.live != 0) {
    const unsigned long before = events;
    for (unsigned i = 0; i < threads; i++) {
      if (done[i]) continue;
      here = i;
      threadIdx = {i, 0, 0};
      swapcontext(&scheduler, &contexts[i]);
    }
    if (events == before) return false;
  }
  return true;
}

template <class... P, size_t... I>
static inline void call(void (*entry)(P...), void **given, std::index_sequence<I...>) {
  entry(*reinterpret_cast<P *>(given[I])...);
}
template <class... P>
static inline void call(void (*entry)(P...), void **given) {
  call(entry, given, std::index_sequence_for<P...>());
}
}  // namespace stand_in

// Runs a grid; whether all threads came to their end.
extern "C" bool stand_in_run(void (*kernel)(void **), void **parameters, const unsigned *blocks, unsigned threads) {
  using namespace stand_in;
  const size_t bytes = (size_t)STACK * threads;
  void *const stacks = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (stacks == MAP_FAILED) return false;
  stand_in::kernel = kernel;
  stand_in::parameters = parameters;
  gridDim = {blocks[0], blocks[1], blocks[2]};
  bool all = true;
  for (unsigned z = 0; all && z < blocks[2]; z++) {
    for (unsigned y = 0; all && y < blocks[1]; y++) {
      for (unsigned x = 0; all && x < blocks[0]; x++) {
        blockIdx = {x, y, z};
        all = run_block(threads, static_cast<unsigned char *>(stacks));
      }
    }
  }
  munmap(stacks, bytes);
  return all;
}

static inline void __syncthreads() { stand_in::meet(stand_in::block); }
static inline void __syncwarp() { stand_in::meet(stand_in::wave()); }
static inline void __threadfence() {}

template <class T>
static inline T stand_in_update(T *at, T x) {
  const T old = *at;
  *at = x;
  return old;
}
template <class T>
static inline T atomicAdd(T *at, T x) { return stand_in_update(at, (T)(*at + x)); }
static inline int atomicAdd(int *at, int x) { return stand_in_update(at, (int)((unsigned)*at + (unsigned)x)); }
template <class T>
static inline T atomicMin(T *at, T x) { return stand_in_update(at, *at < x ? *at : x); }
template <class T>
static inline T atomicMax(T *at, T x) { return stand_in_update(at, *at < x ? x : *at); }
template <class T>
static inline T atomicAnd(T *at, T x) { return stand_in_update(at, (T)(*at & x)); }
template <class T>
static inline T atomicOr(T *at, T x) { return stand_in_update(at, (T)(*at | x)); }
template <class T>
static inline T atomicXor(T *at, T x) { return stand_in_update(at, (T)(*at ^ x)); }
template <class T>
static inline T atomicExch(T *at, T x) { return stand_in_update(at, x); }
template <class T>
static inline T atomicCAS(T *at, T expected, T x) { return stand_in_update(at, *at == expected ? x : *at); }

static inline float rsqrtf(float x) { return 1.0f / sqrtf(x); }
static inline float __builtin_mxc_rcpf(float x) { return 1.0f / x; }
static inline int __builtin_mxc_bsm_bpermute(int byte, int x) {
  return stand_in::together(x, [&](auto of) { return of((unsigned)byte / 4 % stand_in::LANES); });
}

typedef float stand_in_floats4 __attribute__((ext_vector_type(4)));
typedef int stand_in_words4 __attribute__((ext_vector_type(4)));
typedef int stand_in_words2 __attribute__((ext_vector_type(2)));
typedef _Float16 stand_in_halves4 __attribute__((ext_vector_type(4)));

// The instructions: the type of elements, how many a lane holds, of the sum, and an element's value.
#define STAND_IN_MMA(NAME, OPERAND, T, HELD, SUM, S, VALUE)                                      \
  static inline SUM NAME(OPERAND a, OPERAND b, SUM c) {                                          \
    T left[HELD], right[HELD];                                                                   \
    static_assert(sizeof(OPERAND) == sizeof(left), "an operand is its elements");                \
    memcpy(left, &a, sizeof(left));                                                              \
    memcpy(right, &b, sizeof(right));                                                            \
    return stand_in::multiply<HELD, S>(left, right, c, [](T x) { return VALUE; });               \
  }
STAND_IN_MMA(__builtin_mxc_mma_16x16x4f32, float, float, 1, stand_in_floats4, float, x)
STAND_IN_MMA(__builtin_mxc_mma_16x16x16f16, stand_in_halves4, _Float16, 4, stand_in_floats4, float, (float)x)
STAND_IN_MMA(__builtin_mxc_mma_16x16x16i8, int, signed char, 4, stand_in_words4, int, x)
STAND_IN_MMA(__builtin_mxc_mma_16x16x32i8, stand_in_words2, signed char, 8, stand_in_words4, int, x)
STAND_IN_MMA(__builtin_mxc_mma_16x16x32f8, stand_in_words2, unsigned char, 8, stand_in_floats4, float,
             (stand_in::small_float<3, 7, false>(x)))
STAND_IN_MMA(__builtin_mxc_mma_16x16x32bf8, stand_in_words2, unsigned char, 8, stand_in_floats4, float,
             (stand_in::small_float<2, 15, true>(x)))
static inline float stand_in_bf16(unsigned short bits) {
  const unsigned wide = (unsigned)bits << 16;
  float value;
  memcpy(&value, &wide, sizeof(value));
  return value;
}
STAND_IN_MMA(__builtin_mxc_mma_16x16x16bf16, stand_in_halves4, unsigned short, 4, stand_in_floats4, float,
             stand_in_bf16(x))
