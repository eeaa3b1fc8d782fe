//! Borrowed tensors over device memory.
//!
//! Programs take any strides except on the last axis, which a launch requires to be contiguous: a
//! transposed matrix goes to the kernel that reads it as it lies.

use super::device::Ascend;
use super::memory::Shared;

tile_device::views! { Ascend:
    /// An immutable view of a [`AscendTensor`](super::AscendTensor).
    AscendTensorView<'a, T>(&'a Shared);
    /// A mutable view of a [`AscendTensor`](super::AscendTensor).
    AscendTensorViewMut<'a, T>(&'a mut Shared);
}
