//! Kernels in a crate that forbids `unsafe` and denies every lint that users turn on: expansions
//! add no warning of their own.
#![forbid(unsafe_code)]
#![deny(
    warnings,
    missing_copy_implementations,
    missing_debug_implementations,
    missing_docs,
    single_use_lifetimes,
    trivial_casts,
    trivial_numeric_casts,
    unreachable_pub,
    unused_qualifications,
    unused_results,
    clippy::all,
    clippy::nursery,
    clippy::pedantic
)]
#![no_implicit_prelude]

use ::std::default::Default;
use ::tile_kernel::lang::Tile;
use ::tile_kernel::num::{Element, Float};
use ::tile_kernel::tensor::Tensor;
use ::tile_kernel::{tile_fn, tile_kernel};

/// The logistic unit.
#[tile_fn]
fn silu<T: Float>(x: T) -> T {
    x * x.sigmoid()
}

/// Applies it to a tile.
#[tile_fn]
fn activate<T: Float, const N: usize>(x: &mut Tile<T, 1>) {
    dims!(x = [N]);
    parallel!(N, |i| {
        let y: T = silu(x[i]);
        x[i] = y;
    });
}

/// For others to use, too.
pub mod public {
    use ::tile_kernel::lang::Tile;
    use ::tile_kernel::tensor::Tensor;
    use ::tile_kernel::{tile_fn, tile_kernel};

    /// 2 · x
    #[tile_fn]
    pub fn doubled(x: f32) -> f32 {
        x + x
    }

    /// Sets every other element to 0.
    #[tile_fn]
    pub fn thinned<const N: usize>(x: &mut Tile<f32, 1>) {
        dims!(x = [N]);
        parallel!(1, |i| {
            for j in (0..N).step_by(2) {
                x[i + j] = 0.0;
            }
        });
    }

    /// y = 2 · x
    #[tile_kernel]
    pub fn plain(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
        dims!(x = [n], y = [n]);
        let [b] = blocks([n.div_ceil(8)]);
        let mut t = fragment::<f32>([8]);
        copy(x.at([b * 8]), &mut t);
        for k in (0..4).step_by(2) {
            #[cfg(any())]
            fill(&mut t, 1.0);
            require_even(k);
        }
        parallel!(8, |i| t[i] = doubled(t[i]));
        copy(&t, y.at_mut([b * 8]));
    }

    /// Stops a kernel where a number is odd.
    #[tile_fn]
    fn require_even(k: usize) {
        assert!(k % 2 == 0);
    }
}

/// y = silu(x), in another type.
#[expect(clippy::too_many_arguments, reason = "levels of lints go to the user's signature")]
#[tile_kernel(name = "strict", default(T = f32, U = f64, N = 4), tune(N = [4, 8]), gpu(threads = 64), fast_math)]
fn kernel<T: Float, U: Element, const N: usize>(
    x: &Tensor<T, 1>,
    a: i32,
    b: i32,
    c: i32,
    d: i32,
    e: i32,
    f: i32,
    y: &mut Tensor<U, 1>,
) {
    dims!(x = [n], y = [n]);
    require!(a + b + c + d + e + f == 0, "they cancel");
    let [block] = blocks([n.div_ceil(N)]);
    let mut t = fragment::<T>([N]);
    copy(x.at([block * N]), &mut t);
    activate::<T, N>(&mut t);
    copy(&t, y.at_mut([block * N]));
}

#[test]
fn strict_crates_run_kernels() {
    let x = Tensor::full([5], 0.0_f32);
    let mut y = Tensor::full([5], 1.0_f64);
    let device = ::tile_kernel::interp::Interpreter::default();
    let result = kernel::<f32, f64, 4>().launch(&device, &x, 1, 2, 3, -1, -2, -3, &mut y);
    ::std::assert_eq!(result, ::std::result::Result::Ok(()));
    ::std::assert_eq!(y.to_vec(), [0.0; 5]);
}
