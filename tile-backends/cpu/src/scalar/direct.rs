//! Shared decompositions computed on numbers: [`Arith`] of `f32` and `f64` at a level.

use super::CpuElem;
use crate::level::Level;
use crate::math::{mul_add_f32, mul_add_f64};
use std::marker::PhantomData;
use tile_core::expand::Arith;

/// Straight-line code of a level, with the cheaper functions when `FAST`.
pub(super) struct Direct<L, const FAST: bool, T>(PhantomData<(L, T)>);

impl<L, const FAST: bool, T> Default for Direct<L, FAST, T> {
    #[inline(always)]
    fn default() -> Self {
        Direct(PhantomData)
    }
}

macro_rules! direct {
    ($($ty:ident $wide:literal $mul_add:ident;)*) => {$(
        impl<L: Level, const FAST: bool> Arith for Direct<L, FAST, $ty> {
            type Value = $ty;
            type Truth = bool;
            const WIDE: bool = $wide;

            #[inline(always)]
            fn number(&mut self, x: f64) -> $ty {
                x as $ty
            }
            direct!(@bin $ty: add + sub - mul * div /);
            #[inline(always)]
            fn mul_add(&mut self, x: $ty, y: $ty, z: $ty) -> $ty {
                $mul_add::<L>(x, y, z)
            }
            #[inline(always)]
            fn neg(&mut self, x: $ty) -> $ty {
                -x
            }
            #[inline(always)]
            fn abs(&mut self, x: $ty) -> $ty {
                x.abs()
            }
            direct!(@un $ty: sqrt exp ln sin cos);
            #[inline(always)]
            fn lt(&mut self, x: $ty, y: $ty) -> bool {
                x < y
            }
            #[inline(always)]
            fn eq(&mut self, x: $ty, y: $ty) -> bool {
                x == y
            }
            #[inline(always)]
            fn select(&mut self, condition: bool, x: $ty, y: $ty) -> $ty {
                if condition { x } else { y }
            }
            #[inline(always)]
            fn is_negative(&mut self, x: $ty) -> bool {
                x.is_sign_negative()
            }
            #[inline(always)]
            fn with_sign(&mut self, x: $ty, sign: $ty) -> $ty {
                x.copysign(sign)
            }
        }
    )*};
    (@bin $ty:ident: $($name:ident $sign:tt)*) => {
        $(#[inline(always)]
        fn $name(&mut self, x: $ty, y: $ty) -> $ty {
            x $sign y
        })*
    };
    (@un $ty:ident: $($name:ident)*) => {
        $(#[inline(always)]
        fn $name(&mut self, x: $ty) -> $ty {
            <$ty as CpuElem>::$name::<L, FAST>(x)
        })*
    };
}

direct! {
    f32 false mul_add_f32;
    f64 true mul_add_f64;
}
