//! The conformance suite as AscendNPU IR, compiled by the vendor's compiler and
//! simulated instruction by instruction (`tile-backends/ascend/sim`).
//!
//! The simulator poisons memory and finds races. No NPU is needed.
//!
//! ```sh
//! cargo test -p target-tests --test ascend -- --all matmul   # every check of cases with that name
//! TILE_BLESS=1 cargo test -p target-tests --test ascend      # writes the list of what is refused
//! ```
//!
//! Without `--all`, each check has one of the settings of the compiler and of whether extents are
//! known, in rotation, instead of all; the list is of that. What this compiler or the vendor's
//! refuses, and what the vendor's compiles wrongly, stands in `known.txt`, whole: a check that is
//! refused or wrong and not listed fails, and so does a line that nothing needs any more.
//!
//! `TILE_SLICES` with a number has a run take one of three slices of the cases.
//!
//! Each case runs in a process of its own, as many at once as there are CPUs, so that faults in
//! the vendor's tools or the simulator do not affect other cases.

mod known;
mod options;
mod report;
mod support;

use ascend_sim::Tools;
use options::Options;
use report::{Outcome, Report};
use std::process::{Command, ExitCode, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;
use tile_conformance::{Case, cases, unwinding};
use tile_golden::slice::Slices;

/// How many slices the cases are.
const SLICES: usize = 3;

fn main() -> ExitCode {
    let options = match Options::parse(std::env::args().skip(1)) {
        Ok(options) => options,
        Err(usage) => {
            eprintln!("{usage}");
            return ExitCode::from(2);
        }
    };
    let Some(tools) = Tools::find() else { return ExitCode::SUCCESS };
    if let Some(name) = &options.case {
        return run_one(tools, name, &options);
    }
    let exhaustive = options.all || !options.filters.is_empty() || tile_golden::blessing();
    let slices = if exhaustive { Slices::All } else { Slices::of_environment() };
    let chosen = cases().filter(|case| !case.large && options.chooses(case.name)).enumerate();
    let cases: Vec<Case> = chosen.filter(|(number, _)| slices.takes(*number, SLICES)).map(|(_, case)| case).collect();
    let (next, report) = (AtomicUsize::new(0), Mutex::new(Report::default()));
    let started = Instant::now();
    println!("seed {}, slices {}", options.seed, slices.text());
    thread::scope(|scope| {
        for _ in 0..options.jobs {
            scope.spawn(|| {
                while let Some(Case { name, .. }) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let begun = Instant::now();
                    let outcomes = elsewhere(name, &options);
                    report.lock().expect("no panic").add(name, outcomes, begun.elapsed());
                }
            });
        }
    });
    let report = report.into_inner().expect("no panic");
    let whole = options.filters.is_empty() && slices == Slices::All;
    let well = report.finish(started.elapsed(), &cases.iter().map(|case| case.name).collect::<Vec<&str>>(), whole);
    if well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Runs a case in another process, and gives what it said.
fn elsewhere(name: &str, options: &Options) -> Vec<Outcome> {
    let mut command = Command::new(std::env::current_exe().expect("the program has a path"));
    command.args(["--case", name, "--seed", &options.seed.to_string()]).stderr(Stdio::piped());
    if options.all {
        command.arg("--all");
    }
    let output = command.output().expect("the program starts again");
    let said = String::from_utf8_lossy(&output.stdout);
    let mut outcomes: Vec<Outcome> = said.lines().filter_map(Outcome::parse).collect();
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        let last: Vec<&str> = said.lines().rev().take(3).collect();
        let reason = format!("ends with {}: {}", output.status, last.join(" / "));
        outcomes.push(Outcome::Wrong { check: "the process".to_owned(), reason });
    }
    outcomes
}

/// Runs a case here, and says what came of each check, in lines.
fn run_one(tools: Tools, name: &str, options: &Options) -> ExitCode {
    let Some(case) = tile_conformance::find(name) else {
        eprintln!("there is no case {name}");
        return ExitCode::from(2);
    };
    support::start(tools, options);
    if let Err(reason) = unwinding(|| case.run(&support::Simulated)) {
        let outcome = Outcome::Wrong { check: "panicked".to_owned(), reason };
        println!("{}", outcome.line());
    }
    ExitCode::SUCCESS
}
