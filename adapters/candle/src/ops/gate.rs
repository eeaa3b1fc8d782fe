//! Rotary embedding, and the gate of a SwiGLU layer.

use super::attention::rank;
use super::{floats, indices, refused, rows};
use crate::Op;
use crate::error::wrap;
use candle_core::{D, DType, Result, Tensor};
use tile_adapter::ready;

/// Rotates the pairs (j, j + dim/2) of each head by the angles of the token's position.
///
/// - `x`: `(batch, seq, heads, dim)`, and so is the result; `dim` is 64, 128 or 256.
/// - `cos`, `sin`: `(positions, dim / 2)`, of any float type.
/// - `positions`: `(batch, seq)` or `(seq)`, integers: the rows of `cos` and `sin` of each token.
///
/// The gradient of `x` is its gradient turned back; `cos` and `sin` have none.
///
/// # Errors
/// For other ranks, element types or extents.
pub fn rope(x: &Tensor, cos: &Tensor, sin: &Tensor, positions: &Tensor) -> Result<Tensor> {
    const OP: &str = "rope";
    rank(OP, "x", x, 4)?;
    let (batch, seq, heads, dim) = x.dims4()?;
    let positions = match positions.rank() {
        1 => positions.broadcast_as((batch, positions.elem_count()))?,
        _ => positions.clone(),
    };
    let positions = indices(OP, "positions", &positions)?;
    if positions.dims() != [batch, seq] {
        let reason = format!("`positions` are {:?}, expected ({batch}, {seq}) or ({seq})", positions.dims());
        return Err(refused(OP, reason));
    }
    let [cos, sin] = [cos.to_dtype(DType::F32)?.detach(), sin.to_dtype(DType::F32)?.detach()];
    let op = Op::from(ready::rope(floats(OP, x.dtype())?, dim).map_err(wrap)?);
    let back = op.clone();
    let op = op.backward_with(move |args, _, gradients| {
        let [_, position, cos, sin] = args else {
            return Err(refused(OP, format!("{} arguments, expected 4", args.len())));
        };
        Ok(vec![Some(back.apply(&[&gradients[0], position, cos, &sin.neg()?])?), None, None, None])
    });
    let tokens = x.reshape((batch * seq, heads, dim))?;
    op.apply(&[&tokens, &positions.flatten_all()?, &cos, &sin])?.reshape(x.shape())
}

/// SiLU(gate)·up, where a row of `x`: `(…, 2·n)` has the n elements of the gate and then those of
/// the up projection.
///
/// # Errors
/// For other element types, and for rows of an odd number of elements.
pub fn swiglu(x: &Tensor) -> Result<Tensor> {
    let (op, back) = ready::silu_mul(floats("silu_mul", x.dtype())?);
    let (op, back) = (Op::from(op), Op::from(back));
    let op = op.backward_with(move |args, _, gradients| {
        let (m, n) = gradients[0].dims2()?;
        let d_x = back.apply(&[&args[0].reshape((m, 2, n))?, &gradients[0]])?;
        Ok(vec![Some(d_x.reshape((m, 2 * n))?)])
    });
    let out = op.apply(&[&rows("silu_mul", x)?])?;
    let mut shape = x.dims().to_vec();
    if let Some(last) = shape.last_mut() {
        *last = out.dim(D::Minus1)?;
    }
    out.reshape(shape)
}
