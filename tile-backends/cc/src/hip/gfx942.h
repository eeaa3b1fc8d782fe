//@ matrix_multiply_16x16x32_i8_i32
static __device__ __forceinline__ matrix_sum<i32, 16, 16> matrix_multiply_16x16x32_i8_i32(
    const matrix_left<i8, 16, 32> &left, const matrix_right<i8, 32, 16> &right, const matrix_sum<i32, 16, 16> &sum) {
  const words4 d =
      __builtin_amdgcn_mfma_i32_16x16x32_i8(as_bits<long>(left), as_bits<long>(right), as_bits<words4>(sum), 0, 0, 0);
  return as_bits<matrix_sum<i32, 16, 16>>(d);
}

//@ fnuz_of_e4m3
// Four numbers in the machine's format, in which the same bits are half as much. It has no negative zero, whose encoding
// is its NaN.
static __device__ __forceinline__ u32 fnuz_of_e4m3(u32 x) {
  const u32 magnitudes = x & 0x7f7f7f7fu;
  const u32 nan = (magnitudes + 0x01010101u) & 0x80808080u, some = (magnitudes + 0x7f7f7f7fu) & 0x80808080u;
  return (magnitudes & ~((nan >> 7) * 0xffu)) | (x & some) | nan;
}

//@ longs_of_e4m3
static __device__ __forceinline__ long longs_of_e4m3(const matrix_fragment<e4m3, 8, 8, 4> &from) {
  vec<u32, 2> words = as_bits<vec<u32, 2>>(from);
  words.at[0] = fnuz_of_e4m3(words.at[0]);
  words.at[1] = fnuz_of_e4m3(words.at[1]);
  return as_bits<long>(words);
}

//@ matrix_multiply_16x16x32_e4m3_f32
static __device__ __forceinline__ matrix_sum<float, 16, 16> matrix_multiply_16x16x32_e4m3_f32(
    const matrix_left<e4m3, 16, 32> &left, const matrix_right<e4m3, 32, 16> &right,
    const matrix_sum<float, 16, 16> &sum) {
  // Halves make quarters of products.
  const floats4 none = {0.0f, 0.0f, 0.0f, 0.0f};
  const floats4 quarters =
      __builtin_amdgcn_mfma_f32_16x16x32_fp8_fp8(longs_of_e4m3(left), longs_of_e4m3(right), none, 0, 0, 0);
  matrix_sum<float, 16, 16> d;
#pragma unroll
  for (int i = 0; i < 4; i++) d.at[i] = __builtin_fmaf(4.0f, quarters[i], sum.at[i]);
  return d;
}

//@ matrix_multiply_16x16x16_e5m2_f32
static __device__ __forceinline__ matrix_sum<float, 16, 16> matrix_multiply_16x16x16_e5m2_f32(
    const matrix_left<e5m2, 16, 16> &left, const matrix_right<e5m2, 16, 16> &right,
    const matrix_sum<float, 16, 16> &sum) {
  return matrix_multiply_16x16x16_f16_f32(f16_of_e5m2(left), f16_of_e5m2(right), sum);
}
