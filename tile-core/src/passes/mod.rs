//! Pass manager of tile IR: from the text that the macro embeds to what a backend
//! lowers.
//!
//! ```text
//! text ── parse ── specialize ── inline ──┐
//!                                         ├── PASSES ── backend
//! text of each callee ── … ── inline ─────┘
//! ```
//!
//! [`instantiate()`] runs all of it for one instance of a kernel and keeps the
//! result; [`link()`] stops before [`PASSES`], for the interpreter, which shows
//! what the source does. [`specialize()`] binds parameters, [`inline_calls`] puts
//! device functions in the place of their calls, and [`PASSES`] tidy what
//! results: they are the same for every target, keep the meaning of the
//! function to the bit, and work on symbolic functions, too. A backend's own
//! passes come after.
//!
//! Each file opens with what its pass does, before and after. The list is the
//! documentation of the order; what a pass needs of earlier ones is part of its
//! row and checked when this crate is compiled. The verifier runs after each.

mod cse;
mod dce;
mod dead_fills;
mod fit;
mod fold;
pub mod inline;
mod instantiate;
mod licm;
mod ranges;
mod rewrite;
mod simplify;
pub mod specialize;

pub use fit::{fit, fit_likely};
pub use inline::inline_calls;
pub use instantiate::{instantiate, link};
pub use specialize::specialize;

use crate::ir::Func;
use crate::ir::verify::{VerifyError, print_errors, verify};
use std::fmt;

/// A set of properties that hold of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts(u8);

impl Facts {
    /// Nothing.
    pub const NONE: Facts = Facts(0);
    /// No operation on constants of known type is left.
    pub const FOLDED: Facts = Facts(1);
    /// Integer operations are in their shortest known form.
    pub const SIMPLE: Facts = Facts(2);
    /// What does not change in a loop stands outside.
    pub const HOISTED: Facts = Facts(4);
    /// No two visible values are computed alike.
    pub const UNIQUE: Facts = Facts(8);

    const fn and(self, other: Facts) -> Facts {
        Facts(self.0 | other.0)
    }

    const fn contains(self, other: Facts) -> bool {
        self.0 & other.0 == other.0
    }
}

/// A pass: a row of [`PASSES`].
#[derive(Clone, Copy, Debug)]
pub struct Pass {
    /// The name, as in filetests.
    pub name: &'static str,
    /// What it does.
    pub doc: &'static str,
    /// What must hold before.
    pub needs: Facts,
    /// What holds after, besides what held before.
    pub gives: Facts,
    /// Rewrites a well-formed function into one that means the same.
    pub run: fn(&mut Func),
}

/// The passes, in order.
pub const PASSES: &[Pass] = &[
    Pass {
        name: "fold",
        doc: "computes operations on constants",
        needs: Facts::NONE,
        gives: Facts::FOLDED,
        run: fold::run,
    },
    Pass {
        name: "simplify",
        doc: "integer algebra with known ranges, branches on constants",
        needs: Facts::FOLDED,
        gives: Facts::SIMPLE,
        run: simplify::run,
    },
    Pass {
        name: "licm",
        doc: "moves what does not change out of loops and branches",
        needs: Facts::SIMPLE,
        gives: Facts::HOISTED,
        run: licm::run,
    },
    Pass { name: "cse", doc: "computes equal things once", needs: Facts::HOISTED, gives: Facts::UNIQUE, run: cse::run },
    Pass {
        name: "dead_fills",
        doc: "removes fills of tiles that are overwritten before they are read",
        needs: Facts::NONE,
        gives: Facts::NONE,
        run: dead_fills::run,
    },
    Pass {
        name: "dce",
        doc: "removes what nothing uses",
        needs: Facts::UNIQUE.and(Facts::SIMPLE),
        gives: Facts::NONE,
        run: dce::run,
    },
];

const fn ordered(passes: &[Pass]) -> bool {
    let mut held = Facts::NONE;
    let mut i = 0;
    while i < passes.len() {
        if !held.contains(passes[i].needs) {
            return false;
        }
        held = held.and(passes[i].gives);
        i += 1;
    }
    true
}

const _: () = assert!(ordered(PASSES), "a pass runs before the facts it needs");

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
        /// What is wrong.
        errors: Vec<VerifyError>,
        /// The function with the errors under their instructions.
        text: String,
    },
}

impl fmt::Display for PassError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PassError::Unknown { name } => {
                let names: Vec<&str> = PASSES.iter().map(|pass| pass.name).collect();
                write!(f, "there is no pass `{name}`; there are {}", names.join(", "))
            }
            PassError::Malformed { after: None, text, .. } => write!(f, "the function is ill-formed\n{text}"),
            PassError::Malformed { after: Some(pass), text, .. } => {
                write!(f, "pass `{pass}` made an ill-formed function, which is a defect of this crate\n{text}")
            }
        }
    }
}

impl std::error::Error for PassError {}

fn check(func: &Func, after: Option<&'static str>) -> Result<(), PassError> {
    verify(func).map_err(|errors| PassError::Malformed { after, text: print_errors(func, &errors), errors })
}

/// Runs one pass, verifying before and after.
///
/// # Errors
/// When there is no such pass, or the function is ill-formed.
pub fn run_pass(func: &mut Func, name: &str) -> Result<(), PassError> {
    let pass = PASSES.iter().find(|pass| pass.name == name);
    let pass = pass.ok_or_else(|| PassError::Unknown { name: name.to_owned() })?;
    check(func, None)?;
    (pass.run)(func);
    check(func, Some(pass.name))
}

/// Runs the passes, up to and with `until` when given.
///
/// # Errors
/// When there is no such pass, or the function is ill-formed.
pub fn run_passes(func: &mut Func, until: Option<&str>) -> Result<(), PassError> {
    let end = match until {
        None => PASSES.len(),
        Some(name) => match PASSES.iter().position(|pass| pass.name == name) {
            Some(last) => last + 1,
            None => return Err(PassError::Unknown { name: name.to_owned() }),
        },
    };
    check(func, None)?;
    for pass in &PASSES[..end] {
        (pass.run)(func);
        check(func, Some(pass.name))?;
    }
    Ok(())
}
