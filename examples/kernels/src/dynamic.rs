//! Integer GEMMs with dynamic quantisation: activations are quantised to 8 bits at run time, then
//! multiplied with 4-bit or 8-bit weights in integer arithmetic.
//!
//! 8-bit MMA instructions have four times the rate of `f32`, so a GEMM with quantised weights is
//! fastest where its activations have eight bits, too (the GEMMs of ggml's formats work like
//! this). [`quantize_rows()`] brings activations to 8 bits with a scale for each group of a row;
//! an element changes by at most 1/254 of the largest one of its group.
//!
//! 4-bit weights are those of [`quant`](crate::quant), whose bytes `[n, k / 2]` are seen as
//! `[n / BN, k / GROUP, BN, GROUP / 2]`: the bytes of one step of a block together.
//!
//! - A view with permuted axes will do.
//! - Where a GEMM has few rows, and is bound by reading the weights, copy them once to lie in this
//!   order.
//! - Or make them a [`Constant`], which a CPU packs by itself. With AVX-512 it then multiplies the
//!   codes as they are packed; `BN` = 256 suits it best.

use tile_kernel::prelude::*;

/// Symmetric 8-bit quantisation in groups along k: q = x / scale, rounded, where 127·scale is the
/// largest magnitude in a group.
///
/// - `x`: `[m, k]`; `q`: `[m, k]`, `i8`.
/// - `scale`: `[k / GROUP, m]`, `f32`, and `sum`: `[k / GROUP, m]`, `i32`, the sum of the q of a
///   group. Values of adjacent rows are adjacent.
///
/// `GROUP` divides k. A block quantises one group of `BM` rows.
#[tile_kernel(default(T = f32, BM = 4, GROUP = 128))]
pub fn quantize_rows<T: Float, const BM: usize, const GROUP: usize>(
    x: &Tensor<T, 2>,
    q: &mut Tensor<i8, 2>,
    scale: &mut Tensor<f32, 2>,
    sum: &mut Tensor<i32, 2>,
) {
    dims!(x = [m, k], q = [m, k], scale = [k / GROUP, m], sum = [k / GROUP, m]);
    require!(k % GROUP == 0, "k is a multiple of the group");
    let [by, g] = blocks([m.div_ceil(BM), k / GROUP]);
    let mut x_s = shared::<T>([BM, GROUP]);
    let mut magnitude = fragment::<f32>([BM, GROUP]);
    let mut largest = fragment::<f32>([BM]);
    let mut codes = fragment::<i32>([BM, GROUP]);
    let mut total = fragment::<i32>([BM]);
    copy(x.at([by * BM, g * GROUP]), &mut x_s);
    parallel!((BM, GROUP), |i, j| {
        magnitude[[i, j]] = cast::<f32>(x_s[[i, j]]).abs();
    });
    reduce_max(&magnitude, &mut largest, 1);
    parallel!((BM, GROUP), |i, j| {
        let inverse = if largest[i] > 0.0 { 127.0 / largest[i] } else { 0.0 };
        codes[[i, j]] = cast::<i32>((cast::<f32>(x_s[[i, j]]) * inverse).round_ties_even());
    });
    reduce_sum(&codes, &mut total, 1);
    copy(&codes, q.at_mut([by * BM, g * GROUP]));
    parallel!(BM, |i| {
        scale[[g, by * BM + i]] = largest[i] / 127.0;
        sum[[g, by * BM + i]] = total[i];
    });
}

/// C = A·Wᵀ in integer arithmetic, with W = (q − 8)·scale and 4-bit q.
///
/// - `a`: `[m, k]`, `i8`, with `a_scale` and `a_sum`: `[k / GROUP, m]`, as [`quantize_rows()`]
///   writes them with the same groups.
/// - `packed`: `[n / BN, k / GROUP, BN, GROUP / 2]`, `u8`, two codes in a byte; see the
///   [module](self).
/// - `scale`: `[k / GROUP, n]`; `c`: `[m, n]`.
///
/// A step of the mainloop, with three stages, is one group: the codes are unpacked in shared
/// memory, an `i8`×`u8` GEMM gives an `i32` tile, the zero point 8 is corrected with `a_sum`, and
/// the tile is scaled and added to `f32` accumulators.
#[tile_kernel(default(T = f32, BM = 64, BN = 32, GROUP = 128), tune(BM = [64, 32, 16]))]
pub fn matmul_int4_dynamic<T: Float, const BM: usize, const BN: usize, const GROUP: usize>(
    a: &Tensor<i8, 2>,
    a_scale: &Tensor<f32, 2>,
    a_sum: &Tensor<i32, 2>,
    packed: &Tensor<u8, 4>,
    scale: &Tensor<T, 2>,
    c: &mut Tensor<T, 2>,
) {
    dims!(a = [m, k], c = [m, n], packed = [n / BN, k / GROUP, BN, GROUP / 2], scale = [k / GROUP, n]);
    dims!(a_scale = [k / GROUP, m], a_sum = [k / GROUP, m]);
    require!(n % BN == 0, "n is a multiple of the tile");
    require!(k % GROUP == 0, "k is a multiple of the group");
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<i8>([BM, GROUP]);
    let mut q_s = shared::<u8>([BN, GROUP / 2]);
    let mut w_s = shared::<u8>([BN, 2, GROUP / 2]);
    let mut a_scale_s = shared::<f32>([BM]);
    let mut a_sum_s = shared::<i32>([BM]);
    let mut scale_s = shared::<T>([BN]);
    let mut part = fragment::<i32>([BM, BN]);
    let mut acc = fragment::<f32>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k / GROUP, stages = 3, |g| {
        copy(a.at([by * BM, g * GROUP]), &mut a_s);
        copy(packed.at([bx, g, 0, 0]), &mut q_s);
        copy(a_scale.at([g, by * BM]), &mut a_scale_s);
        copy(a_sum.at([g, by * BM]), &mut a_sum_s);
        copy(scale.at([g, bx * BN]), &mut scale_s);
        parallel!((BN, GROUP / 2), |j, p| {
            w_s[[j, 0, p]] = q_s[[j, p]] & 15;
            w_s[[j, 1, p]] = q_s[[j, p]] >> 4;
        });
        gemm_set(&a_s, w_s.reshape([BN, GROUP]).t(), &mut part);
        parallel!((BM, BN), |i, j| {
            let sum = cast::<f32>(part[[i, j]] - 8 * a_sum_s[i]);
            acc[[i, j]] = sum.mul_add(a_scale_s[i] * cast::<f32>(scale_s[j]), acc[[i, j]]);
        });
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

/// C = A·Wᵀ in integer arithmetic, with W = q·scale, 8-bit q and one scale for each row of W.
///
/// `a`: `[m, k]`, `i8`, with `a_scale`: `[k / GROUP, m]`, as [`quantize_rows()`] writes them; `w`:
/// `[n, k]`, `i8`; `scale`: `[n]`, `f32`; `c`: `[m, n]`. A step of the mainloop, with three
/// stages, is one group of A; the scale of W is applied once, in the epilogue.
#[tile_kernel(default(T = f32, BM = 64, BN = 32, GROUP = 128), tune(BM = [64, 32, 16], BN = [64, 32, 16]))]
pub fn matmul_int8_dynamic<T: Float, const BM: usize, const BN: usize, const GROUP: usize>(
    a: &Tensor<i8, 2>,
    a_scale: &Tensor<f32, 2>,
    w: &Tensor<i8, 2>,
    scale: &Tensor<f32, 1>,
    c: &mut Tensor<T, 2>,
) {
    dims!(a = [m, k], w = [n, k], scale = [n], c = [m, n], a_scale = [k / GROUP, m]);
    require!(k % GROUP == 0, "k is a multiple of the group");
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<i8>([BM, GROUP]);
    let mut w_s = shared::<i8>([BN, GROUP]);
    let mut a_scale_s = shared::<f32>([BM]);
    let mut part = fragment::<i32>([BM, BN]);
    let mut acc = fragment::<f32>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k / GROUP, stages = 3, |g| {
        copy(a.at([by * BM, g * GROUP]), &mut a_s);
        copy(w.at([bx * BN, g * GROUP]), &mut w_s);
        copy(a_scale.at([g, by * BM]), &mut a_scale_s);
        gemm_set(&a_s, w_s.t(), &mut part);
        parallel!((BM, BN), |i, j| {
            acc[[i, j]] = cast::<f32>(part[[i, j]]).mul_add(a_scale_s[i], acc[[i, j]]);
        });
    });
    parallel!((BM, BN), |i, j| {
        acc[[i, j]] *= scale[bx * BN + j];
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}
