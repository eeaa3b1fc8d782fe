//! Kernels of several ranks over memory that all of them reach: an all-reduce in one step for
//! small messages, alone and fused with a residual and RMS normalisation, and a GEMM whose left
//! operand is gathered from all ranks while it is multiplied.
//!
//! Each rank launches the same kernel with its own number, `me`, and with memory that all ranks
//! allocated at once. Blocks wait for blocks of other ranks, so all blocks of a launch must be
//! resident: a device refuses larger grids.
//!
//! `round` counts the launches on the same signals, from 0. It is what a wait compares with, so
//! that signals need no reset between launches.

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

/// C = A·B, with the rows of A spread over the ranks: a block multiplies a shard once its owner
/// has signalled that it is there.
///
/// `a`: `[m, k]` on each rank; `b`: `[k, n]`; `c`: `[ranks·m, n]`. m is a multiple of `BM`.
/// `signals`: for each rank a word that says that its shard is there, and one that counts blocks
/// that are done with one's own. A rank begins with its own shard, so that the others arrive
/// meanwhile. The launch ends once all ranks are done with this one's shard, which may be
/// overwritten then.
#[tile_kernel(
    default(T = f32, O = f32, BM = 128, BN = 128, BK = 64),
    tune(BM = [128, 64, 32], BN = [128, 64, 32], BK = [64, 32])
)]
pub fn all_gather_matmul<T: Num, O: Num, const BM: usize, const BN: usize, const BK: usize>(
    a: &Peers<T, 2>,
    b: &Tensor<T, 2>,
    signals: &Signals,
    c: &mut Tensor<O, 2>,
    me: usize,
    round: usize,
) {
    dims!(a = [m, k], b = [k, n], c = [_, n]);
    let ranks = a.ranks();
    require!(m % BM == 0, "rows of a shard are a multiple of those of a tile");
    require!(c.dim(0) == ranks * m, "c has the rows of all ranks");
    let rows = m / BM;
    let columns = n.div_ceil(BN);
    let [y, x] = blocks([ranks * rows, columns], disjoint = "rows of c are turned by a whole number of shards");
    let by = (y + me * rows) % (ranks * rows);
    let owner = by / rows;
    if y == 0 && x == 0 {
        for r in 0..ranks {
            signals.rank(r).set(me, cast::<u32>(round + 1));
        }
    }
    let mut a_s = shared::<T>([BM, BK]);
    let mut b_s = shared::<T>([BK, BN]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    clear(&mut acc);
    signals.rank(me).wait(owner, cast::<u32>(round + 1));
    pipelined!(0..k.div_ceil(BK), stages = 4, |ko| {
        copy(a.rank(owner).at([(by - owner * rows) * BM, ko * BK]), &mut a_s);
        copy(b.at([ko * BK, x * BN]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, x * BN]));
    signals.rank(owner).add(ranks, 1);
    if y == 0 && x == 0 {
        signals.rank(me).wait(ranks, cast::<u32>((round + 1) * ranks * rows * columns));
    }
}
