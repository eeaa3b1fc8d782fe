//! Products with quantised weights.

use super::{like, of_dtype, refused, rows};
use crate::{Op, Result};
use burn::tensor::{DType, Int, Tensor, TensorData};
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
/// For other element types, extents or devices.
pub fn matmul_int4<const D: usize>(x: &Tensor<D>, packed: &Tensor<2, Int>, scale: &Tensor<2>) -> Result<Tensor<D>> {
    let a = rows(x);
    let op = of_dtype!("matmul_int4", x.dtype(), T => int4::<T>(a.dims()[0]))?;
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
    let op = of_dtype!("matmul_int8", x.dtype(), T => int8::<T>(a.dims()[0]))?;
    Ok(like(op.apply((a, codes, scale))?, x))
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
    const OP: &str = "quantize_int4";
    let [n, k] = w.dims();
    if k % GROUP != 0 {
        return Err(refused(OP, format!("`w` has {k} columns, expected a multiple of {GROUP}")));
    }
    let rows = weights(OP, w)?;
    let groups = k / GROUP;
    let (mut packed, mut scales) = (vec![0_u8; n * k / 2], vec![0.0_f32; groups * n]);
    for (i, group) in rows.chunks(GROUP).enumerate() {
        let (row, g) = (i / groups, i % groups);
        let scale = group.iter().fold(0.0_f32, |top, x| top.max(x.abs())) / 7.0;
        scales[g * n + row] = scale;
        let code = |x: f32| if scale > 0.0 { ((x / scale).round().clamp(-8.0, 7.0) + 8.0) as u8 } else { 8 };
        for j in 0..GROUP / 2 {
            packed[i * GROUP / 2 + j] = code(group[j]) | code(group[j + GROUP / 2]) << 4;
        }
    }
    let device = w.device();
    let packed = Tensor::from_data(TensorData::new(packed, [n, k / 2]), (&device, DType::U8));
    let scales = Tensor::<2>::from_data(TensorData::new(scales, [groups, n]), (&device, DType::F32));
    Ok((packed, scales.cast(w.dtype())))
}

/// Weights `w`: `(n, k)` as 8-bit codes and scales for [`matmul_int8`]: the largest magnitude of a row
/// is ±127 scales.
///
/// # Errors
/// For elements that burn does not convert to `f32`.
pub fn quantize_int8(w: &Tensor<2>) -> Result<(Tensor<2, Int>, Tensor<1>)> {
    let [n, k] = w.dims();
    let rows = weights("quantize_int8", w)?;
    let (mut codes, mut scales) = (Vec::with_capacity(n * k), Vec::with_capacity(n));
    for row in rows.chunks(k.max(1)) {
        let scale = row.iter().fold(0.0_f32, |top, x| top.max(x.abs())) / 127.0;
        scales.push(scale);
        codes.extend(row.iter().map(|x| if scale > 0.0 { (x / scale).round() as i8 } else { 0 }));
    }
    scales.resize(n, 0.0);
    let device = w.device();
    let codes = Tensor::from_data(TensorData::new(codes, [n, k]), (&device, DType::I8));
    let scales = Tensor::from_data(TensorData::new(scales, [n]), (&device, DType::F32));
    Ok((codes, scales))
}
