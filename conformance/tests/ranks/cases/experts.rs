//! Tokens that go to the ranks of their experts, and results that come back.

use super::value;
use crate::support::{Device, each};
use tile_kernel::prelude::*;
use tile_kernels::moe::{moe_matmul, moe_plan};
use tile_kernels::ranks::{combine, dispatch, dispatch_plan};

const ROUNDS: usize = 3;
const TOP: usize = 2;
const OWNED: usize = 3;
const WORKERS: usize = 2;
/// Elements of a token, and of a result.
const N: usize = 20;
const OUT: usize = 12;
/// The most tokens of a rank.
const MOST: usize = 7;
const CAPACITY: usize = MOST * TOP;

/// Tokens of a rank; one has none.
fn tokens(rank: usize, round: usize) -> usize {
    if rank == 1 && round == 0 { 0 } else { MOST - (rank + round) % 3 }
}

/// The expert of a slot; −1 is none, and in one round all go to one rank.
fn expert(rank: usize, ranks: usize, round: usize, slot: usize) -> i32 {
    match (round, (rank * 5 + round + slot * 3) % 8) {
        (1, mixed) => (mixed % OWNED) as i32,
        (_, 7) => -1,
        (_, mixed) => ((mixed * 7 + rank + slot) % (ranks * OWNED)) as i32,
    }
}

fn weight(rank: usize, round: usize, slot: usize) -> f32 {
    value(rank, round, slot) / 4.0
}

fn token<T: Element>(rank: usize, round: usize, t: usize, j: usize) -> T {
    T::from_f64(value(rank + t, round, j).into())
}

/// Element of the weight of an expert.
fn matrix(expert: usize, i: usize, k: usize) -> f32 {
    value(expert, i, k) / 2.0
}

struct Routed {
    experts: Tensor<i32, 2>,
    places: Tensor<i32, 2>,
    counts: Tensor<i32, 1>,
}

fn routed<const RANKS: usize>(rank: &Device<'_>, round: usize) -> Result<Routed, LaunchError> {
    let (me, shape) = (rank.number(), [tokens(rank.number(), round), TOP]);
    let experts = Tensor::from_fn(shape, |[t, j]| expert(me, RANKS, round, t * TOP + j));
    let (mut places, mut counts) = (Tensor::full(shape, -9), Tensor::full([RANKS], -9));
    dispatch_plan::<RANKS, 8>().launch(rank, &experts, &mut places, &mut counts, OWNED)?;
    Ok(Routed { experts, places, counts })
}

/// The rows and experts that a rank gets in each round.
pub(crate) type Arrived<T> = Vec<(Tensor<T, 2>, Tensor<i32, 2>)>;

pub(crate) fn dispatched<T: Element, const RANKS: usize>(rank: &Device<'_>) -> Result<Arrived<T>, LaunchError> {
    let me = rank.number();
    let mut buffer = rank.symmetric::<T, 4>([2, RANKS, CAPACITY, N])?;
    let mut notes = rank.symmetric::<i32, 3>([2, RANKS, CAPACITY + 1])?;
    let signals = rank.signals(RANKS)?;
    let mut results = Vec::new();
    for round in 0..ROUNDS {
        let Routed { experts, places, counts } = routed::<RANKS>(rank, round)?;
        let x = Tensor::from_fn([tokens(me, round), N], |[t, j]| token::<T>(me, round, t, j));
        let mut rows = Tensor::full([RANKS * CAPACITY, N], T::from_f64(3.0));
        let mut local = Tensor::full([RANKS * CAPACITY, 1], -9);
        dispatch::<T, 16>().launch(
            rank,
            &x,
            &experts,
            &places,
            &counts,
            &mut buffer,
            &mut notes,
            &signals,
            &mut rows,
            &mut local,
            OWNED,
            WORKERS,
            me,
            round,
        )?;
        results.push((rows, local));
    }
    Ok(results)
}

/// Each rank has the tokens of its experts, in the order of ranks and slots.
fn have_arrived<T: Element>(results: &[Arrived<T>]) {
    let ranks = results.len();
    for (me, rounds) in results.iter().enumerate() {
        for (round, (rows, local)) in rounds.iter().enumerate() {
            for from in 0..ranks {
                let slots = (0..tokens(from, round) * TOP).map(|slot| (slot, expert(from, ranks, round, slot)));
                let sent: Vec<_> = slots.filter(|&(_, e)| e >= 0 && e as usize / OWNED == me).collect();
                for p in 0..CAPACITY {
                    let at = from * CAPACITY + p;
                    let (slot, e) = sent.get(p).copied().map_or((None, -1), |(slot, e)| (Some(slot), e % OWNED as i32));
                    assert_eq!(local[[at, 0]], e, "row {p} of rank {from} at rank {me}, round {round}");
                    for j in 0..N {
                        let expected = slot.map_or(T::from_f64(3.0), |slot| token(from, round, slot / TOP, j));
                        assert_eq!(rows[[at, j]], expected, "row {p} of rank {from} at rank {me}, round {round}");
                    }
                }
            }
        }
    }
}

#[test]
fn tokens_reach_the_ranks_of_their_experts() {
    each(&[1], dispatched::<f32, 1>, have_arrived);
    each(&[2], dispatched::<bf16, 2>, have_arrived);
    each(&[3], dispatched::<F8E4M3, 3>, have_arrived);
    each(&[8], dispatched::<f32, 8>, have_arrived);
}

/// A layer of experts over the ranks, each a matrix: the result for the rank's tokens in each round.
pub(crate) fn layer<T: Float, const RANKS: usize>(rank: &Device<'_>) -> Result<Vec<Tensor<T, 2>>, LaunchError> {
    const BM: usize = 8;
    const TILES: usize = (3 * CAPACITY * 8 + OWNED * (BM - 1)).div_ceil(BM);
    let me = rank.number();
    let mut there = rank.symmetric::<T, 4>([2, RANKS, CAPACITY, N])?;
    let mut notes = rank.symmetric::<i32, 3>([2, RANKS, CAPACITY + 1])?;
    let mut back = rank.symmetric::<T, 4>([2, RANKS, CAPACITY, OUT])?;
    let (sent, returned) = (rank.signals(RANKS)?, rank.signals(RANKS)?);
    let w = Tensor::from_fn([OWNED, OUT, N], |[e, i, k]| T::from_f64(matrix(me * OWNED + e, i, k).into()));
    let mut results = Vec::new();
    for round in 0..ROUNDS {
        let Routed { experts, places, counts } = routed::<RANKS>(rank, round)?;
        let mine = tokens(me, round);
        let x = Tensor::from_fn([mine, N], |[t, j]| token::<T>(me, round, t, j));
        let weights = Tensor::from_fn([mine, TOP], |[t, j]| weight(me, round, t * TOP + j));
        let mut rows = Tensor::zeros([RANKS * CAPACITY, N]);
        let mut local = Tensor::zeros([RANKS * CAPACITY, 1]);
        dispatch::<T, 16>().launch(
            rank, &x, &experts, &places, &counts, &mut there, &mut notes, &sent, &mut rows, &mut local, OWNED, WORKERS,
            me, round,
        )?;
        let (mut slots, mut tile_expert) = (Tensor::zeros([BM * TILES]), Tensor::zeros([TILES]));
        moe_plan::<OWNED, BM>().launch(rank, &local, &mut slots, &mut tile_expert)?;
        let mut y = Tensor::full([RANKS * CAPACITY, OUT], T::from_f64(f64::NAN));
        moe_matmul::<T, BM, 16, 16, 1>().launch(rank, &rows, &w, &slots, &tile_expert, &mut y)?;
        let mut out = Tensor::zeros([mine, OUT]);
        combine::<T, 16>().launch(
            rank, &y, &local, &experts, &places, &weights, &mut back, &returned, &mut out, OWNED, WORKERS, me, round,
        )?;
        results.push(out);
    }
    Ok(results)
}

/// Σ weight·W·token over a token's experts, of values whose products are exact.
fn are_combined<T: Float>(results: &[Vec<Tensor<T, 2>>]) {
    let ranks = results.len();
    for (me, rounds) in results.iter().enumerate() {
        for (round, out) in rounds.iter().enumerate() {
            for [t, i] in (0..tokens(me, round)).flat_map(|t| (0..OUT).map(move |i| [t, i])) {
                let product = |e: usize| -> f64 {
                    (0..N).map(|k| f64::from(matrix(e, i, k)) * token::<f64>(me, round, t, k)).sum()
                };
                let slots = (t * TOP..(t + 1) * TOP).filter(|&slot| expert(me, ranks, round, slot) >= 0);
                let terms = slots.map(|slot| {
                    let e = expert(me, ranks, round, slot) as usize;
                    f64::from(weight(me, round, slot)) * T::from_f64(product(e)).to_f64()
                });
                let expected = T::from_f64(terms.sum());
                assert_eq!(out[[t, i]], expected, "token {t} of rank {me}, round {round}");
            }
        }
    }
}

#[test]
fn results_of_experts_are_combined() {
    each(&[1], layer::<f32, 1>, are_combined);
    each(&[2], layer::<f32, 2>, are_combined);
    each(&[3], layer::<bf16, 3>, are_combined);
    each(&[8], layer::<f32, 8>, are_combined);
}

/// Tokens that experts multiply by a number of the round, sent once and combined in each round.
pub(crate) fn returned<const RANKS: usize>(rank: &Device<'_>) -> Result<(), LaunchError> {
    const ROUTED: usize = 2;
    let me = rank.number();
    let mut there = rank.symmetric::<f32, 4>([2, RANKS, CAPACITY, N])?;
    let mut notes = rank.symmetric::<i32, 3>([2, RANKS, CAPACITY + 1])?;
    let mut back = rank.symmetric::<f32, 4>([2, RANKS, CAPACITY, N])?;
    let (sent, returned) = (rank.signals(RANKS)?, rank.signals(RANKS)?);
    let Routed { experts, places, counts } = routed::<RANKS>(rank, ROUTED)?;
    let mine = tokens(me, ROUTED);
    let x = Tensor::from_fn([mine, N], |[t, j]| token::<f32>(me, ROUTED, t, j));
    let weights = Tensor::from_fn([mine, TOP], |[t, j]| weight(me, ROUTED, t * TOP + j));
    let (mut rows, mut local) = (Tensor::zeros([RANKS * CAPACITY, N]), Tensor::zeros([RANKS * CAPACITY, 1]));
    let kernel = dispatch::<f32, 16>();
    kernel.launch(
        rank, &x, &experts, &places, &counts, &mut there, &mut notes, &sent, &mut rows, &mut local, OWNED, WORKERS, me,
        0,
    )?;
    for round in 0..ROUNDS {
        let y = Tensor::from_fn(rows.shape(), |at| rows[at] * (round + 1) as f32);
        let mut out = Tensor::zeros([mine, N]);
        combine::<f32, 16>().launch(
            rank, &y, &local, &experts, &places, &weights, &mut back, &returned, &mut out, OWNED, WORKERS, me, round,
        )?;
        for [t, j] in (0..mine).flat_map(|t| (0..N).map(move |j| [t, j])) {
            let slots = (t * TOP..(t + 1) * TOP).filter(|&slot| expert(me, RANKS, ROUTED, slot) >= 0);
            let sum: f32 = slots.map(|slot| weight(me, ROUTED, slot)).sum();
            assert_eq!(out[[t, j]], sum * x[[t, j]] * (round + 1) as f32, "token {t} of rank {me}, round {round}");
        }
    }
    Ok(())
}

#[test]
fn results_are_combined_round_by_round() {
    each(&[1], returned::<1>, |_| ());
    each(&[3], returned::<3>, |_| ());
}
