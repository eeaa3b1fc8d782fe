//! Tests on an NVIDIA GPU: every case of the conformance suite with several seeds each, and the
//! device itself.
//!
//! The program stands alone: built anywhere, it may be copied to a machine that has nothing but a
//! driver. It prints a table, one line for each check, continues after failures, and fails at the
//! end. Without a device it says so and passes, unless `--require-device` is given.
//!
//! ```sh
//! cargo test --release -p gpu-tests -- --seeds 3 --json gpu.json
//! cargo test --release -p gpu-tests -- --random 1000 random::
//! ```

mod checks;
mod constants;
mod device;
mod large;
mod options;
mod overhead;
mod random;
mod report;
mod support;

use options::Options;
use std::process::ExitCode;
use tile_conformance::{Case, cases, named};
use tile_kernel::cuda::{Cuda, devices};
use tile_kernels::testing::Random;

/// A case of these tests.
type Own = (&'static str, fn());

const OWN: &[Own] = named! {
    // First: other cases make streams, and cudarc then keeps order by events.
    overhead::launches_take_microseconds,
    device::tensors_come_back,
    device::views_of_slices,
    device::launches_on_tensors_of_the_device,
    device::streams_are_ordered,
    device::freed_memory_is_not_in_use,
    device::outputs_without_contents,
    device::printed_lines_and_failed_assertions,
    checks::elements_outside_are_faults,
    checks::races_are_faults,
    device::workspaces_start_as_zeros,
    device::empty_grids_do_nothing,
    device::wrong_arguments_are_errors,
    device::grids_beyond_the_device_are_errors,
    device::grids_may_be_long_on_any_axis,
    device::launches_start_early,
    device::graphs_launch_again,
    constants::weights_are_loaded_early,
    constants::codes_are_loaded_early,
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
    let shared: Vec<Case> = cases().filter(|case| options.chooses(case.name)).collect();
    let own: Vec<&Own> = OWN.iter().filter(|(name, _)| options.chooses(name)).collect();
    if options.list {
        let names = shared.iter().map(|case| case.name).chain(own.iter().map(|(name, _)| *name));
        names.for_each(|name| println!("{name}: test"));
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
        for case in &shared {
            report::attempt(case.name, || case.run(&support::OnDevice));
        }
        for (name, case) in &own {
            report::attempt(name, case);
        }
    }
    if options.random > 0 && options.chooses(random::NAME) {
        report::enter(random::NAME);
        random::programs(&cuda, options.seed, options.random);
    }
    let whole = options.filters.is_empty();
    report::finish(&format!("{name}, {}", cuda.arch()), whole, options.json.as_deref())
}

/// A seed that differs from run to run.
fn fresh_seed() -> u64 {
    Random::fresh_seed()
}
