//! Random kernels on the device, compared with the interpreter.
//!
//! Programs that the device refuses, for `f64` or the size of their tiles, are counted apart.

use crate::report;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use tile_conformance::unwinding;
use tile_core::elem::DType;
use tile_core::ir::text::print;
use tile_core::testing::Random;
use tile_kernel::launch::{HostDevice, LaunchError};
use tile_kernel::prelude::Interpreter;
use tile_kernel::wgpu::Wgpu;

/// What it is called among the cases.
pub(crate) const NAME: &str = "random::programs";

/// What WGSL cannot say.
const REFUSED: [&str; 3] = ["64-bit floats", "atomics of 64 bits", "atomics that order"];

/// Programs that are looked at for one that runs: most have an `f64` somewhere.
const TRIES: u64 = 30;

/// What became of programs.
#[derive(Default)]
struct Counts {
    /// Those that were looked at.
    tried: AtomicU64,
    right: AtomicU64,
    wrong: AtomicU64,
    refused: AtomicU64,
}

impl Counts {
    fn ran(&self) -> u64 {
        self.right.load(Ordering::Relaxed) + self.wrong.load(Ordering::Relaxed)
    }
}

/// Runs so many programs from a seed on, on as many threads as there are
/// processors: most of the time drivers compile, each on one. A program that fails
/// is a check of its own, which says how to run it alone.
pub(crate) fn programs(wgpu: &Wgpu, seed: u64, count: u64) {
    let counts = Counts::default();
    let threads = std::thread::available_parallelism().map_or(1, |threads| threads.get() as u64).min(count);
    let start = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let device = wgpu.host_adapter();
                while counts.ran() < count {
                    let number = counts.tried.fetch_add(1, Ordering::Relaxed);
                    if number >= count * TRIES {
                        break;
                    }
                    note(&counts, seed.wrapping_add(number), &device);
                }
            });
        }
    });
    let [right, refused] = [&counts.right, &counts.refused].map(|count| count.load(Ordering::Relaxed));
    let seconds = start.elapsed().as_secs_f64();
    let all = format!("{right} programs from {seed} on, {refused} others refused, {seconds:.0} s");
    if counts.ran() < count {
        report::fail(&all, "hardly any program is taken");
    } else if right == counts.ran() {
        report::pass(&all);
    }
}

/// Runs a program and counts it.
fn note(counts: &Counts, program: u64, device: &dyn HostDevice) {
    let found = unwinding(|| check(program, device)).unwrap_or_else(|text| Err(format!("panicked: {text}")));
    let counter = match found {
        Ok(true) => &counts.right,
        Ok(false) => &counts.refused,
        Err(reason) => {
            report::fail(&format!("--random 1 --seed {program} random::"), &reason);
            &counts.wrong
        }
    };
    counter.fetch_add(1, Ordering::Relaxed);
}

/// Whether the device took the program, and gave what the interpreter gives.
fn check(seed: u64, device: &dyn HostDevice) -> Result<bool, String> {
    let random = Random::new(seed);
    // Refused at the end of a compilation otherwise (`own` checks that it is).
    if print(&random.func()).contains("f64") || random.elems().contains(&DType::F64) {
        return Ok(false);
    }
    let found = match random.launch_on(device) {
        // Some programs have more tiles than this device has memory.
        Err(LaunchError::Memory { .. }) => return Ok(false),
        Err(LaunchError::Unsupported { reason, .. }) if REFUSED.iter().any(|refused| reason.contains(refused)) => {
            return Ok(false);
        }
        found => found.map_err(|error| error.to_string())?,
    };
    let expected = random.launch_on(&Interpreter::default()).map_err(|error| format!("the interpreter: {error}"))?;
    for (number, (expected, found)) in expected.iter().zip(&found).enumerate() {
        expected.agrees(found).map_err(|reason| format!("output {number}: {reason}"))?;
    }
    Ok(true)
}
