//! Memory of other ranks in specialised kernels: who waits for signals, and when stores have written.
//!
//! ```text
//! wait s[r]                    producer             consumers
//! for k { copy x.rank(r)[k]    wait s[r]            wait s[r]
//!         gemm … }       ──►   for k { TMA load }   for k { gemm … }
//! copy acc → y.rank(q)                              TMA store
//! signal s[q]                                       the store has written; barrier; signal s[q]
//! ```
//!
//! What others write they say by signals. So the producer may copy from there if it waits for the same
//! signals, and if no consumer of the block has written there before. Both roles wait: signals count up, and
//! a wait takes nothing away. A signal follows what consumers did, and they have used what the producer
//! brought before.
//!
//! TMA stores are in no order with signals. Consumers wait in front of each until their stores have
//! written, and in front of statements that touch the same memory.

use super::positions::Positions;
use super::specialization::{Brings, Limits};
use crate::lower::uses::touches_within;
use rustc_hash::FxHashSet;
use tile_core::ir::{Func, InstId, Op, Reach, RegionId, Value};

/// What a producer may bring: of ranks what one lane starts, because one lane waits for signals.
pub(super) fn of_ranks(func: &Func, limits: Limits) -> Limits {
    match limits.brings {
        Brings::All | Brings::Gathers if func.has_ranks() => Limits { brings: Brings::TmaTiles, ..limits },
        _ => limits,
    }
}

/// Whether a copy is from memory of other ranks, to which the block writes nothing before it, and the
/// producer can make all waits that come before, also those of an earlier iteration: they are where it walks
/// anyway, and it knows what they wait for.
pub(super) fn is_awaited(func: &Func, positions: &Positions, copy: InstId) -> bool {
    let memory = func.root(func.insts[copy].args[0]);
    let writes = |id: &InstId| func.insts[*id].written().is_some_and(|other| func.root(other) == memory);
    if func.reach(memory) != Reach::Peers
        || !positions.of.keys().filter(|id| writes(id)).all(|&write| is_never_before(func, positions, write, copy))
    {
        return false;
    }
    let around: FxHashSet<RegionId> = regions_of(positions, copy).collect();
    waits_before(func, positions, copy).iter().all(|wait| {
        around.contains(&positions.of[wait]) && func.insts[*wait].args.iter().all(|&arg| positions.is_known(func, arg))
    })
}

/// Whether a block that executes a statement executes another only later, or not at all: that stands behind
/// it and shares no loop with it, or they are in two branches.
fn is_never_before(func: &Func, positions: &Positions, id: InstId, other: InstId) -> bool {
    let [around, around_other] = [id, other].map(|id| regions_of(positions, id).collect::<Vec<_>>());
    let holder = |region: &RegionId| positions.holder.get(region).copied();
    let is_loop = |id: &InstId| matches!(func.insts[*id].op, Op::For { .. });
    let shares_loop =
        around.iter().any(|region| around_other.contains(region) && holder(region).is_some_and(|id| is_loop(&id)));
    let branches = around.iter().any(|region| {
        let of_other = around_other.iter().any(|other| other != region && holder(other) == holder(region));
        of_other && holder(region).is_some()
    });
    !shares_loop && (branches || positions.order[&id] > positions.order[&other])
}

/// The waits that come before these copies from other ranks.
pub(super) fn waits(func: &Func, positions: &Positions, copies: &FxHashSet<InstId>) -> FxHashSet<InstId> {
    let of_others = copies.iter().filter(|&&copy| func.reach(func.insts[copy].args[0]) == Reach::Peers);
    of_others.flat_map(|&copy| waits_before(func, positions, copy)).collect()
}

/// The waits that a block may execute before a copy.
fn waits_before(func: &Func, positions: &Positions, copy: InstId) -> Vec<InstId> {
    let waits = positions.of.keys().copied().filter(|&id| matches!(func.insts[id].op, Op::Wait {}));
    waits.filter(|&wait| !is_never_before(func, positions, wait, copy)).collect()
}

/// The region of an instruction, and those around it.
fn regions_of(positions: &Positions, id: InstId) -> impl Iterator<Item = RegionId> {
    let outer = |region: &RegionId| positions.holder.get(region).map(|holder| positions.of[holder]);
    std::iter::successors(positions.of.get(&id).copied(), outer)
}

/// Statements that touch memory to which TMA stores go, where there are several: before each, stores have
/// written, and all threads of the block are done with the one before.
pub(super) fn meetings(func: &Func, writes: &FxHashSet<InstId>) -> FxHashSet<InstId> {
    let written = writes.iter().filter_map(|&write| Some(func.root(func.insts[write].written()?)));
    let memories: FxHashSet<Value> = written.collect();
    let mut found = FxHashSet::default();
    for memory in memories {
        let mut uses = FxHashSet::default();
        add_uses(func, func.body, memory, &mut uses);
        if uses.len() > 1 {
            found.extend(uses);
        }
    }
    found
}

/// The statements that touch memory, of which those for each element are one with what is inside of them.
fn add_uses(func: &Func, region: RegionId, memory: Value, found: &mut FxHashSet<InstId>) {
    for &id in &func.regions[region].insts {
        let inst = &func.insts[id];
        if matches!(inst.op, Op::For { .. } | Op::If {}) {
            inst.regions.iter().for_each(|&inner| add_uses(func, inner, memory, found));
        } else if !inst.op.is_view() && !matches!(inst.op, Op::Extent { .. }) && touches_within(func, inst, memory) {
            found.insert(id);
        }
    }
}
