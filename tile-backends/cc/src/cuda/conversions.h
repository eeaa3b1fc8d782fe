//@ f16_to_f32
static __device__ __forceinline__ float f16_to_f32(f16 x) {
  float result;
  asm("cvt.f32.f16 %0, %1;" : "=f"(result) : "h"(x.bits));
  return result;
}

//@ f32_to_f16
static __device__ __forceinline__ f16 f32_to_f16(float x) {
  f16 result;
  asm("cvt.rn.f16.f32 %0, %1;" : "=h"(result.bits) : "f"(x));
  return result;
}

//@ f32_to_f16_rz
static __device__ __forceinline__ f16 f32_to_f16_rz(float x) {
  f16 result;
  asm("cvt.rz.f16.f32 %0, %1;" : "=h"(result.bits) : "f"(x));
  return result;
}

//@ f32_to_f16_rp
static __device__ __forceinline__ f16 f32_to_f16_rp(float x) {
  f16 result;
  asm("cvt.rp.f16.f32 %0, %1;" : "=h"(result.bits) : "f"(x));
  return result;
}

//@ f32_to_f16_rm
static __device__ __forceinline__ f16 f32_to_f16_rm(float x) {
  f16 result;
  asm("cvt.rm.f16.f32 %0, %1;" : "=h"(result.bits) : "f"(x));
  return result;
}

//@ f32_to_bf16
static __device__ __forceinline__ bf16 f32_to_bf16(float x) {
  bf16 result;
  asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(result.bits) : "f"(x));
  return result;
}

//@ f32_to_bf16_rz
static __device__ __forceinline__ bf16 f32_to_bf16_rz(float x) {
  bf16 result;
  asm("cvt.rz.bf16.f32 %0, %1;" : "=h"(result.bits) : "f"(x));
  return result;
}

//@ f64_to_f32_rz
static __device__ __forceinline__ float f64_to_f32_rz(double x) {
  float result;
  asm("cvt.rz.f32.f64 %0, %1;" : "=f"(result) : "d"(x));
  return result;
}

//@ f64_to_f32_rp
static __device__ __forceinline__ float f64_to_f32_rp(double x) {
  float result;
  asm("cvt.rp.f32.f64 %0, %1;" : "=f"(result) : "d"(x));
  return result;
}

//@ f64_to_f32_rm
static __device__ __forceinline__ float f64_to_f32_rm(double x) {
  float result;
  asm("cvt.rm.f32.f64 %0, %1;" : "=f"(result) : "d"(x));
  return result;
}

//@ f64_to_f16
static __device__ __forceinline__ f16 f64_to_f16(double x) {
  f16 result;
  asm("cvt.rn.f16.f64 %0, %1;" : "=h"(result.bits) : "d"(x));
  return result;
}

//@ f64_to_f16_rz
static __device__ __forceinline__ f16 f64_to_f16_rz(double x) {
  f16 result;
  asm("cvt.rz.f16.f64 %0, %1;" : "=h"(result.bits) : "d"(x));
  return result;
}

//@ f64_to_f16_rp
static __device__ __forceinline__ f16 f64_to_f16_rp(double x) {
  f16 result;
  asm("cvt.rp.f16.f64 %0, %1;" : "=h"(result.bits) : "d"(x));
  return result;
}

//@ f64_to_f16_rm
static __device__ __forceinline__ f16 f64_to_f16_rm(double x) {
  f16 result;
  asm("cvt.rm.f16.f64 %0, %1;" : "=h"(result.bits) : "d"(x));
  return result;
}

//@ f64_to_f32_odd
static __device__ __forceinline__ float f64_to_f32_odd(double x) {
  return odd_of(f64_to_f32_rm(x), f64_to_f32_rp(x));
}

//@ i32_to_f32_rz
static __device__ __forceinline__ float i32_to_f32_rz(i32 x) {
  float result;
  asm("cvt.rz.f32.s32 %0, %1;" : "=f"(result) : "r"(x));
  return result;
}

//@ i32_to_f32_rp
static __device__ __forceinline__ float i32_to_f32_rp(i32 x) {
  float result;
  asm("cvt.rp.f32.s32 %0, %1;" : "=f"(result) : "r"(x));
  return result;
}

//@ i32_to_f32_rm
static __device__ __forceinline__ float i32_to_f32_rm(i32 x) {
  float result;
  asm("cvt.rm.f32.s32 %0, %1;" : "=f"(result) : "r"(x));
  return result;
}

//@ i32_to_f32_odd
static __device__ __forceinline__ float i32_to_f32_odd(i32 x) {
  return odd_of(i32_to_f32_rm(x), i32_to_f32_rp(x));
}

//@ f32_to_i32
static __device__ __forceinline__ i32 f32_to_i32(float x) {
  i32 whole;
  asm("cvt.rzi.s32.f32 %0, %1;" : "=r"(whole) : "f"(x));
  return x != x ? 0 : whole;
}

//@ f64_to_i32
static __device__ __forceinline__ i32 f64_to_i32(double x) {
  i32 whole;
  asm("cvt.rzi.s32.f64 %0, %1;" : "=r"(whole) : "d"(x));
  return x != x ? 0 : whole;
}

//@ u32_to_f32_rz
static __device__ __forceinline__ float u32_to_f32_rz(u32 x) {
  float result;
  asm("cvt.rz.f32.u32 %0, %1;" : "=f"(result) : "r"(x));
  return result;
}

//@ u32_to_f32_rp
static __device__ __forceinline__ float u32_to_f32_rp(u32 x) {
  float result;
  asm("cvt.rp.f32.u32 %0, %1;" : "=f"(result) : "r"(x));
  return result;
}

//@ u32_to_f32_rm
static __device__ __forceinline__ float u32_to_f32_rm(u32 x) {
  float result;
  asm("cvt.rm.f32.u32 %0, %1;" : "=f"(result) : "r"(x));
  return result;
}

//@ u32_to_f32_odd
static __device__ __forceinline__ float u32_to_f32_odd(u32 x) {
  return odd_of(u32_to_f32_rm(x), u32_to_f32_rp(x));
}

//@ f32_to_u32
static __device__ __forceinline__ u32 f32_to_u32(float x) {
  u32 whole;
  asm("cvt.rzi.u32.f32 %0, %1;" : "=r"(whole) : "f"(x));
  return x != x ? 0 : whole;
}

//@ f64_to_u32
static __device__ __forceinline__ u32 f64_to_u32(double x) {
  u32 whole;
  asm("cvt.rzi.u32.f64 %0, %1;" : "=r"(whole) : "d"(x));
  return x != x ? 0 : whole;
}

//@ i64_to_f32_rz
static __device__ __forceinline__ float i64_to_f32_rz(i64 x) {
  float result;
  asm("cvt.rz.f32.s64 %0, %1;" : "=f"(result) : "l"(x));
  return result;
}

//@ i64_to_f32_rp
static __device__ __forceinline__ float i64_to_f32_rp(i64 x) {
  float result;
  asm("cvt.rp.f32.s64 %0, %1;" : "=f"(result) : "l"(x));
  return result;
}

//@ i64_to_f32_rm
static __device__ __forceinline__ float i64_to_f32_rm(i64 x) {
  float result;
  asm("cvt.rm.f32.s64 %0, %1;" : "=f"(result) : "l"(x));
  return result;
}

//@ i64_to_f32_odd
static __device__ __forceinline__ float i64_to_f32_odd(i64 x) {
  return odd_of(i64_to_f32_rm(x), i64_to_f32_rp(x));
}

//@ i64_to_f64_rz
static __device__ __forceinline__ double i64_to_f64_rz(i64 x) {
  double result;
  asm("cvt.rz.f64.s64 %0, %1;" : "=d"(result) : "l"(x));
  return result;
}

//@ i64_to_f64_rp
static __device__ __forceinline__ double i64_to_f64_rp(i64 x) {
  double result;
  asm("cvt.rp.f64.s64 %0, %1;" : "=d"(result) : "l"(x));
  return result;
}

//@ i64_to_f64_rm
static __device__ __forceinline__ double i64_to_f64_rm(i64 x) {
  double result;
  asm("cvt.rm.f64.s64 %0, %1;" : "=d"(result) : "l"(x));
  return result;
}

//@ f32_to_i64
static __device__ __forceinline__ i64 f32_to_i64(float x) {
  i64 whole;
  asm("cvt.rzi.s64.f32 %0, %1;" : "=l"(whole) : "f"(x));
  return x != x ? 0 : whole;
}

//@ f64_to_i64
static __device__ __forceinline__ i64 f64_to_i64(double x) {
  i64 whole;
  asm("cvt.rzi.s64.f64 %0, %1;" : "=l"(whole) : "d"(x));
  return x != x ? 0 : whole;
}

//@ u64_to_f32_rz
static __device__ __forceinline__ float u64_to_f32_rz(u64 x) {
  float result;
  asm("cvt.rz.f32.u64 %0, %1;" : "=f"(result) : "l"(x));
  return result;
}

//@ u64_to_f32_rp
static __device__ __forceinline__ float u64_to_f32_rp(u64 x) {
  float result;
  asm("cvt.rp.f32.u64 %0, %1;" : "=f"(result) : "l"(x));
  return result;
}

//@ u64_to_f32_rm
static __device__ __forceinline__ float u64_to_f32_rm(u64 x) {
  float result;
  asm("cvt.rm.f32.u64 %0, %1;" : "=f"(result) : "l"(x));
  return result;
}

//@ u64_to_f32_odd
static __device__ __forceinline__ float u64_to_f32_odd(u64 x) {
  return odd_of(u64_to_f32_rm(x), u64_to_f32_rp(x));
}

//@ u64_to_f64_rz
static __device__ __forceinline__ double u64_to_f64_rz(u64 x) {
  double result;
  asm("cvt.rz.f64.u64 %0, %1;" : "=d"(result) : "l"(x));
  return result;
}

//@ u64_to_f64_rp
static __device__ __forceinline__ double u64_to_f64_rp(u64 x) {
  double result;
  asm("cvt.rp.f64.u64 %0, %1;" : "=d"(result) : "l"(x));
  return result;
}

//@ u64_to_f64_rm
static __device__ __forceinline__ double u64_to_f64_rm(u64 x) {
  double result;
  asm("cvt.rm.f64.u64 %0, %1;" : "=d"(result) : "l"(x));
  return result;
}

//@ f32_to_u64
static __device__ __forceinline__ u64 f32_to_u64(float x) {
  u64 whole;
  asm("cvt.rzi.u64.f32 %0, %1;" : "=l"(whole) : "f"(x));
  return x != x ? 0 : whole;
}

//@ f64_to_u64
static __device__ __forceinline__ u64 f64_to_u64(double x) {
  u64 whole;
  asm("cvt.rzi.u64.f64 %0, %1;" : "=l"(whole) : "d"(x));
  return x != x ? 0 : whole;
}

//@ f32_to_f8
// A float of 8 bits: rounds to nearest even (0), toward zero (1), up (2) or down (3).
template <int MANTISSA, int BIAS, int LARGEST, int NAN_CODE, int INFINITY_CODE>
static __device__ __forceinline__ u8 f32_to_f8(float x, int mode) {
  const u32 dropped = 23 - MANTISSA;
  const u32 encoding = as_bits<u32>(x);
  const u32 magnitude = encoding & 0x7fffffff;
  const bool away = mode == 2 ? (i32)encoding >= 0 : mode == 3 && (i32)encoding < 0;
  // Normal results: another bias, and the digits that fit.
  const u32 rebiased = magnitude - ((u32)(127 - BIAS) << 23);
  const u32 half = ((rebiased >> dropped) & 1) + (1u << (dropped - 1)) - 1;
  const u32 added = mode == 0 ? half : away ? (1u << dropped) - 1 : 0;
  const u32 normal = (rebiased + added) >> dropped;
  // Subnormal results: the last place of `unit` is the smallest value.
  const u32 unit = (u32)(127 + 1 - BIAS + dropped) << 23;
  float nearest, up, down;
  asm("add.rn.f32 %0, %1, %2;" : "=f"(nearest) : "f"(as_bits<float>(magnitude)), "f"(as_bits<float>(unit)));
  asm("add.rp.f32 %0, %1, %2;" : "=f"(up) : "f"(as_bits<float>(magnitude)), "f"(as_bits<float>(unit)));
  asm("add.rz.f32 %0, %1, %2;" : "=f"(down) : "f"(as_bits<float>(magnitude)), "f"(as_bits<float>(unit)));
  const u32 subnormal = as_bits<u32>(mode == 0 ? nearest : away ? up : down) - unit;
  u32 code = magnitude >= (u32)(127 + 1 - BIAS) << 23 ? normal : subnormal;
  code = code < LARGEST ? code : LARGEST;
  if (INFINITY_CODE >= 0 && magnitude == 0x7f800000) code = INFINITY_CODE;
  if (magnitude > 0x7f800000) code = NAN_CODE;
  return (u8)(code | (encoding >> 24 & 0x80));
}
