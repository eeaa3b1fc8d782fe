//! NEON vectors for the micro-kernels, part of every aarch64 CPU.

use super::dot::LaneSum;
use super::instantiate::kernel;
use super::micro_kernel::Vector;
use std::arch::aarch64::*;

macro_rules! vector {
    ($name:ident, $reg:ty, $elem:ty, $lanes:literal, $dup:ident, $load:ident, $store:ident, $fma:ident, $add:ident, $sum:ident) => {
        #[derive(Clone, Copy)]
        pub(super) struct $name($reg);

        // SAFETY (every block below): NEON is part of the architecture, and
        // pointers are valid by the contract of `Vector`.
        #[allow(unused_unsafe, reason = "which intrinsics are unsafe to call has changed between compiler versions")]
        impl Vector for $name {
            type Unit = $elem;
            type Elem = $elem;
            type Operand = $reg;
            const LANES: usize = $lanes;
            #[inline(always)]
            unsafe fn zero() -> Self {
                unsafe { Self($dup(0.0)) }
            }
            #[inline(always)]
            unsafe fn splat(x: $elem) -> Self {
                unsafe { Self($dup(x)) }
            }
            #[inline(always)]
            unsafe fn load_units(p: *const $elem) -> $reg {
                unsafe { $load(p) }
            }
            #[inline(always)]
            unsafe fn splat_unit(p: *const $elem) -> $reg {
                unsafe { $dup(*p) }
            }
            #[inline(always)]
            unsafe fn mul_add(self, a: $reg, b: $reg) -> Self {
                unsafe { Self($fma(self.0, a, b)) }
            }
            #[inline(always)]
            unsafe fn add(self, other: Self) -> Self {
                unsafe { Self($add(self.0, other.0)) }
            }
            #[inline(always)]
            unsafe fn load(p: *const $elem) -> Self {
                unsafe { Self($load(p)) }
            }
            #[inline(always)]
            unsafe fn store(self, p: *mut $elem) {
                unsafe { $store(p, self.0) }
            }
            #[inline(always)]
            unsafe fn load_part(p: *const $elem, n: usize) -> Self {
                unsafe {
                    let mut all = [0.0; $lanes];
                    std::ptr::copy_nonoverlapping(p, all.as_mut_ptr(), n);
                    Self($load(all.as_ptr()))
                }
            }
            #[inline(always)]
            unsafe fn store_part(self, p: *mut $elem, n: usize) {
                unsafe {
                    let mut all = [0.0; $lanes];
                    $store(all.as_mut_ptr(), self.0);
                    std::ptr::copy_nonoverlapping(all.as_ptr(), p, n);
                }
            }
        }

        #[allow(unused_unsafe, reason = "as above")]
        impl LaneSum for $name {
            #[inline(always)]
            unsafe fn lane_sums<const J: usize>(all: [Self; J]) -> [$elem; J] {
                all.map(|all| unsafe { $sum(all.0) })
            }
            #[inline(always)]
            fn plus(x: $elem, y: $elem) -> $elem {
                x + y
            }
        }
    };
}
vector!(
    F32,
    float32x4_t,
    ::core::primitive::f32,
    4,
    vdupq_n_f32,
    vld1q_f32,
    vst1q_f32,
    vfmaq_f32,
    vaddq_f32,
    vaddvq_f32
);
vector!(
    F64,
    float64x2_t,
    ::core::primitive::f64,
    2,
    vdupq_n_f64,
    vld1q_f64,
    vst1q_f64,
    vfmaq_f64,
    vaddq_f64,
    vaddvq_f64
);

kernel!(f32, F32, group 1, rows [1 2 3 4 5 6 7 8], dots 4);
kernel!(f64, F64, group 1, rows [1 2 3 4 5 6 7 8], dots 4);
