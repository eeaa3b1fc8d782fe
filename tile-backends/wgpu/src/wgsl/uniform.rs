//! Which values are seen to be the same in all invocations of a workgroup.
//!
//! naga wants cooperative matrices in control flow that is uniform, and says so of
//! conditions alone, not of loops: variables of a function are not, nor what follows
//! from them, nor storage that is written, nor what a function of the module's returns:
//! its arguments are not uniform there, whatever it is called on. What a kernel branches
//! on at block level is the same in all invocations either way; but where nobody can see
//! it, matrices may not be used.

use super::arrays::Memory;
use super::repr::{Repr, Types};
use tile_core::ir::{BinOp, Id as _, UnOp};
use tile_simt::ir::{Block, Inst, Kernel, Op, Special, Val};

/// What is known of a kernel's values.
pub(super) struct Uniformity {
    varying: Vec<bool>,
}

impl Uniformity {
    pub(super) fn of(kernel: &Kernel, memory: &Memory, types: Types) -> Uniformity {
        let mut uniformity = Uniformity { varying: vec![false; kernel.vals.len()] };
        uniformity.block(kernel, memory, types, &kernel.body);
        uniformity
    }

    /// Whether nothing shows that a value is the same for all.
    pub(super) fn varies(&self, val: Val) -> bool {
        self.varying[val.index()]
    }

    fn block(&mut self, kernel: &Kernel, memory: &Memory, types: Types, block: &Block) {
        // Counters of loops are variables of the function.
        block.args.iter().for_each(|arg| self.varying[arg.index()] = true);
        for inst in &block.insts {
            let varies = is_varying(kernel, memory, types, inst) || inst.args.iter().any(|&arg| self.varies(arg));
            inst.results.iter().for_each(|result| self.varying[result.index()] = varies);
            inst.blocks.iter().for_each(|block| self.block(kernel, memory, types, block));
        }
    }
}

/// Whether an instruction's results vary whatever it is done on. That may be a function of the module's:
/// arithmetic on numbers of 64 bits, what is not there on every device, and what WGSL leaves open for
/// some operands.
fn is_varying(kernel: &Kernel, memory: &Memory, types: Types, inst: &Inst) -> bool {
    let repr = |val: &Val| types.repr(kernel.vals[*val]);
    let native = |val: &Val| matches!(repr(val), Repr::Bool | Repr::I32 | Repr::U32);
    let whole = |val: &Val| native(val) || repr(val) == Repr::Wide;
    let mut all = inst.args.iter().chain(&inst.results);
    match inst.op {
        Op::Const { .. } => false,
        Op::Special { what } => matches!(what, Special::Thread | Special::Warpgroup),
        // An index is a word by then, and what is loaded is as it lies there.
        Op::Load { buf, guarded, .. } => guarded || !kernel.bufs[buf].is_shared() && memory.is_written(buf),
        // Words are put together and taken apart, but for signs.
        Op::Cast { .. } => {
            let signs = repr(&inst.args[0]) == Repr::I32 && repr(&inst.results[0]) == Repr::Wide;
            signs || !all.all(whole)
        }
        Op::Bin { op } => {
            use BinOp::{Add, And, Max, Min, Mul, Or, Sub, Xor};
            !matches!(op, Add | Sub | Mul | And | Or | Xor | Min | Max) || !all.all(native)
        }
        Op::Un { op: UnOp::Not } | Op::Cmp { .. } | Op::Select {} => !all.all(native),
        // Variables, what threads exchange, and functions.
        _ => true,
    }
}
