//! A mixture of experts.

use super::attention::rank;
use super::{floats, indices, refused, rows};
use crate::Op;
use crate::error::wrap;
use candle_core::{D, DType, Result, Tensor};
use tile_adapter::ready::{self, Grouping};

/// Routing: the `top` experts of each token with the largest logits, and their weights, which are the
/// softmax of their logits alone.
///
/// - `logits`: `(…, experts)`, of any float type; at most 256 experts.
/// - `top` is 1, 2, 4, 6 or 8.
/// - The results are experts `(…, top)`, `I32`, and weights `(…, top)`, `F32`.
///
/// There is no backward pass.
///
/// # Errors
/// For other numbers of experts.
pub fn moe_route(logits: &Tensor, top: usize) -> Result<(Tensor, Tensor)> {
    const OP: &str = "moe_route";
    let x = rows(OP, logits)?.to_dtype(DType::F32)?;
    let (tokens, experts) = x.dims2()?;
    let (kernel, padded) = ready::experts_route(experts, top).map_err(wrap)?;
    let x = if padded == experts {
        x
    } else {
        let missing = Tensor::full(f32::NEG_INFINITY, (tokens, padded - experts), x.device())?;
        Tensor::cat(&[&x, &missing], 1)?
    };
    let mut shape = logits.dims().to_vec();
    if let Some(last) = shape.last_mut() {
        *last = top;
    }
    match Op::from(kernel).apply_all(&[&x])?.as_slice() {
        [experts, weights] => Ok((experts.reshape(shape.as_slice())?, weights.reshape(shape)?)),
        results => Err(refused(OP, format!("{} results, expected 2", results.len()))),
    }
}

/// The experts of a mixture: Σ weight·SwiGLU expert over the experts of each token, with one grouped
/// GEMM for each projection of all experts.
///
/// - `x`: `(…, k)`; the result is `(…, n)`.
/// - `experts`: `(…, top)`, integers; `weights`: `(…, top)`, of any float type: what [`moe_route`] or
///   another router gives. A pair whose expert is −1 and whose weight is 0 is left out.
/// - `up`: `(experts, 2·hidden, k)`, the rows of the gate first; `down`: `(experts, n, hidden)`; both
///   of the type of `x`.
///
/// An expert is down·(SiLU(gate·x)·(up·x)). There is no backward pass.
///
/// ```
/// use candle_core::{Device, Tensor};
/// use tile_candle::ops::{moe_mlp, moe_route};
/// let random = |shape: &[usize]| Tensor::randn(0.0_f32, 0.1, shape, &Device::Cpu);
/// let (x, logits) = (random(&[2, 5, 64])?, random(&[2, 5, 8])?);
/// let (experts, weights) = moe_route(&logits, 2)?;
/// let out = moe_mlp(&x, &experts, &weights, &random(&[8, 96, 64])?, &random(&[8, 64, 48])?)?;
/// assert_eq!(out.dims(), [2, 5, 64]);
/// # Ok::<(), candle_core::Error>(())
/// ```
///
/// # Errors
/// For other ranks, element types or extents, and for more than 256 experts.
pub fn moe_mlp(x: &Tensor, experts: &Tensor, weights: &Tensor, up: &Tensor, down: &Tensor) -> Result<Tensor> {
    const OP: &str = "moe_matmul";
    rank(OP, "up", up, 3)?;
    rank(OP, "down", down, 3)?;
    if experts.dims() != weights.dims() {
        let reason = format!("`weights` are {:?}, expected {:?}, as `experts`", weights.dims(), experts.dims());
        return Err(refused(OP, reason));
    }
    let (dtype, tokens) = (floats(OP, x.dtype())?, rows(OP, x)?);
    let chosen = rows(OP, &indices(OP, "experts", experts)?)?;
    let weights = rows(OP, &weights.to_dtype(DType::F32)?)?;
    let ((count, k), (routed, top)) = (tokens.dims2()?, chosen.dims2()?);
    if count != routed {
        return Err(refused(OP, format!("`experts` has {routed} rows, expected {count}, as `x`")));
    }
    let slots = count * top;
    let grouping = Grouping::new(slots, up.dim(0)?).map_err(wrap)?;
    let plan = Op::from(grouping.plan).extent("tile_expert", 0, grouping.tiles).apply_all(&[&chosen])?;
    let [slot, expert] = plan.as_slice() else {
        return Err(refused(OP, format!("{} results, expected 2", plan.len())));
    };
    let product = Op::from(ready::experts_matmul(dtype, grouping.rows)).extent("y", 0, slots);
    let pairs = tokens.unsqueeze(1)?.broadcast_as((count, top, k))?.reshape((slots, k))?;
    let hidden = product.apply(&[&pairs, up, slot, expert])?;
    let hidden = Op::from(ready::silu_mul(dtype).0).apply(&[&hidden])?;
    let y = product.apply(&[&hidden, down, slot, expert])?;
    let out = Op::from(ready::experts_combine(dtype)).apply(&[&y, &weights])?;
    let mut shape = x.dims().to_vec();
    if let Some(last) = shape.last_mut() {
        *last = out.dim(D::Minus1)?;
    }
    out.reshape(shape)
}
