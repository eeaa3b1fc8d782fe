//! `exp`, `exp2` and the logistic function; see the `f32` ones for the method.

use crate::level::Level;
use crate::math::{horner, mul_add_f64};
use std::f64::consts::{LN_2, LOG2_E};

const ROUND: f64 = 6_755_399_441_055_744.0;
/// ln 2 in two parts; products of the first with integers below 2^20 are exact.
const LN2_HI: f64 = 6.931_471_803_691_238e-1;
const LN2_LO: f64 = 1.908_214_929_270_587_7e-10;

/// The argument for which the result is computed. Where that is zero it is 0: an underflow takes a
/// CPU hundreds of cycles.
#[inline(always)]
fn limit(x: f64, lo: f64, hi: f64) -> f64 {
    let x = if x > hi { hi } else { x };
    if x < lo { 0.0 } else { x }
}

/// The result for an argument below which it is zero.
#[inline(always)]
fn above(x: f64, lo: f64, y: f64) -> f64 {
    if x < lo { 0.0 } else { y }
}

/// eʳ·2ⁿ, where `rounded` is n plus [`ROUND`].
#[inline(always)]
fn finish<L: Level>(r: f64, rounded: f64) -> f64 {
    let p = horner!(mul_add_f64, L, r;
        0.5, 1.666_666_666_666_668_2e-1, 4.166_666_666_666_095_4e-2, 8.333_333_333_316_982e-3,
        1.388_888_888_911_639_4e-3, 1.984_126_989_651_728_7e-4, 2.480_158_692_566_170_6e-5,
        2.755_723_472_586_573_9e-6, 2.755_758_232_495_889_2e-7, 2.511_208_513_101_988_4e-8,
        2.082_657_071_046_340_8e-9);
    let significand = mul_add_f64::<L>(r * r, p, r) + 1.0;
    // `n` with a bias that keeps it positive, so that halving is a logical
    // shift: an arithmetic one of 64 bits needs AVX-512.
    let biased = rounded.to_bits().wrapping_sub(ROUND.to_bits()).wrapping_add(2 * 1023);
    let half = biased >> 1;
    significand * f64::from_bits(half << 52) * f64::from_bits(biased.wrapping_sub(half) << 52)
}

/// e to the power `x`.
#[inline(always)]
pub fn exp<L: Level, const FAST: bool>(x: f64) -> f64 {
    const LO: f64 = -746.0;
    let limited = limit(x, LO, 710.0);
    let rounded = mul_add_f64::<L>(limited, LOG2_E, ROUND);
    let n = rounded - ROUND;
    let r = mul_add_f64::<L>(n, -LN2_HI, limited);
    above(x, LO, finish::<L>(mul_add_f64::<L>(n, -LN2_LO, r), rounded))
}

/// 2 to the power `x`.
#[inline(always)]
pub fn exp2<L: Level, const FAST: bool>(x: f64) -> f64 {
    const LO: f64 = -1076.0;
    let limited = limit(x, LO, 1025.0);
    let rounded = limited + ROUND;
    above(x, LO, finish::<L>((limited - (rounded - ROUND)) * LN_2, rounded))
}

/// 1 / (1 + e^−x).
#[inline(always)]
pub fn sigmoid<L: Level, const FAST: bool>(x: f64) -> f64 {
    let e = exp::<L, FAST>(-x.abs());
    let numerator = if x < 0.0 { e } else { 1.0 };
    numerator / (1.0 + e)
}
