//! The numbers that scalars, variables, tiles and tensors of a program have.

use tile_core::id;

id! {
    /// An immutable scalar.
    Val
}
id! {
    /// A mutable scalar.
    Var
}
id! {
    /// An on-chip buffer.
    Tile
}
id! {
    /// A tensor in global memory.
    Tensor
}
