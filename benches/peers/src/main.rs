//! A benchmark on the CPU: the kernels of tile-kernel beside the libraries `gemm`, `faer` and
//! `candle`, and beside plain Rust loops.
//!
//! ```text
//! cargo bench --bench cpu -- --filter matmul --threads 1 --json results.jsonl
//! cargo bench --bench cpu -- --threads 1,2 --json results.jsonl --plot cpu.svg
//! cargo bench --bench cpu -- --draw results.jsonl --plot cpu.svg
//! ```
//!
//! Everything measured for one workload runs interleaved in this process: the ratios hold on a
//! machine that is not idle, the absolute numbers do not. A peer that takes several times as long
//! as ours, and long, runs once.
//!
//! The workloads are those of the libraries, on `--threads` threads (all by default), and
//! `plain/<kernel>`, on one. With several numbers of threads, each has a process of its own,
//! because candle reads the number once.
//!
//! A line of the JSON file is one workload:
//!
//! - `work`, `threads`: its name, and the number of threads.
//! - `ours`, `peers`: median seconds of our kernel, and of all peers by name.
//! - `peer`, `peer_seconds`: the fastest peer, and its median seconds.
//! - `ratio`: the fastest peer's time over ours.
//! - `copy_share`: our share of the bandwidth of a copy in the same rounds.
//! - `bar`: the bar that the one or the other has to reach.
//! - `intensity`: operations for each byte that has to be moved.
//! - `rate`, `unit`: what our kernel reaches, in GFLOP/s or GB/s.
//! - `peak_fraction`: the share of the arithmetic peak measured between the rounds.
//!
//! What is not known is null: the peer where none does the same work, the peak where the work is
//! no GEMM. Workloads that begin with `limit` measure the limits of the machine.

mod args;
mod attention;
mod formulas;
mod kquants;
mod launches;
mod levels;
mod limits;
mod masks;
mod matmul;
mod matrix;
mod plain;
mod quantised;
mod report;
mod rows;

use args::Args;
use report::{Outcome, Report};
use std::path::Path;
use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Outcome {
    let args = Args::parse()?;
    if let (Some(json), Some(plot)) = (&args.draw, &args.plot) {
        return draw(json, plot);
    }
    if let Some(json) = args.json.as_ref().filter(|_| !args.part) {
        std::fs::write(json, "")?;
    }
    match args.threads[..] {
        [threads] => measure(&args, threads)?,
        _ => args.threads.iter().try_for_each(|threads| measure_apart(&args, *threads))?,
    }
    match (&args.json, &args.plot) {
        (Some(json), Some(plot)) => draw(json, plot),
        _ => Ok(()),
    }
}

/// Measures on one number of threads.
fn measure(args: &Args, threads: usize) -> Outcome {
    report::set_seed(args.seed);
    // SAFETY: no other thread exists yet. Candle has no other way to be told.
    unsafe { std::env::set_var("RAYON_NUM_THREADS", threads.to_string()) };
    let mut report = Report::new(args, threads)?;
    limits::measure(&mut report)?;
    launches::measure(&mut report)?;
    matmul::measure(&mut report)?;
    quantised::measure(&mut report)?;
    kquants::measure(&mut report)?;
    attention::measure(&mut report)?;
    masks::measure(&mut report)?;
    rows::measure(&mut report)?;
    levels::measure(&mut report)?;
    formulas::measure(&mut report)?;
    // Once, whatever else is measured on several threads.
    if args.part && threads != 1 {
        return Ok(());
    }
    plain::measure(&mut Report::new(args, 1)?)
}

/// The same in a process of its own.
fn measure_apart(args: &Args, threads: usize) -> Outcome {
    let mut command = Command::new(std::env::current_exe()?);
    command.args(["--part", "--threads", &threads.to_string(), "--filter", &args.filter]);
    command.args(["--seed", &args.seed.to_string()]);
    if let Some(json) = &args.json {
        command.arg("--json").arg(json);
    }
    let status = command.status()?;
    if status.success() { Ok(()) } else { Err(format!("measuring on {threads} threads: {status}").into()) }
}

fn draw(json: &Path, plot: &Path) -> Outcome {
    let lines = tile_chart::read(&std::fs::read_to_string(json)?)?;
    std::fs::write(plot, tile_chart::draw(&lines, "tile-kernel on a CPU"))?;
    Ok(())
}
