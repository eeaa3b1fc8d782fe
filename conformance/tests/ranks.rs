//! The kernels of several ranks on the interpreter's ranks: 1 to 8 of them, in interleavings by
//! seed, and faults that are sown into them.

use tile_kernel::interp::Order;
use tile_kernel::interp::ranks::{Rank, Ranks};
use tile_kernel::prelude::*;
use tile_kernels::ranks::{all_gather_matmul, all_reduce, all_reduce_rms_norm};

/// Small whole numbers, of which sums are exact.
fn value(rank: usize, round: usize, i: usize) -> f32 {
    ((rank * 7 + round * 3 + i * 5) % 11) as f32 - 5.0
}

fn orders() -> impl Iterator<Item = Order> {
    std::iter::once(Order::Natural).chain((0..12).map(Order::Shuffled))
}

#[test]
fn all_ranks_get_the_sum() {
    const N: usize = 37;
    for (ranks, order) in [1, 2, 3, 8].into_iter().flat_map(|ranks| orders().map(move |order| (ranks, order))) {
        let results = Ranks::new(ranks, order).run(|rank| {
            let mut parts = rank.symmetric::<f32, 2>([2, N])?;
            let signals = rank.signals(N.div_ceil(16))?;
            let mut sums = Vec::new();
            for round in 0..4 {
                let x = Tensor::from_fn([N], |[i]| value(rank.number(), round, i));
                let mut y = Tensor::zeros([N]);
                let kernel = all_reduce::<f32, 16>();
                kernel.launch(rank, &x, &mut parts, &signals, &mut y, rank.number(), round)?;
                sums.push(y);
            }
            Ok(sums)
        });
        for sums in results.unwrap_or_else(|error| panic!("{ranks} ranks, {order:?}: {error}")) {
            for (round, sum) in sums.iter().enumerate() {
                let expected = Tensor::from_fn([N], |[i]| (0..ranks).map(|rank| value(rank, round, i)).sum());
                assert_eq!(*sum, expected, "{ranks} ranks, {order:?}, round {round}");
            }
        }
    }
}

#[test]
fn a_residual_and_a_norm_follow_the_sum() {
    const SHAPE: [usize; 2] = [3, 10];
    for (ranks, order) in [2, 4].into_iter().flat_map(|ranks| orders().map(move |order| (ranks, order))) {
        let results = Ranks::new(ranks, order).run(|rank| {
            let mut parts = rank.symmetric::<bf16, 3>([2, SHAPE[0], SHAPE[1]])?;
            let signals = rank.signals(SHAPE[0])?;
            let x = Tensor::from_fn(SHAPE, |[i, j]| bf16::from_f32(value(rank.number(), i, j)));
            let weight = Tensor::from_fn([SHAPE[1]], |[j]| bf16::from_f32(1.0 + j as f32 / 4.0));
            let mut residual = Tensor::from_fn(SHAPE, |[i, j]| bf16::from_f32((i + j) as f32));
            let mut out = Tensor::zeros(SHAPE);
            let kernel = all_reduce_rms_norm::<bf16, 16>();
            let me = rank.number();
            kernel.launch(rank, &x, &weight, &mut parts, &signals, &mut residual, &mut out, 1e-5, me, 0)?;
            Ok((residual, out))
        });
        for (residual, out) in results.unwrap_or_else(|error| panic!("{ranks} ranks, {order:?}: {error}")) {
            for i in 0..SHAPE[0] {
                let sums: Vec<f32> = (0..SHAPE[1])
                    .map(|j| (i + j) as f32 + (0..ranks).map(|rank| value(rank, i, j)).sum::<f32>())
                    .collect();
                let scale = (sums.iter().map(|x| x * x).sum::<f32>() / sums.len() as f32 + 1e-5).sqrt();
                for (j, &sum) in sums.iter().enumerate() {
                    assert_eq!(residual[[i, j]].to_f32(), sum, "{ranks} ranks, {order:?}");
                    let expected = sum / scale * (1.0 + j as f32 / 4.0);
                    assert!(
                        (out[[i, j]].to_f32() - expected).abs() <= expected.abs() / 100.0,
                        "{ranks} ranks, {order:?}"
                    );
                }
            }
        }
    }
}

/// Multiplies gathered shards twice, with other contents each time.
fn gathered(rank: &Rank) -> Result<[Tensor<f32, 2>; 2], LaunchError> {
    let (ranks, me) = (rank.size(), rank.number());
    let mut shard = rank.symmetric::<f32, 2>([64, 24])?;
    let signals = rank.signals(ranks + 1)?;
    let b = Tensor::from_fn([24, 40], |[i, j]| value(0, i, j));
    let mut products = [Tensor::zeros([64 * ranks, 40]), Tensor::zeros([64 * ranks, 40])];
    for (round, c) in products.iter_mut().enumerate() {
        shard.write(&Tensor::from_fn([64, 24], |[i, j]| value(me + i, round, j)))?;
        all_gather_matmul::<f32, f32, 32, 32, 32>().launch(rank, &shard, &b, &signals, c, me, round)?;
    }
    Ok(products)
}

#[test]
fn shards_are_multiplied_as_they_arrive() {
    for (ranks, order) in [2, 3].into_iter().flat_map(|ranks| orders().take(5).map(move |order| (ranks, order))) {
        let results = Ranks::new(ranks, order).run(gathered);
        for products in results.unwrap_or_else(|error| panic!("{ranks} ranks, {order:?}: {error}")) {
            for (round, product) in products.iter().enumerate() {
                let a = |i: usize, k: usize| value(i / 64 + i % 64, round, k);
                let sum = |i: usize, j: usize| (0..24).map(|k| a(i, k) * value(0, k, j)).sum();
                assert_eq!(*product, Tensor::from_fn([64 * ranks, 40], |[i, j]| sum(i, j)), "{ranks} ranks, {order:?}");
            }
        }
    }
}
