//! The kernels of tile-kernel beside `gemm`, `faer` and `candle`.
//!
//! ```text
//! cargo bench --bench cpu -- --filter matmul --json results.jsonl
//! ```
//!
//! Everything measured for one piece of work runs in turns in this process:
//! the ratios hold on a machine that is not idle, the absolute numbers do not.
//! `RAYON_NUM_THREADS` sets the number of threads of all libraries; the
//! default is all there are. A line of the JSON file is
//! `{"work", "unit", "threads", "ours", "peer", "peer_rate", "ratio",
//! "peak_fraction"}`, rates in GFLOP/s or GB/s; `peer` and what depends on it
//! are null where no peer does the same work, `peak_fraction` where the work is
//! not a matrix product.

mod attention;
mod matrix;
mod products;
mod quantised;
mod report;
mod rows;

use report::Report;
use std::process::ExitCode;

fn main() -> ExitCode {
    match Report::from_args().and_then(|mut report| {
        products::measure(&mut report)?;
        quantised::measure(&mut report)?;
        attention::measure(&mut report)?;
        rows::measure(&mut report)
    }) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
