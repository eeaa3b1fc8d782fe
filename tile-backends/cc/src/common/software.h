//@ f16_to_f32
static __device__ __forceinline__ float f16_to_f32(f16 x) {
  return (float)as_bits<_Float16>(x);
}

//@ f32_to_f16
static __device__ __forceinline__ f16 f32_to_f16(float x) {
  return as_bits<f16>((_Float16)x);
}

//@ next_f16
// The next of the type above, or below.
static __device__ __forceinline__ f16 next_f16(f16 x, bool up) {
  if ((x.bits & 0x7fff) == 0) return f16{(u16)(up ? 1 : 0x8001)};
  return f16{(u16)((x.bits >> 15 != 0) == up ? x.bits - 1 : x.bits + 1)};
}

//@ f32_to_f16_rz
static __device__ __forceinline__ f16 f32_to_f16_rz(float x) {
  const f16 nearest = f32_to_f16(x);
  const float value = f16_to_f32(nearest);
  const bool is_beyond = x < 0.0f ? value < x : value > x;
  return is_beyond ? next_f16(nearest, x < 0.0f) : nearest;
}

//@ f32_to_f16_rp
static __device__ __forceinline__ f16 f32_to_f16_rp(float x) {
  const f16 nearest = f32_to_f16(x);
  return f16_to_f32(nearest) < x ? next_f16(nearest, true) : nearest;
}

//@ f32_to_f16_rm
static __device__ __forceinline__ f16 f32_to_f16_rm(float x) {
  const f16 nearest = f32_to_f16(x);
  return f16_to_f32(nearest) > x ? next_f16(nearest, false) : nearest;
}

//@ f64_to_f16
static __device__ __forceinline__ f16 f64_to_f16(double x) {
  return f32_to_f16(f64_to_f32_odd(x));
}

//@ f64_to_f16_rz
static __device__ __forceinline__ f16 f64_to_f16_rz(double x) {
  return f32_to_f16_rz(f64_to_f32_odd(x));
}

//@ f64_to_f16_rp
static __device__ __forceinline__ f16 f64_to_f16_rp(double x) {
  return f32_to_f16_rp(f64_to_f32_odd(x));
}

//@ f64_to_f16_rm
static __device__ __forceinline__ f16 f64_to_f16_rm(double x) {
  return f32_to_f16_rm(f64_to_f32_odd(x));
}

//@ f32_to_bf16
static __device__ __forceinline__ bf16 f32_to_bf16(float x) {
  const u32 encoding = as_bits<u32>(x);
  if (x != x) return bf16{0x7fc0};
  return bf16{(u16)((encoding + 0x7fff + (encoding >> 16 & 1)) >> 16)};
}

//@ f32_to_bf16_rz
static __device__ __forceinline__ bf16 f32_to_bf16_rz(float x) {
  return x != x ? bf16{0x7fc0} : bf16{(u16)(as_bits<u32>(x) >> 16)};
}

//@ i32_to_f32_rz
static __device__ __forceinline__ float i32_to_f32_rz(i32 x) {
  return f64_to_f32_rz((double)x);
}

//@ i32_to_f32_rp
static __device__ __forceinline__ float i32_to_f32_rp(i32 x) {
  return f64_to_f32_rp((double)x);
}

//@ i32_to_f32_rm
static __device__ __forceinline__ float i32_to_f32_rm(i32 x) {
  return f64_to_f32_rm((double)x);
}

//@ i32_to_f32_odd
static __device__ __forceinline__ float i32_to_f32_odd(i32 x) {
  return f64_to_f32_odd((double)x);
}

//@ u32_to_f32_rz
static __device__ __forceinline__ float u32_to_f32_rz(u32 x) {
  return f64_to_f32_rz((double)x);
}

//@ u32_to_f32_rp
static __device__ __forceinline__ float u32_to_f32_rp(u32 x) {
  return f64_to_f32_rp((double)x);
}

//@ u32_to_f32_rm
static __device__ __forceinline__ float u32_to_f32_rm(u32 x) {
  return f64_to_f32_rm((double)x);
}

//@ u32_to_f32_odd
static __device__ __forceinline__ float u32_to_f32_odd(u32 x) {
  return f64_to_f32_odd((double)x);
}

//@ f64_of_halves
// The sum of an integer's halves: rounded to odd (0), toward zero (1), up (2) or down (3).
static __device__ __forceinline__ double f64_of_halves(double high, double low, int mode) {
  const double sum = high + low;
  const double rest = low - (sum - high);
  if (mode == 0) return odd_f64(sum, rest);
  const bool is_up = mode == 2 || (mode == 1 && sum < 0.0);
  return (is_up ? rest > 0.0 : rest < 0.0) ? next_f64(sum, is_up) : sum;
}

//@ i64_to_f64_odd
static __device__ __forceinline__ double i64_to_f64_odd(i64 x) {
  return f64_of_halves(4294967296.0 * (double)(i32)(x >> 32), (double)(u32)x, 0);
}

//@ i64_to_f64_rz
static __device__ __forceinline__ double i64_to_f64_rz(i64 x) {
  return f64_of_halves(4294967296.0 * (double)(i32)(x >> 32), (double)(u32)x, 1);
}

//@ i64_to_f64_rp
static __device__ __forceinline__ double i64_to_f64_rp(i64 x) {
  return f64_of_halves(4294967296.0 * (double)(i32)(x >> 32), (double)(u32)x, 2);
}

//@ i64_to_f64_rm
static __device__ __forceinline__ double i64_to_f64_rm(i64 x) {
  return f64_of_halves(4294967296.0 * (double)(i32)(x >> 32), (double)(u32)x, 3);
}

//@ i64_to_f32_rz
static __device__ __forceinline__ float i64_to_f32_rz(i64 x) {
  return f64_to_f32_rz(i64_to_f64_odd(x));
}

//@ i64_to_f32_rp
static __device__ __forceinline__ float i64_to_f32_rp(i64 x) {
  return f64_to_f32_rp(i64_to_f64_odd(x));
}

//@ i64_to_f32_rm
static __device__ __forceinline__ float i64_to_f32_rm(i64 x) {
  return f64_to_f32_rm(i64_to_f64_odd(x));
}

//@ i64_to_f32_odd
static __device__ __forceinline__ float i64_to_f32_odd(i64 x) {
  return f64_to_f32_odd(i64_to_f64_odd(x));
}

//@ u64_to_f64_odd
static __device__ __forceinline__ double u64_to_f64_odd(u64 x) {
  return f64_of_halves(4294967296.0 * (double)(u32)(x >> 32), (double)(u32)x, 0);
}

//@ u64_to_f64_rz
static __device__ __forceinline__ double u64_to_f64_rz(u64 x) {
  return f64_of_halves(4294967296.0 * (double)(u32)(x >> 32), (double)(u32)x, 1);
}

//@ u64_to_f64_rp
static __device__ __forceinline__ double u64_to_f64_rp(u64 x) {
  return f64_of_halves(4294967296.0 * (double)(u32)(x >> 32), (double)(u32)x, 2);
}

//@ u64_to_f64_rm
static __device__ __forceinline__ double u64_to_f64_rm(u64 x) {
  return f64_of_halves(4294967296.0 * (double)(u32)(x >> 32), (double)(u32)x, 3);
}

//@ u64_to_f32_rz
static __device__ __forceinline__ float u64_to_f32_rz(u64 x) {
  return f64_to_f32_rz(u64_to_f64_odd(x));
}

//@ u64_to_f32_rp
static __device__ __forceinline__ float u64_to_f32_rp(u64 x) {
  return f64_to_f32_rp(u64_to_f64_odd(x));
}

//@ u64_to_f32_rm
static __device__ __forceinline__ float u64_to_f32_rm(u64 x) {
  return f64_to_f32_rm(u64_to_f64_odd(x));
}

//@ u64_to_f32_odd
static __device__ __forceinline__ float u64_to_f32_odd(u64 x) {
  return f64_to_f32_odd(u64_to_f64_odd(x));
}

//@ f32_to_i32
static __device__ __forceinline__ i32 f32_to_i32(float x) {
  if (x != x) return 0;
  if (x >= 2147483648.0f) return 0x7fffffff;
  return x > -2147483648.0f ? (i32)x : (-2147483647 - 1);
}

//@ f64_to_i32
static __device__ __forceinline__ i32 f64_to_i32(double x) {
  if (x != x) return 0;
  if (x >= 2147483648.0) return 0x7fffffff;
  return x > -2147483648.0 ? (i32)x : (-2147483647 - 1);
}

//@ f32_to_u32
static __device__ __forceinline__ u32 f32_to_u32(float x) {
  if (!(x > 0.0f)) return 0;
  return x < 4294967296.0f ? (u32)x : 0xffffffffu;
}

//@ f64_to_u32
static __device__ __forceinline__ u32 f64_to_u32(double x) {
  if (!(x > 0.0)) return 0;
  return x < 4294967296.0 ? (u32)x : 0xffffffffu;
}

//@ f32_to_i64
static __device__ __forceinline__ i64 f32_to_i64(float x) {
  if (x != x) return 0;
  if (x >= 9223372036854775808.0f) return 0x7fffffffffffffffll;
  return x > -9223372036854775808.0f ? (i64)x : (-0x7fffffffffffffffll - 1);
}

//@ f64_to_i64
static __device__ __forceinline__ i64 f64_to_i64(double x) {
  if (x != x) return 0;
  if (x >= 9223372036854775808.0) return 0x7fffffffffffffffll;
  return x > -9223372036854775808.0 ? (i64)x : (-0x7fffffffffffffffll - 1);
}

//@ f32_to_u64
static __device__ __forceinline__ u64 f32_to_u64(float x) {
  if (!(x > 0.0f)) return 0;
  return x < 18446744073709551616.0f ? (u64)x : 0xffffffffffffffffull;
}

//@ f64_to_u64
static __device__ __forceinline__ u64 f64_to_u64(double x) {
  if (!(x > 0.0)) return 0;
  return x < 18446744073709551616.0 ? (u64)x : 0xffffffffffffffffull;
}

//@ f32_to_f8
// A float of 8 bits: rounds to nearest even (0), toward zero (1), up (2) or down (3).
template <int MANTISSA, int BIAS, int LARGEST, int NAN_CODE, int INFINITY_CODE>
static __device__ __forceinline__ u8 f32_to_f8(float x, int mode) {
  const u32 encoding = as_bits<u32>(x);
  const u32 magnitude = encoding & 0x7fffffff;
  const bool away = mode == 2 ? (i32)encoding >= 0 : mode == 3 && (i32)encoding < 0;
  // Normal results: another bias, and the digits that fit. Subnormal ones: multiples of the smallest value.
  const bool is_normal = magnitude >= (u32)(127 + 1 - BIAS) << 23;
  const u32 exponent = magnitude >> 23;
  const u32 digits = (magnitude & 0x7fffff) | (exponent != 0 ? 0x800000u : 0);
  const u32 smaller = (u32)(151 - BIAS - MANTISSA) - (exponent != 0 ? exponent : 1);
  const u32 dropped = is_normal ? 23 - MANTISSA : smaller < 26 ? smaller : 26;
  const u32 kept = is_normal ? magnitude - ((u32)(127 - BIAS) << 23) : digits;
  const u32 half = (kept >> dropped & 1) + (1u << (dropped - 1)) - 1;
  const u32 added = mode == 0 ? half : away ? (1u << dropped) - 1 : 0;
  u32 code = (kept + added) >> dropped;
  code = code < LARGEST ? code : LARGEST;
  if (INFINITY_CODE >= 0 && magnitude == 0x7f800000) code = INFINITY_CODE;
  if (magnitude > 0x7f800000) code = NAN_CODE;
  return (u8)(code | (encoding >> 24 & 0x80));
}
