// A processor in the place of a MetaX GPU: what `mxcc -x maca` declares, in terms of tile-cc's fibers.
//
// Matrix instructions have their elements on the lanes where programs that ran on devices found them.
#pragma once
#define STAND_IN_LANES 64
#include "fibers.h"

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

namespace stand_in {
// Where elements are: a quarter of `k` in each sixteen lanes, of so many bytes for each lane.
template <unsigned BYTES, class T>
static inline Place operand(unsigned line, unsigned k) {
  const unsigned held = BYTES / sizeof(T), at = k % held * sizeof(T);
  return {16 * (k / held) + line, at / 4, 8 * (at % 4)};
}
static inline Place of_sum(unsigned row, unsigned column) { return {16 * (row / 4) + column, row % 4, 0}; }
}  // namespace stand_in

// An instruction: registers of an operand, the type of elements, steps of k, registers of the sum, the type of its elements,
// and the number that an element stands for.
#define STAND_IN_MMA(NAME, OPERAND, T, K, SUM, S, VALUE) \
  static inline SUM NAME(OPERAND a, OPERAND b, SUM c) { \
    using namespace stand_in; \
    static_assert(sizeof(OPERAND) == K / 4 * sizeof(T), "an operand is its elements"); \
    return multiply<K, T, S, 1>(a, b, c, operand<sizeof(OPERAND), T>, of_sum, [](T x) { return VALUE; }); \
  }
STAND_IN_MMA(__builtin_mxc_mma_16x16x4f32, float, float, 4, stand_in_floats4, float, (double)x)
STAND_IN_MMA(__builtin_mxc_mma_16x16x16f16, stand_in_halves4, _Float16, 16, stand_in_floats4, float, (double)x)
STAND_IN_MMA(__builtin_mxc_mma_16x16x16bf16, stand_in_halves4, unsigned short, 16, stand_in_floats4, float, upper_half(x))
STAND_IN_MMA(__builtin_mxc_mma_16x16x16i8, int, signed char, 16, stand_in_words4, int, (long long)x)
STAND_IN_MMA(__builtin_mxc_mma_16x16x32i8, stand_in_words2, signed char, 32, stand_in_words4, int, (long long)x)
STAND_IN_MMA(__builtin_mxc_mma_16x16x32f8, stand_in_words2, unsigned char, 32, stand_in_floats4, float,
             (small_float<3, 7, FINITE>(x)))
STAND_IN_MMA(__builtin_mxc_mma_16x16x32bf8, stand_in_words2, unsigned char, 32, stand_in_floats4, float,
             (small_float<2, 15, IEEE>(x)))
