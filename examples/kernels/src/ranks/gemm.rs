//! GEMMs of several ranks that move tiles while they multiply: of gathered rows, and of sums over
//! the ranks that are scattered or given to all.

use tile_kernel::prelude::*;

/// Rows of tiles that are walked together, column by column, for the cache.
const BAND: usize = 8;

/// C = A·B, with the rows of A spread over the ranks: tiles are multiplied as the rows arrive.
///
/// `a`: `[ranks·m, k]` on each rank, of which rows me·m to (me + 1)·m are there before the launch, and the
/// others after it; m is a multiple of `BM`. `b`: `[k, n]`; `c`: `[ranks·m, n]`. `signals`: a word for each
/// of the ranks·m / `BM` rows of tiles, and one for each rank, which says that it may be written to.
///
/// The first `copiers` blocks write the own rows to the other ranks. The `workers` behind them multiply,
/// the own rows first, so that others arrive meanwhile. Rows that lie far away would be loaded once for
/// each column of tiles, over links that are slower than memory; so they are copied once.
///
/// A rank that begins round k + 1 has ended round k, and says so before any other writes to it.
#[tile_kernel(
    default(T = f32, O = f32, BM = 128, BN = 128, BK = 64),
    tune(BM = [128, 64, 32], BN = [128, 256, 64, 32], BK = [64, 32])
)]
pub fn all_gather_matmul<T: Num, O: Num, const BM: usize, const BN: usize, const BK: usize>(
    a: &mut Peers<T, 2>,
    b: &Tensor<T, 2>,
    signals: &Signals,
    c: &mut Tensor<O, 2>,
    copiers: usize,
    workers: usize,
    me: usize,
    round: usize,
) {
    dims!(a = [all, k], b = [k, n], c = [all, n]);
    let ranks = signals.ranks();
    require!(all % (ranks * BM) == 0, "rows of a shard are a multiple of those of a tile");
    require!(copiers >= 1, "a block copies");
    require!(workers >= 1, "a block multiplies");
    let rows = all / (ranks * BM);
    let columns = n.div_ceil(BN);
    let [w] = blocks([copiers + workers], disjoint = "grid-stride loops over rows and tiles");
    if w < copiers {
        let mut part = fragment::<T>([BM, 4 * BK]);
        if w == 0 {
            for r in 0..ranks {
                signals.rank(r).add(ranks * rows + me, 1);
            }
        }
        for step in (w..(ranks - 1) * rows).step_by(copiers) {
            let reader = (me + 1 + step % (ranks - 1)) % ranks;
            let row = me * rows + step / (ranks - 1);
            signals.rank(me).wait(ranks * rows + reader, cast::<u32>(round + 1));
            for ko in (0..k).step_by(4 * BK) {
                copy(a.rank(me).at([row * BM, ko]), &mut part);
                copy(&part, a.rank_mut(reader).at_mut([row * BM, ko]));
            }
            signals.rank(reader).add(row, 1);
        }
    } else {
        let mut a_s = shared::<T>([BM, BK]);
        let mut b_s = shared::<T>([BK, BN]);
        let mut acc = fragment::<T::Acc>([BM, BN]);
        for step in (w - copiers..ranks * rows * columns).step_by(workers) {
            let owner = (step / (rows * columns) + me) % ranks;
            let tile = step % (rows * columns);
            let first = tile / (BAND * columns) * BAND;
            let high = (rows - first).min(BAND);
            let row = owner * rows + first + tile % (BAND * columns) % high;
            let column = tile % (BAND * columns) / high * BN;
            let arrived = select(owner == me, 0, round + 1);
            signals.rank(me).wait(row, cast::<u32>(arrived));
            clear(&mut acc);
            pipelined!(0..k.div_ceil(BK), stages = 4, |ko| {
                copy(a.rank(me).at([row * BM, ko * BK]), &mut a_s);
                copy(b.at([ko * BK, column]), &mut b_s);
                gemm(&a_s, &b_s, &mut acc);
            });
            copy(&acc, c.at_mut([row * BM, column]));
        }
    }
}

/// Adds the tile of A·B at (`row`, `column`) to `acc`. `a`: `[_, k]`; `b`: `[k, _]`.
#[tile_fn]
fn multiply<T: Num, const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    acc: &mut Tile<T::Acc, 2>,
    row: usize,
    column: usize,
) {
    dims!(b = [k, _], acc = [BM, BN]);
    let mut a_s = shared::<T>([BM, BK]);
    let mut b_s = shared::<T>([BK, BN]);
    pipelined!(0..k.div_ceil(BK), stages = 4, |ko| {
        copy(a.at([row, ko * BK]), &mut a_s);
        copy(b.at([ko * BK, column]), &mut b_s);
        gemm(&a_s, &b_s, acc);
    });
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
/// the next rank and end with their own, so that tiles travel while others are multiplied; that a tile
/// is there is said once the next one is multiplied, so that nobody waits for it. To a product of the
/// own rows, a block adds the parts of the others: of the next rank first, then round the ranks.
///
/// Launches alternate between the two halves of `parts`: a rank that begins round k + 2 has all parts
/// of its tiles of round k + 1, so that all others have ended round k.
#[tile_kernel(
    default(T = f32, P = f32, O = f32, BM = 128, BN = 128, BK = 64),
    tune(BM = [128, 64, 32], BN = [128, 256, 64, 32], BK = [64, 32])
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
    let rows = m.div_ceil(BM);
    let columns = n.div_ceil(BN);
    let tiles = rows * columns;
    let half = round % 2;
    let [w] = blocks([workers], disjoint = "a grid-stride loop over tiles");
    let mut acc = fragment::<T::Acc>([BM, BN]);
    let mut part = fragment::<P>([BM, BN]);
    // One step more than there are tiles, in which the last is announced.
    let end = select(tiles > 0, ranks * tiles + workers, 0);
    for step in (w..end).step_by(workers) {
        let owner = (step / tiles + me + 1) % ranks;
        let tile = step % tiles;
        let first = tile / (BAND * columns) * BAND;
        let high = (rows - first).min(BAND);
        let row = (first + tile % (BAND * columns) % high) * BM;
        let column = tile % (BAND * columns) / high * BN;
        clear(&mut acc);
        if step < ranks * tiles {
            multiply::<T, BM, BN, BK>(a, b, &mut acc, owner * m + row, column);
        }
        if step >= workers && step - workers < (ranks - 1) * tiles {
            let before = step - workers;
            signals.rank((before / tiles + me + 1) % ranks).add(me * tiles + before % tiles, 1);
        }
        if step < (ranks - 1) * tiles {
            copy(&acc, parts.rank_mut(owner).at_mut((half, me, span(row, BM), span(column, BN))));
        } else if step < ranks * tiles {
            for d in 1..ranks {
                let r = (me + d) % ranks;
                signals.rank(me).wait(r * tiles + tile, cast::<u32>(round + 1));
                copy(parts.rank(me).at((half, r, span(row, BM), span(column, BN))), &mut part);
                parallel!((BM, BN), |i, j| {
                    acc[[i, j]] += cast::<T::Acc>(part[[i, j]]);
                });
            }
            copy(&acc, c.at_mut([row, column]));
        }
    }
}

/// C = Σ A·B over the ranks, which all of them get: a tensor-parallel layer in one launch.
///
/// `a`: `[m, k]` and `b`: `[k, n]`, a part of the inner axis on each rank; `c`: `[m, n]`. `P` is the
/// type in which partial sums travel. A rank owns s = ⌈t / ranks⌉ of the t = ⌈m / `BM`⌉·⌈n / `BN`⌉ tiles.
/// `parts`: `[ranks, s, BM, BN]` on each rank, a row for each sender; `sums`: `[m, n]`; `signals`: 2·t
/// words, of which the first t count parts of a tile and the others its sums.
///
/// A block multiplies tiles and writes each to the rank that owns it, beginning with tiles of the next
/// rank; that a tile is there is said once the next one is multiplied. To a product of an own tile it adds
/// the parts of the others and gives the sum to all, so that all get the same bits.
///
/// Memory needs no second row. A rank that begins round k + 1 has all sums of round k, which were
/// made of all parts; and a tile is summed in round k + 1 once all ranks sent their parts of it, so
/// that they have read the sum of round k.
#[tile_kernel(
    default(T = f32, P = f32, O = f32, BM = 128, BN = 128, BK = 64),
    tune(BM = [128, 64, 32], BN = [128, 256, 64, 32], BK = [64, 32])
)]
pub fn matmul_all_reduce<T: Num, P: Num, O: Num, const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    parts: &mut Peers<P, 4>,
    sums: &mut Peers<O, 2>,
    signals: &Signals,
    c: &mut Tensor<O, 2>,
    workers: usize,
    me: usize,
    round: usize,
) {
    dims!(b = [k, n], a = [m, k], sums = [m, n], c = [m, n], parts = [_, share, BM, BN]);
    let ranks = signals.ranks();
    let columns = n.div_ceil(BN);
    let tiles = m.div_ceil(BM) * columns;
    require!(parts.dim(0) == ranks, "parts have a row for each rank");
    require!(share == tiles.div_ceil(ranks), "parts hold a share of the tiles");
    require!(workers >= 1, "a launch has a block");
    let [w] = blocks([workers], disjoint = "a grid-stride loop over tiles");
    let mut acc = fragment::<T::Acc>([BM, BN]);
    let mut part = fragment::<P>([BM, BN]);
    let mut result = fragment::<O>([BM, BN]);
    // One step more than there are tiles, in which the last is announced.
    let end = select(tiles > 0, tiles + workers, 0);
    for step in (w..end).step_by(workers) {
        let tile = (step + (me + 1) * share) % tiles;
        let owner = tile / share;
        let (row, column) = (tile / columns * BM, tile % columns * BN);
        clear(&mut acc);
        if step < tiles {
            multiply::<T, BM, BN, BK>(a, b, &mut acc, row, column);
        }
        if step >= workers && step - workers < tiles {
            let before = (step - workers + (me + 1) * share) % tiles;
            if before / share == me {
                for d in 1..ranks {
                    signals.rank((me + d) % ranks).add(tiles + before, 1);
                }
            } else {
                signals.rank(before / share).add(before, 1);
            }
        }
        if step < tiles && owner == me {
            signals.rank(me).wait(tile, cast::<u32>((round + 1) * (ranks - 1)));
            for d in 1..ranks {
                copy(parts.rank(me).at(((me + d) % ranks, tile - owner * share, .., ..)), &mut part);
                parallel!((BM, BN), |i, j| {
                    acc[[i, j]] += cast::<T::Acc>(part[[i, j]]);
                });
            }
            copy(&acc, c.at_mut([row, column]));
            for d in 1..ranks {
                copy(&acc, sums.rank_mut((me + d) % ranks).at_mut([row, column]));
            }
        } else if step < tiles {
            copy(&acc, parts.rank_mut(owner).at_mut((me, tile - owner * share, .., ..)));
        }
    }
    for step in (w..tiles).step_by(workers) {
        let tile = (step + (me + 1) * share) % tiles;
        let (row, column) = (tile / columns * BM, tile % columns * BN);
        if tile / share != me {
            signals.rank(me).wait(tiles + tile, cast::<u32>(round + 1));
            copy(sums.rank(me).at([row, column]), &mut result);
            copy(&result, c.at_mut([row, column]));
        }
    }
}
