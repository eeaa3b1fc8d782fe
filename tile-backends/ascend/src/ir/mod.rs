//! NPU IR: the program of one block of a kernel on an AI core.
//!
//! It holds what the vendor's two languages, AscendNPU IR and Ascend C, have in common, and
//! nothing that one of them decides for itself:
//!
//! - *Scalars* are SSA values with the meaning of tile IR's. Constants are values without an
//!   instruction. Mutable scalars are *variables*.
//! - *Tiles* are named on-chip buffers of static shape at a memory [`Level`]. They are storage,
//!   not values: an operation overwrites its destination, whole unless it says otherwise. A tile
//!   keeps its rank under operations; an axis of extent 1 is broadcast by pointwise operations.
//!   The emitter chooses the layout in memory; `reshape` means row-major order.
//! - *Tensors* are global memory. They are accessed through [`Subview`]s alone: an offset, and
//!   for each axis of the tile a stride and the range of its indices that exist. So tails, and
//!   dropped, permuted or reshaped axes need no operation of their own. A load fills what lies
//!   beyond the range with its `pad`, or leaves it unspecified; a store writes nothing there.
//! - *Operations* are those that the hardware has on vectors of elements; what it lacks (`tanh`,
//!   arithmetic on `bf16`) is composed of these before. The unit that runs an operation follows
//!   from it ([`Op::core`]).
//! - `move` is a core transfer: it takes a tile from one unit's memory to another's (results of
//!   the cube to the vector units, operands the other way). Whether it goes through a workspace
//!   in global memory or on chip depends on the chip and is decided by a pass or a compiler.
//! - Flags and addresses are absent until a pass plans them ([`Sync`], [`TileData::start`]).
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

#[macro_use]
mod named;

mod bounds;
mod build;
mod cores;
mod ids;
pub mod live;
mod operands;
mod ops;
mod print;
mod program;
mod subview;
mod verify;

pub use build::{Builder, Range};
pub use cores::{Core, Pipe, Sync};
pub use ids::{Tensor, Tile, Val, Var};
pub use ops::{BinaryOp, Block, Fixpipe, Inst, Mmad, Op, Operand, ReduceOp, ScalarOp, TransferHalf, UnaryOp};
pub use program::{Level, Param, PipelinePlan, Program, Source, TensorData, TileData, ValData, VarData, Vectors};
pub use subview::{Axis, Subview};
pub use verify::{VerifyError, print_errors, verify};
