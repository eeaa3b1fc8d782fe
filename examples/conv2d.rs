//! Two-dimensional convolution as an implicit GEMM.

use std::process::ExitCode;
use tile_examples::{Run, Work, run};
use tile_kernel::elem::DType;
use tile_kernel::prelude::*;
use tile_kernels::conv::conv2d;
use tile_kernels::reference::{self, Window};
use tile_kernels::testing::{Tolerance, array, poisoned};

fn main() -> ExitCode {
    run(|run| match run.dtype(&[DType::F32, DType::BF16]) {
        DType::BF16 => example::<bf16>(run),
        _ => example::<f32>(run),
    })
}

fn example<T: Float>(run: &mut Run) -> Result<(), LaunchError> {
    let cpu = run.device()?;
    let [side, c, f] = run.size([28, 128, 128]);
    let x = run.random.tensor::<T, 4>([2, side, side, c]);
    let filter = run.random.tensor::<T, 4>([3, 3, c, f]);
    for (stride, dilation) in [(1, 1), (2, 1), (1, 2)] {
        let window = Window { stride, pad: dilation, dilation };
        let pixels = 2 * window.output(side, 3).pow(2);
        let mut out = poisoned::<T, 2>([pixels, f]);
        let kernel = conv2d::<T, 128, 64, 64>();
        let time = run.time(|| kernel.launch(&cpu, &x, &filter, &mut out, stride, window.pad, dilation))?;
        let expected = reference::conv2d(&array(&x), &array(&filter), window);
        let checked = Tolerance::rounded::<T>().sum::<f32>(9 * c, 1.0).check(&array(&out), &expected);
        let name = format!("conv2d 2x{side}x{side}x{c} 3x3x{f} /{stride} d{dilation}");
        run.report::<T>(&name, Work::product([pixels, f, 9 * c]), &time, checked);
    }
    Ok(())
}
