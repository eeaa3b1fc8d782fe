//@ words2
typedef i32 words2 __attribute__((ext_vector_type(2)));

//@ matrix_load_left_16x16_bf16
template <int PITCH, bool TRANSPOSED>
static __device__ __forceinline__ vec<bf16, 4> matrix_load_left_16x16_bf16(const bf16 *from) {
  return matrix_left<4, PITCH, TRANSPOSED>(from);
}

//@ matrix_load_right_16x16_bf16
template <int PITCH, bool TRANSPOSED>
static __device__ __forceinline__ vec<bf16, 4> matrix_load_right_16x16_bf16(const bf16 *from) {
  return matrix_right<4, PITCH, TRANSPOSED>(from);
}

//@ matrix_multiply_16x16x16_bf16_f32
static __device__ __forceinline__ vec<float, 4> matrix_multiply_16x16x16_bf16_f32(
    const vec<bf16, 4> &left, const vec<bf16, 4> &right, const vec<float, 4> &sum) {
  const floats4 d = __builtin_mxc_mma_16x16x16bf16(
      as_bits<halves4>(left), as_bits<halves4>(right), as_bits<floats4>(sum));
  return as_bits<vec<float, 4>>(d);
}

//@ matrix_load_left_16x32_i8
template <int PITCH, bool TRANSPOSED>
static __device__ __forceinline__ vec<i8, 8> matrix_load_left_16x32_i8(const i8 *from) {
  return matrix_left<8, PITCH, TRANSPOSED>(from);
}

//@ matrix_load_right_32x16_i8
template <int PITCH, bool TRANSPOSED>
static __device__ __forceinline__ vec<i8, 8> matrix_load_right_32x16_i8(const i8 *from) {
  return matrix_right<8, PITCH, TRANSPOSED>(from);
}

//@ matrix_multiply_16x16x32_i8_i32
static __device__ __forceinline__ vec<i32, 4> matrix_multiply_16x16x32_i8_i32(
    const vec<i8, 8> &left, const vec<i8, 8> &right, const vec<i32, 4> &sum) {
  const words4 d = __builtin_mxc_mma_16x16x32i8(
      as_bits<words2>(left), as_bits<words2>(right), as_bits<words4>(sum));
  return as_bits<vec<i32, 4>>(d);
}

//@ matrix_load_left_16x32_e4m3
template <int PITCH, bool TRANSPOSED>
static __device__ __forceinline__ vec<e4m3, 8> matrix_load_left_16x32_e4m3(const e4m3 *from) {
  return matrix_left<8, PITCH, TRANSPOSED>(from);
}

//@ matrix_load_right_32x16_e4m3
template <int PITCH, bool TRANSPOSED>
static __device__ __forceinline__ vec<e4m3, 8> matrix_load_right_32x16_e4m3(const e4m3 *from) {
  return matrix_right<8, PITCH, TRANSPOSED>(from);
}

//@ matrix_multiply_16x16x32_e4m3_f32
static __device__ __forceinline__ vec<float, 4> matrix_multiply_16x16x32_e4m3_f32(
    const vec<e4m3, 8> &left, const vec<e4m3, 8> &right, const vec<float, 4> &sum) {
  const floats4 d = __builtin_mxc_mma_16x16x32f8(
      as_bits<words2>(left), as_bits<words2>(right), as_bits<floats4>(sum));
  return as_bits<vec<float, 4>>(d);
}

//@ matrix_load_left_16x32_e5m2
template <int PITCH, bool TRANSPOSED>
static __device__ __forceinline__ vec<e5m2, 8> matrix_load_left_16x32_e5m2(const e5m2 *from) {
  return matrix_left<8, PITCH, TRANSPOSED>(from);
}

//@ matrix_load_right_32x16_e5m2
template <int PITCH, bool TRANSPOSED>
static __device__ __forceinline__ vec<e5m2, 8> matrix_load_right_32x16_e5m2(const e5m2 *from) {
  return matrix_right<8, PITCH, TRANSPOSED>(from);
}

//@ matrix_multiply_16x16x32_e5m2_f32
static __device__ __forceinline__ vec<float, 4> matrix_multiply_16x16x32_e5m2_f32(
    const vec<e5m2, 8> &left, const vec<e5m2, 8> &right, const vec<float, 4> &sum) {
  const floats4 d = __builtin_mxc_mma_16x16x32bf8(
      as_bits<words2>(left), as_bits<words2>(right), as_bits<floats4>(sum));
  return as_bits<vec<float, 4>>(d);
}
