//! Tests of the Rust text that the CPU runs.

mod filetests;
mod mutations;
