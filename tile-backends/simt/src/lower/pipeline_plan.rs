//! What is decided about a function's pipelined loops.

use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use tile_core::ir::{InstId, RegionId, Value};

/// What is done about a function's pipelined loops.
#[derive(Clone, Default)]
pub(super) struct Pipelines {
    /// Whether copies are loaded into registers ([`prefetch`](super::prefetch)), as none runs by
    /// itself.
    pub(super) in_registers: bool,
    /// For each loop, by its region, the copies that are issued early.
    pub(super) early: BTreeMap<RegionId, Early>,
    /// For each loop, by its region, what the user's order and stages make of it.
    pub(super) planned: BTreeMap<RegionId, Planned>,
    /// The number of stages of each tile that has more than one.
    pub(super) stages: FxHashMap<Value, u32>,
}

/// The copies of a loop that are issued early.
#[derive(Clone, Debug)]
pub(super) struct Early {
    pub(super) copies: Vec<InstId>,
    pub(super) stages: u32,
    /// Whether the user says how far ahead they are.
    pub(super) stated: bool,
}

impl Pipelines {
    /// The stages that the user gives.
    pub(super) fn stated_stages(&self) -> FxHashMap<Value, u32> {
        self.planned.values().flat_map(|planned| planned.stages.clone()).collect()
    }

    /// The same with one stage for each tile, where that is possible and not so yet.
    pub(super) fn with_single_stages(&self) -> Option<Pipelines> {
        let mut single = self.clone();
        single.early.values_mut().for_each(|early| early.stages = 1);
        single.stages = single.stated_stages();
        (self.in_registers && !self.stages.is_empty()).then_some(single)
    }
}

/// What is done at each time of a loop whose order the user gives, in order.
#[derive(Clone, Debug)]
pub(super) struct Planned {
    pub(super) steps: Vec<Step>,
    /// The stages of each tile that has more than one.
    pub(super) stages: BTreeMap<Value, u32>,
    /// Times whose copies may be in flight when a time begins, if any run by
    /// themselves.
    pub(super) pending: Option<u32>,
    /// Iterations that the first stage is ahead of the last.
    pub(super) ahead: u32,
}

/// Statements of one stage that follow each other.
#[derive(Clone, Debug)]
pub(super) struct Step {
    pub(super) insts: Vec<InstId>,
    pub(super) depth: u32,
    pub(super) how: How,
    /// Values that other steps use.
    pub(super) gives: Vec<Value>,
}

/// How a step is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum How {
    /// All threads do it at its place.
    Threads,
    /// A copy that runs by itself.
    Flies,
    /// A copy that is loaded at its place and stored when the time ends.
    Held,
}
