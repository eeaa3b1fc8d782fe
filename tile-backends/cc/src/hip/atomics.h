//@ fence
static __device__ __forceinline__ void fence() {
  __builtin_amdgcn_fence(__ATOMIC_ACQ_REL, "agent");
}

//@ fence_sc
static __device__ __forceinline__ void fence_sc() {
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "agent");
}

//@ atomic_add_f32
static __device__ __forceinline__ float atomic_add_f32(float *at, float x) {
  return __hip_atomic_fetch_add(at, x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

//@ atomic_add_f64
static __device__ __forceinline__ double atomic_add_f64(double *at, double x) {
  return __hip_atomic_fetch_add(at, x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

//@ atomic_add_i32
static __device__ __forceinline__ i32 atomic_add_i32(i32 *at, i32 x) {
  return __hip_atomic_fetch_add(at, x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

//@ atomic_min_i32
static __device__ __forceinline__ i32 atomic_min_i32(i32 *at, i32 x) {
  return __hip_atomic_fetch_min(at, x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

//@ atomic_max_i32
static __device__ __forceinline__ i32 atomic_max_i32(i32 *at, i32 x) {
  return __hip_atomic_fetch_max(at, x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

//@ atomic_and_i32
static __device__ __forceinline__ i32 atomic_and_i32(i32 *at, i32 x) {
  return __hip_atomic_fetch_and(at, x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

//@ atomic_or_i32
static __device__ __forceinline__ i32 atomic_or_i32(i32 *at, i32 x) {
  return __hip_atomic_fetch_or(at, x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

//@ atomic_xor_i32
static __device__ __forceinline__ i32 atomic_xor_i32(i32 *at, i32 x) {
  return __hip_atomic_fetch_xor(at, x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

//@ atomic_add_u32
static __device__ __forceinline__ u32 atomic_add_u32(u32 *at, u32 x) {
  return __hip_atomic_fetch_add(at, x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

//@ atomic_min_u32
static __device__ __forceinline__ u32 atomic_min_u32(u32 *at, u32 x) {
  return __hip_atomic_fetch_min(at, x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

//@ atomic_max_u32
static __device__ __forceinline__ u32 atomic_max_u32(u32 *at, u32 x) {
  return __hip_atomic_fetch_max(at, x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

//@ atomic_and_u32
static __device__ __forceinline__ u32 atomic_and_u32(u32 *at, u32 x) {
  return __hip_atomic_fetch_and(at, x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

//@ atomic_or_u32
static __device__ __forceinline__ u32 atomic_or_u32(u32 *at, u32 x) {
  return __hip_atomic_fetch_or(at, x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

//@ atomic_xor_u32
static __device__ __forceinline__ u32 atomic_xor_u32(u32 *at, u32 x) {
  return __hip_atomic_fetch_xor(at, x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

//@ atomic_add_i64
static __device__ __forceinline__ i64 atomic_add_i64(i64 *at, i64 x) {
  return __hip_atomic_fetch_add(at, x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

//@ atomic_min_i64
static __device__ __forceinline__ i64 atomic_min_i64(i64 *at, i64 x) {
  return __hip_atomic_fetch_min(at, x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

//@ atomic_max_i64
static __device__ __forceinline__ i64 atomic_max_i64(i64 *at, i64 x) {
  return __hip_atomic_fetch_max(at, x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

//@ atomic_and_i64
static __device__ __forceinline__ i64 atomic_and_i64(i64 *at, i64 x) {
  return __hip_atomic_fetch_and(at, x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

//@ atomic_or_i64
static __device__ __forceinline__ i64 atomic_or_i64(i64 *at, i64 x) {
  return __hip_atomic_fetch_or(at, x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

//@ atomic_xor_i64
static __device__ __forceinline__ i64 atomic_xor_i64(i64 *at, i64 x) {
  return __hip_atomic_fetch_xor(at, x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

//@ atomic_add_u64
static __device__ __forceinline__ u64 atomic_add_u64(u64 *at, u64 x) {
  return __hip_atomic_fetch_add(at, x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

//@ atomic_min_u64
static __device__ __forceinline__ u64 atomic_min_u64(u64 *at, u64 x) {
  return __hip_atomic_fetch_min(at, x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

//@ atomic_max_u64
static __device__ __forceinline__ u64 atomic_max_u64(u64 *at, u64 x) {
  return __hip_atomic_fetch_max(at, x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

//@ atomic_and_u64
static __device__ __forceinline__ u64 atomic_and_u64(u64 *at, u64 x) {
  return __hip_atomic_fetch_and(at, x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

//@ atomic_or_u64
static __device__ __forceinline__ u64 atomic_or_u64(u64 *at, u64 x) {
  return __hip_atomic_fetch_or(at, x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

//@ atomic_xor_u64
static __device__ __forceinline__ u64 atomic_xor_u64(u64 *at, u64 x) {
  return __hip_atomic_fetch_xor(at, x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

//@ atomic_cas_u32
static __device__ __forceinline__ u32 atomic_cas_u32(u32 *at, u32 expected, u32 x) {
  __hip_atomic_compare_exchange_strong(at, &expected, x, __ATOMIC_RELAXED, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  return expected;
}

//@ atomic_cas_u64
static __device__ __forceinline__ u64 atomic_cas_u64(u64 *at, u64 expected, u64 x) {
  __hip_atomic_compare_exchange_strong(at, &expected, x, __ATOMIC_RELAXED, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  return expected;
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
