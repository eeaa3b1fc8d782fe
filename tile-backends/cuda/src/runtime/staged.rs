//! Launches on host tensors, by way of the device.
//!
//! For programs that have their data on the host, and for tests that run one
//! case on every device: each tensor is copied to the device, the kernel runs,
//! and outputs are copied back, element by element where a view has gaps, so
//! that what lies in the gaps is neither read nor written. Alignment is copied,
//! too: an address that is 4 above a multiple of 16 stays so.

use super::device::{Cuda, memory};
use super::driver::{During, TARGET};
use super::scratch::Scratch;
use cudarc::driver::sys::CUevent_flags;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tile_core::launch::{Arg, Device, HostDevice, Instance, LaunchError, TensorArg, TensorParts, check_host_args};

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
                    let copy = Copy::of(tensor);
                    let memory = Scratch::zeroed(stream, copy.bytes.len(), instance.def().name)?;
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
                copy.back(tensor);
            }
        }
        self.cuda.synchronize()?;
        let time = start.elapsed_ms(&end).during("reading the time of a kernel")?;
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Some(time);
        Ok(())
    }

    fn measured(&self) -> Option<Duration> {
        let last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        last.map(|milliseconds| Duration::from_secs_f64(f64::from(milliseconds.max(0.0)) / 1e3))
    }
}

/// The bytes of a tensor from its first element to its last, with zeros in the
/// gaps, after as many bytes as keep the alignment.
struct Copy {
    bytes: Vec<u8>,
    /// Where element 0 is.
    first: usize,
}

/// The widest alignment that code depends on.
const ALIGN: usize = tile_simt::facts::WIDEST as usize;

impl Copy {
    fn of(tensor: &TensorParts<'_>) -> Copy {
        let width = tensor.dtype.bytes();
        let first = tensor.address.addr() % ALIGN;
        let end = each(tensor).map(|offset| offset + width).max().unwrap_or(0);
        let mut copy = Copy { bytes: vec![0; first + end], first };
        for offset in each(tensor) {
            let bytes = &mut copy.bytes[first + offset..][..width];
            // SAFETY: an element of the argument, borrowed for the launch.
            unsafe { tensor.address.add(offset).copy_to_nonoverlapping(bytes.as_mut_ptr(), width) };
        }
        copy
    }

    /// Writes the elements of an output.
    fn back(&self, tensor: &TensorParts<'_>) {
        let width = tensor.dtype.bytes();
        for offset in each(tensor) {
            let bytes = &self.bytes[self.first + offset..][..width];
            // SAFETY: an element of a mutable argument, borrowed for the launch.
            unsafe { tensor.address.add(offset).copy_from_nonoverlapping(bytes.as_ptr(), width) };
        }
    }
}

/// Offsets in bytes of all elements; once each where an axis repeats them.
fn each(tensor: &TensorParts<'_>) -> impl Iterator<Item = usize> {
    let width = tensor.dtype.bytes() as i64;
    let extents = |(&extent, &stride): (&i64, &i64)| (if stride == 0 { extent.min(1) } else { extent }, stride);
    let axes: Vec<(i64, i64)> = tensor.shape.iter().zip(tensor.strides).map(extents).collect();
    let count: i64 = axes.iter().map(|(extent, _)| extent).product();
    (0..count).map(move |i| {
        let mut rest = i;
        let mut offset = 0;
        for &(extent, stride) in axes.iter().rev() {
            offset += rest % extent * stride;
            rest /= extent;
        }
        (offset * width) as usize
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tile_core::elem::DType;
    use tile_core::launch::Memory;

    fn parts<'a>(data: &mut [u16], shape: &'a [i64], strides: &'a [i64]) -> TensorParts<'a> {
        let address = data.as_mut_ptr().cast();
        TensorParts { dtype: DType::U16, address, memory: Memory::Host, shape, strides, mutable: true }
    }

    #[test]
    fn copies_leave_gaps_alone() {
        let mut data: Vec<u16> = (1..=12).collect();
        let tensor = parts(&mut data[1..], &[2, 3], &[5, 2]);
        let mut copy = Copy::of(&tensor);
        assert_eq!(copy.first, tensor.address.addr() % ALIGN);
        let words = |copy: &Copy| -> Vec<u16> {
            copy.bytes[copy.first..].chunks(2).map(|b| u16::from_ne_bytes([b[0], b[1]])).collect()
        };
        assert_eq!(words(&copy), [2, 0, 4, 0, 6, 7, 0, 9, 0, 11]);
        copy.bytes.fill(0xff);
        copy.back(&tensor);
        let max = u16::MAX;
        assert_eq!(data, [1, max, 3, max, 5, max, max, 8, max, 10, max, 12]);
    }

    #[test]
    fn repeated_and_missing_elements() {
        let mut data = [7_u16, 8];
        let repeated = parts(&mut data, &[1 << 40, 2], &[0, 1]);
        assert_eq!(each(&repeated).collect::<Vec<_>>(), [0, 2]);
        let empty = parts(&mut data, &[0, 1 << 40], &[1 << 40, 1]);
        assert_eq!(each(&empty).count(), 0);
        let single = parts(&mut data, &[], &[]);
        assert_eq!(each(&single).collect::<Vec<_>>(), [0]);
    }
}
