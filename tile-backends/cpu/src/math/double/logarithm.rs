//! Logarithms: x = 2ᵉ·m with √½ ≤ m < √2, f = m − 1, s = f/(2 + f), and
//! ln m = f − f²/2 + s·(f²/2 + R(s²)).

use crate::level::Level;
use crate::math::horner;

const SQRT_HALF: u64 = 0x3fe6_a09e_0000_0000;
const TWO_52: f64 = 4_503_599_627_370_496.0;

/// (e, f, f²/2, s·(f²/2 + R)).
#[inline(always)]
fn parts<L: Level>(x: f64) -> (f64, f64, f64, f64) {
    let tiny = x < f64::MIN_POSITIVE;
    let scaled = if tiny { x * TWO_52 } else { x };
    let bits = scaled.to_bits().wrapping_add(1.0_f64.to_bits() - SQRT_HALF);
    let bias = if tiny { TWO_52 + (1023.0 + 52.0) } else { TWO_52 + 1023.0 };
    let e = f64::from_bits((bits >> 52) | TWO_52.to_bits()) - bias;
    let f = f64::from_bits((bits & 0x000f_ffff_ffff_ffff) + SQRT_HALF) - 1.0;
    let s = f / (2.0 + f);
    let z = s * s;
    let r = z * horner!(mul_add_f64, L, z;
        6.666_666_666_666_735e-1, 3.999_999_999_940_942e-1, 2.857_142_874_366_239e-1, 2.222_219_843_214_978_4e-1,
        1.818_357_216_161_805e-1, 1.531_383_769_920_937_3e-1, 1.479_819_860_511_658_6e-1);
    let half_square = 0.5 * f * f;
    (e, f, half_square, s * (half_square + r))
}

/// ln m as a first part of 21 bits and the rest.
#[inline(always)]
fn split(f: f64, half_square: f64, tail: f64) -> (f64, f64) {
    let hi = f64::from_bits((f - half_square).to_bits() & 0xffff_ffff_0000_0000);
    (hi, f - hi - half_square + tail)
}

#[inline(always)]
fn specials(y: f64, x: f64) -> f64 {
    let y = if x < f64::INFINITY { y } else { x };
    let y = if x < 0.0 { f64::NAN } else { y };
    if x == 0.0 { f64::NEG_INFINITY } else { y }
}

/// Natural logarithm.
#[inline(always)]
pub fn ln<L: Level, const FAST: bool>(x: f64) -> f64 {
    const LN2_HI: f64 = 6.931_471_803_691_238e-1;
    const LN2_LO: f64 = 1.908_214_929_270_587_7e-10;
    let (e, f, half_square, tail) = parts::<L>(x);
    specials(tail + e * LN2_LO - half_square + f + e * LN2_HI, x)
}

/// Logarithm to base 2.
#[inline(always)]
pub fn log2<L: Level, const FAST: bool>(x: f64) -> f64 {
    const LOG2E_HI: f64 = 1.442_695_040_721_446_3;
    const LOG2E_LO: f64 = 1.675_171_316_488_651_2e-10;
    let (e, f, half_square, tail) = parts::<L>(x);
    let (hi, lo) = split(f, half_square, tail);
    let y_hi = hi * LOG2E_HI;
    let y_lo = (lo + hi) * LOG2E_LO + lo * LOG2E_HI;
    let sum = e + y_hi;
    specials(y_lo + ((e - sum) + y_hi) + sum, x)
}

/// Logarithm to base 10.
#[inline(always)]
pub fn log10<L: Level, const FAST: bool>(x: f64) -> f64 {
    const LOG10E_HI: f64 = 4.342_944_818_781_689e-1;
    const LOG10E_LO: f64 = 2.508_294_671_164_527_5e-11;
    const LOG10_2_HI: f64 = 3.010_299_956_636_117_7e-1;
    const LOG10_2_LO: f64 = 3.694_239_077_158_931e-13;
    let (e, f, half_square, tail) = parts::<L>(x);
    let (hi, lo) = split(f, half_square, tail);
    let y_hi = hi * LOG10E_HI;
    let e_hi = e * LOG10_2_HI;
    let y_lo = e * LOG10_2_LO + (lo + hi) * LOG10E_LO + lo * LOG10E_HI;
    let sum = e_hi + y_hi;
    specials(y_lo + ((e_hi - sum) + y_hi) + sum, x)
}
