//! `tanh` and the logistic function.

use super::exponential::{exp, expm1_parts, pow2};
use crate::ptx::asm::Operand;
use crate::ptx::math::real::Real;

/// Hyperbolic tangent: 1 − 2/(e²ˣ + 1), which loses its digits near 0, and an
/// odd polynomial there.
pub(super) fn tanh(m: &mut Real<'_>, x: Operand) -> Operand {
    let a = m.abs(x);
    let twice = m.add(a, a);
    let e = exp(m, twice);
    let below = m.add(e, 1.0);
    // Its error is small beside the 1 that it is taken from.
    let inverse = m.asm.b32("rcp.approx.ftz.f32", &[below]);
    let large = m.fma(inverse, -2.0, 1.0);
    let z = m.mul(x, x);
    let p = m.horner(z, &[-3.333_328e-1, 1.333_141_6e-1, -5.373_69e-2, 2.062_798_3e-2, -5.690_702e-3]);
    let cube = m.mul(x, z);
    let small = m.fma(cube, p, x);
    let near = m.test("lt", a, 0.625);
    let y = m.select(near, small, large);
    // The sign of -0 is kept, too.
    m.copysign(y, x)
}

/// 1 / (1 + e^−x).
///
/// With e^−x = 2ⁿ·(1 + t), k = |n| and s = 2^−k, the result is s / (1 + s + t)
/// when n > 0 and 1 / (1 + s + s·t) otherwise. So the exponential is never
/// rounded by itself, and small results keep their digits.
pub(super) fn sigmoid(m: &mut Real<'_>, x: Operand) -> Operand {
    let limited = m.limit(x, -105.0, 105.0);
    let negated = m.neg(limited);
    let (t, n) = expm1_parts(m, negated);
    let k = m.asm.b32("abs.s32", &[n]);
    // 2^-k may be subnormal, so it is made of two factors.
    let half = m.bits("shr.s", k, 1);
    let minus_half = m.bits("sub.s", 0_i64.into(), half);
    let minus_rest = m.bits("sub.s", half, k);
    let (s1, s2) = (pow2(m, minus_half), pow2(m, minus_rest));
    let s = m.mul(s1, s2);
    let below = m.asm.pred("setp.gt.s32", &[n, 0.into()]);
    let scaled = m.mul(s, t);
    let t = m.select(below, t, scaled);
    // Each order is exact up to its last addition, or nearly so, for its s.
    let (sum, rest) = (m.add(s, t), m.add(s, 1.0));
    let (late, early) = (m.add(sum, 1.0), m.add(rest, t));
    let small = m.asm.pred("setp.gt.s32", &[k, 12.into()]);
    let divisor = m.select(small, late, early);
    let dividend = m.select(below, s1, 1.0);
    let quotient = m.div(dividend, divisor);
    let tiny = m.mul(quotient, s2);
    m.select(below, tiny, quotient)
}
