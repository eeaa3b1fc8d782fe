//! Tests of §1.2, §7.4 of the language: `fast_math`, and the accuracy it keeps.

use crate::everywhere;
use tile_kernel::prelude::*;

/// Every function that may be approximated, and division.
#[tile_kernel(fast_math)]
fn functions<T: Float>(x: &Tensor<T, 1>, y: &mut Tensor<T, 2>) {
    dims!(x = [n], y = [17, n]);
    parallel!(n, |i| {
        let a = x[i];
        y[[0, i]] = a.exp();
        y[[1, i]] = a.exp2();
        y[[2, i]] = a.ln();
        y[[3, i]] = a.log2();
        y[[4, i]] = a.log10();
        y[[5, i]] = a.tanh();
        y[[6, i]] = a.erf();
        y[[7, i]] = a.sigmoid();
        y[[8, i]] = a.sqrt();
        y[[9, i]] = a.rsqrt();
        y[[10, i]] = a.recip();
        y[[11, i]] = a.powf(1.75);
        y[[12, i]] = 1.75 / a;
        y[[13, i]] = a / 3.0;
        y[[14, i]] = (-a).exp2();
        y[[15, i]] = a.sin();
        y[[16, i]] = a.cos();
    });
}

fn exact(a: f64, erf: f64) -> [f64; 17] {
    [
        a.exp(),
        a.exp2(),
        a.ln(),
        a.log2(),
        a.log10(),
        a.tanh(),
        erf,
        1.0 / (1.0 + (-a).exp()),
        a.sqrt(),
        1.0 / a.sqrt(),
        1.0 / a,
        a.powf(1.75),
        1.75 / a,
        a / 3.0,
        (-a).exp2(),
        a.sin(),
        a.cos(),
    ]
}

/// `digits` is half a unit in the last place of the type.
fn check<T: Float>(digits: f64) {
    // Normal numbers whose results are; neither side of 1 too near to it, where
    // logarithms have no relative error to speak of in `f16`.
    let values: Vec<f64> = (1..600).map(|i| f64::from(i) * 0.0173).filter(|x| (x - 1.0).abs() > 0.1).collect();
    let x = Tensor::from(values.into_iter().map(T::from_f64).collect::<Vec<T>>());
    everywhere(|name, device| {
        let n = x.shape()[0];
        let mut y = Tensor::<T, 2>::zeros([17, n]);
        functions::<T>().launch(device, &x, &mut y).unwrap();
        for i in 0..n {
            let a = x[[i]].to_f64();
            for (row, expected) in exact(a, crate::scalars::erf(a)).into_iter().enumerate() {
                let found = y[[row, i]].to_f64();
                // Relative, except where a sine or cosine is near zero.
                let scale = if row >= 15 { 1.0 } else { expected.abs() };
                let limit = (2_f64.powi(-16) + digits) * scale;
                assert!((found - expected).abs() <= limit, "{name}: {} {row} of {a}: {found}, {expected}", T::DTYPE);
            }
        }
    });
}

// language: §7.4 fast_math
#[test]
fn approximations_keep_their_bounds() {
    check::<f32>(0.0);
    check::<f64>(0.0);
    check::<f16>(2_f64.powi(-11));
    check::<bf16>(2_f64.powi(-8));
}

/// What is not a function stays as it is.
#[tile_kernel(fast_math)]
fn sums(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [3], y = [3]);
    parallel!(1, |i| {
        y[i] = x[i] * x[i + 1] + x[i + 2];
        y[i + 1] = x[i].mul_add(x[i + 1], x[i + 2]);
        y[i + 2] = x[i].floor() + x[i + 1].round();
    });
}

// language: §7.4 fast_math
#[test]
fn sums_and_products_may_be_contracted_and_no_more() {
    everywhere(|name, device| {
        let x = 1.0 + 2_f32.powi(-12);
        let mut y = Tensor::zeros([3]);
        sums().launch(device, &Tensor::from([x, x, -1.0]), &mut y).unwrap();
        assert!(y[[0]] == x * x - 1.0 || y[[0]] == x.mul_add(x, -1.0), "{name}: {y:?}");
        assert_eq!((y[[1]], y[[2]]), (x.mul_add(x, -1.0), 2.0), "{name}");
    });
}
