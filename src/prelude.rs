//! What a file with kernels imports: `use tile_kernel::prelude::*;`.
//!
//! The attributes, tensors, element types and their traits, devices, and the
//! words of the language. Inside a kernel the words mean what
//! `docs/language.md` says whether they are imported or not; they are here so
//! that editors resolve them.

pub use crate::{tile_expr, tile_fn, tile_kernel};

pub use tile_core::interp::Interpreter;
pub use tile_core::launch::{Device, LaunchError};
pub use tile_core::num::{Element, F8E4M3, F8E5M2, Float, Int, Num, Round, bf16, f16};
pub use tile_core::tensor::{Constant, Tensor, TensorView, TensorViewMut};

pub use tile_core::lang::{AcqRel, Acquire, Peers, Relaxed, Release, SeqCst, Signals, Tile};

#[cfg(all(feature = "ascend", unix))]
pub use tile_ascend::runtime::{Ascend, AscendTensor, AscendTensorView, AscendTensorViewMut};
#[cfg(feature = "cpu")]
pub use tile_cpu::Cpu;
#[cfg(feature = "cuda")]
pub use tile_cuda::{Cuda, CudaTensor, CudaTensorView, CudaTensorViewMut};
#[cfg(feature = "wgpu")]
pub use tile_wgpu::{Wgpu, WgpuTensor, WgpuTensorView, WgpuTensorViewMut};
