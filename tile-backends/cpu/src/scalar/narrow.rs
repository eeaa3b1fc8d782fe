//! The floats narrower than `f32` as element types: widen, operate, round.
//!
//! `f32` has at least twice the significant bits of each plus two, so for `+ - * / √` the
//! second rounding never changes the result of the first. FMA and conversions from wider types
//! round to odd first (see [`wide`]).

use super::{CpuElem, undefined};
use crate::convert::narrow::Narrow;
use crate::convert::wide;
use crate::level::Level;
use tile_core::num::{F8E4M3, F8E5M2, Round, bf16, f16};

/// The functions of rows: widen, operate, round.
macro_rules! un_functions {
    ($(
        #[doc = $doc:literal]
        $variant:ident = $text:literal: $class:ident => $gives:ident, $how:ident($what:tt), $cost:ident,
        $tolerance:ident $(($($ulps:literal),*))?, $origin:ident, $reference:ident $(($f:expr))?;
    )*) => {
        $(un_functions!(@ $origin $reference $what);)*
    };
    (@ base special $what:tt) => {};
    (@ $origin:ident $reference:ident $name:ident) => {
        #[inline(always)]
        fn $name<L: Level, const FAST: bool>(self) -> Self {
            Self::of_f32(<f32 as CpuElem>::$name::<L, FAST>(widen(self)))
        }
    };
}

macro_rules! bin_functions {
    ($(
        #[doc = $doc:literal]
        $variant:ident = $text:literal: $class:ident => $gives:ident, $how:ident($what:tt), $cost:ident,
        $tolerance:ident $(($($ulps:literal),*))?, $origin:ident, $reference:ident $(($f:expr))?;
    )*) => {
        $(bin_functions!(@ $origin $reference $what);)*
    };
    (@ base special $what:tt) => {};
    (@ $origin:ident $reference:ident $name:ident) => {
        #[inline(always)]
        fn $name<L: Level, const FAST: bool>(self, y: Self) -> Self {
            Self::of_f32(<f32 as CpuElem>::$name::<L, FAST>(widen(self), widen(y)))
        }
    };
}

macro_rules! binary {
    ($($name:ident)*) => {$(
        #[inline(always)]
        fn $name(self, other: Self) -> Self {
            Self::of_f32(<f32 as CpuElem>::$name(widen(self), widen(other)))
        }
    )*};
}

macro_rules! narrow {
    ($($ty:ident $bits:ident one $one:literal lowest $lowest:literal highest $highest:literal;)*) => {$(
        impl CpuElem for $ty {
            type Accum = f32;
            type Bits = $bits;
            const ZERO: Self = $ty::from_bits(0);
            const ONE: Self = $ty::from_bits($one);
            const LOWEST: Self = $ty::from_bits($lowest);
            const HIGHEST: Self = $ty::from_bits($highest);

            #[inline(always)]
            fn to_bits(self) -> $bits {
                $ty::to_bits(self)
            }
            #[inline(always)]
            fn from_bits(bits: $bits) -> Self {
                $ty::from_bits(bits)
            }
            binary! { add sub mul div rem min max min_nan max_nan }
            #[inline(always)]
            fn neg(self) -> Self {
                $ty::from_bits($ty::to_bits(self) ^ (1 << ($bits::BITS - 1)))
            }
            #[inline(always)]
            fn abs(self) -> Self {
                $ty::from_bits($ty::to_bits(self) & ($bits::MAX >> 1))
            }
            #[inline(always)]
            fn fma<L: Level>(self, a: Self, b: Self) -> Self {
                Self::of_f64(wide::fma_to_odd(widen(self), widen(a), widen(b)))
            }
            #[inline(always)]
            fn eq(self, other: Self) -> bool {
                widen(self) == widen(other)
            }
            #[inline(always)]
            fn lt(self, other: Self) -> bool {
                widen(self) < widen(other)
            }
            #[inline(always)]
            fn le(self, other: Self) -> bool {
                widen(self) <= widen(other)
            }
            #[inline(always)]
            fn is_nan(self) -> bool {
                widen(self).is_nan()
            }
            #[inline(always)]
            fn is_finite(self) -> bool {
                widen(self).is_finite()
            }
            #[inline(always)]
            fn of_small(x: i32) -> Self {
                Self::of_f32(x as f32)
            }
            #[inline(always)]
            fn of_i32(x: i32) -> Self {
                Self::of_f64(f64::from(x))
            }
            #[inline(always)]
            fn of_u32(x: u32) -> Self {
                Self::of_f64(f64::from(x))
            }
            #[inline(always)]
            fn of_i64(x: i64) -> Self {
                let magnitude = wide::sticky(x.unsigned_abs()) as f64;
                Self::of_f64(if x < 0 { -magnitude } else { magnitude })
            }
            #[inline(always)]
            fn of_u64(x: u64) -> Self {
                Self::of_f64(wide::sticky(x) as f64)
            }
            #[inline(always)]
            fn of_f32(x: f32) -> Self {
                Self::of_code(Self::encode(x))
            }
            #[inline(always)]
            fn of_f64(x: f64) -> Self {
                Self::of_f32(wide::f32_to_odd(x))
            }
            #[inline(always)]
            fn of_f32_round<L: Level>(x: f32, round: Round) -> Self {
                Self::of_code(Self::encode_round(x, round))
            }
            #[inline(always)]
            fn of_f64_round<L: Level>(x: f64, round: Round) -> Self {
                Self::of_code(Self::encode_round(wide::f32_to_odd(x), round))
            }
            #[inline(always)]
            fn to<D: CpuElem>(self) -> D {
                D::of_f32(widen(self))
            }
            #[inline(always)]
            fn to_round<L: Level, D: CpuElem>(self, round: Round) -> D {
                D::of_f32_round::<L>(widen(self), round)
            }
            undefined!(bits);
            tile_core::for_each_un_op!(un_functions);
            tile_core::for_each_bin_op!(bin_functions);
        }
    )*};
}

#[inline(always)]
fn widen<T: Narrow>(x: T) -> f32 {
    T::decode(x.code())
}

narrow! {
    f16 u16 one 0x3c00 lowest 0xfc00 highest 0x7c00;
    bf16 u16 one 0x3f80 lowest 0xff80 highest 0x7f80;
    F8E4M3 u8 one 0x38 lowest 0xfe highest 0x7e;
    F8E5M2 u8 one 0x3c lowest 0xfc highest 0x7c;
}
