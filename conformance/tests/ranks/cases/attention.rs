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

/// The output of queries, and the logarithms.
pub(crate) type Attended<T> = (Tensor<T, 4>, Tensor<f32, 3>);

/// Element `d` of the query (0), key (1) or value (2) at a position.
fn element<T: Float>(what: usize, round: usize, head: usize, position: usize, d: usize) -> T {
    T::from_f64((2.0 * fraction(what, round, (position * HEADS + head) * D + d)).into())
}

pub(crate) fn attended<T: Float, const CAUSAL: bool>(
    rank: &Device<'_>,
    m: usize,
) -> Result<Vec<Attended<T>>, LaunchError> {
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

/// The output and logarithms of a round over the whole sequence, by the kernel of one device, which
/// agrees with the reference.
fn whole<T: Float, const CAUSAL: bool>(n: usize, round: usize, within: f64) -> Attended<T> {
    let tensor = |what: usize, heads: usize| {
        Tensor::from_fn([1, heads, n, D], |[_, h, i, d]| element::<T>(what, round, h, i, d))
    };
    let (q, k, v) = (tensor(0, HEADS), tensor(1, 1), tensor(2, 1));
    let array = |x: &Tensor<T, 4>| Array::new(&x.shape(), x.to_vec().into_iter().map(T::to_f64).collect());
    let (mask, scale) = (if CAUSAL { Mask::Causal } else { Mask::Full }, f64::from(SCALE));
    let expected = attention(&array(&q), &array(&k), &array(&v), mask, scale);
    let logarithms = log_sum_exp(&array(&q), &array(&k), mask, scale);
    let (mut out, mut lse) = (Tensor::zeros([1, HEADS, n, D]), Tensor::zeros([1, HEADS, n]));
    let kernel = flash_attention::<T, 8, 8, D, CAUSAL>();
    kernel.launch(&Interpreter::default(), &q, &k, &v, &mut out, &mut lse, SCALE).expect("arguments fit");
    let near = |a: f64, b: f64| (a - b).abs() <= within;
    assert!(out.to_vec().into_iter().zip(expected.data).all(|(a, b)| near(a.to_f64(), b)));
    assert!(lse.to_vec().into_iter().zip(logarithms.data).all(|(a, b)| near(a.into(), b)));
    (out, lse)
}

/// Shards are those of attention over the whole sequence.
fn are_shards<T: Float, const CAUSAL: bool>(numbers: &[usize], m: usize, within: f64) {
    for &ranks in numbers {
        let wholes: Vec<_> = (0..ROUNDS).map(|round| whole::<T, CAUSAL>(m * ranks, round, within)).collect();
        let is_shard = |rank: usize, found: &Attended<T>, whole: &Attended<T>| {
            for (h, i) in (0..HEADS).flat_map(|h| (0..m).map(move |i| (h, i))) {
                let at = rank * m + i;
                assert!(f64::from((found.1[[0, h, i]] - whole.1[[0, h, at]]).abs()) <= within);
                for d in 0..D {
                    let off = found.0[[0, h, i, d]].to_f64() - whole.0[[0, h, at, d]].to_f64();
                    assert!(off.abs() <= within, "rank {rank}, query {i}");
                }
            }
        };
        each(
            &[ranks],
            |rank| attended::<T, CAUSAL>(rank, m),
            |results| {
                for (rank, rounds) in results.iter().enumerate() {
                    rounds.iter().zip(&wholes).for_each(|(found, whole)| is_shard(rank, found, whole));
                }
            },
        );
    }
}

#[test]
fn causal_queries_see_what_is_before_them() {
    for m in [0, 1, 8, 13] {
        are_shards::<f32, true>(&[1, 2, 3], m, 1e-4);
    }
    are_shards::<bf16, true>(&[8], 5, 0.03);
}

#[test]
fn queries_see_all_shards() {
    for m in [1, 13] {
        are_shards::<f32, false>(&[2, 3], m, 1e-4);
    }
    are_shards::<bf16, false>(&[4], 8, 0.03);
}
