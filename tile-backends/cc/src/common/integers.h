//@ add_i32
static __device__ __forceinline__ i32 add_i32(i32 x, i32 y) {
  return (i32)((u32)x + (u32)y);
}

//@ sub_i32
static __device__ __forceinline__ i32 sub_i32(i32 x, i32 y) {
  return (i32)((u32)x - (u32)y);
}

//@ mul_i32
static __device__ __forceinline__ i32 mul_i32(i32 x, i32 y) {
  return (i32)((u32)x * (u32)y);
}

//@ neg_i32
static __device__ __forceinline__ i32 neg_i32(i32 x) {
  return (i32)(0 - (u32)x);
}

//@ abs_i32
static __device__ __forceinline__ i32 abs_i32(i32 x) {
  return x < 0 ? neg_i32(x) : x;
}

//@ add_i64
static __device__ __forceinline__ i64 add_i64(i64 x, i64 y) {
  return (i64)((u64)x + (u64)y);
}

//@ sub_i64
static __device__ __forceinline__ i64 sub_i64(i64 x, i64 y) {
  return (i64)((u64)x - (u64)y);
}

//@ mul_i64
static __device__ __forceinline__ i64 mul_i64(i64 x, i64 y) {
  return (i64)((u64)x * (u64)y);
}

//@ neg_i64
static __device__ __forceinline__ i64 neg_i64(i64 x) {
  return (i64)(0 - (u64)x);
}

//@ abs_i64
static __device__ __forceinline__ i64 abs_i64(i64 x) {
  return x < 0 ? neg_i64(x) : x;
}

//@ div_i32
static __device__ __forceinline__ i32 div_i32(i32 x, i32 y) {
  if (y == -1) return neg_i32(x);
  return y == 0 ? 0 : x / y;
}

//@ rem_i32
static __device__ __forceinline__ i32 rem_i32(i32 x, i32 y) {
  return y == 0 || y == -1 ? 0 : x % y;
}

//@ div_u32
static __device__ __forceinline__ u32 div_u32(u32 x, u32 y) {
  return y == 0 ? 0 : x / y;
}

//@ rem_u32
static __device__ __forceinline__ u32 rem_u32(u32 x, u32 y) {
  return y == 0 ? 0 : x % y;
}

//@ div_i64
static __device__ __forceinline__ i64 div_i64(i64 x, i64 y) {
  if ((((u64)x | (u64)y) >> 32) == 0) return (u32)y == 0 ? 0 : (u32)x / (u32)y;
  if (y == -1) return neg_i64(x);
  return y == 0 ? 0 : x / y;
}

//@ rem_i64
static __device__ __forceinline__ i64 rem_i64(i64 x, i64 y) {
  if ((((u64)x | (u64)y) >> 32) == 0) return (u32)y == 0 ? 0 : (u32)x % (u32)y;
  if (y == -1) return 0;
  return y == 0 ? 0 : x % y;
}

//@ div_u64
static __device__ __forceinline__ u64 div_u64(u64 x, u64 y) {
  if ((((u64)x | (u64)y) >> 32) == 0) return (u32)y == 0 ? 0 : (u32)x / (u32)y;
  return y == 0 ? 0 : x / y;
}

//@ rem_u64
static __device__ __forceinline__ u64 rem_u64(u64 x, u64 y) {
  if ((((u64)x | (u64)y) >> 32) == 0) return (u32)y == 0 ? 0 : (u32)x % (u32)y;
  return y == 0 ? 0 : x % y;
}

//@ min_i32
static __device__ __forceinline__ i32 min_i32(i32 x, i32 y) {
  return y < x ? y : x;
}

//@ max_i32
static __device__ __forceinline__ i32 max_i32(i32 x, i32 y) {
  return x < y ? y : x;
}

//@ min_u32
static __device__ __forceinline__ u32 min_u32(u32 x, u32 y) {
  return y < x ? y : x;
}

//@ max_u32
static __device__ __forceinline__ u32 max_u32(u32 x, u32 y) {
  return x < y ? y : x;
}

//@ min_i64
static __device__ __forceinline__ i64 min_i64(i64 x, i64 y) {
  return y < x ? y : x;
}

//@ max_i64
static __device__ __forceinline__ i64 max_i64(i64 x, i64 y) {
  return x < y ? y : x;
}

//@ min_u64
static __device__ __forceinline__ u64 min_u64(u64 x, u64 y) {
  return y < x ? y : x;
}

//@ max_u64
static __device__ __forceinline__ u64 max_u64(u64 x, u64 y) {
  return x < y ? y : x;
}

//@ shift_amount
static __device__ __forceinline__ u32 shift_amount(u64 amount) {
  return amount < 64 ? (u32)amount : 64;
}

//@ shl_u32
static __device__ __forceinline__ u32 shl_u32(u32 x, u32 amount) {
  return amount < 32 ? x << amount : 0;
}

//@ shr_u32
static __device__ __forceinline__ u32 shr_u32(u32 x, u32 amount) {
  return amount < 32 ? x >> amount : 0;
}

//@ shr_i32
static __device__ __forceinline__ i32 shr_i32(i32 x, u32 amount) {
  return x >> (amount < 32 ? amount : 31);
}

//@ shl_u64
static __device__ __forceinline__ u64 shl_u64(u64 x, u32 amount) {
  return amount < 64 ? x << amount : 0;
}

//@ shr_u64
static __device__ __forceinline__ u64 shr_u64(u64 x, u32 amount) {
  return amount < 64 ? x >> amount : 0;
}

//@ shr_i64
static __device__ __forceinline__ i64 shr_i64(i64 x, u32 amount) {
  return x >> (amount < 64 ? amount : 63);
}
