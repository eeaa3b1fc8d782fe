//! Logarithms: x = 2ᵉ·m with √½ ≤ m < √2, f = m − 1, s = f/(2 + f), and
//! ln m = f − f²/2 + s·(f²/2 + R(s²)); FreeBSD's `e_log.c`, `e_log2.c` and
//! `e_log10.c`, without branches.

use super::function;
use crate::ptx::asm::Function;
use crate::ptx::asm::{Asm, Operand};
use crate::ptx::math::real::Real;

/// Natural logarithm.
pub(super) static LN: Function = function("tile_ln_f64", ln);
/// Logarithm to base 2.
pub(super) static LOG2: Function = function("tile_log2_f64", log2);
/// Logarithm to base 10.
pub(super) static LOG10: Function = function("tile_log10_f64", log10);

const SQRT_HALF: i64 = 0x3fe6_a09e_0000_0000;
const ONE: i64 = 0x3ff0_0000_0000_0000;

/// e and m with x = 2ᵉ·m and √½ ≤ m < √2, for positive finite x.
pub(super) fn exponent(m: &mut Real<'_>, x: Operand) -> (Operand, Operand) {
    let tiny = m.test("lt", x, f64::MIN_POSITIVE);
    let larger = m.mul(x, 4_503_599_627_370_496.0);
    let scaled = m.select(tiny, larger, x);
    let bits = m.bits("add.s", scaled, ONE - SQRT_HALF);
    let biased = m.bits("shr.u", bits, 52);
    let bias = m.asm.b64("selp.b64", &[Operand::Int(1023 + 52), Operand::Int(1023), tiny]);
    let e = m.bits("sub.s", biased, bias);
    let e = m.asm.b64("cvt.rn.f64.s64", &[e]);
    let mantissa = m.bits("and.b", bits, 0x000f_ffff_ffff_ffff);
    (e, m.bits("add.s", mantissa, SQRT_HALF))
}

/// What is known of a logarithm's argument.
struct Parts {
    e: Operand,
    f: Operand,
    /// f²/2.
    half_square: Operand,
    /// s·(f²/2 + R).
    tail: Operand,
}

fn parts(m: &mut Real<'_>, x: Operand) -> Parts {
    let (e, mantissa) = exponent(m, x);
    let f = m.sub(mantissa, 1.0);
    let divisor = m.add(f, 2.0);
    let s = m.div(f, divisor);
    let z = m.mul(s, s);
    let p = m.horner(
        z,
        &[
            6.666_666_666_666_735e-1,
            3.999_999_999_940_942e-1,
            2.857_142_874_366_239e-1,
            2.222_219_843_214_978_4e-1,
            1.818_357_216_161_805e-1,
            1.531_383_769_920_937_3e-1,
            1.479_819_860_511_658_6e-1,
        ],
    );
    let r = m.mul(z, p);
    let half = m.mul(f, 0.5);
    let half_square = m.mul(half, f);
    let sum = m.add(half_square, r);
    Parts { e, f, half_square, tail: m.mul(s, sum) }
}

/// ln m as a first part of 21 bits and the rest.
fn split(m: &mut Real<'_>, parts: &Parts) -> (Operand, Operand) {
    let all = m.sub(parts.f, parts.half_square);
    let hi = m.bits("and.b", all, 0xffff_ffff_0000_0000_u64 as i64);
    let lo = m.sub(parts.f, hi);
    let lo = m.sub(lo, parts.half_square);
    (hi, m.add(lo, parts.tail))
}

fn specials(m: &mut Real<'_>, y: Operand, x: Operand) -> Operand {
    let finite = m.test("lt", x, f64::INFINITY);
    let y = m.select(finite, y, x);
    let negative = m.test("lt", x, 0.0);
    let y = m.select(negative, f64::NAN, y);
    let zero = m.test("eq", x, 0.0);
    m.select(zero, f64::NEG_INFINITY, y)
}

fn ln(asm: &mut Asm, args: &[Operand]) -> Operand {
    const LN2_HI: f64 = 6.931_471_803_691_238e-1;
    const LN2_LO: f64 = 1.908_214_929_270_587_7e-10;
    let m = &mut Real::double(asm);
    let parts = parts(m, args[0]);
    let y = m.fma(parts.e, LN2_LO, parts.tail);
    let y = m.sub(y, parts.half_square);
    let y = m.add(y, parts.f);
    let y = m.fma(parts.e, LN2_HI, y);
    specials(m, y, args[0])
}

fn log2(asm: &mut Asm, args: &[Operand]) -> Operand {
    const LOG2E_HI: f64 = 1.442_695_040_721_446_3;
    const LOG2E_LO: f64 = 1.675_171_316_488_651_2e-10;
    let m = &mut Real::double(asm);
    let parts = parts(m, args[0]);
    let (hi, lo) = split(m, &parts);
    let y_hi = m.mul(hi, LOG2E_HI);
    let both = m.add(lo, hi);
    let first = m.mul(both, LOG2E_LO);
    let y_lo = m.fma(lo, LOG2E_HI, first);
    let y = sum(m, parts.e, y_hi, y_lo);
    specials(m, y, args[0])
}

fn log10(asm: &mut Asm, args: &[Operand]) -> Operand {
    const LOG10E_HI: f64 = 4.342_944_818_781_689e-1;
    const LOG10E_LO: f64 = 2.508_294_671_164_527_5e-11;
    const LOG10_2_HI: f64 = 3.010_299_956_636_117_7e-1;
    const LOG10_2_LO: f64 = 3.694_239_077_158_931e-13;
    let m = &mut Real::double(asm);
    let parts = parts(m, args[0]);
    let (hi, lo) = split(m, &parts);
    let y_hi = m.mul(hi, LOG10E_HI);
    let e_hi = m.mul(parts.e, LOG10_2_HI);
    let both = m.add(lo, hi);
    let first = m.mul(both, LOG10E_LO);
    let first = m.fma(parts.e, LOG10_2_LO, first);
    let y_lo = m.fma(lo, LOG10E_HI, first);
    let y = sum(m, e_hi, y_hi, y_lo);
    specials(m, y, args[0])
}

/// `large + y_hi + y_lo`, where `large` is 0 or larger than `y_hi`.
fn sum(m: &mut Real<'_>, large: Operand, y_hi: Operand, y_lo: Operand) -> Operand {
    let sum = m.add(large, y_hi);
    let lost = m.sub(large, sum);
    let lost = m.add(lost, y_hi);
    let low = m.add(y_lo, lost);
    m.add(low, sum)
}
