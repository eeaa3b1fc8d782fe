//! Tests of §3.4 of the language: arrays of tiles.

use crate::everywhere;
use tile_kernel::prelude::*;

#[tile_fn]
fn doubled<const M: usize, const N: usize>(x: &mut Tile<f32, 2>) {
    dims!(x = [M, N]);
    tile!(x *= 2.0);
}

/// Two products of one left operand, in accumulators by number. Hints call the tiles of an array so.
#[tile_kernel(gpu(layout(b_s_0 = linear, b_s_1 = padded)))]
fn products<const M: usize, const N: usize, const K: usize>(
    a: &Tensor<f32, 2>,
    b: &Tensor<f32, 3>,
    y: &mut Tensor<f32, 3>,
) {
    const PARTS: usize = 2;
    dims!(a = [M, k], b = [2, k, N], y = [2, M, N]);
    let mut a_s = shared::<f32>([M, K]);
    let mut b_s = [shared::<f32>([K, N]); PARTS];
    let mut acc = [fragment::<f32>([M, N]); 2];
    for p in 0..PARTS {
        clear(&mut acc[p]);
    }
    pipelined!(0..k.div_ceil(K), stages = 2, |step| {
        copy(a.at([0, step * K]), &mut a_s);
        for p in 0..2 {
            copy(b.at((p, span(step * K, K), ..)), &mut b_s[p]);
            gemm(&a_s, &b_s[p], &mut acc[p]);
        }
    });
    // By literals: operations, functions, elements, whole-tile expressions.
    doubled::<M, N>(&mut acc[1]);
    tile!(acc[0] += acc[1] * 0.5);
    parallel!((M, N), |i, j| {
        for p in (0..2).step_by(1) {
            acc[p][[i, j]] += cast::<f32>(p);
        }
    });
    for p in 0..2 {
        copy(&acc[p], y.at_mut((p, .., ..)));
    }
}

// language: §3.4
// language: §3 [shared::<T>([BM, BK]); 2]
#[test]
fn tiles_by_number() {
    everywhere(|name, device| {
        let a = Tensor::from_fn([2, 5], |[i, k]| (i + k) as f32);
        let b = Tensor::from_fn([2, 5, 3], |[p, k, j]| (p * 4) as f32 + k as f32 - j as f32);
        let mut y = Tensor::zeros([2, 2, 3]);
        products::<2, 3, 4>().launch(device, &a, &b, &mut y).unwrap();
        let product = |p: usize, i: usize, j: usize| (0..5).map(|k| a[[i, k]] * b[[p, k, j]]).sum::<f32>();
        let expected = Tensor::from_fn([2, 2, 3], |[p, i, j]| match p {
            0 => product(0, i, j) + product(1, i, j),
            _ => 2.0 * product(1, i, j) + 1.0,
        });
        assert_eq!(y, expected, "{name}");
    });
}
