//! Static analyses of tile IR, used by the macro and by backends.
//!
//! They take a function symbolic or concrete: what they prove holds for every value of
//! its symbols.

mod access;
mod affine;
pub mod async_copies;
pub mod init;
pub mod numbers;
pub mod ownership;
#[cfg(test)]
mod tests;
pub mod uniform;
mod values;
pub mod work;

pub use access::{Access, Interval, Kind, accesses};
pub use affine::{Affine, Range};
pub use values::{Values, is_name};
