//! What calls keep their pipes busy with.
//!
//! The statements that are emitted are also what the performance model
//! ([`model`](super::model)) goes by, so every call says how much it is: counted
//! where its text is made, in the units that a pipe works in.

use super::api_table;
use super::code::Space;
use crate::ir::{Pipe, Tensor};
use tile_core::elem::DType;

/// How much a call is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Work {
    /// There are flags alone.
    Nothing,
    /// Instructions of the vector unit, and the repetitions of all of them.
    Vector { calls: u64, repeats: u64, kind: Kind },
    /// Bytes on their way.
    Move { bytes: u64, path: Path, tensor: Option<Tensor> },
    /// Products of fractals.
    Cube { fractals: u64, elem: DType },
    /// Elements that the scalar unit takes one by one.
    Elements(u64),
}

/// Instructions of the vector unit by what a repetition costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// One operand is read and goes through one step.
    Single,
    /// Two operands are read, or one goes through more.
    Plain,
    /// An elementary function.
    Function,
    Division,
    /// All lanes of a repetition become one element.
    Across,
    /// 16 blocks are transposed.
    Turn,
}

impl Kind {
    /// Of an instruction by its name.
    pub(super) fn of(instruction: &str) -> Kind {
        let row = api_table::vector(instruction);
        debug_assert!(row.is_some(), "`{instruction}` is not in the table of functions");
        row.and_then(|row| row.kind).unwrap_or(Kind::Plain)
    }
}

/// From one memory to another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(super) enum Path {
    GlobalToL1,
    GlobalToUb,
    UbToGlobal,
    L1ToL0a,
    L1ToL0b,
    L0cToGlobal,
    L0cToUb,
    UbToL1,
}

impl Path {
    /// The way that a pipe takes to or from a memory on chip.
    pub(super) fn of(pipe: Pipe, space: Space) -> Option<Path> {
        Some(match (pipe, space) {
            (Pipe::Mte2, Space::L1) => Path::GlobalToL1,
            (Pipe::Mte2, Space::Ub) => Path::GlobalToUb,
            (Pipe::Mte3, Space::Ub) => Path::UbToGlobal,
            (Pipe::Mte1, Space::L0a) => Path::L1ToL0a,
            (Pipe::Mte1, Space::L0b) => Path::L1ToL0b,
            (Pipe::Fix, Space::L0c) => Path::L0cToGlobal,
            _ => return None,
        })
    }
}

/// The text of vector instructions with what they are.
#[derive(Clone, Debug)]
pub(super) struct Lines {
    pub(super) text: String,
    /// How many instructions are run.
    pub(super) calls: u64,
    /// Their repetitions; `None` for as many as the tile has that is written or
    /// else read.
    pub(super) repeats: Option<u64>,
}

impl Lines {
    /// Instructions of so many repetitions together.
    pub(super) fn new(text: String, calls: u64, repeats: u64) -> Lines {
        Lines { text, calls, repeats: Some(repeats) }
    }

    /// One instruction for each of `rows` rows of `bytes`.
    pub(super) fn rows(text: String, rows: u64, bytes: u64) -> Lines {
        Lines::new(text, rows, rows * repeats_of(bytes))
    }
}

impl From<String> for Lines {
    /// Instructions that are written out, over whole tiles.
    fn from(text: String) -> Lines {
        let calls = text.lines().count() as u64;
        Lines { text, calls, repeats: None }
    }
}

/// The name of the instruction that a text of one kind of them runs.
pub(super) fn instruction(text: &str) -> &str {
    // Instructions begin with a capital; loops, and lists of places, do not.
    let is_call = |line: &&str| line.trim_start().starts_with(|c: char| c.is_ascii_uppercase());
    let line = text.lines().find(is_call).unwrap_or("").trim_start();
    line.split(['(', '<']).next().unwrap_or("")
}

/// Repetitions of an instruction over so many bytes.
pub(super) fn repeats_of(bytes: u64) -> u64 {
    bytes.div_ceil(crate::chip::Chip::REPEAT.into())
}
