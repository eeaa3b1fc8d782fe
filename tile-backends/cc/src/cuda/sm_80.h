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

//@ f32_to_e4m3
static __device__ __forceinline__ e4m3 f32_to_e4m3(float x) {
  return e4m3{f32_to_f8<3, 7, 0x7e, 0x7f, -1>(x, 0)};
}

//@ f32_to_e5m2
static __device__ __forceinline__ e5m2 f32_to_e5m2(float x) {
  return e5m2{f32_to_f8<2, 15, 0x7b, 0x7e, 0x7c>(x, 0)};
}

//@ e4m3_to_f32
static __device__ __forceinline__ float e4m3_to_f32(e4m3 x) {
  // With the exponent in the place of that of an f16, whose bias is larger by 8.
  const u32 magnitude = x.bits & 0x7f;
  if (magnitude == 0x7f) return as_bits<float>(0x7fc00000u);
  return 256.0f * f16_to_f32(f16{(u16)(magnitude << 7 | (x.bits & 0x80) << 8)});
}

