//! Softmax of rows at the three levels of the language.

use tile_kernel::prelude::*;

/// A formula; the compiler finds the kernel.
#[tile_expr]
pub(crate) fn softmax_as_formula(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    y[[i, j]] = softmax(j, x[[i, j]]);
}

/// Tiles of `BM` rows; the compiler finds the threads.
#[tile_kernel]
pub(crate) fn softmax_on_tiles<const BM: usize, const BN: usize>(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    dims!(x = [m, n], y = [m, n]);
    require!(n <= BN, "a row fits the tile");
    let [b] = blocks([m.div_ceil(BM)]);
    let mut e = fragment::<f32>([BM, BN]);
    let mut top = fragment::<f32>([BM]);
    let mut sum = fragment::<f32>([BM]);
    copy(x.at([b * BM, 0]).or(f32::NEG_INFINITY), &mut e);
    reduce_max(&e, &mut top, 1);
    tile!(e = exp(e - top[.., None]));
    reduce_sum(&e, &mut sum, 1);
    tile!(e = e / sum[.., None]);
    copy(&e, y.at_mut([b * BM, 0]));
}

/// A row in the registers of `N` threads, `R` elements each. Lanes meet in shuffles, and warps in shared
/// memory.
#[tile_kernel]
pub(crate) fn softmax_by_threads<const N: usize, const R: usize>(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    dims!(x = [m, n], y = [m, n]);
    require!(n <= N * R, "a row fits the threads");
    let [b] = blocks([m]);
    let mut tops = shared::<f32>([N]);
    let mut sums = shared::<f32>([N]);
    fill(&mut tops, f32::NEG_INFINITY);
    clear(&mut sums);
    threads!(N, |t| {
        let mut own = [0.0; R];
        let mut top = f32::NEG_INFINITY;
        for r in 0..R {
            let j = r * N + t.index();
            own[r] = select(j < n, x[[b, j]], f32::NEG_INFINITY);
            top = top.max(own[r]);
        }
        for k in 0..5 {
            top = top.max(t.shuffle_xor(top, 16 >> k));
        }
        if t.lane() == 0 {
            tops[t.warp()] = top;
        }
        t.barrier();
        for w in 0..N.div_ceil(t.lanes()) {
            top = top.max(tops[w]);
        }
        let mut sum = 0.0;
        for r in 0..R {
            own[r] = (own[r] - top).exp();
            sum += own[r];
        }
        for k in 0..5 {
            sum += t.shuffle_xor(sum, 16 >> k);
        }
        if t.lane() == 0 {
            sums[t.warp()] = sum;
        }
        t.barrier();
        let mut total = 0.0;
        for w in 0..N.div_ceil(t.lanes()) {
            total += sums[w];
        }
        let inverse = 1.0 / total;
        for r in 0..R {
            y[[b, r * N + t.index()]] = own[r] * inverse;
        }
    });
}
