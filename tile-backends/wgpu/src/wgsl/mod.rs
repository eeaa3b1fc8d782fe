//! WGSL from thread IR.
//!
//! [`emit`] writes one kernel as a WGSL module with one entry. Thread IR has
//! structured control flow and so has WGSL; what is left is to say values in
//! WGSL's four types (`repr`), and to make what the language has of what WGSL
//! has: integers of 64 bits, narrow floats and elementary functions are
//! functions of `polyfills` in WGSL itself.
//!
//! Without extensions the text is the dialect of browsers and of naga alike, and
//! one text serves Vulkan, Metal, DirectX and the web.
//!
//! # Subgroups
//! Where the class has them, lanes exchange values by the shuffles of subgroups,
//! in aligned groups of as many lanes as the smallest subgroup has. Invocations
//! are then numbered along subgroups; there are whole subgroups, or less than one,
//! as workgroups have a power of two of invocations.
//!
//! # Memory
//! Buffers are arrays of words, because WGSL's core has no elements of 8 and 16 bits and no
//! pointers into what it has. An access of 4 bytes and more is one of whole words. A load of
//! less shifts its element out of the word.
//!
//! A store of less must not touch its neighbours, which other invocations may write at the same
//! time: it exchanges the word, again if something came between. That takes an array of atomic
//! words; so buffers that have such stores, or atomics, are such arrays, and others are not.
//! Buffers in workgroup memory that share bytes share an array.
//!
//! An array that nothing but elements of one type of 32 bits lies in is one of
//! these. Where there are floats of 16 bits and one is stored alone, the array is
//! one of such floats, and the store exchanges nothing.
//!
//! Where a kernel accesses neighbours at once, whose first is at a multiple of
//! their number, elements of the array are vectors of two or four, as far as every
//! store is of whole ones. That takes bindings that end with a whole vector
//! ([`Class::vectors`]).
//!
//! # Barriers
//! Barriers stand in control flow that is the same for all invocations, which thread IR
//! has its verifier for. WGSL wants to see it, and trusts no memory that anything
//! writes: what the threads of a workgroup branch on around barriers, and is read from
//! such memory, goes through a variable that they all read (`broadcasts`).
//!
//! # Matrices
//! Where the class has cooperative matrices, products are of these, by naga's
//! extension `wgpu_cooperative_matrix`, which no other compiler of WGSL knows. They
//! are read from arrays of their own elements, or of vectors of these, so buffers in
//! workgroup memory share an array with their like alone, and tensors of `f16` are
//! arrays of `f16`.
//!
//! # How the entry is called
//! Bindings of group 0, in order:
//! 0. a uniform buffer of [`Emitted::words`] words, in groups of four: the
//!    extents of the grid, slowest axis first; for each buffer in global memory
//!    in the order of [`Kernel::bufs`] the number of its element 0 in the
//!    binding; each of [`Kernel::params`], in one word, or in two if it is of 64
//!    bits, low word first; zeros (`optimization_barrier`);
//! 1. a storage buffer for each of [`Emitted::buffers`];
//! 2. when [`Emitted::sites`] is not empty, a storage buffer for [`message`]s.
//!
//! Workgroups are numbered along `x`, then `y`, then `z`, and those whose number
//! is beyond the grid do nothing: a grid is a line, folded as the limits of the
//! device want it.
//!
//! # What is open
//! WGSL lets compilers contract products and sums, flush subnormal numbers, and
//! give quotients and square roots to within 2.5 units of the last place;
//! nothing in a module can forbid that. It lets them take floats for real numbers,
//! too, which `optimization_barrier` keeps them from where it matters.

mod arrays;
mod atomic;
mod class;
mod compile_cost;
pub mod cooperative_stand_in;
mod emitted;
mod emitter;
mod matrix;
mod memory;
pub mod message;
mod module;
mod narrow;
mod optimization_barrier;
mod polyfills;
mod print;
mod repr;
mod scalar;
mod text;
mod uniform;
mod uniform_broadcast;
mod word_copies;

#[cfg(feature = "runtime")]
pub(crate) use class::MAX_OPERATIONS;
pub use class::{Class, Cooperative, Lanes, Spirv};
pub use emitted::{Binding, EmitError, Emitted};

use tile_core::pass;
use tile_core::passes::Facts;
use tile_core::passes::manager::{self, Pass};
use tile_simt::ir::Kernel;
use tile_simt::passes::Observer;

/// The passes over a kernel behind those that [every target](tile_simt::passes::PASSES) has.
pub const PASSES: &[Pass<Kernel>] = &[pass!(
    "narrow_integers",
    "computes 64-bit integers of which nothing needs the upper word in 32 bits",
    needs Facts::NONE,
    gives Facts::NONE,
    when |kernel, ()| narrow::applies(kernel),
    narrow::run
)];

/// The WGSL of a kernel, for devices of a class.
///
/// # Errors
/// When the kernel breaks a rule of thread IR, holds an operation that WGSL
/// cannot say, or exceeds a limit of the class.
pub fn emit(kernel: &Kernel, class: &Class) -> Result<Emitted, EmitError> {
    emit_observed(kernel, class, &mut |_, _| {})
}

/// [`emit`], which shows the kernel after each of the [`PASSES`].
///
/// # Errors
/// Those of [`emit`].
pub fn emit_observed(kernel: &Kernel, class: &Class, observe: Observer<'_>) -> Result<Emitted, EmitError> {
    tile_simt::ir::verify(kernel)
        .map_err(|errors| EmitError::Malformed(tile_simt::ir::print_errors(kernel, &errors)))?;
    let mut kernel = kernel.clone();
    manager::run(&mut kernel, &(), PASSES, observe).map_err(|stop| EmitError::Malformed(stop.to_string()))?;
    emitter::emit(&kernel, class)
}
