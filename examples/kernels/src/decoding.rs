//! Attention of one new query for each sequence, with the keys split among blocks and stored in
//! pages: split-KV decoding (flash-decoding, Dao et al. 2023) over a paged cache (Kwon et al.,
//! arXiv 2309.06180).
//!
//! 1. [`flash_decoding`](fn@flash_decoding): each split attends to its share of the keys, and
//!    writes a normalised partial result and the base-2 logarithm of its softmax denominator.
//! 2. [`combine_splits`](fn@combine_splits) adds the partial results, weighted by these.

use std::f32::consts::LOG2_E;
use tile_kernel::prelude::*;

/// The partial results of each split.
///
/// | tensor | shape | contents |
/// |---|---|---|
/// | `q` | `[batch, heads, D]` | one query for each sequence |
/// | `k_cache`, `v_cache` | `[pages, PAGE, kv_heads, D]` | keys and values, in pages |
/// | `table` | `[batch, _]`, `i32` | `table[b, i]` is the page of the `i`-th `PAGE` keys of sequence `b` |
/// | `lens` | `[batch]`, `i32` | number of keys of each sequence |
/// | `part` | `[splits, batch, heads, D]`, `f32` | partial results |
/// | `part_lse` | `[splits, batch, heads]`, `f32` | log₂ of the denominators |
///
/// The grid is `[splits, batch, kv_heads]`. A block stacks the query heads that share its key
/// head, at most `BH`, as the rows of one tile, so that both GEMMs of an iteration serve the whole
/// group. Its mainloop, with two stages, takes a page an iteration.
#[tile_kernel(default(T = f32, BH = 16, PAGE = 64, D = 128), tune(BH = [16, 64]))]
pub fn flash_decoding<T: Float, const BH: usize, const PAGE: usize, const D: usize>(
    q: &Tensor<T, 3>,
    k_cache: &Tensor<T, 4>,
    v_cache: &Tensor<T, 4>,
    table: &Tensor<i32, 2>,
    lens: &Tensor<i32, 1>,
    part: &mut Tensor<f32, 4>,
    part_lse: &mut Tensor<f32, 3>,
    scale: f32,
) {
    dims!(q = [batch, heads, D], table = [batch, _], lens = [batch]);
    dims!(k_cache = [pages, PAGE, kv_heads, D], v_cache = [pages, PAGE, kv_heads, D]);
    dims!(part = [splits, batch, heads, D], part_lse = [splits, batch, heads]);
    require!(heads % kv_heads == 0 && heads / kv_heads <= BH, "a group of query heads fits a tile");
    let group = heads / kv_heads;
    require!(scale > 0.0, "the scale is positive");
    let log2_scale = cast::<T::Acc>(scale * LOG2_E);
    let [z, b, kv] = blocks([splits, batch, kv_heads]);
    let n = cast::<usize>(lens[b]);
    let share = n.div_ceil(PAGE).div_ceil(splits);
    let end = n.div_ceil(PAGE).min((z + 1) * share);
    let mut q_s = shared::<T>([BH, D]);
    let mut k_s = shared::<T>([PAGE, D]);
    let mut v_s = shared::<T>([PAGE, D]);
    let mut s = fragment::<T::Acc>([BH, PAGE]);
    let mut p = fragment::<T>([BH, PAGE]);
    let mut o = fragment::<T::Acc>([BH, D]);
    let mut top = fragment::<T::Acc>([BH]);
    let mut old = fragment::<T::Acc>([BH]);
    let mut sum = fragment::<T::Acc>([BH]);
    copy(q.at([b, kv * group, 0]), &mut q_s);
    clear(&mut o);
    clear(&mut sum);
    fill(&mut top, -1.0e30);
    pipelined!(z * share..end, stages = 2, |i_page| {
        let page = cast::<usize>(table[[b, i_page]]);
        copy(k_cache.at((page, span(0, PAGE), kv, ..)), &mut k_s);
        copy(v_cache.at((page, span(0, PAGE), kv, ..)), &mut v_s);
        gemm_set(&q_s, k_s.t(), &mut s);
        parallel!((BH, PAGE), |i, j| {
            s[[i, j]] = select(i_page * PAGE + j < n, s[[i, j]] * log2_scale, T::Acc::NEG_INFINITY);
        });
        copy(&top, &mut old);
        reduce_max_into(&s, &mut top, 1);
        parallel!(BH, |i| {
            old[i] = (old[i] - top[i]).exp2();
            sum[i] *= old[i];
        });
        parallel!((BH, PAGE), |i, j| {
            s[[i, j]] = (s[[i, j]] - top[i]).exp2();
        });
        reduce_sum_into(&s, &mut sum, 1);
        parallel!((BH, D), |i, d| {
            o[[i, d]] *= old[i];
        });
        copy(&s, &mut p);
        gemm(&p, &v_s, &mut o);
    });
    parallel!(BH, |i| {
        old[i] = select(sum[i] > 0.0, 1.0 / sum[i], 0.0);
    });
    parallel!((BH, D), |i, d| {
        if i < group {
            part[[z, b, kv * group + i, d]] = cast::<f32>(o[[i, d]] * old[i]);
        }
    });
    parallel!(BH, |i| {
        if i < group {
            part_lse[[z, b, kv * group + i]] = cast::<f32>(top[i]) + cast::<f32>(sum[i]).log2();
        }
    });
}

/// The weighted sum over the splits s: out = Σ wₛ·partₛ / Σ wₛ with wₛ = 2^(lseₛ − max lse).
///
/// `part`: `[splits, batch, heads, D]`; `part_lse`: `[splits, batch, heads]`; `out`:
/// `[batch, heads, D]`. A block handles one head of one sequence, and 2048 elements of its
/// splits at once: the sums of those before are scaled as in online softmax. One split is the result.
#[tile_kernel(default(T = f32, D = 128))]
pub fn combine_splits<T: Float, const D: usize>(
    part: &Tensor<f32, 4>,
    part_lse: &Tensor<f32, 3>,
    out: &mut Tensor<T, 3>,
) {
    dims!(part = [splits, batch, heads, D], part_lse = [splits, batch, heads], out = [batch, heads, D]);
    require!(D <= 2048, "an element of each split fits a tile");
    let some = 2048 / D;
    let [b, h] = blocks([batch, heads]);
    if splits == 1 {
        parallel!(D, |d| {
            out[[b, h, d]] = cast::<T>(part[[0, b, h, d]]);
        });
    } else {
        let mut lse = fragment::<f32>([2048 / D]);
        let mut parts = fragment::<f32>([2048 / D, D]);
        let mut o = fragment::<f32>([D]);
        let mut top = fragment::<f32>([1]);
        let mut old = fragment::<f32>([1]);
        let mut sum = fragment::<f32>([1]);
        clear(&mut o);
        clear(&mut sum);
        fill(&mut top, -1.0e30);
        for at in 0..splits.div_ceil(some) {
            copy(part_lse.at((span(at * some, 2048 / D), b, h)).or(f32::NEG_INFINITY), &mut lse);
            copy(part.at((span(at * some, 2048 / D), b, h, ..)), &mut parts);
            copy(&top, &mut old);
            reduce_max_into(&lse, &mut top, 0);
            parallel!(2048 / D, |z| {
                lse[z] = (lse[z] - top[0]).exp2();
            });
            parallel!(1, |i| {
                sum[i] *= (old[i] - top[i]).exp2();
            });
            parallel!(D, |d| {
                o[d] *= (old[0] - top[0]).exp2();
            });
            reduce_sum_into(&lse, &mut sum, 0);
            parallel!((2048 / D, D), |z, d| {
                parts[[z, d]] *= lse[z];
            });
            reduce_sum_into(&parts, &mut o, 0);
        }
        parallel!(D, |d| {
            out[[b, h, d]] = cast::<T>(select(sum[0] > 0.0, o[d] / sum[0], 0.0));
        });
    }
}

/// Appends the keys and values of new tokens to a paged cache.
///
/// | tensor | shape | contents |
/// |---|---|---|
/// | `k`, `v` | `[tokens, kv_heads, D]` | keys and values of the tokens |
/// | `slot` | `[tokens]`, `i32` | page·`PAGE` + place in the page of each token, no two alike; a negative one is not stored |
/// | `k_cache`, `v_cache` | `[pages, PAGE, kv_heads, D]` | the cache; what no slot names stays as it is |
///
/// A block stores one token.
#[tile_kernel(default(T = f32, PAGE = 64, D = 128))]
pub fn append_to_pages<T: Float, const PAGE: usize, const D: usize>(
    k: &Tensor<T, 3>,
    v: &Tensor<T, 3>,
    slot: &Tensor<i32, 1>,
    k_cache: &mut Tensor<T, 4>,
    v_cache: &mut Tensor<T, 4>,
) {
    dims!(k = [tokens, kv_heads, D], v = [tokens, kv_heads, D], slot = [tokens]);
    dims!(k_cache = [pages, PAGE, kv_heads, D], v_cache = [pages, PAGE, kv_heads, D]);
    let [t] = blocks([tokens], disjoint = "every token has a slot of its own");
    let at = cast::<usize>(slot[t]);
    let page = at / PAGE;
    // Of a negative slot the page, or the place in it, is negative: the stores are dropped.
    let place = at % PAGE;
    parallel!((kv_heads, D), |h, d| {
        k_cache[[page, place, h, d]] = k[[t, h, d]];
        v_cache[[page, place, h, d]] = v[[t, h, d]];
    });
}
