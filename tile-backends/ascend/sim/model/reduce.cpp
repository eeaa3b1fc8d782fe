// Reductions of the lanes of a repeat, a block, or a pair.
#include "lanes.h"
#include <limits>

using namespace npu;

static Strided source(const void *x, uint64_t c) {
  return {(uint64_t)x, (uint32_t)field(c, 16, 16), (uint32_t)field(c, 32, 16)};
}

// Sums as a tree does, whose leaves that take no part are zero.
template <class T> static T tree(const T *x, Mask mask, int from, int n) {
  if (n == 1) return mask >> from & 1 ? x[from] : (T)0;
  return tree(x, mask, from, n / 2) + tree(x, mask, from + n / 2, n / 2);
}

// One result for every so many lanes; results of a repeat follow each other, and
// those of the next are so many results further.
template <class T, class Op>
static void groups(const char *name, void *d, void *x, uint64_t c, int group, int unit, Op op) {
  Issue issue(V, name);
  Strided from = source(x, c);
  uint64_t step = field(c, 0, 16);
  check_aligned(issue, from.address);
  constexpr int LANES = 256 / sizeof(T);
  each_repeat(LANES, repeats(c), [&](int r, Mask mask) {
    T in[128];
    load(issue, from, r, mask, in);
    for (int g = 0; g < LANES / group; g++) {
      Mask within = mask >> (g * group) & ((group == 128 ? Mask(0) : Mask(1) << group) - 1);
      if (!within) continue;
      T value = op(in + g * group, within, group);
      memcpy(issue.write(UB, (uint64_t)d + (r * step * unit + g) * sizeof(T), sizeof(T)), &value, sizeof(T));
    }
  });
}

template <class T> static T sum(const T *x, Mask mask, int n) { return tree(x, mask, 0, n); }
template <class T, bool MAX> static int extreme_lane(const T *x, Mask mask, int n) {
  int best = -1;
  for (int i = 0; i < n; i++)
    if (mask >> i & 1 && (best < 0 || (x[best] == x[best] && (x[i] != x[i] || (MAX ? x[i] > x[best] : x[i] < x[best]))))) best = i;
  return best;
}
template <class T, bool MAX> static T extreme(const T *x, Mask mask, int n) { return x[extreme_lane<T, MAX>(x, mask, n)]; }

#define GROUPS(T, t, bits)                                                                                             \
  INSTRUCTION(cgadd_##t, "VCGADD." #t, void, void *d, void *x, uint64_t c) {                                           \
    groups<T>("VCGADD." #t, d, x, c, 32 / sizeof(T), 8, sum<T>);                                                       \
  }                                                                                                                    \
  INSTRUCTION(cgmax_##t, "VCGMAX." #t, void, void *d, void *x, uint64_t c) {                                           \
    groups<T>("VCGMAX." #t, d, x, c, 32 / sizeof(T), 8, extreme<T, true>);                                             \
  }                                                                                                                    \
  INSTRUCTION(cgmin_##t, "VCGMIN." #t, void, void *d, void *x, uint64_t c) {                                           \
    groups<T>("VCGMIN." #t, d, x, c, 32 / sizeof(T), 8, extreme<T, false>);                                            \
  }                                                                                                                    \
  INSTRUCTION(cpadd_##t, "VCPADD." #t, void, void *d, void *x, uint64_t c) {                                           \
    groups<T>("VCPADD." #t, d, x, c, 2, 128 / sizeof(T), sum<T>);                                                      \
  }                                                                                                                    \
  /* Where the last operand says so, repeats are added to a register instead. */                                       \
  INSTRUCTION(cadd_##t, "VCADD." #t ".order", void, void *d, void *x, uint64_t c, int64_t accumulate) {                \
    if (!accumulate) return groups<T>("VCADD." #t, d, x, c, 256 / sizeof(T), 1, sum<T>);                               \
    Issue issue(V, "VCADD." #t);                                                                                       \
    Strided from = source(x, c);                                                                                    \
    check_aligned(issue, from.address);                                                                                \
    T total = 0;                                                                                                       \
    each_repeat(256 / sizeof(T), repeats(c), [&](int r, Mask mask) {                                                   \
      T in[128];                                                                                                       \
      load(issue, from, r, mask, in);                                                                                  \
      total = (T)(total + sum<T>(in, mask, 256 / sizeof(T)));                                                          \
    });                                                                                                                \
    bits word;                                                                                                         \
    memcpy(&word, &total, sizeof word);                                                                                \
    core->accumulated = word;                                                                                          \
  }
GROUPS(float, f32, uint32_t)
GROUPS(half, f16, uint16_t)

// The order says what is written of the extreme and its lane: 0 and 1 both, 2 the
// value, 3 the lane. A register keeps value and place over all repeats.
template <class T, class U, bool MAX> static void search(const char *name, void *d, void *x, uint64_t c, int64_t order) {
  Issue issue(V, name);
  Strided from = source(x, c);
  uint64_t step = field(c, 0, 16);
  check_aligned(issue, from.address);
  constexpr int LANES = 256 / sizeof(T);
  T best = 0;
  uint64_t place = 0;
  bool any = false;
  each_repeat(LANES, repeats(c), [&](int r, Mask mask) {
    T in[128];
    load(issue, from, r, mask, in);
    int lane = extreme_lane<T, MAX>(in, mask, LANES);
    if (lane < 0) return;
    T value = in[lane];
    U index = (U)lane;
    uint64_t at = (uint64_t)d;
    if (order == 2) {
      memcpy(issue.write(UB, at + r * step * sizeof(T), sizeof(T)), &value, sizeof(T));
    } else if (order == 3) {
      uint32_t wide = index;
      memcpy(issue.write(UB, at + r * step * 4, 4), &wide, 4);
    } else {
      uint8_t *to = issue.write(UB, at + r * step * 2 * sizeof(T), 2 * sizeof(T));
      memcpy(to + (order == 1 ? sizeof(T) : 0), &value, sizeof(T));
      memcpy(to + (order == 1 ? 0 : sizeof(T)), &index, sizeof(T));
    }
    if (!any || (best == best && (value != value || (MAX ? value > best : value < best)))) {
      best = value;
      place = (uint64_t)r * LANES + lane;
    }
    any = true;
  });
  U word;
  memcpy(&word, &best, sizeof word);
  core->extreme = place << 32 | word;
}
INSTRUCTION(cmax_f32, "VCMAX.f32.order.v220", void, void *d, void *x, uint64_t c, int64_t o) { search<float, uint32_t, true>("VCMAX.f32", d, x, c, o); }
INSTRUCTION(cmin_f32, "VCMIN.f32.order.v220", void, void *d, void *x, uint64_t c, int64_t o) { search<float, uint32_t, false>("VCMIN.f32", d, x, c, o); }
INSTRUCTION(cmax_f16, "VCMAX.f16.order.v220", void, void *d, void *x, uint64_t c, int64_t o) { search<half, uint16_t, true>("VCMAX.f16", d, x, c, o); }
INSTRUCTION(cmin_f16, "VCMIN.f16.order.v220", void, void *d, void *x, uint64_t c, int64_t o) { search<half, uint16_t, false>("VCMIN.f16", d, x, c, o); }
