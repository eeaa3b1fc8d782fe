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
mod direct;
mod float;
mod int;
mod narrow;

use crate::atomic::bits::AtomicBits;
use crate::level::Level;
use tile_core::num::{Element, Round};

/// The method of a row that has a float function: no default, so that an omission does not
/// compile. The errors are in `docs/math.md`; `FAST` asks for cheaper functions.
macro_rules! declare_un {
    ($(
        #[doc = $doc:literal]
        $variant:ident = $text:literal: $class:ident => $gives:ident, $how:ident($what:tt), $cost:ident,
        $tolerance:ident $(($($ulps:literal),*))?, $origin:ident, $reference:ident $(($f:expr))?;
    )*) => {
        $(declare_un!(@ $origin $reference $doc $how $what);)*
    };
    (@ base special $doc:literal $how:ident $what:tt) => {};
    (@ $origin:ident $reference:ident $doc:literal method $name:ident) => {
        #[doc = $doc]
        #[must_use]
        fn $name<L: Level, const FAST: bool>(self) -> Self;
    };
}

macro_rules! declare_bin {
    ($(
        #[doc = $doc:literal]
        $variant:ident = $text:literal: $class:ident => $gives:ident, $how:ident($what:tt), $cost:ident,
        $tolerance:ident $(($($ulps:literal),*))?, $origin:ident, $reference:ident $(($f:expr))?;
    )*) => {
        $(declare_bin!(@ $origin $reference $doc $how $what);)*
    };
    (@ base special $doc:literal $how:ident $what:tt) => {};
    (@ $origin:ident $reference:ident $doc:literal method $name:ident) => {
        #[doc = $doc]
        #[must_use]
        fn $name<L: Level, const FAST: bool>(self, y: Self) -> Self;
    };
}

/// Operations that a type does not have, which the verifier has refused: they return an operand.
macro_rules! undefined {
    (bits) => {
        undefined!(plain and or xor shl shr);
        undefined!(words);
        #[inline(always)]
        fn not(self) -> Self {
            self
        }
    };
    (words) => {
        #[inline(always)]
        fn count_ones(self) -> u32 {
            0
        }
        #[inline(always)]
        fn leading_zeros(self) -> u32 {
            0
        }
    };
    (dot $($name:ident)*) => {
        $(#[inline(always)]
        fn $name<L: Level, const FAST: bool>(self, _y: Self) -> Self {
            self
        })*
    };
    (plain $($name:ident)*) => {
        $(#[inline(always)]
        fn $name(self, _other: Self) -> Self {
            self
        })*
    };
    (floats) => {
        tile_core::for_each_un_op!(undefined_un);
        tile_core::for_each_bin_op!(undefined_bin);
        #[inline(always)]
        fn is_nan(self) -> bool {
            false
        }
        #[inline(always)]
        fn is_finite(self) -> bool {
            true
        }
    };
}
use undefined;

/// The functions of floats, of a type that has none.
macro_rules! undefined_un {
    ($(
        #[doc = $doc:literal]
        $variant:ident = $text:literal: $class:ident => $gives:ident, $how:ident($what:tt), $cost:ident,
        $tolerance:ident $(($($ulps:literal),*))?, $origin:ident, $reference:ident $(($f:expr))?;
    )*) => {
        $(undefined_un!(@ $origin $reference $what);)*
    };
    (@ base special $what:tt) => {};
    (@ $origin:ident $reference:ident $name:ident) => {
        #[inline(always)]
        fn $name<L: Level, const FAST: bool>(self) -> Self {
            self
        }
    };
}
use undefined_un;

/// The functions of two floats, of a type that has none.
macro_rules! undefined_bin {
    ($(
        #[doc = $doc:literal]
        $variant:ident = $text:literal: $class:ident => $gives:ident, $how:ident($what:tt), $cost:ident,
        $tolerance:ident $(($($ulps:literal),*))?, $origin:ident, $reference:ident $(($f:expr))?;
    )*) => {
        $(undefined_bin!(@ $origin $reference $what);)*
    };
    (@ $origin:ident special $what:tt) => {};
    (@ $origin:ident $reference:ident $name:ident) => {
        #[inline(always)]
        fn $name<L: Level, const FAST: bool>(self, _y: Self) -> Self {
            self
        }
    };
}
use undefined_bin;

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
    type Bits: AtomicBits + CpuElem<Bits = Self::Bits>;
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
    /// The remainder of the truncating division. For an `other` of 0 that is 0 of integers and NaN
    /// of floats.
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
    #[must_use]
    fn min_nan(self, other: Self) -> Self;
    /// The larger operand; NaN when either is.
    #[must_use]
    fn max_nan(self, other: Self) -> Self;
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
    fn is_nan(self) -> bool;
    /// Whether the value is neither infinite nor NaN.
    fn is_finite(self) -> bool;
    /// `a` when `condition`, else `b`.
    #[inline(always)]
    #[must_use]
    fn select(condition: bool, a: Self, b: Self) -> Self {
        if condition { a } else { b }
    }

    /// Bitwise and; of truth values, logical.
    #[must_use]
    fn and(self, other: Self) -> Self;
    /// Bitwise or.
    #[must_use]
    fn or(self, other: Self) -> Self;
    /// Bitwise exclusive or.
    #[must_use]
    fn xor(self, other: Self) -> Self;
    /// Complement.
    #[must_use]
    fn not(self) -> Self;
    /// Left shift. The amount is taken as unsigned; at or above the width the
    /// result is 0.
    #[must_use]
    fn shl(self, amount: Self) -> Self;
    /// Right shift, arithmetic for signed types. The amount is taken as
    /// unsigned; at or above the width the result is 0, or all sign bits.
    #[must_use]
    fn shr(self, amount: Self) -> Self;
    /// The number of one bits.
    fn count_ones(self) -> u32;
    /// The number of zero bits above the highest one bit.
    fn leading_zeros(self) -> u32;

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

    tile_core::for_each_un_op!(declare_un);
    tile_core::for_each_bin_op!(declare_bin);
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
