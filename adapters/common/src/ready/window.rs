//! Attention in a window: a query sees so many keys before its own, and so many behind it.
//!
//! The kernels are those of `tile_kernels::attention` and `tile_kernels::attention_backward`, and so
//! are shapes and what a block owns; query i of m has the key i + n − m of n as its own. Keys that no
//! query of a block sees are not read, and only tiles that the window or an end cuts are masked.

use std::f32::consts::LOG2_E;
use tile_kernel::prelude::*;

/// Attention forward: query i sees the keys from i + n − m − `left` to i + n − m + `right`.
///
/// `q`, `out`: `[batch, heads, m, D]`; `k`, `v`: `[batch, kv_heads, n, D]`; `lse`: `[batch, heads, m]`.
#[tile_kernel(
    fast_math,
    default(T = f32, BM = 64, BN = 64, D = 128),
    tune(BM = [64, 32, 16, 8, 128], BN = [64, 32, 16, 8, 128])
)]
pub(super) fn window_attention<T: Float, const BM: usize, const BN: usize, const D: usize>(
    q: &Tensor<T, 4>,
    k: &Tensor<T, 4>,
    v: &Tensor<T, 4>,
    out: &mut Tensor<T, 4>,
    lse: &mut Tensor<f32, 3>,
    left: usize,
    right: usize,
    scale: f32,
) {
    dims!(q = [batch, heads, m, D], k = [batch, kv_heads, n, D], v = [batch, kv_heads, n, D]);
    dims!(out = [batch, heads, m, D], lse = [batch, heads, m]);
    require!(heads % kv_heads == 0, "key heads divide query heads");
    let before = left.min(m + n);
    let behind = right.min(m + n);
    require!(scale > 0.0, "the scale is positive");
    let log2_scale = cast::<T::Acc>(scale * LOG2_E);
    let [b, h, x] = blocks([batch, heads, m.div_ceil(BM)]);
    let kv = h / (heads / kv_heads);
    let mut q_s = shared::<T>([BM, D]);
    let mut k_s = shared::<T>([BN, D]);
    let mut v_s = shared::<T>([BN, D]);
    let mut s = fragment::<T::Acc>([BM, BN]);
    let mut p = fragment::<T>([BM, BN]);
    let mut o = fragment::<T::Acc>([BM, D]);
    let mut top = fragment::<T::Acc>([BM]);
    let mut old = fragment::<T::Acc>([BM]);
    let mut sum = fragment::<T::Acc>([BM]);
    copy(q.at([b, h, x * BM, 0]), &mut q_s);
    clear(&mut o);
    clear(&mut sum);
    fill(&mut top, -1.0e30);
    // The first key that the first query of the block sees, and the ends of what the first and the
    // last query see; the last query's first key.
    let begin = (x * BM + n - m - before).max(0);
    let first = n.min(x * BM + 1 + n - m + behind);
    let last = n.min(x * BM + BM + n - m + behind);
    let inner = x * BM + BM - 1 + n - m - before;
    pipelined!(begin / BN..last.div_ceil(BN), stages = 2, |y| {
        copy(k.at([b, kv, y * BN, 0]), &mut k_s);
        gemm_set(&q_s, k_s.t(), &mut s);
        if y * BN + BN > first || y * BN < inner {
            parallel!((BM, BN), |i, j| {
                let key = y * BN + j;
                let own = x * BM + i + n - m;
                let seen = key + before >= own && key < n.min(own + 1 + behind);
                s[[i, j]] = select(seen, s[[i, j]], T::Acc::NEG_INFINITY);
            });
        }
        copy(&top, &mut old);
        reduce_max_into(&s, &mut top, 1);
        parallel!(BM, |i| {
            old[i] = ((old[i] - top[i]) * log2_scale).exp2();
            sum[i] *= old[i];
        });
        parallel!((BM, BN), |i, j| {
            s[[i, j]] = s[[i, j]].mul_add(log2_scale, -(top[i] * log2_scale)).exp2();
        });
        reduce_sum_into(&s, &mut sum, 1);
        parallel!((BM, D), |i, d| {
            o[[i, d]] *= old[i];
        });
        copy(&s, &mut p);
        copy(v.at([b, kv, y * BN, 0]), &mut v_s);
        gemm(&p, &v_s, &mut o);
    });
    parallel!((BM, D), |i, d| {
        o[[i, d]] = select(sum[i] > 0.0, o[[i, d]] / sum[i], 0.0);
    });
    copy(&o, out.at_mut([b, h, x * BM, 0]));
    parallel!(BM, |i| {
        lse[[b, h, x * BM + i]] = cast::<f32>(top[i]) * scale + cast::<f32>(sum[i]).ln();
    });
}

/// dK and dV.
#[tile_kernel(
    fast_math,
    default(T = f32, BM = 64, BN = 64, D = 128),
    tune(BM = [64, 32, 16, 8, 128], BN = [64, 32, 16, 8, 128])
)]
pub(super) fn window_attention_backward_kv<T: Float, const BM: usize, const BN: usize, const D: usize>(
    q: &Tensor<T, 4>,
    k: &Tensor<T, 4>,
    v: &Tensor<T, 4>,
    d_out: &Tensor<T, 4>,
    lse: &Tensor<f32, 3>,
    delta: &Tensor<f32, 3>,
    d_k: &mut Tensor<T, 4>,
    d_v: &mut Tensor<T, 4>,
    left: usize,
    right: usize,
    scale: f32,
) {
    dims!(q = [batch, heads, m, D], k = [batch, kv_heads, n, D], v = [batch, kv_heads, n, D]);
    dims!(d_out = [batch, heads, m, D], d_k = [batch, kv_heads, n, D], d_v = [batch, kv_heads, n, D]);
    dims!(lse = [batch, heads, m], delta = [batch, heads, m]);
    require!(heads % kv_heads == 0, "key heads divide query heads");
    let group = heads / kv_heads;
    let before = left.min(m + n);
    let behind = right.min(m + n);
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
    // The tile of the first query that sees a key of this block, and the end of those that do.
    let first = (y * BN + m - n - behind).max(0) / BM;
    let last = m.min(y * BN + BN + m - n + before);
    for h in kv * group..(kv + 1) * group {
        pipelined!(first..last.div_ceil(BM), stages = 2, |x| {
            copy(q.at([b, h, x * BM, 0]), &mut q_s);
            copy(d_out.at([b, h, x * BM, 0]), &mut do_s);
            copy(lse.at([b, h, x * BM]), &mut lse_s);
            copy(delta.at([b, h, x * BM]), &mut delta_s);
            gemm_set(&k_s, q_s.t(), &mut s);
            gemm_set(&v_s, do_s.t(), &mut dp);
            // Only tiles that the window cuts; a key past the end has a row of its own here, which is
            // not stored.
            if y * BN + BN > x * BM + 1 + n - m + behind || y * BN + before < x * BM + BM - 1 + n - m {
                parallel!((BN, BM), |j, i| {
                    let key = y * BN + j;
                    let own = x * BM + i + n - m;
                    let seen = key + before >= own && key <= own + behind;
                    s[[j, i]] = select(seen, s[[j, i]], T::Acc::NEG_INFINITY);
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

/// dQ.
#[tile_kernel(
    fast_math,
    default(T = f32, BM = 64, BN = 64, D = 128),
    tune(BM = [64, 32, 16, 8, 128], BN = [64, 32, 16, 8, 128])
)]
pub(super) fn window_attention_backward_q<T: Float, const BM: usize, const BN: usize, const D: usize>(
    q: &Tensor<T, 4>,
    k: &Tensor<T, 4>,
    v: &Tensor<T, 4>,
    d_out: &Tensor<T, 4>,
    lse: &Tensor<f32, 3>,
    delta: &Tensor<f32, 3>,
    d_q: &mut Tensor<T, 4>,
    left: usize,
    right: usize,
    scale: f32,
) {
    dims!(q = [batch, heads, m, D], k = [batch, kv_heads, n, D], v = [batch, kv_heads, n, D]);
    dims!(d_out = [batch, heads, m, D], d_q = [batch, heads, m, D]);
    dims!(lse = [batch, heads, m], delta = [batch, heads, m]);
    require!(heads % kv_heads == 0, "key heads divide query heads");
    let before = left.min(m + n);
    let behind = right.min(m + n);
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
    // The first key that the first query of the block sees, and the ends of what the first and the
    // last query see; the last query's first key.
    let begin = (x * BM + n - m - before).max(0);
    let first = n.min(x * BM + 1 + n - m + behind);
    let last = n.min(x * BM + BM + n - m + behind);
    let inner = x * BM + BM - 1 + n - m - before;
    pipelined!(begin / BN..last.div_ceil(BN), stages = 2, |y| {
        copy(k.at([b, kv, y * BN, 0]), &mut k_s);
        copy(v.at([b, kv, y * BN, 0]), &mut v_s);
        gemm_set(&q_s, k_s.t(), &mut s);
        gemm_set(&do_s, v_s.t(), &mut dp);
        if y * BN + BN > first || y * BN < inner {
            parallel!((BM, BN), |i, j| {
                let key = y * BN + j;
                let own = x * BM + i + n - m;
                let seen = key + before >= own && key < n.min(own + 1 + behind);
                s[[i, j]] = select(seen, s[[i, j]], T::Acc::NEG_INFINITY);
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
