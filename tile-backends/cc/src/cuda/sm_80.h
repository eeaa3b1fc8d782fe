//@ add_bf16
static __device__ __forceinline__ bf16 add_bf16(bf16 x, bf16 y) {
  return fma_bf16(y, bf16{0x3f80}, x);
}

//@ add_bf16x2
static __device__ __forceinline__ u32 add_bf16x2(u32 x, u32 y) {
  return fma_bf16x2(y, 0x3f803f80u, x);
}

//@ sub_bf16
static __device__ __forceinline__ bf16 sub_bf16(bf16 x, bf16 y) {
  return fma_bf16(y, bf16{0xbf80}, x);
}

//@ sub_bf16x2
static __device__ __forceinline__ u32 sub_bf16x2(u32 x, u32 y) {
  return fma_bf16x2(y, 0xbf80bf80u, x);
}

//@ mul_bf16
static __device__ __forceinline__ bf16 mul_bf16(bf16 x, bf16 y) {
  return fma_bf16(x, y, bf16{0x8000});
}

//@ mul_bf16x2
static __device__ __forceinline__ u32 mul_bf16x2(u32 x, u32 y) {
  return fma_bf16x2(x, y, 0x80008000u);
}
