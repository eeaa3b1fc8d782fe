//! A mixture-of-experts layer (Shazeer et al., arXiv 1701.06538): routing, grouping of tokens by
//! expert, grouped GEMM, and the weighted sum of the experts' results.
//!
//! Each token takes `TOP` slots, slot t·TOP + i for its i-th expert. [`moe_plan`](fn@moe_plan)
//! sorts the slots by expert and pads each expert's share to whole tiles of `BM` rows, so that
//! every tile of the grouped GEMM has one expert (Gale et al., arXiv 2211.15841).
//!
//! The launches of a layer are `moe_route`, `moe_plan`, `moe_matmul` (up projections), the
//! activation, `moe_matmul` (down projection) and `moe_combine`.

use tile_kernel::prelude::*;

/// Routing: the `TOP` experts of each token with the largest logits, and their softmax weights
/// over these experts.
///
/// `logits`: `[tokens, EXPERTS]`; `experts`: `[tokens, TOP]`, `i32`; `weights`: `[tokens, TOP]`,
/// `f32`. A block routes `BM` tokens with their logits in registers.
#[tile_kernel(default(T = f32, BM = 8, EXPERTS = 64, TOP = 4))]
pub fn moe_route<T: Float, const BM: usize, const EXPERTS: usize, const TOP: usize>(
    logits: &Tensor<T, 2>,
    experts: &mut Tensor<i32, 2>,
    weights: &mut Tensor<f32, 2>,
) {
    dims!(logits = [tokens, EXPERTS], experts = [tokens, TOP], weights = [tokens, TOP]);
    let [b] = blocks([tokens.div_ceil(BM)]);
    let mut x = fragment::<f32>([BM, EXPERTS]);
    let mut place = fragment::<i32>([BM]);
    let mut chosen = fragment::<f32>([BM, TOP]);
    let mut highest = fragment::<f32>([BM]);
    let mut sum = fragment::<f32>([BM]);
    copy(logits.at([b * BM, 0]), &mut x);
    clear(&mut chosen);
    for r in 0..TOP {
        reduce_argmax(&x, &mut place, 1);
        parallel!(BM, |i| {
            let j = cast::<usize>(place[i]);
            chosen[[i, r]] = x[[i, j]];
            experts[[b * BM + i, r]] = place[i];
            x[[i, j]] = f32::NEG_INFINITY;
        });
    }
    reduce_max(&chosen, &mut highest, 1);
    parallel!((BM, TOP), |i, r| {
        chosen[[i, r]] = (chosen[[i, r]] - highest[i]).exp();
    });
    reduce_sum(&chosen, &mut sum, 1);
    parallel!((BM, TOP), |i, r| {
        weights[[b * BM + i, r]] = chosen[[i, r]] / sum[i];
    });
}

/// The plan of the grouped GEMM, made by a single block: a counting sort of the slots by expert.
///
/// - `experts`: `[tokens, top]`, `i32`. A slot whose expert is none of `0..EXPERTS`, −1 for one,
///   is not listed.
/// - `slots`: `[BM·tiles]`, `i32`: the slots by expert, −1 where a tile is not full.
/// - `tile_expert`: `[tiles]`, `i32`: the expert of each tile of `BM` entries, `EXPERTS` for tiles
///   past the last.
///
/// The order of the slots of one expert varies from run to run; results do not depend on it.
#[tile_kernel(default(EXPERTS = 64, BM = 64))]
pub fn moe_plan<const EXPERTS: usize, const BM: usize>(
    experts: &Tensor<i32, 2>,
    slots: &mut Tensor<i32, 1>,
    tile_expert: &mut Tensor<i32, 1>,
) {
    dims!(experts = [tokens, top], tile_expert = [tiles], slots = [BM * tiles]);
    require!(tiles * BM >= tokens * top + EXPERTS * (BM - 1), "there is room for the padding of every expert");
    let mut count = shared::<i32>([EXPERTS]);
    let mut padded = shared::<i32>([EXPERTS]);
    let mut end = shared::<i32>([EXPERTS]);
    let mut next = shared::<i32>([EXPERTS]);
    clear(&mut count);
    parallel!((tokens, top), |t, r| {
        count.atomic_add([cast::<usize>(experts[[t, r]])], 1, Relaxed);
    });
    parallel!(EXPERTS, |e| {
        padded[e] = cast::<i32>(cast::<usize>(count[e]).div_ceil(BM) * BM);
    });
    cumsum(&padded, &mut end, 0);
    parallel!(EXPERTS, |e| {
        next[e] = end[e] - padded[e];
    });
    parallel!(tiles, |t| {
        let mut expert: i32 = 0;
        for e in 0..EXPERTS {
            expert += cast::<i32>(cast::<usize>(end[e]) <= t * BM);
        }
        tile_expert[t] = expert;
    });
    fill(slots, -1);
    parallel!((tokens, top), |t, r| {
        let e = experts[[t, r]];
        let place = next.atomic_add([cast::<usize>(e)], 1, Relaxed);
        // A slot without an expert has no position: the store is dropped.
        let at = select(e >= 0 && e < cast::<i32>(EXPERTS), place, -1);
        store_unordered(slots, [cast::<usize>(at)], cast::<i32>(t * top + r));
    });
}

/// The grouped GEMM: y\[slot\] = x\[slot / SHARE\]·Wₑᵀ for the slots of each expert e.
///
/// - `x`: `[_, k]`; `w`: `[experts, n, k]`; `y`: `[_, n]`, a row for each slot.
/// - `slots`, `tile_expert`: the plan of [`moe_plan`](fn@moe_plan), with the same `BM`.
/// - `SHARE` is the number of slots that share a row of `x`: the experts of a token for the first
///   GEMM of a layer, 1 for the second.
///
/// The mainloop, with three stages, gathers rows of x by index; the epilogue scatters rows of y.
/// On Hopper GPUs `BM = 128` and `BN = 256` are fastest where experts have some hundreds of slots
/// (H100, bf16: 520 to 670 TFLOP/s).
#[tile_kernel(default(T = f32, BM = 64, BN = 128, BK = 64, SHARE = 1), tune(BN = [256, 128, 64], BK = [64, 32, 16]))]
pub fn moe_matmul<T: Float, const BM: usize, const BN: usize, const BK: usize, const SHARE: usize>(
    x: &Tensor<T, 2>,
    w: &Tensor<T, 3>,
    slots: &Tensor<i32, 1>,
    tile_expert: &Tensor<i32, 1>,
    y: &mut Tensor<T, 2>,
) {
    dims!(x = [_, k], w = [experts, n, k], tile_expert = [tiles], slots = [BM * tiles], y = [_, n]);
    let [by, bx] = blocks([tiles, n.div_ceil(BN)]);
    let e = cast::<usize>(tile_expert[by]);
    let mut slot = fragment::<i32>([BM]);
    let mut row = fragment::<i32>([BM]);
    let mut x_s = shared::<T>([BM, BK]);
    let mut w_s = shared::<T>([BN, BK]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    let mut y_s = fragment::<T>([BM, BN]);
    if e < experts {
        copy(slots.at([by * BM]), &mut slot);
        parallel!(BM, |i| {
            row[i] = select(slot[i] < 0, -1, slot[i] / cast::<i32>(SHARE));
        });
        clear(&mut acc);
        pipelined!(0..k.div_ceil(BK), stages = 3, |ko| {
            gather(x.at((.., span(ko * BK, BK))), &row, &mut x_s);
            copy(w.at([e, bx * BN, ko * BK]), &mut w_s);
            gemm(&x_s, w_s.t(), &mut acc);
        });
        copy(&acc, &mut y_s);
        scatter(&y_s, &slot, y.at_mut((.., span(bx * BN, BN))));
    }
}

/// The weighted sum over a token's experts: out\[t\] = Σᵣ weights\[t, r\]·y\[t·top + r\].
///
/// `y`: `[tokens·top, n]`; `weights`: `[tokens, top]`, `f32`; `out`: `[tokens, n]`. A slot of
/// weight zero is not read, whatever is in `y`: a slot without an expert has no row there.
#[tile_kernel(default(T = f32, BN = 1024))]
pub fn moe_combine<T: Float, const BN: usize>(y: &Tensor<T, 2>, weights: &Tensor<f32, 2>, out: &mut Tensor<T, 2>) {
    dims!(weights = [tokens, top], out = [tokens, n], y = [tokens * top, n]);
    let [t, b] = blocks([tokens, n.div_ceil(BN)]);
    let mut sum = fragment::<f32>([BN]);
    clear(&mut sum);
    for r in 0..top {
        let weight = weights[[t, r]];
        if weight != 0.0 {
            parallel!(BN, |i| {
                sum[i] += weight * cast::<f32>(y[[t * top + r, b * BN + i]]);
            });
        }
    }
    copy(&sum, out.at_mut([t, b * BN]));
}
