//! From an instance of a kernel to PTX.

use crate::ptx::{Arch, Emitted};
use tile_core::ir::Func;
use tile_core::launch::LaunchError;
use tile_simt::facts::LaunchFacts;
use tile_simt::ir::Kernel;

/// A compiled kernel: its text, and the thread program that says what the
/// parameters of the entry are.
#[derive(Clone, Debug)]
pub struct Compiled {
    /// The thread program.
    pub kernel: Kernel,
    /// The text.
    pub emitted: Emitted,
}

/// Compiles a concrete function for launches of which the facts hold.
///
/// # Errors
/// [`LaunchError::Unsupported`] when the architecture or this compiler lacks
/// something.
pub fn compile(func: &Func, facts: &LaunchFacts, arch: Arch) -> Result<Compiled, LaunchError> {
    let (kernel, target) = (func.name.clone(), arch.name().to_owned());
    let reason = format!("there is no code yet for launches of {} tensors", facts.tensors.len());
    Err(LaunchError::Unsupported { kernel, target, reason })
}
