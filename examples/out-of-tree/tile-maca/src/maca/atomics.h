//@ fence
static __device__ __forceinline__ void fence() {
  __threadfence();
}

//@ fence_sc
static __device__ __forceinline__ void fence_sc() {
  __threadfence();
}

//@ atomic_add_f32
static __device__ __forceinline__ float atomic_add_f32(float *at, float x) {
  return atomicAdd(at, x);
}

//@ atomic_add_i32
static __device__ __forceinline__ i32 atomic_add_i32(i32 *at, i32 x) {
  return atomicAdd(at, x);
}

//@ atomic_min_i32
static __device__ __forceinline__ i32 atomic_min_i32(i32 *at, i32 x) {
  return atomicMin(at, x);
}

//@ atomic_max_i32
static __device__ __forceinline__ i32 atomic_max_i32(i32 *at, i32 x) {
  return atomicMax(at, x);
}

//@ atomic_and_i32
static __device__ __forceinline__ i32 atomic_and_i32(i32 *at, i32 x) {
  return atomicAnd(at, x);
}

//@ atomic_or_i32
static __device__ __forceinline__ i32 atomic_or_i32(i32 *at, i32 x) {
  return atomicOr(at, x);
}

//@ atomic_xor_i32
static __device__ __forceinline__ i32 atomic_xor_i32(i32 *at, i32 x) {
  return atomicXor(at, x);
}

//@ atomic_add_u32
static __device__ __forceinline__ u32 atomic_add_u32(u32 *at, u32 x) {
  return atomicAdd(at, x);
}

//@ atomic_min_u32
static __device__ __forceinline__ u32 atomic_min_u32(u32 *at, u32 x) {
  return atomicMin(at, x);
}

//@ atomic_max_u32
static __device__ __forceinline__ u32 atomic_max_u32(u32 *at, u32 x) {
  return atomicMax(at, x);
}

//@ atomic_and_u32
static __device__ __forceinline__ u32 atomic_and_u32(u32 *at, u32 x) {
  return atomicAnd(at, x);
}

//@ atomic_or_u32
static __device__ __forceinline__ u32 atomic_or_u32(u32 *at, u32 x) {
  return atomicOr(at, x);
}

//@ atomic_xor_u32
static __device__ __forceinline__ u32 atomic_xor_u32(u32 *at, u32 x) {
  return atomicXor(at, x);
}

//@ atomic_add_u64
static __device__ __forceinline__ u64 atomic_add_u64(u64 *at, u64 x) {
  return atomicAdd(at, x);
}

//@ atomic_cas_u32
static __device__ __forceinline__ u32 atomic_cas_u32(u32 *at, u32 expected, u32 x) {
  return atomicCAS(at, expected, x);
}

//@ atomic_cas_u64
static __device__ __forceinline__ u64 atomic_cas_u64(u64 *at, u64 expected, u64 x) {
  return atomicCAS(at, expected, x);
}

//@ atomic_cas_u16
static __device__ __forceinline__ u16 atomic_cas_u16(u16 *at, u16 expected, u16 x) {
  u32 *const word = reinterpret_cast<u32 *>(reinterpret_cast<u64>(at) & ~3ull);
  const u32 shift = (u32)(reinterpret_cast<u64>(at) & 2) * 8;
  u32 old = *reinterpret_cast<volatile u32 *>(word);
  while ((u16)(old >> shift) == expected) {
    const u32 found = atomic_cas_u32(word, old, (old & ~(0xffffu << shift)) | (u32)x << shift);
    if (found == old) break;
    old = found;
  }
  return (u16)(old >> shift);
}
