//! Bringing memory near before it is needed.
//!
//! While one pair of tiles is multiplied, the caches have nothing to do. What
//! the next pair will be packed from lies in long rows far apart, a pattern
//! that no hardware prefetcher follows across pages. [`Ahead`] is the list of
//! those rows; the multiplication asks for a few cache lines of it between
//! register tiles, so that requests never queue up. [`Coming`] is the same for
//! what the next block or iteration copies, asked for by the loops and copies of
//! this one.

use crate::prefetch::{LINE, prefetch};
use crate::view::View;
use std::mem::MaybeUninit;

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
        const PIECE: usize = 8 * LINE;
        if bytes < PIECE {
            return Rows { start, count: usize::from(bytes > 0), bytes, step: bytes as isize };
        }
        Rows { start, count: bytes.div_ceil(PIECE), bytes: PIECE, step: PIECE as isize }
    }
}

impl<T, const R: usize> View<T, R> {
    /// [`View::ahead`] if the memory is `far`, as caches need not be asked.
    #[inline(always)]
    pub fn coming(&self, by: [i64; R], far: bool) -> Rows {
        let Rows { start, count, bytes, step } = self.ahead(by);
        // From the beginning of a line, or the last one would be left out.
        let before = start.addr() % LINE;
        let (start, bytes) = (start.wrapping_sub(before), bytes + before);
        Rows { start, count: if far { count } else { 0 }, bytes, step }
    }

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

/// What is still to be brought. Blocks of small products take less time than it
/// would to fill the places that nothing has.
#[derive(Clone, Copy, Debug)]
pub struct Ahead {
    rows: [MaybeUninit<Rows>; MAX],
    /// How many of `rows` there are, all of which are initialised.
    len: usize,
    /// The first of `rows` not yet done.
    at: usize,
    /// Bytes of its first row that are done.
    offset: usize,
}

impl Ahead {
    /// These rows, as many as there is room for.
    #[inline(always)]
    pub fn new<const K: usize>(rows: [Rows; K]) -> Ahead {
        let len = if K < MAX { K } else { MAX };
        let mut all = [MaybeUninit::uninit(); MAX];
        let mut i = 0;
        while i < len {
            all[i].write(rows[i]);
            i += 1;
        }
        Ahead { rows: all, len, at: 0, offset: 0 }
    }

    /// Asks for all rows.
    #[inline(always)]
    pub fn bring_all(mut self) {
        self.bring(usize::MAX);
    }

    /// Cache lines in all.
    #[inline(always)]
    pub(super) fn lines(&self) -> usize {
        self.rows().map(|rows| rows.count * rows.bytes.div_ceil(LINE)).sum()
    }

    #[inline(always)]
    fn rows(&self) -> impl Iterator<Item = &Rows> {
        // SAFETY: these are initialised.
        self.rows[..self.len].iter().map(|rows| unsafe { rows.assume_init_ref() })
    }

    /// Asks for the next `lines`.
    pub(super) fn bring(&mut self, lines: usize) {
        let mut left = lines;
        while left > 0 && self.at < self.len {
            // SAFETY: `at` is below `len`.
            let rows = unsafe { self.rows[self.at].assume_init_mut() };
            if rows.count == 0 {
                self.at += 1;
                continue;
            }
            let there = (rows.bytes - self.offset).div_ceil(LINE);
            let lines = if there < left { there } else { left };
            let start = rows.start.wrapping_add(self.offset);
            for line in 0..lines {
                prefetch(start.wrapping_add(line * LINE));
            }
            left -= lines;
            self.offset += lines * LINE;
            if self.offset >= rows.bytes {
                rows.start = rows.start.wrapping_offset(rows.step);
                rows.count -= 1;
                self.offset = 0;
            }
        }
    }
}

/// What comes next, asked for in step with work on so many elements.
#[derive(Clone, Copy, Debug)]
pub struct Coming {
    ahead: Ahead,
    /// Lines for each element, and what is owed, in parts of [`Coming::ONE`].
    pace: u64,
    owed: u64,
}

impl Coming {
    const ONE: u64 = 1 << 24;

    /// Asks for `ahead` while `elements` are worked on.
    #[inline(always)]
    pub fn new(ahead: Ahead, elements: i64) -> Coming {
        let elements = if elements > 0 { elements as u64 } else { 1 };
        Coming { ahead, pace: (ahead.lines() as u64 * Coming::ONE).div_ceil(elements), owed: 0 }
    }

    /// Nothing.
    #[inline(always)]
    pub fn nothing() -> Coming {
        Coming { ahead: Ahead::new([]), pace: 0, owed: 0 }
    }

    /// Whether anything is asked for.
    #[inline(always)]
    pub fn is_something(&self) -> bool {
        self.pace > 0
    }

    /// Asks for the share of the next `elements`.
    #[inline(always)]
    pub fn bring_for(&mut self, elements: i64) {
        if self.pace > 0 {
            self.owed += self.pace * elements as u64;
            self.ahead.bring((self.owed / Coming::ONE) as usize);
            self.owed %= Coming::ONE;
        }
    }

    /// Asks for what is left.
    #[inline(always)]
    pub fn bring_all(self) {
        if self.pace > 0 {
            self.ahead.bring_all();
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
            assert_eq!(ahead.rows().map(|rows| rows.count).sum::<usize>(), 2 * left);
        }
        // Of rows of 160 bytes that begin within a line, three or four lines.
        let mut coming = Coming::new(Ahead::new([view.coming([0, 40], true)]), 200);
        let lines = coming.ahead.lines();
        assert_eq!(lines, 5 * (view.at([0, 40]).addr() % LINE + 160).div_ceil(LINE));
        for left in (0..5).rev() {
            coming.bring_for(40);
            assert_eq!(coming.ahead.rows().next().unwrap().count, left);
        }
        assert!(!Coming::new(Ahead::new([view.coming([0, 40], false)]), 200).is_something());
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
