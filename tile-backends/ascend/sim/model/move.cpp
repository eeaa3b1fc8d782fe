// Copies between global memory and the unified buffer, and within the latter.
#include "lanes.h"

using namespace npu;

// Rows of any length: the buffer's rows are whole blocks, the gap between rows is
// in bytes in global memory and in blocks in the buffer.
template <class T> static void load_rows(const char *name, void *d, const uint8_t *x, uint64_t a, uint64_t b) {
  Issue issue(MTE2, name);
  uint64_t rows = field(a, 4, 12), bytes = field(a, 16, 21), left = field(a, 48, 6), right = field(a, 54, 6);
  uint64_t gap = (uint32_t)b, to_gap = b >> 32, to = (uint64_t)d;
  check_aligned(issue, to);
  T pad;
  memcpy(&pad, &core->pad, sizeof pad);
  uint64_t whole = bytes + (left + right) * sizeof(T);
  for (uint64_t i = 0; i < rows; i++, x += bytes + gap, to += (whole + 31) / 32 * 32 + to_gap * 32) {
    uint8_t *out = issue.write(UB, to, whole);
    for (uint64_t k = 0; k < left; k++, out += sizeof(T)) memcpy(out, &pad, sizeof(T));
    memcpy(out, issue.read_global(x, bytes), bytes);
    out += bytes;
    for (uint64_t k = 0; k < right; k++, out += sizeof(T)) memcpy(out, &pad, sizeof(T));
  }
}
INSTRUCTION(load_b8, "MOV.OUT.TO.UB.ALIGN.b8.V220", void, void *d, uint8_t *x, uint64_t a, uint64_t b) { load_rows<uint8_t>("MOV.OUT.TO.UB.b8", d, x, a, b); }
INSTRUCTION(load_b16, "MOV.OUT.TO.UB.ALIGN.b16.V220", void, void *d, uint8_t *x, uint64_t a, uint64_t b) { load_rows<uint16_t>("MOV.OUT.TO.UB.b16", d, x, a, b); }
INSTRUCTION(load_b32, "MOV.OUT.TO.UB.ALIGN.b32.V220", void, void *d, uint8_t *x, uint64_t a, uint64_t b) { load_rows<uint32_t>("MOV.OUT.TO.UB.b32", d, x, a, b); }

template <class T> static void combine(uint8_t *to, const uint8_t *from, uint64_t bytes, uint64_t kind) {
  for (uint64_t i = 0; i < bytes / sizeof(T); i++) {
    T a, b;
    memcpy(&a, to + i * sizeof a, sizeof a);
    memcpy(&b, from + i * sizeof b, sizeof b);
    a = kind == 0 ? (T)(a + b) : kind == 1 ? (a > b ? a : b) : (a < b ? a : b);
    memcpy(to + i * sizeof a, &a, sizeof a);
  }
}
static void combine_bf16(uint8_t *to, const uint8_t *from, uint64_t bytes, uint64_t kind) {
  for (uint64_t i = 0; i < bytes / 2; i++) {
    bf16 a, b;
    memcpy(&a, to + i * 2, 2);
    memcpy(&b, from + i * 2, 2);
    float x = a, y = b, z = kind == 0 ? x + y : kind == 1 ? (x > y ? x : y) : (x < y ? x : y);
    uint32_t word;
    memcpy(&word, &z, 4);
    word += 0x7fff + (word >> 16 & 1);
    uint16_t high = (uint16_t)(word >> 16);
    memcpy(to + i * 2, &high, 2);
  }
}

// Bits 6 to 8 of the control register say which type is combined with what is
// there (0: none, stores overwrite), bits 9 and 10 how.
static void put(Issue &issue, uint8_t *to, const uint8_t *from, uint64_t bytes) {
  uint64_t type = field(core->ctrl, 6, 3), kind = field(core->ctrl, 9, 2);
  to = issue.write_global(to, bytes, type != 0);
  switch (type) {
  case 0: memcpy(to, from, bytes); return;
  case 1: return combine<float>(to, from, bytes, kind);
  case 2: return combine<half>(to, from, bytes, kind);
  case 3: return combine<int16_t>(to, from, bytes, kind);
  case 4: return combine<int32_t>(to, from, bytes, kind);
  case 5: return combine<int8_t>(to, from, bytes, kind);
  case 6: return combine_bf16(to, from, bytes, kind);
  default: fail("there is no atomic type %llu", (unsigned long long)type);
  }
}

static void store_rows(const char *name, uint8_t *d, void *x, uint64_t a, uint64_t b) {
  Issue issue(MTE3, name);
  uint64_t rows = field(a, 4, 12), bytes = field(a, 16, 21), gap = (uint32_t)b, to_gap = b >> 32, from = (uint64_t)x;
  check_aligned(issue, from);
  for (uint64_t i = 0; i < rows; i++, d += bytes + to_gap, from += (bytes + 31) / 32 * 32 + gap * 32)
    put(issue, d, issue.read(UB, from, bytes), bytes);
}
INSTRUCTION(store_b8, "MOV.UB.TO.OUT.ALIGN.b8.V220", void, uint8_t *d, void *x, uint64_t a, uint64_t b) { store_rows("MOV.UB.TO.OUT.b8", d, x, a, b); }
INSTRUCTION(store_b16, "MOV.UB.TO.OUT.ALIGN.b16.V220", void, uint8_t *d, void *x, uint64_t a, uint64_t b) { store_rows("MOV.UB.TO.OUT.b16", d, x, a, b); }
INSTRUCTION(store_b32, "MOV.UB.TO.OUT.ALIGN.b32.V220", void, uint8_t *d, void *x, uint64_t a, uint64_t b) { store_rows("MOV.UB.TO.OUT.b32", d, x, a, b); }

INSTRUCTION(copy_ub, "MOV.UB.TO.UB.v220", void, void *d, void *x, uint64_t a) {
  Issue issue(V, "MOV.UB.TO.UB");
  uint64_t rows = field(a, 4, 12), bytes = field(a, 16, 16) * 32, gap = field(a, 32, 16) * 32, to_gap = field(a, 48, 16) * 32;
  uint64_t to = (uint64_t)d, from = (uint64_t)x;
  check_aligned(issue, to);
  check_aligned(issue, from);
  for (uint64_t i = 0; i < rows; i++, to += bytes + to_gap, from += bytes + gap)
    memmove(issue.write(UB, to, bytes), issue.read(UB, from, bytes), bytes);
}
