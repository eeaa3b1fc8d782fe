//! Scanning whole lines, several at once.

use crate::level::Level;
use crate::reduce::{ReduceOp, with_lanes};
use crate::scalar::CpuElem;

/// Parallel lines of `n` elements. Source and destination may be the same
/// memory, so everything goes through raw pointers, each element read before
/// its place is written.
#[derive(Clone, Copy)]
pub(super) struct Lines<S, D> {
    pub(super) src: *const S,
    /// Distance between elements of a line, in the order of the scan.
    pub(super) src_step: i64,
    /// Distance between lines: 1 if there are several.
    pub(super) src_across: i64,
    pub(super) dst: *mut D,
    pub(super) dst_step: i64,
    pub(super) dst_across: i64,
    /// Elements of a line.
    pub(super) n: i64,
    /// Lines.
    pub(super) count: i64,
}

impl<S: CpuElem, D: CpuElem> Lines<S, D> {
    /// Scans all lines.
    ///
    /// # Safety
    /// All elements of all lines are valid on both sides.
    #[inline(always)]
    pub(super) unsafe fn scan<L: Level, O: ReduceOp>(&self) {
        // SAFETY: the caller's promise.
        unsafe {
            with_lanes!(L, S::Accum, |ONE, FOUR| {
                let line = self.groups::<O, FOUR>(0);
                let line = self.groups::<O, ONE>(line);
                self.groups::<O, 1>(line);
            });
        }
    }

    /// Scans groups of `N` lines from `line` on; returns the first left.
    ///
    /// # Safety
    /// As [`Lines::scan`].
    #[inline(always)]
    unsafe fn groups<O: ReduceOp, const N: usize>(&self, mut line: i64) -> i64 {
        while line + N as i64 <= self.count {
            let mut lanes = [O::identity::<S::Accum>(); N];
            let mut i = 0;
            while i < self.n {
                let src = self.src.wrapping_offset((line * self.src_across + i * self.src_step) as isize);
                // SAFETY: when N > 1, neighbouring lines are adjacent here.
                let run = unsafe { src.cast::<[S; N]>().read_unaligned() };
                let mut l = 0;
                while l < N {
                    lanes[l] = O::step(lanes[l], run[l].to::<S::Accum>());
                    l += 1;
                }
                let dst = self.dst.wrapping_offset((line * self.dst_across + i * self.dst_step) as isize);
                if self.dst_across == 1 {
                    let mut out = [D::ZERO; N];
                    let mut l = 0;
                    while l < N {
                        out[l] = lanes[l].to::<D>();
                        l += 1;
                    }
                    // SAFETY: the destination's lines are adjacent too.
                    unsafe { dst.cast::<[D; N]>().write_unaligned(out) };
                } else {
                    let mut l = 0;
                    while l < N {
                        // SAFETY: element `i` of line `line + l`.
                        unsafe {
                            dst.wrapping_offset((l as i64 * self.dst_across) as isize).write(lanes[l].to::<D>());
                        }
                        l += 1;
                    }
                }
                i += 1;
            }
            line += N as i64;
        }
        line
    }
}
