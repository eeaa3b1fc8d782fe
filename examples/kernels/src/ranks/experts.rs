//! Expert parallelism: tokens go to the ranks that have their experts, and the results come back.
//!
//! Each rank has `owned` experts: rank r those from r·owned to r·owned + owned − 1. A layer is
//! [`moe_route`](fn@crate::moe::moe_route), [`dispatch_plan`](fn@dispatch_plan),
//! [`dispatch`](fn@dispatch), the grouped GEMMs of [`moe`](mod@crate::moe) on the rows that arrived,
//! each with one expert (`SHARE` is 1), and [`combine`](fn@combine).
//!
//! A *slot* is a token with one of its experts. A rank keeps `capacity` rows for each sender, which
//! is at least tokens·top, so that no routing overflows.

use tile_kernel::prelude::*;

/// The place of each slot among those that this rank sends to the same rank, and how many it sends
/// to each: prefix counts, made by a single block.
///
/// `experts`: `[tokens, top]`, `i32`; `places`: `[tokens, top]`, `i32`; `counts`: `[RANKS]`, `i32`.
/// Places are in the order of slots, t·top + j. A slot whose expert is none of 0..RANKS·owned, −1
/// for one, has the place −1.
#[tile_kernel(default(RANKS = 8, BS = 128))]
pub fn dispatch_plan<const RANKS: usize, const BS: usize>(
    experts: &Tensor<i32, 2>,
    places: &mut Tensor<i32, 2>,
    counts: &mut Tensor<i32, 1>,
    owned: usize,
) {
    dims!(experts = [tokens, top], places = [tokens, top], counts = [RANKS]);
    require!(owned >= 1, "a rank has an expert");
    let [_b] = blocks([1]);
    let slots = tokens * top;
    let mut goes = fragment::<i32>([BS]);
    let mut here = fragment::<i32>([RANKS, BS]);
    let mut upto = shared::<i32>([RANKS, BS]);
    let mut before = shared::<i32>([RANKS]);
    clear(&mut before);
    for s in 0..slots.div_ceil(BS) {
        parallel!(BS, |i| {
            let slot = s * BS + i;
            let e = experts[[slot / top, slot % top]];
            goes[i] = select(slot < slots && e >= 0, e / cast::<i32>(owned), -1);
        });
        parallel!((RANKS, BS), |r, i| {
            here[[r, i]] = cast::<i32>(goes[i] == cast::<i32>(r));
        });
        cumsum(&here, &mut upto, 1);
        parallel!(BS, |i| {
            let slot = s * BS + i;
            let r = cast::<usize>(goes[i]);
            let is_sent = goes[i] >= 0 && goes[i] < cast::<i32>(RANKS);
            let place = select(is_sent, before[r] + upto[[r, i]] - 1, -1);
            // What lies behind the last slot has no row.
            store_unordered(places, [slot / top, slot % top], place);
        });
        parallel!(RANKS, |r| {
            before[r] += upto[[r, BS - 1]];
        });
    }
    copy(&before, counts.at_mut([0]));
}

/// Sends each token to the ranks of its experts, and takes what the others send.
///
/// | tensor | shape | contents |
/// |---|---|---|
/// | `x` | `[tokens, n]` | tokens of this rank, of any element type |
/// | `experts`, `places`, `counts` | `[tokens, top]` twice, `[ranks]`, `i32` | as for [`dispatch_plan`](fn@dispatch_plan) and of it |
/// | `buffer` | `[2, ranks, capacity, n]` on each rank | rows, by sender |
/// | `notes` | `[2, ranks, capacity + 1]`, `i32`, on each rank | by sender, the number of rows and the expert of each |
/// | `rows` | `[ranks·capacity, n]` | row r·capacity + p is that of place p of rank r; what no rank sent stays as it was |
/// | `local` | `[ranks·capacity, 1]`, `i32` | the row's expert among those of this rank, −1 where nothing came: the experts that [`moe_plan`](fn@crate::moe::moe_plan) takes |
///
/// Ranks may have different numbers of tokens; `owned` and `capacity` are the same on all. Blocks walk
/// tokens and rows in grid-stride loops. `signals`: a word for each sender, which counts its blocks that have sent
/// all that is theirs. Block scales of 8-bit tokens are rows of another launch.
///
/// Launches alternate between the two halves of `buffer` and `notes`: a rank that begins round k + 2
/// has what all ranks sent in round k + 1, before which they ended round k.
#[tile_kernel(default(T = f32, BN = 1024))]
pub fn dispatch<T: Element, const BN: usize>(
    x: &Tensor<T, 2>,
    experts: &Tensor<i32, 2>,
    places: &Tensor<i32, 2>,
    counts: &Tensor<i32, 1>,
    buffer: &mut Peers<T, 4>,
    notes: &mut Peers<i32, 3>,
    signals: &Signals,
    rows: &mut Tensor<T, 2>,
    local: &mut Tensor<i32, 2>,
    owned: usize,
    workers: usize,
    me: usize,
    round: usize,
) {
    dims!(x = [tokens, n], experts = [tokens, top], places = [tokens, top], counts = [_]);
    dims!(buffer = [2, _, capacity, n], notes = [2, _, capacity + 1], rows = [_, n], local = [_, 1]);
    let ranks = signals.ranks();
    require!(counts.dim(0) == ranks && buffer.dim(1) == ranks && notes.dim(1) == ranks, "a row for each rank");
    require!(rows.dim(0) == ranks * capacity && local.dim(0) == ranks * capacity, "rows of all ranks");
    require!(capacity >= tokens * top, "a rank has room for all slots of another");
    require!(owned >= 1 && workers >= 1, "a rank has an expert, and a launch has a block");
    let [b] =
        blocks([workers], disjoint = "a grid-stride loop over rows of a sender, and senders have rows of their own");
    let half = round % 2;
    let mut row = fragment::<T>([BN]);
    for t in (b..tokens).step_by(workers) {
        for j in 0..top {
            let place = cast::<usize>(places[[t, j]]);
            if place >= 0 {
                let expert = cast::<usize>(experts[[t, j]]);
                let to = expert / owned;
                for c in 0..n.div_ceil(BN) {
                    copy(x.at([t, c * BN]), &mut row);
                    copy(&row, buffer.rank_mut(to).at_mut((half, me, place, span(c * BN, BN))));
                }
                parallel!(1, |i| {
                    notes.rank_mut(to)[[half, me, place + 1 + i]] = cast::<i32>(expert - to * owned);
                });
            }
        }
    }
    for d in 1..ranks + 1 {
        let to = (me + d) % ranks;
        if b == 0 {
            parallel!(1, |i| {
                notes.rank_mut(to)[[half, me, i]] = counts[to];
            });
        }
        signals.rank(to).add(me, 1);
    }
    for d in 0..ranks {
        let from = (me + d) % ranks;
        signals.rank(me).wait(from, cast::<u32>((round + 1) * workers));
        let count = cast::<usize>(notes.rank(me)[[half, from, 0]]);
        for p in (b..capacity).step_by(workers) {
            if p < count {
                for c in 0..n.div_ceil(BN) {
                    copy(buffer.rank(me).at((half, from, p, span(c * BN, BN))), &mut row);
                    copy(&row, rows.at_mut([from * capacity + p, c * BN]));
                }
            }
            parallel!(1, |i| {
                local[[from * capacity + p, i]] = select(p < count, notes.rank(me)[[half, from, p + 1]], -1);
            });
        }
    }
}

/// out\[t\] = Σⱼ weights\[t, j\]·y\[slot t·top + j\], with each y from the rank that computed it.
///
/// | tensor | shape | contents |
/// |---|---|---|
/// | `y` | `[ranks·capacity, n]` | results of this rank's experts, row by row of what [`dispatch`](fn@dispatch) gave |
/// | `local` | `[ranks·capacity, 1]`, `i32` | which of these rows there are, as `dispatch` gave it |
/// | `experts`, `places` | `[tokens, top]`, `i32` | those of this rank's own tokens |
/// | `weights` | `[tokens, top]`, `f32` | |
/// | `buffer` | `[2, ranks, capacity, n]` on each rank | rows that come back, by the rank that computed them |
/// | `out` | `[tokens, n]` | sums in `f32`, in the order of j; a slot with the place −1 adds nothing |
///
/// `signals` are as for `dispatch`, and words of its own; launches alternate between the
/// halves of `buffer` for the same reason.
#[tile_kernel(default(T = f32, BN = 1024))]
pub fn combine<T: Float, const BN: usize>(
    y: &Tensor<T, 2>,
    local: &Tensor<i32, 2>,
    experts: &Tensor<i32, 2>,
    places: &Tensor<i32, 2>,
    weights: &Tensor<f32, 2>,
    buffer: &mut Peers<T, 4>,
    signals: &Signals,
    out: &mut Tensor<T, 2>,
    owned: usize,
    workers: usize,
    me: usize,
    round: usize,
) {
    dims!(experts = [tokens, top], places = [tokens, top], weights = [tokens, top], out = [tokens, n]);
    dims!(buffer = [2, _, capacity, n], y = [_, n], local = [_, 1]);
    let ranks = signals.ranks();
    require!(buffer.dim(1) == ranks, "a row for each rank");
    require!(y.dim(0) == ranks * capacity && local.dim(0) == ranks * capacity, "rows of all ranks");
    require!(owned >= 1 && workers >= 1, "a rank has an expert, and a launch has a block");
    let [b] = blocks([workers], disjoint = "rows that come back are read behind the signals of all who write them");
    let half = round % 2;
    let mut row = fragment::<T>([BN]);
    let mut sum = fragment::<f32>([BN]);
    for d in 1..ranks + 1 {
        let to = (me + d) % ranks;
        for p in (b..capacity).step_by(workers) {
            if local[[to * capacity + p, 0]] >= 0 {
                for c in 0..n.div_ceil(BN) {
                    copy(y.at([to * capacity + p, c * BN]), &mut row);
                    copy(&row, buffer.rank_mut(to).at_mut((half, me, p, span(c * BN, BN))));
                }
            }
        }
        signals.rank(to).add(me, 1);
    }
    for r in 0..ranks {
        signals.rank(me).wait(r, cast::<u32>((round + 1) * workers));
    }
    for t in (b..tokens).step_by(workers) {
        for c in 0..n.div_ceil(BN) {
            clear(&mut sum);
            for j in 0..top {
                let place = cast::<usize>(places[[t, j]]);
                if place >= 0 {
                    let from = cast::<usize>(experts[[t, j]]) / owned;
                    let weight = weights[[t, j]];
                    copy(buffer.rank(me).at((half, from, place, span(c * BN, BN))), &mut row);
                    parallel!(BN, |i| {
                        sum[i] += weight * cast::<f32>(row[i]);
                    });
                }
            }
            copy(&sum, out.at_mut([t, c * BN]));
        }
    }
}
