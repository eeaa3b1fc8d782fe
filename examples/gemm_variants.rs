//! Variants of GEMM beside the plain one (`matmul`): transposed operands, a fused bias and
//! activation, batched GEMM, split-K, and 8-bit operands of two types.

use std::process::ExitCode;
use tile_examples::{Run, Target, Work, run};
use tile_kernel::elem::DType;
use tile_kernel::prelude::*;
use tile_kernels::matmul::{
    linear_gelu, matmul_batched, matmul_e5m2_e4m3, matmul_nt, matmul_split_k, matmul_tn, matmul_tt, matmul_u8_i8,
};
use tile_kernels::reference::{self, Array};
use tile_kernels::testing::{Tolerance, array, poisoned};

/// Matrices of the batched GEMM.
const BATCH: usize = 4;

fn main() -> ExitCode {
    run(|run| match run.dtype(&[DType::F32, DType::BF16]) {
        DType::BF16 => example::<bf16>(run),
        _ => example::<f32>(run),
    })
}

fn example<T: Float>(run: &mut Run) -> Result<(), LaunchError> {
    let device = run.device()?;
    let size = run.size([256, 256, 512]);
    orders::<T>(run, &device, size)?;
    epilogue::<T>(run, &device, size)?;
    batch::<T>(run, &device, size)?;
    split::<T>(run, &device, size)?;
    bytes(run, &device, size)
}

/// Operands that are stored transposed.
fn orders<T: Float>(run: &mut Run, device: &Target, size: [usize; 3]) -> Result<(), LaunchError> {
    let [m, n, k] = size;
    let (a, b) = (run.random.tensor::<T, 2>([m, k]), run.random.tensor::<T, 2>([k, n]));
    let (at, bt) = (a.view().t().to_tensor(), b.view().t().to_tensor());
    let expected = reference::matmul(&array(&a), &array(&b));
    let limit = Tolerance::rounded::<T>().sum::<T::Acc>(k, 1.0);
    let mut c = poisoned::<T, 2>([m, n]);
    let name = |order| format!("matmul_{order} {m}x{n}x{k}");

    let time = run.time(|| matmul_nt::<T, T, 64, 64, 32>().launch(device, &a, &bt, &mut c))?;
    run.report::<T>(&name("nt"), Work::product(size), &time, limit.check(&array(&c), &expected));
    let mut c = poisoned::<T, 2>([m, n]);
    let time = run.time(|| matmul_tn::<T, T, 64, 64, 32>().launch(device, &at, &b, &mut c))?;
    run.report::<T>(&name("tn"), Work::product(size), &time, limit.check(&array(&c), &expected));
    let mut c = poisoned::<T, 2>([m, n]);
    let time = run.time(|| matmul_tt::<T, T, 64, 64, 32>().launch(device, &at, &bt, &mut c))?;
    run.report::<T>(&name("tt"), Work::product(size), &time, limit.check(&array(&c), &expected));
    Ok(())
}

/// A layer: gelu(A·Bᵀ + bias).
fn epilogue<T: Float>(run: &mut Run, device: &Target, size: [usize; 3]) -> Result<(), LaunchError> {
    let [m, n, k] = size;
    let (a, b) = (run.random.tensor::<T, 2>([m, k]), run.random.tensor::<T, 2>([n, k]));
    let (bias, mut c) = (run.random.tensor::<T, 1>([n]), poisoned::<T, 2>([m, n]));
    let time = run.time(|| linear_gelu::<T, 64, 64, 32>().launch(device, &a, &b, &bias, &mut c))?;
    let (sums, bias) = (reference::matmul(&array(&a), &reference::transpose(&array(&b))), array(&bias));
    let expected = sums.data.iter().enumerate().map(|(at, sum)| reference::gelu(sum + bias.data[at % n]));
    let expected = Array::new(&[m, n], expected.collect());
    let checked = Tolerance::rounded::<T>().sum::<T::Acc>(k + 8, 1.0).check(&array(&c), &expected);
    run.report::<T>(&format!("linear_gelu {m}x{n}x{k}"), Work::product(size), &time, checked);
    Ok(())
}

fn batch<T: Float>(run: &mut Run, device: &Target, [m, n, k]: [usize; 3]) -> Result<(), LaunchError> {
    let (a, b) = (run.random.tensor::<T, 3>([BATCH, m, k]), run.random.tensor::<T, 3>([BATCH, k, n]));
    let mut c = poisoned::<T, 3>([BATCH, m, n]);
    let time = run.time(|| matmul_batched::<T, T, 64, 64, 32>().launch(device, &a, &b, &mut c))?;
    let (a, b) = (array(&a), array(&b));
    let part = |x: &Array, shape: [usize; 2], z: usize| {
        let len = shape[0] * shape[1];
        Array::new(&shape, x.data[z * len..(z + 1) * len].to_vec())
    };
    let results = (0..BATCH).flat_map(|z| reference::matmul(&part(&a, [m, k], z), &part(&b, [k, n], z)).data);
    let expected = Array::new(&[BATCH, m, n], results.collect());
    let checked = Tolerance::rounded::<T>().sum::<T::Acc>(k, 1.0).check(&array(&c), &expected);
    run.report::<T>(&format!("matmul_batched {BATCH}x{m}x{n}x{k}"), Work::product([BATCH * m, n, k]), &time, checked);
    Ok(())
}

fn split<T: Float>(run: &mut Run, device: &Target, size: [usize; 3]) -> Result<(), LaunchError> {
    let [m, n, k] = size;
    let (a, b) = (run.random.tensor::<T, 2>([m, k]), run.random.tensor::<T, 2>([k, n]));
    let mut c = poisoned::<T, 2>([m, n]);
    let time = run.time(|| matmul_split_k::<T, T, 64, 64, 32, 4>().launch(device, &a, &b, &mut c));
    let Some(time) = run.if_possible(time)? else { return Ok(()) };
    let expected = reference::matmul(&array(&a), &array(&b));
    let checked = Tolerance::rounded::<T>().sum::<T::Acc>(k, 1.0).check(&array(&c), &expected);
    run.report::<T>(&format!("matmul_split_k {m}x{n}x{k}"), Work::product(size), &time, checked);
    Ok(())
}

fn bytes(run: &mut Run, device: &Target, size: [usize; 3]) -> Result<(), LaunchError> {
    let [m, n, k] = size;
    let (a, b) = (run.random.tensor::<u8, 2>([m, k]), run.random.tensor::<i8, 2>([k, n]));
    let mut c = poisoned::<i32, 2>([m, n]);
    let time = run.time(|| matmul_u8_i8::<64, 64, 64>().launch(device, &a, &b, &mut c))?;
    let checked = Tolerance::EXACT.check(&array(&c), &reference::matmul(&array(&a), &array(&b)));
    run.report::<i8>(&format!("matmul_u8_i8 {m}x{n}x{k}"), Work::product(size), &time, checked);

    let (a, b) = (run.random.tensor::<F8E5M2, 2>([m, k]), run.random.tensor::<F8E4M3, 2>([k, n]));
    let mut c = poisoned::<f32, 2>([m, n]);
    let time = run.time(|| matmul_e5m2_e4m3::<64, 64, 64>().launch(device, &a, &b, &mut c))?;
    let checked =
        Tolerance::rounded::<f32>().sum::<f32>(k, 1.0).check(&array(&c), &reference::matmul(&array(&a), &array(&b)));
    run.report::<F8E4M3>(&format!("matmul_e5m2_e4m3 {m}x{n}x{k}"), Work::product(size), &time, checked);
    Ok(())
}
