//! Attention forward and backward.

use super::{indices, of_dtype, refused};
use crate::Op;
use candle_core::{D, Result, Tensor};
use tile_kernel::prelude::Float;
use tile_kernels::attention::{flash_attention, flash_attention_varlen};
use tile_kernels::attention_backward::{attention_backward_kv, attention_backward_q, attention_delta};

/// Attention: softmax(scale·Q·Kᵀ)·V, exact and in one pass over the keys, with gradients.
///
/// Of the signature and the layout of `candle-flash-attn`:
///
/// - `q`: `(batch, seq, heads, dim)`; `k`, `v`: `(batch, keys, kv_heads, dim)`; the result is of the
///   shape of `q`. `kv_heads` divides `heads`.
/// - `softmax_scale`, above zero, 1/√dim as a rule, multiplies the scores.
/// - `causal`: query i sees keys up to i + keys − seq.
///
/// Heads of 64, 128 and 256 elements are read where they are; of any other number up to 256 they
/// are copied, with zeros up to the next of these.
///
/// ```
/// use candle_core::{Device, Tensor};
/// let x = |heads| Tensor::rand(-1.0_f32, 1.0, (2, 5, heads, 64), &Device::Cpu);
/// let out = tile_candle::ops::flash_attn(&x(4)?, &x(2)?, &x(2)?, 0.125, true)?;
/// assert_eq!(out.dims(), [2, 5, 4, 64]);
/// # Ok::<(), candle_core::Error>(())
/// ```
///
/// # Errors
/// For arguments of other ranks, element types or extents, on several devices, and for heads of
/// more than 256 elements.
pub fn flash_attn(q: &Tensor, k: &Tensor, v: &Tensor, softmax_scale: f32, causal: bool) -> Result<Tensor> {
    const OP: &str = "flash_attention";
    for (name, tensor) in [("q", q), ("k", k), ("v", v)] {
        rank(OP, name, tensor, 4)?;
    }
    let dim = q.dim(D::Minus1)?;
    let padded = head_dim(OP, dim)?;
    let [q, k, v] =
        [pad(q, padded)?.transpose(1, 2)?, pad(k, padded)?.transpose(1, 2)?, pad(v, padded)?.transpose(1, 2)?];
    let op = of_dtype!("flash_attention", q.dtype(), T => forward::<T>(padded, causal))?;
    let out = op.scalar("scale", softmax_scale).order("out", &[0, 2, 1, 3]).apply(&[&q, &k, &v])?;
    if padded == dim { Ok(out) } else { out.narrow(D::Minus1, 0, dim) }
}

/// [`flash_attn`] over sequences of different lengths, packed without padding.
///
/// - `q`: `(tokens, heads, dim)`; `k`, `v`: `(keys, kv_heads, dim)`.
/// - `seqlens_q`, `seqlens_k`: `(sequences + 1)`, integers: where each sequence begins, and the
///   number of all.
/// - `max_seqlen_q` is at least the number of queries of each sequence. `max_seqlen_k` is there for
///   the signature of `candle-flash-attn`; nothing depends on it.
///
/// There is no backward pass.
///
/// # Errors
/// As [`flash_attn`].
#[allow(clippy::too_many_arguments, reason = "the signature of candle-flash-attn")]
pub fn flash_attn_varlen(
    q: &Tensor,
    k: &Tensor,
    v: &Tensor,
    seqlens_q: &Tensor,
    seqlens_k: &Tensor,
    max_seqlen_q: usize,
    _max_seqlen_k: usize,
    softmax_scale: f32,
    causal: bool,
) -> Result<Tensor> {
    const OP: &str = "flash_attention_varlen";
    for (name, tensor) in [("q", q), ("k", k), ("v", v)] {
        rank(OP, name, tensor, 3)?;
    }
    let (seqlens_q, seqlens_k) = (indices(OP, "seqlens_q", seqlens_q)?, indices(OP, "seqlens_k", seqlens_k)?);
    let dim = q.dim(D::Minus1)?;
    let padded = head_dim(OP, dim)?;
    let [q, k, v] = [pad(q, padded)?, pad(k, padded)?, pad(v, padded)?];
    let op = of_dtype!("flash_attention_varlen", q.dtype(), T => varlen::<T>(padded, causal))?;
    let op = op.scalar("longest", max_seqlen_q).scalar("scale", softmax_scale);
    let out = op.apply(&[&q, &k, &v, &seqlens_q, &seqlens_k])?;
    if padded == dim { Ok(out) } else { out.narrow(D::Minus1, 0, dim) }
}

pub(super) fn rank(op: &str, name: &str, tensor: &Tensor, rank: usize) -> Result<()> {
    match tensor.rank() {
        found if found == rank => Ok(()),
        found => Err(refused(op, format!("`{name}` is a tensor of rank {found}, expected rank {rank}"))),
    }
}

/// The number of elements of a head that there are kernels for.
fn head_dim(op: &str, dim: usize) -> Result<usize> {
    match dim {
        0..=64 => Ok(64),
        65..=128 => Ok(128),
        129..=256 => Ok(256),
        _ => Err(refused(op, format!("heads have {dim} elements, expected at most 256"))),
    }
}

fn pad(tensor: &Tensor, dim: usize) -> Result<Tensor> {
    match dim.checked_sub(tensor.dim(D::Minus1)?) {
        None | Some(0) => Ok(tensor.clone()),
        Some(missing) => tensor.pad_with_zeros(D::Minus1, 0, missing),
    }
}

/// Tiles that suit a CPU, which devices with a choice may replace.
fn forward<T: Float + Send + Sync + 'static>(dim: usize, causal: bool) -> Op {
    macro_rules! with {
        ($d:literal, $causal:literal) => {
            Op::new(flash_attention::<T, 64, 64, $d, $causal>().fitted())
                .backward(attention_delta::<T, 64, $d>())
                .backward(attention_backward_kv::<T, 64, 64, $d, $causal>().fitted())
                .backward(attention_backward_q::<T, 64, 64, $d, $causal>().fitted())
        };
    }
    match (dim, causal) {
        (64, false) => with!(64, false),
        (64, true) => with!(64, true),
        (128, false) => with!(128, false),
        (128, true) => with!(128, true),
        (_, false) => with!(256, false),
        (_, true) => with!(256, true),
    }
}

fn varlen<T: Float + Send + Sync + 'static>(dim: usize, causal: bool) -> Op {
    macro_rules! with {
        ($d:literal, $causal:literal) => {
            Op::new(flash_attention_varlen::<T, 64, 64, $d, $causal>().fitted())
        };
    }
    match (dim, causal) {
        (64, false) => with!(64, false),
        (64, true) => with!(64, true),
        (128, false) => with!(128, false),
        (128, true) => with!(128, true),
        (_, false) => with!(256, false),
        (_, true) => with!(256, true),
    }
}
