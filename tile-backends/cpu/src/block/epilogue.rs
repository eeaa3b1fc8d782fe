//! Fused epilogues: loops of a kernel that run on the accumulators of a GEMM.
//!
//! ```text
//! gemm(a, b, acc)                                  // the last step of K
//! parallel!((BM, BN), |i, j| { t[[i, j]] = f(acc[[i, j]], bias[j], …); });
//! copy(&t, out.at_mut(…))
//! ```
//!
//! The loop is emitted as an [`EpilogueLoop`] over any part of `acc`. The GEMM calls it for
//! each register tile of its last step, so neither `acc` nor `t` is written and read as a
//! whole. If `t` and the output have one type, the loop stores to the output; otherwise a row
//! of the part is converted after it.

use super::{Block, same_elem};
use crate::convert::{cast, convert_row};
use crate::gemm::epilogue::{AccumulatorTile, COLUMNS, Epilogue, EpilogueFn};
#[cfg(all(target_arch = "x86_64", not(miri), feature = "avx2"))]
use crate::level::LevelId;
use crate::level::{Baseline, Level};
use crate::scalar::CpuElem;
use crate::view::View;
use std::mem::MaybeUninit;
use std::ops::Range;

/// Epilogue number `N` of a kernel: a loop that runs on accumulators.
///
/// # Safety
/// `run` reads nothing but the accumulators of its part and what its context names, and writes
/// nothing but the elements of its part.
pub unsafe trait EpilogueLoop<const N: usize> {
    /// The accumulators' type.
    type Acc: CpuElem;
    /// The type of the loop's results.
    type Computed: CpuElem;
    /// The output's type.
    type Out: CpuElem;
    /// The captured values of the block.
    type Context: Copy;

    /// Whether the loop is free of side effects, so that it need not run for elements that the
    /// output does not have.
    const SIDE_EFFECT_FREE: bool;

    /// Runs the loop for a part of its indices. A `WIDE` part has [`wide`] columns, and all
    /// elements that the loop accesses for it exist.
    ///
    /// # Safety
    /// The part is one of the loop's accumulators, what the context names exists, and the CPU has
    /// the features of `L`.
    unsafe fn run<L: Level, const WIDE: bool>(
        level: L,
        block: &Block<'_>,
        context: Self::Context,
        part: &EpilogueTile<Self::Acc, Self::Computed, Self::Out>,
    );

    /// [`EpilogueLoop::run`] compiled for AVX-512.
    ///
    /// # Safety
    /// As for [`EpilogueLoop::run`], and `epilogue` is a [`BoundEpilogue`] of this type.
    #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx512"))]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx2,fma,f16c")]
    unsafe fn avx512(epilogue: *const (), acc: &AccumulatorTile)
    where
        Self: Sized,
    {
        // SAFETY: the caller's promise.
        unsafe {
            let epilogue = &*epilogue.cast::<BoundEpilogue<'_, Self, N>>();
            if epilogue.is_wide::<crate::level::Avx512>(acc) {
                epilogue.wide(crate::level::Avx512, acc)
            } else {
                Self::avx512_edges(epilogue, acc)
            }
        }
    }

    /// [`EpilogueLoop::run`] where elements may be missing, compiled for AVX-512.
    ///
    /// # Safety
    /// As for [`EpilogueLoop::run`], and `epilogue` is a [`BoundEpilogue`] of this type.
    #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx512"))]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx2,fma,f16c")]
    #[inline(never)]
    unsafe fn avx512_edges(epilogue: &BoundEpilogue<'_, Self, N>, acc: &AccumulatorTile)
    where
        Self: Sized,
    {
        // SAFETY: the caller's promise.
        unsafe { epilogue.edges(crate::level::Avx512, acc) }
    }

    /// [`EpilogueLoop::run`] compiled for AVX2.
    ///
    /// # Safety
    /// As for [`EpilogueLoop::run`], and `epilogue` is a [`BoundEpilogue`] of this type.
    #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx2"))]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn avx2(epilogue: *const (), acc: &AccumulatorTile)
    where
        Self: Sized,
    {
        // SAFETY: the caller's promise.
        unsafe {
            let epilogue = &*epilogue.cast::<BoundEpilogue<'_, Self, N>>();
            if epilogue.is_wide::<crate::level::Avx2>(acc) {
                epilogue.wide(crate::level::Avx2, acc)
            } else {
                Self::avx2_edges(epilogue, acc)
            }
        }
    }

    /// [`EpilogueLoop::run`] where elements may be missing, compiled for AVX2.
    ///
    /// # Safety
    /// As for [`EpilogueLoop::run`], and `epilogue` is a [`BoundEpilogue`] of this type.
    #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx2"))]
    #[target_feature(enable = "avx2,fma,f16c")]
    #[inline(never)]
    unsafe fn avx2_edges(epilogue: &BoundEpilogue<'_, Self, N>, acc: &AccumulatorTile)
    where
        Self: Sized,
    {
        // SAFETY: the caller's promise.
        unsafe { epilogue.edges(crate::level::Avx2, acc) }
    }

    /// [`EpilogueLoop::run`] compiled for the baseline.
    ///
    /// # Safety
    /// As for [`EpilogueLoop::run`], and `epilogue` is a [`BoundEpilogue`] of this type.
    unsafe fn baseline(epilogue: *const (), acc: &AccumulatorTile)
    where
        Self: Sized,
    {
        // SAFETY: the caller's promise.
        unsafe {
            let epilogue = &*epilogue.cast::<BoundEpilogue<'_, Self, N>>();
            if epilogue.is_wide::<Baseline>(acc) {
                epilogue.wide(Baseline, acc)
            } else {
                Self::baseline_edges(epilogue, acc)
            }
        }
    }

    /// [`EpilogueLoop::run`] where elements may be missing, compiled for the baseline.
    ///
    /// # Safety
    /// As for [`EpilogueLoop::run`], and `epilogue` is a [`BoundEpilogue`] of this type.
    #[inline(never)]
    unsafe fn baseline_edges(epilogue: &BoundEpilogue<'_, Self, N>, acc: &AccumulatorTile)
    where
        Self: Sized,
    {
        // SAFETY: the caller's promise.
        unsafe { epilogue.edges(Baseline, acc) }
    }
}

/// An epilogue bound to its block, its captured values and its output.
#[derive(Debug)]
pub struct BoundEpilogue<'a, K: EpilogueLoop<N>, const N: usize> {
    block: Block<'a>,
    context: K::Context,
    out: View<K::Out, 2>,
    whole: bool,
}

/// A buffer for a row of results, where they are not computed in the output.
#[repr(align(64))]
struct Row(MaybeUninit<[u8; COLUMNS as usize * 8]>);

impl<'a, K: EpilogueLoop<N>, const N: usize> BoundEpilogue<'a, K, N> {
    /// The results go to `out`, whose first element is that of the first accumulator. `whole`
    /// says that everything the loop reads for the elements of `out` exists and is contiguous
    /// where rows can be.
    #[inline(always)]
    pub fn new(block: Block<'a>, context: K::Context, out: View<K::Out, 2>, whole: bool) -> Self {
        BoundEpilogue { block, context, out, whole: whole && out.stride[1] == 1 }
    }

    /// The type-erased epilogue for a GEMM, which must not outlive this value.
    #[inline(always)]
    pub fn erased<L: Level>(&self) -> Epilogue {
        let run_fn: EpilogueFn = match L::ID {
            #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx512"))]
            LevelId::Avx512 => K::avx512,
            #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx2"))]
            LevelId::Avx2 => K::avx2,
            _ => K::baseline,
        };
        Epilogue { run_fn, context: (&raw const *self).cast(), hi: self.out.hi, side_effect_free: K::SIDE_EFFECT_FREE }
    }

    /// Whether the accumulators are a full-width register tile, and nothing is missing.
    #[inline(always)]
    fn is_wide<L: Level>(&self, acc: &AccumulatorTile) -> bool {
        let ([i, j], [m, n], out) = (acc.at, acc.extent, &self.out);
        self.whole
            && n == const { wide::<L, K::Acc>() }
            && i >= out.lo[0]
            && j >= out.lo[1]
            && i + m <= out.hi[0]
            && j + n <= out.hi[1]
    }

    /// Runs the loop for a full-width register tile.
    ///
    /// # Safety
    /// As for [`EpilogueLoop::run`].
    #[inline(always)]
    unsafe fn wide<L: Level>(&self, level: L, acc: &AccumulatorTile) {
        let mut row = Row(MaybeUninit::uninit());
        let straight = const { same_elem::<K::Computed, K::Out>() };
        let computed = if straight {
            View::whole(self.out.ptr.cast(), self.out.extent, self.out.stride)
        } else {
            row.row::<K::Computed>(acc.at[1], const { wide::<L, K::Acc>() }, self.out.extent)
        };
        let to = [acc.at[0] + acc.extent[0], acc.at[1] + acc.extent[1]];
        let part = EpilogueTile { acc: self.acc(acc), computed, out: self.out, from: acc.at, to, straight };
        // SAFETY: the caller's promise.
        unsafe { K::run::<L, true>(level, &self.block, self.context, &part) }
    }

    /// Runs the loop for any accumulators of at most [`COLUMNS`] columns.
    ///
    /// # Safety
    /// As for [`EpilogueLoop::run`].
    #[inline(always)]
    unsafe fn edges<L: Level>(&self, level: L, acc: &AccumulatorTile) {
        let mut from = acc.at;
        let mut to = [acc.at[0] + acc.extent[0], acc.at[1] + acc.extent[1]];
        let mut exists = true;
        let mut axis = 0;
        while axis < 2 {
            let (lo, hi) = (self.out.lo[axis], self.out.hi[axis]);
            if K::SIDE_EFFECT_FREE {
                from[axis] = if from[axis] > lo { from[axis] } else { lo };
                to[axis] = if to[axis] < hi { to[axis] } else { hi };
            }
            exists &= from[axis] >= lo && to[axis] <= hi;
            axis += 1;
        }
        let straight = same_elem::<K::Computed, K::Out>() && exists && self.out.stride[1] == 1;
        let mut row = Row(MaybeUninit::uninit());
        let computed = if straight {
            View::whole(self.out.ptr.cast(), self.out.extent, self.out.stride)
        } else {
            row.row::<K::Computed>(acc.at[1], COLUMNS, self.out.extent)
        };
        let part = EpilogueTile { acc: self.acc(acc), computed, out: self.out, from, to, straight };
        // SAFETY: the caller's promise.
        unsafe { K::run::<L, false>(level, &self.block, self.context, &part) }
    }

    /// A view of the accumulators at the loop's indices.
    #[inline(always)]
    fn acc(&self, acc: &AccumulatorTile) -> View<K::Acc, 2> {
        let step = acc.step / const { size_of::<K::Acc>() as i64 };
        let first = acc.at[0].wrapping_mul(step).wrapping_add(acc.at[1]);
        View::whole(acc.ptr.cast::<K::Acc>().wrapping_offset(-first as isize), self.out.extent, [step, 1])
    }
}

impl Row {
    /// A view of `count` elements of any row from column `from` on: all rows share the buffer,
    /// one after the other.
    #[inline(always)]
    fn row<T>(&mut self, from: i64, count: i64, extent: [i64; 2]) -> View<T, 2> {
        let first = self.0.as_mut_ptr().cast::<T>();
        // What a slice covers has to be initialised.
        // SAFETY: there is room for `COLUMNS` elements of any type.
        unsafe { first.write_bytes(0, count as usize) };
        View::whole(first.wrapping_offset(-from as isize), extent, [0, 1])
    }
}

/// A part of a loop's indices.
#[derive(Debug)]
pub struct EpilogueTile<C, E, D> {
    /// The accumulators, at the loop's indices.
    pub acc: View<C, 2>,
    /// Where its results are computed.
    pub computed: View<E, 2>,
    out: View<D, 2>,
    from: [i64; 2],
    to: [i64; 2],
    straight: bool,
}

/// Columns of a full-width register tile (NR).
#[inline(always)]
pub const fn wide<L: Level, C>() -> i64 {
    (2 * L::VECTOR_BYTES / size_of::<C>()) as i64
}

impl<C: CpuElem, E: CpuElem, D: CpuElem> EpilogueTile<C, E, D> {
    /// Its rows.
    #[inline(always)]
    pub fn rows(&self) -> Range<i64> {
        self.from[0]..self.to[0]
    }

    /// Its columns.
    #[inline(always)]
    pub fn columns(&self) -> [i64; 2] {
        [self.from[1], self.to[1]]
    }

    /// The columns that are in all spans; if there are none, an empty range at the end.
    #[inline(always)]
    pub fn common<const K: usize>(&self, spans: [[i64; 2]; K]) -> (i64, i64) {
        let [mut from, mut to] = self.columns();
        let mut i = 0;
        while i < K {
            from = if spans[i][0] > from { spans[i][0] } else { from };
            to = if spans[i][1] < to { spans[i][1] } else { to };
            i += 1;
        }
        if from < to { (from, to) } else { (self.to[1], self.to[1]) }
    }

    /// Stores a computed row to the output, unless it was computed there. If `WIDE`, the part has
    /// [`wide`] columns, all of which exist in the output.
    ///
    /// # Safety
    /// The row's elements are computed, and those that the output has can be written.
    #[inline(always)]
    pub unsafe fn store_row<L: Level, const WIDE: bool>(&self, i: i64) {
        let (computed, out) = (self.computed.at([i, self.from[1]]).cast_const(), self.out.at([i, self.from[1]]));
        if WIDE {
            if !same_elem::<E, D>() {
                // SAFETY: the caller's promise; the row is the part's own.
                unsafe { convert_row::<L, E, D>(computed, out, const { wide::<L, C>() as usize }) }
            }
            return;
        }
        if self.straight || i < self.out.lo[0] || i >= self.out.hi[0] {
            return;
        }
        let from = if self.from[1] > self.out.lo[1] { self.from[1] } else { self.out.lo[1] };
        let to = if self.to[1] < self.out.hi[1] { self.to[1] } else { self.out.hi[1] };
        let mut j = from;
        if self.out.stride[1] == 1 && from < to {
            let (computed, out) = (self.computed.at([i, from]).cast_const(), self.out.at([i, from]));
            // SAFETY: the caller's promise; the row is the part's own.
            return unsafe { convert_row::<L, E, D>(computed, out, (to - from) as usize) };
        }
        while j < to {
            // SAFETY: the caller's promise.
            unsafe { *self.out.at([i, j]) = cast::<L, E, D>(*self.computed.at([i, j])) };
            j += 1;
        }
    }
}
