//@ count_ones_u32
static __device__ __forceinline__ u32 count_ones_u32(u32 x) {
  return (u32)__builtin_popcount(x);
}

//@ leading_zeros_u32
static __device__ __forceinline__ u32 leading_zeros_u32(u32 x) {
  return x == 0 ? 32 : (u32)__builtin_clz(x);
}

//@ count_ones_u64
static __device__ __forceinline__ u32 count_ones_u64(u64 x) {
  return (u32)__builtin_popcountll(x);
}

//@ leading_zeros_u64
static __device__ __forceinline__ u32 leading_zeros_u64(u64 x) {
  return x == 0 ? 64 : (u32)__builtin_clzll(x);
}

//@ logic
// Bit by bit, that bit of the table which the three bits are the number of.
template <int TABLE>
static __device__ __forceinline__ u32 logic(u32 x, u32 y, u32 z) {
  u32 result = 0;
#pragma unroll
  for (int i = 0; i < 8; i++) {
    if (TABLE >> i & 1) result |= (i & 4 ? x : ~x) & (i & 2 ? y : ~y) & (i & 1 ? z : ~z);
  }
  return result;
}
