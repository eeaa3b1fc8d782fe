//! Kernels in index notation beside tile kernels of the same values, on a GPU: times as JSON.
//!
//! `cargo test --release -p gpu-tests --test formulas -- [--require-device] [--json FILE]`. Each work is
//! timed alternately, in five rounds; a time is the median. Tests of values are those of
//! `tests/expressions`, which `TILE_TEST_DEVICES=cuda` runs on a GPU.

#[path = "../../expressions/kernels.rs"]
#[allow(dead_code, reason = "not all are timed")]
mod kernels;

#[path = "../../../conformance/src/cases/levels/kernels.rs"]
mod levels;

mod attention;
mod bench;
mod formulas;
mod products;
mod rows;

use bench::Bench;
use serde_json::{Value, json};
use std::process::ExitCode;
use tile_kernel::cuda::Cuda;
use tile_kernel::prelude::*;

fn all(cuda: Cuda) -> Result<Vec<Value>, LaunchError> {
    let mut bench = Bench { cuda, works: Vec::new() };
    products::measure(&mut bench)?;
    attention::measure(&mut bench)?;
    rows::measure(&mut bench)?;
    Ok(bench.works)
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let json = arguments.iter().position(|argument| argument == "--json").and_then(|at| arguments.get(at + 1));
    let cuda = match Cuda::new(0) {
        Ok(cuda) => cuda,
        Err(error) => {
            eprintln!("nothing is timed: {error}");
            return ExitCode::from(u8::from(arguments.iter().any(|argument| argument == "--require-device")));
        }
    };
    let device = cuda.identity().name;
    let works = match all(cuda) {
        Ok(works) => works,
        Err(error) => {
            eprintln!("error: {error}");
            return ExitCode::FAILURE;
        }
    };
    let report = json!({ "device": device, "unit": "ms", "works": works });
    if let Some(file) = json
        && let Err(error) = std::fs::write(file, format!("{report:#}\n"))
    {
        eprintln!("error: `{file}`: {error}");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}
