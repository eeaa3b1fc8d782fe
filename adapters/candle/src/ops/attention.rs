//! Attention forward and backward, in a window, and over packed sequences.

use super::{floats, indices, refused};
use crate::Op;
use crate::error::wrap;
use candle_core::{D, Result, Tensor};
use tile_adapter::ready;

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
/// use candle_core::{Device, Tensor};
/// let x = |heads| Tensor::rand(-1.0_f32, 1.0, (1, 300, heads, 64), &Device::Cpu);
/// let out = tile_candle::ops::flash_attn_windowed(&x(4)?, &x(2)?, &x(2)?, 0.125, Some(127), Some(0))?;
/// assert_eq!(out.dims(), [1, 300, 4, 64]);
/// # Ok::<(), candle_core::Error>(())
/// ```
///
/// # Errors
/// As [`flash_attn`].
pub fn flash_attn_windowed(
    q: &Tensor,
    k: &Tensor,
    v: &Tensor,
    softmax_scale: f32,
    window_size_left: Option<usize>,
    window_size_right: Option<usize>,
) -> Result<Tensor> {
    const OP: &str = "window_attention";
    rank(OP, "q", q, 4)?;
    rank(OP, "k", k, 4)?;
    let all = q.dim(1)? + k.dim(1)?;
    let keys = |window: Option<usize>| window.map_or(all, |window| window.min(all));
    let (left, right) = (keys(window_size_left), keys(window_size_right));
    let op = |dtype, dim| Op::from(ready::window(dtype, dim)).scalar("left", left).scalar("right", right);
    heads_of_tokens(OP, [q, k, v], softmax_scale, op)
}

/// An op of attention on `(batch, seq, heads, dim)`, with heads padded to what its kernels take.
fn heads_of_tokens(
    name: &str,
    [q, k, v]: [&Tensor; 3],
    softmax_scale: f32,
    op: impl Fn(ready::Floats, usize) -> Op,
) -> Result<Tensor> {
    for (argument, tensor) in [("q", q), ("k", k), ("v", v)] {
        rank(name, argument, tensor, 4)?;
    }
    let dim = q.dim(D::Minus1)?;
    let padded = ready::head_dim(name, dim).map_err(wrap)?;
    let [q, k, v] =
        [pad(q, padded)?.transpose(1, 2)?, pad(k, padded)?.transpose(1, 2)?, pad(v, padded)?.transpose(1, 2)?];
    let op = op(floats(name, q.dtype())?, padded);
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
    let padded = ready::head_dim(OP, dim).map_err(wrap)?;
    let [q, k, v] = [pad(q, padded)?, pad(k, padded)?, pad(v, padded)?];
    let op = Op::from(ready::attention_varlen(floats(OP, q.dtype())?, padded, causal));
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

fn pad(tensor: &Tensor, dim: usize) -> Result<Tensor> {
    match dim.checked_sub(tensor.dim(D::Minus1)?) {
        None | Some(0) => Ok(tensor.clone()),
        Some(missing) => tensor.pad_with_zeros(D::Minus1, 0, missing),
    }
}
