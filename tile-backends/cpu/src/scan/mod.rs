//! Inclusive scans along one axis.
//!
//! `dst[i]` is the reduction of `src[0..=i]`, or with `reverse` of `src[i..]`, in order from
//! that end. Like a reduction, a scan combines in the source's accumulator type and converts
//! each result. Where another axis is contiguous, adjacent lines are scanned at once in lanes.
//! Along a contiguous axis the order forces a dependent chain, and only separate lines overlap.

mod lines;

use crate::level::Level;
use crate::reduce::ReduceOp;
use crate::rows::{Odometer, Span, unit_axis};
use crate::scalar::CpuElem;
use crate::view::View;
use lines::Lines;

/// Scans `src` along `axis` into `dst` by `Sum`, `Max` or any other fold.
/// Indices that `src` lacks have the value `fill`; results that `dst` lacks
/// are dropped.
///
/// # Safety
/// The existing indices of `src` are readable and those of `dst` writable. The
/// two are the same view of the same memory or share none. The CPU has the
/// level `L`.
#[inline(always)]
pub unsafe fn scan<L: Level, O: ReduceOp, S: CpuElem, D: CpuElem, const R: usize>(
    src: View<S, R>,
    axis: usize,
    dst: View<D, R>,
    reverse: bool,
    fill: S,
) {
    let results = Span::of(&dst);
    if results.is_empty() {
        return;
    }
    let whole = src.is_whole() && dst.is_whole();
    let across = unit_axis(&src, axis);
    let n = src.extent[axis];
    let first = if reverse { n - 1 } else { 0 };
    let step = if reverse { -1 } else { 1 };
    if !whole {
        let mut indices = Odometer::new(results, axis);
        while let Some(index) = indices.next() {
            // SAFETY: elements are checked one by one.
            unsafe { scan_checked::<O, S, D, R>(&src, axis, &dst, index, reverse, fill) };
        }
        return;
    }
    // A contiguous axis of the source is scanned along only when no other is
    // contiguous: lanes are worth more than locality. Then other lines still
    // fill the time that one takes from each addition to the next.
    let across = if across < R { across } else { longest_axis(&src, axis) };
    let (held, count) = if across < R { (1 << axis | 1 << across, src.extent[across]) } else { (1 << axis, 1) };
    let across = if across < R { across } else { axis };
    let mut indices = Odometer::holding(results, held);
    while let Some(mut index) = indices.next() {
        index[axis] = first;
        let lines = Lines {
            src: src.at(index),
            src_step: step * src.stride[axis],
            src_across: src.stride[across],
            dst: dst.at(index),
            dst_step: step * dst.stride[axis],
            dst_across: dst.stride[across],
            n,
            count,
        };
        // SAFETY: both views are whole, so the lines exist.
        unsafe { lines.scan::<L, O>() };
    }
}

/// The longest axis other than `except`, or `R` if there is none.
#[inline(always)]
fn longest_axis<T, const R: usize>(view: &View<T, R>, except: usize) -> usize {
    let (mut found, mut extent) = (R, 1);
    let mut axis = 0;
    while axis < R {
        if axis != except && view.extent[axis] > extent {
            (found, extent) = (axis, view.extent[axis]);
        }
        axis += 1;
    }
    found
}

/// Scans one line.
///
/// # Safety
/// The existing indices of both views are valid.
#[inline(always)]
unsafe fn scan_checked<O: ReduceOp, S: CpuElem, D: CpuElem, const R: usize>(
    src: &View<S, R>,
    axis: usize,
    dst: &View<D, R>,
    mut index: [i64; R],
    reverse: bool,
    fill: S,
) {
    let inside = Span::of(src).contains_but(index, axis);
    let mut folded = O::identity::<S::Accum>();
    let n = src.extent[axis];
    let mut i = 0;
    while i < n {
        let k = if reverse { n - 1 - i } else { i };
        index[axis] = k;
        let exists = inside && k >= src.lo[axis] && k < src.hi[axis];
        // SAFETY: the index exists.
        let x = if exists { unsafe { *src.at(index) } } else { fill };
        folded = O::step(folded, x.to::<S::Accum>());
        if k >= dst.lo[axis] && k < dst.hi[axis] {
            // SAFETY: the index exists.
            unsafe { dst.at(index).write(folded.to::<D>()) };
        }
        i += 1;
    }
}

#[cfg(test)]
mod tests;
