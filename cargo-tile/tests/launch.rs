//! `cargo tile launch` with programs of the shell.
#![cfg(unix)]

use std::io::{BufRead, BufReader};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

fn launch(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cargo-tile"));
    command.args(["tile", "launch"]).args(args).output().expect("the program runs")
}

fn lines(bytes: &[u8]) -> Vec<&str> {
    let mut lines: Vec<&str> = std::str::from_utf8(bytes).expect("text").lines().collect();
    lines.sort_unstable();
    lines
}

#[test]
fn every_rank_has_its_number_and_lines_say_whose_they_are() {
    let script = "echo $RANK of $WORLD_SIZE, $LOCAL_RANK of $LOCAL_WORLD_SIZE at $MASTER_ADDR; printf $1 >&2";
    let output = launch(&["-n", "3", "--", "sh", "-c", script, "sh", "end"]);
    assert!(output.status.success(), "{output:?}");
    let expected: Vec<String> = (0..3).map(|rank| format!("[{rank}] {rank} of 3, {rank} of 3 at 127.0.0.1")).collect();
    assert_eq!(lines(&output.stdout), expected);
    assert_eq!(lines(&output.stderr), ["[0] end", "[1] end", "[2] end"]);
}

#[test]
fn all_ranks_share_a_port_and_a_job() {
    let output = launch(&["-n", "2", "--", "sh", "-c", "echo $MASTER_PORT $TILE_DIST_JOB"]);
    let said = lines(&output.stdout);
    assert_eq!(said[0].strip_prefix("[0] "), said[1].strip_prefix("[1] "));
    let port = said[0].split(' ').nth(1).and_then(|port| port.parse::<u16>().ok());
    assert!(port.is_some_and(|port| port > 0), "{said:?}");
}

#[test]
fn the_first_failure_ends_all_and_is_the_status() {
    let began = Instant::now();
    let output = launch(&["-n", "2", "--", "sh", "-c", "if [ $RANK = 1 ]; then exit 7; fi; exec sleep 60"]);
    assert_eq!(output.status.code(), Some(7));
    assert!(began.elapsed() < Duration::from_secs(30), "{:?}", began.elapsed());
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains("error: rank 1 failed (exit status: 7), so all ranks were ended"), "{told}");
}

/// Whether a process runs no more, soon.
fn ends(process: &str) -> bool {
    let runs = || {
        let output = Command::new("ps").args(["-o", "stat=", "-p", process]).output().expect("there is `ps`");
        let state = String::from_utf8_lossy(&output.stdout).trim().to_owned();
        !state.is_empty() && !state.starts_with('Z')
    };
    let began = Instant::now();
    while runs() && began.elapsed() < Duration::from_secs(10) {
        std::thread::sleep(Duration::from_millis(20));
    }
    !runs()
}

#[test]
fn what_ranks_started_ends_with_them() {
    // One fails and leaves a process behind, the other waits for one.
    let script = "sleep 300 & echo $!; if [ $RANK = 1 ]; then exit 7; fi; wait";
    let output = launch(&["-n", "2", "--", "sh", "-c", script]);
    assert_eq!(output.status.code(), Some(7));
    let said = lines(&output.stdout);
    assert_eq!(said.len(), 2, "{said:?}");
    for process in said.iter().filter_map(|line| line.split(' ').nth(1)) {
        assert!(ends(process), "{process} of {said:?} still runs");
    }
}

#[test]
fn a_signal_ends_all() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cargo-tile"));
    command.args(["tile", "launch", "-n", "2", "--", "sh", "-c", "sleep 300 & echo $!; wait"]);
    let mut launcher = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program runs");
    let out = BufReader::new(launcher.stdout.take().expect("it is piped"));
    let said: Vec<String> = out.lines().map_while(Result::ok).take(2).collect();
    let sent = Command::new("kill").args(["-TERM", &launcher.id().to_string()]).status().expect("there is `kill`");
    assert!(sent.success());
    let output = launcher.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(128 + 15));
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains("error: signal 15 came, so all ranks were ended"), "{told}");
    for process in said.iter().filter_map(|line| line.split(' ').nth(1)) {
        assert!(ends(process), "{process} of {said:?} still runs");
    }
}

#[test]
fn a_program_that_is_not_there_is_an_error() {
    let output = launch(&["-n", "2", "--", "no-such-program"]);
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.starts_with("error: `no-such-program` does not start: "), "{told}");
}
