//! Checks before a release, by programs that are not part of Rust: `cargo xtask semver`, `cargo xtask
//! msrv` and `cargo xtask book`. Each says how its program is installed where it is missing.

use crate::package::{flags, installed};
use crate::{root, shell};
use std::process::Command;

/// `cargo xtask semver [COMMIT]`: what the published crates break of their interfaces since a commit.
pub(crate) fn semver(arguments: &[String]) -> Result<(), String> {
    let baseline = match arguments {
        [] => last_tag()?,
        [commit] => commit.clone(),
        _ => return Err(format!("takes a commit or nothing, found `{}`", arguments.join(" "))),
    };
    if !installed("cargo", &["semver-checks", "--version"], &root()) {
        return Err("cargo-semver-checks is not installed: `cargo install cargo-semver-checks --locked`".to_owned());
    }
    shell::run(&format!("cargo semver-checks{} --baseline-rev {baseline}", flags()?), &[])
}

/// The last tag of a release.
fn last_tag() -> Result<String, String> {
    let mut git = Command::new("git");
    git.args(["describe", "--tags", "--abbrev=0", "--match", "v[0-9]*"]).current_dir(root());
    let output = git.output().map_err(|error| format!("git: {error}"))?;
    if !output.status.success() {
        return Err("there is no tag of a release yet; expected the commit to compare with".to_owned());
    }
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// `cargo xtask msrv`: whether the published crates compile with the oldest compiler that their
/// manifests promise.
pub(crate) fn msrv(arguments: &[String]) -> Result<(), String> {
    if let Some(argument) = arguments.first() {
        return Err(format!("takes nothing, found `{argument}`"));
    }
    let version = env!("CARGO_PKG_RUST_VERSION");
    let toolchain = format!("+{version}");
    if !installed("cargo", &[&toolchain, "--version"], &root()) {
        return Err(format!("Rust {version} is not installed: `rustup toolchain install {version} --profile minimal`"));
    }
    let command = format!("cargo {toolchain} check --locked --target-dir target/msrv{} --all-features", flags()?);
    shell::run(&command, &[])
}

/// `cargo xtask book`: the book's pages as HTML.
pub(crate) fn book(arguments: &[String]) -> Result<(), String> {
    if let Some(argument) = arguments.first() {
        return Err(format!("takes nothing, found `{argument}`"));
    }
    if !installed("mdbook", &["--version"], &root()) {
        let reason = "mdbook is not installed: `cargo install mdbook --locked`, or a binary of its releases";
        return Err(reason.to_owned());
    }
    let target = root().join("target/book");
    shell::run(&format!("mdbook build docs/book --dest-dir {}", target.display()), &[])
}
