//! Ready ops: attention, norms, rotary embedding, gates, experts, losses, sampling and quantised matrix
//! products.
//!
//! Each is a kernel of `tile-kernels` behind an [`Op`](crate::Op), for `f32`, `f16` and `bf16`
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

mod attention;
mod decoding;
mod experts;
mod gate;
mod indices;
mod norm;
mod quant;
mod rows;
mod sampling;

pub use attention::{flash_attn, flash_attn_varlen, flash_attn_windowed};
pub use decoding::paged_attention;
pub use experts::{moe_mlp, moe_route};
pub use gate::{rope, swiglu};
pub use norm::{layer_norm, layer_norm_residual, rms_norm, rms_norm_residual};
pub use quant::{matmul_int4, matmul_int8, quantize_int4, quantize_int8};
pub use rows::{cross_entropy, softmax};
pub use sampling::sample;

use crate::error::wrap;
use candle_core::{D, Result, Tensor};
use indices::indices;
use tile_adapter::ready;

/// The element type that an op computes on.
///
/// # Errors
/// For other types.
fn floats(op: &str, dtype: candle_core::DType) -> Result<ready::Floats> {
    ready::Floats::of::<crate::dtype::Types>(op, dtype).map_err(wrap)
}

/// An error about the arguments of an op.
fn refused(op: &str, reason: String) -> candle_core::Error {
    wrap(ready::refused(op, reason))
}

/// A tensor as a matrix of its rows.
fn rows(op: &str, x: &Tensor) -> Result<Tensor> {
    match x.rank() {
        0 => Err(refused(op, "`x` is a tensor of rank 0, expected rows".to_owned())),
        2 => Ok(x.clone()),
        _ => x.reshape(((), x.dim(D::Minus1)?)),
    }
}
