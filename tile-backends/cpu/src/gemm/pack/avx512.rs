//! Packing with AVX-512: 64-byte registers, byte masks at the edges.

use super::encode::{Encode, Pairs, Quads, Units32};
use super::panel::pack_panel;
use super::portable::Array;
use super::tiles::{EncodeTiles, pack_tiles};
use super::{PackFn, Panel, Units, packers};
use std::arch::x86_64::*;

/// Sixteen 32-bit units.
#[derive(Clone, Copy)]
pub(super) struct W32(__m512i);

/// Eight 64-bit units.
#[derive(Clone, Copy)]
pub(super) struct W64(__m512i);

/// Bits `lo..hi`, `lo <= hi <= 64`.
#[inline(always)]
fn bits(lo: usize, hi: usize) -> u64 {
    let below = |n: usize| if n >= 64 { u64::MAX } else { (1 << n) - 1 };
    below(hi) & !below(lo)
}

macro_rules! units {
    ($name:ident, $lanes:literal, $bytes:literal, $mask:ty, $mask_store:ident, $transpose:ident) => {
        // SAFETY (every block): the CPU has AVX-512; masks keep loads and
        // stores to what the contract allows.
        impl Units for $name {
            const LANES: usize = $lanes;
            const BYTES: usize = $bytes;
            type Part = u64;
            #[inline(always)]
            unsafe fn zero() -> Self {
                unsafe { Self(_mm512_setzero_si512()) }
            }
            #[inline(always)]
            unsafe fn load(p: *const u8, len: usize) -> Self {
                unsafe {
                    Self(match len {
                        64 => _mm512_loadu_si512(p.cast()),
                        32 => _mm512_zextsi256_si512(_mm256_loadu_si256(p.cast())),
                        16 => _mm512_zextsi128_si512(_mm_loadu_si128(p.cast())),
                        _ => _mm512_maskz_loadu_epi8(bits(0, len), p.cast()),
                    })
                }
            }
            #[inline(always)]
            fn part(_len: usize, lo: usize, hi: usize) -> u64 {
                bits(lo, hi)
            }
            #[inline(always)]
            unsafe fn load_part(p: *const u8, part: u64) -> Self {
                unsafe { Self(_mm512_maskz_loadu_epi8(part, p.cast())) }
            }
            #[inline(always)]
            unsafe fn store_part(self, p: *mut u8, n: usize) {
                unsafe { $mask_store(p.cast(), bits(0, n) as $mask, self.0) }
            }
            #[inline(always)]
            unsafe fn store(self, p: *mut u8) {
                unsafe { _mm512_storeu_si512(p.cast(), self.0) }
            }
            #[inline(always)]
            unsafe fn transpose(block: &mut [Self; 16]) {
                unsafe { $transpose(block) }
            }
        }
    };
}
units!(W32, 16, 4, __mmask16, _mm512_mask_storeu_epi32, transpose16);
units!(W64, 8, 8, __mmask8, _mm512_mask_storeu_epi64, transpose8);

/// Transposes sixteen registers of sixteen 32-bit lanes.
#[inline(always)]
unsafe fn transpose16(b: &mut [W32; 16]) {
    // SAFETY: the CPU has AVX-512.
    unsafe {
        let mut t = [_mm512_setzero_si512(); 16];
        // Each group of four rows becomes 4x4 transposed blocks by lane.
        for q in 0..4 {
            let r = [b[4 * q].0, b[4 * q + 1].0, b[4 * q + 2].0, b[4 * q + 3].0];
            let (lo01, hi01) = (_mm512_unpacklo_epi32(r[0], r[1]), _mm512_unpackhi_epi32(r[0], r[1]));
            let (lo23, hi23) = (_mm512_unpacklo_epi32(r[2], r[3]), _mm512_unpackhi_epi32(r[2], r[3]));
            t[4 * q] = _mm512_unpacklo_epi64(lo01, lo23);
            t[4 * q + 1] = _mm512_unpackhi_epi64(lo01, lo23);
            t[4 * q + 2] = _mm512_unpacklo_epi64(hi01, hi23);
            t[4 * q + 3] = _mm512_unpackhi_epi64(hi01, hi23);
        }
        // Then the 128-bit lanes are transposed across the four groups.
        for c in 0..4 {
            let even01 = _mm512_shuffle_i32x4::<0x88>(t[c], t[4 + c]);
            let odd01 = _mm512_shuffle_i32x4::<0xdd>(t[c], t[4 + c]);
            let even23 = _mm512_shuffle_i32x4::<0x88>(t[8 + c], t[12 + c]);
            let odd23 = _mm512_shuffle_i32x4::<0xdd>(t[8 + c], t[12 + c]);
            b[c].0 = _mm512_shuffle_i32x4::<0x88>(even01, even23);
            b[4 + c].0 = _mm512_shuffle_i32x4::<0x88>(odd01, odd23);
            b[8 + c].0 = _mm512_shuffle_i32x4::<0xdd>(even01, even23);
            b[12 + c].0 = _mm512_shuffle_i32x4::<0xdd>(odd01, odd23);
        }
    }
}

/// Transposes eight registers of eight 64-bit lanes.
#[inline(always)]
unsafe fn transpose8(b: &mut [W64; 16]) {
    // SAFETY: the CPU has AVX-512.
    unsafe {
        let mut t = [_mm512_setzero_si512(); 8];
        for q in 0..4 {
            t[q] = _mm512_unpacklo_epi64(b[2 * q].0, b[2 * q + 1].0);
            t[4 + q] = _mm512_unpackhi_epi64(b[2 * q].0, b[2 * q + 1].0);
        }
        for c in 0..2 {
            let t = &t[4 * c..4 * c + 4];
            let even01 = _mm512_shuffle_i64x2::<0x88>(t[0], t[1]);
            let odd01 = _mm512_shuffle_i64x2::<0xdd>(t[0], t[1]);
            let even23 = _mm512_shuffle_i64x2::<0x88>(t[2], t[3]);
            let odd23 = _mm512_shuffle_i64x2::<0xdd>(t[2], t[3]);
            b[c].0 = _mm512_shuffle_i64x2::<0x88>(even01, even23);
            b[2 + c].0 = _mm512_shuffle_i64x2::<0x88>(odd01, odd23);
            b[4 + c].0 = _mm512_shuffle_i64x2::<0xdd>(even01, even23);
            b[6 + c].0 = _mm512_shuffle_i64x2::<0xdd>(odd01, odd23);
        }
    }
}

// SAFETY (every block): the CPU has AVX-512 F and BW.
impl Units32 for W32 {
    #[inline(always)]
    unsafe fn f16(self) -> Self {
        unsafe { Self(_mm512_castps_si512(_mm512_cvtph_ps(_mm512_castsi512_si256(self.0)))) }
    }
    #[inline(always)]
    unsafe fn bf16(self) -> Self {
        unsafe { Self(_mm512_slli_epi32::<16>(_mm512_cvtepu16_epi32(_mm512_castsi512_si256(self.0)))) }
    }
    #[inline(always)]
    unsafe fn e4m3(self) -> Self {
        // Moved to the fields of binary16 the encoding is the value times
        // 2^-8, subnormals included; the one NaN has to be put in by hand.
        unsafe {
            let x = _mm256_cvtepu8_epi16(_mm512_castsi512_si128(self.0));
            let magnitude = _mm256_and_si256(x, _mm256_set1_epi16(0x7f));
            let sign = _mm256_slli_epi16::<8>(_mm256_sub_epi16(x, magnitude));
            let half = _mm256_or_si256(sign, _mm256_slli_epi16::<7>(magnitude));
            let scaled = _mm512_mul_ps(_mm512_cvtph_ps(half), _mm512_set1_ps(256.0));
            let nan = _mm256_cmpeq_epi16_mask(magnitude, _mm256_set1_epi16(0x7f));
            Self(_mm512_castps_si512(_mm512_mask_mov_ps(scaled, nan, _mm512_set1_ps(f32::NAN))))
        }
    }
    #[inline(always)]
    unsafe fn e5m2(self) -> Self {
        // The upper byte of a binary16.
        unsafe {
            let half = _mm256_slli_epi16::<8>(_mm256_cvtepu8_epi16(_mm512_castsi512_si128(self.0)));
            Self(_mm512_castps_si512(_mm512_cvtph_ps(half)))
        }
    }
    #[inline(always)]
    unsafe fn zip16(rows: [Self; 2]) -> Self {
        unsafe {
            let [even, odd] = rows.map(|row| _mm512_cvtepu16_epi32(_mm512_castsi512_si256(row.0)));
            Self(_mm512_or_si512(even, _mm512_slli_epi32::<16>(odd)))
        }
    }
    #[inline(always)]
    unsafe fn zip8(rows: [Self; 4]) -> Self {
        unsafe {
            let [a, b, c, d] = rows.map(|row| _mm512_castsi512_si128(row.0));
            let (lo01, hi01) = (_mm_unpacklo_epi8(a, b), _mm_unpackhi_epi8(a, b));
            let (lo23, hi23) = (_mm_unpacklo_epi8(c, d), _mm_unpackhi_epi8(c, d));
            let low = _mm256_set_m128i(_mm_unpackhi_epi16(lo01, lo23), _mm_unpacklo_epi16(lo01, lo23));
            let high = _mm256_set_m128i(_mm_unpackhi_epi16(hi01, hi23), _mm_unpacklo_epi16(hi01, hi23));
            Self(_mm512_inserti64x4::<1>(_mm512_castsi256_si512(low), high))
        }
    }
    #[inline(always)]
    unsafe fn widen<const SIGNED: bool>(self) -> Self {
        unsafe {
            let raw = _mm512_castsi512_si256(self.0);
            Self(if SIGNED { _mm512_cvtepi8_epi16(raw) } else { _mm512_cvtepu8_epi16(raw) })
        }
    }
    #[inline(always)]
    unsafe fn zip_widen<const SIGNED: bool>(rows: [Self; 2]) -> Self {
        unsafe {
            let [a, b] = rows.map(|row| _mm512_castsi512_si128(row.0));
            let bytes = _mm256_set_m128i(_mm_unpackhi_epi8(a, b), _mm_unpacklo_epi8(a, b));
            Self(_mm512_castsi256_si512(bytes)).widen::<SIGNED>()
        }
    }
    #[inline(always)]
    unsafe fn xor(self, bits: u32) -> Self {
        unsafe { Self(_mm512_xor_si512(self.0, _mm512_set1_epi32(bits as i32))) }
    }
    #[inline(always)]
    unsafe fn add_bytes<const SIGNED: bool>(self, units: Self) -> Self {
        unsafe {
            let ones = _mm512_set1_epi8(1);
            let pairs = if SIGNED { _mm512_maddubs_epi16(ones, units.0) } else { _mm512_maddubs_epi16(units.0, ones) };
            Self(_mm512_add_epi32(self.0, _mm512_madd_epi16(pairs, _mm512_set1_epi16(1))))
        }
    }
}

packers!(#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,fma,f16c")] W64, W32, Array<u16, 8>);

/// Pairs of 8-bit floats as `bf16`, which has all their values.
struct PairsOfF8<const E4M3: bool>;

impl<const E4M3: bool> PairsOfF8<E4M3> {
    /// The elements in the low 16 bytes, as `f32`.
    #[inline(always)]
    unsafe fn widened(raw: W32) -> __m512i {
        // SAFETY: the CPU has AVX-512.
        unsafe { if E4M3 { raw.e4m3() } else { raw.e5m2() }.0 }
    }

    /// The elements as `bf16`.
    #[inline(always)]
    unsafe fn narrowed(bytes: __m128i) -> __m256i {
        // SAFETY: the CPU has AVX-512.
        unsafe {
            let wide = Self::widened(W32(_mm512_castsi128_si512(bytes)));
            _mm512_cvtepi32_epi16(_mm512_srli_epi32::<16>(wide))
        }
    }
}

// SAFETY (every block): the CPU has AVX-512 F and BW.
impl<const E4M3: bool> Encode<W32> for PairsOfF8<E4M3> {
    const SIZE: usize = 1;
    const GROUP: usize = 2;
    #[inline(always)]
    unsafe fn along(raw: W32) -> W32 {
        unsafe {
            let bytes = _mm512_castsi512_si256(raw.0);
            let low = Self::narrowed(_mm256_castsi256_si128(bytes));
            let high = Self::narrowed(_mm256_extracti128_si256::<1>(bytes));
            W32(_mm512_inserti64x4::<1>(_mm512_castsi256_si512(low), high))
        }
    }
    #[inline(always)]
    unsafe fn across(rows: [W32; 4]) -> W32 {
        unsafe {
            let odd = _mm512_and_si512(Self::widened(rows[1]), _mm512_set1_epi32(0xffff_0000_u32 as i32));
            W32(_mm512_or_si512(_mm512_srli_epi32::<16>(Self::widened(rows[0])), odd))
        }
    }
}

impl EncodeTiles<W32> for Pairs {}
impl EncodeTiles<W32> for Quads<0, 0> {}
impl<const E4M3: bool> EncodeTiles<W32> for PairsOfF8<E4M3> {}

/// `f16` as two `bf16`, (h, l): see `scheme`.
struct SplitF16;

// SAFETY (every block): the CPU has AVX-512 F and BW.
impl Encode<W32> for SplitF16 {
    const SIZE: usize = 2;
    const GROUP: usize = 1;
    #[inline(always)]
    unsafe fn along(raw: W32) -> W32 {
        unsafe {
            let x = raw.f16().0;
            let magnitude = _mm512_and_si512(x, _mm512_set1_epi32(0x7fff_ffff));
            // Neither zero, an infinity nor NaN: those are both parts as they are.
            let nonzero = _mm512_test_epi32_mask(magnitude, magnitude);
            let split = _mm512_mask_cmplt_epu32_mask(nonzero, magnitude, _mm512_set1_epi32(0x7f80_0000));
            let truncated = _mm512_and_si512(x, _mm512_set1_epi32(0xffff_0000_u32 as i32));
            let h = _mm512_mask_sub_epi32(truncated, split, truncated, _mm512_set1_epi32(0x1_0000));
            let rest = _mm512_castps_si512(_mm512_sub_ps(_mm512_castsi512_ps(x), _mm512_castsi512_ps(h)));
            let l = _mm512_mask_mov_epi32(truncated, split, rest);
            W32(_mm512_or_si512(
                _mm512_srli_epi32::<16>(h),
                _mm512_and_si512(l, _mm512_set1_epi32(0xffff_0000_u32 as i32)),
            ))
        }
    }
    #[inline(always)]
    unsafe fn across(rows: [W32; 4]) -> W32 {
        unsafe { Self::along(rows[0]) }
    }
}
impl EncodeTiles<W32> for SplitF16 {
    const PARTS: usize = 2;
    #[inline(always)]
    unsafe fn parts(units: W32) -> [W32; 2] {
        unsafe {
            let (low, high) = (_mm512_slli_epi32::<16>(units.0), _mm512_srli_epi32::<16>(units.0));
            let h = _mm512_or_si512(low, _mm512_srli_epi32::<16>(low));
            [W32(h), W32(_mm512_or_si512(high, _mm512_slli_epi32::<16>(high)))]
        }
    }
}

/// Panels of encodings that no other level has.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,fma,f16c")]
unsafe fn panels<E: Encode<W32>>(panel: &Panel) {
    // SAFETY: the caller's contract is that of `pack_panel`.
    unsafe { pack_panel::<W32, E>(panel) }
}
/// Pairs of `bf16` from 8-bit floats.
pub(super) static PAIRS_OF_E4M3: PackFn = panels::<PairsOfF8<true>>;
pub(super) static PAIRS_OF_E5M2: PackFn = panels::<PairsOfF8<false>>;
/// `f16` in two parts.
pub(super) static SPLIT_F16: PackFn = panels::<SplitF16>;

/// A for tile registers.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,fma,f16c")]
unsafe fn tiles<E: EncodeTiles<W32>>(panel: &Panel) {
    // SAFETY: the caller's contract is that of `pack_tiles`.
    unsafe { pack_tiles::<W32, E>(panel) }
}
/// From 16-bit elements.
pub(super) static TILES_OF_PAIRS: PackFn = tiles::<Pairs>;
/// From bytes.
pub(super) static TILES_OF_QUADS: PackFn = tiles::<Quads<0, 0>>;
/// From 8-bit floats, as `bf16`.
pub(super) static TILES_OF_E4M3: PackFn = tiles::<PairsOfF8<true>>;
pub(super) static TILES_OF_E5M2: PackFn = tiles::<PairsOfF8<false>>;
/// From `f16`, in two parts.
pub(super) static TILES_OF_F16: PackFn = tiles::<SplitF16>;
