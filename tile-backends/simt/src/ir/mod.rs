//! Thread IR: the program that every thread of a block executes.
//!
//! A [`Kernel`] is a tree of [`Block`]s of instructions. Values are SSA and
//! scalar: a value is one register of one [`DType`](tile_core::elem::DType), and a vector access or a
//! matrix instruction has several results. What changes over time lives in
//! [`Var`]s, arrays of registers indexed by constants only, because no target
//! can index registers; a fragment of a tile becomes one. Everything else is
//! in [`Buf`]s, global or shared, addressed by an index in elements plus a
//! constant.
//!
//! Scalar operations are those of tile IR with the same meaning to the bit, so
//! a lowering never restates what `docs/language.md` says of them: a target
//! implements each once. Instructions that only some targets have (matrix
//! units, asynchronous copies) are operations, too; a lowering uses them where
//! the target's [`Target`](crate::lower::Target) has them.
//!
//! Control flow is structured. A [`Op::Barrier`] must be reached by all
//! threads; instructions named *collective* by all threads of a warp. The verifier
//! follows what is branched on ([`Uniformity`]).
//!
//! [`Op::WarpSpecialize`] gives groups of a block's threads programs of their own, which
//! meet in [`Op::MbarrierWait`]: a barrier in shared memory that counts arrivals
//! and bytes, phase after phase. TMA copies move boxes of a tensor on their
//! own, one thread starting them; a warpgroup's matrix instructions read shared
//! memory on their own and change registers until they are waited for.

mod build;
mod fragments;
mod ids;
mod im2col;
mod kernel;
mod number;
mod ops;
pub mod text;
mod uniform;
mod verify;

pub use build::Builder;
pub use fragments::{CORE_LANES, FragmentMap, MATRIX_LANES, Place};
pub use ids::{Buf, TensorMap, Val, Var};
pub use im2col::{Amount, SIDES, Side, Window, WindowBounds};
pub use kernel::{Block, BufData, Home, Inst, Kernel, Param, Source, TensorMapData, VarData};
pub use ops::{
    Cooperative, Effect, Left, Matrix, Mma, Moment, Op, Partition, Role, ShuffleMode, Special, Swizzle, Wgmma,
};
pub use uniform::{Eye, Uniformity, Varies, meets};
pub use verify::{print_errors, verify, verify_structure};

use tile_core::ir::verify::Position;

/// A broken rule: of the kernel's tables, or at an instruction.
pub type VerifyError = tile_core::ir::verify::VerifyError<Position>;
