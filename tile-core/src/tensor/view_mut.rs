//! Mutable views of host tensors.

use super::error::TensorError;
use super::iter::{Iter, IterMut};
use super::layout::Layout;
use super::view::{TensorView, out_of_bounds};
use crate::num::Element;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut, Range};

/// A strided, mutable view of distinct elements in host memory.
///
/// ```
/// use tile_core::tensor::Tensor;
/// let mut c = Tensor::<f32, 2>::zeros([4, 6]);
/// let (mut left, mut right) = c.view_mut().split_at(1, 3)?;
/// left.fill(1.0);
/// right[[0, 0]] = 2.0;
/// assert_eq!(c.to_vec()[..4], [1.0, 1.0, 1.0, 2.0]);
/// # Ok::<(), tile_core::tensor::TensorError>(())
/// ```
pub struct TensorViewMut<'a, T, const R: usize> {
    first: *mut T,
    layout: Layout<R>,
    borrow: PhantomData<&'a mut [T]>,
}

// SAFETY: an exclusive borrow of plain values.
unsafe impl<T: Send, const R: usize> Send for TensorViewMut<'_, T, R> {}
// SAFETY: shared, it gives out shared borrows alone.
unsafe impl<T: Sync, const R: usize> Sync for TensorViewMut<'_, T, R> {}

impl<'a, T: Element, const R: usize> TensorViewMut<'a, T, R> {
    /// The elements of a slice in row-major order.
    ///
    /// # Errors
    /// [`TensorError::Length`] unless the slice has exactly as many elements
    /// as the shape.
    pub fn from_slice(data: &'a mut [T], shape: [usize; R]) -> Result<Self, TensorError> {
        let layout = Layout::contiguous(shape)?;
        if layout.len() != data.len() {
            return Err(TensorError::Length { expected: layout.len(), found: data.len() });
        }
        Ok(TensorViewMut { first: data.as_mut_ptr(), layout, borrow: PhantomData })
    }

    /// Elements of a slice by strides, in elements.
    ///
    /// # Errors
    /// [`TensorError::Length`] when the slice ends before the last element,
    /// [`TensorError::Overlap`] when two indices name one element.
    pub fn from_slice_strided(data: &'a mut [T], shape: [usize; R], strides: [usize; R]) -> Result<Self, TensorError> {
        let layout = Layout::strided(shape, strides)?.injective()?;
        if layout.span() > data.len() {
            return Err(TensorError::Length { expected: layout.span(), found: data.len() });
        }
        Ok(TensorViewMut { first: data.as_mut_ptr(), layout, borrow: PhantomData })
    }

    /// A view of memory that Rust does not know.
    ///
    /// # Errors
    /// [`TensorError::Overlap`] when two indices name one element.
    ///
    /// # Safety
    /// Every element of the layout from `first` on is aligned, initialised and
    /// accessed through this view alone during `'a`.
    pub unsafe fn from_raw(first: *mut T, layout: Layout<R>) -> Result<Self, TensorError> {
        Ok(TensorViewMut { first, layout: layout.injective()?, borrow: PhantomData })
    }

    /// # Safety
    /// As [`TensorViewMut::from_raw`], and the layout is injective.
    pub(super) unsafe fn from_raw_unchecked(first: *mut T, layout: Layout<R>) -> Self {
        TensorViewMut { first, layout, borrow: PhantomData }
    }

    /// Extents and strides.
    pub fn layout(&self) -> &Layout<R> {
        &self.layout
    }

    /// The extent of each axis.
    pub fn shape(&self) -> [usize; R] {
        self.layout.shape()
    }

    /// The stride of each axis, in elements.
    pub fn strides(&self) -> [usize; R] {
        self.layout.strides()
    }

    /// The number of elements.
    pub fn len(&self) -> usize {
        self.layout.len()
    }

    /// Whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.layout.is_empty()
    }

    /// The address of the first element; dangling when there is none.
    pub fn as_ptr(&self) -> *const T {
        self.first
    }

    /// The address of the first element; dangling when there is none.
    pub fn as_mut_ptr(&mut self) -> *mut T {
        self.first
    }

    /// An immutable view.
    pub fn view(&self) -> TensorView<'_, T, R> {
        // SAFETY: the elements are borrowed; through `&self` nothing is
        // written.
        unsafe { TensorView::from_raw(self.first, self.layout) }
    }

    /// A mutable view for a shorter time.
    pub fn view_mut(&mut self) -> TensorViewMut<'_, T, R> {
        TensorViewMut { first: self.first, layout: self.layout, borrow: PhantomData }
    }

    /// The elements as a slice, if they are in row-major order without gaps.
    pub fn as_mut_slice(&mut self) -> Option<&mut [T]> {
        // SAFETY: contiguous, so the elements are the `len` from `first` on,
        // borrowed exclusively.
        self.layout.is_contiguous().then(|| unsafe { std::slice::from_raw_parts_mut(self.first, self.len()) })
    }

    /// One element, or `None` when the index does not exist.
    pub fn get(&self, index: [usize; R]) -> Option<T> {
        self.view().get(index)
    }

    /// One element, or `None` when the index does not exist.
    pub fn get_mut(&mut self, index: [usize; R]) -> Option<&mut T> {
        // SAFETY: the offset of an existing index is inside the borrow.
        self.layout.offset(index).map(|offset| unsafe { &mut *self.first.add(offset) })
    }

    /// The elements in row-major order.
    pub fn iter(&self) -> Iter<'_, T, R> {
        self.view().iter()
    }

    /// The elements in row-major order, mutable.
    pub fn iter_mut(&mut self) -> IterMut<'_, T, R> {
        // SAFETY: the view's own invariant.
        unsafe { IterMut::new(self.first, self.layout) }
    }

    /// Sets every element.
    pub fn fill(&mut self, value: T) {
        self.iter_mut().for_each(|element| *element = value);
    }

    /// Axis `i` of the result is axis `axes[i]`.
    ///
    /// # Errors
    /// [`TensorError::Axes`] unless `axes` is a permutation.
    pub fn permute(self, axes: [usize; R]) -> Result<Self, TensorError> {
        Ok(TensorViewMut { layout: self.layout.permute(axes)?, ..self })
    }

    /// The part inside the ranges.
    ///
    /// # Errors
    /// [`TensorError::Range`] when a range leaves its axis.
    pub fn slice(self, ranges: [Range<usize>; R]) -> Result<Self, TensorError> {
        let (offset, layout) = self.layout.slice(ranges)?;
        Ok(TensorViewMut { first: self.first.wrapping_add(offset), layout, ..self })
    }

    /// The parts before and from index `middle` of an axis.
    ///
    /// # Errors
    /// [`TensorError::Range`] when the axis or the index does not exist.
    pub fn split_at(self, axis: usize, middle: usize) -> Result<(Self, Self), TensorError> {
        let mut low = self.shape().map(|extent| 0..extent);
        let mut high = low.clone();
        let Some(extent) = self.shape().get(axis).copied() else {
            return Err(TensorError::Range { axis, start: 0, end: middle, extent: 0 });
        };
        low[axis] = 0..middle;
        high[axis] = middle..extent;
        let ((a, low), (b, high)) = (self.layout.slice(low)?, self.layout.slice(high)?);
        // No element is in both parts: the layout is injective and the parts
        // have no index in common.
        let part =
            |offset, layout| TensorViewMut { first: self.first.wrapping_add(offset), layout, borrow: PhantomData };
        Ok((part(a, low), part(b, high)))
    }

    /// The same elements under other extents.
    ///
    /// # Errors
    /// [`TensorError::Reshape`] when the numbers of elements differ or the
    /// view is not contiguous.
    pub fn reshape<const S: usize>(self, shape: [usize; S]) -> Result<TensorViewMut<'a, T, S>, TensorError> {
        Ok(TensorViewMut { first: self.first, layout: self.layout.reshape(shape)?, borrow: PhantomData })
    }
}

impl<T: Element> TensorViewMut<'_, T, 2> {
    /// The transposed matrix.
    pub fn t(self) -> Self {
        let Layout { shape: [m, n], strides: [s, t] } = self.layout;
        TensorViewMut { layout: Layout { shape: [n, m], strides: [t, s] }, ..self }
    }
}

impl<'a, T: Element> From<&'a mut [T]> for TensorViewMut<'a, T, 1> {
    fn from(data: &'a mut [T]) -> Self {
        let layout = Layout { shape: [data.len() as i64], strides: [1] };
        TensorViewMut { first: data.as_mut_ptr(), layout, borrow: PhantomData }
    }
}

impl<T: Element, const R: usize> Index<[usize; R]> for TensorViewMut<'_, T, R> {
    type Output = T;

    /// # Panics
    /// When the index does not exist; see [`TensorViewMut::get`].
    fn index(&self, index: [usize; R]) -> &T {
        match self.layout.offset(index) {
            // SAFETY: the offset of an existing index is inside the borrow.
            Some(offset) => unsafe { &*self.first.add(offset) },
            None => out_of_bounds(&index, &self.shape()),
        }
    }
}

impl<T: Element, const R: usize> IndexMut<[usize; R]> for TensorViewMut<'_, T, R> {
    /// # Panics
    /// When the index does not exist; see [`TensorViewMut::get_mut`].
    fn index_mut(&mut self, index: [usize; R]) -> &mut T {
        match self.layout.offset(index) {
            // SAFETY: the offset of an existing index is inside the borrow.
            Some(offset) => unsafe { &mut *self.first.add(offset) },
            None => out_of_bounds(&index, &self.shape()),
        }
    }
}
