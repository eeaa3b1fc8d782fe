//! The error function: an odd polynomial near 0, elsewhere 1 − e^q(x) with a
//! polynomial q. The coefficients are those N. Juffa published for `erff`.

use super::exponential::exp;
use crate::ptx::asm::Operand;
use crate::ptx::math::real::Real;

/// Error function.
pub(super) fn erf(m: &mut Real<'_>, x: Operand) -> Operand {
    let a = m.abs(x);
    // The result rounds to 1 from 3.92 on. NaN takes the other way.
    let t = m.min(a, 4.0);
    let s = m.mul(t, t);
    let q = m.fma(t, -1.728_534_7e-5, 3.831_971_3e-4);
    let u = m.fma(t, -3.883_964_4e-3, 2.425_462_2e-2);
    let q = m.fma(q, s, u);
    let q = m.fma(q, t, -1.067_777_8e-1);
    let q = m.fma(q, t, -6.348_467e-1);
    let q = m.fma(q, t, -1.287_175_1e-1);
    let minus = m.neg(t);
    let q = m.fma(q, t, minus);
    let e = exp(m, q);
    let large = m.sub(1.0, e);
    let large = m.copysign(large, x);
    let square = m.mul(x, x);
    let p = m.horner(
        square,
        &[1.283_791_7e-1, -3.761_253_4e-1, 1.128_199_3e-1, -2.676_813_5e-2, 4.991_194e-3, -5.967_617e-4],
    );
    let small = m.fma(p, x, x);
    let far = m.test("gt", a, 0.927_734_4);
    m.select(far, large, small)
}
