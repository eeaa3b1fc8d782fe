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
