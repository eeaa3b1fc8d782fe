//! Who holds what: how the elements of a tile lie in the registers of a
//! block's threads, and in shared memory.

mod fragment;
mod shared;
mod svg;
mod tile;

pub use fragment::{Fragment, Mode};
pub use shared::{BANK, BANKS, Order, SharedLayout};
pub use tile::{Layouts, Place, Tile};
