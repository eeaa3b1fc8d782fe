//! Analyses of a function, for the macro and for backends.
//!
//! They take the function as it is, symbolic or concrete: what they prove holds
//! for every value of its symbols.

mod access;
mod affine;
pub mod init;
pub mod ownership;
#[cfg(test)]
mod tests;
mod values;

pub use access::{Access, Interval, Kind, accesses};
pub use affine::{Affine, Range};
pub use values::{Values, is_name};
