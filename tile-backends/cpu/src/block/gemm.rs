//! `gemm` of operands that are not whole tiles.

use super::{Scratch, ScratchSize};
use crate::gemm::{Ahead, gemm_scratch_bytes, packed_a_bytes, packed_b_bytes};
use crate::level::Level;
use crate::routine::{copy, fill, gemm};
use crate::scalar::CpuElem;
use crate::view::View;

/// Steps of K that are brought together at a time.
const STEPS: i64 = 128;

/// `C (+)= A·B` for operands that may hang over the edge of a tensor, or whose
/// K is only known at launch. They are brought into tiles piece by piece.
///
/// # Safety
/// Existing elements of `a` and `b` can be read and those of `c` written, `c`
/// shares memory with neither, `scratch` has room for
/// [`ScratchSize::gemm_regions`], and the CPU has the level `L`.
#[inline(always)]
pub unsafe fn gemm_regions<L: Level, A: CpuElem, B: CpuElem, C: CpuElem>(
    a: View<A, 2>,
    fill_a: A,
    b: View<B, 2>,
    fill_b: B,
    c: View<C, 2>,
    accumulate: bool,
    mut scratch: Scratch,
) {
    let ([m, n], k) = (c.extent, a.extent[1]);
    // SAFETY: the caller's promise; tiles are whole.
    unsafe {
        let sum = scratch.tile::<C, 2>([m, n]);
        let (a_tile, b_tile) = (scratch.tile::<A, 2>([m, STEPS]), scratch.tile::<B, 2>([STEPS, n]));
        if accumulate {
            copy::<L, C, C, 2>(c, sum, C::ZERO);
        } else {
            fill::<L, C, 2>(sum, C::ZERO);
        }
        let mut from = 0;
        while from < k {
            let steps = if k - from < STEPS { k - from } else { STEPS };
            let (a_tile, b_tile) = (View::packed(a_tile.ptr, [m, steps]), View::packed(b_tile.ptr, [steps, n]));
            copy::<L, A, A, 2>(a.window([0, from], [m, steps]), a_tile, fill_a);
            copy::<L, B, B, 2>(b.window([from, 0], [steps, n]), b_tile, fill_b);
            gemm::<L, A, B, C>(a_tile, b_tile, sum, true, scratch.rest());
            from += steps;
        }
        copy::<L, C, C, 2>(sum, c, C::ZERO);
    }
}

/// `C (+)= A·B` of packed tiles whose common extent is `k`, while `ahead` is
/// brought near.
///
/// # Safety
/// As for [`gemm::gemm_packed`](crate::gemm::gemm_packed).
#[inline(always)]
pub unsafe fn gemm_packed<L: Level, A: CpuElem, B: CpuElem, C: CpuElem>(
    a: *mut u8,
    b: *mut u8,
    c: View<C, 2>,
    k: i64,
    accumulate: bool,
    ahead: Ahead,
) {
    // SAFETY: the caller's promise.
    unsafe { crate::gemm::gemm_packed::<L, A, B, C>(a, b, c, k as usize, accumulate, ahead) }
}

impl Scratch {
    /// A tile of `m` by `k` as operand A.
    ///
    /// # Safety
    /// As for [`Scratch::tile`].
    #[inline(always)]
    pub unsafe fn panel_a<L: Level, A: CpuElem, B: CpuElem, C: CpuElem>(&mut self, m: i64, k: i64) -> *mut u8 {
        // SAFETY: the caller's promise.
        unsafe { self.panel(packed_a_bytes::<L, A, B, C>(m as usize, k as usize)) }
    }

    /// A tile of `k` by `n` as operand B.
    ///
    /// # Safety
    /// As for [`Scratch::tile`].
    #[inline(always)]
    pub unsafe fn panel_b<L: Level, A: CpuElem, B: CpuElem, C: CpuElem>(&mut self, k: i64, n: i64) -> *mut u8 {
        // SAFETY: the caller's promise.
        unsafe { self.panel(packed_b_bytes::<L, A, B, C>(n as usize, k as usize)) }
    }
}

impl ScratchSize {
    /// As [`Scratch::panel_a`].
    pub fn panel_a<L: Level, A: CpuElem, B: CpuElem, C: CpuElem>(&mut self, m: i64, k: i64) {
        self.panel(packed_a_bytes::<L, A, B, C>(count(m), count(k)));
    }

    /// As [`Scratch::panel_b`].
    pub fn panel_b<L: Level, A: CpuElem, B: CpuElem, C: CpuElem>(&mut self, k: i64, n: i64) {
        self.panel(packed_b_bytes::<L, A, B, C>(count(n), count(k)));
    }

    /// [`gemm`] of tiles with these extents.
    pub fn gemm<L: Level, A: CpuElem, B: CpuElem, C: CpuElem>(&mut self, m: i64, n: i64, k: i64) {
        self.rest(gemm_scratch_bytes::<L, A, B, C>(count(m), count(n), count(k)));
    }

    /// [`gemm_regions`] with a result of these extents.
    pub fn gemm_regions<L: Level, A: CpuElem, B: CpuElem, C: CpuElem>(&mut self, m: i64, n: i64) {
        let mut inner = self.scope();
        inner.tile::<C, 2>([m, n]);
        inner.tile::<A, 2>([m, STEPS]);
        inner.tile::<B, 2>([STEPS, n]);
        inner.gemm::<L, A, B, C>(m, n, STEPS);
        self.cover(inner);
    }
}

fn count(extent: i64) -> usize {
    usize::try_from(extent).unwrap_or(0)
}
