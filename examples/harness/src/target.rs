//! The device that an example runs on.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;
use tile_kernel::launch::{Arg, Device, HostDevice, Instance, LaunchError, Remark};
use tile_kernels::registry::fitted;

/// A device for host tensors that the command line chose.
#[derive(Clone)]
pub struct Target(Arc<dyn HostDevice + Send + Sync>);

impl Target {
    /// Any device.
    pub fn new(device: impl Into<Arc<dyn HostDevice + Send + Sync>>) -> Target {
        Target(device.into())
    }

    /// Whether it is the CPU, which peers on the CPU are compared with.
    pub fn is_cpu(&self) -> bool {
        self.target() == "cpu"
    }
}

impl HostDevice for Target {}

impl Device for Target {
    fn target(&self) -> &'static str {
        self.0.target()
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        match self.0.launch(instance, args) {
            // Tiles that examples ask for may be those of larger machines.
            Err(memory @ LaunchError::Memory { .. }) => match self.0.launch(&fitted(instance), args) {
                // Arguments are cut by the tiles that were asked for.
                Err(LaunchError::Shape { .. }) => Err(memory),
                launched => launched,
            },
            launched => launched,
        }
    }

    fn measured(&self) -> Option<Duration> {
        self.0.measured()
    }

    fn remarks(&self) -> Vec<Remark> {
        self.0.remarks()
    }
}

impl fmt::Debug for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.target())
    }
}
