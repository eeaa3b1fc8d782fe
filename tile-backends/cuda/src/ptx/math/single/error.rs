//! The error function: an odd polynomial near 0, with the coefficients that
//! N. Juffa published for `erff`, elsewhere 1 − 2^q(x) with a polynomial q.
//!
//! Where the power is used it is at most a fifth, so that the instruction's
//! error counts a fifth, and its exponent lies between −27 and −2: neither a
//! correction nor special cases are needed. For the same reason few coefficients
//! of q do: they are fitted to the error of the result, not to that of q.

use crate::ptx::asm::Operand;
use crate::ptx::math::real::Real;

/// log₂ erfc(x) / x from 0.9277 to 4; the result is 0.05 ulp off.
const EXPONENT: [f64; 6] =
    [-1.628_093_2, -9.171_781_7e-1, -1.518_198_9e-1, 3.299_664_7e-2, -4.629_792_5e-3, 3.076_822_6e-4];

/// Error function.
pub(super) fn erf(m: &mut Real<'_>, x: Operand) -> Operand {
    let a = m.abs(x);
    // The result rounds to 1 from 3.92 on. NaN takes the other way.
    let t = m.min(a, 4.0);
    let s = m.mul(t, t);
    let q = m.horner(t, &EXPONENT);
    let q = m.mul(q, t);
    let e = m.asm.b32("ex2.approx.ftz.f32", &[q]);
    let large = m.sub(1.0, e);
    let large = m.copysign(large, x);
    // Where this is the result, `t` is the magnitude.
    let p =
        m.horner(s, &[1.283_791_7e-1, -3.761_253_4e-1, 1.128_199_3e-1, -2.676_813_5e-2, 4.991_194e-3, -5.967_617e-4]);
    let small = m.fma(p, x, x);
    let far = m.test("gt", a, 0.927_734_4);
    m.select(far, large, small)
}
