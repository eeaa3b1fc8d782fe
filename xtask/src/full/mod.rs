//! `cargo xtask full`: everything that `cargo test` leaves out — all backends, external
//! verifiers, emulated devices and machines, Miri and the fuzzer.
//!
//! [`steps`] lists the work, [`tools`] finds the external programs, [`mod@slice`] chooses
//! which part of an exhaustive matrix runs, and [`run`] executes the steps on two
//! workers and says at the end how long each took and what was not checked.

mod run;
mod slice;
mod steps;
mod tools;

use crate::root;
use serde_json::Value;
use std::path::Path;
use std::process::Command;
use std::time::Duration;
use tile_golden::slice::VARIABLE;

/// Minutes within which a step has to begin: later ones are left out, and named at the end.
const WITHIN: &str = "TILE_BEGIN_WITHIN";

/// The task: `--all` takes every slice of every matrix, `--list` prints the steps, and
/// names of steps restrict the run to these and to what they need.
pub(crate) fn task(arguments: &[String]) -> Result<(), String> {
    let (flags, names): (Vec<&String>, Vec<&String>) = arguments.iter().partition(|a| a.starts_with("--"));
    if let Some(unknown) = flags.iter().find(|flag| !matches!(flag.as_str(), "--all" | "--list")) {
        return Err(format!("no flag `{unknown}`: there are --all and --list"));
    }
    let has = |flag: &str| flags.iter().any(|f| *f == flag);
    let chosen = slice::choose(&root(), has("--all"));
    let mut steps = steps::steps(chosen, &default_members(&root())?);
    if has("--list") {
        for step in &steps {
            println!("{:18} {}", step.name, step.about);
        }
        return Ok(());
    }
    if let Some(unknown) = names.iter().find(|name| !steps.iter().any(|step| step.name == **name)) {
        return Err(format!("no step `{unknown}`: `cargo xtask full --list` prints them"));
    }
    if !names.is_empty() {
        steps::restrict(&mut steps, &names);
    }
    slice::tell(chosen, steps.iter().filter(|step| step.slice.is_some()).map(|step| (step.name, step.about)));
    let mut tools = tools::find(&root())?;
    tools.env.push((VARIABLE.to_owned(), chosen.text()));
    let within = match std::env::var(WITHIN) {
        Ok(text) => Some(text.parse::<u64>().map_err(|_| format!("{WITHIN}: expected minutes, found `{text}`"))?),
        Err(_) => None,
    };
    run::all(&root(), steps, tools, within.map(|minutes| Duration::from_secs(60 * minutes)))
}

/// The packages that `cargo test` runs, as the workspace's manifest says.
fn default_members(root: &Path) -> Result<Vec<String>, String> {
    let metadata = ["metadata", "--no-deps", "--format-version", "1"];
    let output = Command::new("cargo").args(metadata).current_dir(root).output();
    let output = output.map_err(|error| format!("cargo metadata: {error}"))?;
    let value: Value = serde_json::from_slice(&output.stdout).map_err(|error| format!("cargo metadata: {error}"))?;
    let members = value["workspace_default_members"].as_array().ok_or("cargo metadata names no default members")?;
    let packages = value["packages"].as_array().ok_or("cargo metadata names no packages")?;
    let default = packages.iter().filter(|package| members.contains(&package["id"]));
    Ok(default.filter_map(|package| package["name"].as_str().map(str::to_owned)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn default_members_are_those_of_the_manifest() {
        let members = default_members(&root()).unwrap();
        for (package, default) in
            [("tile-kernel", true), ("xtask", true), ("tile-cuda", false), ("target-tests", false)]
        {
            assert_eq!(members.iter().any(|member| member == package), default, "{package}");
        }
    }
}
