//! Masks that compare elements of tensors along the columns of a tile with those along its rows:
//! document ids, positions, padding.
//!
//! Before, where `%own` has the ids of the block's rows and `%ids` those of all columns:
//! ```text
//! for %lo, %hi, %one (%y: index) {
//!   …
//!   %c = cmp.eq (load %own, %i), (load %ids, %y * 32 + %j) : bool
//!   %v = select %c, %a, %lowest : f32
//! ```
//! After, in front of the loop:
//! ```text
//! %least = aggregate.min of the rows' ids
//! %greatest = aggregate.max of the rows' ids
//! %first = aggregate.first %ids, %lo * 32, %hi * 32, %least, %greatest : index
//! %last = aggregate.last %ids, %lo * 32, %hi * 32, %least, %greatest : index
//! for max(%lo, %first / 32), min(%hi, (%last + 31) / 32), %one (%y: index) { … as before … }
//! ```
//!
//! The comparison can hold for a column whose element is in an interval that follows from the rows.
//! Iterations in front of the first such column, and behind the last, see nothing. It holds for all
//! rows of a column whose element is in another one, and so for whole iterations from the first column
//! on: there the condition is known, and `split_masks` leaves it out.

mod bounds;
#[cfg(test)]
mod tests;

pub(super) use bounds::{Tight, know, tightened};

use super::masked_loop::{Extents, Loop};
use super::sum::{Parts, Sum};
use crate::elem::DType;
use crate::interp::scalar;
use crate::ir::{Aggregate, Axis, CmpOp, Dim, Func, Inst, InstId, Op, RegionId, Value};
use crate::launch::Scalar;
use crate::passes::fold::constant;

/// Elements of a tensor that the kernel only reads, along one axis.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Elements {
    tensor: Value,
    axis: usize,
    /// The index of the first on each axis.
    first: Vec<Sum>,
    count: Dim,
}

/// An end of an interval of elements.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Bound {
    /// The least value of the type.
    Lowest,
    /// The greatest one.
    Highest,
    /// A number.
    Known(Scalar),
    /// A value in front of the loop.
    Value(Value),
    /// The least, or the greatest, of some elements.
    Extreme(Elements, Aggregate),
}

/// A condition can hold in an iteration only if one of its elements is in an interval.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Test {
    /// The condition, and the value that is asked about.
    condition: Value,
    holds: bool,
    /// Those of an iteration: the first counts with the loop.
    columns: Elements,
    /// The ends of that interval.
    possible: [Bound; 2],
    /// The ends of the one whose elements make it hold for all rows, if that is known.
    certain: Option<[Bound; 2]>,
    /// Added to ends, of integers: a bound that is not reached.
    shift: i64,
}

impl Test {
    /// What its indices are made of.
    pub(super) fn add_parts(&self, parts: &mut Parts) {
        let rows = self.possible.iter().filter_map(|bound| match bound {
            Bound::Extreme(rows, _) => Some(rows),
            _ => None,
        });
        for of in rows.chain([&self.columns]) {
            of.first.iter().for_each(|index| parts.extend(index.parts()));
            parts.positive(&of.count);
        }
        let columns = self.columns.first[self.columns.axis].linear();
        columns.iter().for_each(|(times, _)| parts.positive(times));
    }
}

impl Loop<'_> {
    /// What a condition of a `parallel` asks of data, if it has the value `holds`.
    pub(super) fn data_test(&self, parallel: &Inst, condition: Value, holds: bool, extents: &Extents) -> Option<Test> {
        let func = self.func();
        let inst = func.def(condition)?;
        let dtype = |value: Value| func.ty(value).elem().dtype();
        match (&inst.op, &inst.args[..]) {
            // A padding mask of truth values.
            (Op::Load {}, _) if dtype(condition) == Some(DType::Bool) => {
                let columns = self.columns(parallel, condition, extents)?;
                let known = Bound::Known(Scalar { dtype: DType::Bool, bits: holds.into() });
                let ends = [known.clone(), known];
                Some(Test { condition, holds, columns, possible: ends.clone(), certain: Some(ends), shift: 0 })
            }
            (Op::Cmp { op }, &[x, y]) => {
                let dtype = dtype(x)?;
                // What is no number compares otherwise.
                if !holds && dtype.is_float() {
                    return None;
                }
                let op = if holds { *op } else { op.opposite() };
                let of = |column: Value, op: CmpOp, other: Value| {
                    let columns = self.columns(parallel, column, extents)?;
                    let of = [Aggregate::Min, Aggregate::Max].map(|of| self.end((parallel, other), of, dtype, extents));
                    let [Some(least), Some(greatest)] = of else { return None };
                    let (possible, shift) = interval(op, [least.clone(), greatest.clone()], dtype)?;
                    // What is no number is in no interval, and not seen in an extreme.
                    let certain = interval(op, [greatest, least], dtype).filter(|_| !dtype.is_float());
                    let certain = certain.map(|(ends, _)| ends);
                    Some(Test { condition, holds, columns, possible, certain, shift })
                };
                of(x, op, y).or_else(|| of(y, op.swapped(), x))
            }
            _ => None,
        }
    }

    /// A side of a comparison that does not move with the loop, or the least or greatest of its elements.
    fn end(&self, (parallel, side): (&Inst, Value), of: Aggregate, dtype: DType, extents: &Extents) -> Option<Bound> {
        match constant(self.func(), side) {
            Some(known) => Some(Bound::Known(known)),
            None if !self.defines(side) => Some(Bound::Value(side)),
            None => {
                let rows = self.elements(parallel, side, extents)?;
                let still = rows.first.iter().all(|index| !index.counts() && index.is_natural());
                (still && dtype != DType::Bool).then_some(Bound::Extreme(rows, of))
            }
        }
    }

    /// The elements that a value of a `parallel` is in an iteration, which move with the loop.
    fn columns(&self, parallel: &Inst, value: Value, extents: &Extents) -> Option<Elements> {
        let columns = self.elements(parallel, value, extents)?;
        let (times, rest) = columns.first[columns.axis].linear()?;
        let others = columns.first.iter().enumerate().filter(|(axis, _)| *axis != columns.axis);
        let still = others.into_iter().all(|(_, index)| !index.counts() && index.is_natural());
        let rises = times != Dim::default() && times.never_negative();
        (rises && rest.is_natural() && still).then_some(columns)
    }

    /// The elements that a value of a `parallel` goes through.
    fn elements(&self, parallel: &Inst, value: Value, extents: &Extents) -> Option<Elements> {
        let func = self.func();
        let inst = func.def(value).filter(|inst| matches!(inst.op, Op::Load {}))?;
        let memory = inst.args[0];
        let range = |index: Value| Some([self.sum(index, extents, false)?, self.sum(index, extents, true)?]);
        let mut indices: Vec<[Sum; 2]> = inst.args[1..].iter().map(|&index| range(index)).collect::<Option<_>>()?;
        let view = if func.is_input(memory) {
            memory
        } else {
            self.copied(parallel, memory, func.ty(memory).elem().dtype()?)?
        };
        if let Some(region) = func.def(view).filter(|_| func.root(view) != view) {
            let Op::Region { axes, filled: false } = &region.op else { return None };
            if func.root(region.args[0]) != region.args[0] {
                return None;
            }
            let mut inner = indices.into_iter();
            let shifted = axes.iter().zip(&region.args[1..]).map(|(axis, &offset)| {
                let offset = self.sum(offset, extents, false)?;
                match axis {
                    Axis::Drop => Some([offset.clone(), offset]),
                    Axis::Keep(_) => {
                        let [least, greatest] = inner.next()?;
                        Some([least.add(&offset)?, greatest.add(&offset)?])
                    }
                }
            });
            indices = shifted.collect::<Option<_>>()?;
        }
        let difference = |[least, greatest]: &[Sum; 2]| greatest.sub(least)?.as_extent().cloned();
        let counts: Vec<Dim> = indices.iter().map(difference).collect::<Option<_>>()?;
        let moves = |axis: &usize| counts[*axis] != Dim::default() || indices[*axis][0].counts();
        let mut moving = (0..counts.len()).filter(moves);
        let axis = moving.next()?;
        if moving.next().is_some() || indices.iter().any(|[least, _]| self.is_wide(least)) {
            return None;
        }
        let first = indices.into_iter().map(|[least, _]| least).collect();
        Some(Elements { tensor: func.root(view), axis, first, count: counts[axis].add(&Dim::int(1)) })
    }

    /// The part of an input that a tile is a copy of while a `parallel` runs.
    fn copied(&self, parallel: &Inst, tile: Value, dtype: DType) -> Option<Value> {
        let func = self.func();
        if !func.def(tile).is_some_and(|def| matches!(def.op, Op::Alloc {})) {
            return None;
        }
        let writes = |id: InstId| {
            let mut writes = false;
            func.walk_inst(&func.insts[id], &mut |inst| {
                writes |= inst.written().is_some_and(|memory| func.root(memory) == tile);
            });
            writes
        };
        let body = &func.regions[self.body()].insts;
        let mut inside = body.iter().copied().filter(|&id| writes(id));
        let copy = match (inside.next(), inside.next()) {
            (Some(copy), None) => {
                let place = |inst: &Inst| body.iter().position(|&id| std::ptr::eq(&raw const func.insts[id], inst));
                let before = body.iter().position(|&id| id == copy)? < place(parallel)?;
                before.then_some(copy)?
            }
            (None, _) => {
                let around = region_of(func, func.body, self.id())?;
                let front = func.regions[around].insts.iter().take_while(|&&id| id != self.id());
                front.copied().filter(|&id| writes(id)).last()?
            }
            _ => return None,
        };
        let inst = &func.insts[copy];
        let whole = matches!(inst.op, Op::Copy { .. }) && inst.args[1] == tile && func.is_input(inst.args[0]);
        (whole && func.ty(inst.args[0]).elem().dtype() == Some(dtype)).then_some(inst.args[0])
    }
}

/// The elements for which `element op side` holds, where a side is one number or goes from `least` to
/// `greatest`: the ends of an interval, and what is added to them.
fn interval(op: CmpOp, [least, greatest]: [Bound; 2], dtype: DType) -> Option<([Bound; 2], i64)> {
    // Floats next to each other are not told apart.
    let step = i64::from(!dtype.is_float());
    let is = |bound: &Bound, bits: u64| matches!(bound, Bound::Known(known) if known.bits == bits);
    Some(match op {
        CmpOp::Eq => ([least, greatest], 0),
        CmpOp::Le => ([Bound::Lowest, greatest], 0),
        CmpOp::Ge => ([least, Bound::Highest], 0),
        _ if dtype == DType::Bool => return None,
        CmpOp::Lt => ([Bound::Lowest, greatest], -step),
        CmpOp::Gt => ([least, Bound::Highest], step),
        CmpOp::Ne if is(&least, scalar::lowest(dtype)) && step == 1 => ([least, Bound::Highest], 1),
        CmpOp::Ne if is(&least, scalar::highest(dtype)) && step == 1 => ([Bound::Lowest, greatest], -1),
        CmpOp::Ne => return None,
    })
}

/// The region that an instruction stands in.
fn region_of(func: &Func, region: RegionId, id: InstId) -> Option<RegionId> {
    let insts = &func.regions[region].insts;
    if insts.contains(&id) {
        return Some(region);
    }
    insts.iter().flat_map(|&id| &func.insts[id].regions).find_map(|&inner| region_of(func, inner, id))
}
