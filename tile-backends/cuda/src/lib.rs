//! NVIDIA GPUs: thread IR to PTX, and launches through the driver.
//!
//! [`ptx`] writes the text; nothing in it needs a driver or a device.
//! [`ptxas`] finds the toolkit's assembler and [`nvdisasm`] its disassembler,
//! which checks use and launches do not need. The rest runs kernels: [`Cuda`] is a stream to launch on,
//! [`CudaTensor`] and its views are what launches take.
//!
//! # Versions of CUDA
//! This crate shows types of [`cudarc`], which must be built for one version of
//! CUDA's headers. The feature `cudarc-version` (default) chooses the oldest
//! that serves, 12.0; it runs with every later driver. A program whose other
//! crates choose a version of cudarc's turns it off, because cudarc takes one
//! choice only. Either way nothing is linked: the driver's library is opened
//! when the first device is.

mod binding;
pub mod compile;
pub mod nvdisasm;
pub mod ptx;
pub mod ptxas;
mod repitch;
mod runtime;
mod steps;
mod streams;
mod toolkit;

pub use cudarc;
pub use runtime::{
    Cuda, CudaTensor, CudaTensorView, CudaTensorViewMut, DeviceInfo, Graph, Lent, LentMut, Staged, TensorMap, devices,
};
