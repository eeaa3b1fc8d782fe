//@ fence
static __device__ __forceinline__ void fence() {
  asm volatile("fence.acq_rel.gpu;" ::: "memory");
}

//@ fence_sc
static __device__ __forceinline__ void fence_sc() {
  asm volatile("fence.sc.gpu;" ::: "memory");
}

//@ atomic_add_f32
static __device__ __forceinline__ float atomic_add_f32(float *at, float x) {
  float old;
  asm volatile("atom.relaxed.gpu.add.f32 %0, [%1], %2;" : "=f"(old) : "l"(at), "f"(x) : "memory");
  return old;
}

//@ atomic_add_f64
static __device__ __forceinline__ double atomic_add_f64(double *at, double x) {
  double old;
  asm volatile("atom.relaxed.gpu.add.f64 %0, [%1], %2;" : "=d"(old) : "l"(at), "d"(x) : "memory");
  return old;
}

//@ atomic_add_f16
static __device__ __forceinline__ f16 atomic_add_f16(f16 *at, f16 x) {
  f16 old;
  asm volatile("atom.relaxed.gpu.add.noftz.f16 %0, [%1], %2;" : "=h"(old.bits) : "l"(at), "h"(x.bits) : "memory");
  return old;
}

//@ atomic_add_i32
static __device__ __forceinline__ i32 atomic_add_i32(i32 *at, i32 x) {
  i32 old;
  asm volatile("atom.relaxed.gpu.add.u32 %0, [%1], %2;" : "=r"(old) : "l"(at), "r"(x) : "memory");
  return old;
}

//@ atomic_min_i32
static __device__ __forceinline__ i32 atomic_min_i32(i32 *at, i32 x) {
  i32 old;
  asm volatile("atom.relaxed.gpu.min.s32 %0, [%1], %2;" : "=r"(old) : "l"(at), "r"(x) : "memory");
  return old;
}

//@ atomic_max_i32
static __device__ __forceinline__ i32 atomic_max_i32(i32 *at, i32 x) {
  i32 old;
  asm volatile("atom.relaxed.gpu.max.s32 %0, [%1], %2;" : "=r"(old) : "l"(at), "r"(x) : "memory");
  return old;
}

//@ atomic_and_i32
static __device__ __forceinline__ i32 atomic_and_i32(i32 *at, i32 x) {
  i32 old;
  asm volatile("atom.relaxed.gpu.and.b32 %0, [%1], %2;" : "=r"(old) : "l"(at), "r"(x) : "memory");
  return old;
}

//@ atomic_or_i32
static __device__ __forceinline__ i32 atomic_or_i32(i32 *at, i32 x) {
  i32 old;
  asm volatile("atom.relaxed.gpu.or.b32 %0, [%1], %2;" : "=r"(old) : "l"(at), "r"(x) : "memory");
  return old;
}

//@ atomic_xor_i32
static __device__ __forceinline__ i32 atomic_xor_i32(i32 *at, i32 x) {
  i32 old;
  asm volatile("atom.relaxed.gpu.xor.b32 %0, [%1], %2;" : "=r"(old) : "l"(at), "r"(x) : "memory");
  return old;
}

//@ atomic_add_u32
static __device__ __forceinline__ u32 atomic_add_u32(u32 *at, u32 x) {
  u32 old;
  asm volatile("atom.relaxed.gpu.add.u32 %0, [%1], %2;" : "=r"(old) : "l"(at), "r"(x) : "memory");
  return old;
}

//@ atomic_min_u32
static __device__ __forceinline__ u32 atomic_min_u32(u32 *at, u32 x) {
  u32 old;
  asm volatile("atom.relaxed.gpu.min.u32 %0, [%1], %2;" : "=r"(old) : "l"(at), "r"(x) : "memory");
  return old;
}

//@ atomic_max_u32
static __device__ __forceinline__ u32 atomic_max_u32(u32 *at, u32 x) {
  u32 old;
  asm volatile("atom.relaxed.gpu.max.u32 %0, [%1], %2;" : "=r"(old) : "l"(at), "r"(x) : "memory");
  return old;
}

//@ atomic_and_u32
static __device__ __forceinline__ u32 atomic_and_u32(u32 *at, u32 x) {
  u32 old;
  asm volatile("atom.relaxed.gpu.and.b32 %0, [%1], %2;" : "=r"(old) : "l"(at), "r"(x) : "memory");
  return old;
}

//@ atomic_or_u32
static __device__ __forceinline__ u32 atomic_or_u32(u32 *at, u32 x) {
  u32 old;
  asm volatile("atom.relaxed.gpu.or.b32 %0, [%1], %2;" : "=r"(old) : "l"(at), "r"(x) : "memory");
  return old;
}

//@ atomic_xor_u32
static __device__ __forceinline__ u32 atomic_xor_u32(u32 *at, u32 x) {
  u32 old;
  asm volatile("atom.relaxed.gpu.xor.b32 %0, [%1], %2;" : "=r"(old) : "l"(at), "r"(x) : "memory");
  return old;
}

//@ atomic_add_i64
static __device__ __forceinline__ i64 atomic_add_i64(i64 *at, i64 x) {
  i64 old;
  asm volatile("atom.relaxed.gpu.add.u64 %0, [%1], %2;" : "=l"(old) : "l"(at), "l"(x) : "memory");
  return old;
}

//@ atomic_min_i64
static __device__ __forceinline__ i64 atomic_min_i64(i64 *at, i64 x) {
  i64 old;
  asm volatile("atom.relaxed.gpu.min.s64 %0, [%1], %2;" : "=l"(old) : "l"(at), "l"(x) : "memory");
  return old;
}

//@ atomic_max_i64
static __device__ __forceinline__ i64 atomic_max_i64(i64 *at, i64 x) {
  i64 old;
  asm volatile("atom.relaxed.gpu.max.s64 %0, [%1], %2;" : "=l"(old) : "l"(at), "l"(x) : "memory");
  return old;
}

//@ atomic_and_i64
static __device__ __forceinline__ i64 atomic_and_i64(i64 *at, i64 x) {
  i64 old;
  asm volatile("atom.relaxed.gpu.and.b64 %0, [%1], %2;" : "=l"(old) : "l"(at), "l"(x) : "memory");
  return old;
}

//@ atomic_or_i64
static __device__ __forceinline__ i64 atomic_or_i64(i64 *at, i64 x) {
  i64 old;
  asm volatile("atom.relaxed.gpu.or.b64 %0, [%1], %2;" : "=l"(old) : "l"(at), "l"(x) : "memory");
  return old;
}

//@ atomic_xor_i64
static __device__ __forceinline__ i64 atomic_xor_i64(i64 *at, i64 x) {
  i64 old;
  asm volatile("atom.relaxed.gpu.xor.b64 %0, [%1], %2;" : "=l"(old) : "l"(at), "l"(x) : "memory");
  return old;
}

//@ atomic_add_u64
static __device__ __forceinline__ u64 atomic_add_u64(u64 *at, u64 x) {
  u64 old;
  asm volatile("atom.relaxed.gpu.add.u64 %0, [%1], %2;" : "=l"(old) : "l"(at), "l"(x) : "memory");
  return old;
}

//@ atomic_min_u64
static __device__ __forceinline__ u64 atomic_min_u64(u64 *at, u64 x) {
  u64 old;
  asm volatile("atom.relaxed.gpu.min.u64 %0, [%1], %2;" : "=l"(old) : "l"(at), "l"(x) : "memory");
  return old;
}

//@ atomic_max_u64
static __device__ __forceinline__ u64 atomic_max_u64(u64 *at, u64 x) {
  u64 old;
  asm volatile("atom.relaxed.gpu.max.u64 %0, [%1], %2;" : "=l"(old) : "l"(at), "l"(x) : "memory");
  return old;
}

//@ atomic_and_u64
static __device__ __forceinline__ u64 atomic_and_u64(u64 *at, u64 x) {
  u64 old;
  asm volatile("atom.relaxed.gpu.and.b64 %0, [%1], %2;" : "=l"(old) : "l"(at), "l"(x) : "memory");
  return old;
}

//@ atomic_or_u64
static __device__ __forceinline__ u64 atomic_or_u64(u64 *at, u64 x) {
  u64 old;
  asm volatile("atom.relaxed.gpu.or.b64 %0, [%1], %2;" : "=l"(old) : "l"(at), "l"(x) : "memory");
  return old;
}

//@ atomic_xor_u64
static __device__ __forceinline__ u64 atomic_xor_u64(u64 *at, u64 x) {
  u64 old;
  asm volatile("atom.relaxed.gpu.xor.b64 %0, [%1], %2;" : "=l"(old) : "l"(at), "l"(x) : "memory");
  return old;
}

//@ atomic_cas_u16
static __device__ __forceinline__ u16 atomic_cas_u16(u16 *at, u16 expected, u16 x) {
  u16 old;
  asm volatile("atom.relaxed.gpu.cas.b16 %0, [%1], %2, %3;" : "=h"(old) : "l"(at), "h"(expected), "h"(x) : "memory");
  return old;
}

//@ atomic_cas_u32
static __device__ __forceinline__ u32 atomic_cas_u32(u32 *at, u32 expected, u32 x) {
  u32 old;
  asm volatile("atom.relaxed.gpu.cas.b32 %0, [%1], %2, %3;" : "=r"(old) : "l"(at), "r"(expected), "r"(x) : "memory");
  return old;
}

//@ atomic_cas_u64
static __device__ __forceinline__ u64 atomic_cas_u64(u64 *at, u64 expected, u64 x) {
  u64 old;
  asm volatile("atom.relaxed.gpu.cas.b64 %0, [%1], %2, %3;" : "=l"(old) : "l"(at), "l"(expected), "l"(x) : "memory");
  return old;
}
