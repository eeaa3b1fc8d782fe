//! Elementwise kernels: addition, GELU, and the gate of a SwiGLU layer.

use std::process::ExitCode;
use tile_examples::{Run, Work, run};
use tile_kernel::elem::DType;
use tile_kernel::prelude::*;
use tile_kernels::elementwise::{add, gelu, silu_mul};
use tile_kernels::reference::{self, Array};
use tile_kernels::testing::{Tolerance, array, poisoned};

fn main() -> ExitCode {
    run(|run| match run.dtype(&[DType::F32, DType::BF16]) {
        DType::BF16 => example::<bf16>(run),
        _ => example::<f32>(run),
    })
}

fn example<T: Float>(run: &mut Run) -> Result<(), LaunchError> {
    let cpu = run.device()?;
    let [n] = run.size([4_000_001]);
    let limit = Tolerance::rounded::<T>().through::<f32>(2.0);
    let (x, y) = (run.random.tensor::<T, 1>([n]), run.random.tensor::<T, 1>([n]));
    let mut out = poisoned::<T, 1>([n]);

    let time = run.time(|| add::<T, 4096>().launch(&cpu, &x, &y, &mut out))?;
    let sums = array(&x).data.iter().zip(&array(&y).data).map(|(x, y)| x + y).collect();
    let checked = limit.check(&array(&out), &Array::new(&[n], sums));
    run.report::<T>(&format!("add {n}"), Work::elements::<T>(3 * n), &time, checked);

    let time = run.time(|| gelu::<T, 4096>().launch(&cpu, &x, &mut out))?;
    let checked = limit.check(&array(&out), &array(&x).map(reference::gelu));
    run.report::<T>(&format!("gelu {n}"), Work::elements::<T>(2 * n), &time, checked);

    let (m, n) = (101, n / 101);
    let x = run.random.tensor::<T, 2>([m, 2 * n]);
    let mut out = poisoned::<T, 2>([m, n]);
    let time = run.time(|| silu_mul::<T, 2048>().launch(&cpu, &x, &mut out))?;
    let product = |at: usize| reference::silu(x[[at / n, at % n]].to_f64()) * x[[at / n, n + at % n]].to_f64();
    let checked = limit.check(&array(&out), &Array::new(&[m, n], (0..m * n).map(product).collect()));
    run.report::<T>(&format!("silu_mul {m}x{n}"), Work::elements::<T>(3 * m * n), &time, checked);
    Ok(())
}
