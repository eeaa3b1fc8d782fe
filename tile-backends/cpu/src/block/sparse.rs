//! Sparse GEMM: operand A keeps two of each four elements (2:4 sparsity).
//!
//! The kept elements are expanded into a dense tile of the block, which is packed and
//! multiplied as any other. That costs a few instructions for each four elements of A, where
//! the GEMM needs one for every sixteen FMAs or so: one percent of it for a hundred columns.

use super::{Scratch, ScratchSize};
use crate::level::Level;
use crate::routine::{copy, gemm, gemm_packed_b};
use crate::scalar::CpuElem;
use crate::view::View;
use tile_core::ir::sparse::{KEPT, PER_BYTE};

/// Steps of K that are multiplied at a time.
const STEPS: i64 = 128;

/// `C += A·B`, where `a` holds two of each four elements of a row of `A` and
/// `metadata` their positions. Operands may extend beyond the edge of a tensor; each comes with
/// its fill value.
///
/// # Safety
/// Existing elements of `a`, `metadata` and `b` can be read and those of `c`
/// written, `c` shares memory with none of them, `scratch` has room for
/// [`ScratchSize::gemm_sp`], and the CPU has the level `L`.
#[inline(always)]
pub unsafe fn gemm_sp<L: Level, A: CpuElem, B: CpuElem, C: CpuElem>(
    (a, fill_a): (View<A, 2>, A),
    (metadata, fill_places): (View<u8, 2>, u8),
    (b, fill_b): (View<B, 2>, B),
    c: View<C, 2>,
    mut scratch: Scratch,
) {
    let ([m, n], k) = (c.extent, a.extent[1] * KEPT);
    // SAFETY: the caller's promise; tiles are whole.
    unsafe {
        let sum = scratch.tile::<C, 2>([m, n]);
        let a_tile = scratch.tile::<A, 2>([m, STEPS / KEPT]);
        let metadata_tile = scratch.tile::<u8, 2>([m, STEPS / PER_BYTE]);
        let (dense, b_tile) = (scratch.tile::<A, 2>([m, STEPS]), scratch.tile::<B, 2>([STEPS, n]));
        let target = if c.is_whole() { c } else { sum };
        if !c.is_whole() {
            copy::<L, C, C, 2>(c, sum, C::ZERO);
        }
        let mut from = 0;
        while from < k {
            let steps = if k - from < STEPS { k - from } else { STEPS };
            let a = whole::<L, A>(a.window([0, from / KEPT], [m, steps / KEPT]), a_tile, fill_a);
            let metadata = metadata.window([0, from / PER_BYTE], [m, steps / PER_BYTE]);
            let metadata = whole::<L, u8>(metadata, metadata_tile, fill_places);
            let b = whole::<L, B>(b.window([from, 0], [steps, n]), b_tile, fill_b);
            let dense = View::packed(dense.ptr, [m, steps]);
            expand(a, metadata, dense);
            gemm::<L, A, B, C>(dense, b, target, true, scratch.rest());
            from += steps;
        }
        if !c.is_whole() {
            copy::<L, C, C, 2>(sum, c, C::ZERO);
        }
    }
}

/// [`gemm_sp`] of whole tiles, B packed.
///
/// # Safety
/// As for [`gemm_sp`], every index exists, `scratch` has room for
/// [`ScratchSize::gemm_sp_packed`], and `b` was packed as for
/// [`gemm_packed_b`].
#[inline(always)]
pub unsafe fn gemm_sp_packed<L: Level, A: CpuElem, B: CpuElem, C: CpuElem>(
    a: View<A, 2>,
    metadata: View<u8, 2>,
    b: *const u8,
    c: View<C, 2>,
    mut scratch: Scratch,
) {
    // SAFETY: the caller's promise.
    unsafe {
        let dense = scratch.tile::<A, 2>([c.extent[0], a.extent[1] * KEPT]);
        expand(a, metadata, dense);
        gemm_packed_b::<L, A, B, C>(dense, b, c, true, scratch.rest());
    }
}

/// The view, or its copy where not every index exists.
///
/// # Safety
/// As for [`gemm_sp`]; `tile` has room for the view.
#[inline(always)]
unsafe fn whole<L: Level, T: CpuElem>(view: View<T, 2>, tile: View<T, 2>, fill: T) -> View<T, 2> {
    if view.is_whole() {
        return view;
    }
    let tile = View::packed(tile.ptr, view.extent);
    // SAFETY: the caller's promise.
    unsafe { copy::<L, T, T, 2>(view, tile, fill) };
    tile
}

/// Expands the kept elements to a dense tile, with zeros everywhere else. A zero nibble of
/// metadata means the positions 0 and 1; if positions do not increase, any element may be lost.
///
/// # Safety
/// The views are whole, `dense` is packed, has four times as many columns as
/// half of those of `a` and eight times those of `metadata`.
#[inline(always)]
unsafe fn expand<T: CpuElem>(a: View<T, 2>, metadata: View<u8, 2>, dense: View<T, 2>) {
    let [rows, bytes] = metadata.extent;
    let mut i = 0;
    while i < rows {
        let mut j = 0;
        while j < bytes {
            // SAFETY: the caller's promise; a position is below 4.
            unsafe {
                let byte = metadata.at([i, j]).read();
                let to = dense.at([i, PER_BYTE * j]);
                let mut half = 0;
                while half < 2 {
                    let nibble = byte >> (4 * half) & 15;
                    let nibble = if nibble == 0 { 4 } else { nibble };
                    let (from, to) = (a.at([i, 4 * j + 2 * half]), to.offset(4 * half as isize));
                    let pair = (from.read(), from.wrapping_offset(a.stride[1] as isize).read());
                    to.cast::<[T; 4]>().write([T::ZERO; 4]);
                    to.offset((nibble & 3) as isize).write(pair.0);
                    to.offset((nibble >> 2) as isize).write(pair.1);
                    half += 1;
                }
            }
            j += 1;
        }
        i += 1;
    }
}

impl ScratchSize {
    /// [`gemm_sp`] with a result of these extents.
    pub fn gemm_sp<L: Level, A: CpuElem, B: CpuElem, C: CpuElem>(&mut self, m: i64, n: i64) {
        let mut inner = self.scope();
        inner.tile::<C, 2>([m, n]);
        inner.tile::<A, 2>([m, STEPS / KEPT]);
        inner.tile::<u8, 2>([m, STEPS / PER_BYTE]);
        inner.tile::<A, 2>([m, STEPS]);
        inner.tile::<B, 2>([STEPS, n]);
        inner.gemm::<L, A, B, C>(m, n, STEPS);
        self.cover(inner);
    }

    /// [`gemm_sp_packed`] of tiles with these extents.
    pub fn gemm_sp_packed<L: Level, A: CpuElem, B: CpuElem, C: CpuElem>(&mut self, m: i64, n: i64, k: i64) {
        let mut inner = self.scope();
        inner.tile::<A, 2>([m, k]);
        inner.gemm::<L, A, B, C>(m, n, k);
        self.cover(inner);
    }
}
