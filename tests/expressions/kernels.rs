//! Kernels in index notation.

use tile_kernel::prelude::*;

#[tile_fn]
pub(crate) fn silu(x: f32) -> f32 {
    x * x.sigmoid()
}

// language: §10
// language: §10.1 out[[i, j]] = value;
// language: §10.2
// language: §10.3 sum(k, …)
/// out = A·B.
#[tile_expr]
pub(crate) fn matmul<T: Num>(a: &Tensor<T, 2>, b: &Tensor<T, 2>, out: &mut Tensor<T, 2>) {
    out[[i, j]] = sum(k, a[[i, k]] * b[[k, j]]);
}

// language: §10.4
/// Every operand transposed, the output as well.
#[tile_expr]
pub(crate) fn matmul_ttt<T: Num>(a: &Tensor<T, 2>, b: &Tensor<T, 2>, out: &mut Tensor<T, 2>) {
    out[[j, i]] = sum(k, a[[k, i]] * b[[j, k]]);
}

/// out = silu(A·W1ᵀ) ∘ (A·W3ᵀ).
#[tile_expr]
pub(crate) fn swiglu(a: &Tensor<f32, 2>, w1: &Tensor<f32, 2>, w3: &Tensor<f32, 2>, out: &mut Tensor<f32, 2>) {
    out[[i, j]] = silu(sum(k, a[[i, k]] * w1[[j, k]])) * sum(k, a[[i, k]] * w3[[j, k]]);
}

#[tile_expr]
pub(crate) fn batched<T: Float>(a: &Tensor<T, 4>, b: &Tensor<T, 4>, bias: &Tensor<T, 1>, out: &mut Tensor<T, 4>) {
    out[[n, h, i, j]] = (sum(k, a[[n, h, i, k]] * b[[n, h, k, j]]) + bias[j]).max(0.0);
}

// language: §10.3
// language: §10.3 softmax(k, …)
#[tile_expr]
pub(crate) fn softmax_rows<T: Float>(x: &Tensor<T, 2>, out: &mut Tensor<T, 2>) {
    out[[i, j]] = softmax(j, x[[i, j]]);
}

// language: §10.1
// language: §10.1 let y = |i, j| value;
#[tile_expr]
pub(crate) fn layer_norm<T: Float>(
    x: &Tensor<T, 2>,
    weight: &Tensor<T, 1>,
    bias: &Tensor<T, 1>,
    out: &mut Tensor<T, 2>,
    eps: f32,
) {
    let average = |i| mean(k, x[[i, k]]);
    let variance = |i| mean(k, (x[[i, k]] - average(i)) * (x[[i, k]] - average(i)));
    out[[i, j]] = (x[[i, j]] - average(i)) * (variance(i) + eps).rsqrt() * weight[j] + bias[j];
}

// language: §10.1 dims!
/// Attention of whole heads, of which `D` is the width.
#[tile_expr(fast_math, default(D = 64))]
pub(crate) fn attention<T: Float, const D: usize>(
    q: &Tensor<T, 4>,
    k: &Tensor<T, 4>,
    v: &Tensor<T, 4>,
    out: &mut Tensor<T, 4>,
    scale: f32,
) {
    dims!(q = [b, h, m, D], k = [b, h, n, D], v = [b, h, n, D]);
    require!(scale > 0.0, "the scale is positive");
    let score = |b, h, i, j| scale * sum(d, q[[b, h, i, d]] * k[[b, h, j, d]]);
    out[[b, h, i, e]] = sum(j, softmax(j, score(b, h, i, j), j <= i) * v[[b, h, j, e]]);
}

/// The same without a stated width.
#[tile_expr]
pub(crate) fn attention_of_any_width<T: Float>(
    q: &Tensor<T, 2>,
    k: &Tensor<T, 2>,
    v: &Tensor<T, 2>,
    out: &mut Tensor<T, 2>,
) {
    out[[i, e]] = sum(j, softmax(j, sum(d, q[[i, d]] * k[[j, d]])) * v[[j, e]]);
}

// language: §10.2 x[[i, 2 * h + r - 1]]
#[tile_expr]
pub(crate) fn conv2d<T: Float>(x: &Tensor<T, 4>, weight: &Tensor<T, 4>, out: &mut Tensor<T, 4>) {
    out[[n, o, h, w]] = sum(c, sum(r, sum(s, x[[n, c, h + r - 1, w + s - 1]] * weight[[o, c, r, s]])));
}

#[tile_expr]
pub(crate) fn conv2d_stride_two<T: Float>(x: &Tensor<T, 4>, weight: &Tensor<T, 4>, out: &mut Tensor<T, 4>) {
    out[[n, o, h, w]] = sum(c, sum(r, sum(s, x[[n, c, 2 * h + r, 2 * w + s]] * weight[[o, c, r, s]])));
}

#[tile_expr]
pub(crate) fn max_pool(x: &Tensor<f32, 4>, out: &mut Tensor<f32, 4>) {
    out[[n, c, h, w]] = max(r < 2, max(s < 2, x[[n, c, 2 * h + r, 2 * w + s]]));
}

#[tile_expr]
pub(crate) fn column_sums<T: Num>(x: &Tensor<T, 2>, out: &mut Tensor<T, 1>) {
    out[j] = sum(i, x[[i, j]]);
}

#[tile_expr]
pub(crate) fn matvec<T: Float>(a: &Tensor<T, 2>, x: &Tensor<T, 1>, out: &mut Tensor<T, 1>) {
    out[i] = sum(k, a[[i, k]] * x[k]);
}

#[tile_expr]
pub(crate) fn distances(a: &Tensor<f32, 2>, b: &Tensor<f32, 2>, out: &mut Tensor<f32, 2>) {
    out[[i, j]] = sum(k, (a[[i, k]] - b[[j, k]]).abs()).sqrt();
}

/// The mean of the rows that a bag's indices name: reduced along an axis that is gathered.
#[tile_expr]
pub(crate) fn bags<T: Float>(ids: &Tensor<i32, 2>, table: &Tensor<T, 2>, out: &mut Tensor<T, 2>) {
    out[[b, d]] = mean(t, table[[ids[[b, t]], d]]);
}

// language: §10.2 table[[ids[t], d]]
#[tile_expr]
pub(crate) fn embed(ids: &Tensor<i32, 1>, table: &Tensor<f32, 2>, out: &mut Tensor<f32, 2>) {
    out[[t, d]] = table[[ids[t], d]] * 2.0;
}

#[tile_expr]
pub(crate) fn transpose<T: Element>(x: &Tensor<T, 2>, out: &mut Tensor<T, 2>) {
    out[[j, i]] = x[[i, j]];
}

/// Elements that lie across the output: a permutation of axes, with a value that lies as the output.
#[tile_expr]
pub(crate) fn channels_last<T: Float>(
    x: &Tensor<T, 4>,
    scale: &Tensor<f32, 1>,
    y: &Tensor<T, 4>,
    out: &mut Tensor<T, 4>,
) {
    out[[n, h, w, c]] = x[[n, c, h, w]] * scale[c] + y[[n, h, w, c]];
}

/// The same elements both ways, and others shifted.
#[tile_expr]
pub(crate) fn symmetric(x: &Tensor<f32, 2>, out: &mut Tensor<f32, 2>) {
    out[[i, j]] = x[[i, j]] + x[[j, i]] - x[[j + 1, i]];
}

/// Columns, of which elements of one row lie side by side.
#[tile_expr]
pub(crate) fn softmax_of_columns<T: Float>(x: &Tensor<T, 2>, out: &mut Tensor<T, 2>) {
    out[[i, j]] = softmax(i, x[[i, j]]);
}

// language: §10.3 logsumexp(k, …)
#[tile_expr]
pub(crate) fn cross_entropy(logits: &Tensor<f32, 2>, target: &Tensor<i32, 1>, loss: &mut Tensor<f32, 1>) {
    loss[i] = logsumexp(j, logits[[i, j]]) - logits[[i, target[i]]];
}

// language: §10.1 let c = value;
/// Scalars, several outputs, conditions, and every kind of number.
#[tile_expr]
pub(crate) fn row_numbers<T: Float>(
    x: &Tensor<T, 2>,
    bounds: &mut Tensor<f32, 1>,
    products: &mut Tensor<f32, 1>,
    scale: f32,
) {
    require!(n >= 2, "rows have two elements");
    dims!(x = [m, n]);
    let half = scale / 2.0;
    let spread = |i| max(k, x[[i, k]], k >= 1) - min(k, x[[i, k]]);
    bounds[i] = cast::<f32>(spread(i)) * half + cast::<f32>(mean(k, x[[i, k]]));
    products[i] = cast::<f32>(product(k, if k < 3 { x[[i, k]] + 2.0 } else { 1.0 }));
}

/// Sums of integers.
#[tile_expr]
pub(crate) fn dot_i8(a: &Tensor<i8, 2>, b: &Tensor<i8, 2>, out: &mut Tensor<i32, 2>) {
    out[[i, j]] = sum(k, a[[i, k]] * b[[j, k]]);
}

/// A product with weights that are converted, and factors that do not depend on its index.
#[tile_expr]
pub(crate) fn dequantised<T: Float>(
    x: &Tensor<T, 2>,
    w: &Tensor<i8, 2>,
    scale: &Tensor<f32, 1>,
    out: &mut Tensor<T, 2>,
) {
    out[[i, j]] = sum(k, x[[i, k]] * cast::<T::Acc>(w[[j, k]]) * scale[j]);
}

/// Rows of a constant length, of which a tile has all.
#[tile_expr(default(N = 40))]
pub(crate) fn softmax_of<const N: usize>(x: &Tensor<f32, 2>, out: &mut Tensor<f32, 2>) {
    dims!(x = [m, N]);
    out[[i, j]] = softmax(j, x[[i, j]] * 2.0);
}

/// One row, and a softmax inside of a reduction.
#[tile_expr]
pub(crate) fn softmax_of_one(x: &Tensor<f32, 1>, out: &mut Tensor<f32, 1>, spread: &mut Tensor<f32, 1>) {
    out[j] = softmax(j, x[j]);
    spread[j] = x[j] - sum(k, softmax(k, x[k]) * x[k]);
}

// language: §10.3 argmax(k, …)
/// The lowest index of each row's greatest element, and that of the least but for the first.
#[tile_expr]
pub(crate) fn places(x: &Tensor<f32, 2>, high: &mut Tensor<i32, 1>, low: &mut Tensor<i32, 1>) {
    high[i] = argmax(k, x[[i, k]]);
    low[i] = argmin(k, x[[i, k]], k >= 1);
}

// language: §10.3 sum(k <= j, …)
#[tile_expr]
pub(crate) fn runs(x: &Tensor<f32, 2>, sums: &mut Tensor<f32, 2>, tops: &mut Tensor<f32, 2>) {
    sums[[i, j]] = sum(k <= j, x[[i, k]]);
    tops[[i, j]] = max(k <= j, x[[i, k]].abs());
}

#[tile_expr]
pub(crate) fn columns_run(x: &Tensor<f32, 2>, out: &mut Tensor<f32, 2>) {
    out[[j, i]] = product(k <= i, x[[k, j]]);
}

/// Running sums of a row that is held.
#[tile_expr]
pub(crate) fn shares(x: &Tensor<f32, 2>, out: &mut Tensor<f32, 2>) {
    let run = |i, l| sum(k <= l, x[[i, k]].exp());
    out[[i, j]] = run(i, j) / sum(k, x[[i, k]].exp());
}

// language: §10.3 scan(k <= j, |h| …)
/// A gated linear recurrence along rows, from a state.
#[tile_expr]
pub(crate) fn gated<T: Float>(a: &Tensor<T, 2>, x: &Tensor<T, 2>, first: &Tensor<T, 1>, out: &mut Tensor<T, 2>) {
    out[[i, j]] = scan(k <= j, first[i], |h| a[[i, k]] * h + x[[i, k]]);
}

/// The same of channels that lie side by side, along the index of time.
#[tile_expr]
pub(crate) fn states(a: &Tensor<f32, 3>, x: &Tensor<f32, 3>, rate: &Tensor<f32, 1>, out: &mut Tensor<f32, 3>) {
    out[[b, t, c]] = scan(s <= t, |h| (a[[b, s, c]] * rate[c]).exp() * h + x[[b, s, c]]) * x[[b, t, c]];
}

/// Discounted returns: from the far end of rows, where an episode may end.
#[tile_expr]
pub(crate) fn returns(reward: &Tensor<f32, 2>, done: &Tensor<bool, 2>, gamma: f32, out: &mut Tensor<f32, 2>) {
    out[[i, t]] = scan(s >= t, |g| reward[[i, s]] + if done[[i, s]] { 0.0 } else { gamma * g });
}

/// Max-plus, whole numbers, and what is not affine.
#[tile_expr]
pub(crate) fn best_segments(x: &Tensor<i32, 2>, limit: i32, best: &mut Tensor<i32, 2>, wrapped: &mut Tensor<i32, 2>) {
    best[[j, i]] = scan(k <= j, |h| x[[k, i]] + h.max(0));
    wrapped[[j, i]] = scan(k <= j, limit, |h| select(h + x[[k, i]] > limit, cast::<i32>(k), h + x[[k, i]]));
}

/// One row, an exponential moving average of it, and how far elements are from that.
#[tile_expr]
pub(crate) fn averages(x: &Tensor<f32, 1>, alpha: f32, out: &mut Tensor<f32, 1>, apart: &mut Tensor<f32, 1>) {
    let average = |j| scan(k <= j, x[0], |h| h + alpha * (x[k] - h));
    out[j] = average(j);
    apart[j] = (x[j] - average(j)).abs() / max(k, x[k].abs());
}

/// A recurrence of products, whose rows have a constant length.
#[tile_expr(default(N = 24))]
pub(crate) fn driven<const N: usize>(
    x: &Tensor<f32, 2>,
    w: &Tensor<f32, 2>,
    decay: &Tensor<f32, 1>,
    out: &mut Tensor<f32, 2>,
) {
    dims!(out = [m, N]);
    out[[i, j]] = scan(l <= j, |h| decay[l] * h + sum(k, x[[i, k]] * w[[k, l]]));
}

/// One recurrence for all rows, and the last value of each.
#[tile_expr]
pub(crate) fn weighted(a: &Tensor<f32, 1>, x: &Tensor<f32, 2>, out: &mut Tensor<f32, 2>) {
    out[[j, i]] = scan(k <= j, 1.0, |h| h * a[k]) * x[[i, j]];
}

#[tile_expr]
pub(crate) fn polynomials(coefficients: &Tensor<f32, 2>, at: &Tensor<f32, 1>, out: &mut Tensor<f32, 1>) {
    let n = coefficients.dim(1);
    out[i] = sum(k, scan(l <= k, |h| h * at[i] + coefficients[[i, l]]), k == n - 1);
}

/// A selective scan: `N` states for each channel, whose steps depend on the elements, and what is read
/// of them.
#[tile_expr]
pub(crate) fn selective_scan<T: Float, const N: usize>(
    x: &Tensor<T, 3>,
    dt: &Tensor<T, 3>,
    a: &Tensor<f32, 2>,
    b: &Tensor<T, 3>,
    c: &Tensor<T, 3>,
    out: &mut Tensor<T, 3>,
) {
    dims!(a = [_, N]);
    let step = |i, t, d| softplus(dt[[i, t, d]]);
    let added = |i, t, d, n| step(i, t, d) * b[[i, t, n]] * x[[i, t, d]];
    let state = |i, t, d, n| scan(k <= t, |h| exp(step(i, k, d) * a[[d, n]]) * h + added(i, k, d, n));
    out[[i, t, d]] = sum(n, state(i, t, d, n) * c[[i, t, n]]) + x[[i, t, d]];
}

/// The highest of some averages with different rates, from the far end.
#[tile_expr]
pub(crate) fn highest_average(x: &Tensor<f32, 2>, rates: &Tensor<f32, 1>, out: &mut Tensor<f32, 2>) {
    out[[i, t]] = max(r < 3, scan(k >= t, 0.5, |h| h + rates[r] * (x[[i, k]] - h))) + x[[i, t]];
}

// language: §10.1 out[[i, j]] += value;
#[tile_expr]
pub(crate) fn matmul_into(a: &Tensor<bf16, 2>, b: &Tensor<bf16, 2>, out: &mut Tensor<bf16, 2>) {
    out[[i, j]] += sum(k, a[[i, k]] * b[[k, j]]);
}

// language: §10.1 out[[ids[i], j]] += value;
#[tile_expr]
pub(crate) fn add_rows(x: &Tensor<f32, 2>, ids: &Tensor<i32, 1>, out: &mut Tensor<f32, 2>) {
    out[[ids[i], j]] += x[[i, j]];
}

#[tile_expr]
pub(crate) fn histogram(ids: &Tensor<i32, 1>, counts: &mut Tensor<i32, 1>) {
    counts[ids[i]] += 1;
}
