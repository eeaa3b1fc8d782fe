// Lanes of vector instructions: which take part, and where they lie.
//
// An instruction works in repeats of 256 bytes of its widest operand. A repeat is
// eight blocks of 32 bytes; strides between blocks and between repeats are in
// blocks. Lanes take part by two mask registers, or, if bit 56 of the control
// register is set, as many as the first says, over as many repeats as that takes.
#pragma once
#include "order.h"
#include <cmath>

namespace npu {

using half = _Float16;
using Mask = unsigned __int128;

struct bf16 {
  uint16_t bits;
  operator float() const {
    uint32_t word = (uint32_t)bits << 16;
    float value;
    memcpy(&value, &word, 4);
    return value;
  }
};

struct Strided {
  uint64_t address;
  uint32_t block, repeat; // strides
};

inline bool counting() { return core->ctrl >> 56 & 1; }

// Calls f(repeat, lanes) for each repeat.
template <class F> void each_repeat(int lanes, int repeats, F f) {
  Mask all = lanes == 128 ? ~Mask(0) : (Mask(1) << lanes) - 1;
  if (!counting()) {
    Mask mask = (Mask(core->mask[1]) << 64 | core->mask[0]) & all;
    for (int r = 0; r < repeats; r++) f(r, mask);
    return;
  }
  uint64_t left = core->mask[0];
  for (int r = 0; left > 0; r++) {
    uint64_t n = left < (uint64_t)lanes ? left : lanes;
    f(r, n == (uint64_t)lanes ? all : (Mask(1) << n) - 1);
    left -= n;
  }
}

inline void check_aligned(const Issue &issue, uint64_t address) {
  if (address % 32) fail("an operand of %s lies at byte %llu, which is no multiple of 32", issue.name, (unsigned long long)(address & 0xffffffff));
}

// The blocks of one repeat of an operand that lanes of the mask fall into.
template <class T, class F> void each_block(const Strided &o, int r, Mask mask, F f) {
  constexpr int PER = 32 / sizeof(T);
  for (int b = 0; b * PER < 128; b++) {
    Mask in = mask >> (b * PER) & ((Mask(1) << PER) - 1);
    if (in) f(b * PER, (uint32_t)in, o.address + ((uint64_t)r * o.repeat + (uint64_t)b * o.block) * 32);
  }
}

template <class T> void load(Issue &issue, const Strided &o, int r, Mask mask, T *out) {
  each_block<T>(o, r, mask, [&](int lane, uint32_t lanes, uint64_t at) {
    int first = __builtin_ctz(lanes), n = 32 - __builtin_clz(lanes) - first;
    memcpy(out + lane + first, issue.read(UB, at + first * sizeof(T), n * sizeof(T)), n * sizeof(T));
  });
}

template <class T> void store(Issue &issue, const Strided &o, int r, Mask mask, const T *in) {
  each_block<T>(o, r, mask, [&](int lane, uint32_t lanes, uint64_t at) {
    // Runs of lanes, since what lies between them is not touched.
    for (uint64_t left = lanes; left;) {
      int first = __builtin_ctzll(left), n = __builtin_ctzll(~(left >> first));
      memcpy(issue.write(UB, at + first * sizeof(T), n * sizeof(T)), in + lane + first, n * sizeof(T));
      left &= ~uint64_t(0) << (first + n);
    }
  });
}

// Configuration words. Binary operations have strides of 8 bits, all others of
// blocks of 16 bits and of repeats of 12.
inline Strided binary_d(const void *p, uint64_t c) { return {(uint64_t)p, (uint32_t)field(c, 0, 8), (uint32_t)field(c, 24, 8)}; }
inline Strided binary_x(const void *p, uint64_t c) { return {(uint64_t)p, (uint32_t)field(c, 8, 8), (uint32_t)field(c, 32, 8)}; }
inline Strided binary_y(const void *p, uint64_t c) { return {(uint64_t)p, (uint32_t)field(c, 16, 8), (uint32_t)field(c, 40, 8)}; }
inline Strided unary_d(const void *p, uint64_t c) {
  return {(uint64_t)p, (uint32_t)field(c, 0, 16), (uint32_t)(field(c, 32, 8) | field(c, 52, 4) << 8)};
}
inline Strided unary_x(const void *p, uint64_t c) { return {(uint64_t)p, (uint32_t)field(c, 16, 16), (uint32_t)field(c, 40, 12)}; }
inline int repeats(uint64_t c) { return (int)field(c, 56, 8); }

template <class D, class A, class Op> void unary(const char *name, void *d, const void *x, uint64_t c, Op op) {
  Issue issue(V, name);
  Strided to = unary_d(d, c), from = unary_x(x, c);
  check_aligned(issue, to.address);
  check_aligned(issue, from.address);
  constexpr int LANES = 256 / (sizeof(D) > sizeof(A) ? sizeof(D) : sizeof(A));
  each_repeat(LANES, repeats(c), [&](int r, Mask mask) {
    A in[128];
    D out[128];
    load(issue, from, r, mask, in);
    for (int i = 0; i < LANES; i++)
      if (mask >> i & 1) out[i] = op(in[i]);
    store(issue, to, r, mask, out);
  });
}

template <class T, class Op> void binary(const char *name, void *d, const void *x, const void *y, uint64_t c, Op op) {
  Issue issue(V, name);
  Strided to = binary_d(d, c), a = binary_x(x, c), b = binary_y(y, c);
  for (const Strided &o : {to, a, b}) check_aligned(issue, o.address);
  constexpr int LANES = 256 / sizeof(T);
  each_repeat(LANES, repeats(c), [&](int r, Mask mask) {
    T left[128], right[128], out[128];
    load(issue, a, r, mask, left);
    load(issue, b, r, mask, right);
    for (int i = 0; i < LANES; i++)
      if (mask >> i & 1) out[i] = op(left[i], right[i]);
    store(issue, to, r, mask, out);
  });
}

} // namespace npu

// Defines an instruction by its name in the library's bitcode.
#define INSTRUCTION(id, name, result, ...)                                                                             \
  extern "C" result id(__VA_ARGS__) asm("hivm." name);                                                                 \
  extern "C" result id(__VA_ARGS__)
