//! `println!` and `assert!` of kernels.

use super::Block;
use std::fmt::Arguments;
use std::io::Write;
use tile_core::launch::SiteKind;

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
    report(block, SiteKind::Assert, location, message);
}

/// Reports a failed check that no user wrote.
#[cold]
#[inline(never)]
pub fn fault(block: &Block<'_>, location: &str, message: Arguments<'_>) {
    report(block, SiteKind::Fault, location, message);
}

fn report(block: &Block<'_>, kind: SiteKind, location: &str, message: Arguments<'_>) {
    block.failure.report(kind.failure(location.to_owned(), block.index, message.to_string()));
}
