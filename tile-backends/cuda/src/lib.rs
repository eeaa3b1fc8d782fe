//! NVIDIA GPUs: thread IR to PTX, and launches through the driver.
//!
//! [`ptx`] writes the text; nothing in it needs a driver or a device.
//! [`ptxas`] finds the toolkit's assembler and [`nvdisasm`] its disassembler,
//! which checks use and launches do not need. The rest runs kernels: [`Cuda`] is a stream to launch on,
//! [`CudaTensor`] and its views are what launches take.
//!
//! # Versions of CUDA
//! This crate shows types of [`cudarc`], which is built for one version of CUDA's
//! headers, 12.0 or newer. This crate leaves the choice to others; cudarc takes the
//! first of these that is there:
//!
//! 1. the environment variable `CUDARC_CUDA_VERSION` while it is compiled (`12080`);
//! 2. a feature such as `cuda-12080` that another crate of the program turns on;
//! 3. the version that `nvcc --version` tells, where a toolkit is installed;
//! 4. the newest version that cudarc knows.
//!
//! The choice does not limit which drivers the program runs with. Calls of this
//! crate exist under the same names in every driver for CUDA 12.0 or newer, and each
//! is looked up at its first use. Nothing is linked unless another crate turns on
//! cudarc's `dynamic-linking`: the driver's library is opened when the first device
//! is.

mod binding;
pub mod compile;
mod l2_priority;
pub mod nvdisasm;
pub mod ptx;
pub mod ptxas;
mod repitch;
mod runtime;
mod toolkit;
mod trip_count;

pub use cudarc;
pub use runtime::{
    Borrowed, BorrowedMut, Code, Compiler, Cuda, CudaConstant, CudaSignals, CudaSymmetric, CudaTensor, CudaTensorView,
    CudaTensorViewMut, DeviceInfo, Graph, HostAdapter, TensorMap, devices,
};
