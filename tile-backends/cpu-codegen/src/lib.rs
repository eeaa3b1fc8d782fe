//! Lowers tile IR to the Rust text that the CPU backend compiles.
//!
//! The macro calls [`emit`] for each kernel and device function and puts the
//! text into its expansion, where rustc compiles it against `tile-cpu`. The
//! function is symbolic: type parameters and const parameters stay Rust
//! generics, outside constants stay Rust paths, and rustc makes an instance
//! whenever the user names one.
//!
//! ```text
//! facts      definitions and uses, affine indices, what views are made of
//! direct     which tiles are only another name for what is copied into them
//! sharing    which outputs need atomic accesses, because blocks may meet
//! panels     which tiles are stored as the matrix kernels read them
//! reuse      which packed copies blocks may share
//! fresh      which copies are left to the product behind them
//! codes      which products take four-bit codes as they are packed
//! sums       which sums of products go straight to an output
//! maps       which loops sums go through on their way there
//! folding    which tiles a loop makes only to be reduced
//! leaving    which tiles leave for an output while a loop makes them
//! order      in which order a thread runs blocks
//! cost       what a block costs, where they differ
//! ahead      what a pipelined loop will read next
//! coming     what the next block copies, and who asks for it meanwhile
//! parallel   how each `parallel` becomes a vector loop
//! demand     which values need a name
//! emit       statements
//! kernel     a kernel's items; device: a device function's
//! ```
//!
//! # What the text expects
//! Items name two things that the macro must bring into scope beside them:
//! `__cpu`, the crate `tile-cpu`, and `__Elem`, its trait `CpuElem`:
//!
//! ```text
//! use ::tile_kernel::__private::cpu as __cpu;
//! use ::tile_kernel::__private::cpu::CpuElem as __Elem;
//! ```
//!
//! A kernel's items are a type `__Kernel`, generic as the kernel is, and its
//! implementation of `tile_cpu::block::Kernel`; `host_code` is an expression of
//! type `HostCode` that uses the kernel's generic parameters by name. A device
//! function's items are associated functions, for an `impl` block of the type
//! whose path is the function's.
//!
//! The function must be verified. Text depends on nothing but the function.

mod accumulators;
mod block_order;
mod cost;
mod dequantise;
mod device;
mod emit;
mod epilogue;
mod facts;
mod fused_copy_out;
mod fused_packing;
mod kernel;
mod names;
mod panels;
mod parallel;
mod plans;
mod prefetch;
mod prefetch_pipelined;
mod reduction_fusion;
mod shared_packing;
#[cfg(test)]
mod testing;
mod text;
mod tile_elision;
mod use_counts;
mod write_ownership;
mod writer;

use tile_core::ir::{Func, FuncKind};

/// Rust text for one function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Emitted {
    /// Items, or for a device function associated functions.
    pub items: String,
    /// An expression of type `HostCode`; empty for a device function.
    pub host_code: String,
}

/// Lint levels of emitted items. Text is written for reading, but not at the
/// price of an analysis of which names are needed.
const ALLOW: &str = "#[allow(unused, non_snake_case, reason = \"written by the compiler\")]";

/// Emits a verified function.
pub fn emit(func: &Func) -> Emitted {
    match func.kind {
        FuncKind::Kernel => kernel::emit(func),
        FuncKind::Device => device::emit(func),
    }
}
