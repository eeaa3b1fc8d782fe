// A processor in the place of an AMD GPU: the builtins of Clang's AMDGPU backend that the library of HIP C++ calls.
#pragma once
#include "fibers.h"
// Products are not fused here anyway, and the constraint is of another machine.
#define asm(...)
#define amdgpu_flat_work_group_size(LEAST, MOST) unused

static inline unsigned __builtin_amdgcn_workitem_id_x() { return threadIdx.x; }
static inline unsigned __builtin_amdgcn_workgroup_id_x() { return blockIdx.x; }
static inline unsigned __builtin_amdgcn_workgroup_id_y() { return blockIdx.y; }
static inline unsigned __builtin_amdgcn_workgroup_id_z() { return blockIdx.z; }
static inline unsigned __builtin_amdgcn_workgroup_size_x() { return blockDim.x; }
static inline unsigned __builtin_amdgcn_grid_size_x() { return gridDim.x * blockDim.x; }

// How many of the chosen lanes are in front of this one, by halves of the wave.
static inline unsigned __builtin_amdgcn_mbcnt_lo(unsigned mask, unsigned count) {
  const unsigned lane = stand_in::lane();
  return count + __builtin_popcount(lane < 32 ? mask & ((1u << lane) - 1) : mask);
}
static inline unsigned __builtin_amdgcn_mbcnt_hi(unsigned mask, unsigned count) {
  const unsigned lane = stand_in::lane();
  return count + (lane < 32 ? 0 : __builtin_popcount(mask & ((1u << (lane - 32)) - 1)));
}

static inline void __builtin_amdgcn_fence(int, const char *) {}
static inline void __builtin_amdgcn_s_barrier() { stand_in::meet(stand_in::block); }
static inline void __builtin_amdgcn_wave_barrier() { stand_in::meet(stand_in::wave()); }
static inline void __builtin_amdgcn_s_sleep(int) {}
static inline int __builtin_amdgcn_ds_bpermute(int byte, int x) {
  return stand_in::together(x, [&](auto of) -> int { return of((unsigned)byte / 4 % stand_in::LANES); });
}

// Bytes of `y`, and from 4 on of `x`, by the selectors that the library has.
static inline unsigned __builtin_amdgcn_perm(unsigned x, unsigned y, unsigned select) {
  const unsigned long long both = (unsigned long long)x << 32 | y;
  unsigned result = 0;
  for (int i = 0; i < 4; i++) result |= (unsigned)(unsigned char)(both >> 8 * (select >> 8 * i & 7)) << 8 * i;
  return result;
}

static inline int stand_in_dot4(bool x_signed, unsigned x, bool y_signed, unsigned y, int z) {
  unsigned sum = z;
  for (int i = 0; i < 4; i++) {
    const unsigned char a = x >> 8 * i, b = y >> 8 * i;
    sum += (unsigned)((x_signed ? (signed char)a : a) * (y_signed ? (signed char)b : b));
  }
  return sum;
}
static inline int __builtin_amdgcn_sdot4(int x, int y, int z, bool) { return stand_in_dot4(true, x, true, y, z); }
static inline unsigned __builtin_amdgcn_udot4(unsigned x, unsigned y, unsigned z, bool) {
  return stand_in_dot4(false, x, false, y, z);
}
static inline int __builtin_amdgcn_sudot4(bool x_signed, int x, bool y_signed, int y, int z, bool) {
  return stand_in_dot4(x_signed, x, y_signed, y, z);
}

static inline float __builtin_amdgcn_exp2f(float x) { return exp2f(x); }
static inline float __builtin_amdgcn_sqrtf(float x) { return sqrtf(x); }
static inline float __builtin_amdgcn_rsqf(float x) { return 1.0f / sqrtf(x); }
static inline float __builtin_amdgcn_rcpf(float x) { return 1.0f / x; }

// The device library.
#define STAND_IN_OCML(NAME) \
  extern "C" float __ocml_##NAME##_f32(float x) { return NAME##f(x); } \
  extern "C" double __ocml_##NAME##_f64(double x) { return NAME(x); }
STAND_IN_OCML(sin)
STAND_IN_OCML(cos)
STAND_IN_OCML(tanh)
STAND_IN_OCML(erf)
STAND_IN_OCML(exp)
STAND_IN_OCML(exp2)
STAND_IN_OCML(log)
STAND_IN_OCML(log2)
STAND_IN_OCML(log10)
extern "C" float __ocml_pow_f32(float x, float y) { return powf(x, y); }
extern "C" double __ocml_pow_f64(double x, double y) { return pow(x, y); }

// Clang has the builtins of atomics for any processor.
#define __HIP_MEMORY_SCOPE_AGENT 4

#include "matrices.h"
