//! Meetings: barriers at which all threads of a scope wait for one another.

use super::clocks::Times;
use std::rc::Rc;

/// Who meets: the threads of a block from one on, or a cluster's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::interp) enum Scope {
    Partition { rank: usize, first: usize, threads: usize },
    Cluster,
}

/// Meetings of a scope, one after the other.
#[derive(Default)]
pub(in crate::interp) struct Meeting {
    /// How many are over.
    pub(in crate::interp) over: u32,
    /// Threads that have arrived at the next.
    pub(in crate::interp) arrived: usize,
    /// What they tell.
    pub(in crate::interp) telling: Times,
    /// What was told at the last.
    pub(in crate::interp) told: Rc<Times>,
}
