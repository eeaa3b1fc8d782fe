//! The text form of thread IR: what dumps and goldens show, and what tests of
//! single passes start from.
//!
//! ```text
//! kernel scale threads(128) grid(1) {
//!   param %0: index = extent %0, 0
//!   global @0 x: f32 = %0
//!   global @1 y: mut f32 = %1
//!   shared @2 tile: f32[1024] align 16 at 0
//!   map #0 of @0: [64, 32] swizzle b128 tf32
//!   map #1 of @0: [64, 1, 32] window [(0, host %3, extent %0, 1, among(0, host %4))]
//!   var $0 acc: f32[8]
//!   var $1 sums: f32[4] sum m16n16 lanes(32)
//!   %1 = special thread : i32
//!   %2 = const 4 : i32
//!   %3 = bin.mul %1, %2 : i32
//!   %4, %5 = load %3, buf = @0, offset = 4 : f32
//!   if %6 {
//!     set %4, var = $0, at = 0 @12:5
//!   } else {
//!     barrier
//!   }
//! }
//! ```
//!
//! The syntax is that of tile IR (`tile_core::ir::text`), read with the same
//! tokens: results, the row's name, operands, attributes, the results' type,
//! hints of copies (`hints cuda(l2 = evict_first)`), blocks, the position in the user's source. What is absent or has its usual
//! value is left out: an attribute called `op` is a suffix of the name, a flag
//! its name alone, an attribute that is all that an operation consists of stands
//! bare, offsets of zero and empty `else` blocks are not written.
//!
//! The lanes of a warp follow the threads, `threads(128) lanes(64)`, unless they are 32.
//!
//! Remarks come first (`remark "…" @14:9 of acc @12:5`), then tables: what the host passes (`host %3`
//! and the like name values of the tile function), buffers, tensor maps, register
//! arrays, each numbered in order. Values may be called anything in a text; they are numbered in the
//! order of their definitions, as [`Kernel::renumber`] does. `parse(print(k))` is
//! `k`, so numbered.
//!
//! Printer and parser know none of the operations: both follow from the rows
//! and from one implementation of `attr::Attr` for each type of attribute. The
//! parser checks syntax, and that what is named exists; the verifier everything
//! else.

pub(super) mod attr;
mod parse;
mod parser;
mod print;
#[cfg(test)]
mod tests;

pub use parse::parse;
pub(super) use print::text;
pub use tile_core::ir::text::ParseError;

use super::Kernel;
use tile_core::ir::verify::Marks;

/// The text of a kernel, complete.
pub fn print(kernel: &Kernel) -> String {
    kernel.to_string()
}

/// The text without positions in the user's source: for text that people
/// compare.
pub fn print_brief(kernel: &Kernel) -> String {
    text(kernel, false, &Marks::default())
}
