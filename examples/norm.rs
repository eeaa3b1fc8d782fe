//! Layer normalisation and RMS normalisation.

use std::process::ExitCode;
use tile_examples::{Run, Work, run};
use tile_kernel::elem::DType;
use tile_kernel::prelude::*;
use tile_kernels::norm::{layer_norm, rms_norm};
use tile_kernels::reference;
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
    let (eps, work) = (1e-5_f32, Work::elements::<T>(2 * m * n));
    let x = run.random.tensor::<T, 2>([m, n]);
    let (weight, bias) = (run.random.tensor::<T, 1>([n]), run.random.tensor::<T, 1>([n]));
    let limit = Tolerance::rounded::<T>().sum::<f32>(n, 1.0);
    let mut out = poisoned::<T, 2>([m, n]);

    let time = run.time(|| layer_norm::<T, 1, 4096>().launch(&cpu, &x, &weight, &bias, &mut out, eps))?;
    let expected = reference::layer_norm(&array(&x), &array(&weight), &array(&bias), f64::from(eps));
    run.report::<T>(&format!("layer_norm {m}x{n}"), work, &time, limit.check(&array(&out), &expected));

    let time = run.time(|| rms_norm::<T, 1, 4096>().launch(&cpu, &x, &weight, &mut out, eps))?;
    let expected = reference::rms_norm(&array(&x), &array(&weight), f64::from(eps));
    run.report::<T>(&format!("rms_norm {m}x{n}"), work, &time, limit.check(&array(&out), &expected));
    Ok(())
}
