//! Aggregates of elements of a tensor: each thread looks at its share, then all combine.
//!
//! ```text
//!                              for i from %from + thread, to %to, in steps of all threads × 16 {
//! %a = aggregate.max %x, …       16 loads, each guarded; maximum
//!                      ──►     }
//!                              butterfly of the lanes, shared memory between warps
//! ```
//!
//! `first` and `last` of one interval, and `min` and `max` of the same elements, are found together.

use super::lin::{Lin, Range};
use super::view::{Root, View};
use super::{Item, Lane, Lower, Lowered};
use crate::ir::{Val, Var};
use tile_core::elem::DType;
use tile_core::interp::scalar;
use tile_core::ir::{Aggregate, BinOp, CmpOp, Effect, Inst, InstId, Op, ReduceOp, UnOp, Value};
use tile_core::launch::Scalar;
use tile_core::passes::literal_of;

/// Loads of a thread that are in flight together, by how many threads share the work: a producer has
/// few registers.
fn in_flight(threads: u32) -> u32 {
    if threads > super::warp_specialize::GROUP { 16 } else { 8 }
}

/// What an aggregate found besides: another one of the same operands.
pub(super) type Found = Option<(Aggregate, Vec<Value>, Item)>;

/// Elements that are looked at.
struct Searched<'v> {
    view: &'v View,
    /// Indices, of which the one along the axis is that of the first element.
    index: Vec<Lin>,
    axis: usize,
    to: Lin,
}

impl Lower<'_> {
    /// What an aggregate gives, the same for all threads that run this program.
    pub(super) fn aggregate(&mut self, inst: &Inst, op: Aggregate, axis: usize) -> Lowered<Item> {
        let known = self.found.take_if(|(other, args, _)| *other == op && *args == inst.args);
        if let Some((_, _, item)) = known {
            return Ok(item);
        }
        let lane = Lane::default();
        let view = self.view(&lane, inst.args[0])?;
        if !matches!(view.root, Root::Memory(_)) {
            return self.error("an aggregate of a fragment");
        }
        let rank = view.axes.len();
        let index = inst.args[1..=rank].iter().map(|&arg| self.index(&lane, arg)).collect::<Lowered<Vec<Lin>>>()?;
        let to = self.index(&lane, inst.args[rank + 1])?;
        let searched = Searched { view: &view, index, axis, to };
        let [this, other] = match op {
            Aggregate::Min | Aggregate::Max => self.extremes(&searched)?.map(Some),
            Aggregate::First | Aggregate::Last => {
                let interval = self.interval(inst)?;
                self.search(&searched, interval)?.map(Some)
            }
            Aggregate::Outside => {
                let interval = self.interval(inst)?;
                [Some(self.outside(&searched, interval)?), None]
            }
        };
        let (this, other) = match op {
            Aggregate::Max | Aggregate::Last => (other, this),
            _ => (this, other),
        };
        let partner = match op {
            Aggregate::Min => Aggregate::Max,
            Aggregate::Max => Aggregate::Min,
            Aggregate::First => Aggregate::Last,
            Aggregate::Last | Aggregate::Outside => Aggregate::First,
        };
        self.found = other.map(|item| (partner, inst.args.clone(), item));
        this.map_or_else(|| self.error("an aggregate finds nothing"), Ok)
    }

    /// What an aggregate found besides is there for the next statement alone, unless that is a scalar's:
    /// others may stand in front of another program, or hold one.
    pub(super) fn forget_found(&mut self, next: InstId) {
        let inst = &self.func.insts[next];
        if !matches!(inst.op, Op::Aggregate { .. }) && (inst.op.effect() != Effect::Pure || !inst.regions.is_empty()) {
            self.found = None;
        }
    }

    /// The ends of an aggregate's interval, which are compared as numbers.
    fn interval(&mut self, inst: &Inst) -> Lowered<[Val; 2]> {
        let [.., lo, hi] = inst.args[..] else { return self.error("an aggregate without interval") };
        let [lo, hi] = [self.scalar(&Lane::default(), lo)?, self.scalar(&Lane::default(), hi)?];
        Ok([lo, hi].map(|end| self.as_number(end)))
    }

    fn as_number(&mut self, val: Val) -> Val {
        if self.b.ty(val) == DType::Bool { self.b.cast(val, DType::I32) } else { val }
    }

    /// The least and the greatest element.
    fn extremes(&mut self, searched: &Searched<'_>) -> Lowered<[Item; 2]> {
        let ty = searched.view.elem;
        let limits = [scalar::highest(ty), scalar::lowest(ty)].map(|bits| literal_of(Scalar { dtype: ty, bits }));
        let [Some(highest), Some(lowest)] = limits else { return self.error("a limit without literal") };
        let starts = [highest, lowest].map(|limit| self.b.constant(limit, ty));
        let vars = ["least", "greatest"].map(|name| self.b.var(name, ty, 1));
        vars.iter().zip(starts).for_each(|(&var, start)| self.b.set(var, 0, start));
        self.each_element(searched, &mut |lower, value, _, inside| {
            for ((&var, start), combine) in vars.iter().zip(starts).zip([BinOp::Min, BinOp::Max]) {
                let value = lower.b.select(inside, value, start);
                lower.keep_extreme(var, combine, value);
            }
        })?;
        let found = self.combine_block([(vars[0], ReduceOp::Min), (vars[1], ReduceOp::Max)])?;
        Ok(found.map(|val| self.made(val)))
    }

    /// What indices that are found are made of: their type and range, the start and the end.
    fn ends_of(&mut self, searched: &Searched<'_>) -> (DType, Range, [Val; 2]) {
        let from = &searched.index[searched.axis];
        let [lo, hi] = [self.known.range(from), self.known.range(&searched.to)];
        let range = Range { lo: lo.lo.min(hi.lo), hi: lo.hi.max(hi.hi) };
        let fits = range.lo >= i32::MIN.into() && range.hi < i64::from(i32::MAX);
        let ty = if fits { DType::I32 } else { DType::Index };
        let ends = [from, &searched.to].map(|end| self.known.register(&mut self.b, end, ty));
        (ty, range, ends)
    }

    /// The first index with an element in an interval, and one behind the last.
    fn search(&mut self, searched: &Searched<'_>, interval: [Val; 2]) -> Lowered<[Item; 2]> {
        let (ty, range, [start, none]) = self.ends_of(searched);
        let [first, last] = ["first", "last"].map(|name| self.b.var(name, ty, 1));
        self.b.set(first, 0, none);
        self.b.set(last, 0, start);
        self.each_element(searched, &mut |lower, value, at, inside| {
            let between = lower.is_between(value, interval);
            let found = lower.b.bin(BinOp::And, between, inside);
            let index = lower.known.register(&mut lower.b, at, ty);
            let behind = lower.known.register(&mut lower.b, &at.add_int(1), ty);
            let index = lower.b.select(found, index, none);
            let behind = lower.b.select(found, behind, start);
            lower.keep_extreme(first, BinOp::Min, index);
            lower.keep_extreme(last, BinOp::Max, behind);
        })?;
        let found = self.combine_block([(first, ReduceOp::Min), (last, ReduceOp::Max)])?;
        Ok(found.map(|val| self.place_found(val, range)))
    }

    /// The first index with an element that is not in an interval.
    fn outside(&mut self, searched: &Searched<'_>, interval: [Val; 2]) -> Lowered<Item> {
        let (ty, range, [_, none]) = self.ends_of(searched);
        let first = self.b.var("outside", ty, 1);
        self.b.set(first, 0, none);
        self.each_element(searched, &mut |lower, value, at, inside| {
            let between = lower.is_between(value, interval);
            let beyond = lower.b.un(UnOp::Not, between);
            let found = lower.b.bin(BinOp::And, beyond, inside);
            let index = lower.known.register(&mut lower.b, at, ty);
            let index = lower.b.select(found, index, none);
            lower.keep_extreme(first, BinOp::Min, index);
        })?;
        let [found] = self.combine_block([(first, ReduceOp::Min)])?;
        Ok(self.place_found(found, range))
    }

    fn place_found(&mut self, val: Val, range: Range) -> Item {
        self.known.state(val, range, 1);
        Item::Int(Lin::val(val))
    }

    fn is_between(&mut self, value: Val, [lo, hi]: [Val; 2]) -> Val {
        let value = self.as_number(value);
        let above = self.b.cmp(CmpOp::Ge, value, lo);
        let below = self.b.cmp(CmpOp::Le, value, hi);
        self.b.bin(BinOp::And, above, below)
    }

    fn keep_extreme(&mut self, var: Var, combine: BinOp, value: Val) {
        let old = self.b.get(var, 0);
        let new = self.b.bin(combine, old, value);
        self.b.set(var, 0, new);
    }

    /// Does something with each element of the thread's share, its index, and whether it is one.
    fn each_element(
        &mut self,
        searched: &Searched<'_>,
        body: &mut dyn FnMut(&mut Self, Val, &Lin, Val),
    ) -> Lowered<()> {
        let Searched { view, index, axis, to } = searched;
        // None is in front of the tensor or behind it.
        let extent = view.axes[*axis].extent.clone();
        let (from, to) =
            (self.extreme_of(BinOp::Max, &index[*axis], &Lin::default()), self.extreme_of(BinOp::Min, to, &extent));
        let threads = self.threads();
        let count = in_flight(threads);
        let thread = self.thread();
        self.loop_over(&from, &to, &Lin::int((threads * count).into()), |lower, round| {
            let first = round.add(&Lin::val(thread));
            let mut looked = Vec::new();
            for number in 0..count {
                let at = first.add_int((number * threads).into());
                let (x, end) = lower.known.pair(&mut lower.b, &at, &to);
                let inside = lower.b.cmp(CmpOp::Lt, x, end);
                let mut place = index.clone();
                place[*axis] = at.clone();
                let outer = lower.active.replace(inside);
                let value = lower.load(view, &[place]);
                lower.active = outer;
                looked.push((value?[0], at, inside));
            }
            for (value, at, inside) in looked {
                body(lower, value, &at, inside);
            }
            Ok(())
        })
    }

    /// The smaller or the larger of two sums.
    fn extreme_of(&mut self, op: BinOp, x: &Lin, y: &Lin) -> Lin {
        let (a, b) = (self.known.range(x), self.known.range(y));
        let (x_first, y_first) = match op {
            BinOp::Min => (a.hi <= b.lo, b.hi <= a.lo),
            _ => (a.lo >= b.hi, b.lo >= a.hi),
        };
        if x_first || y_first {
            return if x_first { x.clone() } else { y.clone() };
        }
        let (x, y) = self.known.pair(&mut self.b, x, y);
        let val = self.b.bin(op, x, y);
        let range = match op {
            BinOp::Min => Range { lo: a.lo.min(b.lo), hi: a.hi.min(b.hi) },
            _ => Range { lo: a.lo.max(b.lo), hi: a.hi.max(b.hi) },
        };
        self.known.state(val, range, 1);
        Lin::val(val)
    }
}
