//! `f32` functions of `fast_math` kernels: relative error up to 2⁻¹⁶ (`tanh`: 2⁻¹¹), and
//! subnormal numbers count as zero, because the instructions that keep them are
//! four instead of one.

use super::real::Real;
use super::single::trigonometric;
use crate::ptx::asm::{Asm, Operand};
use std::f64::consts::{LN_2, LOG2_E, LOG10_2};
use tile_core::ir::UnOp;

/// A function of one `f32`; `None` for those that have no cheaper form.
pub(super) fn un(asm: &mut Asm, op: UnOp, x: Operand) -> Option<Operand> {
    let m = &mut Real::single(asm);
    Some(match op {
        UnOp::Exp => exp(m, x),
        UnOp::Exp2 => exp2(m, x),
        UnOp::Ln => logarithm(m, x, LN_2),
        UnOp::Log2 => logarithm(m, x, 1.0),
        UnOp::Log10 => logarithm(m, x, LOG10_2),
        UnOp::Sin => trigonometric::near(m, x, 0),
        UnOp::Cos => trigonometric::near(m, x, 1),
        UnOp::Tanh => tanh(m, x),
        UnOp::Sigmoid => sigmoid(m, x),
        UnOp::Sqrt => m.asm.b32("sqrt.approx.ftz.f32", &[x]),
        UnOp::Rsqrt => m.asm.b32("rsqrt.approx.ftz.f32", &[x]),
        UnOp::Recip => reciprocal(m, x),
        _ => return None,
    })
}

fn exp2(m: &mut Real<'_>, x: Operand) -> Operand {
    m.asm.b32("ex2.approx.ftz.f32", &[x])
}

fn reciprocal(m: &mut Real<'_>, x: Operand) -> Operand {
    m.asm.b32("rcp.approx.ftz.f32", &[x])
}

/// eˣ. The rounded product costs |x|·2⁻²⁴ of the result.
fn exp(m: &mut Real<'_>, x: Operand) -> Operand {
    let t = m.mul(x, LOG2_E);
    exp2(m, t)
}

/// `scale`·log₂ x. The instruction's error is absolute, so near 1 a short
/// series takes its place.
fn logarithm(m: &mut Real<'_>, x: Operand, scale: f64) -> Operand {
    let far = m.asm.b32("lg2.approx.ftz.f32", &[x]);
    let far = if scale == 1.0 { far } else { m.mul(far, scale) };
    let f = m.sub(x, 1.0);
    let unit = scale * LOG2_E;
    let p = m.horner(f, &[unit, -unit / 2.0, unit / 3.0, -unit / 4.0]);
    let near = m.mul(f, p);
    let a = m.abs(f);
    let is_near = m.test("lt", a, 1.0 / 32.0);
    m.select(is_near, near, far)
}

/// The instruction: relative error up to 2⁻¹¹, signs of zero kept.
fn tanh(m: &mut Real<'_>, x: Operand) -> Operand {
    m.asm.b32("tanh.approx.f32", &[x])
}

/// 1 / (1 + e^−x).
fn sigmoid(m: &mut Real<'_>, x: Operand) -> Operand {
    let t = m.mul(x, -LOG2_E);
    let e = exp2(m, t);
    let divisor = m.add(e, 1.0);
    reciprocal(m, divisor)
}
