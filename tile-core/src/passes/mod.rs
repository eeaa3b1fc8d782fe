//! Passes of tile IR, from the text that the macro embeds to what a backend lowers, and the
//! [pass manager](manager) that all IRs share.
//!
//! ```text
//! text ── parse ── specialize ── inline ──┐
//!                                         ├── CHECKS ── PASSES ── backend
//! text of each callee ── … ── inline ─────┘
//! ```
//!
//! [`instantiate()`] runs all of it for one instance of a kernel and keeps the
//! result; [`link()`] stops before [`PASSES`], for the interpreter, which shows
//! what the source does. [`specialize()`] binds parameters, [`inline_calls`] puts
//! device functions in the place of their calls, [`CHECKS`] put in what a checked mode
//! looks for, and [`PASSES`] tidy what
//! results: they are the same for every target, keep the meaning of the
//! function to the bit, and work on symbolic functions, too. A backend's own
//! passes come after.
//!
//! Each file opens with what its pass does, before and after. The list is the
//! documentation of the order; what a pass needs of earlier ones is part of its
//! row and checked when this crate is compiled. The verifier runs after each.
//! [`instrument()`] measures the time of each pass of a compile.

mod async_copies;
mod bounds_checks;
mod cse;
mod dce;
mod dead_fills;
mod elements;
mod expand;
mod expand_reductions;
mod expand_remainder;
mod expand_threads;
mod fit;
mod fold;
mod forward_copies;
mod index_sources;
pub mod inline;
mod instantiate;
pub mod instrument;
mod licm;
pub mod manager;
mod masked_steps;
mod promote;
mod race_checks;
mod ranges;
mod reciprocals;
mod resolve_masks;
mod rewrite;
mod simplify;
mod sink_copies;
pub mod specialize;
mod split_arrays;
mod split_masks;
mod unroll_exchanges;

pub use async_copies::{Completion, complete_copies, wait_of};
pub use expand::{Natives, expand, expand_reductions};
pub use expand_threads::{expand_threads, state_lanes};
pub use fit::{candidates, fit, fit_likely};
pub use fold::literal as literal_of;
pub use forward_copies::forward_copies;
pub use inline::inline_calls;
pub use instantiate::{instantiate, link};
pub use instrument::instrument;
pub use manager::{Facts, Ir};
pub use masked_steps::{Masks, skip_masked_steps};
pub use promote::promote_variables;
pub use reciprocals::reciprocals;
pub use resolve_masks::resolve_masks;
pub use sink_copies::sink_copies;
pub use specialize::specialize;
pub use split_arrays::split_arrays;
pub use split_masks::split_masks;
pub use unroll_exchanges::unroll_exchanges;

use crate::ir::Func;
use crate::ir::verify::{print_errors, verify};
use crate::launch::{Bounds, Checks};
use crate::pass;
use manager::{Observer, Stop, ordered, up_to};
use std::fmt;

impl Ir for Func {
    const NAME: &'static str = "tile IR";
    const ALWAYS_VERIFIED: bool = true;

    fn check(&self) -> Result<(), String> {
        verify(self).map_err(|errors| print_errors(self, &errors))
    }
}

/// Properties of a function of tile IR.
pub mod facts {
    use super::{Facts, Func};

    /// No operation on constants of known type is left.
    pub const FOLDED: Facts<Func> = Facts::bit(0);
    /// Integer operations are in their shortest known form.
    pub const SIMPLE: Facts<Func> = Facts::bit(1);
    /// What does not change in a loop stands outside.
    pub const HOISTED: Facts<Func> = Facts::bit(2);
    /// No two visible values are computed alike.
    pub const UNIQUE: Facts<Func> = Facts::bit(3);
}

/// A row of [`PASSES`], or of a list of another IR.
pub use manager::Pass;

/// The passes of tile IR, in order.
pub const PASSES: &[Pass<Func>] = &[
    pass!("fold", "computes operations on constants", needs Facts::NONE, gives facts::FOLDED, fold::run),
    pass!(
        "simplify",
        "integer algebra with known ranges, branches on constants",
        needs facts::FOLDED,
        gives facts::SIMPLE,
        simplify::run
    ),
    pass!(
        "licm",
        "moves what does not change out of loops and branches",
        needs facts::SIMPLE,
        gives facts::HOISTED,
        licm::run
    ),
    pass!("cse", "computes equal things once", needs facts::HOISTED, gives facts::UNIQUE, cse::run),
    pass!(
        "dead_fills",
        "removes fills of tiles that are overwritten before they are read",
        needs Facts::NONE,
        gives Facts::NONE,
        dead_fills::run
    ),
    pass!(
        "dce",
        "removes what nothing uses",
        needs facts::UNIQUE.and(facts::SIMPLE),
        gives Facts::NONE,
        dce::run
    ),
];

/// The passes that put in the checks of a checked mode, in front of all others and where
/// [`Checks`] ask for them.
pub const CHECKS: &[Pass<Func, Checks>] = &[
    Pass {
        name: "bounds_checks",
        doc: "checks that elements which are accessed lie in their tensor or tile",
        needs: Facts::NONE,
        gives: Facts::NONE,
        when: |_, checks| checks.bounds != Bounds::Unchecked,
        run: |func, checks| {
            bounds_checks::run(func, checks.bounds);
            Ok(())
        },
    },
    Pass {
        name: "race_checks",
        doc: "checks that threads and blocks do not meet in an element without an order",
        needs: Facts::NONE,
        gives: Facts::NONE,
        when: |_, checks| checks.races,
        run: |func, _| {
            race_checks::run(func);
            Ok(())
        },
    },
];

const _: () = assert!(ordered(PASSES, Facts::NONE), "a pass runs before the facts it needs");

/// A pass that could not run, or made an ill-formed function.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum PassError {
    /// There is no such pass.
    Unknown {
        /// The name that was asked for.
        name: String,
    },
    /// The function is ill-formed.
    Malformed {
        /// The pass that ran last, if any: a defect of that pass.
        after: Option<&'static str>,
        /// The function with the errors under their instructions.
        text: String,
    },
}

impl fmt::Display for PassError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PassError::Unknown { name } => {
                let checks = CHECKS.iter().map(|pass| pass.name);
                let names: Vec<&str> = PASSES.iter().map(|pass| pass.name).chain(checks).collect();
                write!(f, "there is no pass `{name}`; there are {}", names.join(", "))
            }
            PassError::Malformed { after: None, text } => write!(f, "the function is ill-formed\n{text}"),
            PassError::Malformed { after: Some(pass), text } => {
                write!(f, "pass `{pass}` made an ill-formed function, which is a defect of this compiler\n{text}")
            }
        }
    }
}

impl std::error::Error for PassError {}

fn check(func: &Func) -> Result<(), PassError> {
    func.check().map_err(|text| PassError::Malformed { after: None, text })
}

fn run_list<O>(
    func: &mut Func,
    options: &O,
    passes: &[Pass<Func, O>],
    observe: Observer<'_, Func>,
) -> Result<(), PassError> {
    check(func)?;
    manager::run(func, options, passes, observe).map_err(|stop| match stop {
        Stop::Malformed { after, text } => PassError::Malformed { after: Some(after), text },
        Stop::Refused(never) => match never {},
    })
}

/// Runs one pass, verifying before and after.
///
/// # Errors
/// When there is no such pass, or the function is ill-formed.
pub fn run_pass(func: &mut Func, name: &str) -> Result<(), PassError> {
    if let Some(pass) = CHECKS.iter().find(|pass| pass.name == name) {
        return run_list(func, &Checks::ALL, std::slice::from_ref(pass), &mut |_, _| {});
    }
    let pass = PASSES.iter().find(|pass| pass.name == name);
    let pass = pass.ok_or_else(|| PassError::Unknown { name: name.to_owned() })?;
    run_list(func, &(), std::slice::from_ref(pass), &mut |_, _| {})
}

/// Verifies, and puts in the checks that are asked for.
pub(crate) fn run_checks(func: &mut Func, checks: Checks) -> Result<(), PassError> {
    run_list(func, &checks, CHECKS, &mut |_, _| {})
}

/// Runs the passes, up to and with `until` when given.
///
/// # Errors
/// When there is no such pass, or the function is ill-formed.
pub fn run_passes(func: &mut Func, until: Option<&str>) -> Result<(), PassError> {
    let passes = match until {
        None => PASSES,
        Some(name) => up_to(PASSES, name).ok_or_else(|| PassError::Unknown { name: name.to_owned() })?,
    };
    run_list(func, &(), passes, &mut |_, _| {})
}
