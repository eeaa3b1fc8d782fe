//! Grids of which the last axis says how much work a tile is: attention with a causal
//! mask. A line is what differs in that index alone.
//!
//! A block takes the first and the last tile of a line together, then the second and the one
//! before the last: all pairs are alike, and neighbours still read the same keys. But pairs
//! seldom fill the last round of all blocks.
//!
//! So the last lines, as many as have tiles for two rounds, are taken tile by tile, those with
//! the most work first, and every other round in the opposite order of blocks: who had the most
//! in one has the least in the next, and what ends last is small.
//!
//! ```text
//! five blocks, six lines of six tiles (the number is the work)
//!
//!         block 0   block 1   block 2   block 3   block 4
//! round 0   6+1       5+2       4+3       6+1       5+2     lines 0 to 3: pairs
//! round 1   4+3       6+1       5+2       4+3       6+1
//! round 2   5+2       4+3        6         6         5      lines 4 and 5: tiles
//! round 3    3         3         4         4         5      from block 4 to block 0
//! round 4    2         2         1         1                from block 0 to block 4
//! ```

use super::super::lin::{Lin, Range};
use super::super::{Lower, Lowered};
use super::persistent::{MOST, is_persistent};
use super::positions::{Positions, reaches};
use super::specialization::Imbalance;
use super::specialization::WarpSpecialization;
use crate::ir::Val;
use std::cmp::Ordering;
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp, Func, Op, Value};

/// Rounds of single tiles.
const ROUNDS: i64 = 2;

/// The counts that a walk is made of, `i32` in registers.
struct Walk {
    worker: Val,
    workers: Val,
    /// Tiles of a line, and pairs.
    tiles: Val,
    pairs: Val,
    /// Lines that are taken tile by tile, and those in front of them.
    single: Val,
    paired: Val,
    /// Pairs of all lines in front.
    before: Val,
    /// The round in which single tiles begin.
    first: Val,
}

/// Whether loops with copies have more or fewer iterations along the last axis
/// of the grid.
pub(super) fn imbalance(func: &Func, positions: &Positions, roles: &WarpSpecialization) -> Option<Imbalance> {
    let &last = func.regions[func.body].args.last()?;
    roles.pipelines.iter().filter_map(|pipeline| positions.holder.get(&pipeline.region)).find_map(|&id| {
        let inst = &func.insts[id];
        let Op::For { .. } = inst.op else { return None };
        let (from, to) = (slope(func, inst.args[0], last)?, slope(func, inst.args[1], last)?);
        match to.cmp(&from) {
            Ordering::Less => Some(Imbalance::First),
            // A window that moves with the axis is short where an end of it is cut off.
            Ordering::Equal if is_clipped(func, inst.args[0], last, BinOp::Max) => Some(Imbalance::Last),
            Ordering::Equal if is_clipped(func, inst.args[1], last, BinOp::Min) => Some(Imbalance::First),
            Ordering::Equal => None,
            Ordering::Greater => Some(Imbalance::Last),
        }
    })
}

/// Whether loops with copies have bounds that follow from the last axis of the grid in a way that
/// [`uneven`] does not know: those of chunks, or those that data decides. Then what a block has more of
/// in one wave it seldom has in the next, if that is taken in the opposite order.
pub(super) fn reversed(func: &Func, positions: &Positions, roles: &WarpSpecialization) -> bool {
    let Some(&last) = func.regions[func.body].args.last() else { return false };
    let plain = is_persistent(func)
        && func.schedule.cuda.raster.is_none()
        && !roles.square
        && roles.imbalance.is_none()
        && roles.split.is_none()
        && roles.stream_k.is_none()
        && roles.shared.is_empty()
        && roles.consumers == 1;
    plain
        && roles.pipelines.iter().filter_map(|pipeline| positions.holder.get(&pipeline.region)).any(|&id| {
            let inst = &func.insts[id];
            matches!(inst.op, Op::For { .. }) && inst.args[..2].iter().any(|&bound| reaches(func, bound, last))
        })
}

/// Whether an index moves with another up to an extreme.
fn is_clipped(func: &Func, value: Value, with: Value, extreme: BinOp) -> bool {
    reaches(func, value, with)
        && func.def(value).is_some_and(|inst| {
            inst.op == Op::Bin { op: extreme } || inst.args.iter().any(|&arg| is_clipped(func, arg, with, extreme))
        })
}

/// How an index moves with another: 1 if it grows or stays, −1 if it shrinks or
/// stays, 0 if it has nothing to do with it, nothing where that is not seen.
fn slope(func: &Func, value: Value, with: Value) -> Option<i32> {
    if value == with {
        return Some(1);
    }
    if !reaches(func, value, with) {
        return Some(0);
    }
    let inst = func.def(value)?;
    let of = |i: usize| slope(func, inst.args[i], with);
    let together = |x: i32, y: i32| (x * y >= 0).then_some(if x == 0 { y } else { x });
    match inst.op {
        Op::Bin { op: BinOp::Add | BinOp::Min | BinOp::Max } => together(of(0)?, of(1)?),
        Op::Bin { op: BinOp::Sub } => together(of(0)?, -of(1)?),
        // Extents and tiles are not negative.
        Op::Bin { op: BinOp::Mul } => together(of(0)?, of(1)?),
        Op::Bin { op: BinOp::Div } if of(1)? == 0 => of(0),
        Op::Cast { .. } => of(0),
        Op::Select {} if of(0)? == 0 => together(of(1)?, of(2)?),
        _ => None,
    }
}

impl Lower<'_> {
    /// Does something for each of the block's tiles, of lines along the last axis.
    pub(super) fn each_balanced_tile(
        &mut self,
        imbalance: Imbalance,
        extents: &[Lin],
        [worker, workers]: &[Lin; 2],
        body: &mut dyn FnMut(&mut Self) -> Lowered<()>,
    ) -> Lowered<()> {
        let [outer @ .., last] = extents else { return self.error("a grid without axes has no lines") };
        let lines = outer.iter().fold(Lin::int(1), |lines, extent| self.product(&lines, extent));
        let [worker, workers, tiles, lines] =
            [worker, workers, last, &lines].map(|lin| self.known.register(&mut self.b, lin, DType::I32));
        // What a walk is made of is computed anew in each round: it would take registers
        // of all that a tile does.
        let rounds = self.b.var("rounds", DType::I32, 1);
        let zero = self.b.int(0, DType::I32);
        let always = self.b.cmp(CmpOp::Ge, worker, zero);
        self.guarded(Some(always), &mut |lower| {
            let walk = lower.walk([worker, workers], tiles, lines);
            let own = lower.rounds(&walk);
            lower.b.set(rounds, 0, own);
            Ok(())
        })?;
        let rounds = self.b.get(rounds, 0);
        self.known.state(rounds, Range { lo: 0, hi: MOST }, 1);
        self.loop_over(&Lin::default(), &Lin::val(rounds), &Lin::int(1), |lower, round| {
            let walk = lower.walk([worker, workers], tiles, lines);
            let round = lower.known.register(&mut lower.b, &round, DType::I32);
            lower.each_of_round(imbalance, &walk, round, outer, body)
        })
    }

    /// How many rounds the block takes part in: whole ones, and one more of who has a
    /// place in what is left.
    fn rounds(&mut self, walk: &Walk) -> Val {
        let all = self.b.mul(walk.single, walk.tiles);
        let all = self.b.add(walk.before, all);
        let whole = self.b.bin(BinOp::Div, all, walk.workers);
        let done = self.b.mul(whole, walk.workers);
        let place = self.place_in(walk, whole);
        let at = self.b.add(done, place);
        let more = self.b.cmp(CmpOp::Lt, at, all);
        let another = self.b.add_int(whole, 1);
        self.b.select(more, another, whole)
    }

    fn walk(&mut self, [worker, workers]: [Val; 2], tiles: Val, lines: Val) -> Walk {
        let pairs = self.b.add_int(tiles, 1);
        let pairs = self.b.div_int(pairs, 2);
        let wanted = self.b.mul_int(workers, ROUNDS);
        let most = self.b.add(wanted, tiles);
        let most = self.b.add_int(most, -1);
        let single = self.b.bin(BinOp::Div, most, tiles);
        let single = self.b.bin(BinOp::Min, single, lines);
        let paired = self.b.bin(BinOp::Sub, lines, single);
        let before = self.b.mul(paired, pairs);
        let first = self.b.bin(BinOp::Div, before, workers);
        Walk { worker, workers, tiles, pairs, single, paired, before, first }
    }

    /// The block's place in a round.
    fn place_in(&mut self, walk: &Walk, round: Val) -> Val {
        let since = self.b.bin(BinOp::Sub, round, walk.first);
        let zero = self.b.int(0, DType::I32);
        let since = self.b.bin(BinOp::Max, since, zero);
        let odd = self.b.rem_int(since, 2);
        let turned = self.b.cmp(CmpOp::Ne, odd, zero);
        let back = self.b.bin(BinOp::Sub, walk.workers, walk.worker);
        let back = self.b.add_int(back, -1);
        self.b.select(turned, back, walk.worker)
    }

    /// The tiles of a round: a pair, one that is its own other end, or a single one.
    fn each_of_round(
        &mut self,
        imbalance: Imbalance,
        walk: &Walk,
        round: Val,
        outer: &[Lin],
        body: &mut dyn FnMut(&mut Self) -> Lowered<()>,
    ) -> Lowered<()> {
        let begin = self.b.mul(round, walk.workers);
        let place = self.place_in(walk, round);
        let at = self.b.add(begin, place);
        let single = self.b.cmp(CmpOp::Ge, at, walk.before);
        // Single tiles go along lines first: all that have the most work, then the next.
        let since = self.b.bin(BinOp::Sub, at, walk.before);
        let (at, by) = (self.b.select(single, since, at), self.b.select(single, walk.single, walk.pairs));
        let [quotient, rest] = [BinOp::Div, BinOp::Rem].map(|op| self.b.bin(op, at, by));
        let own = self.b.add(walk.paired, rest);
        let line = self.b.select(single, own, quotient);
        let near = self.b.select(single, quotient, rest);
        let far = self.b.bin(BinOp::Sub, walk.tiles, near);
        let far = self.b.add_int(far, -1);
        let (one, zero) = (self.b.int(1, DType::I32), self.b.int(0, DType::I32));
        let middle = self.b.cmp(CmpOp::Eq, near, far);
        let alone = self.b.bin(BinOp::Or, single, middle);
        let two = self.b.int(2, DType::I32);
        let ends = self.b.select(alone, one, two);
        let count = |hi: i64| Range { lo: 0, hi };
        for (val, range) in [(line, count(MOST)), (near, count(MOST)), (far, count(MOST)), (ends, count(2))] {
            self.known.state(val, range, 1);
        }
        let mut place = self.in_order(&Lin::val(line), outer);
        let (first, second) = if imbalance == Imbalance::Last { (far, near) } else { (near, far) };
        self.loop_over(&Lin::default(), &Lin::val(ends), &Lin::int(1), |lower, end| {
            let end = lower.known.register(&mut lower.b, &end, DType::I32);
            let at_first = lower.b.cmp(CmpOp::Eq, end, zero);
            let at = lower.b.select(at_first, first, second);
            lower.known.state(at, count(MOST), 1);
            place.push(Lin::val(at));
            lower.at_place(&place);
            body(lower)
        })
    }
}
