//! What tests of the compiler share. Behind the feature `testing`; no part of
//! the interface of the crate.

mod buffer;
pub mod integers;
mod random;

pub use buffer::Buffer;
pub use random::{CORPUS, Fault, Outcome, Random, Rng, Unwritten, corpus};
