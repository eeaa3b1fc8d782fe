//! Affine forms of index expressions: `c₀ + Σ cᵢ·xᵢ`.
//!
//! The coefficients are symbolic extents. The `xᵢ` are values that are not sums
//! themselves: loop counters, block indices, parameters, loaded numbers. The form
//! answers three questions: how an access moves when the vector index moves, whether it
//! can leave a tile, and whether two blocks can access the same element.
//!
//! Index arithmetic wraps at 64 bits and the form does not, which makes no
//! difference for indices that are compared with extents, as those are below
//! 2⁶³ by a wide margin on any machine.

use crate::ir::{Dim, Value};
use std::collections::BTreeMap;

/// `constant + Σ coefficient·leaf`; no coefficient is zero.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Affine {
    /// What the leaves are added to.
    pub constant: Dim,
    /// The coefficient of each leaf.
    pub terms: BTreeMap<Value, Dim>,
}

impl Affine {
    /// A number.
    pub fn constant(constant: Dim) -> Affine {
        Affine { constant, terms: BTreeMap::new() }
    }

    /// A leaf.
    pub fn leaf(value: Value) -> Affine {
        Affine { constant: Dim::default(), terms: BTreeMap::from([(value, Dim::int(1))]) }
    }

    /// The number, if there are no leaves.
    pub fn as_constant(&self) -> Option<&Dim> {
        self.terms.is_empty().then_some(&self.constant)
    }

    /// Sum.
    pub fn add(&self, other: &Affine) -> Affine {
        let mut out = self.clone();
        out.constant = out.constant.add(&other.constant);
        for (&leaf, coefficient) in &other.terms {
            let sum = out.terms.entry(leaf).or_default();
            *sum = sum.add(coefficient);
        }
        out.terms.retain(|_, coefficient| *coefficient != Dim::default());
        out
    }

    /// Product with a number.
    pub fn scale(&self, factor: &Dim) -> Affine {
        let mut out = self.clone();
        out.constant = out.constant.mul(factor);
        for coefficient in out.terms.values_mut() {
            *coefficient = coefficient.mul(factor);
        }
        out.terms.retain(|_, coefficient| *coefficient != Dim::default());
        out
    }

    /// The coefficient of a leaf.
    pub fn coefficient(&self, leaf: Value) -> Dim {
        self.terms.get(&leaf).cloned().unwrap_or_default()
    }

    /// Without a leaf.
    pub fn without(&self, leaf: Value) -> Affine {
        let mut out = self.clone();
        out.terms.remove(&leaf);
        out
    }
}

/// The values an index may have, both ends included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Range {
    /// The least.
    pub lo: Dim,
    /// The greatest.
    pub hi: Dim,
}

impl Range {
    /// The range of an affine form, given those of its leaves.
    pub fn of(form: &Affine, leaf: &dyn Fn(Value) -> Option<Range>) -> Option<Range> {
        let mut range = Range { lo: form.constant.clone(), hi: form.constant.clone() };
        for (&value, coefficient) in &form.terms {
            let Range { lo, hi } = leaf(value)?;
            let (low, high) = if coefficient.never_negative() {
                (lo, hi)
            } else if Dim::default().sub(coefficient).never_negative() {
                (hi, lo)
            } else {
                return None;
            };
            range.lo = range.lo.add(&low.mul(coefficient));
            range.hi = range.hi.add(&high.mul(coefficient));
        }
        Some(range)
    }
}
