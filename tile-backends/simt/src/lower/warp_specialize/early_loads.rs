//! Loads of constants while the launch in front runs.
//!
//! ```text
//! one lane                             one lane                 a lane of another warp
//! wait for the launch in front         wait for the launch
//! for k { copy a[k], w[k] }      ──►   for k { copy a[k] }      for k { copy w[k] }
//! ```
//!
//! A launch may start when blocks of the one in front leave their multiprocessors, before all of them are
//! done (programmatic dependent launch). It reads nothing before, because it may not be written yet; but
//! tensors that never change, such as weights, are.
//!
//! So copies of these have pipelines of their own, which a lane of a second warp fills, and that lane
//! waits for nobody: the stages are full, or on their way, when the launch in front is done. A launch of
//! some microseconds does not begin with the latency of global memory.
//!
//! That is for copies of which the producer knows everything from what the host passes, block indices and
//! counters of loops, where the user does not state an order, and in mainloops alone, those that
//! [add products](super::added_products) among them: where threads compute more with sums in the loop, as
//! attention does, a second lane costs registers that there are not.
//! Who launches says which tensors never change
//! ([`TensorFacts::constant`](crate::facts::TensorFacts::constant)), and lets the first launch that takes
//! one wait for all that was in front of it.

use super::super::{Lower, Lowered};
use super::added_products::added_sum;
use super::candidates::Candidates;
use super::positions::Positions;
use crate::facts::LaunchFacts;
use crate::ir::{ShuffleMode, Val};
use crate::lower::gemm_operands::Product;
use crate::lower::target::Target;
use rustc_hash::FxHashSet;
use tile_core::elem::DType;
use tile_core::ir::{CmpOp, Func, InstId, Op, RegionId, Value};
use tile_core::pipeline::is_planned;

/// The copies that need not wait for the launch in front.
pub(super) fn early_copies(
    func: &Func,
    facts: &LaunchFacts,
    target: &Target,
    positions: &Positions,
    candidates: &Candidates,
    gemms: &FxHashSet<InstId>,
) -> FxHashSet<InstId> {
    let boxes = candidates.gathered.is_empty() && candidates.im2cols.is_empty();
    let alone = !func.schedule.cuda.multicasts();
    let plain = gemms.iter().all(|&id| {
        let region = positions.of[&id];
        !reads_sums(func, region, gemms) || added_sum(func, region, id).is_some()
    });
    let waits = !target.dependent_launch || func.has_ranks();
    if waits || !(boxes && alone && plain) || needs_more(func, func.body) {
        return FxHashSet::default();
    }
    let constant = |id: &InstId| facts.tensor(func, func.insts[*id].args[0]).is_some_and(|facts| facts.constant);
    candidates.copies.values().copied().filter(constant).collect()
}

/// Whether something else than GEMMs accesses their accumulators in a region.
fn reads_sums(func: &Func, region: RegionId, gemms: &FxHashSet<InstId>) -> bool {
    let sums: FxHashSet<Value> =
        gemms.iter().filter_map(|&id| Product::of(&func.insts[id])).map(|product| func.root(product.acc)).collect();
    let mut found = false;
    func.walk(region, &mut |id, inst| {
        found |= !gemms.contains(&id) && inst.args.iter().any(|&arg| sums.contains(&func.root(arg)));
    });
    found
}

/// Whether threads look at tensors to know what a region does, or its order is stated.
fn needs_more(func: &Func, region: RegionId) -> bool {
    func.regions[region].insts.iter().any(|&id| {
        let inst = &func.insts[id];
        match inst.op {
            Op::Load {} if func.is_input(inst.args[0]) => true,
            Op::Aggregate { .. } => true,
            Op::Parallel {} => false,
            _ => is_planned(inst) || inst.regions.iter().any(|&inner| needs_more(func, inner)),
        }
    })
}

impl Lower<'_> {
    /// The lane that fills pipelines without a wait; what is lowered behind it fills the others.
    pub(super) fn early_producer(&mut self, thread: Val, consumers: u32) -> Lowered<()> {
        let items = self.items.clone();
        let warp = self.warp_of(thread, consumers + self.target.warp);
        self.specialized.early = Some(true);
        let result = self.in_a_lane(warp, &mut |lower| lower.each_tile(&mut |lower| lower.produce_tile()));
        self.specialized.early = Some(false);
        self.items = items;
        result
    }

    /// Whether the first thread of a thread's warp has a number.
    fn warp_of(&mut self, thread: Val, number: u32) -> Val {
        let first = self.b.shuffle(ShuffleMode::Index, 0, thread);
        let number = self.b.int(number.into(), DType::I32);
        self.b.cmp(CmpOp::Eq, first, number)
    }

    /// Whether a statement is a copy that the lane makes, or holds some.
    pub(super) fn fills_some(&self, id: InstId) -> bool {
        let Some(early) = self.specialized.early else { return true };
        let func = self.func;
        let own = self.pipeline_of(id).is_some_and(|number| self.specialized.roles.pipelines[number].early == early);
        let mut inside = func.insts[id].regions.iter().flat_map(|&region| &func.regions[region].insts);
        own || inside.any(|&id| self.fills_some(id))
    }
}
