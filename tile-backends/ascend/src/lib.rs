//! Backend for Huawei Ascend NPUs.
//!
//! An AI core of these chips has one unit that multiplies matrices (the *cube*), two *vector
//! units*, and software-managed memories between them (L1, L0A, L0B, L0C, UB). What a GPU leaves
//! to its threads and caches is generated code here: data movement, synchronisation, double
//! buffering. A kernel spells out none of it. It is compiled in this order:
//!
//! ```text
//! tile IR ── lowering ──► NPU IR (`ir`) ──┬── AscendNPU IR text, for the bishengir tools
//!                                         └── Ascend C source
//! ```
//!
//! *NPU IR* is the program of one block on whole tiles: the memory each tile lives in, the unit
//! that computes it, the subviews of tensors that are moved, and vector operations that the
//! hardware has. [`chip`] is the table of chips.

pub mod ascendc;
pub mod binding;
pub mod chip;
pub mod compile;
pub mod ir;
pub mod launch_sizes;
pub mod lower;
mod model;
pub mod npuir;
pub mod passes;
#[cfg(unix)]
pub mod runtime;

pub use chip::Chip;
pub use model::ChipModel;
