//! `powf`: 2^(y·log₂ |x|) with the logarithm and the product in pairs of
//! numbers, whose sum has about 100 bits.
//!
//! ln m = 2·(s + s³/3 + …) with s = (m − 1)/(m + 1): s, s²/3 and the leading
//! terms are pairs, the tail from s⁵ on is small enough for one number.

use super::exponential::{expm1, scale, split};
use super::logarithm::exponent;
use crate::ptx::asm::Function;
use crate::ptx::asm::{Asm, Class, Operand};
use crate::ptx::math::real::{Real, Term};
use crate::ptx::math::{parity, signed_power};
use std::f64::consts::LN_2;

/// `x` to the power `y`.
pub(in crate::ptx::math) static POW: Function =
    Function { name: "tile_pow_f64", args: &[Class::B64, Class::B64], result: Class::B64, tables: &[], body: pow };

/// An unevaluated sum of two numbers, the larger first.
#[derive(Clone, Copy)]
struct Pair(Term, Term);

/// The product of two pairs.
fn product(m: &mut Real<'_>, x: Pair, y: Pair) -> Pair {
    let hi = m.mul(x.0, y.0);
    let minus = m.neg(hi);
    let lo = m.fma(x.0, y.0, minus);
    let lo = m.fma(x.0, y.1, lo);
    let lo = m.fma(x.1, y.0, lo);
    Pair(hi.into(), lo.into())
}

/// The sum of a number and a pair no larger than it, or of zero and a pair.
fn sum(m: &mut Real<'_>, x: impl Into<Term>, y: Pair) -> Pair {
    let x = x.into();
    let hi = m.add(x, y.0);
    let lo = m.sub(x, hi);
    let lo = m.add(lo, y.0);
    let lo = m.add(lo, y.1);
    Pair(hi.into(), lo.into())
}

/// log₂ a for positive finite `a`.
fn log2(m: &mut Real<'_>, a: Operand) -> Pair {
    let (e, mantissa) = exponent(m, a);
    let below = m.sub(mantissa, 1.0);
    let above = m.add(mantissa, 1.0);
    let lost = m.sub(above, 1.0);
    let lost = m.sub(mantissa, lost);
    let inverse = m.recip(above);
    let s = m.mul(below, inverse);
    let minus = m.neg(s);
    let rest = m.fma(minus, above, below);
    let rest = m.fma(minus, lost, rest);
    let rest = m.mul(rest, inverse);
    let s = Pair(s.into(), rest.into());

    let square = product(m, s, s);
    let z = m.term(square.0);
    let tail = m.horner(
        z,
        &[
            0.2,
            0.142_857_142_857_142_82,
            0.111_111_111_111_142_3,
            0.090_909_090_898_240_05,
            0.076_923_078_812_343_77,
            0.066_666_482_162_271_83,
            0.058_834_087_654_213_385,
            0.052_281_142_446_068_68,
            0.053_816_596_358_376_434,
        ],
    );
    let fourth = m.mul(z, z);
    let tail = m.mul(fourth, tail);
    let third = Pair(0.333_333_333_333_333_3.into(), 1.850_371_707_708_594e-17.into());
    let cubic = product(m, square, third);
    let series = sum(m, cubic.0, Pair(tail.into(), cubic.1));
    let more = product(m, s, series);
    let low = m.add(more.1, s.1);
    let ln_half = sum(m, s.0, Pair(more.0, low.into()));
    let two_log2_e = Pair(2.885_390_081_777_926_8.into(), 4.071_054_748_186_206_6e-17.into());
    let log = product(m, ln_half, two_log2_e);
    sum(m, e, log)
}

fn pow(asm: &mut Asm, args: &[Operand]) -> Operand {
    let &[x, y] = args else { unreachable!("the function has two arguments") };
    let m = &mut Real::double(asm);
    let a = m.abs(x);
    let log = log2(m, a);
    let finite = m.test("lt", a, f64::INFINITY);
    let l = m.select(finite, log.0, a);
    let zero = m.test("eq", a, 0.0);
    let l = m.select(zero, f64::NEG_INFINITY, l);
    let t = m.mul(y, l);
    let minus = m.neg(t);
    let low = m.fma(y, l, minus);
    let low = m.fma(y, log.1, low);
    // An infinite exponent of ±1 gives 1.
    let one = m.test("eq", a, 1.0);
    let t = m.select(one, 0.0, t);
    // Where the result is 0, infinite or NaN, so is `t`, and `low` is useless.
    let size = m.abs(t);
    let ordinary = m.test("lt", size, 1100.0);
    let low = m.select(ordinary, low, 0.0);
    let t = m.limit(t, -1100.0, 1100.0);

    let (rounded, r) = split(m, t);
    let r = m.add(r, low);
    let r = m.mul(r, LN_2);
    let power = expm1(m, r);
    let significand = m.add(power, 1.0);
    let magnitude = scale(m, significand, rounded);
    let (integral, odd) = parity(m, y);
    signed_power(m, x, y, magnitude, odd, integral)
}
