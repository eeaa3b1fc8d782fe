//! In-register transposes of squares with one vector register a row, by SSE2 interleaving.
//!
//! Elements may have any width. Interleaving row i of n with row i + n/2 sends the element at
//! row (r₁r₂…rₖ), column (c₁c₂…cₖ), written in bits, to row (r₂…rₖc₁), column (c₂…cₖr₁). After
//! k = log₂ n such rounds rows and columns are exchanged.

use std::arch::x86_64::{
    __m128i, _mm_loadu_si128, _mm_setzero_si128, _mm_storeu_si128, _mm_unpackhi_epi8, _mm_unpackhi_epi16,
    _mm_unpackhi_epi32, _mm_unpackhi_epi64, _mm_unpacklo_epi8, _mm_unpacklo_epi16, _mm_unpacklo_epi32,
    _mm_unpacklo_epi64,
};

macro_rules! square {
    ($name:ident, $n:literal, $low:ident, $high:ident) => {
        /// # Safety
        /// Each of the rows on both sides is valid for 16 bytes.
        #[inline(always)]
        unsafe fn $name(src: *const u8, src_step: isize, dst: *mut u8, dst_step: isize) {
            // SAFETY: SSE2 is part of x86-64; so for all intrinsics here.
            let mut rows: [__m128i; $n] = unsafe { [_mm_setzero_si128(); $n] };
            let mut i = 0;
            while i < $n {
                // SAFETY: row `i` has 16 readable bytes.
                rows[i] = unsafe { _mm_loadu_si128(src.offset(i as isize * src_step).cast()) };
                i += 1;
            }
            let mut size = 1;
            while size < $n {
                let old = rows;
                let mut i = 0;
                while i < $n / 2 {
                    // SAFETY: as above.
                    unsafe {
                        rows[2 * i] = $low(old[i], old[i + $n / 2]);
                        rows[2 * i + 1] = $high(old[i], old[i + $n / 2]);
                    }
                    i += 1;
                }
                size *= 2;
            }
            let mut i = 0;
            while i < $n {
                // SAFETY: row `i` has 16 writable bytes.
                unsafe { _mm_storeu_si128(dst.offset(i as isize * dst_step).cast(), rows[i]) };
                i += 1;
            }
        }
    };
}
square!(square_8, 16, _mm_unpacklo_epi8, _mm_unpackhi_epi8);
square!(square_16, 8, _mm_unpacklo_epi16, _mm_unpackhi_epi16);
square!(square_32, 4, _mm_unpacklo_epi32, _mm_unpackhi_epi32);
square!(square_64, 2, _mm_unpacklo_epi64, _mm_unpackhi_epi64);

/// Transposes a block of `SIDE` by `SIDE` elements of type `T`; the steps are
/// in elements.
///
/// # Safety
/// Each of the `SIDE` rows on both sides is valid for `SIDE` elements.
#[inline(always)]
pub(super) unsafe fn block<T, const SIDE: usize>(src: *const T, src_step: isize, dst: *mut T, dst_step: isize) {
    let n = 16 / size_of::<T>();
    let (from_step, to_step) = (src_step * size_of::<T>() as isize, dst_step * size_of::<T>() as isize);
    let mut r = 0;
    while r < SIDE {
        let mut c = 0;
        while c < SIDE {
            // SAFETY: a square of the block.
            unsafe {
                let from = src.offset(c as isize * src_step).add(r).cast::<u8>();
                let to = dst.offset(r as isize * dst_step).add(c).cast::<u8>();
                match size_of::<T>() {
                    1 => square_8(from, from_step, to, to_step),
                    2 => square_16(from, from_step, to, to_step),
                    4 => square_32(from, from_step, to, to_step),
                    _ => square_64(from, from_step, to, to_step),
                }
            }
            c += n;
        }
        r += n;
    }
}
