//! Dot products of four bytes, of one pair of words and of a vector of them.
//!
//! A vector loop computes its words 8 or 16 at a time (`tile-cpu-codegen`, `emit/dot4.rs`), and calls
//! [`dot4_lanes`] for their sums. All forms are exact:
//!
//! - AVX-512 with VNNI: `vpdpbusd`, of unsigned by signed bytes. Of other signs one operand moves by
//!   128, which a second product corrects. The level does not have the feature, which is found at run
//!   time; so the instruction is written as such.
//! - AVX-512 and AVX2, unsigned by signed: `vpmaddubsw` saturates sums of two products at 16 bits, so
//!   the high bits of the unsigned bytes are multiplied apart. Where LLVM knows them to be zero, as of
//!   codes of 4 bits, nothing is left of that.
//! - elsewhere on x86-64: bytes at even and at odd places as `i16`, and `pmaddwd`.
//! - other machines: products of `i32`.

use crate::level::Level;
#[cfg(all(target_arch = "x86_64", not(miri)))]
use crate::level::LevelId;
use crate::scalar::CpuElem;

/// Σ a\[i\]·b\[i\] of the bytes of two words; `A` and `B` say whose bytes are signed.
#[inline(always)]
pub(crate) fn of_words<const A: bool, const B: bool>(a: u32, b: u32) -> i32 {
    let mut sum = 0;
    let mut at = 0;
    while at < 4 {
        sum += byte::<A>(a, at) * byte::<B>(b, at);
        at += 1;
    }
    sum
}

#[inline(always)]
fn byte<const SIGNED: bool>(word: u32, at: u32) -> i32 {
    if SIGNED { (word << (24 - 8 * at)) as i32 >> 24 } else { (word >> (8 * at) & 255) as i32 }
}

/// Whether the code of the level may use `vpdpbusd` of AVX-512 on this CPU.
#[inline(always)]
pub fn has_vnni<L: Level>() -> bool {
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    return matches!(L::ID, LevelId::Avx512) && is_x86_feature_detected!("avx512vnni");
    #[cfg(not(all(target_arch = "x86_64", not(miri))))]
    false
}

/// The dot products of the bytes of 8 or 16 words `a` and `b`, of type `i32` or `u32`; `A` and `B` say whose
/// bytes are signed.
///
/// # Safety
/// The CPU has the features of `L`, and `vnni` is [`has_vnni`] or `false`.
#[inline(always)]
pub unsafe fn dot4_lanes<L: Level, T: CpuElem, const A: bool, const B: bool, const N: usize>(
    vnni: bool,
    a: &[T; N],
    b: &[T; N],
) -> [T; N] {
    const { assert!(size_of::<T>() == 4 && (N == 8 || N == 16), "8 or 16 words of four bytes") };
    let mut out = [T::ZERO; N];
    let [a, b] = [a, b].map(|words| words.as_ptr().cast::<u32>());
    let sums = out.as_mut_ptr().cast::<u32>();
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    // SAFETY: pointers to as many words each; the caller has promised the features.
    unsafe {
        match L::ID {
            LevelId::Avx512 | LevelId::Amx if vnni && N == 16 => x86::vnni512::<A, B>(a, b, sums),
            LevelId::Avx512 | LevelId::Amx if vnni => x86::vnni256::<A, B>(a, b, sums),
            LevelId::Avx512 | LevelId::Amx if N == 16 => x86::avx512::<A, B, N>(a, b, sums),
            LevelId::Avx512 | LevelId::Amx | LevelId::Avx2 => x86::avx2::<A, B, N>(a, b, sums),
            LevelId::Baseline => x86::sse2::<A, B, N>(a, b, sums),
        }
    }
    #[cfg(not(all(target_arch = "x86_64", not(miri))))]
    {
        let _ = vnni;
        let mut lane = 0;
        while lane < N {
            // SAFETY: pointers to as many words each.
            unsafe { *sums.add(lane) = of_words::<A, B>(*a.add(lane), *b.add(lane)) as u32 };
            lane += 1;
        }
    }
    out
}

#[cfg(all(target_arch = "x86_64", not(miri)))]
mod x86 {
    use std::arch::asm;
    use std::arch::x86_64::*;

    /// The form with VNNI, of a vector type.
    macro_rules! vnni {
        (
            $name:ident $instruction:ident $vector:ident $class:ident $load:ident $store:ident $zero:ident
            $splat8:ident $sub:ident $shl:ident $xor:ident
        ) => {
            /// acc + Σ a\[i\]·b\[i\] of unsigned bytes of `a` and signed ones of `b`.
            ///
            /// # Safety
            /// The CPU has AVX-512 VNNI.
            #[inline]
            #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx2,fma,f16c")]
            unsafe fn $instruction(acc: $vector, a: $vector, b: $vector) -> $vector {
                let mut sum = acc;
                // SAFETY: the caller's promise. The instruction reads and writes these registers alone.
                unsafe {
                    asm!(
                        "{{evex}} vpdpbusd {sum}, {a}, {b}",
                        sum = inout($class) sum, a = in($class) a, b = in($class) b,
                        options(pure, nomem, nostack, preserves_flags)
                    );
                }
                sum
            }

            /// # Safety
            /// Pointers to the words of one vector; the CPU has the level AVX-512, and VNNI.
            #[inline(always)]
            pub(super) unsafe fn $name<const A: bool, const B: bool>(a: *const u32, b: *const u32, sums: *mut u32) {
                // SAFETY: the caller's promise.
                unsafe {
                    let (x, y) = ($load(a.cast()), $load(b.cast()));
                    let (zero, tops) = ($zero(), $splat8(-128));
                    let sum = match (A, B) {
                        (false, true) => $instruction(zero, x, y),
                        (true, false) => $instruction(zero, y, x),
                        // (x + 128)·y − 128·y, and x·(y − 128) + 128·x.
                        (true, true) => {
                            let moved = $sub(zero, $instruction(zero, tops, y));
                            $instruction(moved, $xor(x, tops), y)
                        }
                        (false, false) => {
                            let moved = $shl::<7>($instruction(zero, x, $splat8(1)));
                            $instruction(moved, x, $xor(y, tops))
                        }
                    };
                    $store(sums.cast(), sum);
                }
            }
        };
    }
    vnni! {
        vnni512 vpdpbusd512 __m512i zmm_reg _mm512_loadu_si512 _mm512_storeu_si512 _mm512_setzero_si512
        _mm512_set1_epi8 _mm512_sub_epi32 _mm512_slli_epi32 _mm512_xor_si512
    }
    vnni! {
        vnni256 vpdpbusd256 __m256i ymm_reg _mm256_loadu_si256 _mm256_storeu_si256 _mm256_setzero_si256
        _mm256_set1_epi8 _mm256_sub_epi32 _mm256_slli_epi32 _mm256_xor_si256
    }

    /// The forms of a vector type. `$quads` is for unsigned by signed bytes.
    macro_rules! forms {
        (
            $name:ident $vector:ident $load:ident $store:ident $and:ident $splat16:ident
            $shl:ident $sar:ident $shr:ident $madd:ident $add:ident; $($quads:ident $splat8:ident)?
        ) => {
            /// # Safety
            /// Pointers to `N` words, which vectors divide; the CPU has the level.
            #[inline(always)]
            pub(super) unsafe fn $name<const A: bool, const B: bool, const N: usize>(
                a: *const u32,
                b: *const u32,
                sums: *mut u32,
            ) {
                // SAFETY: the caller's promise.
                unsafe {
                    let mut at = 0;
                    while at < N {
                        let (x, y) = ($load(a.add(at).cast()), $load(b.add(at).cast()));
                        let sum: $vector = match (A, B) {
                            $(
                                (false, true) => {
                                    let (low, top) = ($and(x, $splat8(127)), $and(x, $splat8(-128)));
                                    let ones = $splat16(1);
                                    $add($madd($quads(low, y), ones), $madd($quads(top, y), ones))
                                }
                            )?
                            (_, _) => {
                                let even = |v: $vector, signed: bool| {
                                    if signed { $sar::<8>($shl::<8>(v)) } else { $and(v, $splat16(255)) }
                                };
                                let odd = |v: $vector, signed: bool| {
                                    if signed { $sar::<8>(v) } else { $shr::<8>(v) }
                                };
                                $add($madd(even(x, A), even(y, B)), $madd(odd(x, A), odd(y, B)))
                            }
                        };
                        $store(sums.add(at).cast(), sum);
                        at += size_of::<$vector>() / 4;
                    }
                }
            }
        };
    }
    forms! {
        avx512 __m512i _mm512_loadu_si512 _mm512_storeu_si512 _mm512_and_si512 _mm512_set1_epi16
        _mm512_slli_epi16 _mm512_srai_epi16 _mm512_srli_epi16 _mm512_madd_epi16 _mm512_add_epi32;
        _mm512_maddubs_epi16 _mm512_set1_epi8
    }
    forms! {
        avx2 __m256i _mm256_loadu_si256 _mm256_storeu_si256 _mm256_and_si256 _mm256_set1_epi16
        _mm256_slli_epi16 _mm256_srai_epi16 _mm256_srli_epi16 _mm256_madd_epi16 _mm256_add_epi32;
        _mm256_maddubs_epi16 _mm256_set1_epi8
    }
    forms! {
        sse2 __m128i _mm_loadu_si128 _mm_storeu_si128 _mm_and_si128 _mm_set1_epi16
        _mm_slli_epi16 _mm_srai_epi16 _mm_srli_epi16 _mm_madd_epi16 _mm_add_epi32;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::{Avx2, Avx512, Baseline, Routine};

    /// One vector of words with bytes that saturate 16 bits, that differ by sign, and others.
    fn words<const N: usize>(seed: u32) -> [u32; N] {
        const ENDS: [u32; 6] = [0x8080_8080, 0x7f7f_7f7f, 0xffff_ffff, 0, 0x807f_ff01, 0x0f0f_0f0f];
        std::array::from_fn(|lane| {
            let lane = lane as u32;
            let mixed = (lane + 16 * seed).wrapping_mul(0x9e37_79b9).rotate_left(seed % 32) ^ seed;
            if lane < 6 { ENDS[((lane + seed) % 6) as usize] } else { mixed }
        })
    }

    struct Check {
        vnni: bool,
    }

    impl Routine for Check {
        #[inline(always)]
        unsafe fn run<L: Level>(self) {
            // SAFETY: as for this function.
            unsafe {
                check::<L, true, true, 16>(self.vnni);
                check::<L, false, false, 16>(self.vnni);
                check::<L, false, true, 16>(self.vnni);
                check::<L, true, false, 16>(self.vnni);
                check::<L, true, true, 8>(self.vnni);
                check::<L, false, false, 8>(self.vnni);
                check::<L, false, true, 8>(self.vnni);
                check::<L, true, false, 8>(self.vnni);
            }
        }
    }

    /// # Safety
    /// As for [`dot4_lanes`].
    #[inline(always)]
    unsafe fn check<L: Level, const A: bool, const B: bool, const N: usize>(vnni: bool) {
        let bytes = |word: u32, signed: bool| {
            word.to_le_bytes().map(|byte| if signed { i32::from(byte.cast_signed()) } else { i32::from(byte) })
        };
        for seed in 0..64 {
            let (a, b) = (words::<N>(seed), words::<N>(7 * seed + 1));
            // SAFETY: the caller's promise.
            let sums = unsafe { dot4_lanes::<L, u32, A, B, N>(vnni, &a, &b) };
            for lane in 0..N {
                let (x, y) = (bytes(a[lane], A), bytes(b[lane], B));
                let expected: i32 = (0..4).map(|i| x[i] * y[i]).sum();
                assert_eq!(sums[lane] as i32, expected, "{:x} {:x} {A} {B} {:?}", a[lane], b[lane], L::ID);
                assert_eq!(of_words::<A, B>(a[lane], b[lane]), expected);
            }
        }
    }

    #[test]
    fn every_form_is_exact() {
        for vnni in [false, true] {
            // SAFETY: levels and the feature are asked for.
            unsafe {
                Baseline::call(Check { vnni: false });
                if crate::LevelId::Avx2.available() {
                    Avx2::call(Check { vnni: false });
                }
                if crate::LevelId::Avx512.available() && (!vnni || has_vnni::<Avx512>()) {
                    Avx512::call(Check { vnni });
                }
            }
        }
    }
}
