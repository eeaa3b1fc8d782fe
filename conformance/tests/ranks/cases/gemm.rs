//! GEMMs whose operand is gathered, and whose sums over the ranks are scattered or given to all.

use super::value;
use crate::support::{Device, each};
use tile_kernel::interp::Interpreter;
use tile_kernel::prelude::*;
use tile_kernels::matmul::matmul;
use tile_kernels::ranks::{all_gather_matmul, matmul_all_reduce, matmul_reduce_scatter};

const ROUNDS: usize = 3;
/// Columns of a product.
const N: usize = 40;
/// Blocks of a launch, fewer than there are tiles or more.
const WORKERS: usize = 3;
/// Blocks that copy, fewer than there are rows of tiles or more.
const COPIERS: usize = 2;

/// Products with gathered shards, of other contents each round. Rows of others are no numbers before.
pub(crate) fn gathered(rank: &Device<'_>) -> Result<Vec<Tensor<f32, 2>>, LaunchError> {
    let (ranks, me) = (rank.size(), rank.number());
    let mut rows = rank.symmetric::<f32, 2>([32 * ranks, 24])?;
    let signals = rank.signals(ranks * 2 + ranks)?;
    let b = Tensor::from_fn([24, N], |[i, j]| value(0, i, j));
    let mut products = Vec::new();
    for round in 0..ROUNDS {
        let mut c = Tensor::zeros([32 * ranks, N]);
        let own = |i: usize, j| if i / 32 == me { value(me + i % 32, round, j) } else { f32::NAN };
        rows.write(&Tensor::from_fn([32 * ranks, 24], |[i, j]| own(i, j)))?;
        let kernel = all_gather_matmul::<f32, f32, 16, 32, 32>();
        kernel.launch(rank, &mut rows, &b, &signals, &mut c, COPIERS, WORKERS, me, round)?;
        products.push(c);
    }
    Ok(products)
}

#[test]
fn shards_are_multiplied_as_they_arrive() {
    each(&[1, 2, 3], gathered, |results| {
        for (round, product) in results.iter().flat_map(|products| products.iter().enumerate()) {
            let a = |i: usize, k: usize| value(i / 32 + i % 32, round, k);
            let sum = |i: usize, j: usize| (0..24).map(|k| a(i, k) * value(0, k, j)).sum();
            assert_eq!(*product, Tensor::from_fn([32 * results.len(), N], |[i, j]| sum(i, j)));
        }
    });
}

/// The inner axis of a rank's operands; that of the last is shorter.
fn inner(rank: usize, ranks: usize) -> usize {
    if rank + 1 == ranks { 5 } else { 12 }
}

/// A rank's left and right operand in a round, whose products have so many rows.
fn operands<T: Float>(rank: usize, ranks: usize, round: usize, rows: usize) -> (Tensor<T, 2>, Tensor<T, 2>) {
    let k = inner(rank, ranks);
    let small = |x: f32| T::from_f64((x / 2.0).trunc().into());
    (
        Tensor::from_fn([rows, k], |[i, k]| small(value(rank + i, round, k))),
        Tensor::from_fn([k, N], |[k, j]| small(value(rank, k, j))),
    )
}

/// Σ A·B over the ranks by plain loops, and by the GEMM of one device over the whole inner axis.
fn whole<T: Float>(ranks: usize, round: usize, rows: usize) -> Tensor<f32, 2> {
    let parts: Vec<_> = (0..ranks).map(|rank| operands::<T>(rank, ranks, round, rows)).collect();
    let columns: Vec<(usize, usize)> =
        (0..ranks).flat_map(|rank| (0..inner(rank, ranks)).map(move |k| (rank, k))).collect();
    let a = Tensor::from_fn([rows, columns.len()], |[i, k]| parts[columns[k].0].0[[i, columns[k].1]]);
    let b = Tensor::from_fn([columns.len(), N], |[k, j]| parts[columns[k].0].1[[columns[k].1, j]]);
    let sum = |i: usize, j: usize| (0..columns.len()).map(|k| a[[i, k]].to_f64() * b[[k, j]].to_f64()).sum::<f64>();
    let sums = Tensor::from_fn([rows, N], |[i, j]| sum(i, j) as f32);
    let mut product = Tensor::zeros([rows, N]);
    matmul::<T, f32, 16, 16, 16>().launch(&Interpreter::default(), &a, &b, &mut product).expect("operands fit");
    assert_eq!(product, sums);
    sums
}

/// A rank's rows of the sum, in each round; partial sums travel as `T`.
pub(crate) fn scattered<T: Float>(rank: &Device<'_>, m: usize) -> Result<Vec<Tensor<f32, 2>>, LaunchError> {
    let (ranks, me) = (rank.size(), rank.number());
    let mut parts = rank.symmetric::<T, 4>([2, ranks, m, N])?;
    let signals = rank.signals(ranks * m.div_ceil(16) * N.div_ceil(32))?;
    let mut results = Vec::new();
    for round in 0..ROUNDS {
        let (a, b) = operands::<T>(me, ranks, round, ranks * m);
        let mut c = Tensor::full([m, N], -1.0);
        let kernel = matmul_reduce_scatter::<T, T, f32, 16, 32, 16>();
        kernel.launch(rank, &a, &b, &mut parts, &signals, &mut c, WORKERS, me, round)?;
        results.push(c);
    }
    Ok(results)
}

fn are_scattered<T: Float>(numbers: &[usize], m: usize) {
    for &ranks in numbers {
        let sums: Vec<_> = (0..ROUNDS).map(|round| whole::<T>(ranks, round, ranks * m)).collect();
        each(
            &[ranks],
            |rank| scattered::<T>(rank, m),
            |results| {
                for (rank, rounds) in results.iter().enumerate() {
                    for (round, (rows, sum)) in rounds.iter().zip(&sums).enumerate() {
                        let expected = Tensor::from_fn([m, N], |[i, j]| sum[[rank * m + i, j]]);
                        assert_eq!(*rows, expected, "rank {rank}, round {round}");
                    }
                }
            },
        );
    }
}

#[test]
fn sums_of_products_are_scattered() {
    for m in [0, 1, 20, 32] {
        are_scattered::<f32>(&[1, 2, 3], m);
    }
    are_scattered::<bf16>(&[2, 8], 5);
}

/// The whole sum, in each round; partial sums travel as `T`.
pub(crate) fn reduced<T: Float>(rank: &Device<'_>, m: usize) -> Result<Vec<Tensor<f32, 2>>, LaunchError> {
    let (ranks, me) = (rank.size(), rank.number());
    let tiles = m.div_ceil(16) * N.div_ceil(32);
    let mut parts = rank.symmetric::<T, 4>([ranks, tiles.div_ceil(ranks), 16, 32])?;
    let mut sums = rank.symmetric::<f32, 2>([m, N])?;
    let signals = rank.signals(2 * tiles)?;
    let mut results = Vec::new();
    for round in 0..ROUNDS {
        let (a, b) = operands::<T>(me, ranks, round, m);
        let mut c = Tensor::full([m, N], -1.0);
        let kernel = matmul_all_reduce::<T, T, f32, 16, 32, 16>();
        kernel.launch(rank, &a, &b, &mut parts, &mut sums, &signals, &mut c, WORKERS, me, round)?;
        results.push(c);
    }
    Ok(results)
}

fn are_reduced<T: Float>(numbers: &[usize], m: usize) {
    for &ranks in numbers {
        let sums: Vec<_> = (0..ROUNDS).map(|round| whole::<T>(ranks, round, m)).collect();
        each(
            &[ranks],
            |rank| reduced::<T>(rank, m),
            |results| results.iter().for_each(|rounds| assert_eq!(*rounds, sums)),
        );
    }
}

#[test]
fn sums_of_products_reach_all() {
    // Of 50 rows, tiles are shared 2 and 2, and some ranks of 3 or 8 have fewer or none.
    for m in [0, 1, 50, 64] {
        are_reduced::<f32>(&[1, 2, 3], m);
    }
    are_reduced::<bf16>(&[2, 8], 50);
}
