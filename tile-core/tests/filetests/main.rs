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

use case::Case;
use std::fmt::Write;

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
    assert!(paths.len() > 1, "only {} files found", paths.len());
    assert!(failures.is_empty(), "{failures}\nTILE_BLESS=1 writes what comes out into the files");
}
