//@ fmaf
#ifdef TILE_BARE
#define fmaf __builtin_fmaf
#endif

//@ fma
#ifdef TILE_BARE
#define fma __builtin_fma
#endif

//@ floorf
#ifdef TILE_BARE
#define floorf __builtin_floorf
#endif

//@ floor
#ifdef TILE_BARE
#define floor __builtin_floor
#endif

//@ ceilf
#ifdef TILE_BARE
#define ceilf __builtin_ceilf
#endif

//@ ceil
#ifdef TILE_BARE
#define ceil __builtin_ceil
#endif

//@ truncf
#ifdef TILE_BARE
#define truncf __builtin_truncf
#endif

//@ trunc
#ifdef TILE_BARE
#define trunc __builtin_trunc
#endif

//@ rintf
#ifdef TILE_BARE
#define rintf __builtin_rintf
#endif

//@ rint
#ifdef TILE_BARE
#define rint __builtin_rint
#endif

//@ roundf
#ifdef TILE_BARE
#define roundf __builtin_roundf
#endif

//@ round
#ifdef TILE_BARE
#define round __builtin_round
#endif

//@ sqrtf
#ifdef TILE_BARE
#define sqrtf __builtin_sqrtf
#endif

//@ sqrt
#ifdef TILE_BARE
#define sqrt __builtin_sqrt
#endif

//@ expf
#ifdef TILE_BARE
extern "C" __device__ float expf(float);
#endif

//@ exp
#ifdef TILE_BARE
extern "C" __device__ double exp(double);
#endif

//@ exp2f
#ifdef TILE_BARE
extern "C" __device__ float exp2f(float);
#endif

//@ exp2
#ifdef TILE_BARE
extern "C" __device__ double exp2(double);
#endif

//@ logf
#ifdef TILE_BARE
extern "C" __device__ float logf(float);
#endif

//@ log
#ifdef TILE_BARE
extern "C" __device__ double log(double);
#endif

//@ log2f
#ifdef TILE_BARE
extern "C" __device__ float log2f(float);
#endif

//@ log2
#ifdef TILE_BARE
extern "C" __device__ double log2(double);
#endif

//@ log10f
#ifdef TILE_BARE
extern "C" __device__ float log10f(float);
#endif

//@ log10
#ifdef TILE_BARE
extern "C" __device__ double log10(double);
#endif

//@ sinf
#ifdef TILE_BARE
extern "C" __device__ float sinf(float);
#endif

//@ sin
#ifdef TILE_BARE
extern "C" __device__ double sin(double);
#endif

//@ cosf
#ifdef TILE_BARE
extern "C" __device__ float cosf(float);
#endif

//@ cos
#ifdef TILE_BARE
extern "C" __device__ double cos(double);
#endif

//@ tanhf
#ifdef TILE_BARE
extern "C" __device__ float tanhf(float);
#endif

//@ tanh
#ifdef TILE_BARE
extern "C" __device__ double tanh(double);
#endif

//@ erff
#ifdef TILE_BARE
extern "C" __device__ float erff(float);
#endif

//@ erf
#ifdef TILE_BARE
extern "C" __device__ double erf(double);
#endif

//@ powf
#ifdef TILE_BARE
extern "C" __device__ float powf(float, float);
#endif

//@ pow
#ifdef TILE_BARE
extern "C" __device__ double pow(double, double);
#endif

//@ fast_exp2
static __device__ __forceinline__ float fast_exp2(float x) {
  float result;
  asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(result) : "f"(x));
  return result;
}

//@ fast_sqrt
static __device__ __forceinline__ float fast_sqrt(float x) {
  float result;
  asm("sqrt.approx.ftz.f32 %0, %1;" : "=f"(result) : "f"(x));
  return result;
}

//@ fast_rsqrt
static __device__ __forceinline__ float fast_rsqrt(float x) {
  float result;
  asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(result) : "f"(x));
  return result;
}

//@ fast_recip
static __device__ __forceinline__ float fast_recip(float x) {
  float result;
  asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(result) : "f"(x));
  return result;
}

//@ fast_tanh
static __device__ __forceinline__ float fast_tanh(float x) {
  float result;
  asm("tanh.approx.f32 %0, %1;" : "=f"(result) : "f"(x));
  return result;
}

//@ fast_div
static __device__ __forceinline__ float fast_div(float x, float y) {
  float result;
  asm("div.full.f32 %0, %1, %2;" : "=f"(result) : "f"(x), "f"(y));
  return result;
}

//@ fast_logarithm
// `scale` times the logarithm to base 2. The instruction's error is absolute, so near 1 a short series
// takes its place.
static __device__ __forceinline__ float fast_logarithm(float x, float scale) {
  float far;
  asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(far) : "f"(x));
  const float f = x - 1.0f;
  const float unit = scale * 1.44269504f;
  const float near = f * (unit + f * (unit * -0.5f + f * (unit * 0.333333333f + f * (unit * -0.25f))));
  return abs_f32(f) < 0.03125f ? near : far * scale;
}

//@ fast_log
static __device__ __forceinline__ float fast_log(float x) {
  return fast_logarithm(x, 0.693147181f);
}

//@ fast_log2
static __device__ __forceinline__ float fast_log2(float x) {
  return fast_logarithm(x, 1.0f);
}

//@ fast_log10
static __device__ __forceinline__ float fast_log10(float x) {
  return fast_logarithm(x, 0.301029996f);
}
