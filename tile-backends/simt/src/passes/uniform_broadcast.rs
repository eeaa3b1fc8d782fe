//! Has the threads of a block agree on what they branch on around barriers.
//!
//! ```text
//! %x = load @0, %i              %x = load @0, %i
//! %c = cmp.gt %x, %y    ──►     %c = cmp.gt %x, %y
//! if %c { … phase … }           phase
//!                               if thread = 0 { store @1, %c }
//!                               phase
//!                               %d = load @1
//!                               if %d { … phase … }
//! ```
//!
//! Statements of a block branch on values that the block has once. Where one is read from a
//! tensor that the kernel writes, each thread reads it for itself, and another block may write
//! in between: a race of the user's, whose price may be a wrong result and not threads that
//! wait for each other for ever.
//!
//! So the first thread's value is what all of them take. What nothing shows to be one value
//! even if nobody writes is a defect of the lowering, and is left for the verifier to find.
//!
//! Teams have no barrier in common, and one that brings what another computes on would
//! have to agree with it, too: a kernel that needs that is not warp-specialised
//! ([`divides`]).

use crate::ir::{Block, Buf, BufData, Eye, Home, Inst, Kernel, Op, Special, Uniformity, Val, meets};
use tile_core::elem::DType;
use tile_core::ir::{CmpOp, CopyHints, Literal, Span};

/// Makes what is branched on around barriers one thread's.
pub(super) fn run(kernel: &mut Kernel) {
    if let Some(seen) = Seen::of(kernel) {
        let mut body = std::mem::take(&mut kernel.body);
        Agree { kernel, seen, cells: Vec::new() }.block(&mut body);
        kernel.body = body;
    }
}

/// Whether threads of several partitions would have to agree.
pub(crate) fn divides(kernel: &Kernel) -> bool {
    if !kernel.is_divided() {
        return false;
    }
    let Some(seen) = Seen::of(kernel) else { return false };
    let mut found = false;
    kernel.walk(&mut |inst| {
        if let Op::WarpSpecialize { .. } = inst.op {
            inst.blocks.iter().for_each(|partition| found |= seen.differs_in(partition));
        }
    });
    found
}

/// What may differ between threads, and what would if nobody else wrote.
struct Seen {
    ours: Uniformity,
    alone: Uniformity,
}

impl Seen {
    /// Nothing where no thread is seen to miss anything, nor where a kernel reads nothing
    /// of what it writes, in which both would be alike.
    fn of(kernel: &Kernel) -> Option<Seen> {
        let written = kernel.written();
        if !kernel.has(|op| matches!(op, Op::Load { buf, .. } if written.contains(buf))) {
            return None;
        }
        let ours = Uniformity::of(kernel, Eye::Ours);
        if ours.is_kept() {
            return None;
        }
        Some(Seen { ours, alone: Uniformity::of(kernel, Eye::Alone) })
    }

    fn differs(&self, val: Val) -> bool {
        !self.ours.varies(val).is_not() && self.alone.varies(val).is_not()
    }

    fn differs_in(&self, block: &Block) -> bool {
        let branches = |inst: &Inst| matches!(inst.op, Op::For {} | Op::If {});
        block.insts.iter().any(|inst| {
            branches(inst) && inst.args.iter().any(|&arg| self.differs(arg))
                || inst.blocks.iter().any(|block| self.differs_in(block))
        })
    }
}

struct Agree<'a> {
    kernel: &'a mut Kernel,
    seen: Seen,
    /// What values of a type go through.
    cells: Vec<(DType, Buf)>,
}

impl Agree<'_> {
    fn block(&mut self, block: &mut Block) {
        let mut insts = Vec::with_capacity(block.insts.len());
        for mut inst in std::mem::take(&mut block.insts) {
            if matches!(inst.op, Op::For {} | Op::If {}) && meets(&inst) {
                for arg in &mut inst.args {
                    if self.seen.differs(*arg) {
                        *arg = self.agreed(&mut insts, *arg, inst.span);
                    }
                }
                inst.blocks.iter_mut().for_each(|block| self.block(block));
            }
            insts.push(inst);
        }
        block.insts = insts;
    }

    /// The first thread's value, for all.
    fn agreed(&mut self, insts: &mut Vec<Inst>, val: Val, span: Span) -> Val {
        // A condition goes as a number: memory of single bytes is slow where there is no
        // such element.
        let ty = self.kernel.vals[val];
        let held = if ty == DType::Bool { DType::I32 } else { ty };
        let cell = self.cell(held);
        let mut made = Made { kernel: self.kernel, insts, span };
        let zero = made.value(Op::Const { value: Literal::Int(0) }, &[], DType::I32);
        let thread = made.value(Op::Special { what: Special::Thread }, &[], DType::I32);
        let first = made.value(Op::Cmp { op: CmpOp::Eq }, &[thread, zero], DType::Bool);
        let sent = if held == ty { val } else { made.value(Op::Cast { round: None }, &[val], held) };
        made.inst(Op::Phase {}, &[], Vec::new());
        made.inst(Op::Store { buf: cell, offset: 0, guarded: true }, &[first, zero, sent], Vec::new());
        made.inst(Op::Phase {}, &[], Vec::new());
        let all = made.value(Op::Load { buf: cell, offset: 0, guarded: false }, &[zero], held);
        if held == ty { all } else { made.value(Op::Cmp { op: CmpOp::Ne }, &[all, zero], ty) }
    }

    fn cell(&mut self, elem: DType) -> Buf {
        if let Some(&(_, cell)) = self.cells.iter().find(|(ty, _)| *ty == elem) {
            return cell;
        }
        let home = Home::Shared { start: None, align: 16 };
        let cell = self.kernel.bufs.push(BufData { name: "agreed".to_owned(), elem, len: 1, home });
        self.cells.push((elem, cell));
        cell
    }
}

/// Where instructions are made.
struct Made<'a> {
    kernel: &'a mut Kernel,
    insts: &'a mut Vec<Inst>,
    span: Span,
}

impl Made<'_> {
    fn inst(&mut self, op: Op, args: &[Val], results: Vec<Val>) {
        self.insts.push(Inst {
            op,
            args: args.to_vec(),
            results,
            blocks: Vec::new(),
            hints: CopyHints::default(),
            span: self.span,
        });
    }

    fn value(&mut self, op: Op, args: &[Val], ty: DType) -> Val {
        let val = self.kernel.vals.push(ty);
        self.inst(op, args, vec![val]);
        val
    }
}
