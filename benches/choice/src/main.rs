//! Benchmark of the cost model: times every instance of tuning lists on a device, and compares
//! what the model chooses with the fastest.
//!
//! ```sh
//! cargo run --release -p tile-choice -- measure FILE.jsonl [NAME…]
//! cargo run --release -p tile-choice -- regret FILE.jsonl
//! ```
//!
//! `measure` writes the median time of each instance at each point, a kernel with element types
//! and extents; names restrict the points to those that contain one. `regret` needs no device.

mod measure;
mod point;
mod points;
mod regret;
mod unlisted;

use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["measure", file, names @ ..] => measure::run(file, names),
        ["regret", file] => regret::run(file),
        _ => Err("expected: measure FILE.jsonl [NAME…], or regret FILE.jsonl".into()),
    }
}
