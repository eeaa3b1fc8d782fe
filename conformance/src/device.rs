//! A device that records which kernels it launched.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tile_kernel::launch::{Arg, Device, HostDevice, Instance, LaunchError, Remark};
use tile_kernels::registry::fitted;

/// A device that records launches of another one, and passes tiles that do not fit over to the
/// next of a kernel's `tune(…)` list.
pub struct Recorder<'a> {
    device: &'a dyn HostDevice,
    /// The kernels that were launched, and whether one of the launches was taken.
    launched: Mutex<BTreeMap<String, bool>>,
}

impl<'a> Recorder<'a> {
    /// Records the launches of a device.
    pub fn new(device: &'a dyn HostDevice) -> Recorder<'a> {
        Recorder { device, launched: Mutex::default() }
    }

    /// The kernels that were launched, and whether one of the launches succeeded.
    pub fn launched(&self) -> BTreeMap<String, bool> {
        self.launched.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl HostDevice for Recorder<'_> {}

impl Device for Recorder<'_> {
    fn target(&self) -> &'static str {
        self.device.target()
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        let launched = match self.device.launch(instance, args) {
            // Tiles that cases ask for may be those of larger devices.
            Err(LaunchError::Memory { .. }) => self.device.launch(&fitted(instance), args),
            launched => launched,
        };
        let mut kernels = self.launched.lock().unwrap_or_else(PoisonError::into_inner);
        *kernels.entry(instance.def().name.to_owned()).or_default() |= launched.is_ok();
        drop(kernels);
        launched
    }

    fn measured(&self) -> Option<Duration> {
        self.device.measured()
    }

    fn remarks(&self) -> Vec<Remark> {
        self.device.remarks()
    }
}
