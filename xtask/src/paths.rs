//! `cargo xtask paths`: every path that a page names in backquotes exists.
//!
//! A path is a piece in backquotes that has a `/` and begins with a folder of the
//! repository's root, with no pattern in it. Pages say where things are; renames
//! would make them wrong without a sound.

use std::fs;
use std::path::Path;

/// Folders that are not source, and pages that quote other repositories.
const SKIPPED: &[&str] = &["target", ".git"];

pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    if let Some(argument) = arguments.first() {
        return Err(format!("takes no arguments, found `{argument}`"));
    }
    let root = crate::root();
    let dead = dead(&root)?;
    if dead.is_empty() { Ok(()) } else { Err(format!("paths that do not exist:\n{}", dead.join("\n"))) }
}

/// `page:line: path` for each path that no file or folder has.
fn dead(root: &Path) -> Result<Vec<String>, String> {
    let mut out = Vec::new();
    let mut pages = Vec::new();
    markdown(root, &mut pages)?;
    for page in pages {
        let text = fs::read_to_string(&page).map_err(|e| format!("{}: {e}", page.display()))?;
        for (number, line) in text.lines().enumerate() {
            for path in named(line).filter(|path| is_path(root, path) && !root.join(path).exists()) {
                let page = page.strip_prefix(root).unwrap_or(&page).display();
                out.push(format!("{page}:{}: {path}", number + 1));
            }
        }
    }
    Ok(out)
}

fn markdown(dir: &Path, out: &mut Vec<std::path::PathBuf>) -> Result<(), String> {
    let entries = fs::read_dir(dir).map_err(|e| format!("{}: {e}", dir.display()))?;
    let mut paths: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    for path in paths {
        let skipped = path.file_name().is_some_and(|name| SKIPPED.iter().any(|s| name == *s));
        if path.is_dir() && !skipped {
            markdown(&path, out)?;
        } else if path.extension().is_some_and(|e| e == "md") {
            out.push(path);
        }
    }
    Ok(())
}

/// What stands in backquotes on a line.
fn named(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

fn is_path(root: &Path, text: &str) -> bool {
    let plain = text.chars().all(|c| c.is_ascii_alphanumeric() || "/._-".contains(c));
    plain
        && text
            .split_once('/')
            .is_some_and(|(first, rest)| !rest.is_empty() && !first.is_empty() && root.join(first).is_dir())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_paths_in_backquotes() {
        let root = crate::root();
        let found: Vec<&str> =
            named("See `xtask/src/main.rs`, `a / b`, `tests/*.rs`, `n/a` and `tests/none.rs`.").collect();
        let paths: Vec<&str> = found.into_iter().filter(|path| is_path(&root, path)).collect();
        assert_eq!(paths, ["xtask/src/main.rs", "tests/none.rs"]);
    }
}
