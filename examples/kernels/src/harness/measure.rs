//! Time.

use super::Random;
use std::time::{Duration, Instant};

/// Repeated measurements of one thing.
#[derive(Clone, Debug)]
pub struct Sample {
    seconds: Vec<f64>,
}

impl Sample {
    /// Of measurements in seconds.
    pub fn of(seconds: Vec<f64>) -> Sample {
        Sample { seconds }
    }

    /// The median.
    pub fn median(&self) -> f64 {
        let mut sorted = self.seconds.clone();
        sorted.sort_by(f64::total_cmp);
        sorted.get(sorted.len() / 2).copied().unwrap_or(f64::NAN)
    }

    /// The number of measurements.
    pub fn rounds(&self) -> usize {
        self.seconds.len()
    }
}

/// Runs `work` for about `budget` after one run that does not count.
pub fn measure(budget: Duration, mut work: impl FnMut()) -> Sample {
    let [sample] = interleaved(budget, [&mut work]);
    sample
}

/// [`in_turns`] of a known number of pieces of work.
pub fn interleaved<const N: usize>(budget: Duration, mut works: [&mut dyn FnMut(); N]) -> [Sample; N] {
    let mut samples = in_turns(budget, 3, &mut works).into_iter();
    std::array::from_fn(|_| samples.next().expect("a sample for each piece of work"))
}

/// Seconds after which a run has caches and threads as it leaves them.
const LONG: f64 = 0.1;

/// Runs several pieces of work in turns, so that what the machine does
/// meanwhile falls on all of them alike: for about `budget` and at least so many
/// `rounds`, after one that does not count. A piece runs twice in a round and the
/// second run counts, so that caches and threads are as the piece itself
/// leaves them, whichever piece came before; one that is long enough to see to
/// that by itself runs once. What lasts longer than a run, such
/// as the clock after a piece that heats the processor, would always fall on
/// the same successor: so every round has an order of its own.
pub fn in_turns(budget: Duration, rounds: usize, works: &mut [&mut dyn FnMut()]) -> Vec<Sample> {
    works.iter_mut().for_each(|work| work());
    let mut samples = vec![Sample { seconds: Vec::new() }; works.len()];
    let mut order: Vec<usize> = (0..works.len()).collect();
    let mut random = Random::new(0);
    let start = Instant::now();
    while start.elapsed() < budget || samples.iter().any(|s| s.rounds() < rounds) {
        for i in (1..order.len()).rev() {
            order.swap(i, random.below(i + 1));
        }
        for &piece in &order {
            let work = &mut works[piece];
            let long = samples[piece].seconds.last().is_some_and(|&last| last > LONG);
            if !long {
                work();
            }
            let start = Instant::now();
            work();
            samples[piece].seconds.push(start.elapsed().as_secs_f64());
        }
    }
    samples
}
