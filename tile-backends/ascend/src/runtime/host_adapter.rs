//! Host adapter: launches on host tensors, by way of the device.
//!
//! For programs that have their data on the host: each tensor is copied to the device, the kernel
//! runs, and outputs are copied back ([`HostCopy`]). A tensor whose last axis is not contiguous,
//! which programs do not take, is copied in row-major order.

use super::api::{TARGET, driver};
use super::device::Ascend;
use super::memory::{Block, Shared};
use super::stream::Event;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tile_core::launch::{
    Arg, Device, Hold, HostCopy, HostDevice, Instance, LaunchError, TensorArg, TensorParts, check_host_args,
    mark_written,
};

/// A device that takes host tensors, and is done when a launch returns.
///
/// ```no_run
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let device = tile_ascend::runtime::Ascend::new(0)?.staged();
/// // some_kernel().launch(&device, &host_tensor, &mut other)?;
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Staged {
    ascend: Ascend,
    /// The time that the last kernel took.
    last: Arc<Mutex<Option<Duration>>>,
}

impl Ascend {
    /// The same stream for launches on host tensors.
    pub fn staged(&self) -> Staged {
        Staged { ascend: self.clone(), last: Arc::default() }
    }

    /// A host tensor on the device.
    fn copy(&self, tensor: &TensorArg<'_>) -> Result<(HostCopy, Shared), LaunchError> {
        // Uninitialised outputs have no gaps.
        let apart = !tensor.is_uninit()
            && matches!((tensor.shape.last(), tensor.strides.last()), (Some(2..), Some(stride)) if *stride != 1);
        let copy = if apart {
            // SAFETY: elements of an argument, borrowed for the launch.
            let copy = unsafe { HostCopy::in_rows(tensor) };
            copy.ok_or_else(|| driver("copying a tensor in rows", "the host's memory does not suffice"))?
        } else {
            // SAFETY: as above.
            unsafe { HostCopy::of_arg(tensor) }
        };
        let block = Block::new(self.context(), copy.bytes.len())?;
        block.write(&copy.bytes)?;
        Ok((copy, Shared::new(block)))
    }
}

impl HostDevice for Staged {}

impl Device for Staged {
    fn target(&self) -> &'static str {
        TARGET
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        check_host_args(instance, args, TARGET)?;
        let mut copies = Vec::new();
        for arg in &*args {
            if let Arg::Tensor(tensor) = arg {
                copies.push(self.ascend.copy(tensor)?);
            }
        }
        let memory = self.ascend.memory();
        let mut staged = copies.iter_mut();
        let mut device_args = Vec::new();
        for arg in &*args {
            match arg {
                Arg::Scalar(scalar) => device_args.push(Arg::Scalar(*scalar)),
                Arg::Tensor(tensor) => device_args.extend(staged.next().map(|(copy, shared)| {
                    let address = (shared.block().address() as usize).wrapping_add(copy.first);
                    let address = std::ptr::without_provenance_mut(address);
                    let parts = TensorParts { address, memory, strides: &copy.strides, ..**tensor };
                    let hold = if tensor.mutable { Hold::write(shared) } else { Hold::read(shared) };
                    // SAFETY: the copy holds the elements that were there, by these
                    // strides, and nobody else knows its memory.
                    Arg::Tensor(unsafe { TensorArg::held(parts, hold) })
                })),
            }
        }
        let stream = &self.ascend.stream;
        let start = Event::timed(stream)?;
        self.ascend.launch(instance, &mut device_args)?;
        let end = Event::timed(stream)?;
        drop(device_args);
        stream.synchronize()?;
        let tensors = args.iter().filter_map(|arg| match arg {
            Arg::Tensor(tensor) => Some(tensor),
            Arg::Scalar(_) => None,
        });
        for (tensor, (copy, shared)) in tensors.zip(&mut copies).filter(|(tensor, _)| tensor.mutable) {
            shared.block().read(&mut copy.bytes)?;
            // SAFETY: elements of a mutable argument, borrowed for the launch.
            unsafe { copy.back(tensor) };
        }
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Some(end.since(&start)?);
        // SAFETY: the arguments are checked, and all of each output was copied back.
        unsafe { mark_written(args) };
        Ok(())
    }

    fn measured(&self) -> Option<Duration> {
        *self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
