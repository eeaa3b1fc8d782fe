//! AVX2 vectors with FMA for the micro-kernels.
//!
//! Edges of 32- and 64-bit elements use the masked moves of AVX; those of 16-bit elements,
//! which have none, go through a copy on the stack.

use super::dot::LaneSum;
use super::gemv::{Elements, gemv};
use super::instantiate::kernel;
use super::kernel_table::{Call, GemvFns};
use super::micro_kernel::Vector;
use super::portable::Lanes;
use std::arch::x86_64::*;

/// Masks of 32-bit lanes: the eight at offset `8 - n` admit the first `n`.
static MASKS: [::core::primitive::i32; 16] = [-1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0];

/// The mask that admits the first `n` 32-bit lanes, `n <= 8`.
#[inline(always)]
unsafe fn mask(n: usize) -> __m256i {
    // SAFETY: eight entries follow offset `8 - n`; the CPU has AVX2.
    unsafe { _mm256_loadu_si256(MASKS.as_ptr().add(8 - n).cast()) }
}

macro_rules! vector {
    (
        $(#[$doc:meta])* $name:ident $(<$signed:ident>)?, $reg:ty, $elem:ty, $lanes:literal;
        zero $zero:ident, splat $splat:ident, load $load:ident, store $store:ident, add $add:ident;
        |$pp:ident, $pn:ident| $load_part:expr, |$qv:ident, $qp:ident, $qn:ident| $store_part:expr;
        unit $unit:ty, operand $operand:ty, |$lp:ident| $load_units:expr, |$sp:ident| $splat_unit:expr,
        |$acc:ident, $a:ident, $b:ident| $mul_add:expr
        $(; part |$up:ident, $un:ident| $load_units_part:expr)?
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub(super) struct $name $(<const $signed: bool>)? ($reg);

        impl $(<const $signed: bool>)? Vector for $name $(<$signed>)? {
            type Unit = $unit;
            type Elem = $elem;
            type Operand = $operand;
            const LANES: usize = $lanes;
            #[inline(always)]
            unsafe fn zero() -> Self {
                // SAFETY: the CPU has the level's features.
                unsafe { Self($zero()) }
            }
            #[inline(always)]
            unsafe fn splat(x: $elem) -> Self {
                // SAFETY: as above.
                unsafe { Self($splat(x)) }
            }
            #[inline(always)]
            unsafe fn load_units($lp: *const $unit) -> $operand {
                // SAFETY: as above, and LANES units exist there.
                unsafe { $load_units }
            }
            $(
                const MASKS: bool = true;
                #[inline(always)]
                unsafe fn load_units_part($up: *const $unit, $un: usize) -> $operand {
                    // SAFETY: as above, and only n units, which exist, are read.
                    unsafe { $load_units_part }
                }
            )?
            #[inline(always)]
            unsafe fn splat_unit($sp: *const $unit) -> $operand {
                // SAFETY: as above, and a unit exists there.
                unsafe { $splat_unit }
            }
            #[inline(always)]
            unsafe fn mul_add(self, $a: $operand, $b: $operand) -> Self {
                let $acc = self.0;
                // SAFETY: the CPU has the level's features.
                unsafe { Self($mul_add) }
            }
            #[inline(always)]
            unsafe fn add(self, other: Self) -> Self {
                // SAFETY: as above.
                unsafe { Self($add(self.0, other.0)) }
            }
            #[inline(always)]
            unsafe fn load(p: *const $elem) -> Self {
                // SAFETY: as above, and LANES elements exist there.
                unsafe { Self($load(p.cast())) }
            }
            #[inline(always)]
            unsafe fn store(self, p: *mut $elem) {
                // SAFETY: as above, and LANES elements exist there.
                unsafe { $store(p.cast(), self.0) }
            }
            #[inline(always)]
            unsafe fn load_part($pp: *const $elem, $pn: usize) -> Self {
                // SAFETY: as above, and only n elements, which exist, are read.
                unsafe { Self($load_part) }
            }
            #[inline(always)]
            unsafe fn store_part(self, $qp: *mut $elem, $qn: usize) {
                let $qv = self.0;
                // SAFETY: as above, and only n elements, which exist, are written.
                unsafe { $store_part }
            }
        }
    };
}

/// The operations on 32-bit integer lanes that hold C.
macro_rules! i32_vector {
    (
        $(#[$doc:meta])* $name:ident $(<$signed:ident>)?, |$acc:ident, $a:ident, $b:ident| $mul_add:expr
        $(; part |$p:ident, $n:ident| $part:expr)?
    ) => {
        vector! {
            $(#[$doc])* $name $(<$signed>)?, __m256i, ::core::primitive::i32, 8;
            zero _mm256_setzero_si256, splat _mm256_set1_epi32,
            load _mm256_loadu_si256, store _mm256_storeu_si256, add _mm256_add_epi32;
            |p, n| _mm256_maskload_epi32(p, mask(n)), |v, p, n| _mm256_maskstore_epi32(p, mask(n), v);
            unit ::core::primitive::i32, operand __m256i,
            |p| _mm256_loadu_si256(p.cast()), |p| _mm256_set1_epi32(p.read_unaligned()),
            |$acc, $a, $b| $mul_add
            $(; part |$p, $n| $part)?
        }
    };
}

vector! {
    F32, __m256, ::core::primitive::f32, 8;
    zero _mm256_setzero_ps, splat _mm256_set1_ps, load _mm256_loadu_ps, store _mm256_storeu_ps, add _mm256_add_ps;
    |p, n| _mm256_maskload_ps(p, mask(n)), |v, p, n| _mm256_maskstore_ps(p, mask(n), v);
    unit ::core::primitive::f32, operand __m256, |p| _mm256_loadu_ps(p), |p| _mm256_set1_ps(p.read_unaligned()),
    |acc, a, b| _mm256_fmadd_ps(a, b, acc);
    part |p, n| _mm256_maskload_ps(p, mask(n))
}
vector! {
    F64, __m256d, ::core::primitive::f64, 4;
    zero _mm256_setzero_pd, splat _mm256_set1_pd, load _mm256_loadu_pd, store _mm256_storeu_pd, add _mm256_add_pd;
    |p, n| _mm256_maskload_pd(p, mask(2 * n)), |v, p, n| _mm256_maskstore_pd(p, mask(2 * n), v);
    unit ::core::primitive::f64, operand __m256d, |p| _mm256_loadu_pd(p), |p| _mm256_set1_pd(p.read_unaligned()),
    |acc, a, b| _mm256_fmadd_pd(a, b, acc);
    part |p, n| _mm256_maskload_pd(p, mask(2 * n))
}
i32_vector! {
    /// Quadruples of bytes. `SIGNED` says that those of A are signed and those
    /// of B unsigned; otherwise the other way round.
    I8Quads<SIGNED>,
    |acc, a, b| if SIGNED { _mm256_dpbusd_avx_epi32(acc, b, a) } else { _mm256_dpbusd_avx_epi32(acc, a, b) }
}
i32_vector! {
    /// Pairs of 16-bit integers.
    I16Pairs, |acc, a, b| _mm256_add_epi32(acc, _mm256_madd_epi16(a, b))
}
i32_vector! {
    I32, |acc, a, b| _mm256_add_epi32(acc, _mm256_mullo_epi32(a, b));
    part |p, n| _mm256_maskload_epi32(p, mask(n))
}
vector! {
    I16, __m256i, ::core::primitive::i16, 16;
    zero _mm256_setzero_si256, splat _mm256_set1_epi16,
    load _mm256_loadu_si256, store _mm256_storeu_si256, add _mm256_add_epi16;
    |p, n| {
        let mut all = [0_i16; 16];
        std::ptr::copy_nonoverlapping(p, all.as_mut_ptr(), n);
        _mm256_loadu_si256(all.as_ptr().cast())
    },
    |v, p, n| {
        let mut all = [0_i16; 16];
        _mm256_storeu_si256(all.as_mut_ptr().cast(), v);
        std::ptr::copy_nonoverlapping(all.as_ptr(), p, n);
    };
    unit ::core::primitive::i16, operand __m256i,
    |p| _mm256_loadu_si256(p.cast()), |p| _mm256_set1_epi16(p.read_unaligned()),
    |acc, a, b| _mm256_add_epi16(acc, _mm256_mullo_epi16(a, b))
}

macro_rules! sums {
    ($name:ident, $elem:ty, |$all:ident| $sum:expr) => {
        impl LaneSum for $name {
            #[inline(always)]
            unsafe fn lane_sums<const J: usize>(all: [Self; J]) -> [$elem; J] {
                let mut sums = [0.0; J];
                let mut j = 0;
                while j < J {
                    let $all = all[j].0;
                    // SAFETY: the CPU has the level's features.
                    sums[j] = unsafe { $sum };
                    j += 1;
                }
                sums
            }
            #[inline(always)]
            fn plus(x: $elem, y: $elem) -> $elem {
                x + y
            }
        }
    };
}
sums!(F32, ::core::primitive::f32, |all| {
    let four = _mm_add_ps(_mm256_castps256_ps128(all), _mm256_extractf128_ps::<1>(all));
    let two = _mm_add_ps(four, _mm_movehl_ps(four, four));
    _mm_cvtss_f32(_mm_add_ss(two, _mm_movehdup_ps(two)))
});
sums!(F64, ::core::primitive::f64, |all| {
    let two = _mm_add_pd(_mm256_castpd256_pd128(all), _mm256_extractf128_pd::<1>(all));
    _mm_cvtsd_f64(_mm_add_sd(two, _mm_unpackhi_pd(two, two)))
});

/// GEMV-like micro-kernels over rows of 16-bit floats, which are widened to `f32` as they are
/// read.
macro_rules! narrow_gemv {
    ($name:ident, $gemv_fns:ident, $function:ident, |$raw:ident| $widen:expr) => {
        struct $name;
        impl Elements<F32> for $name {
            type Elem = u16;
            #[inline(always)]
            unsafe fn load(p: *const u16) -> __m256 {
                // SAFETY: the CPU has the level's features, and eight elements exist there.
                unsafe {
                    let $raw = _mm_loadu_si128(p.cast());
                    $widen
                }
            }
            #[inline(always)]
            unsafe fn load_part(p: *const u16, n: usize) -> __m256 {
                let mut all = [0_u16; 8];
                // SAFETY: as above, of the first n.
                unsafe {
                    std::ptr::copy_nonoverlapping(p, all.as_mut_ptr(), n);
                    Self::load(all.as_ptr())
                }
            }
        }
        #[target_feature(enable = "avx2,fma,f16c")]
        unsafe fn $function<const H: usize>(call: &Call) {
            // SAFETY: the caller's contract is that of `gemv`.
            unsafe { gemv::<F32, $name, H>(call) }
        }
        pub(super) static $gemv_fns: GemvFns = [$function::<1>, $function::<2>, $function::<3>, $function::<4>];
    };
}
narrow_gemv!(F16s, F16_GEMV, sweep_f16, |raw| _mm256_cvtph_ps(raw));
narrow_gemv!(Bf16s, BF16_GEMV, sweep_bf16, |raw| {
    _mm256_castsi256_ps(_mm256_slli_epi32::<16>(_mm256_cvtepu16_epi32(raw)))
});

/// [`kernel!`] with the level's features and any that the scheme adds.
macro_rules! kernel256 {
    ($name:ident, $vector:ty, group $group:literal, rows $rows:tt $(, $more:literal)? $(; dots $dots:literal)?) => {
        kernel! {
            #[target_feature(enable = "avx2,fma,f16c")]
            $(#[target_feature(enable = $more)])?
            $name, $vector, group $group, rows $rows $(, dots $dots)?
        }
    };
}
kernel256!(f32, F32, group 1, rows [1 2 3 4 5 6]; dots 2);
kernel256!(f64, F64, group 1, rows [1 2 3 4 5 6]; dots 2);
kernel256!(i8_quads, I8Quads<true>, group 4, rows [1 2 3 4 5 6], "avxvnni");
kernel256!(u8_quads, I8Quads<false>, group 4, rows [1 2 3 4 5 6], "avxvnni");
kernel256!(i16_pairs, I16Pairs, group 2, rows [1 2 3 4 5 6]);
kernel256!(i32, I32, group 1, rows [1 2 3 4 5 6]);
kernel256!(i64, Lanes<::core::primitive::i64, 4>, group 1, rows [1 2 3 4]);
kernel256!(i16, I16, group 1, rows [1 2 3 4]);
