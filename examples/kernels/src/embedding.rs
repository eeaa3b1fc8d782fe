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
