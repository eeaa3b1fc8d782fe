//! Borrowed tensors over memory of a device.

use super::device::Maca;
use super::memory::Block;

tile_device::views! { Maca:
    /// An immutable view of a [`MacaTensor`](crate::MacaTensor).
    MacaView<'a, T>(&'a Block);
    /// A mutable view of a [`MacaTensor`](crate::MacaTensor).
    MacaViewMut<'a, T>(&'a mut Block);
}
