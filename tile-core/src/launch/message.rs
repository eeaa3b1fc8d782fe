//! Messages of a kernel on a device: the places that print or assert.
//!
//! A thread that prints or fails writes a *record* for the host: which [`Site`] it is at, its
//! block, and the operands' encodings. How records lie in memory is the target's own.

use crate::elem::DType;
use crate::ir::{Format, Span};
use crate::launch::LaunchError;

/// Whether a site prints or fails.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SiteKind {
    /// Prints a line.
    Print,
    /// Fails the launch: an assertion of the user's.
    Assert,
    /// Fails the launch: a check of a checked mode.
    Fault,
}

impl SiteKind {
    /// Whether the launch fails.
    pub fn fails(self) -> bool {
        match self {
            SiteKind::Print => false,
            SiteKind::Assert | SiteKind::Fault => true,
        }
    }

    /// The error of a launch that failed here, at a `file:line:column` in a block.
    pub fn failure(self, location: String, block: [i64; 3], message: String) -> LaunchError {
        match self {
            SiteKind::Print | SiteKind::Assert => LaunchError::Assertion { location, block, message },
            SiteKind::Fault => LaunchError::Fault { location, block, reason: message },
        }
    }
}

/// A place in a kernel that prints or fails.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Site {
    /// What it does.
    pub kind: SiteKind,
    /// The message.
    pub format: Format,
    /// Where the user wrote it.
    pub span: Span,
    /// The types of the operands.
    pub args: Vec<DType>,
}

impl Site {
    /// The longest record of what fails, of records that are as long as
    /// `length` says; zero where nothing does.
    pub fn longest_failure(sites: &[Site], length: impl Fn(&Site) -> u32) -> u32 {
        sites.iter().filter(|site| site.kind.fails()).map(length).max().unwrap_or(0)
    }
}
