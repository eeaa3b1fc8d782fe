//! The inverse square root.

use crate::ptx::asm::Operand;
use crate::ptx::math::real::Real;

/// 1 / √x: the hardware's approximation and one step of Newton's method.
pub(super) fn rsqrt(m: &mut Real<'_>, x: Operand) -> Operand {
    let y = m.asm.b32("rsqrt.approx.f32", &[x]);
    let root = m.mul(x, y);
    let minus = m.neg(root);
    let error = m.fma(minus, y, 1.0);
    let half = m.mul(y, 0.5);
    let better = m.fma(error, half, y);
    // NaN arises from a zero or an infinity, for which `y` is exact.
    let special = m.test("nan", better, better);
    m.select(special, y, better)
}
