//! Initialisation analysis: which memory is written before it is read, on every path.
//!
//! Tiles start without contents. [`contents`] follows the paths through a function and
//! says of each read whether everything that it may access was written before: by
//! regions, under the conditions of branches, through loops that may not run. What it
//! cannot prove counts as unwritten. It also says of each output whether a launch
//! writes all of it.
//!
//! Sums of indices are taken to stay within 64 bits.

mod cover;
mod flow;
mod form;
mod iterations;
mod known;
mod part;
mod reason;
mod substitute;
#[cfg(test)]
mod tests;
mod view;

use crate::ir::{Dim, Func, InstId, Value};
use std::collections::{BTreeMap, BTreeSet};

/// How a call takes an argument that is memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passed {
    /// It reads it.
    Read,
    /// It may read and write it.
    Mutable,
}

/// What is known of the contents of a function's memory.
#[derive(Clone, Debug, Default)]
pub struct Contents {
    /// Reads of what may be unwritten, the first one of each tile.
    pub unwritten: Vec<Unwritten>,
    /// What calls must do with what they are passed.
    pub calls: Vec<CallNeed>,
    /// Numbers that must not be negative in an instance, else a read is of what may
    /// be unwritten: the read, the tile and the number.
    pub conditions: BTreeSet<(InstId, Value, Dim)>,
    /// Of each output, and of each tile parameter that may be written.
    pub params: BTreeMap<Value, ParamContents>,
    /// Of how many extents and scalars products are taken to stay within 64 bits.
    pub degree: u32,
}

/// A read of what may be unwritten.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unwritten {
    /// The read.
    pub inst: InstId,
    /// What it reads.
    pub root: Value,
    /// When it is unwritten.
    pub path: Path,
}

/// When memory is unwritten.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Path {
    /// Always: nothing writes it before.
    Never,
    /// In the first iteration of a loop.
    First(InstId),
    /// When a loop does not run.
    Empty(InstId),
    /// When a branch is not taken, the first (`then`) or the second.
    Branch {
        /// The `if`.
        inst: InstId,
        /// Its condition, if that has words.
        condition: Option<String>,
        /// Which branch writes.
        then: bool,
    },
    /// Where a part ends.
    Part(Piece),
    /// Where these writes do not reach.
    Elements(InstId),
}

/// A part of a tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// What writes it.
    pub by: InstId,
    /// Its extents.
    pub sizes: Vec<String>,
    /// Those of the tile.
    pub extents: Vec<String>,
}

/// What a call must do with an argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CallNeed {
    /// The call.
    pub inst: InstId,
    /// The number of the argument.
    pub arg: usize,
    /// The tile that is passed.
    pub root: Value,
    /// What the function must do.
    pub need: Need,
}

/// What a function must do with a parameter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Need {
    /// Not read it before it writes it.
    NotRead,
    /// Write all of it.
    Written,
}

/// What a function does with the contents of a parameter.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ParamContents {
    /// Whether it may read elements before it writes them.
    pub read: bool,
    /// Calls that must not do so, else the function does.
    pub read_by: BTreeSet<(InstId, usize)>,
    /// Calls that must write all they are passed, else the function does.
    pub read_unless: BTreeSet<(InstId, usize)>,
    /// Whether it writes all elements: of an output, all blocks together, for any
    /// extents, parameters and scalars.
    pub written: bool,
    /// Calls that must write all they are passed, else the function does not.
    pub written_by: BTreeSet<(InstId, usize)>,
    /// Whether that is so for positive const parameters alone.
    pub positive: bool,
    /// Whether anything writes it.
    pub touched: bool,
}

/// Follows the contents of tiles, outputs and tile parameters.
///
/// `passed` says how a call takes the argument of a number. Functions whose calls
/// are inlined have none.
pub fn contents(func: &Func, passed: &dyn Fn(InstId, usize) -> Passed) -> Contents {
    flow::Flow::new(func, passed).run()
}

/// The word of the language for what an instruction writes by.
pub fn word(func: &Func, inst: InstId) -> &'static str {
    reason::word(&func.insts[inst].op)
}
