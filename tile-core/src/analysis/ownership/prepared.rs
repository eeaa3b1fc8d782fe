//! Accesses brought into the form that the ownership proof compares.

use super::Ownership;
use super::equal_values::EqualValues;
use crate::analysis::access::{Access, Interval};
use crate::analysis::affine::Affine;
use crate::elem::Elem;
use crate::ir::{BinOp, CmpOp, Dim, Inst, Op, UnOp, Value, ValueDef};
use std::collections::BTreeMap;

/// An access in the form that the proof compares.
#[derive(Debug)]
pub(super) struct Prepared {
    /// For each axis, where the interval starts and how long it is.
    pub(super) axes: Vec<Option<(Affine, Dim)>>,
    /// What conditions say that block indices are.
    pub(super) fixed: BTreeMap<Value, Affine>,
    /// What conditions say that indices are at least.
    pub(super) least: BTreeMap<Value, Dim>,
    /// What conditions say that indices are at most.
    pub(super) most: BTreeMap<Value, Dim>,
    /// Counters of loops that start at a place of the block: what is added to
    /// that place is at most this.
    pub(super) offsets: BTreeMap<Value, Option<Dim>>,
    /// Counters that tell the block index behind them.
    pub(super) strides: BTreeMap<Value, Value>,
}

impl Prepared {
    /// The form with the block indices that conditions fix.
    pub(super) fn substitute(&self, form: &Affine) -> Affine {
        self.fixed
            .iter()
            .fold(form.clone(), |form, (&index, is)| form.without(index).add(&is.scale(&form.coefficient(index))))
    }
}

impl Ownership<'_, '_> {
    pub(super) fn prepare(&self, access: &Access) -> Prepared {
        let mut prepared = Prepared {
            axes: Vec::new(),
            fixed: BTreeMap::new(),
            least: BTreeMap::new(),
            most: BTreeMap::new(),
            offsets: BTreeMap::new(),
            strides: BTreeMap::new(),
        };
        for &(condition, holds) in &access.conditions {
            self.fix(condition, holds, &mut prepared);
        }
        for interval in &access.axes {
            let axis = match interval {
                Interval::From { base, len } => Some((self.unfold(base, &mut prepared), len.clone())),
                Interval::Any => None,
            };
            prepared.axes.push(axis);
        }
        prepared
    }

    /// Writes counters of loops that start where the block's index says as that
    /// place and an offset.
    fn unfold(&self, form: &Affine, prepared: &mut Prepared) -> Affine {
        let mut out = Affine::constant(form.constant.clone());
        for (&leaf, factor) in &form.terms {
            let term = self.start(leaf, prepared).unwrap_or_else(|| Affine::leaf(leaf));
            out = out.add(&term.scale(factor));
        }
        out
    }

    fn start(&self, counter: Value, prepared: &mut Prepared) -> Option<Affine> {
        let ValueDef::Arg(region, _) = self.values.func.values[counter].def else { return None };
        let owner = self.values.owner(region)?;
        let (Op::For { .. }, &[lo, hi, step]) = (&owner.op, owner.args.as_slice()) else { return None };
        let (lo, step) = (self.values.affine(lo), self.values.affine(step));
        // `t = c·(b + G·k) + rest`
        for (index, extent) in &self.indices {
            let factor = lo.coefficient(*index);
            if factor != Dim::default() && step == extent.scale(&factor) {
                prepared.strides.insert(counter, *index);
                return Some(lo.without(*index).add(&Affine::leaf(counter).scale(&factor)));
            }
        }
        if lo.as_constant().is_some() {
            return None;
        }
        let most = |end: Value| self.values.affine(end).add(&lo.scale(&Dim::int(-1))).as_constant().cloned();
        let most = self.least_of(hi).into_iter().find_map(most).map(|len| len.sub(&Dim::int(1)));
        let lo = self.unfold(&lo, prepared);
        prepared.offsets.insert(counter, most);
        Some(lo.add(&Affine::leaf(counter)))
    }

    /// Values of which an index is at most the least.
    pub(super) fn least_of(&self, value: Value) -> Vec<Value> {
        match self.values.func.def(value) {
            Some(Inst { op: Op::Bin { op: BinOp::Min }, args, .. }) => {
                args.iter().flat_map(|&arg| self.least_of(arg)).collect()
            }
            _ => vec![value],
        }
    }

    /// What a condition says of block indices.
    fn fix(&self, condition: Value, holds: bool, prepared: &mut Prepared) {
        let func = self.values.func;
        let Some(inst) = func.def(condition) else { return };
        match (&inst.op, inst.args.as_slice()) {
            (Op::Bin { op: BinOp::And }, &[x, y]) if holds => {
                self.fix(x, true, prepared);
                self.fix(y, true, prepared);
            }
            (Op::Bin { op: BinOp::Or }, &[x, y]) if !holds => {
                self.fix(x, false, prepared);
                self.fix(y, false, prepared);
            }
            (Op::Un { op: UnOp::Not }, &[x]) => self.fix(x, !holds, prepared),
            (Op::Cmp { op }, &[x, y]) if func.ty(x).elem() == Elem::INDEX => {
                let (x, y) = (self.values.affine(x), self.values.affine(y));
                self.compare(&x, *op, holds, &y, prepared);
                self.compare(&y, op.swapped(), holds, &x, prepared);
            }
            _ => {}
        }
    }

    /// `index op other`, or its opposite, of an index and a value that is the same in all blocks.
    fn compare(&self, index: &Affine, op: CmpOp, holds: bool, other: &Affine, prepared: &mut Prepared) {
        let (Some((&leaf, factor)), 1) = (index.terms.first_key_value(), index.terms.len()) else { return };
        let none = EqualValues::default();
        if factor.as_int() != Some(1) || !other.terms.keys().all(|&leaf| self.is_equal(leaf, &none)) {
            return;
        }
        let other = other.add(&Affine::constant(Dim::default().sub(&index.constant)));
        let at = |more: i64| other.as_constant().map(|n| n.add(&Dim::int(more)));
        let zero = Some(Dim::default());
        match (if holds { op } else { op.opposite() }, self.indices.iter().any(|(index, _)| *index == leaf)) {
            (CmpOp::Eq, true) => {
                prepared.fixed.insert(leaf, other);
            }
            (CmpOp::Lt, true) if at(-1) == zero => {
                prepared.fixed.insert(leaf, Affine::default());
            }
            (CmpOp::Le, true) if at(0) == zero => {
                prepared.fixed.insert(leaf, Affine::default());
            }
            (CmpOp::Eq, false) => {
                prepared.least.extend(at(0).map(|n| (leaf, n)));
                prepared.most.extend(at(0).map(|n| (leaf, n)));
            }
            (CmpOp::Lt, _) => prepared.most.extend(at(-1).map(|n| (leaf, n))),
            (CmpOp::Le, _) => prepared.most.extend(at(0).map(|n| (leaf, n))),
            (CmpOp::Gt, _) => prepared.least.extend(at(1).map(|n| (leaf, n))),
            (CmpOp::Ge, _) => prepared.least.extend(at(0).map(|n| (leaf, n))),
            (CmpOp::Ne, true) if at(0) == zero => {
                prepared.least.insert(leaf, Dim::int(1));
            }
            (CmpOp::Ne, _) => {}
        }
    }
}
