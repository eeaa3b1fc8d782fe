//! Kernels of several ranks over memory that all of them reach: collectives, and GEMMs, attention
//! and mixtures of experts that move tiles while they compute.
//!
//! | file | kernels |
//! |---|---|
//! | `reduce.rs` | all-reduce in one step and in two, and with a residual and a norm |
//! | `gemm.rs` | all-gather + GEMM, GEMM + reduce-scatter, GEMM + all-reduce |
//! | `attention.rs` | attention over shards of a sequence |
//! | `experts.rs` | dispatch of tokens to the ranks of their experts, and combination of the results |
//! | `stages.rs` | activations from one stage of a pipeline to the next |
//!
//! Each rank launches the same kernel with its own number, `me`, and with memory that all ranks
//! allocated at once. Blocks wait for blocks of other ranks, so all blocks of a launch must be
//! resident: a device refuses larger grids.
//!
//! `round` counts the launches on the same signals, from 0. It is what a wait compares with, so
//! that signals need no reset between launches. Memory of ranks is reused from round to round; each
//! kernel says why nobody writes what another still reads.
//!
//! `workers` is the number of blocks of a launch, where a kernel has it: the same on all ranks, and no
//! more than a device runs at once. Blocks walk tiles in a grid-stride loop, so that any extents do.

mod attention;
mod experts;
mod gemm;
mod reduce;
mod stages;

pub use attention::*;
pub use experts::*;
pub use gemm::*;
pub use reduce::*;
pub use stages::*;
