//! Normalisation of rows, of a tensor or of its sum with a residual.

use super::{floats, like, rows};
use crate::{AnyTensor, Op, Result};
use burn::tensor::{Float as Floats, Tensor};
use tile_adapter::ready::{self, Norm};

/// x / √(mean x² + eps) · weight for each row of `x`: `(…, n)`; `weight`: `(n)`.
///
/// ```
/// use burn::tensor::{Device, Tensor};
/// let x = Tensor::<2>::from_data([[3.0, 4.0]], &Device::flex());
/// let weight = Tensor::<1>::from_data([1.0, 2.0], &Device::flex());
/// let out = tile_burn::ops::rms_norm(&x, &weight, 0.0)?.into_data().try_to_vec::<f32>().unwrap();
/// assert!((out[1] - 8.0 / 12.5_f32.sqrt()).abs() < 1e-6);
/// # Ok::<(), tile_burn::Error>(())
/// ```
///
/// # Errors
/// For other element types, extents or devices, and for rows of more than 8192 elements.
pub fn rms_norm<const D: usize>(x: &Tensor<D>, weight: &Tensor<1>, eps: f32) -> Result<Tensor<D>> {
    let op = Op::from(rms("rms_norm", x)?.norm);
    Ok(like(op.scalar("eps", eps).apply((rows(x), weight))?, x))
}

/// [`rms_norm`] of x + residual, and that sum: the step between two layers of a transformer.
///
/// `x`, `residual` and both results: `(…, n)`; `weight`: `(n)`. What is normalised is the sum as it is
/// stored.
///
/// ```
/// use burn::tensor::{Device, Tensor};
/// let x = Tensor::<2>::from_data([[3.0, 4.0]], &Device::flex());
/// let weight = Tensor::<1>::from_data([1.0, 2.0], &Device::flex());
/// let (out, sum) = tile_burn::ops::rms_norm_residual(&x, &x, &weight, 1e-5)?;
/// assert_eq!((out.dims(), sum.into_data().try_to_vec::<f32>().unwrap()), ([1, 2], vec![6.0, 8.0]));
/// # Ok::<(), tile_burn::Error>(())
/// ```
///
/// # Errors
/// As [`rms_norm`].
pub fn rms_norm_residual<const D: usize>(
    x: &Tensor<D>,
    residual: &Tensor<D>,
    weight: &Tensor<1>,
    eps: f32,
) -> Result<(Tensor<D>, Tensor<D>)> {
    let op = with_residual(rms("rms_norm_residual", x)?, eps);
    let (out, sum) = op.apply::<(Tensor<2>, Tensor<2>)>((rows(x), rows(residual), weight))?;
    Ok((like(out, x), like(sum, x)))
}

/// (x − mean) / √(var + eps) · weight + bias for each row of `x`: `(…, n)`; `weight`, `bias`: `(n)`.
///
/// # Errors
/// As [`rms_norm`].
pub fn layer_norm<const D: usize>(x: &Tensor<D>, weight: &Tensor<1>, bias: &Tensor<1>, eps: f32) -> Result<Tensor<D>> {
    let op = Op::from(layer("layer_norm", x)?.norm);
    Ok(like(op.scalar("eps", eps).apply((rows(x), weight, bias))?, x))
}

/// [`layer_norm`] of x + residual, and that sum, as [`rms_norm_residual`].
///
/// # Errors
/// As [`rms_norm`].
pub fn layer_norm_residual<const D: usize>(
    x: &Tensor<D>,
    residual: &Tensor<D>,
    weight: &Tensor<1>,
    bias: &Tensor<1>,
    eps: f32,
) -> Result<(Tensor<D>, Tensor<D>)> {
    let op = with_residual(layer("layer_norm_residual", x)?, eps);
    let (out, sum) = op.apply::<(Tensor<2>, Tensor<2>)>((rows(x), rows(residual), weight, bias))?;
    Ok((like(out, x), like(sum, x)))
}

/// A norm of x + residual, whose results are the norm and the sum, with gradients of x, the
/// residual, and the weights after them.
fn with_residual(kernels: Norm, eps: f32) -> Op {
    let back = Op::from(kernels.backward).scalar("eps", eps);
    Op::from(kernels.residual).scalar("eps", eps).backward_with(move |args, results, gradients| {
        let found = back.apply_all(&[results[1].clone(), args[2].clone(), gradients[0].clone()])?;
        let d_sum = found[0].tensor::<2, Floats>()? + gradients[1].tensor::<2, Floats>()?;
        let d_sum = AnyTensor::from(d_sum);
        let mut all = vec![Some(d_sum.clone()), Some(d_sum)];
        for (gradient, weight) in found[1..].iter().zip(&args[2..]) {
            all.push(Some(gradient.tensor::<1, Floats>()?.cast(weight.dtype()).into()));
        }
        Ok(all)
    })
}

fn rms<const D: usize>(op: &str, x: &Tensor<D>) -> Result<Norm> {
    ready::rms_norm(op, floats(op, x.dtype())?, x.dims().last().copied().unwrap_or(1))
}

fn layer<const D: usize>(op: &str, x: &Tensor<D>) -> Result<Norm> {
    ready::layer_norm(op, floats(op, x.dtype())?, x.dims().last().copied().unwrap_or(1))
}
