//! Devices that kernels run on: those of the registry of backends.
//!
//! A device of `cuda` takes tensors in its own memory and streams of the caller. Every other
//! device takes tensors in host memory.

use crate::status::Failure;
use crate::tensor::DLDevice;
use std::ffi::c_void;
use std::fmt;
use std::sync::Arc;
use tile_core::launch::Device as Launches;
use tile_core::launch::{Arg, Instance, LaunchError, Memory, Remark};
#[cfg(feature = "cuda")]
use tile_cuda::Cuda;
use tile_kernel::{AnyHostDevice, host_device_at};

/// A device that was opened. Clones are the same device.
#[derive(Clone, Debug)]
pub struct Device(Arc<Opened>);

enum Opened {
    #[cfg(feature = "cuda")]
    Cuda { cuda: Cuda, ordinal: i32 },
    /// A device that takes host tensors.
    Host(AnyHostDevice),
}

impl fmt::Debug for Opened {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            #[cfg(feature = "cuda")]
            Opened::Cuda { cuda, ordinal } => f.debug_tuple("Cuda").field(cuda).field(ordinal).finish(),
            Opened::Host(device) => f.debug_tuple("Host").field(&device.target()).finish(),
        }
    }
}

impl Device {
    /// The device of this number of a backend, by its name in [`tile_kernel::backends`].
    ///
    /// # Errors
    /// [`LaunchError::Unavailable`] when there is none.
    pub fn open(target: &str, ordinal: i32) -> Result<Device, Failure> {
        let number = usize::try_from(ordinal).map_err(|_| LaunchError::Unavailable {
            target: target.to_owned(),
            reason: "devices are numbered from 0".to_owned(),
        })?;
        let opened = match target {
            #[cfg(feature = "cuda")]
            "cuda" => Opened::Cuda { cuda: Cuda::new(number)?, ordinal },
            _ => Opened::Host(host_device_at(target, number)?),
        };
        Ok(Device(Arc::new(opened)))
    }

    /// The memory that a tensor says it is in, if it is this device's.
    pub(crate) fn memory(&self, argument: &str, found: DLDevice) -> Result<Memory, Failure> {
        let (memory, expected) = match &*self.0 {
            #[cfg(feature = "cuda")]
            Opened::Cuda { cuda, ordinal } => {
                let kind = [DLDevice::CUDA, DLDevice::CUDA_MANAGED].contains(&found.device_type);
                let here = kind && found.device_id == *ordinal;
                (here.then(|| cuda.memory()), format!("CUDA device {ordinal}"))
            }
            Opened::Host(_) => ((found.device_type == DLDevice::CPU).then_some(Memory::Host), "host memory".to_owned()),
        };
        memory.ok_or_else(|| {
            let found = match found.device_type {
                DLDevice::CPU => "host memory".to_owned(),
                DLDevice::CUDA | DLDevice::CUDA_MANAGED => format!("CUDA device {}", found.device_id),
                other => format!("a device of DLPack's kind {other}"),
            };
            LaunchError::Device { argument: argument.to_owned(), expected, found }.into()
        })
    }

    /// Works on a stream, null for the default one.
    ///
    /// # Safety
    /// The stream is null or one of the device that lives through the call.
    unsafe fn on_stream<R>(&self, stream: *mut c_void, work: impl FnOnce(&dyn Launches) -> R) -> Result<R, Failure> {
        match &*self.0 {
            #[cfg(feature = "cuda")]
            Opened::Cuda { cuda, .. } => {
                // SAFETY: the caller's promise; tensors of C are ordered by
                // the caller, too.
                let cuda = unsafe { cuda.on_borrowed(stream.cast()) };
                Ok(work(&cuda))
            }
            Opened::Host(device) if !stream.is_null() => Err(no_streams(device)),
            Opened::Host(device) => Ok(work(&**device)),
        }
    }

    /// What is slow in kernels that were launched.
    pub(crate) fn remarks(&self) -> Vec<Remark> {
        match &*self.0 {
            #[cfg(feature = "cuda")]
            Opened::Cuda { cuda, .. } => cuda.remarks(),
            Opened::Host(device) => device.remarks(),
        }
    }

    /// Launches on a stream, null for the default one.
    ///
    /// # Safety
    /// As for [`on_stream`](Device::on_stream).
    pub(crate) unsafe fn launch(
        &self,
        instance: &Instance<'_>,
        args: &mut [Arg<'_>],
        stream: *mut c_void,
    ) -> Result<(), Failure> {
        // SAFETY: the caller's promise.
        Ok(unsafe { self.on_stream(stream, |device| device.launch(instance, args)) }??)
    }

    /// Launches on a stream, null for the default one, the instance that is answered.
    ///
    /// # Safety
    /// As for [`on_stream`](Device::on_stream).
    #[cfg(feature = "tune")]
    pub(crate) unsafe fn launch_tuned(
        &self,
        answers: &tile_tune::Answers<'_>,
        instance: &Instance<'_>,
        args: &mut [Arg<'_>],
        stream: *mut c_void,
    ) -> Result<(), Failure> {
        use tile_core::launch::Hook;
        // SAFETY: the caller's promise.
        Ok(unsafe { self.on_stream(stream, |device| answers.launch(device, instance, args)) }??)
    }

    /// Searches for a launch on a stream, null for the default one.
    ///
    /// # Safety
    /// As for [`on_stream`](Device::on_stream).
    #[cfg(feature = "tune")]
    pub(crate) unsafe fn tune(
        &self,
        tuner: &tile_tune::Tuner<'_>,
        instance: &Instance<'_>,
        args: &mut [Arg<'_>],
        stream: *mut c_void,
    ) -> Result<tile_tune::Report, Failure> {
        use tile_tune::TuneError;
        let search = |device: &dyn Launches| tuner.tune(device, |device| device.launch(instance, args));
        // SAFETY: the caller's promise.
        unsafe { self.on_stream(stream, search) }?.map_err(|error| match error {
            TuneError::Launch(error) => error.into(),
            other => Failure::Tuning(other.to_string()),
        })
    }
}

fn no_streams(device: &AnyHostDevice) -> Failure {
    Failure::call(format!("{} has no streams here, expected a null pointer", device.target()))
}
