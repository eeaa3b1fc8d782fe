//! Tasks as formulas: solutions in index notation, which stand in the place of a task's kernels while its
//! check runs.
//!
//! A formula has the parameters of the kernel that it stands for. [`run_formulas`] gives each check a
//! device that launches the formula where the check launches the kernel, so that both are compared with
//! one reference.

pub(crate) mod level1;
pub(crate) mod level2;
pub(crate) mod level3;

use crate::report::{Report, run};
use crate::tasks;
use std::cell::RefCell;
use std::collections::BTreeSet;
use tile_kernel::launch::{Arg, Device, HostDevice, Instance, LaunchError};

/// Calls its argument with the instance of a formula.
pub type Launch = fn(&mut dyn FnMut(&Instance<'_>));

/// How a task is a formula.
#[derive(Clone, Copy, Debug)]
pub enum Formula {
    /// The formulas in the place of its kernels, by the kernels' names.
    Kernels(&'static [(&'static str, Launch)]),
    /// It is none, for this reason.
    No(&'static str),
}

/// A list of tasks, each with its formulas by the names of kernels, or with the reason why there are none.
macro_rules! formula_list {
    ($($task:ident: $entry:tt),+ $(,)?) => {
        &[$((stringify!($task), crate::formulas::formula_list!(@entry $entry))),+]
    };
    (@entry [$($kernel:ident = $formula:expr),+]) => {
        Formula::Kernels(&[
            $((stringify!($kernel), |f| tile_kernel::launch::Kernel::with_instance(&$formula, f))),+
        ])
    };
    (@entry $reason:literal) => {
        Formula::No($reason)
    };
}
use formula_list;

/// All tasks by name, in the order of [`tasks`].
pub fn formulas() -> impl Iterator<Item = (&'static str, Formula)> {
    [level1::FORMULAS, level2::FORMULAS, level3::FORMULAS].into_iter().flatten().copied()
}

/// The sources of formulas.
pub const FORMULA_SOURCES: [&str; 3] =
    [include_str!("level1.rs"), include_str!("level2.rs"), include_str!("level3.rs")];

/// A device that launches formulas in the place of kernels.
struct AsFormulas<'d> {
    device: &'d dyn HostDevice,
    kernels: &'static [(&'static str, Launch)],
    launched: RefCell<BTreeSet<&'static str>>,
}

impl HostDevice for AsFormulas<'_> {}

impl Device for AsFormulas<'_> {
    fn target(&self) -> &'static str {
        self.device.target()
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        let kernel = instance.def().name;
        let Some(&(name, launch)) = self.kernels.iter().find(|(name, _)| *name == kernel) else {
            let reason = "no formula stands in its place".to_owned();
            return Err(LaunchError::Arguments { kernel: kernel.to_owned(), reason });
        };
        self.launched.borrow_mut().insert(name);
        let mut result = Ok(());
        launch(&mut |instance| result = self.device.launch(instance, args));
        result
    }
}

/// Runs the checks of the tasks that are formulas, with the formulas, at every size.
pub fn run_formulas(device: &dyn HostDevice, seed: u64, admits: impl Fn(&str) -> bool) -> Report {
    let mut all = Report::default();
    for ((level, task), (_, formula)) in tasks().zip(formulas()) {
        let Formula::Kernels(kernels) = formula else { continue };
        if !admits(task.name) {
            continue;
        }
        let device = AsFormulas { device, kernels, launched: RefCell::default() };
        let report = run(&device, seed, std::iter::once((level, task)));
        all.rows.extend(report.rows);
        all.faults.extend(report.faults);
        let launched = device.launched.borrow();
        let idle = kernels.iter().filter(|(name, _)| !launched.contains(name));
        all.faults.extend(idle.map(|(name, _)| format!("{}: nothing launches `{name}`", task.name)));
    }
    all
}
