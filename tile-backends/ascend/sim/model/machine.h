// One AI core of an Ascend 910B: a cube core and up to two vector cores with
// their memories, pipes and flags, and what their instructions share.
//
// Instructions run at once, in program order. Whether the program may count on
// that order is judged beside it (order.h): each access is compared with earlier
// accesses to the same bytes, and one that no flag, barrier or queue puts behind
// an earlier one it conflicts with is an error. A program without such errors
// has the same result in every order that the hardware may choose.
#pragma once
#include <cstdarg>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>
#include <ucontext.h>
#include <vector>

namespace npu {

enum Pipe : uint8_t { S, V, M, MTE1, MTE2, MTE3, FIX, PIPES };
enum Space : uint8_t { GM, L1, L0A, L0B, L0C, UB, SPACES };

constexpr int CORES = 3; // the cube core, then the vector cores
constexpr int UNITS = CORES * PIPES;

// What a unit knows to be done: of each unit, the number of its last such instruction.
struct Clock {
  uint32_t at[UNITS] = {};
  void join(const Clock &other) {
    for (int i = 0; i < UNITS; i++)
      if (other.at[i] > at[i]) at[i] = other.at[i];
  }
};

// Who touched some bytes, when.
struct Epoch {
  uint32_t time = 0; // 0: nobody
  uint16_t block = 0;
  uint8_t unit = 0;
  bool atomic = false;
};

struct Cell {
  Epoch write;
  Epoch reads[4];
};

// A memory on the chip, or an argument in global memory.
struct Memory {
  std::string name;
  uint8_t *base = nullptr;
  uint64_t size = 0;
  uint32_t grain = 32; // bytes of a cell
  bool shared = false; // between blocks
  uint64_t count = 0;
  Cell *cells = nullptr;
  // Zeroed when touched: arguments may be long.
  bool make_cells() {
    count = size / grain + 1;
    cells = (Cell *)calloc(count, sizeof(Cell));
    return cells;
  }
};

struct Core {
  int number = 0; // 0: cube
  int64_t sub_block = 0;
  Memory memory[SPACES];
  uint64_t ctrl = 0, mask[2] = {}, pad = 0, cmpmask[2] = {}, nd_para = 0, fmatrix[2] = {}, padding = 0;
  uint64_t va[8][8] = {};
  uint64_t accumulated = 0, extreme = 0, gathered = 0;
  ucontext_t context;
  std::vector<char> stack;
  bool running = false, blocked = false;
};

struct Flag {
  bool set = false;
  Clock clock;
};

struct Machine {
  uint8_t *arena = nullptr;
  std::vector<Memory> buffers; // arguments in global memory
  uint64_t gm_used = 0;
  Core cores[CORES];
  Clock clock[UNITS];
  std::vector<const char *> names[UNITS]; // the instructions that each unit ran
  Flag flags[CORES][PIPES][PIPES][8];
  std::vector<Clock> cross[CORES][CORES][16]; // of sender and receiver
  ucontext_t scheduler;
  std::string error; // the first
  uint16_t block = 0;
  int64_t blocks = 1, sub_blocks = 1;
  uint64_t instructions = 0;
  bool failed() const { return !error.empty(); }
};

extern thread_local Machine *machine;
extern thread_local Core *core;

// Ends the launch with a message. Does not return.
[[noreturn]] void fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

constexpr uint64_t field(uint64_t word, int shift, int bits) {
  return (word >> shift) & ((uint64_t(1) << bits) - 1);
}

inline int unit(int pipe) { return core->number * PIPES + pipe; }

// The bytes of an operand on the chip. Operands of cube memories are offsets,
// others are addresses whose lower halves are offsets.
uint8_t *on_chip(Space space, uint64_t address, uint64_t bytes);
// The bytes of an operand in global memory, all of one argument.
uint8_t *global(const void *pointer, uint64_t bytes, Memory *&memory);

} // namespace npu
