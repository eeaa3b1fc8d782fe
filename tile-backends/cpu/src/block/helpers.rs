//! Small functions that emitted code calls.

use super::access::common;
use super::row::{Row, RowMut};
use crate::atomic::{AtomicOp, Order, UpdateOp, atomic_rmw};
use crate::level::Level;
use crate::routine::copy;
use crate::rows::{Odometer, Span};
use crate::scalar::CpuElem;
use crate::view::View;

/// The iterations of a vector loop; none for negative counts.
#[inline(always)]
pub fn lanes(count: i64) -> usize {
    if count > 0 { count as usize } else { 0 }
}

/// Element `index` of a table of a power of two of elements, chosen bit by
/// bit: the selections become vector code, which a load from each lane's own
/// address does not.
#[inline(always)]
pub fn pick<T: CpuElem, const N: usize>(table: &[T; N], index: i64) -> T {
    const { assert!(N.is_power_of_two() && N <= 16) };
    // As narrow as what such indices are made from.
    let index = index as u8;
    let mut left = *table;
    let mut bit = 0;
    let mut width = N / 2;
    while width > 0 {
        let odd = index >> bit & 1 != 0;
        let mut i = 0;
        while i < width {
            left[i] = std::hint::select_unpredictable(odd, left[2 * i + 1], left[2 * i]);
            i += 1;
        }
        bit += 1;
        width /= 2;
    }
    left[0]
}

/// The view that an elided tile stands for, to be read in place, or a copy of it in `tile` where
/// its rows are not contiguous.
///
/// # Safety
/// As for [`copy`](crate::copy::copy).
#[inline(always)]
pub unsafe fn read_in_place<L: Level, T: CpuElem, const R: usize>(
    src: View<T, R>,
    tile: View<T, R>,
    fill: T,
) -> View<T, R> {
    if src.stride[R - 1] == 1 {
        return src;
    }
    // SAFETY: the caller's promise.
    unsafe { copy::<L, T, T, R>(src, tile, fill) };
    tile
}

/// The rest of an axis from `offset` on.
#[inline(always)]
pub fn rest(extent: i64, offset: i64) -> i64 {
    let rest = extent.saturating_sub(offset);
    if rest > 0 { rest } else { 0 }
}

/// A shift amount in the type of what is shifted. Amounts at or above any
/// width, negative ones among them, stay so.
#[inline(always)]
pub fn shift_amount<A: CpuElem, T: CpuElem>(amount: A) -> T {
    let amount = amount.to::<u64>();
    (if amount < 127 { amount } else { 127 }).to::<T>()
}

/// An atomic operation for every element of `src` on the element of `dst` at the same index.
/// Indices that `src` lacks have the value `fill`; those that `dst` lacks are
/// skipped.
///
/// # Safety
/// Existing elements of `src` can be read, those of `dst` are as
/// [`atomic_rmw`] demands.
#[inline]
pub unsafe fn atomic_tile<L: Level, S: CpuElem, D: CpuElem, const R: usize>(
    op: AtomicOp,
    src: View<S, R>,
    dst: View<D, R>,
    fill: S,
    order: Order,
) {
    let mut indices = Odometer::new(Span::of(&dst), R);
    while let Some(index) = indices.next() {
        // SAFETY: the element of `dst` exists; that of `src` is checked.
        unsafe { atomic_rmw(op, dst.at(index), src.load(index, fill).to::<D>(), order) };
    }
}

/// As [`atomic_tile`], on elements that nothing else accesses.
///
/// # Safety
/// Existing elements of `src` can be read, those of `dst` written as well, and
/// the two share no memory.
#[inline(always)]
pub unsafe fn update_tile<L: Level, O: UpdateOp, S: CpuElem, D: CpuElem, const R: usize>(
    src: View<S, R>,
    dst: View<D, R>,
    fill: S,
) {
    let axis = R - 1;
    let (span, n) = (Span::of(&dst), dst.extent[axis]);
    let mut rows = Odometer::new(span, axis);
    while let Some(mut index) = rows.next() {
        index[axis] = 0;
        let (from, to) = (src.row(axis, index, n), dst.row(axis, index, n));
        let (lo, hi) = common(n, [from.unit_span(), to.unit_span()]);
        // SAFETY: the elements exist, and the two rows are different memory.
        unsafe {
            update_row::<O, S, D>(from.slice(lo, hi - lo), to.slice_mut(lo, hi - lo), hi - lo);
            update_row::<O, S, D>(from.guarded(0, fill), to.guarded(0, D::ZERO), lo);
            update_row::<O, S, D>(from.guarded(hi, fill), to.guarded(hi, D::ZERO), n - hi);
        }
    }
}

/// # Safety
/// The rows have `n` elements.
#[inline(always)]
unsafe fn update_row<O: UpdateOp, S: CpuElem, D: CpuElem>(src: impl Row<S>, mut dst: impl RowMut<D>, n: i64) {
    for i in 0..lanes(n) {
        // SAFETY: the caller's promise.
        unsafe { dst.update(i, O::OP, src.get(i).to::<D>()) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn picks_by_index() {
        let table: [f32; 16] = std::array::from_fn(|i| i as f32);
        for i in 0..16 {
            assert_eq!(pick(&table, i), i as f32);
        }
        assert_eq!((pick(&[3_u8], 0), pick(&[3_u8, 4], 1)), (3, 4));
    }

    #[test]
    fn shifts_too_far_stay_too_far() {
        assert_eq!(shift_amount::<i32, i8>(-1), 127);
        assert_eq!(shift_amount::<u64, u8>(1 << 40), 127);
        assert_eq!(shift_amount::<i64, u32>(5), 5);
    }
}
