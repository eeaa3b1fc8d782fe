//! What is known of an element or a scalar in an iteration in which a mask hides everything, and what
//! operations make of that.

use super::numbers::{is_finite, is_one, is_zero};
use crate::elem::DType;
use crate::interp::scalar;
use crate::ir::{BinOp, UnOp, Value};
use crate::launch::Scalar;

/// What an element or a scalar is.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Element {
    /// A number.
    Known(Scalar),
    /// What a tile had at these indices when the iteration began.
    Start(Value, Vec<Value>),
    /// A finite number above zero.
    Positive,
    /// A finite number.
    Finite,
    /// Anything.
    Unknown,
}

/// What two operands give.
pub(super) fn binary(op: BinOp, x: Element, y: Element, dtype: Option<DType>) -> Element {
    use Element::{Finite, Known, Positive, Unknown};
    let finite = |element: &Element| match element {
        Known(x) => is_finite(*x),
        Element::Start(..) | Finite | Positive => true,
        Unknown => false,
    };
    match (op, &x, &y) {
        (_, Known(a), Known(b)) => known(scalar::eval_bin(op, *a, *b)),
        (_, Unknown, _) | (_, _, Unknown) => Unknown,
        (BinOp::Add, Known(a), _) if is_zero(*a) => y,
        (BinOp::Add | BinOp::Sub, _, Known(b)) if is_zero(*b) => x,
        // Infinity and a finite number.
        (BinOp::Add | BinOp::Sub, Known(a), _) if !is_finite(*a) => x,
        (BinOp::Add, _, Known(b)) if !is_finite(*b) => y,
        (BinOp::Sub, _, Known(b)) if !is_finite(*b) => known(scalar::eval_un(UnOp::Neg, *b)),
        (BinOp::Sub, Element::Start(a, i), Element::Start(b, j)) if (a, i) == (b, j) => {
            known(dtype.map(|dtype| Scalar { dtype, bits: scalar::ZERO }))
        }
        (BinOp::Mul, Known(a), _) if is_one(*a) => y,
        (BinOp::Mul | BinOp::Div, _, Known(b)) if is_one(*b) => x,
        (BinOp::Mul | BinOp::Div, Known(a), _) if is_zero(*a) => x,
        (BinOp::Mul, _, Known(b)) if is_zero(*b) => y,
        (BinOp::Mul | BinOp::Div, Known(a), Positive) if !is_finite(*a) => x,
        (BinOp::Mul, Positive, Known(b)) if !is_finite(*b) => y,
        (BinOp::Max, Known(a), _) if a.bits == scalar::lowest(a.dtype) => y,
        (BinOp::Max, _, Known(b)) if b.bits == scalar::lowest(b.dtype) => x,
        (BinOp::Min, Known(a), _) if a.bits == scalar::highest(a.dtype) => y,
        (BinOp::Min, _, Known(b)) if b.bits == scalar::highest(b.dtype) => x,
        (BinOp::Max | BinOp::Min, ..) if x == y => x,
        _ if finite(&x) && finite(&y) => Finite,
        _ => Unknown,
    }
}

pub(super) fn known(result: Option<Scalar>) -> Element {
    result.map_or(Element::Unknown, Element::Known)
}

pub(super) fn truth(holds: bool) -> Element {
    Element::Known(Scalar { dtype: DType::Bool, bits: holds.into() })
}

pub(super) fn either(x: Element, y: Element) -> Element {
    match (&x, &y) {
        _ if x == y => x,
        (Element::Unknown, _) | (_, Element::Unknown) => Element::Unknown,
        (Element::Known(a), _) | (_, Element::Known(a)) if !is_finite(*a) => Element::Unknown,
        _ => Element::Finite,
    }
}
