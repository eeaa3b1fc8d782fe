//@ atomic_cas_u8
static __device__ __forceinline__ u8 atomic_cas_u8(u8 *at, u8 expected, u8 x) {
  u32 *const word = reinterpret_cast<u32 *>(reinterpret_cast<u64>(at) & ~3ull);
  const u32 shift = (u32)(reinterpret_cast<u64>(at) & 3) * 8;
  u32 old = *reinterpret_cast<volatile u32 *>(word);
  while ((u8)(old >> shift) == expected) {
    const u32 found = atomic_cas_u32(word, old, (old & ~(0xffu << shift)) | (u32)x << shift);
    if (found == old) break;
    old = found;
  }
  return (u8)(old >> shift);
}

//@ bits_of_size
// The unsigned integer of so many bytes, and its exchange.
template <int BYTES>
struct bits_of_size;
template <>
struct bits_of_size<1> {
  typedef u8 type;
  static __device__ type swap(type *at, type expected, type x) { return atomic_cas_u8(at, expected, x); }
};
template <>
struct bits_of_size<2> {
  typedef u16 type;
  static __device__ type swap(type *at, type expected, type x) { return atomic_cas_u16(at, expected, x); }
};
template <>
struct bits_of_size<4> {
  typedef u32 type;
  static __device__ type swap(type *at, type expected, type x) { return atomic_cas_u32(at, expected, x); }
};
template <>
struct bits_of_size<8> {
  typedef u64 type;
  static __device__ type swap(type *at, type expected, type x) { return atomic_cas_u64(at, expected, x); }
};

//@ atomic_update
template <class T, class F>
static __device__ __forceinline__ T atomic_update(T *at, F next) {
  typedef bits_of_size<sizeof(T)> bits;
  typedef typename bits::type word;
  word *const place = reinterpret_cast<word *>(at);
  word old = *reinterpret_cast<volatile word *>(place);
  while (true) {
    const word found = bits::swap(place, old, as_bits<word>(next(as_bits<T>(old))));
    if (found == old) return as_bits<T>(old);
    old = found;
  }
}

//@ atomic_cas
template <class T>
static __device__ __forceinline__ T atomic_cas(T *at, T expected, T x) {
  typedef bits_of_size<sizeof(T)> bits;
  typedef typename bits::type word;
  return as_bits<T>(bits::swap(reinterpret_cast<word *>(at), as_bits<word>(expected), as_bits<word>(x)));
}
