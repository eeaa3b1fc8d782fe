//! Ready ops: attention, norms, rotary embedding, gates, experts, losses, sampling and quantised matrix
//! products.
//!
//! Each is a kernel of `tile-kernels` behind an [`Op`](crate::Op), for `F32`, `F16` and `BF16`
//! where it does not say otherwise, computed in `f32` inside. Arguments may have any strides;
//! functions of rows take tensors of any rank and copy those whose rows do not follow each other.
//!
//! | I need | function | gradients |
//! |---|---|---|
//! | attention | [`flash_attn`] | kernels |
//! | attention in a window | [`flash_attn_windowed`] | kernels |
//! | attention over packed sequences | [`flash_attn_varlen`] | – |
//! | a decoding step over a paged cache | [`paged_attention`] | – |
//! | rotary embedding | [`rope`] | the kernel, turned back |
//! | normalisation | [`rms_norm`], [`layer_norm`] | kernels |
//! | the same of a layer's result and its residual | [`rms_norm_residual`], [`layer_norm_residual`] | kernels |
//! | softmax | [`softmax`] | a kernel |
//! | the gate of a SwiGLU layer | [`swiglu`] | a kernel |
//! | a loss over logits | [`cross_entropy`] | a kernel |
//! | a mixture of experts: routing, and the experts | [`moe_route`], [`moe_mlp`] | – |
//! | the next token from logits, by top-k and top-p | [`sample`] | – |
//! | products with 4-bit or 8-bit weights | [`matmul_int4`], [`matmul_int8`] | – |
//! | such weights | [`quantize_int4`], [`quantize_int8`] | – |
//!
//! Where there are no gradients, an argument that is differentiated is an error; give it
//! `.without_autodiff()`.

mod attention;
mod experts;
mod gate;
mod norm;
mod quant;
mod rows;
mod sampling;

pub use attention::{flash_attn, flash_attn_varlen, flash_attn_windowed, paged_attention};
pub use experts::{moe_mlp, moe_route};
pub use gate::{rope, swiglu};
pub use norm::{layer_norm, layer_norm_residual, rms_norm, rms_norm_residual};
pub use quant::{matmul_int4, matmul_int8, quantize_int4, quantize_int8};
pub use rows::{cross_entropy, softmax};
pub use sampling::sample;

use crate::Result;
use burn::tensor::{Int, IntDType, Tensor};
use tile_adapter::ready;

/// The element type that an op computes on.
///
/// # Errors
/// For other types.
fn floats(op: &str, dtype: burn::tensor::DType) -> Result<ready::Floats> {
    ready::Floats::of::<crate::dtype::Types>(op, dtype)
}

/// A tensor as a matrix of its rows.
fn rows<const D: usize>(x: &Tensor<D>) -> Tensor<2> {
    let dims = x.dims();
    let n = dims.last().copied().unwrap_or(1);
    let m: usize = dims.iter().take(D.saturating_sub(1)).product();
    x.clone().reshape([m, n])
}

/// Rows of `n` elements in the shape of those of another tensor.
fn like<const D: usize>(out: Tensor<2>, x: &Tensor<D>) -> Tensor<D> {
    let (mut dims, n) = (x.dims(), out.dims()[1]);
    if let Some(last) = dims.last_mut() {
        *last = n;
    }
    out.reshape(dims)
}

/// Integers as kernels take them.
fn indices<const D: usize>(tensor: &Tensor<D, Int>) -> Tensor<D, Int> {
    tensor.clone().cast(IntDType::I32)
}
