//! Tests of §8 of the language: device functions.

use crate::{count, everywhere};
use tile_kernel::prelude::*;

mod library {
    use tile_kernel::prelude::*;

    const SLOPE: f32 = 0.25;

    #[tile_fn]
    pub(super) fn leaky(x: f32) -> f32 {
        if x > 0.0 { x } else { x * SLOPE }
    }

    /// Generic, and calls another.
    #[tile_fn]
    pub(super) fn blend<T: Float>(x: T, y: T, by: T) -> T {
        let difference: T = y - x;
        scaled(difference, by) + x
    }

    #[tile_fn]
    pub(super) fn scaled<T: Num>(x: T, by: T) -> T {
        x * by
    }

    #[tile_fn]
    pub(super) fn scale_rows<const M: usize, const N: usize>(x: &mut Tile<f32, 2>, s: &Tile<f32, 1>) {
        dims!(x = [M, N], s = [M]);
        parallel!((M, N), |i, j| {
            x[[i, j]] *= s[i];
        });
    }

    #[tile_fn]
    pub(super) fn mean<const N: usize>(x: &Tile<f32, 1>) -> f32 {
        dims!(x = [N]);
        let mut sum = fragment::<f32>([1]);
        reduce_sum(x, &mut sum, 0);
        sum[0] / cast::<f32>(N)
    }
}

#[tile_kernel]
fn caller<const M: usize, const N: usize>(x: &Tensor<f32, 2>, s: &Tensor<f32, 1>, y: &mut Tensor<f32, 2>) {
    dims!(x = [M, N], s = [M], y = [M, N]);
    let mut t = shared::<f32>([M, N]);
    let mut by = shared::<f32>([M]);
    copy(x, &mut t);
    copy(s, &mut by);
    library::scale_rows::<M, N>(&mut t, &by);
    let middle: f32 = library::mean::<M>(&by);
    parallel!((M, N), |i, j| {
        let bent: f32 = library::leaky(t[[i, j]]);
        let mixed: f32 = library::blend(bent, middle, 0.5);
        y[[i, j]] = mixed;
    });
}

// language: §8
#[test]
fn functions_are_as_if_written_in_place() {
    everywhere(|name, device| {
        let x = count::<f32, 2>([2, 3]).map(|x| x - 2.0);
        let s = Tensor::from([2.0_f32, -4.0]);
        let mut y = Tensor::zeros([2, 3]);
        caller::<2, 3>().launch(device, &x, &s, &mut y).unwrap();
        let expected = Tensor::from_fn([2, 3], |[i, j]| {
            let t = x[[i, j]] * s[[i]];
            let t = if t > 0.0 { t } else { t * 0.25 };
            (-1.0 - t) * 0.5 + t
        });
        assert_eq!(y, expected, "{name}");
    });
}

/// A flag is passed on, twice.
#[tile_fn]
fn signed<const NEGATIVE: bool>(x: f32) -> f32 {
    if NEGATIVE { -x } else { x }
}

#[tile_fn]
fn doubled<const NEGATIVE: bool>(x: f32) -> f32 {
    let y: f32 = signed::<NEGATIVE>(x);
    y * 2.0
}

#[tile_kernel]
fn flagged<const NEGATIVE: bool>(y: &mut Tensor<f32, 1>) {
    let a: f32 = doubled::<NEGATIVE>(3.0);
    let b: f32 = signed::<true>(1.0);
    fill(y, a + b);
}

#[test]
fn flags_are_const_arguments() {
    everywhere(|name, device| {
        let mut y = Tensor::zeros([4]);
        flagged::<true>().launch(device, &mut y).unwrap();
        assert_eq!(y, Tensor::full([4], -7.0), "{name}");
        flagged::<false>().launch(device, &mut y).unwrap();
        assert_eq!(y, Tensor::full([4], 5.0), "{name}");
    });
}

/// The result alone tells what `T` is.
#[tile_fn]
fn seven<T: Num>() -> T {
    7
}

/// A later parameter tells, and tiles and scalars mix.
#[tile_fn]
fn first_or<U: Float, T: Num, const N: usize>(limit: U::Acc, x: &Tile<T, 1>, y: U) -> T {
    dims!(x = [N]);
    if cast::<f64>(y) < cast::<f64>(limit) { x[0] } else { seven() }
}

#[tile_kernel]
fn told(x: &Tensor<i32, 1>, y: &mut Tensor<i32, 1>) {
    let mut t = shared::<i32>([4]);
    copy(x.at([0]), &mut t);
    let a: i32 = first_or::<f64, i32, 4>(2.0_f64, &t, 1.0_f64);
    let b: i32 = first_or::<f64, i32, 4>(2.0_f64, &t, 3.0_f64);
    parallel!(1, |i| {
        y[i] = a;
        y[i + 1] = b;
    });
}

#[test]
fn arguments_and_results_tell_the_types() {
    everywhere(|name, device| {
        let x = Tensor::from([5, 6, 7, 8]);
        let mut y = Tensor::zeros([2]);
        told().launch(device, &x, &mut y).unwrap();
        assert_eq!(y, Tensor::from([5, 7]), "{name}");
    });
}

#[test]
#[should_panic(expected = "`leaky` has a meaning inside `#[tile_kernel]` and `#[tile_fn]` only")]
fn the_host_cannot_call_them() {
    let _ = library::leaky(1.0);
}
