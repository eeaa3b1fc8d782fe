//! Fused copy-out: a tile is stored to an output chunk by chunk while a loop computes it.
//!
//! A block that computes a tile and then copies it to an output that no cache holds leaves
//! memory idle while it computes and the core idle while it copies. If a vector loop makes the
//! tile and the copy follows it, each chunk of a row is stored to the output as soon as it is
//! computed, so stores overlap with computation.
//!
//! [`RowChunks`] splits rows into such chunks. It serves prefetches and fused reductions too,
//! which also run between chunks.

use crate::convert::convert_row;
use crate::copy::{fence, store_non_temporal, uses_non_temporal};
use crate::gemm::PacedPrefetch;
use crate::level::{Baseline, Level};
use crate::reduce::CHUNK;
use crate::rows::Span;
use crate::scalar::CpuElem;
use crate::view::View;
use std::mem::MaybeUninit;

/// Bytes of a chunk: some cache lines, and few beside any L1.
const BYTES: usize = 1 << 10;

/// Bytes of a cache line.
const LINE: usize = 64;

/// Iterates over the chunks of a row.
#[derive(Debug)]
pub struct RowChunks {
    from: i64,
    count: i64,
    end: i64,
    /// Chunks end where index plus `skew` is a multiple of `step`, a power of two.
    step: i64,
    skew: i64,
}

impl RowChunks {
    /// The `count` elements from `from` on, as one chunk unless `prefetch` is active.
    #[inline(always)]
    pub fn new(from: i64, count: i64, prefetch: &PacedPrefetch) -> RowChunks {
        let step = if prefetch.is_active() { (BYTES / size_of::<f32>()) as i64 } else { 1 << 62 };
        RowChunks { from, count: 0, end: from + count, step, skew: 0 }
    }

    /// The first `count` elements in chunks that a
    /// [`FusedReduction`](crate::reduce::FusedReduction) takes.
    #[inline(always)]
    pub fn for_reduction(count: i64) -> RowChunks {
        RowChunks { from: 0, count: 0, end: count, step: CHUNK as i64, skew: 0 }
    }

    /// Advances to the next chunk, if there is one.
    #[inline(always)]
    pub fn advance(&mut self) -> bool {
        self.from += self.count;
        let left = self.end - self.from;
        let room = self.step - ((self.from + self.skew) & (self.step - 1));
        self.count = if left < room { left } else { room };
        left > 0
    }

    /// The first index and the length of the current chunk.
    #[inline(always)]
    pub fn chunk(&self) -> (i64, i64) {
        (self.from, self.count)
    }
}

/// A tile and the region of an output that it is copied to while it is computed.
#[derive(Debug)]
pub struct FusedCopyOut<S, D, const R: usize> {
    src: View<S, R>,
    dst: View<D, R>,
    fill: D,
    non_temporal: bool,
    non_temporal_stores: bool,
    begun: bool,
}

impl<S: CpuElem, D: CpuElem, const R: usize> FusedCopyOut<S, D, R> {
    /// The same arguments as [`copy_out`](crate::copy::copy_out). Chunks are stored early if that
    /// uses non-temporal stores.
    #[inline(always)]
    pub fn new(src: View<S, R>, dst: View<D, R>, fill: D, non_temporal: bool) -> Self {
        FusedCopyOut {
            src,
            dst,
            fill,
            non_temporal,
            non_temporal_stores: uses_non_temporal(&src, &dst, non_temporal),
            begun: false,
        }
    }

    /// How many elements of a row, from its first on, reach the output: the others are beyond its edge.
    #[inline(always)]
    pub fn needed(&self) -> i64 {
        Span::of(&self.dst).hi[R - 1]
    }

    /// The chunks of the row at `index`, whose last index does not matter.
    #[inline(always)]
    pub fn chunks(&self, index: [i64; R], from: i64, count: i64, prefetch: &PacedPrefetch) -> RowChunks {
        let mut first = index;
        first[R - 1] = 0;
        let mut chunks = RowChunks::new(from, count, prefetch);
        if self.non_temporal_stores {
            chunks.step = (BYTES / size_of::<D>()) as i64;
            chunks.skew = (self.dst.at(first).addr() % LINE / size_of::<D>()) as i64;
        }
        chunks
    }

    /// Stores a chunk to the output, if it is stored by chunks.
    ///
    /// # Safety
    /// As for [`copy_out`](crate::copy::copy_out); the row's elements `from..from + count` are made, and
    /// nothing changes them after that.
    #[inline(always)]
    pub unsafe fn store<L: Level>(&mut self, index: [i64; R], from: i64, count: i64) {
        let span = Span::of(&self.dst);
        if !self.non_temporal_stores || !span.contains_but(index, R - 1) {
            return;
        }
        self.begun = true;
        let last = R - 1;
        let lo = if from > span.lo[last] { from } else { span.lo[last] };
        let hi = if from + count < span.hi[last] { from + count } else { span.hi[last] };
        if lo >= hi {
            return;
        }
        let mut at = index;
        at[last] = lo;
        let (from, to, count) = (self.src.at(at).cast_const(), self.dst.at(at), (hi - lo) as usize);
        // SAFETY: the caller's promise; a chunk fits the lines.
        unsafe {
            if S::DTYPE as u8 == D::DTYPE as u8 {
                return store_non_temporal::<Baseline>(from.cast(), to.cast(), count * size_of::<D>());
            }
            #[repr(align(64))]
            struct Lines(MaybeUninit<[u8; BYTES]>);
            let mut lines = Lines(MaybeUninit::uninit());
            let lines = lines.0.as_mut_ptr().cast::<D>();
            convert_row::<L, S, D>(from, lines, count);
            store_non_temporal::<Baseline>(lines.cast_const().cast(), to.cast(), count * size_of::<D>());
        }
    }

    /// Copies the tile if its chunks have not been stored.
    ///
    /// # Safety
    /// As for [`copy_out`](crate::copy::copy_out); if a chunk has been stored, all have.
    #[inline(always)]
    pub unsafe fn finish<L: Level>(self) {
        if self.begun {
            return fence();
        }
        // SAFETY: the caller's promise.
        unsafe {
            crate::routine::copy_out::<L, S, D, R>(
                self.src,
                self.dst,
                self.fill,
                self.non_temporal,
                PacedPrefetch::none(),
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gemm::PrefetchList;
    use crate::level::Baseline;

    /// An output of this many columns after a fused copy of a tile with 2 rows of 700, in memory
    /// that begins `skip` elements after the start of a cache line.
    fn left<D: CpuElem>(columns: i64, skip: usize, non_temporal: bool, requests: bool) -> Vec<D> {
        let mut tile: Vec<f32> = (0..1400).map(|i| i as f32).collect();
        let src = View::packed(tile.as_mut_ptr(), [2, 700]);
        let mut memory = vec![D::ONE; 2000];
        let start = memory.as_mut_ptr().wrapping_add(skip);
        let dst = View { extent: [2, 700], hi: [2, columns], ..View::whole(start, [2, columns], [900, 1]) };
        let prefetch = View::whole(tile.as_mut_ptr(), [2, 700], [700, 1]).paced_prefetch_rows([2, 0], requests);
        let prefetch = PacedPrefetch::new(PrefetchList::new([prefetch]), 1400);
        let mut copy = FusedCopyOut::new(src, dst, D::ZERO, non_temporal);
        let mut covered = 0;
        for i in 0..2 {
            let mut chunks = copy.chunks([i, 0], 0, 700, &prefetch);
            while chunks.advance() {
                let (from, count) = chunks.chunk();
                assert_eq!(from + 700 * i, covered);
                covered += count;
                // SAFETY: both exist, and nothing is computed here.
                unsafe { copy.store::<Baseline>([i, 0], from, count) };
            }
        }
        assert_eq!((covered, copy.begun), (1400, non_temporal && columns * size_of::<D>() as i64 >= 1024));
        // SAFETY: as above.
        unsafe { copy.finish::<Baseline>() };
        memory
    }

    fn check<D: CpuElem>() {
        let (widths, skips): (&[i64], &[usize]) =
            if cfg!(miri) { (&[300, 699], &[13]) } else { (&[10, 300, 699, 700], &[0, 1, 13]) };
        for &columns in widths {
            for &skip in skips {
                let expected = left::<D>(columns, skip, false, false);
                let written = |i: usize| i >= skip && (i - skip) / 900 < 2 && ((i - skip) % 900) < columns as usize;
                for (i, &x) in expected.iter().enumerate() {
                    let at = i.wrapping_sub(skip);
                    let value = if written(i) { (at / 900 * 700 + at % 900) as f64 } else { 1.0 };
                    assert_eq!(x.to::<f64>(), value.to::<D>().to::<f64>(), "{i}");
                }
                for (non_temporal, requests) in [(true, false), (true, true), (false, true)] {
                    let found = left::<D>(columns, skip, non_temporal, requests);
                    assert!(found.iter().zip(&expected).all(|(&x, &y)| x.to_bits() == y.to_bits()));
                }
            }
        }
    }

    #[test]
    fn parts_leave_as_the_whole_does() {
        check::<f32>();
        check::<tile_core::num::f16>();
    }
}
