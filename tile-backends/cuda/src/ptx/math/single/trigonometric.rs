//! `sin` and `cos`: x = n·π/2 + r with |r| ≤ π/4, then one of two polynomials
//! by the parity of n.
//!
//! π/2 in three parts whose products are fused gives r to the last place for
//! |x| ≤ [`LIMIT`]. Beyond, the way leads through the `f64` function, which
//! reduces any argument. The polynomials are those of N. Juffa.

use super::ROUND;
use crate::ptx::asm::Operand;
use crate::ptx::math::double;
use crate::ptx::math::real::Real;
use std::f64::consts::FRAC_2_PI;

/// Where the reduction in `f32` ends.
const LIMIT: f64 = 71_476.062_5;

/// Sine of an angle in radians.
pub(in crate::ptx::math) fn sin(m: &mut Real<'_>, x: Operand) -> Operand {
    accurate(m, x, 0)
}

/// Cosine of an angle in radians.
pub(in crate::ptx::math) fn cos(m: &mut Real<'_>, x: Operand) -> Operand {
    accurate(m, x, 1)
}

/// sin(x + quarters·π/2).
fn accurate(m: &mut Real<'_>, x: Operand, quarters: i64) -> Operand {
    let y = near(m, x, quarters);
    let a = m.abs(x);
    let far = m.test("gt", a, LIMIT);
    m.replace_where(far, y, |m| {
        let wide = m.asm.b64("cvt.f64.f32", &[x]);
        let y = m.asm.call(&double::SIN, &[wide, Operand::Int(quarters)]);
        m.asm.b32("cvt.rn.f32.f64", &[y])
    })
}

/// sin(x + quarters·π/2) for arguments up to the limit; some number beyond.
pub(in crate::ptx::math) fn near(m: &mut Real<'_>, x: Operand, quarters: i64) -> Operand {
    let rounded = m.fma(x, FRAC_2_PI, ROUND);
    let n = m.sub(rounded, ROUND);
    let r = m.fma(n, -1.570_796_01, x);
    let r = m.fma(n, -3.139_164_73e-7, r);
    let r = m.fma(n, -5.390_302_53e-15, r);
    let z = m.mul(r, r);
    // A product, so that the sine of -0 is -0.
    let p = m.horner(z, &[1.0, -1.666_666_72e-1, 8.333_385_92e-3, -1.985_599_23e-4, 2.865_679_56e-6]);
    let sine = m.mul(p, r);
    let cosine = m.horner(z, &[1.0, -0.5, 4.166_665_67e-2, -1.388_772_97e-3, 2.446_770_67e-5]);
    let quadrant = if quarters == 0 { rounded } else { m.bits("add.s", rounded, quarters) };
    let last = m.bits("and.b", quadrant, 1);
    let even = m.asm.pred("setp.eq.s32", &[last, 0.into()]);
    let y = m.select(even, sine, cosine);
    let second = m.bits("and.b", quadrant, 2);
    let sign = m.bits("shl.b", second, 30);
    m.bits("xor.b", y, sign)
}
