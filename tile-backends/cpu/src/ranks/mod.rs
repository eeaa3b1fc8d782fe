//! Ranks on the host: memory that kernels of several ranks of one process reach.
//!
//! * [`memory`] is what all ranks allocate at once, and how an argument leads to it.
//! * [`symmetric`] has the handles that programs hold: tensors, and signals.
//! * [`words`] sets words, adds to them and waits for them.
//! * [`arguments`] checks the memory of ranks among the arguments of a launch.
//!
//! # Why a wrong kernel is no undefined behaviour
//! A launch is a safe function, whatever the kernel does, and other ranks' blocks run beside its own.
//! So every access to memory of ranks is atomic, on the host as in kernels:
//!
//! * Elements are read and written by relaxed atomics of their own width, which is the same in every
//!   access. Two blocks that race read and leave values of some element type, and no more than that is
//!   unspecified.
//! * Words are `AtomicU32`. A signal releases and a wait acquires, so that what a block did before
//!   the one happens before what another does after the other: in Rust's memory model, which is that
//!   of C++ and LLVM. Additions are read-modify-writes and continue a release sequence, a set ends it.
//! * Memory of the own rank is as in every kernel: plain where blocks are proved apart, else atomic
//!   (`docs/decisions/0002-cpu-global-stores.md`).
//!
//! Which kernels race is what [`tile_core::interp::ranks`] finds; nothing here looks for it.

mod arguments;
mod memory;
mod symmetric;
mod words;

pub use arguments::RankArgs;
pub use symmetric::{CpuSignals, CpuSymmetric};
pub(crate) use words::{Signal, Waited};
