//! A test that every entry of `docs/language.md` has a test.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// What names an entry in a test: the section, and how the entry begins.
/// Headings name themselves by their section alone.
fn entries(text: &str) -> BTreeMap<String, usize> {
    let mut entries = BTreeMap::new();
    let mut section = String::new();
    let mut in_code = false;
    for (number, line) in text.lines().enumerate() {
        in_code ^= line.starts_with("```");
        if in_code {
            continue;
        }
        if let Some(heading) = line.strip_prefix("##") {
            let number_text = heading.trim_start_matches('#').split_whitespace().next().unwrap_or_default();
            section = format!("§{}", number_text.trim_end_matches('.'));
            entries.insert(section.clone(), number + 1);
            continue;
        }
        let numbered = line.split_once(". ").filter(|(n, _)| n.parse::<u32>().is_ok()).map(|(_, rest)| rest);
        let item = line.strip_prefix("- ").or(numbered);
        let cell = line.strip_prefix("| ").filter(|_| !line.starts_with("|---") && !line.starts_with("| |"));
        if let Some(entry) = item.or_else(|| cell.and_then(|row| row.split(" | ").next())) {
            let name = beginning(entry);
            // Heads of tables.
            if !["type", "expression"].contains(&name.as_str()) {
                entries.insert(format!("{section} {name}"), number + 1);
            }
        }
    }
    entries
}

/// How an entry begins: its first code or emphasised words, or what precedes
/// its first colon.
fn beginning(entry: &str) -> String {
    for mark in ["`", "**", "*"] {
        if let Some(rest) = entry.strip_prefix(mark)
            && let Some((name, _)) = rest.split_once(mark)
        {
            return name.trim().replace("\\|", "|");
        }
    }
    entry.split([':', ',', '.']).next().unwrap_or_default().trim().to_owned()
}

fn sources(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of tests") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            sources(&path, out);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            out.push(path);
        }
    }
}

#[test]
fn every_entry_has_a_test() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(root.join("docs/language.md")).expect("the text exists");
    let entries = entries(&text);
    assert!(entries.len() > 60, "{entries:?}");
    let mut paths = Vec::new();
    for folder in ["tests/language", "conformance/src/cases", "tests/renamed", "tests/ui", "tests/expressions"] {
        sources(&root.join(folder), &mut paths);
    }
    let mut named = BTreeSet::new();
    let mut unknown = Vec::new();
    for path in paths {
        let source = fs::read_to_string(&path).expect("readable");
        for (number, line) in source.lines().enumerate() {
            let Some(entry) = line.trim().strip_prefix("// language: ") else { continue };
            if entries.contains_key(entry) {
                named.insert(entry.to_owned());
            } else {
                unknown.push(format!("{}:{}: {entry}", path.display(), number + 1));
            }
        }
    }
    let missing: Vec<String> = entries
        .iter()
        .filter(|(entry, _)| !named.contains(*entry))
        .map(|(entry, line)| format!("docs/language.md:{line}: {entry}"))
        .collect();
    assert!(unknown.is_empty(), "tests of no entry:\n{}", unknown.join("\n"));
    assert!(missing.is_empty(), "entries without a test:\n{}", missing.join("\n"));
}
