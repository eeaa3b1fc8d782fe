//! A benchmark on WebGPU: the kernels of tile-kernel beside those of burn (cubecl and cubek) on
//! one device.
//!
//! ```text
//! cargo run --release -- --sides 1024,2048,4096 --json results.jsonl
//! ```
//!
//! - `--sides`: of matrices, 128 to 4096. `--seconds`: how long each workload runs.
//! - Both sides compile to WGSL and run interleaved in this process, so the ratios hold on a
//!   device that is not idle. With `--features spirv` the peer compiles to SPIR-V, which drivers
//!   of Vulkan take.
//! - The peer chooses among its kernels by measuring them, and so is ours chosen from a few tile
//!   sizes.
//! - The results of both are compared with a computation in `f64`; of GEMM and attention, a few
//!   rows.
//! - On a software GPU, the lanes of a subgroup share operand loads by shuffles where that pays,
//!   as by default; `--lanes never` is without, `--lanes always` does so in every kernel.
//! - Beside a workload that is bound by memory, a copy on the device moves as many bytes.
//!
//! A line of the JSON file is one workload:
//!
//! - `work`, `device`, `peer`: their names.
//! - `ours`, `peer_seconds`: medians in seconds.
//! - `tile`: the instance that was chosen. `first`: the seconds of its first launch, which
//!   compiles it.
//! - `ratio`: the peer's time over ours.
//! - `copy_seconds`: the median of such a copy.
//! - `rate`: what ours reaches in `unit`.
//! - `peer_error`: what is wrong with the peer's results, if anything is.

mod attention;
mod burn;
mod matmul;
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
        matmul::measure::<f32>(&mut report, side)?;
        if report.has_f16() {
            matmul::measure::<f16>(&mut report, side)?;
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
