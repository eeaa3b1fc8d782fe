//! Immutable views of host tensors.

use super::error::TensorError;
use super::iter::Iter;
use super::layout::Layout;
use crate::num::Element;
use std::marker::PhantomData;
use std::ops::{Index, Range};

/// A strided, immutable view of elements in host memory.
///
/// Elements may overlap: a stride of zero repeats an axis, and extents may be
/// far larger than the memory behind them.
///
/// ```
/// use tile_core::tensor::TensorView;
/// let row = [1.0_f32, 2.0, 3.0];
/// let repeated = TensorView::from_slice_strided(&row, [4, 3], [0, 1])?;
/// assert_eq!(repeated.get([3, 1]), Some(2.0));
/// # Ok::<(), tile_core::tensor::TensorError>(())
/// ```
pub struct TensorView<'a, T, const R: usize> {
    first: *const T,
    layout: Layout<R>,
    borrow: PhantomData<&'a [T]>,
}

// SAFETY: a shared borrow of plain values.
unsafe impl<T: Sync, const R: usize> Send for TensorView<'_, T, R> {}
// SAFETY: as above.
unsafe impl<T: Sync, const R: usize> Sync for TensorView<'_, T, R> {}

impl<T, const R: usize> Clone for TensorView<'_, T, R> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T, const R: usize> Copy for TensorView<'_, T, R> {}

impl<'a, T: Element, const R: usize> TensorView<'a, T, R> {
    /// The elements of a slice in row-major order.
    ///
    /// # Errors
    /// [`TensorError::Length`] unless the slice has exactly as many elements
    /// as the shape.
    pub fn from_slice(data: &'a [T], shape: [usize; R]) -> Result<Self, TensorError> {
        let layout = Layout::contiguous(shape)?;
        if layout.len() != data.len() {
            return Err(TensorError::Length { expected: layout.len(), found: data.len() });
        }
        Ok(TensorView { first: data.as_ptr(), layout, borrow: PhantomData })
    }

    /// Elements of a slice by strides, in elements.
    ///
    /// # Errors
    /// [`TensorError::Length`] when the slice ends before the last element.
    pub fn from_slice_strided(data: &'a [T], shape: [usize; R], strides: [usize; R]) -> Result<Self, TensorError> {
        let layout = Layout::strided(shape, strides)?;
        if layout.span() > data.len() {
            return Err(TensorError::Length { expected: layout.span(), found: data.len() });
        }
        Ok(TensorView { first: data.as_ptr(), layout, borrow: PhantomData })
    }

    /// A view of memory that Rust does not know.
    ///
    /// # Safety
    /// Every element of the layout from `first` on is aligned, initialised and
    /// not written during `'a`.
    pub unsafe fn from_raw(first: *const T, layout: Layout<R>) -> Self {
        TensorView { first, layout, borrow: PhantomData }
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

    /// The elements as a slice, if they are in row-major order without gaps.
    pub fn as_slice(&self) -> Option<&'a [T]> {
        // SAFETY: contiguous, so the elements are the `len` from `first` on,
        // borrowed for `'a`.
        self.layout.is_contiguous().then(|| unsafe { std::slice::from_raw_parts(self.first, self.len()) })
    }

    /// One element, or `None` when the index does not exist.
    pub fn get(&self, index: [usize; R]) -> Option<T> {
        // SAFETY: the offset of an existing index is inside the borrow.
        self.layout.offset(index).map(|offset| unsafe { *self.first.add(offset) })
    }

    /// The elements in row-major order.
    pub fn iter(&self) -> Iter<'a, T, R> {
        // SAFETY: the view's own invariant.
        unsafe { Iter::new(self.first, self.layout) }
    }

    /// The elements in row-major order.
    ///
    /// # Panics
    /// As [`Vec::with_capacity`]: a view may repeat elements to more than
    /// memory holds.
    pub fn to_vec(&self) -> Vec<T> {
        match self.as_slice() {
            Some(slice) => slice.to_vec(),
            None => self.iter().collect(),
        }
    }

    /// Axis `i` of the result is axis `axes[i]`.
    ///
    /// # Errors
    /// [`TensorError::Axes`] unless `axes` is a permutation.
    pub fn permute(&self, axes: [usize; R]) -> Result<Self, TensorError> {
        Ok(TensorView { layout: self.layout.permute(axes)?, ..*self })
    }

    /// The part inside the ranges.
    ///
    /// # Errors
    /// [`TensorError::Range`] when a range leaves its axis.
    pub fn slice(&self, ranges: [Range<usize>; R]) -> Result<Self, TensorError> {
        let (offset, layout) = self.layout.slice(ranges)?;
        Ok(TensorView { first: self.first.wrapping_add(offset), layout, ..*self })
    }

    /// Axes of extent 1 repeated to the extents of `shape`.
    ///
    /// # Errors
    /// [`TensorError::Broadcast`] when an extent is neither 1 nor that of
    /// `shape`.
    pub fn broadcast(&self, shape: [usize; R]) -> Result<Self, TensorError> {
        Ok(TensorView { layout: self.layout.broadcast(shape)?, ..*self })
    }

    /// The same elements under other extents.
    ///
    /// # Errors
    /// [`TensorError::Reshape`] when the numbers of elements differ or the
    /// view is not contiguous.
    pub fn reshape<const S: usize>(&self, shape: [usize; S]) -> Result<TensorView<'a, T, S>, TensorError> {
        Ok(TensorView { first: self.first, layout: self.layout.reshape(shape)?, borrow: PhantomData })
    }
}

impl<T: Element> TensorView<'_, T, 2> {
    /// The transposed matrix.
    pub fn t(&self) -> Self {
        let Layout { shape: [m, n], strides: [s, t] } = self.layout;
        TensorView { layout: Layout { shape: [n, m], strides: [t, s] }, ..*self }
    }
}

impl<'a, T: Element> From<&'a [T]> for TensorView<'a, T, 1> {
    fn from(data: &'a [T]) -> Self {
        let layout = Layout { shape: [data.len() as i64], strides: [1] };
        TensorView { first: data.as_ptr(), layout, borrow: PhantomData }
    }
}

impl<T: Element, const R: usize> Index<[usize; R]> for TensorView<'_, T, R> {
    type Output = T;

    /// # Panics
    /// When the index does not exist; see [`TensorView::get`].
    fn index(&self, index: [usize; R]) -> &T {
        match self.layout.offset(index) {
            // SAFETY: the offset of an existing index is inside the borrow.
            Some(offset) => unsafe { &*self.first.add(offset) },
            None => out_of_bounds(&index, &self.shape()),
        }
    }
}

/// Ends an index expression as `Vec` would.
pub(super) fn out_of_bounds(index: &[usize], shape: &[usize]) -> ! {
    panic!("index {index:?} out of bounds of extents {shape:?}")
}

impl<'a, T: Element, const R: usize> IntoIterator for &TensorView<'a, T, R> {
    type Item = T;
    type IntoIter = Iter<'a, T, R>;
    fn into_iter(self) -> Iter<'a, T, R> {
        self.iter()
    }
}

/// Equal extents and equal elements, whatever the strides.
impl<T: Element, const R: usize> PartialEq for TensorView<'_, T, R> {
    fn eq(&self, other: &Self) -> bool {
        self.layout.shape == other.layout.shape && self.iter().eq(other.iter())
    }
}
