//! Backend kit: what the runtime of an accelerator needs beside its driver's calls.
//!
//! A runtime implements [`Device`](tile_core::launch::Device) for a queue of its driver. The rest is
//! here, once for all of them:
//!
//! - [`ProgramCache`] compiles each instance once for the facts of a launch.
//! - [`views!`] declares typed views of device memory, and [`arguments!`] makes tensors and views
//!   arguments of launches.
//! - [`allocation`], [`check_upload`] and [`in_order`] are what tensors check and gather.
//! - [`MessageLayout`] decodes what kernels print, and assertions that fail.
//! - [`register`] adds a [`Backend`] to the registry, from which programs open devices by name.
//! - [`HostAdapter`] launches on host tensors, for a runtime that implements [`Staging`].
//!
//! The conformance suite (`tile-conformance`) runs on the host adapter.

mod arguments;
mod host_adapter;
mod messages;
mod program_cache;
mod registry;
mod tensor;
mod views;

pub use host_adapter::{HostAdapter, Staging};
pub use messages::{MessageLayout, RecordHead};
pub use program_cache::ProgramCache;
pub use registry::{AnyHostDevice, Backend, backends, open, register};
pub use tensor::{allocation, check_upload, in_order};
pub use views::{DeviceMemory, DeviceMemoryMut, describe};

/// What the macros expand to.
#[doc(hidden)]
pub mod __private {
    pub use crate::arguments::{input, output};
    pub use tile_core::launch::{Arg, DeviceTensor, Input, Output, TensorArg, Uninit};
    pub use tile_core::num::Element;
    pub use tile_core::tensor::{Layout, TensorError};
}
