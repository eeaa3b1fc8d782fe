//! Integer GEMMs with weights in blocks of GGUF and activations of 8 bits.
//!
//! Codes of q4_k and q6_k by their scales have 10 and 14 bits. A tile of W holds seven of them in one matrix
//! of bytes and the others in a second one, so that one GEMM of bytes is exact over a block of 256 elements:
//! q·scale = low + 128·high.

use super::{float_of_bytes, q6_k_code};
use tile_kernel::prelude::*;

/// C = A·Wᵀ in integer arithmetic, with W in q8_0.
///
/// `a`: `[m, k]`, `i8`, with `a_scale`: `[k / 32, m]`, as `quantize_rows` writes them in groups of 32; `w`:
/// `[n, k / 32 * 34]`, `u8`, as in the [module](super); `c`: `[m, n]`. 32 divides k.
#[tile_kernel(default(T = f32, BM = 64, BN = 64), tune(BM = [64, 32, 16], BN = [64, 32, 16]))]
pub fn matmul_q8_0_dynamic<T: Float, const BM: usize, const BN: usize>(
    a: &Tensor<i8, 2>,
    a_scale: &Tensor<f32, 2>,
    w: &Tensor<u8, 2>,
    c: &mut Tensor<T, 2>,
) {
    dims!(a = [m, k], c = [m, n], w = [n, k / 32 * 34], a_scale = [k / 32, m]);
    require!(k % 32 == 0, "k is a multiple of the block");
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<i8>([BM, 32]);
    let mut q_s = shared::<u8>([BN, 34]);
    let mut w_s = shared::<i8>([BN, 32]);
    let mut a_scale_s = shared::<f32>([BM]);
    let mut d = shared::<f32>([BN]);
    let mut part = fragment::<i32>([BM, BN]);
    let mut acc = fragment::<f32>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k / 32, stages = 3, |g| {
        copy(a.at([by * BM, g * 32]), &mut a_s);
        copy(w.at([bx * BN, g * 34]), &mut q_s);
        copy(a_scale.at([g, by * BM]), &mut a_scale_s);
        parallel!(BN, |j| {
            d[j] = float_of_bytes(q_s[[j, 0]], q_s[[j, 1]]);
        });
        parallel!((BN, 32), |j, p| {
            w_s[[j, p]] = cast::<i8>(q_s[[j, 2 + p]]);
        });
        gemm_set(&a_s, w_s.t(), &mut part);
        parallel!((BM, BN), |i, j| {
            acc[[i, j]] = cast::<f32>(part[[i, j]]).mul_add(a_scale_s[i] * d[j], acc[[i, j]]);
        });
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

/// C = A·Wᵀ in integer arithmetic, with W in q4_k.
///
/// `a`: `[m, k]`, `i8`, with `a_scale`: `[k / 256, m]`, as `quantize_rows` writes them in groups of 256; `w`:
/// `[n, k / 256 * 144]`, `u8`, as in the [module](super); `c`: `[m, n]`. 256 divides k.
#[tile_kernel(default(T = f32, BM = 64, BN = 64), tune(BM = [64, 32, 16], BN = [64, 32, 16]))]
pub fn matmul_q4_k_dynamic<T: Float, const BM: usize, const BN: usize>(
    a: &Tensor<i8, 2>,
    a_scale: &Tensor<f32, 2>,
    w: &Tensor<u8, 2>,
    c: &mut Tensor<T, 2>,
) {
    dims!(a = [m, k], c = [m, n], w = [n, k / 256 * 144], a_scale = [k / 256, m]);
    require!(k % 256 == 0, "k is a multiple of the block");
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let (mut a_s, mut summed) = (shared::<i8>([BM, 256]), shared::<i8>([BM, 256]));
    let mut q_s = shared::<u8>([BN, 144]);
    let mut w_s = shared::<u8>([2, BN, 4, 2, 32]);
    let (mut scale, mut d, mut min) = (shared::<u16>([BN, 8]), shared::<f32>([BN]), shared::<f32>([8, BN]));
    let mut a_scale_s = shared::<f32>([BM]);
    let mut a_sum = fragment::<i32>([BM, 8]);
    let mut part = fragment::<i32>([BM, 2 * BN]);
    let mut acc = fragment::<f32>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k / 256, stages = 3, |step| {
        copy(a.at([by * BM, step * 256]), &mut a_s);
        copy(a.at([by * BM, step * 256]), &mut summed);
        copy(w.at([bx * BN, step * 144]), &mut q_s);
        copy(a_scale.at([step, by * BM]), &mut a_scale_s);
        reduce_sum(summed.reshape([BM, 8, 32]), &mut a_sum, 2);
        parallel!((BN, 4), |i, j| {
            let (first, third) = (q_s[[i, 4 + j]], q_s[[i, 12 + j]]);
            scale[[i, j]] = cast::<u16>(first & 63);
            scale[[i, 4 + j]] = cast::<u16>(third & 15 | first >> 6 << 4);
        });
        parallel!((4, BN), |j, i| {
            let d_min = float_of_bytes(q_s[[i, 2]], q_s[[i, 3]]);
            let (second, third) = (q_s[[i, 8 + j]], q_s[[i, 12 + j]]);
            min[[j, i]] = d_min * cast::<f32>(second & 63);
            min[[4 + j, i]] = d_min * cast::<f32>(third >> 4 | second >> 6 << 4);
        });
        parallel!(BN, |i| {
            d[i] = float_of_bytes(q_s[[i, 0]], q_s[[i, 1]]);
        });
        parallel!((BN, 4, 32), |i, c, j| {
            let byte = q_s[[i, 16 + 32 * c + j]];
            let first = cast::<u16>(byte & 15) * scale[[i, 2 * c]];
            let second = cast::<u16>(byte >> 4) * scale[[i, 2 * c + 1]];
            w_s[[0, i, c, 0, j]] = cast::<u8>(first & 127);
            w_s[[1, i, c, 0, j]] = cast::<u8>(first >> 7);
            w_s[[0, i, c, 1, j]] = cast::<u8>(second & 127);
            w_s[[1, i, c, 1, j]] = cast::<u8>(second >> 7);
        });
        gemm_set(&a_s, w_s.reshape([2 * BN, 256]).t(), &mut part);
        parallel!((BM, BN), |i, j| {
            let mut sum = d[j] * cast::<f32>(part[[i, j]] + 128 * part[[i, BN + j]]);
            for g in 0..8 {
                sum -= min[[g, j]] * cast::<f32>(a_sum[[i, g]]);
            }
            acc[[i, j]] = sum.mul_add(a_scale_s[i], acc[[i, j]]);
        });
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

/// C = A·Wᵀ in integer arithmetic, with W in q6_k.
///
/// `a`: `[m, k]`, `i8`, with `a_scale` and `a_sum`: `[k / 256, m]`, as `quantize_rows` writes them in groups of
/// 256; `w`: `[n, k / 256 * 210]`, `u8`, as in the [module](super); `c`: `[m, n]`. 256 divides k.
#[tile_kernel(default(T = f32, BM = 64, BN = 64), tune(BM = [64, 32, 16], BN = [64, 32, 16]))]
pub fn matmul_q6_k_dynamic<T: Float, const BM: usize, const BN: usize>(
    a: &Tensor<i8, 2>,
    a_scale: &Tensor<f32, 2>,
    a_sum: &Tensor<i32, 2>,
    w: &Tensor<u8, 2>,
    c: &mut Tensor<T, 2>,
) {
    dims!(a = [m, k], c = [m, n], w = [n, k / 256 * 210]);
    dims!(a_scale = [k / 256, m], a_sum = [k / 256, m]);
    require!(k % 256 == 0, "k is a multiple of the block");
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<i8>([BM, 256]);
    let mut q_s = shared::<u8>([BN, 210]);
    let (mut scale, mut codes) = (shared::<i16>([BN, 16]), shared::<i16>([BN, 2, 4, 2, 16]));
    let mut w_s = shared::<u8>([2, BN, 256]);
    let (mut a_scale_s, mut a_sum_s) = (shared::<f32>([BM]), shared::<i32>([BM]));
    let mut d = shared::<f32>([BN]);
    let mut part = fragment::<i32>([BM, 2 * BN]);
    let mut acc = fragment::<f32>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k / 256, stages = 3, |step| {
        copy(a.at([by * BM, step * 256]), &mut a_s);
        copy(w.at([bx * BN, step * 210]), &mut q_s);
        copy(a_scale.at([step, by * BM]), &mut a_scale_s);
        copy(a_sum.at([step, by * BM]), &mut a_sum_s);
        parallel!(BN, |i| {
            d[i] = float_of_bytes(q_s[[i, 208]], q_s[[i, 209]]);
        });
        parallel!((BN, 16), |i, g| {
            scale[[i, g]] = cast::<i16>(cast::<i8>(q_s[[i, 192 + g]]));
        });
        parallel!((BN, 2, 2, 16), |i, half, g, j| {
            let (first, second) = (q_s[[i, 64 * half + 16 * g + j]], q_s[[i, 64 * half + 32 + 16 * g + j]]);
            let high = q_s[[i, 128 + 32 * half + 16 * g + j]];
            let at = 8 * half + g;
            codes[[i, half, 0, g, j]] = q6_k_code(first & 15, high & 3, scale[[i, at]]);
            codes[[i, half, 1, g, j]] = q6_k_code(second & 15, high >> 2 & 3, scale[[i, at + 2]]);
            codes[[i, half, 2, g, j]] = q6_k_code(first >> 4, high >> 4 & 3, scale[[i, at + 4]]);
            codes[[i, half, 3, g, j]] = q6_k_code(second >> 4, high >> 6, scale[[i, at + 6]]);
        });
        let rows = codes.reshape([BN, 256]);
        // 4096 is the largest magnitude of a product, so that a sum with it is not negative.
        parallel!((BN, 256), |i, p| {
            let sum = rows[[i, p]] + 4096;
            w_s[[0, i, p]] = cast::<u8>(sum & 127);
            w_s[[1, i, p]] = cast::<u8>(sum >> 7);
        });
        gemm_set(&a_s, w_s.reshape([2 * BN, 256]).t(), &mut part);
        parallel!((BM, BN), |i, j| {
            let sum = part[[i, j]] + 128 * part[[i, BN + j]] - 4096 * a_sum_s[i];
            acc[[i, j]] = cast::<f32>(sum).mul_add(a_scale_s[i] * d[j], acc[[i, j]]);
        });
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}
