//! `powf`: 2^(y·log₂ x) in `f64`, whose 29 more bits cover the digits that the
//! product loses and the rounding of the result, subnormal ones included.

use crate::level::Level;
use crate::math::round::round_to_integer;
use crate::math::{horner, mul_add_f64};
use std::f64::consts::{LN_2, LOG2_E};
use tile_core::num::Round;

/// Adding this to a number below 2^51 rounds it to an integer; to 2^52 it
/// leaves the integer in the low bits.
const ROUND: f64 = 6_755_399_441_055_744.0;
const TWO_52: f64 = 4_503_599_627_370_496.0;
const SQRT_HALF: u64 = 0x3fe6_a09e_0000_0000;

/// log₂ a to 2^-48 of its value, for positive finite `a` that is an `f32`.
#[inline(always)]
fn log2<L: Level>(a: f64) -> f64 {
    let bits = a.to_bits().wrapping_add(1.0_f64.to_bits() - SQRT_HALF);
    let e = f64::from_bits((bits >> 52) | TWO_52.to_bits()) - (TWO_52 + 1023.0);
    let m = f64::from_bits((bits & 0x000f_ffff_ffff_ffff) + SQRT_HALF);
    let s = (m - 1.0) / (m + 1.0);
    let z = s * s;
    let p = horner!(mul_add_f64, L, z;
        6.666_666_666_658_672e-1, 4.000_000_005_254_326e-1, 2.857_141_708_246_748_2e-1,
        2.222_337_526_498_029_4e-1, 1.812_352_072_375_658_4e-1, 1.682_135_132_754_205_6e-1);
    mul_add_f64::<L>(mul_add_f64::<L>(s * z, p, 2.0 * s), LOG2_E, e)
}

/// 2^t for −160 ≤ t ≤ 160.
#[inline(always)]
fn exp2<L: Level>(t: f64) -> f64 {
    let rounded = t + ROUND;
    let r = (t - (rounded - ROUND)) * LN_2;
    let p = horner!(mul_add_f64, L, r;
        5.000_000_067_839_562e-1, 1.666_666_586_714_832e-1, 4.166_629_436_524_025e-2,
        8.333_497_307_054_629e-3, 1.394_470_353_924_593_7e-3, 1.979_031_670_107_501_8e-4);
    let significand = mul_add_f64::<L>(r * r, p, r) + 1.0;
    let n = rounded.to_bits().wrapping_sub(ROUND.to_bits()).wrapping_add(1023);
    significand * f64::from_bits(n << 52)
}

/// `x` to the power `y`, with the special cases of IEEE 754.
#[inline(always)]
pub fn powf<L: Level, const FAST: bool>(x: f32, y: f32) -> f32 {
    let (a, wide) = (f64::from(x).abs(), f64::from(y));
    let l = log2::<L>(a);
    let l = if a < f64::INFINITY { l } else { a };
    let l = if a == 0.0 { f64::NEG_INFINITY } else { l };
    // An infinite exponent of ±1 gives 1.
    let t = if a == 1.0 { 0.0 } else { wide * l };
    let t = if t > 160.0 { 160.0 } else { t };
    let t = if t < -160.0 { -160.0 } else { t };
    let magnitude = exp2::<L>(t) as f32;

    let half = 0.5 * wide;
    let integral = round_to_integer::<L, f64>(wide, Round::NearestEven) == wide;
    let odd = integral & (round_to_integer::<L, f64>(half, Round::NearestEven) != half);
    let signed = if odd { magnitude.copysign(x) } else { magnitude };
    let undefined = (x < 0.0) & (x > f32::NEG_INFINITY) & !integral;
    let signed = if undefined | y.is_nan() { f32::NAN } else { signed };
    if (x == 1.0) | (y == 0.0) { 1.0 } else { signed }
}
