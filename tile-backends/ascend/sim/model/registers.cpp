// Registers that instructions are set up by, flags and barriers.
#include "lanes.h"

using namespace npu;

INSTRUCTION(set_ctrl, "SET.CTRL", void, uint64_t v) { core->ctrl = v; }
INSTRUCTION(get_ctrl, "GET.CTRL", uint64_t) { return core->ctrl; }
INSTRUCTION(bit_clear, "SBITSET0", uint64_t, uint64_t v, uint64_t bit) { return v & ~(uint64_t(1) << bit); }
INSTRUCTION(bit_set, "SBITSET1", uint64_t, uint64_t v, uint64_t bit) { return v | uint64_t(1) << bit; }
INSTRUCTION(move_mask, "MOVEMASK", void, uint64_t high, uint64_t v) { core->mask[high & 1] = v; }
INSTRUCTION(set_pad, "SET.MOV.PAD.VAL", void, uint64_t v) { core->pad = v; }
INSTRUCTION(set_nd, "SET.ND.PARA", void, uint64_t v) { core->nd_para = v; }
INSTRUCTION(set_fmatrix, "SET.FMATRIX", void, uint64_t v) { core->fmatrix[0] = v; }
INSTRUCTION(set_fmatrix_b, "SET.FMATRIX.B", void, uint64_t v) { core->fmatrix[1] = v; }
INSTRUCTION(set_padding, "SET.PADDING", void, uint64_t v) { core->padding = v; }
INSTRUCTION(move_va, "MOVEVA", void, uint64_t va, uint64_t slot, uint64_t a, uint64_t b) {
  core->va[va & 7][slot & 7] = a;
  core->va[va & 7][(slot + 1) & 7] = b;
}
INSTRUCTION(get_acc, "GET.ACC.VAL", uint64_t) { return core->accumulated; }
INSTRUCTION(get_extreme, "GET.MAX.MIN.CNT", uint64_t) { return core->extreme; }
INSTRUCTION(get_gathered, "GET.RSVD.CNT", uint64_t) { return core->gathered; }
INSTRUCTION(set_flag_imm, "SET.FLAG.IMM", void, int64_t a, int64_t b, int64_t e) { set_flag(a, b, e); }
INSTRUCTION(set_flag_reg, "SET.FLAG.REG", void, int64_t a, int64_t b, int64_t e) { set_flag(a, b, e); }
INSTRUCTION(wait_flag_imm, "WAIT.FLAG.IMM", void, int64_t a, int64_t b, int64_t e) { wait_flag(a, b, e); }
INSTRUCTION(wait_flag_reg, "WAIT.FLAG.REG", void, int64_t a, int64_t b, int64_t e) { wait_flag(a, b, e); }
INSTRUCTION(barrier_, "BARRIER", void, int64_t pipe) { barrier(pipe); }
INSTRUCTION(block_idx, "GET.BLOCK.IDX", int64_t) { return machine->block; }
INSTRUCTION(block_num, "GET.BLOCK.NUM", int64_t) { return machine->blocks; }
INSTRUCTION(sub_block_id, "GET.SUBBLOCKID", int64_t) { return core->sub_block; }
INSTRUCTION(sub_block_dim, "GET.SUBBLOCKDIM", int64_t) { return machine->sub_blocks; }
// There is no cache to clean.
INSTRUCTION(dcci, "DCCI", void, void *, int64_t) {}
INSTRUCTION(trap, "TRAP", void) { fail("trap: the library refuses these sizes"); }
