// Broadcasts of blocks, transposes, gathers and sorts within the unified buffer.
#include "lanes.h"
#include <algorithm>

using namespace npu;

// Eight elements of a repeat, each to a block of its own.
template <class T> static void broadcast(const char *name, void *d, void *x, uint64_t c) {
  Issue issue(V, name);
  Strided to = unary_d(d, c);
  check_aligned(issue, to.address);
  for (int r = 0; r < repeats(c); r++) {
    T in[8];
    memcpy(in, issue.read(UB, (uint64_t)x + r * sizeof in, sizeof in), sizeof in);
    for (int b = 0; b < 8; b++) {
      T *out = (T *)issue.write(UB, to.address + ((uint64_t)r * to.repeat + (uint64_t)b * to.block) * 32, 32);
      std::fill(out, out + 32 / sizeof(T), in[b]);
    }
  }
}
INSTRUCTION(brcb_b16, "VBRCB.b16", void, void *d, void *x, uint64_t c) { broadcast<uint16_t>("VBRCB.b16", d, x, c); }
INSTRUCTION(brcb_b32, "VBRCB.b32", void, void *d, void *x, uint64_t c) { broadcast<uint32_t>("VBRCB.b32", d, x, c); }

// Sixteen addresses in two registers.
static uint64_t address(uint64_t va, int row) { return core->va[va + row / 8][row % 8]; }

// Sixteen rows that lie anywhere, transposed into sixteen blocks that do.
template <class T> static void transpose(const char *name, uint64_t d, uint64_t x, uint64_t c, bool to_high, bool from_high) {
  Issue issue(V, name);
  constexpr int PER = 32 / sizeof(T);
  uint64_t to_step = field(c, 0, 16) * 32, from_step = field(c, 16, 16) * 32;
  for (int r = 0; r < repeats(c); r++) {
    T tile[16][PER];
    for (int i = 0; i < 16; i++) memcpy(tile[i], issue.read(UB, address(x, i) + r * from_step, 32), 32);
    for (int i = 0; i < 16; i++) {
      // Half a block of bytes, or a block, two of which make a row of words.
      constexpr int N = PER < 16 ? PER : 16;
      T *out = (T *)issue.write(UB, address(d, i) + r * to_step + (PER == 32 && to_high ? 16 : 0), N * sizeof(T));
      for (int j = 0; j < N; j++)
        out[j] = PER < 16 ? tile[(i % 2) * PER + j][i / 2] : tile[j][(PER == 32 && from_high ? 16 : 0) + i];
    }
  }
}
INSTRUCTION(nchw_b8, "S.VNCHWCONV.b8", void, uint64_t d, uint64_t x, uint64_t c, int64_t to_high, int64_t from_high) {
  transpose<uint8_t>("VNCHWCONV.b8", d, x, c, to_high, from_high);
}
INSTRUCTION(nchw_b16, "S.VNCHWCONV.b16", void, uint64_t d, uint64_t x, uint64_t c) { transpose<uint16_t>("VNCHWCONV.b16", d, x, c, false, false); }
INSTRUCTION(nchw_b32, "S.VNCHWCONV.b32", void, uint64_t d, uint64_t x, uint64_t c) { transpose<uint32_t>("VNCHWCONV.b32", d, x, c, false, false); }

// Repeats of rows: where lanes are counted, of that many each.
template <class T> static void copy(const char *name, void *d, void *x, uint64_t c) {
  Issue issue(V, name);
  Strided to = unary_d(d, c), from = unary_x(x, c);
  constexpr uint64_t PER = 32 / sizeof(T);
  uint64_t lanes = counting() ? core->mask[0] : 256 / sizeof(T);
  Mask mask = Mask(core->mask[1]) << 64 | core->mask[0];
  for (int r = 0; r < repeats(c); r++)
    for (uint64_t i = 0; i < lanes; i++) {
      if (!counting() && !(mask >> i & 1)) continue;
      auto at = [&](const Strided &o) { return o.address + ((uint64_t)r * o.repeat + i / PER * o.block) * 32 + i % PER * sizeof(T); };
      T value;
      memcpy(&value, issue.read(UB, at(from), sizeof(T)), sizeof(T));
      memcpy(issue.write(UB, at(to), sizeof(T)), &value, sizeof(T));
    }
}
INSTRUCTION(copy_u16, "VCOPY.u16", void, void *d, void *x, uint64_t c) { copy<uint16_t>("VCOPY.u16", d, x, c); }
INSTRUCTION(copy_u32, "VCOPY.u32", void, void *d, void *x, uint64_t c) { copy<uint32_t>("VCOPY.u32", d, x, c); }

// Elements at the byte addresses that a tensor of words holds.
template <class T> static void gather(const char *name, void *d, void *x, uint64_t c) {
  Issue issue(V, name);
  uint64_t base = field(c, 0, 32), step = field(c, 32, 8) | field(c, 52, 4) << 8;
  constexpr int LANES = 256 / sizeof(T);
  each_repeat(LANES, repeats(c), [&](int r, Mask mask) {
    for (int i = 0; i < LANES; i++) {
      if (!(mask >> i & 1)) continue;
      uint32_t offset;
      memcpy(&offset, issue.read(UB, (uint64_t)x + ((uint64_t)r * LANES + i) * 4, 4), 4);
      T value;
      memcpy(&value, issue.read(UB, (uint32_t)(base + offset), sizeof(T)), sizeof(T));
      memcpy(issue.write(UB, (uint64_t)d + (uint64_t)r * step * 32 + i * sizeof(T), sizeof(T)), &value, sizeof(T));
    }
  });
}
INSTRUCTION(gather_b16, "VGATHER.b16", void, void *d, void *x, uint64_t c) { gather<uint16_t>("VGATHER.b16", d, x, c); }
INSTRUCTION(gather_b32, "VGATHER.b32", void, void *d, void *x, uint64_t c) { gather<uint32_t>("VGATHER.b32", d, x, c); }

// Keeps elements by a pattern or by bits in memory, without gaps. Where lanes are
// counted, each repeat takes that many.
template <class T> static void keep(const char *name, void *d, void *x, void *bits, uint64_t c) {
  Issue issue(V, name);
  uint64_t n = field(c, 0, 8) | field(c, 56, 8) << 8;
  uint64_t block = field(c, 8, 8), pattern = field(c, 16, 8), step = field(c, 24, 16), bits_step = field(c, 40, 16);
  constexpr uint64_t PER = 32 / sizeof(T);
  uint64_t lanes = counting() ? core->mask[0] : 256 / sizeof(T), kept = 0;
  for (uint64_t r = 0; r < n; r++)
    for (uint64_t i = 0; i < lanes; i++) {
      bool take;
      switch (pattern) {
      case 0: take = *issue.read(UB, (uint64_t)bits + r * bits_step * 32 + i / 8, 1) >> i % 8 & 1; break;
      case 1: take = i % 2 == 0; break;
      case 2: take = i % 2 == 1; break;
      case 3: case 4: case 5: case 6: take = i % 4 == pattern - 3; break;
      case 7: take = true; break;
      default: fail("there is no pattern %llu of %s", (unsigned long long)pattern, name);
      }
      if (!take) continue;
      uint64_t at = (uint64_t)x + (r * step + i / PER * block) * 32 + i % PER * sizeof(T);
      T value;
      memcpy(&value, issue.read(UB, at, sizeof(T)), sizeof(T));
      memcpy(issue.write(UB, (uint64_t)d + kept++ * sizeof(T), sizeof(T)), &value, sizeof(T));
    }
  core->gathered = kept;
}
INSTRUCTION(keep_b16, "VREDUCEv2.b16", void, void *d, void *x, void *m, uint64_t c) { keep<uint16_t>("VREDUCEv2.b16", d, x, m, c); }
INSTRUCTION(keep_b32, "VREDUCEv2.b32", void, void *d, void *x, void *m, uint64_t c) { keep<uint32_t>("VREDUCEv2.b32", d, x, m, c); }

// What is sorted: a value in the lower half, its number in the upper one.
template <class T> static T value_of(uint64_t pair) {
  T value;
  memcpy(&value, &pair, sizeof value);
  return value;
}

// Thirty-two values and numbers, as pairs from the greatest to the least.
template <class T> static void sort(const char *name, void *d, void *x, void *numbers, uint64_t c) {
  Issue issue(V, name);
  for (int r = 0; r < repeats(c); r++) {
    T values[32];
    uint32_t index[32];
    uint64_t pairs[32] = {};
    memcpy(values, issue.read(UB, (uint64_t)x + r * sizeof values, sizeof values), sizeof values);
    memcpy(index, issue.read(UB, (uint64_t)numbers + r * sizeof index, sizeof index), sizeof index);
    for (int i = 0; i < 32; i++) {
      memcpy(&pairs[i], &values[i], sizeof(T));
      pairs[i] |= (uint64_t)index[i] << 32;
    }
    std::stable_sort(pairs, pairs + 32, [](uint64_t a, uint64_t b) { return value_of<T>(a) > value_of<T>(b); });
    memcpy(issue.write(UB, (uint64_t)d + r * sizeof pairs, sizeof pairs), pairs, sizeof pairs);
  }
}
INSTRUCTION(sort_f32, "VBS32.f32", void, void *d, void *x, void *n, uint64_t c) { sort<float>("VBS32.f32", d, x, n, c); }
INSTRUCTION(sort_f16, "VBS32.f16", void, void *d, void *x, void *n, uint64_t c) { sort<half>("VBS32.f16", d, x, n, c); }

// Merges up to four sorted lists of pairs. Repeats take the four quarters of
// what follows.
template <class T> static void merge(const char *name, void *d, void *from, uint64_t lengths, uint64_t c) {
  Issue issue(V, name);
  uint64_t n = field(c, 0, 8);
  if (field(c, 12, 1)) fail("%s that stops at the end of a list is not modelled", name);
  uint64_t at[4], left[4], total = 0;
  for (uint64_t r = 0; r < n; r++) {
    uint64_t all = 0;
    for (int i = 0; i < 4; i++) {
      at[i] = field((uint64_t)from, 16 * i, 16) * 8;
      left[i] = field(c, 8 + i, 1) ? field(lengths, 16 * i, 16) : 0;
      all += left[i];
    }
    for (int i = 0; i < 4; i++) at[i] += r * all * 8;
    for (uint64_t k = 0; k < all; k++) {
      int best = -1;
      uint64_t pair = 0;
      for (int i = 0; i < 4; i++) {
        if (!left[i]) continue;
        uint64_t head;
        memcpy(&head, issue.read(UB, at[i], 8), 8);
        if (best < 0 || value_of<T>(head) > value_of<T>(pair)) {
          best = i;
          pair = head;
        }
      }
      memcpy(issue.write(UB, (uint64_t)d + total++ * 8, 8), &pair, 8);
      at[best] += 8;
      left[best]--;
    }
  }
}
INSTRUCTION(merge_f32, "VMRGSORT.f32.V220", void, void *d, void *x, uint64_t n, uint64_t c) { merge<float>("VMRGSORT.f32", d, x, n, c); }
INSTRUCTION(merge_f16, "VMRGSORT.f16.V220", void, void *d, void *x, uint64_t n, uint64_t c) { merge<half>("VMRGSORT.f16", d, x, n, c); }
