//@ fma_f16
// The sum is rounded to odd, which rounds no result twice.
static __device__ __forceinline__ f16 fma_f16(f16 x, f16 y, f16 z) {
  return f32_to_f16(fma_odd_f32(f16_to_f32(x), f16_to_f32(y), f16_to_f32(z)));
}

//@ matrix_left
// Lanes divide k into quarters.
template <class T, int ROWS, int K>
using matrix_left = matrix_fragment<T, K / 4, K / 4, 4>;

//@ matrix_right
template <class T, int K, int COLUMNS>
using matrix_right = matrix_fragment<T, K / 4, K / 4, 4>;

//@ matrix_sum
// Four rows of a column.
template <class T, int ROWS, int COLUMNS>
using matrix_sum = matrix_fragment<T, 4, 4, 4>;

//@ floats4
typedef float floats4 __attribute__((ext_vector_type(4)));

//@ words4
typedef i32 words4 __attribute__((ext_vector_type(4)));

//@ halves4
typedef _Float16 halves4 __attribute__((ext_vector_type(4)));

//@ matrix_multiply_16x16x16_f16_f32
static __device__ __forceinline__ matrix_sum<float, 16, 16> matrix_multiply_16x16x16_f16_f32(
    const matrix_left<f16, 16, 16> &left, const matrix_right<f16, 16, 16> &right,
    const matrix_sum<float, 16, 16> &sum) {
  const floats4 d =
      __builtin_mxc_mma_16x16x16f16(as_bits<halves4>(left), as_bits<halves4>(right), as_bits<floats4>(sum));
  return as_bits<matrix_sum<float, 16, 16>>(d);
}
