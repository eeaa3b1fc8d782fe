//! The resolved form of a function, which the interpreter executes.
//!
//! Everything that depends on types is decided once, here: a step holds
//! function pointers and register numbers instead of operations and operands.
//! A value's register, and a memory value's view, have the number of the value
//! itself, because a function has few values and its regions never run twice
//! at the same time.

use super::scalar::{Cast, Fn1, Fn2, Fn3};
use crate::elem::DType;
use crate::ir::{Format, Order, ReduceOp, ScanOp, SignalOp, Span, Value};
use std::ops::Range;

/// Number of a scalar's register.
pub(crate) type Reg = usize;
/// Number of a memory value's view.
pub(crate) type Slot = usize;

/// A resolved function.
#[derive(Debug)]
pub(super) struct Program {
    /// The prologue.
    pub host: Block,
    /// What each block executes.
    pub body: Block,
    /// Registers of the grid's extents.
    pub grid: Vec<Reg>,
    /// Registers of the block's indices.
    pub indices: Vec<Reg>,
    /// The number of values.
    pub values: usize,
    /// Storages; those of tensor parameters come first, in parameter order.
    pub storages: Vec<StorageInfo>,
    /// Whether atomics on global memory acquire or release.
    pub ordered: bool,
}

/// Properties of a storage.
#[derive(Debug)]
pub(super) struct StorageInfo {
    /// Whether an iteration of `parallel` made it for itself.
    pub private: bool,
    /// Whether it is global memory that blocks may write.
    pub shared: bool,
    /// Whether it is global memory.
    pub global: bool,
    /// Whether all ranks have it.
    pub of_ranks: bool,
}

/// A region.
#[derive(Debug, Default)]
pub(crate) struct Block {
    pub steps: Vec<Step>,
    pub result: Option<Reg>,
}

/// An instruction.
#[derive(Debug)]
pub(crate) struct Step {
    pub action: Action,
    pub span: Span,
    /// Whether threads meet in it.
    pub meets: bool,
}

/// A `threads`.
#[derive(Debug)]
pub(crate) struct Threads {
    pub count: Reg,
    pub index: Reg,
    pub body: Block,
    /// The registers and views that each thread has.
    pub regs: Vec<Reg>,
    pub views: Vec<Slot>,
    /// The storages that each thread has.
    pub storages: Range<usize>,
    /// Whether some of them wait for each other alone.
    pub groups: bool,
}

/// An extent of a new tile.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Size {
    Fixed(i64),
    Dynamic(Reg),
}

/// What `region` does with an axis. The register holds the offset.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Window {
    Drop(Reg),
    Keep(Reg, i64),
    /// All indices from the offset on.
    Rest(Reg),
}

/// What an atomic stores.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Update {
    /// The function of the old value and the operand.
    With(Fn2),
    /// The operand.
    Exchange,
    /// The second operand if the old value is the first.
    Cas,
}

/// A printed operand.
pub(crate) type Shown = (Reg, DType);

/// What is asked of the elements along an axis.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Aggregated {
    /// All of them combined, from the start on.
    Combined { f: Fn2, start: u64 },
    /// The first or the last for which `lo ≤ x` and `x ≤ hi`, or the first for which not.
    Found { le: Fn2, lo: Reg, hi: Reg, last: bool, inside: bool },
}

/// A word by which ranks signal. The registers hold the rank and the number of the word.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Word {
    pub of: Slot,
    pub rank: Reg,
    pub index: Reg,
}

/// The operands of a GEMM with their types.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gemm {
    pub a: Slot,
    pub b: Slot,
    pub acc: Slot,
    pub a_type: DType,
    pub b_type: DType,
    pub acc_type: DType,
    pub accumulate: bool,
}

/// The operands of a GEMM whose first has 2:4 structured sparsity.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GemmSp {
    /// With the elements that are kept in the place of the whole operand.
    pub dense: Gemm,
    pub meta: Slot,
}

/// A reduction or scan along an axis.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AxisStep<O> {
    pub op: O,
    pub src: Slot,
    pub dst: Slot,
    pub src_type: DType,
    pub dst_type: DType,
    pub axis: usize,
    /// `accumulate` of a reduction, `reverse` of a scan.
    pub flag: bool,
}

/// What a step does.
#[derive(Debug)]
pub(crate) enum Action {
    Set { dst: Reg, bits: u64 },
    Map1 { f: Fn1, dst: Reg, x: Reg },
    Map2 { f: Fn2, dst: Reg, x: Reg, y: Reg },
    Map3 { f: Fn3, dst: Reg, x: Reg, y: Reg, z: Reg },
    Select { dst: Reg, condition: Reg, x: Reg, y: Reg },
    Cast { cast: Cast, dst: Reg, x: Reg },
    Extent { dst: Reg, of: Slot, axis: usize },

    Alloc { view: Slot, storage: usize, extents: Vec<Size>, zeroed: bool },
    Region { view: Slot, of: Slot, windows: Vec<Window>, fill: Option<Reg> },
    Permute { view: Slot, of: Slot, axes: Vec<u32> },
    Reshape { view: Slot, of: Slot, extents: Vec<i64> },
    Alias { view: Slot, of: Slot },

    Load { dst: Reg, of: Slot, index: Vec<Reg> },
    Aggregate { dst: Reg, of: Slot, index: Vec<Reg>, axis: usize, to: Reg, what: Aggregated },
    Store { value: Reg, of: Slot, index: Vec<Reg>, unordered: bool },
    Atomic { dst: Option<Reg>, of: Slot, index: Vec<Reg>, update: Update, order: Order, x: Reg, y: Reg },

    Copy { src: Slot, dst: Slot, cast: Cast },
    // An asynchronous copy begins, and is waited for.
    Begin { src: Slot, dst: Slot, cast: Cast },
    Complete { dst: Slot },
    Fill { dst: Slot, value: Reg },
    Gather { src: Slot, rows: Slot, rows_type: DType, dst: Slot },
    Scatter { src: Slot, rows: Slot, rows_type: DType, dst: Slot },
    Gemm(Gemm),
    GemmSp(GemmSp),
    Reduce(AxisStep<ReduceOp>),
    Scan(AxisStep<ScanOp>),
    AtomicTile { src: Slot, dst: Slot, update: Update, order: Order },

    For { lo: Reg, hi: Reg, step: Reg, counter: Reg, body: Block },
    If { condition: Reg, then: Block, otherwise: Block, dst: Option<Reg> },
    Parallel { extents: Vec<Reg>, indices: Vec<Reg>, body: Block },
    Threads(Threads),
    // Of all threads, or of those that come there.
    Barrier { group: bool },
    Member { dst: Reg, thread: Reg, first: Reg, end: Reg },
    Shuffle { dst: Reg, value: Reg, lane: Reg },
    Ballot { dst: Reg, condition: Reg },
    Lanes { dst: Reg },
    Signal { word: Word, op: SignalOp, value: Reg },
    Wait { word: Word, least: Reg },

    Require { condition: Reg, format: Format, shown: Vec<Shown> },
    Expect { of: Slot, axis: usize, extent: Reg, argument: String },
    Print { format: Format, shown: Vec<Shown> },
    Assert { condition: Reg, format: Format, shown: Vec<Shown>, fault: bool },
}

/// The number of a value's register or view.
pub(crate) fn number(value: Value) -> usize {
    value.index()
}
