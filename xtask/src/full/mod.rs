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

pub(crate) use steps::FEATURES;

use crate::root;

/// The task: `--all` takes every slice of every matrix, `--list` prints the steps, and
/// names of steps restrict the run to these and to what they need.
pub(crate) fn task(arguments: &[String]) -> Result<(), String> {
    let (flags, names): (Vec<&String>, Vec<&String>) = arguments.iter().partition(|a| a.starts_with("--"));
    if let Some(unknown) = flags.iter().find(|flag| !matches!(flag.as_str(), "--all" | "--list")) {
        return Err(format!("no flag `{unknown}`: there are --all and --list"));
    }
    let has = |flag: &str| flags.iter().any(|f| *f == flag);
    let chosen = slice::Slices { all: has("--all"), seed: slice::seed(&root()) };
    let mut steps = steps::steps(&chosen);
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
    chosen.tell(steps.iter().filter(|step| step.slice.is_some()).map(|step| (step.name, step.about)));
    let tools = tools::find(&root())?;
    run::all(&root(), steps, tools)
}
