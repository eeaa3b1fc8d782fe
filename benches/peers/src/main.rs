//! The kernels of tile-kernel beside `gemm`, `faer` and `candle`, and beside
//! plain Rust loops.
//!
//! ```text
//! cargo bench --bench cpu -- --filter matmul --threads 1 --json results.jsonl
//! cargo bench --bench cpu -- --threads 1,2 --json results.jsonl --plot cpu.svg
//! cargo bench --bench cpu -- --draw results.jsonl --plot cpu.svg
//! ```
//!
//! Everything measured for one piece of work runs in turns in this process:
//! the ratios hold on a machine that is not idle, the absolute numbers do not. A
//! peer that takes several times as long as ours, and long, runs once.
//! The works are those of the libraries, on `--threads` threads, by default
//! all there are, and `plain/<kernel>`, on one. Of several numbers of threads
//! each has a process of its own, because candle is told once.
//!
//! A line of the JSON file is one piece of work: `work`; `threads`; `ours`,
//! `peer_seconds` and `peers`, medians in seconds of our kernel, of the
//! fastest peer, called `peer`, and of all peers by name; `ratio`, the fastest
//! peer's time over ours; `copy_share`, our share of the bandwidth of a copy in
//! the same rounds; `bar`, what the one or the other is to be at least;
//! `intensity`, operations for each byte that has to be moved; `rate`, what our
//! kernel reaches in `unit`; and `peak_fraction`, the share of the arithmetic
//! peak measured between the rounds. What is not known is null: the peer where
//! none does the same work, the peak where the work is no matrix product. Works
//! that begin with `limit` are what the machine can do.

mod args;
mod attention;
mod limits;
mod matrix;
mod plain;
mod products;
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
    products::measure(&mut report)?;
    quantised::measure(&mut report)?;
    attention::measure(&mut report)?;
    rows::measure(&mut report)?;
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
