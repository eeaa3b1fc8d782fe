//! Decoding with multi-head latent attention, MLA (DeepSeek-V2, arXiv 2405.04434), with the keys
//! split among blocks.
//!
//! All heads share one key for each position: a latent vector of `DC` elements, which is the value
//! as well, and `DR` elements with the rotary embedding. With the projections absorbed into the
//! query, O = softmax(scale·(Q·Cᵀ + Qr·Krᵀ))·C. Partial results of the splits are combined by
//! [`combine_splits`](fn@crate::decoding::combine_splits).

use std::f32::consts::LOG2_E;
use tile_kernel::prelude::*;

/// The partial results of each split, as in
/// [`flash_decoding`](fn@crate::decoding::flash_decoding).
///
/// | tensor | shape | contents |
/// |---|---|---|
/// | `q`, `q_rope` | `[batch, heads, DC]`, `[batch, heads, DR]` | queries, and their rotary part |
/// | `c`, `k_rope` | `[batch, keys, DC]`, `[batch, keys, DR]` | latent vectors (key and value), and rotary keys |
/// | `lens` | `[batch]`, `i32` | number of keys of each sequence |
/// | `part` | `[splits, batch, heads, DC]`, `f32` | partial results |
/// | `part_lse` | `[splits, batch, heads]`, `f32` | log₂ of the denominators |
///
/// The grid is `[splits, batch, ⌈heads / BH⌉]`. A block handles `BH` heads of a sequence; an
/// iteration of its mainloop reads `BN` latent vectors once, for both GEMMs.
#[tile_kernel(
    fast_math,
    default(T = f32, BH = 64, BN = 64, DC = 512, DR = 64),
    tune(BN = [64, 32, 16, 8, 4], BH = [64, 32, 16, 8, 4, 128])
)]
pub fn mla_decode<T: Float, const BH: usize, const BN: usize, const DC: usize, const DR: usize>(
    q: &Tensor<T, 3>,
    q_rope: &Tensor<T, 3>,
    c: &Tensor<T, 3>,
    k_rope: &Tensor<T, 3>,
    lens: &Tensor<i32, 1>,
    part: &mut Tensor<f32, 4>,
    part_lse: &mut Tensor<f32, 3>,
    scale: f32,
) {
    dims!(q = [batch, heads, DC], q_rope = [batch, heads, DR], c = [batch, keys, DC], k_rope = [batch, keys, DR]);
    dims!(lens = [batch], part = [splits, batch, heads, DC], part_lse = [splits, batch, heads]);
    require!(scale > 0.0, "the scale is positive");
    let log2_scale = cast::<T::Acc>(scale * LOG2_E);
    let [z, b, x] = blocks([splits, batch, heads.div_ceil(BH)]);
    let n = cast::<usize>(lens[b].max(0));
    let share = n.div_ceil(BN).div_ceil(splits);
    let end = n.div_ceil(BN).min((z + 1) * share);
    let mut q_s = shared::<T>([BH, DC]);
    let mut qr_s = shared::<T>([BH, DR]);
    let mut c_s = shared::<T>([BN, DC]);
    let mut kr_s = shared::<T>([BN, DR]);
    let mut s = fragment::<T::Acc>([BH, BN]);
    let mut p = shared::<T>([BH, BN]);
    let mut o = fragment::<T::Acc>([BH, DC]);
    let mut top = fragment::<T::Acc>([BH]);
    let mut old = fragment::<T::Acc>([BH]);
    let mut sum = fragment::<T::Acc>([BH]);
    copy(q.at([b, x * BH, 0]), &mut q_s);
    copy(q_rope.at([b, x * BH, 0]), &mut qr_s);
    clear(&mut o);
    clear(&mut sum);
    fill(&mut top, -1.0e30);
    pipelined!(z * share..end, stages = 2, |y| {
        copy(c.at([b, y * BN, 0]), &mut c_s);
        copy(k_rope.at([b, y * BN, 0]), &mut kr_s);
        gemm_set(&q_s, c_s.t(), &mut s);
        gemm(&qr_s, kr_s.t(), &mut s);
        parallel!((BH, BN), |i, j| {
            s[[i, j]] = select(y * BN + j < n, s[[i, j]] * log2_scale, T::Acc::NEG_INFINITY);
        });
        copy(&top, &mut old);
        reduce_max_into(&s, &mut top, 1);
        parallel!(BH, |i| {
            old[i] = (old[i] - top[i]).exp2();
            sum[i] *= old[i];
        });
        parallel!((BH, BN), |i, j| {
            s[[i, j]] = (s[[i, j]] - top[i]).exp2();
        });
        reduce_sum_into(&s, &mut sum, 1);
        parallel!((BH, DC), |i, d| {
            o[[i, d]] *= old[i];
        });
        copy(&s, &mut p);
        gemm(&p, &c_s, &mut o);
    });
    parallel!((BH, DC), |i, d| {
        o[[i, d]] = select(sum[i] > 0.0, o[[i, d]] / sum[i], 0.0);
    });
    copy(&o, part.at_mut([z, b, x * BH, 0]));
    parallel!(BH, |i| {
        part_lse[[z, b, x * BH + i]] = cast::<f32>(top[i]) + cast::<f32>(sum[i]).log2();
    });
}
