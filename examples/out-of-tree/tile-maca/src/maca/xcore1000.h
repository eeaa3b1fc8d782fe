//@ matrix_multiply_16x16x4_f32_f32
static __device__ __forceinline__ matrix_sum<float, 16, 16> matrix_multiply_16x16x4_f32_f32(
    const matrix_left<float, 16, 4> &left, const matrix_right<float, 4, 16> &right,
    const matrix_sum<float, 16, 16> &sum) {
  const floats4 d = __builtin_mxc_mma_16x16x4f32(as_bits<float>(left), as_bits<float>(right), as_bits<floats4>(sum));
  return as_bits<matrix_sum<float, 16, 16>>(d);
}

//@ matrix_multiply_16x16x16_i8_i32
static __device__ __forceinline__ matrix_sum<i32, 16, 16> matrix_multiply_16x16x16_i8_i32(
    const matrix_left<i8, 16, 16> &left, const matrix_right<i8, 16, 16> &right, const matrix_sum<i32, 16, 16> &sum) {
  const words4 d = __builtin_mxc_mma_16x16x16i8(as_bits<i32>(left), as_bits<i32>(right), as_bits<words4>(sum));
  return as_bits<matrix_sum<i32, 16, 16>>(d);
}

//@ matrix_multiply_16x16x16_e4m3_f32
static __device__ __forceinline__ matrix_sum<float, 16, 16> matrix_multiply_16x16x16_e4m3_f32(
    const matrix_left<e4m3, 16, 16> &left, const matrix_right<e4m3, 16, 16> &right,
    const matrix_sum<float, 16, 16> &sum) {
  return matrix_multiply_16x16x16_f16_f32(f16_of_e4m3(left), f16_of_e4m3(right), sum);
}

//@ matrix_multiply_16x16x16_e5m2_f32
static __device__ __forceinline__ matrix_sum<float, 16, 16> matrix_multiply_16x16x16_e5m2_f32(
    const matrix_left<e5m2, 16, 16> &left, const matrix_right<e5m2, 16, 16> &right,
    const matrix_sum<float, 16, 16> &sum) {
  return matrix_multiply_16x16x16_f16_f32(f16_of_e5m2(left), f16_of_e5m2(right), sum);
}
