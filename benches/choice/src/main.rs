//! Benchmark of the cost model: times every instance of tuning lists on a device, and compares
//! what the model chooses with the fastest.
//!
//! ```sh
//! cargo run --release -p tile-choice -- measure FILE.jsonl [NAME…]
//! cargo run --release -p tile-choice -- search FILE.jsonl [NAME…]
//! cargo run --release -p tile-choice -- regret FILE.jsonl
//! cargo run --release -p tile-choice -- bar
//! cargo run --release -p tile-choice -- ship FILE.jsonl ARCHITECTURE DIRECTORY
//! ```
//!
//! `measure` writes the median time of each instance at each point, a kernel with element types
//! and extents, but of those that the model expects to take 2.5 times as long as its first; names restrict the points to those that contain one. `search` writes what searches of twelve candidates
//! find, as `cargo tile tune` makes them.
//!
//! The others need no device: `bar` prints how much of the best
//! speed searches reach by the committed times, and `ship` adds the fastest instance of each point to a
//! table that a crate embeds.

mod bar;
mod formulas;
mod measure;
mod point;
mod points;
mod quantised;
mod regret;
mod ship;
mod unlisted;

use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["measure", file, names @ ..] => measure::run(file, names),
        ["search", file, names @ ..] => measure::search(file, names),
        ["regret", file] => regret::run(file),
        ["bar"] => bar::run(),
        ["ship", file, architecture, directory] => ship::run(file, architecture, directory),
        _ => {
            Err("expected: `measure` or `search FILE.jsonl [NAME…]`, `regret FILE.jsonl`, `bar`, or `ship FILE.jsonl ARCHITECTURE DIRECTORY`"
                .into())
        }
    }
}
