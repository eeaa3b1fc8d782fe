//! Who holds what: how the elements of a tile lie in the registers of a
//! block's threads.

mod fragment;

pub use fragment::{Fragment, Mode};
