//! A benchmark of compile time: how long every launch of the conformance suite takes to lower, for every target.
//!
//! ```sh
//! cargo run --release -p tile-compile-times -- \
//!     benches/compile/measured.jsonl benches/compile/builds.json docs/compile-times.md
//! ```
//!
//! It writes what it measured as JSON, a line for each instance, and the page that is generated
//! from it and from what `cargo xtask compile-bars` has measured. A time is the minimum of three. Nothing is launched, and no driver and no vendor's
//! compiler is called.

#[path = "../../../tests/targets/work/lowering.rs"]
mod lowering;
mod support;

use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [measured, builds, page] = args.as_slice() else {
        return Err("expected: MEASURED.jsonl BUILDS.json PAGE.md".into());
    };
    for case in tile_conformance::cases() {
        support::enter(case.function());
        case.run(&support::Timing);
    }
    let lines = support::finish();
    std::fs::write(measured, &lines)?;
    std::fs::write(page, tile_chart::compile_times::page(&lines, &std::fs::read_to_string(builds)?)?)?;
    Ok(())
}
