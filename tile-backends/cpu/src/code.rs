//! Native code of a kernel's instance: its entry points, a launch's plan, a call's arguments.
//!
//! `tile-core` carries [`HostCode`] through an instance as an opaque
//! [`NativeCode`](tile_core::launch::NativeCode); [`Cpu`](crate::Cpu) takes it out again.

use crate::ranks::RankArgs;
use tile_core::elem::DType;
use tile_core::launch::{Arg, LaunchError};

/// Native host code of an instance, emitted by the macro.
#[derive(Clone, Copy, Debug)]
pub struct HostCode {
    /// Evaluates the prologue: checks and grid.
    pub plan: unsafe fn(args: &[Arg<'_>]) -> Result<HostPlan, LaunchError>,
    /// Runs a range of blocks at an instruction-set level (the backend's
    /// numbering). Arguments and plan must belong together.
    pub run: unsafe fn(level: u32, call: &HostCall<'_>),
    /// Bytes of scratch memory one block needs at a level, 64-byte aligned.
    pub scratch: fn(level: u32) -> usize,
    /// Whether two blocks may access one element of an output or workspace. Then
    /// `run` has code of its own for [`HostCall::alone`], which is faster.
    pub races: bool,
    /// What blocks cost, where that depends on their place in the grid.
    pub cost: Option<HostCost>,
    /// How it reaches other ranks, if it does.
    pub ranks: Option<HostRanks>,
}

/// How an instance reaches other ranks.
#[derive(Clone, Copy, Debug)]
pub struct HostRanks {
    /// The numbers of the arguments that are `Peers`.
    pub peers: &'static [usize],
    /// The numbers of those that are `Signals`.
    pub signals: &'static [usize],
    /// Whether blocks wait, so that all of a launch must run side by side.
    pub waits: bool,
    /// The name of an operation that has no code for memory of ranks, if the kernel has one: then it
    /// is not run.
    pub refused: Option<&'static str>,
}

/// Estimated cost of the blocks of an instance, for load balancing.
#[derive(Clone, Copy, Debug)]
pub struct HostCost {
    /// The axes of the grid that say it, bit 0 for the slowest.
    pub axes: u8,
    /// The cost of the block at a place of the grid, in a unit that only other
    /// blocks of the launch share. Of the call, arguments and plan are used.
    pub of: fn(call: &HostCall<'_>, index: [i64; 3]) -> f64,
}

/// The results of the prologue: grid, workspaces and host values.
#[derive(Clone, Debug, Default)]
pub struct HostPlan {
    /// Grid extents, slowest axis first, padded with 1 in front.
    pub grid: [i64; 3],
    /// Bytes of each workspace.
    pub workspaces: Vec<usize>,
    /// Extents of each workspace, flattened in order.
    pub extents: Vec<i64>,
    /// Other host values that blocks use, as raw 64-bit patterns, in an order
    /// private to the emitted code.
    pub values: Vec<u64>,
    /// Whether blocks must run one after the other.
    pub serial: bool,
    /// Operands that blocks may share once one of them has packed them.
    pub panels: Vec<PanelPlan>,
}

/// Packed panels that blocks share: regions of an input, packed for the GEMM
/// micro-kernels.
///
/// Regions at multiples of their extents are numbered, and may be kept for other blocks.
#[derive(Clone, Copy, Debug)]
pub struct PanelPlan {
    /// The number of the input among the arguments.
    pub arg: usize,
    /// The extent of a region on each axis of the input, padded with 1.
    pub extents: [i64; 5],
    /// The number of regions on each axis of the input, padded with 1.
    pub counts: [i64; 5],
    /// Estimate of how many blocks use each region.
    pub uses: i64,
    /// Extents of the operand.
    pub operand: [i64; 2],
    /// The axes of the input along which rows and columns of the operand lie.
    pub axes: [usize; 2],
    /// Whether rows and columns beyond the edge of the input are left out.
    pub trimmed: [bool; 2],
    /// How the operand is packed.
    pub format: PanelFormat,
}

/// Packing format of a GEMM operand.
///
/// At one level, a region is packed into the same bytes wherever formats, extents, axes
/// and trimming are equal.
#[derive(Clone, Copy, Debug)]
pub struct PanelFormat {
    /// Whether it is the left operand.
    pub left: bool,
    /// The element types of the GEMM: left, right, accumulator.
    pub elems: [DType; 3],
    /// Bytes of an operand of these extents at a level, in whole cache lines.
    pub bytes: fn(level: u32, operand: [i64; 2]) -> usize,
}

/// The arguments of a call that runs blocks of a launch.
#[derive(Debug)]
pub struct HostCall<'a> {
    /// The launch's arguments.
    pub args: &'a [Arg<'a>],
    /// The launch's plan.
    pub plan: &'a HostPlan,
    /// Base of each workspace.
    pub workspaces: &'a [*mut u8],
    /// For each of the plan's panels, memory for one state byte and for the
    /// bytes of each region; null where they are not shared.
    pub panels: &'a [[*mut u8; 2]],
    /// The blocks to run, linear, last axis fastest.
    pub blocks: std::ops::Range<i64>,
    /// Whether no other block of the launch runs meanwhile.
    pub alone: bool,
    /// Scratch memory of [`HostCode::scratch`] bytes, this call's alone.
    pub scratch: *mut u8,
    /// Size in bytes above which stores to an output are non-temporal: no cache would
    /// keep it until it is read.
    pub non_temporal: usize,
    /// Where a failing `assert!` reports.
    pub failure: &'a HostFailure,
    /// The memory of ranks among the arguments, if the instance reaches other ranks.
    pub ranks: Option<&'a RankArgs>,
}

/// The first assertion that failed in a launch.
#[derive(Debug, Default)]
pub struct HostFailure {
    first: std::sync::OnceLock<LaunchError>,
}

impl HostFailure {
    /// Records a failure; later ones are dropped.
    pub fn report(&self, error: LaunchError) {
        // A failure that loses the race is one of several equal witnesses.
        let _ = self.first.set(error);
    }

    /// Whether something failed.
    pub fn is_set(&self) -> bool {
        self.first.get().is_some()
    }

    /// The failure, if any.
    pub fn into_error(self) -> Option<LaunchError> {
        self.first.into_inner()
    }
}
