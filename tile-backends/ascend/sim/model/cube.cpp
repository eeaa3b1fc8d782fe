// The cube core: tiles into fractals of 16 rows of 32 bytes, products of
// fractals, and sums back to rows.
#include "lanes.h"

using namespace npu;

// Rows in global memory into fractals: [columns / c0][rows][c0], the last column
// of fractals filled with zeros.
template <class T> static void to_fractals(const char *name, void *d, const T *x, uint64_t a, uint64_t b) {
  Issue issue(MTE2, name);
  constexpr uint64_t C0 = 32 / sizeof(T);
  uint64_t matrices = field(a, 4, 12), rows = field(a, 16, 16), columns = field(a, 32, 16), matrix = field(a, 48, 16);
  uint64_t row = field(b, 0, 16), column_step = field(b, 16, 16), row_step = field(b, 32, 16), matrix_step = field(b, 48, 16);
  for (uint64_t q = 0; q < matrices; q++)
    for (uint64_t i = 0; i < rows; i++) {
      const uint8_t *in = issue.read_global(x + q * matrix + i * row, columns * sizeof(T));
      for (uint64_t j = 0; j < columns; j += C0) {
        uint64_t at = q * matrix_step + (j / C0 * column_step + i * row_step) * C0;
        uint64_t n = columns - j < C0 ? columns - j : C0;
        uint8_t *out = issue.write(L1, (uint64_t)d + at * sizeof(T), 32);
        memset(out, 0, 32);
        memcpy(out, in + j * sizeof(T), n * sizeof(T));
      }
    }
}
#define TO_FRACTALS(id, name, T)                                                                                       \
  INSTRUCTION(id, "MOV.OUT.TO.L1.MULTI.ND2NZ." name, void, void *d, T *x, uint64_t a, uint64_t b) {                    \
    to_fractals<T>("ND2NZ." name, d, x, a, b);                                                                         \
  }
TO_FRACTALS(nz_bf16, "bf16", uint16_t)
TO_FRACTALS(nz_f16, "f16", uint16_t)
TO_FRACTALS(nz_s16, "s16", uint16_t)
TO_FRACTALS(nz_u16, "u16", uint16_t)
TO_FRACTALS(nz_f32, "f32s", uint32_t)
TO_FRACTALS(nz_s32, "s32s", uint32_t)
TO_FRACTALS(nz_u32, "u32s", uint32_t)
TO_FRACTALS(nz_s8, "s8", uint8_t)
TO_FRACTALS(nz_u8, "u8", uint8_t)

// Bursts of blocks.
INSTRUCTION(load_l1, "MOV.OUT.TO.L1.v220", void, void *d, uint8_t *x, uint64_t a, uint64_t) {
  Issue issue(MTE2, "MOV.OUT.TO.L1");
  uint64_t rows = field(a, 4, 12), bytes = field(a, 16, 16) * 32, gap = field(a, 32, 16) * 32, to_gap = field(a, 48, 16) * 32;
  uint64_t to = (uint64_t)d;
  for (uint64_t i = 0; i < rows; i++, to += bytes + to_gap, x += bytes + gap)
    memcpy(issue.write(L1, to, bytes), issue.read_global(x, bytes), bytes);
}

// Fills tiles with a value.
template <class T> static void fill_l1(const char *name, void *d, uint64_t c, T value) {
  Issue issue(MTE2, name);
  uint64_t n = field(c, 0, 15), bytes = field(c, 16, 15) * 32, gap = field(c, 32, 15) * 32, to = (uint64_t)d;
  for (uint64_t i = 0; i < n; i++, to += bytes + gap) {
    T *out = (T *)issue.write(L1, to, bytes);
    for (uint64_t k = 0; k < bytes / sizeof(T); k++) out[k] = value;
  }
}
INSTRUCTION(fill_l1_f16, "CREATE.CBUF.MATRIX.f16.h", void, void *d, uint64_t c, half v) { fill_l1<half>("CREATE.f16", d, c, v); }
INSTRUCTION(fill_l1_f32, "CREATE.CBUF.MATRIX.f32.h", void, void *d, uint64_t c, half v) { fill_l1<float>("CREATE.f32", d, c, (float)v); }
INSTRUCTION(fill_l1_u16, "CREATE.CBUF.MATRIX.v2.u16", void, void *d, uint64_t c, uint64_t v) { fill_l1<uint16_t>("CREATE.u16", d, c, (uint16_t)v); }
INSTRUCTION(fill_l1_bf16, "CREATE.CBUF.MATRIX.bf16.ori", void, void *d, uint64_t c, __bf16 v) {
  uint16_t bits;
  memcpy(&bits, &v, 2);
  fill_l1<uint16_t>("CREATE.bf16", d, c, bits);
}

// Part of a matrix in fractals, as windows of one pixel would read it: rows are
// as many as the register of the feature matrix says. Fractals of the result lie
// row by row; transposed, each is transposed, too.
template <class T> static void load_window(const char *name, Space space, void *d, void *x, uint64_t c, uint64_t e, uint64_t fmatrix) {
  Issue issue(MTE1, name);
  constexpr uint64_t C0 = 32 / sizeof(T);
  uint64_t columns = field(c, 0, 16), rows = field(c, 16, 16), column = field(c, 32, 16), row = field(c, 48, 16);
  bool transposed = field(e, 46, 1);
  uint64_t all = field(fmatrix, 0, 16);
  uint64_t wide = transposed ? 16 : C0;
  uint64_t bytes = (rows + 15) / 16 * 16 * ((columns + wide - 1) / wide * wide) * sizeof(T);
  T *out = (T *)issue.write(space, (uint64_t)d, bytes);
  for (uint64_t i = 0; i < rows; i++)
    for (uint64_t j = 0; j < columns; j++) {
      uint64_t m = i + row, k = j + column;
      T value = 0;
      if (m < all) memcpy(&value, issue.read(L1, (uint64_t)x + ((k / C0 * all + m) * C0 + k % C0) * sizeof(T), sizeof(T)), sizeof(T));
      // The fractals that are multiplied lie with those along k, on the left, or
      // those along n, on the right, next to each other.
      uint64_t at;
      if (!transposed) at = ((i / 16) * (columns / C0) + j / C0) * 16 * C0 + i % 16 * C0 + j % C0;
      else if (space == L0A) at = ((j / 16) * ((rows + C0 - 1) / C0) + i / C0) * 16 * C0 + j % 16 * C0 + i % C0;
      else at = ((i / C0) * ((columns + 15) / 16) + j / 16) * 16 * C0 + j % 16 * C0 + i % C0;
      out[at] = value;
    }
}
#define LOAD_WINDOW(id, to, name, T, which)                                                                            \
  INSTRUCTION(id, "LOAD.L1.TO." name, void, void *d, void *x, uint64_t c, uint64_t e) {                                \
    load_window<T>("LOAD." name, to, d, x, c, e, core->fmatrix[which]);                                                \
  }
LOAD_WINDOW(window_a16, L0A, "L0A.3DV2.f16", uint16_t, 0)
LOAD_WINDOW(window_a32, L0A, "L0A.3DV2.f32", uint32_t, 0)
LOAD_WINDOW(window_b16, L0B, "L0B.3DV2.f16", uint16_t, 1)
LOAD_WINDOW(window_b32, L0B, "L0B.3DV2.f32", uint32_t, 1)

// Fractals at a distance, each transposed if the flag says so.
template <class T> static void load_fractals(const char *name, Space space, void *d, void *x, uint64_t a, bool turned) {
  Issue issue(MTE1, name);
  uint64_t first = field(a, 0, 16), n = field(a, 16, 8), step = field(a, 24, 16), gap = field(a, 44, 16);
  if (turned && sizeof(T) != 2) fail("%s that turns fractals is not modelled", name);
  for (uint64_t i = 0; i < n; i++) {
    const T *in = (const T *)issue.read(L1, (uint64_t)x + (first + i * step) * 512, 512);
    T *out = (T *)issue.write(space, (uint64_t)d + i * (1 + gap) * 512, 512);
    if (!turned) memcpy(out, in, 512);
    else
      for (int r = 0; r < 16; r++)
        for (int k = 0; k < 16; k++) out[k * 16 + r] = in[r * 16 + k];
  }
}
#define LOAD_FRACTALS(id, to, name, T)                                                                                 \
  INSTRUCTION(id, "LOAD.L1.TO." name, void, void *d, void *x, uint64_t a, uint64_t turned, uint64_t) {                 \
    load_fractals<T>("LOAD." name, to, d, x, a, turned);                                                               \
  }
LOAD_FRACTALS(fractals_a16, L0A, "L0A.2D.V220.f16.addr", uint16_t)
LOAD_FRACTALS(fractals_a8, L0A, "L0A.2D.V220.s8.addr", uint8_t)
LOAD_FRACTALS(fractals_b16, L0B, "L0B.2D.V220.f16.addr", uint16_t)
LOAD_FRACTALS(fractals_bb16, L0B, "L0B.2D.V220.bf16.addr", uint16_t)
LOAD_FRACTALS(fractals_b32, L0B, "L0B.2D.V220.f32.addr", uint32_t)
LOAD_FRACTALS(fractals_b8, L0B, "L0B.2D.V220.s8.addr", uint8_t)

// Squares of 32 by 32 bytes, two fractals each, transposed.
static void load_squares(const char *name, Space space, void *d, void *x, uint64_t a, uint64_t b) {
  Issue issue(MTE1, name);
  uint64_t first = field(a, 0, 16), n = field(a, 16, 8), step = field(a, 24, 16), gap = field(a, 44, 16), inner = field(b, 0, 16);
  for (uint64_t i = 0; i < n; i++) {
    const uint8_t *in = issue.read(L1, (uint64_t)x + (first + i * step) * 1024, 1024);
    for (uint64_t half = 0; half < 2; half++) {
      uint8_t *out = issue.write(space, (uint64_t)d + (i * (1 + gap) + half * (1 + inner)) * 512, 512);
      for (int r = 0; r < 16; r++)
        for (int k = 0; k < 32; k++) out[r * 32 + k] = in[k * 32 + half * 16 + r];
    }
  }
}
INSTRUCTION(squares_a, "LOAD.L1.TO.L0A.2D.TRANSPOSE.s8", void, void *d, void *x, uint64_t a, uint64_t b) { load_squares("LOAD.L0A.TRANSPOSE.s8", L0A, d, x, a, b); }
INSTRUCTION(squares_b, "LOAD.L1.TO.L0B.2D.TRANSPOSE.s8", void, void *d, void *x, uint64_t a, uint64_t b) { load_squares("LOAD.L0B.TRANSPOSE.s8", L0B, d, x, a, b); }

static float value(half x) { return (float)x; }
static float value(bf16 x) { return x; }
static float value(float x) { return x; }
static int32_t value(int8_t x) { return x; }

// Sums of products in fractals of 16 by 16.
template <class T, class C> static void multiply(const char *name, void *c, void *a, void *b, uint64_t e) {
  Issue issue(M, name);
  constexpr uint64_t C0 = 32 / sizeof(T);
  uint64_t m = field(e, 0, 12), k = field(e, 12, 12), n = field(e, 24, 12);
  bool fresh = field(e, 63, 1);
  // Transposed operands have whole fractals of 16 along k.
  uint64_t whole = field(e, 58, 1) ? 16 : C0;
  uint64_t m1 = (m + 15) / 16, k1 = (k + whole - 1) / whole * whole / C0, n1 = (n + 15) / 16;
  const T *left = (const T *)issue.read(L0A, (uint64_t)a, m1 * k1 * 512);
  const T *right = (const T *)issue.read(L0B, (uint64_t)b, n1 * k1 * 512);
  if (!fresh) issue.read(L0C, (uint64_t)c, m1 * n1 * 256 * sizeof(C));
  C *sums = (C *)issue.write(L0C, (uint64_t)c, m1 * n1 * 256 * sizeof(C));
  std::vector<C> row(n1 * 16);
  for (uint64_t i = 0; i < m1 * 16; i++) {
    for (uint64_t j = 0; j < n1 * 16; j++) row[j] = fresh ? C(0) : sums[(j / 16 * m1 + i / 16) * 256 + i % 16 * 16 + j % 16];
    for (uint64_t q = 0; q < k; q++) {
      auto x = value(left[(i / 16 * k1 + q / C0) * 16 * C0 + i % 16 * C0 + q % C0]);
      for (uint64_t j = 0; j < n1 * 16; j++) row[j] += x * value(right[(q / C0 * n1 + j / 16) * 16 * C0 + j % 16 * C0 + q % C0]);
    }
    for (uint64_t j = 0; j < n1 * 16; j++) sums[(j / 16 * m1 + i / 16) * 256 + i % 16 * 16 + j % 16] = row[j];
  }
}
INSTRUCTION(mad_f16, "MAD.f162f32", void, void *c, void *a, void *b, uint64_t e) { multiply<half, float>("MAD.f16", c, a, b, e); }
INSTRUCTION(mad_bf16, "MAD.bf162f32", void, void *c, void *a, void *b, uint64_t e) { multiply<bf16, float>("MAD.bf16", c, a, b, e); }
INSTRUCTION(mad_f32, "MAD.f322f32", void, void *c, void *a, void *b, uint64_t e) { multiply<float, float>("MAD.f32", c, a, b, e); }
INSTRUCTION(mad_s8, "MAD.s8", void, void *c, void *a, void *b, uint64_t e) { multiply<int8_t, int32_t>("MAD.s8", c, a, b, e); }

// Sums to global memory, in rows or in fractals as they are.
template <class C, class D, class Op>
static void write_out(const char *name, D *d, void *x, uint64_t a, uint64_t b, int quantised, Op op) {
  Issue issue(FIX, name);
  uint64_t n = field(a, 4, 12), m = field(a, 16, 16), row = field(a, 32, 32), step = field(b, 0, 16);
  bool rows = field(b, 43, 1), relu = field(b, 39, 3) == 1;
  int how = (int)field(b, 34, 5);
  if (how != quantised) fail("%s with quantisation %d is not modelled", name, how);
  if (!rows) fail("%s that leaves fractals is not modelled", name);
  for (uint64_t i = 0; i < m; i++) {
    D line[4096];
    for (uint64_t j = 0; j < n; j++) {
      C sum;
      memcpy(&sum, issue.read(L0C, (uint64_t)x + ((j / 16 * step + i) * 16 + j % 16) * sizeof(C), sizeof(C)), sizeof(C));
      line[j] = op(relu && sum < 0 ? C(0) : sum);
    }
    memcpy(issue.write_global(d + i * row, n * sizeof(D), false), line, n * sizeof(D));
  }
}
static uint16_t to_bf16(float x) {
  uint32_t word;
  memcpy(&word, &x, 4);
  if (x != x) return 0x7fc0;
  return (uint16_t)((word + 0x7fff + (word >> 16 & 1)) >> 16);
}
INSTRUCTION(fix_f32, "FIX.L0C.TO.OUT.f32", void, float *d, void *x, uint64_t a, uint64_t b) { write_out<float>("FIX.f32", d, x, a, b, 0, [](float v) { return v; }); }
INSTRUCTION(fix_f16, "FIX.L0C.TO.OUT.f2h", void, half *d, void *x, uint64_t a, uint64_t b) { write_out<float>("FIX.f16", d, x, a, b, 1, [](float v) { return (half)v; }); }
INSTRUCTION(fix_bf16, "FIX.L0C.TO.OUT.f322bf16", void, uint16_t *d, void *x, uint64_t a, uint64_t b) { write_out<float>("FIX.bf16", d, x, a, b, 16, to_bf16); }
INSTRUCTION(fix_s32, "FIX.L0C.TO.OUT.s32", void, int32_t *d, void *x, uint64_t a, uint64_t b) { write_out<int32_t>("FIX.s32", d, x, a, b, 0, [](int32_t v) { return v; }); }
