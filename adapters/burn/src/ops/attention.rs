//! Attention: forward and backward, over packed sequences, and over a paged cache.

use super::{indices, of_dtype, refused};
use crate::{Op, Result};
use burn::tensor::{Int, Tensor};
use tile_kernel::prelude::Float;
use tile_kernels::attention::{flash_attention, flash_attention_varlen};
use tile_kernels::attention_backward::{attention_backward_kv, attention_backward_q, attention_delta};
use tile_kernels::decoding::{combine_splits, flash_decoding};

/// Attention: softmax(scale·Q·Kᵀ)·V, exact and in one pass over the keys, with gradients.
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
/// use burn::tensor::{Device, Distribution, Tensor};
/// let x = |heads| Tensor::<4>::random([2, 5, heads, 64], Distribution::Default, &Device::flex());
/// let out = tile_burn::ops::flash_attn(&x(4), &x(2), &x(2), 0.125, true)?;
/// assert_eq!(out.dims(), [2, 5, 4, 64]);
/// # Ok::<(), tile_burn::Error>(())
/// ```
///
/// # Errors
/// For arguments of other element types, extents or devices, and for heads of more than 256
/// elements.
pub fn flash_attn(q: &Tensor<4>, k: &Tensor<4>, v: &Tensor<4>, softmax_scale: f32, causal: bool) -> Result<Tensor<4>> {
    let dim = q.dims()[3];
    let padded = head_dim("flash_attention", dim)?;
    let [q, k, v] = [q, k, v].map(|x| pad(x, padded).swap_dims(1, 2));
    let op = of_dtype!("flash_attention", q.dtype(), T => forward::<T>(padded, causal))?;
    let op = op.scalar("scale", softmax_scale).order("out", &[0, 2, 1, 3]);
    // The kernel has a second result for its backward pass.
    let out = op.apply_all(&[q.into(), k.into(), v.into()])?;
    let out = first(out)?.tensor::<4, burn::tensor::Float>()?;
    Ok(if padded == dim { out } else { out.narrow(3, 0, dim) })
}

fn first(results: Vec<crate::AnyTensor>) -> Result<crate::AnyTensor> {
    results.into_iter().next().ok_or_else(|| refused("attention", "it has no result".to_owned()))
}

/// [`flash_attn`] over sequences of different lengths, packed without padding.
///
/// - `q`: `(tokens, heads, dim)`; `k`, `v`: `(keys, kv_heads, dim)`.
/// - `seqlens_q`, `seqlens_k`: `(sequences + 1)`: where each sequence begins, and the number of all.
/// - `max_seqlen_q` is at least the number of queries of each sequence.
///
/// There is no backward pass.
///
/// # Errors
/// As [`flash_attn`].
#[allow(clippy::too_many_arguments, reason = "packed sequences are as many tensors")]
pub fn flash_attn_varlen(
    q: &Tensor<3>,
    k: &Tensor<3>,
    v: &Tensor<3>,
    seqlens_q: &Tensor<1, Int>,
    seqlens_k: &Tensor<1, Int>,
    max_seqlen_q: usize,
    softmax_scale: f32,
    causal: bool,
) -> Result<Tensor<3>> {
    let dim = q.dims()[2];
    let padded = head_dim("flash_attention_varlen", dim)?;
    let [q, k, v] = [q, k, v].map(|x| pad(x, padded));
    let op = of_dtype!("flash_attention_varlen", q.dtype(), T => varlen::<T>(padded, causal))?;
    let op = op.scalar("longest", max_seqlen_q).scalar("scale", softmax_scale);
    let seqlens = [indices(seqlens_q), indices(seqlens_k)].map(crate::AnyTensor::from);
    let [from_q, from_k] = seqlens;
    let out = op.apply_all(&[q.into(), k.into(), v.into(), from_q, from_k])?;
    let out = first(out)?.tensor::<3, burn::tensor::Float>()?;
    Ok(if padded == dim { out } else { out.narrow(2, 0, dim) })
}

/// A decoding step: attention of one query for each sequence over keys and values in pages.
///
/// - `q`: `(batch, heads, dim)`, and so is the result; `dim` is 64 or 128.
/// - `k_cache`, `v_cache`: `(pages, page, kv_heads, dim)`; a page has 16 or 64 keys. At most 16
///   query heads share a key head.
/// - `block_table`: `(batch, _)`: the pages of each sequence, in order.
/// - `lens`: `(batch)`: the number of keys of each sequence.
/// - `splits`: among how many blocks the keys of a sequence are divided, 1 to divide none.
///
/// There is no backward pass.
///
/// # Errors
/// For arguments of other element types, extents or devices.
#[allow(clippy::too_many_arguments, reason = "a paged cache is as many tensors")]
pub fn paged_attention(
    q: &Tensor<3>,
    k_cache: &Tensor<4>,
    v_cache: &Tensor<4>,
    block_table: &Tensor<2, Int>,
    lens: &Tensor<1, Int>,
    softmax_scale: f32,
    splits: usize,
) -> Result<Tensor<3>> {
    const OP: &str = "flash_decoding";
    if splits == 0 {
        return Err(refused(OP, "`splits` is 0, expected at least 1".to_owned()));
    }
    let (dim, page) = (q.dims()[2], k_cache.dims()[1]);
    let ops = of_dtype!("flash_decoding", q.dtype(), T => decoding::<T>(page, dim))?;
    let (split, combine) = ops.ok_or_else(|| {
        refused(OP, format!("a page has {page} keys and heads {dim} elements, expected 16 or 64, and 64 or 128"))
    })?;
    let split = split.scalar("scale", softmax_scale).extent("part", 0, splits);
    let table = [indices(block_table).into(), indices(lens).into()];
    let arguments: Vec<crate::AnyTensor> =
        [q.into(), k_cache.into(), v_cache.into()].into_iter().chain(table).collect();
    combine.apply(split.apply_all(&arguments)?)
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

/// Heads with zeros up to a number of elements.
fn pad<const D: usize>(tensor: &Tensor<D>, dim: usize) -> Tensor<D> {
    let mut missing = tensor.dims();
    let Some(last) = missing.last_mut() else { return tensor.clone() };
    if *last >= dim {
        return tensor.clone();
    }
    *last = dim - *last;
    let zeros = Tensor::zeros(missing, (&tensor.device(), tensor.dtype()));
    Tensor::cat(vec![tensor.clone(), zeros], D - 1)
}

/// Tiles that suit a CPU.
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

fn decoding<T: Float + Send + Sync + 'static>(page: usize, dim: usize) -> Option<(Op, Op)> {
    macro_rules! with {
        ($page:literal, $d:literal) => {
            Some((Op::new(flash_decoding::<T, 16, $page, $d>().fitted()), Op::new(combine_splits::<T, $d>())))
        };
    }
    match (page, dim) {
        (16, 64) => with!(16, 64),
        (16, 128) => with!(16, 128),
        (64, 64) => with!(64, 64),
        (64, 128) => with!(64, 128),
        _ => None,
    }
}
