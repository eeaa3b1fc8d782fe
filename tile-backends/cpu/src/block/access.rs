//! Element accesses and row accesses of a view, with bounds checks.

use super::relaxed;
use super::row::{Guarded, Strided};
use crate::atomic::{AtomicOp, Order, atomic_compare_exchange, atomic_rmw};
use crate::scalar::CpuElem;
use crate::view::{View, clamp};

impl<T: CpuElem, const R: usize> View<T, R> {
    /// The element at `index`, or `fill` where none exists.
    ///
    /// # Safety
    /// Existing elements can be read.
    #[inline(always)]
    pub unsafe fn load(&self, index: [i64; R], fill: T) -> T {
        // SAFETY: the element exists.
        if self.exists(index) { unsafe { self.load_inside(index) } } else { fill }
    }

    /// The element at `index`, which exists.
    ///
    /// # Safety
    /// The element exists and can be read.
    #[inline(always)]
    pub unsafe fn load_inside(&self, index: [i64; R]) -> T {
        // SAFETY: the caller's promise; the encoding has the element's width
        // and at most its alignment.
        T::from_bits(unsafe { *self.at(index).cast::<T::Bits>() })
    }

    /// Writes the element at `index` where one exists.
    ///
    /// # Safety
    /// Existing elements can be written.
    #[inline(always)]
    pub unsafe fn store(&self, index: [i64; R], value: T) {
        if self.exists(index) {
            // SAFETY: the element exists.
            unsafe { *self.at(index) = value };
        }
    }

    /// Writes the element at `index`, which exists.
    ///
    /// # Safety
    /// The element exists and can be written.
    #[inline(always)]
    pub unsafe fn store_inside(&self, index: [i64; R], value: T) {
        // SAFETY: the caller's promise.
        unsafe { *self.at(index) = value };
    }

    /// As [`View::load`], of an element that another block may be writing.
    ///
    /// # Safety
    /// Existing elements are as [`relaxed::load`] demands.
    #[inline(always)]
    pub unsafe fn load_relaxed(&self, index: [i64; R], fill: T) -> T {
        // SAFETY: the element exists.
        if self.exists(index) { unsafe { relaxed::load(self.at(index)) } } else { fill }
    }

    /// As [`View::store`], of an element that another block may be accessing.
    ///
    /// # Safety
    /// Existing elements are as [`relaxed::load`] demands.
    #[inline(always)]
    pub unsafe fn store_relaxed(&self, index: [i64; R], value: T) {
        if self.exists(index) {
            // SAFETY: the element exists.
            unsafe { relaxed::store(self.at(index), value) };
        }
    }

    /// Combines the element at `index` with `value`, and gives the old one;
    /// zero where none exists.
    ///
    /// # Safety
    /// Existing elements are as [`atomic_rmw`] demands.
    #[inline(always)]
    pub unsafe fn atomic(&self, op: AtomicOp, index: [i64; R], value: T, order: Order) -> T {
        // SAFETY: the element exists.
        if self.exists(index) { unsafe { atomic_rmw(op, self.at(index), value, order) } } else { T::ZERO }
    }

    /// As [`View::atomic`], of an element that nothing else accesses.
    ///
    /// # Safety
    /// Existing elements can be read and written.
    #[inline(always)]
    pub unsafe fn update(&self, op: AtomicOp, index: [i64; R], value: T) -> T {
        if !self.exists(index) {
            return T::ZERO;
        }
        // SAFETY: the element exists.
        unsafe {
            let old = self.load_inside(index);
            self.store_inside(index, op.apply(old, value));
            old
        }
    }

    /// Replaces the element at `index` by `new` if it equals `expected`, and
    /// gives the old one; zero where none exists.
    ///
    /// # Safety
    /// Existing elements are as [`atomic_rmw`] demands.
    #[inline(always)]
    pub unsafe fn compare_exchange(&self, index: [i64; R], expected: T, new: T, order: Order) -> T {
        if self.exists(index) {
            // SAFETY: the element exists.
            unsafe { atomic_compare_exchange(self.at(index), expected, new, order) }
        } else {
            T::ZERO
        }
    }

    /// Whether all indices `first + Σ steps·i` exist, with `0 <= i < count` for
    /// each of `counts`; `steps` has a line for each axis of the view. `first`
    /// may have wrapped.
    #[inline(always)]
    pub fn has<const K: usize>(&self, first: [i64; R], steps: [[i64; K]; R], counts: [i64; K]) -> bool {
        let mut all = true;
        let mut axis = 0;
        while axis < R {
            let mut last = first[axis];
            let mut i = 0;
            while i < K {
                let by = if counts[i] > 1 { counts[i] - 1 } else { 0 };
                // A step is negative only where its number wrapped.
                all &= steps[axis][i] >= 0;
                last = last.saturating_add(steps[axis][i].saturating_mul(by));
                i += 1;
            }
            // What saturates is not below any bound.
            all &= first[axis] >= self.lo[axis] && last < self.hi[axis];
            axis += 1;
        }
        all
    }

    /// [`View::has`] for rows along `axis` whose elements must be adjacent
    /// in memory.
    #[inline(always)]
    pub fn has_rows<const K: usize>(
        &self,
        axis: usize,
        first: [i64; R],
        steps: [[i64; K]; R],
        counts: [i64; K],
    ) -> bool {
        self.stride[axis] == 1 && self.has(first, steps, counts)
    }

    /// [`View::row_by`] where all elements exist.
    #[inline(always)]
    pub fn whole_row(&self, axis: usize, index: [i64; R], n: i64, step: i64) -> View<T, 1> {
        View::whole(self.at(index), [n], [self.stride[axis].wrapping_mul(step)])
    }

    /// Every `step`-th element from `index` on along `axis`, `n` in all, as
    /// far as they exist. `step` is positive.
    #[inline(always)]
    pub fn row_by(&self, axis: usize, index: [i64; R], n: i64, step: i64) -> View<T, 1> {
        let mut row = self.row(axis, index, n.saturating_mul(step));
        row.extent = [n];
        row.stride[0] *= step;
        // Element i is index i·step of the longer row.
        row.lo[0] = (row.lo[0] + (step - 1)) / step;
        row.hi[0] = (row.hi[0] + (step - 1)) / step;
        row
    }

    /// The `n` elements from `index` on along `axis`, as far as they exist.
    #[inline(always)]
    pub fn row(&self, axis: usize, index: [i64; R], n: i64) -> View<T, 1> {
        // What a window and its squeezing come to, with less arithmetic: rows
        // are made once for each row of a vector loop.
        let mut exists = true;
        let mut other = 0;
        while other < R {
            exists &= other == axis || index[other] >= self.lo[other] && index[other] < self.hi[other];
            other += 1;
        }
        let mut lo = self.lo[axis].saturating_sub(index[axis]);
        lo = if lo < 0 { 0 } else { lo };
        lo = if lo > n { n } else { lo };
        let mut hi = self.hi[axis].saturating_sub(index[axis]);
        hi = if hi > n { n } else { hi };
        hi = if exists && hi > lo { hi } else { lo };
        View { ptr: self.at(index), extent: [n], stride: [self.stride[axis]], lo: [lo], hi: [hi] }
    }
}

/// Rows, as [`View::row`] gives them.
impl<T: CpuElem> View<T, 1> {
    /// The first `N` elements.
    ///
    /// # Safety
    /// They exist and can be read.
    #[inline(always)]
    pub unsafe fn elements<const N: usize>(&self) -> [T; N] {
        let mut all = [T::ZERO; N];
        let mut i = 0;
        while i < N {
            // SAFETY: the caller's promise.
            all[i] = unsafe { self.load_inside([i as i64]) };
            i += 1;
        }
        all
    }

    /// The indices that exist.
    #[inline(always)]
    pub fn span(&self) -> [i64; 2] {
        [self.lo[0], self.hi[0]]
    }

    /// The indices that exist, if the elements are adjacent in memory, else
    /// none.
    #[inline(always)]
    pub fn unit_span(&self) -> [i64; 2] {
        if self.stride[0] == 1 { [self.lo[0], self.hi[0]] } else { [0, 0] }
    }

    /// `n` elements from `from` on.
    ///
    /// # Safety
    /// They exist, are adjacent in memory, and nothing writes them while the
    /// slice lives.
    #[inline(always)]
    pub unsafe fn slice<'a>(&self, from: i64, n: i64) -> &'a [T] {
        if n <= 0 {
            return &[];
        }
        // SAFETY: the caller's promise.
        unsafe { std::slice::from_raw_parts(self.at([from]), n as usize) }
    }

    /// `n` elements from `from` on, for writing.
    ///
    /// # Safety
    /// They exist, are adjacent in memory, and nothing else reads or writes
    /// them while the slice lives.
    #[inline(always)]
    pub unsafe fn slice_mut<'a>(&self, from: i64, n: i64) -> &'a mut [T] {
        if n <= 0 {
            return &mut [];
        }
        // SAFETY: the caller's promise.
        unsafe { std::slice::from_raw_parts_mut(self.at([from]), n as usize) }
    }

    /// The row from `from` on, unchecked.
    #[inline(always)]
    pub fn strided(&self, from: i64) -> Strided<T> {
        Strided { ptr: self.at([from]), stride: self.stride[0] }
    }

    /// The row from `from` on; elements that do not exist read as `fill`.
    #[inline(always)]
    pub fn guarded(&self, from: i64, fill: T) -> Guarded<T> {
        Guarded { ptr: self.ptr, stride: self.stride[0], from, span: self.span(), fill }
    }
}

/// The indices below `n` in all spans, as `from..to`; empty at the end of the
/// row when there are none.
#[inline(always)]
pub fn common<const K: usize>(n: i64, spans: [[i64; 2]; K]) -> (i64, i64) {
    let mut whole = true;
    let mut i = 0;
    while i < K {
        whole &= spans[i][0] == 0 && spans[i][1] == n;
        i += 1;
    }
    if whole { (0, n) } else { common_part(n, spans) }
}

/// How many of the indices `start..start + count` are below `live`.
#[inline(always)]
pub fn live_part(live: i64, start: i64, count: i64) -> i64 {
    clamp(live.saturating_sub(start), 0, count)
}

/// The iterations of a vector loop that compute a row of `end` elements and one of the tail behind them: as many as
/// fill vectors.
#[inline(always)]
pub fn with_tail(end: i64) -> i64 {
    (end / TAIL_STEP + 1) * TAIL_STEP
}

/// Elements of the vectors that LLVM unrolls a loop by.
const TAIL_STEP: i64 = 32;

/// [`common`] where something is missing. Not inlined: nearly all rows are
/// whole.
#[cold]
#[inline(never)]
fn common_part<const K: usize>(n: i64, spans: [[i64; 2]; K]) -> (i64, i64) {
    let (mut from, mut to) = (0, n);
    let mut i = 0;
    while i < K {
        from = if spans[i][0] > from { spans[i][0] } else { from };
        to = if spans[i][1] < to { spans[i][1] } else { to };
        i += 1;
    }
    if from < to { (from, to) } else { (n, n) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_say_whether_all_indices_exist() {
        let whole = View::packed(std::ptr::null_mut::<u8>(), [6, 7]);
        let part = View { lo: [1, 0], hi: [5, 6], ..whole };
        for view in [whole, part] {
            // No memory is touched: Miri sees a few.
            for bits in (0..3_i64.pow(6)).step_by(if cfg!(miri) { 13 } else { 1 }) {
                let [x, y, a, b, c, d] = std::array::from_fn(|digit| bits / 3_i64.pow(digit as u32) % 3);
                let (first, steps, counts) = ([x - 1, y], [[a, b], [c, d]], [2, 3]);
                let indices = (0..6).map(|n| [x - 1 + a * (n / 3) + b * (n % 3), y + c * (n / 3) + d * (n % 3)]);
                assert_eq!(view.has(first, steps, counts), indices.into_iter().all(|index| view.exists(index)));
            }
        }
        assert!(whole.has_rows(1, [0, 0], [[1], [0]], [6]) && !whole.has_rows(0, [0, 0], [[1], [0]], [6]));
    }

    #[test]
    fn corners_that_wrap_are_not_inside() {
        let view = View::packed(std::ptr::null_mut::<u8>(), [8, 8]);
        let has = |first, step, count| view.has([first, 0], [[step], [0]], [count]);
        // The last index would be 0 again.
        assert!(has(0, 1 << 60, 1) && !has(0, 1 << 60, 17));
        assert!(!has(0, i64::MAX, 3) && !has(1, -1, 2) && !has(0, i64::MIN, 2));
        assert!(!has(i64::MIN, i64::MAX, 2) && !has(-1, i64::MAX, i64::MAX) && !has(i64::MAX, 1, 1));
    }

    #[test]
    fn whole_rows_are_rows() {
        let view = View::packed(std::ptr::null_mut::<u8>(), [6, 7]);
        for (axis, index, n, step) in [(1, [2, 1], 3, 2), (0, [1, 3], 2, 4), (1, [5, 0], 7, 1)] {
            let (found, expected) = (view.whole_row(axis, index, n, step), view.row_by(axis, index, n, step));
            assert_eq!((found.ptr, found.stride, found.span()), (expected.ptr, expected.stride, expected.span()));
        }
    }
}
