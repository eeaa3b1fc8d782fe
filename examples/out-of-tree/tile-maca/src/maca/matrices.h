//@ fma_f16
// The sum is rounded to odd, which rounds no result twice.
static __device__ __forceinline__ f16 fma_f16(f16 x, f16 y, f16 z) {
  return f32_to_f16(fma_odd_f32(f16_to_f32(x), f16_to_f32(y), f16_to_f32(z)));
}

//@ floats4
typedef float floats4 __attribute__((ext_vector_type(4)));

//@ words4
typedef i32 words4 __attribute__((ext_vector_type(4)));

//@ matrix_left
// A row of the left operand, and the lane's quarter of k.
template <int HELD, int PITCH, bool TRANSPOSED, class T>
static __device__ __forceinline__ vec<T, HELD> matrix_left(const T *from) {
  const u32 row = lane_index() & 15, first = (lane_index() >> 4) * HELD;
  vec<T, HELD> held;
#pragma unroll
  for (u32 i = 0; i < HELD; i++) held.at[i] = from[TRANSPOSED ? (first + i) * PITCH + row : row * PITCH + first + i];
  return held;
}

//@ matrix_right
// A column of the right operand, and the lane's quarter of k.
template <int HELD, int PITCH, bool TRANSPOSED, class T>
static __device__ __forceinline__ vec<T, HELD> matrix_right(const T *from) {
  const u32 column = lane_index() & 15, first = (lane_index() >> 4) * HELD;
  vec<T, HELD> held;
#pragma unroll
  for (u32 i = 0; i < HELD; i++) held.at[i] = from[TRANSPOSED ? column * PITCH + first + i : (first + i) * PITCH + column];
  return held;
}

//@ matrix_store
// Four rows of a column of the sum.
template <int PITCH, bool TRANSPOSED, class T>
static __device__ __forceinline__ void matrix_store(T *to, const vec<T, 4> &sum) {
  const u32 column = lane_index() & 15, first = lane_index() >> 4 << 2;
#pragma unroll
  for (u32 i = 0; i < 4; i++) to[TRANSPOSED ? column * PITCH + first + i : (first + i) * PITCH + column] = sum.at[i];
}

//@ matrix_store_sum_16x16_f32
template <int PITCH, bool TRANSPOSED>
static __device__ __forceinline__ void matrix_store_sum_16x16_f32(float *to, const vec<float, 4> &sum) {
  matrix_store<PITCH, TRANSPOSED>(to, sum);
}

//@ matrix_store_sum_16x16_i32
template <int PITCH, bool TRANSPOSED>
static __device__ __forceinline__ void matrix_store_sum_16x16_i32(i32 *to, const vec<i32, 4> &sum) {
  matrix_store<PITCH, TRANSPOSED>(to, sum);
}

//@ matrix_load_left_16x16_f16
template <int PITCH, bool TRANSPOSED>
static __device__ __forceinline__ vec<f16, 4> matrix_load_left_16x16_f16(const f16 *from) {
  return matrix_left<4, PITCH, TRANSPOSED>(from);
}

//@ matrix_load_right_16x16_f16
template <int PITCH, bool TRANSPOSED>
static __device__ __forceinline__ vec<f16, 4> matrix_load_right_16x16_f16(const f16 *from) {
  return matrix_right<4, PITCH, TRANSPOSED>(from);
}

//@ halves4
typedef _Float16 halves4 __attribute__((ext_vector_type(4)));

//@ matrix_multiply_16x16x16_f16_f32
static __device__ __forceinline__ vec<float, 4> matrix_multiply_16x16x16_f16_f32(
    const vec<f16, 4> &left, const vec<f16, 4> &right, const vec<float, 4> &sum) {
  const floats4 d = __builtin_mxc_mma_16x16x16f16(
      as_bits<halves4>(left), as_bits<halves4>(right), as_bits<floats4>(sum));
  return as_bits<vec<float, 4>>(d);
}
