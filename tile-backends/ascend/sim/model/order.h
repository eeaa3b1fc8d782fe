// What may run at the same time, after instructions and what they touch.
//
// The scalar pipe issues instructions in program order to the other pipes, each
// of which starts its own in order. An instruction comes behind what its pipe
// waited for (a flag) and what the scalar pipe waited for when it issued it; of
// its own pipe's instructions only behind those in front of a barrier, since a
// pipe starts an instruction before the one in front of it is done. Copies of
// one queue and products of one accumulator are done in order.
#pragma once
#include "machine.h"

namespace npu {

// One instruction on its pipe, and the accesses it makes.
class Issue {
public:
  Issue(Pipe pipe, const char *name);
  const uint8_t *read(Space space, uint64_t address, uint64_t bytes);
  uint8_t *write(Space space, uint64_t address, uint64_t bytes);
  const uint8_t *read_global(const void *pointer, uint64_t bytes);
  uint8_t *write_global(void *pointer, uint64_t bytes, bool atomic);

  const char *const name;

private:
  void touch(Memory &memory, uint64_t offset, uint64_t bytes, bool write, bool atomic);
  Pipe pipe;
  uint32_t time;
};

void barrier(int64_t pipe);
void set_flag(int64_t from, int64_t to, int64_t event);
void wait_flag(int64_t from, int64_t to, int64_t event);
void cross_set(int64_t pipe, int64_t flag);
void cross_wait(int64_t flag);
// Flags that a block leaves set would let the next one through.
void check_flags_are_clear();
void scalar_access(const void *address, uint64_t bytes, bool write);

} // namespace npu
