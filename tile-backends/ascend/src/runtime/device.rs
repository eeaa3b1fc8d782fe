//! Devices, and streams of them to launch on.

use super::api::{Api, call, unavailable};
use super::context::Context;
use super::stream::Stream;
use crate::chip::Chip;
use ascend_sys::function;
use std::ffi::CStr;
use std::fmt;
use std::path::Path;
use std::sync::Arc;
use tile_core::launch::{LaunchError, Memory};

/// A stream of a device, which kernels are launched on.
///
/// A launch queues its work and returns; work on one stream is done in order.
/// Cloning gives the same stream again.
#[derive(Clone)]
pub struct Ascend {
    pub(super) stream: Arc<Stream>,
}

/// A device of this machine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeviceInfo {
    /// Its ordinal.
    pub ordinal: u32,
    /// The driver's name of the chip.
    pub name: String,
    /// The chip, if kernels are compiled for it.
    pub chip: Option<Chip>,
}

impl Ascend {
    /// A stream of the device with this number.
    ///
    /// # Errors
    /// [`LaunchError::Unavailable`] without AscendCL, without such a device, or
    /// if its chip is not known.
    pub fn new(ordinal: u32) -> Result<Ascend, LaunchError> {
        Ascend::with(Api::machine()?, ordinal)
    }

    /// The same through the library in a file.
    ///
    /// # Errors
    /// As [`new`](Ascend::new).
    pub fn with_library(path: &Path, ordinal: u32) -> Result<Ascend, LaunchError> {
        Ascend::with(Api::at(path)?, ordinal)
    }

    fn with(api: Arc<Api>, ordinal: u32) -> Result<Ascend, LaunchError> {
        let count = count(&api)?;
        if ordinal >= count {
            return Err(unavailable(format!("there is no device {ordinal}, devices are numbered below {count}")));
        }
        // SAFETY: numbers of devices.
        unsafe { call!(api, "choosing the device", aclrtSetDevice(ordinal as i32)) }?;
        let name = name(&api)?;
        let Some(chip) = Chip::from_name(&name) else {
            let known: Vec<_> = Chip::ALL.iter().map(|chip| chip.name).collect();
            return Err(unavailable(format!("device {ordinal} is {name}, expected one of {}", known.join(", "))));
        };
        let context = Arc::new(Context::new(api, ordinal, chip)?);
        Ok(Ascend { stream: Arc::new(Stream::new(context)?) })
    }

    /// A new stream of the same context, whose work may overlap with that of
    /// other streams.
    ///
    /// # Errors
    /// [`LaunchError::Driver`].
    pub fn new_stream(&self) -> Result<Ascend, LaunchError> {
        Ok(Ascend { stream: Arc::new(Stream::new(self.context().clone())?) })
    }

    /// Waits until the stream has done all its work.
    ///
    /// # Errors
    /// [`LaunchError::Driver`] also when work that was queued before has failed.
    pub fn synchronize(&self) -> Result<(), LaunchError> {
        self.stream.synchronize()
    }

    /// The chip that kernels are compiled for.
    pub fn chip(&self) -> &Chip {
        &self.context().chip
    }

    /// Where the tensors of the context live.
    pub fn memory(&self) -> Memory {
        self.context().memory()
    }

    pub(super) fn context(&self) -> &Arc<Context> {
        &self.stream.context
    }
}

impl fmt::Debug for Ascend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let context = self.context();
        f.debug_struct("Ascend")
            .field("ordinal", &context.ordinal)
            .field("chip", &context.chip.name)
            .finish_non_exhaustive()
    }
}

fn count(api: &Api) -> Result<u32, LaunchError> {
    let mut count = 0;
    // SAFETY: the call writes one number.
    unsafe { call!(api, "counting devices", aclrtGetDeviceCount(&raw mut count)) }?;
    Ok(count)
}

/// What the driver calls the chip of the machine's devices.
fn name(api: &Api) -> Result<String, LaunchError> {
    let soc = function!(api.library(), aclrtGetSocName).map_err(|error| unavailable(error.to_string()))?;
    // SAFETY: null, or a string that stays.
    let name = unsafe { soc() };
    if name.is_null() {
        return Err(unavailable("the driver does not say which chip the device is"));
    }
    // SAFETY: as above.
    Ok(unsafe { CStr::from_ptr(name) }.to_string_lossy().into_owned())
}

/// The devices of this machine, usable or not. They are of one kind, which the driver
/// names without any of them being chosen.
///
/// # Errors
/// [`LaunchError::Unavailable`] without AscendCL.
pub fn devices() -> Result<Vec<DeviceInfo>, LaunchError> {
    let api = Api::machine()?;
    let (count, name) = (count(&api)?, name(&api)?);
    let chip = Chip::from_name(&name);
    Ok((0..count).map(|ordinal| DeviceInfo { ordinal, name: name.clone(), chip }).collect())
}
