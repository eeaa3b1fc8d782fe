//! Kernels of ranks with the tiles that they are used with, over many rounds.

use crate::support::each;
use tile_kernel::prelude::*;
use tile_kernels::ranks::{all_reduce, matmul_all_reduce};

/// Small whole numbers, of which sums and products are exact.
fn value(rank: usize, round: usize, i: usize) -> f32 {
    ((rank * 5 + round * 3 + i * 7) % 9) as f32 - 4.0
}

#[test]
fn many_rounds_of_an_all_reduce() {
    const N: usize = 10_001;
    const ROUNDS: usize = 8;
    each(
        &[1, 2, 3, 4, 8],
        |rank| {
            let mut parts = rank.symmetric::<f32, 2>([2, N])?;
            let signals = rank.signals(N.div_ceil(1024))?;
            let mut sums = Vec::new();
            for round in 0..ROUNDS {
                let x = Tensor::from_fn([N], |[i]| value(rank.number(), round, i));
                let mut y = Tensor::zeros([N]);
                let kernel = all_reduce::<f32, 1024>();
                kernel.launch(rank, &x, &mut parts, &signals, &mut y, rank.number(), round)?;
                sums.push(y);
            }
            Ok(sums)
        },
        |results| {
            for round in 0..ROUNDS {
                let sum = |i| (0..results.len()).map(|r| value(r, round, i)).sum();
                let expected = Tensor::from_fn([N], |[i]| sum(i));
                assert!(results.iter().all(|sums| sums[round] == expected), "round {round}");
            }
        },
    );
}

#[test]
fn a_layer_with_tiles_as_on_gpus() {
    let [m, n, k] = [100_usize, 72, 40];
    for ranks in [1, 2, 4] {
        let a = |r: usize| Tensor::from_fn([m, k], |[i, j]| value(r, i, j));
        let b = |r: usize| Tensor::from_fn([k, n], |[i, j]| value(i, j, r));
        let of_rank = |r, [i, j]: [usize; 2]| (0..k).map(|l| value(r, i, l) * value(l, j, r)).sum::<f32>();
        let whole = Tensor::from_fn([m, n], |at| (0..ranks).map(|r| of_rank(r, at)).sum());
        each(
            &[ranks],
            |rank| {
                let me = rank.number();
                let tiles = m.div_ceil(64) * n.div_ceil(64);
                let mut parts = rank.symmetric::<f32, 4>([ranks, tiles.div_ceil(ranks), 64, 64])?;
                let mut sums = rank.symmetric::<f32, 2>([m, n])?;
                let signals = rank.signals(2 * tiles)?;
                let kernel = matmul_all_reduce::<f32, f32, f32, 64, 64, 32>();
                let mut products = Vec::new();
                for round in 0..3 {
                    let mut c = Tensor::full([m, n], f32::NAN);
                    kernel.launch(rank, &a(me), &b(me), &mut parts, &mut sums, &signals, &mut c, 5, me, round)?;
                    products.push(c);
                }
                Ok(products)
            },
            |results| results.iter().for_each(|products| assert!(products.iter().all(|c| *c == whole))),
        );
    }
}
