//@ fmaf
#define fmaf __builtin_fmaf

//@ fma
#define fma __builtin_fma

//@ floorf
#define floorf __builtin_floorf

//@ floor
#define floor __builtin_floor

//@ ceilf
#define ceilf __builtin_ceilf

//@ ceil
#define ceil __builtin_ceil

//@ truncf
#define truncf __builtin_truncf

//@ trunc
#define trunc __builtin_trunc

//@ rintf
#define rintf __builtin_rintf

//@ rint
#define rint __builtin_rint

//@ roundf
#define roundf __builtin_roundf

//@ round
#define round __builtin_round

//@ sqrtf
#define sqrtf __builtin_sqrtf

//@ sqrt
#define sqrt __builtin_sqrt

//@ expf
#define expf __builtin_elementwise_exp

//@ exp2f
#define exp2f __builtin_elementwise_exp2

//@ logf
#define logf __builtin_elementwise_log

//@ log2f
#define log2f __builtin_elementwise_log2

//@ log10f
#define log10f __builtin_elementwise_log10

//@ sinf
extern "C" __device__ __attribute__((const)) float __ocml_sin_f32(float);
#define sinf __ocml_sin_f32

//@ cosf
extern "C" __device__ __attribute__((const)) float __ocml_cos_f32(float);
#define cosf __ocml_cos_f32

//@ tanhf
extern "C" __device__ __attribute__((const)) float __ocml_tanh_f32(float);
#define tanhf __ocml_tanh_f32

//@ erff
extern "C" __device__ __attribute__((const)) float __ocml_erf_f32(float);
#define erff __ocml_erf_f32

//@ exp
extern "C" __device__ __attribute__((const)) double __ocml_exp_f64(double);
#define exp __ocml_exp_f64

//@ exp2
extern "C" __device__ __attribute__((const)) double __ocml_exp2_f64(double);
#define exp2 __ocml_exp2_f64

//@ log
extern "C" __device__ __attribute__((const)) double __ocml_log_f64(double);
#define log __ocml_log_f64

//@ log2
extern "C" __device__ __attribute__((const)) double __ocml_log2_f64(double);
#define log2 __ocml_log2_f64

//@ log10
extern "C" __device__ __attribute__((const)) double __ocml_log10_f64(double);
#define log10 __ocml_log10_f64

//@ sin
extern "C" __device__ __attribute__((const)) double __ocml_sin_f64(double);
#define sin __ocml_sin_f64

//@ cos
extern "C" __device__ __attribute__((const)) double __ocml_cos_f64(double);
#define cos __ocml_cos_f64

//@ tanh
extern "C" __device__ __attribute__((const)) double __ocml_tanh_f64(double);
#define tanh __ocml_tanh_f64

//@ erf
extern "C" __device__ __attribute__((const)) double __ocml_erf_f64(double);
#define erf __ocml_erf_f64

//@ powf
extern "C" __device__ __attribute__((const)) float __ocml_pow_f32(float, float);
#define powf __ocml_pow_f32

//@ pow
extern "C" __device__ __attribute__((const)) double __ocml_pow_f64(double, double);
#define pow __ocml_pow_f64

//@ fast_exp2
static __device__ __forceinline__ float fast_exp2(float x) {
  return __builtin_amdgcn_exp2f(x);
}

//@ fast_sqrt
static __device__ __forceinline__ float fast_sqrt(float x) {
  return __builtin_amdgcn_sqrtf(x);
}

//@ fast_rsqrt
static __device__ __forceinline__ float fast_rsqrt(float x) {
  return __builtin_amdgcn_rsqf(x);
}

//@ fast_recip
static __device__ __forceinline__ float fast_recip(float x) {
  return __builtin_amdgcn_rcpf(x);
}
