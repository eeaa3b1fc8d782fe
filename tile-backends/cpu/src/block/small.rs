//! Small helpers of emitted code.

use crate::atomic::{AtomicOp, Order, atomic_rmw};
use crate::level::Level;
use crate::rows::{Odometer, Span};
use crate::scalar::CpuElem;
use crate::view::View;

/// The iterations of a vector loop; none for negative counts.
#[inline(always)]
pub fn lanes(count: i64) -> usize {
    if count > 0 { count as usize } else { 0 }
}

/// What is left of an axis from `offset` on.
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

/// An atomic for every element of `src` on the element of `dst` at its place.
/// Indices that `src` lacks have the value `fill`; those that `dst` lacks are
/// skipped.
///
/// # Safety
/// Existing elements of `src` can be read, those of `dst` are as
/// [`atomic_rmw`] demands.
#[inline(always)]
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shifts_too_far_stay_too_far() {
        assert_eq!(shift_amount::<i32, i8>(-1), 127);
        assert_eq!(shift_amount::<u64, u8>(1 << 40), 127);
        assert_eq!(shift_amount::<i64, u32>(5), 5);
    }
}
