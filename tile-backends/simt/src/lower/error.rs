//! Why a kernel cannot be lowered.

use super::target::Target;
use crate::passes::TooMuchShared;
use std::fmt;
use tile_core::ir::Span;
use tile_core::launch::LaunchError;
use tile_core::passes::manager::Stop;

/// A kernel that a target cannot run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LowerError {
    /// The kernel needs what the target or this compiler lacks.
    Unsupported {
        /// Where in the user's source; zero where it is the whole kernel.
        span: Span,
        /// What is wrong, and what would help.
        reason: String,
    },
    /// What the user says of how to run it cannot be.
    Override {
        /// What cannot, and what can.
        reason: String,
    },
    /// The tiles of a block need more memory than it has.
    Memory {
        /// Bytes that they need.
        needed: u32,
        /// Bytes that there are.
        available: u32,
    },
    /// The thread program breaks a rule, which is a defect of this compiler.
    IllFormed(String),
}

impl fmt::Display for LowerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LowerError::Unsupported { span: Span { line: 0, .. }, reason } | LowerError::Override { reason } => {
                f.write_str(reason)
            }
            LowerError::Unsupported { span, reason } => write!(f, "{reason} ({}:{})", span.line, span.column),
            LowerError::Memory { needed, available } => {
                write!(f, "a block needs {needed} bytes of shared memory, {available} are available; ")?;
                f.write_str("smaller tiles or fewer stages need less")
            }
            LowerError::IllFormed(error) => write!(f, "the thread program is ill-formed: {error}"),
        }
    }
}

impl std::error::Error for LowerError {}

impl LowerError {
    /// Why the passes over a kernel for a target stopped.
    pub(super) fn of_passes(stop: Stop<TooMuchShared>, target: &Target) -> LowerError {
        match stop {
            Stop::Refused(TooMuchShared { needed }) => LowerError::Memory { needed, available: target.max_shared },
            Stop::Malformed { after, text } => LowerError::IllFormed(format!("after pass `{after}`\n{text}")),
        }
    }

    /// As the error of a launch of a kernel on a target.
    pub fn of_launch(&self, kernel: &str, target: &str) -> LaunchError {
        match *self {
            LowerError::IllFormed(_) => LaunchError::Instance { kernel: kernel.to_owned(), reason: self.to_string() },
            LowerError::Unsupported { .. } | LowerError::Override { .. } => LaunchError::Unsupported {
                kernel: kernel.to_owned(),
                target: target.to_owned(),
                reason: self.to_string(),
            },
            LowerError::Memory { needed, available } => LaunchError::memory(kernel, needed.into(), available.into()),
        }
    }
}
