//! Decompositions of pointwise functions of floats into functions that every backend has.
//!
//! Each takes an argument and gives a result in one type, `f32` or `f64`, by polynomials and
//! argument reductions that avoid cancellation. What is added to the error of the functions used
//! is at most about one unit in the last place (ulp); the rows of
//! [`UnOp`](crate::ir::UnOp) and [`BinOp`](crate::ir::BinOp) state the bound of the whole.
//!
//! - `log1p`, `expm1`, `sinh`: Taylor polynomials near zero, where the obvious forms cancel;
//!   `ln` and `exp` elsewhere.
//! - `atan`, `asin`, `acos`: the polynomials of FreeBSD's msun (`f64`, `atan` in `f32`) and of
//!   Cephes (`asin` in `f32`).
//! - Odd functions are `x + x³·P(x²)` near zero, so that the sign of a zero is kept.
//! - No step relies on a compensated sum, which compilers of shading languages may undo.

#![allow(clippy::excessive_precision, reason = "coefficients are written to the digits of their derivation")]

use super::Arith;
use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, PI};

/// π/2 − the nearest `f64`, and − the nearest `f32` to it.
const FRAC_PI_2_LOW: f64 = 6.123_233_995_736_766e-17;
const FRAC_PI_2_F32: f64 = 1.570_796_370_506_286_6;

/// π/2 less what the type has of it.
const fn frac_pi_2_low<A: Arith>() -> f64 {
    if A::WIDE { FRAC_PI_2_LOW } else { FRAC_PI_2 - FRAC_PI_2_F32 }
}

/// The polynomial with these coefficients, constant term first, by Horner's rule.
#[inline(always)]
fn horner<A: Arith>(a: &mut A, x: A::Value, coefficients: &[f64]) -> A::Value {
    let (last, rest) = coefficients.split_last().expect("a polynomial has coefficients");
    let mut sum = a.number(*last);
    for &coefficient in rest.iter().rev() {
        let coefficient = a.number(coefficient);
        sum = a.mul_add(sum, x, coefficient);
    }
    sum
}

/// The first `single` coefficients in `f32`, all in `f64`.
#[inline(always)]
fn series<A: Arith>(a: &mut A, x: A::Value, coefficients: &[f64], single: usize) -> A::Value {
    horner(a, x, if A::WIDE { coefficients } else { &coefficients[..single] })
}

/// `condition ? x : y` of a comparison with a number.
#[inline(always)]
fn below<A: Arith>(a: &mut A, x: A::Value, bound: f64) -> A::Truth {
    let bound = a.number(bound);
    a.lt(x, bound)
}

#[inline(always)]
fn scaled<A: Arith>(a: &mut A, x: A::Value, by: f64) -> A::Value {
    let by = a.number(by);
    a.mul(x, by)
}

#[inline(always)]
fn plus<A: Arith>(a: &mut A, x: A::Value, y: f64) -> A::Value {
    let y = a.number(y);
    a.add(x, y)
}

#[inline(always)]
fn minus_from<A: Arith>(a: &mut A, x: f64, y: A::Value) -> A::Value {
    let x = a.number(x);
    a.sub(x, y)
}

/// 2/(2k + 1) for k = 1, 2, …: the series of 2·artanh(s) − 2s over s³.
const ARTANH: [f64; 17] = [
    2.0 / 3.0,
    2.0 / 5.0,
    2.0 / 7.0,
    2.0 / 9.0,
    2.0 / 11.0,
    2.0 / 13.0,
    2.0 / 15.0,
    2.0 / 17.0,
    2.0 / 19.0,
    2.0 / 21.0,
    2.0 / 23.0,
    2.0 / 25.0,
    2.0 / 27.0,
    2.0 / 29.0,
    2.0 / 31.0,
    2.0 / 33.0,
    2.0 / 35.0,
];

/// ln(1 + x). For −1/2 ≤ x < 1, with s = x/(2 + x): 2·artanh(s), written as
/// x − (x²/2 − s·(x²/2 + R)).
#[inline(always)]
pub fn log1p<A: Arith>(a: &mut A, x: A::Value) -> A::Value {
    let divisor = plus(a, x, 2.0);
    let s = a.div(x, divisor);
    let z = a.mul(s, s);
    let p = series(a, z, &ARTANH, 7);
    let rest = a.mul(z, p);
    let half = scaled(a, x, 0.5);
    let half_square = a.mul(half, x);
    let sum = a.add(half_square, rest);
    let product = a.mul(s, sum);
    let difference = a.sub(half_square, product);
    let near = a.sub(x, difference);
    let one_more = plus(a, x, 1.0);
    let far = a.ln(one_more);
    let low = below(a, x, -0.5);
    let near = a.select(low, far, near);
    let inside = below(a, x, 1.0);
    a.select(inside, near, far)
}

/// ln(1 + eˣ) = max(x, 0) + ln(1 + e⁻ᵃ) with a = |x|, whose power is at most 1.
#[inline(always)]
pub fn softplus<A: Arith>(a: &mut A, x: A::Value) -> A::Value {
    let size = a.abs(x);
    let minus = a.neg(size);
    let power = a.exp(minus);
    let rest = log1p(a, power);
    let zero = a.number(0.0);
    let negative = below(a, x, 0.0);
    let floor = a.select(negative, zero, x);
    a.add(floor, rest)
}

/// 1/k! for k = 2, 3, …
const FACTORIALS: [f64; 18] = {
    let mut all = [0.5; 18];
    let mut i = 1;
    while i < 18 {
        all[i] = all[i - 1] / (i + 2) as f64;
        i += 1;
    }
    all
};

/// eˣ − 1: its Taylor polynomial for |x| < 1.1, from where on the difference costs at most what
/// the error of eˣ is.
#[inline(always)]
pub fn expm1<A: Arith>(a: &mut A, x: A::Value) -> A::Value {
    let p = series(a, x, &FACTORIALS, 10);
    let square = a.mul(x, x);
    let rest = a.mul(square, p);
    let near = a.add(x, rest);
    let power = a.exp(x);
    let far = plus(a, power, -1.0);
    let size = a.abs(x);
    let is_near = below(a, size, 1.1);
    let power = a.select(is_near, near, far);
    let zero = a.number(0.0);
    let is_zero = a.eq(x, zero);
    a.select(is_zero, x, power)
}

/// 1/(2k + 1)! for k = 1, 2, …
const ODD_FACTORIALS: [f64; 9] = [
    FACTORIALS[1],
    FACTORIALS[3],
    FACTORIALS[5],
    FACTORIALS[7],
    FACTORIALS[9],
    FACTORIALS[11],
    FACTORIALS[13],
    FACTORIALS[15],
    FACTORIALS[17],
];

/// eᵃ/2 and e⁻ᵃ/2 for a ≥ 0, without overflow where the first has none: beyond 20 it is
/// eᵃ⁻¹⁶·(e¹⁶/2), and the second, which counts nothing there, is of a − 16, too.
#[inline(always)]
fn half_powers<A: Arith>(a: &mut A, size: A::Value) -> (A::Value, A::Value) {
    const HALF_E16: f64 = 4_443_055.260_253_936;
    let close = below(a, size, 20.0);
    let less = plus(a, size, -16.0);
    let exponent = a.select(close, size, less);
    let power = a.exp(exponent);
    let half = a.number(0.5);
    let scale = a.number(HALF_E16);
    let factor = a.select(close, half, scale);
    let large = a.mul(power, factor);
    let small = a.div(half, power);
    let zero = a.number(0.0);
    let small = a.select(close, small, zero);
    (large, small)
}

/// (eˣ − e⁻ˣ)/2: its Taylor polynomial for |x| < 1.
#[inline(always)]
pub fn sinh<A: Arith>(a: &mut A, x: A::Value) -> A::Value {
    let square = a.mul(x, x);
    let p = series(a, square, &ODD_FACTORIALS, 5);
    let cube = a.mul(square, x);
    let near = a.mul_add(cube, p, x);
    let size = a.abs(x);
    let (large, small) = half_powers(a, size);
    let far = a.sub(large, small);
    let far = signed(a, x, far);
    let is_near = below(a, size, 1.0);
    a.select(is_near, near, far)
}

/// (eˣ + e⁻ˣ)/2.
#[inline(always)]
pub fn cosh<A: Arith>(a: &mut A, x: A::Value) -> A::Value {
    let size = a.abs(x);
    let (large, small) = half_powers(a, size);
    a.add(large, small)
}

/// sin x / cos x, whose own reductions take every argument.
#[inline(always)]
pub fn tan<A: Arith>(a: &mut A, x: A::Value) -> A::Value {
    let sine = a.sin(x);
    let cosine = a.cos(x);
    a.div(sine, cosine)
}

/// `size` with the sign of `x`, which is not zero.
#[inline(always)]
fn signed<A: Arith>(a: &mut A, x: A::Value, size: A::Value) -> A::Value {
    let negative = below(a, x, 0.0);
    let minus = a.neg(size);
    a.select(negative, minus, size)
}

/// atan(t) − t over t³, of t², for |t| < 7/16.
#[inline(always)]
fn atan_tail<A: Arith>(a: &mut A, z: A::Value) -> A::Value {
    const DOUBLE: [f64; 11] = [
        -3.333_333_333_333_293_180_27e-1,
        1.999_999_999_987_648_324_76e-1,
        -1.428_571_427_250_346_637_11e-1,
        1.111_111_040_546_235_578_80e-1,
        -9.090_887_133_436_506_561_96e-2,
        7.691_876_205_044_829_994_95e-2,
        -6.661_073_137_387_531_206_69e-2,
        5.833_570_133_790_573_486_45e-2,
        -4.976_877_994_615_932_360_17e-2,
        3.653_157_274_421_691_552_70e-2,
        -1.628_582_011_536_578_236_23e-2,
    ];
    const SINGLE: [f64; 5] =
        [-3.333_332_836_6e-1, 1.999_915_838_2e-1, -1.425_363_570_5e-1, 1.064_801_737_7e-1, -6.168_760_731_8e-2];
    horner(a, z, if A::WIDE { &DOUBLE } else { &SINGLE })
}

/// atan of a magnitude: t = a up to tan(π/8), π/4 + atan((a − 1)/(a + 1)) up to its inverse,
/// π/2 + atan(−1/a) beyond.
#[inline(always)]
fn atan_of_size<A: Arith>(a: &mut A, size: A::Value) -> A::Value {
    const NEAR: f64 = 0.414_213_562_373_095_05;
    const FAR: f64 = 2.414_213_562_373_095_05;
    let one = a.number(1.0);
    let is_near = below(a, size, NEAR);
    let is_middle = below(a, size, FAR);
    let less = plus(a, size, -1.0);
    let more = plus(a, size, 1.0);
    let minus_one = a.number(-1.0);
    let above = a.select(is_middle, less, minus_one);
    let above = a.select(is_near, size, above);
    let under = a.select(is_middle, more, size);
    let under = a.select(is_near, one, under);
    let t = a.div(above, under);
    let z = a.mul(t, t);
    let tail = atan_tail(a, z);
    let cube = a.mul(z, t);
    let low = frac_pi_2_low::<A>();
    let (half, half_low) = (a.number(FRAC_PI_2), a.number(low));
    let (quarter, quarter_low) = (a.number(FRAC_PI_4), a.number(low / 2.0));
    let zero = a.number(0.0);
    let base = a.select(is_middle, quarter, half);
    let base = a.select(is_near, zero, base);
    let base_low = a.select(is_middle, quarter_low, half_low);
    let base_low = a.select(is_near, zero, base_low);
    let rest = a.mul_add(cube, tail, base_low);
    let rest = a.add(rest, t);
    a.add(base, rest)
}

/// The angle whose tangent is x.
#[inline(always)]
pub fn atan<A: Arith>(a: &mut A, x: A::Value) -> A::Value {
    let size = a.abs(x);
    let angle = atan_of_size(a, size);
    let angle = signed(a, x, angle);
    let zero = a.number(0.0);
    let is_zero = a.eq(x, zero);
    a.select(is_zero, x, angle)
}

/// asin(s) − s over s³, of s², for |s| ≤ 1/2.
#[inline(always)]
fn asin_tail<A: Arith>(a: &mut A, z: A::Value) -> A::Value {
    if A::WIDE {
        const ABOVE: [f64; 6] = [
            1.666_666_666_666_666_574_15e-1,
            -3.255_658_186_224_009_154_05e-1,
            2.012_125_321_348_629_258_81e-1,
            -4.005_553_450_067_941_140_27e-2,
            7.915_349_942_898_145_321_76e-4,
            3.479_331_075_960_211_675_70e-5,
        ];
        const UNDER: [f64; 5] = [
            1.0,
            -2.403_394_911_734_414_218_78,
            2.020_945_760_233_505_694_71,
            -6.882_839_716_054_532_930_30e-1,
            7.703_815_055_590_193_527_91e-2,
        ];
        let above = horner(a, z, &ABOVE);
        let under = horner(a, z, &UNDER);
        a.div(above, under)
    } else {
        const SINGLE: [f64; 5] =
            [1.666_675_242_2e-1, 7.495_300_268_6e-2, 4.547_002_599_8e-2, 2.418_131_104_9e-2, 4.216_319_904_8e-2];
        horner(a, z, &SINGLE)
    }
}

/// For |x| ≤ 1/2, s = x, otherwise s = √((1 − |x|)/2), and asin(s); and whether the first holds.
#[inline(always)]
fn asin_reduced<A: Arith>(a: &mut A, x: A::Value) -> (A::Value, A::Truth) {
    let size = a.abs(x);
    let less = minus_from(a, 1.0, size);
    let half = scaled(a, less, 0.5);
    let root = a.sqrt(half);
    let square = a.mul(x, x);
    // Not below for 1/2 itself: both forms serve.
    let is_near = below(a, size, 0.5);
    let s = a.select(is_near, x, root);
    let z = a.select(is_near, square, half);
    let tail = asin_tail(a, z);
    let cube = a.mul(z, s);
    (a.mul_add(cube, tail, s), is_near)
}

/// The angle in −π/2 ..= π/2 whose sine is x; NaN beyond 1.
#[inline(always)]
pub fn asin<A: Arith>(a: &mut A, x: A::Value) -> A::Value {
    let (angle, is_near) = asin_reduced(a, x);
    let low = frac_pi_2_low::<A>();
    let twice = scaled(a, angle, 2.0);
    let rest = plus(a, twice, -low);
    let far = minus_from(a, FRAC_PI_2, rest);
    let far = signed(a, x, far);
    a.select(is_near, angle, far)
}

/// The angle in 0 ..= π whose cosine is x; NaN beyond 1.
#[inline(always)]
pub fn acos<A: Arith>(a: &mut A, x: A::Value) -> A::Value {
    let (angle, is_near) = asin_reduced(a, x);
    let low = frac_pi_2_low::<A>();
    let rest = plus(a, angle, -low);
    let near = minus_from(a, FRAC_PI_2, rest);
    let twice = scaled(a, angle, 2.0);
    let rest = plus(a, twice, -2.0 * low);
    let obtuse = minus_from(a, PI, rest);
    let negative = below(a, x, 0.0);
    let far = a.select(negative, obtuse, twice);
    a.select(is_near, near, far)
}

/// The angle of the point (x, y) in −π ..= π, the signs of zeros counting, as in IEEE 754.
#[inline(always)]
pub fn atan2<A: Arith>(a: &mut A, y: A::Value, x: A::Value) -> A::Value {
    let (size_y, size_x) = (a.abs(y), a.abs(x));
    let steep = a.lt(size_x, size_y);
    let above = a.select(steep, size_x, size_y);
    let under = a.select(steep, size_y, size_x);
    let ratio = a.div(above, under);
    // 0 of two zeros, 1 of two infinities.
    let zero = a.number(0.0);
    let one = a.number(1.0);
    let none = a.eq(under, zero);
    let ratio = a.select(none, zero, ratio);
    let infinity = a.number(f64::INFINITY);
    let endless = a.eq(above, infinity);
    let ratio = a.select(endless, one, ratio);
    let angle = atan_of_size(a, ratio);
    let low = frac_pi_2_low::<A>();
    let rest = plus(a, angle, -low);
    let complement = minus_from(a, FRAC_PI_2, rest);
    let angle = a.select(steep, complement, angle);
    let rest = plus(a, angle, -2.0 * low);
    let opposite = minus_from(a, PI, rest);
    let backwards = a.is_negative(x);
    let angle = a.select(backwards, opposite, angle);
    // Comparisons with a NaN do not find it.
    let both = a.add(size_x, size_y);
    let number = a.eq(both, both);
    let angle = a.select(number, angle, both);
    a.with_sign(angle, y)
}

/// √(x² + y²) without overflow or underflow on the way; infinite where one operand is.
#[inline(always)]
pub fn hypot<A: Arith>(a: &mut A, x: A::Value, y: A::Value) -> A::Value {
    let (size_x, size_y) = (a.abs(x), a.abs(y));
    let less = a.lt(size_x, size_y);
    let small = a.select(less, size_x, size_y);
    let large = a.select(less, size_y, size_x);
    let ratio = a.div(small, large);
    let one = a.number(1.0);
    let square = a.mul_add(ratio, ratio, one);
    let root = a.sqrt(square);
    let length = a.mul(large, root);
    let zero = a.number(0.0);
    let none = a.eq(large, zero);
    let length = a.select(none, small, length);
    let infinity = a.number(f64::INFINITY);
    let endless = a.eq(size_x, infinity);
    let length = a.select(endless, infinity, length);
    let endless = a.eq(size_y, infinity);
    a.select(endless, infinity, length)
}

/// The magnitude of `x` with the sign of `y`.
#[inline(always)]
pub fn copysign<A: Arith>(a: &mut A, x: A::Value, y: A::Value) -> A::Value {
    a.with_sign(x, y)
}
