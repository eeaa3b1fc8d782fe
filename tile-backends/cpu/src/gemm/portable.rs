//! Vectors as arrays, for levels and types without intrinsics of their own.
//!
//! The loops have constant trip counts and no dependence between lanes, which
//! is what LLVM's vectorisers turn into whatever the instantiating function's
//! target features offer. Miri runs this code as it stands.

use super::tile::{Vector, kernel};

/// A scalar with the multiply-add of its type.
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
    () => {
        #[inline(always)]
        unsafe fn load(p: *const Self::Elem) -> Self {
            // SAFETY: N elements exist at `p`.
            unsafe { Self(p.cast::<[Self::Elem; N]>().read_unaligned()) }
        }
        #[inline(always)]
        unsafe fn store(self, p: *mut Self::Elem) {
            // SAFETY: N elements exist at `p`.
            unsafe { p.cast::<[Self::Elem; N]>().write_unaligned(self.0) }
        }
        #[inline(always)]
        unsafe fn load_part(p: *const Self::Elem, n: usize) -> Self {
            // SAFETY: `n < N` elements exist at `p`.
            unsafe {
                let mut out = Self::zero();
                std::ptr::copy_nonoverlapping(p, out.0.as_mut_ptr(), n);
                out
            }
        }
        #[inline(always)]
        unsafe fn store_part(self, p: *mut Self::Elem, n: usize) {
            // SAFETY: `n < N` elements exist at `p`.
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
    array_memory!();
}

/// `N` sums of products of pairs of 16-bit integers.
#[derive(Clone, Copy)]
pub(super) struct Pairs<const N: usize>([i32; N]);

impl<const N: usize> Vector for Pairs<N> {
    type Unit = u32;
    type Elem = i32;
    type Operand = [[i16; 2]; N];
    const LANES: usize = N;
    #[inline(always)]
    unsafe fn zero() -> Self {
        Self([0; N])
    }
    #[inline(always)]
    unsafe fn splat(x: i32) -> Self {
        Self([x; N])
    }
    #[inline(always)]
    unsafe fn load_units(p: *const u32) -> Self::Operand {
        // SAFETY: N units exist at `p`, each a pair of 16-bit integers.
        unsafe { p.cast::<[[i16; 2]; N]>().read_unaligned() }
    }
    #[inline(always)]
    unsafe fn splat_unit(p: *const u32) -> Self::Operand {
        // SAFETY: a unit exists at `p`.
        unsafe { [p.cast::<[i16; 2]>().read_unaligned(); N] }
    }
    #[inline(always)]
    unsafe fn mul_add(mut self, a: Self::Operand, b: Self::Operand) -> Self {
        for l in 0..N {
            let even = i32::from(a[l][0]) * i32::from(b[l][0]);
            let odd = i32::from(a[l][1]) * i32::from(b[l][1]);
            self.0[l] = self.0[l].wrapping_add(even.wrapping_add(odd));
        }
        self
    }
    #[inline(always)]
    unsafe fn add(mut self, other: Self) -> Self {
        for l in 0..N {
            self.0[l] = self.0[l].wrapping_add(other.0[l]);
        }
        self
    }
    array_memory!();
}

// NEON has these two itself.
#[cfg(any(miri, not(target_arch = "aarch64")))]
kernel!(f64, Lanes<::core::primitive::f64, 2>, group 1, rows [1 2 3 4]);
#[cfg(any(miri, not(target_arch = "aarch64")))]
kernel!(f32, Lanes<::core::primitive::f32, 4>, group 1, rows [1 2 3 4]);
kernel!(i16_pairs, Pairs<4>, group 2, rows [1 2 3 4]);
kernel!(i64, Lanes<::core::primitive::i64, 2>, group 1, rows [1 2 3 4]);
kernel!(i32, Lanes<::core::primitive::i32, 4>, group 1, rows [1 2 3 4]);
kernel!(i16, Lanes<::core::primitive::i16, 8>, group 1, rows [1 2 3 4]);
