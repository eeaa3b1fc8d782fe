//! Tests of the host's cost of a launch.
//!
//! The driver's own call is most of it, and how long that takes depends on the machine. So it is
//! measured separately, and the bound is on the rest.

use crate::device::{attempt, expect};
use crate::support::cuda;
use std::time::Instant;
use tile_kernel::cuda::Cuda;
use tile_kernel::cuda::cudarc::driver::{result, sys};
use tile_kernel::prelude::*;

/// Launches of a batch, few enough for the driver's queue.
const BATCH: u32 = 200;
const BATCHES: usize = 21;
/// Microseconds that a launch of four arguments may take beside the driver's
/// own call; a build without optimisation is not what anybody times.
const BOUND: f64 = if cfg!(debug_assertions) { 10.0 } else { 3.0 };

/// y = x + s·z, in blocks of `N`.
#[tile_kernel]
fn axpy<const N: usize>(x: &Tensor<f32, 1>, z: &Tensor<f32, 1>, s: f32, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], z = [n], y = [n]);
    let [b] = blocks([n.div_ceil(N)]);
    let mut x_f = fragment::<f32>([N]);
    let mut z_f = fragment::<f32>([N]);
    copy(x.at([b * N]), &mut x_f);
    copy(z.at([b * N]), &mut z_f);
    parallel!(N, |i| {
        x_f[i] += s * z_f[i];
    });
    copy(&x_f, y.at_mut([b * N]));
}

/// A kernel is compiled by its first launch; later ones take microseconds,
/// which are printed.
pub(crate) fn launches_take_microseconds() {
    let run = || -> Result<(), LaunchError> {
        let cuda = cuda();
        let [x, z] = [(); 2].map(|()| CudaTensor::<f32, 1>::zeros(&cuda, [640]));
        let (x, z, mut y) = (x?, z?, CudaTensor::<f32, 1>::zeros(&cuda, [640])?);
        let start = Instant::now();
        axpy::<640>().launch(&cuda, &x, &z, 2.0, &mut y)?;
        let first = start.elapsed().as_secs_f64() * 1e3;
        let ours = microseconds(&cuda, || axpy::<640>().launch(&cuda, &x, &z, 2.0, &mut y))?;
        let driver = driver_alone(&cuda)?;
        let check = format!("first {first:.1} ms, later {ours:.2} µs, of which the driver takes {driver:.2} µs");
        expect(&check, ours - driver < BOUND, ours - driver);
        Ok(())
    };
    attempt("time of a launch", run());
}

/// The median over batches of the time of a launch.
fn microseconds(cuda: &Cuda, mut launch: impl FnMut() -> Result<(), LaunchError>) -> Result<f64, LaunchError> {
    let mut times = Vec::new();
    for _ in 0..BATCHES {
        let start = Instant::now();
        (0..BATCH).try_for_each(|_| launch())?;
        times.push(start.elapsed().as_secs_f64() * 1e6 / f64::from(BATCH));
        cuda.synchronize()?;
    }
    times.sort_by(f64::total_cmp);
    Ok(times[BATCHES / 2])
}

/// Microseconds of the driver's own call for a kernel of three pointers and a
/// number that does nothing.
fn driver_alone(cuda: &Cuda) -> Result<f64, LaunchError> {
    let text = c".version 8.0\n.target sm_80\n.address_size 64\n\
        .visible .entry nothing(.param .u64 a, .param .u64 b, .param .u64 c, .param .u32 d) { ret; }";
    cuda.context().bind_to_thread().expect("the context is alive");
    let mut words = [0_u64; 4];
    let mut params = words.each_mut().map(|word| std::ptr::from_mut(word).cast());
    let config = sys::CUlaunchConfig {
        gridDimX: 1,
        gridDimY: 1,
        gridDimZ: 1,
        blockDimX: 128,
        blockDimY: 1,
        blockDimZ: 1,
        sharedMemBytes: 0,
        hStream: cuda.stream().cu_stream(),
        attrs: std::ptr::null_mut(),
        numAttrs: 0,
    };
    // SAFETY: the text is well-formed, its parameters are four words or less,
    // and it touches no memory; the module is unloaded when all launches are
    // done.
    unsafe {
        let module = result::module::load_data(text.as_ptr().cast()).expect("the driver assembles it");
        let entry = result::module::get_function(module, c"nothing".to_owned()).expect("it is there");
        let launch = || {
            let launched = sys::cuLaunchKernelEx(&raw const config, entry, params.as_mut_ptr(), std::ptr::null_mut());
            launched.result().expect("it is launched");
            Ok(())
        };
        let time = microseconds(cuda, launch);
        cuda.synchronize()?;
        result::module::unload(module).expect("it is loaded");
        time
    }
}
