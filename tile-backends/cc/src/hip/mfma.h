//@ matrix_left
// Lanes divide k into quarters.
template <class T, int ROWS, int K>
using matrix_left = matrix_fragment<T, K / 4, K / 4, 4>;

//@ matrix_right
template <class T, int K, int COLUMNS>
using matrix_right = matrix_fragment<T, K / 4, K / 4, 4>;

//@ matrix_sum
// A lane has four rows of a column: neighbours, or of f64 every fourth.
template <class T, int ROWS, int COLUMNS>
using matrix_sum = matrix_fragment<T, 4, sizeof(T) == 8 ? 1 : 4, 4>;

//@ floats4
typedef float floats4 __attribute__((ext_vector_type(4)));

//@ doubles4
typedef double doubles4 __attribute__((ext_vector_type(4)));

//@ words4
typedef i32 words4 __attribute__((ext_vector_type(4)));

//@ halves4
typedef _Float16 halves4 __attribute__((ext_vector_type(4)));

//@ shorts4
typedef short shorts4 __attribute__((ext_vector_type(4)));

//@ matrix_multiply_16x16x4_f32_f32
static __device__ __forceinline__ matrix_sum<float, 16, 16> matrix_multiply_16x16x4_f32_f32(
    const matrix_left<float, 16, 4> &left, const matrix_right<float, 4, 16> &right,
    const matrix_sum<float, 16, 16> &sum) {
  const floats4 d = __builtin_amdgcn_mfma_f32_16x16x4f32(
      as_bits<float>(left), as_bits<float>(right), as_bits<floats4>(sum), 0, 0, 0);
  return as_bits<matrix_sum<float, 16, 16>>(d);
}

//@ matrix_multiply_16x16x4_f64_f64
static __device__ __forceinline__ matrix_sum<double, 16, 16> matrix_multiply_16x16x4_f64_f64(
    const matrix_left<double, 16, 4> &left, const matrix_right<double, 4, 16> &right,
    const matrix_sum<double, 16, 16> &sum) {
  const doubles4 d = __builtin_amdgcn_mfma_f64_16x16x4f64(
      as_bits<double>(left), as_bits<double>(right), as_bits<doubles4>(sum), 0, 0, 0);
  return as_bits<matrix_sum<double, 16, 16>>(d);
}

//@ matrix_multiply_16x16x16_f16_f32
static __device__ __forceinline__ matrix_sum<float, 16, 16> matrix_multiply_16x16x16_f16_f32(
    const matrix_left<f16, 16, 16> &left, const matrix_right<f16, 16, 16> &right,
    const matrix_sum<float, 16, 16> &sum) {
  const floats4 d = __builtin_amdgcn_mfma_f32_16x16x16f16(
      as_bits<halves4>(left), as_bits<halves4>(right), as_bits<floats4>(sum), 0, 0, 0);
  return as_bits<matrix_sum<float, 16, 16>>(d);
}

//@ matrix_multiply_16x16x16_bf16_f32
static __device__ __forceinline__ matrix_sum<float, 16, 16> matrix_multiply_16x16x16_bf16_f32(
    const matrix_left<bf16, 16, 16> &left, const matrix_right<bf16, 16, 16> &right,
    const matrix_sum<float, 16, 16> &sum) {
  const floats4 d = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(
      as_bits<shorts4>(left), as_bits<shorts4>(right), as_bits<floats4>(sum), 0, 0, 0);
  return as_bits<matrix_sum<float, 16, 16>>(d);
}
