//! Programmatic dependent launch.

use crate::kernels::{axpy, product};
use crate::simulate::simulate;
use crate::{AMPERE, HOPPER, tensor, turn, zeros};
use tile_core::launch::Scalar;
use tile_cuda::{Cuda, CudaConstant};
use tile_cuda_stand_in::Attribute;
use tile_kernel::prelude::*;

#[test]
fn launches_say_that_they_start_early() {
    let turn = turn();
    let early = Cuda::new(HOPPER).expect("the stand-in has it");
    let cuda = early.with_programmatic_launch(false);
    let x = tensor(&cuda, &Tensor::full([100], 2.0));
    let mut out = zeros::<f32, 1>(&cuda, [100]);
    simulate!(&turn, &cuda, axpy::<32>(), [Scalar::new(3.0_f32)], [&x, &x], out, early);
    axpy::<32>().launch(&early, 3.0, &x, &x, &mut out).expect("it is launched");
    assert_eq!(out.to_host().expect("nothing fails").to_vec(), [8.0; 100]);
    // Other code, as it waits.
    turn.calls();
    axpy::<32>().launch(&cuda, 3.0, &x, &x, &mut out).expect("it is launched");
    assert!(turn.calls().contains(&"cuModuleLoadDataEx"));
    axpy::<32>().launch(&early.with_programmatic_launch(false), 3.0, &x, &x, &mut out).expect("it is launched");
    assert_eq!(turn.calls(), ["cuLaunchKernelEx"]);
    let attributes: Vec<_> = turn.launches().into_iter().map(|launch| launch.attributes).collect();
    assert_eq!(attributes, [vec![Attribute::ProgrammaticStreamSerialization(true)], vec![], vec![]]);
    cuda.synchronize().expect("nothing fails");
}

#[test]
fn copies_before_a_launch_do_not() {
    let turn = turn();
    let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
    let (a, b) = (zeros::<f16, 2>(&cuda, [2048, 2047]), zeros::<f16, 2>(&cuda, [2047, 2048]));
    let mut c = zeros::<f32, 2>(&cuda, [2048, 2048]);
    product::<128, 64>().launch(&cuda, &a, &b, &mut c).expect("it is launched");
    let attributes: Vec<_> = turn.launches().into_iter().map(|launch| launch.attributes.len()).collect();
    assert_eq!(attributes, [0, 1]);
}

#[test]
fn devices_before_hopper_do_without() {
    let turn = turn();
    let cuda = Cuda::new(AMPERE).expect("the stand-in has it");
    let (x, mut out) = (zeros::<f32, 1>(&cuda, [64]), zeros::<f32, 1>(&cuda, [64]));
    axpy::<64>().launch(&cuda, 1.0, &x, &x, &mut out).expect("it is launched");
    assert!(turn.launches()[0].attributes.is_empty());
}

/// C = A·B of 128 rows.
fn multiply(cuda: &Cuda, b: &CudaConstant<f16, 2>, launches: usize) {
    let (a, mut c) = (zeros::<f16, 2>(cuda, [128, 128]), zeros::<f32, 2>(cuda, [128, 128]));
    (0..launches).for_each(|_| product::<128, 64>().launch(cuda, &a, b, &mut c).expect("it is launched"));
}

#[test]
fn constants_are_written_when_a_launch_starts_early() {
    let turn = turn();
    let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
    let [first, second] = [(); 2].map(|()| CudaConstant::new(zeros::<f16, 2>(&cuda, [128, 128])));
    multiply(&cuda, &first, 3);
    multiply(&cuda, &second, 2);
    multiply(&cuda, &first, 1);
    let attributes: Vec<_> = turn.launches().into_iter().map(|launch| launch.attributes.len()).collect();
    assert_eq!(attributes, [0, 1, 1, 0, 1, 1]);
}

#[test]
fn captured_launches_do_not_write_constants() {
    let turn = turn();
    let cuda = Cuda::new(HOPPER).and_then(|cuda| cuda.new_stream()).expect("the stand-in has it");
    let b = CudaConstant::new(zeros::<f16, 2>(&cuda, [128, 128]));
    let (a, mut c) = (zeros::<f16, 2>(&cuda, [128, 128]), zeros::<f32, 2>(&cuda, [128, 128]));
    for _ in 0..2 {
        // SAFETY: all tensors outlive the graph, which is never launched.
        let graph =
            unsafe { cuda.capture(|cuda| (0..2).try_for_each(|_| product::<128, 64>().launch(cuda, &a, &b, &mut c))) };
        drop(graph.expect("it is captured"));
        product::<128, 64>().launch(&cuda, &a, &b, &mut c).expect("it is launched");
    }
    let attributes: Vec<_> = turn.launches().into_iter().map(|launch| launch.attributes.len()).collect();
    assert_eq!(attributes, [0, 0, 0, 1, 1, 1]);
}
