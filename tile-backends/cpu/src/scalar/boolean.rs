//! `bool` as an element type.
//!
//! Truth values are ordered and converted as the integers 0 and 1; arithmetic on them is
//! refused by the verifier and returns an operand.

use super::{CpuElem, undefined, undefined_bin, undefined_un};
use crate::level::Level;
use tile_core::num::Round;

macro_rules! from_any {
    ($($name:ident $ty:ident;)*) => {$(
        #[inline(always)]
        fn $name(x: $ty) -> bool {
            x != (0 as $ty)
        }
    )*};
}

impl CpuElem for bool {
    type Accum = bool;
    type Bits = u8;
    const ZERO: Self = false;
    const ONE: Self = true;
    const LOWEST: Self = false;
    const HIGHEST: Self = true;

    #[inline(always)]
    fn to_bits(self) -> u8 {
        u8::from(self)
    }
    #[inline(always)]
    fn from_bits(bits: u8) -> Self {
        bits != 0
    }
    #[inline(always)]
    fn add(self, _other: Self) -> Self {
        self
    }
    #[inline(always)]
    fn sub(self, _other: Self) -> Self {
        self
    }
    #[inline(always)]
    fn mul(self, _other: Self) -> Self {
        self
    }
    #[inline(always)]
    fn div(self, _other: Self) -> Self {
        self
    }
    #[inline(always)]
    fn rem(self, _other: Self) -> Self {
        self
    }
    #[inline(always)]
    fn neg(self) -> Self {
        self
    }
    #[inline(always)]
    fn abs(self) -> Self {
        self
    }
    #[inline(always)]
    fn fma<L: Level>(self, _a: Self, _b: Self) -> Self {
        self
    }
    #[inline(always)]
    fn min(self, other: Self) -> Self {
        self & other
    }
    #[inline(always)]
    fn max(self, other: Self) -> Self {
        self | other
    }
    #[inline(always)]
    fn eq(self, other: Self) -> bool {
        self == other
    }
    #[inline(always)]
    fn lt(self, other: Self) -> bool {
        !self & other
    }
    #[inline(always)]
    fn le(self, other: Self) -> bool {
        !self | other
    }
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self & other
    }
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self | other
    }
    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        self ^ other
    }
    #[inline(always)]
    fn not(self) -> Self {
        !self
    }
    undefined!(plain min_nan max_nan shl shr);
    undefined!(words);
    undefined!(floats);
    undefined!(dot dot4_i8 dot4_u8 dot4_u8_i8);
    from_any! { of_small i32; of_i32 i32; of_u32 u32; of_i64 i64; of_u64 u64; of_f32 f32; of_f64 f64; }
    #[inline(always)]
    fn of_f32_round<L: Level>(x: f32, _round: Round) -> Self {
        x != 0.0
    }
    #[inline(always)]
    fn of_f64_round<L: Level>(x: f64, _round: Round) -> Self {
        x != 0.0
    }
    #[inline(always)]
    fn to<D: CpuElem>(self) -> D {
        D::of_small(i32::from(self))
    }
}
