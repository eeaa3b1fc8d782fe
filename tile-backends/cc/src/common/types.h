//@ f16
struct f16 {
  u16 bits;
};

//@ bf16
struct bf16 {
  u16 bits;
};

//@ e4m3
struct e4m3 {
  u8 bits;
};

//@ e5m2
struct e5m2 {
  u8 bits;
};

//@ vec
// Neighbours in memory, or the registers of an instruction.
template <class T, int N>
struct alignas(sizeof(T) * N) vec {
  T at[N];
};

//@ as_bits
template <class To, class From>
static __device__ __forceinline__ To as_bits(From from) {
  union {
    From from;
    To to;
  } both;
  both.from = from;
  return both.to;
}

//@ load
template <int N, class T>
static __device__ __forceinline__ vec<T, N> load(const T *from) {
  return *reinterpret_cast<const vec<T, N> *>(from);
}

//@ store
template <int N, class T>
static __device__ __forceinline__ void store(T *to, const vec<T, N> &x) {
  *reinterpret_cast<vec<T, N> *>(to) = x;
}

//@ splat
template <int N, class T>
static __device__ __forceinline__ vec<T, N> splat(T x) {
  vec<T, N> all;
#pragma unroll
  for (int i = 0; i < N; i++) all.at[i] = x;
  return all;
}

//@ pack2
template <class T>
static __device__ __forceinline__ u32 pack2(T x, T y) {
  return as_bits<u16>(x) | (u32)as_bits<u16>(y) << 16;
}

//@ pack4
template <class T>
static __device__ __forceinline__ u32 pack4(T x, T y, T z, T w) {
  return as_bits<u8>(x) | (u32)as_bits<u8>(y) << 8 | (u32)as_bits<u8>(z) << 16 | (u32)as_bits<u8>(w) << 24;
}

//@ half_of
template <class T, int I>
static __device__ __forceinline__ T half_of(u32 word) {
  return as_bits<T>((u16)(word >> 16 * I));
}

//@ byte_of
template <class T, int I>
static __device__ __forceinline__ T byte_of(u32 word) {
  return as_bits<T>((u8)(word >> 8 * I));
}
