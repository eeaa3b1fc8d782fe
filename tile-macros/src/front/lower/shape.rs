//! Shape checking: whether extents are equal, different, or left to a condition on the
//! instance.

use super::Lower;
use super::place::{Ext, Place, shape_text};
use crate::diag::{Code, Loc, Reported};
use tile_core::ir::dim::Same;
use tile_core::ir::{Axis, Condition, ConditionKind, Dim, FuncKind, Op, Sym, Value};

/// What to do where extents differ and nothing better is known.
pub(super) const EQUAL: Help<'static> =
    Help::General("make the extents equal, or take a region: `t.at((span(i, M), span(j, N)))`");

/// What to write where extents differ.
#[derive(Clone, Copy, Debug)]
pub(super) enum Help<'h> {
    /// The operands as they were probably meant.
    Certain(&'h str),
    /// What the operation asks for. That the extents are equal in every instance
    /// may be the answer, too.
    General(&'h str),
}

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

/// Whether two extents are equal whatever the instance.
pub(super) fn equal(a: &Ext, b: &Ext) -> bool {
    match (a, b) {
        (Ext::Is(a), Ext::Is(b)) => a.same(b) == Same::Yes,
        (a, b) => a == b && *a != Ext::Dyn,
    }
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
        self.condition_locs.push(loc);
    }

    /// Requires two constant extents to be equal.
    ///
    /// Different expressions over const parameters are an error, as different
    /// const arguments are in Rust, unless the prologue states that they are
    /// equal. Where an outside constant or a division is involved, whose value
    /// the macro does not know, a condition is left for the instance.
    pub(super) fn require_same(
        &mut self,
        a: &Dim,
        b: &Dim,
        message: &str,
        loc: Loc,
        help: Help<'_>,
    ) -> Result<(), Reported> {
        let (x, y) = (self.by_statement(a), self.by_statement(b));
        if a.same(b) == Same::Yes || x.same(&y) == Same::Yes {
            return Ok(());
        }
        let never = x.never_equals(&y);
        let mut known = x.is_polynomial() && y.is_polynomial();
        for dim in [&x, &y] {
            dim.symbols(&mut |sym| known &= matches!(sym, Sym::Const(_)));
        }
        if !known && !never {
            self.condition(ConditionKind::Equal(a.clone(), b.clone()), message.to_owned(), loc);
            return Ok(());
        }
        let help = match help {
            Help::General(_) if !never && self.may_be_stated(a, b) => {
                let (a, b) = (self.func.dim_text(a), self.func.dim_text(b));
                format!("if they are equal in every instance, state it: `require!({a} == {b}, \"…\")`")
            }
            Help::General(text) | Help::Certain(text) => text.to_owned(),
        };
        Err(self.errors.report(Code::Shape, loc, message, help))
    }

    /// Whether a kernel can sensibly state that two extents are equal: one of
    /// them is a const parameter, and the other no number, for which the
    /// parameter would stand.
    fn may_be_stated(&self, a: &Dim, b: &Dim) -> bool {
        let parameter = |dim: &Dim| matches!(dim.as_sym(), Some(Sym::Const(_)));
        self.func.kind == FuncKind::Kernel
            && (parameter(a) || parameter(b))
            && a.as_int().is_none()
            && b.as_int().is_none()
    }

    /// The extent with symbols replaced by what `require!` says they equal.
    fn by_statement(&self, dim: &Dim) -> Dim {
        let mut dim = dim.clone();
        for condition in &self.func.conditions {
            let ConditionKind::Equal(a, b) = &condition.kind else { continue };
            let (sym, value) = match (a.as_sym(), b.as_sym()) {
                (Some(sym), _) => (sym, b),
                (None, Some(sym)) => (sym, a),
                (None, None) => continue,
            };
            if let Some(next) = dim.substitute(&|s| (s == sym).then(|| value.clone())) {
                dim = next;
            }
        }
        dim
    }

    /// Requires two extents to be equal. `what` describes the places.
    pub(super) fn require_equal(
        &mut self,
        a: &Ext,
        b: &Ext,
        message: &str,
        loc: Loc,
        help: Help<'_>,
    ) -> Result<(), Reported> {
        match (a, b) {
            (Ext::Is(a), Ext::Is(b)) => self.require_same(a, b, message, loc, help),
            (Ext::Named(a), Ext::Named(b)) if a == b => Ok(()),
            // Perhaps a `dims!` that states them is among the errors.
            _ if !self.errors.is_empty() => Err(Reported),
            _ => {
                let help = "state them with `dims!`, or take a region with `t.at([…])`";
                // What is not known may well be equal.
                let message = message.replacen(" differ: ", " may differ: ", 1);
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
