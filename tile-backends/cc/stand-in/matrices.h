// AMD's matrix instructions as their documents have them: for each element of each matrix the lane and the register.
//
// After the register tables of the instruction set documents of CDNA 2, CDNA 3, RDNA 3 and RDNA 4, in the direction from
// elements to registers, which AMD's matrix instruction calculator prints as formulas. The library of HIP C++ has the
// other direction. `k` is the step, `line` a row of the left operand or a column of the right one.
#pragma once
#include "fibers.h"

namespace stand_in {
typedef float floats4 __attribute__((ext_vector_type(4)));
typedef float floats8 __attribute__((ext_vector_type(8)));
typedef double doubles4 __attribute__((ext_vector_type(4)));
typedef int words2 __attribute__((ext_vector_type(2)));
typedef int words4 __attribute__((ext_vector_type(4)));
typedef int words8 __attribute__((ext_vector_type(8)));
typedef _Float16 halves4 __attribute__((ext_vector_type(4)));
typedef _Float16 halves8 __attribute__((ext_vector_type(8)));
typedef _Float16 halves16 __attribute__((ext_vector_type(16)));
typedef short shorts4 __attribute__((ext_vector_type(4)));
typedef short shorts8 __attribute__((ext_vector_type(8)));
typedef short shorts16 __attribute__((ext_vector_type(16)));

// Numbers that elements stand for. With STAND_IN_FLUSHES, for MI200, subnormal ones of 16 bits are zeros.
#ifdef STAND_IN_FLUSHES
static inline double flushed(double x, double least) { return fabs(x) < least ? 0.0 : x; }
#else
static inline double flushed(double x, double) { return x; }
#endif
static inline double real(float x) { return x; }
static inline double real(double x) { return x; }
static inline double half(_Float16 x) { return flushed((double)x, 0x1p-14); }
static inline double brain(short x) { return flushed(upper_half(x), 0x1p-126); }
static inline long long whole(signed char x) { return x; }
static inline long long natural(unsigned char x) { return x; }
static inline double e4m3(unsigned char x) { return small_float<3, 7, FINITE>(x); }
static inline double e5m2(unsigned char x) { return small_float<2, 15, IEEE>(x); }
static inline double e4m3_fnuz(unsigned char x) { return small_float<3, 8, UNSIGNED_ZERO>(x); }

#if STAND_IN_LANES == 64
// MFMA.
static inline Place mfma_4(unsigned line, unsigned k) { return {16 * k + line, 0, 0}; }
static inline Place mfma_16_halves(unsigned line, unsigned k) { return {16 * (k / 4) + line, k / 2 % 2, 16 * (k % 2)}; }
static inline Place mfma_16_bytes(unsigned line, unsigned k) { return {16 * (k / 4) + line, 0, 8 * (k % 4)}; }
static inline Place mfma_32_bytes(unsigned line, unsigned k) { return {16 * (k / 8) + line, k / 4 % 2, 8 * (k % 4)}; }
static inline Place mfma_sum(unsigned row, unsigned column) { return {16 * (row / 4) + column, row % 4, 0}; }
static inline Place mfma_sum_f64(unsigned row, unsigned column) { return {16 * (row % 4) + column, 2 * (row / 4), 0}; }
#else
// WMMA of RDNA 3, whose operands are in both halves of the wave.
static inline Place wmma_3_halves(unsigned line, unsigned k) { return {line, k / 2, 16 * (k % 2)}; }
static inline Place wmma_3_bytes(unsigned line, unsigned k) { return {line, k / 4, 8 * (k % 4)}; }
static inline Place wmma_3_sum(unsigned row, unsigned column) { return {16 * row % 32 + column, row / 2, 0}; }
// WMMA of RDNA 4.
static inline Place wmma_4_halves(unsigned line, unsigned k) {
  return {16 * (k / 4 % 2) + line, 2 * (k / 8) + k / 2 % 2, 16 * (k % 2)};
}
static inline Place wmma_4_bytes(unsigned line, unsigned k) { return {16 * (k / 8) + line, k / 4 % 2, 8 * (k % 4)}; }
static inline Place wmma_4_sum(unsigned row, unsigned column) { return {16 * (row / 8) + column, row % 8, 0}; }
#endif
}  // namespace stand_in

// An instruction: its steps, an element of operands and sums, the registers of either, where elements are, and the value
// of one.
#define STAND_IN_MFMA(NAME, K, T, S, OPERAND, SUM, AT, OF, VALUE) \
  static inline stand_in::SUM NAME(OPERAND a, OPERAND b, stand_in::SUM c, int, int, int) { \
    using namespace stand_in; \
    return multiply<K, T, S, 1>(a, b, c, AT, OF, [](T x) { return VALUE(x); }); \
  }
#define STAND_IN_WMMA(NAME, COPIES, T, OPERAND, AT, OF, VALUE) \
  static inline stand_in::floats8 NAME(stand_in::OPERAND a, stand_in::OPERAND b, stand_in::floats8 c) { \
    using namespace stand_in; \
    return multiply<16, T, float, COPIES>(a, b, c, AT, OF, [](T x) { return VALUE(x); }); \
  }
// Of bytes, with or without signs.
#define STAND_IN_WMMA_BYTES(NAME, COPIES, OPERAND, AT, OF) \
  static inline stand_in::words8 NAME(bool a_signed, stand_in::OPERAND a, bool b_signed, stand_in::OPERAND b, \
                                      stand_in::words8 c, bool) { \
    using namespace stand_in; \
    if (a_signed != b_signed) abort(); \
    if (a_signed) return multiply<16, signed char, int, COPIES>(a, b, c, AT, OF, whole); \
    return multiply<16, unsigned char, int, COPIES>(a, b, c, AT, OF, natural); \
  }

#if STAND_IN_LANES == 64
STAND_IN_MFMA(__builtin_amdgcn_mfma_f32_16x16x4f32, 4, float, float, float, floats4, mfma_4, mfma_sum, real)
STAND_IN_MFMA(__builtin_amdgcn_mfma_f64_16x16x4f64, 4, double, double, double, doubles4, mfma_4, mfma_sum_f64, real)
STAND_IN_MFMA(__builtin_amdgcn_mfma_f32_16x16x16f16, 16, _Float16, float, stand_in::halves4, floats4, mfma_16_halves,
              mfma_sum, half)
STAND_IN_MFMA(__builtin_amdgcn_mfma_f32_16x16x16bf16_1k, 16, short, float, stand_in::shorts4, floats4, mfma_16_halves,
              mfma_sum, brain)
STAND_IN_MFMA(__builtin_amdgcn_mfma_i32_16x16x16i8, 16, signed char, int, int, words4, mfma_16_bytes, mfma_sum, whole)
STAND_IN_MFMA(__builtin_amdgcn_mfma_i32_16x16x32_i8, 32, signed char, int, long, words4, mfma_32_bytes, mfma_sum, whole)
STAND_IN_MFMA(__builtin_amdgcn_mfma_f32_16x16x32_fp8_fp8, 32, unsigned char, float, long, floats4, mfma_32_bytes,
              mfma_sum, e4m3_fnuz)
#else
STAND_IN_WMMA(__builtin_amdgcn_wmma_f32_16x16x16_f16_w32, 2, _Float16, halves16, wmma_3_halves, wmma_3_sum, half)
STAND_IN_WMMA(__builtin_amdgcn_wmma_f32_16x16x16_bf16_w32, 2, short, shorts16, wmma_3_halves, wmma_3_sum, brain)
STAND_IN_WMMA_BYTES(__builtin_amdgcn_wmma_i32_16x16x16_iu8_w32, 2, words4, wmma_3_bytes, wmma_3_sum)
STAND_IN_WMMA(__builtin_amdgcn_wmma_f32_16x16x16_f16_w32_gfx12, 1, _Float16, halves8, wmma_4_halves, wmma_4_sum, half)
STAND_IN_WMMA(__builtin_amdgcn_wmma_f32_16x16x16_bf16_w32_gfx12, 1, short, shorts8, wmma_4_halves, wmma_4_sum, brain)
STAND_IN_WMMA_BYTES(__builtin_amdgcn_wmma_i32_16x16x16_iu8_w32_gfx12, 1, words2, wmma_4_bytes, wmma_4_sum)
STAND_IN_WMMA(__builtin_amdgcn_wmma_f32_16x16x16_fp8_fp8_w32_gfx12, 1, unsigned char, words2, wmma_4_bytes, wmma_4_sum,
              e4m3)
STAND_IN_WMMA(__builtin_amdgcn_wmma_f32_16x16x16_bf8_bf8_w32_gfx12, 1, unsigned char, words2, wmma_4_bytes, wmma_4_sum,
              e5m2)
#endif
