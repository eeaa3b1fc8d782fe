//! Core barriers: orders accesses of cube and vector units to one tensor.
//!
//! Core transfers have flags of their own. A tensor that one kind of core writes and the other
//! reads or writes has none, as the cores run concurrently. So all of them meet at a barrier
//! ([`Sync::CoreBarrier`]) in front of an access that may conflict with one that the other kind
//! made since the last barrier.
//!
//! ```text
//! store y … of t     (vectors)        store y … of t
//! s = load y …       (cube)     ──►   barrier.cores
//!                                     s = load y …
//! ```
//!
//! Subviews are not compared: any two accesses to one tensor may conflict. The accesses of a
//! loop's iteration come before those of the next, except in the loop over blocks, whose order is
//! undefined. Atomic additions of both kinds of core commute.

use crate::ir::{Block, Core, Inst, Op, Program, ScalarOp, Sync, Tensor, Val};
use std::collections::{BTreeSet, HashSet};
use tile_core::ir::AtomicOp;

/// The kind of an access.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Does {
    Reads,
    Writes,
    /// An atomic operation: those of one kind commute.
    Combines(AtomicOp),
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Access {
    tensor: Tensor,
    core: Core,
    does: Does,
}

impl Access {
    /// Whether two accesses conflict and nothing else orders them.
    fn meets(self, other: Access) -> bool {
        self.tensor == other.tensor && self.core != other.core && (self.does != other.does || self.does == Does::Writes)
    }
}

/// Inserts the barriers.
pub(crate) fn run(program: &mut Program) {
    let mut blocks = HashSet::new();
    program.walk(&mut |inst| {
        if let Op::Scalar { dst, op: ScalarOp::BlockIdx, .. } = inst.op {
            blocks.insert(dst);
        }
    });
    let mut body = std::mem::take(&mut program.body);
    Joins { program: &mut *program, blocks }.block(&mut body, &mut BTreeSet::new());
    program.body = body;
}

struct Joins<'p> {
    program: &'p Program,
    /// Block indices.
    blocks: HashSet<Val>,
}

impl Joins<'_> {
    /// `since` are the accesses since the last barrier.
    fn block(&self, block: &mut Block, since: &mut BTreeSet<Access>) {
        let mut insts = Vec::with_capacity(block.insts.len());
        for mut inst in std::mem::take(&mut block.insts) {
            let own = self.own(&inst.op);
            if own.iter().any(|access| since.iter().any(|other| access.meets(*other))) {
                insts.push(Inst { op: Op::Sync(Sync::CoreBarrier), span: inst.span });
                since.clear();
            }
            since.extend(own);
            match &mut inst.op {
                Op::For { lo, body, .. } => {
                    let before = since.clone();
                    if !self.blocks.contains(lo) {
                        body.walk(&mut |inst| since.extend(self.own(&inst.op)));
                    }
                    self.block(body, since);
                    // The branch may not have run.
                    since.extend(before);
                }
                Op::If { then, otherwise, .. } => {
                    let mut other = since.clone();
                    self.block(then, since);
                    self.block(otherwise, &mut other);
                    since.extend(other);
                }
                _ => {}
            }
            insts.push(inst);
        }
        block.insts = insts;
    }

    /// The accesses of an operation itself, without inner blocks.
    fn own(&self, op: &Op) -> Vec<Access> {
        let access = |tensor, does, core| Access { tensor, core, does };
        match op {
            // Scalars are computed on both kinds of core.
            Op::Read { tensor, .. } => {
                [Core::Cube, Core::Vector].map(|core| access(*tensor, Does::Reads, core)).to_vec()
            }
            Op::Load { subview, .. } => {
                op.core(self.program).map(|core| access(subview.tensor, Does::Reads, core)).into_iter().collect()
            }
            Op::Store { subview, atomic, .. } => {
                let does = atomic.map_or(Does::Writes, Does::Combines);
                op.core(self.program).map(|core| access(subview.tensor, does, core)).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }
}
