//! Text form of tile IR: printer and parser.
//!
//! Dumps, errors and filetests show it, and a kernel travels in it from the macro to
//! the program.
//!
//! The syntax is generic. An instruction is
//!
//! ```text
//! %7 acc = name.op %1, %2, axis = 1, accumulate : type (%8 k: index) { … } else { … } @12:5
//! ```
//!
//! result and its user name, the row's name, operands, attributes, the
//! result's type, regions, the source position. Everything that is absent or
//! has its usual value is left out:
//!
//! - an attribute called `op` is written as a suffix of the name (`bin.add`);
//! - an attribute of an operation that has no operands and no other attribute
//!   is written bare (`const 3 : index`, `dim 2*BM : index`);
//! - a flag is written as its name when set;
//! - `serial` loops, roundings not stated and unknown positions are the usual
//!   values.
//!
//! Printer and parser know none of the operations: both follow from the rows
//! of [`for_each_op`](crate::for_each_op) and from one implementation of `attr::Attr` for each
//! type of attribute, so that a new row needs no line here.
//!
//! A function reads
//!
//! ```text
//! kernel scale<T: Float, const BM: index, extern config::EPS: f32>(
//!   %0 x: global<T, [?]>,
//!   %1 y: mut global<T, [?]>,
//!   %2 factor: T,
//! )
//! schedule fast_math, tf32, two_level_sums, gpu(threads = 128), cuda(split = 4, raster = 8), ascend(units(acc = cube))
//! callee fn0 = crate::silu<BM, 2*BM>
//! condition equal(BM, 2*BM), "message" @3:5
//! host {
//!   %3 m = extent %0, axis = 0 : index @4:11
//! }
//! grid %3
//! disjoint "offsets are sorted"
//! body (%4 bx: index) {
//!   yield %2
//! }
//! ```
//!
//! with `device` for device functions. A value is written `%` and a label; the
//! printer numbers values in the order of their definitions, so that printing
//! is deterministic and forgets the numbering of the tables, and a reader may
//! use words. `;` starts a comment that ends with the line. A name that is not
//! a plain path is written as a string, and a symbol that its name does not
//! identify by kind and number (`?c0`, `?x1`, `?t2`).
//!
//! `parse(print(f))` equals `f` but for numbering, for what is unreachable,
//! and for names of values where [`PrintOptions`] leaves them out. Text that
//! does not come from the printer may describe an ill-formed function; the
//! parser checks syntax, the verifier everything else.

pub(crate) mod attr;
mod error;
mod lex;
mod names;
mod parse;
mod print;
mod printer;
pub mod tokens;

pub use error::ParseError;
pub(crate) use names::word_text;
pub use parse::parse;
pub(crate) use print::print_marked;
pub use print::{print, print_with, type_text};
pub use printer::PrintOptions;

use super::Func;

/// Whether two functions are the same but for the numbering of their values,
/// instructions and regions.
pub fn equal(a: &Func, b: &Func) -> bool {
    print(a) == print(b)
}

#[cfg(test)]
mod tests;
