//! Embedding lookup, rotary embedding, and the Hadamard transform.

use std::process::ExitCode;
use tile_examples::{Run, Work, run};
use tile_kernel::elem::DType;
use tile_kernel::prelude::*;
use tile_kernels::embedding::{embedding, embedding_backward};
use tile_kernels::hadamard::hadamard;
use tile_kernels::reference;
use tile_kernels::rope::rope;
use tile_kernels::testing::{Tolerance, array, poisoned};

fn main() -> ExitCode {
    run(|run| match run.dtype(&[DType::F32, DType::BF16]) {
        DType::BF16 => example::<bf16>(run),
        _ => example::<f32>(run),
    })
}

fn example<T: Float>(run: &mut Run) -> Result<(), LaunchError> {
    let cpu = run.device()?;
    let [tokens] = run.size([1000]);
    let (vocabulary, n) = (5000, 1024);
    let table = run.random.tensor::<T, 2>([vocabulary, n]);
    let ids = run.random.indices::<i32, 1>([tokens], vocabulary);
    let mut out = poisoned::<T, 2>([tokens, n]);
    let time = run.time(|| embedding::<T, 16, 512>().launch(&cpu, &table, &ids, &mut out))?;
    let checked = Tolerance::EXACT.check(&array(&out), &reference::embedding(&array(&table), &ids.to_vec()));
    run.report::<T>(&format!("embedding {tokens}x{n}"), Work::elements::<T>(2 * tokens * n), &time, checked);

    let mut d_table = Tensor::<f32, 2>::zeros([vocabulary, n]);
    let time = run.time(|| {
        d_table.fill(0.0);
        embedding_backward::<T, 16, 512>().launch(&cpu, &out, &ids, &mut d_table)
    })?;
    let expected = reference::embedding_backward(&array(&out), &ids.to_vec(), vocabulary);
    let checked = Tolerance::rounded::<f32>().sum::<f32>(16, 1.0).check(&array(&d_table), &expected);
    run.report::<T>(&format!("embedding_backward {tokens}x{n}"), Work::elements::<T>(2 * tokens * n), &time, checked);

    let (heads, half) = (16, 64);
    let angle = |[p, j]: [usize; 2]| p as f64 * 10_000_f64.powf(-(j as f64) / half as f64);
    let cos = Tensor::<f32, 2>::from_fn([tokens, half], |at| angle(at).cos() as f32);
    let sin = Tensor::<f32, 2>::from_fn([tokens, half], |at| angle(at).sin() as f32);
    let x = run.random.tensor::<T, 3>([tokens, heads, 2 * half]);
    let position = run.random.indices::<i32, 1>([tokens], tokens);
    let mut out = poisoned::<T, 3>([tokens, heads, 2 * half]);
    let time = run.time(|| rope::<T, 8, 64>().launch(&cpu, &x, &position, &cos, &sin, &mut out))?;
    let expected = reference::rope(&array(&x), &position.to_vec(), &array(&cos), &array(&sin));
    let checked = Tolerance::rounded::<T>().through::<f32>(2.0).check(&array(&out), &expected);
    run.report::<T>(&format!("rope {tokens}x{heads}x128"), Work::elements::<T>(2 * x.len()), &time, checked);

    let x = run.random.tensor::<T, 3>([tokens, 64, 64]);
    let mut out = poisoned::<T, 3>([tokens, 64, 64]);
    let time = run.time(|| hadamard::<T, 64, 64>().launch(&cpu, &x, &mut out, 1.0 / 64.0))?;
    let expected = reference::hadamard(&array(&x).reshape(&[tokens, 4096]), 1.0 / 64.0).reshape(&[tokens, 64, 64]);
    // Sums over a row of 64 are rounded to T between the two transforms.
    let limit = Tolerance::rounded::<T>().sum::<f32>(4096, 1.0 / 64.0).through::<T>(1.0);
    let work = Work::elements::<T>(2 * x.len());
    run.report::<T>(&format!("hadamard {tokens}x4096"), work, &time, limit.check(&array(&out), &expected));
    Ok(())
}
