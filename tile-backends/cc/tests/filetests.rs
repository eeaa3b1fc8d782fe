//! Whole texts. Runs `tests/filetests/**/*.tile`, tile IR that is lowered and written as C++;
//! `tile-core/tests/filetests` says how a file is made, and `TILE_BLESS=1` writes what comes out into
//! the files.
//!
//! ```text
//! ; test cc DIALECT        for launches on tensors like most
//! ; test cc DIALECT any    for any launch
//! ; test write DIALECT     thread IR, written as it is
//! ```
//!
//! What every text of a dialect begins with is left out.

use tile_cc::compile::{LaunchFacts, compile};
use tile_cc::{dialect, emit};
use tile_core::passes::{Ir, run_passes};
use tile_golden::filetest::{self, Case};

#[test]
fn filetests() {
    let count = filetest::run_all("tests/filetests", &|case| Some(run(case)));
    assert!(count >= 5, "only {count} files found");
}

fn run(case: &Case) -> Result<String, String> {
    let words: Vec<&str> = case.command.iter().map(String::as_str).collect();
    let text = case.functions.first().ok_or("no function")?;
    let (&how, rest) = words.split_first().ok_or("no command")?;
    let (&name, rest) = rest.split_first().ok_or("no dialect")?;
    let dialect = dialect(name).ok_or_else(|| format!("unknown dialect `{name}`"))?;
    let written = match (how, rest) {
        ("write", []) => {
            let kernel = tile_simt::ir::text::parse(text).map_err(|e| e.to_string())?;
            kernel.check()?;
            emit(&kernel, dialect).map(|emitted| emitted.text).map_err(|e| e.to_string())
        }
        ("cc", ["any"] | []) => {
            let mut func = tile_core::ir::text::parse(text).map_err(|e| e.to_string())?;
            run_passes(&mut func, None).map_err(|e| e.to_string())?;
            let facts = if rest.is_empty() { LaunchFacts::strongest(&func) } else { LaunchFacts::weakest(&func) };
            compile(&func, &facts, dialect).map(|compiled| compiled.emitted.text).map_err(|e| e.to_string())
        }
        _ => return Err("no such command".to_owned()),
    };
    Ok(match written {
        Ok(text) => text.strip_prefix(dialect.head).map(ToOwned::to_owned).unwrap_or(text),
        Err(error) => format!("error: {error}\n"),
    })
}
