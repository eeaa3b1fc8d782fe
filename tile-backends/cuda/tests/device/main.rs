//! Tests of PTX on a GPU, where there is one.
//!
//! ```text
//! cargo test -p tile-cuda --release --test device -- --nocapture --test-threads 1
//! ```

#[path = "../common/mod.rs"]
mod common;

mod hopper;
mod hopper_gemm;
mod repitch;
mod values;
