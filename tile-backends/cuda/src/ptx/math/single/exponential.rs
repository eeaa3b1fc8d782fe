//! `exp` by way of the instruction for 2ˣ, which is within 2 ulp; and the parts
//! of eˣ for functions that need more.

use crate::ptx::asm::Operand;
use crate::ptx::math::real::Real;
use std::f64::consts::LOG2_E;

/// ln 2 in two parts; products of the first with integers below 2^15 are exact.
pub(super) const LN2_HI: f64 = 0.693_359_375;
pub(super) const LN2_LO: f64 = -2.121_944_4e-4;

/// Adding this to a float below 2^22 in magnitude rounds it to an integer,
/// which is then in the low mantissa bits.
pub(super) const ROUND: f64 = 12_582_912.0;
const ROUND_BITS: i64 = 0x4b40_0000;

/// 2ˣ as the hardware has it.
pub(super) fn exp2(m: &mut Real<'_>, x: Operand) -> Operand {
    m.asm.b32("ex2.approx.f32", &[x])
}

/// eˣ as 2ⁿ·2ᶠ, with n the integer below x·log₂ e, limited to what an exponent
/// can be, and f the rest. The instruction takes f, which is between 0 and 1
/// but for the largest and smallest x; the product takes care of subnormal
/// results, overflow, infinities and NaN.
pub(super) fn exp(m: &mut Real<'_>, x: Operand) -> Operand {
    // Exponents from −126 to 126 as a number from 0 to 1.
    const SPAN: f64 = 252.0;
    let high = f64::from(std::f32::consts::LOG2_E);
    let low = LOG2_E - high;
    let number = |x: f64| Operand::F32((x as f32).to_bits());
    let part = m.asm.b32("fma.rn.sat.f32", &[x, number(LOG2_E / SPAN), number(0.5)]);
    // The low bits are n + 127, the exponent of 2ⁿ.
    let biased = m.asm.b32("fma.rm.f32", &[part, number(SPAN), number(ROUND + 1.0)]);
    let minus_n = m.sub(ROUND + 127.0, biased);
    let rest = m.fma(x, high, minus_n);
    let rest = m.fma(x, low, rest);
    let y = m.asm.b32("ex2.approx.ftz.f32", &[rest]);
    let power = m.bits("shl.b", biased, 23);
    m.mul(power, y)
}

/// (eʳ − 1, n) with x = n·ln 2 + r, for |x| below 2^15.
pub(super) fn expm1_parts(m: &mut Real<'_>, x: Operand) -> (Operand, Operand) {
    let rounded = m.fma(x, LOG2_E, ROUND);
    let n = m.sub(rounded, ROUND);
    let r = m.fma(n, -LN2_HI, x);
    let r = m.fma(n, -LN2_LO, r);
    let p = m.horner(r, &[4.999_999_4e-1, 1.666_652_1e-1, 4.166_839e-2, 8.368_745_4e-3, 1.381_454_4e-3]);
    let square = m.mul(r, r);
    let t = m.fma(square, p, r);
    (t, integer(m, rounded))
}

/// The integer in a sum with [`ROUND`].
fn integer(m: &mut Real<'_>, rounded: Operand) -> Operand {
    m.bits("sub.s", rounded, ROUND_BITS)
}

/// 2ⁿ for −127 < n < 128.
pub(super) fn pow2(m: &mut Real<'_>, n: Operand) -> Operand {
    let biased = m.bits("add.s", n, 127);
    m.bits("shl.b", biased, 23)
}
