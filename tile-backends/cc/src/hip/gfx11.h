//@ lane_index
static __device__ __forceinline__ u32 lane_index() {
  return __builtin_amdgcn_mbcnt_lo(~0u, 0);
}

//@ dot4_i8_i8
static __device__ __forceinline__ i32 dot4_i8_i8(u32 x, u32 y, i32 z) {
  return __builtin_amdgcn_sudot4(true, (int)x, true, (int)y, z, false);
}

//@ dot4_i8_u8
static __device__ __forceinline__ i32 dot4_i8_u8(u32 x, u32 y, i32 z) {
  return __builtin_amdgcn_sudot4(true, (int)x, false, (int)y, z, false);
}

//@ dot4_u8_i8
static __device__ __forceinline__ i32 dot4_u8_i8(u32 x, u32 y, i32 z) {
  return __builtin_amdgcn_sudot4(false, (int)x, true, (int)y, z, false);
}

//@ dot4_u8_u8
static __device__ __forceinline__ i32 dot4_u8_u8(u32 x, u32 y, i32 z) {
  return __builtin_amdgcn_sudot4(false, (int)x, false, (int)y, z, false);
}
