//! Random inputs, and the comparison of results with references within a tolerance.

mod compare;
mod random;

pub use compare::{Error, Mismatch, Tolerance, array, poisoned};
pub use random::Random;
