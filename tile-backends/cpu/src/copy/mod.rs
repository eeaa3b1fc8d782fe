//! Copies and fills of views, with conversion and bounds.
//!
//! A copy first fills the part of the destination that the source lacks. It then moves the
//! rest, a rectangular region that needs no bounds check, in one of three ways:
//!
//! * rows that are contiguous on both sides;
//! * blocks of a plane that is contiguous along one axis in the source and along another in the
//!   destination (a transpose);
//! * single elements.

mod fill;
mod non_temporal;
mod transpose;

pub use fill::{fill, fill_whole};
pub use non_temporal::{copy_out, copy_out_from_start};
pub(crate) use non_temporal::{fence, store_non_temporal, uses_non_temporal};

use crate::convert::{cast, convert_row};
use crate::level::Level;
use crate::rows::{Odometer, Span, unit_axis};
use crate::scalar::CpuElem;
use crate::view::View;
use fill::{fill_rows, fill_span, set_row};

/// Copies every element, converted. Indices that `src` lacks give `fill`;
/// those that `dst` lacks are dropped.
///
/// # Safety
/// The existing indices of `src` are readable and those of `dst` writable;
/// they share no memory. The CPU has the level `L`.
#[inline(always)]
pub unsafe fn copy<L: Level, S: CpuElem, D: CpuElem, const R: usize>(src: View<S, R>, dst: View<D, R>, fill: D) {
    let target = Span::of(&dst);
    if target.is_empty() {
        return;
    }
    let core = target.meet(Span::of(&src));
    if core.is_empty() {
        // SAFETY: `target` exists in `dst`.
        return unsafe { fill_span::<D, R>(&dst, target, fill) };
    }
    // SAFETY: as above; `core` exists in both views.
    unsafe {
        fill_around::<D, R>(&dst, target, core, fill);
        copy_span::<L, S, D, R>(&src, &dst, core);
    }
}

/// [`copy`] of views of which all rows exist, with rows that are contiguous in both and may end early: does it and
/// returns true, or returns false.
///
/// # Safety
/// As for [`copy`].
#[inline(always)]
pub unsafe fn copy_from_start<L: Level, S: CpuElem, D: CpuElem, const R: usize>(
    src: View<S, R>,
    dst: View<D, R>,
    fill: D,
) -> bool {
    let rows = R > 0 && src.stride[R - 1] == 1 && dst.stride[R - 1] == 1;
    if !(rows && src.has_all_rows() && dst.has_all_rows()) {
        return false;
    }
    let last = R - 1;
    let (end, all) = (src.hi[last], dst.hi[last]);
    let (mut there, mut absent) = (Span::of(&dst), Span::of(&dst));
    there.hi[last] = if end < all { end } else { all };
    absent.lo[last] = end;
    // SAFETY: the caller's promise; `there` exists in both, and `absent` in `dst`.
    unsafe {
        copy_rows::<L, S, D, R>(&src, &dst, there);
        if end < all {
            fill_rows::<D, R>(&dst, absent, fill);
        }
    }
    true
}

/// Fills `target` without `core`, which lies inside it, as two slices on each
/// axis.
///
/// # Safety
/// `target` exists in `dst`.
#[inline(always)]
unsafe fn fill_around<D: CpuElem, const R: usize>(dst: &View<D, R>, target: Span<R>, core: Span<R>, value: D) {
    let mut rest = target;
    let mut axis = 0;
    while axis < R {
        let (mut before, mut after) = (rest, rest);
        before.hi[axis] = core.lo[axis];
        after.lo[axis] = core.hi[axis];
        // SAFETY: slices of `target`.
        unsafe {
            if !before.is_empty() {
                fill_span::<D, R>(dst, before, value);
            }
            if !after.is_empty() {
                fill_span::<D, R>(dst, after, value);
            }
        }
        rest.lo[axis] = core.lo[axis];
        rest.hi[axis] = core.hi[axis];
        axis += 1;
    }
}

/// # Safety
/// As [`copy`]; `span` exists in both views and is not empty.
#[inline(always)]
unsafe fn copy_span<L: Level, S: CpuElem, D: CpuElem, const R: usize>(
    src: &View<S, R>,
    dst: &View<D, R>,
    span: Span<R>,
) {
    if R == 0 {
        // SAFETY: the one element exists.
        return unsafe { *dst.ptr = cast::<L, S, D>(*src.ptr) };
    }
    let last = R - 1;
    if dst.stride[last] == 1 && src.stride[last] == 1 {
        // SAFETY: the caller's promise.
        return unsafe { copy_rows::<L, S, D, R>(src, dst, span) };
    }
    let (from, to) = (unit_axis(src, R), unit_axis(dst, R));
    // SAFETY: the caller's promise; the axes have stride 1 where that is
    // demanded.
    unsafe {
        if from < R && to < R && from != to {
            transpose::copy_planes::<L, S, D, R>(src, dst, span, from, to);
        } else {
            let axis = if to < R { to } else { last };
            copy_strided::<L, S, D, R>(src, dst, span, axis);
        }
    }
}

/// Copies rows along the last axis, where both sides are contiguous. Axes
/// over which the rows follow each other without a gap join the row.
///
/// # Safety
/// As [`copy_span`]; both strides of the last axis are 1.
#[inline(always)]
pub(crate) unsafe fn copy_rows<L: Level, S: CpuElem, D: CpuElem, const R: usize>(
    src: &View<S, R>,
    dst: &View<D, R>,
    span: Span<R>,
) {
    let mut n = span.hi[R - 1] - span.lo[R - 1];
    let mut held = 1 << (R - 1);
    let mut axis = R - 1;
    while axis > 0 && src.stride[axis - 1] == n && dst.stride[axis - 1] == n {
        axis -= 1;
        n *= span.hi[axis] - span.lo[axis];
        held |= 1 << axis;
    }
    let mut rows = Odometer::holding(span, held);
    while let Some(index) = rows.next() {
        // SAFETY: the row exists in both views and is contiguous.
        unsafe { convert_row::<L, S, D>(src.at(index), dst.at(index), n as usize) };
    }
}

/// Copies element by element along `axis`.
///
/// # Safety
/// As [`copy_span`].
#[inline(always)]
unsafe fn copy_strided<L: Level, S: CpuElem, D: CpuElem, const R: usize>(
    src: &View<S, R>,
    dst: &View<D, R>,
    span: Span<R>,
    axis: usize,
) {
    let n = span.hi[axis] - span.lo[axis];
    let (from_step, to_step) = (src.stride[axis], dst.stride[axis]);
    let mut rows = Odometer::new(span, axis);
    while let Some(index) = rows.next() {
        let (from, to) = (src.at(index), dst.at(index));
        if from_step == 0 && to_step == 1 {
            // SAFETY: the row exists in both views.
            unsafe { set_row(to, n as usize, cast::<L, S, D>(*from)) };
            continue;
        }
        let mut i = 0;
        while i < n {
            // SAFETY: element `i` of the row exists in both views.
            unsafe {
                let x = *from.offset((i * from_step) as isize);
                *to.offset((i * to_step) as isize) = cast::<L, S, D>(x);
            }
            i += 1;
        }
    }
}

#[cfg(test)]
mod tests;
