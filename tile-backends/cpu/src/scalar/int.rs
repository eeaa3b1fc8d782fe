//! Integers as element types.

use super::{CpuElem, undefined, undefined_bin, undefined_un};
use crate::convert::wide;
use crate::dot4::of_words;
use crate::level::Level;
use crate::math::round::round_to_integer;
use tile_core::elem::{DType, Kind};
use tile_core::num::Round;

/// Truncates a float to an integer type, saturating, NaN giving 0, by way of
/// a type that vectors convert to. This is what `as` does too, but LLVM (21)
/// takes the loop apart into scalars for `as`.
macro_rules! truncate {
    ($x:expr, $float:ident => $conv:ident => $ty:ident) => {{
        const LOW: $float = $ty::MIN as $float;
        // The largest float that is not above the largest integer.
        const HIGH: $float = {
            let rounded = $ty::MAX as $float;
            if rounded as i128 > $ty::MAX as i128 { rounded.next_down() } else { rounded }
        };
        let x = $x;
        let limited = if x > LOW { x } else { LOW };
        let limited = if limited < HIGH { limited } else { HIGH };
        // SAFETY: between LOW and HIGH, so not NaN, and its integer part is in
        // the range of `$ty`, which that of `$conv` covers.
        let whole = unsafe { limited.to_int_unchecked::<$conv>() } as $ty;
        let whole = if x > HIGH { $ty::MAX } else { whole };
        if x.is_nan() { 0 } else { whole }
    }};
}

macro_rules! int {
    ($($ty:ident $bits:ident $acc:ident $via:ident $conv:ident $signed:literal;)*) => {$(
        impl CpuElem for $ty {
            type Accum = $acc;
            type Bits = $bits;
            const ZERO: Self = 0;
            const ONE: Self = 1;
            const LOWEST: Self = $ty::MIN;
            const HIGHEST: Self = $ty::MAX;

            #[inline(always)]
            fn to_bits(self) -> $bits {
                self as $bits
            }
            #[inline(always)]
            fn from_bits(bits: $bits) -> Self {
                bits as $ty
            }
            #[inline(always)]
            fn add(self, other: Self) -> Self {
                self.wrapping_add(other)
            }
            #[inline(always)]
            fn sub(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }
            #[inline(always)]
            fn mul(self, other: Self) -> Self {
                self.wrapping_mul(other)
            }
            #[inline(always)]
            fn div(self, other: Self) -> Self {
                // No divisor reaches the instruction that it could trap on:
                // 0, and -1 for the lowest value, are replaced by 1.
                let minus_one = $signed && other == (0 as $ty).wrapping_sub(1);
                let safe = if other == 0 || minus_one { 1 } else { other };
                let quotient = if minus_one { (0 as $ty).wrapping_sub(self) } else { self / safe };
                if other == 0 { 0 } else { quotient }
            }
            #[inline(always)]
            fn rem(self, other: Self) -> Self {
                let minus_one = $signed && other == (0 as $ty).wrapping_sub(1);
                // x % 1 == 0 is the wanted result of both replaced divisors.
                self % (if other == 0 || minus_one { 1 } else { other })
            }
            #[inline(always)]
            fn neg(self) -> Self {
                (0 as $ty).wrapping_sub(self)
            }
            #[inline(always)]
            #[allow(unused_comparisons, reason = "never negative when unsigned")]
            fn abs(self) -> Self {
                if self < 0 { (0 as $ty).wrapping_sub(self) } else { self }
            }
            #[inline(always)]
            fn fma<L: Level>(self, a: Self, b: Self) -> Self {
                self.wrapping_mul(a).wrapping_add(b)
            }
            #[inline(always)]
            fn min(self, other: Self) -> Self {
                if other < self { other } else { self }
            }
            #[inline(always)]
            fn max(self, other: Self) -> Self {
                if other > self { other } else { self }
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
            #[inline(always)]
            fn shl(self, amount: Self) -> Self {
                let amount = amount as $bits;
                let shifted = self.wrapping_shl(amount as u32);
                if amount < $bits::BITS as $bits { shifted } else { 0 }
            }
            #[inline(always)]
            fn shr(self, amount: Self) -> Self {
                let amount = amount as $bits;
                let last = ($bits::BITS - 1) as $bits;
                let shifted = self.wrapping_shr(if amount < last { amount } else { last } as u32);
                if $signed || amount <= last { shifted } else { 0 }
            }
            #[inline(always)]
            fn count_ones(self) -> u32 {
                $ty::count_ones(self)
            }
            #[inline(always)]
            fn leading_zeros(self) -> u32 {
                $ty::leading_zeros(self)
            }
            undefined!(plain min_nan max_nan);
            undefined!(floats);
            #[inline(always)]
            fn dot4_i8<L: Level, const FAST: bool>(self, y: Self) -> Self {
                of_words::<true, true>(self as u32, y as u32) as $ty
            }
            #[inline(always)]
            fn dot4_u8<L: Level, const FAST: bool>(self, y: Self) -> Self {
                of_words::<false, false>(self as u32, y as u32) as $ty
            }
            #[inline(always)]
            fn dot4_u8_i8<L: Level, const FAST: bool>(self, y: Self) -> Self {
                of_words::<false, true>(self as u32, y as u32) as $ty
            }
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
                truncate!(x, f32 => $conv => $ty)
            }
            #[inline(always)]
            fn of_f64(x: f64) -> Self {
                truncate!(x, f64 => $conv => $ty)
            }
            #[inline(always)]
            fn of_f32_round<L: Level>(x: f32, round: Round) -> Self {
                Self::of_f32(round_to_integer::<L, f32>(x, round))
            }
            #[inline(always)]
            fn of_f64_round<L: Level>(x: f64, round: Round) -> Self {
                Self::of_f64(round_to_integer::<L, f64>(x, round))
            }
            #[inline(always)]
            fn to<D: CpuElem>(self) -> D {
                int!(@to $via D self)
            }
            #[inline(always)]
            fn to_round<L: Level, D: CpuElem>(self, round: Round) -> D {
                // Modes are of roundings: other integers are cut, not rounded.
                if !matches!(D::DTYPE.kind(), Kind::Float) {
                    return self.to();
                }
                let value = i128::from(self);
                let double = D::DTYPE == DType::F64;
                D::of_f64_round::<L>(wide::whole(value.unsigned_abs() as u64, value < 0, round, double), round)
            }
        }
    )*};
    (@to small $d:ident $x:ident) => { $d::of_small(i32::from($x)) };
    (@to i32 $d:ident $x:ident) => { $d::of_i32($x) };
    (@to u32 $d:ident $x:ident) => { $d::of_u32($x) };
    (@to i64 $d:ident $x:ident) => { $d::of_i64($x) };
    (@to u64 $d:ident $x:ident) => { $d::of_u64($x) };
}

int! {
    i8 u8 i32 small i32 true; i16 u16 i16 small i32 true; i32 u32 i32 i32 i32 true; i64 u64 i64 i64 i64 true;
    u8 u8 i32 small i32 false; u16 u16 u16 small i32 false; u32 u32 u32 u32 u32 false; u64 u64 u64 u64 u64 false;
}
