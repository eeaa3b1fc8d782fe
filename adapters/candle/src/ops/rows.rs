//! Softmax and the loss built on it.

use super::{indices, of_dtype, refused, rows};
use crate::Op;
use candle_core::{D, DType, Result, Tensor};
use tile_kernels::softmax;

/// exp(x − max x) / Σ exp(x − max x) for each row of `x`: `(…, n)`, of any length.
///
/// # Errors
/// For other element types.
pub fn softmax(x: &Tensor) -> Result<Tensor> {
    let op = of_dtype!("softmax", x.dtype(), T => Op::new(softmax::online_softmax::<T, 4, 1024>()))?;
    let op = op.backward_with(|_, results, gradients| {
        let (out, gradient) = (results[0].to_dtype(DType::F32)?, gradients[0].to_dtype(DType::F32)?);
        let along = (&out * &gradient)?.sum_keepdim(1)?;
        let d_x = (out * gradient.broadcast_sub(&along)?)?;
        Ok(vec![Some(d_x.to_dtype(results[0].dtype())?)])
    });
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
    let op = of_dtype!("cross_entropy", logits.dtype(), T => Op::new(softmax::cross_entropy::<T, 4, 1024>()))?;
    let op = op.backward_with(|args, results, gradients| {
        let (x, target) = (args[0].to_dtype(DType::F32)?, &args[1]);
        let (classes, device) = (x.dim(D::Minus1)?, x.device());
        let p = x.broadcast_sub(&results[1].unsqueeze(1)?)?.exp()?;
        let column = target.unsqueeze(1)?;
        let classes = Tensor::arange(0_i64, classes as i64, device)?.to_dtype(DType::I32)?.unsqueeze(0)?;
        let one = classes.broadcast_eq(&column)?.to_dtype(DType::F32)?;
        let counted = target.ge(0_i32)?.to_dtype(DType::F32)?;
        let gradient = (&gradients[0] * counted)?.unsqueeze(1)?;
        let d_x = (p - one)?.broadcast_mul(&gradient)?;
        Ok(vec![Some(d_x.to_dtype(args[0].dtype())?), None])
    });
    let targets = indices(OP, "targets", targets)?.flatten_all()?;
    op.apply(&[&rows(OP, logits)?, &targets])?.reshape(shape)
}
