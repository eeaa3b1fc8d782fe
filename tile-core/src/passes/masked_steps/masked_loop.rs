//! A loop as its masks see it: bounds of its values, in terms of its counter and what is in front of it.

use super::sum::{Atom, Sum};
use crate::ir::{BinOp, Dim, Func, Inst, InstId, Literal, Op, RegionId, Value, ValueDef};
use crate::passes::split_masks::extent;
use std::collections::{HashMap, HashSet};

/// Extents of the indices of a tile.
pub(super) type Extents = HashMap<Value, Dim>;

/// A loop, as its masks see it. Its counter counts from zero or more.
pub(super) struct Loop<'f> {
    pub(super) func: &'f Func,
    id: InstId,
    counter: Value,
    /// What is defined in it.
    inside: HashSet<Value>,
    /// Its bounds.
    pub(super) stated: [Sum; 2],
    /// Bits of the counter's magnitude.
    pub(super) bits: u32,
}

impl<'f> Loop<'f> {
    /// Nothing for a loop whose counter may be negative, or whose bounds are beyond 62 bits.
    pub(super) fn new(func: &'f Func, id: InstId) -> Option<Loop<'f>> {
        let inst = &func.insts[id];
        let &[body] = &inst.regions[..] else { return None };
        let &[counter] = &func.regions[body].args[..] else { return None };
        let mut inside: HashSet<Value> = HashSet::from([counter]);
        func.walk(body, &mut |_, inst| {
            inside.extend(inst.result);
            inside.extend(inst.regions.iter().flat_map(|&region| &func.regions[region].args));
        });
        let mut made = Loop { func, id, counter, inside, stated: Default::default(), bits: 0 };
        made.stated = [made.outside(inst.args[0])?, made.outside(inst.args[1])?];
        let [lo, hi] = &made.stated;
        made.bits = hi.bits(0)?.max(lo.bits(0)?);
        lo.is_natural().then_some(made)
    }

    /// A value in front of the loop.
    pub(super) fn outside(&self, value: Value) -> Option<Sum> {
        self.sum(value, &HashMap::new(), false)
    }

    pub(super) fn func(&self) -> &'f Func {
        self.func
    }

    pub(super) fn id(&self) -> InstId {
        self.id
    }

    pub(super) fn body(&self) -> RegionId {
        self.func.insts[self.id].regions[0]
    }

    /// Whether a computation of a sum may wrap.
    pub(super) fn is_wide(&self, sum: &Sum) -> bool {
        sum.bits(self.bits).is_none()
    }

    /// Whether the loop defines a value.
    pub(super) fn defines(&self, value: Value) -> bool {
        self.inside.contains(&value)
    }

    /// The least or the greatest value of an index over the indices of a tile.
    pub(super) fn sum(&self, value: Value, extents: &Extents, greatest: bool) -> Option<Sum> {
        let func = self.func;
        if value == self.counter {
            return Some(Sum::atom(Atom::Counter));
        }
        if let Some(extent) = extents.get(&value) {
            return Some(if greatest { Sum::extent(extent.sub(&Dim::int(1))) } else { Sum::int(0) });
        }
        if let Some(known) = extent(func, value) {
            return Some(Sum::extent(known));
        }
        let of = |value: Value, greatest: bool| self.sum(value, extents, greatest);
        if let Some(Inst { op: Op::Bin { op }, args, .. }) = func.def(value) {
            let [x, y] = [args[0], args[1]];
            let computed = match op {
                BinOp::Add => of(x, greatest).zip(of(y, greatest)).and_then(|(x, y)| x.add(&y)),
                BinOp::Sub => of(x, greatest).zip(of(y, !greatest)).and_then(|(x, y)| x.sub(&y)),
                BinOp::Min => of(x, greatest).zip(of(y, greatest)).map(|(x, y)| x.min(y)),
                BinOp::Max => of(x, greatest).zip(of(y, greatest)).map(|(x, y)| x.max(y)),
                BinOp::Mul => self.product([x, y], extents, greatest),
                BinOp::Div => of(x, greatest).zip(extent(func, y)).and_then(|(x, y)| x.div(&y)),
                _ => None,
            };
            if computed.is_some() {
                return computed;
            }
        }
        if self.defines(value) {
            return None;
        }
        let natural = func.never_negative(value, &|_| false);
        Some(Sum::atom(Atom::Value { value, natural }))
    }

    fn product(&self, sides: [Value; 2], extents: &Extents, greatest: bool) -> Option<Sum> {
        let known = sides.map(|side| extent(self.func, side));
        let (times, value) = match known {
            [Some(times), _] => (times, sides[1]),
            [_, Some(times)] => (times, sides[0]),
            [None, None] => {
                let [x, y] = sides.map(|side| self.outside(side).filter(|_| !self.defines(side)));
                return x?.mul(&y?);
            }
        };
        let falls = !times.never_negative();
        if falls && !Dim::default().sub(&times).never_negative() {
            return None;
        }
        self.sum(value, extents, greatest != falls)?.scale(&times)
    }
}

/// Whether a launch may give a value of any magnitude: it is neither an extent nor a block index,
/// which memory and grids bound.
pub(super) fn is_unbounded(func: &Func, value: Value) -> bool {
    match func.values[value].def {
        ValueDef::Arg(region, _) => region != func.body,
        ValueDef::Param(_) => true,
        ValueDef::Inst(id) => {
            !matches!(func.insts[id].op, Op::Extent { .. } | Op::Dim { .. } | Op::Const { value: Literal::Int(_) })
        }
    }
}
