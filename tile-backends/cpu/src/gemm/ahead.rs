//! Bringing memory near before it is needed.
//!
//! While one pair of tiles is multiplied, the caches have nothing to do. What
//! the next pair will be packed from lies in long rows far apart, a pattern
//! that no hardware prefetcher follows across pages. [`Ahead`] is the list of
//! those rows; the multiplication asks for a few cache lines of it between
//! register tiles, so that requests never queue up.

use crate::prefetch::{LINE, prefetch};
use crate::view::View;

/// Rows nearer than this the hardware finds by itself.
const PAGE: isize = 4096;
/// Operands that a multiplication may be asked to bring.
const MAX: usize = 4;

/// Contiguous rows at a distance.
#[derive(Clone, Copy, Debug)]
pub struct Rows {
    start: *const u8,
    count: usize,
    bytes: usize,
    step: isize,
}

impl Rows {
    /// One piece of memory.
    #[inline(always)]
    pub fn contiguous(start: *const u8, bytes: usize) -> Rows {
        // Cut into pieces, so that a few lines can be asked for at a time.
        const PIECE: usize = 8 * LINE;
        Rows { start, count: bytes.div_ceil(PIECE), bytes: PIECE, step: PIECE as isize }
    }
}

impl<T> View<T, 2> {
    /// The rows of the same view moved by `by` indices. Whether they exist
    /// does not matter: nothing is read.
    #[inline(always)]
    pub fn ahead(&self, by: [i64; 2]) -> Rows {
        let along = if self.stride[1] == 1 { 1 } else { 0 };
        let across = 1 - along;
        let extent = [self.hi[0] - self.lo[0], self.hi[1] - self.lo[1]];
        let step = (self.stride[across] as isize).wrapping_mul(size_of::<T>() as isize);
        let exists = extent[0] > 0 && extent[1] > 0 && self.stride[along] == 1 && step >= PAGE;
        Rows {
            start: self.at([self.lo[0].wrapping_add(by[0]), self.lo[1].wrapping_add(by[1])]).cast(),
            count: if exists { extent[across] as usize } else { 0 },
            bytes: extent[along] as usize * size_of::<T>(),
            step,
        }
    }
}

/// What is still to be brought.
#[derive(Clone, Copy, Debug)]
pub struct Ahead {
    rows: [Rows; MAX],
    len: usize,
    /// The first of `rows` not yet done.
    at: usize,
}

impl Ahead {
    /// These rows, as many as there is room for.
    #[inline(always)]
    pub fn new<const K: usize>(rows: [Rows; K]) -> Ahead {
        let nothing = Rows { start: std::ptr::null(), count: 0, bytes: 0, step: 0 };
        let len = if K < MAX { K } else { MAX };
        let mut all = [nothing; MAX];
        all[..len].copy_from_slice(&rows[..len]);
        Ahead { rows: all, len, at: 0 }
    }

    /// Cache lines in all.
    pub(super) fn lines(&self) -> usize {
        self.rows[..self.len].iter().map(|rows| rows.count * rows.bytes.div_ceil(LINE)).sum()
    }

    /// Asks for the next rows, until `lines` are asked for.
    pub(super) fn bring(&mut self, lines: usize) {
        let mut asked = 0;
        while asked < lines && self.at < self.len {
            let rows = &mut self.rows[self.at];
            if rows.count == 0 {
                self.at += 1;
                continue;
            }
            let mut offset = 0;
            while offset < rows.bytes {
                prefetch(rows.start.wrapping_add(offset));
                offset += LINE;
            }
            asked += rows.bytes.div_ceil(LINE);
            rows.start = rows.start.wrapping_offset(rows.step);
            rows.count -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_asked_for_once() {
        let memory = [0_f32; 4];
        let start = memory.as_ptr().cast_mut();
        let view = View::whole(start, [5, 40], [2000, 1]);
        let mut ahead = Ahead::new([view.ahead([0, 40]), view.permute([1, 0]).ahead([40, 0])]);
        assert_eq!(ahead.lines(), 2 * 5 * 3);
        for left in (0..5).rev() {
            ahead.bring(6);
            assert_eq!(ahead.rows.iter().map(|rows| rows.count).sum::<usize>(), 2 * left);
        }
        for other in [View::whole(start, [5, 40], [2000, 2]), View::whole(start, [5, 40], [40, 1])] {
            assert_eq!(Ahead::new([other.ahead([0, 0])]).lines(), 0);
        }
    }
}
