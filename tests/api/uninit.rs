//! Tests of uninitialised outputs: what the macro knows of a kernel, and what launches accept.

use crate::kernels::{checked_copy, matmul};
use tile_kernel::prelude::*;
use tile_kernel::tensor::UninitView;

/// Writes a part of its output alone.
#[tile_kernel]
fn half(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [n]);
    parallel!(n / 2, |i| {
        y[i] = x[i];
    });
}

/// Adds to what its output holds.
#[tile_kernel]
fn accumulate(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [n]);
    parallel!(n, |i| {
        y[i] += x[i];
    });
}

/// Heads of a batch, by one axis of the grid.
#[tile_kernel]
fn by_head<const N: usize>(x: &Tensor<f32, 3>, y: &mut Tensor<f32, 3>) {
    dims!(x = [batch, heads, n], y = [batch, heads, n]);
    let [head, b] = blocks([batch * heads, n.div_ceil(N)]);
    parallel!(N, |i| {
        y[[head / heads, head % heads, b * N + i]] = 2.0 * x[[head / heads, head % heads, b * N + i]];
    });
}

fn devices() -> Vec<(&'static str, Box<dyn tile_kernel::launch::HostDevice>)> {
    let mut all: Vec<(&'static str, Box<dyn tile_kernel::launch::HostDevice>)> =
        vec![("interpreter", Box::new(Interpreter::default()))];
    #[cfg(feature = "cpu")]
    all.push(("cpu", Box::new(Cpu::new())));
    all
}

#[test]
fn kernels_that_write_all_of_it() {
    for (name, device) in devices() {
        let a = Tensor::from_fn([37, 19], |[i, k]| (i * 3 + k) as f32 % 7.0);
        let b = Tensor::from_fn([19, 23], |[k, j]| (k + 5 * j) as f32 % 5.0);
        let mut expected = Tensor::zeros([37, 23]);
        matmul::<f32, 16, 8>().launch(&*device, &a, &b, &mut expected).unwrap();
        let mut c = Tensor::uninit([37, 23]);
        matmul::<f32, 16, 8>().launch(&*device, &a, &b, &mut c).unwrap();
        assert_eq!(c.into_tensor().unwrap(), expected, "{name}");

        let x = Tensor::from_fn([3, 5, 9], |[i, j, k]| (i * 100 + j * 10 + k) as f32);
        let mut memory: Vec<f32> = Vec::with_capacity(x.len());
        let mut y = UninitView::new(&mut memory.spare_capacity_mut()[..x.len()], x.shape()).unwrap();
        by_head::<4>().launch(&*device, &x, &mut y).unwrap();
        let doubled: Vec<f32> = x.iter().map(|value| 2.0 * value).collect();
        assert_eq!(y.into_slice().unwrap(), doubled, "{name}");
    }
}

#[test]
fn empty_launches() {
    for (name, device) in devices() {
        let mut c = Tensor::<f32, 2>::uninit([0, 3]);
        matmul::<f32, 16, 8>().launch(&*device, &Tensor::zeros([0, 4]), &Tensor::zeros([4, 3]), &mut c).unwrap();
        assert_eq!(c.into_tensor().unwrap().shape(), [0, 3], "{name}");
        // Without anything to add up there are zeros, and blocks that write them.
        let mut c = Tensor::uninit([2, 3]);
        matmul::<f32, 16, 8>().launch(&*device, &Tensor::zeros([2, 0]), &Tensor::zeros([0, 3]), &mut c).unwrap();
        assert_eq!(c.into_tensor().unwrap(), Tensor::zeros([2, 3]), "{name}");
    }
}

#[test]
fn kernels_that_may_not() {
    for (name, device) in devices() {
        let x = Tensor::full([8], 1.0);
        let mut y = Tensor::<f32, 1>::uninit([8]);
        for error in [half().launch(&*device, &x, &mut y), accumulate().launch(&*device, &x, &mut y)] {
            let LaunchError::Uninitialised { argument, .. } = error.unwrap_err() else { panic!("{name}") };
            assert_eq!(argument, "y");
        }
        let y = y.into_tensor().unwrap_err();
        assert!(!y.is_written(), "{name}");
    }
}

#[test]
fn a_launch_that_fails_gives_nothing() {
    for (name, device) in devices() {
        let mut y = Tensor::<i32, 2>::uninit([2, 4]);
        let error = checked_copy().launch(&*device, &Tensor::full([2, 4], 9), 5, &mut y).unwrap_err();
        assert!(matches!(error, LaunchError::Assertion { .. }), "{name}: {error}");
        assert!(y.into_tensor().is_err(), "{name}");
    }
}
