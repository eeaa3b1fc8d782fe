//! Random kernels on the device, against the interpreter. Programs that the device
//! refuses, for `f64` or the size of their tiles, are counted apart.

use crate::harness::unwinding;
use crate::report;
use std::time::Instant;
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

/// Runs so many programs from a seed on; one that fails is a check of its own,
/// which says how to run it alone.
pub(crate) fn programs(wgpu: &Wgpu, seed: u64, count: u64) {
    let device = wgpu.staged();
    let (mut right, mut wrong, mut refused) = (0, 0, 0);
    let start = Instant::now();
    for program in (0..count * TRIES).map(|number| seed.wrapping_add(number)) {
        match unwinding(|| check(program, &device)).unwrap_or_else(|text| Err(format!("panicked: {text}"))) {
            Ok(true) => right += 1,
            Ok(false) => refused += 1,
            Err(reason) => {
                wrong += 1;
                report::fail(&format!("--random 1 --seed {program} random::"), &reason);
            }
        }
        if right + wrong >= count {
            break;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    let all = format!("{right} programs from {seed} on, {refused} others refused, {seconds:.0} s");
    if right + wrong < count {
        report::fail(&all, "hardly any program is taken");
    } else if wrong == 0 {
        report::pass(&all);
    }
}

/// Whether the device took the program, and gave what the interpreter gives.
fn check(seed: u64, device: &dyn HostDevice) -> Result<bool, String> {
    let random = Random::new(seed);
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
