//! Tests of §8 of the language: functions that read tensors, and that give tiles.

use crate::{count, everywhere};
use tile_kernel::prelude::*;

/// A GEMM's mainloop: x·wᵀ of one block.
#[tile_fn]
fn product<T: Float, const BM: usize, const BN: usize, const BK: usize>(
    x: &Tensor<T, 2>,
    w: &Tensor<T, 2>,
    by: usize,
    bx: usize,
) -> Tile<T::Acc, 2> {
    dims!(x = [_, k], w = [_, _]);
    let mut x_s = shared::<T>([BM, BK]);
    let mut w_s = shared::<T>([BN, BK]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 2, |ko| {
        copy(x.at([by * BM, ko * BK]), &mut x_s);
        copy(w.at([bx * BN, ko * BK]), &mut w_s);
        gemm(&x_s, w_s.t(), &mut acc);
    });
    acc
}

#[tile_kernel]
fn linear<T: Float, const BM: usize, const BN: usize, const BK: usize>(
    x: &Tensor<T, 2>,
    w: &Tensor<T, 2>,
    bias: &Tensor<T, 1>,
    y: &mut Tensor<T, 2>,
) {
    dims!(x = [m, k], w = [n, k], bias = [n], y = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut acc: Tile<T::Acc, 2> = product::<T, BM, BN, BK>(x, w, by, bx);
    dims!(acc = [BM, BN]);
    tile!(acc += cast::<T::Acc>(bias.at([bx * BN])[None, ..]));
    copy(&acc, y.at_mut([by * BM, bx * BN]));
}

// language: §8 x: &Tensor<T, R>
// language: §8 -> Tile<T, R>
// language: §8 let t: Tile<f32, 2> = f::<BM, BN>(x, by);
#[test]
fn one_mainloop_serves_kernels() {
    everywhere(|name, device| {
        let x = Tensor::from_fn([20, 40], |[i, j]| ((i + 2 * j) % 5) as f32 - 1.0);
        let w = Tensor::from_fn([18, 40], |[i, j]| ((3 * i + j) % 4) as f32);
        let bias = count::<f32, 1>([18]);
        let mut y = Tensor::zeros([20, 18]);
        linear::<f32, 16, 16, 16>().launch(device, &x, &w, &bias, &mut y).unwrap();
        let expected =
            Tensor::from_fn([20, 18], |[i, j]| (0..40).map(|k| x[[i, k]] * w[[j, k]]).sum::<f32>() + bias[[j]]);
        assert_eq!(y, expected, "{name}");
    });
}

/// Rows divided by their sums, and the sums: a shared tile and a fragment.
#[tile_fn]
fn shares<const M: usize, const N: usize>(x: &Tile<f32, 2>, by: f32) -> (Tile<f32, 2>, Tile<f32, 1>) {
    dims!(x = [M, N]);
    let mut part = shared::<f32>([M, N]);
    let mut sum = fragment::<f32>([M]);
    reduce_sum(x, &mut sum, 1);
    tile!(part = x * by / sum[.., None]);
    (part, sum)
}

/// Gives what another gives.
#[tile_fn]
fn halves<const M: usize, const N: usize>(x: &Tile<f32, 2>) -> (Tile<f32, 1>, Tile<f32, 2>) {
    dims!(x = [M, N]);
    let (mut part, sum): (Tile<f32, 2>, Tile<f32, 1>) = shares::<M, N>(x, 1.0);
    dims!(part = [M, N], sum = [M]);
    tile!(part /= 2.0);
    (sum, part)
}

#[tile_kernel]
fn divided<const M: usize, const N: usize>(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>, z: &mut Tensor<f32, 1>) {
    dims!(x = [M, N], y = [M, N], z = [M]);
    let mut t = shared::<f32>([M, N]);
    let mut total = fragment::<f32>([M]);
    copy(x, &mut t);
    clear(&mut total);
    for round in 0..3 {
        let (sum, part): (Tile<f32, 1>, Tile<f32, 2>) = halves::<M, N>(&t);
        dims!(sum = [M], part = [M, N]);
        tile!(total += sum);
        if round == 2 {
            copy(part.t(), t.at_mut((.., ..)).t());
        } else {
            copy(&part, &mut t);
        }
    }
    let (scaled, _sum): (Tile<f32, 2>, Tile<f32, 1>) = shares::<M, N>(&t, 4.0);
    dims!(scaled = [M, N], _sum = [M]);
    copy(&scaled, y);
    copy(&total, z);
}

#[test]
fn several_tiles_come_from_one_call() {
    everywhere(|name, device| {
        let x = count::<f32, 2>([4, 8]).map(|x| x + 1.0);
        let (mut y, mut z) = (Tensor::zeros([4, 8]), Tensor::zeros([4]));
        divided::<4, 8>().launch(device, &x, &mut y, &mut z).unwrap();
        let sum = |i: usize| (0..8).map(|j| x[[i, j]]).sum::<f32>();
        for i in 0..4 {
            // After the first round rows sum to a half.
            assert!((z[[i]] - (sum(i) + 1.0)).abs() < 1e-4, "{name}: {} {}", z[[i]], sum(i));
            for j in 0..8 {
                assert!((y[[i, j]] - 4.0 * x[[i, j]] / sum(i)).abs() < 1e-5, "{name}");
            }
        }
    });
}
