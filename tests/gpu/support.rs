//! The functions that cases of `tests/kernels` call, as these tests define them: the GPU takes the
//! place of the host devices.

use crate::report;
use std::sync::{Mutex, PoisonError};
use tile_kernel::cuda::{Cuda, Staged};
use tile_kernel::launch::{Arg, Device, HostDevice, Instance, LaunchError};
use tile_kernels::harness::{Random, Tolerance};
use tile_kernels::reference::Array;

static ROUND: Mutex<Option<(Cuda, u64)>> = Mutex::new(None);

/// Starts a round on a device.
pub(crate) fn start(cuda: &Cuda, seed: u64) {
    *ROUND.lock().unwrap_or_else(PoisonError::into_inner) = Some((cuda.clone(), seed));
    report::round(seed);
}

fn round() -> (Cuda, u64) {
    ROUND.lock().unwrap_or_else(PoisonError::into_inner).clone().expect("cases run in a round")
}

/// The device of the round.
pub(crate) fn cuda() -> Cuda {
    round().0
}

/// Random data of the round's seed.
pub(crate) fn random() -> Random {
    Random::new(round().1)
}

/// The device, noting which kernels are launched.
struct Noting(Staged);

impl HostDevice for Noting {}

impl Device for Noting {
    fn target(&self) -> &'static str {
        self.0.target()
    }
    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        report::launched(instance.def().name);
        self.0.launch(instance, args)
    }
}

/// An expected output and how far a result may be from it.
pub(crate) type Expected<'a> = (&'a Array, Tolerance);

/// Launches and compares the outputs, in order.
pub(crate) fn check<const N: usize>(
    case: &str,
    expected: [Expected<'_>; N],
    launch: impl Fn(&dyn HostDevice) -> Result<[Array; N], LaunchError>,
) {
    match launch(&Noting(cuda().staged())) {
        Err(error) => report::fail(case, &error.to_string()),
        Ok(outputs) => {
            for (i, (output, (expected, tolerance))) in outputs.iter().zip(expected).enumerate() {
                let name = if N == 1 { case.to_owned() } else { format!("{case}, output {i}") };
                report::compared(&name, tolerance.check(output, expected));
            }
        }
    }
}
