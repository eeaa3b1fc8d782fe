//! `powf`: 2^(y·log₂ x) in `f64`, whose 29 more bits cover the digits that the
//! product loses and the rounding of the result, subnormal ones included.

use crate::ptx::asm::Function;
use crate::ptx::asm::{Asm, Class, Operand};
use crate::ptx::math::real::Real;
use crate::ptx::math::{parity, signed_power};
use std::f64::consts::{LN_2, LOG2_E};

/// `x` to the power `y`.
pub(in crate::ptx::math) static POW: Function =
    Function { name: "tile_pow_f32", args: &[Class::B32, Class::B32], result: Class::B32, tables: &[], body: pow };

/// Adding this to a number below 2^51 rounds it to an integer, which is then in
/// the low mantissa bits.
const ROUND: f64 = 6_755_399_441_055_744.0;
const SQRT_HALF: i64 = 0x3fe6_a09e_0000_0000;
const ONE: i64 = 0x3ff0_0000_0000_0000;

/// log₂ a to 2^-48 of its value, for positive finite `a` that is an `f32`.
fn log2(m: &mut Real<'_>, a: Operand) -> Operand {
    let bits = m.bits("add.s", a, ONE - SQRT_HALF);
    let e = m.bits("shr.u", bits, 52);
    let e = m.bits("sub.s", e, 1023);
    let e = m.asm.b64("cvt.rn.f64.s64", &[e]);
    let mantissa = m.bits("and.b", bits, 0x000f_ffff_ffff_ffff);
    let mantissa = m.bits("add.s", mantissa, SQRT_HALF);
    let (below, above) = (m.sub(mantissa, 1.0), m.add(mantissa, 1.0));
    let s = m.div(below, above);
    let z = m.mul(s, s);
    let p = m.horner(
        z,
        &[
            6.666_666_666_658_672e-1,
            4.000_000_005_254_326e-1,
            2.857_141_708_246_748_2e-1,
            2.222_337_526_498_029_4e-1,
            1.812_352_072_375_658_4e-1,
            1.682_135_132_754_205_6e-1,
        ],
    );
    let cube = m.mul(s, z);
    let twice = m.add(s, s);
    let ln = m.fma(cube, p, twice);
    m.fma(ln, LOG2_E, e)
}

/// 2^t for −160 ≤ t ≤ 160.
fn exp2(m: &mut Real<'_>, t: Operand) -> Operand {
    let rounded = m.add(t, ROUND);
    let n = m.sub(rounded, ROUND);
    let r = m.sub(t, n);
    let r = m.mul(r, LN_2);
    let p = m.horner(
        r,
        &[
            5.000_000_067_839_562e-1,
            1.666_666_586_714_832e-1,
            4.166_629_436_524_025e-2,
            8.333_497_307_054_629e-3,
            1.394_470_353_924_593_7e-3,
            1.979_031_670_107_501_8e-4,
        ],
    );
    let square = m.mul(r, r);
    let significand = m.fma(square, p, r);
    let significand = m.add(significand, 1.0);
    let biased = m.bits("sub.s", rounded, ROUND.to_bits() as i64 - 1023);
    let scale = m.bits("shl.b", biased, 52);
    m.mul(significand, scale)
}

fn pow(asm: &mut Asm, args: &[Operand]) -> Operand {
    let &[x, y] = args else { unreachable!("the function has two arguments") };
    let wide_x = asm.b64("cvt.f64.f32", &[x]);
    let wide_y = asm.b64("cvt.f64.f32", &[y]);
    let m = &mut Real::double(asm);
    let a = m.abs(wide_x);
    let l = log2(m, a);
    let finite = m.test("lt", a, f64::INFINITY);
    let l = m.select(finite, l, a);
    let zero = m.test("eq", a, 0.0);
    let l = m.select(zero, f64::NEG_INFINITY, l);
    let t = m.mul(wide_y, l);
    // An infinite exponent of ±1 gives 1.
    let one = m.test("eq", a, 1.0);
    let t = m.select(one, 0.0, t);
    let t = m.limit(t, -160.0, 160.0);
    let magnitude = exp2(m, t);
    let (integral, odd) = parity(m, wide_y);
    let magnitude = m.asm.b32("cvt.rn.f32.f64", &[magnitude]);
    signed_power(&mut Real::single(m.asm), x, y, magnitude, odd, integral)
}
