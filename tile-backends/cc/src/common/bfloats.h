//@ fma_bf16
static __device__ __forceinline__ bf16 fma_bf16(bf16 x, bf16 y, bf16 z) {
  return f32_to_bf16(fma_odd_f32(bf16_to_f32(x), bf16_to_f32(y), bf16_to_f32(z)));
}
