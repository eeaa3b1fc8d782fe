//! PTX from thread IR.

mod arch;
mod emitted;
pub mod message;

pub use arch::{Arch, Version, target};
pub use emitted::{EmitError, Emitted};
