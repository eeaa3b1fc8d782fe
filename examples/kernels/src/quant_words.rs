//! GEMM with 4-bit weights whose codes stand in words, in the order in which matrix instructions read them.
//!
//! C = A·Wᵀ with W = (q − 8)·scale, as [`matmul_int4`](fn@crate::quant::matmul_int4) computes it, for weights
//! that [`repack_int4`](fn@repack_int4) has rearranged once. A thread unpacks two codes by one shift and one
//! logic instruction, so that few rows of A take less time on a GPU.
//!
//! Of a group of `GROUP` elements of a row of W, word c·(`GROUP` / 32) + j, with c from 0 to 3, holds element
//! 32j + 8p + 2c + e in bits 4p + 16e to 4p + 16e + 3, for p from 0 to 3 and e of 0 and 1.

use tile_kernel::prelude::*;

/// The words of 4-bit codes: `packed` is `[n, k / 2]` in the order of [`quant`](crate::quant), `words` is
/// `[n, k / 8]`.
///
/// A block takes one group of `BN` rows.
#[tile_kernel(default(BN = 64, GROUP = 128))]
pub fn repack_int4<const BN: usize, const GROUP: usize>(packed: &Tensor<u8, 2>, words: &mut Tensor<u32, 2>) {
    dims!(packed = [n, half], words = [n, half / 4]);
    require!(half % (GROUP / 2) == 0, "k is a multiple of the group");
    let [b, g] = blocks([n.div_ceil(BN), half / (GROUP / 2)]);
    parallel!((BN, GROUP / 8), |i, w| {
        let (c, j) = (w / (GROUP / 32), w % (GROUP / 32));
        let mut word = 0_u32;
        for p in 0..4 {
            for e in 0..2 {
                let element = 32 * j + 8 * p + 2 * c + e;
                let byte = packed[[b * BN + i, g * (GROUP / 2) + element % (GROUP / 2)]];
                let code = cast::<u32>(byte) >> cast::<u32>(4 * (element / (GROUP / 2))) & 15;
                word |= code << cast::<u32>(4 * p + 16 * e);
            }
        }
        words[[b * BN + i, g * (GROUP / 8) + w]] = word;
    });
}

/// acc = A·Wᵀ, a tile of C: the mainloop of [`matmul_int4_words`](fn@matmul_int4_words).
///
/// `a`: `[m, k]`; `words`: `[n, k / 8]`, of a type that holds `u32`; `scale`: `[k / GROUP, n]`; `acc`:
/// `[BM, BN]`, the tile at row `by·BM` and column `bx·BN`.
#[tile_fn]
pub fn multiply_words<T: Float, W: Num, const BM: usize, const BN: usize, const GROUP: usize, const GROUPS: usize>(
    a: &Tensor<T, 2>,
    words: &Tensor<W, 2>,
    scale: &Tensor<T, 2>,
    by: usize,
    bx: usize,
    acc: &mut Tile<T::Acc, 2>,
) {
    dims!(a = [_, k], acc = [BM, BN]);
    let mut a_s = shared::<T>([BM, GROUPS * GROUP]);
    let mut q_s = shared::<W>([BN, GROUPS * (GROUP / 8)]);
    let mut scale_s = shared::<T>([GROUPS, BN]);
    let mut w_s = shared::<T>([BN, GROUPS * (GROUP / 32), 4, 4, 2]);
    clear(acc);
    pipelined!(0..(k / GROUP).div_ceil(GROUPS), stages = 3, |step| {
        copy(a.at([by * BM, step * (GROUPS * GROUP)]), &mut a_s);
        copy(words.at([bx * BN, step * (GROUPS * (GROUP / 8))]), &mut q_s);
        copy(scale.at([step * GROUPS, bx * BN]), &mut scale_s);
        parallel!((BN, GROUPS * (GROUP / 32), 4, 4, 2), |i, j, p, c, e| {
            let (g, l) = (j / (GROUP / 32), j % (GROUP / 32));
            let word = cast::<u32>(q_s[[i, g * (GROUP / 8) + c * (GROUP / 32) + l]]);
            let q = cast::<f32>(word >> cast::<u32>(4 * p + 16 * e) & 15);
            w_s[[i, j, p, c, e]] = cast::<T>((q - 8.0) * cast::<f32>(scale_s[[g, i]]));
        });
        gemm(&a_s, w_s.reshape([BN, GROUPS * GROUP]).t(), acc);
    });
}

/// C = A·Wᵀ with W = (q − 8)·scale and 4-bit q in words.
///
/// `a`: `[m, k]`; `words`: `[n, k / 8]`, in the order of [`repack_int4`](fn@repack_int4); `scale`:
/// `[k / GROUP, n]`; `c`: `[m, n]`. `GROUP`, a multiple of 32, divides k; a step of the mainloop takes
/// `GROUPS` groups.
#[tile_kernel(
    default(T = f32, BM = 128, BN = 128, GROUP = 128, GROUPS = 1),
    tune(BM = [128, 256, 64, 32, 16, 8], BN = [128, 64, 256, 32, 16], where BM * BN <= 32768)
)]
pub fn matmul_int4_words<T: Float, const BM: usize, const BN: usize, const GROUP: usize, const GROUPS: usize>(
    a: &Tensor<T, 2>,
    words: &Tensor<u32, 2>,
    scale: &Tensor<T, 2>,
    c: &mut Tensor<T, 2>,
) {
    dims!(a = [m, k], c = [m, n], words = [n, k / 8], scale = [k / GROUP, n]);
    require!(k % GROUP == 0, "k is a multiple of the group");
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    multiply_words::<T, u32, BM, BN, GROUP, GROUPS>(a, words, scale, by, bx, &mut acc);
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}
