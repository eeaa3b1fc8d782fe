#![doc = include_str!("../README.md")]

mod any;
mod dtype;
mod flex;
mod graph;
mod op;
pub mod ops;

pub use any::{AnyTensor, Arguments, Kind, Results};
pub use op::{Error, Op, Result};
pub use tile_adapter::ScalarValue;
