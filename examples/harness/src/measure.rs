//! Timing of work on the host: repeated runs, medians, and several pieces of work interleaved.

use std::time::{Duration, Instant};
use tile_kernels::testing::Random;

/// The times of repeated runs of one piece of work.
#[derive(Clone, Debug)]
pub struct Sample {
    seconds: Vec<f64>,
}

impl Sample {
    /// A sample of times in seconds.
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

/// Times `work` for about `budget`, after one warm-up run.
pub fn measure(budget: Duration, mut work: impl FnMut()) -> Sample {
    let [sample] = interleaved(budget, [&mut work]);
    sample
}

/// [`shuffled_rounds`] of a fixed number of pieces of work, at least three rounds.
pub fn interleaved<const N: usize>(budget: Duration, mut works: [&mut dyn FnMut(); N]) -> [Sample; N] {
    let mut samples = shuffled_rounds(budget, 3, &mut works).into_iter();
    std::array::from_fn(|_| samples.next().expect("a sample for each piece of work"))
}

/// Seconds after which a run needs no warm-up run before it: it warms caches and threads itself.
const LONG: f64 = 0.1;

/// Times several pieces of work in rounds of random order, so that what else the machine does
/// falls on all of them alike.
///
/// - Rounds go on for about `budget`, and there are at least `rounds`, after a warm-up run of each
///   piece.
/// - A piece runs twice in a round and the second run counts, so that caches and threads are as
///   the piece itself leaves them, whichever piece ran before. A piece that takes longer than 0.1
///   s runs once.
/// - Effects that last longer than a run, such as the lower clock after a piece that heats the
///   CPU, would always fall on the same successor: so every round has an order of its own.
pub fn shuffled_rounds(budget: Duration, rounds: usize, works: &mut [&mut dyn FnMut()]) -> Vec<Sample> {
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
