//@ is_finite_f32
static __device__ __forceinline__ bool is_finite_f32(float x) {
  return abs_f32(x) < as_bits<float>(0x7f800000u);
}

//@ is_finite_f64
static __device__ __forceinline__ bool is_finite_f64(double x) {
  return abs_f64(x) < as_bits<double>(0x7ff0000000000000ull);
}

//@ min_nan_f64
static __device__ __forceinline__ double min_nan_f64(double x, double y) {
  return x != x || y != y ? as_bits<double>(0x7ff8000000000000ull) : min_f64(x, y);
}

//@ max_nan_f64
static __device__ __forceinline__ double max_nan_f64(double x, double y) {
  return x != x || y != y ? as_bits<double>(0x7ff8000000000000ull) : max_f64(x, y);
}

//@ neg_f16
static __device__ __forceinline__ f16 neg_f16(f16 x) {
  return f16{(u16)(x.bits ^ 0x8000)};
}

//@ abs_f16
static __device__ __forceinline__ f16 abs_f16(f16 x) {
  return f16{(u16)(x.bits & 0x7fff)};
}

//@ neg_bf16
static __device__ __forceinline__ bf16 neg_bf16(bf16 x) {
  return bf16{(u16)(x.bits ^ 0x8000)};
}

//@ abs_bf16
static __device__ __forceinline__ bf16 abs_bf16(bf16 x) {
  return bf16{(u16)(x.bits & 0x7fff)};
}

//@ neg_e4m3
static __device__ __forceinline__ e4m3 neg_e4m3(e4m3 x) {
  return e4m3{(u8)(x.bits ^ 0x80)};
}

//@ abs_e4m3
static __device__ __forceinline__ e4m3 abs_e4m3(e4m3 x) {
  return e4m3{(u8)(x.bits & 0x7f)};
}

//@ neg_e5m2
static __device__ __forceinline__ e5m2 neg_e5m2(e5m2 x) {
  return e5m2{(u8)(x.bits ^ 0x80)};
}

//@ abs_e5m2
static __device__ __forceinline__ e5m2 abs_e5m2(e5m2 x) {
  return e5m2{(u8)(x.bits & 0x7f)};
}
