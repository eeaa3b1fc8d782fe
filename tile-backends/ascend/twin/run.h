// Launches: the entry points that a test calls, in a library compiled from a kernel and this
// header.
#pragma once

#include "choose.h"
#include "cube.h"

// The bounds of the sections of kernels, defined by the linker for sections that exist.
#define TWIN_SECTION(name)                                                                                             \
  extern "C" __attribute__((weak, visibility("hidden"))) const char __start_##name[], __stop_##name[];
TWIN_SECTION(twin_vector)
TWIN_SECTION(twin_cube)
TWIN_SECTION(twin_mix_1_1)
TWIN_SECTION(twin_mix_1_2)
#undef TWIN_SECTION

namespace AscendC {
namespace twin {

// The cores of a kernel by its qualifier: 1 for vectors, 2 for cubes, 3 and 4 for a cube
// and one or two vector units; 0 without one.
template <typename F> inline int task_of(F *kernel) {
  const char *at = reinterpret_cast<const char *>(kernel);
  const char *const sections[][2] = {{__start_twin_vector, __stop_twin_vector},
                                     {__start_twin_cube, __stop_twin_cube},
                                     {__start_twin_mix_1_1, __stop_twin_mix_1_1},
                                     {__start_twin_mix_1_2, __stop_twin_mix_1_2}};
  for (int i = 0; i < 4; i++)
    if (sections[i][0] != nullptr && at >= sections[i][0] && at < sections[i][1])
      return i + 1;
  return 0;
}

// Memories of the chip, in bytes.
struct Sizes {
  uint64_t ub, l1, l0a, l0b, l0c;
};

// One tensor of a launch.
struct Given {
  void *address;
  uint64_t bytes;
  // Whether it is memory that the launch provides: its bytes are poison, and
  // whole pieces are handed between cores.
  uint64_t workspace;
};

struct Launch {
  Sizes sizes;
  int64_t task, blocks;
  uint64_t seed;
  int64_t mode;
  // 0 for the 910B, 1 for the 950.
  int64_t generation;
  const Given *given;
  uint64_t count;
};

template <typename T> inline T take(const uint8_t *&at, const uint8_t *start) {
  const uint64_t offset = (uint64_t(at - start) + alignof(T) - 1) / alignof(T) * alignof(T);
  T value;
  memcpy(&value, start + offset, sizeof(T));
  at = start + offset + sizeof(T);
  return value;
}

template <typename... P> inline std::function<void()> bound(void (*kernel)(P...), const uint8_t *arguments) {
  const uint8_t *at = arguments;
  // Braces keep the order.
  std::tuple<P...> values{take<P>(at, arguments)...};
  return [=] { std::apply(kernel, values); };
}

inline std::function<void()> &body() {
  static thread_local std::function<void()> kernel;
  return kernel;
}

inline void enter() {
  body()();
  core().state = State::Done;
  swapcontext(&core().context, &machine().scheduler);
}

inline void start(Core &c, const Sizes &sizes) {
  c.ub.on_chip("UB", sizes.ub);
  c.l1.on_chip("L1", sizes.l1);
  c.l0a.on_chip("L0A", sizes.l0a);
  c.l0b.on_chip("L0B", sizes.l0b);
  c.l0c.on_chip("L0C", sizes.l0c);
  c.stack.resize(1 << 18);
  getcontext(&c.context);
  c.context.uc_stack.ss_sp = c.stack.data();
  c.context.uc_stack.ss_size = c.stack.size();
  c.context.uc_link = nullptr;
  makecontext(&c.context, enter, 0);
  c.state = State::Runnable;
}

inline void run_block(const Launch &launch, int64_t block) {
  Machine &m = machine();
  m.block = block;
  m.cores.clear();
  const bool cube = launch.task != 1;
  const int vectors = launch.task == 1 ? 1 : launch.task == 2 ? 0 : launch.task == 3 ? 1 : 2;
  m.ratio = vectors ? vectors : 1;
  for (int i = 0; i < int(cube) + vectors; i++) {
    auto c = std::make_unique<Core>();
    c->cube = cube && i == 0;
    c->index = i;
    c->sub = c->cube ? 0 : i - int(cube);
    m.cores.push_back(std::move(c));
  }
  for (auto &c : m.cores)
    start(*c, launch.sizes);
  schedule();
  for (auto &c : m.cores) {
    m.current = c.get();
    for (auto &flag : c->flags)
      if (flag.second.set)
        fault(flag.second.line, "event %d from %s to %s is still set at the end", std::get<2>(flag.first),
              pipe_name(std::get<0>(flag.first)), pipe_name(std::get<1>(flag.first)));
    for (auto &cross : c->crossed)
      for (auto &times : cross.second)
        if (!times.empty())
          fault(0, "flag %d between cores is still set at the end", cross.first);
    if (c->atomic != ATOMIC_NONE)
      fault(0, "stores are still atomic at the end");
  }
}

// Gives null, or the first fault.
template <typename... P>
inline const char *run(void (*kernel)(P...), const Launch &launch, const uint8_t *arguments) {
  Machine &m = machine();
  m = Machine();
  m.random = launch.seed * 0x9e3779b97f4a7c15ull + 0x2545f4914f6cdd1dull;
  m.mode = int(launch.mode);
  m.task = int(launch.task);
  m.c310 = launch.generation == 1;
  m.blocks = launch.blocks;
  m.what = nullptr;
  for (uint64_t i = 0; i < launch.count; i++) {
    Memory memory;
    memory.name = "tensor " + std::to_string(i);
    memory.bytes = static_cast<uint8_t *>(launch.given[i].address);
    memory.size = launch.given[i].bytes;
    memory.workspace = launch.given[i].workspace != 0;
    memory.poison.assign(memory.size, launch.given[i].workspace ? 0xff : 0);
    memory.grains.assign(memory.size / GRAIN + 2, Grain());
    m.global.push_back(std::move(memory));
  }
  body() = bound(kernel, arguments);
  try {
    if (task_of(kernel) != m.task)
      fault(0, "the kernel is of task type %d, and was launched as %d", task_of(kernel), m.task);
    for (int64_t block = 0; block < launch.blocks; block++)
      run_block(launch, block);
  } catch (const Fault &) {
    return m.error.c_str();
  }
  m.cores.clear();
  return nullptr;
}

} // namespace twin
} // namespace AscendC

// What a test calls: `TWIN_ENTRY(kernel)` at the end of the source.
#define TWIN_ENTRY(kernel)                                                                                             \
  extern "C" __attribute__((visibility("default"))) const char *twin_run(     const AscendC::twin::Launch *launch, const uint8_t *arguments) {                     \
    return AscendC::twin::run(kernel, *launch, arguments);                                                             \
  }
