//! Software prefetch of operands that the next GEMM, copy or loop reads.
//!
//! While one pair of tiles is multiplied, memory is idle. The next pair will be packed from
//! long rows far apart, a pattern that no hardware prefetcher follows across pages.
//!
//! * [`PrefetchList`] is the list of those rows; the macro-kernel prefetches a few lines of it
//!   between register tiles, so that requests never queue up.
//! * [`PacedPrefetch`] does the same for what the next block or iteration copies, at the pace
//!   of the loops and copies of this one.

use crate::prefetch::{LINE, prefetch};
use crate::view::View;
use std::mem::MaybeUninit;

/// The hardware prefetcher finds rows nearer than this,
const PAGE: isize = 4096;
/// if it sees this many bytes of each.
const FOUND: usize = 256;
/// The most operands that a GEMM prefetches.
const MAX: usize = 6;

/// Contiguous rows at a constant stride.
#[derive(Clone, Copy, Debug)]
pub struct PrefetchRows {
    start: *const u8,
    count: usize,
    bytes: usize,
    step: isize,
}

impl PrefetchRows {
    /// One contiguous range of memory.
    #[inline(always)]
    pub fn contiguous(start: *const u8, bytes: usize) -> PrefetchRows {
        // Cut into pieces, so that a few lines can be prefetched at a time.
        const PIECE: usize = 8 * LINE;
        if bytes < PIECE {
            return PrefetchRows { start, count: usize::from(bytes > 0), bytes, step: bytes as isize };
        }
        PrefetchRows { start, count: bytes.div_ceil(PIECE), bytes: PIECE, step: PIECE as isize }
    }
}

impl<T, const R: usize> View<T, R> {
    /// [`View::prefetch_rows`] if the tensor is larger than the last-level cache
    /// (`non_temporal`), else none, because a cache holds it.
    #[inline(always)]
    pub fn paced_prefetch_rows(&self, by: [i64; R], non_temporal: bool) -> PrefetchRows {
        let PrefetchRows { start, count, bytes, step } = self.prefetch_rows(by);
        // From the beginning of a line, or the last line would be omitted.
        let before = start.addr() % LINE;
        let (start, bytes) = (start.wrapping_sub(before), bytes + before);
        PrefetchRows { start, count: if non_temporal { count } else { 0 }, bytes, step }
    }

    /// The rows of the view moved by `by` indices, along its last two axes; none for a view with
    /// more axes. They need not exist: nothing is read.
    #[inline(always)]
    pub fn prefetch_rows(&self, by: [i64; R]) -> PrefetchRows {
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
            return PrefetchRows { start, count: 0, bytes, step };
        }
        // The hardware prefetcher stops at the end of a page in contiguous memory, too.
        if step == bytes as isize {
            return PrefetchRows::contiguous(start, count * bytes);
        }
        let is_found = step < PAGE && bytes >= FOUND;
        PrefetchRows { start, count: if is_found { 0 } else { count }, bytes, step }
    }
}

/// Rows still to be prefetched. Unused entries stay uninitialised: blocks of small GEMMs take
/// less time than filling them.
#[derive(Clone, Copy, Debug)]
pub struct PrefetchList {
    rows: [MaybeUninit<PrefetchRows>; MAX],
    /// How many of `rows` there are, all of which are initialised.
    len: usize,
    /// The first of `rows` not yet done.
    at: usize,
    /// Bytes of its first row that are done.
    offset: usize,
}

impl PrefetchList {
    /// These rows, as many as there is room for.
    #[inline(always)]
    pub fn new<const K: usize>(rows: [PrefetchRows; K]) -> PrefetchList {
        let len = if K < MAX { K } else { MAX };
        let mut all = [MaybeUninit::uninit(); MAX];
        let mut i = 0;
        while i < len {
            all[i].write(rows[i]);
            i += 1;
        }
        PrefetchList { rows: all, len, at: 0, offset: 0 }
    }

    /// Prefetches all rows.
    #[inline(always)]
    pub fn issue_all(mut self) {
        self.issue(usize::MAX);
    }

    /// Cache lines in all.
    #[inline(always)]
    pub(super) fn lines(&self) -> usize {
        self.rows().map(|rows| rows.count * rows.bytes.div_ceil(LINE)).sum()
    }

    #[inline(always)]
    fn rows(&self) -> impl Iterator<Item = &PrefetchRows> {
        // SAFETY: these are initialised.
        self.rows[..self.len].iter().map(|rows| unsafe { rows.assume_init_ref() })
    }

    /// Prefetches the next `lines`.
    pub(super) fn issue(&mut self, lines: usize) {
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

/// Prefetches issued at the pace of work on a number of elements.
#[derive(Clone, Copy, Debug)]
pub struct PacedPrefetch {
    list: PrefetchList,
    /// Lines for each element, and lines due but not issued, in units of 1 /
    /// [`PacedPrefetch::ONE`].
    pace: u64,
    owed: u64,
}

impl PacedPrefetch {
    const ONE: u64 = 1 << 24;

    /// Issues `prefetch` while `elements` elements are processed.
    #[inline(always)]
    pub fn new(prefetch: PrefetchList, elements: i64) -> PacedPrefetch {
        let elements = if elements > 0 { elements as u64 } else { 1 };
        PacedPrefetch {
            list: prefetch,
            pace: (prefetch.lines() as u64 * PacedPrefetch::ONE).div_ceil(elements),
            owed: 0,
        }
    }

    /// Nothing.
    #[inline(always)]
    pub fn none() -> PacedPrefetch {
        PacedPrefetch { list: PrefetchList::new([]), pace: 0, owed: 0 }
    }

    /// Whether there is anything to prefetch.
    #[inline(always)]
    pub fn is_active(&self) -> bool {
        self.pace > 0
    }

    /// Prefetches the share of the next `elements`.
    #[inline(always)]
    pub fn issue_for(&mut self, elements: i64) {
        if self.pace > 0 {
            self.owed += self.pace * elements as u64;
            self.list.issue((self.owed / PacedPrefetch::ONE) as usize);
            self.owed %= PacedPrefetch::ONE;
        }
    }

    /// Prefetches the rest.
    #[inline(always)]
    pub fn issue_all(self) {
        if self.pace > 0 {
            self.list.issue_all();
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
        let mut prefetch =
            PrefetchList::new([view.prefetch_rows([0, 40]), view.permute([1, 0]).prefetch_rows([40, 0])]);
        assert_eq!(prefetch.lines(), 2 * 5 * 3);
        for left in (0..5).rev() {
            prefetch.issue(6);
            assert_eq!(prefetch.rows().map(|rows| rows.count).sum::<usize>(), 2 * left);
        }
        // Of rows of 160 bytes that begin within a line, three or four lines.
        let mut prefetch = PacedPrefetch::new(PrefetchList::new([view.paced_prefetch_rows([0, 40], true)]), 200);
        let lines = prefetch.list.lines();
        assert_eq!(lines, 5 * (view.at([0, 40]).addr() % LINE + 160).div_ceil(LINE));
        for left in (0..5).rev() {
            prefetch.issue_for(40);
            assert_eq!(prefetch.list.rows().next().unwrap().count, left);
        }
        assert!(!PacedPrefetch::new(PrefetchList::new([view.paced_prefetch_rows([0, 40], false)]), 200).is_active());
        let short = View::whole(start, [5, 16], [400, 1]);
        assert_eq!(PrefetchList::new([short.prefetch_rows([0, 16])]).lines(), 5);
        for other in [View::whole(start, [5, 40], [2000, 2]), View::whole(start, [5, 80], [100, 1])] {
            assert_eq!(PrefetchList::new([other.prefetch_rows([0, 0])]).lines(), 0);
        }
        // A contiguous range, in pieces of eight lines; a region of a tensor of more axes.
        assert_eq!(PrefetchList::new([View::whole(start, [64, 16], [16, 1]).prefetch_rows([64, 0])]).lines(), 64);
        let deep = View::whole(start, [1, 1, 5, 16], [80, 80, 400, 1]);
        assert_eq!(PrefetchList::new([deep.prefetch_rows([0, 1, 0, 0])]).lines(), 5);
        assert_eq!(
            PrefetchList::new([View::whole(start, [2, 5, 16], [80, 400, 1]).prefetch_rows([1, 0, 0])]).lines(),
            0
        );
        assert_eq!(PrefetchList::new([View::whole(start, [200], [1]).prefetch_rows([200])]).lines(), 16);
        assert_eq!(PrefetchList::new([View::whole(start, [3], [1]).prefetch_rows([3])]).lines(), 1);
    }
}
