//! Transposing copies, by square blocks.
//!
//! Source and destination are contiguous along different axes. Each block is read along the
//! source's contiguous axis and written along the destination's, so both sides touch whole
//! cache lines once.

#[cfg(target_arch = "x86_64")]
mod x86;

use crate::convert::cast;
use crate::level::Level;
use crate::rows::{Odometer, Span};
use crate::scalar::CpuElem;
use crate::view::View;

/// Side of a block.
const SIDE: usize = 16;

/// Copies `span` plane by plane over axes `from` and `to`.
///
/// # Safety
/// As [`copy`](super::copy); `span` exists in both views, `src` has stride 1
/// along `from` and `dst` along `to`.
#[inline(always)]
pub(super) unsafe fn copy_planes<L: Level, S: CpuElem, D: CpuElem, const R: usize>(
    src: &View<S, R>,
    dst: &View<D, R>,
    span: Span<R>,
    from: usize,
    to: usize,
) {
    let rows = (span.hi[from] - span.lo[from]) as usize;
    let cols = (span.hi[to] - span.lo[to]) as usize;
    let (src_step, dst_step) = (src.stride[to] as isize, dst.stride[from] as isize);
    let mut planes = Odometer::holding(span, 1 << from | 1 << to);
    while let Some(index) = planes.next() {
        // SAFETY: the plane exists in both views.
        unsafe { plane::<L, S, D>(src.at(index), src_step, dst.at(index), dst_step, rows, cols) };
    }
}

/// `dst[r·dst_step + c] = src[c·src_step + r]` for `r < rows`, `c < cols`.
///
/// # Safety
/// All those elements are valid; the two sides share no memory.
#[inline(always)]
unsafe fn plane<L: Level, S: CpuElem, D: CpuElem>(
    src: *const S,
    src_step: isize,
    dst: *mut D,
    dst_step: isize,
    rows: usize,
    cols: usize,
) {
    let mut c = 0;
    while c < cols {
        let width = smaller(SIDE, cols - c);
        let mut r = 0;
        while r < rows {
            let height = smaller(SIDE, rows - r);
            // SAFETY: a block of the plane.
            unsafe {
                let from = src.offset(c as isize * src_step).add(r);
                let to = dst.offset(r as isize * dst_step).add(c);
                if width == SIDE && height == SIDE {
                    #[cfg(target_arch = "x86_64")]
                    if S::DTYPE as u8 == D::DTYPE as u8 {
                        x86::block::<S, SIDE>(from, src_step, to.cast(), dst_step);
                        r += SIDE;
                        continue;
                    }
                    block::<L, S, D>(from, src_step, to, dst_step);
                } else {
                    edge::<L, S, D>(from, src_step, to, dst_step, height, width);
                }
            }
            r += SIDE;
        }
        c += SIDE;
    }
}

#[inline(always)]
fn smaller(a: usize, b: usize) -> usize {
    if a < b { a } else { b }
}

/// A whole block whose elements are converted, through a local array that LLVM
/// keeps in registers or in
/// the first-level cache.
///
/// # Safety
/// As [`plane`] with `SIDE` rows and columns.
#[inline(always)]
unsafe fn block<L: Level, S: CpuElem, D: CpuElem>(src: *const S, src_step: isize, dst: *mut D, dst_step: isize) {
    let mut cells = [[D::ZERO; SIDE]; SIDE];
    let mut c = 0;
    while c < SIDE {
        // SAFETY: column `c` of the block is a contiguous run of the source.
        let run = unsafe { &*src.offset(c as isize * src_step).cast::<[S; SIDE]>() };
        let mut r = 0;
        while r < SIDE {
            cells[c][r] = cast::<L, S, D>(run[r]);
            r += 1;
        }
        c += 1;
    }
    let mut r = 0;
    while r < SIDE {
        let mut row = [D::ZERO; SIDE];
        let mut c = 0;
        while c < SIDE {
            row[c] = cells[c][r];
            c += 1;
        }
        // SAFETY: row `r` of the block is a contiguous run of the destination.
        unsafe { dst.offset(r as isize * dst_step).cast::<[D; SIDE]>().write(row) };
        r += 1;
    }
}

/// A block cut off by the edge of the plane.
///
/// # Safety
/// As [`plane`].
#[inline(always)]
unsafe fn edge<L: Level, S: CpuElem, D: CpuElem>(
    src: *const S,
    src_step: isize,
    dst: *mut D,
    dst_step: isize,
    rows: usize,
    cols: usize,
) {
    let mut r = 0;
    while r < rows {
        let mut c = 0;
        while c < cols {
            // SAFETY: the element is in the block.
            unsafe {
                let x = *src.offset(c as isize * src_step).add(r);
                *dst.offset(r as isize * dst_step).add(c) = cast::<L, S, D>(x);
            }
            c += 1;
        }
        r += 1;
    }
}
