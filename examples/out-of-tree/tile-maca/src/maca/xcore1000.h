//@ matrix_load_left_16x4_f32
template <int PITCH, bool TRANSPOSED>
static __device__ __forceinline__ vec<float, 1> matrix_load_left_16x4_f32(const float *from) {
  return matrix_left<1, PITCH, TRANSPOSED>(from);
}

//@ matrix_load_right_4x16_f32
template <int PITCH, bool TRANSPOSED>
static __device__ __forceinline__ vec<float, 1> matrix_load_right_4x16_f32(const float *from) {
  return matrix_right<1, PITCH, TRANSPOSED>(from);
}

//@ matrix_multiply_16x16x4_f32_f32
static __device__ __forceinline__ vec<float, 4> matrix_multiply_16x16x4_f32_f32(
    const vec<float, 1> &left, const vec<float, 1> &right, const vec<float, 4> &sum) {
  const floats4 d = __builtin_mxc_mma_16x16x4f32(
      left.at[0], right.at[0], as_bits<floats4>(sum));
  return as_bits<vec<float, 4>>(d);
}

//@ matrix_load_left_16x16_i8
template <int PITCH, bool TRANSPOSED>
static __device__ __forceinline__ vec<i8, 4> matrix_load_left_16x16_i8(const i8 *from) {
  return matrix_left<4, PITCH, TRANSPOSED>(from);
}

//@ matrix_load_right_16x16_i8
template <int PITCH, bool TRANSPOSED>
static __device__ __forceinline__ vec<i8, 4> matrix_load_right_16x16_i8(const i8 *from) {
  return matrix_right<4, PITCH, TRANSPOSED>(from);
}

//@ matrix_multiply_16x16x16_i8_i32
static __device__ __forceinline__ vec<i32, 4> matrix_multiply_16x16x16_i8_i32(
    const vec<i8, 4> &left, const vec<i8, 4> &right, const vec<i32, 4> &sum) {
  const words4 d = __builtin_mxc_mma_16x16x16i8(
      as_bits<i32>(left), as_bits<i32>(right), as_bits<words4>(sum));
  return as_bits<vec<i32, 4>>(d);
}

//@ matrix_load_left_16x16_e4m3
template <int PITCH, bool TRANSPOSED>
static __device__ __forceinline__ vec<e4m3, 4> matrix_load_left_16x16_e4m3(const e4m3 *from) {
  return matrix_left<4, PITCH, TRANSPOSED>(from);
}

//@ matrix_load_right_16x16_e4m3
template <int PITCH, bool TRANSPOSED>
static __device__ __forceinline__ vec<e4m3, 4> matrix_load_right_16x16_e4m3(const e4m3 *from) {
  return matrix_right<4, PITCH, TRANSPOSED>(from);
}

//@ halves_of_e4m3
// Exact: an f16 has every value of this type.
static __device__ __forceinline__ vec<f16, 4> halves_of_e4m3(const vec<e4m3, 4> &x) {
  vec<f16, 4> halves;
#pragma unroll
  for (int i = 0; i < 4; i++) halves.at[i] = f32_to_f16(e4m3_to_f32(x.at[i]));
  return halves;
}

//@ matrix_multiply_16x16x16_e4m3_f32
static __device__ __forceinline__ vec<float, 4> matrix_multiply_16x16x16_e4m3_f32(
    const vec<e4m3, 4> &left, const vec<e4m3, 4> &right, const vec<float, 4> &sum) {
  return matrix_multiply_16x16x16_f16_f32(halves_of_e4m3(left), halves_of_e4m3(right), sum);
}

//@ matrix_load_left_16x16_e5m2
template <int PITCH, bool TRANSPOSED>
static __device__ __forceinline__ vec<e5m2, 4> matrix_load_left_16x16_e5m2(const e5m2 *from) {
  return matrix_left<4, PITCH, TRANSPOSED>(from);
}

//@ matrix_load_right_16x16_e5m2
template <int PITCH, bool TRANSPOSED>
static __device__ __forceinline__ vec<e5m2, 4> matrix_load_right_16x16_e5m2(const e5m2 *from) {
  return matrix_right<4, PITCH, TRANSPOSED>(from);
}

//@ halves_of_e5m2
// Exact: an f16 has every value of this type.
static __device__ __forceinline__ vec<f16, 4> halves_of_e5m2(const vec<e5m2, 4> &x) {
  vec<f16, 4> halves;
#pragma unroll
  for (int i = 0; i < 4; i++) halves.at[i] = f16{(u16)(x.at[i].bits << 8)};
  return halves;
}

//@ matrix_multiply_16x16x16_e5m2_f32
static __device__ __forceinline__ vec<float, 4> matrix_multiply_16x16x16_e5m2_f32(
    const vec<e5m2, 4> &left, const vec<e5m2, 4> &right, const vec<float, 4> &sum) {
  return matrix_multiply_16x16x16_f16_f32(halves_of_e5m2(left), halves_of_e5m2(right), sum);
}
