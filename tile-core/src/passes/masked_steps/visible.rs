//! For which iterations of a loop a mask may hold somewhere in a tile: an interval of the counter.
//!
//! Bounds of both sides of each comparison over the tile are [sums](super::sum), found by interval
//! arithmetic, and the comparison of bounds is solved for the counter. What cannot be solved holds
//! everywhere, so that the interval is never too small.

use super::data::Test;
use super::masked_loop::{Extents, Loop};
use super::sum::{Atom, Parts, Sum};
use crate::ir::{BinOp, CmpOp, Dim, Inst, Op, Type, UnOp, Value};
use crate::passes::split_masks::extent;

/// Iterations from `lo` to below `hi`, as far as there are bounds, and those below `front`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Interval {
    pub(super) front: Option<Sum>,
    pub(super) lo: Option<Sum>,
    pub(super) hi: Option<Sum>,
    /// What was compared: the interval is right where no sum of it wraps.
    pub(super) parts: Parts,
    /// What data says besides, of all iterations in the interval.
    pub(super) tests: Vec<Test>,
}

impl Interval {
    /// Iterations in both, and between them where there is no interval of these.
    pub(super) fn and(self, other: Interval) -> Interval {
        let (mut x, y) = if self.front.is_some() { (self, other) } else { (other, self) };
        x.parts.extend(y.parts);
        x.tests.extend(y.tests);
        if y.front.is_some() || y.lo.is_some() {
            x = x.hull();
        }
        let both = |x: Option<Sum>, y: Option<Sum>, of: fn(Sum, Sum) -> Sum| match (x, y) {
            (Some(x), Some(y)) => Some(of(x, y)),
            (x, y) => x.or(y),
        };
        let hi = match (&y.front, y.hi) {
            (Some(front), Some(hi)) => Some(hi.max(front.clone())),
            (None, hi) => hi,
            (Some(_), None) => None,
        };
        let lo = if y.front.is_some() { None } else { y.lo };
        Interval {
            front: x.front.map(|front| hi.iter().fold(front, |front, hi| front.min(hi.clone()))),
            lo: both(x.lo, lo, Sum::max),
            hi: both(x.hi, hi, Sum::min),
            parts: x.parts,
            tests: x.tests,
        }
    }

    /// The iterations of both, and those between: but what begins with the loop and what begins
    /// later stay apart.
    fn or(self, other: Interval) -> Interval {
        let (mut x, y) = if self.lo.is_none() { (self, other) } else { (other, self) };
        let apart = x.front.is_none() && x.lo.is_none() && y.front.is_none() && y.lo.is_some();
        x.parts.extend(y.parts.clone());
        if let (Some(front), true) = (&x.hi, apart) {
            // The later part ends no earlier than the front one.
            let hi = y.hi.map(|hi| hi.max(front.clone()));
            return Interval { front: Some(front.clone()), lo: y.lo, hi, parts: x.parts, tests: Vec::new() };
        }
        let (x, y) = (x.hull(), y.hull());
        let hull = |x: Option<Sum>, y: Option<Sum>, of: fn(Sum, Sum) -> Sum| Some(of(x?, y?));
        let (lo, hi) = (hull(x.lo, y.lo, Sum::min), hull(x.hi, y.hi, Sum::max));
        Interval { front: None, lo, hi, parts: x.parts, tests: Vec::new() }
    }

    /// Those of one where a condition in front of the loop holds, and of the other where it does
    /// not; the loop goes from `lo` to `hi`.
    fn choice(condition: Value, intervals: [Interval; 2], [lo, hi]: [Sum; 2]) -> Interval {
        let [x, y] = intervals.map(Interval::hull);
        let mut parts = x.parts;
        parts.extend(y.parts);
        let bound = |x: Option<Sum>, y: Option<Sum>, stated: Sum| {
            let known = x.is_some() || y.is_some();
            let [x, y] = [x, y].map(|bound| bound.unwrap_or_else(|| stated.clone()));
            known.then(|| Sum::choice(condition, x, y))
        };
        Interval { front: None, lo: bound(x.lo, y.lo, lo), hi: bound(x.hi, y.hi, hi), parts, tests: Vec::new() }
    }

    /// The shortest interval without a part in front.
    fn hull(self) -> Interval {
        match self.front {
            Some(front) => Interval { front: None, lo: None, hi: self.hi.map(|hi| hi.max(front)), ..self },
            None => self,
        }
    }
}

impl Loop<'_> {
    /// The iterations in which a condition has a value for some indices of a `parallel`.
    pub(super) fn possible(&self, parallel: &Inst, condition: Value, holds: bool) -> Interval {
        let body = &self.func.regions[parallel.regions[0]];
        let extents = body.args.iter().copied().zip(parallel.args.iter().map(|&arg| extent(self.func, arg)));
        let Some(extents) = extents.map(|(arg, extent)| Some((arg, extent?))).collect() else {
            return Interval::default();
        };
        self.condition(parallel, condition, holds, &extents)
    }

    fn condition(&self, parallel: &Inst, condition: Value, holds: bool, extents: &Extents) -> Interval {
        let Some(inst) = self.func.def(condition).filter(|_| self.defines(condition)) else {
            return Interval::default();
        };
        let [x, y] = [0, 1].map(|side| inst.args.get(side).copied());
        match (&inst.op, x, y) {
            (Op::Un { op: UnOp::Not }, Some(x), _) => self.condition(parallel, x, !holds, extents),
            (Op::Bin { op: op @ (BinOp::And | BinOp::Or) }, Some(x), Some(y)) => {
                let both = (*op == BinOp::And) == holds;
                // One that is in front of the loop says alone, or leaves it to the other.
                let still = [(x, y), (y, x)].into_iter().find(|(side, _)| !both && !self.defines(*side));
                if let Some((side, other)) = still {
                    let other = self.condition(parallel, other, holds, extents);
                    return self.chosen(side, holds, [Interval::default(), other]);
                }
                let [x, y] = [x, y].map(|side| self.condition(parallel, side, holds, extents));
                if both { x.and(y) } else { x.or(y) }
            }
            (Op::Select {}, Some(side), Some(_)) if !self.defines(side) => {
                let sides = [1, 2].map(|arg| self.condition(parallel, inst.args[arg], holds, extents));
                self.chosen(side, true, sides)
            }
            (Op::Cmp { op }, Some(x), Some(y)) if *self.func.ty(x) == Type::INDEX => {
                let op = if holds { *op } else { op.opposite() };
                let interval = self.comparison(op, [x, y], extents);
                interval.unwrap_or_else(|| self.of_data(parallel, condition, holds, extents))
            }
            _ => self.of_data(parallel, condition, holds, extents),
        }
    }

    /// The first interval where a condition in front of the loop has a value, and the second where
    /// it does not.
    fn chosen(&self, condition: Value, holds: bool, [first, second]: [Interval; 2]) -> Interval {
        let intervals = if holds { [first, second] } else { [second, first] };
        Interval::choice(condition, intervals, self.stated.clone())
    }

    /// All iterations, with a test of data.
    fn of_data(&self, parallel: &Inst, condition: Value, holds: bool, extents: &Extents) -> Interval {
        let tests: Vec<Test> = self.data_test(parallel, condition, holds, extents).into_iter().collect();
        let mut parts = Parts::default();
        tests.iter().for_each(|test| test.add_parts(&mut parts));
        Interval { parts, tests, ..Interval::default() }
    }

    fn comparison(&self, op: CmpOp, [x, y]: [Value; 2], extents: &Extents) -> Option<Interval> {
        let bounds = |value: Value| Some([self.sum(value, extents, false)?, self.sum(value, extents, true)?]);
        let ([x_lo, x_hi], [y_lo, y_hi]) = (bounds(x)?, bounds(y)?);
        match op {
            CmpOp::Lt => self.less(&x_lo, &y_hi),
            CmpOp::Le => self.less(&x_lo, &y_hi.plus(1)?),
            CmpOp::Gt => self.less(&y_lo, &x_hi),
            CmpOp::Ge => self.less(&y_lo, &x_hi.plus(1)?),
            CmpOp::Eq => Some(self.less(&x_lo, &y_hi.plus(1)?)?.and(self.less(&y_lo, &x_hi.plus(1)?)?)),
            CmpOp::Ne => None,
        }
    }

    /// The iterations in which `x < y`.
    fn less(&self, x: &Sum, y: &Sum) -> Option<Interval> {
        // What wraps compares otherwise.
        x.bits(self.bits)?;
        y.bits(self.bits)?;
        if let (Some((times, x)), Some((other, y))) = (x.linear(), y.linear()) {
            let mut interval = self.solved(&times.sub(&other), &x, &y)?;
            interval.parts.extend(x.parts());
            interval.parts.extend(y.parts());
            return Some(interval);
        }
        if !y.counts() {
            let (atom, rest) = x.isolated()?;
            let y = &y.sub(&rest)?;
            match atom {
                Atom::Quotient(dividend, divisor) => self.divided(&divisor, &dividend, &y.scale(&divisor)?),
                Atom::Max(sides) => Some(self.less(&sides[0], y)?.and(self.less(&sides[1], y)?)),
                Atom::Min(sides) => Some(self.less(&sides[0], y)?.or(self.less(&sides[1], y)?)),
                _ => None,
            }
        } else if !x.counts() {
            let (atom, rest) = y.isolated()?;
            let x = &x.sub(&rest)?;
            match atom {
                Atom::Quotient(dividend, divisor) => {
                    // Rounding towards zero: a negative quotient may be less by a whole divisor.
                    let from = match x.is_natural() || dividend.is_natural() {
                        true => x.plus(1)?.scale(&divisor)?.plus(-1)?,
                        false => x.scale(&divisor)?,
                    };
                    self.divided(&divisor, &from, &dividend)
                }
                Atom::Max(sides) => Some(self.less(x, &sides[0])?.or(self.less(x, &sides[1])?)),
                Atom::Min(sides) => Some(self.less(x, &sides[0])?.and(self.less(x, &sides[1])?)),
                _ => None,
            }
        } else {
            None
        }
    }

    /// The iterations in which `x < y`, which says what is asked where a divisor is positive.
    fn divided(&self, divisor: &Dim, x: &Sum, y: &Sum) -> Option<Interval> {
        let mut interval = self.less(x, y)?;
        interval.parts.positive(divisor);
        Some(interval)
    }

    /// The iterations in which `times · counter + x < y`.
    fn solved(&self, times: &Dim, x: &Sum, y: &Sum) -> Option<Interval> {
        let opposite = Dim::default().sub(times);
        let rises = times.never_negative();
        if times.as_int() == Some(0) {
            return Some(Interval::default());
        } else if !rises && !opposite.never_negative() {
            return None;
        }
        let steep = if rises { times } else { &opposite };
        let distance = if rises { y.sub(x)? } else { x.sub(y)? };
        // The first that holds no longer, or the first that holds.
        let beyond = if rises { steep.sub(&Dim::int(1)) } else { steep.clone() };
        let dividend = distance.add(&Sum::extent(beyond))?;
        dividend.bits(self.bits)?;
        // The counter is not negative, and a bound below zero is as good as zero.
        let dividend = if steep.as_int() == Some(1) { dividend } else { dividend.max(Sum::int(0)) };
        let bound = Some(dividend.div(steep)?);
        let mut interval = match rises {
            true => Interval { hi: bound, ..Interval::default() },
            false => Interval { lo: bound, ..Interval::default() },
        };
        interval.parts.positive(steep);
        Some(interval)
    }
}
