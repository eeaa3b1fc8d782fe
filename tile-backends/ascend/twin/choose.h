// Vector instructions on bit masks and offsets: comparisons, selects, gathers.
#pragma once

#include "vector.h"

namespace AscendC {

namespace twin {

template <typename T> inline bool compares(T x, T y, CMPMODE mode) {
  switch (mode) {
  case CMPMODE::LT:
    return x < y;
  case CMPMODE::GT:
    return x > y;
  case CMPMODE::EQ:
    return x == y;
  case CMPMODE::LE:
    return x <= y;
  case CMPMODE::GE:
    return x >= y;
  default:
    return x != y;
  }
}

// Bits, lane by lane, to the bytes from `to` on.
template <typename T, typename F>
inline void compare(Core &c, uint64_t to, int64_t lanes, int line, F lane_of) {
  touch(c, PIPE_V, c.ub, to, (lanes + 7) / 8, true, line);
  for (int64_t i = 0; i < lanes; i++) {
    bool bad = false;
    const bool bit = lane_of(i, bad);
    uint8_t &byte = c.ub.bytes[to + i / 8], &mark = c.ub.poison[to + i / 8];
    const uint8_t one = uint8_t(1 << i % 8);
    byte = uint8_t(bit ? byte | one : byte & ~one);
    mark = uint8_t(bad ? mark | one : mark & ~one);
  }
}

template <typename T> constexpr void comparable(int line, CMPMODE mode) {
  static_assert(is_float<T> || std::is_same<T, int32_t>::value, "Compare does not take this type");
  if (!is_float<T> && mode != CMPMODE::EQ)
    fault(line, "Compare of int32_t is for equality alone");
}

} // namespace twin

template <typename T>
inline void Compare(const LocalTensor<uint8_t> &d, const LocalTensor<T> &a, const LocalTensor<T> &b, CMPMODE mode,
                    uint32_t count, int line = __builtin_LINE()) {
  using namespace twin;
  comparable<T>(line, mode);
  only(false, line, "Compare");
  if (count * sizeof(T) % 256 != 0)
    fault(line, "Compare of %u elements, expected whole repetitions of 256 bytes", count);
  holds(a.start, a.end, uint64_t(count) * sizeof(T), "Compare", line);
  holds(b.start, b.end, uint64_t(count) * sizeof(T), "Compare", line);
  holds(d.start, d.end, count / 8, "Compare", line);
  aligned(a.start, 32, line, "an operand");
  aligned(b.start, 32, line, "an operand");
  aligned(d.start, 32, line, "an operand");
  Core *c = &core();
  issue(PIPE_V, "Compare", line, [=] {
    touch(*c, PIPE_V, c->ub, a.start, int64_t(count) * sizeof(T), false, line);
    touch(*c, PIPE_V, c->ub, b.start, int64_t(count) * sizeof(T), false, line);
    compare<T>(*c, d.start, count, line, [&](int64_t i, bool &bad) {
      const uint64_t at = a.start + i * sizeof(T), bt = b.start + i * sizeof(T);
      bad = poisoned(c->ub, at, sizeof(T)) || poisoned(c->ub, bt, sizeof(T));
      return compares(get<T>(*c, at), get<T>(*c, bt), mode);
    });
  });
}
template <typename T>
inline void CompareScalar(const LocalTensor<uint8_t> &d, const LocalTensor<T> &a, const T s, CMPMODE mode,
                          uint32_t count, int line = __builtin_LINE()) {
  using namespace twin;
  comparable<T>(line, mode);
  only(false, line, "CompareScalar");
  if (count * sizeof(T) % 256 != 0)
    fault(line, "CompareScalar of %u elements, expected whole repetitions of 256 bytes", count);
  holds(a.start, a.end, uint64_t(count) * sizeof(T), "CompareScalar", line);
  holds(d.start, d.end, count / 8, "CompareScalar", line);
  aligned(a.start, 32, line, "an operand");
  aligned(d.start, 32, line, "an operand");
  Core *c = &core();
  issue(PIPE_V, "CompareScalar", line, [=] {
    touch(*c, PIPE_V, c->ub, a.start, int64_t(count) * sizeof(T), false, line);
    compare<T>(*c, d.start, count, line, [&](int64_t i, bool &bad) {
      const uint64_t at = a.start + i * sizeof(T);
      bad = poisoned(c->ub, at, sizeof(T));
      return compares(get<T>(*c, at), s, mode);
    });
  });
}

namespace twin {

// What Select writes on the 910B besides its result: to 8 KB at 184 KiB, before it begins.
constexpr uint64_t SELECT_PLACE = 184 * 1024, SELECT_BYTES = 8 * 1024;
inline void select_hidden(Core &c, int line) {
  if (!machine().c310)
    touch_hidden(c, PIPE_V, c.ub, SELECT_PLACE, SELECT_BYTES, line);
}

} // namespace twin

// By the bits of a mask, one tensor or the other.
template <typename T, typename M>
inline void Select(const LocalTensor<T> &d, const LocalTensor<M> &mask, const LocalTensor<T> &a,
                   const LocalTensor<T> &b, SELMODE mode, uint32_t count, int line = __builtin_LINE()) {
  static_assert(twin::is_float<T>, "Select does not take this type");
  using namespace twin;
  only(false, line, "Select");
  if (mode != SELMODE::VSEL_TENSOR_TENSOR_MODE)
    fault(line, "the twin selects between tensors, or a tensor and a scalar");
  aligned(d.start, 32, line, "an operand");
  aligned(a.start, 32, line, "an operand");
  aligned(b.start, 32, line, "an operand");
  aligned(mask.start, 32, line, "an operand");
  for (const LocalTensor<T> *t : {&d, &a, &b})
    holds(t->start, t->end, uint64_t(count) * sizeof(T), "Select", line);
  holds(mask.start, mask.end, (count + 7) / 8, "Select", line);
  Core *c = &core();
  issue(PIPE_V, "Select", line, [=] {
    select_hidden(*c, line);
    touch(*c, PIPE_V, c->ub, mask.start, (count + 7) / 8, false, line);
    touch(*c, PIPE_V, c->ub, a.start, int64_t(count) * sizeof(T), false, line);
    touch(*c, PIPE_V, c->ub, b.start, int64_t(count) * sizeof(T), false, line);
    touch(*c, PIPE_V, c->ub, d.start, int64_t(count) * sizeof(T), true, line);
    for (uint32_t i = 0; i < count; i++) {
      const uint8_t one = uint8_t(1 << i % 8);
      const bool bad = c->ub.poison[mask.start + i / 8] & one;
      const uint64_t from = (c->ub.bytes[mask.start + i / 8] & one ? a.start : b.start) + i * sizeof(T);
      put<T>(*c, d.start + i * sizeof(T), get<T>(*c, from), bad || poisoned(c->ub, from, sizeof(T)));
    }
  });
}
template <typename T, typename M>
inline void Select(const LocalTensor<T> &d, const LocalTensor<M> &mask, const LocalTensor<T> &a, T s, SELMODE mode,
                   uint32_t count, int line = __builtin_LINE()) {
  static_assert(twin::is_float<T>, "Select does not take this type");
  using namespace twin;
  only(false, line, "Select");
  if (mode != SELMODE::VSEL_TENSOR_SCALAR_MODE)
    fault(line, "Select of a scalar takes VSEL_TENSOR_SCALAR_MODE");
  aligned(d.start, 32, line, "an operand");
  aligned(a.start, 32, line, "an operand");
  aligned(mask.start, 32, line, "an operand");
  for (const LocalTensor<T> *t : {&d, &a})
    holds(t->start, t->end, uint64_t(count) * sizeof(T), "Select", line);
  holds(mask.start, mask.end, (count + 7) / 8, "Select", line);
  Core *c = &core();
  issue(PIPE_V, "Select", line, [=] {
    select_hidden(*c, line);
    touch(*c, PIPE_V, c->ub, mask.start, (count + 7) / 8, false, line);
    touch(*c, PIPE_V, c->ub, a.start, int64_t(count) * sizeof(T), false, line);
    touch(*c, PIPE_V, c->ub, d.start, int64_t(count) * sizeof(T), true, line);
    for (uint32_t i = 0; i < count; i++) {
      const uint8_t one = uint8_t(1 << i % 8);
      const bool first = c->ub.bytes[mask.start + i / 8] & one;
      const uint64_t from = a.start + i * sizeof(T);
      const bool bad = (c->ub.poison[mask.start + i / 8] & one) || (first && poisoned(c->ub, from, sizeof(T)));
      put<T>(*c, d.start + i * sizeof(T), first ? get<T>(*c, from) : s, bad);
    }
  });
}

// Elements by byte offsets.
template <typename T>
inline void Gather(const LocalTensor<T> &d, const LocalTensor<T> &a, const LocalTensor<uint32_t> &offsets,
                   const uint32_t base, const uint32_t count, int line = __builtin_LINE()) {
  static_assert(sizeof(T) == 2 || sizeof(T) == 4, "Gather does not take this type");
  using namespace twin;
  only(false, line, "Gather");
  aligned(d.start, 32, line, "an operand");
  aligned(a.start, 32, line, "an operand");
  aligned(offsets.start, 32, line, "an operand");
  // Their number is a byte, and wraps.
  within(count / lanes<T>, 0, 255, line, "the number of repetitions");
  holds(d.start, d.end, uint64_t(count) * sizeof(T), "Gather", line);
  holds(offsets.start, offsets.end, uint64_t(count) * 4, "Gather", line);
  const uint64_t size = a.end - a.start;
  if (a.start < d.start + uint64_t(count) * sizeof(T) && d.start < a.end)
    fault(line, "Gather writes what it gathers from");
  Core *c = &core();
  issue(PIPE_V, "Gather", line, [=] {
    touch(*c, PIPE_V, c->ub, offsets.start, int64_t(count) * 4, false, line);
    refuse_poison(c->ub, offsets.start, uint64_t(count) * 4, line, "Gather");
    touch(*c, PIPE_V, c->ub, d.start, int64_t(count) * sizeof(T), true, line);
    for (uint32_t i = 0; i < count; i++) {
      const uint32_t by = get<uint32_t>(*c, offsets.start + i * 4);
      if (by % sizeof(T) != 0)
        fault(line, "an offset of %u bytes, expected whole elements", by);
      const uint64_t from = a.start + base + by;
      if (base + by + sizeof(T) > size)
        fault(line, "Gather takes byte %u of a tensor that has %llu", base + by, (unsigned long long)size);
      touch(*c, PIPE_V, c->ub, from, sizeof(T), false, line);
      put<T>(*c, d.start + i * sizeof(T), get<T>(*c, from), poisoned(c->ub, from, sizeof(T)));
    }
  });
}

} // namespace AscendC
