//! Gather and scatter: copies of rows chosen by an index tile.
//!
//! Each row is an ordinary [`copy`] between views of extent 1 on the first axis, so an index
//! out of range is just a view outside of the tensor.

use crate::copy::{copy, copy_rows};
use crate::level::Level;
use crate::prefetch::{LINE, prefetch};
use crate::rows::Span;
use crate::scalar::CpuElem;
use crate::view::View;

/// The row number in entry `i` of `index`; one out of range when the entry
/// does not exist.
///
/// # Safety
/// The existing entries of `index` are readable.
#[inline(always)]
unsafe fn row_number<I: CpuElem>(index: &View<I, 1>, i: i64) -> i64 {
    // SAFETY: checked to exist.
    if index.exists([i]) { unsafe { (*index.at([i])).to::<i64>() } } else { -1 }
}

/// The window of `view` that is row `row`, outside it if there is no such row.
#[inline(always)]
fn row_of<T, const R: usize>(view: &View<T, R>, row: i64) -> View<T, R> {
    let mut extent = view.extent;
    extent[0] = 1;
    let mut start = [0; R];
    // A number far out of range must not reach the address computation.
    start[0] = if (0..view.extent[0]).contains(&row) { row } else { -1 };
    view.window(start, extent)
}

/// The address of the first element of a row.
#[inline(always)]
fn first<T, const R: usize>(view: &View<T, R>, row: i64) -> *mut T {
    let mut index = [0; R];
    index[0] = row;
    view.at(index)
}

/// Prefetch distance in rows.
const AHEAD: i64 = 2;
/// How many bytes of such a row: after these the hardware prefetcher has seen that the
/// row is read in order, which it must for every row anew, as it does not look
/// beyond a page.
const BROUGHT: usize = 512;

/// Prefetches the first elements of a row, if it exists.
#[inline(always)]
fn bring<T, const R: usize>(view: &View<T, R>, row: i64, span: Span<R>) {
    if (view.lo[0]..view.hi[0]).contains(&row) {
        let mut index = span.lo;
        index[0] = row;
        let start = view.at(index).cast_const().cast::<u8>();
        let bytes = (span.hi[R - 1] - span.lo[R - 1]) as usize * size_of::<T>();
        let mut offset = 0;
        while offset < bytes.min(BROUGHT) {
            prefetch(start.wrapping_add(offset));
            offset += LINE;
        }
    }
}

/// `dst[i, …] = src[index[i], …]`, converted; rows and elements that `src`
/// lacks give `fill`.
///
/// # Safety
/// The existing indices of `src` and `index` are readable, those of `dst`
/// writable; `dst` shares no memory with the others. The CPU has the level `L`.
#[inline(always)]
pub unsafe fn gather<L: Level, S: CpuElem, I: CpuElem, D: CpuElem, const R: usize>(
    src: View<S, R>,
    index: View<I, 1>,
    dst: View<D, R>,
    fill: D,
) {
    // Rows that exist differ in their address alone, so what exists of them
    // and how they lie is found once.
    let (from, to) = (row_of(&src, src.lo[0]), row_of(&dst, dst.lo[0]));
    let span = Span::of(&to);
    let contiguous = src.stride[R - 1] == 1 && dst.stride[R - 1] == 1;
    let whole = contiguous && !span.is_empty() && Span::of(&from).contains(&span);
    let mut i = dst.lo[0];
    // A loop of its own for whole rows: beside the addresses of everything
    // that `copy` might have to do, finding a row takes as long as copying a
    // kilobyte.
    while whole && i < dst.hi[0] {
        // SAFETY: the caller's promise; the row exists on both sides.
        unsafe {
            let row = row_number(&index, i);
            if row < src.lo[0] || row >= src.hi[0] {
                break;
            }
            let (from, to) = (View { ptr: first(&src, row), ..from }, View { ptr: first(&dst, i), ..to });
            bring(&src, row_number(&index, i + AHEAD), span);
            copy_rows::<L, S, D, R>(&from, &to, span);
        }
        i += 1;
    }
    while i < dst.hi[0] {
        // SAFETY: the caller's promise.
        unsafe {
            let row = row_number(&index, i);
            let exists = row >= src.lo[0] && row < src.hi[0];
            let from = if exists { View { ptr: first(&src, row), ..from } } else { row_of(&src, -1) };
            copy::<L, S, D, R>(from, View { ptr: first(&dst, i), ..to }, fill);
        }
        i += 1;
    }
}

/// `dst[index[i], …] = src[i, …]`, converted, for each `i` in order, so that
/// the last of several rows with one index stays. Rows that `dst` lacks are
/// dropped; elements that `src` lacks give `fill`.
///
/// # Safety
/// As [`gather`].
#[inline(always)]
pub unsafe fn scatter<L: Level, S: CpuElem, I: CpuElem, D: CpuElem, const R: usize>(
    src: View<S, R>,
    index: View<I, 1>,
    dst: View<D, R>,
    fill: D,
) {
    let mut i = 0;
    while i < src.extent[0] {
        // SAFETY: the caller's promise.
        unsafe {
            let row = row_number(&index, i);
            copy::<L, S, D, R>(row_of(&src, i), row_of(&dst, row), fill);
        }
        i += 1;
    }
}

#[cfg(test)]
mod tests;
