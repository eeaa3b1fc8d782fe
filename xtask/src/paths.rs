//! `cargo xtask paths`: every path that a page names in backquotes exists.
//!
//! A path is a piece in backquotes that has a `/`, has no pattern in it, and begins
//! with a folder of the repository's root that holds source. A page about one crate says where its
//! paths begin, `<!-- base: tile-backends/simt/src -->`, and a piece that ends in
//! `.rs` or begins with a folder of a base is then a path, too. Pages say where
//! things are; renames would make them wrong without a sound.

use std::fs;
use std::path::{Path, PathBuf};

/// Folders that are not source.
const SKIPPED: &[&str] = &["target", ".git", "node_modules"];

pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    if let Some(argument) = arguments.first() {
        return Err(format!("takes no arguments, found `{argument}`"));
    }
    let dead = dead(&crate::root())?;
    if dead.is_empty() { Ok(()) } else { Err(format!("paths that do not exist:\n{}", dead.join("\n"))) }
}

/// `page:line: path` for each path that no file or folder has.
fn dead(root: &Path) -> Result<Vec<String>, String> {
    let mut out = Vec::new();
    let mut pages = Vec::new();
    markdown(root, &mut pages)?;
    for page in pages {
        let text = fs::read_to_string(&page).map_err(|e| format!("{}: {e}", page.display()))?;
        let bases: Vec<PathBuf> = bases(&text).map(|base| root.join(base)).collect();
        let roots: Vec<&Path> = bases.iter().map(PathBuf::as_path).chain([root]).collect();
        for (number, line) in text.lines().enumerate() {
            for path in named(line).filter(|path| is_path(&roots, path)) {
                if !roots.iter().any(|root| root.join(path).exists()) {
                    let page = page.strip_prefix(root).unwrap_or(&page).display();
                    out.push(format!("{page}:{}: {path}", number + 1));
                }
            }
        }
    }
    Ok(out)
}

fn markdown(dir: &Path, out: &mut Vec<PathBuf>) -> Result<(), String> {
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

/// Where a page says that its paths begin.
fn bases(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| line.trim().strip_prefix("<!-- base: ")?.strip_suffix(" -->"))
}

/// What stands in backquotes on a line.
fn named(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

/// Whether a piece is meant as a path below one of these, of which the last is the root.
fn is_path(roots: &[&Path], text: &str) -> bool {
    let plain = text.chars().all(|c| c.is_ascii_alphanumeric() || "/._-".contains(c));
    let first = text.split('/').next().unwrap_or_default();
    let source = !first.is_empty() && !SKIPPED.contains(&first);
    let folder = text.len() > first.len() + 1 && source && roots.iter().any(|r| r.join(first).is_dir());
    plain && (folder || (roots.len() > 1 && text.ends_with(".rs")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_paths_in_backquotes() {
        let root = crate::root();
        let pieces =
            "See `xtask/src/main.rs`, `a / b`, `tests/*.rs`, `n/a`, `target/debug`, `main.rs`, `tests/none.rs`.";
        let found = |roots: &[&Path]| named(pieces).filter(|piece| is_path(roots, piece)).collect::<Vec<_>>().join(" ");
        assert_eq!(found(&[&root]), "xtask/src/main.rs tests/none.rs");
        assert_eq!(found(&[&root.join("xtask/src"), &root]), "xtask/src/main.rs main.rs tests/none.rs");
    }

    #[test]
    fn a_page_says_where_its_paths_begin() {
        let text = "# Page\n<!-- base: tile-core/src -->\ntext <!-- base: no -->\n";
        assert_eq!(bases(text).collect::<Vec<_>>(), ["tile-core/src"]);
    }

    #[test]
    fn pages_name_paths_that_exist() {
        assert_eq!(dead(&crate::root()).unwrap(), Vec::<String>::new());
    }
}
