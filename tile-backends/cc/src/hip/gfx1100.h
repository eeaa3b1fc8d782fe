//@ matrix_left
// Both halves of a wave have the same: a line and all of k.
template <class T, int ROWS, int K>
using matrix_left = matrix_fragment<T, K, K, 1>;

//@ matrix_right
template <class T, int K, int COLUMNS>
using matrix_right = matrix_fragment<T, K, K, 1>;

//@ matrix_sum
// Every second row of a column.
template <class T, int ROWS, int COLUMNS>
using matrix_sum = matrix_fragment<T, 8, 1, 2>;

//@ floats8
typedef float floats8 __attribute__((ext_vector_type(8)));

//@ words8
typedef i32 words8 __attribute__((ext_vector_type(8)));

//@ words4
typedef i32 words4 __attribute__((ext_vector_type(4)));

//@ halves16
typedef _Float16 halves16 __attribute__((ext_vector_type(16)));

//@ shorts16
typedef short shorts16 __attribute__((ext_vector_type(16)));

//@ matrix_multiply_16x16x16_f16_f32
static __device__ __forceinline__ matrix_sum<float, 16, 16> matrix_multiply_16x16x16_f16_f32(
    const matrix_left<f16, 16, 16> &left, const matrix_right<f16, 16, 16> &right,
    const matrix_sum<float, 16, 16> &sum) {
  const floats8 d = __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(
      as_bits<halves16>(left), as_bits<halves16>(right), as_bits<floats8>(sum));
  return as_bits<matrix_sum<float, 16, 16>>(d);
}

//@ matrix_multiply_16x16x16_bf16_f32
static __device__ __forceinline__ matrix_sum<float, 16, 16> matrix_multiply_16x16x16_bf16_f32(
    const matrix_left<bf16, 16, 16> &left, const matrix_right<bf16, 16, 16> &right,
    const matrix_sum<float, 16, 16> &sum) {
  const floats8 d = __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32(
      as_bits<shorts16>(left), as_bits<shorts16>(right), as_bits<floats8>(sum));
  return as_bits<matrix_sum<float, 16, 16>>(d);
}

//@ matrix_multiply_16x16x16_i8_i32
static __device__ __forceinline__ matrix_sum<i32, 16, 16> matrix_multiply_16x16x16_i8_i32(
    const matrix_left<i8, 16, 16> &left, const matrix_right<i8, 16, 16> &right, const matrix_sum<i32, 16, 16> &sum) {
  const words8 d = __builtin_amdgcn_wmma_i32_16x16x16_iu8_w32(
      true, as_bits<words4>(left), true, as_bits<words4>(right), as_bits<words8>(sum), false);
  return as_bits<matrix_sum<i32, 16, 16>>(d);
}

//@ matrix_multiply_16x16x16_u8_i32
static __device__ __forceinline__ matrix_sum<i32, 16, 16> matrix_multiply_16x16x16_u8_i32(
    const matrix_left<u8, 16, 16> &left, const matrix_right<u8, 16, 16> &right, const matrix_sum<i32, 16, 16> &sum) {
  const words8 d = __builtin_amdgcn_wmma_i32_16x16x16_iu8_w32(
      false, as_bits<words4>(left), false, as_bits<words4>(right), as_bits<words8>(sum), false);
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
