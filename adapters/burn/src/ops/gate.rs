//! Rotary embedding, and the gate of a SwiGLU layer.

use super::{floats, indices, like, rows};
use crate::{AnyTensor, Op, Result};
use burn::tensor::{DType, Float as Floats, Int, Tensor};
use tile_adapter::ready::{self, refused};

/// Rotates the pairs (j, j + dim/2) of each head by the angles of the token's position.
///
/// - `x`: `(batch, seq, heads, dim)`, and so is the result; `dim` is 64, 128 or 256.
/// - `cos`, `sin`: `(positions, dim / 2)`, of any float type.
/// - `positions`: `(batch, seq)`, or `(1, seq)` for all: the rows of `cos` and `sin` of each token.
///
/// The gradient of `x` is its gradient turned back; `cos` and `sin` have none.
///
/// # Errors
/// For other element types, extents or devices.
pub fn rope(x: &Tensor<4>, cos: &Tensor<2>, sin: &Tensor<2>, positions: &Tensor<2, Int>) -> Result<Tensor<4>> {
    const OP: &str = "rope";
    let [batch, seq, heads, dim] = x.dims();
    let positions = match positions.dims() {
        found if found == [batch, seq] => positions.clone(),
        [1, found] if found == seq => positions.clone().expand([batch, seq]),
        found => {
            return Err(refused(OP, format!("`positions` are {found:?}, expected ({batch}, {seq}) or (1, {seq})")));
        }
    };
    let tables = [cos, sin].map(|table| table.clone().without_autodiff().cast(DType::F32));
    let op = Op::from(ready::rope(floats(OP, x.dtype())?, dim)?);
    let back = op.clone();
    let op = op.backward_with(move |args, _, gradients| match (args, gradients) {
        ([_, position, cos, sin], [gradient]) => {
            let sin = sin.tensor::<2, Floats>()?.neg();
            Ok(vec![Some(back.apply::<Tensor<3>>((gradient, position, cos, sin))?.into()), None, None, None])
        }
        _ => Err(refused(OP, format!("{} arguments, expected 4", args.len()))),
    });
    let tokens = x.clone().reshape([batch * seq, heads, dim]);
    let positions = indices(&positions).reshape([batch * seq]);
    let [cos, sin] = tables;
    Ok(op.apply::<Tensor<3>>((tokens, positions, cos, sin))?.reshape([batch, seq, heads, dim]))
}

/// SiLU(gate)·up, where a row of `x`: `(…, 2·n)` has the n elements of the gate and then those of
/// the up projection.
///
/// # Errors
/// For other element types and devices, and for rows of an odd number of elements.
pub fn swiglu<const D: usize>(x: &Tensor<D>) -> Result<Tensor<D>> {
    let (op, back) = ready::silu_mul(floats("silu_mul", x.dtype())?);
    let (op, back) = (Op::from(op), Op::from(back));
    let op = op.backward_with(move |args: &[AnyTensor], _, gradients| {
        let gradient = gradients[0].tensor::<2, Floats>()?;
        let [m, n] = gradient.dims();
        let halves = args[0].tensor::<2, Floats>()?.reshape([m, 2, n]);
        let d_x: Tensor<3> = back.apply((halves, gradient))?;
        Ok(vec![Some(d_x.reshape([m, 2 * n]).into())])
    });
    Ok(like(op.apply(rows(x))?, x))
}
