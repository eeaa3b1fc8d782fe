//! Kernels of a decoding step that do what several of the library's do, because launches take
//! longer there than what they compute.

use tile_kernel::prelude::*;

/// Moves each sequence on by a token: its length, and the position and the slot of the new token.
///
/// | tensor | shape | contents |
/// |---|---|---|
/// | `table` | `[sequences, _]`, `i32` | the pages of each sequence, in order; that of the new token is there |
/// | `lengths` | `[sequences]`, `i32` | tokens of each sequence, afterwards one more |
/// | `position` | `[sequences]`, `i32` | the length before |
/// | `slot` | `[sequences]`, `i32` | page·`PAGE` + place in the page |
///
/// A block moves `BN` sequences.
#[tile_kernel(default(PAGE = 64, BN = 128))]
pub(super) fn advance<const PAGE: usize, const BN: usize>(
    table: &Tensor<i32, 2>,
    lengths: &mut Tensor<i32, 1>,
    position: &mut Tensor<i32, 1>,
    slot: &mut Tensor<i32, 1>,
) {
    dims!(table = [sequences, _], lengths = [sequences], position = [sequences], slot = [sequences]);
    let [b] = blocks([sequences.div_ceil(BN)]);
    parallel!(BN, |i| {
        let before = lengths[b * BN + i];
        let at = cast::<usize>(before);
        position[b * BN + i] = before;
        slot[b * BN + i] = table[[b * BN + i, at / PAGE]] * cast::<i32>(PAGE) + cast::<i32>(at % PAGE);
        lengths[b * BN + i] = before + 1;
    });
}

/// Rotates the queries and keys of new tokens, and appends keys and values to a paged cache: the
/// library's `rope` of both and `append_to_pages` in one launch.
///
/// | tensor | shape | contents |
/// |---|---|---|
/// | `qkv` | `[tokens, heads + 2·kv_heads, 2·HALF]` | queries, keys and values of each token |
/// | `position`, `slot` | `[tokens]`, `i32` | as of `rope` and `append_to_pages` |
/// | `cos`, `sin` | `[positions, HALF]`, `f32` | of each position |
/// | `q` | `[tokens, heads, 2·HALF]` | the rotated queries |
/// | `k_cache`, `v_cache` | `[pages, PAGE, kv_heads, 2·HALF]` | the cache |
///
/// A block handles a key head of a token, and the query heads that share it.
#[tile_kernel(default(T = f32, PAGE = 64, HALF = 64))]
pub(super) fn rope_to_pages<T: Float, const PAGE: usize, const HALF: usize>(
    qkv: &Tensor<T, 3>,
    position: &Tensor<i32, 1>,
    slot: &Tensor<i32, 1>,
    cos: &Tensor<f32, 2>,
    sin: &Tensor<f32, 2>,
    q: &mut Tensor<T, 3>,
    k_cache: &mut Tensor<T, 4>,
    v_cache: &mut Tensor<T, 4>,
) {
    dims!(qkv = [tokens, all, 2 * HALF], q = [tokens, heads, 2 * HALF], position = [tokens], slot = [tokens]);
    dims!(k_cache = [pages, PAGE, kv_heads, 2 * HALF], v_cache = [pages, PAGE, kv_heads, 2 * HALF]);
    dims!(cos = [positions, HALF], sin = [positions, HALF]);
    require!(all == heads + 2 * kv_heads, "a token has queries, keys and values");
    require!(heads % kv_heads == 0, "key heads serve as many query heads");
    let group = heads / kv_heads;
    let [t, kv] = blocks([tokens, kv_heads], disjoint = "every token has a slot of its own");
    let at = cast::<usize>(position[t]);
    let page = cast::<usize>(slot[t]) / PAGE;
    let place = cast::<usize>(slot[t]) % PAGE;
    parallel!((group, HALF), |i, j| {
        let u = cast::<f32>(qkv[[t, kv * group + i, j]]);
        let v = cast::<f32>(qkv[[t, kv * group + i, HALF + j]]);
        q[[t, kv * group + i, j]] = cast::<T>(u * cos[[at, j]] - v * sin[[at, j]]);
        q[[t, kv * group + i, HALF + j]] = cast::<T>(v * cos[[at, j]] + u * sin[[at, j]]);
    });
    parallel!(HALF, |j| {
        let u = cast::<f32>(qkv[[t, heads + kv, j]]);
        let v = cast::<f32>(qkv[[t, heads + kv, HALF + j]]);
        k_cache[[page, place, kv, j]] = cast::<T>(u * cos[[at, j]] - v * sin[[at, j]]);
        k_cache[[page, place, kv, HALF + j]] = cast::<T>(v * cos[[at, j]] + u * sin[[at, j]]);
        v_cache[[page, place, kv, j]] = qkv[[t, heads + kv_heads + kv, j]];
        v_cache[[page, place, kv, HALF + j]] = qkv[[t, heads + kv_heads + kv, HALF + j]];
    });
}

/// The largest element of each part of a row, and its index in the row, the lowest of equal ones:
/// `x` is `[m, n]`, `high` and `place` are `[m, ⌈n / BN⌉]`. A block looks at one part; what follows
/// is [`argmax_of_parts`].
#[tile_kernel(default(T = f32, BN = 1024))]
pub(super) fn argmax_parts<T: Float, const BN: usize>(
    x: &Tensor<T, 2>,
    high: &mut Tensor<f32, 2>,
    place: &mut Tensor<i32, 2>,
) {
    dims!(x = [m, n], high = [m, parts], place = [m, parts]);
    require!(parts == n.div_ceil(BN), "a part is a tile");
    let [row, b] = blocks([m, parts]);
    let mut v = fragment::<T>([BN]);
    let mut top = fragment::<T>([1]);
    let mut at = fragment::<i32>([1]);
    copy(x.at([row, b * BN]).or(T::NEG_INFINITY), &mut v);
    reduce_max(&v, &mut top, 0);
    reduce_argmax(&v, &mut at, 0);
    parallel!(1, |_i| {
        high[[row, b]] = cast::<f32>(top[0]);
        place[[row, b]] = cast::<i32>(b * BN) + at[0];
    });
}

/// The index of the largest element of each row by the parts of [`argmax_parts`], of which there are
/// at most `PARTS`: `token` is `[m]`.
#[tile_kernel(default(PARTS = 512))]
pub(super) fn argmax_of_parts<const PARTS: usize>(
    high: &Tensor<f32, 2>,
    place: &Tensor<i32, 2>,
    token: &mut Tensor<i32, 1>,
) {
    dims!(high = [m, parts], place = [m, parts], token = [m]);
    require!(parts <= PARTS, "the parts of a row fit a tile");
    let [row] = blocks([m]);
    let mut v = fragment::<f32>([PARTS]);
    let mut at = fragment::<i32>([1]);
    copy(high.at([row, 0]).or(f32::NEG_INFINITY), &mut v);
    reduce_argmax(&v, &mut at, 0);
    parallel!(1, |_i| {
        token[row] = place[[row, cast::<usize>(at[0])]];
    });
}
