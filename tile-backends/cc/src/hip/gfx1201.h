//@ matrix_left
// The halves of a wave take turns along k, by eight bytes each.
template <class T, int ROWS, int K>
using matrix_left = matrix_fragment<T, K / 2, 8 / (int)sizeof(T), 2>;

//@ matrix_right
template <class T, int K, int COLUMNS>
using matrix_right = matrix_fragment<T, K / 2, 8 / (int)sizeof(T), 2>;

//@ matrix_sum
// Eight rows of a column.
template <class T, int ROWS, int COLUMNS>
using matrix_sum = matrix_fragment<T, 8, 8, 2>;

//@ floats8
typedef float floats8 __attribute__((ext_vector_type(8)));

//@ words8
typedef i32 words8 __attribute__((ext_vector_type(8)));

//@ words2
typedef i32 words2 __attribute__((ext_vector_type(2)));

//@ halves8
typedef _Float16 halves8 __attribute__((ext_vector_type(8)));

//@ shorts8
typedef short shorts8 __attribute__((ext_vector_type(8)));

//@ matrix_multiply_16x16x16_f16_f32
static __device__ __forceinline__ matrix_sum<float, 16, 16> matrix_multiply_16x16x16_f16_f32(
    const matrix_left<f16, 16, 16> &left, const matrix_right<f16, 16, 16> &right,
    const matrix_sum<float, 16, 16> &sum) {
  const floats8 d = __builtin_amdgcn_wmma_f32_16x16x16_f16_w32_gfx12(
      as_bits<halves8>(left), as_bits<halves8>(right), as_bits<floats8>(sum));
  return as_bits<matrix_sum<float, 16, 16>>(d);
}

//@ matrix_multiply_16x16x16_bf16_f32
static __device__ __forceinline__ matrix_sum<float, 16, 16> matrix_multiply_16x16x16_bf16_f32(
    const matrix_left<bf16, 16, 16> &left, const matrix_right<bf16, 16, 16> &right,
    const matrix_sum<float, 16, 16> &sum) {
  const floats8 d = __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32_gfx12(
      as_bits<shorts8>(left), as_bits<shorts8>(right), as_bits<floats8>(sum));
  return as_bits<matrix_sum<float, 16, 16>>(d);
}

//@ matrix_multiply_16x16x16_i8_i32
static __device__ __forceinline__ matrix_sum<i32, 16, 16> matrix_multiply_16x16x16_i8_i32(
    const matrix_left<i8, 16, 16> &left, const matrix_right<i8, 16, 16> &right, const matrix_sum<i32, 16, 16> &sum) {
  const words8 d = __builtin_amdgcn_wmma_i32_16x16x16_iu8_w32_gfx12(
      true, as_bits<words2>(left), true, as_bits<words2>(right), as_bits<words8>(sum), false);
  return as_bits<matrix_sum<i32, 16, 16>>(d);
}

//@ matrix_multiply_16x16x16_u8_i32
static __device__ __forceinline__ matrix_sum<i32, 16, 16> matrix_multiply_16x16x16_u8_i32(
    const matrix_left<u8, 16, 16> &left, const matrix_right<u8, 16, 16> &right, const matrix_sum<i32, 16, 16> &sum) {
  const words8 d = __builtin_amdgcn_wmma_i32_16x16x16_iu8_w32_gfx12(
      false, as_bits<words2>(left), false, as_bits<words2>(right), as_bits<words8>(sum), false);
  return as_bits<matrix_sum<i32, 16, 16>>(d);
}

//@ matrix_multiply_16x16x16_e4m3_f32
static __device__ __forceinline__ matrix_sum<float, 16, 16> matrix_multiply_16x16x16_e4m3_f32(
    const matrix_left<e4m3, 16, 16> &left, const matrix_right<e4m3, 16, 16> &right,
    const matrix_sum<float, 16, 16> &sum) {
  const floats8 d = __builtin_amdgcn_wmma_f32_16x16x16_fp8_fp8_w32_gfx12(
      as_bits<words2>(left), as_bits<words2>(right), as_bits<floats8>(sum));
  return as_bits<matrix_sum<float, 16, 16>>(d);
}

//@ matrix_multiply_16x16x16_e5m2_f32
static __device__ __forceinline__ matrix_sum<float, 16, 16> matrix_multiply_16x16x16_e5m2_f32(
    const matrix_left<e5m2, 16, 16> &left, const matrix_right<e5m2, 16, 16> &right,
    const matrix_sum<float, 16, 16> &sum) {
  const floats8 d = __builtin_amdgcn_wmma_f32_16x16x16_bf8_bf8_w32_gfx12(
      as_bits<words2>(left), as_bits<words2>(right), as_bits<floats8>(sum));
  return as_bits<matrix_sum<float, 16, 16>>(d);
}
