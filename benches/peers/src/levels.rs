//! Softmax of rows at the three levels of the language, on tiles beside a formula and threads.

use crate::report::{Outcome, Peer, Report, Task, random};
use tile_examples::Work;
use tile_kernel::prelude::*;

#[path = "../../../conformance/src/cases/levels/kernels.rs"]
mod kernels;

pub(crate) fn measure(report: &mut Report) -> Outcome {
    let (m, n) = (4096, 4096);
    let name = format!("levels softmax f32 {m}x{n}");
    if !report.wants(&name) {
        return Ok(());
    }
    let cpu = report.device();
    let x = random().tensor::<f32, 2>([m, n]);
    let [mut tiles, mut formula, mut threads] = [(); 3].map(|()| Tensor::<f32, 2>::zeros([m, n]));
    kernels::softmax_on_tiles::<1, 4096>().launch(&cpu, &x, &mut tiles)?;
    kernels::softmax_as_formula().launch(&cpu, &x, &mut formula)?;
    kernels::softmax_by_threads::<256, 16>().launch(&cpu, &x, &mut threads)?;
    // All succeeded just now.
    let peers = vec![
        Peer::new("formula", || drop(kernels::softmax_as_formula().launch(&cpu, &x, &mut formula))),
        Peer::new("threads", || drop(kernels::softmax_by_threads::<256, 16>().launch(&cpu, &x, &mut threads))),
    ];
    let ours = &mut || drop(kernels::softmax_on_tiles::<1, 4096>().launch(&cpu, &x, &mut tiles));
    report.compare(Task::new(&name, Work::elements::<f32>(2 * m * n)), ours, peers)
}
