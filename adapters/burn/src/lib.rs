#![doc = include_str!("../README.md")]

mod any;
mod dtype;
mod error;
mod flex;
mod graph;
mod op;
pub mod ops;

pub use any::{AnyTensor, Arguments, Kind, Results};
pub use error::{Error, Result};
pub use op::Op;
pub use tile_adapter::ScalarValue;
