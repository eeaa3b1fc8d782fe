//! What a specialisation decided, for [`Decisions`](crate::lower::Decisions).

use super::gathered_operands::tile_of;
use super::specialization::WarpSpecialization;
use crate::lower::Target;
use crate::lower::plan::{CopyKind, Order, Pipeline, Schedule, Scheduler, StagedCopy, StoreKind, name, staged};
use tile_core::ir::{Func, InstId, Op, RegionId, Span};

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
            early: pipeline.early,
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
    pub(in crate::lower) fn scheduler(&self, func: &Func, target: &Target) -> Scheduler {
        let persistent = self.is_persistent(func, target);
        let order = match self.band(func, target) {
            _ if persistent && self.imbalance.is_some() => Order::Balanced,
            _ if persistent && self.stream_k.is_some() => Order::StreamK,
            _ if persistent && self.reversed => Order::Waves,
            1 => Order::Rows,
            rows => Order::Bands(rows),
        };
        Scheduler { persistent, order, cluster: self.cluster(), split_k: self.split.is_some() }
    }

    /// What goes to global memory by way of shared memory: where the user wrote it, to which tensor, and how.
    pub(in crate::lower) fn stores(&self, func: &Func) -> Vec<(Span, String, StoreKind)> {
        let mut found = Vec::new();
        func.walk(func.body, &mut |id, inst| {
            if self.writes.contains(&id) {
                let kind = if matches!(inst.op, Op::Scatter {}) { StoreKind::ScatteredRows } else { StoreKind::Tma };
                found.extend(inst.written().map(|tensor| (inst.span, name(func, tensor), kind)));
            }
        });
        found
    }
}
