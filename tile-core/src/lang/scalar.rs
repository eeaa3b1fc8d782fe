//! Scalar functions of the language: conversions, literals of generic types, selection.

use crate::num::{Element, Extremes, Round};

mod sealed {
    pub trait Scalar {}
    impl<T: super::Element> Scalar for T {}
    impl Scalar for usize {}

    pub trait Word: Sized {}
    impl Word for i32 {}
    impl Word for u32 {}

    pub trait Literal {}
    impl Literal for f64 {}
    impl Literal for i128 {}
}

/// A type that a scalar may have: every [`Element`], and `usize`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a scalar type of the tile language",
    label = "expected `usize` or a type that implements `Element`"
)]
pub trait Scalar: sealed::Scalar + Copy {}

impl<T: Element> Scalar for T {}
impl Scalar for usize {}

/// A literal number as written: `0.5` or `2`.
pub trait Literal: sealed::Literal {}

impl Literal for f64 {}
impl Literal for i128 {}

/// A literal of a type that Rust has no literals of: a type parameter, `f16`.
/// The macro writes it; in a kernel one writes the number.
pub fn lit<T: Scalar>(value: impl Literal) -> T {
    let _ = value;
    outside!("lit")
}

/// Converts between any two scalar types: `cast::<f32>(x)`.
///
/// Floats round to nearest, ties to even; float to integer truncates and
/// saturates, NaN gives 0; integers wrap; a number is `true` unless zero.
pub fn cast<U: Scalar>(x: impl Scalar) -> U {
    let _ = x;
    outside!("cast")
}

/// As [`cast`], with the rounding stated:
/// `cast_with::<i32>(x, Round::NearestEven)`.
pub fn cast_with<U: Scalar>(x: impl Scalar, round: Round) -> U {
    let _ = (x, round);
    outside!("cast_with")
}

/// `a` if the condition holds, else `b`; both are evaluated.
pub fn select<T: Scalar>(condition: bool, a: T, b: T) -> T {
    if condition { a } else { b }
}

/// What an instruction of the target makes of inputs: `unsafe { target_asm!(…) }`.
///
/// # Safety
/// Each instruction computes what the fallback does, from its inputs alone: it touches no memory,
/// and no register but its own.
pub unsafe fn target_asm<T: Scalar, I>(fallback: T, inputs: I) -> T {
    let _ = inputs;
    fallback
}

/// `min`, `max` and `clamp` of types on which neither [`Ord`] nor a bound
/// offers them: `T::Acc`, the 8-bit floats. The methods take references, so
/// that method lookup finds those of `Ord` and inherent ones first.
pub trait MinMax: Extremes {
    /// The smaller operand. When one is NaN, the other.
    fn min(&self, other: Self) -> Self {
        Extremes::min(*self, other)
    }
    /// The larger operand. When one is NaN, the other.
    fn max(&self, other: Self) -> Self {
        Extremes::max(*self, other)
    }
    /// `lo.max(hi.min(self))`.
    fn clamp(&self, lo: Self, hi: Self) -> Self {
        Extremes::clamp(*self, lo, hi)
    }
}

impl<T: Extremes> MinMax for T {}

/// Dot products of the four bytes of two words, `i32` or `u32`. Where the words have the type `i32`,
/// the sum is one, and so of `u32`, where a negative sum wraps.
pub trait Dot4: sealed::Word {
    /// Σ a\[i\]·b\[i\] of signed bytes.
    #[must_use]
    fn dot4_i8(self, b: Self) -> Self {
        let _ = b;
        outside!("dot4_i8")
    }
    /// Σ a\[i\]·b\[i\] of unsigned bytes.
    #[must_use]
    fn dot4_u8(self, b: Self) -> Self {
        let _ = b;
        outside!("dot4_u8")
    }
    /// Σ a\[i\]·b\[i\] of unsigned bytes of `a` and signed ones of `b`.
    #[must_use]
    fn dot4_u8_i8(self, b: Self) -> Self {
        let _ = b;
        outside!("dot4_u8_i8")
    }
}

impl Dot4 for i32 {}
impl Dot4 for u32 {}
