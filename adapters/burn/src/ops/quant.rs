//! Products with quantised weights.

use super::{floats, like, rows};
use crate::{Op, Result};
use burn::tensor::{DType, Int, Tensor, TensorData};
use tile_adapter::ready::{self, quant, refused};

/// x·Wᵀ with W = (q − 8)·scale and 4-bit q, two to a byte, in groups of 32 along k.
///
/// - `x`: `(…, k)`; the result is `(…, n)`.
/// - `packed`: `(n, k / 2)`, `U8`; `scale`: `(k / 32, n)`, of the type of `x`, as
///   [`quantize_int4`] makes them.
///
/// There is no backward pass.
///
/// # Errors
/// For other element types, extents or devices.
pub fn matmul_int4<const D: usize>(x: &Tensor<D>, packed: &Tensor<2, Int>, scale: &Tensor<2>) -> Result<Tensor<D>> {
    let a = rows(x);
    let op = Op::from(ready::matmul_int4(floats("matmul_int4", x.dtype())?, a.dims()[0]));
    Ok(like(op.apply((a, packed, scale))?, x))
}

/// x·Wᵀ with W = q·scale and 8-bit q, with one scale for each row of W.
///
/// - `x`: `(…, k)`; the result is `(…, n)`.
/// - `codes`: `(n, k)`, `I8`; `scale`: `(n)`, `F32`, as [`quantize_int8`] makes them.
///
/// There is no backward pass.
///
/// # Errors
/// For other element types, extents or devices.
pub fn matmul_int8<const D: usize>(x: &Tensor<D>, codes: &Tensor<2, Int>, scale: &Tensor<1>) -> Result<Tensor<D>> {
    let a = rows(x);
    let op = Op::from(ready::matmul_int8(floats("matmul_int8", x.dtype())?, a.dims()[0]));
    Ok(like(op.apply((a, codes, scale))?, x))
}

/// The rows of weights, as `f32`.
fn weights(op: &str, w: &Tensor<2>) -> Result<Vec<f32>> {
    let data = w.to_data().try_cast_as::<f32>().and_then(|data| data.try_to_vec());
    data.map_err(|error| refused(op, format!("`w` has elements {:?}: {error}", w.dtype())))
}

/// Weights `w`: `(n, k)` as 4-bit codes and scales for [`matmul_int4`]: the largest magnitude of a
/// group is ±7 scales. The scales are of the type of `w`.
///
/// # Errors
/// Unless k is a multiple of 32.
pub fn quantize_int4(w: &Tensor<2>) -> Result<(Tensor<2, Int>, Tensor<2>)> {
    let [n, k] = w.dims();
    let (packed, scales) = quant::int4_codes(&weights("quantize_int4", w)?, n, k)?;
    let device = w.device();
    let packed = Tensor::from_data(TensorData::new(packed, [n, k / 2]), (&device, DType::U8));
    let scales = Tensor::<2>::from_data(TensorData::new(scales, [k / quant::GROUP, n]), (&device, DType::F32));
    Ok((packed, scales.cast(w.dtype())))
}

/// Weights `w`: `(n, k)` as 8-bit codes and scales for [`matmul_int8`]: the largest magnitude of a row
/// is ±127 scales.
///
/// # Errors
/// For elements that burn does not convert to `f32`.
pub fn quantize_int8(w: &Tensor<2>) -> Result<(Tensor<2, Int>, Tensor<1>)> {
    let [n, k] = w.dims();
    let (codes, scales) = quant::int8_codes(&weights("quantize_int8", w)?, n, k)?;
    let device = w.device();
    let codes = Tensor::from_data(TensorData::new(codes, [n, k]), (&device, DType::I8));
    let scales = Tensor::from_data(TensorData::new(scales, [n]), (&device, DType::F32));
    Ok((codes, scales))
}
