//! A mixture of experts.

use super::{floats, indices, like, rows};
use crate::{Op, Result};
use burn::tensor::{DType, Int, Tensor};
use tile_adapter::ready::{self, Grouping, refused};

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
pub fn moe_route<const D: usize>(logits: &Tensor<D>, top: usize) -> Result<(Tensor<D, Int>, Tensor<D>)> {
    let x = rows(logits).cast(DType::F32);
    let [tokens, experts] = x.dims();
    let (kernel, padded) = ready::experts_route(experts, top)?;
    let x = if padded == experts {
        x
    } else {
        let options = (&x.device(), DType::F32);
        let missing = Tensor::<2>::full([tokens, padded - experts], f32::NEG_INFINITY, options);
        Tensor::cat(vec![x, missing], 1)
    };
    let (experts, weights) = Op::from(kernel).apply::<(Tensor<2, Int>, Tensor<2>)>(x)?;
    let mut shape = logits.dims();
    if let Some(last) = shape.last_mut() {
        *last = top;
    }
    Ok((experts.reshape(shape), weights.reshape(shape)))
}

/// The experts of a mixture: Σ weight·SwiGLU expert over the experts of each token, with one grouped
/// GEMM for each projection of all experts.
///
/// - `x`: `(…, k)`; the result is `(…, n)`.
/// - `experts`, `weights`: `(…, top)`: what [`moe_route`] or another router gives. A pair whose expert
///   is −1 and whose weight is 0 is left out.
/// - `up`: `(experts, 2·hidden, k)`, the rows of the gate first; `down`: `(experts, n, hidden)`; both
///   of the type of `x`.
///
/// An expert is down·(SiLU(gate·x)·(up·x)). There is no backward pass.
///
/// ```
/// use burn::tensor::{Device, Distribution, Tensor};
/// use tile_burn::ops::{moe_mlp, moe_route};
/// fn random<const D: usize>(shape: [usize; D]) -> Tensor<D> {
///     Tensor::random(shape, Distribution::Normal(0.0, 0.1), &Device::flex())
/// }
/// let (experts, weights) = moe_route(&random([2, 5, 8]), 2)?;
/// let (up, down) = (random([8, 96, 64]), random([8, 64, 48]));
/// let out = moe_mlp(&random([2, 5, 64]), &experts, &weights, &up, &down)?;
/// assert_eq!(out.dims(), [2, 5, 64]);
/// # Ok::<(), tile_burn::Error>(())
/// ```
///
/// # Errors
/// For other element types, extents or devices, and for more than 256 experts.
pub fn moe_mlp<const D: usize>(
    x: &Tensor<D>,
    experts: &Tensor<D, Int>,
    weights: &Tensor<D>,
    up: &Tensor<3>,
    down: &Tensor<3>,
) -> Result<Tensor<D>> {
    const OP: &str = "moe_matmul";
    if experts.dims() != weights.dims() {
        let reason = format!("`weights` are {:?}, expected {:?}, as `experts`", weights.dims(), experts.dims());
        return Err(refused(OP, reason));
    }
    let (dtype, tokens) = (floats(OP, x.dtype())?, rows(x));
    let weights = rows(&weights.clone().cast(DType::F32));
    let ([count, k], [routed, top]) = (tokens.dims(), weights.dims());
    if count != routed {
        return Err(refused(OP, format!("`experts` has {routed} rows, expected {count}, as `x`")));
    }
    let chosen = indices(experts).reshape([count, top]);
    let slots = count * top;
    let grouping = Grouping::new(slots, up.dims()[0])?;
    let plan = Op::from(grouping.plan).extent("tile_expert", 0, grouping.tiles);
    let (slot, expert) = plan.apply::<(Tensor<1, Int>, Tensor<1, Int>)>(chosen)?;
    let product = Op::from(ready::experts_matmul(dtype, grouping.rows)).extent("y", 0, slots);
    let pairs = tokens.reshape([count, 1, k]).expand([count, top, k]).reshape([slots, k]);
    let hidden: Tensor<2> = product.apply((pairs, up, &slot, &expert))?;
    let hidden: Tensor<2> = Op::from(ready::silu_mul(dtype).0).apply(hidden)?;
    let y: Tensor<2> = product.apply((hidden, down, slot, expert))?;
    Ok(like(Op::from(ready::experts_combine(dtype)).apply((y, weights))?, x))
}
