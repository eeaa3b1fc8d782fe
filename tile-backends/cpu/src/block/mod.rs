//! Building blocks of emitted kernels, besides the tile routines.
//!
//! The macro turns a kernel into an implementation of [`Kernel`]: a prologue that checks
//! arguments and computes the grid, and the code of a range of blocks, generic over the
//! [`Level`]. [`host_code`] packs these into the function pointers of a launch.
//!
//! Provided methods around [`Kernel::blocks`] add the target features of each level, so emitted
//! text never names a feature. They are methods because rustc compiles those with the module of
//! their `Self`: a change in a kernel recompiles the kernels of its module, not all of the
//! crate as functions of this module would.
//!
//! Everything that emitted code calls inside a block is `#[inline(always)]` and free of
//! closures: only what is inlined into the function with the level's features is compiled for
//! them (see [`crate::level`]). Operations on tiles are [routines](crate::routine), which carry
//! the features themselves where they are not inlined.
//!
//! * [`Planner`] runs the prologue.
//! * [`Block`] and [`Scratch`] are a block's index and its memory.
//! * [`Arguments`] are the argument list of a tile function.
//! * [`row`] has the memory operands of vector loops.
//! * [`PanelCache`] holds packed operands that blocks share.
//! * [`work`], [`trips`] and [`middle`] are the terms of cost estimates.
//! * [`relaxed`] accesses memory that another block may be writing.
//! * [`set_word`], [`add_to_word`] and [`wait_for_word`] order blocks of ranks.

mod access;
mod aggregate;
mod call;
mod choose;
mod cost;
mod dequant_gemm;
mod epilogue;
mod fused_copy_out;
mod gemm;
mod helpers;
mod iterate;
mod message;
mod planner;
pub mod relaxed;
pub mod routine;
pub mod row;
mod scratch;
mod shared_panels;
mod signal;
mod sparse;
mod streaming_rows;

pub use access::{common, live_part, with_tail};
pub use call::{Arguments, NoTileFn, Passed, Returned, const_arguments};
pub use choose::{Choose, Chosen, Native, same_elem, same_width};
pub use cost::{middle, trips, work};
pub use dequant_gemm::gemm_u4;
pub use epilogue::{BoundEpilogue, EpilogueLoop, EpilogueTile, wide};
pub use fused_copy_out::{FusedCopyOut, RowChunks};
pub use gemm::{Operand, gemm_epilogue, gemm_packed, gemm_regions, gemm_step, run_epilogue};
pub use helpers::{atomic_tile, lanes, pick, read_in_place, rest, shift_amount, update_tile};
pub use iterate::{Block, Blocks, Steps, next_offset, steps};
pub use message::{fail, fault, print_line};
pub use planner::{Planned, Planner, is_non_temporal, scalar, tensor, value, workspace};
pub use scratch::{Scratch, ScratchSize};
pub use shared_panels::{PanelCache, PanelSlot, panel_a, panel_b, panel_u4};
pub use signal::{add_to_word, set_word, wait_for_word};
pub use sparse::{gemm_sp, gemm_sp_packed};
pub use streaming_rows::{StagingBuffer, StreamingRow};

use crate::code::{HostCall, HostCode, HostCost, HostRanks};
use crate::level::{Baseline, Level, LevelId};
use tile_core::launch::Arg;

/// The emitted code of a kernel's instance.
///
/// # Safety
/// `blocks` accesses nothing but the existing elements of the arguments and
/// workspaces of the call, and [`Kernel::scratch`] bytes of its scratch
/// memory; it writes no argument that is not mutable; and what two blocks may
/// access at the same time, one of them writing, both access atomically,
/// unless the plan is serial; memory of other ranks always. `alone` keeps to the same without the atomics.
/// [`Kernel::RANKS`] says of each argument whether it is such memory.
pub unsafe trait Kernel {
    /// Checks the arguments' extents and evaluates the prologue.
    ///
    /// # Errors
    /// When an extent or requirement of the kernel does not hold.
    fn plan(args: &[Arg<'_>]) -> Planned;

    /// Bytes of scratch memory a block needs.
    fn scratch<L: Level>() -> usize;

    /// Runs the blocks of a call.
    ///
    /// # Safety
    /// The call's arguments have the types of the kernel's parameters, its
    /// plan is [`Kernel::plan`] of them, workspaces and scratch memory have
    /// the planned sizes, and the CPU has the features of `L`.
    unsafe fn blocks<L: Level>(level: L, call: &HostCall<'_>);

    /// Whether blocks may access the same elements, so that [`Kernel::alone`] differs.
    const RACES: bool = false;

    /// Runs the blocks of a call while no other block of the launch runs.
    ///
    /// # Safety
    /// As for [`Kernel::blocks`].
    #[inline(always)]
    unsafe fn alone<L: Level>(level: L, call: &HostCall<'_>) {
        // SAFETY: the caller's promise.
        unsafe { Self::blocks(level, call) }
    }

    /// The axes of the grid that say what a block costs, bit 0 for the slowest;
    /// 0 where nothing does.
    const COST: u8 = 0;

    /// The estimated cost of the block at an index; see [`HostCost`].
    fn cost(_: &HostCall<'_>, _: [i64; 3]) -> f64 {
        1.0
    }

    /// How the kernel reaches other ranks, if it does.
    const RANKS: Option<HostRanks> = None;

    /// Runs the blocks of a call, without atomics if the call runs alone.
    ///
    /// # Safety
    /// As for [`Kernel::blocks`].
    #[inline(always)]
    unsafe fn call<L: Level>(level: L, call: &HostCall<'_>) {
        // SAFETY: the caller's promise.
        unsafe {
            if Self::RACES && call.alone {
                Self::alone(level, call);
            } else {
                Self::blocks(level, call);
            }
        }
    }

    /// [`Kernel::call`] at a level, by number; an unknown or foreign level is
    /// the baseline.
    ///
    /// # Safety
    /// As for [`Kernel::blocks`].
    unsafe fn run(level: u32, call: &HostCall<'_>) {
        // SAFETY: the caller's promise, which includes the level's features.
        unsafe {
            match LevelId::from_number(level) {
                #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx512"))]
                Some(LevelId::Avx512) => Self::avx512(call),
                #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx512"))]
                Some(LevelId::Amx) => {
                    let _session = crate::amx::Session::enter();
                    Self::avx512(call)
                }
                #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx2"))]
                Some(LevelId::Avx2) => Self::avx2(call),
                _ => Self::call(Baseline, call),
            }
        }
    }

    /// [`Kernel::call`] compiled for AVX-512.
    ///
    /// # Safety
    /// As for [`Kernel::blocks`].
    #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx512"))]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx2,fma,f16c")]
    unsafe fn avx512(call: &HostCall<'_>) {
        // SAFETY: the caller's promise.
        unsafe { Self::call(crate::level::Avx512, call) }
    }

    /// [`Kernel::call`] compiled for AVX2.
    ///
    /// # Safety
    /// As for [`Kernel::blocks`].
    #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx2"))]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn avx2(call: &HostCall<'_>) {
        // SAFETY: the caller's promise.
        unsafe { Self::call(crate::level::Avx2, call) }
    }

    /// Bytes of scratch memory a block needs at a level, by number.
    fn scratch_at(level: u32) -> usize {
        match LevelId::from_number(level) {
            #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx512"))]
            Some(LevelId::Avx512 | LevelId::Amx) => Self::scratch::<crate::level::Avx512>(),
            #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx2"))]
            Some(LevelId::Avx2) => Self::scratch::<crate::level::Avx2>(),
            _ => Self::scratch::<Baseline>(),
        }
    }
}

/// The function pointers of a kernel.
pub const fn host_code<K: Kernel>() -> &'static HostCode {
    const {
        let cost = match K::COST {
            0 => None,
            axes => Some(HostCost { axes, of: K::cost }),
        };
        &HostCode { plan: plan::<K>, run: K::run, scratch: K::scratch_at, races: K::RACES, cost, ranks: K::RANKS }
    }
}

unsafe fn plan<K: Kernel>(args: &[Arg<'_>]) -> Planned {
    K::plan(args)
}
