//! GEMV with weights in blocks of GGUF and activations of 8 bits, y = W·x.
//!
//! Words of four codes are multiplied by words of four activations (`dot4_u8_i8`). Their sums stay in lanes: each times
//! the scale of its group, added over a block as integers, and times `d` to a sum in `f32`. Lanes are added up once, at
//! the end. Signed codes are moved to unsigned ones, and products with what they were moved by are subtracted.

use super::float_of_bytes;
use tile_kernel::prelude::*;

/// Words of four bytes of `x`, and `offset` times the sum of each word's bytes: what products with codes exceed by where
/// the codes were moved by `offset`.
///
/// `x`: `[N * 256]`; `words` and `low`: `[N * 8, 8]`; `offset` is a byte.
#[tile_fn]
fn words_of_bytes<const N: usize>(x: &Tile<i8, 1>, offset: u32, words: &mut Tile<u32, 2>, low: &mut Tile<i32, 2>) {
    dims!(x = [N * 256], words = [N * 8, 8], low = [N * 8, 8]);
    parallel!((N * 8, 8), |g, j| {
        let (first, second) = (cast::<u8>(x[32 * g + 4 * j]), cast::<u8>(x[32 * g + 4 * j + 1]));
        let (third, fourth) = (cast::<u8>(x[32 * g + 4 * j + 2]), cast::<u8>(x[32 * g + 4 * j + 3]));
        words[[g, j]] = u32::from_le_bytes([first, second, third, fourth]);
    });
    parallel!((N * 8, 8), |g, j| {
        low[[g, j]] = cast::<i32>((offset * 0x0101_0101).dot4_u8_i8(words[[g, j]]));
    });
}

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
    let mut x_s = shared::<i8>([256]);
    let (mut x_words, mut x_low) = (shared::<u32>([8, 8]), shared::<i32>([8, 8]));
    let mut d = shared::<f32>([BN, 8]);
    let mut lanes = fragment::<f32>([BN, 8, 8]);
    let mut sum = fragment::<f32>([BN]);
    clear(&mut lanes);
    pipelined!(0..(k / 32).div_ceil(8), stages = 3, |step| {
        copy(w.at([b * BN, step * (8 * 34)]), &mut q_s);
        copy(x.at([step * 256]), &mut x_s);
        words_of_bytes::<1>(&x_s, 128_u32, &mut x_words, &mut x_low);
        parallel!((BN, 8), |i, g| {
            let (row, at) = (b * BN + i, (8 * step + g) * 34);
            d[[i, g]] = x_scale[8 * step + g] * float_of_bytes(w[[row, at]], w[[row, at + 1]]);
        });
        parallel!((BN, 8, 8), |i, g, j| {
            let codes = u32::from_le_bytes([
                q_s[[i, 34 * g + 4 * j + 2]],
                q_s[[i, 34 * g + 4 * j + 3]],
                q_s[[i, 34 * g + 4 * j + 4]],
                q_s[[i, 34 * g + 4 * j + 5]],
            ]);
            // The bytes plus 128, unsigned.
            let dot = cast::<i32>((codes ^ 0x8080_8080).dot4_u8_i8(x_words[[g, j]])) - x_low[[g, j]];
            lanes[[i, g, j]] = cast::<f32>(dot).mul_add(d[[i, g]], lanes[[i, g, j]]);
        });
    });
    reduce_sum(lanes.reshape([BN, 64]), &mut sum, 1);
    copy(&sum, y.at_mut([b * BN]));
}

/// y = W·x in integer arithmetic, with W in q4_k.
///
/// `w`: `[n, k / 256 * 144]`, `u8`, as in the [module](super); `x`: `[k]`, `i8`, with `x_scale`: `[k / 256]`; `y`: `[n]`.
/// 256 divides k; a step takes `BLOCKS` blocks, the last one as well.
#[tile_kernel(
    default(T = f32, BN = 32, BLOCKS = 16),
    tune(BN = [32, 16, 8], BLOCKS = [16, 8, 4, 2, 1])
)]
pub fn gemv_q4_k_dynamic<T: Float, const BN: usize, const BLOCKS: usize>(
    w: &Tensor<u8, 2>,
    x: &Tensor<i8, 1>,
    x_scale: &Tensor<f32, 1>,
    y: &mut Tensor<T, 1>,
) {
    dims!(x = [k], y = [n], w = [n, k / 256 * 144], x_scale = [k / 256]);
    require!(k % 256 == 0, "k is a multiple of the block");
    let [b] = blocks([n.div_ceil(BN)]);
    let mut q_s = shared::<u8>([BN, BLOCKS * 144]);
    let mut x_s = shared::<i8>([BLOCKS * 256]);
    let (mut x_words, mut x_low) = (shared::<u32>([BLOCKS * 8, 8]), shared::<i32>([BLOCKS * 8, 8]));
    let (mut x_sum, mut x_sum_t) = (fragment::<i32>([BLOCKS * 8]), shared::<i32>([8, BLOCKS]));
    let mut head = shared::<u8>([BN, BLOCKS, 16]);
    let mut scale = shared::<i32>([8, BN, BLOCKS]);
    let mut d = shared::<f32>([BN, BLOCKS]);
    let mut lanes = fragment::<f32>([BN, BLOCKS, 8]);
    let mut low_lanes = fragment::<f32>([BN, BLOCKS]);
    let (mut sum, mut low_sum) = (fragment::<f32>([BN]), fragment::<f32>([BN]));
    clear(&mut lanes);
    clear(&mut low_lanes);
    pipelined!(0..(k / 256).div_ceil(BLOCKS), stages = 3, |step| {
        copy(w.at([b * BN, step * (BLOCKS * 144)]), &mut q_s);
        copy(x.at([step * (BLOCKS * 256)]), &mut x_s);
        words_of_bytes::<BLOCKS>(&x_s, 1_u32, &mut x_words, &mut x_low);
        reduce_sum(&x_low, &mut x_sum, 1);
        parallel!((8, BLOCKS), |g, s| {
            x_sum_t[[g, s]] = x_sum[8 * s + g];
        });
        parallel!((BN, BLOCKS, 16), |i, s, p| {
            head[[i, s, p]] = w[[b * BN + i, (BLOCKS * step + s) * 144 + p]];
        });
        parallel!((BN, BLOCKS), |i, s| {
            let both = u32::from_le_bytes([head[[i, s, 0]], head[[i, s, 1]], head[[i, s, 2]], head[[i, s, 3]]]);
            let first = u32::from_le_bytes([head[[i, s, 4]], head[[i, s, 5]], head[[i, s, 6]], head[[i, s, 7]]]);
            let second = u32::from_le_bytes([head[[i, s, 8]], head[[i, s, 9]], head[[i, s, 10]], head[[i, s, 11]]]);
            let third = u32::from_le_bytes([head[[i, s, 12]], head[[i, s, 13]], head[[i, s, 14]], head[[i, s, 15]]]);
            // Four scales and four minima to a word of four bytes.
            let high = third & 0x0f0f_0f0f | first >> 2 & 0x3030_3030;
            let (m_low, m_high) = (second, third >> 4 & 0x0f0f_0f0f | second >> 2 & 0x3030_3030);
            scale[[0, i, s]] = cast::<i32>(first & 63);
            scale[[1, i, s]] = cast::<i32>(first >> 8 & 63);
            scale[[2, i, s]] = cast::<i32>(first >> 16 & 63);
            scale[[3, i, s]] = cast::<i32>(first >> 24 & 63);
            scale[[4, i, s]] = cast::<i32>(high & 63);
            scale[[5, i, s]] = cast::<i32>(high >> 8 & 63);
            scale[[6, i, s]] = cast::<i32>(high >> 16 & 63);
            scale[[7, i, s]] = cast::<i32>(high >> 24 & 63);
            let low = cast::<i32>(m_low & 63) * x_sum_t[[0, s]]
                + cast::<i32>(m_low >> 8 & 63) * x_sum_t[[1, s]]
                + cast::<i32>(m_low >> 16 & 63) * x_sum_t[[2, s]]
                + cast::<i32>(m_low >> 24 & 63) * x_sum_t[[3, s]]
                + cast::<i32>(m_high & 63) * x_sum_t[[4, s]]
                + cast::<i32>(m_high >> 8 & 63) * x_sum_t[[5, s]]
                + cast::<i32>(m_high >> 16 & 63) * x_sum_t[[6, s]]
                + cast::<i32>(m_high >> 24 & 63) * x_sum_t[[7, s]];
            let d_min = x_scale[BLOCKS * step + s] * cast::<f32>(f16::from_bits(cast::<u16>(both >> 16)));
            d[[i, s]] = x_scale[BLOCKS * step + s] * cast::<f32>(f16::from_bits(cast::<u16>(both)));
            low_lanes[[i, s]] = cast::<f32>(low).mul_add(d_min, low_lanes[[i, s]]);
        });
        parallel!((BN, BLOCKS, 8), |i, s, j| {
            let w0 = u32::from_le_bytes([
                q_s[[i, 144 * s + 4 * j + 16]],
                q_s[[i, 144 * s + 4 * j + 17]],
                q_s[[i, 144 * s + 4 * j + 18]],
                q_s[[i, 144 * s + 4 * j + 19]],
            ]);
            let w1 = u32::from_le_bytes([
                q_s[[i, 144 * s + 4 * j + 48]],
                q_s[[i, 144 * s + 4 * j + 49]],
                q_s[[i, 144 * s + 4 * j + 50]],
                q_s[[i, 144 * s + 4 * j + 51]],
            ]);
            let w2 = u32::from_le_bytes([
                q_s[[i, 144 * s + 4 * j + 80]],
                q_s[[i, 144 * s + 4 * j + 81]],
                q_s[[i, 144 * s + 4 * j + 82]],
                q_s[[i, 144 * s + 4 * j + 83]],
            ]);
            let w3 = u32::from_le_bytes([
                q_s[[i, 144 * s + 4 * j + 112]],
                q_s[[i, 144 * s + 4 * j + 113]],
                q_s[[i, 144 * s + 4 * j + 114]],
                q_s[[i, 144 * s + 4 * j + 115]],
            ]);
            let low = 0x0f0f_0f0f;
            let a = cast::<i32>((w0 & low).dot4_u8_i8(x_words[[8 * s + 0, j]])) * scale[[0, i, s]]
                + cast::<i32>((w0 >> 4 & low).dot4_u8_i8(x_words[[8 * s + 1, j]])) * scale[[1, i, s]]
                + cast::<i32>((w1 & low).dot4_u8_i8(x_words[[8 * s + 2, j]])) * scale[[2, i, s]]
                + cast::<i32>((w1 >> 4 & low).dot4_u8_i8(x_words[[8 * s + 3, j]])) * scale[[3, i, s]];
            let b = cast::<i32>((w2 & low).dot4_u8_i8(x_words[[8 * s + 4, j]])) * scale[[4, i, s]]
                + cast::<i32>((w2 >> 4 & low).dot4_u8_i8(x_words[[8 * s + 5, j]])) * scale[[5, i, s]]
                + cast::<i32>((w3 & low).dot4_u8_i8(x_words[[8 * s + 6, j]])) * scale[[6, i, s]]
                + cast::<i32>((w3 >> 4 & low).dot4_u8_i8(x_words[[8 * s + 7, j]])) * scale[[7, i, s]];
            lanes[[i, s, j]] = cast::<f32>(a + b).mul_add(d[[i, s]], lanes[[i, s, j]]);
        });
    });
    reduce_sum(lanes.reshape([BN, BLOCKS * 8]), &mut sum, 1);
    reduce_sum(&low_lanes, &mut low_sum, 1);
    parallel!(BN, |i| {
        y[b * BN + i] = cast::<T>(sum[i] - low_sum[i]);
    });
}

/// y = W·x in integer arithmetic, with W in q6_k.
///
/// `w`: `[n, k / 256 * 210]`, `u8`, as in the [module](super); `x`: `[k]`, `i8`, with `x_scale`: `[k / 256]`; `y`: `[n]`.
/// 256 divides k; a step takes `BLOCKS` blocks, the last one as well.
#[tile_kernel(
    default(T = f32, BN = 32, BLOCKS = 16),
    tune(BN = [32, 16, 8], BLOCKS = [16, 8, 4, 2, 1])
)]
pub fn gemv_q6_k_dynamic<T: Float, const BN: usize, const BLOCKS: usize>(
    w: &Tensor<u8, 2>,
    x: &Tensor<i8, 1>,
    x_scale: &Tensor<f32, 1>,
    y: &mut Tensor<T, 1>,
) {
    dims!(x = [k], y = [n], w = [n, k / 256 * 210], x_scale = [k / 256]);
    require!(k % 256 == 0, "k is a multiple of the block");
    let [b] = blocks([n.div_ceil(BN)]);
    let mut q_s = shared::<u8>([BN, BLOCKS * 210]);
    let mut x_s = shared::<i8>([BLOCKS * 256]);
    let (mut x_words, mut x_low) = (shared::<u32>([BLOCKS * 8, 8]), shared::<i32>([BLOCKS * 8, 8]));
    let mut scale = shared::<i32>([BN, BLOCKS, 16]);
    let mut d = shared::<f32>([BN, BLOCKS]);
    let mut lanes = fragment::<f32>([BN, BLOCKS, 8]);
    let mut sum = fragment::<f32>([BN]);
    clear(&mut lanes);
    pipelined!(0..(k / 256).div_ceil(BLOCKS), stages = 3, |step| {
        copy(w.at([b * BN, step * (BLOCKS * 210)]), &mut q_s);
        copy(x.at([step * (BLOCKS * 256)]), &mut x_s);
        words_of_bytes::<BLOCKS>(&x_s, 32_u32, &mut x_words, &mut x_low);
        parallel!((BN, BLOCKS, 16), |i, s, g| {
            scale[[i, s, g]] = cast::<i32>(cast::<i8>(w[[b * BN + i, (BLOCKS * step + s) * 210 + 192 + g]]));
        });
        parallel!((BN, BLOCKS), |i, s| {
            let (row, at) = (b * BN + i, (BLOCKS * step + s) * 210 + 208);
            d[[i, s]] = x_scale[BLOCKS * step + s] * float_of_bytes(w[[row, at]], w[[row, at + 1]]);
        });
        parallel!((BN, BLOCKS, 8), |i, s, j| {
            let l0 = u32::from_le_bytes([
                q_s[[i, 210 * s + 4 * j + 0]],
                q_s[[i, 210 * s + 4 * j + 1]],
                q_s[[i, 210 * s + 4 * j + 2]],
                q_s[[i, 210 * s + 4 * j + 3]],
            ]);
            let l1 = u32::from_le_bytes([
                q_s[[i, 210 * s + 4 * j + 32]],
                q_s[[i, 210 * s + 4 * j + 33]],
                q_s[[i, 210 * s + 4 * j + 34]],
                q_s[[i, 210 * s + 4 * j + 35]],
            ]);
            let h0 = u32::from_le_bytes([
                q_s[[i, 210 * s + 4 * j + 128]],
                q_s[[i, 210 * s + 4 * j + 129]],
                q_s[[i, 210 * s + 4 * j + 130]],
                q_s[[i, 210 * s + 4 * j + 131]],
            ]);
            let l2 = u32::from_le_bytes([
                q_s[[i, 210 * s + 4 * j + 64]],
                q_s[[i, 210 * s + 4 * j + 65]],
                q_s[[i, 210 * s + 4 * j + 66]],
                q_s[[i, 210 * s + 4 * j + 67]],
            ]);
            let l3 = u32::from_le_bytes([
                q_s[[i, 210 * s + 4 * j + 96]],
                q_s[[i, 210 * s + 4 * j + 97]],
                q_s[[i, 210 * s + 4 * j + 98]],
                q_s[[i, 210 * s + 4 * j + 99]],
            ]);
            let h1 = u32::from_le_bytes([
                q_s[[i, 210 * s + 4 * j + 160]],
                q_s[[i, 210 * s + 4 * j + 161]],
                q_s[[i, 210 * s + 4 * j + 162]],
                q_s[[i, 210 * s + 4 * j + 163]],
            ]);
            let (low, high) = (0x0f0f_0f0f, 0x3030_3030);
            let first = j < 4;
            let c0 =
                cast::<i32>((l0 & low | h0 << 4 & high).dot4_u8_i8(x_words[[8 * s + 0, j]])) - x_low[[8 * s + 0, j]];
            let c1 =
                cast::<i32>((l1 & low | h0 << 2 & high).dot4_u8_i8(x_words[[8 * s + 1, j]])) - x_low[[8 * s + 1, j]];
            let c2 =
                cast::<i32>((l0 >> 4 & low | h0 & high).dot4_u8_i8(x_words[[8 * s + 2, j]])) - x_low[[8 * s + 2, j]];
            let c3 = cast::<i32>((l1 >> 4 & low | h0 >> 2 & high).dot4_u8_i8(x_words[[8 * s + 3, j]]))
                - x_low[[8 * s + 3, j]];
            let c4 =
                cast::<i32>((l2 & low | h1 << 4 & high).dot4_u8_i8(x_words[[8 * s + 4, j]])) - x_low[[8 * s + 4, j]];
            let c5 =
                cast::<i32>((l3 & low | h1 << 2 & high).dot4_u8_i8(x_words[[8 * s + 5, j]])) - x_low[[8 * s + 5, j]];
            let c6 =
                cast::<i32>((l2 >> 4 & low | h1 & high).dot4_u8_i8(x_words[[8 * s + 6, j]])) - x_low[[8 * s + 6, j]];
            let c7 = cast::<i32>((l3 >> 4 & low | h1 >> 2 & high).dot4_u8_i8(x_words[[8 * s + 7, j]]))
                - x_low[[8 * s + 7, j]];
            let a = c0 * select(first, scale[[i, s, 0]], scale[[i, s, 1]])
                + c1 * select(first, scale[[i, s, 2]], scale[[i, s, 3]])
                + c2 * select(first, scale[[i, s, 4]], scale[[i, s, 5]])
                + c3 * select(first, scale[[i, s, 6]], scale[[i, s, 7]]);
            let b = c4 * select(first, scale[[i, s, 8]], scale[[i, s, 9]])
                + c5 * select(first, scale[[i, s, 10]], scale[[i, s, 11]])
                + c6 * select(first, scale[[i, s, 12]], scale[[i, s, 13]])
                + c7 * select(first, scale[[i, s, 14]], scale[[i, s, 15]]);
            lanes[[i, s, j]] = cast::<f32>(a + b).mul_add(d[[i, s]], lanes[[i, s, j]]);
        });
    });
    reduce_sum(lanes.reshape([BN, BLOCKS * 8]), &mut sum, 1);
    copy(&sum, y.at_mut([b * BN]));
}
