#![doc = include_str!("../README.md")]

mod arguments;
mod backend;
pub mod bert;
mod buffer;
#[cfg(feature = "cuda")]
mod cuda;
mod error;
pub mod llama;
pub mod runtime;
pub mod tokenizer;
pub mod weights;

pub use arguments::Arguments;
pub use backend::{OnDevice, on};
pub use buffer::Buffer;
pub use error::Error;
pub use weights::read_json;
