//! Products with quantised weights.

use super::{floats, rows};
use crate::Op;
use crate::error::wrap;
use candle_core::{D, DType, Result, Tensor};
use tile_adapter::ready::{self, quant};

/// x·Wᵀ with W = (q − 8)·scale and 4-bit q, two to a byte, in groups of 32 along k.
///
/// - `x`: `(…, k)`; the result is `(…, n)`.
/// - `packed`: `(n, k / 2)`, `U8`; `scale`: `(k / 32, n)`, of the type of `x`, as
///   [`quantize_int4`] makes them.
///
/// There is no backward pass.
///
/// # Errors
/// For other element types or extents.
pub fn matmul_int4(x: &Tensor, packed: &Tensor, scale: &Tensor) -> Result<Tensor> {
    let a = rows("matmul_int4", x)?;
    let op = Op::from(ready::matmul_int4(floats("matmul_int4", x.dtype())?, a.dim(0)?));
    product(x, op.apply(&[&a, packed, scale])?)
}

/// x·Wᵀ with W = q·scale and 8-bit q, with one scale for each row of W.
///
/// - `x`: `(…, k)`; the result is `(…, n)`.
/// - `codes`: `(n, k)`, `U8` with the bits of `i8`, which candle does not have; `scale`: `(n)`,
///   `F32`, as [`quantize_int8`] makes them.
///
/// There is no backward pass.
///
/// # Errors
/// For other element types or extents.
pub fn matmul_int8(x: &Tensor, codes: &Tensor, scale: &Tensor) -> Result<Tensor> {
    let a = rows("matmul_int8", x)?;
    let op = Op::from(ready::matmul_int8(floats("matmul_int8", x.dtype())?, a.dim(0)?));
    product(x, op.apply(&[&a, codes, scale])?)
}

/// The rows of a product in the shape of those of the left operand.
fn product(x: &Tensor, out: Tensor) -> Result<Tensor> {
    let mut shape = x.dims().to_vec();
    if let Some(last) = shape.last_mut() {
        *last = out.dim(D::Minus1)?;
    }
    out.reshape(shape)
}

/// Weights `w`: `(n, k)` as 4-bit codes and scales for [`matmul_int4`]: the largest magnitude of a
/// group is ±7 scales. The scales are of the type of `w`.
///
/// # Errors
/// For a tensor of another rank, and unless k is a multiple of 32.
pub fn quantize_int4(w: &Tensor) -> Result<(Tensor, Tensor)> {
    let (n, k) = w.dims2()?;
    let weights = w.to_dtype(DType::F32)?.flatten_all()?.to_vec1::<f32>()?;
    let (packed, scales) = quant::int4_codes(&weights, n, k).map_err(wrap)?;
    let packed = Tensor::from_vec(packed, (n, k / 2), w.device())?;
    let scales = Tensor::from_vec(scales, (k / quant::GROUP, n), w.device())?.to_dtype(w.dtype())?;
    Ok((packed, scales))
}

/// Weights `w`: `(n, k)` as 8-bit codes, in the bits of `U8`, and scales for [`matmul_int8`]: the
/// largest magnitude of a row is ±127 scales.
///
/// # Errors
/// For a tensor of another rank.
pub fn quantize_int8(w: &Tensor) -> Result<(Tensor, Tensor)> {
    let (n, k) = w.dims2()?;
    let weights = w.to_dtype(DType::F32)?.flatten_all()?.to_vec1::<f32>()?;
    let (codes, scales) = quant::int8_codes(&weights, n, k).map_err(wrap)?;
    let codes: Vec<u8> = codes.into_iter().map(|code| code as u8).collect();
    Ok((Tensor::from_vec(codes, (n, k), w.device())?, Tensor::from_vec(scales, n, w.device())?))
}
