//! The backward pass of [`flash_attention`](fn@crate::attention::flash_attention): the gradients
//! dQ, dK and dV (Dao, arXiv 2307.08691, algorithm 2).
//!
//! With P = exp(scale·Q·Kᵀ − lse), dP = dO·Vᵀ and δᵢ = Σ_d dOᵢ·Oᵢ:
//!
//! - dV = Pᵀ·dO
//! - dS = P∘(dP − δ)
//! - dQ = scale·dS·K
//! - dK = scale·dSᵀ·Q
//!
//! There are two ways to launch it. Both begin with [`attention_delta`](fn@attention_delta):
//!
//! | launches | kernels | scores | dQ |
//! |---|---|---|---|
//! | three | [`attention_backward_kv`](fn@attention_backward_kv), [`attention_backward_q`](fn@attention_backward_q) | computed twice | without atomics, deterministic |
//! | two | [`attention_backward_fused`](fn@attention_backward_fused) | computed once | atomic adds, in the order in which blocks come |
//!
//! Shapes and the causal mask are those of the forward pass. As there, exponentials are powers of
//! two, and only tiles that a mask cuts are masked. A masked score is −∞; the lse of a query that
//! sees no key is taken as finite, so that its weights are exp2(−∞) = 0. What is read outside of
//! the tensors is zero and adds nothing to the gradients of what is inside.

use std::f32::consts::LOG2_E;
use tile_kernel::prelude::*;

/// δ = Σ_d dO·O for each query: the row sums that the softmax gradient subtracts.
///
/// `out`, `d_out`: `[batch, heads, m, D]`; `delta`: `[batch, heads, m]`, `f32`. A block reduces
/// `BM` rows.
#[tile_kernel(default(T = f32, BM = 64, D = 128))]
pub fn attention_delta<T: Float, const BM: usize, const D: usize>(
    out: &Tensor<T, 4>,
    d_out: &Tensor<T, 4>,
    delta: &mut Tensor<f32, 3>,
) {
    dims!(out = [batch, heads, m, D], d_out = [batch, heads, m, D], delta = [batch, heads, m]);
    let [b, h, x] = blocks([batch, heads, m.div_ceil(BM)]);
    let mut product = fragment::<f32>([BM, D]);
    let mut sum = fragment::<f32>([BM]);
    parallel!((BM, D), |i, d| {
        let row = x * BM + i;
        product[[i, d]] = cast::<f32>(out[[b, h, row, d]]) * cast::<f32>(d_out[[b, h, row, d]]);
    });
    reduce_sum(&product, &mut sum, 1);
    copy(&sum, delta.at_mut([b, h, x * BM]));
}

/// dK and dV, without atomics.
///
/// A block owns `BN` keys of a key head. Its mainloop walks the tiles of `BM` queries of every
/// query head of the group, in a two-stage pipeline over Q and dO, with four GEMMs an iteration.
/// Scores are computed transposed, `[BN, BM]`, so that P and dS are left operands of the GEMMs
/// into dV and dK as they are, in registers.
///
/// `q`, `d_out`: `[batch, heads, m, D]`; `k`, `v`, `d_k`, `d_v`: `[batch, kv_heads, n, D]`; `lse`,
/// `delta`: `[batch, heads, m]`, `f32`.
#[tile_kernel(
    fast_math,
    default(T = f32, BM = 64, BN = 64, D = 128, CAUSAL = true),
    tune(BM = [64, 32, 16, 8, 128, 96, 112], BN = [64, 32, 16, 8, 128])
)]
pub fn attention_backward_kv<T: Float, const BM: usize, const BN: usize, const D: usize, const CAUSAL: bool>(
    q: &Tensor<T, 4>,
    k: &Tensor<T, 4>,
    v: &Tensor<T, 4>,
    d_out: &Tensor<T, 4>,
    lse: &Tensor<f32, 3>,
    delta: &Tensor<f32, 3>,
    d_k: &mut Tensor<T, 4>,
    d_v: &mut Tensor<T, 4>,
    scale: f32,
) {
    dims!(q = [batch, heads, m, D], k = [batch, kv_heads, n, D], v = [batch, kv_heads, n, D]);
    dims!(d_out = [batch, heads, m, D], d_k = [batch, kv_heads, n, D], d_v = [batch, kv_heads, n, D]);
    dims!(lse = [batch, heads, m], delta = [batch, heads, m]);
    require!(heads % kv_heads == 0, "key heads divide query heads");
    let group = heads / kv_heads;
    require!(scale > 0.0, "the scale is positive");
    let log2_scale = cast::<T::Acc>(scale * LOG2_E);
    let [b, kv, y] = blocks([batch, kv_heads, n.div_ceil(BN)]);
    let mut k_s = shared::<T>([BN, D]);
    let mut v_s = shared::<T>([BN, D]);
    let mut q_s = shared::<T>([BM, D]);
    let mut do_s = shared::<T>([BM, D]);
    let mut lse_s = shared::<f32>([BM]);
    let mut delta_s = shared::<f32>([BM]);
    let mut s = fragment::<T::Acc>([BN, BM]);
    let mut dp = fragment::<T::Acc>([BN, BM]);
    let mut p = fragment::<T>([BN, BM]);
    let mut ds = fragment::<T>([BN, BM]);
    let mut dk = fragment::<T::Acc>([BN, D]);
    let mut dv = fragment::<T::Acc>([BN, D]);
    copy(k.at([b, kv, y * BN, 0]), &mut k_s);
    copy(v.at([b, kv, y * BN, 0]), &mut v_s);
    clear(&mut dk);
    clear(&mut dv);
    // The first query that sees a key of this block.
    let first = if CAUSAL { (y * BN + m - n).max(0) / BM } else { 0 };
    for h in kv * group..(kv + 1) * group {
        pipelined!(first..m.div_ceil(BM), stages = 2, |x| {
            copy(q.at([b, h, x * BM, 0]), &mut q_s);
            copy(d_out.at([b, h, x * BM, 0]), &mut do_s);
            copy(lse.at([b, h, x * BM]), &mut lse_s);
            copy(delta.at([b, h, x * BM]), &mut delta_s);
            gemm_set(&k_s, q_s.t(), &mut s);
            gemm_set(&v_s, do_s.t(), &mut dp);
            // Only tiles that the causal mask cuts; a key past the end has a row of its own here,
            // which is not stored.
            if CAUSAL && y * BN + BN > x * BM + 1 + n - m {
                parallel!((BN, BM), |j, i| {
                    s[[j, i]] = select(y * BN + j < x * BM + i + 1 + n - m, s[[j, i]], T::Acc::NEG_INFINITY);
                });
            }
            parallel!((BN, BM), |j, i| {
                s[[j, i]] = s[[j, i]].mul_add(log2_scale, -cast::<T::Acc>(lse_s[i].max(-1.0e30) * LOG2_E)).exp2();
            });
            copy(&s, &mut p);
            gemm(&p, &do_s, &mut dv);
            parallel!((BN, BM), |j, i| {
                dp[[j, i]] = s[[j, i]] * (dp[[j, i]] - cast::<T::Acc>(delta_s[i]));
            });
            copy(&dp, &mut ds);
            gemm(&ds, &q_s, &mut dk);
        });
    }
    parallel!((BN, D), |j, d| {
        dk[[j, d]] *= cast::<T::Acc>(scale);
    });
    copy(&dk, d_k.at_mut([b, kv, y * BN, 0]));
    copy(&dv, d_v.at_mut([b, kv, y * BN, 0]));
}

/// dQ, without atomics.
///
/// A block owns `BM` queries of a head. Its mainloop walks the keys in tiles of `BN`, in a
/// two-stage pipeline over K and V, with three GEMMs an iteration. Shapes are those of
/// [`attention_backward_kv`](fn@attention_backward_kv); `d_q` is `[batch, heads, m, D]`.
#[tile_kernel(
    fast_math,
    default(T = f32, BM = 64, BN = 64, D = 128, CAUSAL = true),
    tune(BM = [64, 32, 16, 8, 128, 96, 112], BN = [64, 32, 16, 8, 128])
)]
pub fn attention_backward_q<T: Float, const BM: usize, const BN: usize, const D: usize, const CAUSAL: bool>(
    q: &Tensor<T, 4>,
    k: &Tensor<T, 4>,
    v: &Tensor<T, 4>,
    d_out: &Tensor<T, 4>,
    lse: &Tensor<f32, 3>,
    delta: &Tensor<f32, 3>,
    d_q: &mut Tensor<T, 4>,
    scale: f32,
) {
    dims!(q = [batch, heads, m, D], k = [batch, kv_heads, n, D], v = [batch, kv_heads, n, D]);
    dims!(d_out = [batch, heads, m, D], d_q = [batch, heads, m, D]);
    dims!(lse = [batch, heads, m], delta = [batch, heads, m]);
    require!(heads % kv_heads == 0, "key heads divide query heads");
    require!(scale > 0.0, "the scale is positive");
    let log2_scale = cast::<T::Acc>(scale * LOG2_E);
    let [b, h, x] = blocks([batch, heads, m.div_ceil(BM)]);
    let kv = h / (heads / kv_heads);
    let mut q_s = shared::<T>([BM, D]);
    let mut do_s = shared::<T>([BM, D]);
    let mut k_s = shared::<T>([BN, D]);
    let mut v_s = shared::<T>([BN, D]);
    let mut lse_r = fragment::<f32>([BM]);
    let mut delta_r = fragment::<f32>([BM]);
    let mut s = fragment::<T::Acc>([BM, BN]);
    let mut dp = fragment::<T::Acc>([BM, BN]);
    let mut ds = fragment::<T>([BM, BN]);
    let mut dq = fragment::<T::Acc>([BM, D]);
    copy(q.at([b, h, x * BM, 0]), &mut q_s);
    copy(d_out.at([b, h, x * BM, 0]), &mut do_s);
    copy(lse.at([b, h, x * BM]), &mut lse_r);
    copy(delta.at([b, h, x * BM]), &mut delta_r);
    clear(&mut dq);
    // The numbers of keys that the first and the last query of the block see.
    let first = if CAUSAL { n.min(x * BM + 1 + n - m) } else { n };
    let last = if CAUSAL { n.min(x * BM + BM + n - m) } else { n };
    pipelined!(0..last.div_ceil(BN), stages = 2, |y| {
        copy(k.at([b, kv, y * BN, 0]), &mut k_s);
        copy(v.at([b, kv, y * BN, 0]), &mut v_s);
        gemm_set(&q_s, k_s.t(), &mut s);
        gemm_set(&do_s, v_s.t(), &mut dp);
        if y * BN + BN > first {
            parallel!((BM, BN), |i, j| {
                let seen = if CAUSAL { n.min(x * BM + i + 1 + n - m) } else { n };
                s[[i, j]] = select(y * BN + j < seen, s[[i, j]], T::Acc::NEG_INFINITY);
            });
        }
        parallel!((BM, BN), |i, j| {
            s[[i, j]] = s[[i, j]].mul_add(log2_scale, -cast::<T::Acc>(lse_r[i].max(-1.0e30) * LOG2_E)).exp2();
        });
        parallel!((BM, BN), |i, j| {
            dp[[i, j]] = s[[i, j]] * (dp[[i, j]] - cast::<T::Acc>(delta_r[i]));
        });
        copy(&dp, &mut ds);
        gemm(&ds, &k_s, &mut dq);
    });
    parallel!((BM, D), |i, d| {
        dq[[i, d]] *= cast::<T::Acc>(scale);
    });
    copy(&dq, d_q.at_mut([b, h, x * BM, 0]));
}

/// dQ, dK and dV in one pass over the scores.
///
/// A block owns `BN` keys, walks the queries of its group of heads as
/// [`attention_backward_kv`](fn@attention_backward_kv) does, and adds its share of their gradients
/// to `d_q` with atomics: five GEMMs an iteration. `d_q` has the accumulator type; the caller
/// fills it with what the gradients are added to, zeros as a rule. The order of the additions, and
/// so the last bits of `d_q`, differ from run to run.
#[tile_kernel(
    fast_math,
    default(T = f32, BM = 64, BN = 64, D = 128, CAUSAL = true),
    tune(BM = [64, 32, 16, 8, 128, 96, 112], BN = [64, 32, 16, 8, 128])
)]
pub fn attention_backward_fused<T: Float, const BM: usize, const BN: usize, const D: usize, const CAUSAL: bool>(
    q: &Tensor<T, 4>,
    k: &Tensor<T, 4>,
    v: &Tensor<T, 4>,
    d_out: &Tensor<T, 4>,
    lse: &Tensor<f32, 3>,
    delta: &Tensor<f32, 3>,
    d_q: &mut Tensor<T::Acc, 4>,
    d_k: &mut Tensor<T, 4>,
    d_v: &mut Tensor<T, 4>,
    scale: f32,
) {
    dims!(q = [batch, heads, m, D], k = [batch, kv_heads, n, D], v = [batch, kv_heads, n, D]);
    dims!(d_out = [batch, heads, m, D], d_q = [batch, heads, m, D]);
    dims!(d_k = [batch, kv_heads, n, D], d_v = [batch, kv_heads, n, D]);
    dims!(lse = [batch, heads, m], delta = [batch, heads, m]);
    require!(heads % kv_heads == 0, "key heads divide query heads");
    let group = heads / kv_heads;
    require!(scale > 0.0, "the scale is positive");
    let log2_scale = cast::<T::Acc>(scale * LOG2_E);
    let [b, kv, y] = blocks([batch, kv_heads, n.div_ceil(BN)]);
    let mut k_s = shared::<T>([BN, D]);
    let mut v_s = shared::<T>([BN, D]);
    let mut q_s = shared::<T>([BM, D]);
    let mut do_s = shared::<T>([BM, D]);
    let mut lse_s = shared::<f32>([BM]);
    let mut delta_s = shared::<f32>([BM]);
    let mut ds_s = shared::<T>([BN, BM]);
    let mut s = fragment::<T::Acc>([BN, BM]);
    let mut dp = fragment::<T::Acc>([BN, BM]);
    let mut p = fragment::<T>([BN, BM]);
    let mut ds = fragment::<T>([BN, BM]);
    let mut dq = fragment::<T::Acc>([BM, D]);
    let mut dk = fragment::<T::Acc>([BN, D]);
    let mut dv = fragment::<T::Acc>([BN, D]);
    copy(k.at([b, kv, y * BN, 0]), &mut k_s);
    copy(v.at([b, kv, y * BN, 0]), &mut v_s);
    clear(&mut dk);
    clear(&mut dv);
    // The first query that sees a key of this block.
    let first = if CAUSAL { (y * BN + m - n).max(0) / BM } else { 0 };
    for h in kv * group..(kv + 1) * group {
        pipelined!(first..m.div_ceil(BM), stages = 2, |x| {
            copy(q.at([b, h, x * BM, 0]), &mut q_s);
            copy(d_out.at([b, h, x * BM, 0]), &mut do_s);
            copy(lse.at([b, h, x * BM]), &mut lse_s);
            copy(delta.at([b, h, x * BM]), &mut delta_s);
            gemm_set(&k_s, q_s.t(), &mut s);
            gemm_set(&v_s, do_s.t(), &mut dp);
            // The number of keys that the first query of the tile sees.
            let least = if CAUSAL { n.min(x * BM + 1 + n - m) } else { n };
            if y * BN + BN > least {
                parallel!((BN, BM), |j, i| {
                    let seen = if CAUSAL { n.min(x * BM + i + 1 + n - m) } else { n };
                    s[[j, i]] = select(y * BN + j < seen, s[[j, i]], T::Acc::NEG_INFINITY);
                });
            }
            parallel!((BN, BM), |j, i| {
                s[[j, i]] = s[[j, i]].mul_add(log2_scale, -cast::<T::Acc>(lse_s[i].max(-1.0e30) * LOG2_E)).exp2();
            });
            copy(&s, &mut p);
            gemm(&p, &do_s, &mut dv);
            parallel!((BN, BM), |j, i| {
                dp[[j, i]] = s[[j, i]] * (dp[[j, i]] - cast::<T::Acc>(delta_s[i]));
            });
            copy(&dp, &mut ds);
            copy(&ds, &mut ds_s);
            gemm_set(ds_s.t(), &k_s, &mut dq);
            gemm(&ds, &q_s, &mut dk);
            parallel!((BM, D), |i, d| {
                dq[[i, d]] *= cast::<T::Acc>(scale);
            });
            atomic_add(&dq, d_q.at_mut([b, h, x * BM, 0]), Relaxed);
        });
    }
    parallel!((BN, D), |j, d| {
        dk[[j, d]] *= cast::<T::Acc>(scale);
    });
    copy(&dk, d_k.at_mut([b, kv, y * BN, 0]));
    copy(&dv, d_v.at_mut([b, kv, y * BN, 0]));
}
