//! `println!` and `assert!` of kernels.

use super::Block;
use std::fmt::Arguments;
use std::io::Write;
use tile_core::launch::LaunchError;

/// Prints a line. A closed standard output loses it, rather than the launch.
#[cold]
#[inline(never)]
pub fn print_line(line: Arguments<'_>) {
    // One write for each line, so that lines of different blocks do not mix.
    let _ = std::io::stdout().write_all(format!("{line}\n").as_bytes());
}

/// Reports a failed assertion.
#[cold]
#[inline(never)]
pub fn fail(block: &Block<'_>, location: &str, message: Arguments<'_>) {
    block.failure.report(LaunchError::Assertion {
        location: location.to_owned(),
        block: block.index,
        message: message.to_string(),
    });
}
