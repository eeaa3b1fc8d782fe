//! `exp` and `exp2`: x = n·ln 2 + r with |r| ≤ ln 2 / 2, eʳ by a minimax
//! polynomial, 2ⁿ by writing exponent bits in two factors.

use super::function;
use crate::ptx::asm::Function;
use crate::ptx::asm::{Asm, Operand};
use crate::ptx::math::real::Real;
use std::f64::consts::{LN_2, LOG2_E};

/// e to the power `x`.
pub(super) static EXP: Function = function("tile_exp_f64", exp);
/// 2 to the power `x`.
pub(super) static EXP2: Function = function("tile_exp2_f64", exp2);

/// Adding this to a number below 2^51 rounds it to an integer, which is then in
/// the low mantissa bits.
const ROUND: f64 = 6_755_399_441_055_744.0;
/// ln 2 in two parts; products of the first with integers below 2^20 are exact.
const LN2_HI: f64 = 6.931_471_803_691_238e-1;
const LN2_LO: f64 = 1.908_214_929_270_587_7e-10;

/// eʳ − 1.
pub(super) fn expm1(m: &mut Real<'_>, r: Operand) -> Operand {
    let p = m.horner(
        r,
        &[
            0.5,
            1.666_666_666_666_668_2e-1,
            4.166_666_666_666_095_4e-2,
            8.333_333_333_316_982e-3,
            1.388_888_888_911_639_4e-3,
            1.984_126_989_651_728_7e-4,
            2.480_158_692_566_170_6e-5,
            2.755_723_472_586_573_9e-6,
            2.755_758_232_495_889_2e-7,
            2.511_208_513_101_988_4e-8,
            2.082_657_071_046_340_8e-9,
        ],
    );
    let square = m.mul(r, r);
    m.fma(square, p, r)
}

/// (n + [`ROUND`], r) with x = n·ln 2 + r, for |x| below 2^19.
pub(super) fn reduce(m: &mut Real<'_>, x: Operand) -> (Operand, Operand) {
    let rounded = m.fma(x, LOG2_E, ROUND);
    let n = m.sub(rounded, ROUND);
    let r = m.fma(n, -LN2_HI, x);
    (rounded, m.fma(n, -LN2_LO, r))
}

/// 2ⁿ for −1023 < n < 1024, of n + [`ROUND`].
pub(super) fn pow2(m: &mut Real<'_>, rounded: Operand) -> Operand {
    let biased = m.bits("sub.s", rounded, ROUND.to_bits() as i64 - 1023);
    m.bits("shl.b", biased, 52)
}

/// `significand`·2ⁿ, of n + [`ROUND`].
pub(super) fn scale(m: &mut Real<'_>, significand: Operand, rounded: Operand) -> Operand {
    let biased = m.bits("sub.s", rounded, ROUND.to_bits() as i64 - 2 * 1023);
    let half = m.bits("shr.u", biased, 1);
    let rest = m.bits("sub.s", biased, half);
    let (first, second) = (m.bits("shl.b", half, 52), m.bits("shl.b", rest, 52));
    let y = m.mul(significand, first);
    m.mul(y, second)
}

/// t + n in [`ROUND`]'s form, and t − n, for the integer n nearest to t.
pub(super) fn split(m: &mut Real<'_>, t: Operand) -> (Operand, Operand) {
    let rounded = m.add(t, ROUND);
    let n = m.sub(rounded, ROUND);
    (rounded, m.sub(t, n))
}

fn exp(asm: &mut Asm, args: &[Operand]) -> Operand {
    let m = &mut Real::double(asm);
    let x = m.limit(args[0], -746.0, 710.0);
    let (rounded, r) = reduce(m, x);
    let t = expm1(m, r);
    let significand = m.add(t, 1.0);
    scale(m, significand, rounded)
}

fn exp2(asm: &mut Asm, args: &[Operand]) -> Operand {
    let m = &mut Real::double(asm);
    let x = m.limit(args[0], -1076.0, 1025.0);
    let (rounded, r) = split(m, x);
    let r = m.mul(r, LN_2);
    let t = expm1(m, r);
    let significand = m.add(t, 1.0);
    scale(m, significand, rounded)
}
