//! `{:?}` of tensors: extents, strides where they say something, and the first
//! elements of each axis.

use super::{Tensor, TensorView, TensorViewMut};
use crate::num::Element;
use std::fmt;

/// Elements shown of each axis.
const SHOWN: usize = 8;

impl<T: Element, const R: usize> fmt::Debug for TensorView<'_, T, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:?}", T::DTYPE, self.shape())?;
        if !self.layout().is_contiguous() {
            write!(f, " by {:?}", self.strides())?;
        }
        f.write_str(" ")?;
        nested(self, f, 0, &mut [0; R])
    }
}

fn nested<T: Element, const R: usize>(
    view: &TensorView<'_, T, R>,
    f: &mut fmt::Formatter<'_>,
    axis: usize,
    index: &mut [usize; R],
) -> fmt::Result {
    if axis == R {
        return match view.get(*index) {
            Some(element) => write!(f, "{element:?}"),
            None => Ok(()),
        };
    }
    f.write_str("[")?;
    let extent = view.shape()[axis];
    for i in 0..extent.min(SHOWN) {
        index[axis] = i;
        if i > 0 {
            f.write_str(", ")?;
        }
        nested(view, f, axis + 1, index)?;
    }
    f.write_str(if extent > SHOWN { ", …]" } else { "]" })
}

impl<T: Element, const R: usize> fmt::Debug for Tensor<T, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.view().fmt(f)
    }
}

impl<T: Element, const R: usize> fmt::Debug for TensorViewMut<'_, T, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.view().fmt(f)
    }
}
