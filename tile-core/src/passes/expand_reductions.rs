//! Decomposes derived reductions into loops over elements and base reductions.
//!
//! ```text
//! reduce.logsumexp %x, %y {axis = 1}      %m = alloc : fragment
//!                                         reduce.max %x, %m {axis = 1}
//!                                    ──►  parallel … { %m := is_finite %m ? %m : 0 }
//!                                         %e = alloc : fragment
//!                                         parallel … { %e := exp (%x - %m) }
//!                                         %s = alloc : fragment
//!                                         reduce.sum %e, %s {axis = 1}
//!                                         parallel … { %y := ln %s + %m }
//! ```
//!
//! Everything is computed in the accumulator type and rounded once. An old value of the
//! destination takes part as one more element. The function may be symbolic.

use crate::elem::Elem;
use crate::ir::{
    BinOp, Builder, CmpOp, CopyHints, Dim, Func, InstId, Literal, MemTy, Op, ReduceOp, RegionId, Space, Type, UnOp,
    Value,
};

/// A region that does what a derived reduction does.
pub(super) fn decompose(func: &mut Func, id: InstId) -> Option<RegionId> {
    let inst = &func.insts[id];
    let Op::Reduce { op, axis, accumulate } = inst.op else { return None };
    let &[src, dst] = &inst.args[..] else { return None };
    let span = inst.span;
    let (from, to) = (func.ty(src).mem()?.clone(), func.ty(dst).mem()?.clone());
    let shape: Option<Vec<Dim>> = from.shape.iter().map(|extent| extent.dim().cloned()).collect();
    let (acc, own, result) = (from.elem.acc(), from.elem, to.elem);
    let region = func.regions.push(crate::ir::Region::default());
    let mut b = Builder::at(func, region);
    b.span = span;
    let keeps = to.rank() == from.rank() && from.rank() > 1;
    let mut d = Decomposition { b, src, dst, axis: axis as usize, keeps, shape: shape?, own, acc, result, accumulate };
    match op {
        ReduceOp::MaxNan => d.extreme(ReduceOp::Max, BinOp::Max),
        ReduceOp::MinNan => d.extreme(ReduceOp::Min, BinOp::Min),
        ReduceOp::Norm2 => d.norm2(),
        ReduceOp::Mean => d.mean(),
        ReduceOp::Var => d.var(),
        ReduceOp::LogSumExp => d.logsumexp(),
        ReduceOp::Sum
        | ReduceOp::Max
        | ReduceOp::Min
        | ReduceOp::Product
        | ReduceOp::AbsMax
        | ReduceOp::AbsSum
        | ReduceOp::Any
        | ReduceOp::All
        | ReduceOp::ArgMax
        | ReduceOp::ArgMin => return None,
    }
    Some(region)
}

struct Decomposition<'f> {
    b: Builder<'f>,
    src: Value,
    dst: Value,
    axis: usize,
    /// Whether the destination has the axis, with one index.
    keeps: bool,
    shape: Vec<Dim>,
    /// The source's type, its accumulator type, and the destination's.
    own: Elem,
    acc: Elem,
    result: Elem,
    accumulate: bool,
}

impl Decomposition<'_> {
    /// The extents of results: one of one element for a line.
    fn reduced(&self) -> Vec<Dim> {
        let mut left = self.shape.clone();
        left.remove(self.axis);
        if left.is_empty() {
            left.push(Dim::int(1));
        }
        left
    }

    fn tile(&mut self, elem: Elem, shape: &[Dim]) -> Value {
        let shape = shape.iter().cloned().map(crate::ir::Extent::Static).collect();
        self.b.value(Op::Alloc {}, &[], &[], Type::Mem(MemTy { space: Space::Fragment, elem, shape }))
    }

    /// A loop over all indices.
    fn each(&mut self, shape: &[Dim], body: impl FnOnce(&mut Self, &[Value])) {
        let extents: Vec<Value> = shape.iter().map(|dim| self.b.dim(dim)).collect();
        let region = self.b.region(&vec![(Type::INDEX, None); shape.len()]);
        let at = self.b.func.regions[region].args.clone();
        let outside = std::mem::replace(&mut self.b.region, region);
        body(self, &at);
        self.b.region = outside;
        self.b.effect(Op::Parallel {}, &extents, &[region]);
    }

    /// For each result, the value that a function of its index gives.
    fn finish(&mut self, value: impl FnOnce(&mut Self, &[Value]) -> Value) {
        self.each(&self.reduced(), |d, at| {
            let value = value(d, at);
            let value = d.cast(value, d.acc, d.result);
            let at = d.destination(at);
            d.store(value, d.dst, &at);
        });
    }

    /// A tile of what a function gives of each element.
    fn elements(&mut self, value: impl FnOnce(&mut Self, Value, &[Value]) -> Value) -> Value {
        let tile = self.tile(self.acc, &self.shape.clone());
        self.each(&self.shape.clone(), |d, at| {
            let x = d.load(d.src, at);
            let x = d.cast(x, d.own, d.acc);
            let reduced = d.without_axis(at);
            let value = value(d, x, &reduced);
            d.store(value, tile, at);
        });
        tile
    }

    /// The base reduction of a tile, in the accumulator type.
    fn reduce(&mut self, op: ReduceOp, tile: Value) -> Value {
        let elem = self.b.func.ty(tile).elem();
        let wide = op.row().fold.is_some_and(|fold| fold.wide);
        // What chooses an element does so in the element's type: not every backend stores another.
        let kept = if wide { self.acc } else { elem };
        let reduced = self.tile(kept, &self.reduced());
        self.b.effect(Op::Reduce { op, axis: self.axis as u32, accumulate: false }, &[tile, reduced], &[]);
        if kept == self.acc {
            return reduced;
        }
        let converted = self.tile(self.acc, &self.reduced());
        self.b.effect(Op::Copy { hints: CopyHints::default(), asynchronous: false }, &[reduced, converted], &[]);
        converted
    }

    /// Replaces each result so far.
    fn update(&mut self, tile: Value, value: impl FnOnce(&mut Self, Value, &[Value]) -> Value) {
        self.each(&self.reduced(), |d, at| {
            let old = d.load(tile, at);
            let new = value(d, old, at);
            d.store(new, tile, at);
        });
    }

    fn without_axis(&mut self, at: &[Value]) -> Vec<Value> {
        let mut left = at.to_vec();
        left.remove(self.axis);
        if left.is_empty() {
            left.push(self.b.index(0));
        }
        left
    }

    /// The index of a result in the destination.
    fn destination(&mut self, at: &[Value]) -> Vec<Value> {
        let mut at = at.to_vec();
        if self.keeps {
            at.insert(self.axis, self.b.index(0));
        }
        at
    }

    /// What the destination holds, in the accumulator type.
    fn old(&mut self, at: &[Value]) -> Value {
        let at = self.destination(at);
        let old = self.load(self.dst, &at);
        self.cast(old, self.result, self.acc)
    }

    fn load(&mut self, memory: Value, at: &[Value]) -> Value {
        let elem = self.b.func.ty(memory).elem();
        self.b.value(Op::Load {}, &[&[memory], at].concat(), &[], Type::Scalar(elem))
    }

    fn store(&mut self, value: Value, memory: Value, at: &[Value]) {
        self.b.effect(Op::Store { unordered: false }, &[&[value, memory], at].concat(), &[]);
    }

    fn cast(&mut self, value: Value, from: Elem, to: Elem) -> Value {
        if from == to {
            return value;
        }
        self.b.value(Op::Cast { round: None }, &[value], &[], Type::Scalar(to))
    }

    fn number(&mut self, x: f64) -> Value {
        self.b.literal(Literal::Float(x), self.acc)
    }

    fn bin(&mut self, op: BinOp, x: Value, y: Value) -> Value {
        self.b.bin(op, x, y)
    }

    fn un(&mut self, op: UnOp, x: Value) -> Value {
        self.b.value(Op::Un { op }, &[x], &[], Type::Scalar(self.acc))
    }

    fn truth(&mut self, op: Op, args: &[Value]) -> Value {
        self.b.value(op, args, &[], Type::BOOL)
    }

    fn select(&mut self, condition: Value, x: Value, y: Value) -> Value {
        self.b.value(Op::Select {}, &[condition, x, y], &[], Type::Scalar(self.acc))
    }

    /// x divided by the number of elements of a line.
    fn over_count(&mut self, x: Value) -> Value {
        let extent = self.shape[self.axis].clone();
        let count = match extent.as_int() {
            Some(count) => self.number(count as f64),
            None => {
                let count = self.b.dim(&extent);
                self.cast(count, Elem::INDEX, self.acc)
            }
        };
        self.bin(BinOp::Div, x, count)
    }

    /// The extreme of what is not NaN, unless a maximum of flags says that there is a NaN.
    fn extreme(&mut self, reduction: ReduceOp, combine: BinOp) {
        let flags = self.elements(|d, x, _| {
            let nan = d.truth(Op::Un { op: UnOp::IsNan }, &[x]);
            let (one, zero) = (d.number(1.0), d.number(0.0));
            d.select(nan, one, zero)
        });
        let flag = self.reduce(ReduceOp::Max, flags);
        let extreme = self.reduce(reduction, self.src);
        self.finish(|d, at| {
            let (mut value, flag) = (d.load(extreme, at), d.load(flag, at));
            let zero = d.number(0.0);
            let mut nan = d.truth(Op::Cmp { op: CmpOp::Gt }, &[flag, zero]);
            if d.accumulate {
                let old = d.old(at);
                value = d.bin(combine, value, old);
                let old = d.truth(Op::Un { op: UnOp::IsNan }, &[old]);
                nan = d.truth(Op::Bin { op: BinOp::Or }, &[nan, old]);
            }
            let no_number = d.number(f64::NAN);
            d.select(nan, no_number, value)
        });
    }

    fn mean(&mut self) {
        let sum = self.reduce(ReduceOp::Sum, self.src);
        self.finish(|d, at| {
            let sum = d.load(sum, at);
            d.over_count(sum)
        });
    }

    fn var(&mut self) {
        let mean = self.reduce(ReduceOp::Sum, self.src);
        self.update(mean, |d, sum, _| d.over_count(sum));
        let squares = self.elements(|d, x, reduced| {
            let mean = d.load(mean, reduced);
            let difference = d.bin(BinOp::Sub, x, mean);
            d.bin(BinOp::Mul, difference, difference)
        });
        let sum = self.reduce(ReduceOp::Sum, squares);
        self.finish(|d, at| {
            let sum = d.load(sum, at);
            d.over_count(sum)
        });
    }

    /// √Σ(x/s)² · s, s the largest magnitude, or 1 if that is 0 or infinite.
    fn norm2(&mut self) {
        let scale = self.reduce(ReduceOp::AbsMax, self.src);
        self.update(scale, |d, mut largest, at| {
            if d.accumulate {
                let old = d.old(at);
                let old = d.un(UnOp::Abs, old);
                largest = d.bin(BinOp::Max, largest, old);
            }
            let (zero, one) = (d.number(0.0), d.number(1.0));
            let some = d.truth(Op::Cmp { op: CmpOp::Gt }, &[largest, zero]);
            let finite = d.truth(Op::Un { op: UnOp::IsFinite }, &[largest]);
            let serves = d.truth(Op::Bin { op: BinOp::And }, &[some, finite]);
            d.select(serves, largest, one)
        });
        let square = |d: &mut Self, x: Value, at: &[Value]| {
            let scale = d.load(scale, at);
            let ratio = d.bin(BinOp::Div, x, scale);
            d.bin(BinOp::Mul, ratio, ratio)
        };
        let squares = self.elements(square);
        let sum = self.reduce(ReduceOp::Sum, squares);
        self.finish(|d, at| {
            let mut sum = d.load(sum, at);
            if d.accumulate {
                let old = d.old(at);
                let old = square(d, old, at);
                sum = d.bin(BinOp::Add, sum, old);
            }
            let root = d.un(UnOp::Sqrt, sum);
            let scale = d.load(scale, at);
            d.bin(BinOp::Mul, root, scale)
        });
    }

    /// ln Σ exp(x − s) + s, s the maximum, or 0 if that is infinite.
    fn logsumexp(&mut self) {
        let shift = self.reduce(ReduceOp::Max, self.src);
        self.update(shift, |d, mut largest, at| {
            if d.accumulate {
                let old = d.old(at);
                largest = d.bin(BinOp::Max, largest, old);
            }
            let zero = d.number(0.0);
            let finite = d.truth(Op::Un { op: UnOp::IsFinite }, &[largest]);
            d.select(finite, largest, zero)
        });
        let power = |d: &mut Self, x: Value, at: &[Value]| {
            let shift = d.load(shift, at);
            let less = d.bin(BinOp::Sub, x, shift);
            d.un(UnOp::Exp, less)
        };
        let powers = self.elements(power);
        let sum = self.reduce(ReduceOp::Sum, powers);
        self.finish(|d, at| {
            let mut sum = d.load(sum, at);
            if d.accumulate {
                let old = d.old(at);
                let old = power(d, old, at);
                sum = d.bin(BinOp::Add, sum, old);
            }
            let logarithm = d.un(UnOp::Ln, sum);
            let shift = d.load(shift, at);
            d.bin(BinOp::Add, logarithm, shift)
        });
    }
}
