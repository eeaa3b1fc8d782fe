//! Normalisation of rows.

use super::{of_dtype, refused, rows};
use crate::Op;
use candle_core::{D, DType, Result, Tensor};
use tile_kernel::prelude::Float;
use tile_kernels::norm;

/// The most elements of a row.
const LONGEST: usize = 8192;

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
    let n = length("rms_norm", x)?;
    let op = of_dtype!("rms_norm", x.dtype(), T => rms::<T>(n))?;
    let op = op.scalar("eps", eps).backward_with(move |args, _, gradients| {
        let [x, weight, gradient] = [&args[0], &args[1], &gradients[0]].map(|t| t.to_dtype(DType::F32));
        let (x, weight, gradient) = (x?, weight?, gradient?);
        let scale = (x.sqr()?.mean_keepdim(1)? + f64::from(eps))?.sqrt()?.recip()?;
        let unit = x.broadcast_mul(&scale)?;
        let weighted = gradient.broadcast_mul(&weight)?;
        let along = (&weighted * &unit)?.mean_keepdim(1)?;
        let d_x = (weighted - unit.broadcast_mul(&along)?)?.broadcast_mul(&scale)?;
        let d_weight = (gradient * unit)?.sum(0)?;
        Ok(vec![Some(d_x.to_dtype(args[0].dtype())?), Some(d_weight.to_dtype(args[1].dtype())?)])
    });
    op.apply(&[&rows("rms_norm", x)?, weight])?.reshape(x.shape())
}

/// (x − mean) / √(var + eps) · weight + bias for each row of `x`: `(…, n)`; `weight`, `bias`: `(n)`.
///
/// # Errors
/// As [`rms_norm`].
pub fn layer_norm(x: &Tensor, weight: &Tensor, bias: &Tensor, eps: f32) -> Result<Tensor> {
    let n = length("layer_norm", x)?;
    let op = of_dtype!("layer_norm", x.dtype(), T => layer::<T>(n))?;
    let op = op.scalar("eps", eps).backward_with(move |args, _, gradients| {
        let [x, weight, gradient] = [&args[0], &args[1], &gradients[0]].map(|t| t.to_dtype(DType::F32));
        let (x, weight, gradient) = (x?, weight?, gradient?);
        let x = x.broadcast_sub(&x.mean_keepdim(1)?)?;
        let scale = (x.sqr()?.mean_keepdim(1)? + f64::from(eps))?.sqrt()?.recip()?;
        let unit = x.broadcast_mul(&scale)?;
        let weighted = gradient.broadcast_mul(&weight)?;
        let along = (&weighted * &unit)?.mean_keepdim(1)?;
        let centred = weighted.broadcast_sub(&weighted.mean_keepdim(1)?)?;
        let d_x = (centred - unit.broadcast_mul(&along)?)?.broadcast_mul(&scale)?;
        let (d_weight, d_bias) = ((&gradient * unit)?.sum(0)?, gradient.sum(0)?);
        let types = [args[0].dtype(), args[1].dtype(), args[2].dtype()];
        let found = [d_x.to_dtype(types[0])?, d_weight.to_dtype(types[1])?, d_bias.to_dtype(types[2])?];
        Ok(found.map(Some).to_vec())
    });
    op.apply(&[&rows("layer_norm", x)?, weight, bias])?.reshape(x.shape())
}

/// The elements of a row, if a kernel takes so many.
fn length(op: &str, x: &Tensor) -> Result<usize> {
    match x.dim(D::Minus1) {
        Ok(n) if n > LONGEST => Err(refused(op, format!("rows of `x` have {n} elements, expected at most {LONGEST}"))),
        found => found,
    }
}

fn rms<T: Float + Send + Sync + 'static>(n: usize) -> Op {
    match n {
        0..=1024 => Op::new(norm::rms_norm::<T, 1, 1024>()),
        _ => Op::new(norm::rms_norm::<T, 1, LONGEST>()),
    }
}

fn layer<T: Float + Send + Sync + 'static>(n: usize) -> Op {
    match n {
        0..=1024 => Op::new(norm::layer_norm::<T, 1, 1024>()),
        _ => Op::new(norm::layer_norm::<T, 1, LONGEST>()),
    }
}
