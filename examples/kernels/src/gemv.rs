//! Matrix–vector multiplication (GEMV), y = W·x, with plain and quantised weights; bound by
//! reading W.
//!
//! A block owns `BN` rows of W and walks k in a three-stage pipeline. Products are accumulated
//! elementwise in a tile as wide as a step along k, one partial sum a column, and that tile is
//! reduced once at the end: the mainloop has no reduction across threads or SIMD lanes. Quantised
//! weights are stored as in [`quant`](crate::quant).

use tile_kernel::prelude::*;

/// y = W·x for `w`: `[n, k]`, `x`: `[k]`, `y`: `[n]`.
#[tile_kernel(default(T = f32, BN = 8, BK = 256))]
pub fn gemv<T: Float, const BN: usize, const BK: usize>(w: &Tensor<T, 2>, x: &Tensor<T, 1>, y: &mut Tensor<T, 1>) {
    dims!(w = [n, k], x = [k], y = [n]);
    let [b] = blocks([n.div_ceil(BN)]);
    let mut w_s = shared::<T>([BN, BK]);
    let mut lanes = fragment::<T::Acc>([BN, BK]);
    let mut sum = fragment::<T::Acc>([BN]);
    clear(&mut lanes);
    pipelined!(0..k.div_ceil(BK), stages = 3, |ko| {
        copy(w.at([b * BN, ko * BK]), &mut w_s);
        parallel!((BN, BK), |i, j| {
            lanes[[i, j]] += cast::<T::Acc>(w_s[[i, j]]) * cast::<T::Acc>(x[ko * BK + j]);
        });
    });
    reduce_sum(&lanes, &mut sum, 1);
    copy(&sum, y.at_mut([b * BN]));
}

/// y = W·x with W = (q − 8)·scale and 4-bit q, in groups of `GROUP` elements along k.
///
/// `packed`: `[n, k / 2]`, `u8`; `scale`: `[k / GROUP, n]`; `x`: `[k]`; `y`: `[n]`. A step of the
/// mainloop takes `GROUPS` groups.
#[tile_kernel(default(T = f32, BN = 32, GROUP = 128, GROUPS = 1))]
pub fn gemv_int4<T: Float, const BN: usize, const GROUP: usize, const GROUPS: usize>(
    packed: &Tensor<u8, 2>,
    scale: &Tensor<T, 2>,
    x: &Tensor<T, 1>,
    y: &mut Tensor<T, 1>,
) {
    dims!(x = [k], y = [n], packed = [n, k / 2], scale = [k / GROUP, n]);
    require!(k % GROUP == 0, "k is a multiple of the group");
    let [b] = blocks([n.div_ceil(BN)]);
    let mut q_s = shared::<u8>([BN, GROUPS * (GROUP / 2)]);
    let mut scale_s = shared::<T>([GROUPS, BN]);
    let mut x_s = shared::<T>([GROUPS * GROUP]);
    let mut lanes = fragment::<f32>([BN, GROUPS, GROUP / 2]);
    let mut part = fragment::<f32>([BN, GROUPS]);
    let mut sum = fragment::<f32>([BN]);
    clear(&mut lanes);
    pipelined!(0..(k / GROUP).div_ceil(GROUPS), stages = 3, |step| {
        copy(packed.at([b * BN, step * (GROUPS * (GROUP / 2))]), &mut q_s);
        copy(scale.at([step * GROUPS, b * BN]), &mut scale_s);
        copy(x.at([step * (GROUPS * GROUP)]), &mut x_s);
        let q = q_s.reshape([BN, GROUPS, GROUP / 2]);
        let halves = x_s.reshape([GROUPS, 2, GROUP / 2]);
        parallel!((BN, GROUPS, GROUP / 2), |i, g, j| {
            let low = cast::<f32>(q[[i, g, j]] & 15) - 8.0;
            let high = cast::<f32>(q[[i, g, j]] >> 4) - 8.0;
            let both = low.mul_add(cast::<f32>(halves[[g, 0, j]]), high * cast::<f32>(halves[[g, 1, j]]));
            lanes[[i, g, j]] = cast::<f32>(scale_s[[g, i]]).mul_add(both, lanes[[i, g, j]]);
        });
    });
    reduce_sum(&lanes, &mut part, 2);
    reduce_sum(&part, &mut sum, 1);
    copy(&sum, y.at_mut([b * BN]));
}

/// y = W·x with W = table\[q\]·scale and 4-bit q: NF4, FP4 or any other code of sixteen values.
///
/// `packed`: `[n, k / 2]`, `u8`; `table`: `[16]`, `f32`; `scale`: `[k / GROUP, n]`, `f32`; `x`:
/// `[k]`; `y`: `[n]`. The table lies in shared memory.
#[tile_kernel(default(T = f32, BN = 8, GROUP = 64))]
pub fn gemv_table4<T: Float, const BN: usize, const GROUP: usize>(
    packed: &Tensor<u8, 2>,
    table: &Tensor<f32, 1>,
    scale: &Tensor<f32, 2>,
    x: &Tensor<T, 1>,
    y: &mut Tensor<T, 1>,
) {
    dims!(x = [k], y = [n], packed = [n, k / 2], scale = [k / GROUP, n], table = [16]);
    require!(k % GROUP == 0, "k is a multiple of the group");
    let [b] = blocks([n.div_ceil(BN)]);
    let mut table_s = shared::<f32>([16]);
    let mut q_s = shared::<u8>([BN, GROUP / 2]);
    let mut scale_s = shared::<f32>([BN]);
    let mut x_s = shared::<T>([GROUP]);
    let mut lanes = fragment::<f32>([BN, GROUP / 2]);
    let mut sum = fragment::<f32>([BN]);
    copy(table, &mut table_s);
    clear(&mut lanes);
    pipelined!(0..k / GROUP, stages = 3, |g| {
        copy(packed.at([b * BN, g * (GROUP / 2)]), &mut q_s);
        copy(scale.at([g, b * BN]), &mut scale_s);
        copy(x.at([g * GROUP]), &mut x_s);
        parallel!((BN, GROUP / 2), |i, j| {
            let low = table_s[cast::<usize>(q_s[[i, j]] & 15)];
            let high = table_s[cast::<usize>(q_s[[i, j]] >> 4)];
            let first = cast::<f32>(x_s[j]);
            let second = cast::<f32>(x_s[GROUP / 2 + j]);
            lanes[[i, j]] += scale_s[i] * (low * first + high * second);
        });
    });
    reduce_sum(&lanes, &mut sum, 1);
    copy(&sum, y.at_mut([b * BN]));
}

/// y = (q·x)·scale with 8-bit q and one scale for each row.
///
/// `w`: `[n, k]`, `i8`; `scale`: `[n]`, `f32`; `x`: `[k]`; `y`: `[n]`. The scale is applied once,
/// after the reduction.
#[tile_kernel(default(T = f32, BN = 8, BK = 256))]
pub fn gemv_int8<T: Float, const BN: usize, const BK: usize>(
    w: &Tensor<i8, 2>,
    scale: &Tensor<f32, 1>,
    x: &Tensor<T, 1>,
    y: &mut Tensor<T, 1>,
) {
    dims!(w = [n, k], scale = [n], x = [k], y = [n]);
    let [b] = blocks([n.div_ceil(BN)]);
    let mut w_s = shared::<i8>([BN, BK]);
    let mut lanes = fragment::<f32>([BN, BK]);
    let mut sum = fragment::<f32>([BN]);
    clear(&mut lanes);
    pipelined!(0..k.div_ceil(BK), stages = 3, |ko| {
        copy(w.at([b * BN, ko * BK]), &mut w_s);
        parallel!((BN, BK), |i, j| {
            lanes[[i, j]] += cast::<f32>(w_s[[i, j]]) * cast::<f32>(x[ko * BK + j]);
        });
    });
    reduce_sum(&lanes, &mut sum, 1);
    parallel!(BN, |i| {
        y[b * BN + i] = cast::<T>(sum[i] * scale[b * BN + i]);
    });
}
