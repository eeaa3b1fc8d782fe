//@ bytes
template <int SELECT>
static __device__ __forceinline__ u32 bytes(u32 x, u32 y) {
  // A byte for each of the digits that choose.
  const u32 select = (SELECT & 7) | (SELECT & 0x70) << 4 | (SELECT & 0x700) << 8 | (SELECT & 0x7000) << 12;
  return __builtin_amdgcn_perm(y, x, select);
}
