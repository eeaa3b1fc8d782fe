//! Formulas of level 2: fusions of several operators.

use super::level1::{gelu_of, mean_of};
use super::{Formula, formula_list};
use tile_kernel::prelude::*;

/// Solutions by the names of tasks and of the kernels in whose place they stand.
pub(super) const FORMULAS: &[(&str, Formula)] = formula_list![
    adamw: "parameters and moments are changed in place",
    bmm_softmax: [bmm_softmax = bmm_softmax()],
    causal_softmax: [causal_softmax = causal_softmax()],
    conv1d_gelu_mean: [conv1d_gelu_mean = conv1d_gelu_mean()],
    conv2d_bias_relu_pool: [conv2d_bias_relu_pool = conv2d_bias_relu_pool()],
    cross_entropy_gradient: "logits are changed in place",
    dequant_gemm: [dequant_gemm = dequant_gemm()],
    dropout_residual: [dropout_residual = dropout_residual()],
    embedding_layer_norm: [embedding_layer_norm = embedding_layer_norm()],
    gemm_bias_gelu: [gemm_bias_gelu = gemm_bias_gelu::<f16>()],
    gemm_group_norm_hardtanh: [gemm_group_norm_hardtanh = gemm_group_norm_hardtanh()],
    gemm_logsumexp: [gemm_logsumexp = gemm_logsumexp()],
    gemm_residual_layer_norm: [gemm_residual_layer_norm = gemm_residual_layer_norm()],
    gemm_row_max: [gemm_row_max = gemm_row_max()],
    gemm_sigmoid_sum: [gemm_sigmoid_sum = gemm_sigmoid_sum()],
    gemm_swish_scale: [gemm_swish_scale = gemm_swish_scale()],
    kl_divergence: [kl_rows = kl_rows(), mean_of = mean_of()],
    lora: [lora = lora()],
    residual_rms_norm_quantise: "the residual is changed in place",
    rope: [rope = rope()],
    swiglu: [swiglu = swiglu::<bf16>()],
];

#[tile_expr]
pub(crate) fn bmm_softmax(a: &Tensor<f32, 3>, b: &Tensor<f32, 3>, y: &mut Tensor<f32, 3>) {
    y[[z, i, j]] = softmax(j, sum(k, a[[z, i, k]] * b[[z, k, j]]));
}

#[tile_expr]
pub(crate) fn causal_softmax(scores: &Tensor<f16, 3>, scale: f32, y: &mut Tensor<f16, 3>) {
    let past = scores.dim(2) - scores.dim(1);
    y[[h, i, j]] = softmax(j, scores[[h, i, j]] * scale, j <= i + past);
}

#[tile_expr(default(BN = 2, BO = 8))]
pub(crate) fn conv1d_gelu_mean(x: &Tensor<f32, 3>, weight: &Tensor<f32, 3>, y: &mut Tensor<f32, 2>) {
    let len = x.dim(2) - weight.dim(2) + 1;
    let conv = |n, o, l| sum(c, sum(r, x[[n, c, l + r]] * weight[[o, c, r]]));
    y[[n, o]] = sum(l < len, gelu_of(conv(n, o, l))) / cast::<f32>(len);
}

#[tile_expr(default(BI = 2, BJ = 8))]
pub(crate) fn conv2d_bias_relu_pool(
    x: &Tensor<f32, 4>,
    weight: &Tensor<f32, 4>,
    bias: &Tensor<f32, 1>,
    y: &mut Tensor<f32, 4>,
) {
    let conv = |n, o, i, j| sum(c, sum(r, sum(s, x[[n, c, i + r - 1, j + s - 1]] * weight[[o, c, r, s]])));
    let pool = |n, o, i, j| max(p < 2, max(q < 2, conv(n, o, 2 * i + p, 2 * j + q)));
    y[[n, o, i, j]] = (pool(n, o, i, j) + bias[o]).max(0.0);
}

#[tile_expr]
pub(crate) fn dequant_gemm(x: &Tensor<f16, 2>, weight: &Tensor<i8, 2>, scale: &Tensor<f32, 1>, y: &mut Tensor<f16, 2>) {
    y[[i, j]] = sum(k, x[[i, k]] * cast::<f32>(weight[[j, k]])) * scale[j];
}

#[tile_expr]
pub(crate) fn dropout_residual(
    x: &Tensor<f32, 2>,
    keep: &Tensor<bool, 2>,
    residual: &Tensor<f32, 2>,
    p: f32,
    y: &mut Tensor<f32, 2>,
) {
    let scale = 1.0 / (1.0 - p);
    y[[i, j]] = residual[[i, j]] + if keep[[i, j]] { x[[i, j]] * scale } else { 0.0 };
}

#[tile_expr]
pub(crate) fn embedding_layer_norm(
    words: &Tensor<f32, 2>,
    places: &Tensor<f32, 2>,
    token: &Tensor<i32, 2>,
    y: &mut Tensor<f32, 3>,
) {
    // There may be more places than tokens: an index with an offset states no extent.
    let both = |b, s, j| words[[token[[b, s]], j]] + places[[s + 0, j]];
    let apart = |b, s, j| both(b, s, j) - mean(k, both(b, s, k));
    let spread = |b, s| mean(k, apart(b, s, k) * apart(b, s, k));
    y[[b, s, j]] = apart(b, s, j) * (spread(b, s) + 1e-5).rsqrt();
}

#[tile_expr]
pub(crate) fn gemm_bias_gelu<T: Float>(
    x: &Tensor<T, 2>,
    weight: &Tensor<T, 2>,
    bias: &Tensor<T, 1>,
    y: &mut Tensor<T, 2>,
) {
    let v = |i, j| sum(k, x[[i, k]] * weight[[j, k]]) + bias[j];
    y[[i, j]] = 0.5 * v(i, j) * (1.0 + (v(i, j) * cast::<T::Acc>(0.5).sqrt()).erf());
}

#[tile_expr(default(BI = 16, BJ = 16))]
pub(crate) fn gemm_group_norm_hardtanh(
    x: &Tensor<f32, 2>,
    weight: &Tensor<f32, 2>,
    bias: &Tensor<f32, 1>,
    limit: f32,
    y: &mut Tensor<f32, 2>,
) {
    let feature = |i, at| sum(k, x[[i, k]] * weight[[at, k]]) + bias[at];
    let middle = |i, j| sum(p < 16, feature(i, j / 16 * 16 + p)) / 16.0;
    let apart = |i, j, p| feature(i, j / 16 * 16 + p) - middle(i, j);
    let spread = |i, j| sum(p < 16, apart(i, j, p) * apart(i, j, p)) / 16.0;
    y[[i, j]] = ((feature(i, j) - middle(i, j)) * (spread(i, j) + 1e-5).rsqrt()).clamp(-limit, limit);
}

#[tile_expr]
pub(crate) fn gemm_logsumexp(x: &Tensor<f16, 2>, weight: &Tensor<f16, 2>, y: &mut Tensor<f32, 1>) {
    y[i] = logsumexp(j, sum(k, x[[i, k]] * weight[[j, k]]));
}

#[tile_expr]
pub(crate) fn gemm_residual_layer_norm(
    x: &Tensor<bf16, 2>,
    weight: &Tensor<bf16, 2>,
    residual: &Tensor<f32, 2>,
    y: &mut Tensor<f32, 2>,
) {
    let h = |i, j| sum(k, x[[i, k]] * weight[[j, k]]) + residual[[i, j]];
    let apart = |i, j| h(i, j) - mean(l, h(i, l));
    y[[i, j]] = apart(i, j) * (mean(l, apart(i, l) * apart(i, l)) + 1e-5).rsqrt();
}

#[tile_expr]
pub(crate) fn gemm_row_max(a: &Tensor<f32, 2>, b: &Tensor<f32, 2>, y: &mut Tensor<f32, 1>) {
    y[i] = max(j, sum(k, a[[i, k]] * b[[k, j]]));
}

#[tile_expr]
pub(crate) fn gemm_sigmoid_sum(x: &Tensor<f32, 2>, weight: &Tensor<f32, 2>, y: &mut Tensor<f32, 1>) {
    y[i] = sum(j, sum(k, x[[i, k]] * weight[[k, j]]).sigmoid());
}

#[tile_fn]
pub(crate) fn silu_of(v: f32) -> f32 {
    v * v.sigmoid()
}

#[tile_expr]
pub(crate) fn gemm_swish_scale(x: &Tensor<f32, 2>, weight: &Tensor<f32, 2>, scale: f32, y: &mut Tensor<f32, 2>) {
    y[[i, j]] = silu_of(sum(k, x[[i, k]] * weight[[k, j]])) * scale;
}

#[tile_expr]
pub(crate) fn kl_rows(p: &Tensor<f32, 2>, q: &Tensor<f32, 2>, loss: &mut Tensor<f32, 1>) {
    let log_p = |i, j| p[[i, j]] - logsumexp(k, p[[i, k]]);
    let log_q = |i, j| q[[i, j]] - logsumexp(k, q[[i, k]]);
    loss[i] = sum(j, log_p(i, j).exp() * (log_p(i, j) - log_q(i, j)));
}

#[tile_expr]
pub(crate) fn lora(
    x: &Tensor<f16, 2>,
    w: &Tensor<f16, 2>,
    a: &Tensor<f16, 2>,
    b: &Tensor<f16, 2>,
    s: f32,
    y: &mut Tensor<f32, 2>,
) {
    let low = |i, r| sum(k, x[[i, k]] * a[[k, r]]) * s;
    y[[i, j]] = sum(k, x[[i, k]] * w[[k, j]]) + sum(r, low(i, r) * b[[r, j]]);
}

#[tile_expr]
pub(crate) fn rope(x: &Tensor<bf16, 4>, cos: &Tensor<f32, 2>, sin: &Tensor<f32, 2>, y: &mut Tensor<bf16, 4>) {
    let half = x.dim(3) / 2;
    let other = |n, h, p, j| select(j < half, -x[[n, h, p, j + half]], x[[n, h, p, j - half]]);
    y[[n, h, p, j]] = x[[n, h, p, j]] * cos[[p, j % half]] + other(n, h, p, j) * sin[[p, j % half]];
}

#[tile_expr]
pub(crate) fn swiglu<T: Float>(x: &Tensor<T, 2>, gate: &Tensor<T, 2>, up: &Tensor<T, 2>, y: &mut Tensor<T, 2>) {
    let g = |i, j| sum(k, x[[i, k]] * gate[[j, k]]);
    y[[i, j]] = g(i, j) * g(i, j).sigmoid() * sum(k, x[[i, k]] * up[[j, k]]);
}
