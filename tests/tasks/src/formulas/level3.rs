//! Formulas of level 3: blocks of networks.

use super::level1::rms_norm;
use super::level2::{gemm_bias_gelu, swiglu};
use super::{Formula, formula_list};
use tile_kernel::prelude::*;

/// Solutions by the names of tasks and of the kernels in whose place they stand.
pub(super) const FORMULAS: &[(&str, Formula)] = formula_list![
    attention: [attention = attention::<16>()],
    causal_gqa: [causal_gqa = causal_gqa::<bf16, 16>()],
    contrastive_loss: "a launch assigns one row of an output",
    decode_step: "the cache is changed in place",
    linear_attention: [linear_attention = linear_attention()],
    lstm_cell: [lstm_cell = lstm_cell()],
    mlp: [gemm_bias_gelu = gemm_bias_gelu::<f32>(), linear = linear()],
    mobilenet_block: "a flag of its kernel says whether the result is added in place",
    moe: [moe = moe()],
    patch_embedding: [patch_embedding = patch_embedding()],
    squeeze_excite: [squeeze_excite = squeeze_excite()],
    transformer_block: [
        rms_norm = rms_norm::<f32>(),
        linear = linear(),
        causal_gqa = causal_gqa::<f32, 16>(),
        swiglu = swiglu::<f32>()
    ],
    window_attention: [window_attention = window_attention::<16>()],
];

#[tile_expr(default(D = 64))]
pub(crate) fn attention<const D: usize>(
    q: &Tensor<f16, 4>,
    k: &Tensor<f16, 4>,
    v: &Tensor<f16, 4>,
    o: &mut Tensor<f16, 4>,
) {
    dims!(q = [n, h, m, D], k = [n, h, len, D], v = [n, h, len, D]);
    let score = |n, h, i, j| cast::<f32>(D).rsqrt() * sum(d, q[[n, h, i, d]] * k[[n, h, j, d]]);
    o[[n, h, i, e]] = sum(j, softmax(j, score(n, h, i, j)) * v[[n, h, j, e]]);
}

#[tile_expr(default(D = 64))]
pub(crate) fn causal_gqa<T: Float, const D: usize>(
    q: &Tensor<T, 4>,
    k: &Tensor<T, 4>,
    v: &Tensor<T, 4>,
    o: &mut Tensor<T, 4>,
) {
    dims!(q = [n, h, m, D], k = [n, kv, len, D], v = [n, kv, len, D]);
    let group = q.dim(1) / k.dim(1);
    let past = k.dim(2) - q.dim(2);
    let score = |n, h, i, j| cast::<T::Acc>(D).rsqrt() * sum(d, q[[n, h, i, d]] * k[[n, h / group, j, d]]);
    o[[n, h, i, e]] = sum(j, softmax(j, score(n, h, i, j), j <= i + past) * v[[n, h / group, j, e]]);
}

#[tile_expr]
pub(crate) fn linear_attention(q: &Tensor<f32, 3>, k: &Tensor<f32, 3>, v: &Tensor<f32, 3>, o: &mut Tensor<f32, 3>) {
    let weight = |h, i, j| select(j <= i, sum(d, q[[h, i, d]] * k[[h, j, d]]), 0.0);
    o[[h, i, e]] = sum(j, weight(h, i, j) * v[[h, j, e]]);
}

#[tile_expr(default(BI = 16, BJ = 16))]
pub(crate) fn lstm_cell(
    x: &Tensor<f32, 2>,
    h: &Tensor<f32, 2>,
    c: &Tensor<f32, 2>,
    w: &Tensor<f32, 3>,
    bias: &Tensor<f32, 2>,
    h_new: &mut Tensor<f32, 2>,
    c_new: &mut Tensor<f32, 2>,
) {
    // Weights of the input are followed by those of the state.
    let of_input = |g, i, j| sum(k, x[[i, k]] * w[[g, j, k + 0]]) + bias[[g, j]];
    let gate = |g, i, j| of_input(g, i, j) + sum(l, h[[i, l]] * w[[g, j, x.dim(1) + l]]);
    let cell = |i, j| gate(1, i, j).sigmoid() * c[[i, j]] + gate(0, i, j).sigmoid() * gate(2, i, j).tanh();
    c_new[[i, j]] = cell(i, j);
    h_new[[i, j]] = gate(3, i, j).sigmoid() * cell(i, j).tanh();
}

/// Adds to the result, which is zero at first where nothing is to be added to.
#[tile_expr]
pub(crate) fn linear(x: &Tensor<f32, 2>, weight: &Tensor<f32, 2>, _add: bool, y: &mut Tensor<f32, 2>) {
    y[[i, j]] += sum(k, x[[i, k]] * weight[[j, k]]);
}

#[tile_expr(default(BI = 16, BJ = 16))]
pub(crate) fn moe(x: &Tensor<f32, 2>, logits: &Tensor<f32, 2>, weight: &Tensor<f32, 3>, y: &mut Tensor<f32, 2>) {
    dims!(logits = [m, 4], weight = [4, n, k]);
    let first = |i| max(e, logits[[i, e]]);
    let second = |i| max(e, logits[[i, e]], logits[[i, e]] < first(i));
    let gate = |i, e| select(logits[[i, e]] >= second(i), (logits[[i, e]] - first(i)).exp(), 0.0);
    let expert = |i, j, e| sum(k, x[[i, k]] * weight[[e, j, k]]).max(0.0) * gate(i, e);
    y[[i, j]] = sum(e, expert(i, j, e)) / (1.0 + (second(i) - first(i)).exp());
}

#[tile_expr(default(BP = 8, BO = 16, BC = 8))]
pub(crate) fn patch_embedding(
    x: &Tensor<f32, 4>,
    weight: &Tensor<f32, 3>,
    bias: &Tensor<f32, 1>,
    places: &Tensor<f32, 2>,
    y: &mut Tensor<f32, 3>,
) {
    let columns = x.dim(3) / 4;
    let pixel = |b, c, p, q| x[[b, c, p / columns * 4 + q / 4, p % columns * 4 + q % 4]];
    y[[b, p, o]] = sum(c, sum(q, pixel(b, c, p, q) * weight[[o, c, q]])) + bias[o] + places[[p, o]];
}

#[tile_expr(default(BC = 16, BR = 4, BD = 16, BL = 32))]
pub(crate) fn squeeze_excite(x: &Tensor<f32, 3>, down: &Tensor<f32, 2>, up: &Tensor<f32, 2>, y: &mut Tensor<f32, 3>) {
    let hidden = |b, r| sum(d, down[[r, d]] * mean(k, x[[b, d, k]])).max(0.0);
    y[[b, c, l]] = x[[b, c, l]] * sum(r, up[[c, r]] * hidden(b, r)).sigmoid();
}

#[tile_expr(default(D = 64))]
pub(crate) fn window_attention<const D: usize>(
    q: &Tensor<f32, 3>,
    k: &Tensor<f32, 3>,
    v: &Tensor<f32, 3>,
    window: usize,
    o: &mut Tensor<f32, 3>,
) {
    dims!(q = [h, len, D], k = [h, len, D], v = [h, len, D]);
    let score = |h, i, j| cast::<f32>(D).rsqrt() * sum(d, q[[h, i, d]] * k[[h, j, d]]);
    o[[h, i, e]] = sum(j, softmax(j, score(h, i, j), j <= i && i - j < window) * v[[h, j, e]]);
}
