//! safetensors: weights in the bytes of a file, as views.
//!
//! ```
//! use safetensors::tensor::{Dtype, SafeTensors, TensorView, serialize};
//! use tile_exchange::safetensors::{tensor, view};
//!
//! let bytes: Vec<u8> = [1.0_f32, 2.0, 3.0, 4.0].iter().flat_map(|x| x.to_le_bytes()).collect();
//! let entry = TensorView::new(Dtype::F32, vec![2, 2], &bytes)?;
//! let file = serialize([("weight", &entry)], None)?;
//!
//! let file = SafeTensors::deserialize(&file)?;
//! let weight = file.tensor("weight")?;
//! // The bytes where they are, or a copy where they are not aligned.
//! let copy = match view::<f32, 2>(&weight) {
//!     Ok(view) => view.to_tensor(),
//!     Err(_) => tensor::<f32, 2>(&weight)?,
//! };
//! assert_eq!(copy[[1, 0]], 3.0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The format aligns the beginning of all tensors, in a file that is itself aligned, to eight bytes,
//! and each tensor to nothing. Writers put wide types first, so that views of memory-mapped files
//! are aligned as a rule.

use crate::{RowMajor, unusable};
use safetensors::tensor::{Dtype, TensorView as Entry};
use tile_core::elem::DType;
use tile_core::num::Element;
use tile_core::tensor::{Tensor, TensorError, TensorView};

/// A tensor of a file where its bytes are, in row-major order.
///
/// # Errors
/// [`TensorError::Alignment`] for bytes at an address that no element may have, which
/// [`tensor`] copies, and [`TensorError::Unusable`] for another element type or rank, for a `bool`
/// that is neither 0 nor 1, and on machines that are not little-endian.
pub fn view<'d, T: Element, const R: usize>(entry: &Entry<'d>) -> Result<TensorView<'d, T, R>, TensorError> {
    numbers::<T, R>(entry)?.view()
}

/// A tensor of a file, copied.
///
/// # Errors
/// As [`view`], but for the alignment, and [`TensorError::Memory`].
pub fn tensor<T: Element, const R: usize>(entry: &Entry<'_>) -> Result<Tensor<T, R>, TensorError> {
    numbers::<T, R>(entry)?.tensor()
}

/// The kernels' type that an element type of the format is, if there is one.
pub fn dtype(dtype: Dtype) -> Option<DType> {
    Some(match dtype {
        Dtype::BOOL => DType::Bool,
        Dtype::U8 => DType::U8,
        Dtype::I8 => DType::I8,
        Dtype::F8_E5M2 => DType::E5M2,
        Dtype::F8_E4M3 => DType::E4M3,
        Dtype::I16 => DType::I16,
        Dtype::U16 => DType::U16,
        Dtype::F16 => DType::F16,
        Dtype::BF16 => DType::BF16,
        Dtype::I32 => DType::I32,
        Dtype::U32 => DType::U32,
        Dtype::F32 => DType::F32,
        Dtype::F64 => DType::F64,
        Dtype::I64 => DType::I64,
        Dtype::U64 => DType::U64,
        _ => return None,
    })
}

/// The bytes of an entry that may be read as elements of `T`.
fn numbers<'d, T: Element, const R: usize>(entry: &Entry<'d>) -> Result<RowMajor<'d, T, R>, TensorError> {
    if dtype(entry.dtype()) != Some(T::DTYPE) {
        return Err(unusable(format!("the tensor has elements {:?}, expected {}", entry.dtype(), T::DTYPE)));
    }
    RowMajor::new(entry.data(), entry.shape())
}
