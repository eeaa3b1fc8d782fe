#![doc = include_str!("../README.md")]

mod backward;
mod cpu;
#[cfg(feature = "cuda")]
mod cuda;
mod custom;
mod dtype;
mod error;
mod graph;
mod in_place;
mod op;
pub mod ops;

pub use op::Op;
pub use tile_adapter::ScalarValue;
