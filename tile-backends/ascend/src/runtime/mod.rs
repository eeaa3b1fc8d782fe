//! Kernels on a device, through AscendCL.
//!
//! `libascendcl.so` is opened when the first device is, and each function is looked up by itself,
//! so programs build and start on machines without CANN, and what is missing is a
//! [`LaunchError`](tile_core::launch::LaunchError). Emitted sources are compiled by the vendor's
//! compiler, where one is found ([`Toolchain`]), once for each text.
//!
//! ```no_run
//! use tile_ascend::runtime::{Ascend, AscendTensor};
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let ascend = Ascend::new(0)?;
//! let a = AscendTensor::<f32, 2>::zeros(&ascend, [128, 64])?;
//! // some_kernel().launch(&ascend, &a, &mut other)?;
//! let back = a.to_host()?;
//! # Ok(())
//! # }
//! ```
//!
//! # Lifetime of resources
//! A launch returns before its work is done, while its arguments were borrowed for the call alone.
//! This is sound because
//!
//! - each tensor keeps an event behind its last write and behind the last read on each stream. A
//!   launch's stream waits for the writes of other streams to what it reads, and for reads, too,
//!   to what it writes;
//! - memory is freed when the events of its uses have completed, and not at all if the device
//!   cannot say so;
//! - workspaces belong to streams, and are replaced when the stream is done;
//! - a context's modules are unloaded when its work is done, and streams are destroyed when
//!   theirs is;
//! - arguments are copied by the launch, and host memory is not used behind it: copies to and
//!   from the device wait.

mod abi;
mod api;
mod binary;
mod block;
mod context;
mod device;
mod host_adapter;
mod kernel;
mod launch;
mod memory;
mod programs;
mod stream;
mod tensor;
mod toolchain;
mod view;

pub use abi::{Packed, triton};
pub use binary::Module;
pub use device::{Ascend, DeviceInfo, devices};
pub use kernel::Function;
pub use stream::Scratch;
pub use tensor::AscendTensor;
pub use tile_device::HostAdapter;
pub use toolchain::{Language, Toolchain};
pub use view::{AscendTensorView, AscendTensorViewMut};
