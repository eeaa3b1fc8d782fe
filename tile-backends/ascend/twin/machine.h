// The emulated machine: memories, pipes, flags, and the scheduler.
//
// Instructions do nothing when they are issued. Each is appended to its pipe's
// queue and runs when the scheduler picks that pipe; only flags and barriers
// order pipes among each other. Every seed is another legal order.
//
// Besides values, the machine tracks
// - poison: a byte that nothing has written is poison; arithmetic propagates it, and a
//   branch on it, or a store of it to global memory, is a fault;
// - vector clocks of pipes, joined by flags and barriers: two conflicting accesses without
//   an order between them are a fault in any schedule, whatever the values;
// - global memory accesses of blocks: blocks run one after the other, but conflicting
//   accesses of different blocks are a fault unless both are atomic.
#pragma once

#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <tuple>
#include <ucontext.h>
#include <vector>

enum pipe_t { PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_FIX, PIPE_ALL };

namespace AscendC {
namespace twin {

constexpr int PIPES = 7;
// The cube and at most two vector units.
constexpr int CORES = 3;
constexpr int CLOCKS = PIPES * CORES;
constexpr uint64_t GRAIN = 32;

inline const char *pipe_name(int pipe) {
  static const char *names[] = {"S", "V", "M", "MTE1", "MTE2", "MTE3", "FIX", "ALL"};
  return names[pipe];
}

struct Clock {
  uint32_t at[CLOCKS] = {};
  void join(const Clock &other) {
    for (int i = 0; i < CLOCKS; i++)
      if (other.at[i] > at[i])
        at[i] = other.at[i];
  }
};

// Who touched a place last.
struct Seen {
  // Whether it was a function that was not told to.
  bool hidden = false;
  int writer = -1;
  uint32_t written = 0;
  int written_line = 0;
  uint32_t read[CLOCKS] = {};
  int read_line = 0;
  // Atomic stores since then: of which operation, and when each pipe made its last.
  int atomic = 0;
  uint32_t combined[CLOCKS] = {};
  int combined_line = 0;
};

// Which blocks of a launch touched a place: none, one, or several.
constexpr int64_t NOBODY = -1, SEVERAL = -2;
struct Blocks {
  int64_t writer = NOBODY;
  int64_t reader = NOBODY;
  // By which operation all of them wrote, if by an atomic one.
  int atomic = 0;
  int written_line = 0;
  int read_line = 0;
};

struct Place {
  // The block whose order `seen` has.
  int64_t block = NOBODY;
  Seen seen;
  Blocks blocks;
};

// A place, or the parts of it that are touched by themselves, of one size.
struct Grain {
  Place whole;
  std::vector<Place> parts;

  uint64_t unit() const { return parts.empty() ? GRAIN : GRAIN / parts.size(); }
  // Takes parts of `unit` bytes, which know what the larger ones did.
  void split(uint64_t unit) {
    std::vector<Place> finer;
    for (uint64_t at = 0; at < GRAIN; at += unit)
      finer.push_back(parts.empty() ? whole : parts[at / this->unit()]);
    parts.swap(finer);
  }
};

struct Memory {
  std::string name;
  uint8_t *bytes = nullptr;
  uint64_t size = 0;
  // Whether it is the launch's own, of which whole pieces are handed over; neighbours
  // in the user's tensors share grains.
  bool workspace = true;
  bool on_chip_memory = false;
  // For each byte, which of its bits nothing has written.
  std::vector<uint8_t> poison;
  std::vector<Grain> grains;
  std::vector<uint8_t> own;

  void on_chip(const char *named, uint64_t length) {
    name = named;
    size = length;
    on_chip_memory = true;
    own.assign(length + 512, 0);
    bytes = own.data() + (512 - reinterpret_cast<uintptr_t>(own.data()) % 512) % 512;
    clear();
  }
  void clear() {
    memset(bytes, 0xff, size);
    poison.assign(size, 0xff);
    grains.assign((size + GRAIN - 1) / GRAIN + 1, Grain());
  }
};

struct Instruction {
  const char *what;
  int line;
  Clock issued;
  // Whether it can run now; null for always.
  std::function<bool()> ready;
  std::function<void()> run;
};

enum class State { Runnable, Waiting, Done };

struct Core {
  bool cube = false;
  int index = 0;
  int sub = 0;
  State state = State::Done;
  std::function<bool()> wakes;
  const char *waits_for = "";
  int waits_line = 0;
  ucontext_t context;
  std::vector<uint8_t> stack;
  std::deque<Instruction> queue[PIPES];
  Clock clock[PIPES];
  // The last barrier of each pipe, by its own clock.
  uint32_t fence[PIPES] = {};
  struct Flag {
    bool set = false;
    int line = 0;
    Clock clock;
  };
  std::map<std::tuple<int, int, int>, Flag> flags;
  // Flags between cores that are set and not waited for: of each core that sets
  // them, when it did.
  std::map<int, std::deque<Clock>[CORES]> crossed;
  // Flags by which vector units wait for each other.
  std::set<int> meetings;
  Memory ub, l1, l0a, l0b, l0c;
  int atomic = 0;

  int slot(int pipe) const { return index * PIPES + pipe; }
  // What a flag told a pipe: others' work is done so far, and its own that they
  // waited for.
  void learn(int pipe, const Clock &told) {
    if (told.at[slot(pipe)] > fence[pipe])
      fence[pipe] = told.at[slot(pipe)];
    clock[pipe].join(told);
  }
};

struct Fault {};

struct Machine {
  std::vector<std::unique_ptr<Core>> cores;
  std::vector<Memory> global;
  Core *current = nullptr;
  ucontext_t scheduler;
  std::string error;
  uint64_t random = 1;
  int mode = 0;
  int64_t block = 0, blocks = 1;
  int ratio = 1;
  int task = 0;
  // Whether it is a 950: other ways on chip, other fractals, waits of one pipe.
  bool c310 = false;
  // What the instruction that runs has read poison at.
  int line = 0;
  const char *what = "";

  uint64_t next() {
    random ^= random << 13;
    random ^= random >> 7;
    random ^= random << 17;
    return random;
  }
};

// Of each thread: equal sources are one library, which several tests run at once.
inline Machine &machine() {
  static thread_local Machine m;
  return m;
}

inline Core &core() { return *machine().current; }

[[noreturn]] inline void fault(int line, const char *format, ...) {
  Machine &m = machine();
  char text[512];
  va_list list;
  va_start(list, format);
  vsnprintf(text, sizeof text, format, list);
  va_end(list);
  Core *c = m.current;
  if (m.error.empty()) {
    char head[96];
    snprintf(head, sizeof head, "line %d: block %lld, %s: ", line, (long long)m.block,
             c == nullptr ? "machine" : c->cube ? "cube" : c->sub ? "vector 1" : "vector 0");
    m.error = std::string(head) + text;
  }
  if (c != nullptr && c->state == State::Runnable && m.what == nullptr) {
    // On the core's own stack: leave it for good.
    swapcontext(&c->context, &m.scheduler);
  }
  throw Fault();
}

// Lets others run until the condition holds.
inline void block_until(int line, const char *what, std::function<bool()> condition) {
  Core &c = core();
  if (condition())
    return;
  c.state = State::Waiting;
  c.wakes = std::move(condition);
  c.waits_for = what;
  c.waits_line = line;
  swapcontext(&c.context, &machine().scheduler);
}

inline void yield() {
  Core &c = core();
  swapcontext(&c.context, &machine().scheduler);
}

inline void issue(int pipe, const char *what, int line, std::function<void()> run,
                  std::function<bool()> ready = nullptr) {
  Core &c = core();
  // Scalars go on before what they read and write in a memory is done: a pipe knows
  // what they waited for, and of themselves what an event tells it.
  Clock issued = c.clock[PIPE_S];
  issued.at[c.slot(PIPE_S)] = 0;
  c.queue[pipe].push_back({what, line, issued, std::move(ready), std::move(run)});
  if (machine().mode != 0 && machine().next() % 4 == 0)
    yield();
}

// Blocks run side by side, and nothing orders them but that atomic stores of one kind
// may come in any order.
inline void between_blocks(Blocks &g, const Memory &memory, uint64_t at, bool write, int atomic, int line) {
  const int64_t me = machine().block;
  const auto of_others = [=](int64_t block) { return block != NOBODY && block != me; };
  if (of_others(g.writer) && !(write && atomic != 0 && atomic == g.atomic))
    fault(line, "%s of %s at %llu, which another block writes in line %d", write ? "write" : "read",
          memory.name.c_str(), (unsigned long long)at, g.written_line);
  if (!write) {
    g.reader = of_others(g.reader) ? SEVERAL : me;
    g.read_line = line;
    return;
  }
  if (of_others(g.reader))
    fault(line, "write of %s at %llu, which another block reads in line %d", memory.name.c_str(),
          (unsigned long long)at, g.read_line);
  g.atomic = g.writer == NOBODY || g.atomic == atomic ? atomic : 0;
  g.writer = of_others(g.writer) ? SEVERAL : me;
  g.written_line = line;
}

// What a pipe does to a place; checks order.
inline void touch_place(Core &c, int pipe, const Memory &memory, Place &place, uint64_t at, bool write, int atomic,
                        int line) {
  const int64_t block = machine().block;
  if (!memory.on_chip_memory)
    between_blocks(place.blocks, memory, at, write, atomic, line);
  if (place.block != block) {
    place.block = block;
    place.seen = Seen();
  }
  Seen &g = place.seen;
  const int me = c.slot(pipe);
  const Clock &now = c.clock[pipe];
  if (g.writer >= 0 && g.writer != me && now.at[g.writer] < g.written)
    fault(line, "%s of %s at %llu by %s is not ordered behind the write of line %d by %s", write ? "write" : "read",
          memory.name.c_str(), (unsigned long long)at, pipe_name(pipe), g.written_line, pipe_name(g.writer % PIPES));
  if (g.writer == me && g.written != now.at[me] && pipe != PIPE_S && memory.on_chip_memory &&
      c.fence[pipe] < g.written)
    fault(line, "%s of %s at %llu needs a PipeBarrier<PIPE_%s> behind the write of line %d", write ? "write" : "read",
          memory.name.c_str(), (unsigned long long)at, pipe_name(pipe), g.written_line);
  if (g.atomic != 0 && !(write && atomic == g.atomic))
    for (int other = 0; other < CLOCKS; other++)
      if (other != me && now.at[other] < g.combined[other])
        fault(line, "%s of %s at %llu by %s is not ordered behind the atomic store of line %d by %s",
              write ? "write" : "read", memory.name.c_str(), (unsigned long long)at, pipe_name(pipe),
              g.combined_line, pipe_name(other % PIPES));
  if (!write) {
    g.read[me] = now.at[me];
    g.read_line = line;
    return;
  }
  for (int other = 0; other < CLOCKS; other++)
    if (other != me && now.at[other] < g.read[other])
      fault(line, "write of %s at %llu by %s is not ordered behind the read of line %d by %s", memory.name.c_str(),
            (unsigned long long)at, pipe_name(pipe), g.read_line, pipe_name(other % PIPES));
  g.hidden = false;
  g.atomic = atomic;
  if (atomic != 0) {
    g.combined[me] = now.at[me];
    g.combined_line = line;
  } else {
    g.writer = me;
    g.written = now.at[me];
    g.written_line = line;
  }
}

// What the pipe that runs `line` does to bytes; checks order and range. The user's
// tensors are followed in parts as small as what is touched of a grain.
inline void touch(Core &c, int pipe, Memory &memory, int64_t offset, int64_t length, bool write, int line,
                  int atomic = 0) {
  if (length <= 0)
    return;
  if (offset < 0 || uint64_t(offset + length) > memory.size)
    fault(line, "bytes %lld to %lld of %s, which has %llu", (long long)offset, (long long)(offset + length),
          memory.name.c_str(), (unsigned long long)memory.size);
  const uint64_t start = offset, end = offset + length;
  for (uint64_t i = start / GRAIN; i <= (end - 1) / GRAIN; i++) {
    Grain &g = memory.grains[i];
    const uint64_t first = i * GRAIN > start ? 0 : start % GRAIN;
    const uint64_t last = (i + 1) * GRAIN < end ? GRAIN : end - i * GRAIN;
    uint64_t unit = g.unit();
    while (!memory.workspace && (first % unit != 0 || last % unit != 0))
      unit /= 2;
    if (unit != g.unit())
      g.split(unit);
    if (g.parts.empty()) {
      touch_place(c, pipe, memory, g.whole, i * GRAIN, write, atomic, line);
      continue;
    }
    for (uint64_t at = first; at < last; at += unit)
      touch_place(c, pipe, memory, g.parts[at / unit], i * GRAIN + at, write, atomic, line);
  }
}

inline bool poisoned(const Memory &memory, uint64_t offset, uint64_t length) {
  for (uint64_t i = 0; i < length; i++)
    if (memory.poison[offset + i])
      return true;
  return false;
}

inline void refuse_poison(const Memory &memory, uint64_t offset, uint64_t length, int line, const char *use) {
  if (poisoned(memory, offset, length))
    fault(line, "%s takes %s at %llu, which nothing has written", use, memory.name.c_str(),
          (unsigned long long)offset);
}

inline void set_poison(Memory &memory, uint64_t offset, uint64_t length, bool is) {
  memset(memory.poison.data() + offset, is ? 0xff : 0, length);
}

// What a function writes for itself: garbage. It sees to its own order with others of its
// kind, and to nobody else's.
inline void touch_hidden(Core &c, int pipe, Memory &memory, uint64_t offset, uint64_t length, int line) {
  for (uint64_t at = offset; at < offset + length; at += GRAIN) {
    Seen &g = memory.grains[at / GRAIN].whole.seen;
    if (g.hidden) {
      g.written = c.clock[pipe].at[c.slot(pipe)];
      continue;
    }
    touch(c, pipe, memory, at, GRAIN, true, line);
    g.hidden = true;
  }
  memset(memory.bytes + offset, 0xa5, length);
  set_poison(memory, offset, length, true);
}

// The memory that an address of the launch lies in.
inline Memory &global_at(const void *address, int line, uint64_t &offset) {
  const uint8_t *at = static_cast<const uint8_t *>(address);
  for (Memory &memory : machine().global)
    if (at >= memory.bytes && at < memory.bytes + (memory.size ? memory.size : 1)) {
      offset = at - memory.bytes;
      return memory;
    }
  fault(line, "an address outside of the launch's tensors");
}

inline bool step(Core &c, int pipe) {
  Machine &m = machine();
  if (c.queue[pipe].empty())
    return false;
  Instruction &head = c.queue[pipe].front();
  if (head.ready && !head.ready())
    return false;
  Instruction now = std::move(head);
  c.queue[pipe].pop_front();
  m.current = &c;
  m.line = now.line;
  m.what = now.what;
  c.learn(pipe, now.issued);
  c.clock[pipe].at[c.slot(pipe)]++;
  now.run();
  m.what = nullptr;
  return true;
}

inline void resume(Core &c) {
  Machine &m = machine();
  m.current = &c;
  m.what = nullptr;
  c.clock[PIPE_S].at[c.slot(PIPE_S)]++;
  swapcontext(&m.scheduler, &c.context);
}

// Runs until all is done. Modes: 0 issues everything first, 1 picks anything, 2 also
// lets one pipe starve as long as another can go on, 3 one core, if there are several.
inline void schedule() {
  Machine &m = machine();
  const int count = int(m.cores.size());
  const int slow = m.mode == 3 && count > 1 ? int(m.next() % count) : -1;
  const int victim = m.mode >= 2 && slow < 0 ? int(m.next() % PIPES) : -1;
  for (;;) {
    if (!m.error.empty())
      throw Fault();
    struct Choice {
      Core *core;
      int pipe;
    };
    std::vector<Choice> cores, pipes, starved;
    bool done = true;
    for (int i = 0; i < count; i++) {
      Core &c = *m.cores[i];
      m.current = &c;
      if (c.state == State::Waiting && c.wakes())
        c.state = State::Runnable;
      done &= c.state == State::Done;
      if (c.state == State::Runnable)
        (i == slow ? starved : cores).push_back({&c, -1});
      for (int pipe = 1; pipe < PIPES; pipe++) {
        if (c.queue[pipe].empty())
          continue;
        done = false;
        Instruction &head = c.queue[pipe].front();
        if (!head.ready || head.ready())
          (pipe == victim || i == slow ? starved : pipes).push_back({&c, pipe});
      }
    }
    if (done)
      return;
    std::vector<Choice> *from = nullptr;
    if (m.mode == 0 && !cores.empty()) {
      from = &cores;
    } else {
      pipes.insert(pipes.end(), cores.begin(), cores.end());
      from = !pipes.empty() ? &pipes : &starved;
    }
    if (from->empty()) {
      std::string who;
      int line = 0;
      for (auto &c : m.cores) {
        if (c->state == State::Waiting) {
          who += std::string(" scalars at line ") + std::to_string(c->waits_line) + " (" + c->waits_for + ")";
          line = c->waits_line;
        }
        for (int pipe = 1; pipe < PIPES; pipe++)
          if (!c->queue[pipe].empty()) {
            const Instruction &head = c->queue[pipe].front();
            who += std::string(" ") + pipe_name(pipe) + " at line " + std::to_string(head.line) + " (" + head.what + ")";
            line = head.line;
          }
      }
      m.current = nullptr;
      fault(line, "nothing can go on:%s", who.c_str());
    }
    Choice choice = (*from)[m.next() % from->size()];
    if (choice.pipe < 0)
      resume(*choice.core);
    else
      step(*choice.core, choice.pipe);
  }
}

} // namespace twin
} // namespace AscendC
