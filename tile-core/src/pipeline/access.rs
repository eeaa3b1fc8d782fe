//! Memory accesses of the statements of a pipelined loop.

use crate::ir::{Effect, Func, Inst, InstId, Op, Order, RegionId, Value};
use std::collections::BTreeMap;

/// How a statement accesses a tensor or tile.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(super) struct Touch {
    reads: bool,
    writes: bool,
}

impl Touch {
    /// Whether two accesses are dependent: their order matters.
    pub(super) fn meets(self, other: Touch) -> bool {
        self.writes && (other.reads || other.writes) || self.reads && other.writes
    }
}

/// Whether an instruction computes a value from others and from tensors that nothing
/// writes, or names a view.
pub fn is_computed(func: &Func, inst: &Inst) -> bool {
    match inst.op {
        Op::Alloc {} => false,
        Op::Load {} => func.is_input(inst.args[0]),
        ref op => matches!(op.effect(), Effect::Pure | Effect::Alloc) && inst.regions.is_empty(),
    }
}

/// Whether the old contents are read, or kept in part.
fn overwrites(inst: &Inst) -> bool {
    matches!(
        inst.op,
        Op::Copy { .. }
            | Op::Fill {}
            | Op::Gather {}
            | Op::Gemm { accumulate: false, .. }
            | Op::Reduce { accumulate: false, .. }
            | Op::Scan { .. }
            | Op::Store { .. }
    )
}

/// Adds the accesses of an instruction, and of what is inside of it, to memory that is
/// written.
pub(super) fn touches(func: &Func, id: InstId, all: &mut BTreeMap<Value, Touch>) {
    func.walk_inst(&func.insts[id], &mut |inst| {
        // A view is no access, nor is a question about a shape.
        if matches!(inst.op.effect(), Effect::Pure | Effect::Alloc) {
            return;
        }
        let target = inst.written();
        for &arg in inst.args.iter().filter(|&&arg| func.ty(arg).mem().is_some() && !func.is_input(arg)) {
            let touch = all.entry(func.root(arg)).or_default();
            let call = matches!(inst.op, Op::Call { .. });
            touch.writes |= target == Some(arg) || call;
            touch.reads |= target != Some(arg) || call || !overwrites(inst);
        }
    });
}

/// Whether an instruction, or what is inside of it, reads or writes a tile.
pub(super) fn touches_root(func: &Func, id: InstId, root: Value) -> bool {
    let mut all = BTreeMap::new();
    touches(func, id, &mut all);
    all.contains_key(&root)
}

/// Whether an instruction overwrites all of a tile without reading it.
pub(super) fn sets(func: &Func, id: InstId, tile: Value) -> bool {
    let inst = &func.insts[id];
    let whole = match inst.op {
        // One element is all of a variable.
        Op::Store { .. } => func.ty(tile).mem().is_some_and(|mem| mem.rank() == 0),
        _ => overwrites(inst),
    };
    let target = inst.written();
    let read = inst.args.iter().filter(|&&arg| func.ty(arg).mem().is_some() && func.root(arg) == tile).count() > 1;
    whole && target == Some(tile) && !read
}

/// Whether a tile is dead after a loop: every access outside comes before it, and not
/// again.
pub(super) fn ends_here(func: &Func, region: RegionId, tile: Value) -> bool {
    let mut repeated = false;
    around(func, func.body, region).iter().all(|&(within, at)| {
        let insts = &func.regions[within].insts;
        let touched = |insts: &[InstId]| insts.iter().any(|&id| touches_root(func, id, tile));
        let again = touched(&insts[at + 1..]) || repeated && touched(&insts[..at]);
        // A loop comes after itself, with another tile if it makes one.
        repeated |= insts.iter().any(|&id| func.insts[id].result == Some(tile));
        !again
    })
}

/// The regions around one, outermost first, each with the place of the instruction
/// that holds the next.
fn around(func: &Func, within: RegionId, region: RegionId) -> Vec<(RegionId, usize)> {
    for (at, &id) in func.regions[within].insts.iter().enumerate() {
        for &inner in &func.insts[id].regions {
            let mut found = vec![(within, at)];
            if inner == region {
                return found;
            }
            found.extend(around(func, inner, region));
            if found.len() > 1 {
                return found;
            }
        }
    }
    Vec::new()
}

/// Whether an instruction orders what other threads see.
pub(super) fn is_fence(func: &Func, id: InstId) -> bool {
    let mut found = false;
    func.walk_inst(&func.insts[id], &mut |inst| {
        found |= match inst.op {
            Op::Atomic { order, .. } | Op::AtomicTile { order, .. } => order != Order::Relaxed,
            _ => inst.op.effect() == Effect::Order,
        };
    });
    found
}

/// Whether an instruction may print or fail.
pub(super) fn speaks(func: &Func, id: InstId) -> bool {
    let mut found = false;
    func.walk_inst(&func.insts[id], &mut |inst| found |= matches!(inst.op.effect(), Effect::Observe));
    found
}
