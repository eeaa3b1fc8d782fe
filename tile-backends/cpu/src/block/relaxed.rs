//! Relaxed atomic accesses to memory that several blocks may access at the same time.
//!
//! Two blocks that write one element, or one that reads what another writes, are a bug in the
//! kernel (unless it orders them by atomics); the result is unspecified. It must not be
//! undefined: a launch is a safe function. So where the code generator cannot prove that every
//! element of an output belongs to one block, it uses these routines. See
//! `docs/decisions/0002-cpu-global-stores.md`.
//!
//! An element is one access; tearing between elements is the kernel's affair.

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
    let mut indices = Odometer::new(Span::of(&dst), R);
    while let Some(index) = indices.next() {
        // SAFETY: both elements are checked to exist.
        unsafe {
            let value = match (src.exists(index), SRC) {
                (true, true) => load(src.at(index)).to::<D>(),
                (true, false) => src.load_inside(index).to::<D>(),
                (false, _) => fill,
            };
            if DST { store(dst.at(index), value) } else { dst.store_inside(index, value) }
        }
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

/// Index `row` of the first axis.
#[inline(always)]
fn line<T, const R: usize>(view: &View<T, R>, row: i64) -> View<T, R> {
    let (mut start, mut extent) = ([0; R], view.extent);
    start[0] = row;
    extent[0] = 1;
    view.window(start, extent)
}
