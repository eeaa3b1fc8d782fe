// Instructions of the vector units.
//
// Each has two forms, as documented: over a count of adjacent elements, and by a mask of
// lanes, repeated up to 255 times, with strides of whole blocks of 32 bytes
// between the blocks of a repetition and between repetitions.
#pragma once

#include "tensor.h"
#include <limits>

namespace AscendC {

struct UnaryRepeatParams {
  uint16_t dstBlkStride = 1, srcBlkStride = 1;
  uint8_t dstRepStride = 8, srcRepStride = 8;
};
struct BinaryRepeatParams {
  uint8_t dstBlkStride = 1, src0BlkStride = 1, src1BlkStride = 1;
  uint8_t dstRepStride = 8, src0RepStride = 8, src1RepStride = 8;
};
// Numbers that the machine has fewer bits for are as large here, so that what wraps is seen.
struct CopyRepeatParams {
  int dstStride = 1, srcStride = 1;
  int dstRepeatSize = 8, srcRepeatSize = 8;
};
struct BrcbRepeatParams {
  uint16_t dstBlkStride = 1, dstRepStride = 8;
};

enum class RoundMode { CAST_NONE, CAST_RINT, CAST_FLOOR, CAST_CEIL, CAST_ROUND, CAST_TRUNC, CAST_ODD };
enum class CMPMODE { LT, GT, EQ, LE, GE, NE };
enum class SELMODE { VSEL_CMPMASK_SPR, VSEL_TENSOR_SCALAR_MODE, VSEL_TENSOR_TENSOR_MODE };
enum class ReduceOrder { ORDER_VALUE_INDEX, ORDER_INDEX_VALUE, ORDER_ONLY_VALUE, ORDER_ONLY_INDEX };

namespace twin {

template <typename T> constexpr bool is_float = std::is_same<T, half>::value || std::is_same<T, float>::value;
template <typename T>
constexpr bool is_number = is_float<T> || std::is_same<T, int16_t>::value || std::is_same<T, int32_t>::value;
template <typename T> constexpr int lanes = 256 / sizeof(T);

// One operand: how far its blocks and its repetitions are apart, in blocks.
struct Steps {
  uint64_t start, end;
  int block, repeat;
  int width;
};

// Where lane `lane` of repetition `repeat` lies, in bytes.
inline uint64_t place(const Steps &s, int per_block, int repeat, int lane) {
  return s.start + uint64_t(repeat * s.repeat + lane / per_block * s.block) * 32 + uint64_t(lane % per_block) * s.width;
}

template <typename T> inline Steps steps(const LocalTensor<T> &t, int block, int repeat, int line) {
  aligned(t.start, 32, line, "an operand");
  return {t.start, t.end, block, repeat, int(sizeof(T))};
}

// Whether a tensor has what an instruction takes of it.
inline void holds(uint64_t start, uint64_t end, uint64_t bytes, const char *what, int line) {
  if (start + bytes > end)
    fault(line, "%s takes %llu bytes of a tensor that has %lld", what, (unsigned long long)bytes,
          (long long)(end - start));
}
inline void holds_lanes(const Steps &s, int repeats, int active, const char *what, int line) {
  const int per_block = 32 / s.width, blocks = (active + per_block - 1) / per_block;
  const uint64_t last = uint64_t((repeats - 1) * s.repeat + (blocks - 1) * s.block) * 32;
  const uint64_t rest = uint64_t(active - (blocks - 1) * per_block) * s.width;
  holds(s.start, s.end, last + (s.block == 0 && blocks > 1 ? 32 : rest), what, line);
}

// Repetitions may overlap in time: what one writes none behind it reads, and in itself
// a source is the result or apart from it.
inline void apart(const Steps &d, const Steps &a, int repeats, int active, const char *what, int line) {
  const int per_d = 32 / d.width, per_a = 32 / a.width;
  std::map<uint64_t, int> written;
  for (int r = 0; r < repeats; r++)
    for (int lane = 0; lane < active; lane += per_d)
      written.emplace((d.start + uint64_t(r * d.repeat + lane / per_d * d.block) * 32) / 32, r);
  for (int r = 0; r < repeats; r++)
    for (int lane = 0; lane < active; lane += per_a) {
      const auto by = written.find((a.start + uint64_t(r * a.repeat + lane / per_a * a.block) * 32) / 32);
      if (by == written.end() || by->second > r)
        continue;
      if (by->second < r)
        fault(line, "repetition %d of %s reads what repetition %d writes", r, what, by->second);
      if (d.width == a.width && (a.start != d.start || a.repeat != d.repeat || (active > per_a && a.block != d.block)))
        fault(line, "%s reads a part of what the same repetition writes", what);
    }
}

inline void check_repeat(int64_t mask, int64_t most, int64_t repeats, int line) {
  within(mask, 1, most, line, "the mask");
  within(repeats, 1, 255, line, "the number of repetitions");
}

inline void touch_lanes(Core &c, const Steps &s, int per_block, int repeats, int active, bool write, int line) {
  for (int r = 0; r < repeats; r++)
    for (int lane = 0; lane < active; lane += per_block) {
      int count = active - lane < per_block ? active - lane : per_block;
      touch(c, PIPE_V, c.ub, place(s, per_block, r, lane), uint64_t(count) * s.width, write, line);
    }
}

template <typename T> inline T get(Core &c, uint64_t at) {
  T value;
  memcpy(&value, c.ub.bytes + at, sizeof(T));
  return value;
}
template <typename T> inline void put(Core &c, uint64_t at, T value, bool poison) {
  memcpy(c.ub.bytes + at, &value, sizeof(T));
  set_poison(c.ub, at, sizeof(T), poison);
}

// A pointwise instruction of lanes of up to two operands, issued. The lanes of
// one block are those of the widest type.
template <typename D, typename A, typename B, typename F>
inline void lanewise(const char *what, int line, int sources, Steps d, Steps a, Steps b, int active, int repeats, F f) {
  only(false, line, what);
  Core *c = &core();
  constexpr size_t wide = sizeof(D) > sizeof(A) ? sizeof(D) : sizeof(A);
  const int per_d = 32 / sizeof(D), per_a = 32 / sizeof(A), per_b = 32 / sizeof(B);
  (void)wide;
  holds_lanes(d, repeats, active, what, line);
  if (sources > 0)
    holds_lanes(a, repeats, active, what, line), apart(d, a, repeats, active, what, line);
  if (sources > 1)
    holds_lanes(b, repeats, active, what, line), apart(d, b, repeats, active, what, line);
  issue(PIPE_V, what, line, [=] {
    if (sources > 0)
      touch_lanes(*c, a, per_a, repeats, active, false, line);
    if (sources > 1)
      touch_lanes(*c, b, per_b, repeats, active, false, line);
    touch_lanes(*c, d, per_d, repeats, active, true, line);
    for (int r = 0; r < repeats; r++) {
      // All lanes are read before any is written.
      D out[256];
      bool bad[256];
      for (int lane = 0; lane < active; lane++) {
        const uint64_t at = place(a, per_a, r, lane), bt = place(b, per_b, r, lane);
        bad[lane] = (sources > 0 && poisoned(c->ub, at, sizeof(A))) || (sources > 1 && poisoned(c->ub, bt, sizeof(B)));
        out[lane] = f(sources > 0 ? get<A>(*c, at) : A(), sources > 1 ? get<B>(*c, bt) : B());
      }
      for (int lane = 0; lane < active; lane++)
        put<D>(*c, place(d, per_d, r, lane), out[lane], bad[lane]);
    }
  });
}

// The count form is repetitions of whole blocks and a rest.
template <typename D, typename A, typename B, typename F>
inline void counted(const char *what, int line, int sources, const LocalTensor<D> &d, const LocalTensor<A> &a,
                    const LocalTensor<B> &b, int64_t count, F f) {
  within(count, 1, 1 << 20, line, "the count");
  Steps sd = steps(d, 1, 8, line), sa = steps(a, 1, 8, line), sb = steps(b, 1, 8, line);
  only(false, line, what);
  holds(sd.start, sd.end, count * sizeof(D), what, line);
  if (sources > 0)
    holds(sa.start, sa.end, count * sizeof(A), what, line);
  if (sources > 1)
    holds(sb.start, sb.end, count * sizeof(B), what, line);
  Core *c = &core();
  issue(PIPE_V, what, line, [=] {
    if (sources > 0)
      touch(*c, PIPE_V, c->ub, sa.start, count * sizeof(A), false, line);
    if (sources > 1)
      touch(*c, PIPE_V, c->ub, sb.start, count * sizeof(B), false, line);
    touch(*c, PIPE_V, c->ub, sd.start, count * sizeof(D), true, line);
    std::vector<D> out(count);
    std::vector<bool> bad(count);
    for (int64_t i = 0; i < count; i++) {
      const uint64_t at = sa.start + i * sizeof(A), bt = sb.start + i * sizeof(B);
      bad[i] = (sources > 0 && poisoned(c->ub, at, sizeof(A))) || (sources > 1 && poisoned(c->ub, bt, sizeof(B)));
      out[i] = f(sources > 0 ? get<A>(*c, at) : A(), sources > 1 ? get<B>(*c, bt) : B());
    }
    for (int64_t i = 0; i < count; i++)
      put<D>(*c, sd.start + i * sizeof(D), out[i], bad[i]);
  });
}

// One operand and the lanes whose bits are set.
template <typename T, typename F>
inline void by_bits(const char *what, int line, const LocalTensor<T> &d, const LocalTensor<T> &a, const uint64_t *mask,
                    int repeats, const UnaryRepeatParams &p, F f) {
  constexpr int most = lanes<T>;
  uint64_t bits[2] = {mask[0], mask[1]};
  int active = 0;
  for (int lane = 0; lane < 128; lane++)
    if (bits[lane / 64] >> lane % 64 & 1)
      active = lane + 1;
  check_repeat(active, most, repeats, line);
  only(false, line, what);
  const Steps sd = steps(d, p.dstBlkStride, p.dstRepStride, line), sa = steps(a, p.srcBlkStride, p.srcRepStride, line);
  holds_lanes(sd, repeats, active, what, line);
  holds_lanes(sa, repeats, active, what, line);
  apart(sd, sa, repeats, active, what, line);
  Core *c = &core();
  constexpr int per = 32 / sizeof(T);
  const uint64_t low = bits[0], high = bits[1];
  issue(PIPE_V, what, line, [=] {
    touch_lanes(*c, sa, per, repeats, active, false, line);
    touch_lanes(*c, sd, per, repeats, active, true, line);
    for (int r = 0; r < repeats; r++)
      for (int lane = 0; lane < active; lane++) {
        if (!((lane < 64 ? low : high) >> lane % 64 & 1))
          continue;
        const uint64_t at = place(sa, per, r, lane);
        put<T>(*c, place(sd, per, r, lane), f(get<T>(*c, at)), poisoned(c->ub, at, sizeof(T)));
      }
  });
}

inline float maximum(float a, float b) { return a > b ? a : b; }
template <typename T> inline T wrap(int64_t x) { return T(x); }

} // namespace twin

#define TWIN_BINARY(NAME, TYPES, EXPR)                                                                                 \
  template <typename T>                                                                                                \
  inline void NAME(const LocalTensor<T> &d, const LocalTensor<T> &a, const LocalTensor<T> &b, const int32_t &count,    \
                   int line = __builtin_LINE()) {                                                                      \
    static_assert(TYPES, #NAME " does not take this type");                                                            \
    twin::counted(#NAME, line, 2, d, a, b, count, [](T x, T y) -> T { return EXPR; });                                 \
  }                                                                                                                    \
  template <typename T>                                                                                                \
  inline void NAME(const LocalTensor<T> &d, const LocalTensor<T> &a, const LocalTensor<T> &b, uint64_t mask,           \
                   const int repeats, const BinaryRepeatParams &p, int line = __builtin_LINE()) {                      \
    static_assert(TYPES, #NAME " does not take this type");                                                            \
    twin::check_repeat(mask, twin::lanes<T>, repeats, line);                                                           \
    twin::lanewise<T, T, T>(#NAME, line, 2, twin::steps(d, p.dstBlkStride, p.dstRepStride, line),                      \
                            twin::steps(a, p.src0BlkStride, p.src0RepStride, line),                                    \
                            twin::steps(b, p.src1BlkStride, p.src1RepStride, line), mask, repeats,                     \
                            [](T x, T y) -> T { return EXPR; });                                                       \
  }

#define TWIN_IS_BITS (std::is_same<T, int16_t>::value || std::is_same<T, uint16_t>::value)
TWIN_BINARY(Add, twin::is_number<T>, (std::is_integral<T>::value ? T(int64_t(x) + int64_t(y)) : T(x + y)))
TWIN_BINARY(Sub, twin::is_number<T>, (std::is_integral<T>::value ? T(int64_t(x) - int64_t(y)) : T(x - y)))
TWIN_BINARY(Mul, twin::is_number<T>, (std::is_integral<T>::value ? T(int64_t(x) * int64_t(y)) : T(x * y)))
TWIN_BINARY(Div, twin::is_float<T>, T(x / y))
TWIN_BINARY(Max, twin::is_number<T>, (x > y || x != x ? x : y))
TWIN_BINARY(Min, twin::is_number<T>, (x < y || x != x ? x : y))
TWIN_BINARY(And, TWIN_IS_BITS, T(uint16_t(x) & uint16_t(y)))
TWIN_BINARY(Or, TWIN_IS_BITS, T(uint16_t(x) | uint16_t(y)))
#undef TWIN_BINARY

#define TWIN_UNARY(NAME, TYPES, EXPR)                                                                                  \
  template <typename T>                                                                                                \
  inline void NAME(const LocalTensor<T> &d, const LocalTensor<T> &a, const int32_t &count,                             \
                   int line = __builtin_LINE()) {                                                                      \
    static_assert(TYPES, #NAME " does not take this type");                                                            \
    twin::counted(#NAME, line, 1, d, a, a, count, [](T x, T) -> T { return EXPR; });                                   \
  }                                                                                                                    \
  template <typename T>                                                                                                \
  inline void NAME(const LocalTensor<T> &d, const LocalTensor<T> &a, uint64_t mask, const int repeats,                 \
                   const UnaryRepeatParams &p, int line = __builtin_LINE()) {                                          \
    static_assert(TYPES, #NAME " does not take this type");                                                            \
    twin::check_repeat(mask, twin::lanes<T>, repeats, line);                                                           \
    twin::lanewise<T, T, T>(#NAME, line, 1, twin::steps(d, p.dstBlkStride, p.dstRepStride, line),                      \
                            twin::steps(a, p.srcBlkStride, p.srcRepStride, line),                                      \
                            twin::steps(a, p.srcBlkStride, p.srcRepStride, line), mask, repeats,                       \
                            [](T x, T) -> T { return EXPR; });                                                         \
  }

TWIN_UNARY(Exp, twin::is_float<T>, T(std::exp(float(x))))
TWIN_UNARY(Ln, twin::is_float<T>, T(std::log(float(x))))
TWIN_UNARY(Abs, twin::is_float<T>, T(std::fabs(float(x))))
TWIN_UNARY(Sqrt, twin::is_float<T>, T(std::sqrt(float(x))))
TWIN_UNARY(Rsqrt, twin::is_float<T>, T(1.0f / std::sqrt(float(x))))
TWIN_UNARY(Reciprocal, twin::is_float<T>, T(1.0f / float(x)))
TWIN_UNARY(Relu, (twin::is_float<T> || std::is_same<T, int32_t>::value), (x > T(0) || x != x ? x : T(0)))
TWIN_UNARY(Not, TWIN_IS_BITS, T(~x))
#undef TWIN_UNARY
#undef TWIN_IS_BITS

#define TWIN_SCALAR(NAME, TYPES, EXPR)                                                                                 \
  template <typename T>                                                                                                \
  inline void NAME(const LocalTensor<T> &d, const LocalTensor<T> &a, const T &s, const int32_t &count,                 \
                   int line = __builtin_LINE()) {                                                                      \
    static_assert(TYPES, #NAME " does not take this type");                                                            \
    const T y = s;                                                                                                     \
    twin::counted(#NAME, line, 1, d, a, a, count, [y](T x, T) -> T { return EXPR; });                                  \
  }                                                                                                                    \
  template <typename T>                                                                                                \
  inline void NAME(const LocalTensor<T> &d, const LocalTensor<T> &a, const T &s, uint64_t mask[], const int repeats,   \
                   const UnaryRepeatParams &p, int line = __builtin_LINE()) {                                          \
    static_assert(TYPES, #NAME " does not take this type");                                                            \
    const T y = s;                                                                                                     \
    twin::by_bits<T>(#NAME, line, d, a, mask, repeats, p, [y](T x) -> T { return EXPR; });                             \
  }

TWIN_SCALAR(Adds, twin::is_number<T>, (std::is_integral<T>::value ? T(int64_t(x) + int64_t(y)) : T(x + y)))
TWIN_SCALAR(Muls, twin::is_number<T>, (std::is_integral<T>::value ? T(int64_t(x) * int64_t(y)) : T(x * y)))
TWIN_SCALAR(Maxs, twin::is_number<T>, (x > y || x != x ? x : y))
TWIN_SCALAR(Mins, twin::is_number<T>, (x < y || x != x ? x : y))
#define TWIN_SHIFTS                                                                                                    \
  (std::is_same<T, int16_t>::value || std::is_same<T, uint16_t>::value || std::is_same<T, int32_t>::value ||           \
   std::is_same<T, uint32_t>::value)
TWIN_SCALAR(ShiftLeft, TWIN_SHIFTS, T(uint64_t(x) << y))
TWIN_SCALAR(ShiftRight, TWIN_SHIFTS, T(x >> y))
#undef TWIN_SHIFTS
#undef TWIN_SCALAR

template <typename T>
inline void Duplicate(const LocalTensor<T> &d, const T &value, const int32_t &count, int line = __builtin_LINE()) {
  static_assert(sizeof(T) == 2 || sizeof(T) == 4, "Duplicate does not take this type");
  const T v = value;
  twin::counted("Duplicate", line, 0, d, d, d, count, [v](T, T) -> T { return v; });
}
template <typename T>
inline void Duplicate(const LocalTensor<T> &d, const T &value, uint64_t mask, const int repeats,
                      const uint16_t blockStride, const uint8_t repeatStride, int line = __builtin_LINE()) {
  static_assert(sizeof(T) == 2 || sizeof(T) == 4, "Duplicate does not take this type");
  const T v = value;
  twin::check_repeat(mask, twin::lanes<T>, repeats, line);
  const twin::Steps s = twin::steps(d, blockStride, repeatStride, line);
  twin::lanewise<T, T, T>("Duplicate", line, 0, s, s, s, mask, repeats, [v](T, T) -> T { return v; });
}

template <typename T>
inline void Copy(const LocalTensor<T> &d, const LocalTensor<T> &a, uint64_t mask, const int repeats,
                 const CopyRepeatParams &p, int line = __builtin_LINE()) {
  static_assert(sizeof(T) == 2 || sizeof(T) == 4, "Copy does not take this type");
  twin::check_repeat(mask, twin::lanes<T>, repeats, line);
  for (int stride : {p.dstStride, p.srcStride})
    twin::within(stride, 0, 65535, line, "the stride of blocks");
  for (int stride : {p.dstRepeatSize, p.srcRepeatSize})
    twin::within(stride, 0, 4095, line, "the stride of repetitions");
  const twin::Steps s = twin::steps(a, p.srcStride, p.srcRepeatSize, line);
  twin::lanewise<T, T, T>("Copy", line, 1, twin::steps(d, p.dstStride, p.dstRepeatSize, line), s, s, mask, repeats,
                          [](T x, T) -> T { return x; });
}

// 0, 1, 2, … from a first value.
template <typename T>
inline void CreateVecIndex(const LocalTensor<T> &d, const T &first, uint32_t count, int line = __builtin_LINE()) {
  static_assert(twin::is_number<T>, "CreateVecIndex does not take this type");
  using namespace twin;
  only(false, line, "CreateVecIndex");
  if (!machine().c310)
    fault(line, "scalars write the first block of CreateVecIndex before the 950, in no order with vectors");
  aligned(d.start, 32, line, "an operand");
  holds(d.start, d.end, uint64_t(count) * sizeof(T), "CreateVecIndex", line);
  Core *c = &core();
  const T from = first;
  issue(PIPE_V, "CreateVecIndex", line, [=] {
    touch(*c, PIPE_V, c->ub, d.start, int64_t(count) * sizeof(T), true, line);
    for (uint32_t i = 0; i < count; i++)
      put<T>(*c, d.start + i * sizeof(T), T(from + T(i)), false);
  });
}

// Eight elements a repetition, each to a block of its own.
template <typename T>
inline void Brcb(const LocalTensor<T> &d, const LocalTensor<T> &a, const int repeats, const BrcbRepeatParams &p,
                 int line = __builtin_LINE()) {
  static_assert(sizeof(T) == 2 || sizeof(T) == 4, "Brcb does not take this type");
  using namespace twin;
  only(false, line, "Brcb");
  within(repeats, 1, 255, line, "the number of repetitions");
  aligned(d.start, 32, line, "an operand");
  aligned(a.start, 32, line, "an operand");
  within(p.dstBlkStride, 1, 65535, line, "dstBlkStride");
  holds(a.start, a.end, uint64_t(repeats) * 8 * sizeof(T), "Brcb", line);
  holds(d.start, d.end, (uint64_t(repeats - 1) * p.dstRepStride + 7 * p.dstBlkStride + 1) * 32, "Brcb", line);
  if (a.start < d.start + (uint64_t(repeats - 1) * p.dstRepStride + 8) * 32 &&
      d.start < a.start + uint64_t(repeats) * 8 * sizeof(T))
    fault(line, "Brcb writes what it reads");
  Core *c = &core();
  issue(PIPE_V, "Brcb", line, [=] {
    touch(*c, PIPE_V, c->ub, a.start, int64_t(repeats) * 8 * sizeof(T), false, line);
    for (int r = 0; r < repeats; r++)
      for (int i = 0; i < 8; i++) {
        const uint64_t from = a.start + (r * 8 + i) * sizeof(T);
        const uint64_t to = d.start + (uint64_t(r) * p.dstRepStride + i * p.dstBlkStride) * 32;
        touch(*c, PIPE_V, c->ub, to, 32, true, line);
        for (uint64_t lane = 0; lane < 32 / sizeof(T); lane++)
          put<T>(*c, to + lane * sizeof(T), get<T>(*c, from), poisoned(c->ub, from, sizeof(T)));
      }
  });
}

namespace twin {

template <typename T, typename F>
inline void whole(const char *what, int line, const LocalTensor<T> &d, const LocalTensor<T> &a, int64_t mask,
                  int repeats, int dst_stride, int block, int repeat, F f) {
  static_assert(is_float<T>, "reductions take half and float");
  only(false, line, what);
  check_repeat(mask, lanes<T>, repeats, line);
  const Steps s = steps(a, block, repeat, line);
  aligned(d.start, sizeof(T), line, "an operand");
  within(dst_stride, 0, 65535, line, "the stride of results");
  holds_lanes(s, repeats, mask, what, line);
  holds(d.start, d.end, (uint64_t(repeats - 1) * dst_stride + 1) * sizeof(T), what, line);
  Core *c = &core();
  constexpr int per = 32 / sizeof(T);
  issue(PIPE_V, what, line, [=] {
    touch_lanes(*c, s, per, repeats, mask, false, line);
    for (int r = 0; r < repeats; r++) {
      T acc = T(0);
      bool bad = false;
      for (int64_t lane = 0; lane < mask; lane++) {
        const uint64_t at = place(s, per, r, lane);
        bad |= poisoned(c->ub, at, sizeof(T));
        const T x = get<T>(*c, at);
        acc = lane == 0 ? x : f(acc, x);
      }
      const uint64_t to = d.start + uint64_t(r) * dst_stride * sizeof(T);
      touch(*c, PIPE_V, c->ub, to, sizeof(T), true, line);
      put<T>(*c, to, acc, bad);
    }
  });
}

} // namespace twin

template <typename T>
inline void WholeReduceSum(const LocalTensor<T> &d, const LocalTensor<T> &a, const int32_t mask, const int32_t repeats,
                           const int32_t dstStride, const int32_t srcBlk, const int32_t srcRep,
                           int line = __builtin_LINE()) {
  twin::whole("WholeReduceSum", line, d, a, mask, repeats, dstStride, srcBlk, srcRep, [](T x, T y) { return T(x + y); });
}
template <typename T>
inline void WholeReduceMax(const LocalTensor<T> &d, const LocalTensor<T> &a, const int32_t mask, const int32_t repeats,
                           const int32_t dstStride, const int32_t srcBlk, const int32_t srcRep, ReduceOrder order,
                           int line = __builtin_LINE()) {
  if (order != ReduceOrder::ORDER_ONLY_VALUE)
    twin::fault(line, "the twin reduces to values alone");
  twin::whole("WholeReduceMax", line, d, a, mask, repeats, dstStride, srcBlk, srcRep,
              [](T x, T y) { return x > y || x != x ? x : y; });
}
template <typename T>
inline void WholeReduceMin(const LocalTensor<T> &d, const LocalTensor<T> &a, const int32_t mask, const int32_t repeats,
                           const int32_t dstStride, const int32_t srcBlk, const int32_t srcRep, ReduceOrder order,
                           int line = __builtin_LINE()) {
  if (order != ReduceOrder::ORDER_ONLY_VALUE)
    twin::fault(line, "the twin reduces to values alone");
  twin::whole("WholeReduceMin", line, d, a, mask, repeats, dstStride, srcBlk, srcRep,
              [](T x, T y) { return x < y || x != x ? x : y; });
}

namespace twin {

// Eight elements a repetition, one for each block; those of blocks without an
// active lane are not to be read.
template <typename T, typename F>
inline void blocks(const char *what, int line, const LocalTensor<T> &d, const LocalTensor<T> &a, int repeats,
                   int64_t mask, int dst_repeat, int block, int repeat, F f) {
  static_assert(is_float<T>, "reductions take half and float");
  only(false, line, what);
  check_repeat(mask, lanes<T>, repeats, line);
  const Steps s = steps(a, block, repeat, line);
  aligned(d.start, 8 * sizeof(T), line, "an operand");
  within(dst_repeat, 0, 65535, line, "the stride of results");
  holds_lanes(s, repeats, mask, what, line);
  holds(d.start, d.end, (uint64_t(repeats - 1) * dst_repeat + 1) * 8 * sizeof(T), what, line);
  Core *c = &core();
  constexpr int per = 32 / sizeof(T);
  issue(PIPE_V, what, line, [=] {
    touch_lanes(*c, s, per, repeats, mask, false, line);
    for (int r = 0; r < repeats; r++) {
      T out[8];
      bool bad[8];
      for (int b = 0; b < 8; b++) {
        out[b] = T(0);
        bad[b] = b * per >= mask;
        for (int64_t lane = b * per; lane < (b + 1) * per && lane < mask; lane++) {
          const uint64_t at = place(s, per, r, lane);
          bad[b] |= poisoned(c->ub, at, sizeof(T));
          const T x = get<T>(*c, at);
          out[b] = lane == b * per ? x : f(out[b], x);
        }
      }
      const uint64_t to = d.start + uint64_t(r) * dst_repeat * 8 * sizeof(T);
      touch(*c, PIPE_V, c->ub, to, 8 * sizeof(T), true, line);
      for (int b = 0; b < 8; b++)
        put<T>(*c, to + b * sizeof(T), out[b], bad[b]);
    }
  });
}

} // namespace twin

template <typename T>
inline void BlockReduceSum(const LocalTensor<T> &d, const LocalTensor<T> &a, const int32_t repeats, const int32_t mask,
                           const int32_t dstRep, const int32_t srcBlk, const int32_t srcRep,
                           int line = __builtin_LINE()) {
  twin::blocks("BlockReduceSum", line, d, a, repeats, mask, dstRep, srcBlk, srcRep, [](T x, T y) { return T(x + y); });
}
template <typename T>
inline void BlockReduceMax(const LocalTensor<T> &d, const LocalTensor<T> &a, const int32_t repeats, const int32_t mask,
                           const int32_t dstRep, const int32_t srcBlk, const int32_t srcRep,
                           int line = __builtin_LINE()) {
  twin::blocks("BlockReduceMax", line, d, a, repeats, mask, dstRep, srcBlk, srcRep,
               [](T x, T y) { return x > y || x != x ? x : y; });
}
template <typename T>
inline void BlockReduceMin(const LocalTensor<T> &d, const LocalTensor<T> &a, const int32_t repeats, const int32_t mask,
                           const int32_t dstRep, const int32_t srcBlk, const int32_t srcRep,
                           int line = __builtin_LINE()) {
  twin::blocks("BlockReduceMin", line, d, a, repeats, mask, dstRep, srcBlk, srcRep,
               [](T x, T y) { return x < y || x != x ? x : y; });
}

// ---- conversions ----
namespace twin {

inline double rounded(double x, RoundMode mode) {
  switch (mode) {
  case RoundMode::CAST_FLOOR:
    return std::floor(x);
  case RoundMode::CAST_CEIL:
    return std::ceil(x);
  case RoundMode::CAST_ROUND:
    return std::round(x);
  case RoundMode::CAST_TRUNC:
    return std::trunc(x);
  default:
    return std::nearbyint(x);
  }
}
template <typename T> inline T saturated(double x) {
  if (x != x)
    return T(0);
  const double lo = double(std::numeric_limits<T>::min()), hi = double(std::numeric_limits<T>::max());
  return x <= lo ? std::numeric_limits<T>::min() : x >= hi ? std::numeric_limits<T>::max() : T(x);
}

template <typename D, typename A> struct Convert;
#define TWIN_CAST(D, A, EXPR)                                                                                          \
  template <> struct Convert<D, A> {                                                                                   \
    static D run(A x, RoundMode mode) {                                                                                \
      (void)mode;                                                                                                      \
      return EXPR;                                                                                                     \
    }                                                                                                                  \
  };
inline half narrow(float x, RoundMode mode) {
  half h = half(x);
  if (mode == RoundMode::CAST_RINT || mode == RoundMode::CAST_NONE || float(h) == x || x != x)
    return h;
  uint16_t bits;
  memcpy(&bits, &h, 2);
  const float mag = std::fabs(x), got = std::fabs(float(h));
  bool up;
  switch (mode) {
  case RoundMode::CAST_TRUNC:
    up = false;
    break;
  case RoundMode::CAST_FLOOR:
    up = x < 0;
    break;
  case RoundMode::CAST_CEIL:
    up = x > 0;
    break;
  default:
    return h;
  }
  if (up && got < mag)
    bits++;
  if (!up && got > mag)
    bits--;
  memcpy(&h, &bits, 2);
  return h;
}
TWIN_CAST(float, half, float(x))
TWIN_CAST(half, float, narrow(x, mode))
TWIN_CAST(float, bfloat16_t, ToFloat(x))
TWIN_CAST(bfloat16_t, float, ToBfloat16(x))
TWIN_CAST(int32_t, float, saturated<int32_t>(rounded(x, mode)))
TWIN_CAST(int64_t, float, saturated<int64_t>(rounded(x, mode)))
TWIN_CAST(int16_t, float, saturated<int16_t>(rounded(x, mode)))
TWIN_CAST(float, float, float(rounded(x, mode)))
TWIN_CAST(float, int32_t, float(x))
TWIN_CAST(float, int64_t, float(x))
TWIN_CAST(float, int16_t, float(x))
TWIN_CAST(int32_t, half, saturated<int32_t>(rounded(float(x), mode)))
TWIN_CAST(int16_t, half, saturated<int16_t>(rounded(float(x), mode)))
TWIN_CAST(int8_t, half, saturated<int8_t>(rounded(float(x), mode)))
TWIN_CAST(uint8_t, half, saturated<uint8_t>(rounded(float(x), mode)))
TWIN_CAST(half, int8_t, half(x))
TWIN_CAST(half, uint8_t, half(x))
TWIN_CAST(half, int16_t, half(x))
TWIN_CAST(int32_t, bfloat16_t, saturated<int32_t>(rounded(ToFloat(x), mode)))
TWIN_CAST(int64_t, int32_t, int64_t(x))
TWIN_CAST(int32_t, int64_t, saturated<int32_t>(double(x)))
#undef TWIN_CAST

} // namespace twin

template <typename D, typename A>
inline void Cast(const LocalTensor<D> &d, const LocalTensor<A> &a, const RoundMode &mode, const uint32_t count,
                 int line = __builtin_LINE()) {
  const RoundMode m = mode;
  twin::counted("Cast", line, 1, d, a, a, count, [m](A x, A) -> D { return twin::Convert<D, A>::run(x, m); });
}
template <typename D, typename A>
inline void Cast(const LocalTensor<D> &d, const LocalTensor<A> &a, const RoundMode &mode, const uint64_t mask,
                 const int repeats, const UnaryRepeatParams &p, int line = __builtin_LINE()) {
  const RoundMode m = mode;
  twin::check_repeat(mask, 256 / (sizeof(D) > sizeof(A) ? sizeof(D) : sizeof(A)), repeats, line);
  const twin::Steps s = twin::steps(a, p.srcBlkStride, p.srcRepStride, line);
  twin::lanewise<D, A, A>("Cast", line, 1, twin::steps(d, p.dstBlkStride, p.dstRepStride, line), s, s, mask, repeats,
                          [m](A x, A) -> D { return twin::Convert<D, A>::run(x, m); });
}

struct TransDataTo5HDParams {
  TransDataTo5HDParams(bool dstHigh, bool srcHigh, int64_t repeats, int64_t dstStride, int64_t srcStride)
      : dstHighHalf(dstHigh), srcHighHalf(srcHigh), repeatTimes(repeats), dstRepStride(dstStride),
        srcRepStride(srcStride) {}
  bool dstHighHalf, srcHighHalf;
  int64_t repeatTimes, dstRepStride, srcRepStride;
};

// 16 blocks become the columns of 16 others; of elements of 4 bytes, each column is two
// blocks. One repetition alone begins a stride behind its places.
template <typename T>
inline void TransDataTo5HD(uint64_t dst[16], uint64_t src[16], const TransDataTo5HDParams &p,
                           int line = __builtin_LINE()) {
  static_assert((sizeof(T) == 2 || sizeof(T) == 4) && !std::is_same<T, bfloat16_t>::value,
                "the twin transposes elements of 2 and 4 bytes, and no bf16");
  using namespace twin;
  only(false, line, "TransDataTo5HD");
  within(p.repeatTimes, 1, 255, line, "the number of repetitions");
  within(p.dstRepStride, 0, 65535, line, "the stride of repetitions");
  within(p.srcRepStride, 0, 65535, line, "the stride of repetitions");
  constexpr int lanes = 32 / sizeof(T), halves = 16 / lanes;
  std::vector<uint64_t> to(dst, dst + 16), from(src, src + 16);
  for (int i = 0; i < 16; i++) {
    aligned(to[i], 32, line, "an operand");
    aligned(from[i], 32, line, "an operand");
  }
  Core *c = &core();
  issue(PIPE_V, "TransDataTo5HD", line, [=] {
    for (int r = 0; r < p.repeatTimes; r++) {
      const uint64_t times = p.repeatTimes == 1 ? 1 : r;
      T out[16][lanes];
      bool bad[16][lanes];
      for (int i = 0; i < 16; i++) {
        const uint64_t at = from[i] + times * p.srcRepStride * 32;
        touch(*c, PIPE_V, c->ub, at, 32, false, line);
        for (int lane = 0; lane < lanes; lane++) {
          const int block = lane * halves + i / lanes;
          out[block][i % lanes] = get<T>(*c, at + lane * sizeof(T));
          bad[block][i % lanes] = poisoned(c->ub, at + lane * sizeof(T), sizeof(T));
        }
      }
      for (int i = 0; i < 16; i++) {
        const uint64_t at = to[i] + times * p.dstRepStride * 32;
        touch(*c, PIPE_V, c->ub, at, 32, true, line);
        for (int lane = 0; lane < lanes; lane++)
          put<T>(*c, at + lane * sizeof(T), out[i][lane], bad[i][lane]);
      }
    }
  });
}

} // namespace AscendC
