//! Launches by kernel.

use crate::{Launch, Roofs};
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
    /// Seconds that the device's cost model expects of them, where it knows all of them.
    pub expected: Option<f64>,
    /// What binds them by the cost model; `several` where it is not the same of all, empty without a
    /// model.
    pub binds: String,
}

impl Summary {
    /// The part of the roof's speed that the launches reach together.
    pub fn share(&self, launches: &[Launch], roofs: &Roofs) -> f64 {
        let own = launches.iter().filter(|launch| launch.kernel == self.kernel);
        own.map(|launch| roofs.seconds(&launch.work)).sum::<f64>() / self.time.as_secs_f64().max(1e-9)
    }
}

pub(crate) fn of(launches: &[Launch]) -> Vec<Summary> {
    let mut all: Vec<Summary> = Vec::new();
    for launch in launches {
        let at = all.iter().position(|summary| summary.kernel == launch.kernel).unwrap_or_else(|| {
            let (time, work) = (Duration::ZERO, Work::default());
            let binds = launch.verdict.as_ref().map(|verdict| verdict.binds.clone()).unwrap_or_default();
            let expected = launch.verdict.as_ref().map(|_| 0.0);
            all.push(Summary { kernel: launch.kernel, launches: 0, time, work, expected, binds });
            all.len() - 1
        });
        let summary = &mut all[at];
        summary.launches += 1;
        summary.time += launch.time;
        summary.work += launch.work;
        summary.expected = summary.expected.zip(launch.verdict.as_ref()).map(|(sum, one)| sum + one.seconds);
        if !summary.binds.is_empty() && launch.verdict.as_ref().is_none_or(|one| one.binds != summary.binds) {
            summary.binds = "several".to_owned();
        }
    }
    all.sort_by(|x, y| y.time.cmp(&x.time).then(x.kernel.cmp(y.kernel)));
    all
}
