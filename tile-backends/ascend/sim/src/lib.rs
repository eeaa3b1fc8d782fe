//! A simulator of AscendNPU IR: compiles a kernel with its vendor's compiler and executes the
//! result instruction by instruction on the host, without a device.
//!
//! ```text
//! NPU IR ── bishengir-opt ──► verified ── bishengir-compile ──► lowered module      `compile`
//!        every library call is in the device's bitcode, nothing is left unlowered   `Compiled`
//! lowered module ── rewritten ── mlir-opt ── mlir-translate ── clang ──┐             `translate`
//! device's bitcode ── llvm-extract ── retargeted ── clang ─────────────┼─► code     `library`
//! model of the instructions (`model/*.cpp`) ───────────────────────────┘
//! code ── blocks, one after the other; cores of a block interleaved ──► buffers, or an error
//! ```
//!
//! The compiler (`bishengir-compile`) splits a kernel between the cube core and the vector cores,
//! places tiles in memories, sets flags, and calls library functions for everything else. It ends
//! where a closed program, `hivmc`, would generate machine code; a stand-in takes that place. The
//! library is LLVM bitcode on top of some 300 instructions, `llvm.hivm.*`. These are modelled in
//! C++, so the library's loops, its choice of instructions and its treatment of tails are the
//! vendor's and only the instructions' semantics are ours.
//!
//! What a run detects, besides wrong results:
//! - *Races.* Instructions run in program order, but each access is compared with earlier ones to
//!   the same bytes: without a flag, a barrier or a queue that orders them it is an error, as it
//!   is between blocks and between the cores of a block. So a missing flag is found although the
//!   order in which the model runs would hide it, and one run stands for every order.
//! - *Flags* that are waited for and never set, set twice, left set, or counted over 15, and
//!   deadlocks between cores.
//! - *Uninitialised memory.* On-chip memories are filled before a block, in a second run with
//!   another byte; a result that depends on it differs.
//! - *Accesses out of bounds* of a memory or of an argument, and misaligned operands.
//!
//! What it cannot find: what `hivmc` does, how fast anything is, and where the model and the
//! hardware differ. The semantics of an instruction are inferred from the library, which is right
//! if results are; the tests run each family against plain Rust.

mod compile;
mod launch;
mod library;
mod lines;
mod model;
mod program;
mod tools;
mod translate;

pub use compile::{Chip, Compiled, Core, Options, Refusal, accept, lower, verify, verify_all};
pub use launch::{Arg, Fault, Report};
pub use program::Program;
pub use tools::Tools;
