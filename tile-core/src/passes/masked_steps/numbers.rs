//! Which of the numbers that decide what a step leaves a scalar is: zero, one, an infinity.

use crate::interp::scalar::Number;
use crate::launch::Scalar;

fn number(x: Scalar) -> Number {
    Number::decode(x.dtype, x.bits)
}

pub(super) fn is_zero(x: Scalar) -> bool {
    matches!(number(x), Number::Int(0)) || matches!(number(x), Number::Float(0.0))
}

pub(super) fn is_one(x: Scalar) -> bool {
    matches!(number(x), Number::Int(1)) || matches!(number(x), Number::Float(1.0))
}

/// Whether a number is one of those that arithmetic keeps exact in `f32` and in `f64`.
pub(super) fn is_exact(x: Scalar) -> bool {
    matches!(number(x), Number::Int(0 | 1))
        || matches!(number(x), Number::Float(x) if x == 0.0 || x == 1.0 || x.is_infinite())
}

pub(super) fn is_finite(x: Scalar) -> bool {
    !matches!(number(x), Number::Float(v) if !v.is_finite())
}
