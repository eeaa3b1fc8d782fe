//@ mma_m16n8k16_f16_f16_f32
static __device__ __forceinline__ vec<float, 4> mma_m16n8k16_f16_f16_f32(
    u32 a0, u32 a1, u32 a2, u32 a3, u32 b0, u32 b1,
    float c0, float c1, float c2, float c3) {
  vec<float, 4> d;
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 "
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
      : "=f"(d.at[0]), "=f"(d.at[1]), "=f"(d.at[2]), "=f"(d.at[3])
      : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(b0), "r"(b1),
        "f"(c0), "f"(c1), "f"(c2), "f"(c3));
  return d;
}

//@ mma_m16n8k8_f16_f16_f32
static __device__ __forceinline__ vec<float, 4> mma_m16n8k8_f16_f16_f32(
    u32 a0, u32 a1, u32 b0,
    float c0, float c1, float c2, float c3) {
  vec<float, 4> d;
  asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 "
      "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
      : "=f"(d.at[0]), "=f"(d.at[1]), "=f"(d.at[2]), "=f"(d.at[3])
      : "r"(a0), "r"(a1), "r"(b0),
        "f"(c0), "f"(c1), "f"(c2), "f"(c3));
  return d;
}

//@ mma_sparse_m16n8k32_f16_f16_f32
static __device__ __forceinline__ vec<float, 4> mma_sparse_m16n8k32_f16_f16_f32(
    u32 a0, u32 a1, u32 a2, u32 a3, u32 b0, u32 b1, u32 b2, u32 b3,
    float c0, float c1, float c2, float c3, u32 places) {
  vec<float, 4> d;
  asm volatile("mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32 "
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, %16, 0x0;"
      : "=f"(d.at[0]), "=f"(d.at[1]), "=f"(d.at[2]), "=f"(d.at[3])
      : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(b0), "r"(b1), "r"(b2), "r"(b3),
        "f"(c0), "f"(c1), "f"(c2), "f"(c3), "r"(places));
  return d;
}

//@ mma_m16n8k16_bf16_bf16_f32
static __device__ __forceinline__ vec<float, 4> mma_m16n8k16_bf16_bf16_f32(
    u32 a0, u32 a1, u32 a2, u32 a3, u32 b0, u32 b1,
    float c0, float c1, float c2, float c3) {
  vec<float, 4> d;
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 "
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
      : "=f"(d.at[0]), "=f"(d.at[1]), "=f"(d.at[2]), "=f"(d.at[3])
      : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(b0), "r"(b1),
        "f"(c0), "f"(c1), "f"(c2), "f"(c3));
  return d;
}

//@ mma_m16n8k8_bf16_bf16_f32
static __device__ __forceinline__ vec<float, 4> mma_m16n8k8_bf16_bf16_f32(
    u32 a0, u32 a1, u32 b0,
    float c0, float c1, float c2, float c3) {
  vec<float, 4> d;
  asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32 "
      "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
      : "=f"(d.at[0]), "=f"(d.at[1]), "=f"(d.at[2]), "=f"(d.at[3])
      : "r"(a0), "r"(a1), "r"(b0),
        "f"(c0), "f"(c1), "f"(c2), "f"(c3));
  return d;
}

//@ mma_sparse_m16n8k32_bf16_bf16_f32
static __device__ __forceinline__ vec<float, 4> mma_sparse_m16n8k32_bf16_bf16_f32(
    u32 a0, u32 a1, u32 a2, u32 a3, u32 b0, u32 b1, u32 b2, u32 b3,
    float c0, float c1, float c2, float c3, u32 places) {
  vec<float, 4> d;
  asm volatile("mma.sp.sync.aligned.m16n8k32.row.col.f32.bf16.bf16.f32 "
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, %16, 0x0;"
      : "=f"(d.at[0]), "=f"(d.at[1]), "=f"(d.at[2]), "=f"(d.at[3])
      : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(b0), "r"(b1), "r"(b2), "r"(b3),
        "f"(c0), "f"(c1), "f"(c2), "f"(c3), "r"(places));
  return d;
}

//@ mma_m16n8k8_f32_f32_f32
static __device__ __forceinline__ vec<float, 4> mma_m16n8k8_f32_f32_f32(
    u32 a0, u32 a1, u32 a2, u32 a3, u32 b0, u32 b1,
    float c0, float c1, float c2, float c3) {
  vec<float, 4> d;
  asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 "
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
      : "=f"(d.at[0]), "=f"(d.at[1]), "=f"(d.at[2]), "=f"(d.at[3])
      : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(b0), "r"(b1),
        "f"(c0), "f"(c1), "f"(c2), "f"(c3));
  return d;
}

//@ mma_m16n8k4_f32_f32_f32
static __device__ __forceinline__ vec<float, 4> mma_m16n8k4_f32_f32_f32(
    u32 a0, u32 a1, u32 b0,
    float c0, float c1, float c2, float c3) {
  vec<float, 4> d;
  asm volatile("mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32 "
      "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
      : "=f"(d.at[0]), "=f"(d.at[1]), "=f"(d.at[2]), "=f"(d.at[3])
      : "r"(a0), "r"(a1), "r"(b0),
        "f"(c0), "f"(c1), "f"(c2), "f"(c3));
  return d;
}

//@ mma_m16n8k32_i8_i8_i32
static __device__ __forceinline__ vec<i32, 4> mma_m16n8k32_i8_i8_i32(
    u32 a0, u32 a1, u32 a2, u32 a3, u32 b0, u32 b1,
    i32 c0, i32 c1, i32 c2, i32 c3) {
  vec<i32, 4> d;
  asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 "
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
      : "=r"(d.at[0]), "=r"(d.at[1]), "=r"(d.at[2]), "=r"(d.at[3])
      : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(b0), "r"(b1),
        "r"(c0), "r"(c1), "r"(c2), "r"(c3));
  return d;
}

//@ mma_m16n8k16_i8_i8_i32
static __device__ __forceinline__ vec<i32, 4> mma_m16n8k16_i8_i8_i32(
    u32 a0, u32 a1, u32 b0,
    i32 c0, i32 c1, i32 c2, i32 c3) {
  vec<i32, 4> d;
  asm volatile("mma.sync.aligned.m16n8k16.row.col.s32.s8.s8.s32 "
      "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
      : "=r"(d.at[0]), "=r"(d.at[1]), "=r"(d.at[2]), "=r"(d.at[3])
      : "r"(a0), "r"(a1), "r"(b0),
        "r"(c0), "r"(c1), "r"(c2), "r"(c3));
  return d;
}

//@ mma_sparse_m16n8k64_i8_i8_i32
static __device__ __forceinline__ vec<i32, 4> mma_sparse_m16n8k64_i8_i8_i32(
    u32 a0, u32 a1, u32 a2, u32 a3, u32 b0, u32 b1, u32 b2, u32 b3,
    i32 c0, i32 c1, i32 c2, i32 c3, u32 places) {
  vec<i32, 4> d;
  asm volatile("mma.sp.sync.aligned.m16n8k64.row.col.s32.s8.s8.s32 "
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, %16, 0x0;"
      : "=r"(d.at[0]), "=r"(d.at[1]), "=r"(d.at[2]), "=r"(d.at[3])
      : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(b0), "r"(b1), "r"(b2), "r"(b3),
        "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(places));
  return d;
}

//@ mma_m16n8k32_i8_u8_i32
static __device__ __forceinline__ vec<i32, 4> mma_m16n8k32_i8_u8_i32(
    u32 a0, u32 a1, u32 a2, u32 a3, u32 b0, u32 b1,
    i32 c0, i32 c1, i32 c2, i32 c3) {
  vec<i32, 4> d;
  asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.s8.u8.s32 "
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
      : "=r"(d.at[0]), "=r"(d.at[1]), "=r"(d.at[2]), "=r"(d.at[3])
      : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(b0), "r"(b1),
        "r"(c0), "r"(c1), "r"(c2), "r"(c3));
  return d;
}

//@ mma_m16n8k16_i8_u8_i32
static __device__ __forceinline__ vec<i32, 4> mma_m16n8k16_i8_u8_i32(
    u32 a0, u32 a1, u32 b0,
    i32 c0, i32 c1, i32 c2, i32 c3) {
  vec<i32, 4> d;
  asm volatile("mma.sync.aligned.m16n8k16.row.col.s32.s8.u8.s32 "
      "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
      : "=r"(d.at[0]), "=r"(d.at[1]), "=r"(d.at[2]), "=r"(d.at[3])
      : "r"(a0), "r"(a1), "r"(b0),
        "r"(c0), "r"(c1), "r"(c2), "r"(c3));
  return d;
}

//@ mma_sparse_m16n8k64_i8_u8_i32
static __device__ __forceinline__ vec<i32, 4> mma_sparse_m16n8k64_i8_u8_i32(
    u32 a0, u32 a1, u32 a2, u32 a3, u32 b0, u32 b1, u32 b2, u32 b3,
    i32 c0, i32 c1, i32 c2, i32 c3, u32 places) {
  vec<i32, 4> d;
  asm volatile("mma.sp.sync.aligned.m16n8k64.row.col.s32.s8.u8.s32 "
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, %16, 0x0;"
      : "=r"(d.at[0]), "=r"(d.at[1]), "=r"(d.at[2]), "=r"(d.at[3])
      : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(b0), "r"(b1), "r"(b2), "r"(b3),
        "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(places));
  return d;
}

//@ mma_m16n8k32_u8_i8_i32
static __device__ __forceinline__ vec<i32, 4> mma_m16n8k32_u8_i8_i32(
    u32 a0, u32 a1, u32 a2, u32 a3, u32 b0, u32 b1,
    i32 c0, i32 c1, i32 c2, i32 c3) {
  vec<i32, 4> d;
  asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.u8.s8.s32 "
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
      : "=r"(d.at[0]), "=r"(d.at[1]), "=r"(d.at[2]), "=r"(d.at[3])
      : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(b0), "r"(b1),
        "r"(c0), "r"(c1), "r"(c2), "r"(c3));
  return d;
}

//@ mma_m16n8k16_u8_i8_i32
static __device__ __forceinline__ vec<i32, 4> mma_m16n8k16_u8_i8_i32(
    u32 a0, u32 a1, u32 b0,
    i32 c0, i32 c1, i32 c2, i32 c3) {
  vec<i32, 4> d;
  asm volatile("mma.sync.aligned.m16n8k16.row.col.s32.u8.s8.s32 "
      "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
      : "=r"(d.at[0]), "=r"(d.at[1]), "=r"(d.at[2]), "=r"(d.at[3])
      : "r"(a0), "r"(a1), "r"(b0),
        "r"(c0), "r"(c1), "r"(c2), "r"(c3));
  return d;
}

//@ mma_sparse_m16n8k64_u8_i8_i32
static __device__ __forceinline__ vec<i32, 4> mma_sparse_m16n8k64_u8_i8_i32(
    u32 a0, u32 a1, u32 a2, u32 a3, u32 b0, u32 b1, u32 b2, u32 b3,
    i32 c0, i32 c1, i32 c2, i32 c3, u32 places) {
  vec<i32, 4> d;
  asm volatile("mma.sp.sync.aligned.m16n8k64.row.col.s32.u8.s8.s32 "
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, %16, 0x0;"
      : "=r"(d.at[0]), "=r"(d.at[1]), "=r"(d.at[2]), "=r"(d.at[3])
      : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(b0), "r"(b1), "r"(b2), "r"(b3),
        "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(places));
  return d;
}

//@ mma_m16n8k32_u8_u8_i32
static __device__ __forceinline__ vec<i32, 4> mma_m16n8k32_u8_u8_i32(
    u32 a0, u32 a1, u32 a2, u32 a3, u32 b0, u32 b1,
    i32 c0, i32 c1, i32 c2, i32 c3) {
  vec<i32, 4> d;
  asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32 "
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
      : "=r"(d.at[0]), "=r"(d.at[1]), "=r"(d.at[2]), "=r"(d.at[3])
      : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(b0), "r"(b1),
        "r"(c0), "r"(c1), "r"(c2), "r"(c3));
  return d;
}

//@ mma_m16n8k16_u8_u8_i32
static __device__ __forceinline__ vec<i32, 4> mma_m16n8k16_u8_u8_i32(
    u32 a0, u32 a1, u32 b0,
    i32 c0, i32 c1, i32 c2, i32 c3) {
  vec<i32, 4> d;
  asm volatile("mma.sync.aligned.m16n8k16.row.col.s32.u8.u8.s32 "
      "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
      : "=r"(d.at[0]), "=r"(d.at[1]), "=r"(d.at[2]), "=r"(d.at[3])
      : "r"(a0), "r"(a1), "r"(b0),
        "r"(c0), "r"(c1), "r"(c2), "r"(c3));
  return d;
}

//@ mma_sparse_m16n8k64_u8_u8_i32
static __device__ __forceinline__ vec<i32, 4> mma_sparse_m16n8k64_u8_u8_i32(
    u32 a0, u32 a1, u32 a2, u32 a3, u32 b0, u32 b1, u32 b2, u32 b3,
    i32 c0, i32 c1, i32 c2, i32 c3, u32 places) {
  vec<i32, 4> d;
  asm volatile("mma.sp.sync.aligned.m16n8k64.row.col.s32.u8.u8.s32 "
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, %16, 0x0;"
      : "=r"(d.at[0]), "=r"(d.at[1]), "=r"(d.at[2]), "=r"(d.at[3])
      : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(b0), "r"(b1), "r"(b2), "r"(b3),
        "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(places));
  return d;
}

//@ mma_m8n8k4_f64_f64_f64
static __device__ __forceinline__ vec<double, 2> mma_m8n8k4_f64_f64_f64(
    double a0, double b0,
    double c0, double c1) {
  vec<double, 2> d;
  asm volatile("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 "
      "{%0, %1}, {%2}, {%3}, {%4, %5};"
      : "=d"(d.at[0]), "=d"(d.at[1])
      : "d"(a0), "d"(b0),
        "d"(c0), "d"(c1));
  return d;
}

