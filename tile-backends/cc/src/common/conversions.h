//@ bf16_to_f32
static __device__ __forceinline__ float bf16_to_f32(bf16 x) {
  return as_bits<float>((u32)x.bits << 16);
}

//@ e5m2_to_f32
static __device__ __forceinline__ float e5m2_to_f32(e5m2 x) {
  return f16_to_f32(f16{(u16)(x.bits << 8)});
}

//@ f32_to_bf16_rp
static __device__ __forceinline__ bf16 f32_to_bf16_rp(float x) {
  const u32 encoding = as_bits<u32>(x);
  if (x != x) return bf16{0x7fc0};
  return bf16{(u16)((encoding + ((i32)encoding >= 0 ? 0xffff : 0)) >> 16)};
}

//@ f32_to_bf16_rm
static __device__ __forceinline__ bf16 f32_to_bf16_rm(float x) {
  const u32 encoding = as_bits<u32>(x);
  if (x != x) return bf16{0x7fc0};
  return bf16{(u16)((encoding + ((i32)encoding < 0 ? 0xffff : 0)) >> 16)};
}

//@ f32_to_e4m3_rz
static __device__ __forceinline__ e4m3 f32_to_e4m3_rz(float x) {
  return e4m3{f32_to_f8<3, 7, 0x7e, 0x7f, -1>(x, 1)};
}

//@ f32_to_e4m3_rp
static __device__ __forceinline__ e4m3 f32_to_e4m3_rp(float x) {
  return e4m3{f32_to_f8<3, 7, 0x7e, 0x7f, -1>(x, 2)};
}

//@ f32_to_e4m3_rm
static __device__ __forceinline__ e4m3 f32_to_e4m3_rm(float x) {
  return e4m3{f32_to_f8<3, 7, 0x7e, 0x7f, -1>(x, 3)};
}

//@ f32_to_e5m2_rz
static __device__ __forceinline__ e5m2 f32_to_e5m2_rz(float x) {
  return e5m2{f32_to_f8<2, 15, 0x7b, 0x7e, 0x7c>(x, 1)};
}

//@ f32_to_e5m2_rp
static __device__ __forceinline__ e5m2 f32_to_e5m2_rp(float x) {
  return e5m2{f32_to_f8<2, 15, 0x7b, 0x7e, 0x7c>(x, 2)};
}

//@ f32_to_e5m2_rm
static __device__ __forceinline__ e5m2 f32_to_e5m2_rm(float x) {
  return e5m2{f32_to_f8<2, 15, 0x7b, 0x7e, 0x7c>(x, 3)};
}
