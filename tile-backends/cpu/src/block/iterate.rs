//! Iteration over the blocks of a call and over loop ranges.

use super::Scratch;
use crate::code::{HostCall, HostFailure};

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

/// Bytes of a page.
const PAGE: i64 = 4096;

/// The blocks of a call, in order, until an assertion fails.
#[derive(Debug)]
pub struct Blocks<'a> {
    call: &'a HostCall<'a>,
    next: i64,
    /// The index of the next one, in grid order.
    index: [i64; 3],
    /// The side of squares, in square order.
    side: Option<i64>,
}

impl<'a> Blocks<'a> {
    /// All blocks of the call.
    #[inline(always)]
    pub fn new(call: &'a HostCall<'a>) -> Self {
        let [_, y, x] = call.plan.grid;
        let start = call.blocks.start;
        // A call with blocks has a grid without zeros.
        let index = if call.blocks.end > start { [start / x / y, start / x % y, start % x] } else { [0; 3] };
        Blocks { call, next: start, index, side: None }
    }

    /// All blocks in squares of the last two axes, with the last but one the fastest. A square is
    /// a page wide, where a block is `width` elements wide.
    #[inline(always)]
    pub fn in_squares<T>(call: &'a HostCall<'a>, width: i64) -> Self {
        let bytes = width.saturating_mul(size_of::<T>() as i64);
        let side = if bytes > 0 && bytes < PAGE { PAGE / bytes } else { 1 };
        Blocks { call, next: call.blocks.start, index: [0; 3], side: Some(side) }
    }
}

/// The index of a block in a grid whose blocks are numbered in squares.
#[inline(always)]
fn in_squares(number: i64, [_, rows, columns]: [i64; 3], side: i64) -> [i64; 3] {
    let (z, number) = (number / (rows * columns), number % (rows * columns));
    let (y, number) = (number / (side * columns) * side, number % (side * columns));
    // Squares at the edge are cut off.
    let height = if rows - y < side { rows - y } else { side };
    let (x, number) = (number / (height * side) * side, number % (height * side));
    [z, y + number % height, x + number / height]
}

impl<'a> Iterator for Blocks<'a> {
    type Item = Block<'a>;

    #[inline(always)]
    fn next(&mut self) -> Option<Block<'a>> {
        if self.next >= self.call.blocks.end || self.call.failure.is_set() {
            return None;
        }
        let mut index = self.index;
        if let Some(side) = self.side {
            index = in_squares(self.next, self.call.plan.grid, side);
        }
        self.next += 1;
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

impl Steps {
    /// How many are left.
    #[inline(always)]
    pub(super) fn left(&self) -> u64 {
        self.left
    }
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

/// The distance to the region that is copied next: `by` if the loop goes on, else the rest of the
/// distance to the next `block` after the counter has moved by `passed`.
#[inline(always)]
pub fn next_offset<const R: usize>(
    goes_on: bool,
    by: [i64; R],
    block: [i64; R],
    counter: [i64; R],
    passed: i64,
) -> [i64; R] {
    if goes_on {
        return by;
    }
    let mut out = block;
    let mut axis = 0;
    while axis < R {
        out[axis] = block[axis].wrapping_sub(counter[axis].wrapping_mul(passed));
        axis += 1;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{in_squares, steps};

    #[test]
    fn squares_have_every_block_once() {
        for grid in [[1, 1, 1], [2, 5, 7], [1, 6, 6], [3, 1, 8], [1, 9, 2]] {
            for side in [1, 2, 3, 16] {
                let all: i64 = grid.iter().product();
                let mut seen: Vec<[i64; 3]> = (0..all).map(|n| in_squares(n, grid, side)).collect();
                assert!(
                    seen.windows(2).filter(|at| at[1][1] != at[0][1] + 1).count() as i64 <= 2 * all / side.min(grid[1])
                );
                seen.sort_unstable();
                seen.dedup();
                assert_eq!(seen.len() as i64, all, "{grid:?} {side}");
                assert!(seen.iter().all(|at| (0..3).all(|axis| (0..grid[axis]).contains(&at[axis]))));
            }
        }
        let first: Vec<_> = (0..5).map(|n| in_squares(n, [1, 4, 4], 2)).collect();
        assert_eq!(first, [[0, 0, 0], [0, 1, 0], [0, 0, 1], [0, 1, 1], [0, 0, 2]]);
    }

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
