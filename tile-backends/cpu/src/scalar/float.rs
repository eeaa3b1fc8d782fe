//! `f32` and `f64` as element types.

use super::direct::Direct;
use super::{CpuElem, undefined};
use crate::convert::wide;
use crate::level::Level;
use crate::math::round::{round_ties_away, round_to_integer};
use crate::math::{double, single};
use tile_core::expand::functions;
use tile_core::num::Round;

/// The decomposition of a derived row, as straight-line code.
macro_rules! derived_un {
    ($(
        #[doc = $doc:literal]
        $variant:ident = $text:literal: $class:ident => $gives:ident, $how:ident($what:tt), $cost:ident,
        $tolerance:ident $(($($ulps:literal),*))?, $origin:ident, $reference:ident $(($f:expr))?;
    )*) => {
        $(derived_un!(@ $origin $what);)*
    };
    (@ base $what:tt) => {};
    (@ derived $name:ident) => {
        #[inline(always)]
        fn $name<L: Level, const FAST: bool>(self) -> Self {
            functions::$name(&mut Direct::<L, FAST, Self>::default(), self)
        }
    };
}

macro_rules! derived_bin {
    ($(
        #[doc = $doc:literal]
        $variant:ident = $text:literal: $class:ident => $gives:ident, $how:ident($what:tt), $cost:ident,
        $tolerance:ident $(($($ulps:literal),*))?, $origin:ident, $reference:ident $(($f:expr))?;
    )*) => {
        $(derived_bin!(@ $origin $reference $what);)*
    };
    (@ base $reference:ident $what:tt) => {};
    (@ derived special $name:ident) => {
        undefined!(dot $name);
    };
    (@ derived float $name:ident) => {
        #[inline(always)]
        fn $name<L: Level, const FAST: bool>(self, y: Self) -> Self {
            functions::$name(&mut Direct::<L, FAST, Self>::default(), self, y)
        }
    };
}

macro_rules! common {
    ($ty:ident $bits:ident) => {
        type Accum = $ty;
        type Bits = $bits;
        const ZERO: Self = 0.0;
        const ONE: Self = 1.0;
        const LOWEST: Self = $ty::NEG_INFINITY;
        const HIGHEST: Self = $ty::INFINITY;

        #[inline(always)]
        fn to_bits(self) -> $bits {
            $ty::to_bits(self)
        }
        #[inline(always)]
        fn from_bits(bits: $bits) -> Self {
            $ty::from_bits(bits)
        }
        #[inline(always)]
        fn add(self, other: Self) -> Self {
            self + other
        }
        #[inline(always)]
        fn sub(self, other: Self) -> Self {
            self - other
        }
        #[inline(always)]
        fn mul(self, other: Self) -> Self {
            self * other
        }
        #[inline(always)]
        fn div(self, other: Self) -> Self {
            self / other
        }
        #[inline(always)]
        fn rem(self, other: Self) -> Self {
            self % other
        }
        #[inline(always)]
        fn neg(self) -> Self {
            -self
        }
        #[inline(always)]
        fn abs(self) -> Self {
            $ty::abs(self)
        }
        #[inline(always)]
        fn fma<L: Level>(self, a: Self, b: Self) -> Self {
            self.mul_add(a, b)
        }
        #[inline(always)]
        fn min(self, other: Self) -> Self {
            let smaller = if other < self { other } else { self };
            if self.is_nan() { other } else { smaller }
        }
        #[inline(always)]
        fn max(self, other: Self) -> Self {
            let larger = if other > self { other } else { self };
            if self.is_nan() { other } else { larger }
        }
        #[inline(always)]
        fn min_nan(self, other: Self) -> Self {
            let smaller = if self < other { self } else { other };
            if self.is_nan() { self } else { smaller }
        }
        #[inline(always)]
        fn max_nan(self, other: Self) -> Self {
            let larger = if self > other { self } else { other };
            if self.is_nan() { self } else { larger }
        }
        #[inline(always)]
        fn eq(self, other: Self) -> bool {
            self == other
        }
        #[inline(always)]
        fn lt(self, other: Self) -> bool {
            self < other
        }
        #[inline(always)]
        fn le(self, other: Self) -> bool {
            self <= other
        }
        #[inline(always)]
        fn is_nan(self) -> bool {
            $ty::is_nan(self)
        }
        #[inline(always)]
        fn is_finite(self) -> bool {
            $ty::is_finite(self)
        }
        undefined!(bits);
        tile_core::for_each_un_op!(derived_un);
        tile_core::for_each_bin_op!(derived_bin);
        #[inline(always)]
        fn of_small(x: i32) -> Self {
            x as $ty
        }
        #[inline(always)]
        fn of_i32(x: i32) -> Self {
            x as $ty
        }
        #[inline(always)]
        fn of_u32(x: u32) -> Self {
            x as $ty
        }
        #[inline(always)]
        fn of_i64(x: i64) -> Self {
            x as $ty
        }
        #[inline(always)]
        fn of_u64(x: u64) -> Self {
            x as $ty
        }
        #[inline(always)]
        fn of_f32(x: f32) -> Self {
            x as $ty
        }
        #[inline(always)]
        fn of_f64(x: f64) -> Self {
            x as $ty
        }
    };
}

macro_rules! math {
    ($module:ident: $($name:ident)*) => {
        $(#[inline(always)]
        fn $name<L: Level, const FAST: bool>(self) -> Self {
            $module::$name::<L, FAST>(self)
        })*
        #[inline(always)]
        fn powf<L: Level, const FAST: bool>(self, exponent: Self) -> Self {
            $module::powf::<L, FAST>(self, exponent)
        }
        #[inline(always)]
        fn sqrt<L: Level, const FAST: bool>(self) -> Self {
            self.sqrt()
        }
        #[inline(always)]
        fn rsqrt<L: Level, const FAST: bool>(self) -> Self {
            1.0 / self.sqrt()
        }
        #[inline(always)]
        fn recip<L: Level, const FAST: bool>(self) -> Self {
            1.0 / self
        }
        #[inline(always)]
        fn floor<L: Level, const FAST: bool>(self) -> Self {
            round_to_integer::<L, Self>(self, Round::Down)
        }
        #[inline(always)]
        fn ceil<L: Level, const FAST: bool>(self) -> Self {
            round_to_integer::<L, Self>(self, Round::Up)
        }
        #[inline(always)]
        fn round_ties_even<L: Level, const FAST: bool>(self) -> Self {
            round_to_integer::<L, Self>(self, Round::NearestEven)
        }
        #[inline(always)]
        fn trunc<L: Level, const FAST: bool>(self) -> Self {
            round_to_integer::<L, Self>(self, Round::TowardZero)
        }
        #[inline(always)]
        fn round<L: Level, const FAST: bool>(self) -> Self {
            round_ties_away::<L, Self>(self)
        }
    };
}

impl CpuElem for f32 {
    common!(f32 u32);
    math!(single: exp exp2 ln log2 log10 sin cos tanh erf sigmoid);
    #[inline(always)]
    fn of_f32_round<L: Level>(x: f32, _round: Round) -> Self {
        x
    }
    #[inline(always)]
    fn of_f64_round<L: Level>(x: f64, round: Round) -> Self {
        wide::f32_from_f64(x, round)
    }
    #[inline(always)]
    fn to<D: CpuElem>(self) -> D {
        D::of_f32(self)
    }
    #[inline(always)]
    fn to_round<L: Level, D: CpuElem>(self, round: Round) -> D {
        D::of_f32_round::<L>(self, round)
    }
}

impl CpuElem for f64 {
    common!(f64 u64);
    math!(double: exp exp2 ln log2 log10 sin cos tanh erf sigmoid);
    #[inline(always)]
    fn of_f32_round<L: Level>(x: f32, _round: Round) -> Self {
        f64::from(x)
    }
    #[inline(always)]
    fn of_f64_round<L: Level>(x: f64, _round: Round) -> Self {
        x
    }
    #[inline(always)]
    fn to<D: CpuElem>(self) -> D {
        D::of_f64(self)
    }
    #[inline(always)]
    fn to_round<L: Level, D: CpuElem>(self, round: Round) -> D {
        D::of_f64_round::<L>(self, round)
    }
}
