//! Commands that a task runs one after the other, with their output on the terminal.

use crate::root;
use std::process::Command;
use std::time::Instant;

/// Runs a command in the root, by its words; says how long it took.
pub(crate) fn run(command: &str, env: &[(&str, &str)]) -> Result<(), String> {
    println!("-- {command}");
    let started = Instant::now();
    let mut words = command.split_whitespace();
    let program = words.next().ok_or("there is no command")?;
    let status = Command::new(program)
        .args(words)
        .envs(env.iter().copied())
        .current_dir(root())
        .status()
        .map_err(|error| format!("{program}: {error}"))?;
    if !status.success() {
        return Err(format!("`{command}`: {status}"));
    }
    println!("-- {:.0} s", started.elapsed().as_secs_f64());
    Ok(())
}
