//! A benchmark of compile time: how long every launch of the cases of `tests/kernels` takes to
//! lower, for every target.
//!
//! ```sh
//! cargo run --release --manifest-path benches/compile/Cargo.toml --target-dir target -- \
//!     benches/compile/measured.jsonl docs/compile-times.md
//! ```
//!
//! It writes what it measured as JSON, a line for each instance, and the page that is generated
//! from it. A time is the minimum of three. Nothing is launched, and no driver and no vendor's
//! compiler is called.

#[macro_use]
#[path = "../../../tests/kernels/cases.rs"]
mod cases;
#[path = "../../../tests/kernels/absent.rs"]
mod absent;
#[path = "../../../tests/kernels/attention.rs"]
mod attention;
#[path = "../../../tests/kernels/convolution.rs"]
mod convolution;
#[path = "../../../tests/kernels/decoding.rs"]
mod decoding;
#[path = "../../../tests/kernels/edges.rs"]
mod edges;
#[path = "../../../tests/kernels/elementwise.rs"]
mod elementwise;
#[path = "../../../tests/kernels/experts.rs"]
mod experts;
#[path = "../../../tests/kernels/integers.rs"]
mod integers;
#[path = "../../../tests/targets/work/lowering.rs"]
mod lowering;
#[path = "../../../tests/kernels/matmul.rs"]
mod matmul;
#[path = "../../../tests/kernels/normalisation.rs"]
mod normalisation;
#[path = "../../../tests/kernels/overrides.rs"]
mod overrides;
#[path = "../../../tests/kernels/quantised.rs"]
mod quantised;
#[path = "../../../tests/kernels/rearrangement.rs"]
mod rearrangement;
#[path = "../../../tests/kernels/regions.rs"]
mod regions;
#[path = "../../../tests/kernels/selection.rs"]
mod selection;
#[path = "../../../tests/kernels/sequence.rs"]
mod sequence;
#[path = "../../../tests/kernels/sparse.rs"]
mod sparse;
mod support;
#[path = "../../../tests/kernels/warpgroups.rs"]
mod warpgroups;

use std::error::Error;

macro_rules! named {
    ($($module:ident::$case:ident,)*) => {
        [$((stringify!($case), $module::$case as fn()),)*]
    };
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [measured, page] = args.as_slice() else { return Err("expected: MEASURED.jsonl PAGE.md".into()) };
    for (name, case) in cases!(named).into_iter().chain(cases!(named, large)) {
        support::enter(name);
        case();
    }
    let lines = support::finish();
    std::fs::write(measured, &lines)?;
    std::fs::write(page, tile_chart::compile_times::page(&lines)?)?;
    Ok(())
}
