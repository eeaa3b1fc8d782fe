//@ sigmoid_f32
static __device__ __forceinline__ float sigmoid_f32(float x) {
  return 1.0f / (1.0f + expf(-x));
}

//@ rsqrt_f32
static __device__ __forceinline__ float rsqrt_f32(float x) {
  return 1.0f / sqrtf(x);
}

//@ sigmoid_f64
static __device__ __forceinline__ double sigmoid_f64(double x) {
  return 1.0 / (1.0 + exp(-x));
}

//@ rsqrt_f64
static __device__ __forceinline__ double rsqrt_f64(double x) {
  return 1.0 / sqrt(x);
}

//@ fast_exp
static __device__ __forceinline__ float fast_exp(float x) {
  return fast_exp2(x * 1.44269504f);
}

//@ fast_sigmoid
static __device__ __forceinline__ float fast_sigmoid(float x) {
  return fast_recip(1.0f + fast_exp2(x * -1.44269504f));
}
