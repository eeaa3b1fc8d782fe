//! Tests on a device of WebGPU: every case of the conformance suite, and random kernels.
//!
//! It takes the flags of `tests/gpu`; wgpu's variables choose the device. On a
//! machine without a GPU, Mesa's lavapipe is one:
//!
//! ```sh
//! apt-get install mesa-vulkan-drivers
//! cargo test -p wgpu-tests --test webgpu-device -- --require-device --random 300
//! ```
//!
//! `TILE_WGPU_LANES=1` lets lanes of a software GPU share operand loads in every kernel,
//! `TILE_WGPU_LANES=0` in none; otherwise they do where it pays.
//! `TILE_WGPU_WITHOUT` names extensions that kernels are to do without, with
//! commas between: `subgroups`, `f16`, `fma`, `cooperative`, and `software` for
//! what a software GPU does otherwise than a GPU.
//!
//! `TILE_WGPU_LIMITS` has cases run on a device that the program has opened: `core`
//! with what every device of WebGPU has and no extensions, `folded` with few workgroups
//! to an axis, so that most grids are folded.
//!
//! `TILE_WGPU_SPIRV=always` gives every kernel to the device as SPIR-V, `never` none.
//!
//! Where Vulkan's validation layer is installed (`apt-get install
//! vulkan-validationlayers`), what it says fails the case; `WGPU_VALIDATION=1`
//! makes it a failure that it is missing, `WGPU_VALIDATION=0` does without.

mod checks;
mod compiling;
mod coop;
mod errors;
mod functions;
mod in_flight;
mod layer;
mod nothing;
mod opening;
#[path = "../../gpu/options.rs"]
mod options;
mod own;
mod parts;
mod random;
#[path = "../../gpu/report.rs"]
mod report;
mod support;
mod uninit;

use opening::{Chosen, beside};
use options::Options;
use std::process::ExitCode;
use tile_conformance::{Case, cases, named};
use tile_golden::slice::Slices;
use tile_kernel::launch::LaunchError;
use tile_kernel::wgpu::wgsl::{Lanes, Spirv};
use tile_kernel::wgpu::{Extensions, Wgpu};
use tile_kernels::testing::Random;

/// A case of these tests.
type Own = (&'static str, fn());

const OWN: &[Own] = named! {
    own::tensors_come_back,
    own::tensors_are_read_without_waiting,
    own::views_of_tensors,
    own::buffers_of_the_program,
    own::buffers_that_end_within_a_vector,
    own::devices_of_the_program,
    in_flight::launches_are_in_flight_together,
    in_flight::threads_read_at_once,
    in_flight::batches_keep_the_order,
    in_flight::batches_survive_what_is_refused,
    in_flight::buffers_are_used_again,
    own::work_is_measured,
    own::workspaces_start_as_zeros,
    own::lanes_exchange_floats,
    own::printed_lines_and_failed_assertions,
    checks::elements_outside_are_faults,
    own::threads_agree_on_what_they_branch_on,
    own::compilations_are_timed,
    own::empty_grids_do_nothing,
    own::lines_of_blocks_are_folded,
    errors::wrong_arguments_are_errors,
    errors::what_the_device_lacks_is_an_error,
    errors::losses_are_passed_on,
    errors::lost_devices_are_errors,
    parts::inputs_and_outputs_share_a_buffer,
    parts::strided_parts_lie_between_each_other,
    parts::products_of_parts,
    parts::parts_share_words,
    parts::chains_in_one_buffer,
    parts::wrong_parts_are_errors,
    uninit::outputs_without_contents,
    opening::adapters_go_by_their_names,
    opening::adapters_of_the_program,
    opening::devices_with_the_core_alone,
    opening::axes_of_few_workgroups,
    opening::tensors_beyond_a_binding_are_refused,
    functions::are_accurate,
    functions::approximations_are_close,
    functions::sums_and_products_are_rounded_once,
    functions::identities_do_not_hold,
    compiling::products_of_transposed_views,
    compiling::products_with_tails_of_k,
    compiling::attention_of_odd_shapes,
    compiling::many_reductions_of_one_tile,
    coop::products_are_right,
    coop::operands_may_be_transposed,
    coop::sums_may_be_looked_at,
    coop::matrices_are_used,
    coop::products_of_bytes_are_right,
    coop::bytes_may_be_transposed,
    coop::modules_are_taken_as_they_are,
    nothing::axes_without_elements,
    layer::faults_are_heard,
};

/// What the device may use.
fn extensions() -> Result<Extensions, LaunchError> {
    let mut extensions = Extensions::ALL;
    extensions.lanes = match std::env::var("TILE_WGPU_LANES").as_deref() {
        Ok("1") => Lanes::Always,
        Ok("0") => Lanes::Never,
        _ => extensions.lanes,
    };
    let without = std::env::var("TILE_WGPU_WITHOUT").unwrap_or_default();
    for name in without.split(',').filter(|name| !name.is_empty()) {
        match name {
            "subgroups" => extensions.subgroups = false,
            "f16" => extensions.f16 = false,
            "fma" => extensions.fma = false,
            "software" => extensions.software_gpu = false,
            "cooperative" => extensions.cooperative = false,
            _ => {
                let (target, reason) = ("wgpu".to_owned(), format!("no extension is called `{name}`"));
                return Err(LaunchError::Unavailable { target, reason });
            }
        }
    }
    extensions.spirv = match std::env::var("TILE_WGPU_SPIRV").as_deref() {
        Ok("always") => Spirv::Always,
        Ok("never") => Spirv::Never,
        _ => extensions.spirv,
    };
    Ok(extensions)
}

/// The device that cases run on.
fn opened() -> Result<Wgpu, LaunchError> {
    let wgpu = Wgpu::with_extensions(extensions()?)?;
    match std::env::var("TILE_WGPU_LIMITS").as_deref() {
        Err(_) => Ok(wgpu),
        Ok("core") => beside(&wgpu, Chosen::Core),
        Ok("folded") => beside(&wgpu, Chosen::Folded),
        Ok(name) => {
            let (target, reason) = ("wgpu".to_owned(), format!("no limits are called `{name}`"));
            Err(LaunchError::Unavailable { target, reason })
        }
    }
}

fn main() -> ExitCode {
    let options = match Options::parse(std::env::args().skip(1)) {
        Ok(options) => options,
        Err(usage) => {
            eprintln!("{usage}");
            return ExitCode::from(2);
        }
    };
    // A run that takes slices has every second of the shared cases, if it names none itself.
    let whole = options.filters.is_empty();
    // Of such runs it is every second that comes here.
    let part = if whole { Slices::of_environment().inside(2) } else { Slices::All };
    let shared = cases().filter(|case| !case.large && options.chooses(case.name));
    let shared: Vec<Case> =
        shared.enumerate().filter(|(index, _)| part.takes(*index, 2)).map(|(_, case)| case).collect();
    let own: Vec<&Own> = OWN.iter().filter(|(name, _)| options.chooses(name)).collect();
    if options.list {
        let names = shared.iter().map(|case| case.name).chain(own.iter().map(|(name, _)| *name));
        names.for_each(|name| println!("{name}: test"));
        return ExitCode::SUCCESS;
    }
    // SAFETY: no other thread exists yet.
    if let Err(error) = unsafe { layer::listen() } {
        eprintln!("{error}");
        return ExitCode::FAILURE;
    }
    let wgpu = match opened() {
        Ok(wgpu) => wgpu,
        Err(error) => {
            println!("no case was run: {error}");
            return if options.require_device { ExitCode::FAILURE } else { ExitCode::SUCCESS };
        }
    };
    println!("{}, {:?}", wgpu.name(), wgpu.class());
    report::enter("a device");
    layer::check();
    for round in 0..options.seeds {
        let seed = options.seed.wrapping_add(round);
        println!("\nseed {seed}");
        support::start(&wgpu, seed);
        for case in &shared {
            report::attempt(case.name, || case.run(&support::OnDevice));
            layer::check();
        }
        for (name, case) in &own {
            report::attempt(name, case);
            layer::check();
        }
    }
    if options.random > 0 && options.chooses(random::NAME) {
        report::enter(random::NAME);
        random::programs(&wgpu, options.seed, options.random);
        layer::check();
    }
    layer::finish();
    longest(&wgpu);
    let whole = whole && part == Slices::All;
    if whole {
        report::enter("all cases");
        support::check_refusals();
    }
    report::finish(wgpu.name(), whole, options.json.as_deref())
}

/// A seed that differs from run to run.
fn fresh_seed() -> u64 {
    Random::fresh_seed()
}

/// Prints which modules are the longest, as their compilers have them.
fn longest(wgpu: &Wgpu) {
    let mut compilations = wgpu.compilations();
    compilations.sort_by_key(|made| std::cmp::Reverse(made.operations));
    println!("\nof {} modules the longest, by operations", compilations.len());
    for made in compilations.iter().take(5) {
        println!("{:9} {}", made.operations, made.kernel);
    }
}
