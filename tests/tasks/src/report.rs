//! Runs tasks on a device, and reports each.

use crate::task::{Run, Task};
use std::fmt;
use std::time::{Duration, Instant};
use tile_kernel::launch::HostDevice;

/// What a run of tasks gave.
#[derive(Debug, Default)]
pub struct Report {
    /// One row for each task that was run, with its level, its name, and how long it took.
    pub rows: Vec<(usize, &'static str, Duration)>,
    /// Lines of what failed: the task, the size and the seed, and why.
    pub faults: Vec<String>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (level, name, time) in &self.rows {
            writeln!(f, "level {level} {name:28} {:8.1} ms", 1e3 * time.as_secs_f64())?;
        }
        for fault in &self.faults {
            writeln!(f, "FAILED {fault}")?;
        }
        write!(f, "{} tasks, {} faults", self.rows.len(), self.faults.len())
    }
}

/// Runs tasks, with their levels, at every size.
pub fn run<'t>(device: &dyn HostDevice, seed: u64, tasks: impl Iterator<Item = (usize, &'t Task)>) -> Report {
    let mut report = Report::default();
    for (level, task) in tasks {
        let begun = Instant::now();
        for case in task.cases {
            if let Err(fault) = (case.check)(&mut Run::new(device, seed)) {
                report.faults.push(format!("{} at {:?}, seed {seed}: {fault}", task.name, case.size));
            }
        }
        report.rows.push((level, task.name, begun.elapsed()));
    }
    report
}
