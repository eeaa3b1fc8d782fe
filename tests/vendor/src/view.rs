//! Borrowed tensors over memory of a board.

use crate::board::Board;
use crate::memory::Block;

tile_device::views! { Board:
    /// An immutable view of a [`BoardTensor`](crate::BoardTensor).
    BoardView<'a, T>(&'a Block);
    /// A mutable view of a [`BoardTensor`](crate::BoardTensor).
    BoardViewMut<'a, T>(&'a mut Block);
}
