//! Removes instructions whose results nothing uses, and parameters likewise.

use crate::ir::{Block, Effect, Home, Kernel, Op, Val};
use rustc_hash::FxHashSet;

pub(super) fn run(kernel: &mut Kernel) {
    let mut used = FxHashSet::default();
    let mut body = std::mem::take(&mut kernel.body);
    let mut read = FxHashSet::default();
    collect_reads(&body, &mut read);
    sweep(&mut body, &mut used, &read);
    kernel.body = body;
    kernel.params.retain(|param| used.contains(&param.value));
    // A buffer that is never accessed needs no memory of the block.
    let mut accessed = FxHashSet::default();
    kernel.walk(&mut |inst| {
        accessed.extend(super::shared_allocation::accesses(kernel, inst).into_iter().map(|(buf, _)| buf))
    });
    let unused: Vec<_> = kernel.bufs.iter().map(|(buf, _)| buf).filter(|buf| !accessed.contains(buf)).collect();
    for buf in unused {
        if let Home::Shared { .. } = kernel.bufs[buf].home {
            kernel.bufs[buf].len = 0;
        }
    }
}

/// Variables that are read somewhere; a write to another is not needed.
fn collect_reads(block: &Block, read: &mut FxHashSet<crate::ir::Var>) {
    for inst in &block.insts {
        match inst.op {
            Op::Get { var, .. } | Op::Wgmma { sum: var, .. } => {
                read.insert(var);
            }
            _ => {}
        }
        inst.blocks.iter().for_each(|block| collect_reads(block, read));
    }
}

/// From the last instruction to the first, so that uses are seen before
/// definitions.
fn sweep(block: &mut Block, used: &mut FxHashSet<Val>, read: &FxHashSet<crate::ir::Var>) {
    let mut kept = Vec::with_capacity(block.insts.len());
    while let Some(mut inst) = block.insts.pop() {
        let needed = match (&inst.op, inst.op.effect()) {
            (_, Effect::Pure | Effect::Read) => inst.results.iter().any(|result| used.contains(result)),
            (Op::Set { var, .. }, _) => read.contains(var),
            _ => true,
        };
        if !needed {
            continue;
        }
        for block in inst.blocks.iter_mut().rev() {
            sweep(block, used, read);
        }
        let empty = matches!(inst.op, Op::If {} | Op::For {}) && inst.blocks.iter().all(|block| block.insts.is_empty());
        if empty {
            continue;
        }
        used.extend(&inst.args);
        kept.push(inst);
    }
    kept.reverse();
    block.insts = kept;
}
