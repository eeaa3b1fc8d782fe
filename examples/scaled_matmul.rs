//! GEMM with operands of fewer bits than `f32`: 8-bit floats with a scale for each block, and
//! `f32` that tensor cores may round to tf32.
//!
//! ```text
//! cargo run --release --example scaled_matmul -- --size 512x512x1024
//! cargo run --release --features cuda --example scaled_matmul -- --backend cuda --dtype f32
//! ```

use std::process::ExitCode;
use tile_examples::{Run, Work, run};
use tile_kernel::elem::DType;
use tile_kernel::prelude::*;
use tile_kernels::matmul::matmul_nt_tf32;
use tile_kernels::reference::{self, transpose};
use tile_kernels::scaled::matmul_block_scaled;
use tile_kernels::testing::{Tolerance, array, poisoned};

/// Elements of a block along k, and along n of B.
const GROUP: usize = 128;

fn main() -> ExitCode {
    run(|run| match run.dtype(&[DType::E4M3, DType::F32]) {
        DType::F32 => tf32(run),
        _ => scaled(run),
    })
}

fn scaled(run: &mut Run) -> Result<(), LaunchError> {
    let device = run.device()?;
    let size @ [m, n, k] = run.size([256, 256, 512]);
    let groups = k.div_ceil(GROUP);
    let (a, b) = (run.random.tensor::<F8E4M3, 2>([m, k]), run.random.tensor::<F8E4M3, 2>([n, k]));
    let a_scale = run.random.tensor_between::<f32, 2>([groups, m], 0.5, 2.0);
    let b_scale = run.random.tensor_between::<f32, 2>([n.div_ceil(GROUP), groups], 0.5, 2.0);
    let mut c = poisoned::<bf16, 2>([m, n]);
    let kernel = matmul_block_scaled::<bf16, 128, 128, GROUP>();
    let time = run.time(|| kernel.launch(&device, &a, &a_scale, &b, &b_scale, &mut c))?;
    let expected = reference::block_scaled_matmul(&array(&a), &array(&a_scale), &array(&b), &array(&b_scale), GROUP);
    // Tensor cores accumulate products of 8-bit floats with 14 bits.
    let limit = Tolerance::rounded::<bf16>().sum::<f32>(k, 4.0).sum::<f16>(GROUP, 4.0);
    let checked = limit.check(&array(&c), &expected);
    run.report::<F8E4M3>(&format!("matmul_block_scaled {m}x{n}x{k}"), Work::product(size), &time, checked);
    Ok(())
}

fn tf32(run: &mut Run) -> Result<(), LaunchError> {
    let device = run.device()?;
    let size @ [m, n, k] = run.size([256, 256, 512]);
    let (a, b) = (run.random.tensor::<f32, 2>([m, k]), run.random.tensor::<f32, 2>([n, k]));
    let mut c = poisoned::<f32, 2>([m, n]);
    let kernel = matmul_nt_tf32::<128, 128, 32>();
    let time = run.time(|| kernel.launch(&device, &a, &b, &mut c))?;
    let expected = reference::matmul(&array(&a), &transpose(&array(&b)));
    // tf32 has the mantissa of f16.
    let limit = Tolerance::rounded::<f32>().sum::<f32>(k, 1.0).sum::<f16>(k, 1.0);
    let checked = limit.check(&array(&c), &expected);
    run.report::<f32>(&format!("matmul_nt_tf32 {m}x{n}x{k}"), Work::product(size), &time, checked);
    Ok(())
}
