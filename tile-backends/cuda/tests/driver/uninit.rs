//! Outputs in memory that nothing cleared. The stand-in's memory is noise until it is
//! written, and no `bool`.

use crate::kernels::{axpy, inspect, product};
use crate::simulate::simulate;
use crate::{HOPPER, SMALL, tensor, turn, zeros};
use tile_core::launch::{Scalar, Uninit};
use tile_cuda::{Cuda, CudaTensor};
use tile_cuda_stand_in::CUresult;
use tile_kernel::prelude::*;

/// Whether elements are positive.
#[tile_kernel]
fn positive(x: &Tensor<f32, 1>, y: &mut Tensor<bool, 1>) {
    dims!(x = [n], y = [n]);
    let [b] = blocks([n.div_ceil(32)]);
    parallel!(32, |i| {
        y[b * 32 + i] = x[b * 32 + i] > 0.0;
    });
}

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

fn uninit<T: Element, const R: usize>(cuda: &Cuda, shape: [usize; R]) -> Uninit<CudaTensor<T, R>> {
    CudaTensor::uninit(cuda, shape).expect("there is memory")
}

#[test]
fn nothing_is_cleared() {
    let turn = turn();
    // With allocations in the order of a stream, and without.
    for device in [HOPPER, SMALL] {
        let cuda = Cuda::new(device).expect("the stand-in has it");
        let host = Tensor::from_fn([500], |[i]| i as f32 - 250.0);
        turn.calls();
        let x = tensor(&cuda, &host);
        let mut sum = uninit::<f32, 1>(&cuda, [500]);
        let mut flags = uninit::<bool, 1>(&cuda, [500]);
        assert_eq!((sum.shape(), sum.is_written()), ([500], false));
        simulate!(&turn, &cuda, axpy::<64>(), [Scalar::new(2.0_f32)], [&x, &x], sum);
        axpy::<64>().launch(&cuda, 2.0, &x, &x, &mut sum).expect("it writes all of it");
        simulate!(&turn, &cuda, positive(), [], [&x], flags);
        positive().launch(&cuda, &x, &mut flags).expect("it writes all of it");
        let sum = sum.into_tensor().expect("it is written");
        let flags = flags.into_tensor().expect("it is written");
        let found = sum.to_host().expect("nothing fails").to_vec();
        assert_eq!(found, host.iter().map(|x| 3.0 * x).collect::<Vec<_>>());
        let found = flags.to_host().expect("nothing fails").to_vec();
        assert_eq!(found, host.iter().map(|x| x > 0.0).collect::<Vec<_>>());
        let calls = turn.calls();
        assert!(!calls.iter().any(|call| call.starts_with("cuMemset")), "{calls:?}");
    }
}

/// Memory of one stream, which a launch on another writes.
#[test]
fn streams_wait_for_the_allocation() {
    let turn = turn();
    let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
    let other = cuda.new_stream().expect("another");
    let x = tensor(&other, &Tensor::full([64], 1.5));
    let mut sum = uninit::<f32, 1>(&cuda, [64]);
    simulate!(&turn, &other, axpy::<64>(), [Scalar::new(1.0_f32)], [&x, &x], sum);
    axpy::<64>().launch(&other, 1.0, &x, &x, &mut sum).expect("it writes all of it");
    // Read on the stream that it was made on, and freed there behind the launch.
    let sum = sum.into_tensor().expect("it is written");
    assert_eq!(sum.to_host().expect("nothing fails").to_vec(), [3.0; 64]);
    let mut unused = uninit::<f32, 1>(&cuda, [64]);
    axpy::<64>().launch(&other, 1.0, &x, &x, &mut unused).expect("it writes all of it");
    drop(unused);
    cuda.synchronize().expect("nothing fails");
    other.synchronize().expect("nothing fails");
}

#[test]
fn launches_that_may_not_write_all_are_refused() {
    let turn = turn();
    let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
    let x = zeros::<f32, 1>(&cuda, [64]);
    let mut y = uninit::<f32, 1>(&cuda, [64]);
    for error in [half().launch(&cuda, &x, &mut y), accumulate().launch(&cuda, &x, &mut y)] {
        let error = error.expect_err("it may leave some as they are");
        assert!(matches!(&error, LaunchError::Uninitialised { argument, .. } if argument == "y"), "{error}");
    }
    assert!(turn.launches().is_empty());
    // Once it is written, it is an output like any other.
    axpy::<64>().launch(&cuda, 1.0, &x, &x, &mut y).expect("it writes all of it");
    half().launch(&cuda, &x, &mut y).expect("it is written");
    assert!(y.into_tensor().is_ok());
}

#[test]
fn a_launch_that_fails_leaves_it() {
    let turn = turn();
    let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
    let (x, short) = (zeros::<f32, 1>(&cuda, [64]), zeros::<f32, 1>(&cuda, [63]));
    let mut y = uninit::<f32, 1>(&cuda, [64]);
    let error = axpy::<64>().launch(&cuda, 1.0, &x, &short, &mut y).expect_err("an extent differs");
    assert!(matches!(error, LaunchError::Shape { .. }), "{error}");
    turn.fail("cuLaunchKernelEx", CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES);
    axpy::<64>().launch(&cuda, 1.0, &x, &x, &mut y).expect_err("the driver refuses");
    let y = y.into_tensor().expect_err("nothing has written it");
    assert_eq!(format!("{y:?}"), "Uninit { shape: [64], written: false, .. }");

    // An assertion that failed: some blocks did not come to their end.
    turn.on_launch("inspect", |launch, memory| {
        let buffer = launch.word(launch.params.len() - 1);
        memory.slice(buffer + u64::from(tile_cuda::ptx::message::FAILED_AT), 1)?[0] = 1;
        Ok(())
    });
    let (x, mut y) = (zeros::<i32, 1>(&cuda, [9]), uninit::<i32, 1>(&cuda, [9]));
    inspect().launch(&cuda, &x, 5, &mut y).expect_err("it says so");
    assert!(y.into_tensor().is_err());
}

/// Inputs that a launch copies first, and no blocks at all.
#[test]
fn other_ways_of_a_launch() {
    let _turn = turn();
    let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
    let (a, b) = (zeros::<f16, 2>(&cuda, [2048, 2047]), zeros::<f16, 2>(&cuda, [2047, 2048]));
    let mut c = uninit::<f32, 2>(&cuda, [2048, 2048]);
    product::<128, 64>().launch(&cuda, &a, &b, &mut c).expect("it writes all of it");
    assert!(c.is_written());
    let empty = uninit::<f32, 2>(&cuda, [0, 8]).into_tensor().expect("there is nothing to write");
    assert!(empty.to_host().expect("nothing fails").is_empty());
}

/// A graph runs later, if at all.
#[test]
fn captured_launches_write_nothing_yet() {
    let _turn = turn();
    let cuda = Cuda::new(HOPPER).and_then(|cuda| cuda.new_stream()).expect("the stand-in has it");
    let x = zeros::<f32, 1>(&cuda, [64]);
    let mut y = uninit::<f32, 1>(&cuda, [64]);
    // SAFETY: there is no graph.
    let refused = unsafe { cuda.capture(|cuda| axpy::<64>().launch(cuda, 1.0, &x, &x, &mut y)) };
    let error = refused.expect_err("nothing is written");
    assert_eq!(
        error.to_string(),
        "argument `out` has no contents, and a launch that is captured into a graph does not write it: pass \
         `CudaTensor::zeros`, or launch once before the capture"
    );
    assert!(!y.is_written());
    axpy::<64>().launch(&cuda, 1.0, &x, &x, &mut y).expect("it writes all of it");
    // SAFETY: the tensors outlive the graph, which is not launched.
    unsafe { cuda.capture(|cuda| axpy::<64>().launch(cuda, 1.0, &x, &x, &mut y)) }.expect("it is written");
}
