//! Launches on host tensors, by way of the device.
//!
//! For programs that have their data on the host, and for tests that run one
//! case on every device: each tensor is copied to the device, the kernel runs,
//! and outputs are copied back ([`HostCopy`]).

use super::device::{Cuda, memory};
use super::driver::{During, TARGET, elapsed};
use super::scratch::Scratch;
use cudarc::driver::sys::CUevent_flags;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tile_core::launch::{
    Arg, Device, HostCopy, HostDevice, Instance, LaunchError, Remark, TensorArg, TensorParts, check_host_args,
    mark_written,
};

/// A CUDA device that takes host tensors, and is done when a launch returns.
///
/// ```no_run
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let device = tile_cuda::Cuda::new(0)?.staged();
/// // some_kernel().launch(&device, &host_tensor, &mut other)?;
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Staged {
    cuda: Cuda,
    /// Milliseconds of the last kernel.
    last: Arc<Mutex<Option<f32>>>,
}

impl Cuda {
    /// The same stream for launches on host tensors.
    pub fn staged(&self) -> Staged {
        Staged { cuda: self.clone(), last: Arc::default() }
    }
}

impl HostDevice for Staged {}

impl Device for Staged {
    fn target(&self) -> &'static str {
        TARGET
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        check_host_args(instance, args, TARGET)?;
        self.cuda.must_not_capture(instance.def().name, "its tensors are copied back when it is done")?;
        let stream = &**self.cuda.stream();
        stream.context().bind_to_thread().during("choosing the context")?;
        let mut copies = Vec::new();
        for arg in &*args {
            copies.push(match arg {
                Arg::Tensor(tensor) => {
                    // SAFETY: elements of the argument, borrowed for the launch.
                    let copy = unsafe { HostCopy::of_arg(tensor) };
                    let memory = Scratch::zeroed(self.cuda.shared(), stream, copy.bytes.len(), instance.def().name)?;
                    memory.write(0, &copy.bytes)?;
                    Some((copy, memory))
                }
                Arg::Scalar(_) => None,
            });
        }
        let mut device_args: Vec<Arg<'_>> = Vec::new();
        for (arg, copy) in args.iter().zip(&copies) {
            device_args.push(match (arg, copy) {
                (Arg::Tensor(tensor), Some((copy, place))) => {
                    let address = (place.address() as usize).wrapping_add(copy.first);
                    let parts = TensorParts {
                        address: std::ptr::without_provenance_mut(address),
                        memory: memory(self.cuda.context()),
                        ..**tensor
                    };
                    // SAFETY: the copy holds the elements that were there, at
                    // the same strides; nobody else knows the address, and the
                    // memory is freed after the launch in the stream's order.
                    Arg::Tensor(unsafe { TensorArg::new(parts) })
                }
                (Arg::Scalar(scalar), _) => Arg::Scalar(*scalar),
                (Arg::Tensor(_), None) => unreachable!("every tensor was copied"),
            });
        }
        let timed = Some(CUevent_flags::CU_EVENT_DEFAULT);
        let start = stream.record_event(timed).during("marking the start of a kernel")?;
        self.cuda.launch(instance, &mut device_args)?;
        let end = stream.record_event(timed).during("marking the end of a kernel")?;
        drop(device_args);
        for (arg, copy) in args.iter().zip(&mut copies) {
            if let (Arg::Tensor(tensor), Some((copy, memory))) = (arg, copy)
                && tensor.mutable
            {
                memory.read(0, &mut copy.bytes)?;
                // SAFETY: elements of a mutable argument, borrowed for the launch.
                unsafe { copy.back(tensor) };
            }
        }
        self.cuda.synchronize()?;
        let time = elapsed(&start, &end)?;
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Some(time);
        // SAFETY: the arguments are checked, and all of each output was copied back.
        unsafe { mark_written(args) };
        Ok(())
    }

    fn measured(&self) -> Option<Duration> {
        let last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        last.map(|milliseconds| Duration::from_secs_f64(f64::from(milliseconds.max(0.0)) / 1e3))
    }

    fn remarks(&self) -> Vec<Remark> {
        self.cuda.remarks()
    }
}
