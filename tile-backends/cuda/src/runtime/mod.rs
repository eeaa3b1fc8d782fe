//! Kernels on a device, through nothing but the driver.
//!
//! The driver's library is opened when the first device is, so programs build
//! and start on machines without one, and what is missing is a
//! [`LaunchError`](tile_core::launch::LaunchError). Devices, streams and memory
//! are those of [`cudarc`]: a launch takes tensors over its slices and views,
//! and puts its work in the order that cudarc keeps among streams.
//!
//! ```no_run
//! use tile_cuda::{Cuda, CudaTensor};
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let cuda = Cuda::new(0)?;
//! let a = CudaTensor::<f32, 2>::zeros(&cuda, [128, 64])?;
//! // some_kernel().launch(&cuda, &a, &mut b)?;
//! let back = a.to_host()?;
//! # Ok(())
//! # }
//! ```
//!
//! # A launch
//! ```text
//! arguments ── check ── prologue ──┐
//!     └── facts ── cache ──────────┴── pack ── queue
//!                    └── lower ── emit ── assemble      (the first time)
//! ```
//! After the first launch of its kind a launch looks up one key, evaluates the
//! prologue, and calls the driver once; kernels with TMA copies also look up
//! the maps of their tensors, those with workspaces or messages allocate, and so do
//! those whose blocks divide what is left of rounds of tiles, which the device has to
//! run at once.
//! Where products would be slow for nothing but how a tensor is aligned, a launch
//! queues a copy before the kernel and is one on the copy
//! ([`repitch`](crate::repitch)).
//!
//! # What outlives a launch
//! A launch returns before its work is done, while its arguments were borrowed
//! for the call alone. This is sound because of what cudarc does with memory:
//!
//! - Memory is freed in the order of a stream. A slice frees itself on the
//!   stream that it was allocated on; work on the same stream comes before.
//! - With more than one stream, each slice has an event for the last reads and
//!   one for the last write. [`Holder`](tile_core::launch::Holder)s take an
//!   argument's pointer through `DevicePtr::device_ptr` (`device_ptr_mut` for
//!   outputs) and drop the guard once the kernel is queued: the launch's stream
//!   waits for earlier writes (and, for outputs, reads) of other streams, and
//!   later uses anywhere, freeing among them, wait for the launch.
//! - Once a context has had a second stream, [`Cuda`] keeps one, so that cudarc
//!   goes on recording events when all others are dropped with work queued.
//! - Events are kept for each `CudaContext`, so all tensors of a launch must
//!   come from the very `CudaContext` of its stream. Another object for the same
//!   device is refused, although the addresses would be valid.
//! - What a launch allocates itself is freed on its own stream; the device's pool
//!   keeps up to 256 MiB of it. Modules stay loaded as long as any [`Cuda`] of the
//!   context, and are unloaded only after the context has finished its work, or with
//!   the context where that cannot be waited for.
//! - Host memory is never read or written after a call: uploads are staged
//!   before they return, and downloads wait for the stream.
//!
//! The borrow checker does the rest: an output is borrowed exclusively for the
//! call, and afterwards every use of it goes through cudarc or this crate.

mod borrowed;
mod choice;
mod compiler;
mod constant;
mod context;
mod device;
mod disk;
mod driver;
mod enqueue;
mod facts;
mod foreign;
mod graph;
mod host_adapter;
mod launch;
mod messages;
mod module;
mod pitched;
mod program;
mod recorder;
mod scratch;
mod selection;
mod stack;
mod symmetric;
mod tensor;
mod tensor_map;
mod view;

pub use borrowed::{Borrowed, BorrowedMut};
pub use compiler::{Code, Compiler};
pub use constant::CudaConstant;
pub use context::{DeviceInfo, devices};
pub use device::Cuda;
pub use graph::Graph;
pub use symmetric::{CudaSignals, CudaSymmetric};
pub use tensor::CudaTensor;
pub use tensor_map::TensorMap;
pub use tile_device::HostAdapter;
pub use view::{CudaTensorView, CudaTensorViewMut};
