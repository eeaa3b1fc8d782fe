//! `cargo tile bench-task` with programs of the shell in place of Python. What Python checks is tested
//! in `bindings/python`.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::{Command, Output};

fn bench_task(python: &str, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cargo-tile"));
    command.args(["tile", "bench-task"]).args(args).env("PYTHON", python).output().expect("the program runs")
}

#[track_caller]
fn fails(output: &Output, code: i32, message: &str) {
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{told}");
    assert!(told.contains(message), "expected `{message}` in\n{told}");
}

/// A program that answers for Python.
fn stand_in(name: &str, script: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, format!("#!/bin/sh\n{script}\n")).expect("the folder can be written");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("the file is ours");
    path
}

#[test]
fn a_directory_has_to_be_named() {
    fails(&bench_task("python3", &[]), 2, "expected `bench-task DIR [--device cuda|interpreter] [--json]`");
    fails(&bench_task("python3", &["--json"]), 2, "where DIR has task.py and solution.py");
}

#[test]
fn what_is_missing_is_said() {
    fails(&bench_task("/no/such/python", &["."]), 1, "PYTHON names another interpreter");
    let without = stand_in("without", "echo \"ModuleNotFoundError: No module named 'numpy'\" >&2; exit 1");
    let output = bench_task(&without.display().to_string(), &["."]);
    fails(&output, 1, "has no `tile_kernel.task`: ModuleNotFoundError: No module named 'numpy'");
    fails(&output, 1, "-m pip install tile-kernel numpy");
}

#[test]
fn arguments_and_the_status_are_passed_on() {
    let python = stand_in("python", "if [ $1 = -c ]; then exit 0; fi; echo \"$@\"; exit 2");
    let output = bench_task(&python.display().to_string(), &["some/task", "--device", "interpreter", "--json"]);
    assert_eq!(String::from_utf8_lossy(&output.stdout), "-m tile_kernel.task some/task --device interpreter --json\n");
    assert_eq!(output.status.code(), Some(2));
}
