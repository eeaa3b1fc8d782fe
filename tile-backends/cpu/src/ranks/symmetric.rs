//! Tensors and signals of several ranks of one process, seen from one of them.

use super::memory::{Handle, RankMemory};
use super::words::Sleepers;
use crate::Cpu;
use crate::atomic::AtomicBits;
use std::marker::PhantomData;
use std::mem::transmute_copy;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tile_core::elem::DType;
use tile_core::launch::{Arg, LaunchError, PeersInput, PeersOutput, SignalsInput};
use tile_core::num::Element;
use tile_core::tensor::Tensor;

/// A tensor that each of several ranks has, seen from one: a parameter `&Peers<T, R>` or
/// `&mut Peers<T, R>` of kernels.
///
/// Ranks are threads of one process, each with a device. The tensor is filled with zeros.
/// [`write`](CpuSymmetric::write) and [`read`](CpuSymmetric::read) are of this rank's part, and in no
/// order with other ranks but that of signals.
///
/// ```
/// use tile_cpu::{Cpu, CpuSymmetric};
///
/// let ranks = vec![Cpu::new(); 2];
/// let parts = CpuSymmetric::<f32, 2>::zeros(&ranks, [3, 4])?;
/// assert_eq!((parts[1].rank(), parts[1].shape()), (1, [3, 4]));
/// # Ok::<(), tile_core::launch::LaunchError>(())
/// ```
#[derive(Debug)]
pub struct CpuSymmetric<T: Element, const R: usize> {
    handle: Handle,
    shape: [usize; R],
    elem: PhantomData<T>,
}

/// Words of each of several ranks, all 0 at first, by which blocks signal each other: a parameter
/// `&Signals` of kernels.
///
/// A launch that fails once its blocks run *ends* the memory of ranks that it was given: waits of
/// other ranks on these signals, and later launches with any of that memory, are errors with the
/// reason. Programs that go on allocate anew.
#[derive(Debug)]
pub struct CpuSignals(Handle);

/// A handle for each of several ranks.
fn handles(memory: RankMemory, ranks: usize) -> impl Iterator<Item = Handle> {
    let memory = Arc::new(memory);
    (0..ranks).map(move |rank| Handle { memory: Arc::clone(&memory), rank })
}

impl<T: Element, const R: usize> CpuSymmetric<T, R> {
    /// A tensor for each of these devices, in their order: the rank of a device is its place in the
    /// list. Devices may be clones of one.
    ///
    /// # Errors
    /// [`LaunchError::Arguments`] of no devices, and [`LaunchError::Memory`].
    pub fn zeros(devices: &[Cpu], shape: [usize; R]) -> Result<Vec<Self>, LaunchError> {
        let memory = RankMemory::new(T::DTYPE, devices.len(), &shape, None)?;
        let of_rank = |handle| CpuSymmetric { handle, shape, elem: PhantomData };
        Ok(handles(memory, devices.len()).map(of_rank).collect())
    }

    /// The extents of each rank's part.
    pub fn shape(&self) -> [usize; R] {
        self.shape
    }

    /// Which part is this rank's.
    pub fn rank(&self) -> usize {
        self.handle.rank
    }

    /// Copies a tensor to this rank's part.
    ///
    /// # Errors
    /// [`LaunchError::Shape`] where the extents differ.
    pub fn write(&mut self, tensor: &Tensor<T, R>) -> Result<(), LaunchError> {
        for (axis, (&expected, &found)) in self.shape.iter().zip(&tensor.shape()).enumerate() {
            if expected != found {
                let (expected, found) = (expected as i64, found as i64);
                return Err(LaunchError::Shape { argument: "symmetric".to_owned(), axis, expected, found });
            }
        }
        for (i, value) in tensor.to_vec().into_iter().enumerate() {
            // SAFETY: the part has as many elements, aligned, and accessed atomically alone.
            unsafe { store(self.part().wrapping_add(i), value) };
        }
        Ok(())
    }

    /// Copies this rank's part.
    ///
    /// # Errors
    /// None; as for devices whose memory is elsewhere.
    pub fn read(&self) -> Result<Tensor<T, R>, LaunchError> {
        let elements = self.shape.iter().product();
        // SAFETY: as in `write`.
        let values = (0..elements).map(|i| unsafe { load(self.part().wrapping_add(i)) }).collect();
        Ok(Tensor::from_vec(values, self.shape).expect("as many values as the extents say"))
    }

    fn part(&self) -> *mut T {
        self.handle.memory.part(self.handle.rank).cast()
    }
}

impl CpuSignals {
    /// So many words for each of these devices, in their order.
    ///
    /// # Errors
    /// Those of [`CpuSymmetric::zeros`].
    pub fn new(devices: &[Cpu], words: usize) -> Result<Vec<CpuSignals>, LaunchError> {
        let memory = RankMemory::new(DType::U32, devices.len(), &[words], Some(Sleepers::groups()))?;
        Ok(handles(memory, devices.len()).map(CpuSignals).collect())
    }
}

impl<T: Element, const R: usize> PeersInput<Cpu, T, R> for &CpuSymmetric<T, R> {
    fn arg(&self) -> Arg<'_> {
        self.handle.arg(false)
    }
}

impl<T: Element, const R: usize> PeersOutput<Cpu, T, R> for &mut CpuSymmetric<T, R> {
    fn arg_mut(&mut self) -> Arg<'_> {
        self.handle.arg(true)
    }
}

impl SignalsInput<Cpu> for &CpuSignals {
    fn arg(&self) -> Arg<'_> {
        self.0.arg(false)
    }
}

/// Calls a macro for the unsigned integer of an element's width.
macro_rules! of_width {
    ($t:ty, $bits:ident => $result:expr) => {
        match size_of::<$t>() {
            1 => {
                type $bits = u8;
                $result
            }
            2 => {
                type $bits = u16;
                $result
            }
            4 => {
                type $bits = u32;
                $result
            }
            8 => {
                type $bits = u64;
                $result
            }
            bytes => unreachable!("elements have 1, 2, 4 or 8 bytes, not {bytes}"),
        }
    };
}

/// Writes an element by a relaxed atomic access.
///
/// # Safety
/// `at` is aligned, valid for reads and writes, and accessed by other threads only atomically, at
/// the element's width.
unsafe fn store<T: Element>(at: *mut T, value: T) {
    // SAFETY: the caller's promise; elements are plain numbers of their width.
    of_width!(T, Bits => unsafe { Bits::store(at.cast(), transmute_copy::<T, Bits>(&value), Ordering::Relaxed) });
}

/// Reads an element by a relaxed atomic access.
///
/// # Safety
/// As for [`store`], and the memory holds an element.
unsafe fn load<T: Element>(at: *mut T) -> T {
    // SAFETY: the caller's promise; the bits are those of an element.
    of_width!(T, Bits => unsafe { transmute_copy::<Bits, T>(&Bits::load(at.cast(), Ordering::Relaxed)) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tile_core::num::{F8E4M3, bf16};

    fn is_kept<T: Element>(value: impl Fn(usize) -> T) {
        let mut parts = CpuSymmetric::<T, 2>::zeros(&vec![Cpu::new(); 3], [2, 3]).expect("a few bytes");
        for rank in [2, 0] {
            let tensor = Tensor::from_fn([2, 3], |[i, j]| value(rank * 6 + i * 3 + j));
            parts[rank].write(&tensor).expect("the extents are equal");
        }
        for (rank, part) in parts.iter().enumerate() {
            let expected = |[i, j]: [usize; 2]| if rank == 1 { T::default() } else { value(rank * 6 + i * 3 + j) };
            assert_eq!(part.read().expect("it is memory"), Tensor::from_fn([2, 3], expected));
        }
    }

    #[test]
    fn parts_keep_what_is_written() {
        is_kept(|i| i % 2 == 0);
        is_kept(|i| F8E4M3::from_f64(i as f64));
        is_kept(|i| bf16::from_f32(i as f32));
        is_kept(|i| i as f32);
        is_kept(|i| i as i64 - 7);
    }

    #[test]
    fn other_extents_are_refused() {
        let mut parts = CpuSymmetric::<f32, 1>::zeros(&[Cpu::new()], [4]).expect("a few bytes");
        let error = parts[0].write(&Tensor::zeros([5])).expect_err("another extent");
        assert_eq!(error.to_string(), "argument `symmetric`: axis 0 has extent 5, expected 4");
        assert!(CpuSignals::new(&[], 4).is_err());
    }
}
