//! GEMM with quantised weights (weight-only quantisation): a tile of W is dequantised in shared
//! memory, then multiplied in the type of the activations.
//!
//! C = A·Wᵀ with `a`: `[m, k]`, W: `[n, k]` and `c`: `[m, n]`.
//!
//! - 4-bit weights stand two to a byte. Of a group of `GROUP` elements along k, byte j holds
//!   element j in its low nibble and element j + GROUP/2 in its high nibble (the order of ggml's
//!   Q4_0), so that unpacking needs no shuffle.
//! - Each group has a scale. Scales are `[k / GROUP, n]`: those of adjacent rows of W are
//!   adjacent.
//!
//! A step of the mainloop, with three stages, copies A, the packed codes and their scales, writes
//! the dequantised `BN`×`BK` tile to shared memory, and multiplies.

use tile_kernel::prelude::*;

/// C = A·Wᵀ with W = (q − 8)·scale and 4-bit q.
///
/// `a`: `[m, k]`; `packed`: `[n, k / 2]`, `u8`; `scale`: `[k / GROUP, n]`; `c`: `[m, n]`. `GROUP`
/// divides k; a step of the mainloop takes `GROUPS` groups.
#[tile_kernel(
    default(T = f32, BM = 128, BN = 128, GROUP = 128, GROUPS = 1),
    tune(BM = [128, 64, 32, 16, 8], BN = [128, 64, 32, 16, 8])
)]
pub fn matmul_int4<T: Float, const BM: usize, const BN: usize, const GROUP: usize, const GROUPS: usize>(
    a: &Tensor<T, 2>,
    packed: &Tensor<u8, 2>,
    scale: &Tensor<T, 2>,
    c: &mut Tensor<T, 2>,
) {
    dims!(a = [m, k], c = [m, n], packed = [n, k / 2], scale = [k / GROUP, n]);
    require!(k % GROUP == 0, "k is a multiple of the group");
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<T>([BM, GROUPS * GROUP]);
    let mut q_s = shared::<u8>([BN, GROUPS * (GROUP / 2)]);
    let mut scale_s = shared::<T>([GROUPS, BN]);
    let mut w_s = shared::<T>([BN, GROUPS, 2, GROUP / 2]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..(k / GROUP).div_ceil(GROUPS), stages = 3, |step| {
        copy(a.at([by * BM, step * (GROUPS * GROUP)]), &mut a_s);
        copy(packed.at([bx * BN, step * (GROUPS * (GROUP / 2))]), &mut q_s);
        copy(scale.at([step * GROUPS, bx * BN]), &mut scale_s);
        parallel!((BN, GROUPS, 2, GROUP / 2), |i, g, h, j| {
            let q = cast::<f32>(q_s[[i, g * (GROUP / 2) + j]] >> cast::<u8>(4 * h) & 15);
            w_s[[i, g, h, j]] = cast::<T>((q - 8.0) * cast::<f32>(scale_s[[g, i]]));
        });
        gemm(&a_s, w_s.reshape([BN, GROUPS * GROUP]).t(), &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

/// [`matmul_int4`](fn@matmul_int4) by split-K: `SPLIT` blocks share a tile of C, for GEMMs whose C
/// has too few tiles to occupy the machine.
///
/// Parts are added as in [`matmul_split_k`](crate::matmul::matmul_split_k()). A step takes one
/// group.
#[tile_kernel(default(T = f32, BM = 16, BN = 64, GROUP = 128, SPLIT = 4), tune(BM = [16, 8], BN = [64, 32, 16, 8]))]
pub fn matmul_int4_split_k<T: Float, const BM: usize, const BN: usize, const GROUP: usize, const SPLIT: usize>(
    a: &Tensor<T, 2>,
    packed: &Tensor<u8, 2>,
    scale: &Tensor<T, 2>,
    c: &mut Tensor<T, 2>,
) {
    dims!(a = [m, k], c = [m, n], packed = [n, k / 2], scale = [k / GROUP, n]);
    require!(k % GROUP == 0, "k is a multiple of the group");
    let mut sum = workspace::<T::Acc>([m, n]);
    let mut arrived = workspace::<u32>([m.div_ceil(BM), n.div_ceil(BN)]);
    let steps = (k / GROUP).div_ceil(SPLIT);
    let [by, bx, z] = blocks([m.div_ceil(BM), n.div_ceil(BN), SPLIT]);
    let mut a_s = shared::<T>([BM, GROUP]);
    let mut q_s = shared::<u8>([BN, GROUP / 2]);
    let mut scale_s = shared::<T>([BN]);
    let mut w_s = shared::<T>([BN, 2, GROUP / 2]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    clear(&mut acc);
    pipelined!(z * steps..((z + 1) * steps).min(k / GROUP), stages = 3, |g| {
        copy(a.at([by * BM, g * GROUP]), &mut a_s);
        copy(packed.at([bx * BN, g * (GROUP / 2)]), &mut q_s);
        copy(scale.at([g, bx * BN]), &mut scale_s);
        parallel!((BN, 2, GROUP / 2), |i, h, j| {
            let q = cast::<f32>(q_s[[i, j]] >> cast::<u8>(4 * h) & 15);
            w_s[[i, h, j]] = cast::<T>((q - 8.0) * cast::<f32>(scale_s[i]));
        });
        gemm(&a_s, w_s.reshape([BN, GROUP]).t(), &mut acc);
    });
    atomic_add(&acc, sum.at_mut([by * BM, bx * BN]), Relaxed);
    if cast::<usize>(arrived.atomic_add([by, bx], 1, AcqRel)) == SPLIT - 1 {
        copy(sum.at([by * BM, bx * BN]), &mut acc);
        copy(&acc, c.at_mut([by * BM, bx * BN]));
    }
}

/// C = A·Wᵀ with W = table\[q\]·scale and 4-bit q: NF4 (Dettmers et al., arXiv 2305.14314), FP4 or
/// any other code of sixteen values.
///
/// `a`: `[m, k]`; `packed`: `[n, k / 2]`, `u8`; `table`: `[16]`, `f32`; `scale`: `[k / GROUP, n]`,
/// `f32`; `c`: `[m, n]`.
#[tile_kernel(default(T = f32, BM = 128, BN = 128, GROUP = 64), tune(BM = [128, 64, 32, 16], BN = [128, 64, 32, 16]))]
pub fn matmul_table4<T: Float, const BM: usize, const BN: usize, const GROUP: usize>(
    a: &Tensor<T, 2>,
    packed: &Tensor<u8, 2>,
    table: &Tensor<f32, 1>,
    scale: &Tensor<f32, 2>,
    c: &mut Tensor<T, 2>,
) {
    dims!(a = [m, k], c = [m, n], packed = [n, k / 2], scale = [k / GROUP, n], table = [16]);
    require!(k % GROUP == 0, "k is a multiple of the group");
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<T>([BM, GROUP]);
    let mut q_s = shared::<u8>([BN, GROUP / 2]);
    let mut scale_s = shared::<f32>([BN]);
    let mut table_s = shared::<f32>([16]);
    let mut w_s = shared::<T>([BN, 2, GROUP / 2]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    copy(table, &mut table_s);
    clear(&mut acc);
    pipelined!(0..k / GROUP, stages = 3, |g| {
        copy(a.at([by * BM, g * GROUP]), &mut a_s);
        copy(packed.at([bx * BN, g * (GROUP / 2)]), &mut q_s);
        copy(scale.at([g, bx * BN]), &mut scale_s);
        parallel!((BN, 2, GROUP / 2), |i, h, j| {
            let code = cast::<usize>(q_s[[i, j]] >> cast::<u8>(4 * h) & 15);
            w_s[[i, h, j]] = cast::<T>(table_s[code] * scale_s[i]);
        });
        gemm(&a_s, w_s.reshape([BN, GROUP]).t(), &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

/// C = A·Wᵀ with W = q·scale, 8-bit q and one scale for each row of W.
///
/// `a`: `[m, k]`; `w`: `[n, k]`, `i8`; `scale`: `[n]`, `f32`; `c`: `[m, n]`. The scale is applied
/// once, in the epilogue.
#[tile_kernel(default(T = f32, BM = 128, BN = 128, BK = 64), tune(BM = [128, 64], BN = [128, 64], BK = [64, 32, 16]))]
pub fn matmul_int8<T: Float, const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<T, 2>,
    w: &Tensor<i8, 2>,
    scale: &Tensor<f32, 1>,
    c: &mut Tensor<T, 2>,
) {
    dims!(a = [m, k], w = [n, k], scale = [n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<T>([BM, BK]);
    let mut w_s = shared::<T>([BN, BK]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 3, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(w.at([bx * BN, ko * BK]), &mut w_s);
        gemm(&a_s, w_s.t(), &mut acc);
    });
    parallel!((BM, BN), |i, j| {
        acc[[i, j]] *= cast::<T::Acc>(scale[bx * BN + j]);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

/// The sixteen values of NF4 (Dettmers et al., arXiv 2305.14314, appendix E).
pub const NF4: [f32; 16] = [
    -1.0,
    -0.696_192_8,
    -0.525_073_05,
    -0.394_917_5,
    -0.284_441_38,
    -0.184_773_43,
    -0.091_050_04,
    0.0,
    0.079_580_3,
    0.160_930_2,
    0.246_112_3,
    0.337_915_24,
    0.440_709_83,
    0.562_617,
    0.722_956_84,
    1.0,
];

/// The sixteen values of FP4 with two exponent bits and one of mantissa
/// (Open Compute microscaling formats, E2M1).
pub const FP4: [f32; 16] = [0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, -0.0, -0.5, -1.0, -1.5, -2.0, -3.0, -4.0, -6.0];
