//! The kernels of tile-kernel beside those of burn (cubecl and cubek) on one
//! device of WebGPU.
//!
//! ```text
//! cargo run --release -- --sides 1024,2048,4096 --json results.jsonl
//! ```
//!
//! Sides are of 128 to 4096; `--seconds` says how long each work is run. Both compile to WGSL and run in turns in this process,
//! so the ratios hold on a device that is not idle; with `--features spirv` the peer
//! compiles to SPIR-V, which Vulkan's drivers take. The peer chooses among its
//! kernels by measuring them, and so is ours chosen from a few tiles. The results
//! of both are compared with a computation in `f64`, of products and of attention a
//! few rows. Where a processor is the device, the lanes of a subgroup share
//! operand loads by shuffles where that pays, as by default; `--lanes never` is
//! without and `--lanes always` in every kernel. Beside work that memory bounds, a copy of the device moves as many bytes.
//!
//! A line of the JSON file is one piece of work: `work`, `device`, `peer`; medians
//! in seconds, `ours` and `peer_seconds`; `tile`, the instance that was chosen, and
//! `first`, the seconds of its first launch, in which it is compiled;
//! `ratio`, the peer's time over ours; `copy_seconds`, of such a copy; `rate`, what ours reaches in `unit`; and
//! `peer_error`, what is wrong with the peer's results, if anything is.

mod attention;
mod burn;
mod products;
mod quantised;
mod report;
mod rows;

use report::{Outcome, Report};
use std::process::ExitCode;
use tile_kernel::prelude::f16;

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
    for side in report.sides.clone() {
        products::measure::<f32>(&mut report, side)?;
        if report.has_f16() {
            products::measure::<f16>(&mut report, side)?;
        }
        attention::measure::<f32>(&mut report, side)?;
        if report.has_f16() {
            attention::measure::<f16>(&mut report, side)?;
        }
        rows::softmax(&mut report, side)?;
        rows::rms_norm(&mut report, side)?;
        quantised::gemv(&mut report, side)?;
    }
    Ok(())
}
