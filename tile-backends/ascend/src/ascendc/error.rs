//! Emission errors: why a program has no Ascend C.

use crate::ir::Level;
use std::fmt;

/// What an NPU program needs that this emitter or the chip lacks.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum EmitError {
    /// The tiles of a program do not fit in a memory.
    Overflow(Box<Overflow>),
    /// The kernel requests both vector units of an AI core, but its work cannot be split between
    /// them.
    Undivided {
        /// The chip.
        chip: &'static str,
        /// Why not.
        reason: String,
    },
    /// An operation that is not emitted.
    Unsupported {
        /// The chip.
        chip: &'static str,
        /// What is missing, and what would help.
        reason: String,
    },
}

/// Tiles that do not fit in a memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Overflow {
    /// The chip.
    pub chip: &'static str,
    /// The memory.
    pub level: Level,
    /// Bytes that are needed at once.
    pub needed: u64,
    /// Bytes that there are.
    pub available: u64,
    /// The largest of the tiles.
    pub tile: String,
    /// Its extents.
    pub shape: Vec<u32>,
    /// Its bytes.
    pub bytes: u64,
    /// The bytes that would be available to it.
    pub fits: u64,
    /// Its extents with as few rows as would fit.
    pub smaller: Vec<u32>,
}

const MEMORY: &str = "ascendc-memory";
const VECTORS: &str = "ascendc-vectors";
const OPERATION: &str = "ascendc-operation";

impl EmitError {
    /// All codes, each with what it means.
    pub const CODES: [(&str, &str); 3] = [
        (MEMORY, "The tiles that are in use at one time do not fit in one of the chip's memories."),
        (VECTORS, "A kernel requests both vector units of a core, but its work cannot be split between them."),
        (OPERATION, "The chip or this emitter has no such operation on these tiles."),
    ];

    /// The code in messages.
    pub fn code(&self) -> &'static str {
        match self {
            EmitError::Overflow(_) => MEMORY,
            EmitError::Undivided { .. } => VECTORS,
            EmitError::Unsupported { .. } => OPERATION,
        }
    }
}

impl fmt::Display for EmitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let code = self.code();
        match self {
            EmitError::Overflow(overflow) => {
                let Overflow { chip, needed, available, tile, shape, bytes, fits, smaller, .. } = &**overflow;
                let level = overflow.level.name();
                write!(f, "{code} on {chip}: tiles take {needed} bytes of {level}, which has {available}; ")?;
                write!(f, "the largest is {tile}: {shape:?} with {bytes} bytes, of which {fits} would fit")?;
                match smaller.contains(&0) {
                    true => Ok(()),
                    false => write!(f, ", as {smaller:?}"),
                }
            }
            EmitError::Undivided { chip, reason } => {
                write!(f, "{code} on {chip}: `ascend(vectors = 2)`, but {reason}; ask for one, or for none")
            }
            EmitError::Unsupported { chip, reason } => write!(f, "{code} on {chip}: {reason}"),
        }
    }
}

impl std::error::Error for EmitError {}
