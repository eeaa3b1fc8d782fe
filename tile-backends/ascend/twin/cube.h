// Instructions of the cube: operand loads from L1 to L0A and L0B, MMA, stores from L0C.
//
// A fractal is 16 rows of 32 bytes. Fractal order by memory:
// - L0A: row by row ([m1][k1], each 16 by c0); on the 950 column by column ([k1][m1]).
// - L0B: along k ([k1][n1], each n by k).
// - L0C and L1: column by column ([n1][m1]).
#pragma once

#include "move.h"

namespace AscendC {

struct LoadData2DParams {
  int64_t startIndex = 0, repeatTimes = 0, srcStride = 0, sid = 0, dstGap = 0;
  bool ifTranspose = false;
  int64_t addrMode = 0;
  LoadData2DParams() = default;
  LoadData2DParams(int64_t start, int64_t repeat, int64_t stride, int64_t id, int64_t gap, bool transpose, int64_t mode)
      : startIndex(start), repeatTimes(repeat), srcStride(stride), sid(id), dstGap(gap), ifTranspose(transpose),
        addrMode(mode) {}
};
struct LoadData2DParamsV2 {
  int64_t mStartPosition = 0, kStartPosition = 0, mStep = 0, kStep = 0, srcStride = 0, dstStride = 0;
  bool ifTranspose = false;
  int64_t sid = 0;
};
struct LoadData2dTransposeParams {
  int64_t startIndex = 0, repeatTimes = 0, srcStride = 0, dstGap = 0, dstFracGap = 0, addrMode = 0;
};
struct MmadParams {
  // Whether k of 32 bits is in pairs of fractals.
  bool kDirectionAlign = false;
  int64_t m = 0, n = 0, k = 0;
  bool cmatrixInitVal = true;
  bool cmatrixSource = false;
  uint8_t unitFlag = 0;
};
enum class QuantMode_t { NoQuant, F322F16, F322BF16, REQ8, DEQF16 };
struct FixpipeParamsV220 {
  int64_t nSize = 0, mSize = 0, srcStride = 0, dstStride = 0;
  uint16_t ndNum = 1, srcNdStride = 0, dstNdStride = 0;
  QuantMode_t quantPre = QuantMode_t::NoQuant;
  uint64_t deqScalar = 0;
  bool reluEn = false;
  uint8_t unitFlag = 0;
};
enum class CO2Layout { NZ, ROW_MAJOR };
struct FixpipeConfig {
  CO2Layout format;
  bool isToUB = false;
};
constexpr FixpipeConfig CFG_ROW_MAJOR{CO2Layout::ROW_MAJOR};
struct Nz2NdParams {
  uint16_t ndNum = 1, srcNdStride = 0;
  uint32_t dstNdStride = 0;
};
template <CO2Layout format> struct FixpipeParamsArch3510 {
  int64_t nSize = 0, mSize = 0, srcStride = 0, dstStride = 0;
  QuantMode_t quantPre = QuantMode_t::NoQuant;
  bool reluEn = false;
  uint8_t unitFlag = 0, dualDstCtl = 0;
  bool subBlockId = false;
  Nz2NdParams params;
};

template <typename T> struct InitConstValueParams {
  int64_t repeatTimes = 0, blockNum = 0, dstGap = 0;
  T initValue = T();
  InitConstValueParams() = default;
  InitConstValueParams(int64_t repeat, int64_t blocks, int64_t gap, T value)
      : repeatTimes(repeat), blockNum(blocks), dstGap(gap), initValue(value) {}
};

// One value to blocks: of 32 bytes in L1, of 512 in L0A and L0B.
template <typename T>
inline void InitConstValue(const LocalTensor<T> &d, const InitConstValueParams<T> &p, int line = __builtin_LINE()) {
  using namespace twin;
  only(true, line, "InitConstValue");
  const bool l1 = is_l1(d.position);
  if (!l1 && machine().c310)
    fault(line, "nothing fills L0A or L0B of the 950");
  if (!l1 && d.position != TPosition::A2 && d.position != TPosition::B2)
    fault(line, "InitConstValue fills L1, L0A or L0B");
  if (sizeof(T) == 1)
    fault(line, "InitConstValue has no elements of 8 bits");
  within(p.repeatTimes, 1, 32767, line, "the number of repetitions");
  within(p.blockNum, 1, 32767, line, "the number of blocks");
  aligned(d.start, l1 ? 32 : 512, line, "the destination");
  Core *c = &core();
  Memory *to = l1 ? &c->l1 : d.position == TPosition::A2 ? &c->l0a : &c->l0b;
  const uint64_t block = l1 ? 32 : 512;
  const pipe_t pipe = l1 ? PIPE_MTE2 : PIPE_MTE1;
  issue(pipe, "InitConstValue", line, [=] {
    for (int r = 0; r < p.repeatTimes; r++) {
      const uint64_t at = d.start + uint64_t(r) * (p.blockNum + p.dstGap) * block;
      const uint64_t bytes = uint64_t(p.blockNum) * block;
      touch(*c, pipe, *to, at, bytes, true, line);
      for (uint64_t i = 0; i < bytes; i += sizeof(T))
        memcpy(to->bytes + at + i, &p.initValue, sizeof(T));
      set_poison(*to, at, bytes, false);
    }
  });
}

// Whole fractals, transposed on the way if asked.
template <typename T>
inline void LoadData(const LocalTensor<T> &d, const LocalTensor<T> &a, const LoadData2DParams &p,
                     int line = __builtin_LINE()) {
  using namespace twin;
  only(true, line, "LoadData");
  if (!is_l1(a.position) || (d.position != TPosition::A2 && d.position != TPosition::B2))
    fault(line, "LoadData goes from L1 to L0A or L0B");
  if (p.ifTranspose && sizeof(T) != 2)
    fault(line, "LoadData transposes fractals of 16 bits alone");
  within(p.repeatTimes, 1, 255, line, "the number of fractals");
  within(p.startIndex, 0, 65535, line, "startIndex");
  within(p.srcStride, 0, 65535, line, "srcStride");
  within(p.dstGap, 0, 65535, line, "dstGap");
  aligned(d.start, 512, line, "the destination");
  aligned(a.start, 512, line, "the source");
  Core *c = &core();
  Memory *to = d.position == TPosition::A2 ? &c->l0a : &c->l0b;
  issue(PIPE_MTE1, "LoadData", line, [=] {
    for (int i = 0; i < p.repeatTimes; i++) {
      const uint64_t from = a.start + (uint64_t(p.startIndex) + uint64_t(i) * p.srcStride) * 512;
      const uint64_t at = d.start + uint64_t(i) * (1 + p.dstGap) * 512;
      touch(*c, PIPE_MTE1, c->l1, from, 512, false, line);
      touch(*c, PIPE_MTE1, *to, at, 512, true, line);
      if (!p.ifTranspose) {
        copy_bytes(*to, at, c->l1, from, 512);
      } else {
        for (int row = 0; row < 16; row++)
          for (int col = 0; col < 16; col++)
            copy_bytes(*to, at + (col * 16 + row) * 2, c->l1, from + (row * 16 + col) * 2, 2);
      }
    }
  });
}

// Rows and columns of fractals, all transposed on the 950: row r and column c of L1 become
// column r and row c, in fractals that are `dstStride` apart along the rows of L1.
template <typename T>
inline void LoadData(const LocalTensor<T> &d, const LocalTensor<T> &a, const LoadData2DParamsV2 &p,
                     int line = __builtin_LINE()) {
  using namespace twin;
  only(true, line, "LoadData");
  if (!machine().c310)
    fault(line, "LoadData2DParamsV2 are of the 950");
  if (!is_l1(a.position) || (d.position != TPosition::A2 && d.position != TPosition::B2))
    fault(line, "LoadData goes from L1 to L0A or L0B");
  if (!p.ifTranspose)
    fault(line, "the twin's LoadData2DParamsV2 turn what they bring");
  within(p.mStep, 1, 255, line, "mStep");
  within(p.kStep, 1, 255, line, "kStep");
  if ((sizeof(T) == 1 && p.mStep % 2 != 0) || (sizeof(T) == 4 && p.kStep % 2 != 0))
    fault(line, "half of a square is turned");
  aligned(d.start, 512, line, "the destination");
  aligned(a.start, 32, line, "the source");
  Core *c = &core();
  Memory *to = d.position == TPosition::A2 ? &c->l0a : &c->l0b;
  issue(PIPE_MTE1, "LoadData", line, [=] {
    constexpr uint64_t c0 = 32 / sizeof(T);
    for (uint64_t r = 0; r < p.mStep * 16u; r++)
      for (uint64_t q = 0; q < p.kStep * c0; q++) {
        const uint64_t fractal = (p.kStartPosition + q / c0) * p.srcStride + p.mStartPosition + r / 16;
        const uint64_t from = a.start + fractal * 512 + (r % 16 * c0 + q % c0) * sizeof(T);
        const uint64_t at = d.start + (r / c0 * p.dstStride + q / 16) * 512 + (q % 16 * c0 + r % c0) * sizeof(T);
        touch(*c, PIPE_MTE1, c->l1, from, sizeof(T), false, line);
        touch(*c, PIPE_MTE1, *to, at, sizeof(T), true, line);
        copy_bytes(*to, at, c->l1, from, sizeof(T));
      }
  });
}

// Squares of bytes, each of two fractals one below the other, transposed.
template <typename T>
inline void LoadDataWithTranspose(const LocalTensor<T> &d, const LocalTensor<T> &a, const LoadData2dTransposeParams &p,
                                  int line = __builtin_LINE()) {
  using namespace twin;
  static_assert(sizeof(T) == 1, "the twin's LoadDataWithTranspose turns bytes");
  only(true, line, "LoadDataWithTranspose");
  if (machine().c310)
    fault(line, "LoadData2dTransposeParams are not of the 950");
  if (!is_l1(a.position) || (d.position != TPosition::A2 && d.position != TPosition::B2))
    fault(line, "LoadDataWithTranspose goes from L1 to L0A or L0B");
  within(p.repeatTimes, 1, 255, line, "the number of squares");
  within(p.startIndex, 0, 65535, line, "startIndex");
  for (int64_t stride : {p.srcStride, p.dstGap, p.dstFracGap})
    within(stride, 0, 65535, line, "a stride");
  aligned(d.start, 512, line, "the destination");
  aligned(a.start, 32, line, "the source");
  Core *c = &core();
  Memory *to = d.position == TPosition::A2 ? &c->l0a : &c->l0b;
  issue(PIPE_MTE1, "LoadDataWithTranspose", line, [=] {
    for (int i = 0; i < p.repeatTimes; i++)
      for (int half = 0; half < 2; half++) {
        const uint64_t from = a.start + (uint64_t(p.startIndex) + uint64_t(i) * p.srcStride) * 1024;
        const uint64_t at = d.start + (uint64_t(i) * (p.dstGap + 1) + uint64_t(half) * (p.dstFracGap + 1)) * 512;
        touch(*c, PIPE_MTE1, c->l1, from, 1024, false, line);
        touch(*c, PIPE_MTE1, *to, at, 512, true, line);
        for (int row = 0; row < 16; row++)
          for (int r = 0; r < 32; r++)
            copy_bytes(*to, at + row * 32 + r, c->l1, from + r * 32 + half * 16 + row, 1);
      }
  });
}

// Rows and columns of a map in L1 as a matrix, by the path for convolutions with
// a window of one place: `mExtension` rows from `mStartPt` and `kExtension`
// columns from `kStartPt`.
template <typename T> struct LoadData3DParamsV2 {
  uint8_t padList[4] = {0, 0, 0, 0};
  int64_t l1H = 0, l1W = 0, channelSize = 0, kExtension = 0, mExtension = 0, kStartPt = 0, mStartPt = 0;
  uint8_t strideW = 1, strideH = 1, filterW = 1, filterH = 1, dilationFilterW = 1, dilationFilterH = 1;
  bool enTranspose = false, enSmallK = false;
  T padValue = T();
  bool filterSizeW = false, filterSizeH = false, fMatrixCtrl = false;
};
template <typename T>
inline void LoadData(const LocalTensor<T> &d, const LocalTensor<T> &a, const LoadData3DParamsV2<T> &p,
                     int line = __builtin_LINE()) {
  using namespace twin;
  only(true, line, "LoadData");
  constexpr int c0 = 32 / sizeof(T);
  const bool left = d.position == TPosition::A2;
  if (!is_l1(a.position) || !(left || d.position == TPosition::B2) || sizeof(T) != 4)
    fault(line, "the twin's LoadData3DParamsV2 bring 32 bits from L1 to L0A or L0B");
  if (machine().c310)
    fault(line, "LoadData3DParamsV2 of the 950 take SetLoadDataRepeat");
  if (left != p.enTranspose)
    fault(line, "the twin turns what goes to L0A, by enTranspose, and L0B always");
  if (p.l1H != 1 || p.filterW != 1 || p.filterH != 1 || p.strideW != 1 || p.strideH != 1)
    fault(line, "the twin knows windows of one place");
  if (p.mExtension % 16 != 0 || p.kExtension % 16 != 0 || p.mStartPt % 16 != 0 || p.kStartPt % c0 != 0)
    fault(line, "LoadData3DParamsV2 take whole fractals");
  within(p.l1W, 1, 32767, line, "l1W");
  within(p.channelSize, 1, 63 * 1024, line, "channelSize");
  for (int64_t extent : {p.kExtension, p.mExtension, p.kStartPt, p.mStartPt})
    within(extent, 0, 65535, line, "a part of the map");
  aligned(d.start, 512, line, "the destination");
  Core *c = &core();
  Memory *to = left ? &c->l0a : &c->l0b;
  issue(PIPE_MTE1, "LoadData", line, [=] {
    // Rows are k, columns are n; L0B has [k1][n1], each of n by k, and L0A [m1][k1].
    const uint64_t n1 = p.kExtension / 16, k1 = p.mExtension / c0;
    touch(*c, PIPE_MTE1, *to, d.start, uint64_t(p.mExtension) * p.kExtension * sizeof(T), true, line);
    for (int row = 0; row < p.mExtension; row++)
      for (int col = 0; col < p.kExtension; col++) {
        const int r = row + p.mStartPt, q = col + p.kStartPt;
        const uint64_t fractal = left ? col / 16 * k1 + row / c0 : row / c0 * n1 + col / 16;
        const uint64_t at = d.start + (fractal * 16 * c0 + (col % 16) * c0 + row % c0) * sizeof(T);
        if (r >= p.l1W) {
          memset(to->bytes + at, 0, sizeof(T));
          set_poison(*to, at, sizeof(T), false);
          continue;
        }
        const uint64_t from = a.start + ((uint64_t(q / c0) * p.l1W + r) * c0 + q % c0) * sizeof(T);
        touch(*c, PIPE_MTE1, c->l1, from, sizeof(T), false, line);
        copy_bytes(*to, at, c->l1, from, sizeof(T));
      }
  });
}

namespace twin {
template <typename A> inline double cube_value(const uint8_t *at) {
  A value;
  memcpy(&value, at, sizeof(A));
  return double(value);
}
template <> inline double cube_value<bfloat16_t>(const uint8_t *at) {
  bfloat16_t value;
  memcpy(&value, at, 2);
  return ToFloat(value);
}
} // namespace twin

template <typename C, typename A, typename B>
inline void Mmad(const LocalTensor<C> &d, const LocalTensor<A> &a, const LocalTensor<B> &b, const MmadParams &p,
                 int line = __builtin_LINE()) {
  using namespace twin;
  static_assert(std::is_same<A, B>::value, "the operands of Mmad are of one type");
  static_assert(std::is_same<C, float>::value ? !std::is_integral<A>::value : std::is_same<A, int8_t>::value,
                "Mmad sums in float, or int8_t in int32_t");
  only(true, line, "Mmad");
  if (d.position != TPosition::CO1 || a.position != TPosition::A2 || b.position != TPosition::B2)
    fault(line, "Mmad takes L0A and L0B to L0C");
  within(p.m, 1, 4095, line, "m");
  within(p.n, 1, 4095, line, "n");
  within(p.k, 1, 4095, line, "k");
  aligned(d.start, 64, line, "the sums");
  aligned(a.start, 512, line, "the left operand");
  aligned(b.start, 512, line, "the right operand");
  Core *c = &core();
  issue(PIPE_M, "Mmad", line, [=] {
    constexpr int c0 = 32 / sizeof(A);
    const int64_t m1 = (p.m + 15) / 16, n1 = (p.n + 15) / 16;
    const int64_t unit = p.kDirectionAlign && sizeof(A) == 4 ? 16 : c0, k1 = (p.k + unit - 1) / unit * (unit / c0);
    touch(*c, PIPE_M, c->l0a, a.start, m1 * k1 * 512, false, line);
    touch(*c, PIPE_M, c->l0b, b.start, n1 * ((p.k + c0 - 1) / c0) * 512, false, line);
    if (!p.cmatrixInitVal)
      touch(*c, PIPE_M, c->l0c, d.start, m1 * n1 * 1024, false, line);
    touch(*c, PIPE_M, c->l0c, d.start, m1 * n1 * 1024, true, line);
    // Poison goes on to the sums that it takes part in.
    std::vector<C> right(size_t(p.k) * p.n), left(p.k), sums(p.n);
    std::vector<uint8_t> bad_column(p.n), bad_sum(p.n);
    for (int q = 0; q < p.k; q++)
      for (int j = 0; j < p.n; j++) {
        const uint64_t at = b.start + ((int64_t(q / c0) * n1 + j / 16) * 16 * c0 + (j % 16) * c0 + q % c0) * sizeof(A);
        bad_column[j] |= poisoned(c->l0b, at, sizeof(A));
        right[size_t(q) * p.n + j] = C(cube_value<A>(c->l0b.bytes + at));
      }
    for (int i = 0; i < p.m; i++) {
      bool bad_row = false;
      for (int q = 0; q < p.k; q++) {
        const int64_t fractal = machine().c310 ? int64_t(q / c0) * m1 + i / 16 : int64_t(i / 16) * k1 + q / c0;
        const uint64_t at = a.start + (fractal * 16 * c0 + (i % 16) * c0 + q % c0) * sizeof(A);
        bad_row |= poisoned(c->l0a, at, sizeof(A));
        left[q] = C(cube_value<A>(c->l0a.bytes + at));
      }
      auto place = [&](int j) {
        return d.start + ((int64_t(j / 16) * m1 + i / 16) * 256 + (i % 16) * 16 + j % 16) * sizeof(C);
      };
      for (int j = 0; j < p.n; j++) {
        sums[j] = C(0);
        bad_sum[j] = bad_row || bad_column[j];
        if (!p.cmatrixInitVal) {
          bad_sum[j] |= poisoned(c->l0c, place(j), sizeof(C));
          memcpy(&sums[j], c->l0c.bytes + place(j), sizeof(C));
        }
      }
      for (int q = 0; q < p.k; q++) {
        const C *row = &right[size_t(q) * p.n];
        for (int j = 0; j < p.n; j++)
          sums[j] += left[q] * row[j];
      }
      for (int j = 0; j < p.n; j++) {
        memcpy(c->l0c.bytes + place(j), &sums[j], sizeof(C));
        set_poison(c->l0c, place(j), sizeof(C), bad_sum[j]);
      }
    }
  });
}

namespace twin {
// The factor of a quantisation: a float of 10 bits of mantissa.
inline float scale_of(uint64_t bits) {
  const uint32_t upper = uint32_t(bits) & ~0x1fffu;
  float scale;
  memcpy(&scale, &upper, 4);
  return scale;
}
} // namespace twin

// Sums to rows in global memory, made positive, multiplied and rounded on the way if asked.
template <typename D, typename C, const FixpipeConfig &config>
inline void Fixpipe(const GlobalTensor<D> &d, const LocalTensor<C> &a, const FixpipeParamsV220 &p,
                    int line = __builtin_LINE()) {
  using namespace twin;
  only(true, line, "Fixpipe");
  static_assert(config.format == CO2Layout::ROW_MAJOR, "the twin's Fixpipe writes rows");
  constexpr bool same = std::is_same<D, C>::value;
  constexpr bool to_half = std::is_same<C, float>::value && std::is_same<D, half>::value;
  constexpr bool to_bf16 = std::is_same<C, float>::value && std::is_same<D, bfloat16_t>::value;
  constexpr bool scaled = std::is_same<C, int32_t>::value && std::is_same<D, half>::value;
  static_assert(same || to_half || to_bf16 || scaled, "Fixpipe has no such conversion");
  const QuantMode_t expected = same      ? QuantMode_t::NoQuant
                               : scaled  ? QuantMode_t::DEQF16
                               : to_half ? QuantMode_t::F322F16
                                         : QuantMode_t::F322BF16;
  if (p.quantPre != expected)
    fault(line, "quantPre does not fit the types");
  if (scaled ? p.deqScalar == 0 || p.deqScalar >> 32 != 0 : p.deqScalar != 0)
    fault(line, "deqScalar does not fit quantPre");
  const float scale = scale_of(p.deqScalar);
  if (a.position != TPosition::CO1)
    fault(line, "Fixpipe takes L0C");
  if (p.ndNum != 1)
    fault(line, "the twin's Fixpipe writes one matrix");
  within(p.nSize, 1, 4095, line, "nSize");
  within(p.mSize, 1, 8192, line, "mSize");
  aligned(p.srcStride, 16, line, "srcStride");
  within(p.srcStride, 0, 65535, line, "srcStride");
  within(p.dstStride, 1, 4294967295, line, "dstStride");
  aligned(a.start, 64, line, "the source");
  Core *c = &core();
  const int atomic = c->atomic;
  const D *to = d.GetPhyAddr();
  issue(PIPE_FIX, "Fixpipe", line, [=] {
    for (int i = 0; i < p.mSize; i++) {
      uint64_t at;
      Memory &memory = global_at(to + uint64_t(i) * p.dstStride, line, at);
      touch(*c, PIPE_FIX, memory, at, uint64_t(p.nSize) * sizeof(D), true, line, atomic);
      for (int j = 0; j < p.nSize; j++) {
        const uint64_t from = a.start + ((uint64_t(j / 16) * p.srcStride + i) * 16 + j % 16) * sizeof(C);
        touch(*c, PIPE_FIX, c->l0c, from, sizeof(C), false, line);
        if (!memory.workspace)
          refuse_poison(c->l0c, from, sizeof(C), line, "Fixpipe");
        C x;
        memcpy(&x, c->l0c.bytes + from, sizeof(C));
        if (p.reluEn && x < C(0))
          x = C(0);
        D value;
        if constexpr (to_half)
          value = half(x);
        else if constexpr (to_bf16)
          value = ToBfloat16(x);
        else if constexpr (scaled)
          value = half(float(x) * scale);
        else
          value = D(x);
        write_out<D>(memory, at + j * sizeof(D), value, atomic, poisoned(c->l0c, from, sizeof(C)));
      }
    }
  });
}

// Sums to rows in the memories of the vector units, on the 950: half of the rows to
// each, or all to one.
template <typename D, typename C, const FixpipeConfig &config>
inline void Fixpipe(const LocalTensor<D> &d, const LocalTensor<C> &a, const FixpipeParamsArch3510<config.format> &p,
                    int line = __builtin_LINE()) {
  using namespace twin;
  only(true, line, "Fixpipe");
  static_assert(config.format == CO2Layout::ROW_MAJOR && config.isToUB, "this Fixpipe writes rows to UB");
  static_assert(std::is_same<D, C>::value, "the twin's Fixpipe to UB converts nothing");
  if (!machine().c310)
    fault(line, "there is no way from L0C to UB before the 950");
  if (p.quantPre != QuantMode_t::NoQuant || p.params.ndNum != 1)
    fault(line, "the twin's Fixpipe to UB writes one matrix as it is");
  if (a.position != TPosition::CO1 || !is_ub(d.position))
    fault(line, "Fixpipe takes L0C to UB");
  within(p.nSize, 1, 4095, line, "nSize");
  within(p.mSize, 1, 65535, line, "mSize");
  within(p.dualDstCtl, 0, 1, line, "dualDstCtl");
  if (p.nSize * sizeof(D) % 32 != 0)
    fault(line, "nSize is no number of whole blocks");
  if (p.dualDstCtl == 1 && p.mSize % 2 != 0)
    fault(line, "halves of %d rows", int(p.mSize));
  aligned(p.srcStride, 16, line, "srcStride");
  within(p.srcStride, 0, 65535, line, "srcStride");
  within(p.dstStride, 1, 4294967295, line, "dstStride");
  aligned(a.start, 64, line, "the source");
  aligned(d.start, 32, line, "the destination");
  std::vector<Core *> vectors;
  for (auto &other : machine().cores)
    if (!other->cube)
      vectors.push_back(other.get());
  if (vectors.size() != 2)
    fault(line, "Fixpipe to UB goes to one of two vector units, or both");
  Core *c = &core();
  issue(PIPE_FIX, "Fixpipe", line, [=] {
    const int rows = p.dualDstCtl == 1 ? p.mSize / 2 : p.mSize;
    for (int i = 0; i < p.mSize; i++) {
      Core *to = vectors[p.dualDstCtl == 1 ? i / rows : p.subBlockId];
      const uint64_t at = d.start + uint64_t(i % rows) * p.dstStride * sizeof(D);
      touch(*c, PIPE_FIX, to->ub, at, uint64_t(p.nSize) * sizeof(D), true, line);
      for (int j = 0; j < p.nSize; j++) {
        const uint64_t from = a.start + ((uint64_t(j / 16) * p.srcStride + i) * 16 + j % 16) * sizeof(C);
        touch(*c, PIPE_FIX, c->l0c, from, sizeof(C), false, line);
        copy_bytes(to->ub, at + j * sizeof(D), c->l0c, from, sizeof(C));
      }
    }
  });
}

} // namespace AscendC
