//! Conversion of contiguous rows, the inner loop of a converting copy.

use crate::convert::cast;
use crate::level::Level;
#[cfg(target_arch = "x86_64")]
use crate::level::LevelId;
use crate::scalar::CpuElem;
#[cfg(target_arch = "x86_64")]
use tile_core::elem::DType;

/// Converts `n` elements at `src` to `n` at `dst`. Equal types are copied;
/// `f16` ↔ `f32` use the conversion instructions where the level has them,
/// which differ from [`cast`] only in keeping the payload of a NaN.
///
/// # Safety
/// `src` must be valid for reading and `dst` for writing `n` elements; the two
/// must not overlap. The CPU must have the level `L`.
#[inline(always)]
pub unsafe fn convert_row<L: Level, S: CpuElem, D: CpuElem>(src: *const S, dst: *mut D, n: usize) {
    match (S::DTYPE, D::DTYPE) {
        (s, d) if s as u8 == d as u8 => {
            // SAFETY: the caller's promise; `S` and `D` are the same type.
            unsafe { std::ptr::copy_nonoverlapping(src, dst.cast::<S>(), n) }
        }
        #[cfg(target_arch = "x86_64")]
        (DType::F16, DType::F32) if !matches!(L::ID, LevelId::Baseline) => {
            // SAFETY: as above, and every level but the baseline has F16C.
            unsafe { x86::f16_to_f32::<L>(src.cast(), dst.cast(), n) }
        }
        #[cfg(target_arch = "x86_64")]
        (DType::F32, DType::F16) if !matches!(L::ID, LevelId::Baseline) => {
            // SAFETY: as above.
            unsafe { x86::f32_to_f16::<L>(src.cast(), dst.cast(), n) }
        }
        _ => {
            // SAFETY: the caller's promise.
            let (src, dst) = unsafe { (std::slice::from_raw_parts(src, n), std::slice::from_raw_parts_mut(dst, n)) };
            convert_slice::<L, S, D>(src, dst);
        }
    }
}

/// The two references tell LLVM that the rows do not overlap.
#[inline(always)]
fn convert_slice<L: Level, S: CpuElem, D: CpuElem>(src: &[S], dst: &mut [D]) {
    for (d, s) in dst.iter_mut().zip(src) {
        *d = cast::<L, S, D>(*s);
    }
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::{Level, LevelId, cast};
    use std::arch::x86_64::{
        _MM_FROUND_TO_NEAREST_INT, _mm_loadu_si128, _mm_storeu_si128, _mm256_cvtph_ps, _mm256_cvtps_ph,
        _mm256_loadu_ps, _mm256_loadu_si256, _mm256_storeu_ps, _mm256_storeu_si256, _mm512_cvtph_ps, _mm512_cvtps_ph,
        _mm512_loadu_ps, _mm512_storeu_ps,
    };
    use tile_core::num::f16;

    /// # Safety
    /// As [`super::convert_row`]; the CPU must have F16C.
    #[inline(always)]
    pub(super) unsafe fn f16_to_f32<L: Level>(src: *const f16, dst: *mut f32, n: usize) {
        // SAFETY: the caller's promise; each function converts a prefix.
        let done = unsafe {
            match L::ID {
                LevelId::Avx512 | LevelId::Amx => widen_16(src, dst, n),
                LevelId::Avx2 | LevelId::Baseline => widen_8(src, dst, n),
            }
        };
        for i in done..n {
            // SAFETY: `i < n`.
            unsafe { *dst.add(i) = cast::<L, f16, f32>(*src.add(i)) };
        }
    }

    /// # Safety
    /// As [`super::convert_row`]; the CPU must have F16C.
    #[inline(always)]
    pub(super) unsafe fn f32_to_f16<L: Level>(src: *const f32, dst: *mut f16, n: usize) {
        // SAFETY: the caller's promise; each function converts a prefix.
        let done = unsafe {
            match L::ID {
                LevelId::Avx512 | LevelId::Amx => round_16(src, dst, n),
                LevelId::Avx2 | LevelId::Baseline => round_8(src, dst, n),
            }
        };
        for i in done..n {
            // SAFETY: `i < n`.
            unsafe { *dst.add(i) = cast::<L, f32, f16>(*src.add(i)) };
        }
    }

    macro_rules! prefix {
        ($name:ident, $features:literal, $lanes:literal, $src:ty, $dst:ty, |$s:ident, $d:ident| $step:expr) => {
            /// Converts all whole vectors of the row and says how many
            /// elements that was.
            ///
            /// # Safety
            /// `src` and `dst` must be valid for `n` elements.
            #[inline]
            #[target_feature(enable = $features)]
            unsafe fn $name(src: *const $src, dst: *mut $dst, n: usize) -> usize {
                let mut i = 0;
                while i + $lanes <= n {
                    // SAFETY: `i + lanes <= n`, and the accesses are unaligned.
                    unsafe {
                        let ($s, $d) = (src.add(i), dst.add(i));
                        $step;
                    }
                    i += $lanes;
                }
                i
            }
        };
    }
    prefix!(widen_8, "avx,f16c", 8, f16, f32, |s, d| _mm256_storeu_ps(d, _mm256_cvtph_ps(_mm_loadu_si128(s.cast()))));
    prefix!(widen_16, "avx512f", 16, f16, f32, |s, d| {
        _mm512_storeu_ps(d, _mm512_cvtph_ps(_mm256_loadu_si256(s.cast())));
    });
    prefix!(round_8, "avx,f16c", 8, f32, f16, |s, d| {
        _mm_storeu_si128(d.cast(), _mm256_cvtps_ph::<_MM_FROUND_TO_NEAREST_INT>(_mm256_loadu_ps(s)));
    });
    prefix!(round_16, "avx512f", 16, f32, f16, |s, d| {
        _mm256_storeu_si256(d.cast(), _mm512_cvtps_ph::<_MM_FROUND_TO_NEAREST_INT>(_mm512_loadu_ps(s)));
    });
}
