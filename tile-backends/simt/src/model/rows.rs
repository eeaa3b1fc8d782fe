//! Estimate of the time of a launch without GEMMs: kernels that reduce or normalise rows, and
//! elementwise ones.
//!
//! ```text
//! alone  = threads + transfers + spills + latency of statements and of loads
//! busy   = max(threads, transfers) + spills, where other blocks of a multiprocessor use the rest
//! wave   = max(alone, blocks · busy + what they do not hide)
//! launch = √(waves² + memory²)
//! ```
//!
//! Nothing is loaded ahead here: what hides latency are other blocks of a multiprocessor, so
//! registers decide, which limit how many there are.

use super::gpu::Gpu;
use super::time::{FILLED, of_threads};
use super::work::Amounts;
use super::{Launch, Mean};

// Fitted to the times of 1300 instances of formulas on an H200 (`benches/choice/formulas-h200.jsonl`),
// in cycles where nothing else is said.

/// A unit of [`Amounts::latency`].
const UNIT: f64 = 30.0;
/// A block besides its work.
const BLOCK: f64 = 1200.0;
/// Of the lesser of threads' pipes, the part that is not hidden behind the busiest.
const CONTENDED: f64 = 0.3;
/// Of what a block waits for, the part that blocks beside it do not hide, divided by their number.
const EXPOSED: f64 = 0.5;
/// How often a register that a thread lacks goes to local memory and back, and how much more often
/// where a thread lacks as many as it has.
const SPILLS: f64 = 0.75;
const MORE_SPILLS: f64 = 0.25;
/// Registers of a thread beside its fragments.
const ADDRESSES: f64 = 26.0;
/// Bytes that all blocks that run at once may walk before L2 has lost what they walk again.
const KEPT: f64 = 330e6;

/// Registers that blocks without GEMMs have, of so many words of fragments.
pub(crate) fn registers(held: u64) -> u64 {
    (held + ADDRESSES as u64).next_multiple_of(8)
}

/// A block's cycles, and those of the busiest unit in it.
#[derive(Default)]
struct Cycles {
    alone: f64,
    busy: f64,
}

impl Cycles {
    fn add(&mut self, work: &Amounts, times: f64, spilled: f64, gpu: &Gpu) {
        let threads = of_threads(work, gpu, CONTENDED);
        let moved = (work.loads + work.stores) / gpu.l2;
        self.alone += times * (threads + moved + spilled + work.latency * UNIT);
        self.busy += times * (threads.max(moved) + spilled);
    }
}

impl Launch {
    /// Seconds that a launch without GEMMs takes.
    pub(super) fn seconds_of_rows(&self, gpu: &Gpu, mean: &Mean) -> f64 {
        let threads = f64::from(self.outline.threads);
        let available = (65_536.0 / threads).min(255.0);
        let lacking = (self.outline.held as f64 + ADDRESSES - available).max(0.0);
        let spilled = SPILLS * (1.0 + MORE_SPILLS * lacking / available) * lacking * threads * 4.0 / gpu.l2;
        let mut cycles = Cycles { alone: BLOCK, busy: 0.0 };
        cycles.add(&mean.once, 1.0, spilled, gpu);
        for each in &mean.loops {
            cycles.alone += each.trips * gpu.latency;
            cycles.add(&each.each, each.trips, spilled, gpu);
        }
        let time = self.waves_of_rows(gpu, &cycles) / gpu.peak_clock;
        let memory = (self.memory(mean) + self.walked_again(gpu, mean)) / gpu.dram;
        gpu.launch + time.hypot(memory)
    }

    /// Bytes that blocks read in a later loop and L2 has lost.
    fn walked_again(&self, gpu: &Gpu, mean: &Mean) -> f64 {
        let walks = mean.loops.iter().map(|each| (each.trips * each.each.loads, each.trips * each.each.stores));
        let (all, most, stores) = walks.fold((0.0, 0.0_f64, 0.0), |(all, most, stores), (loads, stored)| {
            (all + loads, most.max(loads), stores + stored)
        });
        let at_once = f64::from(gpu.multiprocessors * self.outline.blocks).min(self.blocks);
        let lost = (at_once * (most + stores) / KEPT).min(1.0);
        lost * (all - most) * self.blocks
    }

    /// Cycles of all blocks.
    fn waves_of_rows(&self, gpu: &Gpu, cycles: &Cycles) -> f64 {
        let blocks = f64::from(self.outline.blocks);
        let waves = self.blocks / f64::from(gpu.multiprocessors) / blocks;
        let exposed = EXPOSED * (cycles.alone - cycles.busy) / blocks;
        let wave = cycles.alone.max(blocks * cycles.busy + exposed);
        if waves >= FILLED {
            return waves * wave;
        }
        let left = (waves.fract() * blocks).ceil();
        waves.floor() * wave + if left > 0.0 { cycles.alone.max(left * cycles.busy) } else { 0.0 }
    }
}
