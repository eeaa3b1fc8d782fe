//! Scalar operations of emitted code, for every element type.
//!
//! The compiler writes the body of a `parallel!` loop once, for any element type and any
//! [`Level`], as calls to the methods of [`CpuElem`]. LLVM's loop vectoriser then turns the
//! loop into vector code of the level. That only works when every method is straight-line code,
//! so each is `#[inline(always)]`, selects instead of branching, never panics and never calls a
//! library function (the exceptions are stated where they stand). The methods take names that
//! also exist on the standard types, so emitted code always names the trait: `CpuElem::exp::<L,
//! false>(x)`.
//!
//! All operations are defined for all element types, because emitted code is generic and its
//! bounds are only `T: CpuElem`. The verifier has already refused the meaningless ones (the
//! sine of a `bool`); those return an operand unchanged.

mod boolean;
mod float;
mod int;
mod narrow;

use crate::atomic::AtomicBits;
use crate::level::Level;
use tile_core::num::{Element, Round};

macro_rules! declare_math {
    ($($(#[$doc:meta])* $name:ident)*) => {$(
        $(#[$doc])*
        #[inline(always)]
        #[must_use]
        fn $name<L: Level, const FAST: bool>(self) -> Self {
            self
        }
    )*};
}

/// An element type with the operations of the language.
///
/// Integers wrap. Each floating-point operation rounds to its own type; those
/// on types narrower than `f32` widen to `f32`, operate and round, which is
/// the correctly rounded result for `+ - * / √`.
pub trait CpuElem: Element {
    /// [`Element::Acc`] with its bound. It is not equated with `Acc` so that
    /// bounds such as `T: CpuElem + Float`, where `Float` equates `Acc` with a
    /// type of its own, stay unambiguous.
    type Accum: CpuElem<Accum = Self::Accum>;
    /// The unsigned integer of the same width.
    type Bits: AtomicBits;
    /// 0.
    const ZERO: Self;
    /// 1.
    const ONE: Self;
    /// The identity of `max`: negative infinity, or the lowest value of a type
    /// without infinities.
    const LOWEST: Self;
    /// The identity of `min`.
    const HIGHEST: Self;

    /// The encoding.
    fn to_bits(self) -> Self::Bits;
    /// The value whose encoding is `bits`. For `bool`, whether any bit is set.
    fn from_bits(bits: Self::Bits) -> Self;

    /// `self + other`.
    #[must_use]
    fn add(self, other: Self) -> Self;
    /// `self - other`.
    #[must_use]
    fn sub(self, other: Self) -> Self;
    /// `self * other`.
    #[must_use]
    fn mul(self, other: Self) -> Self;
    /// `self / other`. Integers truncate, and dividing by 0 gives 0.
    #[must_use]
    fn div(self, other: Self) -> Self;
    /// The remainder of the truncating division, 0 when `other` is 0. Of
    /// integers only.
    #[must_use]
    fn rem(self, other: Self) -> Self;
    /// `-self`.
    #[must_use]
    fn neg(self) -> Self;
    /// The magnitude; the smallest signed integer is its own.
    #[must_use]
    fn abs(self) -> Self;
    /// `self * a + b` rounded once. Below a level with FMA this
    /// calls the C library for `f32` and `f64`.
    #[must_use]
    fn fma<L: Level>(self, a: Self, b: Self) -> Self;

    /// The smaller operand; when one is NaN, the other.
    #[must_use]
    fn min(self, other: Self) -> Self;
    /// The larger operand; when one is NaN, the other.
    #[must_use]
    fn max(self, other: Self) -> Self;
    /// The smaller operand; NaN when either is.
    #[inline(always)]
    #[must_use]
    fn min_nan(self, other: Self) -> Self {
        CpuElem::min(self, other)
    }
    /// The larger operand; NaN when either is.
    #[inline(always)]
    #[must_use]
    fn max_nan(self, other: Self) -> Self {
        CpuElem::max(self, other)
    }
    /// `max(lo, min(self, hi))`.
    #[inline(always)]
    #[must_use]
    fn clamp(self, lo: Self, hi: Self) -> Self {
        CpuElem::max(lo, CpuElem::min(self, hi))
    }

    /// `self == other` (IEEE for floats, as are the next five).
    fn eq(self, other: Self) -> bool;
    /// `self != other`.
    #[inline(always)]
    fn ne(self, other: Self) -> bool {
        !CpuElem::eq(self, other)
    }
    /// `self < other`.
    fn lt(self, other: Self) -> bool;
    /// `self <= other`.
    fn le(self, other: Self) -> bool;
    /// `self > other`.
    #[inline(always)]
    fn gt(self, other: Self) -> bool {
        CpuElem::lt(other, self)
    }
    /// `self >= other`.
    #[inline(always)]
    fn ge(self, other: Self) -> bool {
        CpuElem::le(other, self)
    }
    /// Whether the value is not a number.
    #[inline(always)]
    fn is_nan(self) -> bool {
        false
    }
    /// Whether the value is neither infinite nor NaN.
    #[inline(always)]
    fn is_finite(self) -> bool {
        true
    }
    /// `a` when `condition`, else `b`.
    #[inline(always)]
    #[must_use]
    fn select(condition: bool, a: Self, b: Self) -> Self {
        if condition { a } else { b }
    }

    /// Bitwise and; of truth values, logical.
    #[inline(always)]
    #[must_use]
    fn and(self, _other: Self) -> Self {
        self
    }
    /// Bitwise or.
    #[inline(always)]
    #[must_use]
    fn or(self, _other: Self) -> Self {
        self
    }
    /// Bitwise exclusive or.
    #[inline(always)]
    #[must_use]
    fn xor(self, _other: Self) -> Self {
        self
    }
    /// Complement.
    #[inline(always)]
    #[must_use]
    fn not(self) -> Self {
        self
    }
    /// Left shift. The amount is taken as unsigned; at or above the width the
    /// result is 0.
    #[inline(always)]
    #[must_use]
    fn shl(self, _amount: Self) -> Self {
        self
    }
    /// Right shift, arithmetic for signed types. The amount is taken as
    /// unsigned; at or above the width the result is 0, or all sign bits.
    #[inline(always)]
    #[must_use]
    fn shr(self, _amount: Self) -> Self {
        self
    }
    /// The number of one bits.
    #[inline(always)]
    fn count_ones(self) -> u32 {
        0
    }
    /// The number of zero bits above the highest one bit.
    #[inline(always)]
    fn leading_zeros(self) -> u32 {
        0
    }

    /// Conversion from an integer of magnitude at most 2^24, so that every
    /// path through `f32` is exact.
    fn of_small(x: i32) -> Self;
    /// Conversion from `i32`: integers wrap, floats round to nearest even.
    fn of_i32(x: i32) -> Self;
    /// Conversion from `u32`.
    fn of_u32(x: u32) -> Self;
    /// Conversion from `i64`.
    fn of_i64(x: i64) -> Self;
    /// Conversion from `u64`.
    fn of_u64(x: u64) -> Self;
    /// Conversion from `f32`: integers truncate, saturate and take NaN to 0;
    /// floats round to nearest even, 8-bit ones saturating.
    fn of_f32(x: f32) -> Self;
    /// Conversion from `f64`, rounded once.
    fn of_f64(x: f64) -> Self;
    /// Conversion from `f32` by a stated rounding; integers round to an
    /// integer by it, then saturate.
    fn of_f32_round<L: Level>(x: f32, round: Round) -> Self;
    /// Conversion from `f64` by a stated rounding.
    fn of_f64_round<L: Level>(x: f64, round: Round) -> Self;
    /// Conversion to another element type; see [`cast`](crate::convert::cast).
    fn to<D: CpuElem>(self) -> D;
    /// Conversion by a stated rounding; see
    /// [`cast_round`](crate::convert::cast_round).
    #[inline(always)]
    fn to_round<L: Level, D: CpuElem>(self, _round: Round) -> D {
        self.to()
    }

    declare_math! {
        /// e to the power `self`. The errors of this and the following
        /// functions are in `docs/math.md`; `FAST` asks for the cheaper ones.
        exp
        /// 2 to the power `self`.
        exp2
        /// Natural logarithm.
        ln
        /// Logarithm to base 2.
        log2
        /// Logarithm to base 10.
        log10
        /// Sine of an angle in radians.
        sin
        /// Cosine of an angle in radians.
        cos
        /// Hyperbolic tangent.
        tanh
        /// Error function.
        erf
        /// Logistic function, 1 / (1 + e^−x).
        sigmoid
        /// Square root, correctly rounded.
        sqrt
        /// 1 / √x.
        rsqrt
        /// 1 / x, correctly rounded.
        recip
        /// The largest integer not above `self`.
        floor
        /// The smallest integer not below `self`.
        ceil
        /// The nearest integer, ties away from zero.
        round
        /// The nearest integer, ties to even.
        round_ties_even
        /// The integer part.
        trunc
    }
    /// `self` to the power `exponent`.
    #[inline(always)]
    #[must_use]
    fn powf<L: Level, const FAST: bool>(self, _exponent: Self) -> Self {
        self
    }
}

/// Reinterprets the encoding of `x` as one of the equally wide `D`.
#[inline(always)]
pub fn bitcast<S: CpuElem, D: CpuElem>(x: S) -> D {
    const { assert!(size_of::<S>() == size_of::<D>(), "bitcast between types of different width") };
    let bits = x.to_bits();
    // SAFETY: `S::Bits` and `D::Bits` are the unsigned integer of the width of
    // `S` and `D`, which the assertion above states equal.
    D::from_bits(unsafe { std::mem::transmute_copy::<S::Bits, D::Bits>(&bits) })
}

#[cfg(test)]
mod tests;
