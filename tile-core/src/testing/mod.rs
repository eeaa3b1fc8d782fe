//! Test support for the compiler's crates.
//!
//! Behind the feature `testing`; not part of the crate's interface.

mod buffer;
pub mod integers;
mod random;

pub use buffer::Buffer;
pub use random::{CORPUS, Fault, Outcome, Random, Rng, Unwritten, corpus};
