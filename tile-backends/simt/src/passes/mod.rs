//! Passes over thread programs, in the order in which [`run`] applies them.

mod dce;
mod early;
mod plan;
mod sync;

pub use early::start_early;

use crate::ir::Kernel;

/// Removes what nothing uses, places shared memory, and puts barriers where
/// phases need them.
pub fn run(kernel: &mut Kernel) {
    dce::run(kernel);
    plan::run(kernel);
    sync::run(kernel);
}
