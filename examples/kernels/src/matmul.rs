//! Matrix products: the four operand orders, a fused epilogue, batches and
//! split-K.
//!
//! Each kernel computes a `BM`×`BN` tile of C per block and walks k in steps
//! of `BK`. `T` is the type of the operands and `O` that of the result; sums
//! are kept in `T::Acc`.

use crate::activation;
use tile_kernel::prelude::*;

/// C = A·B.
#[tile_kernel(
    default(T = f32, O = f32, BM = 128, BN = 128, BK = 64),
    tune(BM = [64, 128, 256], BN = [64, 128, 256], BK = [32, 64, 128, 16])
)]
pub fn matmul<T: Num, O: Num, const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    c: &mut Tensor<O, 2>,
) {
    dims!(a = [m, k], b = [k, n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<T>([BM, BK]);
    let mut b_s = shared::<T>([BK, BN]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 4, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([ko * BK, bx * BN]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

/// C = A·Bᵀ, the product of a linear layer with weights `[out, in]`.
#[tile_kernel(
    default(T = f32, O = f32, BM = 128, BN = 128, BK = 64),
    tune(BM = [128, 64], BN = [128, 64], BK = [64, 32, 16])
)]
pub fn matmul_nt<T: Num, O: Num, const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    c: &mut Tensor<O, 2>,
) {
    dims!(a = [m, k], b = [n, k], c = [m, n]);
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
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

/// C = Aᵀ·B, the product of a weight gradient.
#[tile_kernel(
    default(T = f32, O = f32, BM = 128, BN = 128, BK = 64),
    tune(BM = [128, 64], BN = [128, 64], BK = [64, 32, 16])
)]
pub fn matmul_tn<T: Num, O: Num, const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    c: &mut Tensor<O, 2>,
) {
    dims!(a = [k, m], b = [k, n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<T>([BK, BM]);
    let mut b_s = shared::<T>([BK, BN]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 4, |ko| {
        copy(a.at([ko * BK, by * BM]), &mut a_s);
        copy(b.at([ko * BK, bx * BN]), &mut b_s);
        gemm(a_s.t(), &b_s, &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

/// C = Aᵀ·Bᵀ.
#[tile_kernel(
    default(T = f32, O = f32, BM = 128, BN = 128, BK = 64),
    tune(BM = [128, 64], BN = [128, 64], BK = [64, 32, 16])
)]
pub fn matmul_tt<T: Num, O: Num, const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    c: &mut Tensor<O, 2>,
) {
    dims!(a = [k, m], b = [n, k], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<T>([BK, BM]);
    let mut b_s = shared::<T>([BN, BK]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 4, |ko| {
        copy(a.at([ko * BK, by * BM]), &mut a_s);
        copy(b.at([bx * BN, ko * BK]), &mut b_s);
        gemm(a_s.t(), b_s.t(), &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

/// C = gelu(A·Bᵀ + bias), a linear layer with its epilogue fused.
#[tile_kernel(default(T = f32, BM = 128, BN = 128, BK = 64), tune(BM = [128, 64], BN = [128, 64], BK = [64, 32, 16]))]
pub fn linear_gelu<T: Float, const BM: usize, const BN: usize, const BK: usize>(
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
        let y: f32 = activation::gelu(cast::<f32>(acc[[i, j]]) + cast::<f32>(bias[bx * BN + j]));
        acc[[i, j]] = cast::<T::Acc>(y);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

/// C\[z\] = A\[z\]·B\[z\] for every z.
#[tile_kernel(
    default(T = f32, O = f32, BM = 128, BN = 128, BK = 64),
    tune(BM = [128, 64], BN = [128, 64], BK = [64, 32, 16])
)]
pub fn matmul_batched<T: Num, O: Num, const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<T, 3>,
    b: &Tensor<T, 3>,
    c: &mut Tensor<O, 3>,
) {
    dims!(a = [batch, m, k], b = [batch, k, n], c = [batch, m, n]);
    let [z, by, bx] = blocks([batch, m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<T>([BM, BK]);
    let mut b_s = shared::<T>([BK, BN]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 4, |ko| {
        copy(a.at([z, by * BM, ko * BK]), &mut a_s);
        copy(b.at([z, ko * BK, bx * BN]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    copy(&acc, c.at_mut([z, by * BM, bx * BN]));
}

/// C = A·B for unsigned activations and signed weights.
#[tile_kernel(default(BM = 128, BN = 128, BK = 128), tune(BM = [128, 64], BN = [128, 64], BK = [128, 64, 32]))]
pub fn matmul_u8_i8<const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<u8, 2>,
    b: &Tensor<i8, 2>,
    c: &mut Tensor<i32, 2>,
) {
    dims!(a = [m, k], b = [k, n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<u8>([BM, BK]);
    let mut b_s = shared::<i8>([BK, BN]);
    let mut acc = fragment::<i32>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 4, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([ko * BK, bx * BN]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

/// C = A·B for gradients and weights in the two 8-bit float formats.
#[tile_kernel(default(BM = 128, BN = 128, BK = 64), tune(BM = [128, 64], BN = [128, 64], BK = [128, 64, 32]))]
pub fn matmul_e5m2_e4m3<const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<F8E5M2, 2>,
    b: &Tensor<F8E4M3, 2>,
    c: &mut Tensor<f32, 2>,
) {
    dims!(a = [m, k], b = [k, n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<F8E5M2>([BM, BK]);
    let mut b_s = shared::<F8E4M3>([BK, BN]);
    let mut acc = fragment::<f32>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 4, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([ko * BK, bx * BN]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

/// C = A·B of `f32`, where tensor cores may round operands to tf32.
#[tile_kernel(tf32, default(BM = 128, BN = 128, BK = 32), tune(BM = [128, 64], BN = [128, 64], BK = [32, 16]))]
pub fn matmul_tf32<const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<f32, 2>,
    b: &Tensor<f32, 2>,
    c: &mut Tensor<f32, 2>,
) {
    dims!(a = [m, k], b = [k, n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<f32>([BM, BK]);
    let mut b_s = shared::<f32>([BK, BN]);
    let mut acc = fragment::<f32>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 4, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([ko * BK, bx * BN]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

/// C = A·Bᵀ of `f32`, where tensor cores may round operands to tf32.
#[tile_kernel(tf32, default(BM = 128, BN = 128, BK = 32), tune(BM = [128, 64], BN = [128, 64], BK = [32, 16]))]
pub fn matmul_nt_tf32<const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<f32, 2>,
    b: &Tensor<f32, 2>,
    c: &mut Tensor<f32, 2>,
) {
    dims!(a = [m, k], b = [n, k], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<f32>([BM, BK]);
    let mut b_s = shared::<f32>([BN, BK]);
    let mut acc = fragment::<f32>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 4, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([bx * BN, ko * BK]), &mut b_s);
        gemm(&a_s, b_s.t(), &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

/// C = A·B with k divided among `SPLIT` blocks, for products whose C is too
/// small to occupy the machine.
///
/// Blocks add their part to a workspace in the accumulator type; the last one
/// to arrive at a tile, known from a counter, converts it to `O`. The order of
/// the additions is the one thing that varies from run to run.
#[tile_kernel(
    default(T = f32, O = f32, BM = 128, BN = 128, BK = 64, SPLIT = 8),
    tune(BM = [128, 64], BN = [128, 64], BK = [64, 32, 16])
)]
pub fn matmul_split_k<T: Num, O: Num, const BM: usize, const BN: usize, const BK: usize, const SPLIT: usize>(
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    c: &mut Tensor<O, 2>,
) {
    dims!(a = [m, k], b = [k, n], c = [m, n]);
    let mut sum = workspace::<T::Acc>([m, n]);
    let mut arrived = workspace::<u32>([m.div_ceil(BM), n.div_ceil(BN)]);
    let steps = k.div_ceil(BK).div_ceil(SPLIT);
    let [by, bx, z] = blocks([m.div_ceil(BM), n.div_ceil(BN), SPLIT]);
    let mut a_s = shared::<T>([BM, BK]);
    let mut b_s = shared::<T>([BK, BN]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    clear(&mut acc);
    pipelined!(z * steps..(z + 1) * steps, stages = 4, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([ko * BK, bx * BN]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    atomic_add(&acc, sum.at_mut([by * BM, bx * BN]), Relaxed);
    if cast::<usize>(arrived.atomic_add([by, bx], 1, AcqRel)) == SPLIT - 1 {
        copy(sum.at([by * BM, bx * BN]), &mut acc);
        copy(&acc, c.at_mut([by * BM, bx * BN]));
    }
}
