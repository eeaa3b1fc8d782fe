//! Argmax and argmin: the position of the largest or smallest element along an axis.
//!
//! There are two passes: the extreme value, then the lowest index that holds it. Both are plain
//! lane reductions. Ties and NaN need no rule of their own, and a line of NaN only, which no
//! index matches, gives 0.

use super::lanes::{fold_row, steps, with_lanes};
use super::op::pick;
use super::{Max, Min, ReduceOp, fold_checked};
use crate::level::Level;
use crate::rows::{Odometer, Span, unit_axis};
use crate::scalar::CpuElem;
use crate::view::View;

/// Which extreme to look for.
pub trait ArgOp: Copy {
    /// The reduction that finds its value.
    type Extreme: ReduceOp;
}

/// The lowest index of the largest element.
#[derive(Clone, Copy, Debug)]
pub struct ArgMax;
impl ArgOp for ArgMax {
    type Extreme = Max;
}

/// The lowest index of the smallest element.
#[derive(Clone, Copy, Debug)]
pub struct ArgMin;
impl ArgOp for ArgMin {
    type Extreme = Min;
}

/// No index.
const NONE: i32 = i32::MAX;

#[inline(always)]
fn earlier(a: i32, b: i32) -> i32 {
    pick(b < a, b, a)
}

/// An index that counts, or none.
#[inline(always)]
fn only(condition: bool, index: i32) -> i32 {
    pick(condition, index, NONE)
}

#[inline(always)]
fn found(index: i32) -> i32 {
    if index == NONE { 0 } else { index }
}

/// Writes to `dst`, which has extent 1 on `axis`, the lowest index along
/// `axis` of the extreme value. NaN is ignored; nothing but NaN gives 0.
/// Indices that `src` lacks have the value `fill`. Axes of 2^31 indices or
/// more are not supported; tiles are far smaller.
///
/// # Safety
/// As [`reduce`](super::reduce).
#[inline(always)]
pub unsafe fn arg_reduce<L: Level, O: ArgOp, S: CpuElem, D: CpuElem, const R: usize>(
    src: View<S, R>,
    axis: usize,
    dst: View<D, R>,
    fill: S,
) {
    let results = Span::of(&dst);
    if results.is_empty() {
        return;
    }
    let n = src.extent[axis];
    let across = unit_axis(&src, axis);
    let whole = src.is_whole() && n > 0;
    if whole && src.stride[axis] == 1 {
        // SAFETY: the caller's promise; `src` is whole, so the rows exist.
        unsafe { arg_reduce_rows::<L, O, S, D, R>(&src, n, &dst, results) };
    } else if whole && across < R {
        let count = results.hi[across] - results.lo[across];
        let mut indices = Odometer::new(results, across);
        while let Some(index) = indices.next() {
            let columns = Columns {
                src: src.at(index),
                step: src.stride[axis],
                n,
                count,
                dst: dst.at(index),
                dst_step: dst.stride[across],
            };
            // SAFETY: `src` is whole, so the columns exist.
            unsafe {
                with_lanes!(L, S::Accum, |ONE, FOUR| {
                    let _four = FOUR;
                    let first = columns.groups::<O, ONE>(0);
                    columns.groups::<O, 1>(first);
                });
            }
        }
    } else {
        let mut indices = Odometer::new(results, R);
        while let Some(index) = indices.next() {
            // SAFETY: elements are checked one by one.
            unsafe {
                let extreme = fold_checked::<O::Extreme, S, R>(&src, axis, index, fill);
                dst.at(index).write(D::of_i32(find_checked(&src, axis, index, fill, extreme)));
            }
        }
    }
}

/// Finds the extremes of contiguous rows of `n` elements.
///
/// # Safety
/// As for [`arg_reduce`]; the rows of `src` at all `results` exist, and these exist in `dst`.
#[inline(always)]
unsafe fn arg_reduce_rows<L: Level, O: ArgOp, S: CpuElem, D: CpuElem, const R: usize>(
    src: &View<S, R>,
    n: i64,
    dst: &View<D, R>,
    results: Span<R>,
) {
    let mut indices = Odometer::new(results, R);
    while let Some(index) = indices.next() {
        // SAFETY: the caller's promise.
        unsafe {
            let row = std::slice::from_raw_parts(src.at(index).cast_const(), n as usize);
            let extreme = fold_row::<L, O::Extreme, S>(row.as_ptr(), n);
            dst.at(index).write(D::of_i32(find_in_row::<L, S>(row, extreme)));
        }
    }
}

/// [`arg_reduce`] along a contiguous axis, of views of which every index exists: does it
/// and returns true, or returns false.
///
/// # Safety
/// As for [`arg_reduce`].
#[inline(always)]
pub unsafe fn arg_reduce_whole<L: Level, O: ArgOp, S: CpuElem, D: CpuElem, const R: usize>(
    src: View<S, R>,
    axis: usize,
    dst: View<D, R>,
    _fill: S,
) -> bool {
    let n = src.extent[axis];
    if src.stride[axis] != 1 || n <= 0 || !src.is_whole() || !dst.is_whole() {
        return false;
    }
    // SAFETY: the caller's promise; every index exists.
    unsafe { arg_reduce_rows::<L, O, S, D, R>(&src, n, &dst, Span::of(&dst)) };
    true
}

/// The lowest index that holds `wanted`.
#[inline(always)]
fn find_in_row<L: Level, S: CpuElem>(row: &[S], wanted: S::Accum) -> i32 {
    with_lanes!(L, i32, |ONE, FOUR| {
        let _four = FOUR;
        find_in_lanes::<S, ONE>(row, wanted)
    })
}

#[inline(always)]
fn find_in_lanes<S: CpuElem, const N: usize>(row: &[S], wanted: S::Accum) -> i32 {
    let mut lanes = [NONE; N];
    let (chunks, rest) = row.as_chunks::<N>();
    let mut base = 0;
    for chunk in chunks {
        lanes = earlier_in::<S, N>(lanes, chunk, wanted, base);
        base += N as i32;
    }
    let mut best = earliest(&lanes);
    for (l, x) in rest.iter().enumerate() {
        let here = CpuElem::eq(x.to::<S::Accum>(), wanted);
        best = earlier(best, only(here, base + l as i32));
    }
    found(best)
}

/// The lanes, or the indices from `base` on where `chunk` holds `wanted`. By
/// value, as in [`lanes`](super::lanes).
#[inline(always)]
fn earlier_in<S: CpuElem, const N: usize>(lanes: [i32; N], chunk: &[S; N], wanted: S::Accum, base: i32) -> [i32; N] {
    let mut out = lanes;
    let mut l = 0;
    while l < N {
        let here = CpuElem::eq(chunk[l].to::<S::Accum>(), wanted);
        out[l] = earlier(lanes[l], only(here, base + l as i32));
        l += 1;
    }
    out
}

/// The lanes, or `index` where `run` holds what is wanted there.
#[inline(always)]
fn earlier_at<S: CpuElem, const N: usize>(
    lanes: [i32; N],
    run: &[S; N],
    wanted: [S::Accum; N],
    index: i32,
) -> [i32; N] {
    let mut out = lanes;
    let mut l = 0;
    while l < N {
        out[l] = earlier(lanes[l], only(CpuElem::eq(run[l].to::<S::Accum>(), wanted[l]), index));
        l += 1;
    }
    out
}

/// The lowest index, out of sight of the loops that found them.
#[inline(never)]
fn earliest(lanes: &[i32]) -> i32 {
    lanes.iter().fold(NONE, |best, lane| earlier(best, *lane))
}

/// Adjacent columns and where their results go.
#[derive(Clone, Copy)]
struct Columns<S, D> {
    src: *const S,
    step: i64,
    n: i64,
    count: i64,
    dst: *mut D,
    dst_step: i64,
}

impl<S: CpuElem, D: CpuElem> Columns<S, D> {
    /// Handles groups of `N` columns from `first` on; returns the first left.
    ///
    /// # Safety
    /// All `count` columns and results exist.
    #[inline(always)]
    unsafe fn groups<O: ArgOp, const N: usize>(&self, mut first: i64) -> i64 {
        while first + N as i64 <= self.count {
            let mut extremes = [O::Extreme::identity::<S::Accum>(); N];
            let mut i = 0;
            while i < self.n {
                // SAFETY: columns `first..first + N` exist.
                let run = unsafe { &*self.src.offset((i * self.step + first) as isize).cast::<[S; N]>() };
                extremes = steps::<O::Extreme, S, N>(extremes, run);
                i += 1;
            }
            let mut best = [NONE; N];
            let mut i = 0;
            while i < self.n {
                // SAFETY: as above.
                let run = unsafe { &*self.src.offset((i * self.step + first) as isize).cast::<[S; N]>() };
                best = earlier_at::<S, N>(best, run, extremes, i as i32);
                i += 1;
            }
            let mut l = 0;
            while l < N {
                let to = self.dst.wrapping_offset(((first + l as i64) * self.dst_step) as isize);
                // SAFETY: result `first + l` exists.
                unsafe { to.write(D::of_i32(found(best[l]))) };
                l += 1;
            }
            first += N as i64;
        }
        first
    }
}

/// # Safety
/// The existing indices of `src` are readable.
#[inline(always)]
unsafe fn find_checked<S: CpuElem, const R: usize>(
    src: &View<S, R>,
    axis: usize,
    mut index: [i64; R],
    fill: S,
    wanted: S::Accum,
) -> i32 {
    let inside = Span::of(src).contains_but(index, axis);
    let mut i = 0;
    while i < src.extent[axis] {
        index[axis] = i;
        let exists = inside && i >= src.lo[axis] && i < src.hi[axis];
        // SAFETY: the index exists.
        let x = if exists { unsafe { *src.at(index) } } else { fill };
        if CpuElem::eq(x.to::<S::Accum>(), wanted) {
            return i as i32;
        }
        i += 1;
    }
    0
}
