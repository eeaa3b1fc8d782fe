//! Memory of all ranks: symmetric tensors and signals.

use super::history::Task;
use super::{Rank, Shared, State};
use crate::elem::DType;
use crate::interp::shadow::Touch;
use crate::ir::Span;
use crate::launch::{Arg, LaunchError, Memory, PeersInput, PeersOutput, SignalsInput, TensorArg, TensorParts};
use crate::num::Element;
use crate::tensor::Tensor;
use std::sync::Arc;

/// What one call of all ranks allocates: for each rank the same.
#[derive(Debug)]
pub(super) struct Allocation {
    dtype: DType,
    /// The axis of ranks, then those of each rank's memory.
    shape: Vec<i64>,
    strides: Vec<i64>,
    words: *mut u64,
    /// How many words there are.
    len: usize,
}

// SAFETY: the words are plain numbers, which are reached while the state of the ranks is locked.
unsafe impl Send for Allocation {}
// SAFETY: as above.
unsafe impl Sync for Allocation {}

impl Allocation {
    fn new(dtype: DType, shape: Vec<i64>, kernel: &str) -> Result<Allocation, LaunchError> {
        let bytes = shape.iter().try_fold(dtype.bytes() as i64, |all, &extent| all.checked_mul(extent));
        let words = bytes.and_then(|bytes| usize::try_from(bytes).ok()).map(|bytes| bytes.div_ceil(8));
        let refused = |words: usize| LaunchError::memory(kernel, (words as u64).saturating_mul(8), 0);
        let len = words.ok_or_else(|| refused(usize::MAX))?;
        let mut memory: Vec<u64> = Vec::new();
        memory.try_reserve_exact(len).map_err(|_| refused(len))?;
        memory.resize(len, 0);
        let mut strides = vec![1; shape.len()];
        for axis in (1..shape.len()).rev() {
            strides[axis - 1] = strides[axis] * shape[axis].max(1);
        }
        let words = Box::into_raw(memory.into_boxed_slice()).cast();
        Ok(Allocation { dtype, shape, strides, words, len })
    }

    fn arg(&self, mutable: bool) -> Arg<'_> {
        let parts = TensorParts {
            dtype: self.dtype,
            address: self.words.cast(),
            memory: Memory::Host,
            shape: &self.shape,
            strides: &self.strides,
            mutable,
        };
        // SAFETY: the elements are inside the allocation and initialised. Other ranks reach them while
        // this one does not run.
        Arg::Tensor(unsafe { TensorArg::new(parts) })
    }

    /// The address of a rank's first element, and how many it has.
    fn part(&self, rank: usize) -> (*mut u8, usize) {
        let elements = self.shape[1..].iter().product::<i64>() as usize;
        // SAFETY: the part lies in the allocation.
        (unsafe { self.words.cast::<u8>().add(rank * elements * self.dtype.bytes()) }, elements)
    }
}

impl Drop for Allocation {
    fn drop(&mut self) {
        // SAFETY: they are a boxed slice, which nothing uses any more.
        drop(unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(self.words, self.len)) });
    }
}

impl Rank {
    /// Memory of the same extents on every rank, filled with zeros. All ranks make the same
    /// allocations in the same order.
    ///
    /// # Errors
    /// Where ranks differ in type or extents, or the host has no memory for it.
    pub fn symmetric<T: Element, const R: usize>(&self, shape: [usize; R]) -> Result<Symmetric<T, R>, LaunchError> {
        let of_rank = shape.map(|extent| i64::try_from(extent).unwrap_or(i64::MAX));
        let allocation = self.allocate(T::DTYPE, &of_rank)?;
        let (number, shared) = (self.number, Arc::clone(&self.shared));
        Ok(Symmetric { allocation, number, shared, shape, elem: std::marker::PhantomData })
    }

    /// So many words on every rank, all of them 0. All ranks make the same allocations in the same
    /// order.
    ///
    /// # Errors
    /// Where ranks differ in the number of words, or the host has no memory for it.
    pub fn signals(&self, words: usize) -> Result<Signals, LaunchError> {
        let allocation = self.allocate(DType::U32, &[i64::try_from(words).unwrap_or(i64::MAX)])?;
        Ok(Signals { allocation })
    }

    fn allocate(&self, dtype: DType, of_rank: &[i64]) -> Result<Arc<Allocation>, LaunchError> {
        let mut state = self.shared.lock();
        let at = self.allocations.replace(self.allocations.get() + 1);
        let mut shape = vec![state.phases.len() as i64];
        shape.extend(of_rank);
        if let Some(known) = state.allocations.get(at) {
            if known.dtype != dtype || known.shape != shape {
                let ([_, expected @ ..], expected_type) = (&known.shape[..], known.dtype) else { unreachable!() };
                let reason = format!(
                    "rank {} allocates {dtype} {of_rank:?} where another allocated {expected_type} {expected:?}",
                    self.number
                );
                return Err(LaunchError::Arguments { kernel: "symmetric".to_owned(), reason });
            }
            return Ok(Arc::clone(known));
        }
        let allocation = Arc::new(Allocation::new(dtype, shape, "symmetric")?);
        state.allocations.push(Arc::clone(&allocation));
        Ok(allocation)
    }
}

/// A tensor that every rank has, seen from one: it writes and reads its own part on the host, and
/// all parts in kernels, as a parameter `&Peers<T, R>` or `&mut Peers<T, R>`.
#[derive(Debug)]
pub struct Symmetric<T, const R: usize> {
    allocation: Arc<Allocation>,
    number: usize,
    shared: Arc<Shared>,
    shape: [usize; R],
    elem: std::marker::PhantomData<T>,
}

impl<T: Element, const R: usize> Symmetric<T, R> {
    /// The extents of each rank's part.
    pub fn shape(&self) -> [usize; R] {
        self.shape
    }

    /// Writes this rank's part, as an access of its program.
    ///
    /// # Errors
    /// Where the extents differ, and a fault where that races with a block of another rank.
    pub fn write(&mut self, tensor: &Tensor<T, R>) -> Result<(), LaunchError> {
        for (axis, (&expected, &found)) in self.shape.iter().zip(&tensor.shape()).enumerate() {
            if expected != found {
                let (expected, found) = (expected as i64, found as i64);
                return Err(LaunchError::Shape { argument: "symmetric".to_owned(), axis, expected, found });
            }
        }
        let mut state = self.shared.lock();
        let first = self.touch(&mut state, Touch::Store)?;
        for (i, value) in tensor.to_vec().into_iter().enumerate() {
            // SAFETY: the element is of this rank's part, and the state is locked.
            unsafe { first.add(i).write_unaligned(value) };
        }
        Ok(())
    }

    /// Reads this rank's part, as an access of its program.
    ///
    /// # Errors
    /// A fault where that races with a block of another rank.
    pub fn read(&self) -> Result<Tensor<T, R>, LaunchError> {
        let mut state = self.shared.lock();
        let first = self.touch(&mut state, Touch::Load)?;
        let elements = self.shape.iter().product();
        // SAFETY: the elements are of this rank's part, and the state is locked.
        let values = (0..elements).map(|i| unsafe { first.add(i).read_unaligned() }).collect();
        Ok(Tensor::from_vec(values, self.shape).expect("as many values as the extents say"))
    }

    /// Notes what the program does to all of the part; gives its first element.
    fn touch(&self, state: &mut State, touch: Touch) -> Result<*mut T, LaunchError> {
        let (first, elements) = self.allocation.part(self.number);
        let width = size_of::<T>();
        let task = state.history.begin(Task { rank: self.number, file: String::new(), block: None });
        for i in 0..elements {
            let cell = (0, 0, (first.addr() + i * width) as i64);
            if let Some(other) = state.history.touch(task, cell, touch, Span::default()) {
                let does = if touch == Touch::Load { "reads" } else { "writes" };
                let reason = format!(
                    "race: the program of rank {} {does} element {i} of its symmetric memory, which {other}, in no order",
                    self.number
                );
                return Err(LaunchError::Fault { location: "ranks".to_owned(), block: [0; 3], reason });
            }
        }
        state.history.end(task);
        Ok(first.cast())
    }
}

/// Words of every rank, all of them 0 at first, by which blocks of kernels signal each other: a
/// parameter `&Signals`.
#[derive(Debug)]
pub struct Signals {
    allocation: Arc<Allocation>,
}

impl<T: Element, const R: usize> PeersInput<Rank, T, R> for &Symmetric<T, R> {
    fn arg(&self) -> Arg<'_> {
        self.allocation.arg(false)
    }
}

impl<T: Element, const R: usize> PeersOutput<Rank, T, R> for &mut Symmetric<T, R> {
    fn arg_mut(&mut self) -> Arg<'_> {
        self.allocation.arg(true)
    }
}

impl SignalsInput<Rank> for &Signals {
    fn arg(&self) -> Arg<'_> {
        self.allocation.arg(false)
    }
}
