//! From an instance of a kernel to a thread program.

mod target;

pub use target::Target;
