//! The tile kernels that the examples, tests and benchmarks of tile-kernel share: each is written
//! once, here, and runs on every backend.
//!
//! One file holds one family of kernels: GEMM, attention, normalisation and so on, with the
//! formula and the paper it comes from. [`mod@reference`] computes the same results independently,
//! in plain `f64`; [`testing`] has random inputs and compares results within a tolerance.
//!
//! # Reading a kernel
//!
//! Kernels follow one pattern and one set of names:
//!
//! - `dims!` names the extents of the tensors and checks them at launch; `m`, `n`, `k` are those
//!   of a GEMM.
//! - `blocks` is the grid. `by`, `bx` (or `b`, `h`, `x`) are the indices of a block in it.
//! - Const parameters in capitals are tile extents: `BM`×`BN` is the output tile of a block, `BK`
//!   the step along k. The sizes in `default(…)` suit a large GPU; `tune(…)` lists the other sizes
//!   that an autotuner, or a device with less memory, may take.
//! - `shared` tiles (suffix `_s`) lie in shared memory on a GPU, in L1 or the unified buffer of an
//!   NPU, and in cache on a CPU. `fragment` tiles lie in registers.
//! - `pipelined!(range, stages = N, …)` is a mainloop as a multistage pipeline: the copies of up
//!   to `N` iterations are in flight.
//! - `T` is the element type of the operands, `O` that of the result, and `T::Acc` that of
//!   accumulators: `f32` for all floats but `f64`, `i32` for 8-bit integers.
//!
//! No kernel masks its edges: reads outside of a tensor give zero and writes outside are dropped,
//! so extents need not be multiples of the tiles.

pub mod activation;
pub mod attention;
pub mod attention_backward;
pub mod block_sparse;
pub mod conv;
#[cfg(feature = "cpu")]
pub mod cpu_gemm;
pub mod decoding;
pub mod dynamic;
pub mod elementwise;
pub mod embedding;
pub mod gemv;
pub mod hadamard;
pub mod kquants;
pub mod linear;
pub mod linear_attention;
pub mod mamba2;
pub mod matmul;
pub mod mla;
pub mod moe;
pub mod norm;
pub mod norm_backward;
pub mod quant;
pub mod quant_words;
pub mod ranks;
pub mod reference;
pub mod registry;
pub mod rope;
pub mod rows;
pub mod sampling;
pub mod scaled;
pub mod select;
pub mod softmax;
pub mod sparse24;
pub mod testing;
#[cfg(feature = "tuning")]
pub mod tuning;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
