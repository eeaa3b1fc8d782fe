//! GEMMs in index notation, on tiles and scheduled by hand.

use crate::bench::{Bench, Launch};
use crate::{formulas, kernels};
use tile_kernel::cuda::CudaTensor;
use tile_kernel::prelude::*;
use tile_kernels::conv::conv2d;
use tile_kernels::matmul::{linear_gelu, matmul, matmul_batched, matmul_nt};

/// C = A·B as the chapter of the book schedules it by hand, for one architecture.
#[tile_kernel(
    gpu(threads = 256, stages = 4, layout(a_s = swizzle128, b_s = swizzle128, acc = wgmma)),
    cuda(persistent = true, raster = 8, registers = [40, 232], split = 1),
)]
fn by_hand(a: &Tensor<bf16, 2>, b: &Tensor<bf16, 2>, c: &mut Tensor<bf16, 2>) {
    const BM: usize = 128;
    const BN: usize = 256;
    const BK: usize = 64;
    dims!(a = [m, k], b = [k, n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<bf16>([BM, BK]);
    let mut b_s = shared::<bf16>([BK, BN]);
    let mut acc = fragment::<f32>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 4, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([ko * BK, bx * BN]), &mut b_s, cuda(l2 = evict_last));
        gemm(&a_s, &b_s, &mut acc, gpu(mma = m64n256k16, policy = rows));
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]), cuda(l2 = evict_first));
}

fn products(bench: &mut Bench) -> Result<(), LaunchError> {
    let cuda = bench.cuda.clone();
    for [m, n, k] in [[4096, 4096, 4096], [512, 14336, 4096]] {
        let (a, b, mut c) = (bench.tensor(1, [m, k])?, bench.tensor(2, [k, n])?, bench.tensor(3, [m, n])?);
        let (mut d, mut e) = (bench.tensor(3, [m, n])?, bench.tensor(3, [m, n])?);
        let mut tile = || matmul::<bf16, bf16, 128, 256, 64>().fitted().launch(&cuda, &a, &b, &mut c);
        let mut formula = || kernels::matmul::<bf16>().launch(&cuda, &a, &b, &mut d);
        let mut hand = || by_hand().launch(&cuda, &a, &b, &mut e);
        let sides: Vec<(&str, Launch<'_>)> = vec![("tile", &mut tile), ("formula", &mut formula), ("hand", &mut hand)];
        bench.work(&format!("matmul bf16 {m}x{n}x{k}"), sides)?;
    }
    Ok(())
}

fn layers(bench: &mut Bench) -> Result<(), LaunchError> {
    let cuda = bench.cuda.clone();
    let [m, n, k] = [4096; 3];
    let (a, b, bias) = (bench.tensor(1, [m, k])?, bench.tensor(2, [n, k])?, bench.tensor(3, [n])?);
    let (mut c, mut d) = (bench.tensor(4, [m, n])?, bench.tensor(4, [m, n])?);
    let mut tile = || matmul_nt::<bf16, bf16, 128, 256, 64>().fitted().launch(&cuda, &a, &b, &mut c);
    let mut formula = || formulas::matmul_nt::<bf16>().launch(&cuda, &a, &b, &mut d);
    bench.work(&format!("matmul_nt bf16 {m}x{n}x{k}"), vec![("tile", &mut tile), ("formula", &mut formula)])?;
    let mut tile = || linear_gelu::<bf16, 128, 256, 64>().fitted().launch(&cuda, &a, &b, &bias, &mut c);
    let mut formula = || formulas::linear_gelu::<bf16>().launch(&cuda, &a, &b, &bias, &mut d);
    bench.work(&format!("linear_gelu bf16 {m}x{n}x{k}"), vec![("tile", &mut tile), ("formula", &mut formula)])?;
    let shape = [32, 1024, 1024];
    let (a, b) = (bench.tensor(1, shape)?, bench.tensor(2, shape)?);
    let (mut c, mut d) = (bench.tensor(4, shape)?, bench.tensor(4, shape)?);
    let mut tile = || matmul_batched::<bf16, bf16, 128, 256, 64>().fitted().launch(&cuda, &a, &b, &mut c);
    let mut formula = || formulas::matmul_batched::<bf16>().launch(&cuda, &a, &b, &mut d);
    bench.work("matmul_batched bf16 32x1024x1024x1024", vec![("tile", &mut tile), ("formula", &mut formula)])
}

/// The gate and the product of a SwiGLU layer in one kernel.
fn gates(bench: &mut Bench) -> Result<(), LaunchError> {
    let cuda = bench.cuda.clone();
    let [m, n, k] = [4096; 3];
    let (a, w1, w3) = (bench.tensor(1, [m, k])?, bench.tensor(2, [n, k])?, bench.tensor(3, [n, k])?);
    let (mut c, mut d) = (bench.tensor(4, [m, n])?, bench.tensor(4, [m, n])?);
    let mut tile = || formulas::swiglu_on_tiles::<bf16, 128, 128, 64>().fitted().launch(&cuda, &a, &w1, &w3, &mut c);
    let mut formula = || formulas::swiglu::<bf16>().launch(&cuda, &a, &w1, &w3, &mut d);
    bench.work(&format!("swiglu bf16 {m}x{n}x{k}"), vec![("tile", &mut tile), ("formula", &mut formula)])
}

fn convolutions(bench: &mut Bench) -> Result<(), LaunchError> {
    let cuda = bench.cuda.clone();
    let [n, h, w, c, f] = [32, 56, 56, 128, 128];
    let (x, filter) = (bench.tensor(1, [n, h, w, c])?, bench.tensor(2, [3, 3, c, f])?);
    let mut rows = CudaTensor::<bf16, 2>::zeros(&cuda, [n * h * w, f])?;
    let mut out = CudaTensor::<bf16, 4>::zeros(&cuda, [n, h, w, f])?;
    let mut tile = || conv2d::<bf16, 128, 64, 64>().fitted().launch(&cuda, &x, &filter, &mut rows, 1, 1, 1);
    let mut formula = || formulas::conv2d::<bf16>().launch(&cuda, &x, &filter, &mut out);
    bench.work("conv2d bf16 32x56x56x128, 128 of 3x3", vec![("tile", &mut tile), ("formula", &mut formula)])
}

pub(crate) fn measure(bench: &mut Bench) -> Result<(), LaunchError> {
    products(bench)?;
    layers(bench)?;
    gates(bench)?;
    convolutions(bench)
}
