//! Kernels of rows in index notation, on tiles and by threads.

use crate::bench::{Bench, Launch};
use crate::{formulas, kernels, levels};
use tile_kernel::cuda::CudaTensor;
use tile_kernel::prelude::*;
use tile_kernels::norm::layer_norm;
use tile_kernels::softmax::{cross_entropy, online_softmax, softmax};

/// Rows, beside a kernel that holds a row of `N` in registers and, of softmax, one that does not.
fn rows_of<const N: usize>(bench: &mut Bench, m: usize) -> Result<(), LaunchError> {
    let cuda = bench.cuda.clone();
    let (x, weight) = (bench.tensor(1, [m, N])?, bench.tensor(2, [N])?);
    let [mut o, mut p, mut r] = [bench.tensor(3, [m, N])?, bench.tensor(3, [m, N])?, bench.tensor(3, [m, N])?];
    let mut tile = || softmax::<bf16, 1, N>().launch(&cuda, &x, &mut o);
    let mut online = || online_softmax::<bf16, 4, 1024>().launch(&cuda, &x, &mut p);
    let mut formula = || kernels::softmax_rows::<bf16>().launch(&cuda, &x, &mut r);
    let sides: Vec<(&str, Launch<'_>)> = vec![("tile", &mut tile), ("online", &mut online), ("formula", &mut formula)];
    bench.work(&format!("softmax bf16 {m}x{N}"), sides)?;
    let mut tile = || layer_norm::<bf16, 1, N>().launch(&cuda, &x, &weight, &weight, &mut o, 1e-5);
    let mut formula = || kernels::layer_norm::<bf16>().launch(&cuda, &x, &weight, &weight, &mut r, 1e-5);
    bench.work(&format!("layer_norm bf16 {m}x{N}"), vec![("tile", &mut tile), ("formula", &mut formula)])
}

fn losses(bench: &mut Bench) -> Result<(), LaunchError> {
    let cuda = bench.cuda.clone();
    let (m, n) = (4096, 32000);
    let x = bench.tensor(1, [m, n])?;
    let target = Tensor::from_fn([m], |[i]| (i * 7919 % n) as i32);
    let target = CudaTensor::from_host(&cuda, &target.view())?;
    let (mut loss, mut lse) = (CudaTensor::<f32, 1>::zeros(&cuda, [m])?, CudaTensor::<f32, 1>::zeros(&cuda, [m])?);
    let mut other = CudaTensor::<f32, 1>::zeros(&cuda, [m])?;
    let mut tile = || cross_entropy::<bf16, 4, 1024>().launch(&cuda, &x, &target, &mut loss, &mut lse);
    let mut formula = || formulas::cross_entropy::<bf16>().launch(&cuda, &x, &target, &mut other);
    bench.work(&format!("cross_entropy bf16 {m}x{n}"), vec![("tile", &mut tile), ("formula", &mut formula)])
}

/// Softmax of rows at the three levels.
fn softmax_at_three_levels(bench: &mut Bench) -> Result<(), LaunchError> {
    let cuda = bench.cuda.clone();
    let (m, n) = (8192, 4096);
    let x = Tensor::from_fn([m, n], |[i, j]| ((i * 31 + j * 17) % 1009) as f32 / 100.0);
    let x = CudaTensor::from_host(&cuda, &x.view())?;
    let mut y = CudaTensor::<f32, 2>::zeros(&cuda, [m, n])?;
    let mut z = CudaTensor::<f32, 2>::zeros(&cuda, [m, n])?;
    let mut w = CudaTensor::<f32, 2>::zeros(&cuda, [m, n])?;
    let mut formula = || levels::softmax_as_formula().launch(&cuda, &x, &mut y);
    let mut tile = || levels::softmax_on_tiles::<1, 4096>().launch(&cuda, &x, &mut z);
    let mut threads = || levels::softmax_by_threads::<256, 16>().launch(&cuda, &x, &mut w);
    let sides: Vec<(&str, Launch<'_>)> =
        vec![("formula", &mut formula), ("tile", &mut tile), ("threads", &mut threads)];
    bench.work(&format!("levels softmax f32 {m}x{n}"), sides)
}

pub(crate) fn measure(bench: &mut Bench) -> Result<(), LaunchError> {
    rows_of::<1024>(bench, 32768)?;
    rows_of::<4096>(bench, 8192)?;
    rows_of::<16384>(bench, 4096)?;
    losses(bench)?;
    softmax_at_three_levels(bench)
}
