//! GEMV with weights in blocks of GGUF and activations of 8 bits, y = W·x.
//!
//! Codes of q4_k and q6_k are multiplied by their scales as numbers of 16 bits, so that one integer dot product is exact
//! over a block of 256 elements.

use super::{float_of_bytes, q6_k_code};
use tile_kernel::prelude::*;

/// y = W·x in integer arithmetic, with W in q8_0.
///
/// `w`: `[n, k / 32 * 34]`, `u8`, as in the [module](super); `x`: `[k]`, `i8`, with `x_scale`: `[k / 32]`; `y`: `[n]`. 32
/// divides k.
#[tile_kernel(default(T = f32, BN = 32))]
pub fn gemv_q8_0_dynamic<T: Float, const BN: usize>(
    w: &Tensor<u8, 2>,
    x: &Tensor<i8, 1>,
    x_scale: &Tensor<f32, 1>,
    y: &mut Tensor<T, 1>,
) {
    dims!(x = [k], y = [n], w = [n, k / 32 * 34], x_scale = [k / 32]);
    require!(k % 32 == 0, "k is a multiple of the block");
    let [b] = blocks([n.div_ceil(BN)]);
    let mut q_s = shared::<u8>([BN, 8 * 34]);
    let mut x_s = shared::<i16>([256]);
    let mut x_scale_s = shared::<f32>([8]);
    let mut lanes = fragment::<f32>([BN, 8]);
    let mut sum = fragment::<f32>([BN]);
    clear(&mut lanes);
    pipelined!(0..(k / 32).div_ceil(8), stages = 3, |step| {
        copy(w.at([b * BN, step * (8 * 34)]), &mut q_s);
        copy(x.at([step * 256]), &mut x_s);
        copy(x_scale.at([step * 8]), &mut x_scale_s);
        let (q, xs) = (q_s.reshape([BN, 8, 34]), x_s.reshape([8, 32]));
        parallel!((BN, 8), |i, g| {
            let mut dot = 0_i32;
            for p in 0..32 {
                dot += cast::<i32>(cast::<i8>(q[[i, g, 2 + p]])) * cast::<i32>(xs[[g, p]]);
            }
            let scale = float_of_bytes(q[[i, g, 0]], q[[i, g, 1]]) * x_scale_s[g];
            lanes[[i, g]] = cast::<f32>(dot).mul_add(scale, lanes[[i, g]]);
        });
    });
    reduce_sum(&lanes, &mut sum, 1);
    copy(&sum, y.at_mut([b * BN]));
}

/// y = W·x in integer arithmetic, with W in q4_k.
///
/// `w`: `[n, k / 256 * 144]`, `u8`, as in the [module](super); `x`: `[k]`, `i8`, with `x_scale`: `[k / 256]`; `y`: `[n]`.
/// 256 divides k.
#[tile_kernel(default(T = f32, BN = 32))]
pub fn gemv_q4_k_dynamic<T: Float, const BN: usize>(
    w: &Tensor<u8, 2>,
    x: &Tensor<i8, 1>,
    x_scale: &Tensor<f32, 1>,
    y: &mut Tensor<T, 1>,
) {
    dims!(x = [k], y = [n], w = [n, k / 256 * 144], x_scale = [k / 256]);
    require!(k % 256 == 0, "k is a multiple of the block");
    let [b] = blocks([n.div_ceil(BN)]);
    let mut q_s = shared::<u8>([BN, 144]);
    let mut x_s = shared::<i16>([256]);
    let mut x_sum = fragment::<i16>([8]);
    let (mut scale, mut min) = (shared::<i16>([BN, 8]), shared::<i16>([BN, 8]));
    let mut w_s = shared::<i16>([BN, 4, 2, 32]);
    let (mut dot, mut low_dot) = (fragment::<i32>([BN]), fragment::<i32>([BN]));
    let mut sum = fragment::<f32>([BN]);
    clear(&mut sum);
    pipelined!(0..k / 256, stages = 3, |step| {
        copy(w.at([b * BN, step * 144]), &mut q_s);
        copy(x.at([step * 256]), &mut x_s);
        reduce_sum(x_s.reshape([8, 32]), &mut x_sum, 1);
        parallel!((BN, 4), |i, j| {
            let (first, second, third) = (q_s[[i, 4 + j]], q_s[[i, 8 + j]], q_s[[i, 12 + j]]);
            scale[[i, j]] = cast::<i16>(first & 63);
            scale[[i, 4 + j]] = cast::<i16>(third & 15 | first >> 6 << 4);
            min[[i, j]] = cast::<i16>(second & 63);
            min[[i, 4 + j]] = cast::<i16>(third >> 4 | second >> 6 << 4);
        });
        parallel!((BN, 4, 32), |i, c, j| {
            let byte = q_s[[i, 16 + 32 * c + j]];
            w_s[[i, c, 0, j]] = cast::<i16>(byte & 15) * scale[[i, 2 * c]];
            w_s[[i, c, 1, j]] = cast::<i16>(byte >> 4) * scale[[i, 2 * c + 1]];
        });
        let codes = w_s.reshape([BN, 256]);
        parallel!(BN, |i| {
            let mut total = 0_i32;
            for p in 0..256 {
                total += cast::<i32>(codes[[i, p]]) * cast::<i32>(x_s[p]);
            }
            dot[i] = total;
            let mut low = 0_i32;
            for g in 0..8 {
                low += cast::<i32>(min[[i, g]]) * cast::<i32>(x_sum[g]);
            }
            low_dot[i] = low;
        });
        parallel!(BN, |i| {
            let (d, d_min) = (float_of_bytes(q_s[[i, 0]], q_s[[i, 1]]), float_of_bytes(q_s[[i, 2]], q_s[[i, 3]]));
            let both = d * cast::<f32>(dot[i]) - d_min * cast::<f32>(low_dot[i]);
            sum[i] = both.mul_add(x_scale[step], sum[i]);
        });
    });
    copy(&sum, y.at_mut([b * BN]));
}

/// y = W·x in integer arithmetic, with W in q6_k.
///
/// `w`: `[n, k / 256 * 210]`, `u8`, as in the [module](super); `x`: `[k]`, `i8`, with `x_scale`: `[k / 256]`; `y`: `[n]`.
/// 256 divides k.
#[tile_kernel(default(T = f32, BN = 32))]
pub fn gemv_q6_k_dynamic<T: Float, const BN: usize>(
    w: &Tensor<u8, 2>,
    x: &Tensor<i8, 1>,
    x_scale: &Tensor<f32, 1>,
    y: &mut Tensor<T, 1>,
) {
    dims!(x = [k], y = [n], w = [n, k / 256 * 210], x_scale = [k / 256]);
    require!(k % 256 == 0, "k is a multiple of the block");
    let [b] = blocks([n.div_ceil(BN)]);
    let mut q_s = shared::<u8>([BN, 210]);
    let mut x_s = shared::<i16>([256]);
    let mut scale = shared::<i16>([BN, 16]);
    let mut codes = shared::<i16>([BN, 2, 4, 2, 16]);
    let mut dot = fragment::<i32>([BN]);
    let mut sum = fragment::<f32>([BN]);
    clear(&mut sum);
    pipelined!(0..k / 256, stages = 3, |step| {
        copy(w.at([b * BN, step * 210]), &mut q_s);
        copy(x.at([step * 256]), &mut x_s);
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
        parallel!(BN, |i| {
            let mut total = 0_i32;
            for p in 0..256 {
                total += cast::<i32>(rows[[i, p]]) * cast::<i32>(x_s[p]);
            }
            dot[i] = total;
        });
        parallel!(BN, |i| {
            let d = float_of_bytes(q_s[[i, 208]], q_s[[i, 209]]);
            sum[i] = cast::<f32>(dot[i]).mul_add(d * x_scale[step], sum[i]);
        });
    });
    copy(&sum, y.at_mut([b * BN]));
}
