//@ mul_f32
static __device__ __forceinline__ float mul_f32(float x, float y) {
  float product = x * y;
  // No sum is fused with what this may have changed.
  asm("" : "+v"(product));
  return product;
}

//@ min_f32
static __device__ __forceinline__ float min_f32(float x, float y) {
  return __builtin_fminf(x, y);
}

//@ max_f32
static __device__ __forceinline__ float max_f32(float x, float y) {
  return __builtin_fmaxf(x, y);
}

//@ abs_f32
static __device__ __forceinline__ float abs_f32(float x) {
  return __builtin_fabsf(x);
}

//@ mul_f64
static __device__ __forceinline__ double mul_f64(double x, double y) {
  double product = x * y;
  // No sum is fused with what this may have changed.
  asm("" : "+v"(product));
  return product;
}

//@ min_f64
static __device__ __forceinline__ double min_f64(double x, double y) {
  return __builtin_fmin(x, y);
}

//@ max_f64
static __device__ __forceinline__ double max_f64(double x, double y) {
  return __builtin_fmax(x, y);
}

//@ abs_f64
static __device__ __forceinline__ double abs_f64(double x) {
  return __builtin_fabs(x);
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
  _Float16 product = as_bits<_Float16>(x) * as_bits<_Float16>(y);
  asm("" : "+v"(product));
  return as_bits<f16>(product);
}

//@ fma_f16
static __device__ __forceinline__ f16 fma_f16(f16 x, f16 y, f16 z) {
  return as_bits<f16>(__builtin_fmaf16(as_bits<_Float16>(x), as_bits<_Float16>(y), as_bits<_Float16>(z)));
}
