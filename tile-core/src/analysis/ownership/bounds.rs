//! Bounds of indices, from their definitions and from the conditions around an access.

use super::Ownership;
use super::prepared::Prepared;
use crate::analysis::affine::Affine;
use crate::ir::{BinOp, Dim, Inst, Op, Value, ValueDef};

/// What bounds an index; both ends included.
#[derive(Clone, Debug, Default)]
pub(super) struct Bounds {
    pub(super) lo: Option<Dim>,
    pub(super) hi: Option<Dim>,
}

/// Where bounds of an index come from. A bound by a condition may be of no use
/// where one by the definition is, and the other way round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Source {
    Definitions,
    Conditions,
}

impl Source {
    /// Every one.
    pub(super) const ALL: [Source; 2] = [Source::Definitions, Source::Conditions];
}

/// How deep operations whose bounds are looked for may nest.
const DEPTH: u32 = 6;

impl Ownership<'_, '_> {
    /// The bounds of a form.
    pub(super) fn bounds(&self, form: &Affine, at: &Prepared, source: Source) -> Bounds {
        self.form(form, at, source, DEPTH)
    }

    fn form(&self, form: &Affine, at: &Prepared, source: Source, depth: u32) -> Bounds {
        let mut out = Bounds { lo: Some(form.constant.clone()), hi: Some(form.constant.clone()) };
        let sum = |a: Option<Dim>, b: Option<Dim>, factor: &Dim| Some(a?.add(&b?.mul(factor)));
        for (&leaf, factor) in &form.terms {
            let Bounds { lo, hi } = self.leaf(leaf, at, source, depth);
            let (low, high) = if factor.never_negative() {
                (lo, hi)
            } else if Dim::default().sub(factor).never_negative() {
                (hi, lo)
            } else {
                (None, None)
            };
            out = Bounds { lo: sum(out.lo, low, factor), hi: sum(out.hi, high, factor) };
        }
        out
    }

    fn leaf(&self, leaf: Value, at: &Prepared, source: Source, depth: u32) -> Bounds {
        let defined = self.defined(leaf, at, source, depth);
        // A counter that is written as a place and an offset is not what a condition compares.
        let shifted = at.offsets.contains_key(&leaf) || at.strides.contains_key(&leaf);
        if source == Source::Definitions || shifted {
            return defined;
        }
        let (lo, hi) = (at.least.get(&leaf).cloned(), at.most.get(&leaf).cloned());
        Bounds { lo: lo.or(defined.lo), hi: hi.or(defined.hi) }
    }

    /// The bounds of a leaf by its definition.
    fn defined(&self, leaf: Value, at: &Prepared, source: Source, depth: u32) -> Bounds {
        let zero = Some(Dim::default());
        if let Some((_, extent)) = self.indices.iter().find(|(index, _)| *index == leaf) {
            return Bounds { lo: zero, hi: extent.as_constant().map(|extent| extent.sub(&Dim::int(1))) };
        }
        if let Some(most) = at.offsets.get(&leaf) {
            return Bounds { lo: zero, hi: most.clone() };
        }
        if at.strides.contains_key(&leaf) {
            return Bounds { lo: zero, hi: None };
        }
        match self.values.leaf_range(leaf) {
            Some(range) => Bounds { lo: Some(range.lo), hi: Some(range.hi) },
            None if depth > 0 => self.computed(leaf, at, source, depth - 1),
            None => Bounds::default(),
        }
    }

    /// The bounds of a counter or of the result of an operation.
    fn computed(&self, leaf: Value, at: &Prepared, source: Source, depth: u32) -> Bounds {
        let func = self.values.func;
        let of = |value: Value| self.form(&self.values.affine(value), at, source, depth);
        let natural = |bounds: &Bounds| bounds.lo.as_ref().is_some_and(Dim::never_negative);
        match func.values[leaf].def {
            ValueDef::Arg(region, _) => match self.values.owner(region) {
                Some(Inst { op: Op::Parallel {} | Op::Threads {}, .. }) => {
                    Bounds { lo: Some(Dim::default()), hi: None }
                }
                Some(Inst { op: Op::For { .. }, args, .. }) => {
                    let hi = self.least_of(args[1]).into_iter().find_map(|end| of(end).hi);
                    Bounds { lo: of(args[0]).lo, hi: hi.map(|end| end.sub(&Dim::int(1))) }
                }
                _ => Bounds::default(),
            },
            ValueDef::Param(_) => Bounds::default(),
            ValueDef::Inst(id) => match (&func.insts[id].op, func.insts[id].args.as_slice()) {
                (Op::Extent { .. }, _) => Bounds { lo: Some(Dim::default()), hi: None },
                (Op::Bin { op: BinOp::Rem }, &[x, y]) if natural(&of(x)) => {
                    let divisor = self.values.affine(y).as_constant().cloned();
                    // The remainder by zero is zero.
                    let hi = divisor.filter(|d| d.as_int() != Some(0)).map(|d| d.sub(&Dim::int(1)));
                    Bounds { lo: Some(Dim::default()), hi: hi.filter(Dim::never_negative) }
                }
                (Op::Bin { op: BinOp::Div }, &[x, y]) if natural(&of(x)) && natural(&of(y)) => {
                    let divisor = self.values.affine(y).as_constant().and_then(Dim::as_int);
                    let hi = of(x).hi.and_then(|hi| hi.as_int()).zip(divisor.filter(|&divisor| divisor > 0));
                    Bounds { lo: Some(Dim::default()), hi: hi.map(|(hi, divisor)| Dim::int(hi / divisor)) }
                }
                (Op::Bin { op: BinOp::Min }, &[x, y]) => {
                    let lo = (natural(&of(x)) && natural(&of(y))).then(Dim::default);
                    Bounds { lo, hi: of(x).hi.or(of(y).hi) }
                }
                (Op::Bin { op: BinOp::Max }, &[x, y]) => Bounds { lo: of(x).lo.or(of(y).lo), hi: None },
                _ => Bounds::default(),
            },
        }
    }
}
