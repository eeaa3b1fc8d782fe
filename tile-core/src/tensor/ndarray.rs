//! Conversions from and to `ndarray`, without copies where the layout allows.
//!
//! Views of any rank convert both ways; the strides stay. Some layouts have no
//! counterpart on the other side and are errors: negative strides (reversed
//! axes) coming in; overlapping elements going out, which `ndarray` views
//! cannot have, and empty ones whose other extents multiply to more than
//! `isize::MAX`.

use super::error::TensorError;
use super::layout::Layout;
use super::{Tensor, TensorView, TensorViewMut};
use crate::num::Element;
use ndarray::{ArrayBase, ArrayView, ArrayViewMut, Data, DataMut, Dim, Dimension, Ix, OwnedRepr, ShapeBuilder};

/// The layout of an array of rank `R`.
fn layout<const R: usize>(shape: &[usize], strides: &[isize]) -> Result<Layout<R>, TensorError> {
    let empty = shape.contains(&0);
    let mut out = ([0; R], [0; R]);
    for axis in 0..R {
        out.0[axis] = shape[axis];
        out.1[axis] = match usize::try_from(strides[axis]) {
            Ok(stride) => stride,
            // What a stride says of an axis without a second index is nothing.
            Err(_) if empty || shape[axis] == 1 => 1,
            Err(_) => return Err(TensorError::NegativeStride { axis, stride: strides[axis] }),
        };
    }
    Layout::strided(out.0, out.1)
}

/// Extents and strides as `ndarray` has them. It also asks that the extents that
/// are not zero multiply to an `isize`.
fn outgoing<const R: usize>(layout: Layout<R>) -> Result<([usize; R], [usize; R]), TensorError> {
    let (shape, mut strides) = (layout.shape(), layout.strides());
    if layout.is_empty() {
        strides = [0; R];
        let others = shape.iter().filter(|&&extent| extent > 0).try_fold(1_usize, |n, &extent| n.checked_mul(extent));
        if others.and_then(|n| isize::try_from(n).ok()).is_none() {
            return Err(TensorError::TooLarge { shape: shape.to_vec(), strides: layout.strides().to_vec() });
        }
    }
    Ok((shape, strides))
}

impl<'a, T, S, const R: usize> TryFrom<&'a ArrayBase<S, Dim<[Ix; R]>>> for TensorView<'a, T, R>
where
    T: Element,
    S: Data<Elem = T>,
    Dim<[Ix; R]>: Dimension,
{
    type Error = TensorError;

    fn try_from(array: &'a ArrayBase<S, Dim<[Ix; R]>>) -> Result<Self, TensorError> {
        let layout = layout(array.shape(), array.strides())?;
        // SAFETY: `array` owns or borrows the elements at these offsets from
        // its first one, all initialised, and is itself borrowed for `'a`.
        Ok(unsafe { TensorView::from_raw(array.as_ptr(), layout) })
    }
}

impl<'a, T, S, const R: usize> TryFrom<&'a mut ArrayBase<S, Dim<[Ix; R]>>> for TensorViewMut<'a, T, R>
where
    T: Element,
    S: DataMut<Elem = T>,
    Dim<[Ix; R]>: Dimension,
{
    type Error = TensorError;

    fn try_from(array: &'a mut ArrayBase<S, Dim<[Ix; R]>>) -> Result<Self, TensorError> {
        let layout = layout(array.shape(), array.strides())?;
        // SAFETY: as above, and exclusively borrowed for `'a`.
        unsafe { TensorViewMut::from_raw(array.as_mut_ptr(), layout) }
    }
}

impl<T, const R: usize> From<ArrayBase<OwnedRepr<T>, Dim<[Ix; R]>>> for Tensor<T, R>
where
    T: Element,
    Dim<[Ix; R]>: Dimension,
{
    /// Takes the memory of an array in row-major order, copies any other.
    fn from(array: ArrayBase<OwnedRepr<T>, Dim<[Ix; R]>>) -> Self {
        let mut shape = [0; R];
        shape.copy_from_slice(array.shape());
        let len = array.len();
        let data = if array.is_standard_layout() {
            let (mut data, first) = array.into_raw_vec_and_offset();
            data.drain(..first.unwrap_or(0));
            data.truncate(len);
            data
        } else {
            array.iter().copied().collect()
        };
        Tensor::from_parts(data, shape)
    }
}

impl<'a, T, const R: usize> TryFrom<TensorView<'a, T, R>> for ArrayView<'a, T, Dim<[Ix; R]>>
where
    T: Element,
    Dim<[Ix; R]>: Dimension,
    [Ix; R]: ndarray::IntoDimension<Dim = Dim<[Ix; R]>>,
{
    type Error = TensorError;

    fn try_from(view: TensorView<'a, T, R>) -> Result<Self, TensorError> {
        let (shape, strides) = outgoing(view.layout().injective()?)?;
        // SAFETY: the view borrows the elements of its layout for `'a`, and
        // they are distinct.
        Ok(unsafe { ArrayView::from_shape_ptr(shape.strides(strides), view.as_ptr()) })
    }
}

impl<'a, T, const R: usize> TryFrom<TensorViewMut<'a, T, R>> for ArrayViewMut<'a, T, Dim<[Ix; R]>>
where
    T: Element,
    Dim<[Ix; R]>: Dimension,
    [Ix; R]: ndarray::IntoDimension<Dim = Dim<[Ix; R]>>,
{
    type Error = TensorError;

    fn try_from(mut view: TensorViewMut<'a, T, R>) -> Result<Self, TensorError> {
        let (shape, strides) = outgoing(*view.layout())?;
        // SAFETY: the view borrows the elements of its layout exclusively for
        // `'a`, and they are distinct.
        Ok(unsafe { ArrayViewMut::from_shape_ptr(shape.strides(strides), view.as_mut_ptr()) })
    }
}
