//! Copies to shared memory that have not landed.

use super::clocks::Stamp;
use crate::ir::{Buf, Inst, TensorMap};
use std::collections::VecDeque;

/// An element on its way: where to, and its encoding.
pub(in crate::interp) struct Landing {
    pub(in crate::interp) buf: Buf,
    pub(in crate::interp) index: i64,
    pub(in crate::interp) bits: u64,
}

/// Copies that land by themselves.
pub(in crate::interp) enum Flight<'k> {
    /// A box of a tensor.
    TmaTile(Incoming<'k>),
    /// What a thread copied.
    Copies(Arriving<'k>),
    /// What threads sent to another block.
    Words(Sent<'k>),
}

/// A box on its way to the shared memory of a block.
pub(in crate::interp) struct Incoming<'k> {
    pub(in crate::interp) inst: &'k Inst,
    pub(in crate::interp) map: TensorMap,
    pub(in crate::interp) rank: usize,
    pub(in crate::interp) at: usize,
    /// The barrier that gets its bytes.
    pub(in crate::interp) signal: usize,
    pub(in crate::interp) coordinates: Vec<i64>,
}

/// Copies of a thread, and the barrier at which they arrive.
pub(in crate::interp) struct Arriving<'k> {
    pub(in crate::interp) inst: &'k Inst,
    pub(in crate::interp) landings: Vec<Landing>,
    pub(in crate::interp) rank: usize,
    pub(in crate::interp) signal: usize,
    pub(in crate::interp) stamp: Stamp,
}

/// Elements on their way to a block's shared memory, and the barrier that gets their
/// bytes.
pub(in crate::interp) struct Sent<'k> {
    pub(in crate::interp) inst: &'k Inst,
    pub(in crate::interp) landings: Vec<Landing>,
    pub(in crate::interp) rank: usize,
    pub(in crate::interp) signal: usize,
}

/// For each thread the groups of copies that have not landed, the last of them
/// still open.
pub(in crate::interp) struct Copies(pub(in crate::interp) Vec<VecDeque<Vec<Landing>>>);

impl Copies {
    pub(in crate::interp) fn new(threads: usize) -> Copies {
        Copies((0..threads).map(|_| VecDeque::from([Vec::new()])).collect())
    }

    /// Takes what has not landed of a thread.
    pub(in crate::interp) fn take(&mut self, thread: usize) -> Vec<Landing> {
        std::mem::replace(&mut self.0[thread], VecDeque::from([Vec::new()])).into_iter().flatten().collect()
    }

    pub(in crate::interp) fn commit(&mut self, mask: &[bool]) {
        for (groups, _) in self.0.iter_mut().zip(mask).filter(|&(_, &on)| on) {
            groups.push_back(Vec::new());
        }
    }
}
