// Transfer instructions between global memory, the vector units' memory and L1.
#pragma once

#include "tensor.h"

namespace AscendC {

// Fields are wider than the hardware's, so that overflow of a field is detected.
struct DataCopyParams {
  int64_t blockCount = 1, blockLen = 0, srcStride = 0, dstStride = 0;
  DataCopyParams() = default;
  DataCopyParams(int64_t count, int64_t length, int64_t src, int64_t dst)
      : blockCount(count), blockLen(length), srcStride(src), dstStride(dst) {}
};
struct DataCopyExtParams {
  int64_t blockCount = 1, blockLen = 0, srcStride = 0, dstStride = 0;
  DataCopyExtParams() = default;
  DataCopyExtParams(int64_t count, int64_t length, int64_t src, int64_t dst, int64_t)
      : blockCount(count), blockLen(length), srcStride(src), dstStride(dst) {}
};
template <typename T> struct DataCopyPadExtParams {
  bool isPad = false;
  int64_t leftPadding = 0, rightPadding = 0;
  T paddingValue = T();
  DataCopyPadExtParams() = default;
  DataCopyPadExtParams(bool pad, int64_t left, int64_t right, T value)
      : isPad(pad), leftPadding(left), rightPadding(right), paddingValue(value) {}
};
struct Nd2NzParams {
  int64_t ndNum = 1, nValue = 0, dValue = 0, srcNdMatrixStride = 0, srcDValue = 0;
  int64_t dstNzC0Stride = 0, dstNzNStride = 1, dstNzMatrixStride = 0;
  Nd2NzParams() = default;
  Nd2NzParams(int64_t nd, int64_t n, int64_t d, int64_t srcMatrix, int64_t srcD, int64_t c0, int64_t step, int64_t matrix)
      : ndNum(nd), nValue(n), dValue(d), srcNdMatrixStride(srcMatrix), srcDValue(srcD), dstNzC0Stride(c0),
        dstNzNStride(step), dstNzMatrixStride(matrix) {}
};

namespace twin {

inline bool is_ub(TPosition p) { return p == TPosition::VECIN || p == TPosition::VECOUT || p == TPosition::VECCALC; }
inline bool is_l1(TPosition p) { return p == TPosition::A1 || p == TPosition::B1; }

inline void copy_bytes(Memory &to, uint64_t at, const Memory &from, uint64_t start, uint64_t length) {
  memcpy(to.bytes + at, from.bytes + start, length);
  memcpy(to.poison.data() + at, from.poison.data() + start, length);
}

// Atomic additions and the like take their operation from the core.
enum Atomic { ATOMIC_NONE, ATOMIC_ADD, ATOMIC_MAX, ATOMIC_MIN };

template <typename T> inline T combine(int atomic, T old, T now) {
  switch (atomic) {
  case ATOMIC_ADD:
    return T(old + now);
  case ATOMIC_MAX:
    return now > old ? now : old;
  case ATOMIC_MIN:
    return now < old ? now : old;
  default:
    return now;
  }
}
template <> inline bfloat16_t combine(int atomic, bfloat16_t old, bfloat16_t now) {
  const float a = ToFloat(old), b = ToFloat(now);
  return atomic == ATOMIC_NONE ? now : ToBfloat16(combine<float>(atomic, a, b));
}

// Poison may go to a workspace, whose readers find it there.
template <typename T> inline void write_out(Memory &to, uint64_t at, T value, int atomic, bool poison = false) {
  T old;
  memcpy(&old, to.bytes + at, sizeof(T));
  const T now = combine<T>(atomic, old, value);
  memcpy(to.bytes + at, &now, sizeof(T));
  set_poison(to, at, sizeof(T), poison);
}

} // namespace twin

template <typename T> inline void SetAtomicAdd() { twin::core().atomic = twin::ATOMIC_ADD; }
template <typename T> inline void SetAtomicMax() { twin::core().atomic = twin::ATOMIC_MAX; }
template <typename T> inline void SetAtomicMin() { twin::core().atomic = twin::ATOMIC_MIN; }
inline void SetAtomicNone() { twin::core().atomic = twin::ATOMIC_NONE; }

// Rows of any length in bytes from global memory to rows of whole blocks.
template <typename T>
inline void DataCopyPad(const LocalTensor<T> &d, const GlobalTensor<T> &a, const DataCopyExtParams &p,
                        const DataCopyPadExtParams<T> &pad, int line = __builtin_LINE()) {
  using namespace twin;
  only(false, line, "DataCopyPad");
  within(p.blockCount, 1, 4095, line, "the number of rows");
  within(p.blockLen, 1, (1 << 21) - 1, line, "the length of a row");
  within(p.srcStride, 0, 4294967295, line, "the gap between rows outside");
  within(p.dstStride, 0, 65535, line, "the gap between rows");
  within(pad.leftPadding * sizeof(T), 0, 32, line, "the padding on the left");
  within(pad.rightPadding * sizeof(T), 0, 32, line, "the padding on the right");
  aligned(d.start, 32, line, "the destination");
  Core *c = &core();
  const T *from = a.GetPhyAddr();
  issue(PIPE_MTE2, "DataCopyPad", line, [=] {
    uint64_t to = d.start;
    const uint8_t *row = reinterpret_cast<const uint8_t *>(from);
    for (int i = 0; i < p.blockCount; i++) {
      uint64_t at;
      Memory &memory = global_at(row, line, at);
      touch(*c, PIPE_MTE2, memory, at, p.blockLen, false, line);
      const uint64_t left = pad.isPad ? pad.leftPadding * sizeof(T) : 0;
      const uint64_t right = pad.isPad ? pad.rightPadding * sizeof(T) : 0;
      const uint64_t whole = (left + p.blockLen + right + 31) / 32 * 32;
      touch(*c, PIPE_MTE2, c->ub, to, whole, true, line);
      // What fills up the last block is unspecified without padding.
      set_poison(c->ub, to, whole, true);
      memset(c->ub.bytes + to, 0xff, whole);
      copy_bytes(c->ub, to + left, memory, at, p.blockLen);
      for (uint64_t k = 0; k < left; k += sizeof(T))
        memcpy(c->ub.bytes + to + k, &pad.paddingValue, sizeof(T));
      for (uint64_t k = 0; k < right; k += sizeof(T))
        memcpy(c->ub.bytes + to + left + p.blockLen + k, &pad.paddingValue, sizeof(T));
      set_poison(c->ub, to, left, false);
      set_poison(c->ub, to + left + p.blockLen, right, false);
      to += whole + uint64_t(p.dstStride) * 32;
      row += p.blockLen + uint64_t(p.srcStride);
    }
  });
}

template <typename T>
inline void DataCopyPad(const GlobalTensor<T> &d, const LocalTensor<T> &a, const DataCopyExtParams &p,
                        int line = __builtin_LINE()) {
  using namespace twin;
  only(false, line, "DataCopyPad");
  within(p.blockCount, 1, 4095, line, "the number of rows");
  within(p.blockLen, 1, (1 << 21) - 1, line, "the length of a row");
  within(p.srcStride, 0, 65535, line, "the gap between rows");
  within(p.dstStride, 0, 4294967295, line, "the gap between rows outside");
  aligned(a.start, 32, line, "the source");
  Core *c = &core();
  const int atomic = c->atomic;
  const T *to = d.GetPhyAddr();
  issue(PIPE_MTE3, "DataCopyPad", line, [=] {
    uint64_t from = a.start;
    const uint8_t *row = reinterpret_cast<const uint8_t *>(to);
    for (int i = 0; i < p.blockCount; i++) {
      uint64_t at;
      Memory &memory = global_at(row, line, at);
      touch(*c, PIPE_MTE3, c->ub, from, p.blockLen, false, line);
      if (!memory.workspace)
        refuse_poison(c->ub, from, p.blockLen, line, "a store");
      touch(*c, PIPE_MTE3, memory, at, p.blockLen, true, line, atomic);
      for (uint64_t k = 0; k < p.blockLen; k += sizeof(T)) {
        T value;
        memcpy(&value, c->ub.bytes + from + k, sizeof(T));
        write_out<T>(memory, at + k, value, atomic, poisoned(c->ub, from + k, sizeof(T)));
      }
      from += (p.blockLen + 31) / 32 * 32 + uint64_t(p.srcStride) * 32;
      row += p.blockLen + uint64_t(p.dstStride);
    }
  });
}

// Whole blocks within the vector memory, by the vector unit, or on the 950 from there
// to L1.
template <typename T>
inline void DataCopy(const LocalTensor<T> &d, const LocalTensor<T> &a, const DataCopyParams &p,
                     int line = __builtin_LINE()) {
  using namespace twin;
  only(false, line, "DataCopy");
  const bool out = is_l1(d.position);
  if (!is_ub(a.position) || !(is_ub(d.position) || out))
    fault(line, "DataCopy between these memories is not in the twin");
  if (out && (!machine().c310 || machine().ratio != 2))
    fault(line, "UB goes to L1 on the 950, where a cube has two vector units");
  within(p.blockCount, 1, 4095, line, "the number of rows");
  within(p.blockLen, 1, 65535, line, "the length of a row");
  within(p.srcStride, 0, 65535, line, "the gap between rows");
  within(p.dstStride, 0, 65535, line, "the gap between rows");
  aligned(d.start, 32, line, "the destination");
  aligned(a.start, 32, line, "the source");
  Core *c = &core();
  Memory *into = &c->ub;
  for (auto &other : machine().cores)
    if (out && other->cube)
      into = &other->l1;
  const pipe_t pipe = out ? PIPE_MTE3 : PIPE_V;
  issue(pipe, "DataCopy", line, [=] {
    uint64_t to = d.start, from = a.start;
    const uint64_t length = uint64_t(p.blockLen) * 32;
    for (int i = 0; i < p.blockCount; i++) {
      touch(*c, pipe, c->ub, from, length, false, line);
      touch(*c, pipe, *into, to, length, true, line);
      copy_bytes(*into, to, c->ub, from, length);
      to += length + uint64_t(p.dstStride) * 32;
      from += length + uint64_t(p.srcStride) * 32;
    }
  });
}

// Rows of a matrix to columns of fractals: element (n, d) goes to block d / c0,
// row n, where c0 is the number of elements of 32 bytes.
template <typename T>
inline void DataCopy(const LocalTensor<T> &d, const GlobalTensor<T> &a, const Nd2NzParams &p,
                     int line = __builtin_LINE()) {
  using namespace twin;
  only(true, line, "DataCopy with Nd2NzParams");
  if (!is_l1(d.position))
    fault(line, "Nd2NzParams are for L1");
  within(p.ndNum, 1, 4095, line, "ndNum");
  within(p.nValue, 1, 16384, line, "nValue");
  within(p.dValue, 1, 65535, line, "dValue");
  within(p.srcDValue, 1, 65535, line, "srcDValue");
  within(p.dstNzC0Stride, 1, 16384, line, "dstNzC0Stride");
  within(p.dstNzNStride, 1, 16384, line, "dstNzNStride");
  aligned(d.start, 32, line, "the destination");
  Core *c = &core();
  const T *from = a.GetPhyAddr();
  constexpr int c0 = 32 / sizeof(T);
  issue(PIPE_MTE2, "DataCopy (Nd2Nz)", line, [=] {
    for (int q = 0; q < p.ndNum; q++)
      for (int n = 0; n < p.nValue; n++) {
        uint64_t at;
        Memory &memory = global_at(from + q * p.srcNdMatrixStride + uint64_t(n) * p.srcDValue, line, at);
        touch(*c, PIPE_MTE2, memory, at, uint64_t(p.dValue) * sizeof(T), false, line);
        for (int j = 0; j < p.dValue; j += c0) {
          const uint64_t to = d.start + (uint64_t(q) * p.dstNzMatrixStride) * sizeof(T) +
                              (uint64_t(j / c0) * p.dstNzC0Stride + uint64_t(n) * p.dstNzNStride) * 32;
          const uint64_t length = uint64_t(p.dValue - j < c0 ? p.dValue - j : c0) * sizeof(T);
          touch(*c, PIPE_MTE2, c->l1, to, 32, true, line);
          memset(c->l1.bytes + to, 0, 32);
          set_poison(c->l1, to, 32, false);
          copy_bytes(c->l1, to, memory, at + j * sizeof(T), length);
        }
      }
  });
}

} // namespace AscendC
