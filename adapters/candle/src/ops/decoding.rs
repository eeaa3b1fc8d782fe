//! Attention of one new query for each sequence over a paged cache.

use super::attention::rank;
use super::{floats, indices, refused};
use crate::Op;
use crate::error::wrap;
use candle_core::{D, Result, Tensor};
use tile_adapter::ready;

/// A decoding step: attention of one query for each sequence over keys and values in pages.
///
/// - `q`: `(batch, heads, dim)`, and so is the result; `dim` is 64 or 128.
/// - `k_cache`, `v_cache`: `(pages, page, kv_heads, dim)`; a page has 16 or 64 keys. At most 16
///   query heads share a key head.
/// - `block_table`: `(batch, _)`, integers: the pages of each sequence, in order.
/// - `lens`: `(batch)`, integers: the number of keys of each sequence.
/// - `splits`: among how many blocks the keys of a sequence are divided, 1 to divide none.
///
/// There is no backward pass.
///
/// # Errors
/// For arguments of other ranks, element types or extents.
#[allow(clippy::too_many_arguments, reason = "a paged cache is as many tensors")]
pub fn paged_attention(
    q: &Tensor,
    k_cache: &Tensor,
    v_cache: &Tensor,
    block_table: &Tensor,
    lens: &Tensor,
    softmax_scale: f32,
    splits: usize,
) -> Result<Tensor> {
    const OP: &str = "flash_decoding";
    rank(OP, "q", q, 3)?;
    rank(OP, "k_cache", k_cache, 4)?;
    if splits == 0 {
        return Err(refused(OP, "`splits` is 0, expected at least 1".to_owned()));
    }
    let (table, lens) = (indices(OP, "block_table", block_table)?, indices(OP, "lens", lens)?);
    let (dim, page) = (q.dim(D::Minus1)?, k_cache.dim(1)?);
    let (split, combine) = ready::decoding(floats(OP, q.dtype())?, page, dim).map_err(wrap)?;
    let (split, combine) = (Op::from(split), Op::from(combine));
    let split = split.scalar("scale", softmax_scale).extent("part", 0, splits);
    let parts = split.apply_all(&[q, k_cache, v_cache, &table, &lens])?;
    combine.apply(&parts.iter().collect::<Vec<_>>())
}
