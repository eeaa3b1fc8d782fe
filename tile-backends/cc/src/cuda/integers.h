//@ count_ones_u32
static __device__ __forceinline__ u32 count_ones_u32(u32 x) {
  u32 result;
  asm("popc.b32 %0, %1;" : "=r"(result) : "r"(x));
  return result;
}

//@ leading_zeros_u32
static __device__ __forceinline__ u32 leading_zeros_u32(u32 x) {
  u32 result;
  asm("clz.b32 %0, %1;" : "=r"(result) : "r"(x));
  return result;
}

//@ count_ones_u64
static __device__ __forceinline__ u32 count_ones_u64(u64 x) {
  u32 result;
  asm("popc.b64 %0, %1;" : "=r"(result) : "l"(x));
  return result;
}

//@ leading_zeros_u64
static __device__ __forceinline__ u32 leading_zeros_u64(u64 x) {
  u32 result;
  asm("clz.b64 %0, %1;" : "=r"(result) : "l"(x));
  return result;
}

//@ dot4_i8_i8
static __device__ __forceinline__ i32 dot4_i8_i8(u32 x, u32 y, i32 z) {
  i32 result;
  asm("dp4a.s32.s32 %0, %1, %2, %3;" : "=r"(result) : "r"(x), "r"(y), "r"(z));
  return result;
}

//@ dot4_i8_u8
static __device__ __forceinline__ i32 dot4_i8_u8(u32 x, u32 y, i32 z) {
  i32 result;
  asm("dp4a.s32.u32 %0, %1, %2, %3;" : "=r"(result) : "r"(x), "r"(y), "r"(z));
  return result;
}

//@ dot4_u8_i8
static __device__ __forceinline__ i32 dot4_u8_i8(u32 x, u32 y, i32 z) {
  i32 result;
  asm("dp4a.u32.s32 %0, %1, %2, %3;" : "=r"(result) : "r"(x), "r"(y), "r"(z));
  return result;
}

//@ dot4_u8_u8
static __device__ __forceinline__ i32 dot4_u8_u8(u32 x, u32 y, i32 z) {
  i32 result;
  asm("dp4a.u32.u32 %0, %1, %2, %3;" : "=r"(result) : "r"(x), "r"(y), "r"(z));
  return result;
}

//@ logic
template <int TABLE>
static __device__ __forceinline__ u32 logic(u32 x, u32 y, u32 z) {
  u32 result;
  asm("lop3.b32 %0, %1, %2, %3, %4;" : "=r"(result) : "r"(x), "r"(y), "r"(z), "n"(TABLE));
  return result;
}

//@ bytes
template <int SELECT>
static __device__ __forceinline__ u32 bytes(u32 x, u32 y) {
  u32 result;
  asm("prmt.b32 %0, %1, %2, %3;" : "=r"(result) : "r"(x), "r"(y), "n"(SELECT));
  return result;
}
