//@ fmaf fma floorf floor ceilf ceil truncf trunc rintf rint roundf round sqrtf sqrt expf exp2f logf log2f log10f sinf cosf tanhf erff exp exp2 log log2 log10 sin cos tanh erf powf pow
// Elementary functions are those of MACA's library of mathematics, which has CUDA's names.

//@ fast_exp2
static __device__ __forceinline__ float fast_exp2(float x) {
  return exp2f(x);
}

//@ fast_sqrt
static __device__ __forceinline__ float fast_sqrt(float x) {
  return sqrtf(x);
}

//@ fast_rsqrt
static __device__ __forceinline__ float fast_rsqrt(float x) {
  return rsqrtf(x);
}

//@ fast_recip
static __device__ __forceinline__ float fast_recip(float x) {
  return __builtin_mxc_rcpf(x);
}
