#include "machine.h"
#include "order.h"
#include <cstdio>
#include <sys/mman.h>

namespace npu {

thread_local Machine *machine;
thread_local Core *core;

// Windows of 4 GiB, so that the lower half of an address is its offset: the
// library packs halves of addresses into registers. What no memory backs is not
// mapped.
constexpr uint64_t WINDOW = uint64_t(1) << 32;

void fail(const char *format, ...) {
  char text[512];
  va_list list;
  va_start(list, format);
  vsnprintf(text, sizeof text, format, list);
  va_end(list);
  if (!machine->failed()) machine->error = text;
  core->running = false;
  setcontext(&machine->scheduler);
  __builtin_unreachable();
}

uint8_t *on_chip(Space space, uint64_t address, uint64_t bytes) {
  Memory &memory = core->memory[space];
  uint64_t offset = address & (WINDOW - 1);
  bool here = address < WINDOW || address - offset == (uint64_t)memory.base;
  if (!here) fail("an operand in %s lies at %llx, in another memory", memory.name.c_str(), (unsigned long long)address);
  if (offset + bytes > memory.size)
    fail("%s has %llu bytes, and bytes %llu to %llu are accessed", memory.name.c_str(), (unsigned long long)memory.size,
         (unsigned long long)offset, (unsigned long long)(offset + bytes));
  return memory.base + offset;
}

uint8_t *global(const void *pointer, uint64_t bytes, Memory *&memory) {
  uint8_t *at = (uint8_t *)pointer;
  // What moves nothing may name any place.
  if (bytes == 0) {
    memory = &machine->buffers[0];
    return memory->base;
  }
  for (Memory &buffer : machine->buffers)
    if (at >= buffer.base && at <= buffer.base + buffer.size) {
      if ((uint64_t)(at - buffer.base) + bytes > buffer.size)
        fail("%s has %llu bytes, and bytes %lld to %lld are accessed", buffer.name.c_str(), (unsigned long long)buffer.size,
             (long long)(at - buffer.base), (long long)(at - buffer.base + bytes));
      memory = &buffer;
      return at;
    }
  fail("an access of global memory outside of every argument");
}

struct Entry {
  void (*code)(void **);
  void **args;
};

static void enter(uint32_t low, uint32_t high) {
  Entry *entry = (Entry *)((uint64_t)high << 32 | low);
  entry->code(entry->args);
  core->running = false;
  setcontext(&machine->scheduler);
}

// Runs the cores of one block interleaved: one runs until it waits for another.
static void run_block(Machine &m, void (*codes[2])(void **), void **args, int poison, bool vector_first) {
  for (Clock &clock : m.clock) clock = Clock();
  for (auto &names : m.names) names.clear();
  memset(m.flags, 0, sizeof m.flags);
  for (auto &a : m.cross)
    for (auto &b : a)
      for (auto &queue : b) queue.clear();
  Entry entries[CORES];
  for (int i = 0; i < CORES; i++) {
    Core &c = m.cores[i];
    c.running = i == 0 ? codes[0] != nullptr : codes[1] && i <= m.sub_blocks;
    c.blocked = false;
    if (!c.running) continue;
    c.ctrl = 0;
    c.mask[0] = c.mask[1] = ~uint64_t(0);
    for (int s = L1; s < SPACES; s++) memset(c.memory[s].base, poison, c.memory[s].size);
    entries[i] = {codes[i > 0], args};
    c.stack.resize(1 << 20);
    getcontext(&c.context);
    c.context.uc_stack.ss_sp = c.stack.data();
    c.context.uc_stack.ss_size = c.stack.size();
    c.context.uc_link = nullptr;
    uint64_t entry = (uint64_t)&entries[i];
    makecontext(&c.context, (void (*)())enter, 2, (uint32_t)entry, (uint32_t)(entry >> 32));
  }
  for (;;) {
    bool any = false, waits = false;
    for (int k = 0; k < CORES && !m.failed(); k++) {
      Core &c = m.cores[vector_first ? CORES - 1 - k : k];
      if (!c.running) continue;
      waits = true;
      if (c.blocked) continue;
      any = true;
      core = &c;
      swapcontext(&m.scheduler, &c.context);
    }
    if (m.failed() || !waits) break;
    if (!any) {
      m.error = "deadlock: every core of the block waits for a cross-core flag";
      break;
    }
  }
  core = &m.cores[0];
  if (!m.failed()) check_flags_are_clear();
}

} // namespace npu

using namespace npu;

extern "C" {

Machine *npu_machine(const uint64_t sizes[SPACES]) {
  static const char *NAMES[] = {"GM", "L1", "L0A", "L0B", "L0C", "UB"};
  uint64_t all = CORES * SPACES * WINDOW;
  void *reserved = mmap(nullptr, all + WINDOW, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (reserved == MAP_FAILED) return nullptr;
  Machine *m = new Machine;
  m->arena = (uint8_t *)(((uint64_t)reserved + WINDOW - 1) & ~(WINDOW - 1));
  uint64_t front = m->arena - (uint8_t *)reserved;
  if (front) munmap(reserved, front);
  if (WINDOW - front) munmap(m->arena + all, WINDOW - front);
  for (int i = 0; i < CORES; i++) {
    m->cores[i].number = i;
    m->cores[i].sub_block = i > 1;
    for (int s = L1; s < SPACES; s++) {
      Memory &memory = m->cores[i].memory[s];
      memory.name = NAMES[s];
      memory.base = m->arena + (uint64_t)(i * SPACES + s) * WINDOW;
      memory.size = sizes[s];
      memory.grain = s == L0A || s == L0B ? 512 : s == UB ? 2 : 32;
      if (!memory.make_cells() || mprotect(memory.base, sizes[s], PROT_READ | PROT_WRITE)) return nullptr;
    }
  }
  return m;
}

void npu_free(Machine *m) {
  munmap(m->arena, CORES * SPACES * WINDOW);
  for (Memory &buffer : m->buffers) free(buffer.cells);
  for (Core &c : m->cores)
    for (Memory &memory : c.memory) free(memory.cells);
  delete m;
}

// Makes room for an argument, with nothing behind it.
void *npu_buffer(Machine *m, const char *name, uint64_t bytes, uint32_t grain) {
  constexpr uint64_t PAGE = 4096;
  uint64_t room = (bytes + PAGE) / PAGE * PAGE;
  if (m->gm_used + room + PAGE > WINDOW) return nullptr;
  Memory memory;
  memory.name = name;
  memory.base = m->arena + m->gm_used;
  memory.size = bytes;
  memory.grain = grain;
  memory.shared = true;
  if (!memory.make_cells() || mprotect(memory.base, room, PROT_READ | PROT_WRITE)) return nullptr;
  m->gm_used += room + PAGE;
  m->buffers.push_back(memory);
  return memory.base;
}

// Runs every block; the message is empty where all went well.
const char *npu_launch(Machine *m, void (*aic)(void **), void (*aiv)(void **), void **args, int64_t blocks,
                       int64_t sub_blocks, int poison, int vector_first, uint64_t *instructions) {
  machine = m;
  m->blocks = blocks;
  m->sub_blocks = sub_blocks;
  void (*codes[2])(void **) = {aic, aiv};
  for (int64_t block = 0; block < blocks && !m->failed(); block++) {
    m->block = (uint16_t)block;
    run_block(*m, codes, args, poison, vector_first);
    if (m->failed()) m->error += " (block " + std::to_string(block) + ")";
  }
  *instructions = m->instructions;
  machine = nullptr;
  return m->error.c_str();
}

// What the translated module calls.
struct Bytes {
  void *allocated, *aligned;
  int64_t offset, size, stride;
};
static void view(Bytes *result, Space space, uint64_t offset) {
  Memory &memory = core->memory[space];
  if (offset > memory.size) fail("a tile at byte %llu of %s", (unsigned long long)offset, memory.name.c_str());
  uint8_t *at = memory.base + offset;
  *result = {at, at, 0, (int64_t)(memory.size - offset), 1};
}
void _mlir_ciface_npu_ub(Bytes *result, int64_t offset) { view(result, UB, offset); }
void _mlir_ciface_npu_cbuf(Bytes *result, int64_t offset) { view(result, L1, offset); }
void _mlir_ciface_npu_cc(Bytes *result, int64_t offset) { view(result, L0C, offset); }
int64_t npu_get_block_idx() { return machine->block; }
int64_t npu_get_block_num() { return machine->blocks; }
int64_t npu_get_sub_block_idx() { return core->sub_block; }
int64_t npu_get_sub_block_num() { return machine->sub_blocks; }
void npu_set_flag(int64_t from, int64_t to, int64_t event) { set_flag(from, to, event); }
void npu_wait_flag(int64_t from, int64_t to, int64_t event) { wait_flag(from, to, event); }
void npu_pipe_barrier(int64_t pipe) { barrier(pipe); }
void npu_sync_block_set(int64_t pipe, int64_t flag) { cross_set(pipe, flag); }
void npu_sync_block_wait(int64_t flag) { cross_wait(flag); }
void npu_set_mask_norm() { core->ctrl &= ~(uint64_t(1) << 56); }
[[noreturn]] void npu_not_modelled(const char *name) { fail("%s is not modelled", name); }

// The hooks of ThreadSanitizer's pass: what scalar code reads and writes.
void __tsan_init() {}
void __tsan_func_entry(void *) {}
void __tsan_func_exit() {}
#define ACCESS(n)                                                                                                      \
  void __tsan_read##n(void *p) { scalar_access(p, n, false); }                                                         \
  void __tsan_write##n(void *p) { scalar_access(p, n, true); }                                                         \
  void __tsan_unaligned_read##n(void *p) { scalar_access(p, n, false); }                                               \
  void __tsan_unaligned_write##n(void *p) { scalar_access(p, n, true); }
ACCESS(1) ACCESS(2) ACCESS(4) ACCESS(8) ACCESS(16)
void __tsan_read_range(void *p, uint64_t n) { scalar_access(p, n, false); }
void __tsan_write_range(void *p, uint64_t n) { scalar_access(p, n, true); }
void *__tsan_memcpy(void *to, const void *from, uint64_t n) {
  scalar_access(from, n, false);
  scalar_access(to, n, true);
  return memcpy(to, from, n);
}
void *__tsan_memmove(void *to, const void *from, uint64_t n) {
  scalar_access(from, n, false);
  scalar_access(to, n, true);
  return memmove(to, from, n);
}
void *__tsan_memset(void *to, int value, uint64_t n) {
  scalar_access(to, n, true);
  return memset(to, value, n);
}
}
