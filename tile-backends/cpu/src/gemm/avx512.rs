//! AVX-512 vectors for the micro-kernels. Edges are masked, so no lane that does not exist is
//! touched.

use super::dequantise::U4Vector;
use super::dot::LaneSum;
use super::instantiate::kernel;
use super::micro_kernel::Vector;
use std::arch::x86_64::*;
use std::ops::Add;

macro_rules! vector {
    (
        $(#[$doc:meta])* $name:ident $(<$signed:ident>)?, $reg:ty, $elem:ty, $lanes:literal, $mask:ty;
        zero $zero:ident, splat $splat:ident, load $load:ident, store $store:ident,
        load_part $load_part:ident, store_part $store_part:ident, add $add:ident;
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
                    let $un = ((1_u64 << $un) - 1) as $mask;
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
            unsafe fn load_part(p: *const $elem, n: usize) -> Self {
                let mask = ((1_u64 << n) - 1) as $mask;
                // SAFETY: as above, and the mask admits n elements that exist.
                unsafe { Self($load_part(mask, p.cast())) }
            }
            #[inline(always)]
            unsafe fn store_part(self, p: *mut $elem, n: usize) {
                let mask = ((1_u64 << n) - 1) as $mask;
                // SAFETY: as above, and the mask admits n elements that exist.
                unsafe { $store_part(p.cast(), mask, self.0) }
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
            $(#[$doc])* $name $(<$signed>)?, __m512i, ::core::primitive::i32, 16, __mmask16;
            zero _mm512_setzero_si512, splat _mm512_set1_epi32, load _mm512_loadu_si512, store _mm512_storeu_si512,
            load_part _mm512_maskz_loadu_epi32, store_part _mm512_mask_storeu_epi32, add _mm512_add_epi32;
            unit ::core::primitive::i32, operand __m512i,
            |p| _mm512_loadu_si512(p.cast()), |p| _mm512_set1_epi32(p.read_unaligned()),
            |$acc, $a, $b| $mul_add
            $(; part |$p, $n| $part)?
        }
    };
}

vector! {
    F32, __m512, ::core::primitive::f32, 16, __mmask16;
    zero _mm512_setzero_ps, splat _mm512_set1_ps, load _mm512_loadu_ps, store _mm512_storeu_ps,
    load_part _mm512_maskz_loadu_ps, store_part _mm512_mask_storeu_ps, add _mm512_add_ps;
    unit ::core::primitive::f32, operand __m512, |p| _mm512_loadu_ps(p), |p| _mm512_set1_ps(p.read_unaligned()),
    |acc, a, b| _mm512_fmadd_ps(a, b, acc);
    part |p, mask| _mm512_maskz_loadu_ps(mask, p)
}
vector! {
    F64, __m512d, ::core::primitive::f64, 8, __mmask8;
    zero _mm512_setzero_pd, splat _mm512_set1_pd, load _mm512_loadu_pd, store _mm512_storeu_pd,
    load_part _mm512_maskz_loadu_pd, store_part _mm512_mask_storeu_pd, add _mm512_add_pd;
    unit ::core::primitive::f64, operand __m512d, |p| _mm512_loadu_pd(p), |p| _mm512_set1_pd(p.read_unaligned()),
    |acc, a, b| _mm512_fmadd_pd(a, b, acc);
    part |p, mask| _mm512_maskz_loadu_pd(mask, p)
}
vector! {
    /// Pairs of bf16 in, f32 accumulators.
    Bf16, __m512, ::core::primitive::f32, 16, __mmask16;
    zero _mm512_setzero_ps, splat _mm512_set1_ps, load _mm512_loadu_ps, store _mm512_storeu_ps,
    load_part _mm512_maskz_loadu_ps, store_part _mm512_mask_storeu_ps, add _mm512_add_ps;
    unit ::core::primitive::i32, operand __m512i,
    |p| _mm512_loadu_si512(p.cast()), |p| _mm512_set1_epi32(p.read_unaligned()),
    |acc, a, b| _mm512_dpbf16_ps(acc, bf16_pairs(a), bf16_pairs(b))
}
i32_vector! {
    /// Quadruples of bytes. `SIGNED` says that those of A are signed and those
    /// of B unsigned; otherwise the other way round.
    I8Quads<SIGNED>, |acc, a, b| if SIGNED { _mm512_dpbusd_epi32(acc, b, a) } else { _mm512_dpbusd_epi32(acc, a, b) }
}
i32_vector! {
    /// Pairs of 16-bit integers.
    I16Pairs, |acc, a, b| _mm512_add_epi32(acc, _mm512_madd_epi16(a, b))
}
i32_vector! {
    I32, |acc, a, b| _mm512_add_epi32(acc, _mm512_mullo_epi32(a, b));
    part |p, mask| _mm512_maskz_loadu_epi32(mask, p)
}
vector! {
    I64, __m512i, ::core::primitive::i64, 8, __mmask8;
    zero _mm512_setzero_si512, splat _mm512_set1_epi64, load _mm512_loadu_si512, store _mm512_storeu_si512,
    load_part _mm512_maskz_loadu_epi64, store_part _mm512_mask_storeu_epi64, add _mm512_add_epi64;
    unit ::core::primitive::i64, operand __m512i,
    |p| _mm512_loadu_si512(p.cast()), |p| _mm512_set1_epi64(p.read_unaligned()),
    |acc, a, b| _mm512_add_epi64(acc, _mm512_mullo_epi64(a, b));
    part |p, mask| _mm512_maskz_loadu_epi64(mask, p)
}
vector! {
    I16, __m512i, ::core::primitive::i16, 32, __mmask32;
    zero _mm512_setzero_si512, splat _mm512_set1_epi16, load _mm512_loadu_si512, store _mm512_storeu_si512,
    load_part _mm512_maskz_loadu_epi16, store_part _mm512_mask_storeu_epi16, add _mm512_add_epi16;
    unit ::core::primitive::i16, operand __m512i,
    |p| _mm512_loadu_si512(p.cast()), |p| _mm512_set1_epi16(p.read_unaligned()),
    |acc, a, b| _mm512_add_epi16(acc, _mm512_mullo_epi16(a, b));
    part |p, mask| _mm512_maskz_loadu_epi16(mask, p)
}

/// Horizontal sums of up to four vectors of 32-bit lanes together: lanes are exchanged until each
/// 128 bits hold a part of every sum.
///
/// # Safety
/// The CPU has the level's features, and `V` is 512 bits.
#[inline(always)]
unsafe fn sums_of_four<V: Vector, const J: usize>(all: [V; J]) -> [V::Elem; J] {
    const { assert!(J <= 4 && size_of::<V>() == 64 && size_of::<V::Elem>() == 4) };
    // SAFETY: as stated; the types have the same sizes and no invalid patterns.
    unsafe {
        let mut four = [_mm512_setzero_si512(); 4];
        let mut j = 0;
        while j < J {
            four[j] = bits(all[j]);
            j += 1;
        }
        let [a, b, c, d] = four;
        let ab = plus::<V>(_mm512_unpacklo_epi32(a, b), _mm512_unpackhi_epi32(a, b));
        let cd = plus::<V>(_mm512_unpacklo_epi32(c, d), _mm512_unpackhi_epi32(c, d));
        let parts = plus::<V>(_mm512_unpacklo_epi64(ab, cd), _mm512_unpackhi_epi64(ab, cd));
        let parts = plus::<V>(parts, _mm512_shuffle_i64x2::<0b01_00_11_10>(parts, parts));
        let parts = plus::<V>(parts, _mm512_shuffle_i64x2::<0b10_11_00_01>(parts, parts));
        std::mem::transmute_copy(&_mm512_castsi512_si128(parts))
    }
}

#[inline(always)]
unsafe fn bits<V: Vector>(x: V) -> __m512i {
    // SAFETY: the caller's `V` is 512 bits without invalid patterns.
    unsafe { std::mem::transmute_copy(&x) }
}

#[inline(always)]
unsafe fn plus<V: Vector>(x: __m512i, y: __m512i) -> __m512i {
    // SAFETY: as above, and the CPU has the level's features.
    unsafe { bits(std::mem::transmute_copy::<__m512i, V>(&x).add(std::mem::transmute_copy(&y))) }
}

macro_rules! sums {
    ($name:ident $(<$signed:ident>)?, $elem:ty, |$all:ident| $sums:expr, $plus:ident $(, $flip:ident $less:ident)?) => {
        impl $(<const $signed: bool>)? LaneSum for $name $(<$signed>)? {
            #[inline(always)]
            unsafe fn lane_sums<const J: usize>($all: [Self; J]) -> [$elem; J] {
                // SAFETY: the CPU has the level's features.
                unsafe { $sums }
            }
            #[inline(always)]
            fn plus(x: $elem, y: $elem) -> $elem {
                x.$plus(y)
            }
            $(
                #[inline(always)]
                unsafe fn $flip(units: __m512i) -> __m512i {
                    // SAFETY: as above.
                    unsafe { _mm512_xor_si512(units, _mm512_set1_epi8(-128)) }
                }
                #[inline(always)]
                unsafe fn $less(self, other: Self) -> Self {
                    // SAFETY: as above.
                    unsafe { Self(_mm512_sub_epi32(self.0, other.0)) }
                }
            )?
        }
    };
}
sums!(F32, ::core::primitive::f32, |all| sums_of_four(all), add);
sums!(Bf16, ::core::primitive::f32, |all| sums_of_four(all), add);
sums!(I8Quads<SIGNED>, ::core::primitive::i32, |all| sums_of_four(all), wrapping_add, flip less);
sums!(
    F64,
    ::core::primitive::f64,
    |all| {
        let mut sums = [0.0; J];
        let mut j = 0;
        while j < J {
            sums[j] = _mm512_reduce_add_pd(all[j].0);
            j += 1;
        }
        sums
    },
    add
);

/// The same bits as the type that the bfloat16 instructions name.
#[inline(always)]
fn bf16_pairs(x: __m512i) -> __m512bh {
    // SAFETY: both are 512 bits without invalid patterns.
    unsafe { std::mem::transmute(x) }
}

/// Signed A by unsigned B, as for 4-bit values.
impl U4Vector for I8Quads<true> {
    #[inline(always)]
    unsafe fn low(units: __m512i) -> __m512i {
        // SAFETY: the CPU has the level's features.
        unsafe { _mm512_and_si512(units, _mm512_set1_epi8(15)) }
    }
    #[inline(always)]
    unsafe fn high(units: __m512i) -> __m512i {
        // SAFETY: as above.
        unsafe { _mm512_and_si512(_mm512_srli_epi16::<4>(units), _mm512_set1_epi8(15)) }
    }
}

/// [`kernel!`] with the level's features and any that the scheme adds.
macro_rules! kernel512 {
    ($name:ident, $vector:ty, group $group:literal, rows $rows:tt $(, $more:literal)? $(; $dots:ident $cols:literal)?) => {
        kernel! {
            #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,fma,f16c")]
            $(#[target_feature(enable = $more)])?
            $name, $vector, group $group, rows $rows $(, $dots $cols)?
        }
    };
}
kernel512!(f32, F32, group 1, rows [1 2 3 4 5 6 7 8 9 10 11 12 13 14]; dots 4);
kernel512!(f64, F64, group 1, rows [1 2 3 4 5 6 7 8 9 10 11 12 13 14]; dots 4);
kernel512!(bf16_pairs, Bf16, group 2, rows [1 2 3 4 5 6 7 8 9 10 11 12 13 14], "avx512bf16"; dots 4);
kernel512!(i8_quads, I8Quads<true>, group 4, rows [1 2 3 4 5 6 7 8 9 10 11 12 13 14], "avx512vnni"; u4 4);
kernel512!(u8_quads, I8Quads<false>, group 4, rows [1 2 3 4 5 6 7 8 9 10 11 12 13 14], "avx512vnni"; bytes 4);
kernel512!(i16_pairs, I16Pairs, group 2, rows [1 2 3 4 5 6 7 8]);
kernel512!(i32, I32, group 1, rows [1 2 3 4 5 6 7 8]);
kernel512!(i64, I64, group 1, rows [1 2 3 4]);
kernel512!(i16, I16, group 1, rows [1 2 3 4]);
