//! Attention over sequences whose shards lie on several ranks.
//!
//! The mainloop is that of [`flash_attention`](fn@crate::attention::flash_attention); keys and values
//! are those of all ranks, in the order of a ring from the own shard on (Liu et al., Ring Attention,
//! arXiv 2310.01889). Each block reads them where they lie, and no copy of another's shard is kept.

use std::f32::consts::LOG2_E;
use tile_kernel::prelude::*;

/// Attention forward of the queries of one shard against the keys and values of all shards.
///
/// | tensor | shape | contents |
/// |---|---|---|
/// | `q` | `[batch, heads, m, D]` | queries me·m to me·m + m − 1 of the sequence |
/// | `k`, `v` | `[batch, kv_heads, m, D]` on each rank | keys and values at the same positions |
/// | `out` | `[batch, heads, m, D]` | softmax(scale·Q·Kᵀ)·V |
/// | `lse` | `[batch, heads, m]`, `f32` | natural logarithm of the softmax denominator |
///
/// `kv_heads` divides `heads`, and `scale` is positive. A tile is `BM` queries of a head.
///
/// A block walks the shards of me, me − 1, and so on, so that the others' arrive while it is at its
/// own. With `CAUSAL` it ends at rank 0, and stops in its own shard at the last key that it sees:
/// shards and steps that the mask hides are neither waited for nor read. Rank r then has r + 1 shards
/// to read; who wants equal work gives each rank two half shards, one from either end, as two
/// launches.
///
/// `signals`: for each rank a word that says that its shard is there, and one that counts blocks that
/// are done with one's own. The launch ends once all readers are done with this rank's shard, which
/// may be overwritten then.
#[tile_kernel(
    fast_math,
    default(T = f32, BM = 64, BN = 64, D = 128, CAUSAL = true),
    tune(BM = [64, 32, 16, 128], BN = [64, 32, 16, 128])
)]
pub fn all_gather_attention<T: Float, const BM: usize, const BN: usize, const D: usize, const CAUSAL: bool>(
    q: &Tensor<T, 4>,
    k: &Peers<T, 4>,
    v: &Peers<T, 4>,
    signals: &Signals,
    out: &mut Tensor<T, 4>,
    lse: &mut Tensor<f32, 3>,
    scale: f32,
    workers: usize,
    me: usize,
    round: usize,
) {
    dims!(q = [batch, heads, m, D], k = [batch, kv_heads, m, D], v = [batch, kv_heads, m, D]);
    dims!(out = [batch, heads, m, D], lse = [batch, heads, m]);
    require!(heads % kv_heads == 0, "key heads divide query heads");
    require!(scale > 0.0, "the scale is positive");
    require!(workers >= 1, "a launch has a block");
    let ranks = k.ranks();
    let log2_scale = cast::<T::Acc>(scale * LOG2_E);
    let tiles = m.div_ceil(BM);
    let [w] = blocks([workers], disjoint = "a grid-stride loop over tiles of queries");
    let first_reader = if CAUSAL { me } else { 0 };
    let shards = if CAUSAL { me + 1 } else { ranks };
    if w == 0 {
        for r in first_reader..ranks {
            signals.rank(r).add(me, 1);
        }
    }
    let mut q_s = shared::<T>([BM, D]);
    let mut k_s = shared::<T>([BN, D]);
    let mut v_s = shared::<T>([BN, D]);
    let mut s = fragment::<T::Acc>([BM, BN]);
    let mut p = fragment::<T>([BM, BN]);
    let mut o = fragment::<T::Acc>([BM, D]);
    let mut top = fragment::<T::Acc>([BM]);
    let mut old = fragment::<T::Acc>([BM]);
    let mut sum = fragment::<T::Acc>([BM]);
    for item in (w..batch * heads * tiles).step_by(workers) {
        let (b, h, x) = (item / (heads * tiles), item / tiles % heads, item % tiles);
        let kv = h / (heads / kv_heads);
        copy(q.at([b, h, x * BM, 0]), &mut q_s);
        clear(&mut o);
        clear(&mut sum);
        fill(&mut top, -1.0e30);
        for step in 0..shards {
            let owner = (me + ranks - step) % ranks;
            signals.rank(me).wait(owner, cast::<u32>(round + 1));
            // The numbers of the shard's keys that the first and the last query of the block see.
            let first = if CAUSAL && step == 0 { m.min(x * BM + 1) } else { m };
            let last = if CAUSAL && step == 0 { m.min(x * BM + BM) } else { m };
            pipelined!(0..last.div_ceil(BN), stages = 2, |y| {
                copy(k.rank(owner).at([b, kv, y * BN, 0]), &mut k_s);
                gemm_set(&q_s, k_s.t(), &mut s);
                if y * BN + BN > first {
                    parallel!((BM, BN), |i, j| {
                        let seen = if CAUSAL && step == 0 { m.min(x * BM + i + 1) } else { m };
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
                copy(v.rank(owner).at([b, kv, y * BN, 0]), &mut v_s);
                gemm(&p, &v_s, &mut o);
            });
        }
        parallel!((BM, D), |i, d| {
            o[[i, d]] = select(sum[i] > 0.0, o[[i, d]] / sum[i], 0.0);
        });
        copy(&o, out.at_mut([b, h, x * BM, 0]));
        parallel!(BM, |i| {
            lse[[b, h, x * BM + i]] = cast::<f32>(top[i]) * scale + cast::<f32>(sum[i]).ln();
        });
    }
    // A block without queries waits, too: none is done with a shard before its round.
    for step in 0..shards {
        let owner = (me + ranks - step) % ranks;
        signals.rank(me).wait(owner, cast::<u32>(round + 1));
        signals.rank(owner).add(ranks, 1);
    }
    if w == 0 {
        signals.rank(me).wait(ranks, cast::<u32>((round + 1) * (ranks - first_reader) * workers));
    }
}
