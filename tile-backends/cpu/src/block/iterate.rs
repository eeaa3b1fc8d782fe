//! Walking blocks and loop ranges.

use super::Scratch;
use tile_core::launch::{HostCall, HostFailure};

/// A running block.
#[derive(Clone, Copy, Debug)]
pub struct Block<'a> {
    /// Its indices, slowest axis first, padded with 0 in front.
    pub index: [i64; 3],
    /// Its memory.
    pub scratch: Scratch,
    /// Where a failing assertion reports.
    pub failure: &'a HostFailure,
}

impl Block<'_> {
    /// The same block with `scratch` for its callees.
    #[inline(always)]
    pub fn with(&self, scratch: Scratch) -> Self {
        Block { scratch, ..*self }
    }
}

/// The blocks of a call, in order, until an assertion fails.
#[derive(Debug)]
pub struct Blocks<'a> {
    call: &'a HostCall<'a>,
    index: [i64; 3],
    left: i64,
}

impl<'a> Blocks<'a> {
    /// All blocks of the call.
    #[inline(always)]
    pub fn new(call: &'a HostCall<'a>) -> Self {
        let [_, y, x] = call.plan.grid;
        let (start, left) = (call.blocks.start, call.blocks.end - call.blocks.start);
        // A call with blocks has a grid without zeros.
        let index = if left > 0 { [start / x / y, start / x % y, start % x] } else { [0; 3] };
        Blocks { call, index, left }
    }
}

impl<'a> Iterator for Blocks<'a> {
    type Item = Block<'a>;

    #[inline(always)]
    fn next(&mut self) -> Option<Block<'a>> {
        if self.left <= 0 || self.call.failure.is_set() {
            return None;
        }
        let index = self.index;
        self.left -= 1;
        self.index[2] += 1;
        if self.index[2] == self.call.plan.grid[2] {
            self.index[2] = 0;
            self.index[1] += 1;
            if self.index[1] == self.call.plan.grid[1] {
                self.index[1] = 0;
                self.index[0] += 1;
            }
        }
        Some(Block { index, scratch: Scratch::new(self.call.scratch), failure: self.call.failure })
    }
}

/// The counters of a serial loop.
#[derive(Clone, Copy, Debug)]
pub struct Steps {
    next: i64,
    step: i64,
    left: u64,
}

/// `lo, lo + step, … < hi`; nothing when `step < 1`.
#[inline(always)]
pub fn steps(lo: i64, hi: i64, step: i64) -> Steps {
    let left = if step < 1 || lo >= hi { 0 } else { (hi.wrapping_sub(lo) as u64 - 1) / step as u64 + 1 };
    Steps { next: lo, step, left }
}

impl Iterator for Steps {
    type Item = i64;

    #[inline(always)]
    fn next(&mut self) -> Option<i64> {
        if self.left == 0 {
            return None;
        }
        let counter = self.next;
        self.left -= 1;
        self.next = counter.wrapping_add(self.step);
        Some(counter)
    }
}

#[cfg(test)]
mod tests {
    use super::steps;

    #[test]
    fn steps_stop_before_the_end() {
        assert_eq!(steps(0, 7, 3).collect::<Vec<_>>(), [0, 3, 6]);
        assert_eq!(steps(-2, 2, 2).collect::<Vec<_>>(), [-2, 0]);
        assert_eq!(steps(0, 5, 0).count(), 0);
        assert_eq!(steps(5, 5, 1).count(), 0);
        assert_eq!(steps(i64::MAX - 1, i64::MAX, i64::MAX).count(), 1);
        assert_eq!(steps(i64::MIN, i64::MAX, i64::MAX).count(), 3);
    }
}
