//! GEMM and attention that skip the blocks that a mask leaves out: nothing of such a block is read
//! or computed.

use std::f32::consts::LOG2_E;
use tile_kernel::prelude::*;

/// C = A·(B ∘ mask): a GEMM whose right operand is block sparse.
///
/// `a`: `[m, k]`, `b`: `[k, n]`, `c`: `[m, n]`, `mask`: `[⌈k / BK⌉, ⌈n / BN⌉]`, `u8`. Element (y,
/// x) of the mask keeps (not zero) or drops (zero) the `BK`×`BN` block of B at (y·BK, x·BN).
///
/// The mainloop is that of [`matmul`](fn@crate::matmul::matmul), with three stages; a dropped
/// block costs one read of the mask.
#[tile_kernel(default(T = f32, BM = 128, BN = 128, BK = 64), tune(BK = [64, 32, 16, 8]))]
pub fn block_sparse_matmul<T: Num, const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    mask: &Tensor<u8, 2>,
    c: &mut Tensor<T, 2>,
) {
    dims!(a = [m, k], b = [k, n], c = [m, n], mask = [k.div_ceil(BK), n.div_ceil(BN)]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<T>([BM, BK]);
    let mut b_s = shared::<T>([BK, BN]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 3, |ko| {
        if mask[[ko, bx]] != 0 {
            copy(a.at([by * BM, ko * BK]), &mut a_s);
            copy(b.at([ko * BK, bx * BN]), &mut b_s);
            gemm(&a_s, &b_s, &mut acc);
        }
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

/// [`flash_attention`](fn@crate::attention::flash_attention) in which a `BM`×`BN` tile of scores
/// counts only where the mask is not zero (as in Guo et al., arXiv 2410.13276).
///
/// `mask`: `[batch, heads, ⌈m / BM⌉, ⌈n / BN⌉]`, `u8`; the other shapes are those of
/// `flash_attention`. There is no causal mask. Queries that see no key give zeros.
#[tile_kernel(default(T = f32, BM = 64, BN = 64, D = 128))]
pub fn block_sparse_attention<T: Float, const BM: usize, const BN: usize, const D: usize>(
    q: &Tensor<T, 4>,
    k: &Tensor<T, 4>,
    v: &Tensor<T, 4>,
    mask: &Tensor<u8, 4>,
    out: &mut Tensor<T, 4>,
    scale: f32,
) {
    dims!(q = [batch, heads, m, D], k = [batch, kv_heads, n, D], v = [batch, kv_heads, n, D]);
    dims!(out = [batch, heads, m, D], mask = [batch, heads, m.div_ceil(BM), n.div_ceil(BN)]);
    require!(heads % kv_heads == 0, "key heads divide query heads");
    require!(scale > 0.0, "the scale is positive");
    let log2_scale = cast::<T::Acc>(scale * LOG2_E);
    let [b, h, x] = blocks([batch, heads, m.div_ceil(BM)]);
    let kv = h / (heads / kv_heads);
    let mut q_s = shared::<T>([BM, D]);
    let mut k_s = shared::<T>([BN, D]);
    let mut v_s = shared::<T>([BN, D]);
    let mut s = fragment::<T::Acc>([BM, BN]);
    let mut p = fragment::<T>([BM, BN]);
    let mut o = fragment::<T::Acc>([BM, D]);
    let mut top = fragment::<T::Acc>([BM]);
    let mut old = fragment::<T::Acc>([BM]);
    let mut sum = fragment::<T::Acc>([BM]);
    copy(q.at([b, h, x * BM, 0]), &mut q_s);
    clear(&mut o);
    clear(&mut sum);
    fill(&mut top, -1.0e30);
    pipelined!(0..n.div_ceil(BN), stages = 2, |y| {
        if mask[[b, h, x, y]] != 0 {
            copy(k.at([b, kv, y * BN, 0]), &mut k_s);
            gemm_set(&q_s, k_s.t(), &mut s);
            parallel!((BM, BN), |i, j| {
                s[[i, j]] = select(y * BN + j < n, s[[i, j]], T::Acc::NEG_INFINITY);
            });
            copy(&top, &mut old);
            reduce_max_into(&s, &mut top, 1);
            parallel!(BM, |i| {
                old[i] = ((old[i] - top[i]) * log2_scale).exp2();
                sum[i] *= old[i];
            });
            parallel!((BM, BN), |i, j| {
                s[[i, j]] = s[[i, j]].mul_add(log2_scale, -(top[i] * log2_scale)).exp2();
            });
            reduce_sum_into(&s, &mut sum, 1);
            parallel!((BM, D), |i, d| {
                o[[i, d]] *= old[i];
            });
            copy(&s, &mut p);
            copy(v.at([b, kv, y * BN, 0]), &mut v_s);
            gemm(&p, &v_s, &mut o);
        }
    });
    parallel!((BM, D), |i, d| {
        o[[i, d]] = select(sum[i] > 0.0, o[[i, d]] / sum[i], 0.0);
    });
    copy(&o, out.at_mut([b, h, x * BM, 0]));
}
