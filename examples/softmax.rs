//! Softmax of rows, with the row in a tile and online, and the cross-entropy loss.

use std::process::ExitCode;
use tile_examples::{Run, Work, run};
use tile_kernel::elem::DType;
use tile_kernel::prelude::*;
use tile_kernels::reference;
use tile_kernels::softmax::{cross_entropy, online_softmax, softmax};
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
    let x = run.random.tensor_between::<T, 2>([m, n], -10.0, 10.0);
    let mut out = poisoned::<T, 2>([m, n]);
    let work = Work::elements::<T>(2 * m * n);
    let limit = Tolerance::rounded::<T>().sum::<f32>(16, 1.0);
    let expected = reference::softmax(&array(&x));

    if n <= 4096 {
        let time = run.time(|| softmax::<T, 1, 4096>().launch(&cpu, &x, &mut out))?;
        run.report::<T>(&format!("softmax {m}x{n}"), work, &time, limit.check(&array(&out), &expected));
    }
    let time = run.time(|| online_softmax::<T, 4, 1024>().launch(&cpu, &x, &mut out))?;
    run.report::<T>(&format!("online_softmax {m}x{n}"), work, &time, limit.check(&array(&out), &expected));

    let target = run.random.indices::<i32, 1>([m], n);
    let (mut loss, mut lse) = (poisoned::<f32, 1>([m]), poisoned::<f32, 1>([m]));
    let time = run.time(|| cross_entropy::<T, 4, 1024>().launch(&cpu, &x, &target, &mut loss, &mut lse))?;
    let (expected, _) = reference::cross_entropy(&array(&x), &target.to_vec());
    let checked = Tolerance::rounded::<f32>().sum::<f32>(64, 1.0).check(&array(&loss), &expected);
    run.report::<T>(&format!("cross_entropy {m}x{n}"), Work::elements::<T>(m * n), &time, checked);
    Ok(())
}
