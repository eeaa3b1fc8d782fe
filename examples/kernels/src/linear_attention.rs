//! Causal linear attention, computed in chunks (Katharopoulos et al., arXiv 2006.16236; Yang et
//! al., arXiv 2312.06635).

use tile_kernel::prelude::*;

/// outᵢ = qᵢ·Σⱼ≤ᵢ kⱼᵀ·vⱼ, and the final state Σⱼ kⱼᵀ·vⱼ.
///
/// - `q`, `k`: `[batch, heads, n, DK]`; `v`, `out`: `[batch, heads, n, dv]`.
/// - `last`: `[batch, heads, DK, dv]`, `f32`, the final state.
///
/// The grid is `[batch, heads, ⌈dv / BV⌉]`. A block owns `BV` columns of the values and walks the
/// chunks of `C` tokens in order, in a two-stage pipeline, with the state S of all earlier chunks
/// in accumulators. An iteration is four GEMMs: O = Q·S + (Q·Kᵀ ∘ causal)·V, then S += Kᵀ·V.
#[tile_kernel(default(T = f32, C = 64, DK = 128, BV = 64), tune(C = [64, 32, 16], BV = [64, 32, 16, 8]))]
pub fn linear_attention<T: Float, const C: usize, const DK: usize, const BV: usize>(
    q: &Tensor<T, 4>,
    k: &Tensor<T, 4>,
    v: &Tensor<T, 4>,
    out: &mut Tensor<T, 4>,
    last: &mut Tensor<f32, 4>,
) {
    dims!(q = [batch, heads, n, DK], k = [batch, heads, n, DK], v = [batch, heads, n, dv]);
    dims!(out = [batch, heads, n, dv], last = [batch, heads, DK, dv]);
    let [b, h, x] = blocks([batch, heads, dv.div_ceil(BV)]);
    let mut q_s = shared::<T>([C, DK]);
    let mut k_s = shared::<T>([C, DK]);
    let mut v_s = shared::<T>([C, BV]);
    let mut s = fragment::<T::Acc>([C, C]);
    let mut p = fragment::<T>([C, C]);
    let mut o = fragment::<T::Acc>([C, BV]);
    let mut state = fragment::<T::Acc>([DK, BV]);
    let mut state_s = shared::<T>([DK, BV]);
    clear(&mut state);
    pipelined!(0..n.div_ceil(C), stages = 2, |y| {
        copy(q.at([b, h, y * C, 0]), &mut q_s);
        copy(k.at([b, h, y * C, 0]), &mut k_s);
        copy(v.at([b, h, y * C, x * BV]), &mut v_s);
        copy(&state, &mut state_s);
        gemm_set(&q_s, &state_s, &mut o);
        gemm_set(&q_s, k_s.t(), &mut s);
        parallel!((C, C), |i, j| {
            s[[i, j]] = select(j <= i, s[[i, j]], 0.0);
        });
        copy(&s, &mut p);
        gemm(&p, &v_s, &mut o);
        copy(&o, out.at_mut([b, h, y * C, x * BV]));
        gemm(k_s.t(), &v_s, &mut state);
    });
    copy(&state, last.at_mut([b, h, 0, x * BV]));
}
