//! The device of these tests, and the session that launches checks on it.

use crate::report;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use tile_conformance::{Check, Session};
use tile_kernel::elem::DType;
use tile_kernel::launch::{Arg, Device, HostDevice, Instance, LaunchError};
use tile_kernel::wgpu::{HostAdapter, Wgpu};
use tile_kernels::registry::fitted;
use tile_kernels::testing::Random;

static ROUND: Mutex<Option<(Wgpu, u64)>> = Mutex::new(None);

/// Kernels that WebGPU has no means for.
const WITHOUT: [&str; 2] = ["matmul_split_k", "matmul_int4_split_k"];

/// The kernels that were launched, and whether one of the launches was taken.
static TAKEN: Mutex<BTreeMap<String, bool>> = Mutex::new(BTreeMap::new());

/// Starts a round on a device.
pub(crate) fn start(wgpu: &Wgpu, seed: u64) {
    *ROUND.lock().unwrap_or_else(PoisonError::into_inner) = Some((wgpu.clone(), seed));
    report::round(seed);
}

fn round() -> (Wgpu, u64) {
    ROUND.lock().unwrap_or_else(PoisonError::into_inner).clone().expect("cases run in a round")
}

/// The device of the round.
pub(crate) fn wgpu() -> Wgpu {
    round().0
}

/// Random data of the round's seed.
pub(crate) fn random() -> Random {
    Random::new(round().1)
}

/// Runs cases on another device.
pub(crate) fn during(wgpu: &Wgpu, cases: impl FnOnce()) {
    let (before, seed) = round();
    start(wgpu, seed);
    cases();
    start(&before, seed);
}

fn note(kernel: &str, taken: bool) {
    if taken {
        report::launched(kernel);
    }
    *TAKEN.lock().unwrap_or_else(PoisonError::into_inner).entry(kernel.to_owned()).or_default() |= taken;
}

/// Checks, behind all cases, that the kernels that never ran are those that WebGPU has
/// no means for.
pub(crate) fn check_refusals() {
    let taken = TAKEN.lock().unwrap_or_else(PoisonError::into_inner);
    let mut never: Vec<&str> = taken.iter().filter(|&(_, &taken)| !taken).map(|(kernel, _)| kernel.as_str()).collect();
    let mut expected = WITHOUT.to_vec();
    never.sort_unstable();
    expected.sort_unstable();
    let check = "kernels that never run";
    match never == expected {
        true => report::pass(&format!("{check}: {}", never.join(", "))),
        false => report::fail(check, &format!("{never:?}, expected {expected:?}")),
    }
    // Of these nothing more is to be asked.
    WITHOUT.into_iter().for_each(report::launched);
}

/// The device, noting which kernels it takes, and that what it refuses it refuses for a
/// reason.
struct Noting(HostAdapter<Wgpu>);

impl HostDevice for Noting {}

impl Device for Noting {
    fn target(&self) -> &'static str {
        self.0.target()
    }
    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        let launched = match self.0.launch(instance, args) {
            // Tiles that cases ask for may be those of larger machines.
            Err(LaunchError::Memory { .. }) => self.0.launch(&fitted(instance), args),
            launched => launched,
        };
        note(instance.def().name, launched.is_ok());
        launched.map_err(|error| match error {
            LaunchError::Unsupported { kernel, target, reason } if is_justified(instance, args, &reason) => {
                LaunchError::Unavailable { target, reason: format!("{kernel}: {reason}") }
            }
            error => error,
        })
    }
}

/// Whether a kernel has what it is refused for.
fn is_justified(instance: &Instance<'_>, args: &[Arg<'_>], reason: &str) -> bool {
    let wide = |arg: &Arg<'_>| match arg {
        Arg::Tensor(tensor) => tensor.dtype == DType::F64,
        Arg::Scalar(scalar) => scalar.dtype == DType::F64,
    };
    if reason.contains("64-bit floats") {
        return instance.elems().contains(&DType::F64) || args.iter().any(wide);
    }
    reason.contains("atomics that order other accesses") && WITHOUT.contains(&instance.def().name)
}

/// The session of the round: every check is launched on the device.
pub(crate) struct OnDevice;

impl Session for OnDevice {
    fn random(&self) -> Random {
        random()
    }

    fn run(&self, check: &Check<'_>) {
        match check.launch(&Noting(wgpu().host_adapter())) {
            Err(LaunchError::Unavailable { reason, .. }) => {
                report::pass(&format!("{} (refused: {reason})", check.name));
            }
            Err(error) => report::fail(check.name, &error.to_string()),
            Ok(outputs) => check.compare(&outputs).for_each(|(name, outcome)| report::compared(&name, outcome)),
        }
    }
}
