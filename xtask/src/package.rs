//! `cargo xtask package`: whether every crate that is published could be.
//!
//! First what a registry and its readers need of a manifest, which a test of this crate checks as
//! well; then `cargo package`, which makes the archives, and with `--verify` builds each from its
//! own.

use crate::{root, shell};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

/// Registries take at most five keywords of at most twenty characters.
const KEYWORDS: usize = 5;
const KEYWORD: usize = 20;

pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let verify = match arguments {
        [] => false,
        [one] if one == "--verify" => true,
        _ => return Err(format!("takes `--verify` or nothing, found `{}`", arguments.join(" "))),
    };
    let packages = packages()?;
    let found = faults(&packages);
    if !found.is_empty() {
        return Err(found.join("\n"));
    }
    let exclude: String = packages
        .iter()
        .filter(|package| !published(package))
        .map(|package| format!(" --exclude {}", name(package)))
        .collect();
    let verify = if verify { "" } else { " --no-verify" };
    shell::run(&format!("cargo package --quiet --workspace{exclude}{verify} --allow-dirty"), &[])
}

/// The workspace's packages, as `cargo metadata` describes them.
pub(crate) fn packages() -> Result<Vec<Value>, String> {
    packages_of(&root().join("Cargo.toml"))
}

/// The same of the workspace of a manifest.
pub(crate) fn packages_of(manifest: &Path) -> Result<Vec<Value>, String> {
    let mut command = Command::new("cargo");
    command.args(["metadata", "--format-version", "1", "--no-deps", "--manifest-path"]).arg(manifest);
    let output = command.output().map_err(|error| format!("cargo metadata: {error}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let metadata: Value = serde_json::from_slice(&output.stdout).map_err(|error| error.to_string())?;
    metadata["packages"].as_array().cloned().ok_or_else(|| "cargo metadata has no `packages`".to_owned())
}

/// Whether a package is for registries.
pub(crate) fn published(package: &Value) -> bool {
    package["publish"].is_null()
}

pub(crate) fn name(package: &Value) -> &str {
    package["name"].as_str().unwrap_or_default()
}

/// What is missing or wrong, one line each.
fn faults(packages: &[Value]) -> Vec<String> {
    let known: BTreeSet<&str> = packages.iter().filter(|package| published(package)).map(name).collect();
    let mut found = Vec::new();
    for package in packages.iter().filter(|package| published(package)) {
        let mut fault = |text: String| found.push(format!("{}: {text}", name(package)));
        for field in ["description", "license", "readme", "rust_version"] {
            if package[field].as_str().is_none_or(str::is_empty) {
                fault(format!("its manifest has no `{field}`"));
            }
        }
        let keywords: Vec<&str> =
            package["keywords"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        if keywords.is_empty() || keywords.len() > KEYWORDS || keywords.iter().any(|word| word.len() > KEYWORD) {
            fault(format!("`keywords` are {keywords:?}, expected 1 to {KEYWORDS} of at most {KEYWORD} characters"));
        }
        if package["categories"].as_array().is_none_or(Vec::is_empty) {
            fault("its manifest has no `categories`".to_owned());
        }
        let features = package["features"].as_object().is_some_and(|features| !features.is_empty());
        if features && package["metadata"]["docs"]["rs"].is_null() {
            fault("it has features and no `package.metadata.docs.rs`, which says what docs.rs shows".to_owned());
        }
        let manifest = package["manifest_path"].as_str().unwrap_or_default();
        let text = std::fs::read_to_string(manifest).unwrap_or_default();
        if !text.lines().any(|line| line.starts_with("include = [")) {
            fault("its manifest has no `include`".to_owned());
        }
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            let (on, requirement) = (name(dependency), dependency["req"].as_str().unwrap_or_default());
            // A dependency of tests without a version stays out of the archive.
            if dependency["path"].is_null() || (dependency["kind"] == "dev" && requirement == "*") {
                continue;
            }
            if requirement == "*" {
                fault(format!("the dependency `{on}` has a path and no version"));
            } else if !known.contains(on) {
                fault(format!("it depends on `{on}`, which is not published"));
            }
        }
    }
    found
}

/// The packages that are published, as flags of cargo.
pub(crate) fn flags() -> Result<String, String> {
    Ok(packages()?
        .iter()
        .filter(|package| published(package))
        .map(|package| format!(" -p {}", name(package)))
        .collect())
}

/// Whether a program answers to `--version`.
pub(crate) fn installed(program: &str, arguments: &[&str], directory: &Path) -> bool {
    Command::new(program).args(arguments).current_dir(directory).output().is_ok_and(|output| output.status.success())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn every_published_crate_has_what_registries_ask_for() {
        assert_eq!(faults(&packages().unwrap()), Vec::<String>::new());
    }

    #[test]
    fn what_is_missing_is_named() {
        let package = json!({
            "name": "a", "publish": null, "description": "x", "license": "MIT", "readme": null, "rust_version": "1.93",
            "keywords": ["k"], "categories": ["c"], "features": {"f": []}, "metadata": null, "manifest_path": "",
            "dependencies": [
                {"name": "b", "path": "/b", "req": "^1", "kind": null},
                {"name": "c", "path": "/c", "req": "*", "kind": null},
                {"name": "d", "path": "/d", "req": "*", "kind": "dev"},
            ],
        });
        let found = faults(&[package]);
        let expected = [
            "no `readme`",
            "no `package.metadata.docs.rs`",
            "no `include`",
            "depends on `b`, which is not published",
            "`c` has a path and no version",
        ];
        assert_eq!(found.len(), expected.len(), "{found:?}");
        for (found, expected) in found.iter().zip(expected) {
            assert!(found.starts_with("a: ") && found.contains(expected), "{found}");
        }
    }
}
