//! A block of the cluster: its shared memory and the barriers in it.

use super::clocks::View;
use super::mbarrier::Mbarrier;
use super::shared::Shared;
use crate::interp::Outcome;
use std::collections::BTreeMap;

/// A block of the cluster.
pub(in crate::interp) struct BlockState {
    /// Which of the ranks launched it.
    pub(in crate::interp) of: usize,
    /// Among all blocks of the launch.
    pub(in crate::interp) number: u32,
    /// Its place in the grid.
    pub(in crate::interp) coordinates: Vec<i64>,
    pub(in crate::interp) shared: Shared,
    /// By their first byte.
    pub(in crate::interp) barriers: BTreeMap<usize, Mbarrier>,
}

impl BlockState {
    pub(in crate::interp) fn barrier(&mut self, at: usize) -> Outcome<&mut Mbarrier> {
        self.barriers.get_mut(&at).ok_or_else(|| format!("no barrier was made at byte {at}"))
    }

    /// What must be over when the block leaves, as far as its threads know.
    pub(in crate::interp) fn leave(&self, view: View<'_>) -> Outcome {
        self.barriers.iter().try_for_each(|(&at, barrier)| barrier.leave(at, view))
    }
}
