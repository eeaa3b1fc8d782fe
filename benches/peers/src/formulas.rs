//! Kernels in index notation beside tile kernels of the same values. `library` is the kernel of the library in
//! tiles that suit a CPU, `tiles` a kernel in the formula's own.

#[path = "../../../tests/expressions/kernels.rs"]
#[allow(dead_code, reason = "not all are timed")]
mod expressions;

#[path = "../../../tests/gpu/formulas/formulas.rs"]
mod kernels;

mod attention;
mod products;
mod rows;

use crate::report::{Outcome, Peer, Report, Task};
use tile_kernel::prelude::*;

/// The bar for formulas: the share of a tile kernel's speed.
const BAR: f64 = 0.9;

type Launch<'a> = &'a mut dyn FnMut() -> Result<(), LaunchError>;

/// Times a formula beside tile kernels by name.
fn compare(report: &mut Report, task: Task<'_>, formula: Launch<'_>, tiles: Vec<(&'static str, Launch<'_>)>) -> Outcome {
    formula()?;
    let mut peers = Vec::new();
    for (name, launch) in tiles {
        launch()?;
        // It succeeded just now.
        peers.push(Peer::new(name, || drop(launch())));
    }
    report.compare(task.bar(BAR), &mut || drop(formula()), peers)
}

pub(crate) fn measure(report: &mut Report) -> Outcome {
    products::measure(report)?;
    attention::measure(report)?;
    rows::measure(report)
}
