//! GEMM with weights in blocks of GGUF: a tile of W is dequantised in shared memory, then multiplied in the
//! type of the activations.
//!
//! Weights are rounded to that type. The schedule is that of [`quant`](crate::quant), with one block of 256
//! elements a step.

use super::float_of_bytes;
use tile_kernel::prelude::*;

/// C = A·Wᵀ with W in q8_0.
///
/// `a`: `[m, k]`; `w`: `[n, k / 32 * 34]`, `u8`, as in the [module](super); `c`: `[m, n]`. 32 divides k; a step
/// of the mainloop takes `BLOCKS` blocks.
#[tile_kernel(
    default(T = f32, BM = 128, BN = 128, BLOCKS = 8),
    tune(BM = [128, 64, 32, 16, 8], BN = [128, 64, 32, 16, 8], BLOCKS = [8, 4, 2, 1])
)]
pub fn matmul_q8_0<T: Float, const BM: usize, const BN: usize, const BLOCKS: usize>(
    a: &Tensor<T, 2>,
    w: &Tensor<u8, 2>,
    c: &mut Tensor<T, 2>,
) {
    dims!(a = [m, k], c = [m, n], w = [n, k / 32 * 34]);
    require!(k % 32 == 0, "k is a multiple of the block");
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<T>([BM, BLOCKS * 32]);
    let mut q_s = shared::<u8>([BN, BLOCKS * 34]);
    let mut d = shared::<f32>([BN, BLOCKS]);
    let mut w_s = shared::<T>([BN, BLOCKS, 32]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..(k / 32).div_ceil(BLOCKS), stages = 3, |step| {
        copy(a.at([by * BM, step * (BLOCKS * 32)]), &mut a_s);
        copy(w.at([bx * BN, step * (BLOCKS * 34)]), &mut q_s);
        let q = q_s.reshape([BN, BLOCKS, 34]);
        parallel!((BN, BLOCKS), |i, g| {
            d[[i, g]] = float_of_bytes(q[[i, g, 0]], q[[i, g, 1]]);
        });
        parallel!((BN, BLOCKS, 32), |i, g, j| {
            w_s[[i, g, j]] = cast::<T>(d[[i, g]] * cast::<f32>(cast::<i8>(q[[i, g, 2 + j]])));
        });
        gemm(&a_s, w_s.reshape([BN, BLOCKS * 32]).t(), &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

/// C = A·Wᵀ with W in q4_k.
///
/// `a`: `[m, k]`; `w`: `[n, k / 256 * 144]`, `u8`, as in the [module](super); `c`: `[m, n]`. 256 divides k.
#[tile_kernel(
    default(T = f32, BM = 128, BN = 128),
    tune(BM = [128, 64, 32, 16, 8], BN = [128, 64, 32, 16, 8])
)]
pub fn matmul_q4_k<T: Float, const BM: usize, const BN: usize>(
    a: &Tensor<T, 2>,
    w: &Tensor<u8, 2>,
    c: &mut Tensor<T, 2>,
) {
    dims!(a = [m, k], c = [m, n], w = [n, k / 256 * 144]);
    require!(k % 256 == 0, "k is a multiple of the block");
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<T>([BM, 256]);
    let mut q_s = shared::<u8>([BN, 144]);
    let (mut scale, mut min) = (shared::<f32>([BN, 8]), shared::<f32>([BN, 8]));
    let mut w_s = shared::<T>([BN, 4, 2, 32]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k / 256, stages = 3, |step| {
        copy(a.at([by * BM, step * 256]), &mut a_s);
        copy(w.at([bx * BN, step * 144]), &mut q_s);
        parallel!((BN, 4), |i, j| {
            let d = float_of_bytes(q_s[[i, 0]], q_s[[i, 1]]);
            let d_min = float_of_bytes(q_s[[i, 2]], q_s[[i, 3]]);
            let (first, second, third) = (q_s[[i, 4 + j]], q_s[[i, 8 + j]], q_s[[i, 12 + j]]);
            scale[[i, j]] = d * cast::<f32>(first & 63);
            scale[[i, 4 + j]] = d * cast::<f32>(third & 15 | first >> 6 << 4);
            min[[i, j]] = d_min * cast::<f32>(second & 63);
            min[[i, 4 + j]] = d_min * cast::<f32>(third >> 4 | second >> 6 << 4);
        });
        parallel!((BN, 4, 32), |i, c, j| {
            let byte = q_s[[i, 16 + 32 * c + j]];
            let (low, high) = (cast::<f32>(byte & 15), cast::<f32>(byte >> 4));
            w_s[[i, c, 0, j]] = cast::<T>(low.mul_add(scale[[i, 2 * c]], -min[[i, 2 * c]]));
            w_s[[i, c, 1, j]] = cast::<T>(high.mul_add(scale[[i, 2 * c + 1]], -min[[i, 2 * c + 1]]));
        });
        gemm(&a_s, w_s.reshape([BN, 256]).t(), &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

/// C = A·Wᵀ with W in q6_k.
///
/// `a`: `[m, k]`; `w`: `[n, k / 256 * 210]`, `u8`, as in the [module](super); `c`: `[m, n]`. 256 divides k.
#[tile_kernel(
    default(T = f32, BM = 128, BN = 128),
    tune(BM = [128, 64, 32, 16, 8], BN = [128, 64, 32, 16, 8])
)]
pub fn matmul_q6_k<T: Float, const BM: usize, const BN: usize>(
    a: &Tensor<T, 2>,
    w: &Tensor<u8, 2>,
    c: &mut Tensor<T, 2>,
) {
    dims!(a = [m, k], c = [m, n], w = [n, k / 256 * 210]);
    require!(k % 256 == 0, "k is a multiple of the block");
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<T>([BM, 256]);
    let mut q_s = shared::<u8>([BN, 210]);
    let mut scale = shared::<f32>([BN, 16]);
    let mut w_s = shared::<T>([BN, 2, 4, 2, 16]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k / 256, stages = 3, |step| {
        copy(a.at([by * BM, step * 256]), &mut a_s);
        copy(w.at([bx * BN, step * 210]), &mut q_s);
        parallel!((BN, 16), |i, g| {
            let d = float_of_bytes(q_s[[i, 208]], q_s[[i, 209]]);
            scale[[i, g]] = d * cast::<f32>(cast::<i8>(q_s[[i, 192 + g]]));
        });
        parallel!((BN, 2, 2, 16), |i, half, g, j| {
            let (first, second) = (q_s[[i, 64 * half + 16 * g + j]], q_s[[i, 64 * half + 32 + 16 * g + j]]);
            let high = q_s[[i, 128 + 32 * half + 16 * g + j]];
            let at = 8 * half + g;
            w_s[[i, half, 0, g, j]] = cast::<T>((cast::<f32>(first & 15 | (high & 3) << 4) - 32.0) * scale[[i, at]]);
            w_s[[i, half, 1, g, j]] =
                cast::<T>((cast::<f32>(second & 15 | (high >> 2 & 3) << 4) - 32.0) * scale[[i, at + 2]]);
            w_s[[i, half, 2, g, j]] =
                cast::<T>((cast::<f32>(first >> 4 | (high >> 4 & 3) << 4) - 32.0) * scale[[i, at + 4]]);
            w_s[[i, half, 3, g, j]] =
                cast::<T>((cast::<f32>(second >> 4 | high >> 6 << 4) - 32.0) * scale[[i, at + 6]]);
        });
        gemm(&a_s, w_s.reshape([BN, 256]).t(), &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}
