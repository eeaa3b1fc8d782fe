//! Kernels in index notation that tile kernels of the library, or here, compute as well. Benchmarks of GPUs and
//! of CPUs time them.

use tile_kernel::prelude::*;

/// out = A·Bᵀ.
#[tile_expr]
pub(crate) fn matmul_nt<T: Float>(a: &Tensor<T, 2>, b: &Tensor<T, 2>, out: &mut Tensor<T, 2>) {
    out[[i, j]] = sum(k, a[[i, k]] * b[[j, k]]);
}

/// out = A·B, batched.
#[tile_expr]
pub(crate) fn matmul_batched<T: Float>(a: &Tensor<T, 3>, b: &Tensor<T, 3>, out: &mut Tensor<T, 3>) {
    out[[n, i, j]] = sum(k, a[[n, i, k]] * b[[n, k, j]]);
}

/// out = gelu(A·Bᵀ + bias).
#[tile_expr]
pub(crate) fn linear_gelu<T: Float>(a: &Tensor<T, 2>, b: &Tensor<T, 2>, bias: &Tensor<T, 1>, out: &mut Tensor<T, 2>) {
    out[[i, j]] = (sum(k, a[[i, k]] * b[[j, k]]) + bias[j]).gelu();
}

/// out = silu(A·W1ᵀ) ∘ (A·W3ᵀ).
#[tile_expr]
pub(crate) fn swiglu<T: Float>(a: &Tensor<T, 2>, w1: &Tensor<T, 2>, w3: &Tensor<T, 2>, out: &mut Tensor<T, 2>) {
    out[[i, j]] = sum(k, a[[i, k]] * w1[[j, k]]).silu() * sum(k, a[[i, k]] * w3[[j, k]]);
}

/// The same on tiles: two products that share the tile of A.
#[tile_kernel(tune(BM = [128, 64, 256, 32, 16], BN = [128, 64, 256], BK = [64, 32, 16, 128]))]
pub(crate) fn swiglu_on_tiles<T: Float, const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<T, 2>,
    w1: &Tensor<T, 2>,
    w3: &Tensor<T, 2>,
    out: &mut Tensor<T, 2>,
) {
    dims!(a = [m, k], w1 = [n, k], w3 = [n, k], out = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<T>([BM, BK]);
    let mut w1_s = shared::<T>([BN, BK]);
    let mut w3_s = shared::<T>([BN, BK]);
    let mut gate = fragment::<T::Acc>([BM, BN]);
    let mut up = fragment::<T::Acc>([BM, BN]);
    clear(&mut gate);
    clear(&mut up);
    pipelined!(0..k.div_ceil(BK), stages = 3, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(w1.at([bx * BN, ko * BK]), &mut w1_s);
        copy(w3.at([bx * BN, ko * BK]), &mut w3_s);
        gemm(&a_s, w1_s.t(), &mut gate);
        gemm(&a_s, w3_s.t(), &mut up);
    });
    tile!(gate = gate.silu() * up);
    copy(&gate, out.at_mut([by * BM, bx * BN]));
}

/// A convolution of 3×3 with a margin of zeros, channels last.
#[tile_expr]
pub(crate) fn conv2d<T: Float>(x: &Tensor<T, 4>, filter: &Tensor<T, 4>, out: &mut Tensor<T, 4>) {
    out[[n, h, w, o]] = sum(c, sum(r, sum(s, x[[n, h + r - 1, w + s - 1, c]] * filter[[r, s, c, o]])));
}

/// Attention without a mask.
#[tile_expr(fast_math, default(D = 64))]
pub(crate) fn attention_without_mask<T: Float, const D: usize>(
    q: &Tensor<T, 4>,
    k: &Tensor<T, 4>,
    v: &Tensor<T, 4>,
    out: &mut Tensor<T, 4>,
    scale: f32,
) {
    dims!(q = [b, h, m, D], k = [b, h, n, D], v = [b, h, n, D]);
    require!(scale > 0.0, "the scale is positive");
    let score = |b, h, i, j| cast::<T::Acc>(scale) * sum(d, q[[b, h, i, d]] * k[[b, h, j, d]]);
    out[[b, h, i, e]] = sum(j, softmax(j, score(b, h, i, j)) * v[[b, h, j, e]]);
}

/// Causal attention of the last `window` keys.
#[tile_expr(fast_math, default(D = 64))]
pub(crate) fn attention_of_window<T: Float, const D: usize>(
    q: &Tensor<T, 4>,
    k: &Tensor<T, 4>,
    v: &Tensor<T, 4>,
    out: &mut Tensor<T, 4>,
    scale: f32,
    window: usize,
) {
    dims!(q = [b, h, m, D], k = [b, h, n, D], v = [b, h, n, D]);
    require!(scale > 0.0, "the scale is positive");
    let score = |b, h, i, j| cast::<T::Acc>(scale) * sum(d, q[[b, h, i, d]] * k[[b, h, j, d]]);
    out[[b, h, i, e]] = sum(j, softmax(j, score(b, h, i, j), j <= i && j + window > i) * v[[b, h, j, e]]);
}

/// The same on tiles: a loop over all keys, of which the compiler leaves out those that the mask hides.
#[tile_kernel(fast_math, tune(BM = [64, 32, 128, 192], BN = [64, 32, 128, 176]))]
pub(crate) fn attention_of_window_on_tiles<T: Float, const BM: usize, const BN: usize, const D: usize>(
    q: &Tensor<T, 4>,
    k: &Tensor<T, 4>,
    v: &Tensor<T, 4>,
    out: &mut Tensor<T, 4>,
    scale: f32,
    window: usize,
) {
    dims!(q = [batch, heads, m, D], k = [batch, heads, n, D], v = [batch, heads, n, D], out = [batch, heads, m, D]);
    require!(scale > 0.0, "the scale is positive");
    let [b, h, x] = blocks([batch, heads, m.div_ceil(BM)]);
    let mut q_s = shared::<T>([BM, D]);
    let mut k_s = shared::<T>([BN, D]);
    let mut v_s = shared::<T>([BN, D]);
    let mut s = fragment::<T::Acc>([BM, BN]);
    let mut o = fragment::<T::Acc>([BM, D]);
    let mut top = fragment::<T::Acc>([BM]);
    let mut old = fragment::<T::Acc>([BM]);
    let mut sum = fragment::<T::Acc>([BM]);
    copy(q.at([b, h, x * BM, 0]), &mut q_s);
    clear(&mut o);
    clear(&mut sum);
    fill(&mut top, -1.0e30);
    pipelined!(0..n.div_ceil(BN), stages = 2, |y| {
        copy(k.at([b, h, y * BN, 0]), &mut k_s);
        gemm_set(&q_s, k_s.t(), &mut s);
        parallel!((BM, BN), |i, j| {
            let query = x * BM + i;
            let key = y * BN + j;
            let seen = key <= query && key + window > query && key < n;
            s[[i, j]] = select(seen, s[[i, j]] * cast::<T::Acc>(scale), T::Acc::NEG_INFINITY);
        });
        copy(&top, &mut old);
        reduce_max_into(&s, &mut top, 1);
        tile!(old = exp(old - top));
        tile!(s = exp(s - top[.., None]));
        tile!(sum = sum * old);
        reduce_sum_into(&s, &mut sum, 1);
        tile!(o = o * old[.., None]);
        copy(v.at([b, h, y * BN, 0]), &mut v_s);
        let mut p = fragment::<T>([BM, BN]);
        copy(&s, &mut p);
        gemm(&p, &v_s, &mut o);
    });
    tile!(o = o / sum[.., None]);
    copy(&o, out.at_mut([b, h, x * BM, 0]));
}

/// −ln of the probability of each row's target.
#[tile_expr]
pub(crate) fn cross_entropy<T: Float>(logits: &Tensor<T, 2>, target: &Tensor<i32, 1>, loss: &mut Tensor<f32, 1>) {
    loss[i] = logsumexp(j, logits[[i, j]]) - logits[[i, target[i]]];
}
