//! Embedding lookup (gathering rows of a table by index) and its gradient.

use tile_kernel::prelude::*;

/// out\[i\] = table\[ids\[i\]\]; an id outside of the table gives zeros.
///
/// `table`: `[vocabulary, n]`; `ids`: `[m]`, `i32`; `out`: `[m, n]`. A block gathers `BN` columns
/// of `BM` rows.
#[tile_kernel(default(T = f32, BM = 16, BN = 512))]
pub fn embedding<T: Float, const BM: usize, const BN: usize>(
    table: &Tensor<T, 2>,
    ids: &Tensor<i32, 1>,
    out: &mut Tensor<T, 2>,
) {
    dims!(table = [_, n], ids = [m], out = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut id = fragment::<i32>([BM]);
    copy(ids.at([by * BM]), &mut id);
    gather(table.at((.., span(bx * BN, BN))), &id, out.at_mut((span(by * BM, BM), span(bx * BN, BN))));
}

/// d_table\[ids\[i\]\] += d_out\[i\] with atomics; rows with equal ids add up, and ids outside of
/// the table are dropped.
///
/// `d_out`: `[m, n]`; `ids`: `[m]`, `i32`; `d_table`: `[vocabulary, n]`, `f32`, which the caller
/// initialises. The order of the additions differs from run to run.
#[tile_kernel(default(T = f32, BM = 16, BN = 512))]
pub fn embedding_backward<T: Float, const BM: usize, const BN: usize>(
    d_out: &Tensor<T, 2>,
    ids: &Tensor<i32, 1>,
    d_table: &mut Tensor<f32, 2>,
) {
    dims!(d_table = [_, n], ids = [m], d_out = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    parallel!((BM, BN), |i, j| {
        let row = by * BM + i;
        if row < m {
            let value = cast::<f32>(d_out[[row, bx * BN + j]]);
            d_table.atomic_add([cast::<usize>(ids[row]), bx * BN + j], value, Relaxed);
        }
    });
}

/// The embedding of each of several sequences: the mean over its tokens, divided by its length
/// (Euclidean norm) under `NORMALISE`.
///
/// `x`: `[tokens, n]` with n ≤ `BN`; `start`: `[sequences + 1]`, `i32`, where sequence `b` has the
/// tokens `start[b]..start[b + 1]`; `out`: `[sequences, n]`, zeros for a sequence without tokens. A
/// block sums one sequence in registers.
#[tile_kernel(default(T = f32, BN = 1024, NORMALISE = true))]
pub fn mean_pool<T: Float, const BN: usize, const NORMALISE: bool>(
    x: &Tensor<T, 2>,
    start: &Tensor<i32, 1>,
    out: &mut Tensor<T, 2>,
) {
    dims!(x = [_, n], out = [sequences, n], start = [sequences + 1]);
    require!(n <= BN, "a row fits a tile");
    let [b] = blocks([sequences]);
    let first = cast::<usize>(start[b]);
    let end = cast::<usize>(start[b + 1]);
    let mut mean = fragment::<f32>([BN]);
    clear(&mut mean);
    for t in first..end {
        parallel!(BN, |j| {
            mean[j] += cast::<f32>(x[[t, j]]);
        });
    }
    let count = cast::<f32>((end - first).max(1));
    parallel!(BN, |j| {
        mean[j] = mean[j] / count;
    });
    if NORMALISE {
        let mut length = fragment::<f32>([1]);
        reduce_norm2(&mean, &mut length, 0);
        parallel!(BN, |j| {
            mean[j] = mean[j] / length[0].max(1.0e-12);
        });
    }
    copy(&mean, out.at_mut([b, 0]));
}
