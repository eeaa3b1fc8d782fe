//! Borrowed tensors over memory of a device.

use super::device::Gpu;
use super::memory::Block;

tile_device::views! { Gpu:
    /// An immutable view of a [`GpuTensor`](super::GpuTensor).
    GpuView<'a, T>(&'a Block);
    /// A mutable view of a [`GpuTensor`](super::GpuTensor).
    GpuViewMut<'a, T>(&'a mut Block);
}
