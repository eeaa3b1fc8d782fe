// Element-wise vector instructions, fills, comparisons and selections.
#include "lanes.h"

using namespace npu;

template <class T> T wrap_add(T a, T b) { return (T)((uint64_t)a + (uint64_t)b); }
template <class T> T wrap_sub(T a, T b) { return (T)((uint64_t)a - (uint64_t)b); }
template <class T> T wrap_mul(T a, T b) { return (T)((uint64_t)a * (uint64_t)b); }
template <class T> T least(T a, T b) { return a < b ? a : b; }
template <class T> T greatest(T a, T b) { return a > b ? a : b; }
// NaN wins.
template <> float least(float a, float b) { return a != a ? a : b != b ? b : a < b ? a : b; }
template <> float greatest(float a, float b) { return a != a ? a : b != b ? b : a > b ? a : b; }
template <> half least(half a, half b) { return a != a ? a : b != b ? b : a < b ? a : b; }
template <> half greatest(half a, half b) { return a != a ? a : b != b ? b : a > b ? a : b; }

#define BINARY(id, name, T, expression)                                                                                \
  INSTRUCTION(id, name, void, T *d, T *x, T *y, uint64_t c) {                                                          \
    binary<T>(name, d, x, y, c, [](T a, T b) -> T { return expression; });                                             \
  }
BINARY(add_f32, "VADD.f32", float, a + b)
BINARY(add_f16, "VADD.f16", half, a + b)
BINARY(add_s16, "VADD.s16", int16_t, wrap_add(a, b))
BINARY(add_s32, "VADD.s32", int32_t, wrap_add(a, b))
BINARY(sub_f32, "VSUB.f32", float, a - b)
BINARY(sub_f16, "VSUB.f16", half, a - b)
BINARY(sub_s16, "VSUB.s16", int16_t, wrap_sub(a, b))
BINARY(sub_s32, "VSUB.s32", int32_t, wrap_sub(a, b))
BINARY(mul_f32, "VMUL.f32", float, a *b)
BINARY(mul_f16, "VMUL.f16", half, a *b)
BINARY(mul_s16, "VMUL.s16", int16_t, wrap_mul(a, b))
BINARY(mul_s32, "VMUL.s32", int32_t, wrap_mul(a, b))
BINARY(div_f32, "VDIV.f32", float, a / b)
BINARY(div_f16, "VDIV.f16", half, a / b)
BINARY(max_f32, "VMAX.f32", float, greatest(a, b))
BINARY(max_f16, "VMAX.f16", half, greatest(a, b))
BINARY(max_s16, "VMAX.s16", int16_t, greatest(a, b))
BINARY(max_s32, "VMAX.s32", int32_t, greatest(a, b))
BINARY(min_f32, "VMIN.f32", float, least(a, b))
BINARY(min_f16, "VMIN.f16", half, least(a, b))
BINARY(min_s16, "VMIN.s16", int16_t, least(a, b))
BINARY(min_s32, "VMIN.s32", int32_t, least(a, b))
BINARY(and_s16, "VAND.s16", uint16_t, a &b)
BINARY(and_u16, "VAND.u16", uint16_t, a &b)
BINARY(or_s16, "VOR.s16", uint16_t, a | b)
BINARY(or_u16, "VOR.u16", uint16_t, a | b)

#define WITH_SCALAR(id, name, T, S, expression)                                                                        \
  INSTRUCTION(id, name, void, T *d, T *x, S scalar, uint64_t c) {                                                      \
    T b = (T)scalar;                                                                                                   \
    unary<T, T>(name, d, x, c, [b](T a) -> T { return expression; });                                                  \
  }
#define WITH_SCALARS(op, name, expression_f, expression_i)                                                             \
  WITH_SCALAR(op##_f32, name ".f32", float, float, expression_f)                                                       \
  WITH_SCALAR(op##_f16, name ".f16", half, half, expression_f)                                                         \
  WITH_SCALAR(op##_s16, name ".s16", int16_t, int64_t, expression_i)                                                   \
  WITH_SCALAR(op##_s32, name ".s32", int32_t, int64_t, expression_i)
WITH_SCALARS(adds, "VADDS", a + b, wrap_add(a, b))
WITH_SCALARS(muls, "VMULS", a *b, wrap_mul(a, b))
WITH_SCALARS(maxs, "VMAXS", greatest(a, b), greatest(a, b))
WITH_SCALARS(mins, "VMINS", least(a, b), least(a, b))

#define SHIFT_LEFT(id, name, T)                                                                                        \
  INSTRUCTION(id, name, void, T *d, T *x, int64_t n, uint64_t c) {                                                     \
    unary<T, T>(name, d, x, c, [n](T a) -> T { return n >= (int64_t)sizeof(T) * 8 ? 0 : (T)((uint64_t)a << n); });     \
  }
SHIFT_LEFT(shl_s16, "VSHL.s16", int16_t)
SHIFT_LEFT(shl_s32, "VSHL.s32", int32_t)
SHIFT_LEFT(shl_u16, "VSHL.u16", uint16_t)
SHIFT_LEFT(shl_u32, "VSHL.u32", uint32_t)
#define SHIFT_RIGHT(id, name, T)                                                                                       \
  INSTRUCTION(id, name, void, T *d, T *x, int64_t n, uint64_t c, int64_t round) {                                      \
    unary<T, T>(name, d, x, c, [n, round](T a) -> T {                                                                  \
      int64_t up = round && n > 0 ? int64_t(1) << (n - 1) : 0;                                                         \
      return (T)(((int64_t)a + up) >> (n > 62 ? 62 : n));                                                              \
    });                                                                                                                \
  }
SHIFT_RIGHT(shr_s16, "VSHR.s16", int16_t)
SHIFT_RIGHT(shr_s32, "VSHR.s32", int32_t)
SHIFT_RIGHT(shr_u16, "VSHR.u16", uint16_t)
SHIFT_RIGHT(shr_u32, "VSHR.u32", uint32_t)

#define UNARY(id, name, T, expression)                                                                                 \
  INSTRUCTION(id, name, void, T *d, T *x, uint64_t c) {                                                                \
    unary<T, T>(name, d, x, c, [](T a) -> T { return expression; });                                                   \
  }
#define UNARY_FLOATS(op, name, expression)                                                                             \
  UNARY(op##_f32, name ".f32", float, expression)                                                                      \
  UNARY(op##_f16, name ".f16", half, (half)(expression))
UNARY_FLOATS(exp, "VEXP", expf((float)a))
UNARY_FLOATS(ln, "VLN", logf((float)a))
UNARY_FLOATS(abs, "VABS", fabsf((float)a))
UNARY_FLOATS(sqrt, "VSQRT", sqrtf((float)a))
// The hardware's last two are approximations; that of the model is exact.
UNARY_FLOATS(rsqrt, "VRSQRT", 1.0f / sqrtf((float)a))
UNARY_FLOATS(rec, "VREC", 1.0f / (float)a)
UNARY(relu_f32, "VRELU.f32", float, greatest(a, 0.0f))
UNARY(relu_f16, "VRELU.f16", half, greatest(a, (half)0))
UNARY(relu_s32, "VRELU.s32", int32_t, greatest(a, 0))
UNARY(not_s16, "VNOT.s16", uint16_t, (uint16_t)~a)
UNARY(not_u16, "VNOT.u16", uint16_t, (uint16_t)~a)

template <class T> static void fill(const char *name, void *d, T value, uint64_t c) {
  Issue issue(V, name);
  Strided to = unary_d(d, c);
  check_aligned(issue, to.address);
  T out[128];
  for (T &lane : out) lane = value;
  each_repeat(256 / sizeof(T), repeats(c), [&](int r, Mask mask) { store(issue, to, r, mask, out); });
}
#define FILL(id, name, T, S)                                                                                           \
  INSTRUCTION(id, name, void, T *d, S value, uint64_t c) { fill<T>(name, d, (T)value, c); }
FILL(fill_f32, "MOVEV.f32", float, float)
FILL(fill_f16, "MOVEV.f16", half, half)
FILL(fill_s16, "MOVEV.s16", int16_t, int64_t)
FILL(fill_u16, "MOVEV.u16", uint16_t, int64_t)
FILL(fill_s32, "MOVEV.s32", int32_t, int64_t)
FILL(fill_u32, "MOVEV.u32", uint32_t, int64_t)
INSTRUCTION(fill_bf16, "MOVEV.bf16", void, void *d, __bf16 value, uint64_t c) {
  uint16_t bits;
  memcpy(&bits, &value, 2);
  fill<uint16_t>("MOVEV.bf16", d, bits, c);
}

// Comparisons write a bit for each lane, those of repeats behind each other. The
// mask registers say nothing to them: the library leaves there what it had.
template <class T, class Op> static void compare(const char *name, void *d, Strided a, const Strided *b, T scalar, int n, Op op) {
  Issue issue(V, name);
  check_aligned(issue, a.address);
  if (b) check_aligned(issue, b->address);
  constexpr int LANES = 256 / sizeof(T);
  each_repeat(LANES, n, [&](int r, Mask mask) {
    T left[128], right[128];
    if (!counting()) mask = LANES == 128 ? ~Mask(0) : (Mask(1) << LANES) - 1;
    load(issue, a, r, mask, left);
    if (b) load(issue, *b, r, mask, right);
    uint8_t *bits = issue.write(UB, (uint64_t)d + (uint64_t)r * LANES / 8, LANES / 8);
    for (int i = 0; i < LANES; i++)
      if (mask >> i & 1) {
        bool is = op(left[i], b ? right[i] : scalar);
        bits[i / 8] = (uint8_t)((bits[i / 8] & ~(1 << i % 8)) | is << i % 8);
      }
  });
}
#define COMPARE(id, name, T, S, expression)                                                                            \
  INSTRUCTION(id, "VCMPV." name, void, void *d, T *x, T *y, uint64_t c) {                                              \
    Strided b = binary_y(y, c);                                                                                        \
    compare<T>("VCMPV." name, d, binary_x(x, c), &b, T(), repeats(c), [](T a, T b) { return expression; });            \
  }                                                                                                                    \
  INSTRUCTION(id##_s, "VCMPVS." name, void, void *d, T *x, S y, uint64_t c) {                                          \
    compare<T>("VCMPVS." name, d, unary_x(x, c), nullptr, (T)y, repeats(c), [](T a, T b) { return expression; });      \
  }
#define COMPARE_FLOATS(id, name, expression)                                                                           \
  COMPARE(id##_f32, name ".f32", float, float, expression)                                                             \
  COMPARE(id##_f16, name ".f16", half, half, expression)
COMPARE_FLOATS(eq, "EQ", a == b)
COMPARE_FLOATS(ne, "NE", a != b)
COMPARE_FLOATS(lt, "LT", a < b)
COMPARE_FLOATS(le, "LE", a <= b)
COMPARE_FLOATS(gt, "GT", a > b)
COMPARE_FLOATS(ge, "GE", a >= b)
COMPARE(eq_s32, "EQ.s32", int32_t, int64_t, a == b)

INSTRUCTION(set_cmpmask, "SET.CMPMASK", void, void *from) {
  Issue issue(V, "SET.CMPMASK");
  memcpy(core->cmpmask, issue.read(UB, (uint64_t)from, 16), 16);
}

// Modes: 0 takes the bits of the mask register again in each repeat, 1 selects
// between a tensor and the register's scalar by bits in memory, 2 between two
// tensors by bits at the address in the register.
template <class T> static void select(const char *name, void *d, void *x, void *y, uint64_t c) {
  Issue issue(V, name);
  Strided to = binary_d(d, c), a = binary_x(x, c), b = binary_y(y, c);
  uint64_t mode = field(c, 48, 2);
  constexpr int LANES = 256 / sizeof(T);
  check_aligned(issue, to.address);
  check_aligned(issue, a.address);
  each_repeat(LANES, repeats(c), [&](int r, Mask mask) {
    T left[128], right[128], out[128];
    uint8_t bits[16];
    load(issue, a, r, mask, left);
    T scalar;
    memcpy(&scalar, core->cmpmask, sizeof scalar);
    uint64_t skip = (uint64_t)r * LANES / 8;
    if (mode == 1) {
      memcpy(bits, issue.read(UB, (uint64_t)y + skip, LANES / 8), LANES / 8);
    } else {
      load(issue, b, r, mask, right);
      if (mode == 0) memcpy(bits, core->cmpmask, 16);
      else memcpy(bits, issue.read(UB, (core->cmpmask[0] & 0xffffffff) + skip, LANES / 8), LANES / 8);
    }
    for (int i = 0; i < LANES; i++)
      if (mask >> i & 1) out[i] = bits[i / 8] >> i % 8 & 1 ? left[i] : mode == 1 ? scalar : right[i];
    store(issue, to, r, mask, out);
  });
}
INSTRUCTION(sel_f32, "VSEL.f32.1", void, void *d, void *x, void *y, uint64_t c) { select<uint32_t>("VSEL.f32", d, x, y, c); }
INSTRUCTION(sel_f16, "VSEL.f16.1", void, void *d, void *x, void *y, uint64_t c) { select<uint16_t>("VSEL.f16", d, x, y, c); }
