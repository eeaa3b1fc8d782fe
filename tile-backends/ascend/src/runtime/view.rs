//! Borrowed tensors over device memory.
//!
//! A view refers to the whole allocation that it borrows, because uses are ordered by allocation,
//! and has the address of its first element and a layout. Programs take any strides except on the
//! last axis, which a launch requires to be contiguous: a transposed matrix goes to the kernel
//! that reads it as it lies.

use super::memory::Shared;
use std::fmt;
use std::marker::PhantomData;
use std::ops::Range;
use tile_core::num::Element;
use tile_core::tensor::{Layout, TensorError};

/// An immutable view of a [`AscendTensor`](super::AscendTensor).
pub struct AscendTensorView<'a, T: Element, const R: usize> {
    memory: &'a Shared,
    address: u64,
    layout: Layout<R>,
    elements: PhantomData<T>,
}

impl<'a, T: Element, const R: usize> AscendTensorView<'a, T, R> {
    pub(super) fn whole(memory: &'a Shared, layout: Layout<R>) -> Self {
        AscendTensorView { memory, address: memory.block().address(), layout, elements: PhantomData }
    }

    fn with<const S: usize>(&self, offset: usize, layout: Layout<S>) -> AscendTensorView<'a, T, S> {
        let address = self.address + (offset * size_of::<T>()) as u64;
        AscendTensorView { memory: self.memory, address, layout, elements: PhantomData }
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
    pub fn reshape<const S: usize>(&self, shape: [usize; S]) -> Result<AscendTensorView<'a, T, S>, TensorError> {
        Ok(self.with(0, self.layout.reshape(shape)?))
    }

    pub(super) fn memory(&self) -> &Shared {
        self.memory
    }
}

impl<T: Element> AscendTensorView<'_, T, 2> {
    /// The transposed matrix.
    #[must_use]
    pub fn t(&self) -> Self {
        self.with(0, self.layout.permute([1, 0]).expect("a permutation"))
    }
}

/// A mutable view of a [`AscendTensor`](super::AscendTensor).
pub struct AscendTensorViewMut<'a, T: Element, const R: usize> {
    memory: &'a mut Shared,
    address: u64,
    layout: Layout<R>,
    elements: PhantomData<T>,
}

impl<'a, T: Element, const R: usize> AscendTensorViewMut<'a, T, R> {
    pub(super) fn whole(memory: &'a mut Shared, layout: Layout<R>) -> Self {
        let address = memory.block().address();
        AscendTensorViewMut { memory, address, layout, elements: PhantomData }
    }

    fn with<const S: usize>(self, offset: usize, layout: Layout<S>) -> AscendTensorViewMut<'a, T, S> {
        let address = self.address + (offset * size_of::<T>()) as u64;
        AscendTensorViewMut { memory: self.memory, address, layout, elements: PhantomData }
    }

    /// Axis `i` of the result is axis `axes[i]`.
    ///
    /// # Errors
    /// [`TensorError::Axes`] unless `axes` is a permutation.
    pub fn permute(self, axes: [usize; R]) -> Result<Self, TensorError> {
        let layout = self.layout.permute(axes)?;
        Ok(self.with(0, layout))
    }

    /// The part inside the ranges.
    ///
    /// # Errors
    /// [`TensorError::Range`] when a range leaves its axis.
    pub fn slice(self, ranges: [Range<usize>; R]) -> Result<Self, TensorError> {
        let (offset, layout) = self.layout.slice(ranges)?;
        Ok(self.with(offset, layout))
    }

    /// The same elements under other extents.
    ///
    /// # Errors
    /// [`TensorError::Reshape`] when their number differs or there are gaps.
    pub fn reshape<const S: usize>(self, shape: [usize; S]) -> Result<AscendTensorViewMut<'a, T, S>, TensorError> {
        let layout = self.layout.reshape(shape)?;
        Ok(self.with(0, layout))
    }

    pub(super) fn memory(&self) -> &Shared {
        self.memory
    }

    pub(super) fn parts_mut(&mut self) -> (u64, &Layout<R>, &mut Shared) {
        (self.address, &self.layout, self.memory)
    }
}

impl<T: Element> AscendTensorViewMut<'_, T, 2> {
    /// The transposed matrix.
    #[must_use]
    pub fn t(self) -> Self {
        let layout = self.layout.permute([1, 0]).expect("a permutation");
        self.with(0, layout)
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

            /// The distance between adjacent elements on each axis, in elements.
            pub fn strides(&self) -> [usize; R] {
                self.layout.strides()
            }

            /// The address of the first element on the device.
            pub fn address(&self) -> u64 {
                self.address
            }
        }

        impl<T: Element, const R: usize> fmt::Debug for $name<'_, T, R> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                debug(f, T::DTYPE.name(), &self.layout, self.memory)
            }
        }
    };
}
common!(AscendTensorView);
common!(AscendTensorViewMut);

pub(super) fn debug<const R: usize>(
    f: &mut fmt::Formatter<'_>,
    elem: &str,
    layout: &Layout<R>,
    memory: &Shared,
) -> fmt::Result {
    write!(f, "{elem}{:?}", layout.shape())?;
    if !layout.is_contiguous() {
        write!(f, " by {:?}", layout.strides())?;
    }
    write!(f, " on Ascend device {}", memory.context().ordinal)
}
