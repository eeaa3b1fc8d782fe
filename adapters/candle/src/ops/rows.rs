//! Softmax and the loss built on it.

use super::{floats, indices, refused, rows};
use crate::Op;
use candle_core::{Result, Tensor};
use tile_adapter::ready;

/// exp(x − max x) / Σ exp(x − max x) for each row of `x`: `(…, n)`, of any length.
///
/// # Errors
/// For other element types.
pub fn softmax(x: &Tensor) -> Result<Tensor> {
    let op = Op::from(ready::softmax(floats("softmax", x.dtype())?));
    op.apply(&[&rows("softmax", x)?])?.reshape(x.shape())
}

/// The cross-entropy loss of each row: log Σ exp(logits) − logits\[target\], in `f32`.
///
/// `logits`: `(…, classes)`; `targets`: `(…)`, integers; the result is of their shape. A target
/// below zero is ignored: its loss is zero, and so is its gradient. The mean over a batch is
/// `mean_all` of the result.
///
/// ```
/// use candle_core::{Device, Tensor};
/// let logits = Tensor::new(&[[0.0_f32, 0.0]], &Device::Cpu)?;
/// let loss = tile_candle::ops::cross_entropy(&logits, &Tensor::new(&[1_i64], &Device::Cpu)?)?;
/// assert!((loss.to_vec1::<f32>()?[0] - 2.0_f32.ln()).abs() < 1e-6);
/// # Ok::<(), candle_core::Error>(())
/// ```
///
/// # Errors
/// For other element types or extents.
pub fn cross_entropy(logits: &Tensor, targets: &Tensor) -> Result<Tensor> {
    const OP: &str = "cross_entropy";
    let shape = targets.shape();
    if logits.rank() != shape.rank() + 1 || &logits.dims()[..shape.rank()] != shape.dims() {
        let reason =
            format!("`targets` are {:?} and `logits` {:?}, expected (…) and (…, n)", shape.dims(), logits.dims());
        return Err(refused(OP, reason));
    }
    let op = Op::from(ready::cross_entropy(floats(OP, logits.dtype())?));
    let targets = indices(OP, "targets", targets)?.flatten_all()?;
    op.apply(&[&rows(OP, logits)?, &targets])?.reshape(shape)
}
