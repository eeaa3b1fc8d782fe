//! Formulas of level 1: single operators.

use super::{Formula, formula_list};
use std::f32::consts::FRAC_1_SQRT_2;
use tile_kernel::prelude::*;

/// Solutions by the names of tasks and of the kernels in whose place they stand.
pub(super) const FORMULAS: &[(&str, Formula)] = formula_list![
    argmax: [argmax = argmax()],
    avg_pool2d: [avg_pool2d = avg_pool2d()],
    batch_norm: [batch_norm = batch_norm()],
    batched_matmul: [batched_matmul = batched_matmul()],
    conv1d: [conv1d = conv1d()],
    conv2d: [conv2d = conv2d()],
    conv_transpose2d: [conv_transpose2d = conv_transpose2d()],
    cross_entropy: [cross_entropy = cross_entropy(), mean_of = mean_of()],
    cumsum: [running_sum = running_sum()],
    depthwise_conv2d: [depthwise_conv2d = depthwise_conv2d()],
    embedding: [embedding = embedding()],
    gelu: [gelu = gelu()],
    group_norm: [group_norm = group_norm()],
    instance_norm: [instance_norm = instance_norm()],
    layer_norm: [layer_norm = layer_norm()],
    leaky_relu: [leaky_relu = leaky_relu()],
    log_softmax: [log_softmax = log_softmax()],
    matmul: [matmul = matmul()],
    matmul_tn: [matmul_tn = matmul_tn()],
    matvec: [matvec = matvec()],
    max_pool2d: [max_pool2d = max_pool2d()],
    mean_middle: [mean_middle = mean_middle()],
    rms_norm: [rms_norm = rms_norm::<bf16>()],
    softmax: [softmax = softmax()],
    top_k: "the elements of a row are ordered",
    triplet_margin: [triplet_rows = triplet_rows(), mean_of = mean_of()],
];

#[tile_expr]
pub(crate) fn argmax(x: &Tensor<f32, 2>, y: &mut Tensor<i32, 1>) {
    y[i] = argmax(j, x[[i, j]]);
}

#[tile_expr]
pub(crate) fn avg_pool2d(x: &Tensor<f32, 4>, padding: usize, y: &mut Tensor<f32, 4>) {
    y[[n, c, i, j]] = sum(r < 3, sum(s < 3, x[[n, c, 3 * i + r - padding, 3 * j + s - padding]])) / 9.0;
}

#[tile_expr]
pub(crate) fn batch_norm(
    x: &Tensor<f32, 4>,
    mean: &Tensor<f32, 1>,
    variance: &Tensor<f32, 1>,
    weight: &Tensor<f32, 1>,
    bias: &Tensor<f32, 1>,
    eps: f32,
    y: &mut Tensor<f32, 4>,
) {
    y[[n, c, i, j]] = (x[[n, c, i, j]] - mean[c]) * (variance[c] + eps).rsqrt() * weight[c] + bias[c];
}

#[tile_expr]
pub(crate) fn batched_matmul(a: &Tensor<bf16, 3>, b: &Tensor<bf16, 3>, c: &mut Tensor<bf16, 3>) {
    c[[z, i, j]] = sum(k, a[[z, i, k]] * b[[z, j, k]]);
}

#[tile_expr(default(BO = 16, BL = 32, BC = 16))]
pub(crate) fn conv1d(
    x: &Tensor<f32, 3>,
    weight: &Tensor<f32, 3>,
    dilation: usize,
    padding: usize,
    y: &mut Tensor<f32, 3>,
) {
    y[[n, o, l]] = sum(c, sum(r, x[[n, c, l + r * dilation - padding]] * weight[[o, c, r]]));
}

#[tile_expr(default(BO = 16, BJ = 16, BC = 16))]
pub(crate) fn conv2d(
    x: &Tensor<f32, 4>,
    weight: &Tensor<f32, 4>,
    stride: usize,
    padding: usize,
    y: &mut Tensor<f32, 4>,
) {
    let pixel = |n, c, i, j, r, s| x[[n, c, i * stride + r - padding, j * stride + s - padding]];
    y[[n, o, i, j]] = sum(c, sum(r, sum(s, pixel(n, c, i, j, r, s) * weight[[o, c, r, s]])));
}

#[tile_expr(default(BC = 8))]
pub(crate) fn conv_transpose2d(
    x: &Tensor<f32, 4>,
    weight: &Tensor<f32, 4>,
    stride: usize,
    padding: usize,
    y: &mut Tensor<f32, 4>,
) {
    let at = |i, r| i + padding - r;
    let reached = |i, r| at(i, r).rem_euclid(stride) == 0;
    let pixel = |n, c, i, j| x[[n, c, i / stride, j / stride]];
    let tap = |n, o, c, i, j, r, s| pixel(n, c, i + padding - r, j + padding - s) * weight[[c, o, r, s]];
    y[[n, o, i, j]] = sum(c, sum(r, sum(s, tap(n, o, c, i, j, r, s), reached(i, r) && reached(j, s))));
}

#[tile_expr]
pub(crate) fn cross_entropy(x: &Tensor<f32, 2>, class: &Tensor<i32, 1>, loss: &mut Tensor<f32, 1>) {
    loss[i] = logsumexp(j, x[[i, j]]) - x[[i, class[i]]];
}

#[tile_expr]
pub(crate) fn mean_of(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    y[one] = mean(i, x[i]);
}

#[tile_expr]
pub(crate) fn running_sum(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    y[[i, j]] = sum(k <= j, x[[i, k]]);
}

#[tile_expr(default(BR = 4))]
pub(crate) fn depthwise_conv2d(x: &Tensor<f32, 4>, weight: &Tensor<f32, 3>, padding: usize, y: &mut Tensor<f32, 4>) {
    y[[n, c, i, j]] = sum(r, sum(s, x[[n, c, i + r - padding, j + s - padding]] * weight[[c, r, s]]));
}

#[tile_expr]
pub(crate) fn embedding(table: &Tensor<bf16, 2>, index: &Tensor<i32, 1>, y: &mut Tensor<bf16, 2>) {
    y[[t, d]] = table[[index[t], d]];
}

#[tile_fn]
pub(crate) fn gelu_of(v: f32) -> f32 {
    0.5 * v * (1.0 + (v * FRAC_1_SQRT_2).erf())
}

#[tile_expr]
pub(crate) fn gelu(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    y[i] = gelu_of(x[i]);
}

#[tile_expr(default(BC = 4, BL = 32))]
pub(crate) fn group_norm(
    x: &Tensor<f32, 3>,
    weight: &Tensor<f32, 1>,
    bias: &Tensor<f32, 1>,
    groups: usize,
    eps: f32,
    y: &mut Tensor<f32, 3>,
) {
    let per = x.dim(1) / groups;
    let element = |n, c, p, l| x[[n, c / per * per + p, l]];
    let middle = |n, c| sum(p < per, mean(l, element(n, c, p, l))) / cast::<f32>(per);
    let apart = |n, c, p, l| element(n, c, p, l) - middle(n, c);
    let spread = |n, c| sum(p < per, mean(l, apart(n, c, p, l) * apart(n, c, p, l))) / cast::<f32>(per);
    y[[n, c, l]] = (x[[n, c, l]] - middle(n, c)) * (spread(n, c) + eps).rsqrt() * weight[c] + bias[c];
}

#[tile_expr(default(BI = 8, BW = 32))]
pub(crate) fn instance_norm(x: &Tensor<f32, 4>, eps: f32, y: &mut Tensor<f32, 4>) {
    let middle = |n, c| mean(i, mean(j, x[[n, c, i, j]]));
    let apart = |n, c, i, j| x[[n, c, i, j]] - middle(n, c);
    let spread = |n, c| mean(i, mean(j, apart(n, c, i, j) * apart(n, c, i, j)));
    y[[n, c, h, w]] = apart(n, c, h, w) * (spread(n, c) + eps).rsqrt();
}

#[tile_expr]
pub(crate) fn layer_norm(
    x: &Tensor<f32, 2>,
    weight: &Tensor<f32, 1>,
    bias: &Tensor<f32, 1>,
    eps: f32,
    y: &mut Tensor<f32, 2>,
) {
    let apart = |i, j| x[[i, j]] - mean(k, x[[i, k]]);
    let spread = |i| mean(k, apart(i, k) * apart(i, k));
    y[[i, j]] = apart(i, j) * (spread(i) + eps).rsqrt() * weight[j] + bias[j];
}

#[tile_expr]
pub(crate) fn leaky_relu(x: &Tensor<f16, 1>, slope: f32, y: &mut Tensor<f16, 1>) {
    y[i] = if x[i] < 0.0 { x[i] * slope } else { x[i] };
}

#[tile_expr]
pub(crate) fn log_softmax(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    y[[i, j]] = x[[i, j]] - logsumexp(k, x[[i, k]]);
}

#[tile_expr]
pub(crate) fn matmul(a: &Tensor<f16, 2>, b: &Tensor<f16, 2>, c: &mut Tensor<f32, 2>) {
    c[[i, j]] = sum(k, a[[i, k]] * b[[k, j]]);
}

#[tile_expr]
pub(crate) fn matmul_tn(a: &Tensor<f32, 2>, b: &Tensor<f32, 2>, c: &mut Tensor<f32, 2>) {
    c[[i, j]] = sum(k, a[[k, i]] * b[[k, j]]);
}

#[tile_expr]
pub(crate) fn matvec(a: &Tensor<bf16, 2>, x: &Tensor<bf16, 1>, y: &mut Tensor<f32, 1>) {
    y[i] = sum(k, a[[i, k]] * x[k]);
}

#[tile_expr]
pub(crate) fn max_pool2d(x: &Tensor<f32, 4>, size: usize, stride: usize, padding: usize, y: &mut Tensor<f32, 4>) {
    let at = |i, r| i * stride + r - padding;
    let inside = |i, r, j, s| at(i, r) >= 0 && at(i, r) < x.dim(2) && at(j, s) >= 0 && at(j, s) < x.dim(3);
    let pixel = |n, c, i, j, r, s| x[[n, c, i * stride + r - padding, j * stride + s - padding]];
    y[[n, c, i, j]] = max(r < size, max(s < size, pixel(n, c, i, j, r, s), inside(i, r, j, s)));
}

#[tile_expr]
pub(crate) fn mean_middle(x: &Tensor<f32, 3>, y: &mut Tensor<f32, 2>) {
    y[[b, j]] = mean(i, x[[b, i, j]]);
}

#[tile_expr]
pub(crate) fn rms_norm<T: Float>(x: &Tensor<T, 2>, weight: &Tensor<T, 1>, eps: f32, y: &mut Tensor<T, 2>) {
    let scale = |i| (mean(k, x[[i, k]] * x[[i, k]]) + eps).rsqrt();
    y[[i, j]] = x[[i, j]] * scale(i) * weight[j];
}

#[tile_expr]
pub(crate) fn softmax(x: &Tensor<bf16, 2>, y: &mut Tensor<bf16, 2>) {
    y[[i, j]] = softmax(j, x[[i, j]]);
}

#[tile_expr]
pub(crate) fn triplet_rows(
    anchor: &Tensor<f32, 2>,
    positive: &Tensor<f32, 2>,
    negative: &Tensor<f32, 2>,
    margin: f32,
    loss: &mut Tensor<f32, 1>,
) {
    let near = |i, j| anchor[[i, j]] - positive[[i, j]] + 1e-6;
    let far = |i, j| anchor[[i, j]] - negative[[i, j]] + 1e-6;
    let norms = |i| sum(j, near(i, j) * near(i, j)).sqrt() - sum(j, far(i, j) * far(i, j)).sqrt();
    loss[i] = (norms(i) + margin).max(0.0);
}
