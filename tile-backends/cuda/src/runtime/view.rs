//! Borrowed tensors over memory of cudarc.
//!
//! A view is the memory that it [borrows](super::borrowed), the address of its first
//! element, and a layout. What stands for the memory stays whole when a part is
//! taken, because cudarc orders uses by allocations.

use super::borrowed::{Borrowed, BorrowedMut};
use super::device::Cuda;
use cudarc::driver::CudaContext;
use std::sync::Arc;
use tile_core::num::Element;
use tile_core::tensor::{Layout, TensorError};

tile_device::views! { Cuda:
    /// An immutable tensor in memory of a CUDA device that something else owns.
    ///
    /// ```no_run
    /// use cudarc::driver::{CudaContext, CudaSlice};
    /// use tile_cuda::CudaTensorView;
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let stream = CudaContext::new(0)?.default_stream();
    /// let weights: CudaSlice<f32> = stream.alloc_zeros(64 * 32)?;
    /// let matrix = CudaTensorView::new(weights.as_view(), [64, 32])?;
    /// let columns = matrix.slice([0..64, 8..16])?.t();
    /// // Memory of other kinds by reference.
    /// // SAFETY: every bit pattern is an `f32`.
    /// let managed = unsafe { stream.context().alloc_unified::<f32>(64, true)? };
    /// let row = CudaTensorView::new(&managed, [64])?;
    /// # Ok(())
    /// # }
    /// ```
    CudaTensorView<'a, T>(Borrowed<'a, T>);
    /// A mutable tensor in memory of a CUDA device that something else owns.
    CudaTensorViewMut<'a, T>(BorrowedMut<'a, T>);
}

impl<'a, T: Element, const R: usize> CudaTensorView<'a, T, R> {
    /// The elements of a slice in row-major order.
    ///
    /// # Errors
    /// [`TensorError::Length`] unless it has as many elements as the shape.
    pub fn new(memory: impl Into<Borrowed<'a, T>>, shape: [usize; R]) -> Result<Self, TensorError> {
        let memory = memory.into();
        let layout = exactly(memory.len(), shape)?;
        Ok(CudaTensorView::whole(memory, layout))
    }

    /// Elements of a slice by strides, in elements.
    ///
    /// # Errors
    /// [`TensorError::Length`] when the slice ends before the last element.
    pub fn strided(
        memory: impl Into<Borrowed<'a, T>>,
        shape: [usize; R],
        strides: [usize; R],
    ) -> Result<Self, TensorError> {
        let memory = memory.into();
        let layout = within(memory.len(), shape, strides)?;
        Ok(CudaTensorView::whole(memory, layout))
    }

    /// Elements at an address of the device, such as a part of a pool's memory: the first
    /// at byte `offset` from `address` on, the others by `strides`, in elements.
    ///
    /// ```no_run
    /// # use tile_cuda::{Cuda, CudaTensorView, CudaTensorViewMut};
    /// # fn launch(cuda: &Cuda, pool: u64) -> Result<(), Box<dyn std::error::Error>> {
    /// // SAFETY: the pool has 64 rows of 100 elements, 128 elements apart, from byte 4096
    /// // on, and room for results behind them; all its users launch on this stream.
    /// let x = unsafe { CudaTensorView::<f32, 2>::from_raw_parts(cuda, pool, 4096, [64, 100], [128, 1])? };
    /// let y = unsafe { CudaTensorViewMut::<f32, 1>::from_raw_parts(cuda, pool, 65536, [64], [1])? };
    /// // some_kernel().launch(cuda, x, y)?;
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// [`TensorError::Alignment`] unless the first element's address is a multiple of an
    /// element's bytes.
    ///
    /// # Safety
    /// All elements are in one allocation of the context of `cuda`, initialised, until
    /// the work launched on them is done. Launches read them in the order of their own
    /// stream: what writes or frees the memory on other streams or on the host before
    /// that work is done is the caller's to order.
    pub unsafe fn from_raw_parts(
        cuda: &Cuda,
        address: u64,
        offset: u64,
        shape: [usize; R],
        strides: [usize; R],
    ) -> Result<Self, TensorError> {
        let (address, layout) = raw::<T, R>(address, offset, shape, strides)?;
        // SAFETY: the caller's promise.
        let memory = unsafe { Borrowed::raw(address, layout.span(), cuda.stream()) };
        Ok(CudaTensorView::whole(memory, layout))
    }
}

impl<'a, T: Element, const R: usize> CudaTensorViewMut<'a, T, R> {
    /// The elements of a slice in row-major order.
    ///
    /// # Errors
    /// [`TensorError::Length`] unless it has as many elements as the shape.
    pub fn new(memory: impl Into<BorrowedMut<'a, T>>, shape: [usize; R]) -> Result<Self, TensorError> {
        let memory = memory.into();
        let layout = exactly(memory.len(), shape)?;
        Ok(CudaTensorViewMut::whole(memory, layout))
    }

    /// Elements of a slice by strides, in elements.
    ///
    /// # Errors
    /// [`TensorError::Length`] when the slice ends before the last element,
    /// [`TensorError::Overlap`] when two indices name one element.
    pub fn strided(
        memory: impl Into<BorrowedMut<'a, T>>,
        shape: [usize; R],
        strides: [usize; R],
    ) -> Result<Self, TensorError> {
        let memory = memory.into();
        let layout = within(memory.len(), shape, strides)?.injective()?;
        Ok(CudaTensorViewMut::whole(memory, layout))
    }

    /// Elements at an address of the device, as
    /// [`CudaTensorView::from_raw_parts`] has them. Launches refuse an output that has a
    /// byte in common with another argument, by addresses.
    ///
    /// # Errors
    /// [`TensorError::Alignment`] likewise, [`TensorError::Overlap`] when two indices name
    /// one element.
    ///
    /// # Safety
    /// As there, and nothing else reads the elements on other streams or on the host
    /// before the work is done.
    pub unsafe fn from_raw_parts(
        cuda: &Cuda,
        address: u64,
        offset: u64,
        shape: [usize; R],
        strides: [usize; R],
    ) -> Result<Self, TensorError> {
        let (address, layout) = raw::<T, R>(address, offset, shape, strides)?;
        let layout = layout.injective()?;
        // SAFETY: the caller's promise.
        let memory = unsafe { BorrowedMut::raw(address, layout.span(), cuda.stream()) };
        Ok(CudaTensorViewMut::whole(memory, layout))
    }
}

macro_rules! context {
    ($name:ident) => {
        impl<T: Element, const R: usize> $name<'_, T, R> {
            /// The context that the memory belongs to.
            pub fn context(&self) -> &Arc<CudaContext> {
                self.memory.context()
            }
        }
    };
}
context!(CudaTensorView);
context!(CudaTensorViewMut);

fn exactly<const R: usize>(len: usize, shape: [usize; R]) -> Result<Layout<R>, TensorError> {
    let layout = Layout::contiguous(shape)?;
    if layout.len() != len {
        return Err(TensorError::Length { expected: layout.len(), found: len });
    }
    Ok(layout)
}

fn within<const R: usize>(len: usize, shape: [usize; R], strides: [usize; R]) -> Result<Layout<R>, TensorError> {
    let layout = Layout::strided(shape, strides)?;
    if layout.span() > len {
        return Err(TensorError::Length { expected: layout.span(), found: len });
    }
    Ok(layout)
}

/// The address of the first element, and the layout.
fn raw<T, const R: usize>(
    address: u64,
    offset: u64,
    shape: [usize; R],
    strides: [usize; R],
) -> Result<(u64, Layout<R>), TensorError> {
    let layout = Layout::strided(shape, strides)?;
    let (first, multiple) = (address.wrapping_add(offset), size_of::<T>() as u64);
    match first.is_multiple_of(multiple) {
        true => Ok((first, layout)),
        false => Err(TensorError::Alignment { what: "address", found: first, multiple }),
    }
}
