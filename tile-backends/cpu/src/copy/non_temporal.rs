//! Non-temporal copies to outputs that are larger than the last-level cache.
//!
//! An ordinary store first reads the line that it changes into the cache and evicts another. An
//! output that is evicted before anybody reads it gains nothing by that. Non-temporal stores of
//! whole lines go straight to memory and save one of three memory transfers.

use super::{copy, copy_from_start};
use crate::gemm::PacedPrefetch;
use crate::level::Level;
#[cfg(all(target_arch = "x86_64", not(miri)))]
use crate::level::LevelId;
use crate::rows::{Odometer, Span, unit_axis};
use crate::scalar::CpuElem;
use crate::view::View;
use std::mem::MaybeUninit;

/// Rows of fewer bytes have too few whole lines, unless they are nothing else;
const SHORT: i64 = 1 << 10;
/// and then of fewer than this there are too many.
const SHORTEST: i64 = 128;

/// Bytes of the staging buffer, and rows of a block in it.
const BYTES: usize = 4 << 10;
const ROWS: i64 = 16;

/// Bytes of a cache line.
const LINE: usize = 64;

/// [`copy`] to an output of which nothing is read in the launch, by non-temporal stores if
/// `non_temporal`. Issues `prefetch` meanwhile.
///
/// # Safety
/// As for [`copy`].
#[inline(always)]
pub unsafe fn copy_out<L: Level, S: CpuElem, D: CpuElem, const R: usize>(
    src: View<S, R>,
    dst: View<D, R>,
    fill: D,
    non_temporal: bool,
    mut prefetch: PacedPrefetch,
) {
    if !uses_non_temporal(&src, &dst, non_temporal) {
        // SAFETY: the caller's promise.
        unsafe { copy::<L, S, D, R>(src, dst, fill) };
        return prefetch.issue_all();
    }
    let span = Span::of(&dst);
    if S::DTYPE as u8 == D::DTYPE as u8 && src.stride[R - 1] == 1 {
        let bytes = (span.hi[R - 1] - span.lo[R - 1]) as usize * size_of::<D>();
        let mut walk = Odometer::new(span, R - 1);
        while let Some(index) = walk.next() {
            // SAFETY: the row exists in both views, which have one type.
            unsafe { store_non_temporal::<L>(src.at(index).cast_const().cast(), dst.at(index).cast(), bytes) };
            prefetch.issue_for((bytes / size_of::<D>()) as i64);
        }
    } else {
        // SAFETY: the caller's promise; what exists of `dst` exists in `src`.
        unsafe { through_staging::<L, S, D, R>(&src, &dst, span, &mut prefetch) };
    }
    fence();
}

/// [`copy_out`] to an output that caches hold, of views of which all rows exist, with rows that
/// are contiguous in both and may end early: does it and returns true, or returns false.
///
/// # Safety
/// As for [`copy`].
#[inline(always)]
pub unsafe fn copy_out_from_start<L: Level, S: CpuElem, D: CpuElem, const R: usize>(
    src: View<S, R>,
    dst: View<D, R>,
    fill: D,
    non_temporal: bool,
    prefetch: PacedPrefetch,
) -> bool {
    // SAFETY: the caller's promise.
    let done = !non_temporal && unsafe { copy_from_start::<L, S, D, R>(src, dst, fill) };
    if done {
        prefetch.issue_all();
    }
    done
}

/// Whether a copy to a `non_temporal` output uses non-temporal stores.
#[inline(always)]
pub(crate) fn uses_non_temporal<S: CpuElem, D: CpuElem, const R: usize>(
    src: &View<S, R>,
    dst: &View<D, R>,
    non_temporal: bool,
) -> bool {
    let span = Span::of(dst);
    non_temporal
        && R > 0
        && !span.is_empty()
        && dst.stride[R - 1] == 1
        && has_lines::<D, R>(dst, (span.hi[R - 1] - span.lo[R - 1]) * size_of::<D>() as i64)
        && Span::of(src).contains(&span)
}

/// Whether rows of so many bytes are whole lines, or have enough of them.
#[inline(always)]
fn has_lines<D, const R: usize>(dst: &View<D, R>, bytes: i64) -> bool {
    let mut apart = dst.at(dst.lo).addr() | bytes as usize;
    let mut axis = 0;
    while axis + 1 < R {
        apart |= dst.stride[axis] as usize * size_of::<D>();
        axis += 1;
    }
    bytes >= SHORT || bytes >= SHORTEST && apart.is_multiple_of(LINE)
}

/// Copies rows that are converted, or contiguous along another axis in the source, through a
/// staging buffer in L1.
///
/// # Safety
/// As for [`copy_out`]; `span` exists in both views.
#[inline(always)]
unsafe fn through_staging<L: Level, S: CpuElem, D: CpuElem, const R: usize>(
    src: &View<S, R>,
    dst: &View<D, R>,
    span: Span<R>,
    prefetch: &mut PacedPrefetch,
) {
    #[repr(align(64))]
    struct Lines(MaybeUninit<[u8; BYTES]>);
    let mut lines = Lines(MaybeUninit::uninit());
    let lines = lines.0.as_mut_ptr().cast::<D>();
    let last = R - 1;
    // The contiguous axis of the source, if there is one, gives rows.
    let unit = unit_axis(src, last);
    let across = if unit < R { unit } else { last.saturating_sub(1) };
    let (wide, tall) =
        (span.hi[last] - span.lo[last], if across < last { span.hi[across] - span.lo[across] } else { 1 });
    let width = smaller(wide, (BYTES / size_of::<D>()) as i64 / smaller(tall, ROWS));
    let height = if across < last { ROWS } else { 1 };
    let mut walk = Odometer::holding(span, 1 << last | 1 << across);
    while let Some(first) = walk.next() {
        let mut r = 0;
        while r < tall {
            let rows = smaller(height, tall - r);
            let mut c = 0;
            while c < wide {
                let columns = smaller(width, wide - c);
                let mut start = first;
                start[across] += r;
                start[last] += c;
                let step = |view: [i64; R]| [if across < last { view[across] } else { 0 }, view[last]];
                let from = View::whole(src.at(start), [rows, columns], step(src.stride));
                let block = View::packed(lines, [rows, columns]);
                // SAFETY: the elements exist in both views, and a block fits.
                unsafe {
                    copy::<L, S, D, 2>(from, block, D::ZERO);
                    for i in 0..rows {
                        if across < last {
                            start[across] = first[across] + r + i;
                        }
                        let from = lines.offset((i * columns) as isize).cast_const();
                        store_non_temporal::<L>(from.cast(), dst.at(start).cast(), columns as usize * size_of::<D>());
                    }
                }
                prefetch.issue_for(rows * columns);
                c += columns;
            }
            r += rows;
        }
    }
}

#[inline(always)]
fn smaller(a: i64, b: i64) -> i64 {
    if a < b { a } else { b }
}

/// Copies `n` bytes, whole lines by non-temporal stores, with the vectors of `L`. Where nothing
/// is computed in between, the widest vectors are fastest. Stores of a loop's chunks alternate
/// with prefetches, and there the narrowest are (measured in loops written by hand: 1.1 times as
/// fast, where transposes take 1.07 times as long).
///
/// # Safety
/// `src` is valid for reading and `dst` for writing `n` bytes; the two do not
/// overlap; the CPU has the level `L`. A [`fence`] follows.
#[inline(always)]
pub(crate) unsafe fn store_non_temporal<L: Level>(src: *const u8, dst: *mut u8, n: usize) {
    let head = smaller((dst.addr().wrapping_neg() % LINE) as i64, n as i64) as usize;
    let rest = head + (n - head) / LINE * LINE;
    // SAFETY: the caller's promise; the lines begin at multiples of their size.
    // Often nothing is around them, and a call for no bytes is not free.
    unsafe {
        if head > 0 {
            std::ptr::copy_nonoverlapping(src, dst, head);
        }
        lines::<L>(src.add(head), dst.add(head), rest - head);
        if rest < n {
            std::ptr::copy_nonoverlapping(src.add(rest), dst.add(rest), n - rest);
        }
    }
}

/// # Safety
/// As for [`store_non_temporal`]; `dst` and `n` are multiples of a line.
#[inline(always)]
unsafe fn lines<L: Level>(src: *const u8, dst: *mut u8, n: usize) {
    // SAFETY: the caller's promise.
    unsafe {
        match L::ID {
            #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx512"))]
            LevelId::Avx512 => x86::lines_512(src, dst, n),
            #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx2"))]
            LevelId::Avx2 => x86::lines_256(src, dst, n),
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            LevelId::Baseline => x86::lines_128(src, dst, n),
            // There is no portable non-temporal store.
            #[allow(unreachable_patterns, reason = "which levels have code depends on the build")]
            _ => std::ptr::copy_nonoverlapping(src, dst, n),
        }
    }
}

#[cfg(all(target_arch = "x86_64", not(miri)))]
mod x86 {
    use super::LINE;
    use std::arch::x86_64::{
        __m128i, __m256i, __m512i, _mm_loadu_si128, _mm_stream_si128, _mm256_loadu_si256, _mm256_stream_si256,
        _mm512_loadu_si512, _mm512_stream_si512,
    };

    macro_rules! lines {
        ($name:ident, $features:literal, $vector:ty, $load:ident, $store:ident) => {
            /// # Safety
            /// As for [`lines`](super::lines).
            #[target_feature(enable = $features)]
            #[inline]
            #[allow(dead_code, reason = "a level may have no code")]
            pub(super) unsafe fn $name(src: *const u8, dst: *mut u8, n: usize) {
                const PARTS: usize = LINE / size_of::<$vector>();
                let (mut from, mut to) = (src.cast::<$vector>(), dst.cast::<$vector>());
                for _ in 0..n / LINE {
                    // SAFETY: the caller's promise.
                    unsafe {
                        let line: [$vector; PARTS] = std::array::from_fn(|i| $load(from.add(i).cast()));
                        for (i, part) in line.into_iter().enumerate() {
                            $store(to.add(i).cast(), part);
                        }
                        (from, to) = (from.add(PARTS), to.add(PARTS));
                    }
                }
            }
        };
    }
    lines!(lines_128, "sse2", __m128i, _mm_loadu_si128, _mm_stream_si128);
    lines!(lines_256, "avx", __m256i, _mm256_loadu_si256, _mm256_stream_si256);
    lines!(lines_512, "avx512f", __m512i, _mm512_loadu_si512, _mm512_stream_si512);
}

/// Makes non-temporal stores visible to other threads.
pub(crate) fn fence() {
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    // SAFETY: SSE2 is part of x86-64.
    unsafe {
        std::arch::x86_64::_mm_sfence();
    }
}
