//! What race checks look at: the storage of which threads, and of which blocks, may meet in no order.

use super::words::Kind;
use crate::ir::{Func, Inst, Op, Order, Space, Value};

/// Storage that is looked at, in the order in which it is first written.
pub(super) struct Scope {
    /// What threads of a block write in `threads`: shared tiles, tensors and workspaces.
    pub(super) threads: Vec<Value>,
    /// What blocks write that are stated to be disjoint: tensors and workspaces.
    pub(super) blocks: Vec<Value>,
}

impl Scope {
    pub(super) fn of(func: &Func) -> Scope {
        let (mut scope, ordered) = (Scope { threads: Vec::new(), blocks: Vec::new() }, is_ordered(func));
        let looks_at = |space: Space| space == Space::Shared || space == Space::Global && !ordered;
        func.walk(func.body, &mut |_, inst| {
            if matches!(inst.op, Op::Threads {}) && !has_groups(func, inst) {
                let inside = |inst: &Inst| scope_of(func, inst, &looks_at, &mut scope.threads);
                func.walk_inst(inst, &mut { inside });
            }
        });
        if func.disjoint.is_some() && !ordered {
            let is_global = |space| space == Space::Global;
            func.walk(func.body, &mut |_, inst| scope_of(func, inst, &is_global, &mut scope.blocks));
        }
        scope
    }
}

/// Whether groups of threads have barriers in `threads`, which order what these do alone.
pub(super) fn has_groups(func: &Func, threads: &Inst) -> bool {
    let mut found = false;
    func.walk_inst(threads, &mut |inst| found |= matches!(inst.op, Op::Barrier {}) && !inst.args.is_empty());
    found
}

/// Whether atomics or signals order what blocks do, which words of accesses do not show.
fn is_ordered(func: &Func) -> bool {
    let mut ordered = func.has_ranks();
    func.walk(func.body, &mut |_, inst| {
        if let Op::Atomic { order, .. } | Op::AtomicTile { order, .. } = inst.op {
            ordered |= order != Order::Relaxed;
        }
    });
    ordered
}

/// Adds the storage that an instruction writes.
fn scope_of(func: &Func, inst: &Inst, looks_at: &dyn Fn(Space) -> bool, storage: &mut Vec<Value>) {
    let Some(root) = inst.written().map(|memory| func.root(memory)) else { return };
    if func.ty(root).mem().is_some_and(|mem| looks_at(mem.space)) && !storage.contains(&root) {
        storage.push(root);
    }
}

/// How an access of a single element is recorded.
pub(super) fn kind_of(op: &Op) -> Option<Kind> {
    Some(match op {
        Op::Load {} => Kind::Read,
        Op::Atomic { .. } => Kind::Atomic,
        Op::Store { unordered: true } => Kind::Unordered,
        Op::Store { unordered: false } => Kind::Write,
        _ => return None,
    })
}

/// How a tile operation accesses all elements of which operands. Rows of tensors that `gather` and
/// `scatter` name by indices are not among them.
pub(super) fn operands_of(op: &Op) -> &'static [(usize, Kind)] {
    match op {
        Op::Copy { .. } | Op::Reduce { .. } | Op::Scan { .. } => &[(0, Kind::Read), (1, Kind::Write)],
        Op::Fill {} => &[(0, Kind::Write)],
        Op::Gather {} => &[(1, Kind::Read), (2, Kind::Write)],
        Op::Scatter {} => &[(0, Kind::Read), (1, Kind::Read)],
        Op::Gemm { .. } => &[(0, Kind::Read), (1, Kind::Read), (2, Kind::Write)],
        Op::GemmSp {} => &[(0, Kind::Read), (1, Kind::Read), (2, Kind::Read), (3, Kind::Write)],
        Op::AtomicTile { .. } => &[(0, Kind::Read), (1, Kind::Atomic)],
        _ => &[],
    }
}
