//! Launches on host tensors, by way of the device.
//!
//! For programs that have their data on the host, and for tests that run one
//! case on every device: each tensor is copied to the device, the kernel runs,
//! and outputs are copied back ([`HostCopy`]).

use super::device::Wgpu;
use super::memory::Memory;
use crate::compile::TARGET;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tile_core::launch::{
    Arg, Device, Hold, HostCopy, HostDevice, Instance, LaunchError, Remark, TensorArg, TensorParts, check_host_args,
    mark_written,
};

/// A device that takes host tensors, and is done when a launch returns.
///
/// ```no_run
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let device = tile_wgpu::Wgpu::new()?.staged();
/// // some_kernel().launch(&device, &host_tensor, &mut other)?;
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Staged {
    wgpu: Wgpu,
    /// How long the last kernel took.
    last: Arc<Mutex<Option<Duration>>>,
}

impl Wgpu {
    /// The same device for launches on host tensors.
    pub fn staged(&self) -> Staged {
        Staged { wgpu: self.clone(), last: Arc::default() }
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
            copies.push(match arg {
                Arg::Tensor(tensor) => {
                    // SAFETY: elements of the argument, borrowed for the launch.
                    let copy = unsafe { HostCopy::of_arg(tensor) };
                    let memory = Memory::zeros(&self.wgpu, copy.bytes.len() as u64)?;
                    memory.write(&copy.bytes)?;
                    Some((copy, memory))
                }
                Arg::Scalar(_) => None,
            });
        }
        let mut device_args: Vec<Arg<'_>> = Vec::new();
        for (arg, copy) in args.iter().zip(&mut copies) {
            device_args.push(match (arg, copy) {
                (Arg::Tensor(tensor), Some((copy, memory))) => {
                    let address = (memory.address as usize).wrapping_add(copy.first);
                    let parts = TensorParts {
                        address: std::ptr::without_provenance_mut(address),
                        memory: self.wgpu.memory(),
                        ..**tensor
                    };
                    let hold = if tensor.mutable { Hold::write(memory) } else { Hold::read(memory) };
                    // SAFETY: the copy holds the elements that were there, at the
                    // same strides, and nobody else knows the buffer.
                    Arg::Tensor(unsafe { TensorArg::held(parts, hold) })
                }
                (Arg::Scalar(scalar), _) => Arg::Scalar(*scalar),
                (Arg::Tensor(_), None) => unreachable!("every tensor was copied"),
            });
        }
        let ((), time) = self.wgpu.measure(|| self.wgpu.launch(instance, &mut device_args))?;
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Some(time);
        drop(device_args);
        for (arg, copy) in args.iter().zip(&mut copies) {
            if let (Arg::Tensor(tensor), Some((copy, memory))) = (arg, copy)
                && tensor.mutable
            {
                copy.bytes = memory.read(copy.bytes.len())?;
                // SAFETY: elements of a mutable argument, borrowed for the launch.
                unsafe { copy.back(tensor) };
            }
        }
        // SAFETY: the arguments are checked, and all of each output was copied back.
        unsafe { mark_written(args) };
        Ok(())
    }

    fn measured(&self) -> Option<Duration> {
        *self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn remarks(&self) -> Vec<Remark> {
        self.wgpu.remarks()
    }
}
