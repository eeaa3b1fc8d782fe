//! Row operations: transposition, prefix sum, sum, maximum, top-k and histogram.

use std::process::ExitCode;
use tile_examples::{Run, Work, run};
use tile_kernel::elem::DType;
use tile_kernel::prelude::*;
use tile_kernels::reference;
use tile_kernels::rows::{row_cumsum, row_max, row_sum, transpose};
use tile_kernels::select::{histogram, top_k};
use tile_kernels::testing::{Tolerance, array, poisoned};

fn main() -> ExitCode {
    run(|run| match run.dtype(&[DType::F32, DType::BF16]) {
        DType::BF16 => example::<bf16>(run),
        _ => example::<f32>(run),
    })
}

fn example<T: Float>(run: &mut Run) -> Result<(), LaunchError> {
    let cpu = run.device()?;
    let [m, n] = run.size([1000, 4000]);
    let x = run.random.tensor::<T, 2>([m, n]);
    let xa = array(&x);
    let limit = Tolerance::rounded::<T>().sum::<f32>(2 * n, 1.0);
    let (once, twice) = (Work::elements::<T>(m * n), Work::elements::<T>(2 * m * n));

    let mut out = poisoned::<T, 2>([n, m]);
    let time = run.time(|| transpose::<T, 64, 64>().launch(&cpu, &x, &mut out))?;
    let checked = Tolerance::EXACT.check(&array(&out), &reference::transpose(&xa));
    run.report::<T>(&format!("transpose {m}x{n}"), twice, &time, checked);

    let mut out = poisoned::<T, 2>([m, n]);
    let time = run.time(|| row_cumsum::<T, 4, 1024>().launch(&cpu, &x, &mut out))?;
    run.report::<T>(&format!("cumsum {m}x{n}"), twice, &time, limit.check(&array(&out), &reference::cumsum(&xa)));

    let mut out = poisoned::<T, 1>([m]);
    let time = run.time(|| row_sum::<T, 8, 512>().launch(&cpu, &x, &mut out))?;
    run.report::<T>(&format!("row_sum {m}x{n}"), once, &time, limit.check(&array(&out), &reference::sum_rows(&xa)));

    let (mut highest, mut place) = (poisoned::<T, 1>([m]), poisoned::<i32, 1>([m]));
    let time = run.time(|| row_max::<T, 1, 4096>().launch(&cpu, &x, &mut highest, &mut place))?;
    let (expected, expected_place) = reference::row_max(&xa);
    let checked = (Tolerance::EXACT.check(&array(&highest), &expected))
        .and_then(|_| Tolerance::EXACT.check(&array(&place), &expected_place));
    run.report::<T>(&format!("row_max {m}x{n}"), once, &time, checked);

    let (mut values, mut places) = (poisoned::<T, 2>([m, 8]), poisoned::<i32, 2>([m, 8]));
    let time = run.time(|| top_k::<T, 1, 4096, 8>().launch(&cpu, &x, &mut values, &mut places))?;
    let checked = Tolerance::EXACT.check(&array(&places), &reference::top_k(&xa, 8).1);
    run.report::<T>(&format!("top_k 8 of {m}x{n}"), once, &time, checked);

    let x = run.random.indices::<i32, 1>([m * n], 256);
    let mut counts = Tensor::<i32, 1>::zeros([256]);
    let time = run.time(|| {
        counts.fill(0);
        histogram::<8192, 256>().launch(&cpu, &x, &mut counts)
    })?;
    let expected = Tensor::from(reference::histogram(&x.to_vec(), 256));
    let checked = Tolerance::EXACT.check(&array(&counts), &array(&expected));
    run.report::<i32>(&format!("histogram of {}", m * n), Work::elements::<i32>(m * n), &time, checked);
    Ok(())
}
