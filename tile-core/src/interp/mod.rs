//! Reference interpreter: executes concrete tile IR and defines its meaning.
//!
//! It executes a concrete function on host tensors, one block after the other,
//! and implements `docs/language.md` as it stands, without regard to speed
//! beyond not being silly. Every backend is tested against it.
//!
//! Beyond running a kernel it notices what no backend can afford to notice:
//! a tile read before it is written, iterations of `parallel` and blocks that
//! race, and, with a shuffled [`Order`], results that depend on an order the language
//! leaves open. The first two are [`LaunchError::Fault`]s that say where.
//!
//! A function is first resolved into steps that hold function
//! pointers and register numbers, then run by a machine. Scalars
//! have one home, [`scalar`], which the folding pass shares. Devices that run
//! blocks elsewhere evaluate the host's part with a
//! [`Prologue`](crate::launch::prologue::Prologue).

mod aggregate;
mod async_copies;
mod axis;
mod bind;
mod device;
mod machine;
mod memory;
mod order;
mod ordered;
pub(crate) mod program;
mod race;
mod race_messages;
pub mod ranks;
pub(crate) mod resolve;
pub mod scalar;
mod shadow;
mod sparse;
#[cfg(test)]
mod tests;
mod threads;
mod tiles;

use crate::ir::Func;
use crate::ir::verify::{print_errors, verify};
use crate::launch::{Arg, Checks, LaunchError};
use std::fmt;

pub use device::Interpreter;
pub use order::Order;

/// Lanes of a warp on devices without warps.
pub const LANES: u32 = 32;

/// How to run.
#[derive(Clone, Copy)]
pub struct Options<'a> {
    /// The order of blocks, of the iterations of `parallel`, of threads between places
    /// where they meet, and of rows that collide in `scatter`.
    pub order: Order,
    /// Whether to look for iterations of `parallel`, and for blocks, that touch one
    /// element in no order, one of them writing. Blocks of a kernel that states
    /// them to be disjoint are looked at in any case.
    pub check_races: bool,
    /// Lanes of a warp of `threads!`, a power of two of at most 32.
    pub lanes: u32,
    /// The most steps a launch may take; each instruction, iteration and
    /// element of a tile operation or of a tile that is made is one. No limit
    /// when `None`.
    pub step_limit: Option<u64>,
    /// What a [device](Interpreter) looks for besides.
    pub checks: Checks,
    /// Where the lines of `println!` go.
    pub print: &'a (dyn Fn(&str) + Sync),
}

impl Default for Options<'_> {
    /// Natural order, races looked for, warps of [`LANES`], no limit, printing to standard output.
    fn default() -> Self {
        Options {
            order: Order::Natural,
            check_races: true,
            lanes: LANES,
            step_limit: None,
            checks: Checks::NONE,
            print: &|line| println!("{line}"),
        }
    }
}

impl Options<'_> {
    /// The checks that the code has: of races those alone that the interpreter does not look for.
    fn checks_of_code(&self) -> Checks {
        Checks { races: self.checks.races && !self.check_races, ..self.checks }
    }
}

impl fmt::Debug for Options<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Options")
            .field("order", &self.order)
            .field("check_races", &self.check_races)
            .field("lanes", &self.lanes)
            .field("step_limit", &self.step_limit)
            .field("checks", &self.checks)
            .finish_non_exhaustive()
    }
}

/// Runs a concrete function: one that has no symbols and no calls left. `file`
/// is the user's source file, for messages.
///
/// Arguments are trusted to be what [`TensorArg`](crate::launch::TensorArg)
/// says they are; outputs that overlap other arguments are seen as the memory
/// they are.
///
/// # Errors
/// An instance error when the function is ill-formed or not concrete. Errors
/// about arguments and requirements come before anything is written. When a
/// block fails, outputs hold what was written until then.
pub fn run(func: &Func, file: &str, args: &mut [Arg<'_>], options: &Options<'_>) -> Result<(), LaunchError> {
    verify(func).map_err(|errors| LaunchError::Instance {
        kernel: func.name.clone(),
        reason: format!("the function is ill-formed\n{}", print_errors(func, &errors)),
    })?;
    execute(func, file, args, options)
}

/// Runs a well-formed function.
fn execute(func: &Func, file: &str, args: &mut [Arg<'_>], options: &Options<'_>) -> Result<(), LaunchError> {
    let program = resolve::resolve(func)?;
    let bound = bind::bind(func, args)?;
    let mut machine = machine::Machine::new(func, file, &program, options, bound.storages);
    bound.regs.into_iter().for_each(|(reg, bits)| machine.regs[reg] = bits);
    bound.views.into_iter().for_each(|(slot, view)| machine.views[slot] = view);
    machine.launch()
}
