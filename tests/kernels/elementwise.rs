use crate::support::{check, random};
use tile_kernel::prelude::*;
use tile_kernels::elementwise::{add, gelu, gelu_tanh, silu_mul};
use tile_kernels::harness::{Tolerance, array, poisoned};
use tile_kernels::reference::{self, Array};

fn adds<T: Num>() {
    let mut random = random();
    for n in [0, 1, 7, 64, 1000] {
        let (x, y) = (random.tensor::<T, 1>([n]), random.tensor::<T, 1>([n]));
        let sum = array(&x).data.iter().zip(&array(&y).data).map(|(x, y)| x + y).collect();
        let expected = Array::new(&[n], sum);
        let case = format!("add {} of {n}", T::DTYPE);
        check(&case, [(&expected, Tolerance::rounded::<T>())], |device| {
            let mut out = poisoned::<T, 1>([n]);
            add::<T, 64>().launch(device, &x, &y, &mut out)?;
            Ok([array(&out)])
        });
    }
}

pub(crate) fn add_of_every_type() {
    adds::<f64>();
    adds::<f32>();
    adds::<f16>();
    adds::<bf16>();
    adds::<F8E4M3>();
    adds::<i64>();
    adds::<i32>();
    adds::<u8>();
}

fn activations<T: Float>() {
    let mut random = random();
    for n in [1, 63, 500] {
        let x = random.tensor_between::<T, 1>([n], -6.0, 6.0);
        let tolerance = Tolerance::rounded::<T>().through::<f32>(6.0);
        let exact = array(&x).map(reference::gelu);
        check(&format!("gelu {} of {n}", T::DTYPE), [(&exact, tolerance)], |device| {
            let mut out = poisoned::<T, 1>([n]);
            gelu::<T, 128>().launch(device, &x, &mut out)?;
            Ok([array(&out)])
        });
        let tanh = array(&x).map(reference::gelu_tanh);
        check(&format!("gelu_tanh {} of {n}", T::DTYPE), [(&tanh, tolerance)], |device| {
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
        check(&format!("silu_mul {} {m}x{n}", T::DTYPE), [(&expected, tolerance)], |device| {
            let mut out = poisoned::<T, 2>([m, n]);
            silu_mul::<T, 64>().launch(device, &x, &mut out)?;
            Ok([array(&out)])
        });
    }
}

pub(crate) fn activations_of_floats() {
    activations::<f32>();
    activations::<bf16>();
}
