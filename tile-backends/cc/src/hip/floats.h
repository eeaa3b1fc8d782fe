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

//@ next_f32
// The next of the type above, or below.
static __device__ __forceinline__ float next_f32(float x, bool up) {
  const u32 encoding = as_bits<u32>(x);
  if ((encoding & 0x7fffffff) == 0) return as_bits<float>(up ? 1u : 0x80000001u);
  return as_bits<float>((encoding >> 31 != 0) == up ? encoding - 1 : encoding + 1);
}

//@ next_f64
static __device__ __forceinline__ double next_f64(double x, bool up) {
  const u64 encoding = as_bits<u64>(x);
  if ((encoding & 0x7fffffffffffffffull) == 0) return as_bits<double>(up ? 1ull : 0x8000000000000001ull);
  return as_bits<double>((encoding >> 63 != 0) == up ? encoding - 1 : encoding + 1);
}

//@ odd_f64
// A sum that was rounded to nearest, by what it lacks: rounded to odd.
static __device__ __forceinline__ double odd_f64(double sum, double rest) {
  const bool is_exact = !(rest < 0.0 || rest > 0.0);
  return is_exact || (as_bits<u64>(sum) & 1) ? sum : next_f64(sum, rest > 0.0);
}

//@ f64_to_f32_rz
static __device__ __forceinline__ float f64_to_f32_rz(double x) {
  const float nearest = (float)x;
  const double error = (double)nearest - x;
  const bool is_beyond = x < 0.0 ? error < 0.0 : error > 0.0;
  return is_beyond ? next_f32(nearest, x < 0.0) : nearest;
}

//@ f64_to_f32_rp
static __device__ __forceinline__ float f64_to_f32_rp(double x) {
  const float nearest = (float)x;
  return (double)nearest < x ? next_f32(nearest, true) : nearest;
}

//@ f64_to_f32_rm
static __device__ __forceinline__ float f64_to_f32_rm(double x) {
  const float nearest = (float)x;
  return (double)nearest > x ? next_f32(nearest, false) : nearest;
}

//@ f64_to_f32_odd
// The neighbour with an odd mantissa, unless the value is one itself.
static __device__ __forceinline__ float f64_to_f32_odd(double x) {
  const float nearest = (float)x;
  const bool is_above = (double)nearest > x, is_below = (double)nearest < x;
  if (!(is_above || is_below) || (as_bits<u32>(nearest) & 1)) return nearest;
  return next_f32(nearest, is_below);
}

//@ fma_odd_f32
// The product of floats is exact in twice the digits, and the rest of its sum is found by differences.
static __device__ __forceinline__ float fma_odd_f32(float x, float y, float z) {
  const double product = mul_f64((double)x, (double)y);
  const double sum = product + (double)z;
  const double part = sum - product;
  const double rest = (product - (sum - part)) + ((double)z - part);
  return f64_to_f32_odd(odd_f64(sum, rest));
}
