//! `cargo tile launch` with programs of the shell.
#![cfg(unix)]

use std::process::{Command, Output};
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

#[test]
fn a_program_that_is_not_there_is_an_error() {
    let output = launch(&["-n", "2", "--", "no-such-program"]);
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.starts_with("error: `no-such-program` does not start: "), "{told}");
}
