//! Sixty tasks: a module of PyTorch says what is wanted, a solution in tile kernels computes it,
//! and a reference in `f64` checks that on any device.
//!
//! Level 1 has single operators, level 2 fusions, level 3 blocks of networks. One file holds one
//! task, beside its `.py`: first the solution, kernels and launches as a user writes them, then
//! `task!` with the sizes, then the check. [`tasks`] lists them and [`run`] runs them. Most tasks are
//! formulas as well: [`formulas`] lists those, and [`run_formulas`] runs them.

mod formulas;
mod level1;
mod level2;
mod level3;
mod math;
mod report;
mod task;
#[cfg(all(test, feature = "cpu"))]
mod verified;

pub use formulas::{FORMULA_SOURCES, Formula, Launch, formulas, run_formulas};
pub use report::{Report, run};
pub use task::{Case, Fault, Outcome, Run, Task};

/// What the file of a task imports.
mod prelude {
    pub(crate) use crate::math::{
        each, for_each, gelu, logsumexp, max, mean, moments, pixel, product, sigmoid, silu, sum, transpose, wide,
    };
    pub(crate) use crate::task::{Outcome, Run, Task, task};
    pub(crate) use tile_kernel::launch::HostDevice;
    pub(crate) use tile_kernel::prelude::*;
    pub(crate) use tile_kernels::testing::{Tolerance, poisoned};
}

/// All tasks with their levels, by level and name.
pub fn tasks() -> impl Iterator<Item = (usize, &'static Task)> {
    let levels = [level1::TASKS, level2::TASKS, level3::TASKS];
    levels.into_iter().enumerate().flat_map(|(index, tasks)| tasks.iter().map(move |task| (index + 1, *task)))
}
