//! Tensors that own memory of a device.

use super::device::Gpu;
use super::memory::Block;
use super::view::{GpuView, GpuViewMut};
use std::marker::PhantomData;
use tile_core::launch::{LaunchError, Uninit};
use tile_core::num::Element;
use tile_core::tensor::{Layout, Tensor, TensorView};
use tile_device::{DeviceMemory as _, allocation, check_upload, in_order};

/// A tensor of rank `R` in memory of a device, in row-major order.
pub struct GpuTensor<T: Element, const R: usize> {
    memory: Block,
    layout: Layout<R>,
    elements: PhantomData<T>,
}

impl<T: Element, const R: usize> GpuTensor<T, R> {
    /// Every element zero, or `false`.
    ///
    /// # Errors
    /// [`LaunchError::Driver`] where no memory is as large, or a call fails.
    pub fn zeros(device: &Gpu, shape: [usize; R]) -> Result<Self, LaunchError> {
        let (layout, bytes) = allocation::<T, R>(device.stream.api.vendor.target, shape)?;
        Ok(GpuTensor { memory: Block::zeros(&device.stream, bytes)?, layout, elements: PhantomData })
    }

    /// An output without contents, for a kernel that writes all of it.
    ///
    /// # Errors
    /// [`LaunchError::Driver`] where no memory is as large, or a call fails.
    pub fn uninit(device: &Gpu, shape: [usize; R]) -> Result<Uninit<Self>, LaunchError> {
        GpuTensor::zeros(device, shape).map(Uninit::new)
    }

    /// A copy of a tensor in host memory.
    ///
    /// # Errors
    /// [`LaunchError::Driver`] where no memory is as large, or a call fails.
    pub fn from_host(device: &Gpu, host: &TensorView<'_, T, R>) -> Result<Self, LaunchError> {
        let mut tensor = GpuTensor::zeros(device, host.shape())?;
        tensor.upload(host)?;
        Ok(tensor)
    }

    /// Overwrites all elements.
    ///
    /// # Errors
    /// [`LaunchError::Shape`] when extents differ, [`LaunchError::Driver`] when a call fails.
    pub fn upload(&mut self, host: &TensorView<'_, T, R>) -> Result<(), LaunchError> {
        check_upload(&self.layout, host.shape())?;
        let elements = &*in_order(host);
        // SAFETY: elements are plain numbers without padding.
        let bytes = unsafe { std::slice::from_raw_parts(elements.as_ptr().cast(), size_of_val(elements)) };
        self.memory.write(0, bytes)
    }

    /// A copy in host memory.
    ///
    /// # Errors
    /// [`LaunchError::Driver`].
    pub fn to_host(&self) -> Result<Tensor<T, R>, LaunchError> {
        let mut host = Tensor::<T, R>::zeros(self.layout.shape());
        if let Some(elements) = host.as_mut_slice() {
            // SAFETY: elements are plain numbers, and the block holds elements of this type.
            let bytes = unsafe { std::slice::from_raw_parts_mut(elements.as_mut_ptr().cast(), size_of_val(elements)) };
            self.memory.read(0, bytes)?;
        }
        Ok(host)
    }

    /// All of it.
    pub fn view(&self) -> GpuView<'_, T, R> {
        GpuView::whole(&self.memory, self.layout)
    }

    /// All of it, to be written.
    pub fn view_mut(&mut self) -> GpuViewMut<'_, T, R> {
        GpuViewMut::whole(&mut self.memory, self.layout)
    }

    fn address(&self) -> u64 {
        self.memory.address()
    }
}

tile_device::arguments!(Gpu: GpuTensor);
