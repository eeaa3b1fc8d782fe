//! Tensors of other libraries in kernels of tile-kernel, without copies.
//!
//! - `dlpack`: tensors that libraries hand each other in one process, with their owner.
//! - `safetensors`, `gguf`: tensors in the bytes of a file.
//!
//! Each is a feature of this crate, and of `tile-kernel` under the same name.

#[cfg(feature = "dlpack")]
pub mod dlpack;
#[cfg(feature = "gguf")]
pub mod gguf;
#[cfg(any(feature = "gguf", feature = "safetensors"))]
mod row_major;
#[cfg(feature = "safetensors")]
pub mod safetensors;

#[cfg(any(feature = "gguf", feature = "safetensors"))]
use row_major::RowMajor;

/// An error about something that a view cannot have.
#[cfg(any(feature = "dlpack", feature = "gguf", feature = "safetensors"))]
fn unusable(reason: String) -> tile_core::tensor::TensorError {
    tile_core::tensor::TensorError::Unusable { reason }
}
