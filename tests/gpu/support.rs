//! The device of these tests, and the session that launches checks on it.

use crate::report;
use std::sync::{Mutex, PoisonError};
use tile_conformance::{Check, Session};
use tile_kernel::cuda::{Cuda, HostAdapter};
use tile_kernel::launch::{Arg, Device, HostDevice, Instance, LaunchError};
use tile_kernels::testing::Random;

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
struct Noting(HostAdapter<Cuda>);

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

/// The session of the round: every check is launched on the device.
pub(crate) struct OnDevice;

impl Session for OnDevice {
    fn random(&self) -> Random {
        random()
    }

    fn run(&self, check: &Check<'_>) {
        match check.launch(&Noting(cuda().host_adapter())) {
            Err(error) => report::fail(check.name, &error.to_string()),
            Ok(outputs) => check.compare(&outputs).for_each(|(name, outcome)| report::compared(&name, outcome)),
        }
    }
}
