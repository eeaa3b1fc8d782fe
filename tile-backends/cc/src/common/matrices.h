//@ matrix_fragment
// What a lane holds of a matrix: HELD elements of one of 16 lines. Groups of sixteen lanes take turns along the other
// axis, each with RUN neighbours.
template <class T, int HELD, int RUN, int GROUPS>
struct alignas(sizeof(T) * HELD) matrix_fragment {
  T at[HELD];
};

//@ matrix_line
// The line of the 16 that the lane has.
static __device__ __forceinline__ u32 matrix_line() {
  return lane_index() & 15;
}

//@ matrix_place
// Where an element of the lane is along the other axis.
template <int RUN, int GROUPS>
static __device__ __forceinline__ u32 matrix_place(u32 element) {
  return element / RUN * (RUN * GROUPS) + (lane_index() >> 4) % GROUPS * RUN + element % RUN;
}

//@ matrix_load
// Lines begin at multiples of 16 bytes, by which neighbours in one are read at once.
template <int PITCH, bool LINES, class T, int HELD, int RUN, int GROUPS>
static __device__ __forceinline__ void matrix_load(matrix_fragment<T, HELD, RUN, GROUPS> &to, const T *from) {
  constexpr int N = RUN * (int)sizeof(T) > 16 ? 16 / (int)sizeof(T) : RUN;
#pragma unroll
  for (int i = 0; i < HELD; i += N) {
    const u32 place = matrix_place<RUN, GROUPS>(i);
    if (LINES) {
      const vec<T, N> run = load<N>(from + matrix_line() * PITCH + place);
#pragma unroll
      for (int j = 0; j < N; j++) to.at[i + j] = run.at[j];
    } else {
#pragma unroll
      for (int j = 0; j < N; j++) to.at[i + j] = from[(place + j) * PITCH + matrix_line()];
    }
  }
}

//@ matrix_load_left
template <int PITCH, bool TRANSPOSED, class T, int HELD, int RUN, int GROUPS>
static __device__ __forceinline__ void matrix_load_left(matrix_fragment<T, HELD, RUN, GROUPS> &to, const T *from) {
  matrix_load<PITCH, !TRANSPOSED>(to, from);
}

//@ matrix_load_right
template <int PITCH, bool TRANSPOSED, class T, int HELD, int RUN, int GROUPS>
static __device__ __forceinline__ void matrix_load_right(matrix_fragment<T, HELD, RUN, GROUPS> &to, const T *from) {
  matrix_load<PITCH, TRANSPOSED>(to, from);
}

//@ matrix_store_sum
// A lane has a column of the sum.
template <int PITCH, bool TRANSPOSED, class T, int HELD, int RUN, int GROUPS>
static __device__ __forceinline__ void matrix_store_sum(T *to, const matrix_fragment<T, HELD, RUN, GROUPS> &sum) {
  const u32 column = matrix_line();
#pragma unroll
  for (int i = 0; i < HELD; i++) {
    const u32 row = matrix_place<RUN, GROUPS>(i);
    to[TRANSPOSED ? column * PITCH + row : row * PITCH + column] = sum.at[i];
  }
}

//@ f16x2_of_e4m3
// Two numbers in the low bytes of halves as f16, which has every value of theirs. With the exponent in the place of that
// of an f16, whose bias is larger by 8, a number is a 256th.
typedef _Float16 f16x2 __attribute__((ext_vector_type(2)));
static __device__ __forceinline__ u32 f16x2_of_e4m3(u32 x) {
  const u32 magnitudes = x & 0x007f007fu, nan = (magnitudes + 0x00010001u) & 0x00800080u;
  const f16x2 parts = as_bits<f16x2>(magnitudes << 7 | (x & 0x00800080u) << 8);
  return as_bits<u32>(parts * (_Float16)256.0f) | nan * 0xfc;
}

//@ f16_of_e4m3
template <int HELD, int RUN, int GROUPS>
static __device__ __forceinline__ matrix_fragment<f16, HELD, RUN, GROUPS> f16_of_e4m3(
    const matrix_fragment<e4m3, HELD, RUN, GROUPS> &from) {
  vec<u32, HELD / 2> to;
#pragma unroll
  for (int i = 0; i < HELD / 2; i++) {
    to.at[i] = f16x2_of_e4m3(from.at[2 * i].bits | (u32)from.at[2 * i + 1].bits << 16);
  }
  return as_bits<matrix_fragment<f16, HELD, RUN, GROUPS>>(to);
}

//@ f16_of_e5m2
// Exact: an f16 has more of the same digits.
template <int HELD, int RUN, int GROUPS>
static __device__ __forceinline__ matrix_fragment<f16, HELD, RUN, GROUPS> f16_of_e5m2(
    const matrix_fragment<e5m2, HELD, RUN, GROUPS> &from) {
  matrix_fragment<f16, HELD, RUN, GROUPS> to;
#pragma unroll
  for (int i = 0; i < HELD; i++) to.at[i] = f16{(u16)(from.at[i].bits << 8)};
  return to;
}

//@ bf16_of_e5m2
// Exact, and no number is subnormal, for machines that take those as zeros.
template <int HELD, int RUN, int GROUPS>
static __device__ __forceinline__ matrix_fragment<bf16, HELD, RUN, GROUPS> bf16_of_e5m2(
    const matrix_fragment<e5m2, HELD, RUN, GROUPS> &from) {
  matrix_fragment<bf16, HELD, RUN, GROUPS> to;
#pragma unroll
  for (int i = 0; i < HELD; i++) to.at[i] = bf16{(u16)(as_bits<u32>(e5m2_to_f32(from.at[i])) >> 16)};
  return to;
}
