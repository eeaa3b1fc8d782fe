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
//! launch that starts early computes what it would have computed late.
//!
//! Every thread waits, in every kernel, also where it touches no global memory:
//! a launch waits for the one in front of it alone, and knows of those further
//! in front because that one has waited for them. The launch behind may
//! therefore start as soon as this one has waited; it takes no processor from
//! blocks of this one, which have all started by then.

use super::shared_allocation::accesses;
use crate::ir::{Inst, Kernel, Op};
use tile_core::ir::{CopyHints, Span};

/// Makes a kernel that has passed the other passes wait for the launches before
/// it where it first touches global memory.
pub(super) fn run(kernel: &mut Kernel) {
    let at = kernel.body.insts.iter().position(|inst| touches_global(kernel, inst));
    let at = at.unwrap_or(kernel.body.insts.len());
    let span = kernel.body.insts.get(at).map_or(Span::default(), |inst| inst.span);
    let inst =
        |op| Inst { op, args: Vec::new(), results: Vec::new(), blocks: Vec::new(), hints: CopyHints::default(), span };
    kernel.body.insts.splice(at..at, [inst(Op::LaunchWait {}), inst(Op::LaunchNext {})]);
}

/// Whether an instruction, or one that it holds, does. Messages are written to
/// global memory.
fn touches_global(kernel: &Kernel, inst: &Inst) -> bool {
    matches!(inst.op, Op::Print { .. } | Op::Assert { .. })
        || accesses(kernel, inst).iter().any(|(buf, _)| !kernel.bufs[*buf].is_shared())
        || inst.blocks.iter().flat_map(|block| &block.insts).any(|inst| touches_global(kernel, inst))
}
