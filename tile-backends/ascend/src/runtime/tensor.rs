//! Tensors of a device.

use super::api::driver;
use super::device::Ascend;
use super::memory::{Block, Queue, Shared};
use std::fmt;
use std::sync::Arc;
use tile_core::launch::{Arg, Hold, Holder as _, LaunchError, TensorArg, TensorParts};
use tile_core::num::Element;
use tile_core::tensor::{Layout, Tensor, TensorView};

/// A row-major tensor in a device's memory.
pub struct AscendTensor<T: Element, const R: usize> {
    memory: Shared,
    context: Arc<super::device::Context>,
    layout: Layout<R>,
    elements: std::marker::PhantomData<T>,
}

impl<T: Element, const R: usize> AscendTensor<T, R> {
    /// All elements zero.
    ///
    /// # Errors
    /// [`LaunchError::Driver`].
    pub fn zeros(ascend: &Ascend, shape: [usize; R]) -> Result<Self, LaunchError> {
        let mut tensor = AscendTensor::new(ascend, shape)?;
        let queue = Queue::new(ascend.stream.clone());
        let mut cleared = Ok(());
        let block = std::ptr::from_ref(tensor.memory.block());
        tensor.memory.writing(&queue, &mut || {
            // SAFETY: the block lives in the tensor, which is borrowed.
            cleared = unsafe { &*block }.clear(usize::MAX, &ascend.stream);
        });
        queue.into_result()?;
        cleared?;
        Ok(tensor)
    }

    /// A copy of a tensor in host memory.
    ///
    /// # Errors
    /// [`LaunchError::Driver`].
    pub fn from_host(ascend: &Ascend, host: &TensorView<'_, T, R>) -> Result<Self, LaunchError> {
        let tensor = AscendTensor::new(ascend, host.shape())?;
        let gathered;
        let elements = match host.as_slice() {
            Some(elements) => elements,
            None => {
                gathered = host.to_vec();
                &gathered
            }
        };
        // SAFETY: elements are plain numbers without padding.
        let bytes = unsafe { std::slice::from_raw_parts(elements.as_ptr().cast(), size_of_val(elements)) };
        tensor.memory.block().write(bytes)?;
        Ok(tensor)
    }

    fn new(ascend: &Ascend, shape: [usize; R]) -> Result<Self, LaunchError> {
        let action = format!("allocating a tensor of extents {shape:?}");
        let too_large = || driver(action.clone(), "no memory is as large");
        let layout = Layout::contiguous(shape).map_err(|_| too_large())?;
        let bytes = layout.len().checked_mul(size_of::<T>()).ok_or_else(too_large)?;
        let context = ascend.context().clone();
        let memory = Shared::new(Block::new(&context, bytes)?);
        Ok(AscendTensor { memory, context, layout, elements: std::marker::PhantomData })
    }

    /// A copy in host memory, once everything that writes the tensor is done.
    ///
    /// # Errors
    /// [`LaunchError::Driver`] also when work that was queued before has failed;
    /// [`LaunchError::Device`] for a stream of another context.
    pub fn to_host(&self, ascend: &Ascend) -> Result<Tensor<T, R>, LaunchError> {
        if !Arc::ptr_eq(ascend.context(), &self.context) {
            let [expected, found] = [ascend.memory(), self.context.memory()].map(|of| ascend.context().name(of));
            return Err(LaunchError::Device { argument: "self".to_owned(), expected, found });
        }
        self.memory.settle(false)?;
        let mut host = Tensor::<T, R>::zeros(self.shape());
        if let Some(elements) = host.as_mut_slice() {
            // SAFETY: elements are plain numbers; what the device holds are some,
            // as safe code alone has written them.
            let bytes = unsafe { std::slice::from_raw_parts_mut(elements.as_mut_ptr().cast(), size_of_val(elements)) };
            self.memory.block().read(bytes)?;
        }
        Ok(host)
    }

    /// The extent of each axis.
    pub fn shape(&self) -> [usize; R] {
        self.layout.shape()
    }

    /// The address of the first element on the device.
    pub fn address(&self) -> u64 {
        self.memory.block().address()
    }

    /// The tensor as an input of a launch.
    pub fn arg(&self) -> Arg<'_> {
        // SAFETY: the memory holds the layout's elements, all initialised; the
        // holder orders what happens to it after the borrow.
        Arg::Tensor(unsafe { TensorArg::held(self.parts(false), Hold::read(&self.memory)) })
    }

    /// The tensor as an output of a launch.
    pub fn arg_mut(&mut self) -> Arg<'_> {
        let (shape, strides) = self.layout.as_parts();
        let parts = TensorParts {
            dtype: T::DTYPE,
            address: std::ptr::without_provenance_mut(self.memory.block().address() as usize),
            memory: self.context.memory(),
            shape,
            strides,
            mutable: true,
        };
        // SAFETY: as for inputs; a row-major tensor's elements are distinct, and it
        // is borrowed exclusively.
        Arg::Tensor(unsafe { TensorArg::held(parts, Hold::write(&mut self.memory)) })
    }

    fn parts(&self, mutable: bool) -> TensorParts<'_> {
        let (shape, strides) = self.layout.as_parts();
        TensorParts {
            dtype: T::DTYPE,
            address: std::ptr::without_provenance_mut(self.address() as usize),
            memory: self.context.memory(),
            shape,
            strides,
            mutable,
        }
    }
}

impl<T: Element, const R: usize> fmt::Debug for AscendTensor<T, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:?} on Ascend device {}", T::DTYPE.name(), self.shape(), self.context.ordinal)
    }
}
