//! `exp` and `exp2`: x = n·ln 2 + r with |r| ≤ ln 2 / 2, eʳ by a minimax
//! polynomial, 2ⁿ by writing exponent bits.
//!
//! The scaling is done in two factors, because 2ⁿ itself overflows or is
//! subnormal for some n whose result is neither. Inputs are clamped to where
//! the result is already infinite or zero; the clamp keeps NaN.

use super::ROUND;
use crate::level::Level;
use crate::math::{horner, mul_add_f32};
use std::f32::consts::LOG2_E;

/// ln 2 in two parts; products of the first with integers below 2^15 are exact.
pub(super) const LN2_HI: f32 = 0.693_359_375;
pub(super) const LN2_LO: f32 = -2.121_944_4e-4;

/// `x` limited to `lo..=hi`, NaN kept.
#[inline(always)]
fn limit(x: f32, lo: f32, hi: f32) -> f32 {
    let x = if x > hi { hi } else { x };
    if x < lo { lo } else { x }
}

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

#[inline(always)]
fn scale<const FAST: bool>(significand: f32, n: i32) -> f32 {
    if FAST {
        significand * pow2(n)
    } else {
        let half = n >> 1;
        significand * pow2(half) * pow2(n.wrapping_sub(half))
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
    let rounded = mul_add_f32::<L>(x, LOG2_E, ROUND);
    let n = rounded - ROUND;
    let r = mul_add_f32::<L>(n, -LN2_HI, x);
    let r = mul_add_f32::<L>(n, -LN2_LO, r);
    let p = if FAST {
        horner!(mul_add_f32, L, r; 4.999_923e-1, 1.666_711_6e-1, 4.189_033e-2, 8.312_502e-3)
    } else {
        horner!(mul_add_f32, L, r; 4.999_999_4e-1, 1.666_652_1e-1, 4.166_839e-2, 8.368_745_4e-3, 1.381_454_4e-3)
    };
    (mul_add_f32::<L>(r * r, p, r), integer(rounded))
}

/// e to the power `x`.
#[inline(always)]
pub fn exp<L: Level, const FAST: bool>(x: f32) -> f32 {
    // With a single factor the result must be normal: 2^-126 ≤ eˣ < 2^127.5.
    let (lo, hi) = if FAST { (-87.0, 88.0) } else { (-104.0, 89.0) };
    let (significand, n) = exp_parts::<L, FAST>(limit(x, lo, hi));
    let y = scale::<FAST>(significand, n);
    if FAST { saturate(y, x, lo, hi) } else { y }
}

/// 2 to the power `x`.
#[inline(always)]
pub fn exp2<L: Level, const FAST: bool>(x: f32) -> f32 {
    let (lo, hi) = if FAST { (-126.0, 127.0) } else { (-151.0, 129.0) };
    let limited = limit(x, lo, hi);
    let rounded = limited + ROUND;
    let r = limited - (rounded - ROUND);
    let p = if FAST {
        horner!(mul_add_f32, L, r; 6.931_470_4e-1, 2.402_224_2e-1, 5.550_734e-2, 9.671_534e-3, 1.326_47e-3)
    } else {
        horner!(mul_add_f32, L, r;
            6.931_472e-1, 2.402_264_8e-1, 5.550_332_4e-2, 9.618_438e-3, 1.339_889_9e-3, 1.535_332_8e-4)
    };
    let y = scale::<FAST>(mul_add_f32::<L>(r, p, 1.0), integer(rounded));
    if FAST { saturate(y, x, lo, hi) } else { y }
}

/// The fast result outside the range in which one factor scales.
#[inline(always)]
fn saturate(y: f32, x: f32, lo: f32, hi: f32) -> f32 {
    let y = if x > hi { f32::INFINITY } else { y };
    if x < lo { 0.0 } else { y }
}
