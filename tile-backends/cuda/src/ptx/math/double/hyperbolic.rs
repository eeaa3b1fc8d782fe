//! `tanh` and the logistic function.

use super::exponential::{EXP, expm1, pow2, reduce};
use super::function;
use crate::ptx::asm::Function;
use crate::ptx::asm::{Asm, Operand};
use crate::ptx::math::real::Real;

/// 1 / (1 + e^−x).
pub(super) static SIGMOID: Function = function("tile_sigmoid_f64", sigmoid);
/// Hyperbolic tangent.
pub(super) static TANH: Function = function("tile_tanh_f64", tanh);

fn sigmoid(asm: &mut Asm, args: &[Operand]) -> Operand {
    let x = args[0];
    let m = &mut Real::double(asm);
    let a = m.abs(x);
    let minus = m.neg(a);
    let e = m.asm.call(&EXP, &[minus]);
    let m = &mut Real::double(m.asm);
    let negative = m.test("lt", x, 0.0);
    let numerator = m.select(negative, e, 1.0);
    let divisor = m.add(e, 1.0);
    m.div(numerator, divisor)
}

/// t / (t + 2) with t = e^2|x| − 1 = 2ⁿ·(eʳ − 1) + (2ⁿ − 1).
fn tanh(asm: &mut Asm, args: &[Operand]) -> Operand {
    let x = args[0];
    let m = &mut Real::double(asm);
    let a = m.abs(x);
    // The result rounds to 1 from 19.1 on.
    let limited = m.limit(a, 0.0, 22.0);
    let twice = m.add(limited, limited);
    let (rounded, r) = reduce(m, twice);
    let power = pow2(m, rounded);
    let less = m.sub(power, 1.0);
    let t = expm1(m, r);
    let t = m.fma(power, t, less);
    let divisor = m.add(t, 2.0);
    let y = m.div(t, divisor);
    m.copysign(y, x)
}
