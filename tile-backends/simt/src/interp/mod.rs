//! Runs thread programs: what a lowering is tested against, without a device.
//!
//! All threads of a block execute each instruction together, those masked out
//! by a branch excepted. That is one legal order; what another order could
//! change is looked for instead: two threads that touch a byte of shared
//! memory between two barriers, one writing, are a fault, as is an access
//! outside of a buffer, a barrier that not all threads reach, or a collective
//! instruction in a warp of which some lanes are elsewhere. Writing a value
//! that another thread wrote alike is no fault: replicas of an element do.

mod collective;
mod machine;
mod shared;

use crate::ir::{Kernel, Source};
use std::fmt;

/// Why a block stopped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The instruction.
    pub at: String,
    /// What happened.
    pub message: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.message)
    }
}

impl std::error::Error for Fault {}

/// Runs all blocks of a grid, slowest axis first, on the bytes of the global
/// buffers, in the order of the kernel's buffers. `host` gives what the host
/// passes. Lines that the kernel prints go to `print`.
///
/// # Errors
/// The first fault or failed assertion.
pub fn run(
    kernel: &Kernel,
    grid: &[i64],
    host: &dyn Fn(Source) -> u64,
    globals: &mut [Vec<u8>],
    print: &mut dyn FnMut(String),
) -> Result<(), Fault> {
    let total: i64 = grid.iter().map(|&extent| extent.max(0)).product();
    for linear in 0..total {
        let mut rest = linear;
        let mut block = vec![0; grid.len()];
        for (index, &extent) in block.iter_mut().zip(grid).rev() {
            *index = rest % extent;
            rest /= extent;
        }
        machine::Machine::new(kernel, block, host, globals, print).run()?;
    }
    Ok(())
}
