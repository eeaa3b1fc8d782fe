//! Comparing extents: equal, different, or a condition on the instance.

use super::Lower;
use super::place::{Ext, Place, shape_text};
use crate::diag::{Code, Loc, Reported};
use tile_core::ir::dim::Same;
use tile_core::ir::{Axis, Condition, ConditionKind, Dim, Op, Value};

/// The number of elements, if constant.
pub(super) fn product(shape: &[Ext]) -> Option<Dim> {
    shape.iter().try_fold(Dim::int(1), |product, ext| match ext {
        Ext::Is(dim) => Some(product.mul(dim)),
        Ext::Named(_) | Ext::Dyn => None,
    })
}

/// Without leading extents of 1, down to `rank`.
pub(super) fn squeezed(shape: &[Ext], rank: usize) -> &[Ext] {
    let mut shape = shape;
    while shape.len() > rank {
        match shape.split_first() {
            Some((first, rest)) if first.is_one() => shape = rest,
            _ => break,
        }
    }
    shape
}

/// Whether two extents are different whatever the instance.
pub(super) fn differ(a: &Ext, b: &Ext) -> bool {
    matches!((a, b), (Ext::Is(a), Ext::Is(b)) if a.same(b) == Same::No)
}

impl Lower<'_> {
    pub(super) fn shape_text(&self, shape: &[Ext]) -> String {
        shape_text(&self.func, shape)
    }

    /// Leaves a condition for the instance.
    pub(super) fn condition(&mut self, kind: ConditionKind, message: String, loc: Loc) {
        if self.func.conditions.iter().any(|condition| condition.kind == kind) {
            return;
        }
        let outer = std::mem::replace(&mut self.loc, loc);
        let span = self.span();
        self.loc = outer;
        self.func.conditions.push(Condition { kind, message, span });
    }

    /// Requires two constant extents to be equal.
    pub(super) fn require_same(
        &mut self,
        a: &Dim,
        b: &Dim,
        message: &str,
        loc: Loc,
        help: &str,
    ) -> Result<(), Reported> {
        match a.same(b) {
            Same::Yes => Ok(()),
            Same::No => Err(self.errors.report(Code::Shape, loc, message, help)),
            Same::Unknown => {
                self.condition(ConditionKind::Equal(a.clone(), b.clone()), message.to_owned(), loc);
                Ok(())
            }
        }
    }

    /// Requires two extents to be equal. `what` describes the places.
    pub(super) fn require_equal(
        &mut self,
        a: &Ext,
        b: &Ext,
        message: &str,
        loc: Loc,
        help: &str,
    ) -> Result<(), Reported> {
        match (a, b) {
            (Ext::Is(a), Ext::Is(b)) => self.require_same(a, b, message, loc, help),
            (Ext::Named(a), Ext::Named(b)) if a == b => Ok(()),
            _ => {
                let help = "state them with `dims!`, or take a region with `t.at([…])`";
                let message = format!("{message}: extents are not known to be equal");
                Err(self.errors.report(Code::UnknownExtent, loc, message, help))
            }
        }
    }

    /// `a` is [M, N], `b` is [K, N].
    pub(super) fn shapes_text(&self, a: &Place, x: &[Ext], b: &Place, y: &[Ext]) -> String {
        format!("`{}` is {}, `{}` is {}", a.text, self.shape_text(x), b.text, self.shape_text(y))
    }

    /// Drops leading axes of extent 1 until the rank is `rank`.
    pub(super) fn squeeze(&mut self, place: &Place, value: Value, shape: Vec<Ext>, rank: usize) -> (Value, Vec<Ext>) {
        let kept = squeezed(&shape, rank).to_vec();
        if kept.len() == shape.len() {
            return (value, shape);
        }
        let dropped = shape.len() - kept.len();
        let mut args = vec![value];
        args.extend((0..shape.len()).map(|_| self.index(0)));
        let axes =
            std::iter::repeat_n(Axis::Drop, dropped).chain(kept.iter().map(|ext| Axis::Keep(ext.extent()))).collect();
        let value = self.memory_op(Op::Region { axes, filled: false }, &args, place, place.elem, &kept);
        (value, kept)
    }

    /// The value of an extent.
    pub(super) fn extent_value(&mut self, place: &Place, axis: usize) -> Value {
        match place.shape.get(axis) {
            Some(Ext::Is(dim)) => {
                let dim = dim.clone();
                self.dim_value(&dim)
            }
            Some(Ext::Named(value)) => *value,
            Some(Ext::Dyn) | None => {
                let ty = self.known(tile_core::elem::Elem::INDEX);
                self.emit(Op::Extent { axis: axis as u32 }, &[place.value], ty)
            }
        }
    }
}
