//! GEMM of 8-bit floats with a scale for each block of an operand.
//!
//! 8-bit floats have little range, so operands are stored with scales: A (activations, quantised
//! at run time) has one for each row of `GROUP` elements along k, B (weights) one for each square
//! of `GROUP`×`GROUP`. Tensor cores accumulate products of 8-bit floats with fewer bits than `f32`
//! has. So accumulation has two levels: a group is accumulated by the MMA, and the groups are
//! added in `f32` (DeepSeek-V3, arXiv 2412.19437, section 3.3.2).

use tile_kernel::prelude::*;

/// C = A·Bᵀ, where element (i, p) of A is scaled by `a_scale[p / GROUP, i]` and element (j, p) of
/// B by `b_scale[j / GROUP, p / GROUP]`.
///
/// - `a`: `[m, k]`, `b`: `[n, k]`, both E4M3; `c`: `[m, n]`.
/// - `a_scale`: `[⌈k / GROUP⌉, m]`; `b_scale`: `[⌈n / GROUP⌉, ⌈k / GROUP⌉]`; both `f32`.
///
/// A step of the mainloop, a four-stage pipeline, is one group. `BN` divides `GROUP`, so that a
/// tile has a single scale of B a step.
#[tile_kernel(
    default(O = bf16, BM = 128, BN = 128, GROUP = 128),
    tune(BM = [64, 128, 192, 32], BN = [64, 128, 32], GROUP = [128])
)]
pub fn matmul_block_scaled<O: Float, const BM: usize, const BN: usize, const GROUP: usize>(
    a: &Tensor<F8E4M3, 2>,
    a_scale: &Tensor<f32, 2>,
    b: &Tensor<F8E4M3, 2>,
    b_scale: &Tensor<f32, 2>,
    c: &mut Tensor<O, 2>,
) {
    dims!(a = [m, k], b = [n, k], c = [m, n]);
    dims!(a_scale = [k.div_ceil(GROUP), m], b_scale = [n.div_ceil(GROUP), k.div_ceil(GROUP)]);
    require!(GROUP % BN == 0, "a tile has one scale of B");
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<F8E4M3>([BM, GROUP]);
    let mut b_s = shared::<F8E4M3>([BN, GROUP]);
    let mut a_scale_s = shared::<f32>([BM]);
    // A TMA tile has no less than 16 bytes: the scales of four groups.
    let mut b_scale_s = shared::<f32>([4]);
    let mut rows = fragment::<f32>([BM]);
    let mut group = fragment::<f32>([BM, BN]);
    let mut acc = fragment::<f32>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(GROUP), stages = 4, |g| {
        copy(a.at([by * BM, g * GROUP]), &mut a_s);
        copy(b.at([bx * BN, g * GROUP]), &mut b_s);
        copy(a_scale.at([g, by * BM]), &mut a_scale_s);
        copy(b_scale.at([bx * BN / GROUP, g / 4 * 4]), &mut b_scale_s);
        copy(&a_scale_s, &mut rows);
        let columns = b_scale_s[g % 4];
        gemm_set(&a_s, b_s.t(), &mut group);
        parallel!((BM, BN), |i, j| {
            acc[[i, j]] = group[[i, j]].mul_add(rows[i] * columns, acc[[i, j]]);
        });
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}
