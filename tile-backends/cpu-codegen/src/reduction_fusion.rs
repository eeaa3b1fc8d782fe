//! Reduction fusion: reduces a tile row while the loop that computes it runs.
//!
//! ```text
//! parallel!((BM, BN), |i, j| { t[[i, j]] = …; });
//! reduce_sum(&t, &mut sums, 1)
//! ```
//!
//! The loop computes a row chunk by chunk, and each chunk is reduced while it is in L1.
//! The next chunk overwrites it, so at most one chunk of the tile is ever written and other
//! tiles stay in L1.

use crate::facts::Facts;
use crate::panels::Panel;
use crate::parallel::Nest;
use std::collections::BTreeMap;
use tile_core::ir::{Func, InstId, Op, RegionId, Value};

/// The reduction behind a loop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct FusedReduction {
    pub(crate) reduce: InstId,
    /// The store that computes the tile.
    pub(crate) store: InstId,
    /// Instructions between the two that compute the destination.
    pub(crate) place: Vec<InstId>,
}

/// Finds the fused reductions, by the loop that computes the tile.
pub(crate) fn find(
    facts: &Facts<'_>,
    nests: &BTreeMap<InstId, Nest>,
    panels: &BTreeMap<Value, Panel>,
) -> BTreeMap<InstId, FusedReduction> {
    let fused_reductions = |(&id, nest)| Some((id, behind(facts, id, nest)?));
    let found = nests.iter().filter_map(fused_reductions);
    found
        .filter(|(_, fused_reductions)| !panels.contains_key(&facts.func.insts[fused_reductions.reduce].args[0]))
        .collect()
}

/// The reduction that follows a loop, along the rows of a tile that nothing else uses.
fn behind(facts: &Facts<'_>, id: InstId, nest: &Nest) -> Option<FusedReduction> {
    let func = facts.func;
    let (between, reduce) = facts.next(facts.behind(id))?;
    let inst = &func.insts[reduce];
    let Op::Reduce { op, axis, .. } = inst.op else { return None };
    let [tile, into] = inst.args[..] else { return None };
    let along = axis as usize + 1 == func.ty(tile).mem()?.rank();
    let by_place = op.row().place;
    if !along || by_place || !facts.is_whole_tile(into) || func.root(into) == func.root(tile) {
        return None;
    }
    let store = nest.makes(facts, id, tile)?;
    // Results are there before the loop ends.
    if uses(func, func.insts[id].regions[0], func.root(into)) > 0 || uses(func, func.body, tile) != 2 {
        return None;
    }
    Some(FusedReduction { reduce, store, place: facts.place(between, into)? })
}

/// How many operands in a region are of this memory.
fn uses(func: &Func, region: RegionId, root: Value) -> usize {
    let mut count = 0;
    func.walk(region, &mut |_, inst| {
        count += inst.args.iter().filter(|&&arg| func.ty(arg).mem().is_some() && func.root(arg) == root).count();
    });
    count
}
