//! Logarithms: x = 2ᵉ·m with √½ ≤ m < √2, and ln m = f − f²/2 + f³·P(f) with
//! f = m − 1.
//!
//! The leading terms are added last and in order of size, so each function's
//! error is that of its last additions.

use super::exponential::{LN2_HI, LN2_LO};
use crate::level::Level;
use crate::math::{horner, mul_add_f32};
use std::f64::consts::{LOG10_2, LOG10_E};

/// Bits of √½ rounded down.
const SQRT_HALF: u32 = 0x3f35_04f3;

/// (e, f, −f²/2 + f³·P(f)). Meaningless for specials, which [`specials`]
/// replaces.
#[inline(always)]
fn parts<L: Level, const FAST: bool>(x: f32) -> (f32, f32, f32) {
    let tiny = !FAST && x < f32::MIN_POSITIVE;
    let scaled = if tiny { x * 8_388_608.0 } else { x };
    let bits = scaled.to_bits().wrapping_add(1.0_f32.to_bits() - SQRT_HALF);
    let e = (bits >> 23) as i32 - if tiny { 127 + 23 } else { 127 };
    let f = f32::from_bits((bits & 0x007f_ffff) + SQRT_HALF) - 1.0;
    let p = if FAST {
        horner!(mul_add_f32, L, f;
            3.333_424_6e-1, -2.498_326_6e-1, 1.992_450_5e-1, -1.713_713_3e-1, 1.602_436_9e-1, -1.019_169_6e-1)
    } else {
        horner!(mul_add_f32, L, f;
            3.333_331_3e-1, -2.500_001e-1, 2.000_212e-1, -1.666_799_6e-1, 1.421_955_3e-1, -1.240_559e-1,
            1.188_816_3e-1, -1.167_565_1e-1, 6.746_638e-2)
    };
    let square = f * f;
    (e as f32, f, mul_add_f32::<L>(square * f, p, -0.5 * square))
}

/// `y`, unless `x` is not a positive finite number.
#[inline(always)]
fn specials<const FAST: bool>(y: f32, x: f32) -> f32 {
    let y = if x < f32::INFINITY { y } else { x };
    let zero = if FAST { x.abs() < f32::MIN_POSITIVE } else { x == 0.0 };
    let y = if x < 0.0 { f32::NAN } else { y };
    if zero { f32::NEG_INFINITY } else { y }
}

/// Natural logarithm.
#[inline(always)]
pub fn ln<L: Level, const FAST: bool>(x: f32) -> f32 {
    let (e, f, tail) = parts::<L, FAST>(x);
    let y = mul_add_f32::<L>(e, LN2_LO, tail) + f;
    specials::<FAST>(mul_add_f32::<L>(e, LN2_HI, y), x)
}

/// Logarithm to base 2.
#[inline(always)]
pub fn log2<L: Level, const FAST: bool>(x: f32) -> f32 {
    const LOG2_E_LESS_1: f32 = 0.442_695_04;
    let (e, f, tail) = parts::<L, FAST>(x);
    let y = mul_add_f32::<L>(f, LOG2_E_LESS_1, tail * LOG2_E_LESS_1);
    specials::<FAST>(((y + tail) + f) + e, x)
}

/// Logarithm to base 10.
#[inline(always)]
pub fn log10<L: Level, const FAST: bool>(x: f32) -> f32 {
    let (e, f, tail) = parts::<L, FAST>(x);
    // Neither product has a factor with few bits, so both would round; in f64
    // they are as good as exact.
    let ln_m = f64::from(f) + f64::from(tail);
    specials::<FAST>((ln_m * LOG10_E + f64::from(e) * LOG10_2) as f32, x)
}
