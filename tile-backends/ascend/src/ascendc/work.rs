//! The work of a call: how long it keeps its pipe busy, in units of the pipe.
//!
//! The emitted statements are also the input of the performance model ([`model`](super::model)),
//! so every call carries its work, counted where its text is emitted.

pub(super) use super::api_table::Kind;
use super::space::Space;
use crate::ir::{Pipe, Tensor};
use tile_core::elem::DType;

/// The work of a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Work {
    /// None: flags alone.
    Nothing,
    /// Vector instructions, and the sum of their repetitions.
    Vector { calls: u64, repeats: u64, kind: Kind },
    /// A transfer of bytes.
    Move { bytes: u64, path: Path, tensor: Option<Tensor> },
    /// MMAs of fractals.
    Cube { fractals: u64, elem: DType },
    /// Elements that the scalar unit processes one by one.
    Elements(u64),
}

/// A path between two memories.
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
    /// The path of a pipe to or from an on-chip memory.
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

/// The text of vector instructions, with their count.
#[derive(Clone, Debug)]
pub(super) struct Lines {
    pub(super) text: String,
    /// The number of instructions that run.
    pub(super) calls: u64,
    /// Their repetitions; `None` for those of a whole tile: the one that is written or else read.
    pub(super) repeats: Option<u64>,
}

impl Lines {
    /// Instructions with so many repetitions in total.
    pub(super) fn new(text: String, calls: u64, repeats: u64) -> Lines {
        Lines { text, calls, repeats: Some(repeats) }
    }

    /// One instruction for each of `rows` rows of `bytes`.
    pub(super) fn rows(text: String, rows: u64, bytes: u64) -> Lines {
        Lines::new(text, rows, rows * repeats_of(bytes))
    }
}

impl From<String> for Lines {
    /// Unrolled instructions, each over a whole tile.
    fn from(text: String) -> Lines {
        let calls = text.lines().count() as u64;
        Lines { text, calls, repeats: None }
    }
}

/// The name of the instruction in a text of one kind of them.
pub(super) fn instruction(text: &str) -> &str {
    // Instructions begin with a capital; loops, and lists of addresses, do not.
    let is_call = |line: &&str| line.trim_start().starts_with(|c: char| c.is_ascii_uppercase());
    let line = text.lines().find(is_call).unwrap_or("").trim_start();
    line.split(['(', '<']).next().unwrap_or("")
}

/// The repetitions of an instruction over so many bytes.
pub(super) fn repeats_of(bytes: u64) -> u64 {
    bytes.div_ceil(crate::chip::Chip::REPEAT.into())
}
