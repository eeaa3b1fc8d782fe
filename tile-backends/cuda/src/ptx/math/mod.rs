//! Elementary functions.
//!
//! `f32` functions are instructions in place, within 2 ulp; those of them that
//! pass through `f64` or rarely take a long way, and all `f64` functions, are
//! functions of the module. In a `fast_math` kernel the `f32` functions use the
//! hardware's approximations as far as those keep a relative error of 2⁻¹⁶,
//! which near a zero of a logarithm or of `tanh` they do not by themselves.
//! Narrower types come here as `f32`.

#![allow(clippy::excessive_precision, reason = "constants are written to the digits of their derivation")]

mod double;
mod fast;
mod real;
mod single;

use super::asm::{Asm, Operand};
use super::repr::width;
use real::Real;
use tile_core::ir::UnOp;

/// A function of one `f32`, or of one `f64` when `wide`; `None` when it is not
/// one of those made here.
pub(super) fn un(asm: &mut Asm, op: UnOp, wide: bool, x: Operand) -> Option<Operand> {
    if wide {
        return double::un(asm, op, x);
    }
    if asm.fast
        && let Some(y) = fast::un(asm, op, x)
    {
        return Some(y);
    }
    single::un(asm, op, x)
}

/// `x` to the power `y`.
pub(super) fn pow(asm: &mut Asm, wide: bool, x: Operand, y: Operand) -> Operand {
    asm.call(if wide { &double::POW } else { &single::POW }, &[x, y])
}

/// The nearest integer, ties away from zero.
fn round_away(asm: &mut Asm, wide: bool, x: Operand) -> Operand {
    let t = if wide { "f64" } else { "f32" };
    let mut m = if wide { Real::double(asm) } else { Real::single(asm) };
    let magnitude = m.abs(x);
    let whole = m.asm.value(width(wide), &format!("cvt.rzi.{t}.{t}"), &[magnitude]);
    let rest = m.sub(magnitude, whole);
    let up = m.test("ge", rest, 0.5);
    let step = m.select(up, 1.0, 0.0);
    let rounded = m.add(whole, step);
    m.copysign(rounded, x)
}

/// Writes `x` to the power `y` by the special cases of IEEE 754, given the
/// power of the magnitude, and whether `y` is an odd integer or an integer.
fn signed_power(
    m: &mut Real<'_>,
    x: Operand,
    y: Operand,
    magnitude: Operand,
    odd: Operand,
    integral: Operand,
) -> Operand {
    let negated = m.copysign(magnitude, x);
    let signed = m.select(odd, negated, magnitude);
    let negative = m.test("lt", x, 0.0);
    let finite = m.test("gt", x, f64::NEG_INFINITY);
    let fraction = m.asm.pred("not.pred", &[integral]);
    let undefined = m.asm.pred("and.pred", &[negative, finite]);
    let undefined = m.asm.pred("and.pred", &[undefined, fraction]);
    let nan = m.test("nan", y, y);
    let undefined = m.asm.pred("or.pred", &[undefined, nan]);
    let signed = m.select(undefined, f64::NAN, signed);
    let one = m.test("eq", x, 1.0);
    let zero = m.test("eq", y, 0.0);
    let one = m.asm.pred("or.pred", &[one, zero]);
    m.select(one, 1.0, signed)
}

/// Whether `y` is an integer, and whether it is an odd one.
fn parity(m: &mut Real<'_>, y: Operand) -> (Operand, Operand) {
    let whole = m.round_even(y);
    let integral = m.test("eq", whole, y);
    let half = m.mul(y, 0.5);
    let half_whole = m.round_even(half);
    let not_even = m.test("ne", half_whole, half);
    let odd = m.asm.pred("and.pred", &[integral, not_even]);
    (integral, odd)
}
