//! Host tensors that own their elements.
//!
//! Memory that a tensor allocates itself starts at a cache line, so that vector
//! loads of contiguous rows do not straddle two. A vector that is handed in is
//! taken as it is.

use super::error::TensorError;
use super::iter::{Iter, IterMut};
use super::layout::Layout;
use super::view::TensorView;
use super::view_mut::TensorViewMut;
use crate::num::Element;
use std::ops::{Index, IndexMut, Range};

/// A tensor of rank `R` in host memory.
///
/// ```
/// use tile_core::tensor::Tensor;
/// let a = Tensor::from([[1, 2, 3], [4, 5, 6]]);
/// assert_eq!(a.shape(), [2, 3]);
/// assert_eq!(a[[1, 0]], 4);
/// assert_eq!(a.view().t().to_vec(), [1, 4, 2, 5, 3, 6]);
/// ```
pub struct Tensor<T, const R: usize> {
    // `layout` is injective and spans at most the elements of `data` from
    // `start` on.
    data: Vec<T>,
    start: usize,
    layout: Layout<R>,
}

/// Bytes of a cache line.
const LINE: usize = 64;
/// Room in front of the elements for moving their start to a line.
const SPARE_BYTES: usize = LINE;

/// The elements to leave out in front of a line, in a vector with capacity for one
/// line more than is needed.
pub(super) fn start_of_line<T>(data: *const T) -> usize {
    let start = data.align_offset(LINE);
    // An allocator may decline to say, as Miri's does.
    if start <= LINE / size_of::<T>() { start } else { 0 }
}

impl<T: Element, const R: usize> Tensor<T, R> {
    /// The elements of a vector in row-major order.
    ///
    /// # Errors
    /// [`TensorError::Length`] unless the vector has exactly as many elements
    /// as the shape.
    pub fn from_vec(data: Vec<T>, shape: [usize; R]) -> Result<Self, TensorError> {
        let layout = Layout::contiguous(shape)?;
        if layout.len() != data.len() {
            return Err(TensorError::Length { expected: layout.len(), found: data.len() });
        }
        Ok(Tensor { data, start: 0, layout })
    }

    /// Elements of a vector by strides, in elements.
    ///
    /// # Errors
    /// [`TensorError::Length`] when the vector ends before the last element,
    /// [`TensorError::Overlap`] when two indices name one element.
    pub fn from_vec_strided(data: Vec<T>, shape: [usize; R], strides: [usize; R]) -> Result<Self, TensorError> {
        let layout = Layout::strided(shape, strides)?.injective()?;
        if layout.span() > data.len() {
            return Err(TensorError::Length { expected: layout.span(), found: data.len() });
        }
        Ok(Tensor { data, start: 0, layout })
    }

    /// As many elements as the shape says, in row-major order.
    pub(super) fn from_parts(data: Vec<T>, shape: [usize; R]) -> Self {
        Tensor::from_vec(data, shape).expect("the callers' vector has as many elements as their shape")
    }

    /// The elements of a layout in a vector from `start` on, which is as long as that.
    pub(super) fn from_aligned(data: Vec<T>, start: usize, layout: Layout<R>) -> Self {
        debug_assert_eq!(start + layout.span(), data.len());
        Tensor { data, start, layout }
    }

    /// As many elements as the shape says, in row-major order, in new memory.
    pub(super) fn collect(values: impl Iterator<Item = T>, shape: [usize; R]) -> Self {
        let (layout, mut data) = or_panic(room(shape));
        let start = start_of_line(data.as_ptr());
        data.resize(start, T::default());
        data.extend(values);
        Tensor { data, start, layout }
    }

    /// Every element zero, or `false`.
    ///
    /// # Panics
    /// When there are more elements than memory holds; see
    /// [`Tensor::try_zeros`].
    pub fn zeros(shape: [usize; R]) -> Self {
        or_panic(Tensor::try_zeros(shape))
    }

    /// Every element zero, or `false`, if memory holds them.
    ///
    /// # Errors
    /// [`TensorError::TooLarge`] and [`TensorError::Memory`].
    pub fn try_zeros(shape: [usize; R]) -> Result<Self, TensorError> {
        let layout = Layout::contiguous(shape)?;
        let data = super::zeroed::vec(layout.len().saturating_add(SPARE_BYTES / size_of::<T>()))
            .ok_or_else(|| no_memory::<T, R>(shape))?;
        Ok(Tensor { start: start_of_line(data.as_ptr()), data, layout })
    }

    /// Every element `value`.
    ///
    /// # Panics
    /// When there are more elements than memory holds; see
    /// [`Tensor::try_full`].
    pub fn full(shape: [usize; R], value: T) -> Self {
        or_panic(Tensor::try_full(shape, value))
    }

    /// Every element `value`, if memory holds them.
    ///
    /// # Errors
    /// [`TensorError::TooLarge`] and [`TensorError::Memory`].
    pub fn try_full(shape: [usize; R], value: T) -> Result<Self, TensorError> {
        let (layout, mut data) = room(shape)?;
        let start = start_of_line(data.as_ptr());
        data.resize(start + layout.len(), value);
        Ok(Tensor { data, start, layout })
    }

    /// Each element from its index.
    ///
    /// # Panics
    /// When there are more elements than memory holds.
    pub fn from_fn(shape: [usize; R], mut value: impl FnMut([usize; R]) -> T) -> Self {
        let mut next = [0; R];
        let len = or_panic(Layout::contiguous(shape)).len();
        let values = (0..len).map(|_| {
            let index = next;
            for axis in (0..R).rev() {
                next[axis] += 1;
                if next[axis] < shape[axis] {
                    break;
                }
                next[axis] = 0;
            }
            value(index)
        });
        Tensor::collect(values, shape)
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

    /// An immutable view.
    pub fn view(&self) -> TensorView<'_, T, R> {
        // SAFETY: the layout spans elements of `data`.
        unsafe { TensorView::from_raw(self.as_ptr(), self.layout) }
    }

    /// A mutable view.
    pub fn view_mut(&mut self) -> TensorViewMut<'_, T, R> {
        // SAFETY: the layout is injective and spans elements of `data`,
        // exclusively borrowed.
        unsafe { TensorViewMut::from_raw_unchecked(self.as_mut_ptr(), self.layout) }
    }

    /// The address of the first element; dangling when there is none.
    pub fn as_ptr(&self) -> *const T {
        self.data[self.start..].as_ptr()
    }

    /// The address of the first element; dangling when there is none.
    pub fn as_mut_ptr(&mut self) -> *mut T {
        self.data[self.start..].as_mut_ptr()
    }

    /// The elements as a slice, if they are in row-major order without gaps.
    pub fn as_slice(&self) -> Option<&[T]> {
        self.view().as_slice()
    }

    /// The elements as a slice, if they are in row-major order without gaps.
    pub fn as_mut_slice(&mut self) -> Option<&mut [T]> {
        self.layout.is_contiguous().then(|| &mut self.data[self.start..][..self.layout.len()])
    }

    /// The elements in row-major order.
    pub fn to_vec(&self) -> Vec<T> {
        self.view().to_vec()
    }

    /// The elements in row-major order, in the tensor's own memory if they
    /// already are.
    pub fn into_vec(mut self) -> Vec<T> {
        if self.layout.is_contiguous() {
            self.data.truncate(self.start + self.layout.len());
            self.data.drain(..self.start);
            self.data
        } else {
            self.to_vec()
        }
    }

    /// One element, or `None` when the index does not exist.
    pub fn get(&self, index: [usize; R]) -> Option<T> {
        self.view().get(index)
    }

    /// One element, or `None` when the index does not exist.
    pub fn get_mut(&mut self, index: [usize; R]) -> Option<&mut T> {
        self.layout.offset(index).map(|offset| &mut self.data[self.start + offset])
    }

    /// The elements in row-major order.
    pub fn iter(&self) -> Iter<'_, T, R> {
        self.view().iter()
    }

    /// The elements in row-major order, mutable.
    pub fn iter_mut(&mut self) -> IterMut<'_, T, R> {
        // SAFETY: the layout is injective and spans elements of `data`,
        // exclusively borrowed.
        unsafe { IterMut::new(self.as_mut_ptr(), self.layout) }
    }

    /// Sets every element.
    pub fn fill(&mut self, value: T) {
        self.view_mut().fill(value);
    }

    /// A tensor of the same shape, each element mapped.
    ///
    /// # Panics
    /// When there is no memory for it.
    pub fn map<U: Element>(&self, f: impl FnMut(T) -> U) -> Tensor<U, R> {
        Tensor::collect(self.iter().map(f), self.shape())
    }

    /// The same elements under other extents; copies unless contiguous.
    ///
    /// # Errors
    /// [`TensorError::Reshape`] when the numbers of elements differ.
    pub fn reshape<const S: usize>(self, shape: [usize; S]) -> Result<Tensor<T, S>, TensorError> {
        let contiguous = Layout::contiguous(self.shape()).expect("the shape of a tensor that exists");
        contiguous.reshape(shape)?;
        Tensor::from_vec(self.into_vec(), shape)
    }

    /// The same elements; axis `i` of the result is axis `axes[i]`. Nothing is
    /// copied.
    ///
    /// # Errors
    /// [`TensorError::Axes`] unless `axes` is a permutation.
    pub fn permute(self, axes: [usize; R]) -> Result<Self, TensorError> {
        Ok(Tensor { layout: self.layout.permute(axes)?, ..self })
    }

    /// A view of the part inside the ranges.
    ///
    /// # Errors
    /// [`TensorError::Range`] when a range leaves its axis.
    pub fn slice(&self, ranges: [Range<usize>; R]) -> Result<TensorView<'_, T, R>, TensorError> {
        self.view().slice(ranges)
    }

    /// A mutable view of the part inside the ranges.
    ///
    /// # Errors
    /// [`TensorError::Range`] when a range leaves its axis.
    pub fn slice_mut(&mut self, ranges: [Range<usize>; R]) -> Result<TensorViewMut<'_, T, R>, TensorError> {
        self.view_mut().slice(ranges)
    }
}

impl<T: Element, const R: usize> TensorView<'_, T, R> {
    /// A tensor of its own with these elements.
    ///
    /// # Panics
    /// When there is no memory for it: a view may repeat elements to more than
    /// memory holds.
    pub fn to_tensor(&self) -> Tensor<T, R> {
        Tensor::collect(self.iter(), self.shape())
    }
}

impl<T: Element, const R: usize> Clone for Tensor<T, R> {
    fn clone(&self) -> Self {
        let elements = &self.data[self.start..][..self.layout.span()];
        let (_, mut data) = or_panic(room([elements.len()]));
        let start = start_of_line(data.as_ptr());
        data.resize(start, T::default());
        data.extend_from_slice(elements);
        Tensor { data, start, layout: self.layout }
    }
}

/// A row-major layout, and an empty vector with capacity for its elements behind
/// the start of a cache line.
pub(super) fn room<T: Element, const R: usize>(shape: [usize; R]) -> Result<(Layout<R>, Vec<T>), TensorError> {
    let layout = Layout::contiguous(shape)?;
    let mut data = Vec::new();
    let spare = SPARE_BYTES / size_of::<T>();
    data.try_reserve_exact(layout.len().saturating_add(spare)).map_err(|_| no_memory::<T, R>(shape))?;
    Ok((layout, data))
}

fn no_memory<T, const R: usize>(shape: [usize; R]) -> TensorError {
    TensorError::Memory { shape: shape.to_vec(), bytes: size_of::<T>() }
}

/// For the functions that say so under `# Panics`.
pub(super) fn or_panic<T>(result: Result<T, TensorError>) -> T {
    result.unwrap_or_else(|error| panic!("{error}"))
}

impl<T: Element, const R: usize> Index<[usize; R]> for Tensor<T, R> {
    type Output = T;

    /// # Panics
    /// When the index does not exist; see [`Tensor::get`].
    fn index(&self, index: [usize; R]) -> &T {
        match self.layout.offset(index) {
            Some(offset) => &self.data[self.start + offset],
            None => super::view::out_of_bounds(&index, &self.shape()),
        }
    }
}

impl<T: Element, const R: usize> IndexMut<[usize; R]> for Tensor<T, R> {
    /// # Panics
    /// When the index does not exist; see [`Tensor::get_mut`].
    fn index_mut(&mut self, index: [usize; R]) -> &mut T {
        match self.layout.offset(index) {
            Some(offset) => &mut self.data[self.start + offset],
            None => super::view::out_of_bounds(&index, &self.shape()),
        }
    }
}

impl<T: Element> From<Vec<T>> for Tensor<T, 1> {
    fn from(data: Vec<T>) -> Self {
        let shape = [data.len()];
        Tensor::from_parts(data, shape)
    }
}

impl<T: Element, const N: usize> From<[T; N]> for Tensor<T, 1> {
    fn from(data: [T; N]) -> Self {
        Tensor::from(data.to_vec())
    }
}

impl<T: Element, const M: usize, const N: usize> From<[[T; N]; M]> for Tensor<T, 2> {
    fn from(rows: [[T; N]; M]) -> Self {
        Tensor::from_parts(rows.as_flattened().to_vec(), [M, N])
    }
}

impl<T: Element, const L: usize, const M: usize, const N: usize> From<[[[T; N]; M]; L]> for Tensor<T, 3> {
    fn from(planes: [[[T; N]; M]; L]) -> Self {
        Tensor::from_parts(planes.as_flattened().as_flattened().to_vec(), [L, M, N])
    }
}

/// Equal extents and equal elements, whatever the strides.
impl<T: Element, const R: usize> PartialEq for Tensor<T, R> {
    fn eq(&self, other: &Self) -> bool {
        self.view() == other.view()
    }
}
