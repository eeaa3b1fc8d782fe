//! What a specialisation decided, for [`Decisions`](crate::lower::Decisions).

use super::gathered_operands::tile_of;
use super::multicast::BLOCKS;
use super::persistent::BAND;
use super::specialization::WarpSpecialization;
use crate::lower::Target;
use crate::lower::plan::{CopyKind, Order, Pipeline, Schedule, Scheduler, StagedCopy, name, order, staged};
use tile_core::ir::{Func, InstId, RegionId, Span};

impl WarpSpecialization {
    /// The pipelines that the producer fills.
    pub(in crate::lower) fn pipelines(&self, func: &Func) -> Vec<Pipeline> {
        let copy = |&copy: &InstId| StagedCopy {
            multicast: self.shared.contains_key(&copy),
            ..staged(func, copy, tile_of(func, copy), self.copy_kind(copy))
        };
        let pipelines = self.pipelines.iter().map(|pipeline| Pipeline {
            stages: pipeline.stages,
            stated: pipeline.stated,
            pieces: pipeline.pieces,
            copies: pipeline.copies.iter().map(copy).collect(),
        });
        pipelines.collect()
    }

    fn copy_kind(&self, copy: InstId) -> CopyKind {
        match copy {
            _ if self.im2cols.contains_key(&copy) => CopyKind::TmaIm2col,
            _ if self.gathers.has(copy) => CopyKind::Gather,
            _ => CopyKind::TmaTile,
        }
    }

    /// How the iterations of the loop with a body overlap.
    pub(in crate::lower) fn schedules(&self, body: RegionId) -> Vec<Schedule> {
        let all = [
            (self.mainloops.contains_key(&body), Schedule::Mainloop),
            (self.gemm_overlaps.contains_key(&body), Schedule::GemmOverlap),
            (self.early_issues.contains_key(&body), Schedule::EarlyIssue),
            (self.two_levels.contains_key(&body), Schedule::TwoLevel),
            (self.warpgroup_pingpongs.contains_key(&body), Schedule::WarpgroupPingpong),
            (self.is_intra_block_split_k(body), Schedule::IntraBlockSplitK),
            (self.metadata_prefetches.contains_key(&body), Schedule::MetadataPrefetch),
        ];
        all.into_iter().filter_map(|(holds, schedule)| holds.then_some(schedule)).collect()
    }

    /// Which tiles of the grid a block takes.
    pub(in crate::lower) fn scheduler(&self, func: &Func, target: &Target, persistent: bool) -> Scheduler {
        let split = self.split.map(|split| split.blocks);
        let cluster = split.unwrap_or(if self.shared.is_empty() { 1 } else { BLOCKS });
        let order = match persistent {
            true if self.imbalance.is_some() => Order::Balanced,
            true if self.stream_k.is_some() => Order::StreamK,
            true if self.reversed => Order::Waves,
            _ => order(func, target.lines, if self.square { BAND } else { 1 }),
        };
        Scheduler { persistent, order, cluster, split_k: split.is_some() }
    }

    /// What TMA stores write: where the user wrote it, and to which tensor.
    pub(in crate::lower) fn stores(&self, func: &Func) -> Vec<(Span, String)> {
        let mut found = Vec::new();
        func.walk(func.body, &mut |id, inst| {
            if self.writes.contains(&id) {
                found.push((inst.span, name(func, inst.args[1])));
            }
        });
        found
    }
}
