//! `tanh` and the logistic function in `f32`.

use super::exp;
use super::exponential::{exp_parts, expm1_parts, pow2};
use crate::level::Level;
use crate::math::{horner, mul_add_f32};

/// Hyperbolic tangent: 1 − 2/(e²ˣ + 1), which loses its digits near 0, and an
/// odd polynomial there.
#[inline(always)]
pub fn tanh<L: Level, const FAST: bool>(x: f32) -> f32 {
    if FAST {
        return fast_tanh::<L>(x);
    }
    let a = x.abs();
    // The result rounds to 1 from 9.02 on.
    let limited = if a > 9.5 { 9.5 } else { a };
    let (significand, n) = exp_parts::<L, false>(limited + limited);
    let e = significand * pow2(n);
    let large = 1.0 - 2.0 / (e + 1.0);
    let z = x * x;
    let p = horner!(mul_add_f32, L, z;
        -3.333_328e-1, 1.333_141_6e-1, -5.373_69e-2, 2.062_798_3e-2, -5.690_702e-3);
    let small = mul_add_f32::<L>(x * z, p, x);
    // The sign of -0 is kept, too.
    (if a < 0.625 { small } else { large }).copysign(x)
}

/// A quotient of polynomials, the one the Eigen library uses.
#[inline(always)]
fn fast_tanh<L: Level>(x: f32) -> f32 {
    let limited = if x > 7.905_311 { 7.905_311 } else { x };
    let limited = if limited < -7.905_311 { -7.905_311 } else { limited };
    let z = limited * limited;
    let p = horner!(mul_add_f32, L, z;
        4.893_524_6e-3, 6.372_619_4e-4, 1.485_722_35e-5, 5.122_297e-8, -8.604_672e-11, 2.000_188e-13, -2.760_768_4e-16);
    let q = horner!(mul_add_f32, L, z; 4.893_525e-3, 2.268_434_7e-3, 1.185_347_1e-4, 1.198_258_4e-6);
    // In this order no intermediate result is subnormal unless the result is.
    limited * (p / q)
}

/// 1 / (1 + e^−x).
///
/// With e^−x = 2ⁿ·(1 + t), k = |n| and s = 2^−k, the result is s / (1 + s + t)
/// when n > 0 and 1 / (1 + s + s·t) otherwise. So the exponential is never
/// rounded by itself, and small results keep their digits.
#[inline(always)]
pub fn sigmoid<L: Level, const FAST: bool>(x: f32) -> f32 {
    if FAST {
        return 1.0 / (1.0 + exp::<L, true>(-x));
    }
    let limited = if x < -105.0 { -105.0 } else { x };
    let limited = if limited > 105.0 { 105.0 } else { limited };
    let (t, n) = expm1_parts::<L, false>(-limited);
    let k = if n < 0 { n.wrapping_neg() } else { n };
    // 2^-k may be subnormal, so it is made of two factors.
    let half = k >> 1;
    let (s1, s2) = (pow2(half.wrapping_neg()), pow2(half.wrapping_sub(k)));
    let s = s1 * s2;
    let below = n > 0;
    let t = if below { t } else { s * t };
    // Each order is exact up to its last addition, or nearly so, for its s.
    let one_plus = if k > 12 { 1.0 + (s + t) } else { (1.0 + s) + t };
    if below { s1 / one_plus * s2 } else { 1.0 / one_plus }
}
