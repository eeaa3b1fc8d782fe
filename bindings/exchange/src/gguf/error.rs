//! Errors of reading a file.

use std::error::Error;
use std::fmt;

/// Why bytes are no file of the format, or what a file lacks.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GgufError {
    /// The first bytes are not `GGUF`.
    Magic {
        /// The bytes.
        found: Vec<u8>,
    },
    /// The version is neither 2 nor 3, as in files of big-endian numbers.
    Version {
        /// The version.
        found: u32,
    },
    /// The bytes end before something does.
    Truncated {
        /// What it is.
        what: &'static str,
        /// Where it begins, in bytes.
        at: u64,
        /// Its bytes.
        needed: u64,
        /// Bytes there are from there on.
        found: u64,
    },
    /// A text that is not UTF-8.
    Text {
        /// What it is.
        what: &'static str,
        /// Where it begins, in bytes.
        at: u64,
    },
    /// A value of an unknown type, or arrays in too many arrays.
    Value {
        /// Its key.
        key: String,
        /// What it is.
        reason: String,
    },
    /// `general.alignment` is no `u32` that is a power of two from 8 on.
    Alignment {
        /// What it is.
        found: String,
    },
    /// A key or a name stands twice.
    Twice {
        /// Which of them.
        what: &'static str,
        /// The key or the name.
        name: String,
    },
    /// A tensor has no axis, or more than four.
    Rank {
        /// Its name.
        name: String,
        /// Its axes.
        found: u32,
    },
    /// A tensor is larger than memory may be.
    TooLarge {
        /// Its name.
        name: String,
    },
    /// A tensor begins at no multiple of the file's alignment.
    Offset {
        /// Its name.
        name: String,
        /// Where it begins, in bytes from the beginning of the data.
        found: u64,
        /// The alignment.
        multiple: u64,
    },
    /// The rows of a tensor are no whole blocks.
    Columns {
        /// Its name.
        name: String,
        /// Elements of a row.
        found: usize,
        /// Elements of a block.
        multiple: usize,
    },
    /// The data ends before a tensor does.
    Bytes {
        /// Its name.
        name: String,
        /// Where it begins, in bytes from the beginning of the data.
        offset: u64,
        /// Its bytes.
        needed: u64,
        /// Bytes of the data.
        found: u64,
    },
    /// There is no tensor of that name.
    Missing {
        /// The name.
        name: String,
    },
    /// A tensor has a type that is not known.
    Kind {
        /// Its name.
        name: String,
        /// The number of the type.
        found: u32,
    },
}

impl fmt::Display for GgufError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GgufError::Magic { found } => write!(f, "expected a file that begins with `GGUF`, found {found:x?}"),
            GgufError::Version { found } => write!(f, "expected version 2 or 3 of GGUF, found {found}"),
            GgufError::Truncated { what, at, needed, found } => {
                write!(f, "expected {needed} bytes for {what} at byte {at}, found {found}")
            }
            GgufError::Text { what, at } => write!(f, "expected UTF-8 for {what} at byte {at}"),
            GgufError::Value { key, reason } => write!(f, "the value `{key}`: {reason}"),
            GgufError::Alignment { found } => {
                write!(f, "`general.alignment`: expected a `u32` that is a power of two from 8 on, found {found}")
            }
            GgufError::Twice { what, name } => write!(f, "the {what} `{name}` stands twice in the file"),
            GgufError::Rank { name, found } => write!(f, "tensor `{name}`: expected 1 to 4 axes, found {found}"),
            GgufError::TooLarge { name } => write!(f, "tensor `{name}`: expected a size that memory may have"),
            GgufError::Offset { name, found, multiple } => {
                write!(f, "tensor `{name}`: expected an offset that is a multiple of {multiple}, found {found}")
            }
            GgufError::Columns { name, found, multiple } => {
                write!(f, "tensor `{name}`: expected rows of a multiple of {multiple} elements, found {found}")
            }
            GgufError::Bytes { name, offset, needed, found } => {
                write!(
                    f,
                    "tensor `{name}`: expected {needed} bytes at {offset} of the data, found {found} bytes in all"
                )
            }
            GgufError::Missing { name } => write!(f, "expected a tensor `{name}` in the file, found none"),
            GgufError::Kind { name, found } => {
                write!(f, "tensor `{name}`: expected a type of GGUF that is known, found number {found}")
            }
        }
    }
}

impl Error for GgufError {}
