//! What fails inside of burn's `backward`, which gives no errors: a panic with the error's text.
//! A program of its own, since a panic leaves burn's graph as it is.

use burn::tensor::{DType, Device, Float, Tensor as Burn};
use std::panic::{AssertUnwindSafe, catch_unwind};
use tile_burn::{AnyTensor, Op, Result};
use tile_kernel::prelude::*;

/// out = x.
#[tile_kernel]
fn same(x: &Tensor<f32, 1>, out: &mut Tensor<f32, 1>) {
    dims!(x = [n], out = [n]);
    parallel!(n, |i| {
        out[i] = x[i];
    });
}

/// What `backward` says of an op with this backward function.
fn said(gradient: fn(&Burn<1>) -> Result<Vec<Option<AnyTensor>>>) -> String {
    let x = Burn::<1>::from_data([1.0, 2.0], &Device::flex().autodiff()).require_grad();
    let op = Op::new(same()).backward_with(move |_, _, gradients| gradient(&gradients[0].tensor::<1, Float>()?));
    let loss = op.apply::<Burn<1>>(&x).unwrap().sum();
    let panic = catch_unwind(AssertUnwindSafe(|| loss.backward())).err().unwrap();
    panic.downcast_ref::<String>().unwrap().clone()
}

#[test]
fn a_function_that_fails() {
    let begin = "the backward pass of `same` failed: kernel `same`: ";
    assert_eq!(
        said(|_| Ok(vec![None])),
        format!("{begin}the argument `x` has no gradient: no backward kernel writes `d_x`")
    );
    assert_eq!(said(|_| Ok(Vec::new())), format!("{begin}its backward function gave 0 gradients, expected 1"));
    assert_eq!(
        said(|gradient| Ok(vec![Some(gradient.clone().narrow(0, 0, 1).into())])),
        format!("{begin}the gradient of `x` is [1] of elements F32, expected [2] of elements F32")
    );
    assert_eq!(
        said(|gradient| Ok(vec![Some(gradient.clone().cast(DType::F16).into())])),
        format!("{begin}the gradient of `x` is [2] of elements F16, expected [2] of elements F32")
    );
    let error = said(|gradient| Ok(vec![Some(Op::new(same()).apply::<Burn<1>>((gradient, gradient))?.into())]));
    assert_eq!(error, "the backward pass of `same` failed: kernel `same`: 2 tensors, expected 1: x");
}
