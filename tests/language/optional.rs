//! Tests of §1.1 and §1.2 of the language: optional inputs, and arguments by name.

use crate::everywhere;
use tile_kernel::launch::{HostDevice, LaunchError};
use tile_kernel::prelude::*;

/// y = x·scale, plus what is given of a bias for columns and a residual.
#[tile_kernel(default(T = f32, U = f32, BM = 2, BN = 4))]
fn linear<T: Float, U: Float, const BM: usize, const BN: usize>(
    x: &Tensor<T, 2>,
    bias: Option<&Tensor<T, 1>>,
    // Nothing else has its type.
    residual: Option<&Tensor<U, 2>>,
    scale: T,
    y: &mut Tensor<T, 2>,
) {
    dims!(x = [m, n], bias = [n], residual = [m, n], y = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut s = fragment::<T>([BM, BN]);
    copy(x.at([by * BM, bx * BN]), &mut s);
    // Read in `parallel!`, under its own name.
    parallel!((BM, BN), |i, j| {
        s[[i, j]] *= scale;
        if let Some(bias) = bias {
            s[[i, j]] += bias[bx * BN + j];
        }
    });
    // Read by tile operations, under another name, with an `else`.
    if let Some(r) = residual {
        let mut r_s = fragment::<U>([BM, BN]);
        copy(r.at([by * BM, bx * BN]), &mut r_s);
        tile!(s += cast::<T>(r_s));
    } else if bias.is_none() {
        tile!(s *= 2.0);
    }
    copy(&s, y.at_mut([by * BM, bx * BN]));
}

fn x() -> Tensor<f32, 2> {
    Tensor::from_fn([3, 5], |[i, j]| (i * 5 + j) as f32)
}

fn run(
    device: &dyn HostDevice,
    bias: Option<&Tensor<f32, 1>>,
    residual: Option<&Tensor<f32, 2>>,
) -> Result<Tensor<f32, 2>, LaunchError> {
    let mut y = Tensor::zeros([3, 5]);
    let (bias, residual) = (bias.map(|t| t as _), residual.map(|t| t as _));
    linear::default().launch(device, &x(), bias, residual, 0.5, &mut y)?;
    Ok(y)
}

// language: §1.1 Optional inputs
#[test]
fn kernels_have_the_inputs_that_are_given() {
    everywhere(|name, device| {
        let bias = Tensor::from([1.0, 2.0, 4.0, 8.0, 16.0]);
        let residual = Tensor::from_fn([3, 5], |[i, j]| i as f32 - j as f32);
        for choice in 0..4 {
            let (b, r) = (choice & 1 != 0, choice & 2 != 0);
            let found = run(device, b.then_some(&bias), r.then_some(&residual)).unwrap();
            let expected = Tensor::from_fn([3, 5], |[i, j]| {
                let scaled = x()[[i, j]] * 0.5 * if b || r { 1.0 } else { 2.0 };
                scaled + if b { bias[[j]] } else { 0.0 } + if r { residual[[i, j]] } else { 0.0 }
            });
            assert_eq!(found, expected, "{name}, bias: {b}, residual: {r}");
        }
        // A view, and `None` as it stands.
        let mut y = Tensor::zeros([3, 5]);
        linear::<f32, f32, 2, 8>().launch(device, &x(), Some(&bias.view()), None, 1.0, &mut y).unwrap();
        assert_eq!(y, Tensor::from_fn([3, 5], |[i, j]| x()[[i, j]] + bias[[j]]), "{name}");
    });
}

#[test]
fn their_extents_are_checked_where_they_are_given() {
    everywhere(|name, device| {
        let error = run(device, Some(&Tensor::zeros([4])), None).unwrap_err().to_string();
        assert!(error.contains("bias") && error.contains('5') && error.contains('4'), "{name}: {error}");
    });
}

#[test]
fn each_choice_is_a_kernel_of_its_own() {
    assert_eq!(linear::DEF.params.len(), 5);
    assert_eq!(linear_without_bias::DEF.name, "linear_without_bias");
    assert_eq!(linear_without_bias_without_residual::DEF.params.len(), 3);
}

/// y = x·scale + shift, of the first `count` elements.
#[tile_kernel(args(AffineArgs, scale = 1.0, count = usize::MAX / 2), default(T = f32))]
fn affine<T: Float>(
    x: &Tensor<T, 1>,
    scale: f32,
    shift: Option<&Tensor<T, 1>>,
    count: usize,
    offset: T,
    y: &mut Tensor<T, 1>,
) {
    dims!(x = [n], y = [n], shift = [n]);
    parallel!(n, |i| {
        let mut v = x[i] * cast::<T>(scale) + offset;
        if let Some(shift) = shift {
            v += shift[i];
        }
        y[i] = select(i < count, v, 0.0);
    });
}

// language: §1.2 args(LinearArgs, scale = 1.0)
#[test]
fn arguments_have_names_and_values_by_default() {
    everywhere(|name, device| {
        let x = Tensor::from([1.0, 2.0, 3.0]);
        let mut y = Tensor::zeros([3]);
        let kernel = affine::default();
        let shift = Tensor::from([10.0, 20.0, 30.0]);
        kernel.launch_with(device, AffineArgs::new(&x, Some(&shift), 0.5, &mut y)).unwrap();
        assert_eq!(y, Tensor::from([11.5, 22.5, 33.5]), "{name}");
        kernel
            .launch_with(device, AffineArgs { scale: 2.0, ..AffineArgs::new(&x, Some(&shift), 0.0, &mut y) })
            .unwrap();
        assert_eq!(y, Tensor::from([12.0, 24.0, 36.0]), "{name}");
        let all = AffineArgs { x: &x, y: &mut y, scale: -1.0, shift: None, count: 2, offset: 0.0 };
        kernel.launch_with(device, all).unwrap();
        assert_eq!(y, Tensor::from([-1.0, -2.0, 0.0]), "{name}");
    });
}
