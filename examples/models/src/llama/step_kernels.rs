//! Kernels of a decoding step on a device where a launch takes longer than what a small kernel computes.
//!
//! Norms, rotations, residuals and gates are prologues and epilogues of GEMMs. A norm is a factor of a
//! row, so it is multiplied with the GEMM's result: who writes the residual stream writes it times the
//! norm's weight, too, and the sums of squares of [`PART`] columns each; who multiplies next adds these.
//!
//! | tensor | shape | contents |
//! |---|---|---|
//! | `x` | `[tokens, k]` | the stream times the weight of the norm, or activations |
//! | `squares` | `[tokens, ⌈k / PART⌉]`, `f32` | sums of squares of the stream; at most `PARTS` |
//! | `w` | `[n, k]`, or `[n, k / 8]` of `u32` | weights, or codes of `tile_kernels::quant_words` |
//! | `scale` | `[k / GROUP, n]` | of each group of codes |

use tile_kernel::prelude::*;
use tile_kernels::quant_words::multiply_words;

/// Columns whose squares are added together.
pub(super) const PART: usize = 64;

/// acc = x·wᵀ of weights that are floats.
#[tile_fn]
fn multiply<T: Float, W: Num, const BM: usize, const BN: usize, const BK: usize>(
    x: &Tensor<T, 2>,
    w: &Tensor<W, 2>,
    by: usize,
    bx: usize,
    acc: &mut Tile<T::Acc, 2>,
) {
    dims!(x = [_, k], acc = [BM, BN]);
    let mut x_s = shared::<T>([BM, BK]);
    let mut w_s = shared::<T>([BN, BK]);
    clear(acc);
    pipelined!(0..k.div_ceil(BK), stages = 4, |ko| {
        copy(x.at([by * BM, ko * BK]), &mut x_s);
        copy(w.at([bx * BN, ko * BK]), &mut w_s);
        gemm(&x_s, w_s.t(), acc);
    });
}

/// The factor of an RMS norm for each row, from sums of squares of a row of `k` elements.
#[tile_fn]
fn norms<const BM: usize, const PARTS: usize>(
    squares: &Tensor<f32, 2>,
    by: usize,
    k: usize,
    eps: f32,
    factor: &mut Tile<f32, 1>,
) {
    dims!(factor = [BM]);
    let mut parts = shared::<f32>([BM, PARTS]);
    copy(squares.at([by * BM, 0]), &mut parts);
    reduce_sum(&parts, factor, 1);
    parallel!(BM, |i| {
        factor[i] = (factor[i] / cast::<f32>(k) + eps).rsqrt();
    });
}

/// Embeds tokens, and prepares their rotations: what a step begins with.
///
/// | tensor | shape | contents |
/// |---|---|---|
/// | `table` | `[vocabulary, n]` | an embedding for each token |
/// | `ids`, `position` | `[tokens]`, `i32` | tokens and their positions |
/// | `norm` | `[n]` | the weight of the first norm |
/// | `cos`, `sin` | `[positions, HALF]`, `f32` | of each position |
/// | `stream`, `scaled` | `[tokens, n]` | embeddings, and these times `norm` |
/// | `squares` | `[tokens, ⌈n / BN⌉]`, `f32` | sums of squares of `BN` columns |
/// | `rotation` | `[tokens, 2, HALF]`, `f32` | cosines and sines of the tokens |
#[tile_kernel(default(T = f32, HALF = 64, BN = 64))]
pub(super) fn embed<T: Float, const HALF: usize, const BN: usize>(
    table: &Tensor<T, 2>,
    ids: &Tensor<i32, 1>,
    position: &Tensor<i32, 1>,
    norm: &Tensor<T, 1>,
    cos: &Tensor<f32, 2>,
    sin: &Tensor<f32, 2>,
    stream: &mut Tensor<T, 2>,
    scaled: &mut Tensor<T, 2>,
    squares: &mut Tensor<f32, 2>,
    rotation: &mut Tensor<f32, 3>,
) {
    dims!(table = [_, n], ids = [tokens], position = [tokens], norm = [n], cos = [places, HALF], sin = [places, HALF]);
    dims!(stream = [tokens, n], scaled = [tokens, n], squares = [tokens, parts], rotation = [tokens, 2, HALF]);
    require!(parts == n.div_ceil(BN), "a sum of squares for each part of a row");
    let [t, b] = blocks([tokens, parts]);
    let (id, at) = (cast::<usize>(ids[t]), cast::<usize>(position[t]));
    let mut square = fragment::<f32>([BN]);
    let mut sum = fragment::<f32>([1]);
    parallel!(BN, |j| {
        let x = table[[id, b * BN + j]];
        stream[[t, b * BN + j]] = x;
        scaled[[t, b * BN + j]] = x * norm[b * BN + j];
        square[j] = cast::<f32>(x) * cast::<f32>(x);
    });
    reduce_sum(&square, &mut sum, 0);
    parallel!(1, |_i| {
        squares[[t, b]] = sum[0];
    });
    if b == 0 {
        parallel!(HALF, |j| {
            rotation[[t, 0, j]] = cos[[at, j]];
            rotation[[t, 1, j]] = sin[[at, j]];
        });
    }
}

/// Queries, keys and values of new tokens: normed GEMM, rotation, and append to a paged cache.
///
/// | tensor | shape | contents |
/// |---|---|---|
/// | `x`, `squares`, `w`, `scale` | | as above; rows of `w` are those of all query, key and value heads |
/// | `slot` | `[tokens]`, `i32` | page·`PAGE` + place in the page |
/// | `rotation` | `[tokens, 2, HEAD / 2]`, `f32` | cosines and sines of the tokens |
/// | `q` | `[tokens, heads, HEAD]` | the rotated queries |
/// | `k_cache`, `v_cache` | `[pages, PAGE, kv_heads, HEAD]` | the cache |
///
/// A block computes a head of `BM` tokens.
#[tile_kernel(
    default(T = f32, W = f32, PAGE = 64, HEAD = 64, BM = 16, BK = 64, GROUP = 128, PARTS = 128),
    tune(BM = [8, 16, 32, 64], BK = [64, 128])
)]
pub(super) fn project_heads<
    T: Float,
    W: Num,
    const PAGE: usize,
    const HEAD: usize,
    const BM: usize,
    const BK: usize,
    const GROUP: usize,
    const PARTS: usize,
>(
    x: &Tensor<T, 2>,
    squares: &Tensor<f32, 2>,
    w: &Tensor<W, 2>,
    scale: Option<&Tensor<T, 2>>,
    slot: &Tensor<i32, 1>,
    rotation: &Tensor<f32, 3>,
    q: &mut Tensor<T, 3>,
    k_cache: &mut Tensor<T, 4>,
    v_cache: &mut Tensor<T, 4>,
    eps: f32,
) {
    dims!(x = [m, k], squares = [m, parts], w = [n, wide], scale = [k / GROUP, n], slot = [m]);
    dims!(rotation = [m, 2, HEAD / 2], q = [m, heads, HEAD]);
    dims!(k_cache = [pages, PAGE, kv_heads, HEAD], v_cache = [pages, PAGE, kv_heads, HEAD]);
    require!(wide == k || wide == k / 8, "weights have as many columns as activations");
    require!(n == (heads + 2 * kv_heads) * HEAD, "weights have rows for queries, keys and values");
    require!(parts <= PARTS, "the parts of a row fit a tile");
    let [by, head] = blocks([m.div_ceil(BM), heads + 2 * kv_heads], disjoint = "every token has a slot of its own");
    let mut acc = fragment::<T::Acc>([BM, HEAD]);
    let mut factor = fragment::<f32>([BM]);
    let mut turn = shared::<f32>([BM, 2, HEAD / 2]);
    if let Some(scale) = scale {
        multiply_words::<T, W, BM, HEAD, GROUP, 2>(x, w, scale, by, head, &mut acc);
    } else {
        multiply::<T, W, BM, HEAD, BK>(x, w, by, head, &mut acc);
    }
    norms::<BM, PARTS>(squares, by, k, eps, &mut factor);
    copy(rotation.at([by * BM, 0, 0]), &mut turn);
    parallel!((BM, HEAD / 2), |i, j| {
        let t = by * BM + i;
        if t < m {
            let u = cast::<f32>(acc[[i, j]]) * factor[i];
            let v = cast::<f32>(acc[[i, HEAD / 2 + j]]) * factor[i];
            let (cos, sin) = (turn[[i, 0, j]], turn[[i, 1, j]]);
            let (page, place) = (cast::<usize>(slot[t]) / PAGE, cast::<usize>(slot[t]) % PAGE);
            let (first, second) = (cast::<T>(u * cos - v * sin), cast::<T>(v * cos + u * sin));
            if head < heads {
                q[[t, head, j]] = first;
                q[[t, head, HEAD / 2 + j]] = second;
            } else if head < heads + kv_heads {
                store_unordered(k_cache, [page, place, head - heads, j], first);
                store_unordered(k_cache, [page, place, head - heads, HEAD / 2 + j], second);
            } else {
                store_unordered(v_cache, [page, place, head - heads - kv_heads, j], cast::<T>(u));
                store_unordered(v_cache, [page, place, head - heads - kv_heads, HEAD / 2 + j], cast::<T>(v));
            }
        }
    });
}

/// y = silu(gate) ∘ up, where rows of `w` are alternately those of the gate and of the up projection:
/// `w` is of `[2·inner, k]`, `y` `[tokens, inner]`. Without `squares`, `x` is normed. Of codes, a step takes `GROUPS` groups.
#[tile_kernel(
    default(T = f32, W = f32, BM = 128, BN = 128, BK = 64, GROUP = 128, GROUPS = 1, PARTS = 128),
    tune(BM = [128, 64, 32, 16, 8], BN = [128, 64], BK = [64])
)]
pub(super) fn gated<
    T: Float,
    W: Num,
    const BM: usize,
    const BN: usize,
    const BK: usize,
    const GROUP: usize,
    const GROUPS: usize,
    const PARTS: usize,
>(
    x: &Tensor<T, 2>,
    squares: Option<&Tensor<f32, 2>>,
    w: &Tensor<W, 2>,
    scale: Option<&Tensor<T, 2>>,
    y: &mut Tensor<T, 2>,
    eps: f32,
) {
    dims!(x = [m, k], squares = [m, _], w = [n, wide], scale = [k / GROUP, n], y = [m, inner]);
    require!(wide == k || wide == k / 8, "weights have as many columns as activations");
    require!(n == 2 * inner, "weights have two rows for each output");
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    let mut factor = fragment::<f32>([BM]);
    let mut out = fragment::<T::Acc>([BM, BN / 2]);
    if let Some(scale) = scale {
        multiply_words::<T, W, BM, BN, GROUP, GROUPS>(x, w, scale, by, bx, &mut acc);
    } else {
        multiply::<T, W, BM, BN, BK>(x, w, by, bx, &mut acc);
    }
    if let Some(squares) = squares {
        norms::<BM, PARTS>(squares, by, k, eps, &mut factor);
        parallel!((BM, BN), |i, j| {
            acc[[i, j]] *= cast::<T::Acc>(factor[i]);
        });
    }
    parallel!((BM, BN / 2), |i, j| {
        let gate = acc[[i, 2 * j]];
        out[[i, j]] = gate * gate.sigmoid() * acc[[i, 2 * j + 1]];
    });
    copy(&out, y.at_mut([by * BM, bx * (BN / 2)]));
}

/// stream = residual + x·wᵀ, what ends a branch of a layer, and what the next norm asks for.
///
/// | tensor | shape | contents |
/// |---|---|---|
/// | `x`, `w`, `scale` | | as above |
/// | `residual` | `[tokens, n]` | the stream before |
/// | `norm` | `[n]` | the weight of the next norm |
/// | `stream`, `scaled` | `[tokens, n]` | the stream behind, and this times `norm` |
/// | `squares` | `[tokens, ⌈n / BN⌉]`, `f32` | sums of squares of `BN` columns of the stream |
#[tile_kernel(
    default(T = f32, W = f32, BM = 16, BN = 64, BK = 64, GROUP = 128),
    tune(BM = [8, 16, 32, 64], BK = [64, 128])
)]
pub(super) fn add_branch<T: Float, W: Num, const BM: usize, const BN: usize, const BK: usize, const GROUP: usize>(
    x: &Tensor<T, 2>,
    w: &Tensor<W, 2>,
    scale: Option<&Tensor<T, 2>>,
    residual: &Tensor<T, 2>,
    norm: &Tensor<T, 1>,
    stream: &mut Tensor<T, 2>,
    scaled: &mut Tensor<T, 2>,
    squares: &mut Tensor<f32, 2>,
) {
    dims!(x = [m, k], w = [n, wide], scale = [k / GROUP, n], residual = [m, n], norm = [n]);
    dims!(stream = [m, n], scaled = [m, n], squares = [m, parts]);
    require!(wide == k || wide == k / 8, "weights have as many columns as activations");
    require!(parts == n.div_ceil(BN), "a sum of squares for each part of a row");
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    let mut residual_s = shared::<T>([BM, BN]);
    let mut norm_s = shared::<T>([BN]);
    let mut square = fragment::<f32>([BM, BN]);
    let mut sum = fragment::<f32>([BM]);
    if let Some(scale) = scale {
        multiply_words::<T, W, BM, BN, GROUP, 2>(x, w, scale, by, bx, &mut acc);
    } else {
        multiply::<T, W, BM, BN, BK>(x, w, by, bx, &mut acc);
    }
    copy(residual.at([by * BM, bx * BN]), &mut residual_s);
    copy(norm.at([bx * BN]), &mut norm_s);
    parallel!((BM, BN), |i, j| {
        acc[[i, j]] += cast::<T::Acc>(residual_s[[i, j]]);
        square[[i, j]] = cast::<f32>(acc[[i, j]]) * cast::<f32>(acc[[i, j]]);
    });
    reduce_sum(&square, &mut sum, 1);
    parallel!(BM, |i| {
        squares[[by * BM + i, bx]] = sum[i];
    });
    copy(&acc, stream.at_mut([by * BM, bx * BN]));
    parallel!((BM, BN), |i, j| {
        acc[[i, j]] *= cast::<T::Acc>(norm_s[j]);
    });
    copy(&acc, scaled.at_mut([by * BM, bx * BN]));
}

/// y = norm(x)·wᵀ: `y` is `[tokens, n]`.
#[tile_kernel(
    default(T = f32, W = f32, BM = 16, BN = 64, BK = 64, GROUP = 128, PARTS = 128),
    tune(BM = [8, 16, 32, 64], BN = [64, 128], BK = [64, 128])
)]
pub(super) fn project<
    T: Float,
    W: Num,
    const BM: usize,
    const BN: usize,
    const BK: usize,
    const GROUP: usize,
    const PARTS: usize,
>(
    x: &Tensor<T, 2>,
    squares: &Tensor<f32, 2>,
    w: &Tensor<W, 2>,
    scale: Option<&Tensor<T, 2>>,
    y: &mut Tensor<T, 2>,
    eps: f32,
) {
    dims!(x = [m, k], squares = [m, parts], w = [n, wide], scale = [k / GROUP, n], y = [m, n]);
    require!(wide == k || wide == k / 8, "weights have as many columns as activations");
    require!(parts <= PARTS, "the parts of a row fit a tile");
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    let mut factor = fragment::<f32>([BM]);
    if let Some(scale) = scale {
        multiply_words::<T, W, BM, BN, GROUP, 2>(x, w, scale, by, bx, &mut acc);
    } else {
        multiply::<T, W, BM, BN, BK>(x, w, by, bx, &mut acc);
    }
    norms::<BM, PARTS>(squares, by, k, eps, &mut factor);
    parallel!((BM, BN), |i, j| {
        acc[[i, j]] *= cast::<T::Acc>(factor[i]);
    });
    copy(&acc, y.at_mut([by * BM, bx * BN]));
}
