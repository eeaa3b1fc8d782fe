//! Cases of elementwise kernels and of scalar functions.

use crate::Session;
use std::f64::consts::SQRT_2;
use tile_kernel::prelude::*;
use tile_kernels::elementwise::{add, gelu, gelu_tanh, silu_mul};
use tile_kernels::reference::{self, Array};
use tile_kernels::testing::{Tolerance, array, poisoned};

fn adds<T: Num>(session: &dyn Session) {
    let mut random = session.random();
    for n in [0, 1, 7, 64, 1000] {
        let (x, y) = (random.tensor::<T, 1>([n]), random.tensor::<T, 1>([n]));
        let sum = array(&x).data.iter().zip(&array(&y).data).map(|(x, y)| x + y).collect();
        let expected = Array::new(&[n], sum);
        let case = format!("add {} of {n}", T::DTYPE);
        session.check(&case, [(&expected, Tolerance::rounded::<T>())], |device| {
            let mut out = poisoned::<T, 1>([n]);
            add::<T, 64>().launch(device, &x, &y, &mut out)?;
            Ok([array(&out)])
        });
    }
}

pub(crate) fn add_of_every_type(session: &dyn Session) {
    adds::<f64>(session);
    adds::<f32>(session);
    adds::<f16>(session);
    adds::<bf16>(session);
    adds::<F8E4M3>(session);
    adds::<i64>(session);
    adds::<i32>(session);
    adds::<u8>(session);
}

fn activations<T: Float>(session: &dyn Session) {
    let mut random = session.random();
    for n in [1, 63, 500] {
        let x = random.tensor_between::<T, 1>([n], -6.0, 6.0);
        let tolerance = Tolerance::rounded::<T>().through::<f32>(6.0);
        let exact = array(&x).map(reference::gelu);
        session.check(&format!("gelu {} of {n}", T::DTYPE), [(&exact, tolerance)], |device| {
            let mut out = poisoned::<T, 1>([n]);
            gelu::<T, 128>().launch(device, &x, &mut out)?;
            Ok([array(&out)])
        });
        let tanh = array(&x).map(reference::gelu_tanh);
        session.check(&format!("gelu_tanh {} of {n}", T::DTYPE), [(&tanh, tolerance)], |device| {
            let mut out = poisoned::<T, 1>([n]);
            gelu_tanh::<T, 128>().launch(device, &x, &mut out)?;
            Ok([array(&out)])
        });
    }
    for (m, n) in [(1, 1), (3, 130), (5, 64)] {
        let x = random.tensor_between::<T, 2>([m, 2 * n], -6.0, 6.0);
        let y = array(&x);
        let mut expected = Array::zeros(&[m, n]);
        for i in 0..m {
            for j in 0..n {
                expected[[i, j]] = reference::silu(y[[i, j]]) * y[[i, n + j]];
            }
        }
        let tolerance = Tolerance::rounded::<T>().through::<f32>(36.0);
        session.check(&format!("silu_mul {} {m}x{n}", T::DTYPE), [(&expected, tolerance)], |device| {
            let mut out = poisoned::<T, 2>([m, n]);
            silu_mul::<T, 64>().launch(device, &x, &mut out)?;
            Ok([array(&out)])
        });
    }
}

pub(crate) fn activations_of_floats(session: &dyn Session) {
    activations::<f32>(session);
    activations::<bf16>(session);
}

/// Functions of one float: values that stay small, others, those without error, and
/// truth values.
#[tile_kernel]
fn functions<T: Float>(
    x: &Tensor<T, 1>,
    small: &mut Tensor<T, 2>,
    large: &mut Tensor<T, 2>,
    exact: &mut Tensor<T, 2>,
    flags: &mut Tensor<bool, 2>,
) {
    dims!(x = [n], small = [9, n], large = [4, n], exact = [6, n], flags = [4, n]);
    let [b] = blocks([n.div_ceil(64)]);
    parallel!(64, |i| {
        let at = b * 64 + i;
        let a = x[at];
        let size = a.abs();
        small[[0, at]] = a.sin();
        small[[1, at]] = a.cos();
        small[[2, at]] = a.tanh();
        small[[3, at]] = a.erf();
        small[[4, at]] = a.sigmoid();
        small[[5, at]] = size.ln();
        small[[6, at]] = size.log2();
        small[[7, at]] = size.log10();
        small[[8, at]] = size.sqrt();
        large[[0, at]] = a.exp();
        large[[1, at]] = a.exp2();
        large[[2, at]] = a.recip();
        large[[3, at]] = size.rsqrt();
        exact[[0, at]] = a.floor();
        exact[[1, at]] = a.ceil();
        exact[[2, at]] = a.round();
        exact[[3, at]] = a.round_ties_even();
        exact[[4, at]] = a.trunc();
        exact[[5, at]] = -size;
        flags[[0, at]] = a < 0.0;
        flags[[1, at]] = a.is_nan();
        flags[[2, at]] = a.is_finite();
        flags[[3, at]] = if a < 1.0 { a.is_finite() } else { a.is_nan() };
    });
}

fn each_function<T: Float>(session: &dyn Session, n: usize) {
    // On both sides of zero, some in the middle of two integers.
    let x = Tensor::from_fn([n], |[i]| {
        let place = i as i64 - n as i64 / 2;
        T::from_f64((if place < 0 { place } else { place + 1 }) as f64 / 8.0)
    });
    let erf = |a: f64| 2.0 * reference::gelu(a * SQRT_2) / (a * SQRT_2) - 1.0;
    let rows = |functions: &[fn(f64) -> f64]| {
        let values = functions.iter().flat_map(|function| array(&x).map(function).data).collect();
        Array::new(&[functions.len(), n], values)
    };
    let small = rows(&[
        f64::sin,
        f64::cos,
        f64::tanh,
        erf,
        |a| 1.0 / (1.0 + (-a).exp()),
        |a| a.abs().ln(),
        |a| a.abs().log2(),
        |a| a.abs().log10(),
        |a| a.abs().sqrt(),
    ]);
    let large = rows(&[f64::exp, f64::exp2, f64::recip, |a| 1.0 / a.abs().sqrt()]);
    let exact = rows(&[f64::floor, f64::ceil, f64::round, f64::round_ties_even, f64::trunc, |a| -a.abs()]);
    let flags = rows(&[|a| f64::from(a < 0.0), |_| 0.0, |_| 1.0, |a| f64::from(a < 1.0)]);
    let near = |size| Tolerance::rounded::<T>().through::<f32>(size);
    let expected = [(&small, near(4.0)), (&large, near(64.0)), (&exact, Tolerance::EXACT), (&flags, Tolerance::EXACT)];
    session.check(&format!("functions {} of {n}", T::DTYPE), expected, |device| {
        let mut small = poisoned::<T, 2>([9, n]);
        let mut large = poisoned::<T, 2>([4, n]);
        let mut exact = poisoned::<T, 2>([6, n]);
        let mut flags = poisoned::<bool, 2>([4, n]);
        functions::<T>().launch(device, &x, &mut small, &mut large, &mut exact, &mut flags)?;
        Ok([array(&small), array(&large), array(&exact), array(&flags)])
    });
}

pub(crate) fn functions_of_floats(session: &dyn Session) {
    each_function::<f32>(session, 75);
    each_function::<f16>(session, 64);
}
