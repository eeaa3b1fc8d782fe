//! AscendNPU IR emitter: the text that Huawei's bishengir tools compile.
//!
//! The text is in tensor form with the entry that Triton's launches use: tiles are SSA values, and
//! each operation defines a new one. The tools decide memory placement, the core of each
//! operation, core transfers and synchronisation. What they leave to us is in NPU IR: tiling, the
//! loop over blocks, subviews with their tails, accumulator initialisation, and types.
//!
//! - Tiles that change in a loop or a condition become its yielded values: those that an
//!   iteration reads before it writes them, or that are read behind it.
//! - The entry has three arguments that the tools use, then tensors as pointers with their
//!   element type, then scalars, then the six of the grid. An index is passed as `i64`, other
//!   integers as `i32`, floats as `f32`.
//! - The ReLU of an accumulator is a `vrelu` of a tile of L0C, which the newest compiler for the
//!   second generation makes part of the fixpipe. With older ones vector units compute it.
//! - A GEMM takes its operands from `load`s into buffers of the iteration, so that the tools
//!   double-buffer them. Forms that the tools miscompile are not used: no `mmadL1` on buffers, no
//!   `fixpipe` of a subview.
//!
//! `emit KERNEL --target npuir:910B1` prints it.

mod control;
mod emit;
mod names;
mod ops;
mod scalar;
mod shapes;
mod subviews;
mod types;

use crate::chip::{Chip, Generation};
use crate::ir::{Fixpipe, Program};
use crate::lower::{Code, LowerError};
use crate::passes::{self, Observer, Pass, arg_reductions, expand_padding, facts, fixpipe, scalar_loops};
use tile_core::elem::DType;
use tile_core::ir::Span;
use tile_core::pass;
use tile_core::passes::Facts;
use tile_core::passes::manager::ordered;

/// Emits a program as text.
///
/// # Errors
/// [`LowerError`] for what the language cannot express.
pub fn emit(program: &Program) -> Result<String, LowerError> {
    emit::Emitter::new(&optimise(program, &mut |_, _| {})).module()
}

/// Runs the passes on a program, and shows it after each.
pub fn optimise(program: &Program, observe: Observer<'_>) -> Program {
    let mut program = program.clone();
    let done = passes::run(&mut program, PASSES, observe);
    debug_assert_eq!(done, Ok(()), "no pass of the list fails");
    program
}

/// The passes over a program behind [`CANONICAL`](crate::passes::CANONICAL), in order.
pub const PASSES: &[Pass] = &[
    pass!(
        "fixpipe",
        "moves the ReLU of accumulators into their store",
        needs facts::CANONICAL,
        gives facts::EPILOGUES,
        |program: &mut Program| {
            let chip = program.chip;
            fixpipe::run(program, &|from, to, of| fixes(&chip, from, to, of));
        }
    ),
    pass!(
        "arg_reductions",
        "decomposes argmax and argmin of floats",
        needs facts::CANONICAL,
        gives facts::ARG_REDUCED,
        |program: &mut Program| arg_reductions::run(program, arg_reductions::Scope::All)
    ),
    pass!(
        "expand_padding",
        "expands tail padding into hardware operations",
        needs facts::EPILOGUES,
        gives facts::PADDING_EXPANDED,
        expand_padding::run
    ),
    pass!(
        "scalar_loops",
        "gives variables of GEMM loops that others read loops of their own",
        needs facts::PADDING_EXPANDED,
        gives Facts::NONE,
        scalar_loops::run
    ),
];

const _: () = assert!(ordered(PASSES, facts::CANONICAL), "a pass runs before the facts it needs");

/// Whether the tools make a fixpipe epilogue part of the store from L0C: those for the third
/// generation do not.
fn fixes(chip: &Chip, from: DType, to: DType, fixpipe: Fixpipe) -> bool {
    let types = matches!((from, to), (DType::F32, DType::F32 | DType::F16 | DType::BF16));
    chip.generation == Generation::C220 && types && fixpipe.relu
}

type Emitted<T> = Result<T, LowerError>;

fn refuse<T>(program: &Program, span: Span, reason: impl Into<String>) -> Emitted<T> {
    Err(LowerError { chip: program.chip, code: Code::Element, span, reason: reason.into() })
}
