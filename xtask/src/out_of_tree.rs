//! `cargo xtask out-of-tree`: the example of a vendor's crate, built and tested from packaged copies of
//! the crates that it depends on.
//!
//! ```text
//! cargo package ──► target/package/NAME-VERSION.crate ──► target/out-of-tree/NAME-VERSION
//!                                                                 ▲
//!            examples/out-of-tree/CRATE ── versions, patched ─────┘
//! ```
//!
//! A file that archives leave out, or an item that is not public, fails here and not at a vendor's. The
//! crate's lock file counts; `--lock` writes it anew.

use crate::package::{name, packages, packages_of, published};
use crate::{root, shell};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Where crates outside of the workspace are.
const CRATES: &str = "examples/out-of-tree";

pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let locked = match arguments {
        [] => true,
        [one] if one == "--lock" => false,
        _ => return Err(format!("takes `--lock` or nothing, found `{}`", arguments.join(" "))),
    };
    crate::package::run(&[])?;
    let (root, packages) = (root(), packages()?);
    let unpacked = root.join("target/out-of-tree");
    fs::create_dir_all(&unpacked).map_err(|error| format!("{}: {error}", unpacked.display()))?;
    let folders = fs::read_dir(root.join(CRATES)).map_err(|error| format!("{CRATES}: {error}"))?;
    for folder in folders.flatten().map(|entry| entry.path()).filter(|path| path.join("Cargo.toml").is_file()) {
        let manifest = folder.join("Cargo.toml");
        let krate = packages_of(&manifest)?.pop().ok_or_else(|| format!("{} has no package", manifest.display()))?;
        no_paths(&krate)?;
        let config = patches(&root, &needed(&packages, &krate))?;
        let lock = if locked { " --locked" } else { "" };
        let manifest = manifest.display();
        let cargo = format!("--manifest-path {manifest} --config {config} --target-dir target");
        if !locked {
            shell::run(&format!("cargo update --workspace --manifest-path {manifest} --config {config}"), &[])?;
        }
        shell::run(&format!("cargo fmt --manifest-path {manifest} -- --check"), &[])?;
        shell::run(&format!("cargo test{lock} {cargo}"), &[])?;
    }
    Ok(())
}

/// The dependencies of a package.
fn dependencies(package: &Value) -> impl Iterator<Item = &Value> {
    package["dependencies"].as_array().into_iter().flatten()
}

/// Refuses dependencies that a vendor could not have.
fn no_paths(krate: &Value) -> Result<(), String> {
    match dependencies(krate).find(|on| !on["path"].is_null()) {
        Some(on) => Err(format!("{}: the dependency `{}` has a path, expected a version alone", name(krate), name(on))),
        None => Ok(()),
    }
}

/// The packages of this repository that a crate asks for, its tests among it, and those that they ask
/// for.
fn needed<'p>(packages: &'p [Value], krate: &'p Value) -> Vec<&'p Value> {
    let find = |on: &Value| packages.iter().find(|package| published(package) && name(package) == name(on));
    let mut waiting: Vec<&Value> = dependencies(krate).filter_map(find).collect();
    let (mut seen, mut found) = (BTreeSet::new(), Vec::new());
    while let Some(package) = waiting.pop() {
        if seen.insert(name(package)) {
            found.push(package);
            let on = dependencies(package).filter(|on| on["kind"] != "dev" && on["optional"] != true);
            waiting.extend(on.filter_map(find));
        }
    }
    found
}

/// Unpacks archives, and gives the configuration that puts them in the registry's place.
fn patches(root: &Path, packages: &[&Value]) -> Result<String, String> {
    let mut text = String::from("[patch.crates-io]\n");
    for package in packages {
        let called = format!("{}-{}", name(package), package["version"].as_str().unwrap_or_default());
        unpack(root, &called).map_err(|error| format!("{called}: {error}"))?;
        let folder = root.join("target/out-of-tree").join(&called);
        text += &format!("{} = {{ path = '{}' }}\n", name(package), folder.display());
    }
    let file = "target/out-of-tree/patch.toml";
    fs::write(root.join(file), text).map_err(|error| format!("{file}: {error}"))?;
    Ok(file.to_owned())
}

/// Unpacks an archive, unless it is the one that was unpacked before. Files get the time of now, by which
/// cargo sees that they are others.
fn unpack(root: &Path, called: &str) -> Result<(), String> {
    let told = |error: std::io::Error| error.to_string();
    let archive = fs::read(root.join(format!("target/package/{called}.crate"))).map_err(told)?;
    let folder = root.join("target/out-of-tree").join(called);
    let known = root.join(format!("target/out-of-tree/{called}.crate"));
    if fs::read(&known).is_ok_and(|known| known == archive) {
        return Ok(());
    }
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(told)?;
    }
    shell::run(&format!("tar -xzmf target/package/{called}.crate -C target/out-of-tree"), &[])?;
    fs::write(known, archive).map_err(told)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_is_needed_is_found_along_dependencies() {
        let on = |name: &str, kind: Value, optional: bool| json!({"name": name, "kind": kind, "optional": optional});
        let package = |name: &str, on: Vec<Value>| json!({"name": name, "publish": null, "dependencies": on});
        let packages = [
            package("a", vec![on("b", Value::Null, false), on("c", Value::Null, true), on("d", json!("dev"), false)]),
            package("b", vec![on("half", Value::Null, false)]),
            package("c", vec![]),
            package("d", vec![]),
        ];
        let krate = package("v", vec![on("libloading", Value::Null, false), on("a", json!("dev"), false)]);
        let found: Vec<&str> = needed(&packages, &krate).into_iter().map(name).collect();
        assert_eq!(found, ["a", "b"]);
    }

    #[test]
    fn paths_are_refused() {
        let of = |path: Value| no_paths(&json!({"name": "v", "dependencies": [{"name": "a", "path": path}]}));
        assert_eq!(of(Value::Null), Ok(()));
        assert_eq!(of(json!("/a")), Err("v: the dependency `a` has a path, expected a version alone".to_owned()));
    }
}
