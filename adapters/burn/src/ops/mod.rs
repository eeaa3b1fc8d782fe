//! Ready ops: attention, norms, rotary embedding, gates, losses and quantised matrix products.
//!
//! Each is a kernel of `tile-kernels` behind an [`Op`](crate::Op), for `F32`, `F16` and `BF16`
//! where it does not say otherwise, computed in `f32` inside. Arguments may have any strides;
//! functions of rows take tensors of any rank and copy those whose rows do not follow each other.
//!
//! | I need | function | gradients |
//! |---|---|---|
//! | attention | [`flash_attn`] | kernels |
//! | attention over packed sequences | [`flash_attn_varlen`] | – |
//! | a decoding step over a paged cache | [`paged_attention`] | – |
//! | rotary embedding | [`rope`] | the kernel, turned back |
//! | normalisation | [`rms_norm`], [`layer_norm`] | kernels |
//! | the same of a layer's result and its residual | [`rms_norm_residual`], [`layer_norm_residual`] | kernels |
//! | softmax | [`softmax`] | a kernel |
//! | the gate of a SwiGLU layer | [`swiglu`] | a kernel |
//! | a loss over logits | [`cross_entropy`] | a kernel |
//! | products with 4-bit or 8-bit weights | [`matmul_int4`], [`matmul_int8`] | – |
//! | such weights | [`quantize_int4`], [`quantize_int8`] | – |
//!
//! Where there are no gradients, an argument that is differentiated is an error; give it
//! `.without_autodiff()`.

mod attention;
mod gate;
mod norm;
mod quant;
mod rows;

pub use attention::{flash_attn, flash_attn_varlen, paged_attention};
pub use gate::{rope, swiglu};
pub use norm::{layer_norm, layer_norm_residual, rms_norm, rms_norm_residual};
pub use quant::{matmul_int4, matmul_int8, quantize_int4, quantize_int8};
pub use rows::{cross_entropy, softmax};

use crate::op::Error;
use burn::tensor::{Int, IntDType, Tensor};

/// An expression for the element type of a tensor, as `T`.
macro_rules! of_dtype {
    ($op:literal, $dtype:expr, $ty:ident => $body:expr) => {
        match $dtype {
            burn::tensor::DType::F32 => {
                type $ty = f32;
                Ok($body)
            }
            burn::tensor::DType::F16 => {
                type $ty = tile_kernel::prelude::f16;
                Ok($body)
            }
            burn::tensor::DType::BF16 => {
                type $ty = tile_kernel::prelude::bf16;
                Ok($body)
            }
            other => Err($crate::ops::refused($op, format!("elements are {other:?}, expected F32, F16 or BF16"))),
        }
    };
}
use of_dtype;

/// An error about the arguments of an op.
fn refused(op: &str, reason: String) -> Error {
    Error::Arguments { kernel: op.to_owned(), reason }
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
