// Threads of a GPU on a processor. A dialect's own header includes this one, and says what the words of its language are
// in these terms; behind both comes a text.
//
// Threads of a block are fibers of one thread of the host. They take turns where they wait for each other: at barriers of
// the block, and where a wave does something together. Blocks run one after the other. Shared memory begins with noise.
// STAND_IN_LANES is how many lanes a wave has.
#pragma once
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
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
static stand_in_index threadIdx, blockIdx, blockDim, gridDim;
alignas(1024) unsigned char shared_memory[64 << 10];

namespace stand_in {
enum { LANES = STAND_IN_LANES, THREADS = 1024, WAVES = THREADS / LANES, STACK = 256 << 10, SLOT = 64 };

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
alignas(SLOT) static unsigned char slots[WAVES][LANES][SLOT];

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
  static_assert(sizeof(T) <= SLOT && alignof(T) <= SLOT, "a slot is as large");
  const unsigned number = here / LANES;
  memcpy(slots[number][lane()], &mine, sizeof(T));
  meet(wave());
  auto result = with([number](unsigned lane) -> const T & { return *reinterpret_cast<const T *>(slots[number][lane]); });
  meet(wave());
  return result;
}

// Where an element of a matrix is: a lane, and the first bit in one of the registers of its operand.
struct Place {
  unsigned lane, gpr, bit;
};

template <class T, class O>
static inline T element(const O &registers, Place place) {
  T element;
  memcpy(&element, reinterpret_cast<const unsigned char *>(&registers) + 4 * place.gpr + place.bit / 8, sizeof(T));
  return element;
}

// A matrix instruction of 16 rows and columns: what the lane gets of `left · right + sum`. Lines of operands, rows of the
// left and columns of the right one, lie as `operand(line, k)` says, and every COPIES-th part of the wave has the same;
// elements of sums as `of_sum(row, column)` says, in registers of S. `value` is the number that a T stands for.
template <unsigned K, class T, class S, unsigned COPIES, class O, class V, class At, class Of, class Value>
static inline V multiply(const O &left, const O &right, V sum, At operand, Of of_sum, Value value) {
  struct Operands {
    O left, right;
  };
  return together(Operands{left, right}, [&](auto of) {
    const unsigned lanes = LANES / COPIES;
    if (memcmp(&of(lane()), &of(lane() % lanes), sizeof(Operands)) != 0) {
      fprintf(stderr, "lane %u holds something else than lane %u\n", lane(), lane() % lanes);
      abort();
    }
    for (unsigned row = 0; row < 16; row++) {
      for (unsigned column = 0; column < 16; column++) {
        const Place place = of_sum(row, column);
        if (place.lane != lane()) continue;
        auto total = (decltype(value(T())))element<S>(sum, place);
        for (unsigned k = 0; k < K; k++) {
          const Place a = operand(row, k), b = operand(column, k);
          total += value(element<T>(of(a.lane).left, a)) * value(element<T>(of(b.lane).right, b));
        }
        const S rounded = (S)total;
        memcpy(reinterpret_cast<unsigned char *>(&sum) + 4 * place.gpr, &rounded, sizeof(S));
      }
    }
    return sum;
  });
}

// The value of a float of eight bits. A format has infinities, or not and NaN at the largest encodings, or neither and
// NaN in the place of a negative zero.
enum Format { IEEE, FINITE, UNSIGNED_ZERO };
template <int MANTISSA, int BIAS, Format FORMAT>
static inline double small_float(unsigned char bits) {
  const int exponent = (bits & 0x7f) >> MANTISSA, mantissa = bits & ((1 << MANTISSA) - 1);
  const double sign = bits & 0x80 ? -1.0 : 1.0;
  if (FORMAT == UNSIGNED_ZERO && bits == 0x80) return NAN;
  if (FORMAT == FINITE && (bits & 0x7f) == 0x7f) return NAN;
  if (FORMAT == IEEE && exponent == 0x7f >> MANTISSA) return mantissa ? NAN : sign * INFINITY;
  if (exponent == 0) return sign * ldexp(mantissa, 1 - BIAS - MANTISSA);
  return sign * ldexp(mantissa | 1 << MANTISSA, exponent - BIAS - MANTISSA);
}

// The value of a bf16.
static inline double upper_half(unsigned short bits) {
  const unsigned wide = (unsigned)bits << 16;
  float value;
  memcpy(&value, &wide, sizeof(value));
  return value;
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
  blockDim = {threads, 1, 1};
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
