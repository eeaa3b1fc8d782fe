//! What kernels run on: a GPU, or the interpreter.

use crate::status::Failure;
use crate::tensor::DLDevice;
use std::ffi::c_void;
use std::sync::Arc;
use tile_core::interp::Interpreter;
use tile_core::launch::{Arg, Device as _, Instance, LaunchError, Memory};
#[cfg(feature = "cuda")]
use tile_cuda::Cuda;

/// A device that was opened. Clones are the same device.
#[derive(Clone, Debug)]
pub struct Device(Arc<Opened>);

#[derive(Debug)]
enum Opened {
    #[cfg(feature = "cuda")]
    Cuda {
        cuda: Cuda,
        ordinal: i32,
    },
    Interpreter(Interpreter),
}

impl Device {
    /// The device of this number of a target, `cuda` or `interpreter`.
    ///
    /// # Errors
    /// [`LaunchError::Unavailable`] when there is none.
    pub fn open(target: &str, ordinal: i32) -> Result<Device, Failure> {
        let unavailable = |reason: &str| {
            let reason = reason.to_owned();
            Err(LaunchError::Unavailable { target: target.to_owned(), reason }.into())
        };
        match target {
            "interpreter" if ordinal == 0 => Ok(Device(Arc::new(Opened::Interpreter(Interpreter::default())))),
            "interpreter" => unavailable("there is one interpreter, number 0"),
            #[cfg(feature = "cuda")]
            "cuda" => match usize::try_from(ordinal) {
                Ok(number) => Ok(Device(Arc::new(Opened::Cuda { cuda: Cuda::new(number)?, ordinal }))),
                Err(_) => unavailable("devices are numbered from 0"),
            },
            #[cfg(not(feature = "cuda"))]
            "cuda" => unavailable("this library was built without the feature `cuda`"),
            _ => unavailable("there are `cuda` and `interpreter`"),
        }
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
            Opened::Interpreter(_) => {
                ((found.device_type == DLDevice::CPU).then_some(Memory::Host), "host memory".to_owned())
            }
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

    /// Launches on a stream, null for the default one.
    ///
    /// # Safety
    /// The stream is null or one of the device that lives through the call.
    pub(crate) unsafe fn launch(
        &self,
        instance: &Instance<'_>,
        args: &mut [Arg<'_>],
        stream: *mut c_void,
    ) -> Result<(), Failure> {
        match &*self.0 {
            #[cfg(feature = "cuda")]
            Opened::Cuda { cuda, .. } => {
                // SAFETY: the caller's promise; tensors of C are ordered by
                // the caller, too.
                let cuda = unsafe { cuda.on_borrowed(stream.cast()) };
                Ok(cuda.launch(instance, args)?)
            }
            Opened::Interpreter(_) if !stream.is_null() => {
                Err(Failure::call("the interpreter has no streams, expected a null pointer"))
            }
            Opened::Interpreter(interpreter) => Ok(interpreter.launch(instance, args)?),
        }
    }
}
