//! Kernels on a device, through [`wgpu`].
//!
//! ```no_run
//! use tile_wgpu::{Wgpu, WgpuTensor};
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let wgpu = Wgpu::new()?;
//! let a = WgpuTensor::<f32, 2>::zeros(&wgpu, [128, 64])?;
//! // some_kernel().launch(&wgpu, &a, &mut b)?;
//! let back = a.to_host()?;
//! # Ok(())
//! # }
//! ```
//!
//! # A launch
//! ```text
//! arguments ── check ── prologue ──┐
//!     └── facts ── cache ──────────┴── bind ── submit
//!                    └── lower ── emit ── pipeline      (the first time)
//! ```
//! A launch returns when its work is submitted, or recorded where several are to be
//! submitted together ([`Wgpu::batch`]); a kernel that prints or asserts is waited for. One queue keeps the order of launches, uploads and downloads,
//! and wgpu keeps buffers until the work that uses them is done, so nothing needs
//! to be held here.
//!
//! # Addresses
//! A launch names memory by addresses, and WebGPU's buffers have none. So each
//! buffer gets a range of numbers of its own, aligned as buffers are; whether
//! arguments overlap, how they are aligned and where views begin follows from
//! these as it does from pointers. The buffer itself comes from the argument's
//! [`Holder`](tile_core::launch::Holder).
//!
//! # Parts of buffers
//! Tensors may be parts of one buffer ([`WgpuTensor::from_buffer_part`]), inputs beside
//! outputs, too, as long as no byte of an output belongs to another argument. A dispatch
//! uses a buffer in one way, so where an input lies in the buffer of an output, a program
//! of its own binds all buffers for reading and writing.
//!
//! # Browsers
//! Nothing can wait there. Devices are made and tensors read asynchronously
//! ([`Wgpu::request`], [`WgpuTensor::read`]); what waits is an error, and so are
//! kernels that print or assert. A browser says later what is wrong with a call; it
//! is then the error of the next read.
//!
//! # What wgpu does not check, and what it must not
//! Modules are made without wgpu's own bounds checks and loop limits: kernels mask
//! their accesses, and their loops end. What wgpu does not check is checked
//! before it is called: workgroup memory, invocations, the size of bindings and
//! of grids. Its own errors, caught in scopes, are errors of the launch.

mod batch;
mod bind_groups;
mod buffer_part;
mod compilation;
mod context;
mod device;
mod device_errors;
mod extensions;
mod fma;
mod full_subgroups;
mod host_adapter;
mod launch;
mod memory;
mod messages;
mod open;
mod pool;
mod probe;
mod program;
mod recorder;
mod remarks;
mod shared_buffers;
mod synchronize;
mod tensor;
mod timing;
mod units;
mod view;
mod vulkan;

pub use compilation::Compilation;
pub use device::Wgpu;
pub use extensions::Extensions;
pub use open::{AdapterInfo, adapters};
pub use tensor::WgpuTensor;
pub use tile_device::HostAdapter;
pub use view::{WgpuTensorView, WgpuTensorViewMut};
