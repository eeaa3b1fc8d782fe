//! All-reduces.

use super::{bits, fraction, value};
use crate::support::{Device, each};
use tile_kernel::prelude::*;
use tile_kernels::ranks::{all_reduce, all_reduce_rms_norm, two_shot_all_reduce};

const ROUNDS: usize = 3;

/// Sums of each round, in one step.
pub(crate) fn one_shot(rank: &Device<'_>) -> Result<Vec<Tensor<f32, 1>>, LaunchError> {
    const N: usize = 37;
    let mut parts = rank.symmetric::<f32, 2>([2, N])?;
    let signals = rank.signals(N.div_ceil(16))?;
    let mut sums = Vec::new();
    for round in 0..ROUNDS {
        let x = Tensor::from_fn([N], |[i]| fraction(rank.number(), round, i));
        let mut y = Tensor::zeros([N]);
        all_reduce::<f32, 16>().launch(rank, &x, &mut parts, &signals, &mut y, rank.number(), round)?;
        sums.push(y);
    }
    Ok(sums)
}

/// Sums of each round, in two steps.
pub(crate) fn two_shot<T: Float>(rank: &Device<'_>, n: usize) -> Result<Vec<Tensor<T, 1>>, LaunchError> {
    const TILE: usize = 8;
    const WORKERS: usize = 2;
    let (ranks, me) = (rank.size(), rank.number());
    let tiles = n.div_ceil(ranks * TILE);
    let mut parts = rank.symmetric::<T, 2>([ranks, tiles * TILE])?;
    let mut sums = rank.symmetric::<T, 1>([n])?;
    let signals = rank.signals(2 * WORKERS)?;
    let mut results = Vec::new();
    for round in 0..ROUNDS {
        let x = Tensor::from_fn([n], |[i]| T::from_f64(fraction(me, round, i).into()));
        let mut y = Tensor::zeros([n]);
        let kernel = two_shot_all_reduce::<T, TILE>();
        kernel.launch(rank, &x, &mut parts, &mut sums, &signals, &mut y, WORKERS, me, round)?;
        results.push(y);
    }
    Ok(results)
}

/// All ranks have the sums of the inputs, added in the order of ranks in `f32`.
fn are_sums<T: Float>(results: &[Vec<Tensor<T, 1>>]) {
    for sums in results {
        for (round, sum) in sums.iter().enumerate() {
            let x = |rank, i| T::from_f64(fraction(rank, round, i).into()).to_f64() as f32;
            let sum_at = |[i]: [usize; 1]| (0..results.len()).fold(0.0, |sum, rank| sum + x(rank, i));
            let expected = Tensor::from_fn(sum.shape(), |at| T::from_f64(sum_at(at).into()));
            assert_eq!(bits(sum), bits(&expected), "round {round}");
        }
    }
}

#[test]
fn one_step_gives_the_sum() {
    each(&[1, 2, 3, 8], one_shot, are_sums);
}

#[test]
fn two_steps_give_the_sum() {
    for n in [0, 1, 37, 64, 101] {
        each(&[1, 2, 3, 5, 8], |rank| two_shot::<f32>(rank, n), are_sums);
        each(&[2, 4], |rank| two_shot::<bf16>(rank, n), are_sums);
    }
}

/// The residual and the normalised rows of a round.
type Normed = (Tensor<bf16, 2>, Tensor<bf16, 2>);
const SHAPE: [usize; 2] = [3, 10];

pub(crate) fn normed(rank: &Device<'_>) -> Result<Vec<Normed>, LaunchError> {
    let mut parts = rank.symmetric::<bf16, 3>([2, SHAPE[0], SHAPE[1]])?;
    let signals = rank.signals(SHAPE[0])?;
    let weight = Tensor::from_fn([SHAPE[1]], |[j]| bf16::from_f32(1.0 + j as f32 / 4.0));
    let mut rounds = Vec::new();
    for round in 0..ROUNDS {
        let x = Tensor::from_fn(SHAPE, |[i, j]| bf16::from_f32(value(rank.number(), i + round, j)));
        let mut residual = Tensor::from_fn(SHAPE, |[i, j]| bf16::from_f32((i + j) as f32));
        let mut out = Tensor::zeros(SHAPE);
        let (kernel, me) = (all_reduce_rms_norm::<bf16, 16>(), rank.number());
        kernel.launch(rank, &x, &weight, &mut parts, &signals, &mut residual, &mut out, 1e-5, me, round)?;
        rounds.push((residual, out));
    }
    Ok(rounds)
}

#[test]
fn a_residual_and_a_norm_follow_the_sum() {
    each(&[1, 2, 4], normed, |results| {
        let rounds = results.iter().flat_map(|rounds| rounds.iter().enumerate());
        for (round, (residual, out)) in rounds {
            for i in 0..SHAPE[0] {
                let sum = |j: usize| (0..results.len()).map(|rank| value(rank, i + round, j)).sum::<f32>();
                let sums: Vec<f32> = (0..SHAPE[1]).map(|j| (i + j) as f32 + sum(j)).collect();
                let scale = (sums.iter().map(|x| x * x).sum::<f32>() / sums.len() as f32 + 1e-5).sqrt();
                for (j, &sum) in sums.iter().enumerate() {
                    assert_eq!(residual[[i, j]].to_f32(), sum);
                    let expected = sum / scale * (1.0 + j as f32 / 4.0);
                    assert!((out[[i, j]].to_f32() - expected).abs() <= expected.abs() / 100.0);
                }
            }
        }
    });
}
