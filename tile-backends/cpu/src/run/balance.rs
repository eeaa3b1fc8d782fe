//! Load balancing: the order in which threads take blocks of different cost.
//!
//! Whoever is idle takes the next run of blocks, so threads finish together if the last runs
//! are small. In grid order the last blocks under a causal mask are the longest. So runs have
//! about equal cost instead of equal length, and the heaviest go first, as in Graham's
//! longest-processing-time rule.
//!
//! Adjacent blocks share operands, which then come from a cache. So runs are no smaller than
//! balance requires: an eighth of a thread's share, and in the last quarter of the work, where
//! they fill the gaps between threads, a quarter of that.
//!
//! # Overhead
//! Costs repeat: under a causal mask they are the same for every head. Only one period of them
//! is evaluated, cut and sorted, and a run stands for its positions in all periods. Of a long
//! period, at most [`MAX_EVALUATED`] blocks are evaluated and stand for adjacent ones. Where a period
//! is shorter than a run should be, runs are whole periods in grid order until the last part of
//! the work.

use std::ops::Range;

/// The most blocks whose cost is evaluated.
const MAX_EVALUATED: i64 = 128;
/// Runs of blocks for each thread, so that threads finish at about one time.
pub(super) const RUNS: i64 = 8;
/// The work from which on runs are small, and into how many a run is divided.
const LATE: f64 = 0.75;
const SMALL: f64 = 4.0;
/// Steps of cost up to a run's limit: runs of adjacent blocks fill it more or less by
/// chance, which is not worth sorting them for.
const STEPS: f64 = 4.0;

/// The runs of a launch, in the order in which they are taken.
#[derive(Debug)]
pub(super) struct Order {
    /// Of one period.
    runs: Vec<Run>,
    period: i64,
    repeats: i64,
    /// The cost of a block on average.
    mean: f64,
}

/// Adjacent blocks of one period.
#[derive(Clone, Copy, Debug)]
struct Run {
    first: i64,
    count: i64,
    cost: f64,
    /// See [`rank`].
    rank: f64,
}

/// What the blocks of a period cost.
struct Profile {
    /// For each `width` adjacent blocks, the cost of one.
    costs: Vec<f64>,
    width: i64,
    period: i64,
}

impl Profile {
    /// Evaluates the costs of the blocks of a grid, which depend on these axes of
    /// it, bit 0 for the slowest.
    fn new(grid: [i64; 3], axes: u8, cost: &dyn Fn([i64; 3]) -> f64) -> Profile {
        // Blocks from one index on an axis to the next.
        let strides = [grid[1] * grid[2], grid[2], 1];
        let depends = |axis: &usize| axes >> axis & 1 == 1;
        let slowest = (0..3).find(depends).unwrap_or(2);
        let equal = (0..3).rfind(depends).map_or(1, |fastest| strides[fastest]);
        let period = grid[slowest] * strides[slowest];
        let places = period / equal;
        let together = (places - 1) / MAX_EVALUATED + 1;
        let costs = (0..places).step_by(together as usize).map(|place| {
            let block = (place + (together.min(places - place) - 1) / 2) * equal;
            let cost = cost([block / strides[0], block / strides[1] % grid[1], block % grid[2]]);
            // A guess is not to be trusted with being a number.
            if cost.is_finite() { cost.clamp(1.0, 1e30) } else { 1.0 }
        });
        Profile { costs: costs.collect(), width: together * equal, period }
    }

    /// What all blocks of a period cost.
    fn total(&self) -> f64 {
        let counts = (0..self.period).step_by(self.width as usize).map(|first| self.width.min(self.period - first));
        self.costs.iter().zip(counts).map(|(cost, count)| cost * count as f64).sum()
    }

    /// Cuts some adjacent blocks into runs of up to `limit`, or of one block.
    fn cut(&self, blocks: Range<i64>, limit: f64, runs: &mut Vec<Run>) {
        let mut run = Run { first: blocks.start, count: 0, cost: 0.0, rank: 0.0 };
        let mut push = |run: Run| runs.push(Run { rank: rank(run.cost, limit), ..run });
        let mut at = blocks.start;
        let mut place = at / self.width;
        while at < blocks.end {
            let cost = self.costs[place as usize];
            place += 1;
            let end = blocks.end.min(place * self.width);
            while at < end {
                let mut fit = (((limit - run.cost) / cost) as i64).min(end - at);
                if fit <= 0 {
                    if run.count > 0 {
                        push(run);
                        run = Run { first: at, count: 0, cost: 0.0, rank: 0.0 };
                        continue;
                    }
                    fit = 1;
                }
                run.count += fit;
                run.cost += fit as f64 * cost;
                at += fit;
            }
        }
        if run.count > 0 {
            push(run);
        }
    }
}

impl Order {
    /// For the blocks of a grid; nothing if all cost the same.
    pub(super) fn new(grid: [i64; 3], axes: u8, threads: i64, cost: &dyn Fn([i64; 3]) -> f64) -> Option<Order> {
        let blocks: i64 = grid.iter().product();
        let profile = Profile::new(grid, axes, cost);
        let first = *profile.costs.first()?;
        if profile.costs.iter().all(|&cost| cost == first) {
            return None;
        }
        let (total, period) = (profile.total(), profile.period);
        let repeats = blocks / period;
        let mean = total / period as f64;
        let limit = total * repeats as f64 / (threads * RUNS) as f64;
        if total <= limit {
            let runs = of_periods(&profile, repeats, limit);
            return Some(Order { runs, period: blocks, repeats: 1, mean });
        }
        let mut runs = Vec::new();
        profile.cut(0..period, limit, &mut runs);
        heaviest_first(&mut runs);
        let mut before = 0.0;
        let late = runs.iter().take_while(|run| {
            let is_early = before < total * LATE;
            before += run.cost;
            is_early
        });
        let late = runs.split_off(late.count());
        let early = runs.len();
        for run in late {
            profile.cut(run.first..run.first + run.count, limit / SMALL, &mut runs);
        }
        heaviest_first(&mut runs[early..]);
        Some(Order { runs, period, repeats, mean })
    }

    /// The blocks of run number `number`, and how many average ones they are
    /// worth; nothing behind the last run.
    pub(super) fn run(&self, number: i64) -> Option<(Range<i64>, f64)> {
        let run = self.runs.get(usize::try_from(number / self.repeats).ok()?)?;
        let first = number % self.repeats * self.period + run.first;
        Some((first..first + run.count, run.cost / self.mean))
    }
}

/// Runs of a grid of which each is several periods and, when it is late, fewer or
/// a part of one.
fn of_periods(profile: &Profile, repeats: i64, limit: f64) -> Vec<Run> {
    let (total, period) = (profile.total(), profile.period);
    let several = |first: i64, end: i64| {
        let count = end - first;
        Run { first: first * period, count: count * period, cost: count as f64 * total, rank: 0.0 }
    };
    let early = (repeats as f64 * LATE) as i64;
    let whole = ((limit / total) as i64).clamp(1, repeats);
    let mut runs: Vec<Run> = (0..early / whole).map(|i| several(i * whole, (i + 1) * whole)).collect();
    let late = early / whole * whole..repeats;
    let few = (limit / SMALL / total) as i64;
    if few > 0 {
        runs.extend(late.clone().step_by(few as usize).map(|first| several(first, (first + few).min(late.end))));
        return runs;
    }
    let mut parts = Vec::new();
    profile.cut(0..period, limit / SMALL, &mut parts);
    heaviest_first(&mut parts);
    for part in parts {
        runs.extend(late.clone().map(|place| Run { first: place * period + part.first, ..part }));
    }
    runs
}

/// By what runs that were cut with this limit are sorted. What is above it is a
/// single block, of which every one counts.
fn rank(cost: f64, limit: f64) -> f64 {
    let share = cost / limit;
    if share > 1.0 { share } else { (share * STEPS) as i64 as f64 / STEPS }
}

/// The heaviest first, those of one rank as they lie. Costs mostly rise or fall along
/// a period; such a list is sorted in one pass.
fn heaviest_first(runs: &mut [Run]) {
    runs.sort_by(|a, b| b.rank.total_cmp(&a.rank));
}

#[cfg(test)]
mod tests;
