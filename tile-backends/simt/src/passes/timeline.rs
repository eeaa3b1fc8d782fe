//! Marks of a timeline: where threads wait, and where they issue what others wait for.
//!
//! ```text
//! mbarrier_wait @2, %5, %6           mark moment = wait_stage
//! wgmma …                    ──►     mbarrier_wait @2, %5, %6
//! wgmma_commit                       mark moment = ready
//!                                    wgmma …
//!                                    wgmma_commit
//!                                    mark moment = mma
//! ```
//!
//! Each partition of a specialised kernel begins and ends with a mark; so does a kernel without
//! partitions. What one elected lane does is marked behind it, for the warp. A mark costs a read of
//! the clock and a store that nothing waits for, and it keeps the assembler from moving instructions
//! across it: a timeline is of a slightly slower kernel.

use crate::ir::{Block, Inst, Kernel, Moment, Op};
use tile_core::ir::{CopyHints, Span};

/// The most marks of a kernel.
pub const MOST: usize = 4000;

/// Puts the marks in their places.
pub(super) fn run(kernel: &mut Kernel) {
    let mut marks = Marks { left: MOST };
    let divided = kernel.is_divided();
    marks.block(&mut kernel.body);
    if !divided {
        marks.around(&mut kernel.body);
    }
}

struct Marks {
    /// How many more there may be.
    left: usize,
}

impl Marks {
    fn block(&mut self, block: &mut Block) {
        for mut inst in std::mem::take(&mut block.insts) {
            let span = inst.span;
            let (waits, issues) = (awaited(&inst.op), issued(&inst));
            if let Op::WarpSpecialize { .. } = inst.op {
                for partition in &mut inst.blocks {
                    self.block(partition);
                    self.around(partition);
                }
            } else if issues.is_none() {
                inst.blocks.iter_mut().for_each(|inner| self.block(inner));
            }
            if let Some(moment) = waits {
                self.mark(block, moment, span);
            }
            // Of copies in a row the last is marked.
            let repeats = |last: &Inst| matches!(last.op, Op::Mark { moment } if Some(moment) == issues);
            if block.insts.last().is_some_and(repeats) {
                block.insts.pop();
                self.left += 1;
            }
            block.insts.push(inst);
            if let Some(moment) = waits.map(|_| Moment::Ready).or(issues) {
                self.mark(block, moment, span);
            }
        }
    }

    /// Marks the beginning and the end of a program.
    fn around(&mut self, block: &mut Block) {
        let span = |inst: Option<&Inst>| inst.map_or(Span::default(), |inst| inst.span);
        let [first, last] = [span(block.insts.first()), span(block.insts.last())];
        block.insts.insert(0, mark(Moment::Start, first));
        block.insts.push(mark(Moment::Done, last));
    }

    fn mark(&mut self, block: &mut Block, moment: Moment, span: Span) {
        if self.left > 0 {
            self.left -= 1;
            block.insts.push(mark(moment, span));
        }
    }
}

fn mark(moment: Moment, span: Span) -> Inst {
    Inst {
        op: Op::Mark { moment },
        args: Vec::new(),
        results: Vec::new(),
        blocks: Vec::new(),
        hints: CopyHints::default(),
        span,
    }
}

/// What an instruction waits for.
fn awaited(op: &Op) -> Option<Moment> {
    Some(match op {
        Op::Barrier {} | Op::GroupBarrier {} | Op::NamedBarrier { .. } => Moment::WaitThreads,
        Op::MbarrierWait { .. } => Moment::WaitStage,
        Op::CopyWait { .. } => Moment::WaitCopies,
        Op::WgmmaWait { .. } => Moment::WaitMma,
        Op::TmaWait { .. } => Moment::WaitStores,
        Op::Await { .. } | Op::WaitSignal { .. } | Op::ClusterBarrier {} | Op::LaunchWait {} => Moment::WaitBlocks,
        _ => return None,
    })
}

/// What an instruction issues, or one that a branch without waits holds.
fn issued(inst: &Inst) -> Option<Moment> {
    match inst.op {
        Op::TmaLoad { .. } | Op::CopyCommit {} => Some(Moment::Load),
        Op::WgmmaCommit {} => Some(Moment::Mma),
        Op::TmaCommit {} => Some(Moment::Store),
        Op::If {} if !inst.blocks.iter().any(waits) => {
            inst.blocks.iter().rev().find_map(|block| block.insts.iter().rev().find_map(issued))
        }
        _ => None,
    }
}

/// Whether a block waits somewhere.
fn waits(block: &Block) -> bool {
    block.insts.iter().any(|inst| awaited(&inst.op).is_some() || inst.blocks.iter().any(waits))
}
