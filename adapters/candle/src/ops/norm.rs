//! Normalisation of rows, of a tensor or of its sum with a residual.

use super::{floats, refused, rows};
use crate::Op;
use crate::error::wrap;
use candle_core::{D, Result, Tensor};
use tile_adapter::ready::{self, Norm};

/// x / √(mean x² + eps) · weight for each row of `x`: `(…, n)`; `weight`: `(n)`.
///
/// ```
/// use candle_core::{Device, Tensor};
/// let x = Tensor::new(&[[3.0_f32, 4.0]], &Device::Cpu)?;
/// let weight = Tensor::new(&[1.0_f32, 2.0], &Device::Cpu)?;
/// let out = tile_candle::ops::rms_norm(&x, &weight, 0.0)?.to_vec2::<f32>()?;
/// assert!((out[0][1] - 8.0 / 12.5_f32.sqrt()).abs() < 1e-6);
/// # Ok::<(), candle_core::Error>(())
/// ```
///
/// # Errors
/// For other element types or extents, and for rows of more than 8192 elements.
pub fn rms_norm(x: &Tensor, weight: &Tensor, eps: f32) -> Result<Tensor> {
    let op = Op::from(rms("rms_norm", x)?.norm);
    op.scalar("eps", eps).apply(&[&rows("rms_norm", x)?, weight])?.reshape(x.shape())
}

/// [`rms_norm`] of x + residual, and that sum: the step between two layers of a transformer.
///
/// `x`, `residual` and both results: `(…, n)`; `weight`: `(n)`. What is normalised is the sum as it is
/// stored.
///
/// ```
/// use candle_core::{Device, Tensor};
/// let x = Tensor::new(&[[3.0_f32, 4.0]], &Device::Cpu)?;
/// let weight = Tensor::new(&[1.0_f32, 2.0], &Device::Cpu)?;
/// let (out, sum) = tile_candle::ops::rms_norm_residual(&x, &x, &weight, 1e-5)?;
/// assert_eq!((out.dims(), sum.to_vec2::<f32>()?), (&[1, 2][..], vec![vec![6.0, 8.0]]));
/// # Ok::<(), candle_core::Error>(())
/// ```
///
/// # Errors
/// As [`rms_norm`].
pub fn rms_norm_residual(x: &Tensor, residual: &Tensor, weight: &Tensor, eps: f32) -> Result<(Tensor, Tensor)> {
    const OP: &str = "rms_norm_residual";
    let kernels = rms(OP, x)?;
    let back = Op::from(kernels.backward).scalar("eps", eps);
    let op = Op::from(kernels.residual).scalar("eps", eps).backward_with(move |args, results, gradients| {
        let found = back.apply_all(&[&results[1], &args[2], &gradients[0]])?;
        let d_sum = (&found[0] + &gradients[1])?;
        Ok(vec![Some(d_sum.clone()), Some(d_sum), Some(found[1].to_dtype(args[2].dtype())?)])
    });
    both(x, op.apply_all(&[&rows(OP, x)?, &rows(OP, residual)?, weight])?)
}

/// (x − mean) / √(var + eps) · weight + bias for each row of `x`: `(…, n)`; `weight`, `bias`: `(n)`.
///
/// # Errors
/// As [`rms_norm`].
pub fn layer_norm(x: &Tensor, weight: &Tensor, bias: &Tensor, eps: f32) -> Result<Tensor> {
    let op = Op::from(layer("layer_norm", x)?.norm);
    op.scalar("eps", eps).apply(&[&rows("layer_norm", x)?, weight, bias])?.reshape(x.shape())
}

/// [`layer_norm`] of x + residual, and that sum, as [`rms_norm_residual`].
///
/// # Errors
/// As [`rms_norm`].
pub fn layer_norm_residual(
    x: &Tensor,
    residual: &Tensor,
    weight: &Tensor,
    bias: &Tensor,
    eps: f32,
) -> Result<(Tensor, Tensor)> {
    const OP: &str = "layer_norm_residual";
    let kernels = layer(OP, x)?;
    let back = Op::from(kernels.backward).scalar("eps", eps);
    let op = Op::from(kernels.residual).scalar("eps", eps).backward_with(move |args, results, gradients| {
        let found = back.apply_all(&[&results[1], &args[2], &gradients[0]])?;
        let d_sum = (&found[0] + &gradients[1])?;
        let of_weights = [found[1].to_dtype(args[2].dtype())?, found[2].to_dtype(args[3].dtype())?];
        Ok([d_sum.clone(), d_sum].into_iter().chain(of_weights).map(Some).collect())
    });
    both(x, op.apply_all(&[&rows(OP, x)?, &rows(OP, residual)?, weight, bias])?)
}

/// The two results of a norm with a residual, in the shape of its argument.
fn both(x: &Tensor, results: Vec<Tensor>) -> Result<(Tensor, Tensor)> {
    match results.as_slice() {
        [out, sum] => Ok((out.reshape(x.shape())?, sum.reshape(x.shape())?)),
        _ => Err(refused("norm", format!("{} results, expected 2", results.len()))),
    }
}

fn rms(op: &str, x: &Tensor) -> Result<Norm> {
    ready::rms_norm(op, floats(op, x.dtype())?, x.dim(D::Minus1)?).map_err(wrap)
}

fn layer(op: &str, x: &Tensor) -> Result<Norm> {
    ready::layer_norm(op, floats(op, x.dtype())?, x.dim(D::Minus1)?).map_err(wrap)
}
