//! Which values are seen to be the same in all invocations of a workgroup.
//!
//! naga wants cooperative matrices in control flow that is uniform, and says so of
//! conditions alone, not of loops: variables of a function are not, nor what follows
//! from them, nor storage that is written. What a kernel branches on at block level
//! is the same in all invocations either way; but where nobody can see it, matrices
//! may not be used.

use super::arrays::Memory;
use tile_core::ir::Id as _;
use tile_simt::ir::{Block, Inst, Kernel, Op, Special, Val};

/// What is known of a kernel's values.
pub(super) struct Uniformity {
    varying: Vec<bool>,
}

impl Uniformity {
    pub(super) fn of(kernel: &Kernel, memory: &Memory) -> Uniformity {
        let mut uniformity = Uniformity { varying: vec![false; kernel.vals.len()] };
        uniformity.block(kernel, memory, &kernel.body);
        uniformity
    }

    /// Whether nothing shows that a value is the same for all.
    pub(super) fn varies(&self, val: Val) -> bool {
        self.varying[val.index()]
    }

    fn block(&mut self, kernel: &Kernel, memory: &Memory, block: &Block) {
        // Counters of loops are variables of the function.
        block.args.iter().for_each(|arg| self.varying[arg.index()] = true);
        for inst in &block.insts {
            let varies = self.made(kernel, memory, inst) || inst.args.iter().any(|&arg| self.varies(arg));
            inst.results.iter().for_each(|result| self.varying[result.index()] = varies);
            inst.blocks.iter().for_each(|block| self.block(kernel, memory, block));
        }
    }

    /// Whether an instruction's results vary whatever it is done on.
    fn made(&self, kernel: &Kernel, memory: &Memory, inst: &Inst) -> bool {
        match inst.op {
            Op::Special { what } => matches!(what, Special::Thread | Special::Warpgroup),
            Op::Get { .. } | Op::Shuffle { .. } | Op::Atomic { .. } => true,
            Op::Load { buf, guarded, .. } => guarded || !kernel.bufs[buf].is_shared() && memory.is_written(buf),
            _ => false,
        }
    }
}
