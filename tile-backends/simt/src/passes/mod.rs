//! Passes over thread programs, in the order in which [`run`] applies them.

mod barriers;
mod dce;
mod dependent_launch;
mod hoist_loads;
mod pack_f16;
mod redundant_loads;
mod shared_allocation;
mod uniform_broadcast;

pub use dependent_launch::start_early;
pub use pack_f16::pair;
pub use redundant_loads::reuse;
pub(crate) use uniform_broadcast::divides;

use crate::ir::Kernel;

/// A pass.
#[derive(Clone, Copy, Debug)]
pub struct Pass {
    /// The name by which tools call it.
    pub name: &'static str,
    /// What it does, for tools.
    pub doc: &'static str,
    /// Changes a verified kernel.
    pub run: fn(&mut Kernel),
}

/// Every pass, in order.
pub const PASSES: &[Pass] = &[
    Pass {
        name: "uniform_broadcast",
        doc: "broadcasts one thread's value where the block branches around barriers",
        run: uniform_broadcast::run,
    },
    Pass { name: "hoist_loads", doc: "moves loads from shared memory in front of stores", run: hoist_loads::run },
    Pass { name: "dce", doc: "removes what nothing uses", run: dce::run },
    Pass { name: "shared_allocation", doc: "allocates shared memory", run: shared_allocation::run },
    Pass {
        name: "barriers",
        doc: "inserts block barriers where threads communicate through shared memory",
        run: barriers::run,
    },
    Pass { name: "number", doc: "numbers values in the order of their definitions", run: Kernel::renumber },
];

/// What is told of a kernel after each pass, by the pass' name: a tool that prints
/// thread programs on their way.
pub type Observer<'a> = &'a mut dyn FnMut(&'static str, &Kernel);

/// Runs all of them.
pub fn run(kernel: &mut Kernel) {
    run_observed(kernel, u32::MAX, &mut |_, _| {});
}

/// Runs all of them, and tells of the kernel after each. Once it is known to need more
/// than so many bytes of shared memory, nothing more is done to it: of the tiles in a
/// tuning list many are tried that are too large.
pub fn run_observed(kernel: &mut Kernel, most: u32, observe: Observer<'_>) {
    for pass in PASSES {
        (pass.run)(kernel);
        observe(pass.name, kernel);
        if kernel.shared_bytes() > most {
            return;
        }
    }
}
