//! Subviews: strided regions of tensors, as tiles see them.

use super::ids::{Tensor, Val};

/// One axis of a subview, as long as the tile's axis.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Axis {
    /// Elements of the tensor from one index to the next.
    pub stride: Val,
    /// The first index of the tile that exists in the tensor.
    pub first: Val,
    /// The index behind the last that does; at most the tile's extent, and not
    /// below `first`.
    pub end: Val,
}

/// A strided region of a tensor, as a tile sees it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Subview {
    /// The tensor.
    pub tensor: Tensor,
    /// The position in the tensor, in elements, of the tile's first element; negative where that
    /// one does not exist.
    pub offset: Val,
    /// One for each axis of the tile.
    pub axes: Vec<Axis>,
}
