//! One candidate of a search, and what became of it.

use crate::{Choice, Point};
use serde::{Deserialize, Serialize};
use std::time::Duration;
use tile_core::launch::Overrides;

/// Why a candidate is out of the search.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// It was measured to the end.
    Measured,
    /// The device's cost model was asked of it, and it did not run.
    Expected,
    /// It was slower than the best by more than the spread of samples.
    Slower,
    /// The device refused it, or it failed while it ran.
    Failed(String),
    /// Its result is not the stated instance's.
    Wrong(String),
}

/// A candidate, and what became of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Trial {
    /// Its const parameters.
    pub point: Point,
    /// The hints that it runs by in place of the kernel's own; none where the device plans by itself.
    pub plan: Overrides,
    /// Seconds that the device's cost model expects, where it has one.
    pub expected: Option<f64>,
    /// Times of launches, in the order in which they were measured.
    pub samples: Vec<Duration>,
    /// What became of it.
    pub outcome: Outcome,
}

impl Trial {
    /// Of a candidate that has not run.
    pub(crate) fn new(Choice { point, plan }: Choice, expected: Option<f64>) -> Trial {
        Trial { point, plan, expected, samples: Vec::new(), outcome: Outcome::Measured }
    }

    /// Whether it is of this candidate.
    pub(crate) fn is_of(&self, choice: &Choice) -> bool {
        (&self.point, &self.plan) == (&choice.point, &choice.plan)
    }

    /// The candidate.
    pub(crate) fn choice(&self) -> Choice {
        Choice { point: self.point.clone(), plan: self.plan.clone() }
    }

    /// Whether it is still among those that could be the best.
    pub(crate) fn lives(&self) -> bool {
        self.outcome == Outcome::Measured && !self.samples.is_empty()
    }

    /// The median of the samples, in seconds; infinite without any.
    pub fn median(&self) -> f64 {
        quantile(&self.samples, 0.5)
    }

    /// The part of the median by which the middle half of the samples spread.
    pub fn spread(&self) -> f64 {
        let median = self.median();
        if !median.is_finite() || median == 0.0 {
            return 0.0;
        }
        (quantile(&self.samples, 0.75) - quantile(&self.samples, 0.25)) / median
    }
}

/// A quantile of samples, in seconds.
fn quantile(samples: &[Duration], part: f64) -> f64 {
    let mut sorted = samples.to_vec();
    sorted.sort_unstable();
    let at = (part * (sorted.len().max(1) - 1) as f64).round() as usize;
    sorted.get(at).map_or(f64::INFINITY, Duration::as_secs_f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trial_is_its_median() {
        let samples = [9, 1, 2, 3, 4].map(Duration::from_secs).to_vec();
        let trial = Trial { samples, ..Trial::new(Choice::own(vec![]), None) };
        assert_eq!((trial.median(), trial.spread()), (3.0, 2.0 / 3.0));
        let none = Trial { samples: vec![], ..trial };
        assert_eq!((none.median(), none.lives()), (f64::INFINITY, false));
    }
}
