//! Code generator of the CPU backend: lowers tile IR to Rust text.
//!
//! The macro calls [`emit`] for each kernel and device function and puts the text into its
//! expansion, where rustc compiles it against `tile-cpu`. The function is symbolic: type
//! parameters and const parameters stay Rust generics, outside constants stay Rust paths,
//! and rustc makes an instance whenever the user names one.
//!
//! ```text
//! coarsen             GEMM loops that multiply several tiles of k in an iteration
//! facts               definitions and uses, affine indices, what views are made of
//! tile_elision        tiles that a loop need not copy, because it can read the input
//! write_ownership     outputs that need atomic accesses, because blocks may overlap
//! panels              tiles that are stored as packed panels
//! shared_packing      packed operands that blocks share
//! fused_packing       copies that a GEMM performs while it multiplies
//! dequantise          GEMMs that read packed 4-bit weights
//! accumulators        accumulators that go from registers to an output
//! epilogue            loops that are fused into a GEMM as its epilogue
//! reduction_fusion    tiles that are reduced while a loop computes them
//! fused_copy_out      tiles that go to an output while a loop computes them
//! block_order         the order in which a thread runs blocks
//! cost                what a block costs, where blocks differ
//! prefetch_pipelined  prefetches for the next iteration of a pipelined loop
//! prefetch            prefetches for the next block
//! parallel            how each `parallel` becomes a vector loop
//! use_counts          values that need a name
//! emit                statements
//! kernel, device      the items of a kernel, and of a device function
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
//! implementation of `tile_cpu::block::Kernel`. `host_code` is an expression of type
//! `&'static HostCode` that uses the kernel's generic parameters by name. A device function's items
//! are associated functions, for an `impl` block of the type whose path is the function's.
//!
//! The function must be verified. Text depends on nothing but the function.

mod accumulators;
mod block_order;
mod coarsen;
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
mod tails;
#[cfg(test)]
mod testing;
mod text;
mod tile_elision;
mod use_counts;
mod views;
mod words;
mod write_ownership;

use tile_core::interp::LANES;
use tile_core::ir::{Func, FuncKind, Op, ReduceOp, RegionId};
use tile_core::passes::{Completion, Masks, complete_copies, expand_reductions, expand_threads, resolve_masks};

/// Lines of Rust.
type Writer = tile_emit::Writer<4>;

/// Rust text for one function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Emitted {
    /// Items, or for a device function associated functions.
    pub items: String,
    /// An expression of type `&'static HostCode`; empty for a device function.
    pub host_code: String,
}

/// Lint levels of emitted items. Text is written for reading, but not at the
/// price of an analysis of which names are needed.
const ALLOW: &str = "#[allow(unused, non_snake_case, reason = \"written by the compiler\")]";

/// Emits a verified function.
pub fn emit(func: &Func) -> Emitted {
    // A core makes copies at once.
    let func = &*complete_copies(func, &|_, _| Completion::AtStart);
    let func = &*expand_threads(func, LANES);
    let func = &*expand_reductions(func, &[ReduceOp::MaxNan, ReduceOp::MinNan]);
    let func = &*resolve_masks(func, Masks::OfElements, &multiplies);
    match func.kind {
        FuncKind::Kernel => match coarsen::coarsen(func) {
            Some(coarsened) => kernel::emit(&coarsened.func, &coarsened.constants),
            None => kernel::emit(func, &[]),
        },
        FuncKind::Device => device::emit(func),
    }
}

/// Whether the body of a loop multiplies tiles: a mask is worth two copies of a statement between GEMMs,
/// and plans for what is not fused with a GEMM look at statements of one loop.
fn multiplies(func: &Func, body: RegionId) -> bool {
    func.regions[body].insts.iter().any(|&id| matches!(func.insts[id].op, Op::Gemm { .. }))
}
