//! Lock files of the workspaces beside the root's: they name every dependency that the
//! repository's own packages have.
//!
//! Each is resolved with `--locked` far into the full tier; a dependency that a crate of the
//! root gains is missing there until `cargo update --workspace --manifest-path …` is run.

use crate::sources::{files, relative};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

type Dependencies = BTreeMap<String, BTreeSet<String>>;

/// For each package of the repository by name, the packages that it always depends on.
fn declared() -> Dependencies {
    let texts = files("toml")
        .into_iter()
        .filter(|path| path.ends_with("Cargo.toml"))
        .map(|path| fs::read_to_string(path).unwrap());
    texts.filter_map(|text| manifest(&text)).collect()
}

/// The name and the dependencies of a manifest's package; optional ones are left out, and
/// those of tests: they are in the lock of the package's own workspace alone.
fn manifest(text: &str) -> Option<(String, BTreeSet<String>)> {
    let (mut section, mut name, mut dependencies) = ("", None, BTreeSet::new());
    for line in text.lines().map(str::trim) {
        if line.starts_with('[') {
            section = line.trim_matches(['[', ']']);
        }
        let Some((key, value)) = line.split_once('=').filter(|_| !line.starts_with(['[', '#'])) else { continue };
        let (key, value) = (key.trim(), value.trim());
        match section {
            "package" if key == "name" => name = Some(value.trim_matches('"').to_owned()),
            "dependencies" | "build-dependencies" if !value.contains("optional = true") => {
                let renamed = value.split_once("package = \"").and_then(|(_, rest)| rest.split('"').next());
                let plain = key.split('.').next().unwrap_or(key);
                dependencies.insert(renamed.unwrap_or(plain).to_owned());
            }
            _ => {}
        }
    }
    Some((name?, dependencies))
}

/// The packages of a lock file that come from no registry, with their dependencies.
fn locked(text: &str) -> Dependencies {
    let local = text.split("[[package]]").skip(1).filter(|package| !package.contains("\nsource = "));
    local
        .filter_map(|package| {
            let name = package.split_once("name = \"")?.1.split('"').next()?;
            let list = package.split_once("dependencies = [").map_or("", |(_, rest)| rest);
            let list = list.split(']').next().unwrap_or("");
            let entries = list.split(',').map(|entry| entry.trim().trim_matches('"'));
            let names = entries.filter_map(|entry| entry.split(' ').next()).filter(|name| !name.is_empty());
            Some((name.to_owned(), names.map(str::to_owned).collect()))
        })
        .collect()
}

#[test]
fn lock_files_name_every_dependency() {
    let declared = declared();
    // Nobody keeps the fuzzer's.
    let kept = |path: &PathBuf| path.ends_with("Cargo.lock") && !relative(path).starts_with("fuzz/");
    let locks: Vec<PathBuf> = files("lock").into_iter().filter(kept).collect();
    assert!(locks.len() > 1 && declared.contains_key("tile-core"), "the repository's manifests are not found");
    let mut stale = Vec::new();
    for lock in locks {
        for (package, names) in locked(&fs::read_to_string(&lock).unwrap()) {
            let missing = declared.get(&package).into_iter().flatten().filter(|name| !names.contains(*name));
            stale.extend(missing.map(|name| format!("{}: {package} without {name}", relative(&lock))));
        }
    }
    assert!(stale.is_empty(), "run `cargo update --workspace --manifest-path …` for:\n{}", stale.join("\n"));
}

#[test]
fn manifests_and_locks_are_read() {
    let text = "[package]\nname = \"a\"\n[dependencies]\nb.workspace = true\nc = { version = \"1\", optional = true }\n\
                d = { package = \"e\", path = \"e\" }\n[dev-dependencies]\nf = \"1\"\n";
    let (name, dependencies) = manifest(text).unwrap();
    assert_eq!((name.as_str(), dependencies), ("a", ["b", "e"].map(str::to_owned).into()));
    let text = "[[package]]\nname = \"a\"\nversion = \"1\"\ndependencies = [\n \"b\",\n \"e 1.0.0\",\n]\n\n\
                [[package]]\nname = \"b\"\nversion = \"1\"\nsource = \"registry\"\n";
    assert_eq!(locked(text), [("a".to_owned(), ["b", "e"].map(str::to_owned).into())].into());
}
