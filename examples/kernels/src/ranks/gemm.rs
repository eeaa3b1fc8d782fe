//! GEMMs of several ranks that move tiles while they multiply: of gathered rows, and of sums over
//! the ranks that are scattered or given to all.

use tile_kernel::prelude::*;

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
    workers: usize,
    me: usize,
    round: usize,
) {
    dims!(a = [m, k], b = [k, n], c = [_, n]);
    let ranks = a.ranks();
    require!(m % BM == 0, "rows of a shard are a multiple of those of a tile");
    require!(c.dim(0) == ranks * m, "c has the rows of all ranks");
    require!(workers >= 1, "a launch has a block");
    let rows = m / BM;
    let columns = n.div_ceil(BN);
    let [w] = blocks([workers], disjoint = "a grid-stride loop over tiles");
    if w == 0 {
        for r in 0..ranks {
            signals.rank(r).add(me, 1);
        }
    }
    let mut a_s = shared::<T>([BM, BK]);
    let mut b_s = shared::<T>([BK, BN]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    for step in (w..ranks * rows * columns).step_by(workers) {
        let by = (step / columns + me * rows) % (ranks * rows);
        let (owner, column) = (by / rows, step % columns * BN);
        clear(&mut acc);
        signals.rank(me).wait(owner, cast::<u32>(round + 1));
        pipelined!(0..k.div_ceil(BK), stages = 4, |ko| {
            copy(a.rank(owner).at([(by - owner * rows) * BM, ko * BK]), &mut a_s);
            copy(b.at([ko * BK, column]), &mut b_s);
            gemm(&a_s, &b_s, &mut acc);
        });
        copy(&acc, c.at_mut([by * BM, column]));
    }
    for r in 0..ranks {
        signals.rank(r).add(ranks, 1);
    }
    if w == 0 {
        signals.rank(me).wait(ranks, cast::<u32>((round + 1) * ranks * workers));
    }
}

/// The tile of A·B at (`row`, `column`). `a`: `[_, k]`; `b`: `[k, _]`.
#[tile_fn]
fn product<T: Num, const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    row: usize,
    column: usize,
) -> Tile<T::Acc, 2> {
    dims!(b = [k, _]);
    let mut a_s = shared::<T>([BM, BK]);
    let mut b_s = shared::<T>([BK, BN]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 4, |ko| {
        copy(a.at([row, ko * BK]), &mut a_s);
        copy(b.at([ko * BK, column]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    acc
}

/// C = Σ A·B over the ranks, of which each gets its share of the rows: the end of a tensor-parallel
/// layer whose activations are sharded by rows.
///
/// `a`: `[ranks·m, k]` and `b`: `[k, n]`, a part of the inner axis on each rank; `c`: `[m, n]`, the
/// rows of this rank. `P` is the type in which partial sums travel. `parts`: `[2, ranks, m, n]` on
/// each rank, a row for each sender; `signals`: a word for each sender and tile of `c`,
/// ranks·⌈m / `BM`⌉·⌈n / `BN`⌉.
///
/// A block multiplies tiles and writes each to the rank that owns it. Blocks begin with the tiles of
/// the next rank and end with their own, so that tiles travel while others are multiplied. Then they
/// add up the own tiles, all parts of each in the order of ranks.
///
/// Launches alternate between the two halves of `parts`: a rank that begins round k + 2 has all parts
/// of its tiles of round k + 1, so that all others have ended round k.
#[tile_kernel(
    default(T = f32, P = f32, O = f32, BM = 128, BN = 128, BK = 64),
    tune(BM = [128, 64, 32], BN = [128, 64, 32], BK = [64, 32])
)]
pub fn matmul_reduce_scatter<T: Num, P: Num, O: Num, const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    parts: &mut Peers<P, 4>,
    signals: &Signals,
    c: &mut Tensor<O, 2>,
    workers: usize,
    me: usize,
    round: usize,
) {
    dims!(b = [k, n], a = [_, k], c = [m, n], parts = [2, _, m, n]);
    let ranks = signals.ranks();
    require!(a.dim(0) == ranks * m, "a has the rows of all ranks");
    require!(parts.dim(1) == ranks, "parts have a row for each rank");
    require!(workers >= 1, "a launch has a block");
    let columns = n.div_ceil(BN);
    let tiles = m.div_ceil(BM) * columns;
    let half = round % 2;
    let [w] = blocks([workers], disjoint = "a grid-stride loop over tiles");
    for step in (w..ranks * tiles).step_by(workers) {
        let owner = (step / tiles + me + 1) % ranks;
        let tile = step % tiles;
        let (row, column) = (tile / columns * BM, tile % columns * BN);
        let acc: Tile<T::Acc, 2> = product::<T, BM, BN, BK>(a, b, owner * m + row, column);
        dims!(acc = [BM, BN]);
        copy(&acc, parts.rank_mut(owner).at_mut((half, me, span(row, BM), span(column, BN))));
        signals.rank(owner).add(me * tiles + tile, 1);
    }
    let mut sum = fragment::<T::Acc>([BM, BN]);
    let mut part = fragment::<P>([BM, BN]);
    for tile in (w..tiles).step_by(workers) {
        let (row, column) = (tile / columns * BM, tile % columns * BN);
        clear(&mut sum);
        for r in 0..ranks {
            signals.rank(me).wait(r * tiles + tile, cast::<u32>(round + 1));
            copy(parts.rank(me).at((half, r, span(row, BM), span(column, BN))), &mut part);
            parallel!((BM, BN), |i, j| {
                sum[[i, j]] += cast::<T::Acc>(part[[i, j]]);
            });
        }
        copy(&sum, c.at_mut([row, column]));
    }
}

/// C = Σ A·B over the ranks, which all of them get: a tensor-parallel layer in one launch.
///
/// `a`: `[m, k]` and `b`: `[k, n]`, a part of the inner axis on each rank; `c`: `[m, n]`. `P` is the
/// type in which partial sums travel. A rank's share is s = ⌈⌈m / `BM`⌉ / ranks⌉ rows of tiles.
/// `parts`: `[ranks, s·BM, n]` on each rank, a row for each sender; `sums`: `[m, n]`; `signals`:
/// 2·t words for t = ⌈m / `BM`⌉·⌈n / `BN`⌉ tiles, of which the first t count parts of a tile and the
/// others its sums.
///
/// A block multiplies tiles and writes each to the rank that owns it, beginning with tiles of the
/// next rank. Then it adds up tiles of the own share in the order of ranks and gives the sums to all,
/// so that all get the same bits.
///
/// Memory needs no second row. A rank that begins round k + 1 has all sums of round k, which were
/// made of all parts; and a tile is summed in round k + 1 once all ranks sent their parts of it, so
/// that they have read the sum of round k.
#[tile_kernel(
    default(T = f32, P = f32, O = f32, BM = 128, BN = 128, BK = 64),
    tune(BM = [128, 64, 32], BN = [128, 64, 32], BK = [64, 32])
)]
pub fn matmul_all_reduce<T: Num, P: Num, O: Num, const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    parts: &mut Peers<P, 3>,
    sums: &mut Peers<O, 2>,
    signals: &Signals,
    c: &mut Tensor<O, 2>,
    workers: usize,
    me: usize,
    round: usize,
) {
    dims!(b = [k, n], a = [m, k], sums = [m, n], c = [m, n], parts = [_, _, n]);
    let ranks = signals.ranks();
    let columns = n.div_ceil(BN);
    let share = m.div_ceil(BM).div_ceil(ranks);
    let tiles = m.div_ceil(BM) * columns;
    require!(parts.dim(0) == ranks, "parts have a row for each rank");
    require!(parts.dim(1) >= share * BM, "parts hold a share of the rows");
    require!(workers >= 1, "a launch has a block");
    let [w] = blocks([workers], disjoint = "a grid-stride loop over tiles");
    for step in (w..tiles).step_by(workers) {
        let tile = (step + (me + 1) * share * columns) % tiles;
        let (row, column) = (tile / columns * BM, tile % columns * BN);
        let owner = tile / (share * columns);
        let acc: Tile<T::Acc, 2> = product::<T, BM, BN, BK>(a, b, row, column);
        dims!(acc = [BM, BN]);
        copy(&acc, parts.rank_mut(owner).at_mut((me, span(row - owner * share * BM, BM), span(column, BN))));
        signals.rank(owner).add(tile, 1);
    }
    let mut sum = fragment::<T::Acc>([BM, BN]);
    let mut part = fragment::<P>([BM, BN]);
    let mut result = fragment::<O>([BM, BN]);
    let end = tiles.min((me + 1) * share * columns);
    for tile in (me * share * columns + w..end).step_by(workers) {
        let (row, column) = (tile / columns * BM, tile % columns * BN);
        signals.rank(me).wait(tile, cast::<u32>((round + 1) * ranks));
        clear(&mut sum);
        for r in 0..ranks {
            copy(parts.rank(me).at((r, span(row - me * share * BM, BM), span(column, BN))), &mut part);
            parallel!((BM, BN), |i, j| {
                sum[[i, j]] += cast::<T::Acc>(part[[i, j]]);
            });
        }
        copy(&sum, &mut result);
        for d in 1..ranks + 1 {
            let reader = (me + d) % ranks;
            copy(&result, sums.rank_mut(reader).at_mut([row, column]));
            signals.rank(reader).add(tiles + tile, 1);
        }
    }
    for tile in (w..tiles).step_by(workers) {
        let (row, column) = (tile / columns * BM, tile % columns * BN);
        signals.rank(me).wait(tiles + tile, cast::<u32>(round + 1));
        copy(sums.rank(me).at([row, column]), &mut result);
        copy(&result, c.at_mut([row, column]));
    }
}
