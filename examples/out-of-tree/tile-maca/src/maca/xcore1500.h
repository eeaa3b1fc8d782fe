//@ words2
typedef i32 words2 __attribute__((ext_vector_type(2)));

//@ matrix_multiply_16x16x16_bf16_f32
static __device__ __forceinline__ matrix_sum<float, 16, 16> matrix_multiply_16x16x16_bf16_f32(
    const matrix_left<bf16, 16, 16> &left, const matrix_right<bf16, 16, 16> &right,
    const matrix_sum<float, 16, 16> &sum) {
  const floats4 d =
      __builtin_mxc_mma_16x16x16bf16(as_bits<halves4>(left), as_bits<halves4>(right), as_bits<floats4>(sum));
  return as_bits<matrix_sum<float, 16, 16>>(d);
}

//@ matrix_multiply_16x16x32_i8_i32
static __device__ __forceinline__ matrix_sum<i32, 16, 16> matrix_multiply_16x16x32_i8_i32(
    const matrix_left<i8, 16, 32> &left, const matrix_right<i8, 32, 16> &right, const matrix_sum<i32, 16, 16> &sum) {
  const words4 d = __builtin_mxc_mma_16x16x32i8(as_bits<words2>(left), as_bits<words2>(right), as_bits<words4>(sum));
  return as_bits<matrix_sum<i32, 16, 16>>(d);
}

//@ matrix_multiply_16x16x32_e4m3_f32
static __device__ __forceinline__ matrix_sum<float, 16, 16> matrix_multiply_16x16x32_e4m3_f32(
    const matrix_left<e4m3, 16, 32> &left, const matrix_right<e4m3, 32, 16> &right,
    const matrix_sum<float, 16, 16> &sum) {
  const floats4 d =
      __builtin_mxc_mma_16x16x32f8(as_bits<words2>(left), as_bits<words2>(right), as_bits<floats4>(sum));
  return as_bits<matrix_sum<float, 16, 16>>(d);
}

//@ matrix_multiply_16x16x32_e5m2_f32
static __device__ __forceinline__ matrix_sum<float, 16, 16> matrix_multiply_16x16x32_e5m2_f32(
    const matrix_left<e5m2, 16, 32> &left, const matrix_right<e5m2, 32, 16> &right,
    const matrix_sum<float, 16, 16> &sum) {
  const floats4 d =
      __builtin_mxc_mma_16x16x32bf8(as_bits<words2>(left), as_bits<words2>(right), as_bits<floats4>(sum));
  return as_bits<matrix_sum<float, 16, 16>>(d);
}
