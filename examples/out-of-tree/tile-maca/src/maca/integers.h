//@ bytes
// Four bytes of eight, each chosen by a digit.
template <int SELECT>
static __device__ __forceinline__ u32 bytes(u32 x, u32 y) {
  const u64 both = (u64)y << 32 | x;
  u32 result = 0;
#pragma unroll
  for (int i = 0; i < 4; i++) result |= (u32)(u8)(both >> 8 * (SELECT >> 4 * i & 7)) << 8 * i;
  return result;
}
