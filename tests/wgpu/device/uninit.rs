//! Tests of uninitialised outputs on the device.

use crate::own::{attempt, expect, increment};
use crate::support::wgpu;
use tile_kernel::prelude::*;

/// Adds to what its output holds.
#[tile_kernel]
fn accumulate(x: &Tensor<i32, 1>, y: &mut Tensor<i32, 1>) {
    dims!(x = [n], y = [n]);
    parallel!(n, |i| {
        y[i] += x[i];
    });
}

pub(crate) fn outputs_without_contents() {
    let wgpu = wgpu();
    let host = Tensor::from_fn([300], |[i]| i as i32);
    let input = WgpuTensor::from_host(&wgpu, &host.view());
    let (Some(x), Some(mut y)) =
        (attempt("an input", input), attempt("an output", WgpuTensor::<i32, 1>::uninit(&wgpu, [300])))
    else {
        return;
    };
    let refused = accumulate().launch(&wgpu, &x, &mut y);
    let named = matches!(&refused, Err(LaunchError::Uninitialised { argument, .. }) if argument == "y");
    expect("a kernel that reads its output", named, &refused);
    let other = WgpuTensor::from_host(&wgpu, &Tensor::<i32, 1>::zeros([299]).view());
    let Some(other) = attempt("an input", other) else { return };
    let refused = increment::<32>().launch(&wgpu, &other, &mut y);
    expect("another extent", matches!(refused, Err(LaunchError::Shape { .. })), &refused);
    expect("what is refused", !y.is_written() && y.shape() == [300], &y);
    if attempt("a launch", increment::<32>().launch(&wgpu, &x, &mut y)).is_none() {
        return;
    }
    // Now it is an output like any other.
    if attempt("another launch", accumulate().launch(&wgpu, &x, &mut y)).is_none() {
        return;
    }
    match y.into_tensor() {
        Ok(y) => {
            let Some(back) = attempt("the tensor", y.to_host()) else { return };
            let expected: Vec<i32> = (0..300).map(|i| 2 * i + 1).collect();
            expect("the tensor", back.to_vec() == expected, &back);
        }
        Err(y) => expect("an output that is written", false, &y),
    }
}
