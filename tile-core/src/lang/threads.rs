//! The thread that `threads!` is written for.
//!
//! A body that were run would run one thread, alone in its warp.

use super::scalar::Scalar;
use std::ops::Range;

/// What `threads!(N, |t| { … })` iterates over: the threads of the block, which run at the
/// same time and meet where they exchange values or wait for each other.
pub fn threads(count: usize) -> Threads {
    Threads { left: count.min(1) }
}

/// The threads of a block.
#[derive(Debug)]
pub struct Threads {
    left: usize,
}

impl Iterator for Threads {
    type Item = Thread;

    fn next(&mut self) -> Option<Thread> {
        self.left = self.left.checked_sub(1)?;
        Some(Thread(()))
    }
}

/// A thread of a block, as `threads!` names it.
///
/// Threads with neighbouring numbers form *warps* of [`lanes`](Thread::lanes) threads, the last
/// of them perhaps of fewer. Shuffles and votes are between the threads of a warp, all of which
/// have to come to them; all threads of the block have to come to a barrier.
#[derive(Debug)]
pub struct Thread(());

impl Thread {
    /// The number of the thread in the block.
    pub fn index(&self) -> usize {
        0
    }

    /// The number of the thread in its warp.
    pub fn lane(&self) -> usize {
        0
    }

    /// The number of the warp in the block.
    pub fn warp(&self) -> usize {
        0
    }

    /// How many threads a warp has: a power of two of at most 32, which depends on the device.
    pub fn lanes(&self) -> usize {
        1
    }

    /// Waits for all threads of the block. What they wrote before is seen after.
    pub fn barrier(&self) {}

    /// This thread as one of a group, those of the block from one number to another; nothing for the
    /// others. A barrier of the group waits for its threads alone.
    pub fn group(&self, threads: Range<usize>) -> Threads {
        Threads { left: usize::from(threads.contains(&self.index())) }
    }

    /// The value of the thread at that lane; the own value where there is none.
    pub fn shuffle_idx<T: Scalar>(&self, value: T, lane: usize) -> T {
        let _ = lane;
        value
    }

    /// The value of the thread whose lane differs in these bits; the own value where there is
    /// none.
    pub fn shuffle_xor<T: Scalar>(&self, value: T, mask: usize) -> T {
        let _ = mask;
        value
    }

    /// The value of the thread so many lanes below; the own value where there is none.
    pub fn shuffle_up<T: Scalar>(&self, value: T, distance: usize) -> T {
        let _ = distance;
        value
    }

    /// The value of the thread so many lanes above; the own value where there is none.
    pub fn shuffle_down<T: Scalar>(&self, value: T, distance: usize) -> T {
        let _ = distance;
        value
    }

    /// Whether the condition holds for a thread of the warp.
    pub fn any(&self, condition: bool) -> bool {
        condition
    }

    /// Whether the condition holds for all threads of the warp.
    pub fn all(&self, condition: bool) -> bool {
        condition
    }

    /// A bit for each lane of the warp, set where the condition holds.
    pub fn ballot(&self, condition: bool) -> u32 {
        u32::from(condition)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thread_alone_exchanges_with_itself() {
        let mut threads = threads(64);
        let t = threads.next().unwrap();
        assert_eq!((t.index(), t.lane(), t.warp(), t.lanes()), (0, 0, 0, 1));
        t.barrier();
        assert_eq!([t.shuffle_idx(3, 0), t.shuffle_xor(3, 1), t.shuffle_up(3, 1), t.shuffle_down(3, 1)], [3; 4]);
        assert!(t.any(true) && t.all(true) && t.ballot(true) == 1);
        assert_eq!([t.group(0..32).count(), t.group(32..64).count()], [1, 0]);
        assert!(threads.next().is_none());
    }
}
