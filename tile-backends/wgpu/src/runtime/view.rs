//! Borrowed tensors over memory of a device.

use super::device::Wgpu;
use super::memory::Memory;
use tile_core::num::Element;

tile_device::views! { Wgpu:
    /// An immutable view of a [`WgpuTensor`](super::WgpuTensor).
    ///
    /// Its address is a number that stands for the byte of the buffer.
    WgpuTensorView<'a, T>(&'a Memory);
    /// A mutable view of a [`WgpuTensor`](super::WgpuTensor).
    ///
    /// Its address is a number that stands for the byte of the buffer.
    WgpuTensorViewMut<'a, T>(&'a mut Memory);
}

impl<T: Element, const R: usize> WgpuTensorView<'_, T, R> {
    /// The device.
    pub fn wgpu(&self) -> &Wgpu {
        &self.memory.wgpu
    }
}

impl<T: Element, const R: usize> WgpuTensorViewMut<'_, T, R> {
    /// The device.
    pub fn wgpu(&self) -> &Wgpu {
        &self.memory.wgpu
    }
}
