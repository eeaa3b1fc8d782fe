//! §8: functions of kernels.

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
