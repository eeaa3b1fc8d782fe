//! Attention forward in the manner of FlashAttention: exact, in one pass over the keys, without
//! the matrix of scores in memory (Dao et al., arXiv 2205.14135; Dao, arXiv 2307.08691).
//!
//! O = softmax(scale·Q·Kᵀ)·V. A block owns `BM` queries of one head and walks the keys in tiles of
//! `BN`. An iteration of its mainloop is two GEMMs with an online softmax between them:
//!
//! 1. S = Q·Kᵀ, a `BM`×`BN` tile of scores.
//! 2. The running row statistics are updated: `top`, the maximum of the scores so far, and `sum`,
//!    Σ exp(score − top).
//! 3. `sum` and the output accumulator `o` are rescaled by exp(old top − new top).
//! 4. O += P·V with P = exp(S − top).
//!
//! After the last tile, `o` is divided by `sum`.
//!
//! - Exponentials are powers of two, with log₂e folded into the scale.
//! - `top` starts at a finite value, so that a masked score of −∞ gives exp2(−∞) = 0 and never −∞
//!   − −∞.
//! - Causal masks are aligned at the end: query i sees keys up to i + n − m.
//! - In [`flash_attention`](fn@flash_attention), only tiles of keys that the causal mask or the
//!   end of the sequence cuts are masked.

use std::f32::consts::LOG2_E;
use tile_kernel::prelude::*;

/// Attention forward, with grouped-query heads and an optional causal mask.
///
/// | tensor | shape | contents |
/// |---|---|---|
/// | `q` | `[batch, heads, m, D]` | queries |
/// | `k`, `v` | `[batch, kv_heads, n, D]` | keys and values |
/// | `out` | `[batch, heads, m, D]` | softmax(scale·Q·Kᵀ)·V; zeros where a query sees no key |
/// | `lse` | `[batch, heads, m]`, `f32` | natural logarithm of the softmax denominator, for the backward pass |
///
/// `kv_heads` divides `heads`: `heads / kv_heads` consecutive query heads share a key head
/// (grouped-query attention, Ainslie et al., arXiv 2305.13245). `scale` is positive, 1/√D as a
/// rule.
///
/// The grid is `[batch, heads, ⌈m / BM⌉]`. The mainloop is a two-stage pipeline over tiles of K
/// and V; a causal block stops at the last tile that one of its queries sees.
#[tile_kernel(
    fast_math,
    default(T = f32, BM = 64, BN = 64, D = 128, CAUSAL = true),
    tune(BM = [64, 32, 16, 8, 128, 192], BN = [64, 32, 16, 8, 128, 176, 80, 96, 112, 144, 160])
)]
pub fn flash_attention<T: Float, const BM: usize, const BN: usize, const D: usize, const CAUSAL: bool>(
    q: &Tensor<T, 4>,
    k: &Tensor<T, 4>,
    v: &Tensor<T, 4>,
    out: &mut Tensor<T, 4>,
    lse: &mut Tensor<f32, 3>,
    scale: f32,
) {
    dims!(q = [batch, heads, m, D], k = [batch, kv_heads, n, D], v = [batch, kv_heads, n, D]);
    dims!(out = [batch, heads, m, D], lse = [batch, heads, m]);
    require!(heads % kv_heads == 0, "key heads divide query heads");
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
    // The numbers of keys that the first and the last query of the block see.
    let first = if CAUSAL { n.min(x * BM + 1 + n - m) } else { n };
    let last = if CAUSAL { n.min(x * BM + BM + n - m) } else { n };
    pipelined!(0..last.div_ceil(BN), stages = 2, |y| {
        copy(k.at([b, kv, y * BN, 0]), &mut k_s);
        gemm_set(&q_s, k_s.t(), &mut s);
        if y * BN + BN > first {
            parallel!((BM, BN), |i, j| {
                let seen = if CAUSAL { n.min(x * BM + i + 1 + n - m) } else { n };
                s[[i, j]] = select(y * BN + j < seen, s[[i, j]], T::Acc::NEG_INFINITY);
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

/// [`flash_attention`](fn@flash_attention) over sequences of different lengths, packed without
/// padding ("varlen").
///
/// - `q`, `out`: `[tokens, heads, D]`; `k`, `v`: `[tokens, kv_heads, D]`.
/// - `q_start`, `k_start`: `[sequences + 1]`, `i32`. Sequence `b` has the queries
///   `q_start[b]..q_start[b + 1]` and the keys `k_start[b]..k_start[b + 1]`.
/// - `longest` is at least the number of queries of every sequence; it sizes the grid,
///   `[sequences, heads, ⌈longest / BM⌉]`.
///
/// Blocks past the end of their sequence do nothing. The `lse` is not stored.
#[tile_kernel(
    fast_math,
    default(T = f32, BM = 64, BN = 64, D = 128, CAUSAL = true),
    tune(BM = [64, 32, 16, 8, 128, 192], BN = [64, 32, 16, 8, 128, 176, 80, 96, 112, 144, 160])
)]
pub fn flash_attention_varlen<T: Float, const BM: usize, const BN: usize, const D: usize, const CAUSAL: bool>(
    q: &Tensor<T, 3>,
    k: &Tensor<T, 3>,
    v: &Tensor<T, 3>,
    q_start: &Tensor<i32, 1>,
    k_start: &Tensor<i32, 1>,
    out: &mut Tensor<T, 3>,
    longest: usize,
    scale: f32,
) {
    dims!(q = [queries, heads, D], k = [keys, kv_heads, D], v = [keys, kv_heads, D], out = [queries, heads, D]);
    dims!(q_start = [bounds], k_start = [bounds]);
    require!(heads % kv_heads == 0, "key heads divide query heads");
    require!(scale > 0.0, "the scale is positive");
    let log2_scale = cast::<T::Acc>(scale * LOG2_E);
    let [b, h, x] =
        blocks([bounds - 1, heads, longest.div_ceil(BM)], disjoint = "`q_start` has the sequences in order");
    let kv = h / (heads / kv_heads);
    let q0 = cast::<usize>(q_start[b]);
    let k0 = cast::<usize>(k_start[b]);
    let m = cast::<usize>(q_start[b + 1]) - q0;
    let n = cast::<usize>(k_start[b + 1]) - k0;
    let mut q_s = shared::<T>([BM, D]);
    let mut k_s = shared::<T>([BN, D]);
    let mut v_s = shared::<T>([BN, D]);
    let mut s = fragment::<T::Acc>([BM, BN]);
    let mut p = fragment::<T>([BM, BN]);
    let mut o = fragment::<T::Acc>([BM, D]);
    let mut top = fragment::<T::Acc>([BM]);
    let mut old = fragment::<T::Acc>([BM]);
    let mut sum = fragment::<T::Acc>([BM]);
    copy(q.at((span(q0 + x * BM, BM), h, ..)), &mut q_s);
    clear(&mut o);
    clear(&mut sum);
    fill(&mut top, -1.0e30);
    let end = if CAUSAL { n.min(x * BM + BM + n - m) } else { n };
    // A block past its sequence's queries has nothing to do.
    let last = if x * BM < m { end } else { 0 };
    pipelined!(0..last.div_ceil(BN), stages = 2, |y| {
        copy(k.at((span(k0 + y * BN, BN), kv, ..)), &mut k_s);
        gemm_set(&q_s, k_s.t(), &mut s);
        parallel!((BM, BN), |i, j| {
            let seen = if CAUSAL { n.min(x * BM + i + 1 + n - m) } else { n };
            s[[i, j]] = select(y * BN + j < seen, s[[i, j]], T::Acc::NEG_INFINITY);
        });
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
        copy(v.at((span(k0 + y * BN, BN), kv, ..)), &mut v_s);
        gemm(&p, &v_s, &mut o);
    });
    parallel!((BM, D), |i, d| {
        if x * BM + i < m {
            out[[q0 + x * BM + i, h, d]] = cast::<T>(select(sum[i] > 0.0, o[[i, d]] / sum[i], 0.0));
        }
    });
}
