//! Accesses of cube and vector units to one tensor, in the kernel's order.
//!
//! Tiles that go from one kind of core to the other have flags of their own. A tensor
//! that one writes and the other reads or writes has none: the cores run side by side,
//! so all of them wait for each other ([`Sync::Join`]) in front of an access that may
//! meet one that the other kind made since they last did.
//!
//! ```text
//! store y … of t     (vectors)        store y … of t
//! s = load y …       (cube)     ──►   join
//!                                     s = load y …
//! ```
//!
//! Windows are not compared: two accesses to one tensor may meet. What an iteration of
//! a loop does comes before the next one, but for the loop over blocks, whose order is
//! open. Atomic sums of both kinds of core have no order either.

use crate::ir::{Block, Core, Inst, Op, Program, ScalarOp, Sync, Tensor, Val};
use std::collections::{BTreeSet, HashSet};
use tile_core::ir::AtomicOp;

/// What an access does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Does {
    Reads,
    Writes,
    /// By an atomic operation: those of one kind may change places.
    Combines(AtomicOp),
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Access {
    tensor: Tensor,
    core: Core,
    does: Does,
}

impl Access {
    /// Whether the order of two accesses matters, and nothing else keeps it.
    fn meets(self, other: Access) -> bool {
        self.tensor == other.tensor && self.core != other.core && (self.does != other.does || self.does == Does::Writes)
    }
}

/// The program whose cores wait for each other.
pub(crate) fn join(program: &Program) -> Program {
    let mut program = program.clone();
    let mut blocks = HashSet::new();
    program.walk(&mut |inst| {
        if let Op::Scalar { dst, op: ScalarOp::BlockIdx, .. } = inst.op {
            blocks.insert(dst);
        }
    });
    let mut body = std::mem::take(&mut program.body);
    Joins { program: &program, blocks }.block(&mut body, &mut BTreeSet::new());
    program.body = body;
    program
}

struct Joins<'p> {
    program: &'p Program,
    /// Numbers of blocks.
    blocks: HashSet<Val>,
}

impl Joins<'_> {
    /// `since` is what was accessed since the cores last joined.
    fn block(&self, block: &mut Block, since: &mut BTreeSet<Access>) {
        let mut insts = Vec::with_capacity(block.insts.len());
        for mut inst in std::mem::take(&mut block.insts) {
            let own = self.own(&inst.op);
            if own.iter().any(|access| since.iter().any(|other| access.meets(*other))) {
                insts.push(Inst { op: Op::Sync(Sync::Join), span: inst.span });
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
                    // As if it had not run.
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

    /// What an operation itself accesses, without what is inside of it.
    fn own(&self, op: &Op) -> Vec<Access> {
        let access = |tensor, does, core| Access { tensor, core, does };
        match op {
            // Scalars are both kinds' own.
            Op::Read { tensor, .. } => {
                [Core::Cube, Core::Vector].map(|core| access(*tensor, Does::Reads, core)).to_vec()
            }
            Op::Load { window, .. } => {
                op.core(self.program).map(|core| access(window.tensor, Does::Reads, core)).into_iter().collect()
            }
            Op::Store { window, atomic, .. } => {
                let does = atomic.map_or(Does::Writes, Does::Combines);
                op.core(self.program).map(|core| access(window.tensor, does, core)).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }
}
