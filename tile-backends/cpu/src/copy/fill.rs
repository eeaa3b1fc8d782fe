//! Fills: sets every element of a view to one value.

use crate::level::Level;
use crate::rows::{Odometer, Span, unit_axis};
use crate::scalar::CpuElem;
use crate::view::View;

/// Sets every existing element.
///
/// # Safety
/// The existing indices of `dst` are writable.
#[inline(always)]
pub unsafe fn fill<L: Level, T: CpuElem, const R: usize>(dst: View<T, R>, value: T) {
    let span = Span::of(&dst);
    if !span.is_empty() {
        // SAFETY: the caller's promise.
        unsafe { fill_span::<T, R>(&dst, span, value) };
    }
}

/// Sets the elements of `span`, which is not empty.
///
/// # Safety
/// `span` exists in `dst` and is writable.
#[inline(always)]
pub(super) unsafe fn fill_span<T: CpuElem, const R: usize>(dst: &View<T, R>, span: Span<R>, value: T) {
    if R == 0 {
        // SAFETY: the one element exists.
        return unsafe { *dst.ptr = value };
    }
    let last = R - 1;
    if dst.stride[last] == 1 {
        // SAFETY: the caller's promise.
        return unsafe { fill_rows::<T, R>(dst, span, value) };
    }
    let unit = unit_axis(dst, R);
    let axis = if unit < R { unit } else { last };
    let (n, step) = (span.hi[axis] - span.lo[axis], dst.stride[axis]);
    let mut rows = Odometer::new(span, axis);
    while let Some(index) = rows.next() {
        let row = dst.at(index);
        let mut i = 0;
        while i < n {
            // SAFETY: element `i` of the row exists.
            unsafe { *row.offset((i * step) as isize) = value };
            i += 1;
        }
    }
}

/// Sets the elements of `span` by rows along the last axis. Axes over which rows follow
/// each other without a gap join the row.
///
/// # Safety
/// As for [`fill_span`]; the stride of the last axis is 1.
#[inline(always)]
pub(super) unsafe fn fill_rows<T: CpuElem, const R: usize>(dst: &View<T, R>, span: Span<R>, value: T) {
    let last = R - 1;
    let mut n = span.hi[last] - span.lo[last];
    let mut held = 1 << last;
    let mut axis = last;
    while axis > 0 && dst.stride[axis - 1] == n {
        axis -= 1;
        n *= span.hi[axis] - span.lo[axis];
        held |= 1 << axis;
    }
    let mut rows = Odometer::holding(span, held);
    while let Some(index) = rows.next() {
        // SAFETY: the row exists and is contiguous.
        unsafe { set_row(dst.at(index), n as usize, value) };
    }
}

/// [`fill`] of a view of which every index exists, with contiguous rows: does it and
/// returns true, or returns false.
///
/// # Safety
/// As for [`fill`].
#[inline(always)]
pub unsafe fn fill_whole<L: Level, T: CpuElem, const R: usize>(dst: View<T, R>, value: T) -> bool {
    if R == 0 || dst.stride[R - 1] != 1 || !dst.is_whole() {
        return false;
    }
    // SAFETY: the caller's promise.
    unsafe { fill_rows::<T, R>(&dst, Span::of(&dst), value) };
    true
}

/// Sets `n` contiguous elements.
///
/// # Safety
/// `row` is valid for writing `n` elements.
#[inline(always)]
pub(super) unsafe fn set_row<T: CpuElem>(row: *mut T, n: usize, value: T) {
    // SAFETY: the caller's promise. The elements may be uninitialised, so no
    // reference to them is made.
    let mut i = 0;
    while i < n {
        // SAFETY: `i < n`.
        unsafe { row.add(i).write(value) };
        i += 1;
    }
}
