//! A tensor in the memory of a runtime, with the calls that models make.

use crate::Error;
use crate::runtime::Runtime;
use std::ops::Range;
use tile_kernel::launch::LaunchError;
use tile_kernel::num::Element;
use tile_kernel::tensor::Tensor;

/// A tensor in the memory of a [`Runtime`].
pub struct Buffer<D: Runtime, T: Element, const R: usize> {
    tensor: D::Tensor<T, R>,
    shape: [usize; R],
}

impl<D: Runtime, T: Element, const R: usize> Buffer<D, T, R> {
    /// A weight, which never changes.
    ///
    /// # Errors
    /// Of the device's memory.
    pub fn constant(device: &D, host: Tensor<T, R>) -> Result<Self, LaunchError> {
        let shape = host.shape();
        Ok(Buffer { tensor: device.constant(host)?, shape })
    }

    /// What launches wrote as a weight, which never changes from here on.
    pub fn frozen(self) -> Self {
        Buffer { tensor: D::frozen(self.tensor), shape: self.shape }
    }

    /// A tensor of zeros.
    ///
    /// # Errors
    /// Of the device's memory.
    pub fn zeros(device: &D, shape: [usize; R]) -> Result<Self, LaunchError> {
        Ok(Buffer { tensor: device.zeros(shape)?, shape })
    }

    /// A copy of a host tensor.
    ///
    /// # Errors
    /// Of the device's memory.
    pub fn copied(device: &D, host: &Tensor<T, R>) -> Result<Self, LaunchError> {
        let mut buffer = Self::zeros(device, host.shape())?;
        buffer.write(device, host)?;
        Ok(buffer)
    }

    /// The extent of each axis.
    pub fn shape(&self) -> [usize; R] {
        self.shape
    }

    /// Overwrites it, in place.
    ///
    /// # Errors
    /// When extents differ, and of the device.
    pub fn write(&mut self, device: &D, host: &Tensor<T, R>) -> Result<(), LaunchError> {
        device.write(&mut self.tensor, host)
    }

    /// A copy on the host, behind all that was launched.
    ///
    /// # Errors
    /// Of the device.
    pub fn read(&self, device: &D) -> Result<Tensor<T, R>, LaunchError> {
        device.read(&self.tensor)
    }

    /// All of it as an input.
    pub fn view(&self) -> D::View<'_, T, R> {
        D::view(&self.tensor)
    }

    /// All of it as an output.
    pub fn view_mut(&mut self) -> D::ViewMut<'_, T, R> {
        D::view_mut(&mut self.tensor)
    }

    /// All of it under other extents as an output.
    ///
    /// # Errors
    /// When there are not as many elements.
    pub fn reshaped_mut<const S: usize>(&mut self, shape: [usize; S]) -> Result<D::ViewMut<'_, T, S>, Error> {
        Ok(D::reshaped_mut(&mut self.tensor, shape)?)
    }

    /// The part inside `ranges` under other extents, as an input.
    ///
    /// # Errors
    /// When there are not as many elements, or a range leaves its axis.
    pub fn part<const S: usize>(
        &self,
        shape: [usize; S],
        ranges: [Range<usize>; S],
    ) -> Result<D::View<'_, T, S>, Error> {
        Ok(D::part(&self.tensor, shape, ranges)?)
    }
}
