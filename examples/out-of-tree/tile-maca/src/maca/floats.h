//@ mul_f32
// The text is compiled without contraction: no sum is fused with it.
static __device__ __forceinline__ float mul_f32(float x, float y) {
  return x * y;
}

//@ min_f32
static __device__ __forceinline__ float min_f32(float x, float y) {
  return fminf(x, y);
}

//@ max_f32
static __device__ __forceinline__ float max_f32(float x, float y) {
  return fmaxf(x, y);
}

//@ abs_f32
static __device__ __forceinline__ float abs_f32(float x) {
  return fabsf(x);
}

//@ mul_f64
// The text is compiled without contraction: no sum is fused with it.
static __device__ __forceinline__ double mul_f64(double x, double y) {
  return x * y;
}

//@ min_f64
static __device__ __forceinline__ double min_f64(double x, double y) {
  return fmin(x, y);
}

//@ max_f64
static __device__ __forceinline__ double max_f64(double x, double y) {
  return fmax(x, y);
}

//@ abs_f64
static __device__ __forceinline__ double abs_f64(double x) {
  return fabs(x);
}

//@ min_nan_f32
static __device__ __forceinline__ float min_nan_f32(float x, float y) {
  return x != x || y != y ? as_bits<float>(0x7fc00000u) : min_f32(x, y);
}

//@ max_nan_f32
static __device__ __forceinline__ float max_nan_f32(float x, float y) {
  return x != x || y != y ? as_bits<float>(0x7fc00000u) : max_f32(x, y);
}

//@ add_f16
static __device__ __forceinline__ f16 add_f16(f16 x, f16 y) {
  return as_bits<f16>((_Float16)(as_bits<_Float16>(x) + as_bits<_Float16>(y)));
}

//@ sub_f16
static __device__ __forceinline__ f16 sub_f16(f16 x, f16 y) {
  return as_bits<f16>((_Float16)(as_bits<_Float16>(x) - as_bits<_Float16>(y)));
}

//@ mul_f16
static __device__ __forceinline__ f16 mul_f16(f16 x, f16 y) {
  return as_bits<f16>((_Float16)(as_bits<_Float16>(x) * as_bits<_Float16>(y)));
}
