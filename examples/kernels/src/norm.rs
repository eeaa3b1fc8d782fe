//! Layer normalisation and RMS normalisation of rows that fit a tile, computed in `f32`, of a tensor
//! or of the sum of two: a layer's input and its residual.

use tile_kernel::prelude::*;

/// out = (x − mean) / √(var + eps) · weight + bias for each row (Ba et al., arXiv 1607.06450).
///
/// `x`, `out`: `[m, n]` with n ≤ `BN`; `weight`, `bias`: `[n]`. A block normalises `BM` rows in
/// registers, in two passes over them (mean, then variance), with one read and one write of
/// memory.
#[tile_kernel(default(T = f32, BM = 1, BN = 4096))]
pub fn layer_norm<T: Float, const BM: usize, const BN: usize>(
    x: &Tensor<T, 2>,
    weight: &Tensor<T, 1>,
    bias: &Tensor<T, 1>,
    out: &mut Tensor<T, 2>,
    eps: f32,
) {
    dims!(x = [m, n], weight = [n], bias = [n], out = [m, n]);
    require!(n <= BN, "a row fits a tile");
    let count = cast::<f32>(n);
    let [b] = blocks([m.div_ceil(BM)]);
    let mut d = fragment::<f32>([BM, BN]);
    let mut square = fragment::<f32>([BM, BN]);
    let mut mean = fragment::<f32>([BM]);
    let mut var = fragment::<f32>([BM]);
    copy(x.at([b * BM, 0]), &mut d);
    reduce_sum(&d, &mut mean, 1);
    parallel!((BM, BN), |i, j| {
        d[[i, j]] = select(j < n, d[[i, j]] - mean[i] / count, 0.0);
        square[[i, j]] = d[[i, j]] * d[[i, j]];
    });
    reduce_sum(&square, &mut var, 1);
    parallel!(BM, |i| {
        var[i] = (var[i] / count + eps).rsqrt();
    });
    parallel!((BM, BN), |i, j| {
        d[[i, j]] = d[[i, j]] * var[i] * cast::<f32>(weight[j]) + cast::<f32>(bias[j]);
    });
    copy(&d, out.at_mut([b * BM, 0]));
}

/// out = x / √(mean x² + eps) · weight for each row (Zhang and Sennrich, arXiv 1910.07467).
///
/// `x`, `out`: `[m, n]` with n ≤ `BN`; `weight`: `[n]`. A block normalises `BM` rows in registers.
#[tile_kernel(default(T = f32, BM = 1, BN = 4096))]
pub fn rms_norm<T: Float, const BM: usize, const BN: usize>(
    x: &Tensor<T, 2>,
    weight: &Tensor<T, 1>,
    out: &mut Tensor<T, 2>,
    eps: f32,
) {
    dims!(x = [m, n], weight = [n], out = [m, n]);
    require!(n <= BN, "a row fits a tile");
    let count = cast::<f32>(n);
    let [b] = blocks([m.div_ceil(BM)]);
    let mut d = fragment::<f32>([BM, BN]);
    let mut square = fragment::<f32>([BM, BN]);
    let mut scale = fragment::<f32>([BM]);
    copy(x.at([b * BM, 0]), &mut d);
    parallel!((BM, BN), |i, j| {
        square[[i, j]] = d[[i, j]] * d[[i, j]];
    });
    reduce_sum(&square, &mut scale, 1);
    parallel!(BM, |i| {
        scale[i] = (scale[i] / count + eps).rsqrt();
    });
    parallel!((BM, BN), |i, j| {
        d[[i, j]] = d[[i, j]] * scale[i] * cast::<f32>(weight[j]);
    });
    copy(&d, out.at_mut([b * BM, 0]));
}

/// sum = x + residual, and out = [`layer_norm`](fn@layer_norm) of it: the step between two layers of
/// a transformer, with one read of both and one write of both results.
///
/// `x`, `residual`, `sum`, `out`: `[m, n]` with n ≤ `BN`; `weight`, `bias`: `[n]`. What is normalised
/// is the sum as it is stored.
#[tile_kernel(default(T = f32, BM = 1, BN = 4096))]
pub fn layer_norm_residual<T: Float, const BM: usize, const BN: usize>(
    x: &Tensor<T, 2>,
    residual: &Tensor<T, 2>,
    weight: &Tensor<T, 1>,
    bias: &Tensor<T, 1>,
    out: &mut Tensor<T, 2>,
    sum: &mut Tensor<T, 2>,
    eps: f32,
) {
    dims!(x = [m, n], residual = [m, n], weight = [n], bias = [n], out = [m, n], sum = [m, n]);
    require!(n <= BN, "a row fits a tile");
    let count = cast::<f32>(n);
    let [b] = blocks([m.div_ceil(BM)]);
    let mut d = fragment::<f32>([BM, BN]);
    let mut square = fragment::<f32>([BM, BN]);
    let mut mean = fragment::<f32>([BM]);
    let mut var = fragment::<f32>([BM]);
    parallel!((BM, BN), |i, j| {
        let both = cast::<f32>(x[[b * BM + i, j]]) + cast::<f32>(residual[[b * BM + i, j]]);
        sum[[b * BM + i, j]] = cast::<T>(both);
        d[[i, j]] = cast::<f32>(cast::<T>(both));
    });
    reduce_sum(&d, &mut mean, 1);
    parallel!((BM, BN), |i, j| {
        d[[i, j]] = select(j < n, d[[i, j]] - mean[i] / count, 0.0);
        square[[i, j]] = d[[i, j]] * d[[i, j]];
    });
    reduce_sum(&square, &mut var, 1);
    parallel!(BM, |i| {
        var[i] = (var[i] / count + eps).rsqrt();
    });
    parallel!((BM, BN), |i, j| {
        d[[i, j]] = d[[i, j]] * var[i] * cast::<f32>(weight[j]) + cast::<f32>(bias[j]);
    });
    copy(&d, out.at_mut([b * BM, 0]));
}

/// sum = x + residual, and out = [`rms_norm`](fn@rms_norm) of it, as
/// [`layer_norm_residual`](fn@layer_norm_residual) is of [`layer_norm`](fn@layer_norm).
///
/// `x`, `residual`, `sum`, `out`: `[m, n]` with n ≤ `BN`; `weight`: `[n]`.
#[tile_kernel(default(T = f32, BM = 1, BN = 4096))]
pub fn rms_norm_residual<T: Float, const BM: usize, const BN: usize>(
    x: &Tensor<T, 2>,
    residual: &Tensor<T, 2>,
    weight: &Tensor<T, 1>,
    out: &mut Tensor<T, 2>,
    sum: &mut Tensor<T, 2>,
    eps: f32,
) {
    dims!(x = [m, n], residual = [m, n], weight = [n], out = [m, n], sum = [m, n]);
    require!(n <= BN, "a row fits a tile");
    let count = cast::<f32>(n);
    let [b] = blocks([m.div_ceil(BM)]);
    let mut d = fragment::<f32>([BM, BN]);
    let mut square = fragment::<f32>([BM, BN]);
    let mut scale = fragment::<f32>([BM]);
    parallel!((BM, BN), |i, j| {
        let both = cast::<f32>(x[[b * BM + i, j]]) + cast::<f32>(residual[[b * BM + i, j]]);
        sum[[b * BM + i, j]] = cast::<T>(both);
        d[[i, j]] = cast::<f32>(cast::<T>(both));
        square[[i, j]] = d[[i, j]] * d[[i, j]];
    });
    reduce_sum(&square, &mut scale, 1);
    parallel!(BM, |i| {
        scale[i] = (scale[i] / count + eps).rsqrt();
    });
    parallel!((BM, BN), |i, j| {
        d[[i, j]] = d[[i, j]] * scale[i] * cast::<f32>(weight[j]);
    });
    copy(&d, out.at_mut([b * BM, 0]));
}
