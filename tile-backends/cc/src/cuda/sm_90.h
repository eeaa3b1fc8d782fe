//@ add_bf16
static __device__ __forceinline__ bf16 add_bf16(bf16 x, bf16 y) {
  bf16 result;
  asm("add.rn.bf16 %0, %1, %2;" : "=h"(result.bits) : "h"(x.bits), "h"(y.bits));
  return result;
}

//@ add_bf16x2
static __device__ __forceinline__ u32 add_bf16x2(u32 x, u32 y) {
  u32 result;
  asm("add.rn.bf16x2 %0, %1, %2;" : "=r"(result) : "r"(x), "r"(y));
  return result;
}

//@ sub_bf16
static __device__ __forceinline__ bf16 sub_bf16(bf16 x, bf16 y) {
  bf16 result;
  asm("sub.rn.bf16 %0, %1, %2;" : "=h"(result.bits) : "h"(x.bits), "h"(y.bits));
  return result;
}

//@ sub_bf16x2
static __device__ __forceinline__ u32 sub_bf16x2(u32 x, u32 y) {
  u32 result;
  asm("sub.rn.bf16x2 %0, %1, %2;" : "=r"(result) : "r"(x), "r"(y));
  return result;
}

//@ mul_bf16
static __device__ __forceinline__ bf16 mul_bf16(bf16 x, bf16 y) {
  bf16 result;
  asm("mul.rn.bf16 %0, %1, %2;" : "=h"(result.bits) : "h"(x.bits), "h"(y.bits));
  return result;
}

//@ mul_bf16x2
static __device__ __forceinline__ u32 mul_bf16x2(u32 x, u32 y) {
  u32 result;
  asm("mul.rn.bf16x2 %0, %1, %2;" : "=r"(result) : "r"(x), "r"(y));
  return result;
}

//@ e4m3_to_f32
static __device__ __forceinline__ float e4m3_to_f32(e4m3 x) {
  u32 halves;
  asm("cvt.rn.f16x2.e4m3x2 %0, %1;" : "=r"(halves) : "h"((u16)x.bits));
  return f16_to_f32(f16{(u16)halves});
}

//@ f32_to_e4m3
static __device__ __forceinline__ e4m3 f32_to_e4m3(float x) {
  u16 pair;
  asm("cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2;" : "=h"(pair) : "f"(0.0f), "f"(x));
  return e4m3{(u8)pair};
}

//@ f32_to_e5m2
static __device__ __forceinline__ e5m2 f32_to_e5m2(float x) {
  u16 pair;
  asm("cvt.rn.satfinite.e5m2x2.f32 %0, %1, %2;" : "=h"(pair) : "f"(0.0f), "f"(x));
  if ((as_bits<u32>(x) & 0x7fffffff) == 0x7f800000) pair = (u16)((pair & 0x80) | 0x7c);
  return e5m2{(u8)pair};
}

//@ atomic_add_bf16
static __device__ __forceinline__ bf16 atomic_add_bf16(bf16 *at, bf16 x) {
  bf16 old;
  asm volatile("atom.relaxed.gpu.add.noftz.bf16 %0, [%1], %2;" : "=h"(old.bits) : "l"(at), "h"(x.bits) : "memory");
  return old;
}

