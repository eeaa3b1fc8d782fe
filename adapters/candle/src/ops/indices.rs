//! Indices as the kernels take them: tensors of `i32` whose elements follow each other.
//!
//! Candle's CUDA backend neither casts to `i32` nor copies it, so a kernel does both.

use super::refused;
use crate::Op;
use candle_core::{D, DType, Result};
use tile_kernel::prelude::*;

/// y = x, as `i32`.
#[tile_kernel]
fn to_i32<T: Num>(x: &Tensor<T, 2>, y: &mut Tensor<i32, 2>) {
    dims!(x = [m, n], y = [m, n]);
    let [row, block] = blocks([m, n.div_ceil(256)]);
    parallel!(256, |i| {
        let column = block * 256 + i;
        y[[row, column]] = cast::<i32>(x[[row, column]]);
    });
}

/// An argument of integers of any type and strides.
///
/// # Errors
/// For other element types.
pub(super) fn indices(op: &str, name: &str, tensor: &candle_core::Tensor) -> Result<candle_core::Tensor> {
    let cast = match tensor.dtype() {
        DType::I32 if tensor.is_contiguous() => return Ok(tensor.clone()),
        DType::I32 => Op::new(to_i32::<i32>()),
        DType::U32 => Op::new(to_i32::<u32>()),
        DType::I64 => Op::new(to_i32::<i64>()),
        DType::I16 => Op::new(to_i32::<i16>()),
        DType::U8 => Op::new(to_i32::<u8>()),
        other => return Err(refused(op, format!("`{name}` has elements {other:?}, expected integers"))),
    };
    let rows = match tensor.rank() {
        0 => tensor.reshape((1, 1))?,
        1 => tensor.unsqueeze(0)?,
        2 => tensor.clone(),
        _ => tensor.reshape(((), tensor.dim(D::Minus1)?))?,
    };
    cast.apply(&[&rows])?.reshape(tensor.shape())
}
