//! The kernels of tile-kernel's examples, tests and benchmarks: each is
//! written once, here, and runs on every device.
//!
//! One file holds one family, with the mathematics and the paper it comes
//! from. [`mod@reference`] computes the same in plain `f64`, independently.

pub mod activation;
pub mod attention;
pub mod attention_backward;
pub mod block_sparse;
pub mod conv;
pub mod decoding;
pub mod dynamic;
pub mod elementwise;
pub mod embedding;
pub mod gemv;
pub mod hadamard;
#[cfg(feature = "cpu")]
pub mod harness;
pub mod linear_attention;
pub mod mamba2;
pub mod matmul;
pub mod mla;
pub mod moe;
pub mod norm;
#[cfg(feature = "cpu")]
pub mod products;
pub mod quant;
pub mod reference;
pub mod registry;
pub mod rope;
pub mod rows;
pub mod scaled;
pub mod select;
pub mod softmax;
pub mod sparse24;
