//! Why a kernel cannot be lowered.

use std::fmt;
use tile_core::ir::Span;

/// A kernel that a target cannot run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LowerError {
    /// Where in the user's source.
    pub span: Span,
    /// What is wrong, and what would help.
    pub reason: String,
}

impl fmt::Display for LowerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({}:{})", self.reason, self.span.line, self.span.column)
    }
}

impl std::error::Error for LowerError {}
