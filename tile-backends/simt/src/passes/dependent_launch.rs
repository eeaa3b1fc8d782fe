//! Launches that start before the one in front of them has ended.
//!
//! ```text
//! mbarrier_init %0              mbarrier_init %0
//! %4 = load @0, %3      ──►     launch_wait
//!                               launch_next
//!                               %4 = load @0, %3
//! ```
//!
//! What a kernel does before it touches global memory (indices, barriers, the
//! start of its blocks) need not wait for what the launches before it write.
//! Everything else stands behind the wait, reads and writes alike, so that a
//! launch that starts early computes what it would have computed late. But TMA loads of tensors that
//! never change wait for nobody: where a role has some, each role waits by itself.
//!
//! Every thread waits, in every kernel, also where it touches no global memory:
//! a launch waits for the one in front of it alone, and knows of those further
//! in front because that one has waited for them. The launch behind may
//! therefore start as soon as this one has waited; it takes no processor from
//! blocks of this one, which have all started by then.

use super::shared_allocation::accesses;
use crate::ir::{Block, Inst, Kernel, Op};
use tile_core::ir::{CopyHints, Span};

/// Makes a kernel that has passed the other passes wait for the launches before
/// it where it first touches global memory.
pub(super) fn run(kernel: &mut Kernel) {
    let mut body = std::mem::take(&mut kernel.body);
    wait_in(kernel, &mut body);
    kernel.body = body;
}

/// Waits in a block, or in each of the roles that a block is divided into.
fn wait_in(kernel: &Kernel, block: &mut Block) {
    let at = block.insts.iter().position(|inst| touches_global(kernel, inst));
    let at = at.unwrap_or(block.insts.len());
    if let Some(roles) = block.insts.get_mut(at).filter(|inst| has_early_loads(kernel, inst)) {
        return roles.blocks.iter_mut().for_each(|role| wait_in(kernel, role));
    }
    let span = block.insts.get(at).map_or(Span::default(), |inst| inst.span);
    let inst =
        |op| Inst { op, args: Vec::new(), results: Vec::new(), blocks: Vec::new(), hints: CopyHints::default(), span };
    block.insts.splice(at..at, [inst(Op::LaunchWait {}), inst(Op::LaunchNext {})]);
}

/// Whether roles have something to load in front of the wait.
fn has_early_loads(kernel: &Kernel, inst: &Inst) -> bool {
    matches!(inst.op, Op::WarpSpecialize { .. })
        && insts(inst).any(|inst| loads_early(kernel, inst) && !touches_global(kernel, inst))
}

fn loads_early(kernel: &Kernel, inst: &Inst) -> bool {
    is_early_load(kernel, &inst.op) || insts(inst).any(|inst| loads_early(kernel, inst))
}

/// What an instruction holds.
fn insts(inst: &Inst) -> impl Iterator<Item = &Inst> {
    inst.blocks.iter().flat_map(|block| &block.insts)
}

/// Whether an operation loads a box of a tensor that never changes.
fn is_early_load(kernel: &Kernel, op: &Op) -> bool {
    matches!(*op, Op::TmaLoad { map, .. } if kernel.constants.contains(&kernel.maps[map].buf))
}

/// Whether an instruction, or one that it holds, does. Messages are written to
/// global memory.
fn touches_global(kernel: &Kernel, inst: &Inst) -> bool {
    matches!(inst.op, Op::Print { .. } | Op::Assert { .. })
        || !is_early_load(kernel, &inst.op)
            && accesses(kernel, inst).iter().any(|(buf, _)| !kernel.bufs[*buf].is_shared())
        || insts(inst).any(|inst| touches_global(kernel, inst))
}
