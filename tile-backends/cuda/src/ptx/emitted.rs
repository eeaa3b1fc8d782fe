//! What emission gives.

use super::arch::{Arch, Version};
use super::message::Site;
use std::fmt;

/// The text of a kernel and what a launch must know of it.
#[derive(Clone, Debug)]
pub struct Emitted {
    /// A whole PTX module.
    pub text: String,
    /// The name of the entry in it.
    pub entry: String,
    /// What it was made for.
    pub arch: Arch,
    /// The version of the language that it states.
    pub version: Version,
    /// Threads of a block.
    pub threads: u32,
    /// Bytes of dynamic shared memory of a block.
    pub shared_bytes: u32,
    /// The places that print or fail, by the number in a record. When there
    /// are any, the last parameter of the entry is the message buffer.
    pub sites: Vec<Site>,
}

/// Why a kernel has no text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EmitError {
    /// The kernel breaks a rule of thread IR: a defect of a lowering.
    Malformed(String),
    /// The architecture has no such instruction and no sequence stands for it.
    Unsupported {
        /// The architecture.
        arch: Arch,
        /// What it lacks.
        what: String,
    },
}

impl fmt::Display for EmitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EmitError::Malformed(what) => write!(f, "malformed thread program: {what}"),
            EmitError::Unsupported { arch, what } => write!(f, "{arch} has no {what}"),
        }
    }
}

impl std::error::Error for EmitError {}
