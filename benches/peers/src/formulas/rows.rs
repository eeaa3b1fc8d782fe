//! Reductions of rows.

use super::{Launch, compare, expressions, kernels};
use crate::report::{Outcome, Report, Task, random};
use tile_examples::Work;
use tile_kernel::prelude::*;
use tile_kernels::norm::layer_norm;
use tile_kernels::softmax::{cross_entropy, softmax};

pub(crate) fn measure(report: &mut Report) -> Outcome {
    rows_of::<128>(report, 8192)?;
    rows_of::<300>(report, 8192)?;
    rows_of::<1000>(report, 4096)?;
    rows_of::<4096>(report, 1024)?;
    losses(report)
}

/// Rows of `N`, beside kernels whose tile is the row.
fn rows_of<const N: usize>(report: &mut Report, m: usize) -> Outcome {
    let (cpu, mut random) = (report.device(), random());
    let (x, weight, bias) = (random.tensor::<f32, 2>([m, N]), random.tensor::<f32, 1>([N]), random.tensor([N]));
    let [mut o, mut p] = [(); 2].map(|()| Tensor::<f32, 2>::zeros([m, N]));
    let name = format!("formula softmax f32 {m}x{N}");
    if report.wants(&name) {
        let mut formula = || expressions::softmax_rows::<f32>().launch(&cpu, &x, &mut o);
        let mut library = || softmax::<f32, 1, N>().launch(&cpu, &x, &mut p);
        let task = Task::new(&name, Work::elements::<f32>(2 * m * N));
        compare(report, task, &mut formula, vec![("library", &mut library)])?;
    }
    let name = format!("formula layer_norm f32 {m}x{N}");
    if report.wants(&name) {
        let mut formula = || expressions::layer_norm::<f32>().launch(&cpu, &x, &weight, &bias, &mut o, 1e-5);
        let mut library = || layer_norm::<f32, 1, N>().launch(&cpu, &x, &weight, &bias, &mut p, 1e-5);
        let task = Task::new(&name, Work::elements::<f32>(2 * m * N));
        compare(report, task, &mut formula, vec![("library", &mut library)])?;
    }
    Ok(())
}

fn losses(report: &mut Report) -> Outcome {
    let (m, n) = (512, 32000);
    let name = format!("formula cross_entropy f32 {m}x{n}");
    if !report.wants(&name) {
        return Ok(());
    }
    let (cpu, mut random) = (report.device(), random());
    let (x, target) = (random.tensor::<f32, 2>([m, n]), random.indices::<i32, 1>([m], n));
    let [mut loss, mut lse, mut other] = [(); 3].map(|()| Tensor::<f32, 1>::zeros([m]));
    let mut formula = || kernels::cross_entropy::<f32>().launch(&cpu, &x, &target, &mut other);
    let mut library = || cross_entropy::<f32, 4, 1024>().launch(&cpu, &x, &target, &mut loss, &mut lse);
    let task = Task::new(&name, Work::elements::<f32>(m * n));
    let others: Vec<(&str, Launch<'_>)> = vec![("library", &mut library)];
    compare(report, task, &mut formula, others)
}
