//! Runs `tests/filetests/**/*.tile`.
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
//! [`COMMANDS`] says what there is to do. `TILE_BLESS=1 cargo test` writes what
//! comes out into the files. A new test is one new file. Besides, every
//! function of every file must read back from its own text.

mod case;
mod commands;
mod eval;

use case::Case;
use std::fmt::Write;
use tile_core::ir::Func;
use tile_core::ir::ops::OPS;
use tile_core::ir::text::parse;
use tile_core::passes::PASSES;

#[test]
fn filetests() {
    let bless = std::env::var_os("TILE_BLESS").is_some();
    let mut failures = String::new();
    let paths = case::paths();
    for path in &paths {
        let outcome = Case::read(path).and_then(|case| {
            let found = commands::run(&case)?;
            if found != case.expected && bless {
                return case.bless(&found);
            }
            case.compare(&found)
        });
        if let Err(message) = outcome {
            let _ = writeln!(failures, "{}:\n{message}", path.display());
        }
    }
    assert!(failures.is_empty(), "{failures}\nTILE_BLESS=1 writes what comes out into the files");
}

/// Every operation, and every pass, has a file.
#[test]
fn nothing_is_without_a_file() {
    let paths = case::paths();
    assert!(paths.len() >= 40, "only {} files found", paths.len());
    let cases: Vec<Case> = paths.iter().filter_map(|path| Case::read(path).ok()).collect();
    let functions: Vec<Func> = cases.iter().flat_map(|case| &case.functions).filter_map(|f| parse(f).ok()).collect();
    let used = |name: &str| functions.iter().any(|f| f.insts.values().any(|inst| inst.op.name() == name));
    let ops = OPS.iter().map(|row| row.name).filter(|name| !used(name));
    let tested = |name: &str| cases.iter().any(|case| case.command[0] == "pass" && case.command.contains(&name.into()));
    let passes = PASSES.iter().map(|pass| pass.name).filter(|name| !tested(name));
    let missing: Vec<&str> = ops.chain(passes).collect();
    assert!(missing.is_empty(), "no file for {missing:?}");
}
