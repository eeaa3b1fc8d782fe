//! Compiles an instance of a kernel to a program or a source text, with launch errors.

use crate::ascendc::{self, EmitError, Overflow, Prediction, Source};
use crate::chip::Chip;
use crate::ir::{Level, Program};
use crate::launch_sizes::{Extents, sizes};
use crate::lower::{Facts, LowerError, lower, lower_observed};
use crate::npuir;
use crate::passes::peak_memory::most;
use crate::passes::{CANONICAL, Pass};
use tile_core::ir::Func;
use tile_core::launch::{Arg, LaunchError};
use tile_core::passes::Ir;
use tile_core::passes::instrument::timed;

/// Lowers a concrete function for a chip.
///
/// # Errors
/// [`LaunchError::Unsupported`] when the chip or this compiler lacks something,
/// the reason begins with the code; [`LaunchError::Memory`] when the tiles that
/// are in use at one time do not fit in one of the chip's memories, where both
/// vector units of an AI core have their half of what can be divided.
pub fn compile(func: &Func, facts: &Facts, chip: Chip) -> Result<Program, LaunchError> {
    let program =
        timed(Program::NAME, "lower", || lower(func, facts, chip)).map_err(|error| unsupported(func, &error))?;
    // Whether it fits is known after passes that run again for the language.
    timed(Program::NAME, "fit", || fits(func, &ascendc::smallest(&program)))?;
    Ok(program)
}

/// What a program is prepared for by its last passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// Ascend C.
    AscendC,
    /// AscendNPU IR.
    NpuIr,
}

impl Language {
    /// The passes that run for it behind the lowering, in order.
    pub fn passes(self) -> impl Iterator<Item = &'static Pass> {
        let own = match self {
            Language::AscendC => ascendc::PASSES,
            Language::NpuIr => npuir::PASSES,
        };
        CANONICAL.iter().chain(own)
    }
}

/// The program of a concrete function after a pass, by its name in [`Language::passes`], or as it
/// is lowered, after `lower`.
///
/// # Errors
/// As [`compile`], if that occurs before the pass; [`LaunchError::Unsupported`] for a pass that
/// does not exist.
pub fn compile_after(
    func: &Func,
    facts: &Facts,
    chip: Chip,
    language: Language,
    pass: &str,
) -> Result<Program, LaunchError> {
    let mut found = None;
    let mut observe = |name: &'static str, program: &Program| {
        if name == pass {
            found = Some(program.clone());
        }
    };
    let begins_with_none = facts.begins_with_none || language == Language::AscendC;
    let lowered = lower_observed(func, &Facts { begins_with_none, ..facts.clone() }, chip, &mut observe)
        .map_err(|error| unsupported(func, &error));
    let done = lowered.and_then(|program| match language {
        Language::AscendC => {
            ascendc::optimise(&program, &mut observe).map(drop).map_err(|error| not_emitted(func, chip, error))
        }
        Language::NpuIr => {
            npuir::optimise(&program, &mut observe);
            Ok(())
        }
    });
    match (found, done) {
        (Some(program), _) => Ok(program),
        (None, Err(error)) => Err(error),
        (None, Ok(())) => {
            let names: Vec<&str> = language.passes().map(|pass| pass.name).collect();
            let reason = format!("there is no pass `{pass}`; there are lower, {}", names.join(", "));
            let target = format!("Ascend{}", chip.name);
            Err(LaunchError::Unsupported { kernel: func.name.clone(), target, reason })
        }
    }
}

fn fits(func: &Func, program: &Program) -> Result<(), LaunchError> {
    for level in [Level::Ub, Level::L1, Level::L0C] {
        let (most, available) = (most(program, level), level.bytes(&program.chip).into());
        if let Some((tile, bytes)) = most.largest.filter(|_| most.bytes > available) {
            let overflow = Overflow::of(program, level, [most.bytes, available], tile, bytes);
            return Err(not_emitted(func, program.chip, EmitError::Overflow(Box::new(overflow))));
        }
    }
    Ok(())
}

/// A stride, in bytes, beyond which an instruction cannot address rows.
const FAR: i64 = 1 << 32;

/// Specialisation facts: what a program for Ascend C may assume of launches with these arguments.
///
/// # Errors
/// [`LaunchError::Strides`] for a tensor whose last axis is not contiguous, which programs do not
/// take.
pub fn facts_of<'a>(names: impl Iterator<Item = &'a str>, args: &[Arg<'_>]) -> Result<Facts, LaunchError> {
    let mut strided = false;
    for (name, arg) in names.zip(args) {
        let Arg::Tensor(tensor) = arg else { continue };
        let mut dense: i64 = 1;
        for (axis, (&extent, &stride)) in tensor.shape.iter().zip(tensor.strides).enumerate().rev() {
            let far = stride >= FAR / tensor.dtype.bytes() as i64;
            let other = extent > 1 && (stride != dense || far);
            if other && axis + 1 == tensor.shape.len() {
                let reason = "the last axis is not contiguous".to_owned();
                return Err(LaunchError::Strides { argument: name.to_owned(), reason });
            }
            strided |= other;
            dense = dense.saturating_mul(extent);
        }
    }
    Ok(Facts { strided, may_be_empty: true, begins_with_none: true, ..Facts::default() })
}

/// The AscendNPU IR of a concrete function.
///
/// # Errors
/// As [`compile`]; tiles have to fit without a split between vector units.
pub fn compile_npuir(func: &Func, facts: &Facts, chip: Chip) -> Result<String, LaunchError> {
    let program = compile(func, facts, chip)?;
    fits(func, &program)?;
    timed("AscendNPU IR", "emit", || npuir::emit(&program)).map_err(|error| unsupported(func, &error))
}

/// The NPU program of a concrete function, lowered for Ascend C.
fn for_ascendc(func: &Func, facts: &Facts, chip: Chip) -> Result<Program, LaunchError> {
    compile(func, &Facts { begins_with_none: true, ..facts.clone() }, chip)
}

/// The Ascend C of a concrete function.
///
/// # Errors
/// As [`compile`].
pub fn compile_ascendc(func: &Func, facts: &Facts, chip: Chip) -> Result<Source, LaunchError> {
    emitted(func, &for_ascendc(func, facts, chip)?)
}

/// Emits the Ascend C of a function's program.
///
/// # Errors
/// As [`compile`].
pub fn emitted(func: &Func, program: &Program) -> Result<Source, LaunchError> {
    timed("Ascend C", "emit", || ascendc::emit(program)).map_err(|error| not_emitted(func, program.chip, error))
}

/// The program of a concrete function with the address of each tile, as its Ascend C has it.
///
/// # Errors
/// As [`compile`].
pub fn compile_planned(func: &Func, facts: &Facts, chip: Chip) -> Result<Program, LaunchError> {
    ascendc::plan_memory(&for_ascendc(func, facts, chip)?).map_err(|error| not_emitted(func, chip, error))
}

/// Draws one of a chip's memories over the run time of a concrete function's Ascend C, as SVG:
/// time goes down, addresses go right.
///
/// # Errors
/// As [`compile`].
pub fn compile_drawn(func: &Func, facts: &Facts, chip: Chip, level: Level) -> Result<String, LaunchError> {
    ascendc::draw_memory(&for_ascendc(func, facts, chip)?, level).map_err(|error| not_emitted(func, chip, error))
}

/// Predicts an upper bound on the speed of a concrete function's Ascend C, for tensors of these
/// extents; extents that are not given are large.
///
/// # Errors
/// As [`compile`], and what the function's prologue requires of extents.
pub fn compile_predicted(func: &Func, facts: &Facts, chip: Chip, extents: &Extents) -> Result<Prediction, LaunchError> {
    let program = for_ascendc(func, facts, chip)?;
    let sizes = sizes(func, &program, extents)?;
    ascendc::predict(&program, &sizes).map_err(|error| not_emitted(func, chip, error))
}

fn not_emitted(func: &Func, chip: Chip, error: EmitError) -> LaunchError {
    let (kernel, detail) = (func.name.clone(), error.to_string());
    match error {
        EmitError::Overflow(overflow) => {
            let Overflow { needed, available, .. } = *overflow;
            LaunchError::Memory { kernel, needed, available, detail }
        }
        _ => LaunchError::Unsupported { kernel, target: format!("Ascend{chip}"), reason: detail },
    }
}

fn unsupported(func: &Func, error: &LowerError) -> LaunchError {
    LaunchError::Unsupported {
        kernel: func.name.clone(),
        target: format!("Ascend{}", error.chip),
        reason: error.to_string(),
    }
}
