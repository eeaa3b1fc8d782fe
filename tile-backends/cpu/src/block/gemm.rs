//! `gemm` of views that are not whole tiles, and of packed tiles.
//!
//! A copy into a tile that only the following `gemm` reads is deferred to that `gemm` if its
//! source does not change (fused packing): A may then be read in place, and B is packed one
//! panel at a time, right before its use.

use super::{PanelSlot, Scratch, ScratchSize, wide};
use crate::gemm::{
    Accumulator, AccumulatorTile, Epilogue, Left, PrefetchList, Right, accumulator, gemm_scratch_bytes, is_zero,
    multiply_to, packed_a_bytes, packed_b_bytes, reads_both_in_place, reads_in_place, stores_directly,
};
use crate::level::Level;
use crate::routine::{copy, fill, gemm, pack_a};
use crate::scalar::CpuElem;
use crate::view::View;

/// Steps of K that are copied into tiles at a time.
const STEPS: i64 = 128;

/// `C (+)= A·B` for operands that may extend beyond the edge of a tensor, or whose K is only
/// known at launch. They are copied into tiles a block of K at a time.
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

/// An operand of [`gemm_packed`] whose elements are of type `S` in memory and
/// `T` in the GEMM.
#[derive(Clone, Copy, Debug)]
pub enum Operand<S, T> {
    /// A packed tile.
    Packed(*mut u8),
    /// A view that the GEMM packs or reads in place, the value of elements that do not exist, and
    /// where the packed operand goes.
    FusedPack(View<S, 2>, T, PanelSlot),
    /// A row-major tile, and scratch memory for a panel of it. Operand B only.
    Tile(View<S, 2>, *mut u8),
}

impl<S: CpuElem, T: CpuElem> Operand<S, T> {
    /// The operand without the rows (if `rows`) and columns (if `columns`) at its
    /// end that do not exist, where those are zeros. The operand alone decides this, so all
    /// blocks that share a packed operand decide alike.
    #[inline(always)]
    fn trimmed(self, rows: bool, columns: bool) -> Self {
        match self {
            Operand::FusedPack(src, fill, slot) if is_zero(fill) => {
                let extent =
                    [if rows { src.hi[0] } else { src.extent[0] }, if columns { src.hi[1] } else { src.extent[1] }];
                Operand::FusedPack(src.window([0, 0], extent), fill, slot)
            }
            other => other,
        }
    }

    /// Whether it is yet to be packed, or read in place.
    #[inline(always)]
    fn is_view(&self) -> bool {
        matches!(self, Operand::FusedPack(..))
    }

    /// Its extents, given those of a packed tile.
    #[inline(always)]
    fn extent(&self, packed: [i64; 2]) -> [i64; 2] {
        match self {
            Operand::Packed(_) => packed,
            Operand::FusedPack(src, ..) | Operand::Tile(src, _) => src.extent,
        }
    }

    /// A tile without the rows from `k` on; any other operand as it is.
    #[inline(always)]
    fn up_to(self, k: i64) -> Self {
        match self {
            Operand::Tile(tile, scratch) if k < tile.extent[0] => {
                Operand::Tile(tile.window([0, 0], [k, tile.extent[1]]), scratch)
            }
            other => other,
        }
    }

    /// An operand B that can be read in place, because no other block needs it packed, and its
    /// value for elements that do not exist.
    #[inline(always)]
    fn in_place(&self) -> Option<(View<S, 2>, T)> {
        match *self {
            Operand::FusedPack(src, fill, slot) if slot.is_own() && !slot.ready => Some((src, fill)),
            Operand::Tile(tile, _) => Some((tile, T::default())),
            _ => None,
        }
    }

    /// The operand with these extents: `trimmed`, which is what other blocks expect, or in memory of the block's
    /// own. What it lacks does not exist; packed tiles and tiles as they are lack nothing.
    ///
    /// # Safety
    /// As for [`PanelSlot::give_up`].
    #[inline(always)]
    unsafe fn sized(self, trimmed: &Self, extent: [i64; 2]) -> Self {
        match (self, trimmed) {
            (Operand::FusedPack(src, fill, slot), Operand::FusedPack(part, ..)) if part.extent != extent => {
                // SAFETY: the caller's promise.
                unsafe { slot.give_up() };
                Operand::FusedPack(src.window([0, 0], extent), fill, PanelSlot::own(slot.own))
            }
            _ => *trimmed,
        }
    }
}

/// `C (+)= A·B` of packed tiles, or of what would be packed into them, whose
/// common extent is `k`. Issues `prefetch` meanwhile.
///
/// # Safety
/// As for [`gemm::multiply`](crate::gemm::multiply).
#[inline(always)]
pub unsafe fn gemm_packed<L: Level, S: CpuElem, R: CpuElem, A: CpuElem, B: CpuElem, C: CpuElem>(
    a: Operand<S, A>,
    b: Operand<R, B>,
    c: View<C, 2>,
    k: i64,
    accumulate: bool,
    prefetch: PrefetchList,
) {
    let a_part = a.trimmed(false, true);
    let a_k = a_part.extent([c.extent[0], k])[1];
    let b_part = b.trimmed(true, false).up_to(a_k);
    let b_k = b_part.extent([k, c.extent[1]])[0];
    let k = Ord::max(a_k, b_k);
    // SAFETY: slots are those of the launch.
    let (a, b) = unsafe { (a.sized(&a_part, [c.extent[0], k]), b.sized(&b_part, [k, c.extent[1]])) };
    // SAFETY: the caller's promise; zeros add nothing.
    unsafe {
        let a = left::<L, S, R, A, B, C>(a, &b, c.extent[1]);
        gemm_into::<L, R, A, B, C>(a, b, accumulator(c, accumulate), c, k, None, prefetch);
    }
}

/// One step of an accumulator loop whose result is copied to `out`. `c` holds the accumulators,
/// which start as zeros; the last step writes to `out` alone where it can.
///
/// # Safety
/// As for [`gemm_packed`]; existing elements of `out` can be written, and it
/// shares memory with nothing else here.
#[inline(always)]
pub unsafe fn gemm_step<L: Level, S: CpuElem, R: CpuElem, A: CpuElem, B: CpuElem, C: CpuElem, D: CpuElem>(
    a: Operand<S, A>,
    b: Operand<R, B>,
    c: View<C, 2>,
    k: i64,
    [first, last]: [bool; 2],
    out: View<D, 2>,
    prefetch: PrefetchList,
) {
    // SAFETY: the caller's promise. Only the elements that `out` has matter.
    let (a, b, [m, n], k) = unsafe { step_of(a, b, (c.extent, k), out.hi) };
    let (sum, part) = (c.window([0, 0], [m, n]), out.window([0, 0], [m, n]));
    let start = if first { Accumulator::Zeros } else { Accumulator::Of(sum) };
    // SAFETY: the caller's promise.
    let a = unsafe { left::<L, S, R, A, B, C>(a, &b, n) };
    let same = C::DTYPE == D::DTYPE && part.stride[1] == 1 && part.is_whole();
    let straight = last && same && stores_directly::<L, A, B, C>(part.cast(), matches!(a, Left::InPlace(_)));
    // SAFETY: the caller's promise; `out` has elements of C's type where it
    // stands for C.
    unsafe {
        if straight {
            gemm_into::<L, R, A, B, C>(a, b, start, part.cast(), k, None, prefetch);
        } else {
            gemm_into::<L, R, A, B, C>(a, b, start, sum, k, None, prefetch);
            if last {
                copy::<L, C, D, 2>(c, out, D::ZERO);
            }
        }
    }
}

/// The operands of a step, its extents and its K, trimmed to what exists of either operand, where no more than `hi`
/// of the result is needed. All steps of a loop multiply as many rows and columns, whatever their operands
/// lack: an operand that trims itself otherwise, such as a row of an image moved by a tap of a filter, is packed
/// in memory of the block's own.
///
/// # Safety
/// Slots are those of the launch.
#[inline(always)]
unsafe fn step_of<S: CpuElem, R: CpuElem, A: CpuElem, B: CpuElem>(
    a: Operand<S, A>,
    b: Operand<R, B>,
    (extent, k): ([i64; 2], i64),
    hi: [i64; 2],
) -> (Operand<S, A>, Operand<R, B>, [i64; 2], i64) {
    let (a_part, b_part) = (a.trimmed(true, true), b.trimmed(true, true));
    let (a_k, b_k) = (a_part.extent([extent[0], k])[1], b_part.extent([k, extent[1]])[0]);
    let k = Ord::max(a_k, b_k);
    let m = if a.is_view() { Ord::max(hi[0], 1) } else { extent[0] };
    let n = if b.is_view() { Ord::max(hi[1], 1) } else { extent[1] };
    // SAFETY: the caller's promise.
    unsafe { (a.sized(&a_part, [m, k]), b.sized(&b_part, [k, n]), [m, n], k) }
}

/// One step of an accumulator loop with a fused epilogue: the last step does not write `c`.
///
/// # Safety
/// As for [`gemm_packed`]; the context of `epilogue` exists, and it writes nothing
/// that is read here.
#[inline(always)]
pub unsafe fn gemm_epilogue<L: Level, S: CpuElem, R: CpuElem, A: CpuElem, B: CpuElem, C: CpuElem>(
    a: Operand<S, A>,
    b: Operand<R, B>,
    c: View<C, 2>,
    k: i64,
    [first, last]: [bool; 2],
    epilogue: Epilogue,
    prefetch: PrefetchList,
) {
    let wanted = if epilogue.side_effect_free { epilogue.hi } else { c.extent };
    // SAFETY: the caller's promise.
    unsafe {
        let (a, b, [m, n], k) = step_of(a, b, (c.extent, k), wanted);
        let sum = c.window([0, 0], [m, n]);
        let start = if first { Accumulator::Zeros } else { Accumulator::Of(sum) };
        let a = left::<L, S, R, A, B, C>(a, &b, n);
        let epilogue = if last { Some(&epilogue) } else { None };
        gemm_into::<L, R, A, B, C>(a, b, start, sum, k, epilogue, prefetch);
    }
}

/// Runs the epilogue of a loop without steps.
///
/// # Safety
/// As for [`gemm_epilogue`].
#[inline(always)]
pub unsafe fn run_epilogue<L: Level, C: CpuElem>(c: View<C, 2>, epilogue: Epilogue) {
    let elem = size_of::<C>();
    let acc = AccumulatorTile { ptr: c.ptr.cast(), step: c.stride[0] * elem as i64, at: [0, 0], extent: c.extent };
    // SAFETY: the caller's promise.
    unsafe { epilogue.run_tile(&acc, elem, wide::<L, C>()) }
}

/// Operand A of a GEMM with `b`, of `n` columns: in place, or packed, by this block if no other
/// has packed it.
///
/// # Safety
/// As for [`gemm_packed`].
#[inline(always)]
pub(super) unsafe fn left<L: Level, S: CpuElem, R: CpuElem, A: CpuElem, B: CpuElem, C: CpuElem>(
    a: Operand<S, A>,
    b: &Operand<R, B>,
    n: i64,
) -> Left<A> {
    match a {
        Operand::Packed(panels) => Left::Packed(panels),
        Operand::Tile(..) => unreachable!("tiles as they are stand on the right"),
        Operand::FusedPack(src, fill, slot)
            if reads_in_place::<L, S, A, B, C>(src, fill, n as usize)
                || b.in_place().is_some_and(|b| reads_both_in_place::<L, S, R, A, B, C>((src, fill), b)) =>
        {
            // SAFETY: the caller's promise.
            unsafe { slot.give_up() };
            Left::InPlace(src.cast())
        }
        Operand::FusedPack(src, fill, slot) => {
            if !slot.ready {
                // SAFETY: the caller's promise; what is published has been packed.
                unsafe {
                    pack_a::<L, S, A, B, C>(src, fill, slot.panel);
                    slot.publish();
                }
            }
            Left::Packed(slot.panel)
        }
    }
}

/// `C = acc + A·B`.
///
/// # Safety
/// As for [`gemm_packed`].
#[inline(always)]
unsafe fn gemm_into<L: Level, R: CpuElem, A: CpuElem, B: CpuElem, C: CpuElem>(
    a: Left<A>,
    b: Operand<R, B>,
    sum: Accumulator<C>,
    c: View<C, 2>,
    k: i64,
    epilogue: Option<&Epilogue>,
    prefetch: PrefetchList,
) {
    // SAFETY: the caller's promise; what is published has been packed.
    unsafe {
        let (b, fresh) = match b {
            Operand::Packed(panels) => (Right::Packed(panels), None),
            Operand::Tile(tile, scratch) => (Right::Unpacked(tile, B::default(), scratch), None),
            Operand::FusedPack(_, _, slot) if slot.ready => (Right::Packed(slot.panel), None),
            // No other block needs it packed. That must not depend on the progress of other
            // threads: an operand in place may be summed in another order.
            Operand::FusedPack(src, fill, slot) if slot.is_own() => (Right::Unpacked(src, fill, slot.panel), None),
            Operand::FusedPack(src, fill, slot) => (Right::FusedPack(src, fill, slot.panel), Some(slot)),
        };
        multiply_to::<L, R, A, B, C>(a, b, sum, c, k as usize, epilogue, prefetch);
        if let Some(slot) = fresh {
            slot.publish();
        }
    }
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

#[cfg(test)]
mod tests;
