//! Clusters: neighbours that bring each other what both multiply.
//!
//! ```text
//! block 0 of a cluster                    block 1
//!   wait empty[stage]                        wait empty[stage]
//!   copy the first half of a → both         copy the second half of a → both
//!   copy its own b                          copy its own b
//! ```
//!
//! A tile whose place does not depend on the last axis of the grid is the same for blocks that
//! are neighbours on it. Two of them are a cluster then, and each copy of half a tile lands in
//! both, so that the cache which all blocks share sends it once. What each announces is all
//! that will land in its own stage.
//!
//! A copy lands in the other block's stage, too, so consumers give a stage back in both blocks,
//! and `empty` counts the consumers of both. Both go through the same iterations, because
//! neither the bounds of loops nor conditions around such a copy depend on the last axis, and
//! take as many tiles, because that axis has an even number of them ([`LaunchFacts::even`]).
//!
//! A producer stays until all stages have come back: what the other block's consumers
//! say, they say to memory of this one.
//!
//! Kernels ask for that (`cuda(clusters)`): on an H200 nothing was seen to be faster with it
//! than the fastest tiles without (`docs/decisions/0015-no-default-clusters.md`), because two
//! blocks wait for whichever is later.

use super::super::lin::{Lin, Range};
use super::super::{Lower, Lowered};
use super::gathered_operands::tile_of;
use super::operand::Format;
use super::positions::{Positions, reaches};
use super::specialization::Part;
use super::specialization::{Pipeline, WarpSpecialization};
use crate::facts::LaunchFacts;
use crate::ir::{Op, Special, Val};
use tile_core::elem::DType;
use tile_core::ir::{BinOp, Func, InstId, RegionId};

/// Blocks of a cluster.
const BLOCKS: u32 = 2;

/// Rows of which a permutation repeats itself.
const PERIOD: u32 = 8;

impl Part {
    /// How boxes of a tile are divided, if they can be.
    fn of(format: &Format) -> Option<Part> {
        format.swizzle?;
        if (format.columns / format.panel()).is_multiple_of(BLOCKS) {
            return Some(Part::Columns);
        }
        format.rows.is_multiple_of(BLOCKS * PERIOD).then_some(Part::Rows)
    }

    /// Rows and columns of a block's part.
    pub(super) fn extents(self, [rows, columns]: [u32; 2]) -> [u32; 2] {
        match self {
            Part::Columns => [rows, columns / BLOCKS],
            Part::Rows => [rows / BLOCKS, columns],
        }
    }
}

/// The copies that the blocks of a cluster share, and how; none where there are to be
/// no clusters.
pub(super) fn shared(
    func: &Func,
    positions: &Positions,
    facts: &LaunchFacts,
    roles: &WarpSpecialization,
) -> Vec<(InstId, Part)> {
    let Some(&last) = func.regions[func.body].args.last() else { return Vec::new() };
    if !func.schedule.cuda.multicasts() || !facts.even || roles.imbalance.is_some() || roles.has_warpgroup_pingpong() {
        return Vec::new();
    }
    let depends = |id: InstId, args: usize| func.insts[id].args[..args].iter().any(|&arg| reaches(func, arg, last));
    let alike = |mut region: RegionId| {
        while let Some(&holder) = positions.holder.get(&region) {
            if depends(holder, func.insts[holder].args.len()) {
                return false;
            }
            region = positions.of[&holder];
        }
        true
    };
    let mut found = Vec::new();
    for pipeline in roles.pipelines.iter().filter(|pipeline| pipeline.pieces == 1 && alike(pipeline.region)) {
        let boxes =
            pipeline.copies.iter().filter(|copy| !roles.gathers.has(**copy) && !roles.im2cols.contains_key(copy));
        let alike = boxes.filter(|&&copy| !depends(copy, 1));
        found.extend(alike.filter_map(|&copy| Some((copy, Part::of(&roles.tiles[&tile_of(func, copy)])?))));
    }
    found
}

impl WarpSpecialization {
    /// Blocks of a cluster.
    pub(super) fn cluster(&self) -> u32 {
        match self.split {
            Some(split) => split.blocks,
            None if self.shared.is_empty() => 1,
            None => BLOCKS,
        }
    }
}

impl Lower<'_> {
    /// Blocks of a cluster.
    pub(super) fn cluster(&self) -> u32 {
        self.specialized.roles.cluster()
    }

    /// Whether the blocks of a cluster share a tile's loop.
    pub(in crate::lower) fn shares_tiles(&self) -> bool {
        self.specialized.roles.split.is_some()
    }

    /// The block's number in its cluster.
    pub(super) fn rank(&mut self) -> Lin {
        let rank = self.b.special(Special::Rank);
        self.known.state(rank, Range::below(self.cluster().into()), 1);
        Lin::val(rank)
    }

    /// The blocks that get what is copied, as a multicast names them.
    pub(super) fn everyone(&self) -> u16 {
        (1 << BLOCKS) - 1
    }

    /// Whether consumers of all blocks of a cluster give back a pipeline's stages.
    pub(super) fn is_shared(&self, pipeline: &Pipeline) -> bool {
        pipeline.copies.iter().any(|copy| self.specialized.roles.shared.contains_key(copy))
    }

    /// Gives back what a barrier guards, by one thread.
    pub(super) fn arrive_at_empty(&mut self, number: usize, place: Val) {
        let buf = self.specialized.barriers[number].empty;
        let pipeline = &self.specialized.roles.pipelines[number];
        if !self.is_shared(pipeline) {
            self.b.effect(Op::MbarrierArrive { buf, remote: false }, &[place]);
            return;
        }
        for rank in 0..BLOCKS {
            let rank = self.b.int(rank.into(), DType::I32);
            self.b.effect(Op::MbarrierArrive { buf, remote: true }, &[place, rank]);
        }
    }

    /// Waits until all stages that the other blocks' consumers give back, too, have
    /// come back.
    pub(super) fn await_cluster(&mut self) -> Lowered<()> {
        for (number, pipeline) in self.pipelines_where(|_| true) {
            if !self.is_shared(&pipeline) {
                continue;
            }
            let (barriers, stages) = (self.specialized.barriers[number].clone(), Lin::int(pipeline.stages.into()));
            self.loop_over(&Lin::default(), &stages, &Lin::int(1), |lower, _| {
                let (stage, phase) = (lower.stage_now(number, pipeline.stages), lower.phase_now(number));
                let one = lower.b.int(1, DType::I32);
                let parity = lower.b.bin(BinOp::Xor, phase, one);
                lower.b.effect(Op::MbarrierWait { buf: barriers.empty }, &[stage, parity]);
                lower.advance(number, pipeline.stages);
                Ok(())
            })?;
        }
        Ok(())
    }
}
