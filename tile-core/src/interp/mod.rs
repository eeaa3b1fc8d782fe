//! The reference interpreter.

pub mod scalar;
