//! Logarithms: x = 2ᵉ·m with √½ ≤ m < √2, and ln m = f − f²/2 + f³·P(f) with
//! f = m − 1.
//!
//! The leading terms are added last and in order of size, so each function's
//! error is that of its last additions.

use super::{LN2_HI, LN2_LO};
use crate::ptx::asm::Operand;
use crate::ptx::math::real::Real;
use std::f64::consts::{LOG2_E, LOG10_E};

/// Bits of √½ rounded down.
const SQRT_HALF: i64 = 0x3f35_04f3;
const ONE: i64 = 0x3f80_0000;

/// (e, f, −f²/2 + f³·P(f)). Meaningless for specials, which [`specials`]
/// replaces.
fn parts(m: &mut Real<'_>, x: Operand) -> (Operand, Operand, Operand) {
    let tiny = m.test("lt", x, f64::from(f32::MIN_POSITIVE));
    let larger = m.mul(x, 8_388_608.0);
    let scaled = m.select(tiny, larger, x);
    let bits = m.bits("add.s", scaled, ONE - SQRT_HALF);
    let biased = m.bits("shr.u", bits, 23);
    let bias = m.asm.b32("selp.b32", &[Operand::Int(127 + 23), Operand::Int(127), tiny]);
    let e = m.bits("sub.s", biased, bias);
    let e = m.asm.b32("cvt.rn.f32.s32", &[e]);
    let mantissa = m.bits("and.b", bits, 0x007f_ffff);
    let mantissa = m.bits("add.s", mantissa, SQRT_HALF);
    let f = m.sub(mantissa, 1.0);
    let p = m.horner(
        f,
        &[
            3.333_331_3e-1,
            -2.500_001e-1,
            2.000_212e-1,
            -1.666_799_6e-1,
            1.421_955_3e-1,
            -1.240_559e-1,
            1.188_816_3e-1,
            -1.167_565_1e-1,
            6.746_638e-2,
        ],
    );
    let square = m.mul(f, f);
    let cube = m.mul(square, f);
    let half = m.mul(square, -0.5);
    let tail = m.fma(cube, p, half);
    (e, f, tail)
}

/// `y`, unless `x` is not a positive finite number.
fn specials(m: &mut Real<'_>, y: Operand, x: Operand) -> Operand {
    let finite = m.test("lt", x, f64::INFINITY);
    let y = m.select(finite, y, x);
    let negative = m.test("lt", x, 0.0);
    let y = m.select(negative, f64::NAN, y);
    let zero = m.test("eq", x, 0.0);
    m.select(zero, f64::NEG_INFINITY, y)
}

/// Natural logarithm.
pub(super) fn ln(m: &mut Real<'_>, x: Operand) -> Operand {
    let (e, f, tail) = parts(m, x);
    let low = m.fma(e, LN2_LO, tail);
    let y = m.add(low, f);
    let y = m.fma(e, LN2_HI, y);
    specials(m, y, x)
}

/// Logarithm to base 2.
pub(super) fn log2(m: &mut Real<'_>, x: Operand) -> Operand {
    let (e, f, tail) = parts(m, x);
    let scaled = m.mul(tail, LOG2_E - 1.0);
    let y = m.fma(f, LOG2_E - 1.0, scaled);
    let y = m.add(y, tail);
    let y = m.add(y, f);
    let y = m.add(y, e);
    specials(m, y, x)
}

/// Logarithm to base 10. The largest product is split into its rounded value
/// and its error.
pub(super) fn log10(m: &mut Real<'_>, x: Operand) -> Operand {
    // log₁₀ e as an `f32` and the rest; log₁₀ 2 cut to 12 bits and the rest.
    let high = f64::from(LOG10_E as f32);
    let rest = LOG10_E - high;
    const LOG10_2_HI: f64 = 0.301_025_390_625;
    const LOG10_2_LO: f64 = 4.605_038_981_195_214e-6;
    let (e, f, tail) = parts(m, x);
    let product = m.mul(f, high);
    let minus = m.neg(product);
    let error = m.fma(f, high, minus);
    let low = m.fma(f, rest, error);
    let low = m.fma(tail, high, low);
    let low = m.fma(e, LOG10_2_LO, low);
    let y = m.add(low, product);
    let y = m.fma(e, LOG10_2_HI, y);
    specials(m, y, x)
}
