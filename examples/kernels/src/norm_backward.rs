//! The backward passes of [`rms_norm`](fn@crate::norm::rms_norm) and
//! [`layer_norm`](fn@crate::norm::layer_norm), for rows that fit a tile, computed in `f32`.
//!
//! With u the normalised row, r the reciprocal of its norm, and g = dO·weight:
//!
//! - RMS: dX = r·(g − u·mean(g·u)).
//! - Layer: dX = r·(g − mean(g) − u·mean(g·u)), and dBias = Σ dO over rows.
//! - Both: dWeight = Σ dO·u over rows.
//!
//! A block adds the sums of its rows to those of the whole with atomics; the caller fills `d_weight`
//! and `d_bias` with what they are added to, zeros as a rule. The order of these additions, and so
//! their last bits, differ from run to run.

use tile_kernel::prelude::*;

/// The gradients of [`rms_norm`](fn@crate::norm::rms_norm).
///
/// `x`, `d_out`, `d_x`: `[m, n]` with n ≤ `BN`; `weight`: `[n]`; `d_weight`: `[n]`, `f32`. A block
/// has `BM` rows.
#[tile_kernel(default(T = f32, BM = 1, BN = 4096))]
pub fn rms_norm_backward<T: Float, const BM: usize, const BN: usize>(
    x: &Tensor<T, 2>,
    weight: &Tensor<T, 1>,
    d_out: &Tensor<T, 2>,
    d_x: &mut Tensor<T, 2>,
    d_weight: &mut Tensor<f32, 1>,
    eps: f32,
) {
    dims!(x = [m, n], weight = [n], d_out = [m, n], d_x = [m, n], d_weight = [n]);
    require!(n <= BN, "a row fits a tile");
    let count = cast::<f32>(n);
    let [b] = blocks([m.div_ceil(BM)]);
    let mut unit = fragment::<f32>([BM, BN]);
    let mut gradient = fragment::<f32>([BM, BN]);
    let mut product = fragment::<f32>([BM, BN]);
    let mut scale = fragment::<f32>([BM]);
    let mut along = fragment::<f32>([BM]);
    let mut column = fragment::<f32>([BN]);
    copy(x.at([b * BM, 0]), &mut unit);
    copy(d_out.at([b * BM, 0]), &mut gradient);
    parallel!((BM, BN), |i, j| {
        product[[i, j]] = unit[[i, j]] * unit[[i, j]];
    });
    reduce_sum(&product, &mut scale, 1);
    parallel!(BM, |i| {
        scale[i] = (scale[i] / count + eps).rsqrt();
    });
    // Rows past the end are zeros, whose norm may have no reciprocal.
    parallel!((BM, BN), |i, j| {
        unit[[i, j]] = select(b * BM + i < m, unit[[i, j]] * scale[i], 0.0);
        product[[i, j]] = gradient[[i, j]] * unit[[i, j]];
    });
    reduce_sum(&product, &mut column, 0);
    parallel!((BM, BN), |i, j| {
        gradient[[i, j]] *= cast::<f32>(weight[j]);
        product[[i, j]] = gradient[[i, j]] * unit[[i, j]];
    });
    reduce_sum(&product, &mut along, 1);
    parallel!((BM, BN), |i, j| {
        gradient[[i, j]] = scale[i] * (gradient[[i, j]] - unit[[i, j]] * (along[i] / count));
    });
    copy(&gradient, d_x.at_mut([b * BM, 0]));
    atomic_add(&column, d_weight.at_mut([0]), Relaxed);
}

/// The gradients of [`layer_norm`](fn@crate::norm::layer_norm).
///
/// `x`, `d_out`, `d_x`: `[m, n]` with n ≤ `BN`; `weight`: `[n]`; `d_weight`, `d_bias`: `[n]`, `f32`.
/// A block has `BM` rows.
#[tile_kernel(default(T = f32, BM = 1, BN = 4096))]
pub fn layer_norm_backward<T: Float, const BM: usize, const BN: usize>(
    x: &Tensor<T, 2>,
    weight: &Tensor<T, 1>,
    d_out: &Tensor<T, 2>,
    d_x: &mut Tensor<T, 2>,
    d_weight: &mut Tensor<f32, 1>,
    d_bias: &mut Tensor<f32, 1>,
    eps: f32,
) {
    dims!(x = [m, n], weight = [n], d_out = [m, n], d_x = [m, n], d_weight = [n], d_bias = [n]);
    require!(n <= BN, "a row fits a tile");
    let count = cast::<f32>(n);
    let [b] = blocks([m.div_ceil(BM)]);
    let mut unit = fragment::<f32>([BM, BN]);
    let mut gradient = fragment::<f32>([BM, BN]);
    let mut product = fragment::<f32>([BM, BN]);
    let mut mean = fragment::<f32>([BM]);
    let mut scale = fragment::<f32>([BM]);
    let mut along = fragment::<f32>([BM]);
    let mut column = fragment::<f32>([BN]);
    copy(x.at([b * BM, 0]), &mut unit);
    copy(d_out.at([b * BM, 0]), &mut gradient);
    reduce_sum(&unit, &mut mean, 1);
    parallel!((BM, BN), |i, j| {
        unit[[i, j]] = select(j < n, unit[[i, j]] - mean[i] / count, 0.0);
        product[[i, j]] = unit[[i, j]] * unit[[i, j]];
    });
    reduce_sum(&product, &mut scale, 1);
    parallel!(BM, |i| {
        scale[i] = (scale[i] / count + eps).rsqrt();
    });
    // Rows past the end are zeros, whose norm may have no reciprocal.
    parallel!((BM, BN), |i, j| {
        unit[[i, j]] = select(b * BM + i < m, unit[[i, j]] * scale[i], 0.0);
        product[[i, j]] = gradient[[i, j]] * unit[[i, j]];
    });
    reduce_sum(&product, &mut column, 0);
    atomic_add(&column, d_weight.at_mut([0]), Relaxed);
    reduce_sum(&gradient, &mut column, 0);
    atomic_add(&column, d_bias.at_mut([0]), Relaxed);
    parallel!((BM, BN), |i, j| {
        gradient[[i, j]] *= cast::<f32>(weight[j]);
        product[[i, j]] = gradient[[i, j]] * unit[[i, j]];
    });
    reduce_sum(&product, &mut along, 1);
    reduce_sum(&gradient, &mut mean, 1);
    parallel!((BM, BN), |i, j| {
        let centred = gradient[[i, j]] - mean[i] / count;
        gradient[[i, j]] = scale[i] * (centred - unit[[i, j]] * (along[i] / count));
    });
    copy(&gradient, d_x.at_mut([b * BM, 0]));
}
