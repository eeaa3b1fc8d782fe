//! Packing with AVX2: 32-byte registers. Edges go through a copy on the stack.

use super::encode::Units32;
use super::portable::Array;
use super::{Units, packers};
use std::arch::x86_64::*;

/// Eight 32-bit units.
#[derive(Clone, Copy)]
pub(super) struct W32(__m256i);

/// Four 64-bit units.
#[derive(Clone, Copy)]
pub(super) struct W64(__m256i);

/// The first `len` bytes at `p`, zeros after them.
#[inline(always)]
unsafe fn load(p: *const u8, len: usize) -> __m256i {
    // SAFETY: `len` bytes exist at `p`; the CPU has AVX2.
    unsafe {
        match len {
            32 => _mm256_loadu_si256(p.cast()),
            16 => _mm256_zextsi128_si256(_mm_loadu_si128(p.cast())),
            8 => _mm256_zextsi128_si256(_mm_loadl_epi64(p.cast())),
            _ => load_part(p, 0, len),
        }
    }
}

/// Bytes `lo..hi` at `p`, zeros elsewhere.
#[inline(always)]
unsafe fn load_part(p: *const u8, lo: usize, hi: usize) -> __m256i {
    let mut all = [0_u8; 32];
    // SAFETY: `lo..hi` exists at `p` and lies within the register.
    unsafe {
        std::ptr::copy_nonoverlapping(p.wrapping_add(lo), all.as_mut_ptr().add(lo), hi - lo);
        _mm256_loadu_si256(all.as_ptr().cast())
    }
}

macro_rules! units {
    ($name:ident, $lanes:literal, $bytes:literal, $transpose:ident) => {
        // SAFETY (every block): the CPU has AVX2, and the contract gives room.
        impl Units for $name {
            const LANES: usize = $lanes;
            const BYTES: usize = $bytes;
            type Part = [usize; 3];
            #[inline(always)]
            unsafe fn zero() -> Self {
                unsafe { Self(_mm256_setzero_si256()) }
            }
            #[inline(always)]
            unsafe fn load(p: *const u8, len: usize) -> Self {
                unsafe { Self(load(p, len)) }
            }
            #[inline(always)]
            fn part(len: usize, lo: usize, hi: usize) -> [usize; 3] {
                [len, lo, hi]
            }
            #[inline(always)]
            unsafe fn load_part(p: *const u8, [len, lo, hi]: [usize; 3]) -> Self {
                unsafe { Self(if lo == 0 && hi == len { load(p, len) } else { load_part(p, lo, hi) }) }
            }
            #[inline(always)]
            unsafe fn store_part(self, p: *mut u8, n: usize) {
                unsafe {
                    let mut all = [0_u8; 32];
                    _mm256_storeu_si256(all.as_mut_ptr().cast(), self.0);
                    std::ptr::copy_nonoverlapping(all.as_ptr(), p, n * $bytes);
                }
            }
            #[inline(always)]
            unsafe fn store(self, p: *mut u8) {
                unsafe { _mm256_storeu_si256(p.cast(), self.0) }
            }
            #[inline(always)]
            unsafe fn transpose(block: &mut [Self; 16]) {
                unsafe { $transpose(block) }
            }
        }
    };
}
units!(W32, 8, 4, transpose8);
units!(W64, 4, 8, transpose4);

/// Transposes eight registers of eight 32-bit lanes.
#[inline(always)]
unsafe fn transpose8(b: &mut [W32; 16]) {
    // SAFETY: the CPU has AVX2.
    unsafe {
        let mut t = [_mm256_setzero_si256(); 8];
        for q in 0..2 {
            let r = [b[4 * q].0, b[4 * q + 1].0, b[4 * q + 2].0, b[4 * q + 3].0];
            let (lo01, hi01) = (_mm256_unpacklo_epi32(r[0], r[1]), _mm256_unpackhi_epi32(r[0], r[1]));
            let (lo23, hi23) = (_mm256_unpacklo_epi32(r[2], r[3]), _mm256_unpackhi_epi32(r[2], r[3]));
            t[4 * q] = _mm256_unpacklo_epi64(lo01, lo23);
            t[4 * q + 1] = _mm256_unpackhi_epi64(lo01, lo23);
            t[4 * q + 2] = _mm256_unpacklo_epi64(hi01, hi23);
            t[4 * q + 3] = _mm256_unpackhi_epi64(hi01, hi23);
        }
        for c in 0..4 {
            b[c].0 = _mm256_permute2x128_si256::<0x20>(t[c], t[4 + c]);
            b[4 + c].0 = _mm256_permute2x128_si256::<0x31>(t[c], t[4 + c]);
        }
    }
}

/// Transposes four registers of four 64-bit lanes.
#[inline(always)]
unsafe fn transpose4(b: &mut [W64; 16]) {
    // SAFETY: the CPU has AVX2.
    unsafe {
        let (lo01, hi01) = (_mm256_unpacklo_epi64(b[0].0, b[1].0), _mm256_unpackhi_epi64(b[0].0, b[1].0));
        let (lo23, hi23) = (_mm256_unpacklo_epi64(b[2].0, b[3].0), _mm256_unpackhi_epi64(b[2].0, b[3].0));
        b[0].0 = _mm256_permute2x128_si256::<0x20>(lo01, lo23);
        b[1].0 = _mm256_permute2x128_si256::<0x20>(hi01, hi23);
        b[2].0 = _mm256_permute2x128_si256::<0x31>(lo01, lo23);
        b[3].0 = _mm256_permute2x128_si256::<0x31>(hi01, hi23);
    }
}

// SAFETY (every block): the CPU has AVX2 and F16C.
impl Units32 for W32 {
    #[inline(always)]
    unsafe fn f16(self) -> Self {
        unsafe { Self(_mm256_castps_si256(_mm256_cvtph_ps(_mm256_castsi256_si128(self.0)))) }
    }
    #[inline(always)]
    unsafe fn bf16(self) -> Self {
        unsafe { Self(_mm256_slli_epi32::<16>(_mm256_cvtepu16_epi32(_mm256_castsi256_si128(self.0)))) }
    }
    #[inline(always)]
    unsafe fn e4m3(self) -> Self {
        // Moved to the fields of binary16 the encoding is the value times
        // 2^-8, subnormals included; the one NaN has to be put in by hand.
        unsafe {
            let x = _mm_cvtepu8_epi16(_mm256_castsi256_si128(self.0));
            let magnitude = _mm_and_si128(x, _mm_set1_epi16(0x7f));
            let sign = _mm_slli_epi16::<8>(_mm_sub_epi16(x, magnitude));
            let half = _mm_or_si128(sign, _mm_slli_epi16::<7>(magnitude));
            let scaled = _mm256_mul_ps(_mm256_cvtph_ps(half), _mm256_set1_ps(256.0));
            let nan = _mm256_cvtepi16_epi32(_mm_cmpeq_epi16(magnitude, _mm_set1_epi16(0x7f)));
            Self(_mm256_castps_si256(_mm256_or_ps(scaled, _mm256_castsi256_ps(nan))))
        }
    }
    #[inline(always)]
    unsafe fn e5m2(self) -> Self {
        // The upper byte of a binary16.
        unsafe {
            let half = _mm_slli_epi16::<8>(_mm_cvtepu8_epi16(_mm256_castsi256_si128(self.0)));
            Self(_mm256_castps_si256(_mm256_cvtph_ps(half)))
        }
    }
    #[inline(always)]
    unsafe fn zip16(rows: [Self; 2]) -> Self {
        unsafe {
            let [a, b] = rows.map(|row| _mm256_castsi256_si128(row.0));
            Self(_mm256_set_m128i(_mm_unpackhi_epi16(a, b), _mm_unpacklo_epi16(a, b)))
        }
    }
    #[inline(always)]
    unsafe fn zip8(rows: [Self; 4]) -> Self {
        unsafe {
            let [a, b, c, d] = rows.map(|row| _mm256_castsi256_si128(row.0));
            let (r01, r23) = (_mm_unpacklo_epi8(a, b), _mm_unpacklo_epi8(c, d));
            Self(_mm256_set_m128i(_mm_unpackhi_epi16(r01, r23), _mm_unpacklo_epi16(r01, r23)))
        }
    }
    #[inline(always)]
    unsafe fn widen<const SIGNED: bool>(self) -> Self {
        unsafe {
            let raw = _mm256_castsi256_si128(self.0);
            Self(if SIGNED { _mm256_cvtepi8_epi16(raw) } else { _mm256_cvtepu8_epi16(raw) })
        }
    }
    #[inline(always)]
    unsafe fn zip_widen<const SIGNED: bool>(rows: [Self; 2]) -> Self {
        unsafe {
            let [a, b] = rows.map(|row| _mm256_castsi256_si128(row.0));
            Self(_mm256_castsi128_si256(_mm_unpacklo_epi8(a, b))).widen::<SIGNED>()
        }
    }
    #[inline(always)]
    unsafe fn xor(self, bits: u32) -> Self {
        unsafe { Self(_mm256_xor_si256(self.0, _mm256_set1_epi32(bits as i32))) }
    }
    #[inline(always)]
    unsafe fn add_bytes<const SIGNED: bool>(self, units: Self) -> Self {
        unsafe {
            let ones = _mm256_set1_epi8(1);
            let pairs = if SIGNED { _mm256_maddubs_epi16(ones, units.0) } else { _mm256_maddubs_epi16(units.0, ones) };
            Self(_mm256_add_epi32(self.0, _mm256_madd_epi16(pairs, _mm256_set1_epi16(1))))
        }
    }
}

packers!(#[target_feature(enable = "avx2,fma,f16c")] W64, W32, Array<u16, 8>);
