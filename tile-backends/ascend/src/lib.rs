//! Huawei Ascend NPUs.
//!
//! An AI core of these machines is one unit that multiplies matrices (the
//! *cube*), two that compute on vectors, and memories without caches between
//! them: what a GPU leaves to its threads and caches is code here. A kernel
//! says none of it. It becomes, in this order,
//!
//! ```text
//! tile IR ── lowering ──► NPU IR (`ir`) ──┬── AscendNPU IR text, for the bishengir tools
//!                                         └── Ascend C source
//! ```
//!
//! *NPU IR* is the program of one block on whole tiles: which memory a tile
//! lives in, which unit computes it, what windows of tensors move, and vector
//! operations that the machine has. [`chip`] is the table of chips.

pub mod ascendc;
pub mod binding;
pub mod chip;
pub mod compile;
pub mod ir;
pub mod launch_sizes;
pub mod lower;
pub mod npuir;
pub mod passes;
#[cfg(unix)]
pub mod runtime;

pub use chip::Chip;
