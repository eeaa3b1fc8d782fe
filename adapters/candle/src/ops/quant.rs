//! Products with quantised weights.

use super::{of_dtype, refused, rows};
use crate::Op;
use candle_core::{D, DType, Result, Tensor};
use tile_kernel::prelude::Float;
use tile_kernels::quant;

/// Elements along k that share a scale of 4-bit weights.
const GROUP: usize = 32;

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
    let m = a.dim(0)?;
    let op = of_dtype!("matmul_int4", x.dtype(), T => int4::<T>(m))?;
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
    let m = a.dim(0)?;
    let op = of_dtype!("matmul_int8", x.dtype(), T => int8::<T>(m))?;
    product(x, op.apply(&[&a, codes, scale])?)
}

fn int4<T: Float + Send + Sync + 'static>(m: usize) -> Op {
    match m {
        0..=16 => Op::new(quant::matmul_int4::<T, 16, 64, GROUP, 4>().fitted()),
        _ => Op::new(quant::matmul_int4::<T, 64, 64, GROUP, 4>().fitted()),
    }
}

fn int8<T: Float + Send + Sync + 'static>(m: usize) -> Op {
    match m {
        0..=16 => Op::new(quant::matmul_int8::<T, 16, 128, 64>()),
        _ => Op::new(quant::matmul_int8::<T, 64, 128, 64>().fitted()),
    }
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
    if k % GROUP != 0 {
        return Err(refused("quantize_int4", format!("`w` has {k} columns, expected a multiple of {GROUP}")));
    }
    let rows = w.to_dtype(DType::F32)?.to_vec2::<f32>()?;
    let groups = k / GROUP;
    let (mut packed, mut scales) = (vec![0_u8; n * k / 2], vec![0.0_f32; groups * n]);
    for (i, row) in rows.iter().enumerate() {
        for (g, group) in row.chunks(GROUP).enumerate() {
            let scale = group.iter().fold(0.0_f32, |top, x| top.max(x.abs())) / 7.0;
            scales[g * n + i] = scale;
            let code = |x: f32| if scale > 0.0 { ((x / scale).round().clamp(-8.0, 7.0) + 8.0) as u8 } else { 8 };
            for j in 0..GROUP / 2 {
                packed[i * k / 2 + g * GROUP / 2 + j] = code(group[j]) | code(group[j + GROUP / 2]) << 4;
            }
        }
    }
    let packed = Tensor::from_vec(packed, (n, k / 2), w.device())?;
    let scales = Tensor::from_vec(scales, (groups, n), w.device())?.to_dtype(w.dtype())?;
    Ok((packed, scales))
}

/// Weights `w`: `(n, k)` as 8-bit codes, in the bits of `U8`, and scales for [`matmul_int8`]: the
/// largest magnitude of a row is ±127 scales.
///
/// # Errors
/// For a tensor of another rank.
pub fn quantize_int8(w: &Tensor) -> Result<(Tensor, Tensor)> {
    let (n, k) = w.dims2()?;
    let rows = w.to_dtype(DType::F32)?.to_vec2::<f32>()?;
    let (mut codes, mut scales) = (Vec::with_capacity(n * k), Vec::with_capacity(n));
    for row in &rows {
        let scale = row.iter().fold(0.0_f32, |top, x| top.max(x.abs())) / 127.0;
        scales.push(scale);
        codes.extend(row.iter().map(|x| if scale > 0.0 { (x / scale).round() as i8 as u8 } else { 0 }));
    }
    Ok((Tensor::from_vec(codes, (n, k), w.device())?, Tensor::from_vec(scales, n, w.device())?))
}
