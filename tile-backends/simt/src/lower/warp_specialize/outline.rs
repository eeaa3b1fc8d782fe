//! What the cost model asks about a specialised kernel.

use super::specialization::WarpSpecialization;
use tile_core::ir::Func;

/// Pipelines and overlap of a specialised kernel.
#[derive(Clone, Copy, Debug)]
pub(in crate::lower) struct Sketch {
    /// Tiles in work at the same time.
    pub(in crate::lower) tiles_in_flight: u32,
    /// Blocks that a multiprocessor is to run.
    pub(in crate::lower) blocks: u32,
    /// Stages of the shallowest pipeline of a loop.
    pub(in crate::lower) stages: u32,
    /// 32-bit words of fragments, of all threads of a tile.
    pub(in crate::lower) held: u64,
    /// Whether GEMMs of a loop overlap with what threads compute there.
    pub(in crate::lower) overlaps: bool,
    /// Whether blocks of a cluster may share a tile's loop.
    pub(in crate::lower) splits: bool,
}

impl WarpSpecialization {
    pub(in crate::lower) fn sketch(&self, func: &Func) -> Sketch {
        let loops = || self.pipelines.iter().filter(|pipeline| pipeline.region != func.body);
        Sketch {
            tiles_in_flight: self.consumers,
            blocks: self.blocks.max(1),
            stages: loops().map(|pipeline| pipeline.stages).min().unwrap_or(1),
            held: self.held,
            overlaps: !(self.gemm_overlaps.is_empty()
                && self.warpgroup_pingpongs.is_empty()
                && self.early_issues.is_empty()),
            splits: self.split.is_some(),
        }
    }
}
