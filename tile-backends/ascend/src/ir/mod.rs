//! NPU IR: the program of one block of a kernel on an AI core.
//!
//! What the vendor's two languages, AscendNPU IR and Ascend C, have in common,
//! and nothing that one of them decides for itself:
//!
//! - *Scalars* are SSA values with the meaning of tile IR's. Constants are
//!   values without an instruction. What changes, is a *variable*.
//! - *Tiles* are named pieces of on-chip memory of static shape, at a
//!   [`Level`]. They are storage, not values: an operation overwrites its
//!   destination, whole unless it says otherwise. A tile keeps its rank under
//!   operations; an axis along which nothing varies has extent 1, and pointwise
//!   operations repeat such operands along it. How elements lie in memory is the
//!   emitter's; `reshape` means row-major order.
//! - *Tensors* are global memory. They are touched through [`Window`]s alone: an
//!   offset, and for each axis of the tile a stride and the range of its indices
//!   that exist. So tails, dropped, permuted and reshaped axes need no operation
//!   of their own. What a load finds beyond the range is its `pad`, or
//!   unspecified; a store writes nothing there.
//! - *Operations* are those that the machine has on vectors of elements; what it
//!   lacks (`tanh`, arithmetic on `bf16`) is composed of these before. Which unit
//!   runs an operation follows from it ([`Op::core`]).
//! - `move` takes a tile from one unit's memory to another's (results of the
//!   cube to the vector units, operands the other way). How it gets there,
//!   through a workspace in global memory or directly, depends on the chip and is
//!   a pass's or a compiler's.
//! - Flags and places in memory are absent until a pass plans them
//!   ([`Sync`], [`TileData::start`]).
//!
//! ```text
//! npu scale on 910B1
//! tensor x: f32 in
//! tensor y: f32 out
//! param %n: index = extent 0 of x
//! grid %blocks
//! ub t: f32[1, 1024]
//! {
//!   %b = block_idx
//!   %0 = mul %b, 1024
//!   %1 = sub %n, %0
//!   %2 = min %1, 1024
//!   t = load x at %0 [1 step 0, 1024 step 1 to %2]
//!   t = mul t, 2.0
//!   store y at %0 [1 step 0, 1024 step 1 to %2] <- t
//! }
//! ```

mod bounds;
mod build;
pub mod live;
mod ops;
mod print;
mod program;
mod verify;

pub use build::{Builder, Range};
pub use ops::{BinaryOp, Core, Handover, Mmad, Op, Operand, Pipe, ReduceOp, ScalarOp, Sync, UnaryOp};
pub use program::{
    Axis, Block, Fixpipe, Inst, Level, Param, Plan, Program, Source, Tensor, TensorData, Tile, TileData, Val, ValData,
    Var, VarData, Vectors, Window,
};
pub use verify::{VerifyError, verify};
