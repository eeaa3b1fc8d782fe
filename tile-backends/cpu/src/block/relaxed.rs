//! Relaxed atomic accesses to memory that several blocks may access at the same time.
//!
//! Two blocks that write one element, or one that reads what another writes, are a bug in the
//! kernel (unless it orders them by atomics); the result is unspecified. It must not be
//! undefined: a launch is a safe function. So where the code generator cannot prove that every
//! element of an output belongs to one block, it uses these routines. See
//! `docs/decisions/0002-cpu-global-stores.md`.
//!
//! An element is one access; tearing between elements is the kernel's affair.

use super::access::common;
use crate::atomic::AtomicBits;
use crate::level::Level;
use crate::rows::{Odometer, Span};
use crate::scalar::CpuElem;
use crate::view::View;
use std::sync::atomic::Ordering;

/// Reads an element.
///
/// # Safety
/// `ptr` is aligned, valid for reads and writes, and accessed by other threads
/// only atomically during the call.
#[inline(always)]
pub unsafe fn load<T: CpuElem>(ptr: *mut T) -> T {
    // SAFETY: the caller's promise.
    T::from_bits(unsafe { T::Bits::load(ptr.cast(), Ordering::Relaxed) })
}

/// Writes an element.
///
/// # Safety
/// As for [`load`].
#[inline(always)]
pub unsafe fn store<T: CpuElem>(ptr: *mut T, value: T) {
    // SAFETY: the caller's promise.
    unsafe { T::Bits::store(ptr.cast(), value.to_bits(), Ordering::Relaxed) }
}

/// Sets every existing element.
///
/// # Safety
/// Existing elements are as [`load`] demands.
#[inline]
pub unsafe fn fill<L: Level, T: CpuElem, const R: usize>(dst: View<T, R>, value: T) {
    let mut indices = Odometer::new(Span::of(&dst), R);
    while let Some(index) = indices.next() {
        // SAFETY: the element exists.
        unsafe { store(dst.at(index), value) };
    }
}

/// Copies every element, converted; `SRC` and `DST` say which side is shared
/// with other blocks. Indices that `src` lacks give `fill`; those that `dst`
/// lacks are dropped.
///
/// # Safety
/// Existing elements of a shared side are as [`load`] demands, those of the
/// other can be read or written. The sides share no memory.
#[inline]
pub unsafe fn copy<L: Level, S: CpuElem, D: CpuElem, const R: usize, const SRC: bool, const DST: bool>(
    src: View<S, R>,
    dst: View<D, R>,
    fill: D,
) {
    if R == 0 {
        // SAFETY: the one element exists on both sides.
        return unsafe { put::<D, DST>(dst.ptr, get::<S, SRC>(src.ptr).to::<D>()) };
    }
    // What exists is found once for a row.
    let (axis, span) = (R - 1, Span::of(&dst));
    let mut rows = Odometer::new(span, axis);
    while let Some(mut index) = rows.next() {
        index[axis] = 0;
        let n = dst.extent[axis];
        let (from, to) = (src.row(axis, index, n), dst.row(axis, index, n));
        let [begin, end] = to.span();
        let (lo, hi) = common(n, [from.span(), [begin, end]]);
        // SAFETY: the elements of `to` exist, and from `lo` to `hi` those of `from`.
        unsafe {
            fill_row::<D, DST>(&to, begin, if lo < end { lo } else { end }, fill);
            let mut i = lo;
            while i < hi {
                put::<D, DST>(to.at([i]), get::<S, SRC>(from.at([i])).to::<D>());
                i += 1;
            }
            fill_row::<D, DST>(&to, if hi > begin { hi } else { begin }, end, fill);
        }
    }
}

/// An element of a side that is shared with other blocks, or is not.
///
/// # Safety
/// As for [`load`] if it is; else it can be read.
#[inline(always)]
unsafe fn get<T: CpuElem, const SHARED: bool>(ptr: *mut T) -> T {
    // SAFETY: the caller's promise; the encoding has the element's width and at most its alignment.
    unsafe { if SHARED { load(ptr) } else { T::from_bits(*ptr.cast::<T::Bits>()) } }
}

/// Writes an element of a side that is shared with other blocks, or is not.
///
/// # Safety
/// As for [`store`] if it is; else it can be written.
#[inline(always)]
unsafe fn put<T: CpuElem, const SHARED: bool>(ptr: *mut T, value: T) {
    // SAFETY: the caller's promise.
    unsafe { if SHARED { store(ptr, value) } else { *ptr = value } }
}

/// Sets elements `from..to` of a row.
///
/// # Safety
/// They exist, and are as for [`put`].
#[inline(always)]
unsafe fn fill_row<T: CpuElem, const SHARED: bool>(row: &View<T, 1>, from: i64, to: i64, value: T) {
    let mut i = from;
    while i < to {
        // SAFETY: the caller's promise.
        unsafe { put::<T, SHARED>(row.at([i]), value) };
        i += 1;
    }
}

/// `dst[i, …] = src[index[i], …]`; rows and elements that `src` lacks give `fill`. `SRC` and `DST`
/// say which side is shared with other blocks.
///
/// # Safety
/// Existing elements of a shared side are as [`load`] demands, those of the others can be read or
/// written. `src` and `dst` share no memory.
#[inline]
pub unsafe fn gather<L: Level, S: CpuElem, I: CpuElem, D: CpuElem, const R: usize, const SRC: bool, const DST: bool>(
    src: View<S, R>,
    index: View<I, 1>,
    dst: View<D, R>,
    fill: D,
) {
    let mut row = 0;
    while row < dst.extent[0] {
        // SAFETY: the caller's promise; the windows are clipped to what exists.
        unsafe {
            let from = if index.exists([row]) { index.load_inside([row]).to::<i64>() } else { -1 };
            copy::<L, S, D, R, SRC, DST>(line(&src, from), line(&dst, row), fill);
        }
        row += 1;
    }
}

/// `dst[index[i], …] = src[i, …]`; what `dst` lacks is dropped. `dst` is
/// shared with other blocks.
///
/// # Safety
/// Existing elements of `dst` are as [`load`] demands, those of the others can
/// be read.
#[inline]
pub unsafe fn scatter<L: Level, S: CpuElem, I: CpuElem, D: CpuElem, const R: usize>(
    src: View<S, R>,
    index: View<I, 1>,
    dst: View<D, R>,
    fill: D,
) {
    let mut row = 0;
    while row < src.extent[0] {
        // SAFETY: the caller's promise; the windows are clipped to what exists.
        unsafe {
            let target = index.load([row], I::ZERO).to::<i64>();
            copy::<L, S, D, R, false, true>(line(&src, row), line(&dst, target), fill);
        }
        row += 1;
    }
}

/// Index `row` of the first axis; nothing where there is no such row.
#[inline(always)]
fn line<T, const R: usize>(view: &View<T, R>, row: i64) -> View<T, R> {
    let (mut start, mut extent) = ([0; R], view.extent);
    // A number far out of range must not reach the address computation.
    start[0] = if row < 0 || row >= view.extent[0] { -1 } else { row };
    extent[0] = 1;
    view.window(start, extent)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::Baseline;
    use tile_core::num::f16;

    /// The tile that a function makes of a window of a tensor of 5 × 7.
    fn made(start: [i64; 2], transposed: bool, f: impl FnOnce(View<f32, 2>, View<f16, 2>)) -> Vec<f32> {
        let mut tensor: Vec<f32> = (0..35).map(|i| i as f32).collect();
        let mut tile = vec![f16::from_f32(-1.0); 12];
        let whole = View::packed(tensor.as_mut_ptr(), [5, 7]);
        let whole = if transposed { whole.permute([1, 0]) } else { whole };
        // A tile whose last column is not there.
        let dst = View { hi: [3, 3], ..View::packed(tile.as_mut_ptr(), [3, 4]) };
        f(whole.window(start, [3, 4]), dst);
        tile.into_iter().map(f16::to_f32).collect()
    }

    #[test]
    fn copies_are_those_of_plain_accesses() {
        let fill = f16::from_f32(9.0);
        for bits in 0..if cfg!(miri) { 20 } else { 15 * 15 } {
            let start = [bits % 15 - 5, bits / 15 - 5];
            for transposed in [false, true] {
                // SAFETY: the views describe arrays, which nothing else accesses.
                let plain = made(start, transposed, |src, dst| unsafe {
                    crate::copy::copy::<Baseline, _, _, 2>(src, dst, fill)
                });
                let shared = [
                    made(start, transposed, |src, dst| unsafe {
                        copy::<Baseline, _, _, 2, true, false>(src, dst, fill);
                    }),
                    made(start, transposed, |src, dst| unsafe {
                        copy::<Baseline, _, _, 2, false, true>(src, dst, fill);
                    }),
                ];
                assert_eq!(shared, [plain.clone(), plain], "{start:?}");
            }
        }
    }

    #[test]
    fn gathered_rows_are_those_of_plain_accesses() {
        let fill = f16::from_f32(9.0);
        for rows in [[0, 1, 2], [4, 4, 0], [-1, 5, 3], [i32::MIN, i32::MAX, 1]] {
            let mut rows = rows;
            // One number less than there are rows.
            let index = View { hi: [2], ..View::packed(rows.as_mut_ptr(), [3]) };
            // SAFETY: as above.
            let plain = made([1, 2], false, |src, dst| unsafe {
                crate::gather::gather::<Baseline, _, _, _, 2>(src, index, dst, fill);
            });
            let shared = made([1, 2], false, |src, dst| unsafe {
                gather::<Baseline, _, _, _, 2, true, true>(src, index, dst, fill);
            });
            assert_eq!(shared, plain, "{rows:?}");
        }
    }
}
