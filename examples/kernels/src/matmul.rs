//! Dense GEMM: the four operand layouts, a fused epilogue, batched GEMM, 8-bit and tf32 operands,
//! and split-K.
//!
//! All of them have one schedule. A block computes a `BM`×`BN` tile of C in accumulators (`acc`,
//! of type `T::Acc`, in registers). Its mainloop walks k in steps of `BK` as a four-stage
//! pipeline: a step copies a tile of A and a tile of B to shared memory, while earlier stages are
//! multiplied. The epilogue converts the accumulators to the type of C and stores them.
//!
//! The letters in a name say which operands are stored transposed (`n` as written, `t`
//! transposed), in the convention of BLAS:
//!
//! | kernel | computes | `a` | `b` |
//! |---|---|---|---|
//! | [`matmul`](fn@matmul) | A·B | `[m, k]` | `[k, n]` |
//! | [`matmul_nt`](fn@matmul_nt) | A·Bᵀ | `[m, k]` | `[n, k]` |
//! | [`matmul_tn`](fn@matmul_tn) | Aᵀ·B | `[k, m]` | `[k, n]` |
//! | [`matmul_tt`](fn@matmul_tt) | Aᵀ·Bᵀ | `[k, m]` | `[n, k]` |
//!
//! `c` is `[m, n]`. Tensors may have any strides; these are the extents.

use crate::activation;
use tile_kernel::prelude::*;

/// C = A·B, the plain GEMM: `a` is `[m, k]`, `b` is `[k, n]`, `c` is `[m, n]`.
///
/// `T` is any element type with arithmetic, floats from 8 to 64 bits and integers; accumulators
/// are `T::Acc` and C has elements of type `O`.
#[tile_kernel(
    default(T = f32, O = f32, BM = 128, BN = 128, BK = 64),
    tune(BM = [64, 128, 256, 192, 32, 16], BN = [64, 128, 256, 192], BK = [32, 64, 128, 16])
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

/// C = A·Bᵀ, the GEMM of a linear layer with weights `[out, in]`: `a` is `[m, k]`, `b` is
/// `[n, k]`, `c` is `[m, n]`.
#[tile_kernel(
    default(T = f32, O = f32, BM = 128, BN = 128, BK = 64),
    tune(BM = [128, 64, 256, 192, 32, 16], BN = [128, 64, 256, 192], BK = [64, 32, 16, 128])
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

/// C = Aᵀ·B, the GEMM of a weight gradient: `a` is `[k, m]`, `b` is `[k, n]`, `c` is `[m, n]`.
#[tile_kernel(
    default(T = f32, O = f32, BM = 128, BN = 128, BK = 64),
    tune(BM = [128, 64, 256, 192, 32, 16], BN = [128, 64, 256, 192], BK = [64, 32, 16, 128])
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

/// C = Aᵀ·Bᵀ: `a` is `[k, m]`, `b` is `[n, k]`, `c` is `[m, n]`.
#[tile_kernel(
    default(T = f32, O = f32, BM = 128, BN = 128, BK = 64),
    tune(BM = [128, 64, 256, 192, 32, 16], BN = [128, 64, 256, 192], BK = [64, 32, 16, 128])
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

/// C = GELU(A·Bᵀ + bias), a linear layer with bias and activation fused into the epilogue.
///
/// `a`: `[m, k]`; `b`: `[n, k]`; `bias`: `[n]`; `c`: `[m, n]`. Bias and GELU are applied in `f32`
/// to the accumulators, in registers.
#[tile_kernel(default(T = f32, BM = 128, BN = 128, BK = 64), tune(BM = [128, 64, 256, 192, 32, 16], BN = [128, 64, 256, 192], BK = [64, 32, 16, 128]))]
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

/// C\[z\] = A\[z\]·B\[z\] for every z, a batched GEMM: `a` is `[batch, m, k]`, `b` is
/// `[batch, k, n]`, `c` is `[batch, m, n]`.
#[tile_kernel(
    default(T = f32, O = f32, BM = 128, BN = 128, BK = 64),
    tune(BM = [128, 64, 256, 192, 32, 16], BN = [128, 64, 256, 192], BK = [64, 32, 16, 128])
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

/// C = A·B with unsigned 8-bit A (activations), signed 8-bit B (weights) and `i32` C: `a` is
/// `[m, k]`, `b` is `[k, n]`.
#[tile_kernel(default(BM = 128, BN = 128, BK = 128), tune(BM = [128, 64, 256, 192, 16], BN = [128, 64, 256, 192], BK = [128, 64, 32]))]
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

/// C = A·B with A in the 8-bit float format E5M2 (gradients), B in E4M3 (weights) and `f32` C: `a`
/// is `[m, k]`, `b` is `[k, n]`.
#[tile_kernel(default(BM = 128, BN = 128, BK = 64), tune(BM = [128, 64, 256, 192, 16], BN = [128, 64, 256, 192], BK = [128, 64, 32]))]
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

/// C = A·B of `f32`, where tensor cores may round operands to tf32: `a` is `[m, k]`, `b` is
/// `[k, n]`.
#[tile_kernel(tf32, default(BM = 128, BN = 128, BK = 32), tune(BM = [128, 64, 256, 32], BN = [128, 64, 256, 32], BK = [32, 16]))]
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

/// C = A·Bᵀ of `f32`, where tensor cores may round operands to tf32: `a` is `[m, k]`, `b` is
/// `[n, k]`.
#[tile_kernel(tf32, default(BM = 128, BN = 128, BK = 32), tune(BM = [128, 64, 256, 32], BN = [128, 64, 256, 32], BK = [32, 16]))]
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

/// C = A·B by split-K: `SPLIT` blocks share a tile of C, for GEMMs whose C has too few tiles to
/// occupy the machine.
///
/// Each block accumulates its part of k and adds it with atomics to a workspace in the accumulator
/// type. The last block to arrive at a tile, known from a counter, converts the sum to `O` and
/// stores it. Only the order of the additions varies from run to run. Shapes are those of
/// [`matmul`](fn@matmul).
#[tile_kernel(
    default(T = f32, O = f32, BM = 128, BN = 128, BK = 64, SPLIT = 8),
    tune(BM = [128, 64, 256, 192, 32, 16], BN = [128, 64, 256, 192], BK = [64, 32, 16, 128])
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
