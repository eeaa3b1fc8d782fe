//! IR verifier: checks every invariant of tile IR.
//!
//! The macro builds a function, passes rewrite it, and a text may say anything;
//! [`verify`] is the one place that defines what a well-formed function is. It runs
//! after parsing and between passes. A function that passes never makes a consumer meet
//! an id out of range, an operand of the wrong type or an operation where it cannot
//! stand. The verifier never panics itself, whatever it is given.
//!
//! **Structure.** Ids are in range. Every value is
//! defined once, where its `def` says; every region has one owner and regions
//! form a tree, at most 64 deep. A value is used where its definition is
//! visible: later in the same region or in a region inside; host values are
//! visible in the body. The rest is checked only when this holds.
//!
//! **Types.** Symbols and type parameters exist; symbols in extents are of
//! type index. Memory has at most five axes. Kernel parameters of memory type
//! are global; scalars are immutable.
//!
//! **Signature.** A kernel's grid has at most three host values of type index,
//! one block index for each. A device function has no prologue and no grid,
//! and may give one scalar. What the schedule says of tiles and registers is possible, and
//! no part of it is against another.
//!
//! **Place.** The prologue has scalar operations, extents, workspaces,
//! requirements; nothing else. Inside `parallel` there are no tile operations,
//! no other `parallel`, no tiles are made, only memory reaches tensors through
//! single elements; a variable from outside is not assigned. Requirements and
//! workspaces are made in the prologue only.
//!
//! **Threads.** Operations by which threads meet stand in `threads`, barriers where all of
//! its threads come together, those of a group in the branch of its members, exchanges in a warp where
//! all threads of a warp do ([`Uniformity`]). Threads reach no fragments.
//!
//! **Operations.** The number of operands, regions and results of the row. Scalars: operands of
//! exactly equal type, of a family that has the operation (a type parameter has what its bound
//! promises). Memory: as many offsets, indices and axes as the rank; a permutation permutes;
//! views have the types that follow from their operands; writes go to mutable memory.
//!
//! Tile operations: extents and element types agree, or could agree for some values of symbols
//! and parameters: what is undecided is a [`Condition`](super::Condition) of the function,
//! checked when an instance is made, and an extent known at launch is an `expect`. A
//! destination does not share storage with a source. An asynchronous copy is waited for once, in its
//! region, and nothing comes in between ([`async_copies`]).
//!
//! An operation reports its first fault only; others would mostly follow from
//! it.

mod check;
mod elem;
mod func;
mod memory;
mod op;
mod ranks;
mod report;
mod scalar;
mod structure;
mod threads;
mod tile;

use super::Func;
use super::text::{self, PrintOptions};
use crate::analysis::async_copies;
use crate::analysis::uniform::{Divergent, Uniformity};
pub use report::{Marker, Marks, Place, Position, VerifyError, print_errors_with};

/// Checks every invariant.
///
/// # Errors
/// All that is broken, in program order, signature first.
pub fn verify(func: &Func) -> Result<(), Vec<VerifyError>> {
    let mut errors = structure::check(func);
    if errors.is_empty() {
        errors = func::check(func);
    }
    if errors.is_empty() {
        let alone = |Divergent { inst, .. }| VerifyError {
            place: Place::Inst(inst),
            message: "not all threads that it is for come here together".to_owned(),
        };
        errors.extend(Uniformity::of(func).divergent.into_iter().map(alone));
        // What a function does that is called is known once it is inlined.
        let faults = async_copies::faults(func, &|_, _| false).into_iter();
        errors.extend(
            faults
                .map(|fault| VerifyError { place: Place::Inst(fault.inst), message: fault.kind.message().to_owned() }),
        );
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// The text of the function with each error under its instruction, and the
/// others in front.
pub fn print_errors(func: &Func, errors: &[VerifyError]) -> String {
    print_errors_with(errors, |marks| text::print_marked(func, PrintOptions::default(), marks))
}

#[cfg(test)]
mod tests;
