//! The runtime: memory and launches through MACA's library, `libmcruntime.so`, which is opened at run
//! time.
//!
//! `api` declares the library's functions, `memory` allocates, `program` compiles and loads, `device` and
//! `launch` implement the device, `messages` reads what kernels print and assert, and `tensor` and `view`
//! own and borrow memory of a device. A launch is done when it returns: no queue is kept.

mod api;
mod device;
mod launch;
mod memory;
mod messages;
mod program;
mod tensor;
mod view;

pub use api::Api;
pub use device::Maca;
pub use memory::Block;
pub use tensor::MacaTensor;
pub use view::{MacaView, MacaViewMut};

/// The name of this kind of device, as in `--device`.
pub const TARGET: &str = "maca";
