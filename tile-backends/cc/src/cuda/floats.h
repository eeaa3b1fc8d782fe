//@ mul_f32
static __device__ __forceinline__ float mul_f32(float x, float y) {
  float result;
  asm("mul.rn.f32 %0, %1, %2;" : "=f"(result) : "f"(x), "f"(y));
  return result;
}

//@ min_f32
static __device__ __forceinline__ float min_f32(float x, float y) {
  float result;
  asm("min.f32 %0, %1, %2;" : "=f"(result) : "f"(x), "f"(y));
  return result;
}

//@ max_f32
static __device__ __forceinline__ float max_f32(float x, float y) {
  float result;
  asm("max.f32 %0, %1, %2;" : "=f"(result) : "f"(x), "f"(y));
  return result;
}

//@ abs_f32
static __device__ __forceinline__ float abs_f32(float x) {
  float result;
  asm("abs.f32 %0, %1;" : "=f"(result) : "f"(x));
  return result;
}

//@ mul_f64
static __device__ __forceinline__ double mul_f64(double x, double y) {
  double result;
  asm("mul.rn.f64 %0, %1, %2;" : "=d"(result) : "d"(x), "d"(y));
  return result;
}

//@ min_f64
static __device__ __forceinline__ double min_f64(double x, double y) {
  double result;
  asm("min.f64 %0, %1, %2;" : "=d"(result) : "d"(x), "d"(y));
  return result;
}

//@ max_f64
static __device__ __forceinline__ double max_f64(double x, double y) {
  double result;
  asm("max.f64 %0, %1, %2;" : "=d"(result) : "d"(x), "d"(y));
  return result;
}

//@ abs_f64
static __device__ __forceinline__ double abs_f64(double x) {
  double result;
  asm("abs.f64 %0, %1;" : "=d"(result) : "d"(x));
  return result;
}

//@ min_nan_f32
static __device__ __forceinline__ float min_nan_f32(float x, float y) {
  float result;
  asm("min.NaN.f32 %0, %1, %2;" : "=f"(result) : "f"(x), "f"(y));
  return result;
}

//@ max_nan_f32
static __device__ __forceinline__ float max_nan_f32(float x, float y) {
  float result;
  asm("max.NaN.f32 %0, %1, %2;" : "=f"(result) : "f"(x), "f"(y));
  return result;
}

//@ min_f16
static __device__ __forceinline__ f16 min_f16(f16 x, f16 y) {
  f16 result;
  asm("min.f16 %0, %1, %2;" : "=h"(result.bits) : "h"(x.bits), "h"(y.bits));
  return result;
}

//@ min_nan_f16
static __device__ __forceinline__ f16 min_nan_f16(f16 x, f16 y) {
  f16 result;
  asm("min.NaN.f16 %0, %1, %2;" : "=h"(result.bits) : "h"(x.bits), "h"(y.bits));
  return result;
}

//@ min_f16x2
static __device__ __forceinline__ u32 min_f16x2(u32 x, u32 y) {
  u32 result;
  asm("min.f16x2 %0, %1, %2;" : "=r"(result) : "r"(x), "r"(y));
  return result;
}

//@ min_nan_f16x2
static __device__ __forceinline__ u32 min_nan_f16x2(u32 x, u32 y) {
  u32 result;
  asm("min.NaN.f16x2 %0, %1, %2;" : "=r"(result) : "r"(x), "r"(y));
  return result;
}

//@ min_bf16
static __device__ __forceinline__ bf16 min_bf16(bf16 x, bf16 y) {
  bf16 result;
  asm("min.bf16 %0, %1, %2;" : "=h"(result.bits) : "h"(x.bits), "h"(y.bits));
  return result;
}

//@ min_nan_bf16
static __device__ __forceinline__ bf16 min_nan_bf16(bf16 x, bf16 y) {
  bf16 result;
  asm("min.NaN.bf16 %0, %1, %2;" : "=h"(result.bits) : "h"(x.bits), "h"(y.bits));
  return result;
}

//@ min_bf16x2
static __device__ __forceinline__ u32 min_bf16x2(u32 x, u32 y) {
  u32 result;
  asm("min.bf16x2 %0, %1, %2;" : "=r"(result) : "r"(x), "r"(y));
  return result;
}

//@ min_nan_bf16x2
static __device__ __forceinline__ u32 min_nan_bf16x2(u32 x, u32 y) {
  u32 result;
  asm("min.NaN.bf16x2 %0, %1, %2;" : "=r"(result) : "r"(x), "r"(y));
  return result;
}

//@ max_f16
static __device__ __forceinline__ f16 max_f16(f16 x, f16 y) {
  f16 result;
  asm("max.f16 %0, %1, %2;" : "=h"(result.bits) : "h"(x.bits), "h"(y.bits));
  return result;
}

//@ max_nan_f16
static __device__ __forceinline__ f16 max_nan_f16(f16 x, f16 y) {
  f16 result;
  asm("max.NaN.f16 %0, %1, %2;" : "=h"(result.bits) : "h"(x.bits), "h"(y.bits));
  return result;
}

//@ max_f16x2
static __device__ __forceinline__ u32 max_f16x2(u32 x, u32 y) {
  u32 result;
  asm("max.f16x2 %0, %1, %2;" : "=r"(result) : "r"(x), "r"(y));
  return result;
}

//@ max_nan_f16x2
static __device__ __forceinline__ u32 max_nan_f16x2(u32 x, u32 y) {
  u32 result;
  asm("max.NaN.f16x2 %0, %1, %2;" : "=r"(result) : "r"(x), "r"(y));
  return result;
}

//@ max_bf16
static __device__ __forceinline__ bf16 max_bf16(bf16 x, bf16 y) {
  bf16 result;
  asm("max.bf16 %0, %1, %2;" : "=h"(result.bits) : "h"(x.bits), "h"(y.bits));
  return result;
}

//@ max_nan_bf16
static __device__ __forceinline__ bf16 max_nan_bf16(bf16 x, bf16 y) {
  bf16 result;
  asm("max.NaN.bf16 %0, %1, %2;" : "=h"(result.bits) : "h"(x.bits), "h"(y.bits));
  return result;
}

//@ max_bf16x2
static __device__ __forceinline__ u32 max_bf16x2(u32 x, u32 y) {
  u32 result;
  asm("max.bf16x2 %0, %1, %2;" : "=r"(result) : "r"(x), "r"(y));
  return result;
}

//@ max_nan_bf16x2
static __device__ __forceinline__ u32 max_nan_bf16x2(u32 x, u32 y) {
  u32 result;
  asm("max.NaN.bf16x2 %0, %1, %2;" : "=r"(result) : "r"(x), "r"(y));
  return result;
}

//@ fma_f16
static __device__ __forceinline__ f16 fma_f16(f16 x, f16 y, f16 z) {
  f16 result;
  asm("fma.rn.f16 %0, %1, %2, %3;" : "=h"(result.bits) : "h"(x.bits), "h"(y.bits), "h"(z.bits));
  return result;
}

//@ fma_f16x2
static __device__ __forceinline__ u32 fma_f16x2(u32 x, u32 y, u32 z) {
  u32 result;
  asm("fma.rn.f16x2 %0, %1, %2, %3;" : "=r"(result) : "r"(x), "r"(y), "r"(z));
  return result;
}

//@ fma_bf16
static __device__ __forceinline__ bf16 fma_bf16(bf16 x, bf16 y, bf16 z) {
  bf16 result;
  asm("fma.rn.bf16 %0, %1, %2, %3;" : "=h"(result.bits) : "h"(x.bits), "h"(y.bits), "h"(z.bits));
  return result;
}

//@ fma_bf16x2
static __device__ __forceinline__ u32 fma_bf16x2(u32 x, u32 y, u32 z) {
  u32 result;
  asm("fma.rn.bf16x2 %0, %1, %2, %3;" : "=r"(result) : "r"(x), "r"(y), "r"(z));
  return result;
}

//@ add_f16
static __device__ __forceinline__ f16 add_f16(f16 x, f16 y) {
  f16 result;
  asm("add.rn.f16 %0, %1, %2;" : "=h"(result.bits) : "h"(x.bits), "h"(y.bits));
  return result;
}

//@ add_f16x2
static __device__ __forceinline__ u32 add_f16x2(u32 x, u32 y) {
  u32 result;
  asm("add.rn.f16x2 %0, %1, %2;" : "=r"(result) : "r"(x), "r"(y));
  return result;
}

//@ sub_f16
static __device__ __forceinline__ f16 sub_f16(f16 x, f16 y) {
  f16 result;
  asm("sub.rn.f16 %0, %1, %2;" : "=h"(result.bits) : "h"(x.bits), "h"(y.bits));
  return result;
}

//@ sub_f16x2
static __device__ __forceinline__ u32 sub_f16x2(u32 x, u32 y) {
  u32 result;
  asm("sub.rn.f16x2 %0, %1, %2;" : "=r"(result) : "r"(x), "r"(y));
  return result;
}

//@ mul_f16
static __device__ __forceinline__ f16 mul_f16(f16 x, f16 y) {
  f16 result;
  asm("mul.rn.f16 %0, %1, %2;" : "=h"(result.bits) : "h"(x.bits), "h"(y.bits));
  return result;
}

//@ mul_f16x2
static __device__ __forceinline__ u32 mul_f16x2(u32 x, u32 y) {
  u32 result;
  asm("mul.rn.f16x2 %0, %1, %2;" : "=r"(result) : "r"(x), "r"(y));
  return result;
}

//@ odd_of
static __device__ __forceinline__ float odd_of(float down, float up) {
  return as_bits<u32>(down) & 1 ? down : up;
}

//@ fma_odd_f32
static __device__ __forceinline__ float fma_odd_f32(float x, float y, float z) {
  float down, up;
  asm("fma.rm.f32 %0, %1, %2, %3;" : "=f"(down) : "f"(x), "f"(y), "f"(z));
  asm("fma.rp.f32 %0, %1, %2, %3;" : "=f"(up) : "f"(x), "f"(y), "f"(z));
  return odd_of(down, up);
}

//@ round_tf32
static __device__ __forceinline__ u32 round_tf32(u32 x) {
  u32 result;
  asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(result) : "r"(x));
  return result;
}
