//! Reductions along one axis.
//!
//! A reduction combines values of the source's accumulator type (see [`CpuElem::Accum`]) and
//! converts once at the end. It runs in lanes, arrays of a few vectors that LLVM keeps in
//! registers:
//!
//! - along a contiguous axis, lane `l` of `N` takes elements `l`, `l + N`, …; the first lanes
//!   also take the whole vectors left at the end. The lanes are then combined as a tree, lane
//!   `l` with lane `l + N/2` and so on; elements that fill no vector come last, in order;
//! - along any other axis, when some axis is contiguous, `N` adjacent results are computed at
//!   once, each combining its elements in order;
//! - otherwise each result combines its elements in order.
//!
//! `N` is four vectors of the level, so the order of a sum is fixed by the level, the extents
//! and the strides.

mod arg;
mod fused;
mod lanes;
mod op;

pub use arg::{ArgMax, ArgMin, ArgOp, arg_reduce, arg_reduce_whole};
pub(crate) use fused::CHUNK;
pub use fused::FusedReduction;
pub(crate) use lanes::with_lanes;
pub use op::{AbsMax, AbsSum, All, Any, Max, MaxNan, Min, MinNan, Product, ReduceOp, Sum};

use crate::level::Level;
use crate::rows::{Odometer, Span, unit_axis};
use crate::scalar::CpuElem;
use crate::view::View;

/// Reduces `src` along `axis` into `dst`, which has extent 1 there; see
/// [`insert_axis`](crate::rows::insert_axis). With `accumulate`, combines with
/// what `dst` holds. Indices that `src` lacks have the value `fill`; results
/// that `dst` lacks are dropped.
///
/// # Safety
/// The existing indices of `src` are readable, those of `dst` readable and
/// writable; they share no memory. The CPU has the level `L`.
#[inline(always)]
pub unsafe fn reduce<L: Level, O: ReduceOp, S: CpuElem, D: CpuElem, const R: usize>(
    src: View<S, R>,
    axis: usize,
    dst: View<D, R>,
    accumulate: bool,
    fill: S,
) {
    let mut results = Span::of(&dst);
    if results.is_empty() {
        return;
    }
    let n = src.extent[axis];
    let across = unit_axis(&src, axis);
    let whole = src.is_whole() && n > 0;
    if whole && src.stride[axis] == 1 {
        // SAFETY: the caller's promise.
        unsafe { reduce_rows::<L, O, S, D, R>(&src, n, &dst, results, accumulate) };
    } else if whole && across < R {
        let count = results.hi[across] - results.lo[across];
        let mut indices = Odometer::new(results, across);
        while let Some(index) = indices.next() {
            // SAFETY: `src` is whole, so the columns exist.
            unsafe {
                let (from, to) = (src.at(index), dst.at(index));
                let sink = Sink { to, step: dst.stride[across], accumulate };
                lanes::fold_columns::<L, O, S, D>(from, src.stride[axis], n, count, sink);
            }
        }
    } else {
        results.lo[axis] = 0;
        results.hi[axis] = 1;
        let mut indices = Odometer::new(results, R);
        while let Some(index) = indices.next() {
            // SAFETY: elements are checked one by one.
            unsafe {
                let value = fold_checked::<O, S, R>(&src, axis, index, fill);
                put::<O, S, D>(dst.at(index), value, accumulate);
            }
        }
    }
}

/// The part of a tile that a reduction along its last axis needs: without the tail from `end` on, whose elements are
/// one value in each row, where that is neutral for the operation. What stays fills all lanes.
///
/// # Safety
/// Every index of `tile` exists and is readable.
#[inline(always)]
pub unsafe fn without_tail<L: Level, O: ReduceOp, S: CpuElem, const R: usize>(
    mut tile: View<S, R>,
    end: i64,
) -> View<S, R> {
    let last = R - 1;
    let step = (4 * L::VECTOR_BYTES / size_of::<S::Accum>()) as i64;
    let kept = (Ord::max(end, 1) - 1) / step * step + step;
    if kept >= tile.extent[last] {
        return tile;
    }
    let mut first = Span::of(&tile);
    first.hi[last] = 1;
    let mut rows = Odometer::new(first, R);
    while let Some(mut index) = rows.next() {
        index[last] = kept;
        // SAFETY: the caller's promise.
        let value = unsafe { *tile.at(index) }.to::<S::Accum>();
        let neutral = O::identity::<S::Accum>();
        if !CpuElem::eq(O::step(neutral, value), neutral) {
            return tile;
        }
    }
    tile.extent[last] = kept;
    tile.hi[last] = kept;
    tile
}

/// Reduces contiguous rows of `n` elements.
///
/// # Safety
/// As for [`reduce`]; the rows of `src` at all `results` exist, and these exist in `dst`.
#[inline(always)]
unsafe fn reduce_rows<L: Level, O: ReduceOp, S: CpuElem, D: CpuElem, const R: usize>(
    src: &View<S, R>,
    n: i64,
    dst: &View<D, R>,
    results: Span<R>,
    accumulate: bool,
) {
    let mut indices = Odometer::new(results, R);
    while let Some(index) = indices.next() {
        // SAFETY: the caller's promise.
        unsafe {
            let value = lanes::fold_row::<L, O, S>(src.at(index), n);
            put::<O, S, D>(dst.at(index), value, accumulate);
        }
    }
}

/// [`reduce`] along a contiguous axis, of views of which every index exists: does it and
/// returns true, or returns false.
///
/// # Safety
/// As for [`reduce`].
#[inline(always)]
pub unsafe fn reduce_whole<L: Level, O: ReduceOp, S: CpuElem, D: CpuElem, const R: usize>(
    src: View<S, R>,
    axis: usize,
    dst: View<D, R>,
    accumulate: bool,
    _fill: S,
) -> bool {
    let n = src.extent[axis];
    if src.stride[axis] != 1 || n <= 0 || !src.is_whole() || !dst.is_whole() {
        return false;
    }
    // SAFETY: the caller's promise; every index exists.
    unsafe { reduce_rows::<L, O, S, D, R>(&src, n, &dst, Span::of(&dst), accumulate) };
    true
}

/// Where the results of adjacent columns go.
#[derive(Clone, Copy)]
struct Sink<D> {
    to: *mut D,
    step: i64,
    accumulate: bool,
}

impl<D: CpuElem> Sink<D> {
    /// # Safety
    /// Result `i` exists.
    #[inline(always)]
    unsafe fn put<O: ReduceOp, S: CpuElem>(&self, i: i64, value: S::Accum) {
        // SAFETY: the caller's promise.
        unsafe { put::<O, S, D>(self.to.wrapping_offset((i * self.step) as isize), value, self.accumulate) };
    }
}

/// # Safety
/// `dst` is valid; initialised when `accumulate`.
#[inline(always)]
unsafe fn put<O: ReduceOp, S: CpuElem, D: CpuElem>(dst: *mut D, value: S::Accum, accumulate: bool) {
    // SAFETY: the caller's promise.
    unsafe {
        let value = if accumulate { O::merge((*dst).to::<S::Accum>(), value) } else { value };
        dst.write(value.to::<D>());
    }
}

/// Folds one line of `src` in order.
///
/// # Safety
/// The existing indices of `src` are readable.
#[inline(always)]
unsafe fn fold_checked<O: ReduceOp, S: CpuElem, const R: usize>(
    src: &View<S, R>,
    axis: usize,
    mut index: [i64; R],
    fill: S,
) -> S::Accum {
    let inside = Span::of(src).contains_but(index, axis);
    let mut folded = O::identity::<S::Accum>();
    let mut i = 0;
    while i < src.extent[axis] {
        index[axis] = i;
        let exists = inside && i >= src.lo[axis] && i < src.hi[axis];
        // SAFETY: the index exists.
        let x = if exists { unsafe { *src.at(index) } } else { fill };
        folded = O::step(folded, x.to::<S::Accum>());
        i += 1;
    }
    folded
}

#[cfg(test)]
mod tests;
