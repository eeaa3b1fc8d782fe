//! Filetest runner: runs `tests/filetests/**/*.tile`.
//!
//! A file says in its first line what to do, then gives one or more functions,
//! then, in a trailing block of comments, the whole text that must come out:
//!
//! ```text
//! ; test pass fold
//! kernel k() body {
//!   …
//! }
//!
//! ; kernel k()
//! ; body {
//! ; …
//! ```
//!
//! `commands::COMMANDS` says what there is to do; `emit` belongs to the crates
//! that emit, which run such files with the same `case`. `TILE_BLESS=1 cargo test` writes what
//! comes out into the files. A new test is one new file. Besides, every
//! function of every file must read back from its own text.

mod commands;
mod eval;

use tile_core::ir::Func;
use tile_core::ir::ops::OPS;
use tile_core::ir::text::parse;
use tile_core::passes::PASSES;
use tile_golden::filetest::{self, Case};

/// Relative to the package.
const DIRECTORY: &str = "../tests/filetests";

#[test]
fn filetests() {
    let count = filetest::run_all(DIRECTORY, &commands::run);
    assert!(count >= 40, "only {count} files found");
}

/// Every operation, and every pass, has a file.
#[test]
fn nothing_is_without_a_file() {
    let cases: Vec<Case> = filetest::paths(DIRECTORY).iter().filter_map(|path| Case::read(path).ok()).collect();
    let functions: Vec<Func> = cases.iter().flat_map(|case| &case.functions).filter_map(|f| parse(f).ok()).collect();
    let used = |name: &str| functions.iter().any(|f| f.insts.values().any(|inst| inst.op.name() == name));
    let ops = OPS.iter().map(|row| row.name).filter(|name| !used(name));
    let tested = |name: &str| cases.iter().any(|case| case.command[0] == "pass" && case.command.contains(&name.into()));
    let passes = PASSES.iter().map(|pass| pass.name).filter(|name| !tested(name));
    let missing: Vec<&str> = ops.chain(passes).collect();
    assert!(missing.is_empty(), "no file for {missing:?}");
}
