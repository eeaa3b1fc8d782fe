//! Softmax over rows, the cross-entropy loss built on it, and their backward passes.
//!
//! softmax(x)ⱼ = exp(xⱼ − max x) / Σₖ exp(xₖ − max x).

use tile_kernel::prelude::*;

/// Softmax of rows that fit a tile: one read of memory and one exponential an element.
///
/// `x`, `out`: `[m, n]` with n ≤ `BN`. A block keeps `BM` rows in registers.
#[tile_kernel(default(T = f32, BM = 1, BN = 4096))]
pub fn softmax<T: Float, const BM: usize, const BN: usize>(x: &Tensor<T, 2>, out: &mut Tensor<T, 2>) {
    dims!(x = [m, n], out = [m, n]);
    require!(n <= BN, "a row fits a tile");
    let [b] = blocks([m.div_ceil(BM)]);
    let mut e = fragment::<T::Acc>([BM, BN]);
    let mut top = fragment::<T::Acc>([BM]);
    let mut sum = fragment::<T::Acc>([BM]);
    copy(x.at([b * BM, 0]).or(T::NEG_INFINITY), &mut e);
    reduce_max(&e, &mut top, 1);
    parallel!((BM, BN), |i, j| {
        e[[i, j]] = (e[[i, j]] - top[i]).exp();
    });
    reduce_sum(&e, &mut sum, 1);
    // The largest exponential is one, so the reciprocal is from 1/n to one.
    parallel!(BM, |i| {
        sum[i] = 1.0 / sum[i];
    });
    parallel!((BM, BN), |i, j| {
        e[[i, j]] *= sum[i];
    });
    copy(&e, out.at_mut([b * BM, 0]));
}

/// Softmax of rows of any length, with a running maximum and sum (Milakov and Gimelshein, arXiv
/// 1805.02867).
///
/// `x`, `out`: `[m, n]`. A block owns `BM` rows and walks them twice in tiles of `BN`: once for
/// the statistics, once for the result.
#[tile_kernel(default(T = f32, BM = 4, BN = 1024))]
pub fn online_softmax<T: Float, const BM: usize, const BN: usize>(x: &Tensor<T, 2>, out: &mut Tensor<T, 2>) {
    dims!(x = [m, n], out = [m, n]);
    let [b] = blocks([m.div_ceil(BM)]);
    let mut e = fragment::<T::Acc>([BM, BN]);
    let mut top = fragment::<T::Acc>([BM]);
    let mut old = fragment::<T::Acc>([BM]);
    let mut sum = fragment::<T::Acc>([BM]);
    // A finite start keeps a leading tile of −∞ from making −∞ − −∞.
    fill(&mut top, -3.0e38);
    clear(&mut sum);
    for k in 0..n.div_ceil(BN) {
        copy(x.at([b * BM, k * BN]).or(T::NEG_INFINITY), &mut e);
        copy(&top, &mut old);
        reduce_max_into(&e, &mut top, 1);
        parallel!(BM, |i| {
            sum[i] *= (old[i] - top[i]).exp();
        });
        parallel!((BM, BN), |i, j| {
            e[[i, j]] = (e[[i, j]] - top[i]).exp();
        });
        reduce_sum_into(&e, &mut sum, 1);
    }
    parallel!(BM, |i| {
        sum[i] = 1.0 / sum[i];
    });
    for k in 0..n.div_ceil(BN) {
        copy(x.at([b * BM, k * BN]), &mut e);
        parallel!((BM, BN), |i, j| {
            e[[i, j]] = (e[[i, j]] - top[i]).exp() * sum[i];
        });
        copy(&e, out.at_mut([b * BM, k * BN]));
    }
}

/// The cross-entropy loss of each row: loss = log Σ exp(x) − x\[target\], and the logarithm of the
/// sum, which a backward pass needs.
///
/// `x`: `[m, n]` (logits); `target`: `[m]`, `i32`; `loss`, `lse`: `[m]`, `f32`. Rows with a
/// negative target (ignored ones) have a loss of zero.
#[tile_kernel(default(T = f32, BM = 4, BN = 1024))]
pub fn cross_entropy<T: Float, const BM: usize, const BN: usize>(
    x: &Tensor<T, 2>,
    target: &Tensor<i32, 1>,
    loss: &mut Tensor<f32, 1>,
    lse: &mut Tensor<f32, 1>,
) {
    dims!(x = [m, n], target = [m], loss = [m], lse = [m]);
    let [b] = blocks([m.div_ceil(BM)]);
    let mut e = fragment::<f32>([BM, BN]);
    let mut top = fragment::<f32>([BM]);
    let mut old = fragment::<f32>([BM]);
    let mut sum = fragment::<f32>([BM]);
    fill(&mut top, -3.0e38);
    clear(&mut sum);
    for k in 0..n.div_ceil(BN) {
        copy(x.at([b * BM, k * BN]).or(T::NEG_INFINITY), &mut e);
        copy(&top, &mut old);
        reduce_max_into(&e, &mut top, 1);
        parallel!(BM, |i| {
            sum[i] *= (old[i] - top[i]).exp();
        });
        parallel!((BM, BN), |i, j| {
            e[[i, j]] = (e[[i, j]] - top[i]).exp();
        });
        reduce_sum_into(&e, &mut sum, 1);
    }
    parallel!(BM, |i| {
        let row = b * BM + i;
        let z = top[i] + sum[i].ln();
        let picked = cast::<f32>(x[[row, cast::<usize>(target[row])]]);
        lse[row] = z;
        loss[row] = select(target[row] < 0, 0.0, z - picked);
    });
}

/// The gradient of a softmax: dX = out·(dO − Σ dO·out) for each row.
///
/// `out` (the softmax), `d_out`, `d_x`: `[m, n]`, of any length. A block owns `BM` rows and walks them
/// twice in tiles of `BN`.
#[tile_kernel(default(T = f32, BM = 4, BN = 1024))]
pub fn softmax_backward<T: Float, const BM: usize, const BN: usize>(
    out: &Tensor<T, 2>,
    d_out: &Tensor<T, 2>,
    d_x: &mut Tensor<T, 2>,
) {
    dims!(out = [m, n], d_out = [m, n], d_x = [m, n]);
    let [b] = blocks([m.div_ceil(BM)]);
    let mut p = fragment::<f32>([BM, BN]);
    let mut d = fragment::<f32>([BM, BN]);
    let mut sum = fragment::<f32>([BM]);
    clear(&mut sum);
    for k in 0..n.div_ceil(BN) {
        copy(out.at([b * BM, k * BN]), &mut p);
        copy(d_out.at([b * BM, k * BN]), &mut d);
        parallel!((BM, BN), |i, j| {
            p[[i, j]] *= d[[i, j]];
        });
        reduce_sum_into(&p, &mut sum, 1);
    }
    for k in 0..n.div_ceil(BN) {
        copy(out.at([b * BM, k * BN]), &mut p);
        copy(d_out.at([b * BM, k * BN]), &mut d);
        parallel!((BM, BN), |i, j| {
            p[[i, j]] *= d[[i, j]] - sum[i];
        });
        copy(&p, d_x.at_mut([b * BM, k * BN]));
    }
}

/// The gradient of [`cross_entropy`](fn@cross_entropy): dX = (exp(x − lse) − \[j = target\])·dLoss.
///
/// `x`, `d_x`: `[m, n]`; `target`: `[m]`, `i32`; `lse`, `d_loss`: `[m]`, `f32`. Rows with a negative
/// target have a gradient of zero. A block has `BN` columns of `BM` rows.
#[tile_kernel(default(T = f32, BM = 4, BN = 1024))]
pub fn cross_entropy_backward<T: Float, const BM: usize, const BN: usize>(
    x: &Tensor<T, 2>,
    target: &Tensor<i32, 1>,
    lse: &Tensor<f32, 1>,
    d_loss: &Tensor<f32, 1>,
    d_x: &mut Tensor<T, 2>,
) {
    dims!(x = [m, n], target = [m], lse = [m], d_loss = [m], d_x = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    parallel!((BM, BN), |i, j| {
        let row = by * BM + i;
        let column = bx * BN + j;
        let p = (cast::<f32>(x[[row, column]]) - lse[row]).exp();
        let hit: f32 = select(cast::<i32>(column) == target[row], 1.0, 0.0);
        d_x[[row, column]] = cast::<T>(select(target[row] < 0, 0.0, (p - hit) * d_loss[row]));
    });
}
