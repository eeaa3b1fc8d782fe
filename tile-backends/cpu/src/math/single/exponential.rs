//! `exp` and `exp2` in `f32`: x = n·ln 2 + r with |r| ≤ ln 2 / 2, eʳ by a minimax polynomial,
//! 2ⁿ by adding to its exponent bits.
//!
//! Exponent bits hold the result unless it is subnormal or infinite. Where it may be subnormal,
//! the exponent is 64 too large and a multiplication by 2⁻⁶⁴ corrects it, rounding once. Where
//! the result is infinite, or x is NaN, x itself decides.
//!
//! AVX-512 has an instruction for all of it, which LLVM does not make of portable code; and
//! scalar code that names the intrinsic is not vectorised.

use super::ROUND;
use crate::level::Level;
use crate::math::{horner, mul_add_f32};
use std::f32::consts::LOG2_E;

/// ln 2 in two parts; products of the first with integers below 2^15 are exact.
pub(super) const LN2_HI: f32 = 0.693_359_375;
pub(super) const LN2_LO: f32 = -2.121_944_4e-4;

/// The integer in `rounded`, a sum with [`ROUND`].
#[inline(always)]
fn integer(rounded: f32) -> i32 {
    rounded.to_bits().wrapping_sub(ROUND.to_bits()) as i32
}

/// 2ⁿ for −127 < n < 128.
#[inline(always)]
pub(super) fn pow2(n: i32) -> f32 {
    f32::from_bits((n.wrapping_add(127) as u32) << 23)
}

/// The limits of the argument and of the normal results.
struct Range {
    /// The least x, below which the result is zero.
    lo: f32,
    /// From here on, the result is normal.
    normal: f32,
    /// The greatest x, above which the result is infinite.
    hi: f32,
}

impl Range {
    /// The argument for which the significand is computed; NaN is kept. Where the result is zero it
    /// is that of 1: an underflow takes a CPU hundreds of cycles.
    #[inline(always)]
    fn limit<const FAST: bool>(&self, x: f32) -> f32 {
        if !FAST && x < self.lo { 0.0 } else { x }
    }

    /// `significand`·2ⁿ, where `rounded` is n plus [`ROUND`], for this `x`.
    #[inline(always)]
    fn scale<const FAST: bool>(&self, significand: f32, rounded: f32, x: f32) -> f32 {
        // Of the bits of `ROUND`, shifting leaves none.
        let bits = significand.to_bits().wrapping_add(rounded.to_bits() << 23);
        let y = if FAST {
            f32::from_bits(bits)
        } else {
            let low = x < self.normal;
            let y = f32::from_bits(if low { bits.wrapping_add(64 << 23) } else { bits });
            if low { y * pow2(-64) } else { y }
        };
        let y = if x < self.lo { 0.0 } else { y };
        if x <= self.hi { y } else { x + f32::INFINITY }
    }
}

/// (eʳ, n) with x = n·ln 2 + r, for |x| below 2^15.
#[inline(always)]
pub(super) fn exp_parts<L: Level, const FAST: bool>(x: f32) -> (f32, i32) {
    let (t, n) = expm1_parts::<L, FAST>(x);
    (t + 1.0, n)
}

/// (eʳ − 1, n).
#[inline(always)]
pub(super) fn expm1_parts<L: Level, const FAST: bool>(x: f32) -> (f32, i32) {
    let (t, rounded) = reduced::<L, FAST>(x);
    (t, integer(rounded))
}

/// (eʳ − 1, n + [`ROUND`]).
#[inline(always)]
fn reduced<L: Level, const FAST: bool>(x: f32) -> (f32, f32) {
    let rounded = mul_add_f32::<L>(x, LOG2_E, ROUND);
    let n = rounded - ROUND;
    let r = mul_add_f32::<L>(n, -LN2_HI, x);
    let r = mul_add_f32::<L>(n, -LN2_LO, r);
    let p = if FAST {
        horner!(mul_add_f32, L, r; 4.999_923e-1, 1.666_711_6e-1, 4.189_033e-2, 8.312_502e-3)
    } else {
        horner!(mul_add_f32, L, r; 4.999_999_4e-1, 1.666_652_1e-1, 4.166_839e-2, 8.368_745_4e-3, 1.381_454_4e-3)
    };
    (mul_add_f32::<L>(r * r, p, r), rounded)
}

/// e to the power `x`.
#[inline(always)]
pub fn exp<L: Level, const FAST: bool>(x: f32) -> f32 {
    let range = Range { lo: if FAST { -87.0 } else { -104.0 }, normal: -86.0, hi: if FAST { 88.0 } else { 88.722_83 } };
    let (t, rounded) = reduced::<L, FAST>(range.limit::<FAST>(x));
    range.scale::<FAST>(t + 1.0, rounded, x)
}

/// 2 to the power `x`.
#[inline(always)]
pub fn exp2<L: Level, const FAST: bool>(x: f32) -> f32 {
    let hi = if FAST { 127.0 } else { 127.999_99 };
    let range = Range { lo: if FAST { -126.0 } else { -151.0 }, normal: -124.0, hi };
    let limited = range.limit::<FAST>(x);
    let rounded = limited + ROUND;
    let r = limited - (rounded - ROUND);
    let p = if FAST {
        horner!(mul_add_f32, L, r; 6.931_470_4e-1, 2.402_224_2e-1, 5.550_734e-2, 9.671_534e-3, 1.326_47e-3)
    } else {
        horner!(mul_add_f32, L, r;
            6.931_472e-1, 2.402_264_8e-1, 5.550_332_4e-2, 9.618_438e-3, 1.339_889_9e-3, 1.535_332_8e-4)
    };
    range.scale::<FAST>(mul_add_f32::<L>(r, p, 1.0), rounded, x)
}
