#include "order.h"

namespace npu {

static const char *PIPE_NAMES[] = {"S", "V", "M", "MTE1", "MTE2", "MTE3", "FIX"};
static const char *CORE_NAMES[] = {"cube", "vector 0", "vector 1"};

// The numbers of pipes in flags and barriers.
static Pipe pipe_of(int64_t number) {
  switch (number) {
  case 0: return S;
  case 1: return V;
  case 2: return M;
  case 3: return MTE1;
  case 4: return MTE2;
  case 5: return MTE3;
  case 10: return FIX;
  default: fail("there is no pipe %ld", (long)number);
  }
}

Issue::Issue(Pipe pipe, const char *name) : name(name), pipe(pipe) {
  int u = unit(pipe);
  Machine &m = *machine;
  m.instructions++;
  m.names[u].push_back(name);
  time = (uint32_t)m.names[u].size();
  if (pipe == S) return;
  // What the scalar pipe itself wrote is not yet there for other pipes.
  uint32_t own = m.clock[u].at[unit(S)];
  m.clock[u].join(m.clock[unit(S)]);
  m.clock[u].at[unit(S)] = own;
}

// Whether an earlier access is done when an instruction of the unit starts. What
// was read is, when a later instruction of the pipe writes.
static bool done(const Epoch &e, int u, bool reads) {
  if (e.unit == u && (reads || u % PIPES != V)) return true;
  return e.time <= machine->clock[u].at[e.unit];
}

static std::string described(const Epoch &e) {
  const char *name = e.block == machine->block ? machine->names[e.unit][e.time - 1] : "an instruction";
  std::string text = std::string(name) + " on " + PIPE_NAMES[e.unit % PIPES];
  if (e.unit / PIPES != core->number) text += std::string(" of ") + CORE_NAMES[e.unit / PIPES];
  if (e.block != machine->block) text += " of block " + std::to_string(e.block);
  return text;
}

void Issue::touch(Memory &memory, uint64_t offset, uint64_t bytes, bool write, bool atomic) {
  if (bytes == 0) return;
  int u = unit(pipe);
  for (uint64_t i = offset / memory.grain; i <= (offset + bytes - 1) / memory.grain; i++) {
    Cell &cell = memory.cells[i];
    auto race = [&](const Epoch &e, const char *did) {
      fail("race: %s on %s of %s %s %s at byte %llu, which %s %s, with nothing between that puts one behind the other", name,
           PIPE_NAMES[pipe], CORE_NAMES[core->number], write ? "writes" : "reads", memory.name.c_str(),
           (unsigned long long)(i * memory.grain), described(e).c_str(), did);
    };
    // Accesses of other blocks are at no time behind or in front of this one, in
    // global memory; memories on the chip are new with each block.
    bool shared = memory.shared;
    auto conflicts = [&](const Epoch &e, bool reads) {
      if (!e.time) return false;
      if (e.block != machine->block) return shared;
      bool self = e.unit == u && e.time == time;
      return !self && !done(e, u, reads);
    };
    const Epoch &w = cell.write;
    if (!(atomic && w.atomic) && conflicts(w, false)) race(w, "writes");
    Epoch now{time, machine->block, (uint8_t)u, atomic};
    if (write) {
      for (Epoch &r : cell.reads)
        if (conflicts(r, true)) race(r, "reads");
      cell.write = now;
      continue;
    }
    // Kept until a later read is behind it; there are few readers at a time.
    Epoch *slot = &cell.reads[0];
    for (Epoch &r : cell.reads)
      if (!r.time || (r.block != machine->block ? !shared : r.unit == u || done(r, u, true))) {
        slot = &r;
        break;
      }
    *slot = now;
  }
}

const uint8_t *Issue::read(Space space, uint64_t address, uint64_t bytes) {
  uint8_t *at = on_chip(space, address, bytes);
  Memory &memory = core->memory[space];
  touch(memory, at - memory.base, bytes, false, false);
  return at;
}

uint8_t *Issue::write(Space space, uint64_t address, uint64_t bytes) {
  uint8_t *at = on_chip(space, address, bytes);
  Memory &memory = core->memory[space];
  touch(memory, at - memory.base, bytes, true, false);
  return at;
}

const uint8_t *Issue::read_global(const void *pointer, uint64_t bytes) {
  Memory *memory;
  uint8_t *at = global(pointer, bytes, memory);
  touch(*memory, at - memory->base, bytes, false, false);
  return at;
}

uint8_t *Issue::write_global(void *pointer, uint64_t bytes, bool atomic) {
  Memory *memory;
  uint8_t *at = global(pointer, bytes, memory);
  touch(*memory, at - memory->base, bytes, true, atomic);
  return at;
}

void scalar_access(const void *address, uint64_t bytes, bool write) {
  uint64_t a = (uint64_t)address, arena = (uint64_t)machine->arena;
  if (a - arena >= (uint64_t)(CORES * SPACES) << 32) return; // its own stack, or a constant
  int window = (int)((a - arena) >> 32);
  Issue issue(S, write ? "a store" : "a load");
  if (window == GM) {
    if (write) issue.write_global((void *)address, bytes, false);
    else issue.read_global(address, bytes);
  } else if (write) {
    issue.write(Space(window % SPACES), a, bytes);
  } else {
    issue.read(Space(window % SPACES), a, bytes);
  }
}

static Clock finished(Pipe pipe) {
  Clock clock = machine->clock[unit(pipe)];
  Clock scalar = machine->clock[unit(S)];
  scalar.at[unit(S)] = 0;
  clock.join(scalar);
  clock.at[unit(pipe)] = (uint32_t)machine->names[unit(pipe)].size();
  return clock;
}

void barrier(int64_t number) {
  Machine &m = *machine;
  if (number != 6) {
    int u = unit(pipe_of(number));
    m.clock[u].at[u] = (uint32_t)m.names[u].size();
    return;
  }
  Clock all;
  for (int p = 0; p < PIPES; p++) all.join(finished(Pipe(p)));
  for (int p = 0; p < PIPES; p++) m.clock[unit(p)].join(all);
}

static Flag &flag(int64_t from, int64_t to, int64_t event) {
  Pipe a = pipe_of(from), b = pipe_of(to);
  if (event < 0 || event > 7) fail("there is no event %ld", (long)event);
  return machine->flags[core->number][a][b][event];
}

void set_flag(int64_t from, int64_t to, int64_t event) {
  Flag &f = flag(from, to, event);
  if (f.set)
    fail("flag: set again before it is waited for, %s to %s, event %ld", PIPE_NAMES[pipe_of(from)],
         PIPE_NAMES[pipe_of(to)], (long)event);
  f.set = true;
  f.clock = finished(pipe_of(from));
}

void wait_flag(int64_t from, int64_t to, int64_t event) {
  Flag &f = flag(from, to, event);
  if (!f.set)
    fail("flag: waited for and never set, %s to %s, event %ld", PIPE_NAMES[pipe_of(from)], PIPE_NAMES[pipe_of(to)],
         (long)event);
  f.set = false;
  machine->clock[unit(pipe_of(to))].join(f.clock);
}

// A flag of the cube core goes to both vector cores, one of theirs to it.
void cross_set(int64_t number, int64_t f) {
  if (f < 0 || f > 15) fail("there is no cross-core flag %ld", (long)f);
  Clock clock = finished(pipe_of(number));
  int me = core->number;
  for (int to = 0; to < CORES; to++) {
    bool receives = me == 0 ? to > 0 && to <= machine->sub_blocks : to == 0;
    if (!receives) continue;
    auto &queue = machine->cross[me][to][f];
    queue.push_back(clock);
    machine->cores[to].blocked = false;
    if (queue.size() > 15) fail("flag: cross-core flag %ld is set 16 times and not waited for", (long)f);
  }
}

void cross_wait(int64_t f) {
  if (f < 0 || f > 15) fail("there is no cross-core flag %ld", (long)f);
  int me = core->number;
  int first = me == 0 ? 1 : 0, last = me == 0 ? (int)machine->sub_blocks : 0;
  for (int from = first; from <= last; from++) {
    auto &queue = machine->cross[from][me][f];
    while (queue.empty()) {
      core->blocked = true;
      swapcontext(&core->context, &machine->scheduler);
    }
    machine->clock[unit(S)].join(queue.front());
    queue.erase(queue.begin());
  }
}

void check_flags_are_clear() {
  Machine &m = *machine;
  char text[160];
  for (int c = 0; c < CORES; c++)
    for (int a = 0; a < PIPES; a++)
      for (int b = 0; b < PIPES; b++)
        for (int e = 0; e < 8; e++)
          if (m.flags[c][a][b][e].set && !m.failed()) {
            snprintf(text, sizeof text, "flag: left set at the end, %s to %s, event %d of %s", PIPE_NAMES[a], PIPE_NAMES[b],
                     e, CORE_NAMES[c]);
            m.error = text;
          }
  for (int a = 0; a < CORES; a++)
    for (int b = 0; b < CORES; b++)
      for (int f = 0; f < 16; f++)
        if (!m.cross[a][b][f].empty() && !m.failed()) {
          snprintf(text, sizeof text, "flag: cross-core flag %d from %s to %s is left set", f, CORE_NAMES[a], CORE_NAMES[b]);
          m.error = text;
        }
}

} // namespace npu
