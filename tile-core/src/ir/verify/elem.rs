//! Element-type rules for types that may still be parameters.

use crate::elem::{Bound, DType, Elem, Kind};
use crate::ir::Func;
use crate::ir::dim::Same;

/// The family of an element type, as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Class {
    Float,
    /// An integer or index.
    Int,
    Bool,
    /// A number, or one for all that is known (`T: Num`).
    Num,
    /// Anything (`T: Element`).
    Any,
}

impl Class {
    pub(super) fn is_num(self) -> bool {
        matches!(self, Class::Float | Class::Int | Class::Num)
    }
}

/// The family of an element type.
pub(super) fn class(func: &Func, elem: Elem) -> Class {
    match elem {
        Elem::Is(dtype) => match dtype.kind() {
            Kind::Float => Class::Float,
            Kind::Int | Kind::Uint => Class::Int,
            Kind::Bool => Class::Bool,
        },
        // An accumulator type is of its element type's family.
        Elem::Param(i) | Elem::Acc(i) => match func.elems.get(i as usize).map(|p| p.bound) {
            Some(Bound::Float) => Class::Float,
            Some(Bound::Int) => Class::Int,
            Some(Bound::Num) => Class::Num,
            Some(Bound::Element) | None => Class::Any,
        },
    }
}

/// The concrete types that an element type can be.
fn candidates(func: &Func, elem: Elem) -> impl Iterator<Item = DType> {
    let bound = match elem {
        Elem::Is(_) => None,
        Elem::Param(i) | Elem::Acc(i) => func.elems.get(i as usize).map(|p| p.bound),
    };
    DType::ALL.iter().copied().filter_map(move |dtype| match elem {
        Elem::Is(is) => (is == dtype).then_some(dtype),
        Elem::Param(_) => bound.is_none_or(|b| b.admits(dtype)).then_some(dtype),
        Elem::Acc(_) => bound.is_none_or(|b| b.admits(dtype)).then_some(dtype.acc()),
    })
}

/// Compares two element types, which need not be of one parameter.
fn compare(func: &Func, a: Elem, b: Elem, equal: impl Fn(DType, DType) -> bool) -> Same {
    if a == b {
        return Same::Yes;
    }
    let (mut yes, mut no) = (false, false);
    for x in candidates(func, a) {
        for y in candidates(func, b) {
            if equal(x, y) {
                yes = true;
            } else {
                no = true;
            }
        }
    }
    match (yes, no) {
        (true, true) => Same::Unknown,
        (true, false) => Same::Yes,
        (false, _) => Same::No,
    }
}

/// Whether two element types are the same.
pub(super) fn same_elem(func: &Func, a: Elem, b: Elem) -> Same {
    compare(func, a, b, |x, y| x == y)
}

/// Whether cells of one element type may be read as the other.
pub(super) fn same_width(func: &Func, a: Elem, b: Elem) -> Same {
    compare(func, a, b, DType::reads_as)
}
