//! Attention: forward and backward, in a window, over packed sequences, and over a paged cache.

use super::{floats, indices};
use crate::{Op, Result};
use burn::tensor::{Int, Tensor};
use tile_adapter::ready::{self, refused};

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
    let op = |dtype, dim| Op::from(ready::attention(dtype, dim, causal));
    heads_of_tokens("flash_attention", [q, k, v], softmax_scale, op)
}

/// [`flash_attn`] in a window: a query sees `window_size_left` keys before its own and
/// `window_size_right` behind it, all of a side without a number. With gradients.
///
/// The key of query i is i + keys − seq. `Some(0)` on the right is a causal mask. Time and memory
/// depend on the window, not on the number of keys.
///
/// ```
/// use burn::tensor::{Device, Distribution, Tensor};
/// let x = |heads| Tensor::<4>::random([1, 300, heads, 64], Distribution::Default, &Device::flex());
/// let out = tile_burn::ops::flash_attn_windowed(&x(4), &x(2), &x(2), 0.125, Some(127), Some(0))?;
/// assert_eq!(out.dims(), [1, 300, 4, 64]);
/// # Ok::<(), tile_burn::Error>(())
/// ```
///
/// # Errors
/// As [`flash_attn`].
pub fn flash_attn_windowed(
    q: &Tensor<4>,
    k: &Tensor<4>,
    v: &Tensor<4>,
    softmax_scale: f32,
    window_size_left: Option<usize>,
    window_size_right: Option<usize>,
) -> Result<Tensor<4>> {
    let all = q.dims()[1] + k.dims()[1];
    let keys = |window: Option<usize>| window.map_or(all, |window| window.min(all));
    let (left, right) = (keys(window_size_left), keys(window_size_right));
    let op = |dtype, dim| Op::from(ready::window(dtype, dim)).scalar("left", left).scalar("right", right);
    heads_of_tokens("window_attention", [q, k, v], softmax_scale, op)
}

/// An op of attention on `(batch, seq, heads, dim)`, with heads padded to what its kernels take.
fn heads_of_tokens(
    name: &str,
    [q, k, v]: [&Tensor<4>; 3],
    softmax_scale: f32,
    op: impl Fn(ready::Floats, usize) -> Op,
) -> Result<Tensor<4>> {
    let dim = q.dims()[3];
    let padded = ready::head_dim(name, dim)?;
    let [q, k, v] = [q, k, v].map(|x| pad(x, padded).swap_dims(1, 2));
    let op = op(floats(name, q.dtype())?, padded);
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
    let padded = ready::head_dim("flash_attention_varlen", dim)?;
    let [q, k, v] = [q, k, v].map(|x| pad(x, padded));
    let op = Op::from(ready::attention_varlen(floats("flash_attention_varlen", q.dtype())?, padded, causal));
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
    let (split, combine) = ready::decoding(floats(OP, q.dtype())?, page, dim)?;
    let (split, combine) = (Op::from(split), Op::from(combine));
    let split = split.scalar("scale", softmax_scale).extent("part", 0, splits);
    let table = [indices(block_table).into(), indices(lens).into()];
    let arguments: Vec<crate::AnyTensor> =
        [q.into(), k_cache.into(), v_cache.into()].into_iter().chain(table).collect();
    combine.apply(split.apply_all(&arguments)?)
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
