//! Tests on an NVIDIA GPU: every case of `tests/kernels` with several seeds each, and the device
//! itself.
//!
//! The program stands alone: built anywhere, it may be copied to a machine that has nothing but a
//! driver. It prints a table, one line for each check, continues after failures, and fails at the
//! end. Without a device it says so and passes, unless `--require-device` is given.
//!
//! ```sh
//! cargo test --release --features cuda --test gpu -- --seeds 3 --json gpu.json
//! cargo test --release --features cuda --test gpu -- --random 1000 random::
//! ```

#[path = "../kernels/absent.rs"]
mod absent;
#[path = "../kernels/attention.rs"]
mod attention;
#[path = "../kernels/cases.rs"]
#[macro_use]
mod cases;
#[path = "../kernels/convolution.rs"]
mod convolution;
#[path = "../kernels/decoding.rs"]
mod decoding;
mod device;
#[path = "../kernels/edges.rs"]
mod edges;
#[path = "../kernels/elementwise.rs"]
mod elementwise;
#[path = "../kernels/experts.rs"]
mod experts;
#[path = "../kernels/harness.rs"]
#[macro_use]
mod harness;
#[path = "../kernels/integers.rs"]
mod integers;
mod large;
#[path = "../kernels/matmul.rs"]
mod matmul;
#[path = "../kernels/normalisation.rs"]
mod normalisation;
mod options;
mod overhead;
#[path = "../kernels/overrides.rs"]
mod overrides;
#[path = "../kernels/quantised.rs"]
mod quantised;
mod random;
#[path = "../kernels/rearrangement.rs"]
mod rearrangement;
#[path = "../kernels/regions.rs"]
mod regions;
mod report;
#[path = "../kernels/selection.rs"]
mod selection;
#[path = "../kernels/sequence.rs"]
mod sequence;
#[path = "../kernels/sparse.rs"]
mod sparse;
mod support;
#[path = "../kernels/warpgroups.rs"]
mod warpgroups;

use harness::{Case, unwinding};
use options::Options;
use std::process::ExitCode;
use tile_kernel::cuda::{Cuda, devices};
use tile_kernels::harness::Random;

/// Cases of `tests/kernels`.
const SHARED: &[Case] = cases!(list);
const LARGE: &[Case] = cases!(list, large);
/// Cases of this harness.
const OWN: &[Case] = list! {
    // First: other cases make streams, and cudarc then keeps order by events.
    overhead::launches_take_microseconds,
    device::tensors_come_back,
    device::views_of_slices,
    device::launches_on_tensors_of_the_device,
    device::streams_are_ordered,
    device::freed_memory_is_not_in_use,
    device::outputs_without_contents,
    device::printed_lines_and_failed_assertions,
    device::workspaces_start_as_zeros,
    device::empty_grids_do_nothing,
    device::wrong_arguments_are_errors,
    device::grids_beyond_the_device_are_errors,
    device::grids_may_be_long_on_any_axis,
    device::launches_start_early,
    device::graphs_launch_again,
    large::products,
    large::rows,
    large::attention,
    large::offsets,
    large::sums_in_two_levels,
};

fn main() -> ExitCode {
    let options = match Options::parse(std::env::args().skip(1)) {
        Ok(options) => options,
        Err(usage) => {
            eprintln!("{usage}");
            return ExitCode::from(2);
        }
    };
    let cases: Vec<&Case> = SHARED.iter().chain(LARGE).chain(OWN).filter(|(name, _)| options.chooses(name)).collect();
    if options.list {
        cases.iter().for_each(|(name, _)| println!("{name}: test"));
        return ExitCode::SUCCESS;
    }
    let cuda = match Cuda::new(options.device) {
        Ok(cuda) => cuda,
        Err(error) => {
            println!("no case was run: {error}");
            return if options.require_device { ExitCode::FAILURE } else { ExitCode::SUCCESS };
        }
    };
    let name = match devices() {
        Ok(devices) => devices.into_iter().nth(options.device).map_or_else(String::new, |device| device.name),
        Err(error) => error.to_string(),
    };
    println!("{name}, {}", cuda.arch());
    for round in 0..options.seeds {
        let seed = options.seed.wrapping_add(round);
        println!("\nseed {seed}");
        support::start(&cuda, seed);
        for (name, case) in &cases {
            report::enter(name);
            if let Err(text) = unwinding(case) {
                report::fail("panicked", &text);
            }
        }
    }
    if options.random > 0 && options.chooses(random::NAME) {
        report::enter(random::NAME);
        random::programs(&cuda, options.seed, options.random);
    }
    let whole = options.filters.is_empty();
    report::finish(&name, cuda.arch().name(), whole, options.json.as_deref())
}

/// A seed that differs from run to run.
fn fresh_seed() -> u64 {
    Random::fresh_seed()
}
