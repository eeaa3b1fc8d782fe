//! All-reduces of one launch: in one step for short messages, alone and fused with a residual and
//! RMS normalisation, and in two steps for long ones.

use tile_kernel::prelude::*;

/// y = Σ x over the ranks, in one step: each rank publishes its `x`, and adds up those of all.
///
/// `x`, `y`: `[n]`. `parts`: `[2, n]` on each rank. `signals`: a word for each block,
/// `n.div_ceil(BN)`. Launches alternate between the two rows of `parts`: a rank that signals round
/// k + 1 has read all parts of round k, so that row k is free in round k + 2 without a signal of
/// its own. A message crosses the link once for each other rank, which is best where latency
/// decides. The sum is made in the order of ranks, so that all get the same bits.
#[tile_kernel(default(T = f32, BN = 1024), tune(BN = [1024, 512, 2048, 256]))]
pub fn all_reduce<T: Float, const BN: usize>(
    x: &Tensor<T, 1>,
    parts: &mut Peers<T, 2>,
    signals: &Signals,
    y: &mut Tensor<T, 1>,
    me: usize,
    round: usize,
) {
    dims!(x = [n], parts = [2, n], y = [n]);
    let [b] = blocks([n.div_ceil(BN)]);
    let row = round % 2;
    let mut sum = fragment::<f32>([BN]);
    let mut part = fragment::<T>([BN]);
    copy(x.at([b * BN]), &mut part);
    copy(&part, parts.rank_mut(me).at_mut((row, span(b * BN, BN))));
    for r in 0..parts.ranks() {
        signals.rank(r).add(b, 1);
    }
    signals.rank(me).wait(b, cast::<u32>((round + 1) * parts.ranks()));
    clear(&mut sum);
    for r in 0..parts.ranks() {
        copy(parts.rank(r).at((row, span(b * BN, BN))), &mut part);
        parallel!(BN, |i| {
            sum[i] += cast::<f32>(part[i]);
        });
    }
    copy(&sum, y.at_mut([b * BN]));
}

/// y = Σ x over the ranks, in two steps: each rank adds up its share of the elements, and gives the
/// sums to all.
///
/// `x`, `y`: `[n]`. A rank's share is t tiles of `BN` elements with t = ⌈n / (ranks·`BN`)⌉. `parts`:
/// `[ranks, t·BN]` on each rank, a row for each sender; `sums`: `[n]`; `signals`: 2·`workers` words, of
/// which word b counts parts for block b and word `workers` + b sums for it.
///
/// An element crosses links 2·(ranks − 1) times in all, and (ranks − 1)·ranks times in
/// [`all_reduce`](fn@all_reduce): this one is for long messages. A sum is made by one rank in the
/// order of ranks, so that all get the same bits.
///
/// Memory needs no second row. A rank that begins round k + 1 has the sums of round k of all others,
/// which had read its parts by then; and a rank gets parts of round k + 1 once their senders have
/// read its sums of round k.
#[tile_kernel(default(T = f32, BN = 1024), tune(BN = [1024, 512, 2048, 256]))]
pub fn two_shot_all_reduce<T: Float, const BN: usize>(
    x: &Tensor<T, 1>,
    parts: &mut Peers<T, 2>,
    sums: &mut Peers<T, 1>,
    signals: &Signals,
    y: &mut Tensor<T, 1>,
    workers: usize,
    me: usize,
    round: usize,
) {
    dims!(x = [n], sums = [n], y = [n]);
    let ranks = parts.ranks();
    let tiles = n.div_ceil(ranks * BN);
    let all = cast::<u32>((round + 1) * ranks);
    require!(parts.dim(0) == ranks, "a row of parts for each rank");
    require!(parts.dim(1) >= tiles * BN, "a row of parts holds a share");
    require!(workers >= 1, "a launch has a block");
    let [b] = blocks([workers], disjoint = "a grid-stride loop over tiles of a share");
    let mut sum = fragment::<f32>([BN]);
    let mut part = fragment::<T>([BN]);
    // The own share is last, so that the others are on their way.
    for d in 1..ranks + 1 {
        let owner = (me + d) % ranks;
        for t in (b..tiles).step_by(workers) {
            copy(x.at([(owner * tiles + t) * BN]), &mut part);
            copy(&part, parts.rank_mut(owner).at_mut((me, span(t * BN, BN))));
        }
        signals.rank(owner).add(b, 1);
    }
    signals.rank(me).wait(b, all);
    for t in (b..tiles).step_by(workers) {
        clear(&mut sum);
        for r in 0..ranks {
            copy(parts.rank(me).at((r, span(t * BN, BN))), &mut part);
            parallel!(BN, |i| {
                sum[i] += cast::<f32>(part[i]);
            });
        }
        copy(&sum, &mut part);
        for d in 1..ranks + 1 {
            copy(&part, sums.rank_mut((me + d) % ranks).at_mut([(me * tiles + t) * BN]));
        }
    }
    for r in 0..ranks {
        signals.rank(r).add(workers + b, 1);
    }
    signals.rank(me).wait(workers + b, all);
    for r in 0..ranks {
        for t in (b..tiles).step_by(workers) {
            copy(sums.rank(me).at([(r * tiles + t) * BN]), &mut part);
            copy(&part, y.at_mut([(r * tiles + t) * BN]));
        }
    }
}

/// `residual` += Σ x over the ranks, and `out` = RMS normalisation of that · weight: the end of a
/// tensor-parallel layer, in one launch.
///
/// `x`, `residual`, `out`: `[m, n]` with n ≤ `BN`; `weight`: `[n]`. `parts`: `[2, m, n]` on each
/// rank; `signals`: m words. A block has a row. Rounds and rows of `parts` are those of
/// [`all_reduce`](fn@all_reduce).
#[tile_kernel(default(T = f32, BN = 4096))]
pub fn all_reduce_rms_norm<T: Float, const BN: usize>(
    x: &Tensor<T, 2>,
    weight: &Tensor<T, 1>,
    parts: &mut Peers<T, 3>,
    signals: &Signals,
    residual: &mut Tensor<T, 2>,
    out: &mut Tensor<T, 2>,
    eps: f32,
    me: usize,
    round: usize,
) {
    dims!(x = [m, n], weight = [n], parts = [2, m, n], residual = [m, n], out = [m, n]);
    require!(n <= BN, "a row fits a tile");
    let count = cast::<f32>(n);
    let [b] = blocks([m]);
    let row = round % 2;
    let mut sum = fragment::<f32>([1, BN]);
    let mut square = fragment::<f32>([1, BN]);
    let mut scale = fragment::<f32>([1]);
    let mut part = fragment::<T>([1, BN]);
    copy(x.at([b, 0]), &mut part);
    copy(&part, parts.rank_mut(me).at_mut((row, span(b, 1), span(0, BN))));
    for r in 0..parts.ranks() {
        signals.rank(r).add(b, 1);
    }
    copy(residual.at([b, 0]), &mut sum);
    signals.rank(me).wait(b, cast::<u32>((round + 1) * parts.ranks()));
    for r in 0..parts.ranks() {
        copy(parts.rank(r).at((row, span(b, 1), span(0, BN))), &mut part);
        parallel!((1, BN), |i, j| {
            sum[[i, j]] += cast::<f32>(part[[i, j]]);
        });
    }
    copy(&sum, residual.at_mut([b, 0]));
    parallel!((1, BN), |i, j| {
        square[[i, j]] = sum[[i, j]] * sum[[i, j]];
    });
    reduce_sum(&square, &mut scale, 1);
    parallel!(1, |i| {
        scale[i] = (scale[i] / count + eps).rsqrt();
    });
    parallel!((1, BN), |i, j| {
        sum[[i, j]] = sum[[i, j]] * scale[i] * cast::<f32>(weight[j]);
    });
    copy(&sum, out.at_mut([b, 0]));
}
