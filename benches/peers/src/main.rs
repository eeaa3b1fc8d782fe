//! The kernels of tile-kernel beside `gemm`, `faer` and `candle`, and beside
//! plain Rust loops.
//!
//! ```text
//! cargo bench --bench cpu -- --filter matmul --threads 1 --json results.jsonl
//! ```
//!
//! Everything measured for one piece of work runs in turns in this process:
//! the ratios hold on a machine that is not idle, the absolute numbers do not.
//! The works are those of the libraries, on `--threads` threads, by default
//! all there are, and `plain/<kernel>`, on one.
//!
//! A line of the JSON file is one piece of work: `work`; `threads`; `ours`,
//! `peer_seconds` and `peers`, medians in seconds of our kernel, of the
//! fastest peer, called `peer`, and of all peers by name; `ratio`, the fastest
//! peer's time over ours; `rate`, what our kernel reaches in `unit`; and
//! `peak_fraction`, the share of the arithmetic peak measured between the
//! rounds. What is not known is null: the peer where none does the same work,
//! the peak where the work is no matrix product.

mod attention;
mod matrix;
mod plain;
mod products;
mod quantised;
mod report;
mod rows;

use report::{Outcome, Report};
use std::process::ExitCode;

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
    let mut report = Report::from_args()?;
    // SAFETY: no other thread exists yet. Candle has no other way to be told.
    unsafe { std::env::set_var("RAYON_NUM_THREADS", report.threads.to_string()) };
    products::measure(&mut report)?;
    quantised::measure(&mut report)?;
    attention::measure(&mut report)?;
    rows::measure(&mut report)?;
    plain::measure(&mut report.on_one_thread())
}
