//! Attention with masks and score functions as a user writes them: one `select` in every step, and a
//! loop through all keys. None is known to the compiler.

use std::f32::consts::LOG2_E;
use tile_kernel::prelude::*;

/// Key up to the query.
const CAUSAL: usize = 0;
/// Causal, besides a prefix of `number` keys that all queries see.
const PREFIX: usize = 1;
/// Causal, within a document: keys with the query's id.
const DOCUMENT: usize = 2;
/// No softmax: weights are sigmoids of the scores, of all keys.
const SIGMOID: usize = 3;
/// All keys, with a bias by head and clipped distance from a table.
const RELATIVE: usize = 4;
/// Causal, a window of `number` keys, besides the first four.
const SINK: usize = 5;
/// Causal, in chunks of 1024 queries.
const CHUNK: usize = 6;
/// Causal, a window of `number` keys of which every second counts.
const DILATED: usize = 7;
/// Causal, weights dropped by a hash of query and key.
const DROPOUT: usize = 8;
/// Causal, where queries are the last of the keys.
const LAST: usize = 9;

/// Attention forward of grouped-query heads.
///
/// `q`, `out`: `[batch, heads, m, D]`; `k`, `v`: `[batch, kv_heads, n, D]` of any float; `ids`:
/// `[batch, n]`, `table`: `[heads, 256]`; the scale is multiplied with scores of base e.
#[tile_kernel(
    fast_math,
    default(T = bf16, BM = 128, BN = 128, D = 128, KIND = 0),
    tune(BM = [64, 128, 192], BN = [64, 96, 128, 176])
)]
pub(crate) fn attention_variant<T: Float, const BM: usize, const BN: usize, const D: usize, const KIND: usize>(
    q: &Tensor<bf16, 4>,
    k: &Tensor<T, 4>,
    v: &Tensor<T, 4>,
    ids: &Tensor<i32, 2>,
    table: &Tensor<f32, 2>,
    out: &mut Tensor<bf16, 4>,
    number: usize,
    scale: f32,
) {
    dims!(q = [batch, heads, m, D], k = [batch, kv_heads, n, D], v = [batch, kv_heads, n, D]);
    dims!(out = [batch, heads, m, D], ids = [batch, n], table = [heads, 256]);
    require!(heads % kv_heads == 0, "key heads divide query heads");
    require!(m <= n, "queries are keys");
    let [b, h, x] = blocks([batch, heads, m.div_ceil(BM)]);
    let kv = h / (heads / kv_heads);
    let mut q_s = shared::<bf16>([BM, D]);
    let mut k_s = shared::<bf16>([BN, D]);
    let mut v_s = shared::<bf16>([BN, D]);
    let mut s = fragment::<f32>([BM, BN]);
    let mut p = fragment::<bf16>([BM, BN]);
    let mut o = fragment::<f32>([BM, D]);
    let mut top = fragment::<f32>([BM]);
    let mut old = fragment::<f32>([BM]);
    let mut sum = fragment::<f32>([BM]);
    let mut own = fragment::<i32>([BM]);
    let mut other = fragment::<i32>([BN]);
    copy(q.at([b, h, x * BM, 0]), &mut q_s);
    clear(&mut o);
    clear(&mut sum);
    fill(&mut top, -1.0e30);
    clear(&mut own);
    clear(&mut other);
    if KIND == DOCUMENT {
        copy(ids.at([b, x * BM]), &mut own);
    }
    pipelined!(0..n.div_ceil(BN), stages = 2, |y| {
        copy(k.at([b, kv, y * BN, 0]), &mut k_s);
        gemm_set(&q_s, k_s.t(), &mut s);
        if KIND == DOCUMENT {
            copy(ids.at([b, y * BN]), &mut other);
        }
        parallel!((BM, BN), |i, j| {
            let query = x * BM + i;
            let key = y * BN + j;
            let mut score = s[[i, j]] * (scale * LOG2_E);
            if KIND == RELATIVE {
                let distance = (key + 128).max(query) - query;
                score += table[[h, distance.min(255)]] * LOG2_E;
            }
            let mut seen = key < n;
            if KIND == CAUSAL || KIND == DOCUMENT || KIND == DROPOUT {
                seen = seen && key <= query;
            }
            if KIND == PREFIX {
                seen = seen && (key <= query || key < number);
            }
            if KIND == DOCUMENT {
                seen = seen && own[i] == other[j];
            }
            if KIND == SINK {
                seen = seen && key <= query && (key + number > query || key < 4);
            }
            if KIND == CHUNK {
                seen = seen && key <= query && key / 1024 == query / 1024;
            }
            if KIND == DILATED {
                seen = seen && key <= query && key + number > query && (query - key) % 2 == 0;
            }
            if KIND == LAST {
                seen = seen && key <= query + (n - m);
            }
            s[[i, j]] = select(seen, score, f32::NEG_INFINITY);
        });
        if KIND == SIGMOID {
            parallel!((BM, BN), |i, j| {
                s[[i, j]] = 1.0 / (1.0 + (-s[[i, j]]).exp2());
            });
        } else {
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
        }
        if KIND == DROPOUT {
            parallel!((BM, BN), |i, j| {
                let mut bits = cast::<u32>(x * BM + i) * 0x9e37_79b9 ^ cast::<u32>(y * BN + j) * 0x85eb_ca6b;
                bits = (bits ^ bits >> 15) * 0x2c1b_3c6d;
                bits = bits ^ bits >> 12;
                s[[i, j]] = select(bits & 1023 < cast::<u32>(number), 0.0, s[[i, j]]);
            });
        }
        copy(&s, &mut p);
        copy(v.at([b, kv, y * BN, 0]), &mut v_s);
        gemm(&p, &v_s, &mut o);
    });
    if KIND != SIGMOID {
        parallel!((BM, D), |i, d| {
            o[[i, d]] /= sum[i];
        });
    }
    copy(&o, out.at_mut([b, h, x * BM, 0]));
}
