//! Fusions in index notation, as who knows the algorithm alone writes them. The device chooses all tiles.

use tile_kernel::prelude::*;

/// gelu in its form with tanh, as a sigmoid.
#[tile_fn]
fn gelu(x: f32) -> f32 {
    x * (1.595_769_1 * (x + 0.044_715 * x * x * x)).sigmoid()
}

/// out = x / √(mean x² + eps) · weight · silu(gate), the norm of a gated state-space layer.
#[tile_expr(fast_math)]
pub(crate) fn gated_norm(
    x: &Tensor<bf16, 2>,
    gate: &Tensor<bf16, 2>,
    weight: &Tensor<bf16, 1>,
    out: &mut Tensor<bf16, 2>,
) {
    let size = |i| (mean(k, x[[i, k]] * x[[i, k]]) + 1e-5).rsqrt();
    out[[i, j]] = x[[i, j]] * size(i) * weight[j] * gate[[i, j]] * gate[[i, j]].sigmoid();
}

/// The layer norm of x + residual.
#[tile_expr(fast_math)]
pub(crate) fn residual_norm(
    x: &Tensor<bf16, 2>,
    residual: &Tensor<bf16, 2>,
    weight: &Tensor<bf16, 1>,
    bias: &Tensor<bf16, 1>,
    out: &mut Tensor<bf16, 2>,
) {
    let y = |i, j| x[[i, j]] + residual[[i, j]];
    let average = |i| mean(k, y(i, k));
    let variance = |i| mean(k, (y(i, k) - average(i)) * (y(i, k) - average(i)));
    out[[i, j]] = (y(i, j) - average(i)) * (variance(i) + 1e-5).rsqrt() * weight[j] + bias[j];
}

/// The softmax of each row of x / 8 + bias.
#[tile_expr(fast_math)]
pub(crate) fn biased_scores(x: &Tensor<bf16, 2>, bias: &Tensor<bf16, 1>, out: &mut Tensor<bf16, 2>) {
    out[[i, j]] = softmax(j, x[[i, j]] * 0.125 + bias[j]);
}

/// −ln of the probability of each row's target.
#[tile_expr(fast_math)]
pub(crate) fn cross_entropy_loss(logits: &Tensor<bf16, 2>, target: &Tensor<i32, 1>, out: &mut Tensor<f32, 1>) {
    out[i] = logsumexp(j, logits[[i, j]]) - logits[[i, target[i]]];
}

/// gelu(x·wᵀ + bias) in its form with tanh.
#[tile_expr(fast_math)]
pub(crate) fn activated_layer(
    x: &Tensor<bf16, 2>,
    w: &Tensor<bf16, 2>,
    bias: &Tensor<bf16, 1>,
    out: &mut Tensor<bf16, 2>,
) {
    let y = |i, j| sum(k, x[[i, k]] * w[[j, k]]) + bias[j];
    out[[i, j]] = gelu(y(i, j));
}

/// silu(x·w1ᵀ) ∘ (x·w3ᵀ).
#[tile_expr(fast_math)]
pub(crate) fn swiglu_layer(x: &Tensor<bf16, 2>, w1: &Tensor<bf16, 2>, w3: &Tensor<bf16, 2>, out: &mut Tensor<bf16, 2>) {
    let gate = |i, j| sum(k, x[[i, k]] * w1[[j, k]]);
    out[[i, j]] = gate(i, j) * gate(i, j).sigmoid() * sum(k, x[[i, k]] * w3[[j, k]]);
}

/// Causal attention of heads of 128 whose scores fall with distance (ALiBi; Press et al., arXiv 2108.12409).
#[tile_expr(fast_math)]
pub(crate) fn alibi_attention(
    q: &Tensor<bf16, 3>,
    k: &Tensor<bf16, 3>,
    v: &Tensor<bf16, 3>,
    slope: &Tensor<f32, 1>,
    out: &mut Tensor<bf16, 3>,
) {
    dims!(q = [h, m, 128], k = [h, n, 128], v = [h, n, 128]);
    let score = |h, i, j| 0.088_388_35 * sum(d, q[[h, i, d]] * k[[h, j, d]]) - slope[h] * cast::<f32>(i - j);
    out[[h, i, e]] = sum(j, softmax(j, score(h, i, j), j <= i) * v[[h, j, e]]);
}

/// Attention of heads of 128 whose scores are capped: 30·tanh(s / 30).
#[tile_expr(fast_math)]
pub(crate) fn capped_attention(
    q: &Tensor<bf16, 3>,
    k: &Tensor<bf16, 3>,
    v: &Tensor<bf16, 3>,
    out: &mut Tensor<bf16, 3>,
) {
    dims!(q = [h, m, 128], k = [h, n, 128], v = [h, n, 128]);
    let score = |h, i, j| 30.0 * (0.002_946_278_4 * sum(d, q[[h, i, d]] * k[[h, j, d]])).tanh();
    out[[h, i, e]] = sum(j, softmax(j, score(h, i, j)) * v[[h, j, e]]);
}

/// The mean of the embeddings of each bag of tokens.
#[tile_expr(fast_math)]
pub(crate) fn bag_of_embeddings(ids: &Tensor<i32, 2>, table: &Tensor<bf16, 2>, out: &mut Tensor<bf16, 2>) {
    out[[b, d]] = mean(t, table[[ids[[b, t]], d]]);
}

/// gelu(x + bias) with its axes exchanged.
#[tile_expr(fast_math)]
pub(crate) fn activated_columns(x: &Tensor<bf16, 2>, bias: &Tensor<bf16, 1>, out: &mut Tensor<bf16, 2>) {
    let y = |i, j| x[[i, j]] + bias[j];
    out[[j, i]] = gelu(y(i, j));
}
