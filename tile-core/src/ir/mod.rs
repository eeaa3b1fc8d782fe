//! Tile IR: the target-independent representation of kernels.
//!
//! A [`Func`] is a tree of [`Region`]s, each a list of [`Inst`]s. Scalars are
//! SSA values; tiles and tensors are values of memory type that name storage,
//! read and written by operations. Control flow is structured (`for`, `if`,
//! `parallel`), because pipelining, warp specialisation and every target with
//! structured control flow want it so. There are no loop-carried SSA values: a
//! variable that changes is a rank-0 local tile with loads and stores, so that
//! one mechanism serves scalars and tiles.
//!
//! A function is symbolic until it is specialised: extents are [`Dim`]s over
//! const parameters and outside constants, element types may be type
//! parameters. [`crate::passes::specialize()`] binds both.
//!
//! Every instruction carries the user's source position. Nothing is keyed by
//! strings; facts are typed fields and have a place in the text form
//! (`parse(print(f)) == f`).

mod build;
mod demand;
pub mod dim;
mod func;
mod ids;
mod note;
pub mod ops;
pub mod pointwise;
mod quotient;
pub mod reductions;
pub mod scans;
pub mod schedule;
pub mod sparse;
pub mod target_asm;
pub mod text;
mod types;
pub mod verify;

pub use build::Builder;
pub use demand::{Demand, DemandKind};
pub use dim::{Dim, Sym};
pub use func::{
    Callee, Condition, ConditionKind, ConstParam, ElemParam, Extern, Func, FuncKind, Inst, Param, Reach, Region,
    ValueData, ValueDef,
};
pub use ids::{CalleeId, Id, InstId, Map, RegionId, Value};
pub use note::{Note, NotedTile};
pub use ops::{
    Aggregate, AtomicOp, Axis, BinOp, CmpOp, Effect, Format, FormatPart, LoopKind, Op, OpRow, Order, ReduceOp, ScanOp,
    SignalOp, UnOp,
};
pub use quotient::LARGEST_EXTENT;
pub use schedule::{CopyHints, GemmHints, Schedule, Unit};
pub use target_asm::AsmArm;
pub use types::{Extent, Literal, MemTy, Space, Span, Type};
