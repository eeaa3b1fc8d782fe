//! The functions that cases of `tests/kernels` call, as these tests define them: kernels are
//! lowered to thread IR and interpreted.

use crate::common::{follows_windows, run_kernel_with};
use crate::{banks, barriers};
use tile_core::launch::check_host_args;
use tile_core::launch::prologue::Prologue;
use tile_core::passes::instantiate;
use tile_cuda::compile::{LaunchFacts, compile};
use tile_cuda::ptx::Arch;
use tile_kernel::launch::{Arg, Device, HostDevice, Instance, LaunchError};
use tile_kernels::harness::{Random, Tolerance};
use tile_kernels::reference::Array;
use tile_simt::interp::Options;

/// Random data for one test, from a seed that is printed when the test fails.
pub(crate) fn random() -> Random {
    let seed = match std::env::var("TILE_SEED") {
        Ok(seed) => seed.parse().expect("TILE_SEED is a number"),
        // What is listed of barriers is known of some data.
        Err(_) if barriers::is_looked_for() => 1,
        Err(_) => Random::fresh_seed(),
    };
    println!("TILE_SEED={seed}");
    Random::new(seed)
}

/// The program for an architecture, run thread by thread.
#[derive(Debug)]
pub(crate) struct Threads(pub(crate) Arch);

impl HostDevice for Threads {}

impl Device for Threads {
    fn target(&self) -> &'static str {
        "threads"
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        check_host_args(instance, args, self.target())?;
        let func = instantiate(instance)?;
        let plan = Prologue::new(&func)?.plan(args)?;
        let looks = barriers::is_looked_for();
        if looks && !(plan.blocks() != Some(0) && barriers::is_wanted(&func.name, self.0)) {
            return Ok(());
        }
        let before = looks.then(|| barriers::outputs(args));
        let mut facts = LaunchFacts { even: true, ..LaunchFacts::of(args) };
        let mut kernel = compile(&func, &facts, self.0)?.kernel;
        facts.windows = follows_windows(&func, &kernel, args).unwrap_or_else(|error| panic!("{}: {error}", func.name));
        facts.even = plan.grid[2] % i64::from(kernel.cluster) == 0;
        if !(facts.windows && facts.even) {
            kernel = compile(&func, &facts, self.0)?.kernel;
        }
        let report = run_kernel_with(&func, &kernel, args, &Options::default())
            .unwrap_or_else(|error| panic!("{} for {}: {error}", func.name, self.0));
        banks::check(&func.name, self.0, &report);
        if let Some(before) = before {
            barriers::look(&func, &kernel, args, &before);
        }
        Ok(())
    }
}

/// An expected output and how far a result may be from it.
pub(crate) type Expected<'a> = (&'a Array, Tolerance);

/// Launches for the architectures whose programs differ most, and compares the
/// outputs, in order.
#[track_caller]
pub(crate) fn check<const N: usize>(
    case: &str,
    expected: [Expected<'_>; N],
    launch: impl Fn(&dyn HostDevice) -> Result<[Array; N], LaunchError>,
) {
    check_for(&[Arch::Sm80, Arch::Sm90a], case, expected, launch);
}

/// The same for some architectures.
#[track_caller]
pub(crate) fn check_for<const N: usize>(
    arches: &[Arch],
    case: &str,
    expected: [Expected<'_>; N],
    launch: impl Fn(&dyn HostDevice) -> Result<[Array; N], LaunchError>,
) {
    for &arch in arches {
        let outputs = launch(&Threads(arch)).unwrap_or_else(|error| panic!("{case} for {arch}: {error}"));
        if barriers::is_looked_for() {
            continue;
        }
        for (i, (output, (expected, tolerance))) in outputs.iter().zip(expected).enumerate() {
            if let Err(mismatch) = tolerance.check(output, expected) {
                panic!("{case} for {arch}, output {i}: {mismatch}");
            }
        }
    }
}
