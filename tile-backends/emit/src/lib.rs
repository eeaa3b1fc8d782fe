//! Helpers of the emitters that write source text: Rust, WGSL, Ascend C, AscendNPU IR.
//!
//! ```text
//! writer  lines at a depth of indentation, and the blocks that they open and close
//! names   identifiers: valid ones, and a number where one is taken
//! scalar  operators, and floats that have no digits
//! ```
//!
//! What a language alone has (its types, its reserved words, what its operators do on narrow
//! types) stays in its emitter.

mod names;
mod scalar;
mod writer;

pub use names::{Names, identifier, sanitized};
pub use scalar::{FloatNames, binary, compare};
pub use writer::Writer;
