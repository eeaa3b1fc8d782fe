//! A backend in a crate of its own: a board with memory that the host cannot address.
//!
//! It shows what a vendor's crate consists of, and tests that the public crates suffice for it. The
//! board has no 64-bit floats, and its processor is the reference interpreter; a vendor's crate
//! lowers the function that [`instantiate`](tile_core::passes::instantiate) gives instead.

mod board;
mod memory;
mod tensor;
mod view;

pub use board::Board;
pub use tensor::BoardTensor;
pub use view::{BoardView, BoardViewMut};

use tile_core::launch::LaunchError;
use tile_device::Backend;

/// Lets programs open the board by the name `board`.
///
/// # Errors
/// [`LaunchError::Unavailable`] when something else has the name.
pub fn register() -> Result<(), LaunchError> {
    tile_device::register(Backend {
        name: "board",
        about: "an example of a backend outside of tile-kernel",
        open: |ordinal| Ok(Box::new(Board::new(ordinal)?.host_adapter())),
    })
}
