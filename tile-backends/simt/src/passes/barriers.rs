//! Turns phases into barriers.
//!
//! ```text
//! phase                         phase is nothing: nothing is pending
//! store @0                ──►   store @0
//! phase                         barrier: the load meets the store
//! load @0                       load @0
//! ```
//!
//! Between two phase marks every thread is on its own: what one does to shared
//! memory no other may meet. So a barrier is needed at the mark of a phase that
//! touches bytes which an earlier phase, since the last barrier, touched, one
//! of the two writing. Nothing else needs one; the pass is exact up to bytes of
//! a buffer that no thread touches. It leaves alternating stages to who takes them
//! ([`Kernel::pipelined`]).
//!
//! A warpgroup's products read on when their phase is over, until they are waited
//! for: what they read counts again there, since a barrier in between says that
//! others have begun theirs, not that they are done.
//!
//! A loop's body may follow itself: its phases are compared with those of the
//! iteration before. Branches of a block-uniform `if` are compared each with
//! what came before, and what follows with both.

use crate::ir::{Block, Home, Inst, Kernel, Op};
use tile_core::ir::CopyHints;

/// Bytes of shared memory that were touched.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
struct Touched {
    reads: Vec<(u32, u32)>,
    writes: Vec<(u32, u32)>,
    /// What products in flight read, by the groups in which they are waited for.
    groups: Vec<Vec<(u32, u32)>>,
    /// What those read that are in no group yet.
    begun: Vec<(u32, u32)>,
}

impl Touched {
    fn add(&mut self, other: &Touched) {
        for (mine, theirs) in
            [(&mut self.reads, &other.reads), (&mut self.writes, &other.writes), (&mut self.begun, &other.begun)]
        {
            unite(mine, theirs);
        }
        // The last groups are those that are waited for last.
        let missing = other.groups.len().saturating_sub(self.groups.len());
        self.groups.splice(0..0, vec![Vec::new(); missing]);
        let apart = self.groups.len() - other.groups.len();
        for (mine, theirs) in self.groups[apart..].iter_mut().zip(&other.groups) {
            unite(mine, theirs);
        }
    }

    /// What is left when all threads have met: products in flight.
    fn meet(&mut self) {
        self.reads.clear();
        self.writes.clear();
    }

    fn meets(&self, other: &Touched) -> bool {
        let meet = |a: &[(u32, u32)], b: &[(u32, u32)]| a.iter().any(|x| b.iter().any(|y| x.0 < y.1 && y.0 < x.1));
        meet(&self.writes, &other.reads) || meet(&self.reads, &other.writes) || meet(&self.writes, &other.writes)
    }
}

fn unite(mine: &mut Vec<(u32, u32)>, theirs: &[(u32, u32)]) {
    for range in theirs {
        if !mine.contains(range) {
            mine.push(*range);
        }
    }
    mine.sort_unstable();
}

pub(super) fn run(kernel: &mut Kernel) {
    let mut body = std::mem::take(&mut kernel.body);
    let mut pending = Touched::default();
    decide(kernel, &mut body, &mut pending);
    tidy(&mut body);
    kernel.body = body;
}

/// Replaces the marks that need it by barriers; the others stay for now,
/// because a later visit of a loop may need them.
fn decide(kernel: &Kernel, block: &mut Block, pending: &mut Touched) {
    let mut start = 0;
    while start < block.insts.len() {
        if holds_phases(&block.insts[start]) {
            let inst = &mut block.insts[start];
            if matches!(inst.op, Op::For {}) {
                repeat(kernel, &mut inst.blocks[0], pending);
            } else {
                // Teams keep out of each other's way by themselves.
                let mut after = Touched::default();
                for block in &mut inst.blocks {
                    let mut inside = pending.clone();
                    decide(kernel, block, &mut inside);
                    after.add(&inside);
                }
                *pending = after;
            }
            start += 1;
            continue;
        }
        if matches!(block.insts[start].op, Op::Barrier {}) {
            pending.meet();
        }
        // A phase: up to the next mark or the next statement that holds some.
        let end = (start + 1..block.insts.len())
            .find(|&i| is_mark(&block.insts[i]) || holds_phases(&block.insts[i]))
            .unwrap_or(block.insts.len());
        // Groups are in order: they go on where those before have ended.
        let (groups, begun) = (std::mem::take(&mut pending.groups), std::mem::take(&mut pending.begun));
        let mut touched = Touched { groups, begun, ..Touched::default() };
        block.insts[start..end].iter().for_each(|inst| touch(kernel, inst, &mut touched));
        if touched.meets(pending) {
            pending.meet();
            if is_mark(&block.insts[start]) {
                block.insts[start].op = Op::Barrier {};
            } else {
                let span = block.insts[start].span;
                let barrier = Inst {
                    op: Op::Barrier {},
                    args: Vec::new(),
                    results: Vec::new(),
                    blocks: Vec::new(),
                    hints: CopyHints::default(),
                    span,
                };
                block.insts.insert(start, barrier);
                pending.add(&touched);
                start = end + 1;
                continue;
            }
        }
        pending.add(&touched);
        start = end;
    }
}

/// A loop: its body comes after what is before and after itself.
fn repeat(kernel: &Kernel, body: &mut Block, pending: &mut Touched) {
    loop {
        let mut before = pending.clone();
        let mut first = before.clone();
        decide(kernel, body, &mut first);
        before.add(&first);
        let mut second = before.clone();
        let barriers = count(body);
        decide(kernel, body, &mut second);
        if count(body) == barriers {
            // The body may not run at all.
            pending.add(&second);
            return;
        }
    }
}

fn count(block: &Block) -> usize {
    let inside = |inst: &Inst| inst.blocks.iter().map(count).sum::<usize>();
    block.insts.iter().map(|inst| usize::from(matches!(inst.op, Op::Barrier {})) + inside(inst)).sum()
}

fn is_mark(inst: &Inst) -> bool {
    matches!(inst.op, Op::Phase {} | Op::Barrier {})
}

/// Whether there are phases inside of an instruction.
pub(super) fn holds_phases(inst: &Inst) -> bool {
    inst.blocks.iter().any(|block| block.insts.iter().any(|inst| is_mark(inst) || holds_phases(inst)))
}

fn touch(kernel: &Kernel, inst: &Inst, touched: &mut Touched) {
    // Who begins a copy waits for it and places the barriers around it.
    // Barriers in memory are made to be met, and order what goes to other blocks.
    if matches!(
        inst.op,
        Op::CopyAsync { .. }
            | Op::TmaLoad { .. }
            | Op::TmaStore { .. }
            | Op::MbarrierInit { .. }
            | Op::MbarrierArrive { .. }
            | Op::MbarrierExpect { .. }
            | Op::CopyArrive { .. }
            | Op::MbarrierWait { .. }
            | Op::StoreRemote { .. }
            | Op::Anchor { .. }
            | Op::Keep { .. }
    ) {
        return;
    }
    match inst.op {
        Op::WgmmaCommit {} => touched.groups.push(std::mem::take(&mut touched.begun)),
        Op::WgmmaWait { pending } => {
            let ended = touched.groups.len().saturating_sub(pending as usize);
            let ended: Vec<_> = touched.groups.drain(..ended).flatten().collect();
            unite(&mut touched.reads, &ended);
        }
        _ => {}
    }
    for (buf, write) in super::shared_allocation::accesses(kernel, inst) {
        let data = &kernel.bufs[buf];
        if kernel.pipelined.contains(&buf) {
            continue;
        }
        if let Home::Shared { start: Some(start), .. } = data.home {
            let range = (start, start.saturating_add(data.bytes()));
            let ranges = if write { &mut touched.writes } else { &mut touched.reads };
            unite(ranges, &[range]);
            if let Op::Wgmma { .. } = inst.op {
                unite(&mut touched.begun, &[range]);
            }
        }
    }
    inst.blocks.iter().flat_map(|block| &block.insts).for_each(|inst| touch(kernel, inst, touched));
}

/// Removes the marks that are left.
fn tidy(block: &mut Block) {
    block.insts.retain(|inst| !matches!(inst.op, Op::Phase {}));
    for inst in &mut block.insts {
        inst.blocks.iter_mut().for_each(tidy);
    }
}
