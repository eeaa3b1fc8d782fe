//! Programs: what launches of one kind share.

use super::compiler::{Code, Compiler};
use super::context::Context;
use super::module::Module;
use super::tensor_map::Maps;
use crate::binding::Binding;
use crate::compile::{Compiled, Kind, compile_for};
use crate::l2_priority::Priorities;
use crate::ptx::message::Site;
use crate::ptx::timeline::MarkSite;
use crate::ptx::{Arch, Emitted};
use crate::trip_count::TripCount;
use tile_core::ir::Note;
use tile_core::launch::prologue::{Plan, Prologue};
use tile_core::launch::{Arg, Instance, LaunchError};
use tile_core::passes::fit;
use tile_simt::facts::LaunchFacts;
use tile_simt::lower::MOST_SHARING;

/// The fewest iterations of a block's part of a loop: adding up what the blocks of a
/// cluster hold takes as long as a few of them.
const LEAST_STEPS: i64 = 4;

/// Nanoseconds that blocks are to save at least by equal parts of what is left: sums that
/// go through memory and are added up, and signals that are cleared before, take 15 µs on
/// an H200.
const LEAST_SAVED: u64 = 20_000;

/// What part of all their iterations that is to be at least, one in so many: large
/// products are at the limit of power, and what is idle in their last round is worth
/// little.
const LEAST_PART: i64 = 16;

/// Products, times the bytes of an operand, that a multiprocessor multiplies in a
/// nanosecond: 800 TFLOP/s of 16 bits on 132 of them.
const WORK_RATE: u64 = 6060;

/// How a program is compiled, besides what its arguments tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Options {
    /// For launches that start before those in front of them are done.
    pub(super) early: bool,
    /// For launches whose windows TMA copies can follow.
    pub(super) windows: bool,
    /// For grids with more blocks on an axis than are counted there.
    pub(super) flat: bool,
    /// For grids with whole clusters on their last axis.
    pub(super) even: bool,
    /// How many blocks may share a tile's loop: a power of two.
    pub(super) split: u32,
    /// Of how many blocks of a line each takes an equal part of the tiles that are left
    /// for the last round; 0 where none does. A device has one such number for a kernel.
    pub(super) stream: u32,
    /// Of tensors, in L2.
    pub(super) priorities: Priorities,
    pub(super) arch: Arch,
    /// Whether a timeline is recorded.
    pub(super) timeline: bool,
    /// The number of the compiler that makes the code; 0 for this crate.
    pub(super) compiler: u32,
}

impl Options {
    /// As words of a key.
    pub(super) fn words(self) -> [u32; 3] {
        let flags = [self.early, self.windows, self.flat, self.even, self.stream > 0, self.timeline];
        let word = (self.arch as u32) << 4 | self.split.trailing_zeros();
        [flags.iter().rev().fold(word, |word, &flag| word << 1 | u32::from(flag)), self.priorities.0, self.compiler]
    }
}

/// A kernel loaded into a context.
#[derive(Debug)]
pub(super) struct Program {
    pub(super) module: Module,
    pub(super) prologue: Prologue,
    pub(super) binding: Binding,
    /// The iterations of its loop, if launches know them.
    pub(super) steps: Option<TripCount>,
    /// Whether the user says how many blocks share them.
    pub(super) stated: bool,
    pub(super) threads: u32,
    pub(super) shared_bytes: u32,
    /// If blocks could take equal parts of tiles that are left, what an iteration
    /// multiplies: products, times bytes of an operand.
    pub(super) divides: Option<u64>,
    /// Whether they do: then they wait for each other.
    pub(super) streams: bool,
    /// Whether its blocks wait for each other or for those of other devices, so that all have to
    /// run at once.
    pub(super) together: bool,
    /// Blocks of a cluster.
    pub(super) cluster: u32,
    /// Those that share a tile's loop: of a cluster, or all of a line.
    pub(super) blocks_per_tile: u32,
    /// The most blocks of a persistent kernel: those that the device runs at
    /// once. Others have as many as the tile function's grid, for each that shares a
    /// tile's loop.
    pub(super) line: Option<u32>,
    /// Whether those are along one axis.
    pub(super) flat: bool,
    /// The tensor maps that the entry takes.
    pub(super) maps: Vec<Maps>,
    /// What prints or fails.
    pub(super) sites: Vec<Site>,
    /// What a timeline is made of.
    pub(super) marks: Vec<MarkSite>,
}

impl Program {
    /// Compiles an instance for launches like this one; another of its tuning
    /// list where it does not fit and the user leaves the choice.
    pub(super) fn new(
        device: &Context,
        instance: &Instance<'_>,
        args: &[Arg<'_>],
        (options, compiler): (Options, Option<&dyn Compiler>),
    ) -> Result<Program, LaunchError> {
        let Options { early, windows, flat, even, split, stream, priorities, timeline, .. } = options;
        let facts = LaunchFacts { windows, flat, even, split, stream, ..LaunchFacts::of(args) };
        let kind = Kind { early, priorities, timeline };
        let compiled = fit(instance, |func| {
            let compiled = compile_for(func, &facts, options.arch, kind)?;
            let available = device.max_shared.min(options.arch.max_shared());
            let (needed, available) = (compiled.emitted.shared_bytes.into(), available.into());
            match needed > available {
                true => Err(LaunchError::memory(&func.name, needed, available)),
                false => Ok(compiled),
            }
        })?;
        let streams = compiled.kernel.waits();
        let together = streams || compiled.kernel.waits_for_ranks();
        let flat = compiled.kernel.grid <= 1;
        let Compiled { kernel, mut emitted, prologue, binding, steps, blocks_per_tile, stated, divides, .. } = compiled;
        let name = instance.def().name;
        let module = match compiler {
            None => Module::load(&device.context, device.assembler(), name, &emitted)?,
            Some(compiler) => {
                let Code { image, entry } = compiler.compile(&kernel, &emitted, device.capability)?;
                emitted.entry = entry;
                Module::load_image(&device.context, name, &image, &emitted)?
            }
        };
        let remarks = kernel.remarks;
        remark(device, instance, remarks, &module);
        let line = match emitted.persistent {
            true if emitted.cluster > 1 => Some(emitted.cluster * module.clusters_at_once(&emitted)?),
            true => Some(device.multiprocessors * module.blocks_at_once(&emitted)?),
            false => None,
        };
        // All of the line share its tiles then, and there are slots for no more.
        let (line, blocks_per_tile) = match line {
            Some(longest) if streams => (Some(longest.min(stream)), longest.min(stream)),
            line => (line, blocks_per_tile),
        };
        let Emitted { threads, shared_bytes, cluster, sites, maps, marks, .. } = emitted;
        let maps = maps.into_iter().map(Maps::new).collect();
        Ok(Program {
            module,
            prologue,
            binding,
            steps,
            stated,
            divides,
            streams,
            together,
            threads,
            shared_bytes,
            cluster,
            blocks_per_tile,
            line,
            flat,
            maps,
            sites,
            marks,
        })
    }

    /// How many blocks are to share the loop of each tile of a launch, where nobody says
    /// that and none do yet: as many as the device has to run at once and the loop has
    /// iterations for.
    pub(super) fn blocks_for(&self, plan: &Plan) -> u32 {
        self.undivided(plan).map_or(1, |(tiles, steps, longest)| blocks_for(tiles, steps, longest))
    }

    /// How many blocks are to take equal parts of the tiles of a launch that are left for
    /// its last round, where that saves more than it costs and nobody says otherwise; 0
    /// where they are not.
    pub(super) fn stream_for(&self, plan: &Plan) -> u32 {
        let Some((work, (tiles, steps, longest))) = self.divides.zip(self.undivided(plan)) else { return 0 };
        if pays(saved(tiles, steps, longest), work) { longest } else { 0 }
    }

    /// The tiles of a launch, the iterations of each and the longest line of blocks, where
    /// a tile is one block's and nobody says that it has to be.
    fn undivided(&self, plan: &Plan) -> Option<(i64, i64, u32)> {
        let (Some(longest), Some(steps), 1, false) = (self.line, &self.steps, self.cluster, self.stated) else {
            return None;
        };
        Some((plan.blocks()?, steps.count(plan)?, longest))
    }

    /// Whether the device runs all tiles of a launch at once.
    pub(super) fn runs_at_once(&self, plan: &Plan) -> bool {
        let blocks = plan.blocks().and_then(|tiles| tiles.checked_mul(self.blocks_per_tile.into()));
        self.line.zip(blocks).is_none_or(|(longest, blocks)| blocks <= longest.into())
    }
}

/// Keeps what is slow in a kernel.
fn remark(device: &Context, instance: &Instance<'_>, remarks: Vec<Note>, module: &Module) {
    let spilled = match module.local_bytes() {
        0 => None,
        bytes => Some(format!("registers do not hold all of its values: {bytes} bytes of each thread lie in memory")),
    };
    let spilled = spilled.map(Note::of_all);
    remarks.into_iter().chain(spilled).for_each(|note| device.remarks.note(instance.def(), note));
}

/// See [`Program::blocks_for`].
fn blocks_for(tiles: i64, steps: i64, longest: u32) -> u32 {
    let mut blocks = MOST_SHARING;
    while blocks > 1
        && (tiles.saturating_mul(blocks.into()) > longest.into() || steps / i64::from(blocks) < LEAST_STEPS)
    {
        blocks /= 2;
    }
    blocks
}

/// The most iterations that a block does, and how many less it does if all take equal
/// parts of the tiles that are left for the last round; `None` where no program counts so
/// many.
fn saved(tiles: i64, steps: i64, longest: u32) -> Option<(i64, i64)> {
    let longest = i64::from(longest);
    let counted = steps.checked_mul(longest + 1).is_some_and(|all| all < i64::from(i32::MAX));
    let (rounds, left) = (tiles / longest, tiles % longest);
    match left {
        _ if !counted => None,
        0 => Some((rounds * steps, 0)),
        left => Some(((rounds + 1) * steps, steps - (left * steps + longest - 1) / longest)),
    }
}

/// Whether what is saved is worth what equal parts cost, where an iteration is so much
/// work.
fn pays(saved: Option<(i64, i64)>, work: u64) -> bool {
    saved.is_some_and(|(all, saved)| {
        let time = saved.unsigned_abs().saturating_mul(work) / WORK_RATE;
        time >= LEAST_SAVED && saved >= all / LEAST_PART
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_tiles_are_shared() {
        assert_eq!(blocks_for(64, 128, 132), 2);
        assert_eq!(blocks_for(67, 128, 132), 1);
        assert_eq!(blocks_for(16, 128, 132), 8);
        assert_eq!(blocks_for(1, 128, 132), 8);
        assert_eq!(blocks_for(16, 16, 132), 4);
        assert_eq!(blocks_for(16, 7, 132), 1);
        assert_eq!(blocks_for(0, 0, 132), 1);
    }

    #[test]
    fn what_is_left_is_divided() {
        assert_eq!(saved(264, 100, 132), Some((200, 0)));
        assert_eq!(saved(265, 132, 132), Some((396, 131)));
        assert_eq!(saved(263, 132, 132), Some((264, 1)));
        assert_eq!(saved(66, 65, 132), Some((65, 32)));
        assert_eq!(saved(0, 65, 132), Some((0, 0)));
        assert_eq!(saved(265, 1 << 24, 132), None);
        // 128×256×64 in 16 bits: 0.7 µs.
        let work = 128 * 256 * 64 * 2;
        assert!(pays(Some((128, 40)), work));
        assert!(!pays(Some((128, 20)), work));
        assert!(!pays(Some((2048, 62)), work));
        assert!(!pays(None, work));
    }
}
