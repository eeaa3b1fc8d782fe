//! Elementwise kernels: addition, GELU and the gate of a SwiGLU layer with its gradients, bound by
//! memory bandwidth.
//!
//! A block handles `BN` consecutive elements. The last block reads zeros past the end and its
//! surplus stores are dropped, so no length needs padding. Arithmetic is in `f32`, whatever the
//! element type (but for [`add`](fn@add)).

use crate::activation;
use tile_kernel::prelude::*;

/// out = x + y, for `x`, `y`, `out` as `[n]`, in the element type.
#[tile_kernel(default(T = f32, BN = 4096))]
pub fn add<T: Num, const BN: usize>(x: &Tensor<T, 1>, y: &Tensor<T, 1>, out: &mut Tensor<T, 1>) {
    dims!(x = [n], y = [n], out = [n]);
    let [b] = blocks([n.div_ceil(BN)]);
    parallel!(BN, |i| {
        out[b * BN + i] = x[b * BN + i] + y[b * BN + i];
    });
}

/// out = GELU(x) = x·Φ(x) through `erf`, for `x`, `out` as `[n]`.
#[tile_kernel(default(T = f32, BN = 4096))]
pub fn gelu<T: Float, const BN: usize>(x: &Tensor<T, 1>, out: &mut Tensor<T, 1>) {
    dims!(x = [n], out = [n]);
    let [b] = blocks([n.div_ceil(BN)]);
    parallel!(BN, |i| {
        let y: f32 = activation::gelu(cast::<f32>(x[b * BN + i]));
        out[b * BN + i] = cast::<T>(y);
    });
}

/// [`gelu`](fn@gelu) through its tanh approximation.
#[tile_kernel(default(T = f32, BN = 4096))]
pub fn gelu_tanh<T: Float, const BN: usize>(x: &Tensor<T, 1>, out: &mut Tensor<T, 1>) {
    dims!(x = [n], out = [n]);
    let [b] = blocks([n.div_ceil(BN)]);
    parallel!(BN, |i| {
        let y: f32 = activation::gelu_tanh(cast::<f32>(x[b * BN + i]));
        out[b * BN + i] = cast::<T>(y);
    });
}

/// out = SiLU(gate)·up, the elementwise part of a SwiGLU layer (Shazeer, arXiv 2002.05202).
///
/// `x` is `[m, 2·n]`: a row holds the n elements of the gate and then those of the up projection.
/// `out` is `[m, n]`.
#[tile_kernel(default(T = f32, BN = 2048))]
pub fn silu_mul<T: Float, const BN: usize>(x: &Tensor<T, 2>, out: &mut Tensor<T, 2>) {
    dims!(out = [m, n], x = [m, 2 * n]);
    let [row, b] = blocks([m, n.div_ceil(BN)]);
    parallel!(BN, |i| {
        let gate = cast::<f32>(x[[row, b * BN + i]]);
        let up = cast::<f32>(x[[row, n + b * BN + i]]);
        let y: f32 = activation::silu(gate);
        out[[row, b * BN + i]] = cast::<T>(y * up);
    });
}

/// The gradients of [`silu_mul`](fn@silu_mul): dO·up·σ·(1 + gate·(1 − σ)) of the gate, with σ =
/// σ(gate), and dO·SiLU(gate) of the up projection.
///
/// `x`, `d_x`: `[m, 2, n]`, the rows of `silu_mul` with gate and up projection on an axis of their
/// own; `d_out`: `[m, n]`.
#[tile_kernel(default(T = f32, BN = 2048))]
pub fn silu_mul_backward<T: Float, const BN: usize>(x: &Tensor<T, 3>, d_out: &Tensor<T, 2>, d_x: &mut Tensor<T, 3>) {
    dims!(d_out = [m, n], x = [m, 2, n], d_x = [m, 2, n]);
    let [row, b] = blocks([m, n.div_ceil(BN)]);
    parallel!(BN, |i| {
        let gate = cast::<f32>(x[[row, 0, b * BN + i]]);
        let up = cast::<f32>(x[[row, 1, b * BN + i]]);
        let d = cast::<f32>(d_out[[row, b * BN + i]]);
        let s = gate.sigmoid();
        d_x[[row, 0, b * BN + i]] = cast::<T>(d * up * s * (1.0 + gate * (1.0 - s)));
        d_x[[row, 1, b * BN + i]] = cast::<T>(d * gate * s);
    });
}
