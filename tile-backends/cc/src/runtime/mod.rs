//! Memory and launches by a vendor's runtime library, which is opened at run time.
//!
//! Vendors whose C++ follows CUDA's give its runtime and module interfaces under names of their own
//! (`hipMalloc`, `mcMalloc`). A [`Vendor`] is the names, and how a device's properties choose a dialect; an
//! [`Api`] is its library, opened; a [`Gpu`] a device with a stream, which launches kernels by the vendor's
//! [`Compiler`]. `hip` has those of AMD (`tile_cc::hip`); another crate makes its own.
//!
//! - A launch is queued, and returns; where a kernel prints, asserts or has workspaces it is waited for. An error
//!   of queued work is that of the next call that waits.
//! - Uses of a tensor are done in the order of the calls, on whichever streams.
//! - Copies between host and device wait until they are done. Memory is given back once its uses are.

mod api;
mod device;
mod launch;
mod memory;
mod messages;
mod stream;
mod tensor;
mod vendor;
mod view;

pub use api::Api;
pub use device::Gpu;
pub use memory::Block;
pub use stream::Event;
pub use tensor::GpuTensor;
pub use vendor::{Compiler, Vendor, device_name};
pub use view::{GpuView, GpuViewMut};
