//! Range analysis of index values.
//!
//! Every index value has an interval, and some are known to lie below another
//! value: a loop counter below its bound, a parallel index below its extent.
//! Intervals come from definitions alone: constants, counters, block indices,
//! extents (never negative), and arithmetic that provably stays within 64 bits.
//! Arithmetic that might wrap has every value.

use crate::ir::{BinOp, Func, Inst, InstId, Op, RegionId, Sym, Type, Value};
use std::collections::HashMap;

/// An interval of 64-bit integers, both ends included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Range {
    pub(super) lo: i64,
    pub(super) hi: i64,
}

impl Range {
    const ALL: Range = Range { lo: i64::MIN, hi: i64::MAX };
    /// What an extent can be.
    const EXTENT: Range = Range { lo: 0, hi: i64::MAX };

    pub(super) fn point(value: i64) -> Range {
        Range { lo: value, hi: value }
    }

    fn hull(values: impl IntoIterator<Item = Option<i64>>) -> Option<Range> {
        let mut hull: Option<Range> = None;
        for value in values {
            let value = value?;
            hull = Some(match hull {
                None => Range::point(value),
                Some(range) => Range { lo: range.lo.min(value), hi: range.hi.max(value) },
            });
        }
        hull
    }

    /// The interval of a binary operation, when the operation cannot wrap.
    pub(super) fn bin(op: BinOp, x: Range, y: Range) -> Option<Range> {
        match op {
            BinOp::Add => Range::hull([x.lo.checked_add(y.lo), x.hi.checked_add(y.hi)]),
            BinOp::Sub => Range::hull([x.lo.checked_sub(y.hi), x.hi.checked_sub(y.lo)]),
            BinOp::Mul => {
                let corner = |a: i64, b: i64| a.checked_mul(b);
                Range::hull([corner(x.lo, y.lo), corner(x.lo, y.hi), corner(x.hi, y.lo), corner(x.hi, y.hi)])
            }
            // Rounding towards zero is monotonic in the dividend.
            BinOp::Div if y.lo > 0 => {
                Range::hull([Some(x.lo / y.lo), Some(x.lo / y.hi), Some(x.hi / y.lo), Some(x.hi / y.hi)])
            }
            BinOp::Rem if y.lo > 0 => {
                let most = y.hi - 1;
                let lo = if x.lo >= 0 { 0 } else { x.lo.max(-most) };
                Some(Range { lo, hi: if x.hi <= 0 { 0 } else { x.hi.min(most) } })
            }
            BinOp::Min => Some(Range { lo: x.lo.min(y.lo), hi: x.hi.min(y.hi) }),
            BinOp::Max => Some(Range { lo: x.lo.max(y.lo), hi: x.hi.max(y.hi) }),
            _ => None,
        }
    }
}

/// What is known of the values met so far.
#[derive(Default)]
pub(super) struct Ranges {
    ranges: HashMap<Value, Range>,
    /// Values that are not negative and below another.
    below: HashMap<Value, Value>,
}

impl Ranges {
    /// The interval of an index value.
    pub(super) fn get(&self, func: &Func, value: Value) -> Range {
        if let Some(&range) = self.ranges.get(&value) {
            return range;
        }
        match func.def(value) {
            Some(inst) => self.define(func, inst),
            None => Range::ALL,
        }
    }

    /// The value below which an index is known to lie, if it is not negative.
    pub(super) fn bound(&self, value: Value) -> Option<Value> {
        self.below.get(&value).copied()
    }

    fn define(&self, func: &Func, inst: &Inst) -> Range {
        match &inst.op {
            Op::Const { value: crate::ir::Literal::Int(x) } => i64::try_from(*x).map_or(Range::ALL, Range::point),
            Op::Dim { dim } => match (dim.as_int(), dim.as_sym()) {
                (Some(value), _) => Range::point(value),
                (None, Some(Sym::Const(_) | Sym::Extern(_))) => Range::EXTENT,
                (None, None) => Range::ALL,
            },
            Op::Extent { .. } => Range::EXTENT,
            Op::Bin { op } => {
                let (x, y) = (self.get(func, inst.args[0]), self.get(func, inst.args[1]));
                Range::bin(*op, x, y).unwrap_or(Range::ALL)
            }
            Op::Select {} => {
                let (x, y) = (self.get(func, inst.args[1]), self.get(func, inst.args[2]));
                Range { lo: x.lo.min(y.lo), hi: x.hi.max(y.hi) }
            }
            _ => Range::ALL,
        }
    }

    /// Records the interval of an instruction's result.
    pub(super) fn record(&mut self, func: &Func, id: InstId) {
        let inst = &func.insts[id];
        if let Some(result) = inst.result.filter(|&result| *func.ty(result) == Type::INDEX) {
            let range = self.define(func, inst);
            self.ranges.insert(result, range);
        }
    }

    /// Records the intervals of a region's arguments.
    pub(super) fn enter(&mut self, func: &Func, region: RegionId, owner: Option<InstId>) {
        let args = &func.regions[region].args;
        match owner.map(|id| &func.insts[id]) {
            None => {
                for (&arg, &extent) in args.iter().zip(&func.grid) {
                    self.count(func, arg, 0, extent);
                    self.below.insert(arg, extent);
                }
            }
            Some(Inst { op: Op::Parallel {} | Op::Threads {}, args: extents, .. }) => {
                for (&arg, &extent) in args.iter().zip(extents) {
                    self.count(func, arg, 0, extent);
                    self.below.insert(arg, extent);
                }
            }
            Some(Inst { op: Op::For { .. }, args: bounds, .. }) => {
                let lo = self.get(func, bounds[0]).lo;
                self.count(func, args[0], lo, bounds[1]);
                if lo >= 0 {
                    self.below.insert(args[0], bounds[1]);
                }
            }
            Some(_) => {}
        }
    }

    /// `arg` counts from `lo` to below `end`. When there is nothing between,
    /// the region does not run and any interval is right.
    fn count(&mut self, func: &Func, arg: Value, lo: i64, end: Value) {
        let hi = self.get(func, end).hi.saturating_sub(1).max(lo);
        self.ranges.insert(arg, Range { lo, hi });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interp::scalar::eval_bin;
    use crate::launch::Scalar;

    /// Every result for operands in the intervals lies in the result's.
    #[test]
    fn intervals_hold_every_result() {
        let ends = [-9, -8, -4, -3, -1, 0, 1, 2, 3, 5, 8];
        let intervals: Vec<Range> = ends
            .iter()
            .flat_map(|&lo| ends.iter().filter(move |&&hi| lo <= hi).map(move |&hi| Range { lo, hi }))
            .collect();
        for &op in BinOp::ALL {
            for &x in &intervals {
                for &y in &intervals {
                    let Some(range) = Range::bin(op, x, y) else { continue };
                    for (a, b) in (x.lo..=x.hi).flat_map(|a| (y.lo..=y.hi).map(move |b| (a, b))) {
                        let found = eval_bin(op, Scalar::new(a), Scalar::new(b)).expect("integers have the operation");
                        let found = found.bits as i64;
                        assert!((range.lo..=range.hi).contains(&found), "{op:?} of {a} and {b}: {found}, {range:?}");
                    }
                }
            }
        }
        // At the ends of the type nothing wraps unseen.
        let least = Range::point(i64::MIN);
        assert_eq!(Range::bin(BinOp::Sub, Range::point(0), least), None);
        assert_eq!(Range::bin(BinOp::Mul, least, Range::point(-1)), None);
        assert_eq!(Range::bin(BinOp::Div, least, Range::point(1)), Some(least));
        assert_eq!(Range::bin(BinOp::Rem, least, Range { lo: 1, hi: i64::MAX }).map(|r| r.lo), Some(1 - i64::MAX));
    }
}
