//! Launches by kernel.

use crate::Launch;
use std::time::Duration;
use tile_core::analysis::work::Work;

/// All launches of a kernel.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// The kernel's name.
    pub kernel: &'static str,
    /// How many.
    pub launches: usize,
    /// Their time.
    pub time: Duration,
    /// Their work.
    pub work: Work,
}

pub(crate) fn of(launches: &[Launch]) -> Vec<Summary> {
    let mut all: Vec<Summary> = Vec::new();
    for launch in launches {
        let at = all.iter().position(|summary| summary.kernel == launch.kernel).unwrap_or_else(|| {
            let (time, work) = (Duration::ZERO, Work::default());
            all.push(Summary { kernel: launch.kernel, launches: 0, time, work });
            all.len() - 1
        });
        let summary = &mut all[at];
        summary.launches += 1;
        summary.time += launch.time;
        summary.work.read += launch.work.read;
        summary.work.written += launch.work.written;
        summary.work.operations += launch.work.operations;
    }
    all.sort_by(|x, y| y.time.cmp(&x.time).then(x.kernel.cmp(y.kernel)));
    all
}
