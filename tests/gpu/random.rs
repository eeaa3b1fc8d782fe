//! Random kernels on the device, compared with the interpreter.
//!
//! Most of the time goes into compilation, here and in the driver, and into the interpreter. So
//! threads take programs from a common counter, each with a stream of its own.

use crate::report;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use tile_conformance::unwinding;
use tile_core::testing::Random;
use tile_kernel::cuda::Cuda;
use tile_kernel::launch::HostDevice;
use tile_kernel::prelude::{Interpreter, LaunchError};

/// What it is called among the cases.
pub(crate) const NAME: &str = "random::programs";
/// How often to say how far it is.
const NEWS: Duration = Duration::from_secs(20);

/// Runs so many programs from a seed on; one that fails is a check of its own,
/// which says how to run it alone.
pub(crate) fn programs(cuda: &Cuda, seed: u64, count: u64) {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let (next, wrong, refused) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0));
    let start = Instant::now();
    thread::scope(|scope| {
        for worker in 0..threads {
            let (next, wrong, refused) = (&next, &wrong, &refused);
            scope.spawn(move || {
                let device = match cuda.new_stream() {
                    Ok(stream) => stream.host_adapter(),
                    Err(error) => return report::fail(&format!("worker {worker}"), &error.to_string()),
                };
                let mut said = Instant::now();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count {
                        break;
                    }
                    let program = seed.wrapping_add(number);
                    match checked(program, &device) {
                        Ok(Outcome::Right) => {}
                        Ok(Outcome::Refused(reason)) => {
                            refused.fetch_add(1, Ordering::Relaxed);
                            println!("program {program} is refused: {reason}");
                        }
                        Err(reason) => {
                            wrong.fetch_add(1, Ordering::Relaxed);
                            report::fail(&format!("--random 1 --seed {program} random::"), &reason);
                        }
                    }
                    if worker == 0 && said.elapsed() > NEWS {
                        said = Instant::now();
                        println!("{number} of {count} programs, {:.0} s", start.elapsed().as_secs_f64());
                    }
                }
            });
        }
    });
    let (wrong, refused) = (wrong.into_inner(), refused.into_inner());
    // Programs of the generator are small; hardly one has too many tiles.
    if refused > count / 20 {
        report::fail("refusals", &format!("{refused} of {count} programs are refused"));
    } else if wrong == 0 {
        let seconds = start.elapsed().as_secs_f64();
        let refused = format!("{refused} of them too large for the device");
        report::pass(&format!("{count} programs from {seed} on, {refused}, {threads} threads, {seconds:.0} s"));
    }
}

/// What became of a program.
enum Outcome {
    Right,
    /// Its tiles do not fit in the device's memory.
    Refused(String),
}

/// A panic is a failure of its program alone.
fn checked(seed: u64, device: &dyn HostDevice) -> Result<Outcome, String> {
    unwinding(|| check(seed, device)).unwrap_or_else(|text| Err(format!("panicked: {text}")))
}

fn check(seed: u64, device: &dyn HostDevice) -> Result<Outcome, String> {
    let random = Random::new(seed);
    let expected = random.launch_on(&Interpreter::default()).map_err(|error| format!("the interpreter: {error}"))?;
    let found = match random.launch_on(device) {
        Err(error @ LaunchError::Memory { .. }) => return Ok(Outcome::Refused(error.to_string())),
        found => found.map_err(|error| error.to_string())?,
    };
    for (number, (expected, found)) in expected.iter().zip(&found).enumerate() {
        expected.agrees(found).map_err(|reason| format!("output {number}: {reason}"))?;
    }
    Ok(Outcome::Right)
}
