//! What tests of the compiler share. Behind the feature `testing`; no part of
//! the interface of the crate.

mod buffer;

pub use buffer::Buffer;
