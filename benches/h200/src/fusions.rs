//! Linear layers fused with what models do before and after them, as a user writes them. None is
//! known to the compiler.
//!
//! Throughout, `x` is `[m, k]` and `w` is `[n, k]`, both of `bf16`, and a product is x·wᵀ.

use tile_kernel::prelude::*;

/// The block at `[by, bx]` of x·wᵀ, in tiles of `BM` rows of `x` and `BN` of `w`.
#[tile_fn]
fn product<const BM: usize, const BN: usize, const BK: usize>(
    x: &Tensor<bf16, 2>,
    w: &Tensor<bf16, 2>,
    by: usize,
    bx: usize,
) -> Tile<f32, 2> {
    dims!(x = [_, k]);
    let mut x_s = shared::<bf16>([BM, BK]);
    let mut w_s = shared::<bf16>([BN, BK]);
    let mut acc = fragment::<f32>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 4, |ko| {
        copy(x.at([by * BM, ko * BK]), &mut x_s);
        copy(w.at([bx * BN, ko * BK]), &mut w_s);
        gemm(&x_s, w_s.t(), &mut acc);
    });
    acc
}

/// out = x·wᵀ + residual, and squares\[i\] += ∑ⱼ out\[i, j\]², what an RMS norm behind it needs.
///
/// `residual`, `out`: `[m, n]`; `squares`: `[m]`, zero before.
#[tile_kernel(
    default(BM = 128, BN = 128, BK = 64),
    tune(BM = [64, 128, 256], BN = [64, 128, 256], BK = [64], where BM * BN <= 32768)
)]
pub(crate) fn linear_row_squares<const BM: usize, const BN: usize, const BK: usize>(
    x: &Tensor<bf16, 2>,
    w: &Tensor<bf16, 2>,
    residual: &Tensor<bf16, 2>,
    out: &mut Tensor<bf16, 2>,
    squares: &mut Tensor<f32, 1>,
) {
    dims!(x = [m, k], w = [n, k], residual = [m, n], out = [m, n], squares = [m]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut acc: Tile<f32, 2> = product::<BM, BN, BK>(x, w, by, bx);
    dims!(acc = [BM, BN]);
    let mut square = fragment::<f32>([BM, BN]);
    let mut sum = fragment::<f32>([BM]);
    parallel!((BM, BN), |i, j| {
        let sum = acc[[i, j]] + cast::<f32>(residual[[by * BM + i, bx * BN + j]]);
        acc[[i, j]] = sum;
        square[[i, j]] = sum * sum;
    });
    copy(&acc, out.at_mut([by * BM, bx * BN]));
    reduce_sum(&square, &mut sum, 1);
    atomic_add(&sum, squares.at_mut([by * BM]), Relaxed);
}

/// out = rope(x·wᵀ): pairs of columns (2c, 2c + 1) of each head of `D` turn by an angle of the row.
///
/// `cosine`, `sine`: `[m, D / 2]`; `out`: `[m, n]`.
#[tile_kernel(
    default(D = 128, BM = 128, BN = 128, BK = 64),
    tune(BM = [64, 128, 256], BN = [64, 128, 256], BK = [64], where BM * BN <= 32768)
)]
pub(crate) fn linear_rope<const D: usize, const BM: usize, const BN: usize, const BK: usize>(
    x: &Tensor<bf16, 2>,
    w: &Tensor<bf16, 2>,
    cosine: &Tensor<f32, 2>,
    sine: &Tensor<f32, 2>,
    out: &mut Tensor<bf16, 2>,
) {
    dims!(x = [m, k], w = [n, k], cosine = [m, D / 2], sine = [m, D / 2], out = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let acc: Tile<f32, 2> = product::<BM, BN, BK>(x, w, by, bx);
    dims!(acc = [BM, BN]);
    let mut turned = fragment::<f32>([BM, BN]);
    parallel!((BM, BN / 2), |i, c| {
        let pair = (bx * BN / 2 + c) % (D / 2);
        let cos = cosine[[by * BM + i, pair]];
        let sin = sine[[by * BM + i, pair]];
        let (a, b) = (acc[[i, 2 * c]], acc[[i, 2 * c + 1]]);
        turned[[i, 2 * c]] = a * cos - b * sin;
        turned[[i, 2 * c + 1]] = a * sin + b * cos;
    });
    copy(&turned, out.at_mut([by * BM, bx * BN]));
}

/// Queries, keys and values by one product: the columns of x·wᵀ go to three tensors.
///
/// `q`: `[m, nq]`, `k`, `v`: `[m, nk]` with nq + 2·nk rows of `w`; tiles divide nq and nk.
#[tile_kernel(
    default(BM = 128, BN = 128, BK = 64),
    tune(BM = [64, 128, 256], BN = [64, 128, 256], BK = [64], where BM * BN <= 32768)
)]
pub(crate) fn linear_qkv<const BM: usize, const BN: usize, const BK: usize>(
    x: &Tensor<bf16, 2>,
    w: &Tensor<bf16, 2>,
    q: &mut Tensor<bf16, 2>,
    k: &mut Tensor<bf16, 2>,
    v: &mut Tensor<bf16, 2>,
) {
    dims!(x = [m, depth], w = [n, depth], q = [m, nq], k = [m, nk], v = [m, nk]);
    require!(n == nq + 2 * nk && nq % BN == 0 && nk % BN == 0, "tiles divide queries, keys and values");
    let [by, bx] = blocks([m.div_ceil(BM), n / BN]);
    let acc: Tile<f32, 2> = product::<BM, BN, BK>(x, w, by, bx);
    dims!(acc = [BM, BN]);
    if bx * BN < nq {
        copy(&acc, q.at_mut([by * BM, bx * BN]));
    } else if bx * BN < nq + nk {
        copy(&acc, k.at_mut([by * BM, bx * BN - nq]));
    } else {
        copy(&acc, v.at_mut([by * BM, bx * BN - nq - nk]));
    }
}

/// Statistics of the logits x·wᵀ by tiles of columns, without the logits: maximum and sum of
/// exponentials, and the logit of each row's target. [`cross_entropy_of_tiles`] ends it.
///
/// `target`: `[m]`; `high`, `total`: `[tiles, m]` with a row for each `BN` columns; `hit`: `[m]`.
#[tile_kernel(
    fast_math,
    default(BM = 128, BN = 256, BK = 64),
    tune(BM = [64, 128, 256], BN = [256], BK = [64], where BM * BN <= 32768)
)]
pub(crate) fn head_statistics<const BM: usize, const BN: usize, const BK: usize>(
    x: &Tensor<bf16, 2>,
    w: &Tensor<bf16, 2>,
    target: &Tensor<i32, 1>,
    high: &mut Tensor<f32, 2>,
    total: &mut Tensor<f32, 2>,
    hit: &mut Tensor<f32, 1>,
) {
    dims!(x = [m, k], w = [n, k], target = [m], high = [n.div_ceil(BN), m], total = [n.div_ceil(BN), m], hit = [m]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)], disjoint = "a target lies in one tile of columns");
    let mut acc: Tile<f32, 2> = product::<BM, BN, BK>(x, w, by, bx);
    dims!(acc = [BM, BN]);
    let mut top = fragment::<f32>([BM]);
    let mut sum = fragment::<f32>([BM]);
    let mut found = fragment::<f32>([BM]);
    let mut chosen = fragment::<f32>([BM, BN]);
    tile!(acc = |i, j| select(bx * BN + j < n, acc, f32::NEG_INFINITY));
    tile!(chosen = |i, j| select(cast::<i32>(bx * BN + j) == target[by * BM + i], acc, 0.0));
    reduce_sum(&chosen, &mut found, 1);
    reduce_max(&acc, &mut top, 1);
    tile!(acc = exp(acc - top[.., None]));
    reduce_sum(&acc, &mut sum, 1);
    copy(&top, high.at_mut((bx, span(by * BM, BM))));
    copy(&sum, total.at_mut((bx, span(by * BM, BM))));
    parallel!(BM, |i| {
        let column = cast::<usize>(target[by * BM + i]);
        if column / BN == bx {
            hit[by * BM + i] = found[i];
        }
    });
}

/// loss\[i\] = ln ∑ⱼ exp(logit\[i, j\]) − hit\[i\], from the statistics of tiles of columns.
///
/// `high`, `total`: `[tiles, m]`; `hit`, `loss`: `[m]`.
#[tile_kernel(default(BN = 128))]
pub(crate) fn cross_entropy_of_tiles<const BN: usize>(
    high: &Tensor<f32, 2>,
    total: &Tensor<f32, 2>,
    hit: &Tensor<f32, 1>,
    loss: &mut Tensor<f32, 1>,
) {
    dims!(high = [tiles, m], total = [tiles, m], hit = [m], loss = [m]);
    let [b] = blocks([m.div_ceil(BN)]);
    parallel!(BN, |i| {
        let row = b * BN + i;
        let mut top = f32::NEG_INFINITY;
        for t in 0..tiles {
            top = top.max(high[[t, row]]);
        }
        let mut sum = 0.0;
        for t in 0..tiles {
            sum += total[[t, row]] * (high[[t, row]] - top).exp();
        }
        loss[row] = top + sum.ln() - hit[row];
    });
}

/// The `K` most probable experts of each token, and their probabilities.
///
/// `logits`: `[m, E]`; `experts`, `weights`: `[m, K]`, most probable first.
#[tile_kernel(fast_math, default(E = 256, K = 8, BM = 4))]
pub(crate) fn route<const E: usize, const K: usize, const BM: usize>(
    logits: &Tensor<f32, 2>,
    experts: &mut Tensor<i32, 2>,
    weights: &mut Tensor<f32, 2>,
) {
    dims!(logits = [m, E], experts = [m, K], weights = [m, K]);
    let [b] = blocks([m.div_ceil(BM)]);
    let mut p = fragment::<f32>([BM, E]);
    let mut top = fragment::<f32>([BM]);
    let mut sum = fragment::<f32>([BM]);
    let mut best = fragment::<i32>([BM]);
    copy(logits.at([b * BM, 0]), &mut p);
    reduce_max(&p, &mut top, 1);
    tile!(p = exp(p - top[.., None]));
    reduce_sum(&p, &mut sum, 1);
    for place in 0..K {
        reduce_argmax(&p, &mut best, 1);
        reduce_max(&p, &mut top, 1);
        parallel!(BM, |i| {
            experts[[b * BM + i, place]] = best[i];
            weights[[b * BM + i, place]] = top[i] / sum[i];
        });
        tile!(p = |i, j| select(cast::<i32>(j) == best[i], -1.0, p));
    }
}

/// out = rms_norm(x)·wᵀ: the operand is computed on its way into the product.
///
/// `scale`: `[m]`, 1 / √(mean of squares + ε) of each row of `x`; `gain`: `[k]`; `out`: `[m, n]`.
#[tile_kernel(
    default(BM = 128, BN = 128, BK = 64),
    tune(BM = [64, 128, 256], BN = [64, 128, 256], BK = [64], where BM * BN <= 32768)
)]
pub(crate) fn norm_linear<const BM: usize, const BN: usize, const BK: usize>(
    x: &Tensor<bf16, 2>,
    w: &Tensor<bf16, 2>,
    scale: &Tensor<f32, 1>,
    gain: &Tensor<bf16, 1>,
    out: &mut Tensor<bf16, 2>,
) {
    dims!(x = [m, k], w = [n, k], scale = [m], gain = [k], out = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut x_s = shared::<bf16>([BM, BK]);
    let mut w_s = shared::<bf16>([BN, BK]);
    let mut acc = fragment::<f32>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 4, |ko| {
        copy(w.at([bx * BN, ko * BK]), &mut w_s);
        parallel!((BM, BK), |i, j| {
            let value = cast::<f32>(x[[by * BM + i, ko * BK + j]]) * scale[by * BM + i];
            x_s[[i, j]] = cast::<bf16>(value * cast::<f32>(gain[ko * BK + j]));
        });
        gemm(&x_s, w_s.t(), &mut acc);
    });
    copy(&acc, out.at_mut([by * BM, bx * BN]));
}

/// out = (silu(gate) ∘ up)·wᵀ, what ends a gated MLP.
///
/// `gate`, `up`: `[m, k]`; `out`: `[m, n]`.
#[tile_kernel(
    default(BM = 128, BN = 128, BK = 64),
    tune(BM = [64, 128, 256], BN = [64, 128, 256], BK = [64], where BM * BN <= 32768),
    fast_math,
)]
pub(crate) fn gated_linear<const BM: usize, const BN: usize, const BK: usize>(
    gate: &Tensor<bf16, 2>,
    w: &Tensor<bf16, 2>,
    up: &Tensor<bf16, 2>,
    out: &mut Tensor<bf16, 2>,
) {
    dims!(gate = [m, k], w = [n, k], up = [m, k], out = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut x_s = shared::<bf16>([BM, BK]);
    let mut w_s = shared::<bf16>([BN, BK]);
    let mut acc = fragment::<f32>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 4, |ko| {
        copy(w.at([bx * BN, ko * BK]), &mut w_s);
        parallel!((BM, BK), |i, j| {
            let g = cast::<f32>(gate[[by * BM + i, ko * BK + j]]);
            let u = cast::<f32>(up[[by * BM + i, ko * BK + j]]);
            x_s[[i, j]] = cast::<bf16>(g / (1.0 + (-g).exp()) * u);
        });
        gemm(&x_s, w_s.t(), &mut acc);
    });
    copy(&acc, out.at_mut([by * BM, bx * BN]));
}

/// out = x·wᵀ + (x·downᵀ)·upᵀ, a linear layer with an adapter of rank `R` (LoRA).
///
/// `down`: `[R, k]`; `up`: `[n, R]`; `out`: `[m, n]`.
#[tile_kernel(
    default(R = 16, BM = 128, BN = 128, BK = 64),
    tune(BM = [64, 128, 256], BN = [64, 128, 256], BK = [64], where BM * BN <= 32768)
)]
pub(crate) fn linear_lora<const R: usize, const BM: usize, const BN: usize, const BK: usize>(
    x: &Tensor<bf16, 2>,
    w: &Tensor<bf16, 2>,
    down: &Tensor<bf16, 2>,
    up: &Tensor<bf16, 2>,
    out: &mut Tensor<bf16, 2>,
) {
    dims!(x = [m, k], w = [n, k], down = [R, k], up = [n, R], out = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut x_s = shared::<bf16>([BM, BK]);
    let mut w_s = shared::<bf16>([BN, BK]);
    let mut down_s = shared::<bf16>([R, BK]);
    let mut up_s = shared::<bf16>([BN, R]);
    let mut low_s = shared::<bf16>([BM, R]);
    let mut acc = fragment::<f32>([BM, BN]);
    let mut low = fragment::<f32>([BM, R]);
    clear(&mut acc);
    clear(&mut low);
    pipelined!(0..k.div_ceil(BK), stages = 4, |ko| {
        copy(x.at([by * BM, ko * BK]), &mut x_s);
        copy(w.at([bx * BN, ko * BK]), &mut w_s);
        copy(down.at([0, ko * BK]), &mut down_s);
        gemm(&x_s, w_s.t(), &mut acc);
        gemm(&x_s, down_s.t(), &mut low);
    });
    copy(up.at([bx * BN, 0]), &mut up_s);
    copy(&low, &mut low_s);
    gemm(&low_s, up_s.t(), &mut acc);
    copy(&acc, out.at_mut([by * BM, bx * BN]));
}

/// out = x·wᵀ of 8 bits, with a scale for each row and `BN` columns: what an 8-bit GEMM behind it
/// takes.
///
/// `out`: `[m, n]`; `scales`: `[m, n / BN]`.
#[tile_kernel(
    fast_math,
    default(BM = 128, BN = 128, BK = 64),
    tune(BM = [64, 128, 256], BN = [128], BK = [64])
)]
pub(crate) fn linear_quantised<const BM: usize, const BN: usize, const BK: usize>(
    x: &Tensor<bf16, 2>,
    w: &Tensor<bf16, 2>,
    out: &mut Tensor<F8E4M3, 2>,
    scales: &mut Tensor<f32, 2>,
) {
    dims!(x = [m, k], w = [n, k], out = [m, n], scales = [m, n / BN]);
    require!(n % BN == 0, "groups of columns are whole");
    let [by, bx] = blocks([m.div_ceil(BM), n / BN]);
    let mut acc: Tile<f32, 2> = product::<BM, BN, BK>(x, w, by, bx);
    dims!(acc = [BM, BN]);
    let mut size = fragment::<f32>([BM]);
    reduce_abs_max(&acc, &mut size, 1);
    tile!(size = size.max(1.0e-12) / 448.0);
    tile!(acc /= size[.., None]);
    copy(&acc, out.at_mut([by * BM, bx * BN]));
    parallel!(BM, |i| scales[[by * BM + i, bx]] = size[i]);
}
