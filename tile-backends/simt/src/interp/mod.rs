//! Runs thread programs: what a lowering is tested against, without a device.
//!
//! The threads of a block execute each instruction together, those masked out by a branch
//! excepted. Where a kernel has barriers that count, its warps go each its own way until they
//! wait for one another, warpgroups with matrix instructions as one; a seed chooses who goes on
//! and when copies land, seed 0 the same order always and copies as late as may be.
//!
//! That is one legal order; what another order could change is looked for instead: two accesses
//! of a byte of shared memory, one writing, of which neither is known to be past when the other
//! begins, are a fault, as is an access outside of a buffer, a barrier that not all threads
//! reach, a collective instruction in a warp of which some lanes are elsewhere, or that all
//! wait.
//!
//! Writing a value that another thread wrote alike is no fault: replicas of an element do. The
//! same is looked for in global memory that is written, among the threads of a block
//! (`state::global`) and among blocks (`state::cross_block`).
//!
//! A `Fiber` executes; a `Machine` is what the fibers of a cluster share, its
//! `Clocks` who knows of what. What copies, stores and matrix instructions read
//! they read as late as they may, or at another time, by the seed.
//!
//! `state` has the data that machines and fibers are built of. The families of instructions
//! extend both; `step` chooses among these, and `schedule` among the fibers.

mod access_counts;
mod choice;
mod collective;
mod cooperative;
mod device;
mod fiber;
mod machine;
mod mbarrier;
mod memory;
mod operands;
mod schedule;
mod state;
mod step;
mod tensor_boxes;
mod tma;
mod wgmma;

pub use device::{Stop, ThreadInterpreter, launch, launch_ranks, lowered_for};
pub use state::banks::{Report, SharedAccess};

use crate::ir::{Inst, Kernel, Source};
use machine::Rank;
use std::fmt;

/// Why a block stopped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The instruction.
    pub at: String,
    /// What happened.
    pub message: String,
}

impl Fault {
    fn new(inst: &Inst, message: String) -> Fault {
        Fault { at: place(inst), message }
    }
}

/// An instruction for messages.
fn place(inst: &Inst) -> String {
    let result = inst.results.first().map(|result| format!(" {result}")).unwrap_or_default();
    format!("{}{result} ({}:{})", inst.op.name(), inst.span.line, inst.span.column)
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.message)
    }
}

impl std::error::Error for Fault {}

/// What comes of a part of an instruction, or the message of a fault.
type Outcome<T = ()> = Result<T, String>;

/// How to run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Blocks of a persistent kernel, rounded up to whole clusters.
    pub workers: u32,
    /// Chooses among the orders that are legal.
    pub seed: u64,
}

impl Default for Options {
    fn default() -> Options {
        Options { workers: 2, seed: 0 }
    }
}

/// Which blocks run side by side, and in which order those do that follow each other:
/// blocks of a cluster, or all of a line of blocks where they wait for each other.
fn orders(kernel: &Kernel, total: i64, seed: u64) -> Vec<Vec<i64>> {
    let cluster = i64::from(kernel.cluster.max(1));
    let mut choice = choice::Choice::new(seed);
    let mut left: Vec<Vec<i64>> =
        (0..total).step_by(cluster as usize).map(|first| (first..first + cluster).collect()).collect();
    if kernel.waits() || kernel.waits_for_ranks() {
        return vec![(0..total).collect()];
    }
    if !kernel.persistent || choice.is_orderly() {
        return left;
    }
    (0..left.len()).map(|_| left.swap_remove(choice.pick(left.len()))).collect()
}

/// Runs all blocks of a grid, slowest axis first, or as many as `options` says
/// of a persistent kernel, on the bytes of the global buffers, in the order of
/// the kernel's buffers. `host` gives what the host passes, and the extents and
/// strides of tensors that TMA copies cut boxes out of. Lines that the kernel
/// prints go to `print`.
///
/// # Errors
/// The first fault or failed assertion.
pub fn run(
    kernel: &Kernel,
    grid: &[i64],
    options: &Options,
    host: &dyn Fn(Source) -> u64,
    globals: &mut [Vec<u8>],
    print: &mut dyn FnMut(String),
) -> Result<Report, Fault> {
    let of = Rank { host, globals: (0..globals.len()).collect() };
    run_ranks(kernel, grid, options, &[of], globals, print)
}

/// The same of ranks that launch the kernel beside each other, each on its own of the buffers.
fn run_ranks(
    kernel: &Kernel,
    grid: &[i64],
    options: &Options,
    ranks: &[Rank<'_>],
    globals: &mut [Vec<u8>],
    print: &mut dyn FnMut(String),
) -> Result<Report, Fault> {
    let line = [i64::from(options.workers.next_multiple_of(kernel.cluster.max(1)))];
    let cluster = i64::from(kernel.cluster.max(1));
    let grid = if kernel.persistent { &line } else { grid };
    let total: i64 = grid.iter().map(|&extent| extent.max(0)).product();
    if grid.last().is_some_and(|fastest| fastest % cluster != 0) {
        let message = format!("a grid of {grid:?} does not consist of clusters of {cluster}");
        return Err(Fault { at: format!("kernel {}", kernel.name), message });
    }
    if ranks.len() > 1 && !(kernel.waits_for_ranks() && cluster == 1) {
        let message = "ranks wait for each other, and have no clusters".to_owned();
        return Err(Fault { at: format!("kernel {}", kernel.name), message });
    }
    let mut between = state::cross_block::Between::new(kernel, globals);
    let mut traffic = state::banks::Traffic::default();
    for blocks in orders(kernel, total, options.seed) {
        let launch = machine::Launch { kernel, grid, seed: options.seed, ranks };
        let blocks: Vec<_> = (0..ranks.len()).flat_map(|of| blocks.iter().map(move |&block| (of, block))).collect();
        let machine = machine::Machine::new(launch, &blocks, globals, &mut between, print);
        traffic.add(schedule::run(machine)?);
    }
    Ok(traffic.report(kernel))
}
