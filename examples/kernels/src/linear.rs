//! Linear layers: A·Bᵀ with a bias, and with a bias and a residual, in the schedule of
//! [`matmul`](crate::matmul).
//!
//! What is added is added in `f32` to the accumulators, in registers: the output is written once
//! and read by nobody in between. [`linear_gelu`](crate::matmul::linear_gelu()) is the layer with an
//! activation.

use tile_kernel::prelude::*;

/// C = A·Bᵀ + bias: `a` is `[m, k]`, `b`, the weights, `[n, k]`, `bias` `[n]`, `c` `[m, n]`.
#[tile_kernel(default(T = f32, BM = 128, BN = 128, BK = 64), tune(BM = [128, 64, 256, 192, 32, 16], BN = [128, 64, 256, 192], BK = [64, 32, 16, 128]))]
pub fn linear<T: Float, const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    bias: &Tensor<T, 1>,
    c: &mut Tensor<T, 2>,
) {
    dims!(a = [m, k], b = [n, k], bias = [n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<T>([BM, BK]);
    let mut b_s = shared::<T>([BN, BK]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 4, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([bx * BN, ko * BK]), &mut b_s);
        gemm(&a_s, b_s.t(), &mut acc);
    });
    parallel!((BM, BN), |i, j| {
        acc[[i, j]] += cast::<T::Acc>(bias[bx * BN + j]);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

/// C = A·Bᵀ + bias + residual, the layer that ends a branch of a transformer: `residual` is
/// `[m, n]`, the rest as of [`linear`](fn@linear).
#[tile_kernel(default(T = f32, BM = 128, BN = 128, BK = 64), tune(BM = [128, 64, 256, 192, 32, 16], BN = [128, 64, 256, 192], BK = [64, 32, 16, 128]))]
pub fn linear_residual<T: Float, const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    bias: &Tensor<T, 1>,
    residual: &Tensor<T, 2>,
    c: &mut Tensor<T, 2>,
) {
    dims!(a = [m, k], b = [n, k], bias = [n], residual = [m, n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<T>([BM, BK]);
    let mut b_s = shared::<T>([BN, BK]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 4, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([bx * BN, ko * BK]), &mut b_s);
        gemm(&a_s, b_s.t(), &mut acc);
    });
    parallel!((BM, BN), |i, j| {
        let both = cast::<T::Acc>(bias[bx * BN + j]) + cast::<T::Acc>(residual[[by * BM + i, bx * BN + j]]);
        acc[[i, j]] += both;
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}
