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
