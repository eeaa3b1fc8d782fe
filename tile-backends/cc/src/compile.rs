//! From an instance of a kernel to C++.

use crate::dialect::Dialect;
use crate::text::{EmitError, Emitted, emit_named};
use tile_core::ir::Func;
use tile_core::launch::LaunchError;
use tile_core::passes::instrument::timed;
pub use tile_simt::facts::LaunchFacts;
use tile_simt::ir::Kernel;
use tile_simt::layout::Layouts;
use tile_simt::lower::{Candidate, Lowering, lower_observed};
use tile_simt::passes::Observer;

/// A compiled kernel.
#[derive(Debug)]
pub struct Compiled {
    /// The thread program.
    pub kernel: Kernel,
    /// Where tiles are in it.
    pub layouts: Layouts,
    /// The strategies that were tried for it, the one that was taken last, with its plan.
    pub candidates: Vec<Candidate>,
    /// The text.
    pub emitted: Emitted,
}

/// Compiles a concrete function for launches of which the facts hold.
///
/// # Errors
/// [`LaunchError::Unsupported`] when the dialect or this compiler lacks something,
/// [`LaunchError::Memory`] when a block's tiles do not fit,
/// [`LaunchError::Instance`] for a defect of this compiler.
pub fn compile(func: &Func, facts: &LaunchFacts, dialect: &Dialect) -> Result<Compiled, LaunchError> {
    compile_observed(func, facts, dialect, &mut |_, _| {})
}

/// [`compile`], which tells of the thread program on its way, as [`lower_observed`] does.
///
/// # Errors
/// As [`compile`].
pub fn compile_observed(
    func: &Func,
    facts: &LaunchFacts,
    dialect: &Dialect,
    observe: Observer<'_>,
) -> Result<Compiled, LaunchError> {
    let target = (dialect.target)();
    let Lowering { kernel, layouts, candidates } =
        lower_observed(func, facts, &target, observe).map_err(|error| error.of_launch(&func.name, dialect.name))?;
    let name = |value| func.values[value].name.clone();
    let emitted = timed("C++", "emit", || emit_named(&kernel, dialect, &name));
    let emitted = emitted.map_err(|error| of_launch(error, &func.name, dialect.name))?;
    Ok(Compiled { kernel, layouts, candidates, emitted })
}

/// The error of a launch for what has no text.
pub(crate) fn of_launch(error: EmitError, kernel: &str, target: &str) -> LaunchError {
    let (kernel, reason) = (kernel.to_owned(), error.to_string());
    match error {
        EmitError::Malformed(_) => LaunchError::Instance { kernel, reason },
        EmitError::Unsupported { .. } => LaunchError::Unsupported { kernel, target: target.to_owned(), reason },
    }
}
