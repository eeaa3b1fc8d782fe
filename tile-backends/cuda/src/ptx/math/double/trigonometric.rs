//! `sin` and `cos`: x = n·π/2 + r with |r| ≤ π/4, then one of msun's two
//! kernels by the parity of n.
//!
//! Up to [`LIMIT`] π/2 in three parts, multiplied without rounding, leaves r
//! right to its last place. Beyond (Payne and Hanek, 1983), x is multiplied
//! by those 192 bits of 2/π that matter modulo 4: the product's first two
//! bits are the quadrant, the next 126 the fraction.

use crate::ptx::asm::{Asm, Class, Operand};
use crate::ptx::asm::{Function, Table};
use crate::ptx::math::real::Real;
use std::f64::consts::{FRAC_2_PI, FRAC_PI_2};

/// sin(x + quarters·π/2).
pub(in crate::ptx::math) static SIN: Function = Function {
    name: "tile_sin_f64",
    args: &[Class::B64, Class::B32],
    result: Class::B64,
    tables: &[&TWO_OVER_PI],
    body: sin,
};

/// 64 zeros and the bits of 2/π behind the point.
static TWO_OVER_PI: Table = Table {
    name: "tile_two_over_pi",
    words: &[
        0x0000_0000_0000_0000,
        0xa2f9_836e_4e44_1529,
        0xfc27_57d1_f534_ddc0,
        0xdb62_9599_3c43_9041,
        0xfe51_63ab_debb_c561,
        0xb724_6e3a_424d_d2e0,
        0x0649_2eea_09d1_921c,
        0xfe1d_eb1c_b129_a73e,
        0xe882_35f5_2ebb_4484,
        0xe99c_7026_b45f_7e41,
        0x3991_d639_8353_39f4,
        0x9c84_5f8b_bdf9_283b,
        0x1ff8_97ff_de05_980f,
        0xef2f_118b_5a0a_6d1f,
        0x6d36_7ecf_27cb_09b7,
        0x4f46_3f66_9e5f_ea2d,
        0x7527_bac7_ebe5_f17b,
        0x3d07_39f7_8a52_92ea,
        0x6bfb_5fb1_1f8d_5d08,
        0x5603_3046_fc7b_6bab,
    ],
};

/// Where three parts of π/2 suffice.
const LIMIT: f64 = 105_615.0;
/// Adding this to a number below 2^51 rounds it to an integer, which is then in
/// the low mantissa bits.
const ROUND: f64 = 6_755_399_441_055_744.0;

fn sin(asm: &mut Asm, args: &[Operand]) -> Operand {
    let &[x, quarters] = args else { unreachable!("the function has two arguments") };
    let m = &mut Real::double(asm);
    let rounded = m.fma(x, FRAC_2_PI, ROUND);
    let n = m.sub(rounded, ROUND);
    let r = m.fma(n, -FRAC_PI_2, x);
    // All parts of π/2 are positive, so that -0 stays -0.
    let r = m.fma(n, -6.123_233_995_736_765e-17, r);
    let r = m.fma(n, -1.082_856_673_921_914e-32, r);
    let quadrant = m.asm.b32("cvt.u32.u64", &[rounded]);

    let a = m.abs(x);
    let far = m.test("gt", a, LIMIT);
    let end = m.asm.label();
    m.asm.jump_unless(far, end);
    let (far_r, far_quadrant) = payne_hanek(m, x);
    m.asm.set(r, "mov.b64", &[far_r]);
    m.asm.set(quadrant, "mov.b32", &[far_quadrant]);
    m.asm.place(end);

    let quadrant = m.asm.b32("add.s32", &[quadrant, quarters]);
    let (sine, cosine) = (sine(m, r), cosine(m, r));
    let last = m.asm.b32("and.b32", &[quadrant, 1.into()]);
    let even = m.asm.pred("setp.eq.s32", &[last, 0.into()]);
    let y = m.select(even, sine, cosine);
    let second = m.asm.b32("and.b32", &[quadrant, 2.into()]);
    let sign = m.asm.b64("cvt.u64.u32", &[second]);
    let sign = m.bits("shl.b", sign, 62);
    let y = m.bits("xor.b", y, sign);
    let finite = m.test("lt", a, f64::INFINITY);
    m.select(finite, y, f64::NAN)
}

fn sine(m: &mut Real<'_>, r: Operand) -> Operand {
    let z = m.mul(r, r);
    let p = m.horner(
        z,
        &[
            1.0,
            -1.666_666_666_666_663_2e-1,
            8.333_333_333_322_49e-3,
            -1.984_126_982_985_795e-4,
            2.755_731_370_707_006_8e-6,
            -2.505_076_025_340_686_3e-8,
            1.589_690_995_211_55e-10,
        ],
    );
    // A product, so that the sine of -0 is -0.
    m.mul(p, r)
}

fn cosine(m: &mut Real<'_>, r: Operand) -> Operand {
    let z = m.mul(r, r);
    let p = m.horner(
        z,
        &[
            4.166_666_666_666_66e-2,
            -1.388_888_888_887_411e-3,
            2.480_158_728_947_673e-5,
            -2.755_731_435_139_066_3e-7,
            2.087_572_321_298_175e-9,
            -1.135_964_755_778_819_5e-11,
        ],
    );
    let half = m.mul(z, 0.5);
    let w = m.sub(1.0, half);
    let lost = m.sub(1.0, w);
    let lost = m.sub(lost, half);
    let fourth = m.mul(z, z);
    let low = m.fma(fourth, p, lost);
    m.add(w, low)
}

/// (r, n) of a large argument; anything for infinities and NaN.
fn payne_hanek(m: &mut Real<'_>, x: Operand) -> (Operand, Operand) {
    let asm = &mut *m.asm;
    let biased = asm.b64("bfe.u64", &[x, 52.into(), 11.into()]);
    // With the leading bit at the top: x = mantissa·2^(e − 63).
    let mantissa = asm.b64("shl.b64", &[x, 11.into()]);
    let mantissa = asm.b64("or.b64", &[mantissa, Operand::Int(i64::MIN)]);
    // The bits of 2/π before the (e − 64)th give multiples of 4.
    let first = asm.b64("sub.s64", &[biased, 1024.into()]);
    let first = asm.b32("cvt.u32.u64", &[first]);
    let [high, middle, low] = window(asm, first);

    // The upper 128 of the 192 low bits of mantissa·window.
    let carried = asm.b64("mul.hi.u64", &[mantissa, low]);
    let p1 = asm.b64("mul.lo.u64", &[mantissa, middle]);
    let p0 = asm.b64("mul.hi.u64", &[mantissa, middle]);
    let top = asm.b64("mul.lo.u64", &[mantissa, high]);
    let p1 = asm.b64("add.cc.u64", &[p1, carried]);
    let p0 = asm.b64("addc.u64", &[p0, top]);

    let quadrant = asm.b64("shr.u64", &[p0, 62.into()]);
    let quadrant = asm.b32("cvt.u32.u64", &[quadrant]);
    let upper = asm.b64("shl.b64", &[p0, 2.into()]);
    let carried = asm.b64("shr.u64", &[p1, 62.into()]);
    let hi = asm.b64("or.b64", &[upper, carried]);
    let lo = asm.b64("shl.b64", &[p1, 2.into()]);
    // From one half on, the next quadrant is nearer.
    let up = asm.b64("shr.u64", &[hi, 63.into()]);
    let up = asm.b32("cvt.u32.u64", &[up]);
    let quadrant = asm.b32("add.s32", &[quadrant, up]);
    let mask = asm.b64("shr.s64", &[hi, 63.into()]);
    let (hi, lo) = (asm.b64("xor.b64", &[hi, mask]), asm.b64("xor.b64", &[lo, mask]));

    // The fraction, normalised to 64 bits, times π/2.
    let zeros = asm.b32("clz.b64", &[hi]);
    let rest = asm.b32("sub.s32", &[64.into(), zeros]);
    let upper = asm.b64("shl.b64", &[hi, zeros]);
    let carried = asm.b64("shr.u64", &[lo, rest]);
    let fraction = asm.b64("or.b64", &[upper, carried]);
    let angle = asm.b64("mul.hi.u64", &[fraction, Operand::Int(0xc90f_daa2_2168_c235_u64 as i64)]);
    let angle = asm.b64("cvt.rn.f64.u64", &[angle]);
    let exponent = asm.b32("sub.s32", &[Operand::Int(1023 - 63), zeros]);
    let exponent = asm.b64("cvt.s64.s32", &[exponent]);
    let scale = asm.b64("shl.b64", &[exponent, 52.into()]);
    let r = asm.b64("mul.rn.f64", &[angle, scale]);

    // Signs: that of the fraction, and that of x for both results.
    let sign = asm.b64("xor.b64", &[mask, x]);
    let sign = asm.b64("and.b64", &[sign, Operand::Int(i64::MIN)]);
    let r = asm.b64("xor.b64", &[r, sign]);
    let negative = asm.pred("setp.lt.s64", &[x, 0.into()]);
    let negated = asm.b32("sub.s32", &[0.into(), quadrant]);
    (r, asm.b32("selp.b32", &[negated, quadrant, negative]))
}

/// 192 bits of the table from this one on, highest first.
fn window(asm: &mut Asm, first: Operand) -> [Operand; 3] {
    let word = asm.b32("shr.u32", &[first, 6.into()]);
    let start = asm.b64("mov.u64", &[Operand::Name(TWO_OVER_PI.name)]);
    let address = asm.b64("mad.wide.u32", &[word, 8.into(), start]);
    let words = [0, 8, 16, 24].map(|at| {
        let word = asm.register(Class::B64);
        asm.line(format_args!("ld.const.b64 {word}, [{address}+{at}]"));
        word
    });
    let shift = asm.b32("and.b32", &[first, 63.into()]);
    // A shift by 64 gives 0.
    let rest = asm.b32("sub.s32", &[64.into(), shift]);
    [0, 1, 2].map(|i| {
        let upper = asm.b64("shl.b64", &[words[i], shift]);
        let lower = asm.b64("shr.u64", &[words[i + 1], rest]);
        asm.b64("or.b64", &[upper, lower])
    })
}
