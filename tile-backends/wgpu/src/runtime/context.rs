//! A WebGPU device and its queue, with what the driver finds wrong.

use super::device_errors::{DeviceErrors, scoped};
use crate::compile::TARGET;
use tile_core::launch::{LaunchError, Remarks};
use wgpu::{Device, Limits, Queue};

/// What compiling and launching on a device depend on.
pub(super) struct Context {
    pub(super) device: Device,
    pub(super) queue: Queue,
    pub(super) limits: Limits,
    /// Whether modules get wgpu's own checks.
    pub(super) checks: bool,
    /// What is slow in compiled kernels.
    pub(super) remarks: Remarks,
    pub(super) errors: DeviceErrors,
}

/// Whether modules get wgpu's own checks.
pub(super) fn has_checks() -> bool {
    std::env::var("TILE_WGPU_CHECKS").is_ok_and(|value| value == "1")
}

/// What a driver answered.
pub(super) fn failed(action: impl Into<String>, reason: impl Into<String>) -> LaunchError {
    LaunchError::Driver { target: TARGET.to_owned(), action: action.into(), reason: reason.into() }
}

impl Context {
    pub(super) fn alive(&self) -> Result<(), LaunchError> {
        match self.errors.loss() {
            None => Ok(()),
            Some(reason) => Err(failed("using the device", format!("it is lost: {reason}"))),
        }
    }

    /// Does something, with the errors that wgpu finds in it; that the device is lost
    /// is one, which no scope tells of. A browser tells the others later: there they are
    /// those of the next read.
    pub(super) fn watched<T>(&self, action: &dyn Fn() -> String, work: impl FnOnce() -> T) -> Result<T, LaunchError> {
        let (done, wrong) = scoped(&self.device, work);
        self.alive()?;
        wrong.map_or(Ok(done), |wrong| Err(failed(action(), wrong)))
    }

    /// What a browser has found wrong with anything that was done so far.
    pub(super) fn told(&self) -> Result<(), LaunchError> {
        let told = self.errors.told();
        told.map_or(Ok(()), |reason| Err(failed("work that was submitted before", reason)))
    }
}
