//! Block-sparse GEMM and block-sparse attention that skip half of their blocks.

use std::process::ExitCode;
use tile_examples::{Run, Work, run};
use tile_kernel::elem::DType;
use tile_kernel::prelude::*;
use tile_kernels::block_sparse::{block_sparse_attention, block_sparse_matmul};
use tile_kernels::reference::{self, Mask};
use tile_kernels::testing::{Tolerance, array, poisoned};

const D: usize = 128;

fn main() -> ExitCode {
    run(|run| match run.dtype(&[DType::F32, DType::BF16]) {
        DType::BF16 => example::<bf16>(run),
        _ => example::<f32>(run),
    })
}

/// With blocks of 64, and of 16 where there is no memory for them: blocks of a mask
/// are tiles.
fn example<T: Float>(run: &mut Run) -> Result<(), LaunchError> {
    let [n] = run.size([768]);
    match product::<T, 64>(run, n) {
        Err(LaunchError::Memory { .. }) => product::<T, 16>(run, n)?,
        done => done?,
    }
    match attention::<T, 64>(run, n) {
        Err(LaunchError::Memory { .. }) => attention::<T, 16>(run, n),
        done => done,
    }
}

/// A GEMM that skips blocks of `BK` rows and 128 columns.
fn product<T: Float, const BK: usize>(run: &mut Run, n: usize) -> Result<(), LaunchError> {
    let cpu = run.device()?;
    let (a, b) = (run.random.tensor::<T, 2>([n, n]), run.random.tensor::<T, 2>([n, n]));
    let mask = run.random.mask(&[n.div_ceil(BK), n.div_ceil(128)], 0.5);
    let bytes = Tensor::<u8, 2>::from_fn(mask.dims(), |at| mask[at] as u8);
    let mut c = poisoned::<T, 2>([n, n]);
    let time = run.time(|| block_sparse_matmul::<T, 128, 128, BK>().launch(&cpu, &a, &b, &bytes, &mut c))?;
    let expected = reference::block_sparse_matmul(&array(&a), &array(&b), &mask, BK, 128);
    let checked = Tolerance::rounded::<T>().sum::<T::Acc>(n, 1.0).check(&array(&c), &expected);
    let work = Work::Operations(2.0 * (n * n * n) as f64 * kept(&mask));
    run.report::<T>(&format!("block_sparse_matmul {n}x{n}x{n}"), work, &time, checked);
    Ok(())
}

/// Attention that skips blocks of `B` queries and keys.
fn attention<T: Float, const B: usize>(run: &mut Run, n: usize) -> Result<(), LaunchError> {
    let cpu = run.device()?;
    let [q, k, v] = [(); 3].map(|()| run.random.tensor::<T, 4>([1, 2, n, D]));
    let blocks = n.div_ceil(B);
    let mut mask = run.random.mask(&[1, 2, blocks, blocks], 0.5);
    // Every query sees at least its own block.
    (0..2 * blocks).for_each(|i| mask.data[i * blocks + i % blocks] = 1.0);
    let bytes = Tensor::<u8, 4>::from_fn(mask.dims(), |at| mask[at] as u8);
    let scale = (D as f32).sqrt().recip();
    let mut out = poisoned::<T, 4>([1, 2, n, D]);
    let kernel = block_sparse_attention::<T, B, B, D>();
    let time = run.time(|| kernel.launch(&cpu, &q, &k, &v, &bytes, &mut out, scale))?;
    let expected =
        reference::attention(&array(&q), &array(&k), &array(&v), Mask::Blocks(&mask, B, B), f64::from(scale));
    let limit = Tolerance::rounded::<T>().sum::<T::Acc>(n + D, 1.0).through::<T>(0.5);
    let work = Work::Operations(4.0 * (2 * n * n * D) as f64 * kept(&mask));
    run.report::<T>(&format!("block_sparse_attention 2x{n}x{D}"), work, &time, limit.check(&array(&out), &expected));
    Ok(())
}

/// The part of the blocks that are not left out.
fn kept(mask: &reference::Array) -> f64 {
    mask.data.iter().sum::<f64>() / mask.data.len() as f64
}
