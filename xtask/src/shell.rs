//! Commands that a task runs one after the other, with their output on the terminal.

use crate::root;
use std::process::Command;
use std::time::Instant;

/// Runs the words of a command in the root; says how long it took.
pub(crate) fn run(words: &[&str], env: &[(&str, &str)]) -> Result<(), String> {
    println!("-- {}", words.join(" "));
    let started = Instant::now();
    let status = Command::new(words[0])
        .args(&words[1..])
        .envs(env.iter().copied())
        .current_dir(root())
        .status()
        .map_err(|error| format!("{}: {error}", words[0]))?;
    if !status.success() {
        return Err(format!("`{}`: {status}", words.join(" ")));
    }
    println!("-- {:.0} s", started.elapsed().as_secs_f64());
    Ok(())
}
