//! Borrowed tensors over memory of cudarc.
//!
//! A view is the memory that it [borrows](super::borrowed), the address of its first
//! element, and a layout. What stands for the memory stays whole when a part is
//! taken, because cudarc orders uses by allocations.

use super::borrowed::{Borrowed, BorrowedMut};
use super::device::Cuda;
use cudarc::driver::CudaContext;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;
use tile_core::launch::Holder;
use tile_core::num::Element;
use tile_core::tensor::{Layout, TensorError};

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
pub struct CudaTensorView<'a, T: Element, const R: usize> {
    memory: Borrowed<'a, T>,
    address: u64,
    layout: Layout<R>,
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

    /// A layout that lies within the memory.
    pub(super) fn whole(memory: Borrowed<'a, T>, layout: Layout<R>) -> Self {
        let address = memory.address();
        CudaTensorView { memory, address, layout }
    }

    /// Axis `i` of the result is axis `axes[i]`.
    ///
    /// # Errors
    /// [`TensorError::Axes`] unless `axes` is a permutation.
    pub fn permute(&self, axes: [usize; R]) -> Result<Self, TensorError> {
        Ok(self.with(0, self.layout.permute(axes)?))
    }

    /// The part inside the ranges.
    ///
    /// # Errors
    /// [`TensorError::Range`] when a range leaves its axis.
    pub fn slice(&self, ranges: [Range<usize>; R]) -> Result<Self, TensorError> {
        let (offset, layout) = self.layout.slice(ranges)?;
        Ok(self.with(offset, layout))
    }

    /// Axes of extent 1 repeated.
    ///
    /// # Errors
    /// [`TensorError::Broadcast`].
    pub fn broadcast(&self, shape: [usize; R]) -> Result<Self, TensorError> {
        Ok(self.with(0, self.layout.broadcast(shape)?))
    }

    /// The same elements under other extents.
    ///
    /// # Errors
    /// [`TensorError::Reshape`] when their number differs or there are gaps.
    pub fn reshape<const S: usize>(&self, shape: [usize; S]) -> Result<CudaTensorView<'a, T, S>, TensorError> {
        let layout = self.layout.reshape(shape)?;
        Ok(CudaTensorView { memory: self.memory.again(), address: self.address, layout })
    }

    fn with(&self, offset: usize, layout: Layout<R>) -> Self {
        let address = self.address + (offset * size_of::<T>()) as u64;
        CudaTensorView { memory: self.memory.again(), address, layout }
    }
}

impl<T: Element> CudaTensorView<'_, T, 2> {
    /// The transposed matrix.
    #[must_use]
    pub fn t(&self) -> Self {
        self.with(0, self.layout.permute([1, 0]).expect("a permutation"))
    }
}

/// A mutable tensor in memory of a CUDA device that something else owns.
pub struct CudaTensorViewMut<'a, T: Element, const R: usize> {
    memory: BorrowedMut<'a, T>,
    address: u64,
    layout: Layout<R>,
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

    /// A layout that lies within the memory and names no element twice.
    pub(super) fn whole(memory: BorrowedMut<'a, T>, layout: Layout<R>) -> Self {
        let address = memory.address();
        CudaTensorViewMut { memory, address, layout }
    }

    /// Axis `i` of the result is axis `axes[i]`.
    ///
    /// # Errors
    /// [`TensorError::Axes`] unless `axes` is a permutation.
    pub fn permute(self, axes: [usize; R]) -> Result<Self, TensorError> {
        Ok(CudaTensorViewMut { layout: self.layout.permute(axes)?, ..self })
    }

    /// The part inside the ranges.
    ///
    /// # Errors
    /// [`TensorError::Range`] when a range leaves its axis.
    pub fn slice(self, ranges: [Range<usize>; R]) -> Result<Self, TensorError> {
        let (offset, layout) = self.layout.slice(ranges)?;
        let address = self.address + (offset * size_of::<T>()) as u64;
        Ok(CudaTensorViewMut { address, layout, ..self })
    }

    /// The same elements under other extents.
    ///
    /// # Errors
    /// [`TensorError::Reshape`] when their number differs or there are gaps.
    pub fn reshape<const S: usize>(self, shape: [usize; S]) -> Result<CudaTensorViewMut<'a, T, S>, TensorError> {
        let layout = self.layout.reshape(shape)?;
        Ok(CudaTensorViewMut { memory: self.memory, address: self.address, layout })
    }

    pub(super) fn parts_mut(&mut self) -> (&Layout<R>, &mut dyn Holder) {
        (&self.layout, &mut self.memory)
    }
}

impl<T: Element> CudaTensorViewMut<'_, T, 2> {
    /// The transposed matrix.
    #[must_use]
    pub fn t(self) -> Self {
        let layout = self.layout.permute([1, 0]).expect("a permutation");
        CudaTensorViewMut { layout, ..self }
    }
}

macro_rules! common {
    ($name:ident) => {
        impl<T: Element, const R: usize> $name<'_, T, R> {
            /// Extents and strides.
            pub fn layout(&self) -> &Layout<R> {
                &self.layout
            }

            /// The extent of each axis.
            pub fn shape(&self) -> [usize; R] {
                self.layout.shape()
            }

            /// The distance between neighbours on each axis, in elements.
            pub fn strides(&self) -> [usize; R] {
                self.layout.strides()
            }

            /// The context that the memory belongs to.
            pub fn context(&self) -> &Arc<CudaContext> {
                self.memory.context()
            }

            /// The address of the first element on the device. Using it is
            /// unsafe, and outside of what cudarc orders.
            pub fn address(&self) -> u64 {
                self.address
            }

            pub(super) fn holder(&self) -> &dyn Holder {
                &self.memory
            }
        }

        impl<T: Element, const R: usize> fmt::Debug for $name<'_, T, R> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                debug(f, T::DTYPE.name(), &self.layout, self.context())
            }
        }
    };
}
common!(CudaTensorView);
common!(CudaTensorViewMut);

pub(super) fn debug<const R: usize>(
    f: &mut fmt::Formatter<'_>,
    elem: &str,
    layout: &Layout<R>,
    context: &CudaContext,
) -> fmt::Result {
    write!(f, "{elem}{:?}", layout.shape())?;
    if !layout.is_contiguous() {
        write!(f, " by {:?}", layout.strides())?;
    }
    write!(f, " on CUDA device {}", context.ordinal())
}

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
