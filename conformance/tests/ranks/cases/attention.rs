//! Attention over shards of a sequence.

use super::fraction;
use crate::support::{Device, each};
use tile_kernel::interp::Interpreter;
use tile_kernel::prelude::*;
use tile_kernels::attention::flash_attention;
use tile_kernels::ranks::all_gather_attention;
use tile_kernels::reference::{Array, Mask, attention, log_sum_exp};

const ROUNDS: usize = 3;
const HEADS: usize = 2;
const D: usize = 8;
const SCALE: f32 = 0.4;
const WORKERS: usize = 3;

/// What a rank has of each round: the output of its queries, and the logarithms.
pub(crate) type Attended<T> = Vec<(Tensor<T, 4>, Tensor<f32, 3>)>;

/// Element `d` of the query (0), key (1) or value (2) at a position.
fn element<T: Float>(what: usize, round: usize, head: usize, position: usize, d: usize) -> T {
    T::from_f64((2.0 * fraction(what, round, (position * HEADS + head) * D + d)).into())
}

pub(crate) fn attended<T: Float, const CAUSAL: bool>(rank: &Device<'_>, m: usize) -> Result<Attended<T>, LaunchError> {
    let (ranks, me) = (rank.size(), rank.number());
    let mut k = rank.symmetric::<T, 4>([1, 1, m, D])?;
    let mut v = rank.symmetric::<T, 4>([1, 1, m, D])?;
    let signals = rank.signals(ranks + 1)?;
    let mut results = Vec::new();
    for round in 0..ROUNDS {
        let q = Tensor::from_fn([1, HEADS, m, D], |[_, h, i, d]| element::<T>(0, round, h, me * m + i, d));
        k.write(&Tensor::from_fn([1, 1, m, D], |[_, h, i, d]| element(1, round, h, me * m + i, d)))?;
        v.write(&Tensor::from_fn([1, 1, m, D], |[_, h, i, d]| element(2, round, h, me * m + i, d)))?;
        let (mut out, mut lse) = (Tensor::zeros([1, HEADS, m, D]), Tensor::zeros([1, HEADS, m]));
        let kernel = all_gather_attention::<T, 8, 8, D, CAUSAL>();
        kernel.launch(rank, &q, &k, &v, &signals, &mut out, &mut lse, SCALE, WORKERS, me, round)?;
        results.push((out, lse));
    }
    Ok(results)
}

/// Shards are those of attention over the whole sequence, by the reference and by the kernel of one
/// device.
fn are_shards<T: Float, const CAUSAL: bool>(results: &[Attended<T>], m: usize, within: f64) {
    let n = m * results.len();
    for round in 0..ROUNDS {
        let tensor = |what: usize, heads: usize| {
            Tensor::from_fn([1, heads, n, D], |[_, h, i, d]| element::<T>(what, round, h, i, d))
        };
        let (q, k, v) = (tensor(0, HEADS), tensor(1, 1), tensor(2, 1));
        let array = |x: &Tensor<T, 4>| Array::new(&x.shape(), x.to_vec().into_iter().map(T::to_f64).collect());
        let mask = if CAUSAL { Mask::Causal } else { Mask::Full };
        let scale = f64::from(SCALE);
        let expected = attention(&array(&q), &array(&k), &array(&v), mask, scale);
        let logarithms = log_sum_exp(&array(&q), &array(&k), mask, scale);
        let (mut out, mut lse) = (Tensor::zeros([1, HEADS, n, D]), Tensor::zeros([1, HEADS, n]));
        let kernel = flash_attention::<T, 8, 8, D, CAUSAL>();
        kernel.launch(&Interpreter::default(), &q, &k, &v, &mut out, &mut lse, SCALE).expect("arguments fit");
        for (rank, rounds) in results.iter().enumerate() {
            let (shard, logs) = &rounds[round];
            for (h, i) in (0..HEADS).flat_map(|h| (0..m).map(move |i| (h, i))) {
                let at = rank * m + i;
                assert!((f64::from(logs[[0, h, i]]) - logarithms[[0, h, at]]).abs() <= within);
                assert!((logs[[0, h, i]] - lse[[0, h, at]]).abs() <= within as f32);
                for d in 0..D {
                    let found = shard[[0, h, i, d]].to_f64();
                    assert!((found - expected[[0, h, at, d]]).abs() <= within, "rank {rank}, query {i}");
                    assert!((found - out[[0, h, at, d]].to_f64()).abs() <= within, "rank {rank}, query {i}");
                }
            }
        }
    }
}

#[test]
fn causal_queries_see_what_is_before_them() {
    for m in [0, 1, 8, 13] {
        each(&[1, 2, 3], |rank| attended::<f32, true>(rank, m), |results| are_shards::<f32, true>(results, m, 1e-4));
    }
    each(&[8], |rank| attended::<bf16, true>(rank, 5), |results| are_shards::<bf16, true>(results, 5, 0.04));
}

#[test]
fn queries_see_all_shards() {
    for m in [1, 13] {
        each(&[2, 3], |rank| attended::<f32, false>(rank, m), |results| are_shards::<f32, false>(results, m, 1e-4));
    }
    each(&[4], |rank| attended::<bf16, false>(rank, 8), |results| are_shards::<bf16, false>(results, 8, 0.04));
}
