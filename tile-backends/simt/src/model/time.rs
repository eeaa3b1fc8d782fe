//! Estimate of a launch's time from its work, its outline and a device's rates.
//!
//! ```text
//! iteration = max(tensor cores, threads, loads, latency / stages in flight, chain of statements)
//! tile      = Σ iterations + prologue and epilogue
//! launch    = waves of tiles, but no less than global memory needs
//! ```
//!
//! How blocks share a tile's loop (cluster split-K, stream-K) follows the rules of launches, so
//! that a tile is ranked by what would run.

use super::gpu::Gpu;
use super::work::{Amounts, Loop};
use super::{Launch, Mean};
use crate::lower::MOST_SHARING;
use tile_core::launch::Verdict;

// Fitted with the rates of [`Gpu`], in cycles where nothing else is said.

/// A unit of [`Amounts::latency`] where warps are specialised.
const UNIT: f64 = 126.0;
/// The same where all threads of a block meet.
const BLOCK_UNIT: f64 = 150.0;
/// An iteration of a loop of GEMMs besides its GEMMs.
const STEP: f64 = 114.0;
/// A tile besides its work.
const TILE: f64 = 1626.0;
/// Of the lesser of tensor cores' and threads' time, the part that is not hidden behind the other.
const EXPOSED: f64 = 0.26;
/// Loops of several GEMMs where blocks of a multiprocessor run at once, against warpgroups of one
/// block, which share what is loaded.
const CROWD: f64 = 1.08;
/// The same of threads' pipes.
const CONTENDED: f64 = 1.5;
/// A warpgroup's share of threads' work, done by it alone.
const ALONE: f64 = 0.83;
/// The same where GEMMs wait for it.
const SERIAL: f64 = 0.69;
/// How much longer a warpgroup takes than its share of threads' work to unpack an operand to
/// registers for its next GEMM: its schedulers have one warp each, which waits for what it loads.
const UNPACK: f64 = 2.7;
/// How much longer a warpgroup takes for MMAs of its warps than all that a multiprocessor may have.
const FEW_WARPS: f64 = 4.0;
/// Of the time of a GEMM and what follows it, the part that the first and last iteration of
/// overlapped loops cost more.
const RAMP: f64 = 1.0;
/// The part of a tile's beginning and end that the next tile does not overlap with.
const BETWEEN: f64 = 0.084;
/// Slowdown for each register that a thread lacks.
const SPILL: f64 = 0.009;
/// Of a thread of a block that computes with all of its warps, the part of its work that tensor
/// cores wait for.
const UNHIDDEN: f64 = 0.8;
/// A cluster that shares a tile's loop, and for each byte that it exchanges.
const SPLIT: f64 = 15_200.0;
const SPLIT_BYTE: f64 = 0.028;
/// The first where warpgroups of a block alternate iterations, and add up what they hold anyway.
const SPLIT_ALTERNATING: f64 = 3_000.0;
/// Blocks that share what is left of tiles, and for each block of a tile.
const STREAM: f64 = 15_000.0;
const STREAM_PART: f64 = 11_500.0;
/// Registers of a thread beside its fragments.
const ADDRESSES: f64 = 40.0;
/// Waves from which on the scheduler fills gaps as blocks end.
pub(super) const FILLED: f64 = 6.0;
/// The fewest iterations of a block's part of a loop.
const LEAST_STEPS: f64 = 4.0;
/// The part of what blocks read a second time that costs as if it came from memory again: blocks
/// that run side by side ask for lines that are not there yet.
const AGAIN: f64 = 0.1;
/// Seconds that stream-K is to save at least, and the part of all.
const SAVED: f64 = 20e-6;
const SAVED_PART: f64 = 1.0 / 16.0;

/// Cycles of tensor cores and of threads.
fn cycles(work: &Amounts, gpu: &Gpu) -> (f64, f64) {
    (work.warpgroup / gpu.warpgroup + work.warp / gpu.warp, of_threads(work, gpu, CONTENDED))
}

/// Cycles of threads, of whose lesser pipes a part is not hidden behind the busiest.
pub(super) fn of_threads(work: &Amounts, gpu: &Gpu, contended: f64) -> f64 {
    let pipes = [(work.light + work.fmas) / gpu.instructions, work.special / gpu.special, work.shared / gpu.shared];
    let most = pipes.into_iter().fold(0.0, f64::max);
    most + contended * (pipes.iter().sum::<f64>() - most)
}

/// The cycles of a tile.
struct Tile {
    /// All iterations of its loops, one after the other.
    loops: f64,
    /// The same of the tile that has most.
    longest: f64,
    /// What its loops take of the busiest unit, where other blocks use the rest.
    busy: f64,
    /// Before and behind loops.
    once: f64,
}

impl Launch {
    /// Seconds that the launch is expected to take.
    pub fn seconds(&self, gpu: &Gpu) -> f64 {
        if self.blocks == 0.0 {
            return gpu.launch;
        }
        let mean = self.mean();
        if !self.outline.has_gemms() {
            return self.seconds_of_rows(gpu, &mean);
        }
        let split = self.split(gpu, &mean);
        let tile = self.tile(gpu, &mean, split);
        let time = self.waves(gpu, &tile, split) / gpu.clock;
        let memory = self.memory(&mean) / gpu.dram;
        // Neither hides the other in full where they are alike.
        gpu.launch + (time.powi(5) + memory.powi(5)).powf(0.2)
    }

    /// The time, and what is busy for most of it. Where nothing is for half of it, blocks wait: for
    /// loads, for one another, or for the last ones.
    pub fn verdict(&self, gpu: &Gpu) -> Verdict {
        let seconds = self.seconds(gpu);
        let mut busy = vec![("launch", gpu.launch)];
        if self.blocks > 0.0 {
            let mean = self.mean();
            let cycles = |of: &dyn Fn(&Amounts) -> f64| {
                let loops = mean.loops.iter().map(|each| each.trips * of(&each.each)).sum::<f64>();
                (of(&mean.once) + loops) * self.blocks / f64::from(gpu.multiprocessors) / gpu.clock
            };
            busy.extend([
                ("memory", self.memory(&mean) / gpu.dram),
                ("tensor cores", cycles(&|work| self::cycles(work, gpu).0)),
                ("threads", cycles(&|work| self::cycles(work, gpu).1)),
                ("L2", cycles(&|work| (work.loads + work.stores) / gpu.l2)),
            ]);
        }
        let (binds, most) = busy.into_iter().fold(("", 0.0), |most, other| if other.1 > most.1 { other } else { most });
        let share = (most / seconds).min(1.0);
        let (binds, busy) = if share < 0.5 { ("latency", 1.0 - share) } else { (binds, share) };
        Verdict { seconds, binds: binds.to_owned(), busy }
    }

    /// Bytes of global memory: what is read twice is in L2 the second time, or still on its way there.
    pub(super) fn memory(&self, mean: &Mean) -> f64 {
        let reads = mean.reads.iter().map(|(&tensor, &bytes)| {
            let (all, once) = (bytes * self.blocks, self.bytes[tensor]);
            all.min(once) + AGAIN * (all - once).clamp(0.0, once)
        });
        let written = |&(tensor, _): &(usize, &f64)| !mean.reads.contains_key(&tensor);
        let outputs: f64 = self.bytes.iter().enumerate().filter(written).map(|(_, bytes)| bytes).sum();
        let stores = mean.once.stores + mean.loops.iter().map(|l| l.trips * l.each.stores).sum::<f64>();
        reads.sum::<f64>() + (stores * self.blocks).min(outputs)
    }

    /// How many blocks share the loop of a tile: as stated, or as launches decide.
    fn split(&self, gpu: &Gpu, mean: &Mean) -> f64 {
        if let (Some(stated), Some(_)) = (self.outline.func.schedule.cuda.split, self.outline.split_stages) {
            return f64::from(stated);
        }
        let resident = f64::from(gpu.multiprocessors * self.outline.blocks);
        let mut split = match (self.outline.split_stages, &mean.loops[..]) {
            (Some(_), [_]) => f64::from(MOST_SHARING),
            _ => 1.0,
        };
        while split > 1.0 && (self.blocks * split > resident || mean.loops[0].trips / split < LEAST_STEPS) {
            split /= 2.0;
        }
        split
    }

    fn tile(&self, gpu: &Gpu, mean: &Mean, split: f64) -> Tile {
        let outline = &self.outline;
        let stages = if split > 1.0 { outline.split_stages.unwrap_or(1) } else { outline.stages };
        // A stage is given back an iteration late from three stages on.
        let in_flight = [0.7, 0.7, 0.9].get(stages as usize).copied().unwrap_or(f64::from(stages) - 2.0);
        let (tensor, threads) = cycles(&mean.once, gpu);
        let moved = (mean.once.loads + mean.once.stores) / gpu.l2;
        let mut tile = Tile { loops: 0.0, longest: 0.0, busy: tensor + threads + moved, once: 0.0 };
        tile.once = tensor + threads + moved + mean.once.latency * BLOCK_UNIT / 2.0 + TILE;
        for (each, &longest) in mean.loops.iter().zip(&mean.longest).filter(|(each, _)| each.trips > 0.0) {
            let (step, busy, ramp) = self.step(gpu, each, in_flight);
            let trips = if split > 1.0 { (each.trips / split).ceil() } else { each.trips };
            tile.loops += trips * step;
            tile.longest += longest / split * step;
            tile.busy += trips * busy;
            tile.once += ramp + gpu.latency;
        }
        if split > 1.0 {
            let shared = if outline.alternates { SPLIT_ALTERNATING } else { SPLIT };
            tile.once += shared + SPLIT_BYTE * (split - 1.0) * 2.0 * mean.once.stores;
        }
        tile
    }

    /// Cycles of an iteration, those of the busiest unit in it, and what the first and last
    /// iteration take more.
    fn step(&self, gpu: &Gpu, each: &Loop, in_flight: f64) -> (f64, f64, f64) {
        let outline = &self.outline;
        let (tensor, threads) = cycles(&each.each, gpu);
        let loads = each.each.loads / gpu.l2;
        let wait = (gpu.latency + loads) / in_flight;
        let (most, least) = (tensor.max(threads), tensor.min(threads));
        if outline.warpgroups == 0 {
            let slow = 1.0 + SPILL * self.lacking();
            let blocks = f64::from(outline.blocks);
            let chain = each.each.latency * BLOCK_UNIT;
            let step = (loads.max(wait / blocks).max(tensor + UNHIDDEN * threads) + chain) * slow;
            return (step, (most + least / 2.0).max(loads) * slow, 0.0);
        }
        if each.mainloop {
            return (tensor.max(loads).max(wait) + STEP, tensor.max(loads), 0.0);
        }
        let groups = f64::from(outline.warpgroups);
        // Instructions of warps follow each other slowly where a scheduler has one warp.
        let by_warps = (FEW_WARPS - 1.0) * each.each.warp / gpu.warp;
        let (gemm, own) = ((tensor + by_warps) / groups, ALONE * threads / groups);
        let chain = match outline.unpacks {
            true => {
                // Warpgroups that alternate iterations each unpack and multiply a whole one.
                let (together, turns) = if outline.alternates { (1.0, groups) } else { (groups, 1.0) };
                (each.each.latency * UNIT + (tensor + UNPACK * threads) / together) / turns
            }
            false if outline.overlaps => each.each.latency * UNIT + gemm.max(own),
            false => each.each.latency * UNIT + gemm + SERIAL / ALONE * own,
        };
        let busy = loads.max(most + EXPOSED * least);
        let step = busy.max(wait).max(chain);
        let ramp = if outline.overlaps { RAMP * (tensor + threads) } else { 0.0 };
        (step, CROWD * busy, ramp)
    }

    /// Registers that a thread lacks.
    fn lacking(&self) -> f64 {
        let available = (65_536.0 / f64::from(self.outline.threads)).min(255.0);
        (self.outline.held as f64 + ADDRESSES - available).max(0.0)
    }

    /// Cycles of all tiles.
    fn waves(&self, gpu: &Gpu, tile: &Tile, split: f64) -> f64 {
        let outline = &self.outline;
        let multiprocessors = f64::from(gpu.multiprocessors);
        let each = self.blocks * split / multiprocessors;
        let whole = tile.loops + tile.once;
        let blocks = f64::from(outline.blocks);
        let all = if outline.blocks > 1 {
            let waves = each / blocks;
            let wave = whole.max(blocks * tile.busy);
            match waves {
                FILLED.. => waves * wave,
                _ => {
                    let left = (waves.fract() * blocks).ceil();
                    waves.floor() * wave + if left > 0.0 { whole.max(left * tile.busy) } else { 0.0 }
                }
            }
        } else if outline.tiles_in_flight > 1 && split == 1.0 {
            each.ceil() * (tile.loops + TILE / 10.0) + tile.once
        } else if outline.persistent && outline.warpgroups > 0 {
            // Tiles of unlike length are paired.
            let rounds = if tile.longest > 1.2 * tile.loops { each.max(1.0) } else { each.ceil() };
            let paired = rounds * (tile.loops + BETWEEN * tile.once) + (1.0 - BETWEEN) * tile.once;
            paired.max(tile.longest + tile.once)
        } else {
            each.ceil() * whole
        };
        let left = self.blocks % multiprocessors;
        let saved = tile.loops * (1.0 - left / multiprocessors);
        let streams = outline.streams && split == 1.0 && left > 0.0;
        if streams && saved > SAVED * gpu.clock && saved > SAVED_PART * all {
            return all - saved + STREAM + STREAM_PART * multiprocessors / left;
        }
        all
    }
}
