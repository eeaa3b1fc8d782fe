//! The loop over devices.

use tile_kernel::LevelId;
use tile_kernel::interp::{Options, Order};
use tile_kernel::launch::HostDevice;
use tile_kernel::prelude::{Cpu, Interpreter, LaunchError};
use tile_kernels::harness::{Random, Tolerance};
use tile_kernels::reference::Array;

/// Random data for one test, from a seed that is printed when the test fails.
pub(crate) fn random() -> Random {
    let seed = match std::env::var("TILE_SEED") {
        Ok(seed) => seed.parse().expect("TILE_SEED is a number"),
        Err(_) => Random::fresh_seed(),
    };
    println!("TILE_SEED={seed}");
    Random::new(seed)
}

/// The interpreter in natural and in shuffled order, looking for races, and the
/// CPU at each level that this machine has.
fn devices() -> Vec<(String, Box<dyn HostDevice>)> {
    let mut devices: Vec<(String, Box<dyn HostDevice>)> = Vec::new();
    for order in [Order::Natural, Order::Shuffled(1)] {
        let options = Options { order, check_races: true, ..Options::default() };
        devices.push((format!("interpreter, order {order:?}"), Box::new(Interpreter::new(options))));
    }
    for level in LevelId::ALL.iter().filter(|level| level.available()) {
        let cpu = Cpu::new().with_level(*level).expect("the level is available");
        devices.push((format!("cpu {}", level.name()), Box::new(cpu)));
    }
    devices
}

/// An expected output and how far a result may be from it.
pub(crate) type Expected<'a> = (&'a Array, Tolerance);

/// Launches on every device and compares the outputs, in order.
#[track_caller]
pub(crate) fn check<const N: usize>(
    case: &str,
    expected: [Expected<'_>; N],
    launch: impl Fn(&dyn HostDevice) -> Result<[Array; N], LaunchError>,
) {
    for (name, device) in devices() {
        let outputs = launch(&*device).unwrap_or_else(|error| panic!("{case} on {name}: {error}"));
        for (i, (output, (expected, tolerance))) in outputs.iter().zip(expected).enumerate() {
            if let Err(mismatch) = tolerance.check(output, expected) {
                panic!("{case} on {name}, output {i}: {mismatch}");
            }
        }
    }
}
