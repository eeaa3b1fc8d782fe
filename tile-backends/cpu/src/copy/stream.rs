//! Copies past the caches.
//!
//! A store reads the line that it changes into a cache, and pushes out another.
//! An output that no cache will hold when it is read need not come there: stores
//! of whole lines that go straight to memory spare one transfer of three.

use super::copy;
use crate::level::Level;
use crate::rows::{Odometer, Span};
use crate::scalar::CpuElem;
use crate::view::View;

/// Rows of fewer bytes have too few whole lines.
const SHORT: i64 = 1 << 10;

/// [`copy`] to an output of which nothing is read in the launch, past the caches
/// if it is `far` larger than these.
///
/// # Safety
/// As for [`copy`].
#[inline(always)]
pub unsafe fn copy_out<L: Level, S: CpuElem, D: CpuElem, const R: usize>(
    src: View<S, R>,
    dst: View<D, R>,
    fill: D,
    far: bool,
) {
    let span = Span::of(&dst);
    let rows = far
        && S::DTYPE == D::DTYPE
        && R > 0
        && src.stride[R - 1] == 1
        && dst.stride[R - 1] == 1
        && (span.hi[R - 1] - span.lo[R - 1]) * size_of::<D>() as i64 >= SHORT
        && Span::of(&src).contains(&span);
    if !rows {
        // SAFETY: the caller's promise.
        return unsafe { copy::<L, S, D, R>(src, dst, fill) };
    }
    let bytes = (span.hi[R - 1] - span.lo[R - 1]) as usize * size_of::<D>();
    let mut walk = Odometer::new(span, R - 1);
    while let Some(index) = walk.next() {
        // SAFETY: the row exists in both views, which have one type.
        unsafe { stream(src.at(index).cast_const().cast(), dst.at(index).cast(), bytes) };
    }
    fence();
}

/// Copies `n` bytes, whole lines past the caches.
///
/// # Safety
/// `src` is valid for reading and `dst` for writing `n` bytes; the two do not
/// overlap. A [`fence`] follows.
#[cfg(all(target_arch = "x86_64", not(miri)))]
unsafe fn stream(src: *const u8, dst: *mut u8, n: usize) {
    use std::arch::x86_64::{__m128i, _mm_loadu_si128, _mm_stream_si128};
    const LINE: usize = 64;
    let head = dst.align_offset(LINE).min(n);
    let lines = (n - head) / LINE;
    let rest = head + lines * LINE;
    // SAFETY: the caller's promise; the lines begin at multiples of their size.
    unsafe {
        std::ptr::copy_nonoverlapping(src, dst, head);
        for at in (head..rest).step_by(LINE) {
            let (from, to) = (src.add(at).cast::<__m128i>(), dst.add(at).cast::<__m128i>());
            let line = [0, 1, 2, 3].map(|i| _mm_loadu_si128(from.add(i)));
            for (i, part) in line.into_iter().enumerate() {
                _mm_stream_si128(to.add(i), part);
            }
        }
        std::ptr::copy_nonoverlapping(src.add(rest), dst.add(rest), n - rest);
    }
}

/// The same where no instruction says so.
#[cfg(not(all(target_arch = "x86_64", not(miri))))]
unsafe fn stream(src: *const u8, dst: *mut u8, n: usize) {
    // SAFETY: the caller's promise.
    unsafe { std::ptr::copy_nonoverlapping(src, dst, n) }
}

/// Other threads see what was stored.
fn fence() {
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    // SAFETY: SSE2 is part of x86-64.
    unsafe {
        std::arch::x86_64::_mm_sfence();
    }
}
