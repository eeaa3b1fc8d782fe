//! Launches through the runtime, with a library in the place of the driver: see
//! `tile-cuda-stand-in` for what that proves and what it cannot.
#![cfg(target_os = "linux")]

mod caches;
mod capture;
mod compiler;
mod contents;
mod dependent_launch;
mod errors;
mod kernels;
mod messages;
mod order;
mod packing;
mod plans;
mod random;
mod remarks;
mod simulate;
mod timelines;
mod uninit;

use tile_cuda::{Cuda, CudaTensor};
use tile_cuda_stand_in::{Driver, Turn};
use tile_kernel::prelude::*;

/// A device that runs no kernel.
const HOPPER: usize = 0;
const TOO_OLD: usize = 1;
const AMPERE: usize = 2;
/// With 99 KiB of shared memory, and without allocations in a stream's order.
const SMALL: usize = 3;

/// The stand-in, to this test alone.
fn turn() -> Turn {
    Driver::open().expect("cargo has built it").turn()
}

fn tensor<T: Element, const R: usize>(cuda: &Cuda, host: &Tensor<T, R>) -> CudaTensor<T, R> {
    CudaTensor::from_host(cuda, &host.view()).expect("there is memory")
}

fn zeros<T: Element, const R: usize>(cuda: &Cuda, shape: [usize; R]) -> CudaTensor<T, R> {
    CudaTensor::zeros(cuda, shape).expect("there is memory")
}
