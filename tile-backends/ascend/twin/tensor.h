// Element types, tensors, buffers, flags.
#pragma once

#include "machine.h"
#include <cmath>
#include <type_traits>

typedef _Float16 half;

// No arithmetic: the vector units of these chips convert it and nothing else.
struct bfloat16_t {
  uint16_t bits;
};

namespace AscendC {

inline float ToFloat(bfloat16_t x) {
  uint32_t bits = uint32_t(x.bits) << 16;
  float f;
  memcpy(&f, &bits, 4);
  return f;
}
inline bfloat16_t ToBfloat16(float f) {
  uint32_t bits;
  memcpy(&bits, &f, 4);
  if (std::isnan(f))
    return {uint16_t(bits >> 16 | 0x40)};
  return {uint16_t((bits + 0x7fff + (bits >> 16 & 1)) >> 16)};
}

enum class TPosition { GM, A1, A2, B1, B2, C1, C2, CO1, CO2, VECIN, VECOUT, VECCALC, MAX };
using QuePosition = TPosition;

enum class HardEvent {
  MTE1_MTE2, MTE2_MTE1, MTE1_M, M_MTE1, MTE2_M, M_MTE2, M_FIX, FIX_M, MTE2_V, V_MTE2, MTE3_V, V_MTE3, MTE2_MTE3,
  MTE3_MTE2, MTE2_S, S_MTE2, MTE3_S, S_MTE3, V_S, S_V, MTE1_FIX, FIX_MTE1, FIX_MTE2, MTE2_FIX, FIX_S, S_FIX, M_S, S_M,
  MTE1_S, S_MTE1,
};

namespace twin {

struct Pair {
  int from, to;
};
inline Pair pipes_of(HardEvent event) {
  static const Pair pairs[] = {
      {PIPE_MTE1, PIPE_MTE2}, {PIPE_MTE2, PIPE_MTE1}, {PIPE_MTE1, PIPE_M},   {PIPE_M, PIPE_MTE1},
      {PIPE_MTE2, PIPE_M},    {PIPE_M, PIPE_MTE2},    {PIPE_M, PIPE_FIX},    {PIPE_FIX, PIPE_M},
      {PIPE_MTE2, PIPE_V},    {PIPE_V, PIPE_MTE2},    {PIPE_MTE3, PIPE_V},   {PIPE_V, PIPE_MTE3},
      {PIPE_MTE2, PIPE_MTE3}, {PIPE_MTE3, PIPE_MTE2}, {PIPE_MTE2, PIPE_S},   {PIPE_S, PIPE_MTE2},
      {PIPE_MTE3, PIPE_S},    {PIPE_S, PIPE_MTE3},    {PIPE_V, PIPE_S},      {PIPE_S, PIPE_V},
      {PIPE_MTE1, PIPE_FIX},  {PIPE_FIX, PIPE_MTE1},  {PIPE_FIX, PIPE_MTE2}, {PIPE_MTE2, PIPE_FIX},
      {PIPE_FIX, PIPE_S},     {PIPE_S, PIPE_FIX},     {PIPE_M, PIPE_S},      {PIPE_S, PIPE_M},
      {PIPE_MTE1, PIPE_S},    {PIPE_S, PIPE_MTE1},
  };
  return pairs[int(event)];
}

inline Memory &memory_of(Core &c, TPosition position, int line) {
  switch (position) {
  case TPosition::A1:
  case TPosition::B1:
    return c.l1;
  case TPosition::A2:
    return c.l0a;
  case TPosition::B2:
    return c.l0b;
  case TPosition::CO1:
    return c.l0c;
  case TPosition::VECIN:
  case TPosition::VECOUT:
  case TPosition::VECCALC:
    return c.ub;
  default:
    fault(line, "there is no memory at this position");
  }
}

inline void only(bool cube, int line, const char *what) {
  if (core().cube != cube)
    fault(line, "%s on a %s core", what, core().cube ? "cube" : "vector");
}

inline void aligned(uint64_t start, uint64_t to, int line, const char *what) {
  if (start % to != 0)
    fault(line, "%s at byte %llu, expected a multiple of %llu", what, (unsigned long long)start,
          (unsigned long long)to);
}

inline void within(int64_t value, int64_t lo, int64_t hi, int line, const char *what) {
  if (value < lo || value > hi)
    fault(line, "%s is %lld, expected %lld to %lld", what, (long long)value, (long long)lo, (long long)hi);
}

} // namespace twin

template <typename T> class GlobalTensor {
public:
  void SetGlobalBuffer(T *at, uint64_t = 0) { base = at; }
  GlobalTensor operator[](int64_t offset) const {
    GlobalTensor part;
    part.base = base + offset;
    return part;
  }
  const T *GetPhyAddr() const { return base; }
  T GetValue(int64_t offset, int line = __builtin_LINE()) const {
    using namespace twin;
    Core &c = core();
    uint64_t at;
    Memory &memory = global_at(base + offset, line, at);
    touch(c, PIPE_S, memory, at, sizeof(T), false, line);
    refuse_poison(memory, at, sizeof(T), line, "GetValue");
    return base[offset];
  }

private:
  T *base = nullptr;
};

template <typename T> class LocalTensor {
public:
  LocalTensor() = default;
  LocalTensor(TPosition position, uint64_t start, uint64_t end) : position(position), start(start), end(end) {}
  LocalTensor operator[](uint32_t offset) const {
    return LocalTensor(position, start + uint64_t(offset) * sizeof(T), end);
  }
  template <typename U> LocalTensor<U> ReinterpretCast() const { return LocalTensor<U>(position, start, end); }
  // Where it begins in its memory; what takes places takes those of the vector memory.
  uint64_t GetPhyAddr() const { return start; }
  uint32_t GetSize() const { return (end - start) / sizeof(T); }
  T GetValue(uint32_t index, int line = __builtin_LINE()) const {
    using namespace twin;
    only(false, line, "GetValue");
    Core &c = core();
    uint64_t at = start + uint64_t(index) * sizeof(T);
    touch(c, PIPE_S, c.ub, at, sizeof(T), false, line);
    refuse_poison(c.ub, at, sizeof(T), line, "GetValue");
    T value;
    memcpy(&value, c.ub.bytes + at, sizeof(T));
    return value;
  }
  void SetValue(uint32_t index, T value, int line = __builtin_LINE()) const {
    using namespace twin;
    only(false, line, "SetValue");
    Core &c = core();
    uint64_t at = start + uint64_t(index) * sizeof(T);
    touch(c, PIPE_S, c.ub, at, sizeof(T), true, line);
    memcpy(c.ub.bytes + at, &value, sizeof(T));
    set_poison(c.ub, at, sizeof(T), false);
  }

  TPosition position = TPosition::VECCALC;
  uint64_t start = 0;
  // Behind the last byte of the tensor that it is, or is a part of.
  uint64_t end = 0;
};

template <TPosition position> class TBuf {
public:
  template <typename T> LocalTensor<T> Get() const { return LocalTensor<T>(position, start, start + bytes); }
  template <typename T> LocalTensor<T> Get(uint32_t count) const { return GetWithOffset<T>(count, 0); }
  template <typename T>
  LocalTensor<T> GetWithOffset(uint32_t count, uint32_t offset, int line = __builtin_LINE()) const {
    if (offset + uint64_t(count) * sizeof(T) > bytes)
      twin::fault(line, "bytes %u to %llu of a buffer of %llu", offset,
                  (unsigned long long)(offset + uint64_t(count) * sizeof(T)), (unsigned long long)bytes);
    return LocalTensor<T>(position, start + offset, start + offset + uint64_t(count) * sizeof(T));
  }
  uint64_t start = 0;
  uint64_t bytes = 0;
};

class TPipe {
public:
  template <TPosition position>
  void InitBuffer(TBuf<position> &buffer, uint32_t bytes, int line = __builtin_LINE()) {
    using namespace twin;
    Memory &memory = memory_of(core(), position, line);
    uint64_t &used = taken[int(position)];
    if (used + bytes > memory.size)
      fault(line, "buffers of %llu bytes in %s, which has %llu", (unsigned long long)(used + bytes),
            memory.name.c_str(), (unsigned long long)memory.size);
    buffer.start = used;
    buffer.bytes = bytes;
    used += (bytes + 31) / 32 * 32;
  }
  void Destroy() {}

private:
  uint64_t taken[int(TPosition::MAX)] = {};
};

inline int64_t GetBlockIdx() {
  const twin::Core &c = twin::core();
  const twin::Machine &m = twin::machine();
  return c.cube ? m.block : m.block * m.ratio + c.sub;
}
inline int64_t GetBlockNum() { return twin::machine().blocks; }
inline int64_t GetSubBlockIdx() { return twin::core().sub; }
inline int64_t GetSubBlockNum() { return twin::machine().ratio; }
inline void SetSyncBaseAddr(uint64_t) {}

template <HardEvent event> inline void SetFlag(int id, int line = __builtin_LINE()) {
  using namespace twin;
  within(id, 0, 7, line, "the event");
  constexpr HardEvent which = event;
  const Pair pair = pipes_of(which);
  Core *c = &core();
  auto set = [=] {
    Core::Flag &flag = c->flags[{pair.from, pair.to, id}];
    if (flag.set)
      fault(line, "event %d from %s to %s is set, and was at line %d before anything waited", id,
            pipe_name(pair.from), pipe_name(pair.to), flag.line);
    flag.set = true;
    flag.line = line;
    flag.clock = c->clock[pair.from];
  };
  if (pair.from == PIPE_S) {
    c->clock[PIPE_S].at[c->slot(PIPE_S)]++;
    set();
  } else {
    issue(pair.from, "SetFlag", line, set);
  }
}

template <HardEvent event> inline void WaitFlag(int id, int line = __builtin_LINE()) {
  using namespace twin;
  within(id, 0, 7, line, "the event");
  const Pair pair = pipes_of(event);
  Core *c = &core();
  auto ready = [=] { return c->flags[{pair.from, pair.to, id}].set; };
  auto take = [=] {
    Core::Flag &flag = c->flags[{pair.from, pair.to, id}];
    flag.set = false;
    c->learn(pair.to, flag.clock);
  };
  if (pair.to == PIPE_S) {
    block_until(line, "WaitFlag", ready);
    take();
  } else {
    issue(pair.to, "WaitFlag", line, take, ready);
  }
}

template <pipe_t pipe> inline void PipeBarrier(int line = __builtin_LINE()) {
  using namespace twin;
  Core *c = &core();
  if constexpr (pipe == PIPE_ALL) {
    block_until(line, "PipeBarrier<PIPE_ALL>", [=] {
      for (int i = 1; i < PIPES; i++)
        if (!c->queue[i].empty())
          return false;
      return true;
    });
    for (int i = 0; i < PIPES; i++)
      c->clock[PIPE_S].join(c->clock[i]);
    for (int i = 0; i < PIPES; i++) {
      c->clock[i].join(c->clock[PIPE_S]);
      c->fence[i] = c->clock[i].at[c->slot(i)];
    }
  } else if constexpr (pipe != PIPE_S) {
    issue(pipe, "PipeBarrier", line, [=] { c->fence[pipe] = c->clock[pipe].at[c->slot(pipe)]; });
  }
}

// Mode 2: between the cube and the vector units of one AI core. Mode 1: among those
// vector units, each of which sets a flag before it waits for it.
template <uint8_t mode, pipe_t pipe> inline void CrossCoreSetFlag(uint16_t id, int line = __builtin_LINE()) {
  using namespace twin;
  static_assert(mode == 1 || mode == 2, "flags between the cores of one AI core");
  within(id, 0, 10, line, "the flag between cores");
  Core *c = &core();
  if (mode == 1) {
    only(false, line, "CrossCoreSetFlag of mode 1");
    c->meetings.insert(id);
  } else if (c->meetings.count(id)) {
    fault(line, "flag %d is of vector units among themselves", int(id));
  }
  issue(pipe, "CrossCoreSetFlag", line, [=] {
    for (auto &other : machine().cores) {
      if ((other->cube == c->cube) != (mode == 1) || other.get() == c)
        continue;
      auto &times = other->crossed[id][c->index];
      times.push_back(c->clock[pipe]);
      if (times.size() > 15)
        fault(line, "flag %d between cores is set more than 15 times ahead", int(id));
    }
  });
}

// On the 950 a wait is of a mode and a pipe, on the 910B of all pipes and scalars.
template <uint8_t mode = 0, pipe_t pipe = PIPE_S>
inline void CrossCoreWaitFlag(uint16_t id, int line = __builtin_LINE()) {
  using namespace twin;
  within(id, 0, 10, line, "the flag between cores");
  Core *c = &core();
  // A cube waits for each of its vector units, and of those one for the other.
  const bool meeting = c->meetings.count(id) != 0;
  std::vector<int> others;
  for (auto &other : machine().cores)
    if ((other->cube == c->cube) == meeting && other.get() != c)
      others.push_back(other->index);
  auto ready = [=] {
    for (int other : others)
      if (c->crossed[id][other].empty())
        return false;
    return true;
  };
  auto take = [=] {
    const int waits = machine().c310 ? int(pipe) : int(PIPE_S);
    for (int other : others) {
      c->learn(waits, c->crossed[id][other].front());
      c->crossed[id][other].pop_front();
    }
  };
  if (machine().c310) {
    if (mode != (meeting ? 1 : 2) || pipe == PIPE_S || pipe == PIPE_ALL)
      fault(line, "CrossCoreWaitFlag of the 950 is of mode %d and one pipe", meeting ? 1 : 2);
    issue(pipe, "CrossCoreWaitFlag", line, take, ready);
  } else {
    block_until(line, "CrossCoreWaitFlag", ready);
    take();
  }
}

} // namespace AscendC
