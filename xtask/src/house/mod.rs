//! `cargo xtask house`: measures the repository's own structure and prints it as the
//! appendix of `docs/ARCHITECTURE.md`, between the two markers there (`--check` compares).
//!
//! Sources are what Git tracks, without tests. [`shape`] measures functions, as `tests/tidy`
//! does; [`cycles`] finds import cycles among the modules of a crate.

mod cycles;
#[path = "../../../tests/tidy/shape.rs"]
mod shape;

use crate::root;
use std::fs;
use std::path::Path;
use std::process::Command;

const PAGE: &str = "docs/ARCHITECTURE.md";
const BEGIN: &str = "<!-- cargo xtask house -->\n";
const END: &str = "<!-- end -->\n";

/// The most cycles that are named, the largest first.
const NAMED: usize = 10;

/// One source file, by its path in the repository.
pub(crate) struct Source {
    path: String,
    text: String,
}

pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let check = match arguments {
        [] => false,
        [flag] if flag == "--check" => true,
        _ => return Err("takes --check or nothing".to_owned()),
    };
    let page = root().join(PAGE);
    let old = fs::read_to_string(&page).map_err(|error| format!("{PAGE}: {error}"))?;
    let (before, rest) = old.split_once(BEGIN).ok_or_else(|| format!("{PAGE} has no line `{}`", BEGIN.trim()))?;
    let (_, after) = rest.split_once(END).ok_or_else(|| format!("{PAGE} has no line `{}`", END.trim()))?;
    let new = format!("{before}{BEGIN}{}{END}{after}", report(&root())?);
    if check {
        return if old == new { Ok(()) } else { Err(format!("{PAGE} is stale: run `cargo xtask house`")) };
    }
    fs::write(&page, new).map_err(|error| format!("{PAGE}: {error}"))
}

/// The tables.
fn report(root: &Path) -> Result<String, String> {
    let (sources, tests): (Vec<Source>, Vec<Source>) = tracked(root)?.into_iter().partition(|s| !is_test(&s.path));
    let lines = |all: &[Source]| all.iter().map(|s| s.text.lines().count()).sum::<usize>();
    let mut sizes: Vec<(usize, &str)> = sources.iter().map(|s| (s.text.lines().count(), s.path.as_str())).collect();
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    let mut found = functions(&sources)?;
    found.sort_by(|a, b| b.lines.cmp(&a.lines).then(a.name.cmp(&b.name)));
    let mut out = String::from("| measure | value |\n|---|---|\n");
    let mut row = |name: &str, value: String| out += &format!("| {name} | {value} |\n");
    row("source files, lines", format!("{}, {}", sources.len(), lines(&sources)));
    row("test files, lines", format!("{}, {}", tests.len(), lines(&tests)));
    row("lines of a file: median, 95 %", quantiles(sizes.iter().map(|(lines, _)| *lines)));
    row("files over 500 lines", sizes.iter().filter(|(lines, _)| *lines > 500).count().to_string());
    row("lines of a function: median, 95 %", quantiles(found.iter().map(|f| f.lines)));
    row(
        "functions over 80 lines, a table counted as its longest arm",
        found.iter().filter(|f| f.lines > 80).count().to_string(),
    );
    row("functions nested deeper than 5", found.iter().filter(|f| f.nesting > 5).count().to_string());
    row("integration-test programs", test_programs(&tests).to_string());
    out += "\n| longest files | lines | longest functions | lines |\n|---|---|---|---|\n";
    for ((size, path), function) in sizes.iter().zip(&found).take(8) {
        out += &format!("| `{path}` | {size} | `{}` in `{}` | {} |\n", function.name, function.path, function.lines);
    }
    out += "\n| import cycle, parents and children left out | modules |\n|---|---|\n";
    let cycles = cycles::of(&sources);
    for cycle in cycles.iter().take(NAMED) {
        let shown: Vec<&str> = cycle.modules.iter().take(6).map(String::as_str).collect();
        let more = if cycle.modules.len() > 6 { ", …" } else { "" };
        out += &format!("| `{}`: {}{more} | {} |\n", cycle.package, shown.join(", "), cycle.modules.len());
    }
    out += &format!("| in all | {} cycles |\n", cycles.len());
    Ok(out)
}

/// A function and its size.
struct Function<'a> {
    name: String,
    path: &'a str,
    lines: usize,
    nesting: usize,
}

/// The functions of all sources.
fn functions(sources: &[Source]) -> Result<Vec<Function<'_>>, String> {
    let mut out = Vec::new();
    for Source { path, text } in sources {
        let found = shape::functions(text).map_err(|error| format!("{path}: {error}"))?;
        out.extend(found.into_iter().map(|(name, lines, nesting)| Function { name, path, lines, nesting }));
    }
    Ok(out)
}

/// The Rust files that Git tracks.
fn tracked(root: &Path) -> Result<Vec<Source>, String> {
    let output = Command::new("git").args(["ls-files", "*.rs"]).current_dir(root).output();
    let output = output.map_err(|error| format!("git ls-files: {error}"))?;
    let listed = String::from_utf8_lossy(&output.stdout).into_owned();
    let paths = listed.lines().filter(|path| root.join(path).exists());
    let read = |path: &str| fs::read_to_string(root.join(path)).map_err(|error| format!("{path}: {error}"));
    paths.map(|path| Ok(Source { path: path.to_owned(), text: read(path)? })).collect()
}

/// Whether a file holds tests, or serves them alone.
fn is_test(path: &str) -> bool {
    let parts: Vec<&str> = path.split('/').collect();
    let folder = ["tests", "fuzz", "testing", "stand-in", "sim", "twin"];
    parts.iter().any(|part| folder.contains(part)) || path.ends_with("/tests.rs")
}

/// Programs that cargo links for the folders `tests`: files there, and folders with a `main.rs`.
fn test_programs(tests: &[Source]) -> usize {
    let parts = tests.iter().map(|s| s.path.split('/').collect::<Vec<_>>());
    parts
        .filter(|parts| {
            let Some(at) = parts.iter().position(|part| *part == "tests") else { return false };
            let rest = &parts[at + 1..];
            rest.len() == 1 || rest.len() == 2 && rest[1] == "main.rs"
        })
        .count()
}

fn quantiles(values: impl Iterator<Item = usize>) -> String {
    let mut values: Vec<usize> = values.collect();
    values.sort_unstable();
    let at = |share: usize| values.get((values.len().saturating_sub(1)) * share / 100).copied().unwrap_or(0);
    format!("{}, {}", at(50), at(95))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_are_told_from_sources() {
        for path in
            ["tests/ui.rs", "tile-core/src/testing/mod.rs", "a/src/b/tests.rs", "tile-backends/ascend/sim/src/lib.rs"]
        {
            assert!(is_test(path), "{path}");
        }
        for path in ["src/lib.rs", "tile-core/src/tensor/mod.rs", "xtask/src/main.rs"] {
            assert!(!is_test(path), "{path}");
        }
        let source = |path: &str| Source { path: path.to_owned(), text: String::new() };
        let all = ["tests/a.rs", "x/tests/b/main.rs", "x/tests/b/other.rs", "x/tests/common/mod.rs"].map(source);
        assert_eq!(test_programs(&all), 2);
    }

    #[test]
    fn quantiles_are_values_that_occur() {
        assert_eq!(quantiles([5, 1, 3].into_iter()), "3, 3");
        assert_eq!(quantiles((0..101).rev()), "50, 95");
        assert_eq!(quantiles(std::iter::empty()), "0, 0");
    }
}
