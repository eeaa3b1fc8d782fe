//! Tensors of a device.

use super::api::{TARGET, driver};
use super::block::Block;
use super::device::Ascend;
use super::memory::{Queue, Shared};
use super::view::{AscendTensorView, AscendTensorViewMut};
use tile_core::elem::DType;
use tile_core::launch::{Holder as _, LaunchError, Uninit};
use tile_core::num::Element;
use tile_core::tensor::{Layout, Tensor, TensorError, TensorView};
use tile_device::{allocation, check_upload, in_order};

/// A tensor in a device's memory, row-major but for memory that something else owns
/// ([`from_raw_parts`](AscendTensor::from_raw_parts)).
///
/// ```no_run
/// use tile_ascend::runtime::{Ascend, AscendTensor};
/// use tile_core::tensor::Tensor;
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let ascend = Ascend::new(0)?;
/// let a = AscendTensor::from_host(&ascend, &Tensor::from([[1.0_f32, 2.0], [3.0, 4.0]]).view())?;
/// assert_eq!(a.view().slice([1..2, 0..2])?.shape(), [1, 2]);
/// assert_eq!(a.to_host()?[[1, 0]], 3.0);
/// # Ok(())
/// # }
/// ```
pub struct AscendTensor<T: Element, const R: usize> {
    memory: Shared,
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
            cleared = ascend.stream.clear(unsafe { &*block }, usize::MAX);
        });
        queue.into_result()?;
        cleared?;
        Ok(tensor)
    }

    /// An output without contents, for a kernel that writes all of it: memory that
    /// nothing clears. After the launch, [`into_tensor`](Uninit::into_tensor) gives the
    /// tensor.
    ///
    /// # Errors
    /// [`LaunchError::Driver`].
    pub fn uninit(ascend: &Ascend, shape: [usize; R]) -> Result<Uninit<Self>, LaunchError> {
        Ok(Uninit::new(AscendTensor::new(ascend, shape)?))
    }

    /// A copy of a tensor in host memory.
    ///
    /// # Errors
    /// [`LaunchError::Driver`].
    pub fn from_host(ascend: &Ascend, host: &TensorView<'_, T, R>) -> Result<Self, LaunchError> {
        let mut tensor = AscendTensor::new(ascend, host.shape())?;
        tensor.upload(host)?;
        Ok(tensor)
    }

    /// Elements at an address of the device, such as a part of a pool's memory: the first
    /// at byte `offset` from `address` on, the others by `strides`, in elements. Launches
    /// refuse an output that has a byte in common with another argument, by addresses.
    ///
    /// # Errors
    /// [`TensorError::Alignment`] unless the first element's address is a multiple of an
    /// element's bytes.
    ///
    /// # Safety
    /// All elements are in one allocation of the device, initialised, until this value is
    /// dropped. Launches and copies on this tensor, its views included, are ordered among
    /// each other; what uses the memory otherwise, by another tensor on another stream
    /// included, is the caller's to order.
    pub unsafe fn from_raw_parts(
        ascend: &Ascend,
        address: u64,
        offset: u64,
        shape: [usize; R],
        strides: [usize; R],
    ) -> Result<Self, TensorError> {
        let layout = Layout::strided(shape, strides)?;
        let (first, multiple) = (address.wrapping_add(offset), size_of::<T>() as u64);
        if !first.is_multiple_of(multiple) {
            return Err(TensorError::Alignment { what: "address", found: first, multiple });
        }
        let block = Block::borrowed(ascend.context(), first, layout.span() * size_of::<T>());
        Ok(AscendTensor { memory: Shared::new(block), layout, elements: std::marker::PhantomData })
    }

    /// Memory for a tensor, which holds anything: whoever gives it out writes it first,
    /// or has a launch do so.
    fn new(ascend: &Ascend, shape: [usize; R]) -> Result<Self, LaunchError> {
        let (layout, bytes) = allocation::<T, R>(TARGET, shape)?;
        let memory = Shared::new(Block::new(ascend.context(), bytes)?);
        Ok(AscendTensor { memory, layout, elements: std::marker::PhantomData })
    }

    /// Overwrites all elements with those of a tensor in host memory, once everything
    /// that uses the tensor is done.
    ///
    /// # Errors
    /// [`LaunchError::Shape`] when extents differ; [`LaunchError::Strides`] when there are
    /// other elements between those of this tensor; [`LaunchError::Driver`] also when
    /// work that was queued before has failed.
    pub fn upload(&mut self, host: &TensorView<'_, T, R>) -> Result<(), LaunchError> {
        check_upload(&self.layout, host.shape())?;
        if !self.layout.is_contiguous() {
            let reason = format!("strides are {:?}, expected those of row-major order", self.layout.strides());
            return Err(LaunchError::Strides { argument: "self".to_owned(), reason });
        }
        self.memory.settle(true)?;
        let elements = &*in_order(host);
        // SAFETY: elements are plain numbers without padding.
        let bytes = unsafe { std::slice::from_raw_parts(elements.as_ptr().cast(), size_of_val(elements)) };
        self.memory.block().write(bytes)
    }

    /// A copy in host memory, once everything that writes the tensor is done.
    ///
    /// # Errors
    /// [`LaunchError::Driver`] also when work that was queued before has failed.
    pub fn to_host(&self) -> Result<Tensor<T, R>, LaunchError> {
        self.memory.settle(false)?;
        // From the first element to the last, with what lies between them.
        let mut host = Tensor::<T, 1>::zeros([self.layout.span()]);
        if let Some(elements) = host.as_mut_slice() {
            // SAFETY: elements are plain numbers, all bytes of which are some, but for
            // `bool`, whose bytes are made so.
            let bytes: &mut [u8] =
                unsafe { std::slice::from_raw_parts_mut(elements.as_mut_ptr().cast(), size_of_val(elements)) };
            let read = self.memory.block().read(bytes);
            // A kernel that failed on its way may have written none of them.
            if T::DTYPE == DType::Bool {
                bytes.iter_mut().for_each(|byte| *byte = u8::from(*byte != 0));
            }
            read?;
        }
        let made = match self.layout.is_contiguous() {
            true => Tensor::from_vec(host.into_vec(), self.shape()),
            false => TensorView::from_slice_strided(&host.to_vec(), self.shape(), self.layout.strides())
                .map(|view| view.to_tensor()),
        };
        made.map_err(|error| driver("reading a tensor", error.to_string()))
    }

    /// All of it.
    pub fn view(&self) -> AscendTensorView<'_, T, R> {
        AscendTensorView::whole(&self.memory, self.layout)
    }

    /// All of it, to be written.
    pub fn view_mut(&mut self) -> AscendTensorViewMut<'_, T, R> {
        AscendTensorViewMut::whole(&mut self.memory, self.layout)
    }

    /// Extents and strides.
    pub fn layout(&self) -> &Layout<R> {
        &self.layout
    }

    /// The extent of each axis.
    pub fn shape(&self) -> [usize; R] {
        self.layout.shape()
    }

    /// The address of the first element on the device.
    pub fn address(&self) -> u64 {
        self.memory.block().address()
    }
}

tile_device::arguments!(Ascend: AscendTensor);
