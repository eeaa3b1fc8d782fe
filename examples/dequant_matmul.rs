//! GEMM and GEMV with quantised weights: 4-bit integers, NF4, FP4, and 8-bit integers.

use std::process::ExitCode;
use tile_examples::{Run, Work, run};
use tile_kernel::elem::DType;
use tile_kernel::prelude::*;
use tile_kernels::gemv::{gemv, gemv_int4, gemv_int8, gemv_table4};
use tile_kernels::quant::{FP4, NF4, matmul_int4, matmul_int8, matmul_table4};
use tile_kernels::reference::{self, transpose};
use tile_kernels::testing::{Tolerance, array, poisoned};

fn main() -> ExitCode {
    run(|run| match run.dtype(&[DType::F32, DType::BF16]) {
        DType::BF16 => example::<bf16>(run),
        _ => example::<f32>(run),
    })
}

fn example<T: Float>(run: &mut Run) -> Result<(), LaunchError> {
    let cpu = run.device()?;
    let [m, n, k] = run.size([64, 2048, 2048]);
    let (a, x) = (run.random.tensor::<T, 2>([m, k]), run.random.tensor::<T, 1>([k]));
    let (mut c, mut y) = (poisoned::<T, 2>([m, n]), poisoned::<T, 1>([n]));
    let (aa, xa) = (array(&a), array(&x));
    // Weights are rounded to T before a matrix is multiplied.
    let limit = Tolerance::rounded::<T>().sum::<f32>(k, 0.5).sum::<T>(k, 0.1);
    let size = format!("{m}x{n}x{k}");
    let product = Work::product([m, n, k]);
    let weights = |bits: usize| Work::Bytes((n * k * bits / 8) as f64);

    let packed = run.random.indices::<u8, 2>([n, k / 2], 256);
    let scale = run.random.tensor_between::<T, 2>([k / 128, n], 0.01, 0.1);
    let w = reference::dequant_int4(&array(&packed), &array(&scale));
    let time = run.time(|| matmul_int4::<T, 64, 128, 128, 1>().launch(&cpu, &a, &packed, &scale, &mut c))?;
    let checked = limit.check(&array(&c), &reference::matmul(&aa, &transpose(&w)));
    run.report::<T>(&format!("matmul_int4 {size}"), product, &time, checked);
    let time = run.time(|| gemv_int4::<T, 32, 128, 1>().launch(&cpu, &packed, &scale, &x, &mut y))?;
    run.report::<T>(
        &format!("gemv_int4 {n}x{k}"),
        weights(4),
        &time,
        limit.check(&array(&y), &reference::gemv(&w, &xa)),
    );

    for (code, table) in [("NF4", NF4), ("FP4", FP4)] {
        let (table, scale) = (Tensor::from(table), run.random.tensor_between::<f32, 2>([k / 64, n], 0.1, 1.0));
        // Products are as large as the table's elements.
        let largest = table.iter().map(|x| f64::from(x.abs())).fold(1.0, f64::max);
        let limit = Tolerance::rounded::<T>().sum::<f32>(k, 0.5 * largest).sum::<T>(k, 0.1 * largest);
        let w = reference::dequant_table4(&array(&packed), &array(&table), &array(&scale));
        let time = run.time(|| matmul_table4::<T, 64, 128, 64>().launch(&cpu, &a, &packed, &table, &scale, &mut c))?;
        let checked = limit.check(&array(&c), &reference::matmul(&aa, &transpose(&w)));
        run.report::<T>(&format!("matmul_table4 ({code}) {size}"), product, &time, checked);
        let time = run.time(|| gemv_table4::<T, 8, 64>().launch(&cpu, &packed, &table, &scale, &x, &mut y))?;
        let checked = limit.check(&array(&y), &reference::gemv(&w, &xa));
        run.report::<T>(&format!("gemv_table4 ({code}) {n}x{k}"), weights(4), &time, checked);
    }

    let q = run.random.tensor_between::<i8, 2>([n, k], -128.0, 128.0);
    let scale = run.random.tensor_between::<f32, 1>([n], 0.001, 0.008);
    let w = reference::dequant_int8(&array(&q), &array(&scale));
    let time = run.time(|| matmul_int8::<T, 64, 128, 64>().launch(&cpu, &a, &q, &scale, &mut c))?;
    let checked = limit.check(&array(&c), &reference::matmul(&aa, &transpose(&w)));
    run.report::<T>(&format!("matmul_int8 {size}"), product, &time, checked);
    let time = run.time(|| gemv_int8::<T, 8, 256>().launch(&cpu, &q, &scale, &x, &mut y))?;
    run.report::<T>(
        &format!("gemv_int8 {n}x{k}"),
        weights(8),
        &time,
        limit.check(&array(&y), &reference::gemv(&w, &xa)),
    );

    let w = run.random.tensor::<T, 2>([n, k]);
    let time = run.time(|| gemv::<T, 8, 256>().launch(&cpu, &w, &x, &mut y))?;
    let checked = limit.check(&array(&y), &reference::gemv(&array(&w), &xa));
    run.report::<T>(&format!("gemv {n}x{k}"), Work::elements::<T>(n * k), &time, checked);
    Ok(())
}
