//! TMA stores that are not done.

use super::clocks::Actor;
use crate::ir::{Inst, TensorMap};
use std::collections::VecDeque;

/// A box on its way to a tensor.
pub(in crate::interp) struct Outgoing<'k> {
    pub(in crate::interp) inst: &'k Inst,
    pub(in crate::interp) group: u32,
    pub(in crate::interp) map: TensorMap,
    pub(in crate::interp) rank: usize,
    pub(in crate::interp) at: usize,
    pub(in crate::interp) coordinates: Vec<i64>,
    /// What it has read.
    pub(in crate::interp) bytes: Option<Vec<u8>>,
}

/// The TMA stores of a thread.
pub(in crate::interp) struct Stores<'k> {
    /// Their clock is the number of groups that have read what they store.
    pub(in crate::interp) actor: Actor,
    /// The number of the open group, from one.
    pub(in crate::interp) open: u32,
    /// Groups that were waited for to have read.
    pub(in crate::interp) read: u32,
    pub(in crate::interp) queue: VecDeque<Outgoing<'k>>,
}
