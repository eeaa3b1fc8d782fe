//! Kernels of inference engines, as a user writes them: GEMM of 8-bit operands with scales of rows
//! and columns, and attention with a window, a soft cap and ALiBi. None is known to the compiler.

use std::f32::consts::LOG2_E;
use tile_kernel::prelude::*;

/// C = (A·Bᵀ)·row·column + bias (W8A8).
///
/// `a`: `[m, k]`, `b`: `[n, k]`, of 8 bits; `row`: `[m]`, `column`: `[n]`, scales; `bias`: `[n]`;
/// `c`: `[m, n]`.
#[tile_kernel(
    default(T = i8, O = bf16, BM = 128, BN = 128, BK = 128),
    tune(BM = [128, 64, 192, 256, 16, 32], BN = [128, 64, 256, 192, 176, 144], BK = [128, 64])
)]
pub(crate) fn matmul_w8a8<T: Num, O: Num, const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    row: &Tensor<f32, 1>,
    column: &Tensor<f32, 1>,
    bias: &Tensor<O, 1>,
    c: &mut Tensor<O, 2>,
) {
    dims!(a = [m, k], b = [n, k], row = [m], column = [n], bias = [n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<T>([BM, BK]);
    let mut b_s = shared::<T>([BN, BK]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    let mut out = fragment::<f32>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 4, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([bx * BN, ko * BK]), &mut b_s);
        gemm(&a_s, b_s.t(), &mut acc);
    });
    parallel!((BM, BN), |i, j| {
        let scale = row[by * BM + i] * column[bx * BN + j];
        out[[i, j]] = cast::<f32>(acc[[i, j]]) * scale + cast::<f32>(bias[bx * BN + j]);
    });
    copy(&out, c.at_mut([by * BM, bx * BN]));
}

/// Causal attention forward of grouped-query heads, of the last `window` keys, with a soft cap of
/// the scores and a bias that grows with the distance (ALiBi).
///
/// `q`, `out`: `[batch, heads, n, D]`; `k`, `v`: `[batch, kv_heads, n, D]`; `slope`: `[heads]`; the
/// scale is multiplied with scores of base e.
#[tile_kernel(
    fast_math,
    default(BM = 128, BN = 128, D = 128),
    tune(BM = [64, 128, 192], BN = [64, 96, 128, 176])
)]
pub(crate) fn attention_capped<const BM: usize, const BN: usize, const D: usize>(
    q: &Tensor<bf16, 4>,
    k: &Tensor<bf16, 4>,
    v: &Tensor<bf16, 4>,
    slope: &Tensor<f32, 1>,
    out: &mut Tensor<bf16, 4>,
    window: usize,
    cap: f32,
    scale: f32,
) {
    dims!(q = [batch, heads, n, D], k = [batch, kv_heads, n, D], v = [batch, kv_heads, n, D]);
    dims!(out = [batch, heads, n, D], slope = [heads]);
    require!(heads % kv_heads == 0, "key heads divide query heads");
    let [b, h, x] = blocks([batch, heads, n.div_ceil(BM)]);
    let kv = h / (heads / kv_heads);
    let lean = slope[h] * LOG2_E;
    let mut q_s = shared::<bf16>([BM, D]);
    let mut k_s = shared::<bf16>([BN, D]);
    let mut v_s = shared::<bf16>([BN, D]);
    let mut s = fragment::<f32>([BM, BN]);
    let mut p = fragment::<bf16>([BM, BN]);
    let mut o = fragment::<f32>([BM, D]);
    let mut top = fragment::<f32>([BM]);
    let mut old = fragment::<f32>([BM]);
    let mut sum = fragment::<f32>([BM]);
    copy(q.at([b, h, x * BM, 0]), &mut q_s);
    clear(&mut o);
    clear(&mut sum);
    fill(&mut top, -1.0e30);
    pipelined!(0..n.div_ceil(BN), stages = 2, |y| {
        copy(k.at([b, kv, y * BN, 0]), &mut k_s);
        copy(v.at([b, kv, y * BN, 0]), &mut v_s);
        gemm_set(&q_s, k_s.t(), &mut s);
        parallel!((BM, BN), |i, j| {
            let query = x * BM + i;
            let key = y * BN + j;
            let capped = (s[[i, j]] * (scale / cap)).tanh() * (cap * LOG2_E);
            let score = capped - lean * (cast::<f32>(query) - cast::<f32>(key));
            let seen = key <= query && key + window > query && key < n;
            s[[i, j]] = select(seen, score, f32::NEG_INFINITY);
        });
        copy(&top, &mut old);
        reduce_max_into(&s, &mut top, 1);
        parallel!(BM, |i| {
            old[i] = (old[i] - top[i]).exp2();
            sum[i] *= old[i];
        });
        parallel!((BM, BN), |i, j| {
            s[[i, j]] = (s[[i, j]] - top[i]).exp2();
        });
        reduce_sum_into(&s, &mut sum, 1);
        parallel!((BM, D), |i, d| {
            o[[i, d]] *= old[i];
        });
        copy(&s, &mut p);
        gemm(&p, &v_s, &mut o);
    });
    parallel!((BM, D), |i, d| {
        o[[i, d]] = select(sum[i] > 0.0, o[[i, d]] / sum[i], 0.0);
    });
    copy(&o, out.at_mut([b, h, x * BM, 0]));
}
