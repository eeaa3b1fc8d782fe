//! Tests of the accuracy of the device's elementary functions.

use crate::own::{attempt, expect};
use crate::support::{random, wgpu};
use tile_kernel::prelude::*;

/// A row for each elementary function.
#[tile_kernel]
fn functions(x: &Tensor<f32, 1>, y: &Tensor<f32, 1>, out: &mut Tensor<f32, 2>) {
    dims!(x = [n], y = [n], out = [18, n]);
    let [b] = blocks([n.div_ceil(64)]);
    parallel!(64, |l| {
        let i = b * 64 + l;
        let v = x[i];
        out[[0, i]] = v.exp();
        out[[1, i]] = v.exp2();
        out[[2, i]] = v.ln();
        out[[3, i]] = v.log2();
        out[[4, i]] = v.log10();
        out[[5, i]] = v.sin();
        out[[6, i]] = v.cos();
        out[[7, i]] = v.tanh();
        out[[8, i]] = v.erf();
        out[[9, i]] = v.sigmoid();
        out[[10, i]] = v.sqrt();
        out[[11, i]] = v.rsqrt();
        out[[12, i]] = v.recip();
        out[[13, i]] = v.powf(y[i]);
        out[[14, i]] = v.mul_add(y[i], y[i]);
        out[[15, i]] = v.round();
        out[[16, i]] = v.round_ties_even();
        out[[17, i]] = v / y[i];
    });
}

/// The functions of which WGSL's own are good enough where approximations are.
#[tile_kernel(fast_math)]
fn approximations(x: &Tensor<f32, 1>, out: &mut Tensor<f32, 2>) {
    dims!(x = [n], out = [3, n]);
    let [b] = blocks([n.div_ceil(64)]);
    parallel!(64, |l| {
        let i = b * 64 + l;
        out[[0, i]] = x[i].exp();
        out[[1, i]] = x[i].exp2();
        out[[2, i]] = x[i].mul_add(0.7, -0.3);
    });
}

/// Distances to the exact results, in units of the last place.
pub(crate) fn are_accurate() {
    type Exact = fn(f64, f64) -> f64;
    const NAMES: [(&str, f64, Exact); 18] = [
        ("exp", 2.0, |x, _| libm::exp(x)),
        ("exp2", 2.0, |x, _| libm::exp2(x)),
        ("ln", 2.0, |x, _| libm::log(x)),
        ("log2", 2.0, |x, _| libm::log2(x)),
        ("log10", 2.0, |x, _| libm::log10(x)),
        ("sin", 2.25, |x, _| libm::sin(x)),
        ("cos", 2.25, |x, _| libm::cos(x)),
        ("tanh", 2.0, |x, _| libm::tanh(x)),
        ("erf", 2.0, |x, _| libm::erf(x)),
        ("sigmoid", 2.5, |x, _| 1.0 / (1.0 + libm::exp(-x))),
        ("sqrt", 4.5, |x, _| x.sqrt()),
        ("rsqrt", 2.0, |x, _| 1.0 / x.sqrt()),
        ("recip", 2.5, |x, _| 1.0 / x),
        ("powf", 2.0, libm::pow),
        ("mul_add", 0.5, |x, y| libm::fma(x, y, y)),
        ("round", 0.0, |x, _| x.round()),
        ("round_ties_even", 0.0, |x, _| x.round_ties_even()),
        ("/", 2.5, |x, y| x / y),
    ];
    let special = [0.0, -0.0, 1.0, -1.0, 0.5, 2.5, 3.5, f32::INFINITY, f32::NEG_INFINITY, f32::NAN, f32::MAX, 1e-30];
    let mut random = random();
    let n = 60_000;
    // Halfway between whole numbers, odd ones and even ones.
    let halves = special.len() + 100;
    let mut draw = |i: usize| match i {
        _ if i < special.len() => special[i],
        _ if i < halves => (halves - i) as f32 - 50.5,
        _ if i.is_multiple_of(3) => random.between(-20.0, 20.0) as f32,
        _ if i % 3 == 1 => random.between(-1e5, 1e5) as f32,
        // Any encoding of a normal number.
        _ => {
            let x = f32::from_bits(random.below(1 << 32) as u32);
            if x.is_normal() { x } else { 1.0 }
        }
    };
    let x = Tensor::<f32, 1>::from_fn([n], |[i]| draw(i));
    let y =
        Tensor::<f32, 1>::from_fn([n], |[i]| if i.is_multiple_of(2) { draw(1000 + i) } else { (i % 13) as f32 - 6.0 });
    let mut out = Tensor::<f32, 2>::zeros([18, n]);
    if attempt("functions", functions().launch(&wgpu().host_adapter(), &x, &y, &mut out)).is_none() {
        return;
    }
    for (row, (name, bound, exact)) in NAMES.into_iter().enumerate() {
        let mut worst = (0.0, 0.0, 0.0, 0.0_f32);
        for i in 0..n {
            let (a, b, found) = (x[[i]], y[[i]], out[[row, i]]);
            // Beyond, WGSL says nothing of quotients: an H200 gives zero.
            if name == "/" && b.abs() > 2_f32.powi(126) {
                continue;
            }
            let expected = exact(a.into(), b.into());
            let error = ulps(expected, found);
            if error > worst.0 || error.is_nan() {
                worst = (if error.is_nan() { f64::INFINITY } else { error }, a.into(), b.into(), found);
            }
        }
        let (error, a, b, found) = worst;
        let check = format!("{name}: {error:.2} ulp");
        // A rounding to nearest is off by half a unit, and by its own rounding here.
        expect(&check, error <= bound + 1e-6, format!("{name}({a:e}, {b:e}) = {found:e}, bound {bound}"));
    }
}

/// Relative errors of what `fast_math` allows 2⁻¹⁶, and what is none of its business.
pub(crate) fn approximations_are_close() {
    let mut random = random();
    let special = [0.0, -0.0, f32::NEG_INFINITY, f32::INFINITY, f32::NAN, -3.0e38, 3.0e38];
    let n = 20_000;
    let x = Tensor::<f32, 1>::from_fn([n], |[i]| match special.get(i) {
        Some(&special) => special,
        None => random.between(-85.0, 85.0) as f32,
    });
    let mut out = Tensor::<f32, 2>::zeros([3, n]);
    if attempt("approximations", approximations().launch(&wgpu().host_adapter(), &x, &mut out)).is_none() {
        return;
    }
    type Exact = fn(f64) -> f64;
    let exact: [(&str, Exact); 3] =
        [("exp", libm::exp), ("exp2", libm::exp2), ("mul_add", |x| x * f64::from(0.7_f32) - f64::from(0.3_f32))];
    for (row, (name, exact)) in exact.into_iter().enumerate() {
        let wrong = (0..n).map(|i| (x[[i]], out[[row, i]])).find(|&(x, found)| {
            let expected = exact(x.into());
            // A sum may cancel; its terms' roundings stay.
            let error = if name == "mul_add" { 1e-6 } else { 2_f64.powi(-16) * expected.abs() };
            let close = (f64::from(found) - expected).abs() <= error + f64::from(f32::EPSILON) * expected.abs();
            !(close || expected as f32 == found || expected.is_nan() && found.is_nan())
        });
        expect(name, wrong.is_none(), wrong);
    }
}

/// x·y + z.
#[tile_kernel]
fn fused<T: Float>(x: &Tensor<T, 1>, y: &Tensor<T, 1>, z: &Tensor<T, 1>, out: &mut Tensor<T, 1>) {
    dims!(x = [n], y = [n], z = [n], out = [n]);
    let [b] = blocks([n.div_ceil(64)]);
    parallel!(64, |l| {
        let i = b * 64 + l;
        out[i] = x[i].mul_add(y[i], z[i]);
    });
}

/// Sums and products are rounded once, whatever the device has for that: of any
/// encodings, of terms that cancel or lie far apart, and of results that are subnormal.
pub(crate) fn sums_and_products_are_rounded_once() {
    let mut random = random();
    let n = 100_000;
    let mut bits = || random.below(1 << 32) as u32;
    let exponent = |x: u32, e: u32| f32::from_bits(x & 0x807f_ffff | (e & 0xff) << 23);
    let of_product = |x: f32, y: f32| (x * y).to_bits() >> 23;
    let operands: Vec<[f32; 3]> = (0..n)
        .map(|i| {
            let [x, y, z, k] = [bits(), bits(), bits(), bits()];
            let [a, b] = [x, y].map(f32::from_bits);
            match i % 5 {
                0 => [a, b, f32::from_bits(z)],
                1 => [a, b, f32::from_bits((-(a * b)).to_bits().wrapping_add(k % 5).wrapping_sub(2))],
                2 => [a, b, exponent(z, of_product(a, b).wrapping_add(k % 70).wrapping_sub(35))],
                // Few bits, so that halves lie in the middle.
                3 => {
                    let [a, b] = [x, y].map(|x| f32::from_bits(x & 0xfff8_0000));
                    [a, b, exponent(z & 0xffff_0001, of_product(a, b).wrapping_add(k % 50).wrapping_sub(25))]
                }
                _ => [exponent(x, k % 80), exponent(y, (k >> 8) % 130), f32::from_bits(z & 0x83ff_ffff)],
            }
        })
        .collect();
    rounded_once::<f32>(&operands);
    rounded_once::<bf16>(&operands);
    rounded_once::<f16>(&operands);
}

/// What the interpreter computes, to the bit.
fn rounded_once<T: Float>(operands: &[[f32; 3]]) {
    let name = format!("fused {}", T::DTYPE);
    let n = operands.len();
    let [x, y, z] = [0, 1, 2].map(|at| Tensor::<T, 1>::from_fn([n], |[i]| T::from_f64(operands[i][at].into())));
    let [mut expected, mut found] = [(); 2].map(|()| Tensor::<T, 1>::zeros([n]));
    let done = fused::<T>().launch(&Interpreter::default(), &x, &y, &z, &mut expected);
    if attempt(&name, done.and_then(|()| fused::<T>().launch(&wgpu().host_adapter(), &x, &y, &z, &mut found))).is_none()
    {
        return;
    }
    let numbers = (0..n).map(|i| (operands[i], expected[[i]].to_f64(), found[[i]].to_f64()));
    let same = |x: f64, y: f64| x.to_bits() == y.to_bits() || x.is_nan() && y.is_nan();
    let wrong = numbers.into_iter().find(|&(_, expected, found)| !same(expected, found));
    expect(&name, wrong.is_none(), wrong);
}

/// What is simple for real numbers and not for floats: a row for each.
#[tile_kernel]
fn identities(x: &Tensor<f32, 1>, y: &Tensor<f32, 1>, out: &mut Tensor<f32, 2>) {
    dims!(x = [n], y = [n], out = [9, n]);
    let [b] = blocks([n.div_ceil(64)]);
    parallel!(64, |l| {
        let i = b * 64 + l;
        let v = x[i];
        let w = y[i];
        out[[0, i]] = v * 0.0;
        out[[1, i]] = x[n] * v;
        out[[2, i]] = v - v;
        out[[3, i]] = v / v;
        out[[4, i]] = 0.0 / v;
        out[[5, i]] = v + -v;
        out[[6, i]] = (v + w) - v;
        out[[7, i]] = v - v * 0.5 * 2.0;
        let sum = v + w;
        let part = sum - v;
        out[[8, i]] = (v - (sum - part)) + (w - part);
    });
}

/// The driver does not take floats for real numbers.
#[expect(clippy::eq_op, reason = "that is what is checked")]
pub(crate) fn identities_do_not_hold() {
    type Exact = fn(f32, f32) -> f32;
    const ROWS: [(&str, Exact); 9] = [
        ("x * 0", |x, _| x * 0.0),
        ("zero beyond a tensor's end * x", |x, _| x * 0.0),
        ("x - x", |x, _| x - x),
        ("x / x", |x, _| x / x),
        ("0 / x", |x, _| 0.0 / x),
        ("x + -x", |x, _| x + -x),
        ("(x + y) - x", |x, y| (x + y) - x),
        ("x - x / 2 * 2", |x, _| x - x * 0.5 * 2.0),
        ("what x + y is off by", |x, y| {
            let (sum, part) = (x + y, (x + y) - x);
            (x - (sum - part)) + (y - part)
        }),
    ];
    let mut random = random();
    let special = [0.0, -0.0, f32::INFINITY, f32::NEG_INFINITY, f32::NAN, f32::MAX, 1.0];
    let n = 1000;
    let mut draw = |i: usize| special.get(i).copied().unwrap_or_else(|| random.between(-1e3, 1e3) as f32);
    let x = Tensor::<f32, 1>::from_fn([n], |[i]| draw(i));
    let y = Tensor::<f32, 1>::from_fn([n], |[i]| draw(n - i) * 1e-3);
    let mut out = Tensor::<f32, 2>::zeros([9, n]);
    if attempt("identities", identities().launch(&wgpu().host_adapter(), &x, &y, &mut out)).is_none() {
        return;
    }
    for (row, (name, exact)) in ROWS.into_iter().enumerate() {
        let wrong = (0..n)
            .map(|i| (x[[i]], y[[i]], exact(x[[i]], y[[i]]), out[[row, i]]))
            .find(|&(_, _, expected, found)| expected != found && !(expected.is_nan() && found.is_nan()));
        expect(name, wrong.is_none(), wrong);
    }
}

/// The distance in units of the last place of the exact result; subnormal numbers
/// may be taken as zero.
fn ulps(expected: f64, found: f32) -> f64 {
    let rounded = expected as f32;
    if rounded == found || (rounded.is_nan() && found.is_nan()) {
        return if rounded.is_finite() && expected != 0.0 && found != 0.0 {
            (expected - f64::from(found)).abs() / unit(expected)
        } else {
            0.0
        };
    }
    if rounded.abs() <= f32::MIN_POSITIVE * 1.000_001 && found.abs() <= f32::MIN_POSITIVE * 1.000_001 {
        return 0.0;
    }
    if !rounded.is_finite() {
        // Near the largest number either may be right.
        return if f64::from(found.abs()) > 0.999_999 * f64::from(f32::MAX) { 1.0 } else { f64::INFINITY };
    }
    if !found.is_finite() {
        return if expected.abs() > 0.999_999 * f64::from(f32::MAX) { 1.0 } else { f64::INFINITY };
    }
    (expected - f64::from(found)).abs() / unit(expected)
}

fn unit(expected: f64) -> f64 {
    let exponent = expected.abs().log2().floor().max(-126.0);
    2.0_f64.powi(exponent as i32 - 23)
}
