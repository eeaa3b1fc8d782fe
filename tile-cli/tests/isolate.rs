//! Searches whose candidates hang or end the process: `tune --isolate` goes on in another one.
//!
//! The program is both sides: without a command it runs the tests, which start it with one.

use serde_json::Value;
use std::process::{Command, ExitCode, Output, abort};
use std::thread;
use std::time::Duration;
use tile_cli::{Kernel, Registered, main_native};
use tile_core::launch::Definition;
use tile_kernel::prelude::*;

/// `y = 2·x`; the instance of 64 comes to no end.
#[tile_kernel(default(N = 16), tune(N = [16, 32, 64]))]
fn endless<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [n]);
    let [i] = blocks([n.div_ceil(N)]);
    let mut sum = fragment::<f32>([1]);
    clear(&mut sum);
    if N == 64 {
        for _ in 0..1_000_000_000_000_000 {
            parallel!(1, |j| {
                sum[j] = sum[j] * 0.5 + 1.0;
            });
        }
    }
    parallel!(N, |j| {
        y[i * N + j] = x[i * N + j] * 2.0 + sum[0] * 0.0;
    });
}

/// Where it is set, a process ends itself while the instance of 64 runs.
const ABORT: &str = "TILE_TEST_ABORT";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().collect();
    if args.get(1).is_some_and(|command| command == "tune") {
        if std::env::var_os(ABORT).is_some() {
            thread::spawn(move || abort_with(&args));
        }
        return command();
    }
    let tests: [(&str, fn()); 4] = [
        ("a_candidate_that_hangs_costs_itself_alone", a_candidate_that_hangs_costs_itself_alone),
        ("a_candidate_that_ends_the_process_costs_itself_alone", a_candidate_that_ends_the_process_costs_itself_alone),
        ("a_stated_instance_that_hangs_is_an_error", a_stated_instance_that_hangs_is_an_error),
        ("other_failures_are_told_once", other_failures_are_told_once),
    ];
    let is_chosen = |name: &str| args[1..].iter().all(|arg| arg.starts_with('-') || name.contains(arg.as_str()));
    for (name, test) in tests.into_iter().filter(|(name, _)| is_chosen(name)) {
        test();
        println!("test {name} ... ok");
    }
    ExitCode::SUCCESS
}

fn command() -> ExitCode {
    const COMPILED: &[&dyn Kernel] = &[&endless::<16>(), &endless::<32>(), &endless::<64>()];
    let kernel = COMPILED[0];
    main_native(
        &[Registered {
            def: kernel.def(),
            path: "isolate::endless",
            tuning: kernel.tuning(),
            default: Some(|f: &mut dyn FnMut(&dyn Definition)| f(&endless::<16>())),
            written: None,
        }],
        COMPILED,
    )
}

/// Ends the process once its journal says that the instance of 64 runs.
fn abort_with(args: &[String]) {
    let at = args.iter().position(|arg| arg == "--journal");
    let journal = at.and_then(|at| args.get(at + 1)).cloned();
    while let Some(journal) = &journal {
        let text = std::fs::read_to_string(journal).unwrap_or_default();
        if text.lines().last().is_some_and(|line| line.contains("begun") && line.contains("[64]")) {
            abort();
        }
        thread::sleep(Duration::from_millis(5));
    }
}

fn tune(args: &[&str], aborts: bool) -> Output {
    let mut command = Command::new(std::env::current_exe().expect("the program has a path"));
    command.args(["tune", "endless", "--no-cache", "--isolate", "--patience", "3"]).args(args).env_remove(ABORT);
    if aborts {
        command.env(ABORT, "1");
    }
    command.output().expect("the program starts again")
}

/// What became of each instance, by its parameter.
fn outcomes(output: &Output) -> Vec<(i64, String)> {
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    assert_eq!(said.matches("the search goes on in another process").count(), 1, "{said}");
    let report: Value = serde_json::from_slice(&output.stdout).expect("one document of JSON");
    assert_eq!(report["results"].as_array().map(Vec::len), Some(1), "{report}");
    let trials = report["results"][0]["trials"].as_array().expect("trials are listed");
    let told = |trial: &Value| {
        (trial["consts"]["N"].as_i64().expect("a number"), trial["outcome"].as_str().unwrap_or_default().to_owned())
    };
    let mut told: Vec<_> = trials.iter().map(told).collect();
    told.sort();
    told
}

fn a_candidate_that_hangs_costs_itself_alone() {
    let found = outcomes(&tune(&["--dims", "n=100", "--json"], false));
    assert!(found.iter().map(|(n, _)| *n).eq([16, 32, 64]), "{found:?}");
    assert_eq!(found[2].1, "failed: it did not end within 3 s");
    assert!(found[..2].iter().all(|(_, told)| !told.contains("failed")), "{found:?}");
}

fn a_candidate_that_ends_the_process_costs_itself_alone() {
    let found = outcomes(&tune(&["--dims", "n=100", "--json"], true));
    assert!(found[2].1.starts_with("failed: it ended the process: "), "{found:?}");
    assert!(found[..2].iter().all(|(_, told)| !told.contains("failed")), "{found:?}");
}

fn a_stated_instance_that_hangs_is_an_error() {
    let output = tune(&["--dims", "n=100", "--with", "N=64"], false);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("cannot be tuned: of the stated instance, it did not end within 3 s"), "{said}");
}

fn other_failures_are_told_once() {
    let output = tune(&["--dims", "q=100"], false);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert_eq!(said.matches("`--dims` names `q`").count(), 1, "{said}");
}
