//! Tests of §7 of the language: scalar functions.

use crate::everywhere;
use tile_kernel::prelude::*;

/// Every integer operation of two operands, one row each.
#[tile_kernel]
fn integers<T: Int>(x: &Tensor<T, 1>, y: &Tensor<T, 1>, z: &mut Tensor<T, 2>) {
    dims!(x = [n], y = [n], z = [15, n]);
    parallel!(n, |i| {
        let a = x[i];
        let b = y[i];
        z[[0, i]] = a + b;
        z[[1, i]] = a - b;
        z[[2, i]] = a * b;
        z[[3, i]] = a / b;
        z[[4, i]] = a % b;
        z[[5, i]] = a & b;
        z[[6, i]] = a | b;
        z[[7, i]] = a ^ b;
        z[[8, i]] = !a;
        z[[9, i]] = a << b;
        z[[10, i]] = a >> b;
        z[[11, i]] = a.min(b);
        z[[12, i]] = a.max(b);
        z[[13, i]] = a.abs();
        z[[14, i]] = a.clamp(b, 5);
    });
}

/// What the text says, in wide arithmetic.
fn integer(row: usize, a: i128, b: i128, bits: u32) -> i128 {
    match row {
        0 => a + b,
        1 => a - b,
        // Wrapped to 128 bits, which the type's own wrapping does not see.
        2 => a.wrapping_mul(b),
        3 => a.checked_div(b).unwrap_or(0),
        4 => a.checked_rem(b).unwrap_or(0),
        5 => a & b,
        6 => a | b,
        7 => a ^ b,
        8 => !a,
        9 if (0..i128::from(bits)).contains(&b) => a << b,
        9 => 0,
        10 if (0..i128::from(bits)).contains(&b) => a >> b,
        10 => {
            if a < 0 {
                -1
            } else {
                0
            }
        }
        11 => a.min(b),
        12 => a.max(b),
        13 => a.abs(),
        _ => b.max(a.min(5)),
    }
}

fn check_integers<T: Int>(values: &[T]) {
    let pairs: Vec<(T, T)> = values.iter().flat_map(|&a| values.iter().map(move |&b| (a, b))).collect();
    let x = Tensor::from(pairs.iter().map(|pair| pair.0).collect::<Vec<T>>());
    let y = Tensor::from(pairs.iter().map(|pair| pair.1).collect::<Vec<T>>());
    everywhere(|name, device| {
        let mut z = Tensor::<T, 2>::zeros([15, pairs.len()]);
        integers::<T>().launch(device, &x, &y, &mut z).unwrap();
        for (i, &(a, b)) in pairs.iter().enumerate() {
            for row in 0..15 {
                let expected = T::from_i128(integer(row, a.to_i128(), b.to_i128(), T::DTYPE.bits()));
                assert_eq!(z[[row, i]], expected, "{name}: {} operation {row} of {a} and {b}", T::DTYPE);
            }
        }
    });
}

// language: §7
// language: §7 + - * /
// language: §7 %
// language: §7 & | ^ !
// language: §7 << >>
#[test]
fn integer_operations_are_defined_everywhere() {
    check_integers::<i8>(&[0, 1, -1, 2, 7, 8, 9, -5, 100, 127, -128]);
    check_integers::<u8>(&[0, 1, 2, 7, 8, 200, 255]);
    check_integers::<i16>(&[0, 1, -1, 15, 16, 17, i16::MAX, i16::MIN]);
    check_integers::<u16>(&[0, 1, 15, 16, 17, 1000, u16::MAX]);
    check_integers::<i32>(&[0, 1, -1, 31, 32, 33, -70_000, i32::MAX, i32::MIN]);
    check_integers::<u32>(&[0, 1, 31, 32, 33, 70_000, u32::MAX]);
    check_integers::<i64>(&[0, 1, -1, 63, 64, 65, 1 << 40, i64::MAX, i64::MIN]);
    check_integers::<u64>(&[0, 1, 63, 64, 65, 1 << 63, u64::MAX]);
}

/// Floats of two or three operands.
#[tile_kernel]
fn floats<T: Float>(x: &Tensor<T, 1>, y: &Tensor<T, 1>, z: &mut Tensor<T, 2>, c: &mut Tensor<bool, 2>) {
    dims!(x = [n], y = [n], z = [11, n], c = [8, n]);
    parallel!(n, |i| {
        let a = x[i];
        let b = y[i];
        z[[0, i]] = a + b;
        z[[1, i]] = a - b;
        z[[2, i]] = a * b;
        z[[3, i]] = a / b;
        z[[4, i]] = a.min(b);
        z[[5, i]] = a.max(b);
        z[[6, i]] = a.min_nan(b);
        z[[7, i]] = a.max_nan(b);
        z[[8, i]] = a.clamp(-1.0, b);
        z[[9, i]] = -a.abs();
        z[[10, i]] = a.mul_add(b, a);
        c[[0, i]] = a == b;
        c[[1, i]] = a != b;
        c[[2, i]] = a < b;
        c[[3, i]] = a <= b;
        c[[4, i]] = a > b;
        c[[5, i]] = a >= b;
        c[[6, i]] = a.is_nan();
        c[[7, i]] = a.is_finite();
    });
}

// language: §7 == != < <= > >=
// language: §7 min max clamp abs
// language: §7 min_nan max_nan
// language: §7 mul_add
// language: §7 is_nan is_finite
#[test]
fn float_operations_are_those_of_ieee_754() {
    let values = [0.0_f32, -0.0, 1.0, -1.5, 3e38, -3e38, 1e-45, f32::INFINITY, f32::NEG_INFINITY, f32::NAN, 0.1];
    let pairs: Vec<[f32; 2]> = values.iter().flat_map(|&a| values.iter().map(move |&b| [a, b])).collect();
    let side = |k: usize| Tensor::from(pairs.iter().map(|pair| pair[k]).collect::<Vec<f32>>());
    let (x, y) = (side(0), side(1));
    // Rust's `min` and `max` return the other operand when one is NaN, too.
    let nan_or = |a: f32, b: f32, c: f32| if a.is_nan() || b.is_nan() { f32::NAN } else { c };
    everywhere(|name, device| {
        let (mut z, mut c) = (Tensor::<f32, 2>::zeros([11, pairs.len()]), Tensor::zeros([8, pairs.len()]));
        floats::<f32>().launch(device, &x, &y, &mut z, &mut c).unwrap();
        for (i, &[a, b]) in pairs.iter().enumerate() {
            let clamped = (-1.0_f32).max(b.min(a));
            let expected = [
                a + b,
                a - b,
                a * b,
                a / b,
                a.min(b),
                a.max(b),
                nan_or(a, b, a.min(b)),
                nan_or(a, b, a.max(b)),
                clamped,
                -a.abs(),
                a.mul_add(b, a),
            ];
            for (row, e) in expected.into_iter().enumerate() {
                let found = z[[row, i]];
                assert!(found == e || found.is_nan() && e.is_nan(), "{name}: row {row} of {a}, {b}: {found}, {e}");
            }
            let expected = [a == b, a != b, a < b, a <= b, a > b, a >= b, a.is_nan(), a.is_finite()];
            assert_eq!(std::array::from_fn(|row| c[[row, i]]), expected, "{name}: {a}, {b}");
        }
    });
}

#[tile_kernel]
fn transcendental<T: Float>(x: &Tensor<T, 1>, y: &mut Tensor<T, 2>) {
    dims!(x = [n], y = [15, n]);
    parallel!(n, |i| {
        let a = x[i];
        y[[0, i]] = a.exp();
        y[[1, i]] = a.exp2();
        y[[2, i]] = a.ln();
        y[[3, i]] = a.log2();
        y[[4, i]] = a.log10();
        y[[5, i]] = a.sin();
        y[[6, i]] = a.cos();
        y[[7, i]] = a.tanh();
        y[[8, i]] = a.erf();
        y[[9, i]] = a.sigmoid();
        y[[10, i]] = a.sqrt();
        y[[11, i]] = a.rsqrt();
        y[[12, i]] = a.recip();
        y[[13, i]] = a.powf(1.75);
        y[[14, i]] = a.abs().sqrt();
    });
}

fn transcendentals(a: f64) -> [f64; 15] {
    [
        a.exp(),
        a.exp2(),
        a.ln(),
        a.log2(),
        a.log10(),
        a.sin(),
        a.cos(),
        a.tanh(),
        erf(a),
        1.0 / (1.0 + (-a).exp()),
        a.sqrt(),
        1.0 / a.sqrt(),
        1.0 / a,
        a.powf(1.75),
        a.abs().sqrt(),
    ]
}

/// The error function by a series of positive terms.
pub(crate) fn erf(x: f64) -> f64 {
    let mut term = x;
    let mut sum = x;
    for n in 1..200 {
        term *= 2.0 * x * x / (2.0 * f64::from(n) + 1.0);
        sum += term;
    }
    sum * (-x * x).exp() * std::f64::consts::FRAC_2_SQRT_PI
}

fn check_functions<T: Float>(tolerance: f64) {
    let x = Tensor::from_fn([64], |[i]| T::from_f64(i as f64 / 16.0 + 0.0625));
    everywhere(|name, device| {
        let mut y = Tensor::<T, 2>::zeros([15, 64]);
        transcendental::<T>().launch(device, &x, &mut y).unwrap();
        for i in 0..64 {
            let a = x[[i]].to_f64();
            for (row, expected) in transcendentals(a).into_iter().enumerate() {
                let found = y[[row, i]].to_f64();
                let limit = tolerance * expected.abs().max(f64::from(f32::MIN_POSITIVE));
                assert!((found - expected).abs() <= limit, "{name}: {} {row} of {a}: {found}, {expected}", T::DTYPE);
            }
        }
    });
}

// language: §7 exp exp2 ln log2 log10 sin cos tanh erf sigmoid sqrt rsqrt recip powf
// language: §7.4
#[test]
fn functions_are_accurate() {
    // Two units in the last place of `f32`, and half a unit of `f16` besides.
    check_functions::<f32>(2.5 * f64::from(f32::EPSILON));
    check_functions::<f64>(1e-12);
    check_functions::<f16>(0.6 / 1024.0);
    check_functions::<bf16>(0.6 / 128.0);
}

// language: §7.4
#[test]
fn angles_of_any_size_are_reduced() {
    // The last is nearer to a multiple of π/2 than any other.
    let values = [1e4, 1e6, 3e9, -1e10, 1e20, -3e30, f32::MAX, 16_367_173.0 * 2_f32.powi(72)];
    everywhere(|name, device| {
        let mut y = Tensor::<f32, 2>::zeros([15, values.len()]);
        transcendental::<f32>().launch(device, &Tensor::from(values), &mut y).unwrap();
        for (i, a) in values.into_iter().enumerate() {
            for (row, expected) in [(5, f64::from(a).sin()), (6, f64::from(a).cos())] {
                let (found, limit) = (f64::from(y[[row, i]]), 2.5 * f64::from(f32::EPSILON) * expected.abs());
                assert!((found - expected).abs() <= limit, "{name}: row {row} of {a}: {found}, {expected}");
            }
        }
    });
}

#[tile_kernel]
fn rounding<T: Float>(x: &Tensor<T, 1>, y: &mut Tensor<T, 2>) {
    dims!(x = [n], y = [6, n]);
    parallel!(n, |i| {
        y[[0, i]] = x[i].floor();
        y[[1, i]] = x[i].ceil();
        y[[2, i]] = x[i].round();
        y[[3, i]] = x[i].round_ties_even();
        y[[4, i]] = x[i].trunc();
        y[[5, i]] = x[i].abs().sqrt();
    });
}

// language: §7 floor ceil round round_ties_even trunc
#[test]
fn rounding_functions() {
    everywhere(|name, device| {
        let values = [0.5, 1.5, 2.5, -0.5, -1.5, 0.49999997, 8388609.5, 1e30, -0.0, f32::INFINITY, -3.7];
        let x = Tensor::from(values);
        let mut y = Tensor::zeros([6, values.len()]);
        rounding::<f32>().launch(device, &x, &mut y).unwrap();
        for (i, a) in values.into_iter().enumerate() {
            let expected = [a.floor(), a.ceil(), a.round(), a.round_ties_even(), a.trunc(), a.abs().sqrt()];
            assert_eq!(std::array::from_fn(|row| y[[row, i]]), expected, "{name}: {a}");
        }
    });
}

#[tile_kernel]
fn bits<T: Int>(x: &Tensor<T, 1>, y: &mut Tensor<u32, 2>) {
    dims!(x = [n], y = [2, n]);
    parallel!(n, |i| {
        y[[0, i]] = x[i].count_ones();
        y[[1, i]] = x[i].leading_zeros();
    });
}

// language: §7 count_ones leading_zeros
#[test]
fn bits_are_counted() {
    fn check<T: Int>(values: [T; 3], expected: [[u32; 3]; 2]) {
        everywhere(|name, device| {
            let mut y = Tensor::zeros([2, 3]);
            bits::<T>().launch(device, &Tensor::from(values), &mut y).unwrap();
            assert_eq!(y, Tensor::from(expected), "{name} {}", T::DTYPE);
        });
    }
    check([0_i8, -1, 5], [[0, 8, 2], [8, 0, 5]]);
    check([0_u16, u16::MAX, 256], [[0, 16, 1], [16, 0, 7]]);
    check([0_i32, i32::MIN, 7], [[0, 1, 3], [32, 0, 29]]);
    check([0_u64, u64::MAX, 1], [[0, 64, 1], [64, 0, 63]]);
}

#[tile_kernel]
fn dots(x: &Tensor<u32, 1>, y: &Tensor<u32, 1>, z: &mut Tensor<u32, 2>, signed: &mut Tensor<i32, 2>) {
    dims!(x = [n], y = [n], z = [3, n], signed = [3, n]);
    let mut bytes = shared::<u8>([4 * 40]);
    parallel!((40, 4), |i, j| {
        bytes[4 * i + j] = cast::<u8>(x[i] >> cast::<u32>(8 * j) & 255);
    });
    parallel!(n, |i| {
        let a = u32::from_le_bytes([bytes[4 * i], bytes[4 * i + 1], bytes[4 * i + 2], bytes[4 * i + 3]]);
        let (b, c, d) = (y[i], cast::<i32>(a), cast::<i32>(y[i]));
        z[[0, i]] = a.dot4_i8(b);
        z[[1, i]] = a.dot4_u8(b);
        z[[2, i]] = (a & 0x0f0f_0f0f).dot4_u8_i8(b);
        signed[[0, i]] = c.dot4_i8(d);
        signed[[1, i]] = c.dot4_u8(d) + 1;
        signed[[2, i]] = c.dot4_u8_i8(d);
    });
}

// language: §7 dot4_i8 dot4_u8 dot4_u8_i8
// language: §7 u32::from_le_bytes([a, b, c, d])
#[test]
fn dot_products_of_bytes() {
    // 40 is no multiple of the lanes of a vector; sums of two products exceed 16 bits.
    let ends = [0x8080_8080, 0x7f7f_7f7f, u32::MAX, 0x80ff_7f01, 0x0102_0304, 0];
    let x: [u32; 40] = std::array::from_fn(|i| if i < 36 { ends[i / 6] } else { 0x9e37_79b9 << (i - 36) });
    let y: [u32; 40] = std::array::from_fn(|i| if i < 36 { ends[i % 6] } else { 0x85eb_ca6b >> (i - 36) });
    let sum = |a: u32, b: u32, signs: [bool; 2]| -> i32 {
        let byte = |word: u32, i: usize, signed: bool| {
            let byte = word.to_le_bytes()[i];
            if signed { i32::from(byte as i8) } else { i32::from(byte) }
        };
        (0..4).map(|i| byte(a, i, signs[0]) * byte(b, i, signs[1])).sum()
    };
    everywhere(|name, device| {
        let (mut z, mut signed) = (Tensor::zeros([3, 40]), Tensor::zeros([3, 40]));
        dots().launch(device, &Tensor::from(x), &Tensor::from(y), &mut z, &mut signed).unwrap();
        for i in 0..40 {
            let (a, b) = (x[i], y[i]);
            let expected = [[true; 2], [false; 2], [false, true]].map(|signs| sum(a, b, signs));
            assert_eq!([z[[0, i]], z[[1, i]]], [expected[0] as u32, expected[1] as u32], "{name} {a:x} {b:x}");
            assert_eq!(z[[2, i]], sum(a & 0x0f0f_0f0f, b, [false, true]) as u32, "{name} {a:x} {b:x}");
            let found = [signed[[0, i]], signed[[1, i]] - 1, signed[[2, i]]];
            assert_eq!(found, expected, "{name} {a:x} {b:x}");
        }
    });
}

#[tile_kernel]
fn encodings(
    d: &Tensor<f64, 1>,
    s: &Tensor<f32, 1>,
    h: &Tensor<f16, 1>,
    b: &Tensor<bf16, 1>,
    e: &Tensor<F8E4M3, 1>,
    f: &Tensor<F8E5M2, 1>,
    y: &mut Tensor<u64, 1>,
    z: &mut Tensor<f64, 1>,
) {
    dims!(y = [6], z = [6]);
    parallel!(1, |i| {
        y[i] = d[i].to_bits();
        y[i + 1] = cast::<u64>(s[i].to_bits());
        y[i + 2] = cast::<u64>(h[i].to_bits());
        y[i + 3] = cast::<u64>(b[i].to_bits());
        y[i + 4] = cast::<u64>(e[i].to_bits());
        y[i + 5] = cast::<u64>(f[i].to_bits());
        z[i] = f64::from_bits(d[i].to_bits() ^ 1);
        z[i + 1] = cast::<f64>(f32::from_bits(s[i].to_bits() ^ 1));
        z[i + 2] = cast::<f64>(f16::from_bits(h[i].to_bits() ^ 1));
        z[i + 3] = cast::<f64>(bf16::from_bits(b[i].to_bits() ^ 1));
        z[i + 4] = cast::<f64>(F8E4M3::from_bits(e[i].to_bits() ^ 1));
        z[i + 5] = cast::<f64>(F8E5M2::from_bits(f[i].to_bits() ^ 1));
    });
}

// language: §7 to_bits
#[test]
fn encodings_in_and_out() {
    everywhere(|name, device| {
        let (d, s) = (Tensor::from([-1.5_f64]), Tensor::from([-1.5_f32]));
        let (h, b) = (Tensor::from([f16::from_f32(-1.5)]), Tensor::from([bf16::from_f32(-1.5)]));
        let (e, f) = (Tensor::from([F8E4M3::from_f64(-1.5)]), Tensor::from([F8E5M2::from_f64(-1.5)]));
        let (mut y, mut z) = (Tensor::zeros([6]), Tensor::zeros([6]));
        encodings().launch(device, &d, &s, &h, &b, &e, &f, &mut y, &mut z).unwrap();
        assert_eq!(y.to_vec(), [0xbff8 << 48, 0xbfc0_0000, 0xbe00, 0xbfc0, 0xbc, 0xbe], "{name}");
        let next = |bits: i32| -1.5 - 2_f64.powi(-bits);
        assert_eq!(z.to_vec(), [next(52), next(23), next(10), next(7), next(3), -1.75], "{name}");
    });
}

#[tile_kernel]
fn choices(m: usize, n: usize, x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [2], y = [4]);
    let whole = m.div_ceil(n);
    parallel!(1, |i| {
        y[i] = cast::<f32>(whole);
        y[i + 1] = select(x[i] > x[i + 1], x[i], x[i + 1]);
        y[i + 2] = select(m == n, 1.0, -1.0);
        // Both sides are evaluated; what does not exist is zero.
        y[i + 3] = select(true, x[i + 99], 1.0 / 0.0);
    });
}

// language: §7 div_ceil
// language: §7 select(c, a, b)
#[test]
fn quotients_and_choices() {
    everywhere(|name, device| {
        for (m, n, whole) in [(10, 5, 2.0), (11, 5, 3.0), (0, 5, 0.0), (1, 5, 1.0), (5, 5, 1.0), (5, 0, 0.0)] {
            let mut y = Tensor::full([4], 9.0);
            choices().launch(device, m, n, &Tensor::from([2.0_f32, 3.0]), &mut y).unwrap();
            assert_eq!(y.to_vec(), [whole, 3.0, if m == n { 1.0 } else { -1.0 }, 0.0], "{name}: {m} / {n}");
        }
    });
}

#[tile_kernel]
fn constants<T: Float>(y: &mut Tensor<f32, 1>, z: &mut Tensor<T, 1>) {
    dims!(y = [6], z = [2]);
    parallel!(1, |i| {
        y[i] = f32::INFINITY;
        y[i + 1] = f32::NEG_INFINITY;
        y[i + 2] = f32::MAX;
        y[i + 3] = f32::MIN;
        y[i + 4] = f32::EPSILON;
        y[i + 5] = std::f32::consts::PI;
        z[i] = T::INFINITY;
        z[i + 1] = T::NEG_INFINITY;
    });
}

// language: §7.1
#[test]
fn constants_of_types() {
    everywhere(|name, device| {
        let (mut y, mut z) = (Tensor::zeros([6]), Tensor::zeros([2]));
        constants::<f16>().launch(device, &mut y, &mut z).unwrap();
        let expected = [f32::INFINITY, f32::NEG_INFINITY, f32::MAX, f32::MIN, f32::EPSILON, std::f32::consts::PI];
        assert_eq!(y.to_vec(), expected, "{name}");
        assert_eq!(z.to_vec(), [f16::INFINITY, f16::NEG_INFINITY], "{name}");
    });
}

#[tile_kernel]
fn euclid<T: Int>(x: &Tensor<T, 1>, y: &Tensor<T, 1>, z: &mut Tensor<T, 2>) {
    dims!(x = [m], y = [n], z = [m, n]);
    parallel!((m, n), |i, j| {
        z[[i, j]] = x[i].rem_euclid(y[j]);
    });
}

fn euclid_of<T: Int>(expected: fn(i128, i128) -> i128) {
    let values: Vec<T> =
        [0, 1, 2, 3, 4, 7, 10, 100, 127, 128, 200, 255, -1, -2, -3, -7, -8, -100, -127, -128, i128::MIN]
            .map(|x| if x == i128::MIN { T::from_i128(1 << (T::DTYPE.bits() - 1)) } else { T::from_i128(x) })
            .to_vec();
    let x = Tensor::from(values.clone());
    everywhere(|name, device| {
        let n = values.len();
        let mut z = Tensor::<T, 2>::zeros([n, n]);
        euclid::<T>().launch(device, &x, &x, &mut z).unwrap();
        for (i, x) in values.iter().enumerate() {
            for (j, y) in values.iter().enumerate() {
                let expected = T::from_i128(expected(x.to_i128(), y.to_i128()));
                assert_eq!(z[[i, j]], expected, "{name}: {x:?} and {y:?} of {}", T::DTYPE);
            }
        }
    });
}

// language: §7 x.rem_euclid(y)
#[test]
fn euclidean_remainders_are_never_negative() {
    let expected = |x: i128, y: i128| if y == 0 { 0 } else { x.rem_euclid(y) };
    euclid_of::<i8>(expected);
    euclid_of::<u8>(expected);
    euclid_of::<i16>(expected);
    euclid_of::<i32>(expected);
    euclid_of::<u32>(expected);
    euclid_of::<i64>(expected);
    euclid_of::<u64>(expected);
}
