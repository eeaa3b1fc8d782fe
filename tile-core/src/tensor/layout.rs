//! Layouts of host tensors: extents and strides.

use super::error::TensorError;
use super::overlap;
use std::ops::Range;

/// Where the elements of a tensor of rank `R` lie relative to its first one.
///
/// Every layout keeps: extents and strides are non-negative, and the number of
/// elements and the offset of the last one fit in `isize`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Layout<const R: usize> {
    pub(super) shape: [i64; R],
    pub(super) strides: [i64; R],
}

impl<const R: usize> Layout<R> {
    /// Row-major without gaps.
    ///
    /// # Errors
    /// [`TensorError::TooLarge`].
    pub fn contiguous(shape: [usize; R]) -> Result<Layout<R>, TensorError> {
        let mut strides = [0; R];
        let mut step = 1_usize;
        for axis in (0..R).rev() {
            strides[axis] = step;
            // Saturated steps are either of axes that `strided` refuses, or of
            // empty tensors, where they mean nothing.
            step = step.saturating_mul(shape[axis]).min(i64::MAX as usize);
        }
        Layout::strided(shape, strides)
    }

    /// Any strides, in elements.
    ///
    /// # Errors
    /// [`TensorError::TooLarge`].
    pub fn strided(shape: [usize; R], strides: [usize; R]) -> Result<Layout<R>, TensorError> {
        let error = || TensorError::TooLarge { shape: shape.to_vec(), strides: strides.to_vec() };
        let narrow = |values: [usize; R]| -> Option<[i64; R]> {
            let mut out = [0; R];
            for (out, value) in out.iter_mut().zip(values) {
                *out = i64::try_from(value).ok()?;
            }
            Some(out)
        };
        let layout = narrow(shape).zip(narrow(strides)).map(|(shape, strides)| Layout { shape, strides });
        let layout = layout.ok_or_else(error)?;
        layout.check().ok_or_else(error)?;
        Ok(layout)
    }

    /// Whether length and span fit.
    fn check(&self) -> Option<()> {
        let mut len = 1_i64;
        let mut last = 0_i64;
        if !self.is_empty() {
            for (&n, &s) in self.shape.iter().zip(&self.strides) {
                len = len.checked_mul(n)?;
                last = last.checked_add((n - 1).checked_mul(s)?)?;
            }
            isize::try_from(len).ok()?;
            isize::try_from(last.checked_add(1)?).ok()?;
        }
        Some(())
    }

    /// The extent of each axis.
    pub fn shape(&self) -> [usize; R] {
        self.shape.map(|n| n as usize)
    }

    /// The stride of each axis, in elements.
    pub fn strides(&self) -> [usize; R] {
        self.strides.map(|s| s as usize)
    }

    /// Extents and strides, in elements, as a launch takes them.
    pub fn as_parts(&self) -> (&[i64; R], &[i64; R]) {
        (&self.shape, &self.strides)
    }

    /// The number of elements.
    pub fn len(&self) -> usize {
        if self.is_empty() { 0 } else { self.shape.iter().product::<i64>() as usize }
    }

    /// Whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.shape.contains(&0)
    }

    /// The number of elements from the first to the last one in memory, both
    /// included.
    pub fn span(&self) -> usize {
        if self.is_empty() {
            return 0;
        }
        let last: i64 = self.shape.iter().zip(&self.strides).map(|(&n, &s)| (n - 1) * s).sum();
        last as usize + 1
    }

    /// Whether the elements are in row-major order without gaps. Strides of
    /// axes of extent 1 do not matter.
    pub fn is_contiguous(&self) -> bool {
        if self.is_empty() {
            return true;
        }
        let mut step = 1;
        for (&n, &s) in self.shape.iter().zip(&self.strides).rev() {
            if n != 1 && s != step {
                return false;
            }
            step *= n;
        }
        true
    }

    /// Whether every index names an element of its own.
    pub fn is_injective(&self) -> bool {
        overlap::distinct(&self.shape, &self.strides)
    }

    /// The layout if it is injective.
    ///
    /// # Errors
    /// [`TensorError::Overlap`] unless every index names an element of its own.
    pub fn injective(self) -> Result<Layout<R>, TensorError> {
        if self.is_injective() {
            Ok(self)
        } else {
            Err(TensorError::Overlap { shape: self.shape().to_vec(), strides: self.strides().to_vec() })
        }
    }

    /// The offset of an index, or `None` when it does not exist.
    pub(super) fn offset(&self, index: [usize; R]) -> Option<usize> {
        // Wraps at most on the way to an axis without indices.
        let mut offset = 0_usize;
        for ((i, n), s) in index.into_iter().zip(self.shape).zip(self.strides) {
            if i >= n as usize {
                return None;
            }
            offset = offset.wrapping_add(i.wrapping_mul(s as usize));
        }
        Some(offset)
    }

    /// Axis `i` of the result is axis `axes[i]`.
    ///
    /// # Errors
    /// [`TensorError::Axes`] unless `axes` is a permutation.
    pub fn permute(&self, axes: [usize; R]) -> Result<Layout<R>, TensorError> {
        let mut seen = [false; R];
        let mut out = *self;
        for (i, &axis) in axes.iter().enumerate() {
            if axis >= R || std::mem::replace(&mut seen[axis], true) {
                return Err(TensorError::Axes { axes: axes.to_vec() });
            }
            out.shape[i] = self.shape[axis];
            out.strides[i] = self.strides[axis];
        }
        Ok(out)
    }

    /// The part inside the ranges and the offset of its first element.
    ///
    /// # Errors
    /// [`TensorError::Range`] when a range leaves its axis.
    pub fn slice(&self, ranges: [Range<usize>; R]) -> Result<(usize, Layout<R>), TensorError> {
        let mut out = *self;
        let mut offset = 0_usize;
        for (axis, Range { start, end }) in ranges.into_iter().enumerate() {
            let extent = self.shape[axis] as usize;
            if start > end || end > extent {
                return Err(TensorError::Range { axis, start, end, extent });
            }
            offset = offset.wrapping_add(start.wrapping_mul(self.strides[axis] as usize));
            out.shape[axis] = (end - start) as i64;
        }
        // The start of an empty part may be one past the end on every axis;
        // nothing is ever there, so any offset serves.
        Ok((if out.is_empty() { 0 } else { offset }, out))
    }

    /// Axes of extent 1 repeated.
    ///
    /// # Errors
    /// [`TensorError::Broadcast`] when an extent is neither 1 nor the one asked
    /// for.
    pub fn broadcast(&self, shape: [usize; R]) -> Result<Layout<R>, TensorError> {
        let mut strides = self.strides();
        for axis in 0..R {
            let found = self.shape[axis] as usize;
            match found {
                _ if found == shape[axis] => {}
                1 => strides[axis] = 0,
                _ => return Err(TensorError::Broadcast { axis, expected: shape[axis], found }),
            }
        }
        Layout::strided(shape, strides)
    }

    /// The same elements under other extents.
    ///
    /// # Errors
    /// [`TensorError::Reshape`] when the number of elements differs or there are
    /// gaps.
    pub fn reshape<const S: usize>(&self, shape: [usize; S]) -> Result<Layout<S>, TensorError> {
        let layout = Layout::contiguous(shape)?;
        let error = |strided| TensorError::Reshape { from: self.shape().to_vec(), to: shape.to_vec(), strided };
        if layout.len() != self.len() {
            return Err(error(false));
        }
        if self.is_contiguous() { Ok(layout) } else { Err(error(true)) }
    }
}
