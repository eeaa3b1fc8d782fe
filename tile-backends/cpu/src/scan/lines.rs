//! Scans of whole lines, several at once.

use crate::level::Level;
use crate::reduce::{ReduceOp, with_lanes};
use crate::scalar::CpuElem;

/// Parallel lines of `n` elements. Source and destination may be the same
/// memory, so everything goes through raw pointers, each element read before
/// its address is written.
#[derive(Clone, Copy)]
pub(super) struct Lines<S, D> {
    pub(super) src: *const S,
    /// Distance between elements of a line, in the order of the scan.
    pub(super) src_step: i64,
    /// Distance between lines.
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
            if self.src_across != 1 {
                let line = self.overlapping::<O, 8>(0);
                let line = self.overlapping::<O, 4>(line);
                self.overlapping::<O, 1>(line);
                return;
            }
            with_lanes!(L, S::Accum, |ONE, FOUR| {
                let line = self.groups::<O, FOUR>(0);
                let line = self.groups::<O, ONE>(line);
                self.groups::<O, 1>(line);
            });
        }
    }

    /// Scans `N` lines at a time from `line` on, which need not be adjacent;
    /// returns the first left.
    ///
    /// # Safety
    /// As [`Lines::scan`].
    #[inline(always)]
    unsafe fn overlapping<O: ReduceOp, const N: usize>(&self, mut line: i64) -> i64 {
        while line + N as i64 <= self.count {
            let mut folded = [O::identity::<S::Accum>(); N];
            let mut src = self.src.wrapping_offset((line * self.src_across) as isize);
            let mut dst = self.dst.wrapping_offset((line * self.dst_across) as isize);
            let mut i = 0;
            while i < self.n {
                let mut l = 0;
                while l < N {
                    // SAFETY: element `i` of line `line + l`.
                    unsafe {
                        let x = *src.wrapping_offset((l as i64 * self.src_across) as isize);
                        folded[l] = O::step(folded[l], x.to::<S::Accum>());
                        dst.wrapping_offset((l as i64 * self.dst_across) as isize).write(folded[l].to::<D>());
                    }
                    l += 1;
                }
                src = src.wrapping_offset(self.src_step as isize);
                dst = dst.wrapping_offset(self.dst_step as isize);
                i += 1;
            }
            line += N as i64;
        }
        line
    }

    /// Scans groups of `N` adjacent lines from `line` on; returns the
    /// first left.
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
                // SAFETY: lines of a group are adjacent in memory.
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
