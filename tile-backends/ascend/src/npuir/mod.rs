//! AscendNPU IR: the text that Huawei's bishengir tools take.
//!
//! The text is in tensor form with the entry that Triton's launches use: tiles
//! are values, and so are what each operation makes anew; the tools decide where
//! they lie, which core computes them, how data comes from one core to another,
//! and what waits for what. What they leave to us is in NPU IR: tiling, the loop
//! over blocks, windows with their tails, when sums start, and types.
//!
//! - Tiles that change in a loop or a condition become what it yields:
//!   those that an iteration reads before it writes them, or that are read
//!   behind it.
//! - The entry has three arguments that the tools use, then tensors as pointers
//!   with their element type, then scalars, then the six of the grid. An index is
//!   passed as `i64`, other integers as `i32`, floats as `f32`.
//! - The larger of sums and zero is a `vrelu` of a tile of L0C, which the newest compiler for
//!   the second generation makes part of the way out. Older ones have vector units do it.
//! - A product takes its operands from `load`s into buffers of the iteration, so
//!   that the tools double them. The forms that they miscompile are not used: no
//!   `mmadL1` on buffers, no `fixpipe` of a part.
//!
//! `emit KERNEL --target npuir:910B1` prints it.

mod emit;
mod names;
mod ops;
mod scalar;
mod tensor_regions;
mod types;

use crate::chip::{Chip, Generation};
use crate::ir::{Fixpipe, Program};
use crate::lower::{Code, LowerError};
use crate::passes::{Scope, argument, expand, fixpipe, split_flags};
use tile_core::elem::DType;
use tile_core::ir::Span;

/// Writes a program as text.
///
/// # Errors
/// [`LowerError`] for what the text has no word for.
pub fn emit(program: &Program) -> Result<String, LowerError> {
    let program = fixpipe(program, &|from, to, of| fixes(&program.chip, from, to, of));
    emit::Emitter::new(&split_flags(&expand(&argument(&program, Scope::All)))).module()
}

/// Whether the tools make what becomes of sums part of their way out of L0C: those for the
/// third generation do not.
fn fixes(chip: &Chip, from: DType, to: DType, fixpipe: Fixpipe) -> bool {
    let types = matches!((from, to), (DType::F32, DType::F32 | DType::F16 | DType::BF16));
    chip.generation == Generation::C220 && types && fixpipe.relu
}

type Emitted<T> = Result<T, LowerError>;

fn refuse<T>(program: &Program, span: Span, reason: impl Into<String>) -> Emitted<T> {
    Err(LowerError { chip: program.chip, code: Code::Element, span, reason: reason.into() })
}
