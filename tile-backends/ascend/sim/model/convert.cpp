// Conversions between element types, in the roundings that their names end in:
// r to nearest with ties to even, a with ties away from zero, f down, c up, z to
// zero, o to odd.
#include "lanes.h"

using namespace npu;

static long double rounded(long double x, char mode) {
  switch (mode) {
  case 'r': return rintl(x);
  case 'a': return roundl(x);
  case 'f': return floorl(x);
  case 'c': return ceill(x);
  case 'z': return truncl(x);
  default: {
    long double t = truncl(x);
    return t == x || fmodl(t, 2) != 0 ? t : t + (x < 0 ? -1 : 1);
  }
  }
}

// To a float of so many bits of fraction and so small an exponent.
static long double narrowed(long double x, char mode, int digits, int least, long double most) {
  if (x != x || std::isinf(x) || x == 0) return x;
  int exponent = ilogbl(x);
  if (exponent < least) exponent = least;
  long double y = ldexpl(rounded(ldexpl(x, digits - exponent), mode), exponent - digits);
  if (fabsl(y) <= most) return y;
  bool stays = mode == 'z' || mode == 'o' || (mode == 'f' && x > 0) || (mode == 'c' && x < 0);
  return std::copysign(stays ? most : (long double)INFINITY, x);
}

template <class T> struct To;
template <> struct To<float> {
  static float of(long double x, char mode) { return (float)narrowed(x, mode, 23, -126, 3.40282346638528859812e38L); }
};
template <> struct To<half> {
  static half of(long double x, char mode) { return (half)(float)narrowed(x, mode, 10, -14, 65504.0L); }
};
template <> struct To<bf16> {
  static bf16 of(long double x, char mode) {
    float y = (float)narrowed(x, mode, 7, -126, 3.38953138925153547590e38L);
    uint32_t word;
    memcpy(&word, &y, 4);
    return {(uint16_t)(x != x ? 0x7fc0 : word >> 16)};
  }
};
// Integers are clamped; what is not a number becomes zero.
template <class T> static T clamped(long double x, char mode, long double low, long double high) {
  if (x != x) return 0;
  long double y = rounded(x, mode);
  return y < low ? (T)low : y > high ? (T)high : (T)y;
}
#define TO_INT(T, low, high)                                                                                           \
  template <> struct To<T> {                                                                                           \
    static T of(long double x, char mode) { return clamped<T>(x, mode, low, high); }                                   \
  };
TO_INT(int8_t, -128, 127)
TO_INT(uint8_t, 0, 255)
TO_INT(int16_t, -32768, 32767)
TO_INT(int32_t, -2147483648.0L, 2147483647.0L)
TO_INT(int64_t, -9223372036854775808.0L, 9223372036854775807.0L)

template <class T> static long double wide(T x) { return (long double)x; }
template <> long double wide(half x) { return (long double)(float)x; }
template <> long double wide(bf16 x) { return (long double)(float)x; }

#define CONVERT(id, name, A, D, mode)                                                                                  \
  INSTRUCTION(id, "VCONV." name, void, D *d, A *x, uint64_t c) {                                                       \
    unary<D, A>("VCONV." name, d, x, c, [](A a) -> D { return To<D>::of(wide(a), mode); });                            \
  }
#define CONVERT_ALL(id, name, tail, A, D)                                                                              \
  CONVERT(id##_r, name "r" tail, A, D, 'r')                                                                            \
  CONVERT(id##_a, name "a" tail, A, D, 'a')                                                                            \
  CONVERT(id##_f, name "f" tail, A, D, 'f')                                                                            \
  CONVERT(id##_c, name "c" tail, A, D, 'c')                                                                            \
  CONVERT(id##_z, name "z" tail, A, D, 'z')
CONVERT_ALL(f32_f16, "f322f16", ".v220", float, half)
CONVERT(f32_f16_o, "f322f16o.v220", float, half, 'o')
CONVERT_ALL(f32_bf16, "f322bf16", ".v220", float, bf16)
CONVERT_ALL(f32_s16, "f322s16", ".v220", float, int16_t)
CONVERT_ALL(f32_s32, "f322s32", ".v220", float, int32_t)
CONVERT_ALL(f32_s64, "f322s64", ".v220", float, int64_t)
CONVERT_ALL(f16_s8, "f162s8", ".v220", half, int8_t)
CONVERT_ALL(f16_u8, "f162u8", ".v220", half, uint8_t)
CONVERT_ALL(f16_s16, "f162s16", ".v220", half, int16_t)
CONVERT_ALL(f16_s32, "f162s32", ".v220", half, int32_t)
CONVERT_ALL(bf16_s32, "bf162s32", ".v220", bf16, int32_t)
CONVERT_ALL(s16_f16, "s162f16", ".v220", int16_t, half)
CONVERT_ALL(s32_f32, "s322f32", ".v220", int32_t, float)
CONVERT_ALL(s64_f32, "s642f32", ".1.v220", int64_t, float)
CONVERT(f16_f32, "f162f32.v220", half, float, 'r')
CONVERT(bf16_f32, "bf162f32.v220", bf16, float, 'r')
CONVERT(s8_f16, "s82f16.v220", int8_t, half, 'r')
CONVERT(u8_f16, "u82f16.v220", uint8_t, half, 'r')
CONVERT(s16_f32, "s162f32.v220", int16_t, float, 'r')
CONVERT(s32_s64, "s322s64.1.v220", int32_t, int64_t, 'r')

// Rounded to whole numbers.
#define TO_WHOLE(id, name, mode)                                                                                       \
  INSTRUCTION(id, "VCONV." name, void, float *d, float *x, uint64_t c) {                                               \
    unary<float, float>("VCONV." name, d, x, c, [](float a) -> float { return (float)rounded(a, mode); });             \
  }
TO_WHOLE(whole_r, "f322f32r.v220", 'r')
TO_WHOLE(whole_a, "f322f32a.v220", 'a')
TO_WHOLE(whole_f, "f322f32f.v220", 'f')
TO_WHOLE(whole_c, "f322f32c.v220", 'c')
TO_WHOLE(whole_z, "f322f32z.v220", 'z')

// Narrower integers: clamped, or cut off where bit 59 of the control register says so.
#define NARROW(id, name, A, D)                                                                                         \
  INSTRUCTION(id, "VCONV." name, void, D *d, A *x, uint64_t c) {                                                       \
    bool cut = core->ctrl >> 59 & 1;                                                                                   \
    unary<D, A>("VCONV." name, d, x, c, [cut](A a) -> D { return cut ? (D)a : To<D>::of(wide(a), 'r'); });             \
  }
NARROW(s32_s16, "s322s16.v220", int32_t, int16_t)
NARROW(s64_s32, "s642s32.1.v220", int64_t, int32_t)

// What compilers call to round to bf16, which older run-time libraries lack.
extern "C" __bf16 __truncsfbf2(float x) {
  bf16 rounded = To<bf16>::of(x, 'r');
  __bf16 value;
  memcpy(&value, &rounded, sizeof value);
  return value;
}
