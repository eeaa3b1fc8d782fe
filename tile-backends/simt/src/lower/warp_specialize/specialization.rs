//! The plan of warp specialisation, as data: which loops, copies and GEMMs are divided among warps, and how.

use super::gathered_operands::{Gathers, tile_of};
use super::im2col::Im2col;
use super::operand::Format;
use rustc_hash::{FxHashMap, FxHashSet};

use super::register_pressure::words;
use super::tma_epilogue::STAGING;
use std::ops::Range;
use tile_core::ir::{Func, InstId, RegionId, Value};

/// What is divided, and how. Nothing is, if there are no pipelines.
#[derive(Clone, Debug, Default)]
pub(in crate::lower) struct WarpSpecialization {
    /// Warpgroups that compute a tile.
    pub(in crate::lower) groups: u32,
    /// Blocks that a multiprocessor is to run at once.
    pub(super) blocks: u32,
    /// Consumers that take tiles alternately: one, which takes all, or two (ping-pong).
    pub(in crate::lower) consumers: u32,
    /// The most words of fragments that their threads hold at once.
    pub(super) held: u64,
    pub(super) pipelines: Vec<Pipeline>,
    /// The copies of all pipelines.
    pub(in crate::lower) copies: FxHashSet<InstId>,
    /// Those of them that threads of the producer make, and what they need.
    pub(super) gathers: Gathers,
    /// Those that follow the places of windows.
    pub(super) im2cols: FxHashMap<InstId, Im2col>,
    /// Whether the bounds of loops follow from searches in tensors.
    pub(super) searches: bool,
    /// The GEMMs that warpgroups compute by `wgmma`.
    pub(in crate::lower) gemms: FxHashSet<InstId>,
    /// The tiles of all pipelines.
    pub(super) tiles: FxHashMap<Value, Format>,
    /// The tiles that consumers write for their products.
    pub(in crate::lower) made: FxHashMap<Value, Format>,
    /// Those of them that have two stages, one of which is written while the other
    /// is multiplied.
    pub(in crate::lower) double_buffered: FxHashSet<Value>,
    /// The copies in front of which the other stage of what they write is taken.
    pub(super) double_buffers: FxHashMap<InstId, Value>,
    /// Copies of sums to tensors, and additions, that TMA stores make.
    pub(super) writes: FxHashSet<InstId>,
    /// Buffers of a warpgroup for them.
    pub(super) buffers: u32,
    /// Those that a block may execute several times: each has written before the next begins.
    pub(super) rewrites: FxHashSet<InstId>,
    /// Statements that touch memory of which one is such a copy: they are in order.
    pub(super) meetings: FxHashSet<InstId>,
    /// Waits for signals of other ranks that the producer makes, too.
    pub(super) waits: FxHashSet<InstId>,
    /// The loops that only multiply.
    pub(super) mainloops: FxHashMap<RegionId, Mainloop>,
    /// The loops of two products.
    pub(super) gemm_overlaps: FxHashMap<RegionId, GemmOverlap>,
    /// The loops whose first product is begun an iteration ahead.
    pub(super) early_issues: FxHashMap<RegionId, EarlyIssue>,
    /// The loops of a sparse product, with that.
    pub(super) metadata_prefetches: FxHashMap<RegionId, InstId>,
    /// The loops with warpgroup ping-pong.
    pub(super) warpgroup_pingpongs: FxHashMap<RegionId, WarpgroupPingpong>,
    /// The loops whose product the threads add to a sum.
    pub(super) two_levels: FxHashMap<RegionId, TwoLevel>,
    /// The loop whose iterations warpgroups take alternately.
    pub(super) intra_block_split_k: Option<RegionId>,
    /// The copies that land in all blocks of a cluster, and what of each a block brings.
    pub(super) shared: FxHashMap<InstId, Part>,
    /// The loop that the blocks of a cluster share.
    pub(super) split: Option<Split>,
    /// The loop of which blocks take equal parts where tiles do not come out even.
    pub(super) stream_k: Option<StreamK>,
    /// Whether blocks that are neighbours on both of the last two axes of the
    /// grid read the same tiles.
    pub(super) square: bool,
    /// Whether the last axis of the grid decides how many iterations the loops of
    /// the pipelines have, and where they have more.
    pub(super) imbalance: Option<Imbalance>,
    /// Whether it decides that in a way that is not known, so that every other wave of tiles
    /// is taken in the opposite order of blocks.
    pub(super) reversed: bool,
}

impl WarpSpecialization {
    /// How a tile lies that TMA copies bring or `wgmma` reads, if it is one.
    pub(in crate::lower) fn format(&self, tile: Value) -> Option<Format> {
        self.tiles.get(&tile).or_else(|| self.made.get(&tile)).copied()
    }

    /// Bytes of the pipelines' tiles and barriers.
    pub(in crate::lower) fn bytes(&self, func: &Func) -> u64 {
        let barriers = |pipeline: &Pipeline| u64::from(16 * pipeline.pieces);
        let pipeline = |pipeline: &Pipeline| {
            (stage_bytes(func, &self.tiles, pipeline) + barriers(pipeline)) * u64::from(pipeline.stages)
        };
        let types = self.writes.iter().filter_map(|&id| Some(func.ty(func.insts[id].written()?).elem()));
        let staging = types.collect::<FxHashSet<_>>().len() as u64
            * u64::from(self.consumers * self.gemm_warpgroups() * self.buffers * STAGING);
        let handed: u64 = self.warpgroup_pingpongs.values().map(|pingpong| pingpong.bytes(func)).sum();
        self.pipelines.iter().map(pipeline).sum::<u64>() + staging + handed
    }

    /// Whether more loops begin a product ahead than in another division of the same
    /// function, which is the same but for that.
    pub(in crate::lower) fn issues_more_early(&self, other: &WarpSpecialization) -> bool {
        let alike = self.groups == other.groups && self.gemms == other.gemms;
        alike && self.early_issues.len() > other.early_issues.len()
    }

    /// The stages of a tile that consumers write.
    pub(in crate::lower) fn stages(&self, tile: Value) -> u32 {
        let double_buffers = || self.double_buffers.values().any(|&other| other == tile);
        if self.double_buffered.contains(&tile) || double_buffers() { 2 } else { 1 }
    }

    /// Whether one warpgroup multiplies alone.
    pub(in crate::lower) fn is_alone(&self, product: InstId) -> bool {
        self.warpgroup_pingpongs.values().any(|pingpong| pingpong.firsts.contains(&product))
    }

    /// Whether there are loops with warpgroup ping-pong.
    pub(in crate::lower) fn has_warpgroup_pingpong(&self) -> bool {
        !self.warpgroup_pingpongs.is_empty()
    }

    /// Whether a tile is what warpgroups pass to each other in ping-pong.
    pub(super) fn is_token(&self, tile: Value) -> bool {
        self.warpgroup_pingpongs.values().any(|pingpong| pingpong.token == tile)
    }

    /// Whether a product overwrites its sum, which was cleared for it.
    pub(in crate::lower) fn is_cleared(&self, product: InstId) -> bool {
        self.two_levels.values().any(|two_level| two_level.product == product)
    }

    /// Warpgroups that share a product.
    pub(in crate::lower) fn gemm_warpgroups(&self) -> u32 {
        if self.alternates() { 1 } else { self.groups }
    }

    /// Whether warpgroups take the iterations of a loop alternately.
    pub(in crate::lower) fn alternates(&self) -> bool {
        self.intra_block_split_k.is_some()
    }

    /// Whether warpgroups take a loop's iterations alternately.
    pub(super) fn is_intra_block_split_k(&self, body: RegionId) -> bool {
        self.intra_block_split_k == Some(body)
    }

    /// Whether threads add the product of a mainloop to its sum.
    pub(super) fn adds_products(&self, body: RegionId) -> bool {
        self.mainloops.get(&body).is_some_and(|mainloop| mainloop.added)
    }

    /// By how many stages a pipeline grows and shrinks. Where warpgroups take iterations
    /// alternately, each has stages of its own: who has not waited for what a stage held
    /// last cannot tell by a parity whether it waits for that or for what comes
    /// next. So it is with what is brought once for a tile of the grid where consumers take
    /// these alternately.
    pub(super) fn grain(&self, func: &Func, region: RegionId) -> u32 {
        match region == func.body {
            true => self.consumers,
            false if self.is_intra_block_split_k(region) => self.groups,
            false => 1,
        }
    }

    /// Whether threads of the producer copy.
    pub(in crate::lower) fn has_gathers(&self) -> bool {
        !self.gathers.is_empty()
    }

    /// Whether all threads of the producer go through the body.
    pub(super) fn is_wide(&self) -> bool {
        self.has_gathers() || self.searches
    }

    /// Whether TMA copies follow windows.
    pub(in crate::lower) fn has_im2col(&self) -> bool {
        !self.im2cols.is_empty()
    }

    /// Whether a tile is in a pipeline.
    pub(in crate::lower) fn has_tile(&self, tile: Value) -> bool {
        self.tiles.contains_key(&tile)
    }
}

/// A multistage pipeline: stages of shared memory that the producer fills one after the other.
#[derive(Clone, Debug)]
pub(super) struct Pipeline {
    /// Where the copies are.
    pub(super) region: RegionId,
    /// In program order.
    pub(super) copies: Vec<InstId>,
    /// The statement that uses one of the tiles first.
    pub(super) first: InstId,
    /// The statement that uses one of them last.
    pub(super) last: InstId,
    pub(super) stages: u32,
    /// Whether the user says how many.
    pub(super) stated: bool,
    /// Whether it is filled without a wait for the launch in front ([`early_loads`](super::early_loads)).
    pub(super) early: bool,
    /// Parts of a stage that have barriers of their own.
    pub(super) pieces: u32,
    /// Whether threads read one of the tiles, not only products.
    pub(super) read: bool,
}

/// Which tiles the producer brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::lower) enum Brings {
    All,
    /// Those that TMA copies, or that its threads gather.
    Gathers,
    /// Those that TMA copies.
    TmaTiles,
    /// Those of them that products multiply.
    Operands,
}

/// What a division leaves out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::lower) struct Limits {
    /// Bytes of shared memory that are left for other things.
    pub(in crate::lower) reserve: u32,
    pub(in crate::lower) brings: Brings,
    /// Whether there may be warpgroup ping-pong.
    pub(in crate::lower) warpgroup_pingpong: bool,
    /// Whether they may take a loop's iterations alternately.
    pub(super) intra_block_split_k: bool,
    /// Whether bytes that alignment may cost are left only where it does.
    pub(super) exact: bool,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { reserve: 0, brings: Brings::All, warpgroup_pingpong: true, intra_block_split_k: true, exact: false }
    }
}

impl Limits {
    /// The same with so many more bytes of shared memory left for other things.
    pub(in crate::lower) fn reserving(self, bytes: u32) -> Limits {
        Limits { reserve: self.reserve + bytes, ..self }
    }

    /// The same without warpgroup ping-pong.
    pub(in crate::lower) fn without_pingpong(self) -> Limits {
        Limits { warpgroup_pingpong: false, ..self }
    }

    /// The same where the producer brings fewer tiles: there may be warpgroup
    /// ping-pong again.
    pub(in crate::lower) fn bringing(self, brings: Brings) -> Limits {
        Limits { brings, warpgroup_pingpong: true, ..self }
    }
}

/// Which tiles of a line have the most work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Imbalance {
    /// The first ones.
    First,
    /// The last ones.
    Last,
}

/// A loop that is shared.
#[derive(Clone, Copy, Debug)]
pub(super) struct Split {
    pub(super) divisible: Divisible,
    /// How many share it.
    pub(super) blocks: u32,
    /// Bytes of what a block is sent.
    pub(super) bytes: u64,
}

impl Split {
    /// Blocks that add up a slice.
    pub(super) fn adders(self) -> u32 {
        if self.blocks == 2 { 1 } else { self.blocks }
    }

    /// Registers of a slice, of so many.
    pub(super) fn slice(self, registers: u32) -> u32 {
        registers.div_ceil(self.adders())
    }

    /// Those of a block's slice.
    pub(super) fn slice_of(self, block: u32, registers: u32) -> Range<u32> {
        let slice = self.slice(registers);
        (block * slice).min(registers)..((block + 1) * slice).min(registers)
    }
}

/// A loop's first and last product.
#[derive(Clone, Copy, Debug)]
pub(in crate::lower) struct EarlyIssue {
    pub(super) first: InstId,
    pub(super) last: InstId,
}

/// A loop's products.
#[derive(Clone, Copy, Debug)]
pub(super) struct GemmOverlap {
    pub(super) first: InstId,
    pub(super) second: InstId,
}

/// A loop's product.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mainloop {
    pub(super) product: InstId,
    /// What clears the sum just before.
    pub(super) clear: Option<InstId>,
    /// What is the sum over iterations: the product's accumulator, or what threads add it to
    /// ([`added_products`](super::added_products)).
    pub(super) sum: Value,
    /// Whether threads add to it.
    pub(super) added: bool,
}

impl Mainloop {
    /// Whether the first product sets the sum, which is not cleared then.
    pub(super) fn sets(&self) -> bool {
        self.clear.is_some() && !self.added
    }
}

/// How the blocks of a cluster divide a tile that they share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    Columns,
    Rows,
}

/// A loop whose iterations are divided, and where parts of sums go.
#[derive(Clone, Copy, Debug)]
pub(super) struct StreamK {
    pub(super) divisible: Divisible,
    /// The workspace of sums, one of each block.
    pub(super) sums: Value,
    /// That of signals.
    pub(super) signals: Value,
}

/// A loop's product.
#[derive(Clone, Debug)]
pub(super) struct TwoLevel {
    pub(super) product: InstId,
    /// What clears the product's sum before, if it does not overwrite it.
    pub(super) clear: Option<InstId>,
    /// Fragments that an iteration makes anew up to its product: what is
    /// computed from one while the next is begun.
    pub(super) own: Vec<Value>,
}

/// The loop.
#[derive(Clone, Copy, Debug)]
pub(super) struct Divisible {
    /// In the function's body.
    pub(super) inst: InstId,
    pub(super) body: RegionId,
    pub(super) product: InstId,
    /// What is added up.
    pub(super) sum: Value,
}

/// Consumers that take tiles alternately.
pub(super) const CONSUMERS: u32 = 2;

/// Bytes of the tiles of a pipeline's stage.
pub(super) fn stage_bytes(func: &Func, tiles: &FxHashMap<Value, Format>, pipeline: &Pipeline) -> u64 {
    pipeline.copies.iter().map(|&copy| tiles[&tile_of(func, copy)].pitch_bytes()).sum()
}

/// A loop with warpgroup ping-pong.
#[derive(Clone, Debug)]
pub(in crate::lower::warp_specialize) struct WarpgroupPingpong {
    /// The products that one warpgroup does alone, in program order.
    pub(in crate::lower::warp_specialize) firsts: Vec<InstId>,
    /// The product that all share by columns.
    pub(super) second: InstId,
    /// Other statements that all execute: those that touch its sum.
    pub(super) common: FxHashSet<InstId>,
    /// The tile that one writes and all multiply.
    pub(in crate::lower::warp_specialize) token: Value,
    /// The statement that writes it.
    pub(super) pass: InstId,
    /// The fragments that one makes and all need.
    pub(super) handed: Vec<Value>,
    /// The fragments that one touches alone.
    pub(super) fragments: Vec<Value>,
}

impl WarpgroupPingpong {
    /// Whether all warpgroups execute a statement of the loop.
    pub(super) fn is_common(&self, id: InstId) -> bool {
        id == self.second || self.common.contains(&id)
    }

    /// Whether a statement writes what all multiply.
    pub(super) fn hands(&self, id: InstId) -> bool {
        id == self.pass
    }

    /// Whether one warpgroup alone uses the tiles of a pipeline of the loop.
    pub(super) fn is_own(&self, pipeline: &Pipeline) -> bool {
        !self.is_common(pipeline.first) && !self.is_common(pipeline.last)
    }

    /// Bytes of what is handed over, and of two barriers.
    pub(in crate::lower::warp_specialize) fn bytes(&self, func: &Func) -> u64 {
        let handed: u64 = self.handed.iter().map(|&fragment| words(func, fragment) * 4).sum();
        // Aligned as other buffers are.
        handed + 128 * (self.handed.len() as u64 + 2)
    }
}
