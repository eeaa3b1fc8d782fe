//! Bringing memory near before it is needed.
//!
//! While one pair of tiles is multiplied, the caches have nothing to do. What
//! the next pair will be packed from lies in long rows far apart, a pattern
//! that no hardware prefetcher follows across pages. [`Ahead`] is the list of
//! those rows; the multiplication asks for a few cache lines of it between
//! register tiles, so that requests never queue up.

use crate::prefetch::{LINE, prefetch};
use crate::view::View;

/// Rows nearer than this the hardware finds by itself,
const PAGE: isize = 4096;
/// if it has this many bytes of each to find it by.
const FOUND: usize = 256;
/// Operands that a multiplication may be asked to bring.
const MAX: usize = 6;

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
        let piece = bytes.clamp(1, 8 * LINE);
        Rows { start, count: bytes.div_ceil(piece), bytes: piece, step: piece as isize }
    }
}

impl<T, const R: usize> View<T, R> {
    /// The rows of the same view moved by `by` indices, along its last two axes;
    /// of a view with more of them, none. Whether they exist does not matter:
    /// nothing is read.
    #[inline(always)]
    pub fn ahead(&self, by: [i64; R]) -> Rows {
        let last = R - 1;
        let before = if R > 1 { last - 1 } else { last };
        let (along, across) = if self.stride[last] == 1 { (last, before) } else { (before, last) };
        let mut at = by;
        let mut exists = self.stride[along] == 1;
        let mut axis = 0;
        while axis < R {
            let extent = self.hi[axis] - self.lo[axis];
            exists = exists && extent > 0 && (extent == 1 || axis == along || axis == across);
            at[axis] = self.lo[axis].wrapping_add(by[axis]);
            axis += 1;
        }
        let extent = |axis: usize| (self.hi[axis] - self.lo[axis]).max(0) as usize;
        let bytes = extent(along) * size_of::<T>();
        let (count, step) = match across != along {
            true => (extent(across), (self.stride[across] as isize).wrapping_mul(size_of::<T>() as isize)),
            false => (1, bytes as isize),
        };
        let start = self.at(at).cast::<u8>().cast_const();
        if !exists || step < 0 {
            return Rows { start, count: 0, bytes, step };
        }
        // What lies in one piece ends with a page for the hardware, too.
        if step == bytes as isize {
            return Rows::contiguous(start, count * bytes);
        }
        let is_found = step < PAGE && bytes >= FOUND;
        Rows { start, count: if is_found { 0 } else { count }, bytes, step }
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

    /// Asks for all rows.
    #[inline(always)]
    pub fn bring_all(mut self) {
        self.bring(usize::MAX);
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
        let short = View::whole(start, [5, 16], [400, 1]);
        assert_eq!(Ahead::new([short.ahead([0, 16])]).lines(), 5);
        for other in [View::whole(start, [5, 40], [2000, 2]), View::whole(start, [5, 80], [100, 1])] {
            assert_eq!(Ahead::new([other.ahead([0, 0])]).lines(), 0);
        }
        // One piece, in pieces of eight lines; a part of a tensor of more axes.
        assert_eq!(Ahead::new([View::whole(start, [64, 16], [16, 1]).ahead([64, 0])]).lines(), 64);
        let deep = View::whole(start, [1, 1, 5, 16], [80, 80, 400, 1]);
        assert_eq!(Ahead::new([deep.ahead([0, 1, 0, 0])]).lines(), 5);
        assert_eq!(Ahead::new([View::whole(start, [2, 5, 16], [80, 400, 1]).ahead([1, 0, 0])]).lines(), 0);
        assert_eq!(Ahead::new([View::whole(start, [200], [1]).ahead([200])]).lines(), 16);
        assert_eq!(Ahead::new([View::whole(start, [3], [1]).ahead([3])]).lines(), 1);
    }
}
