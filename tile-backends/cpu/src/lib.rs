//! CPU backend of `tile-kernel`: the runtime and the routines that emitted kernels call.
//!
//! Kernels reach this crate as Rust code that `tile-cpu-codegen` wrote; see [`block`] for what
//! that code consists of. The [`routine`]s that it calls work on [`View`]s and are generic over
//! element types and the instruction-set [`Level`]. `run` schedules blocks on threads. [`Cpu`]
//! is the device.
//!
//! The names at the crate's root, other than the device and the levels, are for emitted code.

// Emitted kernels that unit tests take costs from name this crate.
#[cfg(test)]
extern crate self as tile_cpu;

#[cfg(all(target_arch = "x86_64", not(miri), feature = "avx512"))]
mod amx;
pub mod atomic;
pub mod block;
mod caches;
mod code;
pub mod convert;
pub mod copy;
mod device;
mod dot4;
mod evict;
pub mod gather;
pub mod gemm;
pub mod level;
pub mod math;
mod prefetch;
mod ranks;
pub mod reduce;
pub mod routine;
pub mod rows;
mod run;
pub mod scalar;
pub mod scan;
pub mod view;

pub use atomic::{AtomicOp, Order};
pub use block::routine::{
    gemm_epilogue, gemm_packed, gemm_regions, gemm_sp, gemm_sp_packed, gemm_step, gemm_u4, inlined, run_epilogue,
    update_tile,
};
pub use block::{
    Arguments, Block, Blocks, BoundEpilogue, Choose, Chosen, EpilogueLoop, EpilogueTile, FusedCopyOut, Kernel, Native,
    NoTileFn, Operand, PanelCache, PanelSlot, Passed, Planned, Planner, Returned, RowChunks, Scratch, ScratchSize,
    StagingBuffer, StreamingRow, add_to_word, atomic_tile, common, const_arguments, fail, fault, host_code,
    is_non_temporal, lanes, live_part, middle, next_offset, panel_a, panel_b, panel_u4, pick, print_line,
    read_in_place, relaxed, rest, row, same_elem, same_width, scalar, set_word, shift_amount, steps, tensor, trips,
    value, wait_for_word, wide, with_tail, work, workspace,
};
pub use caches::Caches;
pub use code::{HostCall, HostCode, HostCost, HostFailure, HostPlan, HostRanks, PanelFormat, PanelPlan};
pub use device::Cpu;
pub use dot4::{dot4_lanes, has_vnni};
pub use gemm::{PacedPrefetch, PrefetchList, gemm_steps};
pub use level::{Baseline, Level, LevelId};
pub use ranks::{CpuSignals, CpuSymmetric, RankArgs};
pub use reduce::{FusedReduction, without_tail};
pub use routine::{
    arg_reduce, copy, copy_out, fill, gather, gemm, gemm_packed_b, pack_a, pack_b, reduce, scan, scatter,
};
pub use rows::insert_axis;
pub use scalar::{CpuElem, bitcast};
pub use tile_core::launch::Arg;
pub use tile_core::num::{F8E4M3, F8E5M2, Round, bf16, f16};
pub use view::View;
