//! Softmax and the loss built on it.

use super::{floats, indices, like, rows};
use crate::{Op, Result};
use burn::tensor::{Int, Tensor};
use tile_adapter::ready::{self, refused};

/// exp(x − max x) / Σ exp(x − max x) for each row of `x`: `(…, n)`, of any length.
///
/// # Errors
/// For other element types and devices.
pub fn softmax<const D: usize>(x: &Tensor<D>) -> Result<Tensor<D>> {
    let op = Op::from(ready::softmax(floats("softmax", x.dtype())?));
    Ok(like(op.apply(rows(x))?, x))
}

/// The cross-entropy loss of each row: log Σ exp(logits) − logits\[target\], in `F32`.
///
/// `logits`: `(…, classes)`; `targets`: `(…)`; the result is of their shape. A target below zero is
/// ignored: its loss is zero, and so is its gradient. The mean over a batch is `mean` of the result.
///
/// ```
/// use burn::tensor::{Device, Int, Tensor};
/// let logits = Tensor::<2>::from_data([[0.0, 0.0]], &Device::flex());
/// let targets = Tensor::<1, Int>::from_data([1], &Device::flex());
/// let loss = tile_burn::ops::cross_entropy(&logits, &targets)?;
/// assert!((loss.into_scalar::<f32>() - 2.0_f32.ln()).abs() < 1e-6);
/// # Ok::<(), tile_burn::Error>(())
/// ```
///
/// # Errors
/// For other element types, extents or devices.
pub fn cross_entropy<const D: usize, const E: usize>(
    logits: &Tensor<D>,
    targets: &Tensor<E, Int>,
) -> Result<Tensor<E>> {
    const OP: &str = "cross_entropy";
    let (found, shape) = (logits.dims(), targets.dims());
    if D != E + 1 || found[..E] != shape {
        let reason = format!("`targets` are {shape:?} and `logits` {found:?}, expected (…) and (…, n)");
        return Err(refused(OP, reason));
    }
    let op = Op::from(ready::cross_entropy(floats(OP, logits.dtype())?));
    let count = shape.iter().product::<usize>();
    let targets = indices(targets).reshape([count]);
    let results = op.apply_all(&[rows(logits).into(), targets.into()])?;
    let loss = results.first().ok_or_else(|| refused(OP, "it has no result".to_owned()))?;
    Ok(loss.tensor::<1, burn::tensor::Float>()?.reshape(shape))
}
