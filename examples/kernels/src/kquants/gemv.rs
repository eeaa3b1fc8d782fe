//! GEMV with weights in blocks of GGUF, y = W·x: bound by reading W.
//!
//! A block owns `BN` rows of W and walks k a block of 256 elements at a time. Products are added up
//! elementwise in a few lanes for each row, which are reduced once at the end. Elements that share a scale are
//! added before they are multiplied by it.

use super::float_of_bytes;
use tile_kernel::prelude::*;

/// y = W·x with W in q8_0.
///
/// `w`: `[n, k / 32 * 34]`, `u8`, as in the [module](super); `x`: `[k]`; `y`: `[n]`. 32 divides k.
#[tile_kernel(default(T = f32, BN = 32))]
pub fn gemv_q8_0<T: Float, const BN: usize>(w: &Tensor<u8, 2>, x: &Tensor<T, 1>, y: &mut Tensor<T, 1>) {
    dims!(x = [k], y = [n], w = [n, k / 32 * 34]);
    require!(k % 32 == 0, "k is a multiple of the block");
    let [b] = blocks([n.div_ceil(BN)]);
    let mut q_s = shared::<u8>([BN, 8 * 34]);
    let mut x_s = shared::<f32>([256]);
    let mut scale = shared::<f32>([BN, 8]);
    let mut lanes = fragment::<f32>([BN, 16]);
    let mut sum = fragment::<f32>([BN]);
    clear(&mut lanes);
    pipelined!(0..(k / 32).div_ceil(8), stages = 3, |step| {
        copy(w.at([b * BN, step * (8 * 34)]), &mut q_s);
        copy(x.at([step * 256]), &mut x_s);
        let xs = x_s.reshape([8, 2, 16]);
        let q = q_s.reshape([BN, 8, 34]);
        parallel!((BN, 8), |i, g| {
            scale[[i, g]] = float_of_bytes(q[[i, g, 0]], q[[i, g, 1]]);
        });
        parallel!((BN, 16), |i, j| {
            let mut sum = lanes[[i, j]];
            for g in 0..8 {
                let first = cast::<f32>(cast::<i8>(q[[i, g, 2 + j]]));
                let second = cast::<f32>(cast::<i8>(q[[i, g, 18 + j]]));
                let both = second.mul_add(xs[[g, 1, j]], first * xs[[g, 0, j]]);
                sum = scale[[i, g]].mul_add(both, sum);
            }
            lanes[[i, j]] = sum;
        });
    });
    reduce_sum(&lanes, &mut sum, 1);
    copy(&sum, y.at_mut([b * BN]));
}

/// y = W·x with W in q4_k.
///
/// `w`: `[n, k / 256 * 144]`, `u8`, as in the [module](super); `x`: `[k]`; `y`: `[n]`. 256 divides k. Minima are
/// multiplied by the sums of x over their groups.
#[tile_kernel(default(T = f32, BN = 32))]
pub fn gemv_q4_k<T: Float, const BN: usize>(w: &Tensor<u8, 2>, x: &Tensor<T, 1>, y: &mut Tensor<T, 1>) {
    dims!(x = [k], y = [n], w = [n, k / 256 * 144]);
    require!(k % 256 == 0, "k is a multiple of the block");
    let [b] = blocks([n.div_ceil(BN)]);
    let mut q_s = shared::<u8>([BN, 144]);
    let mut x_s = shared::<f32>([256]);
    let mut x_sum = fragment::<f32>([8]);
    let (mut scale, mut min) = (shared::<f32>([BN, 8]), shared::<f32>([BN, 8]));
    let mut lanes = fragment::<f32>([BN, 16]);
    let mut low_lanes = fragment::<f32>([BN, 8]);
    let (mut sum, mut low_sum) = (fragment::<f32>([BN]), fragment::<f32>([BN]));
    clear(&mut lanes);
    clear(&mut low_lanes);
    pipelined!(0..k / 256, stages = 3, |step| {
        copy(w.at([b * BN, step * 144]), &mut q_s);
        copy(x.at([step * 256]), &mut x_s);
        let xs = x_s.reshape([8, 2, 16]);
        reduce_sum(x_s.reshape([8, 32]), &mut x_sum, 1);
        parallel!((BN, 4), |i, j| {
            let d = float_of_bytes(q_s[[i, 0]], q_s[[i, 1]]);
            let d_min = float_of_bytes(q_s[[i, 2]], q_s[[i, 3]]);
            let (first, second, third) = (q_s[[i, 4 + j]], q_s[[i, 8 + j]], q_s[[i, 12 + j]]);
            scale[[i, j]] = d * cast::<f32>(first & 63);
            scale[[i, 4 + j]] = d * cast::<f32>(third & 15 | first >> 6 << 4);
            min[[i, j]] = d_min * cast::<f32>(second & 63);
            min[[i, 4 + j]] = d_min * cast::<f32>(third >> 4 | second >> 6 << 4);
        });
        parallel!((BN, 8), |i, g| {
            low_lanes[[i, g]] = min[[i, g]].mul_add(x_sum[g], low_lanes[[i, g]]);
        });
        parallel!((BN, 16), |i, j| {
            let mut sum = lanes[[i, j]];
            for c in 0..4 {
                let (first, second) = (q_s[[i, 16 + 32 * c + j]], q_s[[i, 32 + 32 * c + j]]);
                let low = cast::<f32>(first & 15) * xs[[2 * c, 0, j]];
                let low = cast::<f32>(second & 15).mul_add(xs[[2 * c, 1, j]], low);
                let high = cast::<f32>(first >> 4) * xs[[2 * c + 1, 0, j]];
                let high = cast::<f32>(second >> 4).mul_add(xs[[2 * c + 1, 1, j]], high);
                sum = scale[[i, 2 * c]].mul_add(low, sum);
                sum = scale[[i, 2 * c + 1]].mul_add(high, sum);
            }
            lanes[[i, j]] = sum;
        });
    });
    reduce_sum(&lanes, &mut sum, 1);
    reduce_sum(&low_lanes, &mut low_sum, 1);
    parallel!(BN, |i| {
        y[b * BN + i] = cast::<T>(sum[i] - low_sum[i]);
    });
}

/// y = W·x with W in q6_k.
///
/// `w`: `[n, k / 256 * 210]`, `u8`, as in the [module](super); `x`: `[k]`; `y`: `[n]`. 256 divides k.
#[tile_kernel(default(T = f32, BN = 32))]
pub fn gemv_q6_k<T: Float, const BN: usize>(w: &Tensor<u8, 2>, x: &Tensor<T, 1>, y: &mut Tensor<T, 1>) {
    dims!(x = [k], y = [n], w = [n, k / 256 * 210]);
    require!(k % 256 == 0, "k is a multiple of the block");
    let [b] = blocks([n.div_ceil(BN)]);
    let mut q_s = shared::<u8>([BN, 210]);
    let mut x_s = shared::<f32>([256]);
    let mut scale = shared::<f32>([BN, 16]);
    let mut lanes = fragment::<f32>([BN, 16]);
    let mut sum = fragment::<f32>([BN]);
    clear(&mut lanes);
    pipelined!(0..k / 256, stages = 3, |step| {
        copy(w.at([b * BN, step * 210]), &mut q_s);
        copy(x.at([step * 256]), &mut x_s);
        let xs = x_s.reshape([2, 4, 2, 16]);
        parallel!((BN, 16), |i, g| {
            let d = float_of_bytes(q_s[[i, 208]], q_s[[i, 209]]);
            scale[[i, g]] = d * cast::<f32>(cast::<i8>(q_s[[i, 192 + g]]));
        });
        parallel!((BN, 16), |i, j| {
            let mut sum = lanes[[i, j]];
            for part in 0..4 {
                let (half, g) = (part / 2, part % 2);
                let high = q_s[[i, 128 + 32 * half + 16 * g + j]];
                for t in 0..4 {
                    let low = q_s[[i, 64 * half + 32 * (t % 2) + 16 * g + j]] >> cast::<u8>(4 * (t / 2)) & 15;
                    let q = cast::<f32>(low | (high >> cast::<u8>(2 * t) & 3) << 4) - 32.0;
                    sum = scale[[i, 8 * half + 2 * t + g]].mul_add(q * xs[[half, t, g, j]], sum);
                }
            }
            lanes[[i, j]] = sum;
        });
    });
    reduce_sum(&lanes, &mut sum, 1);
    copy(&sum, y.at_mut([b * BN]));
}
