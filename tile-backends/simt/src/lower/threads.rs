//! `threads`: the region is each thread's own code.
//!
//! ```text
//! threads %n (%t) {                        phase
//!   %v = load %x, %t                       v = load x, thread
//!   barrier                          ──►   barrier
//!   %l = bin.rem %t, 32                    w = shuffle v, xor 16
//!   %m = bin.xor %l, 16                    …
//!   %w = shuffle %v, %m
//! ```
//!
//! A block has as many threads as the region, which is executed as the one iteration of a `parallel!`
//! that is this thread. Exchanges in warps are shuffles: by an immediate distance where it is a
//! constant, also by the counter of a short loop, which is unrolled ([`unroll_exchanges`]), else from
//! the lane that each thread computes. Arrays of a thread all of whose indices are constants then are
//! registers ([`split_arrays`]). Groups are branches, and their barriers named ones.
//!
//! What does not fit so is split into loops beforehand ([`expand_threads`]), with the same results.

use super::lin::Lin;
use super::uses::constant;
use super::{Item, Lane, Lower, Lowered, Target};
use crate::ir::{Op as Thread, ShuffleMode, Val};
use rustc_hash::FxHashMap;
use std::borrow::Cow;
use std::collections::BTreeSet;
use tile_core::elem::DType;
use tile_core::interp::LANES;
use tile_core::ir::{BinOp, CmpOp, Effect, Func, Inst, Op, Space, Value, ValueDef};
use tile_core::passes::{expand_threads, promote_variables, split_arrays, state_lanes, unroll_exchanges};

/// The most groups with a barrier: as many are left to a block beside its own.
const NAMED: usize = 15;

/// The function with threads as the lowering takes them: those of the block, or loops.
pub(super) fn arranged<'f>(func: &'f Func, target: &Target) -> Cow<'f, Func> {
    if !has_threads(func) {
        return expand_threads(func, LANES);
    }
    let stated = state_lanes(func, LANES);
    // As it will be lowered: what is decided here holds there.
    let unrolled = promote_variables(&split_arrays(&unroll_exchanges(&stated))).into_owned();
    if is_native(&unrolled, target) { Cow::Owned(unrolled) } else { expand_threads(func, LANES) }
}

/// Whether regions of threads are lowered as such.
pub(super) fn has_threads(func: &Func) -> bool {
    let mut found = false;
    func.walk(func.body, &mut |_, inst| found |= matches!(inst.op, Op::Threads {}));
    found
}

/// How many threads a block has by its regions of threads, if it has any.
pub(super) fn count(func: &Func) -> Option<u32> {
    counts(func).into_iter().next()
}

fn counts(func: &Func) -> BTreeSet<u32> {
    let mut counts = BTreeSet::new();
    func.walk(func.body, &mut |_, inst| {
        if let Op::Threads {} = inst.op {
            counts.insert(constant(func, inst.args[0]).and_then(|count| u32::try_from(count).ok()).unwrap_or(0));
        }
    });
    counts
}

/// Whether blocks of the target can have these threads, and nothing else asks for others.
fn is_native(func: &Func, target: &Target) -> bool {
    let counts: Vec<u32> = counts(func).into_iter().collect();
    let &[count] = counts.as_slice() else { return false };
    let fits = count.is_power_of_two() && count >= target.warp.max(LANES) && count <= target.max_threads;
    let hint = func.schedule.gpu.threads.is_none_or(|threads| threads == count);
    let exchanges = target.warp == LANES && target.shuffles == LANES;
    let groups = groups(func);
    let named = groups.is_empty() || target.named_barriers && groups.len() <= NAMED;
    let mut native = fits && hint && named && !target.software_gpu && !branches_on_outputs(func);
    func.walk(func.body, &mut |_, inst| match inst.op {
        Op::Shuffle {} | Op::Ballot {} => native &= exchanges,
        // A thread whose assertion fails leaves, and the others of its group would wait for it.
        Op::Assert { .. } => native &= groups.is_empty(),
        // Products choose threads by their instructions.
        Op::Gemm { .. } | Op::GemmSp {} => native = false,
        _ => {}
    });
    native
}

/// The groups of threads that have barriers, each by its first thread and how many it has.
fn groups(func: &Func) -> BTreeSet<(u32, u32)> {
    let mut groups = BTreeSet::new();
    func.walk(func.body, &mut |_, inst| {
        if let (Op::Barrier {}, &[member]) = (&inst.op, inst.args.as_slice()) {
            groups.insert(group_of(func, member).unwrap_or_default());
        }
    });
    groups
}

/// The first thread of a group, and how many it has.
fn group_of(func: &Func, member: Value) -> Option<(u32, u32)> {
    let Inst { op: Op::Member {}, args, .. } = func.def(member)? else { return None };
    let end = |value: Value| constant(func, value).and_then(|end| u32::try_from(end).ok());
    let (first, end) = (end(args[1])?, end(args[2])?);
    Some((first, end.checked_sub(first)?))
}

/// Whether threads meet under conditions or in loops, and read what blocks write: other blocks may
/// write it meanwhile, so that thread IR does not take it for the same in all threads.
fn branches_on_outputs(func: &Func) -> bool {
    let (mut reads, mut meets) = (false, false);
    func.walk(func.body, &mut |_, inst| {
        let Op::Threads {} = inst.op else { return };
        func.walk_inst(inst, &mut |inst| {
            let output = |memory: Value| func.ty(memory).mem().is_some_and(|mem| mem.space == Space::Global);
            reads |= matches!(inst.op, Op::Load {}) && output(inst.args[0]) && !func.is_input(inst.args[0]);
            if matches!(inst.op, Op::If {} | Op::For { .. }) {
                func.walk_inst(inst, &mut |inner| meets |= inner.op.effect() == Effect::Meet);
            }
        });
    });
    reads && meets
}

/// Which lane a shuffle reads, if that is a constant apart from the thread's own.
fn source(func: &Func, shuffle: &Inst) -> Option<(ShuffleMode, u32)> {
    let lane = |by: i64| u32::try_from(by).ok().filter(|&by| by < LANES);
    let from = shuffle.args[1];
    if is_lane(func, from) {
        return Some((ShuffleMode::Xor, 0));
    }
    if let Some(at) = constant(func, from) {
        return Some((ShuffleMode::Index, lane(at)?));
    }
    let Inst { op: Op::Bin { op }, args, .. } = func.def(from)? else { return None };
    let (own, by) = match (constant(func, args[0]), constant(func, args[1])) {
        (None, Some(by)) => (args[0], by),
        (Some(by), None) if *op != BinOp::Sub => (args[1], by),
        _ => return None,
    };
    if !is_lane(func, own) {
        return None;
    }
    match op {
        BinOp::Xor => Some((ShuffleMode::Xor, lane(by)?)),
        BinOp::Add if by >= 0 => Some((ShuffleMode::Down, lane(by)?)),
        BinOp::Add => Some((ShuffleMode::Up, lane(by.checked_neg()?)?)),
        BinOp::Sub if by >= 0 => Some((ShuffleMode::Up, lane(by)?)),
        _ => None,
    }
}

/// Whether a value is the number of the thread in its warp, which of one warp is that in the block.
fn is_lane(func: &Func, value: Value) -> bool {
    let lanes = Some(i64::from(LANES));
    match func.def(value) {
        Some(Inst { op: Op::Bin { op: BinOp::Rem }, args, .. }) => {
            threads_of(func, args[0]).is_some() && constant(func, args[1]) == lanes
        }
        _ => threads_of(func, value).is_some_and(|count| constant(func, count) == lanes),
    }
}

/// How many threads there are, if a value is the number of one of them.
fn threads_of(func: &Func, value: Value) -> Option<Value> {
    let ValueDef::Arg(region, _) = func.values[value].def else { return None };
    let mut count = None;
    func.walk(func.body, &mut |_, inst| {
        if matches!(inst.op, Op::Threads {}) && inst.regions[0] == region {
            count = Some(inst.args[0]);
        }
    });
    count
}

impl Lower<'_> {
    /// The region of this thread, between two phases of the block.
    pub(super) fn region_of_threads(&mut self, inst: &Inst) -> Lowered<()> {
        let region = inst.regions[0];
        // What was done to memory in front is seen, and what follows sees what is done here.
        self.b.effect(Thread::Barrier {}, &[]);
        let thread = self.thread();
        let index = self.func.regions[region].args[0];
        let mut lane = [Lane { items: FxHashMap::from_iter([(index, Item::Int(Lin::val(thread)))]) }];
        self.lanes(region, &mut lane)?;
        self.b.effect(Thread::Barrier {}, &[]);
        Ok(())
    }

    /// A barrier, shuffle or ballot of the thread.
    pub(super) fn meet(&mut self, inst: &Inst, lanes: &mut [Lane]) -> Lowered<()> {
        for lane in lanes {
            let made = match inst.op {
                Op::Barrier {} => {
                    let barrier = self.barrier(inst)?;
                    self.b.effect(barrier, &[]);
                    continue;
                }
                Op::Ballot {} => self.ballot(inst, lane)?,
                _ => self.exchanged(inst, lane)?,
            };
            if let Some(result) = inst.result {
                lane.items.insert(result, self.made(made));
            }
        }
        Ok(())
    }

    /// That of the block, or of a group, whose number is its place among all groups.
    fn barrier(&self, inst: &Inst) -> Lowered<Thread> {
        let Some(&member) = inst.args.first() else { return Ok(Thread::Barrier {}) };
        let group = group_of(self.func, member);
        let place = group.and_then(|group| groups(self.func).iter().position(|&other| other == group));
        match (group, place) {
            (Some((first, threads)), Some(place)) => {
                Ok(Thread::NamedBarrier { number: place as u32 + 1, first, threads })
            }
            _ => self.error("a barrier of a group without constant ends"),
        }
    }

    fn exchanged(&mut self, inst: &Inst, lane: &Lane) -> Lowered<Val> {
        let value = self.scalar(lane, inst.args[0])?;
        if let Some((mode, by)) = source(self.func, inst) {
            return Ok(self.b.shuffle(mode, by, value));
        }
        let from = self.index(lane, inst.args[1])?;
        let from = self.lane_or_own(&from);
        Ok(self.b.shuffle_at(from, value))
    }

    /// A lane of the warp: the thread's own where the warp has no such lane.
    fn lane_or_own(&mut self, from: &Lin) -> Val {
        let (range, lanes) = (self.known.range(from), i64::from(LANES));
        if range.lo >= 0 && range.hi < lanes {
            return self.known.register(&mut self.b, from, DType::I32);
        }
        let from = self.known.register(&mut self.b, from, DType::Index);
        let none = self.b.int(0, DType::Index);
        let (above, below) = (self.b.cmp(CmpOp::Ge, from, none), self.b.below(from, lanes));
        let there = self.b.bin(BinOp::And, above, below);
        let (thread, from) = (self.thread(), self.b.cast(from, DType::I32));
        let own = self.b.rem_int(thread, lanes);
        self.b.select(there, from, own)
    }

    /// Each lane has its bit, and all bits after as many exchanges as a lane's number has bits.
    fn ballot(&mut self, inst: &Inst, lane: &Lane) -> Lowered<Val> {
        let holds = self.scalar(lane, inst.args[0])?;
        let thread = self.thread();
        let own = self.b.rem_int(thread, LANES.into());
        let own = self.b.cast(own, DType::U32);
        let (one, none) = (self.b.int(1, DType::U32), self.b.int(0, DType::U32));
        let bit = self.b.bin(BinOp::Shl, one, own);
        let mut bits = self.b.select(holds, bit, none);
        let mut distance = LANES / 2;
        while distance > 0 {
            let others = self.b.shuffle(ShuffleMode::Xor, distance, bits);
            bits = self.b.bin(BinOp::Or, bits, others);
            distance /= 2;
        }
        Ok(bits)
    }
}
