//! The host's time of a launch, without the driver's.
//!
//! Launches go to the stand-in driver, whose functions return at once: what is
//! measured is the part of this crate, of `cudarc` and of the kernel's handle.
//! The driver's own part, and what the device does, only a device shows
//! (`tests/gpu` prints the time of a launch there).
//!
//! ```text
//! cargo bench -p tile-cuda --bench launch
//! ```

use std::time::Instant;
use tile_cuda::{Cuda, CudaTensor};
use tile_cuda_stand_in::Driver;
use tile_kernel::prelude::*;

/// out = a·b + c.
#[tile_kernel]
fn fma<const N: usize>(a: &Tensor<f32, 1>, b: &Tensor<f32, 1>, c: &Tensor<f32, 1>, out: &mut Tensor<f32, 1>) {
    dims!(a = [n], b = [n], c = [n], out = [n]);
    let [x] = blocks([n.div_ceil(N)]);
    parallel!(N, |i| {
        out[x * N + i] = a[x * N + i] * b[x * N + i] + c[x * N + i];
    });
}

/// C = A·B, row by row scaled: by TMA copies on Hopper.
#[tile_kernel]
fn product<const BM: usize, const BK: usize>(
    a: &Tensor<f16, 2>,
    b: &Tensor<f16, 2>,
    scale: &Tensor<f32, 1>,
    c: &mut Tensor<f16, 2>,
) {
    dims!(a = [m, k], b = [k, n], scale = [m], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BM)]);
    let mut a_s = shared::<f16>([BM, BK]);
    let mut b_s = shared::<f16>([BK, BM]);
    let mut acc = fragment::<f32>([BM, BM]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 3, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([ko * BK, bx * BM]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    parallel!((BM, BM), |i, j| {
        acc[[i, j]] *= scale[by * BM + i];
    });
    copy(&acc, c.at_mut([by * BM, bx * BM]));
}

/// Nanoseconds of a call: the least mean of some batches.
fn measure(name: &str, mut launch: impl FnMut() -> Result<(), LaunchError>) -> Result<(), LaunchError> {
    const BATCH: u32 = 20_000;
    launch()?;
    let mut best = f64::INFINITY;
    for _ in 0..10 {
        let start = Instant::now();
        for _ in 0..BATCH {
            launch()?;
        }
        best = best.min(start.elapsed().as_secs_f64() / f64::from(BATCH));
    }
    println!("{name:<56} {:>7.0} ns", best * 1e9);
    Ok(())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let turn = Driver::open()?.turn();
    let cuda = Cuda::new(0)?;
    let vector = |n| CudaTensor::<f32, 1>::zeros(&cuda, [n]);
    let matrix = |m, n| CudaTensor::<f16, 2>::zeros(&cuda, [m, n]);

    let (a, b, c, mut out) = (vector(4096)?, vector(4096)?, vector(4096)?, vector(4096)?);
    fma::<256>().launch(&cuda, &a, &b, &c, &mut out)?;
    let (p, q, s, mut r) = (matrix(512, 512)?, matrix(512, 512)?, vector(512)?, matrix(512, 512)?);
    product::<128, 64>().launch(&cuda, &p, &q, &s, &mut r)?;
    cuda.synchronize()?;

    turn.quick(true);
    measure("4 vectors", || fma::<256>().launch(&cuda, &a, &b, &c, &mut out))?;
    measure("4 tensors, TMA copies of two", || product::<128, 64>().launch(&cuda, &p, &q, &s, &mut r))?;
    turn.quick(false);

    let (a, b, c, mut out) = (vector(4097)?, vector(4097)?, vector(4097)?, vector(4097)?);
    fma::<256>().launch(&cuda, &a, &b, &c, &mut out)?;
    cuda.synchronize()?;
    turn.quick(true);
    measure("4 vectors of odd lengths", || fma::<256>().launch(&cuda, &a, &b, &c, &mut out))?;
    turn.quick(false);
    Ok(())
}
