//! Runs the steps of `cargo xtask full` on two workers, each step as soon as what it needs
//! is done, in the order of the list.

use super::steps::Step;
use super::tools::Tools;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Condvar, Mutex};
use std::time::{Duration, Instant};

/// How many steps run at the same time: many are one thread for most of their time.
const WORKERS: usize = 2;

/// Where a step is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    Waiting,
    Running,
    Done,
}

struct Board {
    states: Vec<State>,
    times: Vec<Duration>,
    failed: Option<String>,
    skipped: Vec<String>,
}

impl Board {
    /// Leaves out what has not begun, and says so.
    fn leave_out(&mut self, steps: &[Step], within: Duration) {
        for (step, state) in steps.iter().zip(&mut self.states).filter(|(_, state)| **state == State::Waiting) {
            *state = State::Done;
            let minutes = within.as_secs() / 60;
            self.skipped.push(format!("{}: it did not begin within {minutes} minutes", step.name));
        }
    }

    /// The first step that waits for nothing.
    fn next(&self, steps: &[Step]) -> Option<usize> {
        let done =
            |name: &str| steps.iter().zip(&self.states).any(|(s, state)| s.name == name && *state == State::Done);
        (0..steps.len()).find(|&i| self.states[i] == State::Waiting && steps[i].needs.iter().all(|need| done(need)))
    }
}

/// Runs all steps; fails with the first that fails, once what runs beside it has ended. Steps that did
/// not begin within a stated time are left out, as on a machine that is much slower than others.
pub(crate) fn all(root: &Path, steps: Vec<Step>, tools: Tools, within: Option<Duration>) -> Result<(), String> {
    let started = Instant::now();
    let logs = root.join("target/ci");
    fs::create_dir_all(&logs).map_err(|error| format!("{}: {error}", logs.display()))?;
    let mut tools = tools;
    if tools.vulkan {
        tools.env.push(("TILE_VULKAN".to_owned(), "1".to_owned()));
    }
    let (steps, left_out): (Vec<Step>, Vec<Step>) =
        steps.into_iter().partition(|step| tools.vulkan || step.without_vulkan);
    let board = Mutex::new(Board {
        states: vec![State::Waiting; steps.len()],
        times: vec![Duration::ZERO; steps.len()],
        failed: None,
        skipped: tools.missing.clone(),
    });
    let changed = Condvar::new();
    std::thread::scope(|scope| {
        for _ in 0..WORKERS {
            scope.spawn(|| work(root, &logs, &steps, &tools, (&board, &changed), (started, within)));
        }
    });
    let board = board.into_inner().map_err(|_| "a worker panicked".to_owned())?;
    println!("\n== minutes");
    for (step, time) in steps.iter().zip(&board.times) {
        println!("{:20} {}", step.name, minutes(*time));
    }
    println!("{:20} {}", "all", minutes(started.elapsed()));
    for step in left_out {
        println!("{:20} left out: there is no driver of Vulkan", step.name);
    }
    if !board.skipped.is_empty() {
        println!("\n!! NOT CHECKED on this machine:");
        board.skipped.iter().for_each(|line| println!("!! - {line}"));
    }
    board.failed.map_or(Ok(()), Err)
}

fn minutes(time: Duration) -> String {
    format!("{:3}:{:02}", time.as_secs() / 60, time.as_secs() % 60)
}

fn work(
    root: &Path,
    logs: &Path,
    steps: &[Step],
    tools: &Tools,
    (board, changed): (&Mutex<Board>, &Condvar),
    (started, within): (Instant, Option<Duration>),
) {
    loop {
        let mut held = board.lock().expect("no worker panics while it holds the board");
        let index = loop {
            // Also for a worker that has waited for another's step.
            if let Some(within) = within.filter(|within| started.elapsed() > *within) {
                held.leave_out(steps, within);
            }
            if held.failed.is_some() || held.states.iter().all(|state| *state != State::Waiting) {
                return;
            }
            match held.next(steps) {
                Some(index) => break index,
                None => held = changed.wait(held).expect("no worker panics while it holds the board"),
            }
        };
        held.states[index] = State::Running;
        drop(held);
        let step = &steps[index];
        println!("== {} ({}) begins: {}", step.name, minutes(started.elapsed()).trim(), step.about);
        let log = logs.join(format!("{}.log", step.name));
        let begun = Instant::now();
        let result = execute(root, step, tools, &log);
        let mut held = board.lock().expect("no worker panics while it holds the board");
        held.states[index] = State::Done;
        held.times[index] = begun.elapsed();
        held.skipped.extend(skips(&log));
        report(step, &log, &result, begun.elapsed());
        if let Err(error) = result {
            held.failed.get_or_insert(format!("{}: {error}", step.name));
        }
        drop(held);
        changed.notify_all();
    }
}

/// Runs the commands of a step with their output in a file.
fn execute(root: &Path, step: &Step, tools: &Tools, log: &PathBuf) -> Result<(), String> {
    let file = File::create(log).map_err(|error| format!("{}: {error}", log.display()))?;
    for command in &step.commands {
        let [out, err] = [file.try_clone(), file.try_clone()].map(|copy| copy.map_err(|error| error.to_string()));
        let status = Command::new("bash")
            .args(["-euo", "pipefail", "-c", command])
            .current_dir(root)
            .envs(tools.env.iter().map(|(name, value)| (name, value)))
            .env("CARGO_TERM_COLOR", "never")
            .stdin(Stdio::null())
            .stdout(out?)
            .stderr(err?)
            .status()
            .map_err(|error| format!("{command}: {error}"))?;
        if !status.success() {
            return Err(format!("`{command}`: {status}"));
        }
    }
    Ok(())
}

/// What a step says it left out.
fn skips(log: &Path) -> Vec<String> {
    let text = fs::read_to_string(log).unwrap_or_default();
    let says = ["skipped: ", "is skipped", "is not executed", "is not run"];
    text.lines().filter(|line| says.iter().any(|word| line.contains(word))).map(str::to_owned).collect()
}

/// The results of a step's tests, or all it wrote where it failed.
fn report(step: &Step, log: &Path, result: &Result<(), String>, time: Duration) {
    let text = fs::read_to_string(log).unwrap_or_default();
    println!("== {} ends ({})", step.name, minutes(time).trim());
    match result {
        Ok(()) => {
            let told = ["test result:", "checks", "-- "];
            text.lines()
                .filter(|line| told.iter().any(|word| line.starts_with(word)))
                .for_each(|line| println!("{line}"));
        }
        Err(error) => println!("{text}\n!! {}: {error}", step.name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(name: &'static str, needs: &'static [&'static str]) -> Step {
        Step { name, about: "", needs, commands: Vec::new(), slice: None, without_vulkan: true }
    }

    #[test]
    fn steps_wait_for_what_they_need() {
        let steps = [step("run", &["build"]), step("build", &[]), step("other", &[])];
        let mut board = Board { states: vec![State::Waiting; 3], times: Vec::new(), failed: None, skipped: Vec::new() };
        assert_eq!(board.next(&steps), Some(1));
        board.states[1] = State::Running;
        assert_eq!(board.next(&steps), Some(2));
        board.states[2] = State::Running;
        assert_eq!(board.next(&steps), None);
        board.states[1] = State::Done;
        assert_eq!(board.next(&steps), Some(0));
        board.states[0] = State::Waiting;
        board.leave_out(&steps, Duration::from_secs(120));
        assert_eq!((board.next(&steps), board.states[2]), (None, State::Running));
        assert_eq!(board.skipped, ["run: it did not begin within 2 minutes"]);
    }
}
