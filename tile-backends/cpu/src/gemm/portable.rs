//! Vectors as arrays, for levels and types without intrinsics.
//!
//! The loops have constant trip counts and no dependence between lanes, so LLVM vectorises them
//! with the target features of the instantiating function. Miri runs this code as it stands.

use super::dot::LaneSum;
use super::instantiate::kernel;
use super::micro_kernel::Vector;

/// A scalar with the FMA of its type.
pub(super) trait Scalar: Copy {
    const ZERO: Self;
    fn plus(self, other: Self) -> Self;
    fn times(self, other: Self) -> Self;
}

macro_rules! scalar {
    ($($ty:ty, $zero:literal, $add:expr, $mul:expr;)*) => {$(
        impl Scalar for $ty {
            const ZERO: Self = $zero;
            #[inline(always)]
            fn plus(self, other: Self) -> Self {
                ($add)(self, other)
            }
            #[inline(always)]
            fn times(self, other: Self) -> Self {
                ($mul)(self, other)
            }
        }
    )*};
}
scalar! {
    f64, 0.0, |a: f64, b: f64| a + b, |a: f64, b: f64| a * b;
    f32, 0.0, |a: f32, b: f32| a + b, |a: f32, b: f32| a * b;
    i64, 0, i64::wrapping_add, i64::wrapping_mul;
    i32, 0, i32::wrapping_add, i32::wrapping_mul;
    i16, 0, i16::wrapping_add, i16::wrapping_mul;
}

/// `N` lanes of `T`.
#[derive(Clone, Copy)]
pub(super) struct Lanes<T, const N: usize>([T; N]);

macro_rules! array_memory {
    ($n:expr) => {
        #[inline(always)]
        unsafe fn load(p: *const Self::Elem) -> Self {
            // SAFETY: LANES elements exist at `p`.
            unsafe { Self(p.cast::<[Self::Elem; $n]>().read_unaligned()) }
        }
        #[inline(always)]
        unsafe fn store(self, p: *mut Self::Elem) {
            // SAFETY: LANES elements exist at `p`.
            unsafe { p.cast::<[Self::Elem; $n]>().write_unaligned(self.0) }
        }
        #[inline(always)]
        unsafe fn load_part(p: *const Self::Elem, n: usize) -> Self {
            // SAFETY: `n < LANES` elements exist at `p`.
            unsafe {
                let mut out = Self::zero();
                std::ptr::copy_nonoverlapping(p, out.0.as_mut_ptr(), n);
                out
            }
        }
        #[inline(always)]
        unsafe fn store_part(self, p: *mut Self::Elem, n: usize) {
            // SAFETY: `n < LANES` elements exist at `p`.
            unsafe { std::ptr::copy_nonoverlapping(self.0.as_ptr(), p, n) }
        }
    };
}

impl<T: Scalar, const N: usize> Vector for Lanes<T, N> {
    type Unit = T;
    type Elem = T;
    type Operand = Self;
    const LANES: usize = N;
    #[inline(always)]
    unsafe fn zero() -> Self {
        Self([T::ZERO; N])
    }
    #[inline(always)]
    unsafe fn splat(x: T) -> Self {
        Self([x; N])
    }
    #[inline(always)]
    unsafe fn load_units(p: *const T) -> Self {
        // SAFETY: N units exist at `p`.
        unsafe { Self::load(p) }
    }
    #[inline(always)]
    unsafe fn splat_unit(p: *const T) -> Self {
        // SAFETY: a unit exists at `p`.
        unsafe { Self([p.read_unaligned(); N]) }
    }
    #[inline(always)]
    unsafe fn mul_add(mut self, a: Self, b: Self) -> Self {
        for l in 0..N {
            self.0[l] = self.0[l].plus(a.0[l].times(b.0[l]));
        }
        self
    }
    #[inline(always)]
    unsafe fn add(mut self, other: Self) -> Self {
        for l in 0..N {
            self.0[l] = self.0[l].plus(other.0[l]);
        }
        self
    }
    array_memory!(N);
}

impl<T: Scalar, const N: usize> LaneSum for Lanes<T, N> {
    #[inline(always)]
    unsafe fn lane_sums<const J: usize>(all: [Self; J]) -> [T; J] {
        all.map(|Lanes(mut all)| {
            let mut half = N / 2;
            while half > 0 {
                for l in 0..half {
                    all[l] = all[l].plus(all[l + half]);
                }
                half /= 2;
            }
            all[0]
        })
    }
    #[inline(always)]
    fn plus(x: T, y: T) -> T {
        x.plus(y)
    }
}

/// Four accumulators of dot products of pairs of 16-bit integers.
#[derive(Clone, Copy)]
pub(super) struct Pairs([i32; 4]);

impl Vector for Pairs {
    type Unit = u32;
    type Elem = i32;
    type Operand = [[i16; 2]; 4];
    const LANES: usize = 4;
    #[inline(always)]
    unsafe fn zero() -> Self {
        Self([0; 4])
    }
    #[inline(always)]
    unsafe fn splat(x: i32) -> Self {
        Self([x; 4])
    }
    #[inline(always)]
    unsafe fn load_units(p: *const u32) -> Self::Operand {
        // SAFETY: four units exist at `p`, each a pair of 16-bit integers.
        unsafe { p.cast::<[[i16; 2]; 4]>().read_unaligned() }
    }
    #[inline(always)]
    unsafe fn splat_unit(p: *const u32) -> Self::Operand {
        // SAFETY: a unit exists at `p`.
        unsafe { [p.cast::<[i16; 2]>().read_unaligned(); 4] }
    }
    #[inline(always)]
    unsafe fn mul_add(self, a: Self::Operand, b: Self::Operand) -> Self {
        // SAFETY: the same number of lanes.
        unsafe { self.add(Self(dot_pairs(a, b))) }
    }
    #[inline(always)]
    unsafe fn add(mut self, other: Self) -> Self {
        for l in 0..4 {
            self.0[l] = self.0[l].wrapping_add(other.0[l]);
        }
        self
    }
    array_memory!(4);
}

/// `a[0]·b[0] + a[1]·b[1]` of each pair.
#[cfg(not(all(target_arch = "x86_64", not(miri))))]
#[inline(always)]
fn dot_pairs(a: [[i16; 2]; 4], b: [[i16; 2]; 4]) -> [i32; 4] {
    std::array::from_fn(|l| {
        let product = |i: usize| i32::from(a[l][i]) * i32::from(b[l][i]);
        product(0).wrapping_add(product(1))
    })
}

/// The same in one instruction of SSE2, which LLVM does not find by itself.
#[cfg(all(target_arch = "x86_64", not(miri)))]
#[inline(always)]
fn dot_pairs(a: [[i16; 2]; 4], b: [[i16; 2]; 4]) -> [i32; 4] {
    use std::arch::x86_64::{__m128i, _mm_madd_epi16};
    use std::mem::transmute;
    type Pairs = [[i16; 2]; 4];
    // SAFETY: SSE2 is part of x86-64; the types have the same size and no
    // invalid patterns.
    unsafe {
        let sums = _mm_madd_epi16(transmute::<Pairs, __m128i>(a), transmute::<Pairs, __m128i>(b));
        transmute::<__m128i, [i32; 4]>(sums)
    }
}

// NEON has these two itself.
#[cfg(any(miri, not(target_arch = "aarch64")))]
kernel!(f64, Lanes<::core::primitive::f64, 2>, group 1, rows [1 2 3 4], dots 2);
#[cfg(any(miri, not(target_arch = "aarch64")))]
kernel!(f32, Lanes<::core::primitive::f32, 4>, group 1, rows [1 2 3 4], dots 2);
kernel!(i16_pairs, Pairs, group 2, rows [1 2 3 4]);
kernel!(i64, Lanes<::core::primitive::i64, 2>, group 1, rows [1 2 3 4]);
kernel!(i32, Lanes<::core::primitive::i32, 4>, group 1, rows [1 2 3 4]);
kernel!(i16, Lanes<::core::primitive::i16, 8>, group 1, rows [1 2 3 4]);
