//! From an instance of a kernel to PTX.

use crate::binding::Binding;
use crate::l2_priority::Priorities;
use crate::ptx::{Arch, EmitError, Emitted, Priority, emit_with, target};
use crate::trip_count::TripCount;
use std::borrow::Cow;
use tile_core::ir::Func;
use tile_core::launch::LaunchError;
use tile_core::launch::prologue::Prologue;
use tile_core::passes::instrument::timed;
pub use tile_simt::facts::LaunchFacts;
use tile_simt::ir::{Buf, Home, Kernel};
use tile_simt::layout::Layouts;
use tile_simt::lower::{
    Candidate, Lowering, Target, blocks_of_a_tile, divides_rounds, lower_observed, with_workspaces,
};
use tile_simt::passes::Observer;

/// A compiled kernel: its text, and what a launch of it must do on the host.
#[derive(Debug)]
pub struct Compiled {
    /// The thread program.
    pub kernel: Kernel,
    /// Where tiles are in it.
    pub layouts: Layouts,
    /// The strategies that were tried for it, the one that was taken last, with its plan.
    pub candidates: Vec<Candidate>,
    /// The text.
    pub emitted: Emitted,
    /// The host's part of a launch.
    pub(crate) prologue: Prologue,
    /// Where the parameters of the entry come from.
    pub(crate) binding: Binding,
    /// How many iterations its loop has, if it has one and launches know that.
    pub(crate) steps: Option<TripCount>,
    /// Blocks that share its iterations.
    pub(crate) blocks_per_tile: u32,
    /// Whether the user says how many.
    pub(crate) stated: bool,
    /// If blocks could take equal parts of tiles that are left, what an iteration
    /// multiplies: products, times bytes of an operand.
    pub(crate) divides: Option<u64>,
}

/// Compiles a concrete function for launches of which the facts hold.
///
/// # Errors
/// [`LaunchError::Unsupported`] when the architecture or this compiler lacks
/// something, [`LaunchError::Memory`] when a block's tiles do not fit,
/// [`LaunchError::Instance`] for a defect of this compiler.
pub fn compile(func: &Func, facts: &LaunchFacts, arch: Arch) -> Result<Compiled, LaunchError> {
    compile_with(func, facts, arch, Kind::default(), &mut |_, _| {})
}

/// [`compile`], which tells of the thread program on its way, as
/// [`lower_observed`] does.
///
/// # Errors
/// As [`compile`].
pub fn compile_observed(
    func: &Func,
    facts: &LaunchFacts,
    arch: Arch,
    observe: Observer<'_>,
) -> Result<Compiled, LaunchError> {
    compile_with(func, facts, arch, Kind::default(), observe)
}

/// The same for launches that start before those in front of them are done,
/// where the architecture has such launches (from `sm_90a` on): the program
/// waits for them before it touches global memory.
///
/// # Errors
/// As [`compile`].
pub fn compile_early(func: &Func, facts: &LaunchFacts, arch: Arch) -> Result<Compiled, LaunchError> {
    compile_for(func, facts, arch, Kind { early: true, ..Kind::default() })
}

/// What a program is for, besides what is known of its arguments.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Kind {
    /// Launches that start early, where the architecture has such.
    pub(crate) early: bool,
    /// The priorities that tensors have in L2.
    pub(crate) priorities: Priorities,
    /// Launches whose timelines are recorded.
    pub(crate) timeline: bool,
}

/// The same for launches of a kind.
///
/// # Errors
/// As [`compile`].
pub(crate) fn compile_for(func: &Func, facts: &LaunchFacts, arch: Arch, kind: Kind) -> Result<Compiled, LaunchError> {
    compile_with(func, facts, arch, kind, &mut |_, _| {})
}

fn compile_with(
    func: &Func,
    facts: &LaunchFacts,
    arch: Arch,
    kind: Kind,
    observe: Observer<'_>,
) -> Result<Compiled, LaunchError> {
    // What blocks leave for each other are workspaces like any others.
    let func = match facts.stream {
        0 => Cow::Borrowed(func),
        blocks => Cow::Owned(with_workspaces(func, blocks)),
    };
    let func = &*func;
    let name = || func.name.clone();
    let unsupported = |reason| LaunchError::Unsupported { kernel: name(), target: arch.name().to_owned(), reason };
    let Kind { early, timeline, .. } = kind;
    let target = Target { dependent_launch: early && arch.starts_early(), timeline, ..target(arch) };
    let Lowering { kernel, layouts, candidates } =
        lower_observed(func, facts, &target, observe).map_err(|error| error.of_launch(&func.name, arch.name()))?;
    let priorities = prioritised(func, &kernel, kind.priorities);
    let emitted = timed("PTX", "emit", || emit_with(&kernel, arch, &priorities)).map_err(|error| match error {
        EmitError::Malformed(_) => LaunchError::Instance { kernel: name(), reason: error.to_string() },
        EmitError::Unsupported { .. } => unsupported(error.to_string()),
    })?;
    let prologue = Prologue::new(func)?;
    let binding = Binding::new(func, &kernel, &prologue)?;
    let steps = TripCount::of(func, &prologue);
    let (asked, blocks_per_tile) = (func.schedule.cuda.split, blocks_of_a_tile(func, &kernel));
    // Nobody asks that of a program that does, or whose user has said.
    let open = kernel.persistent && facts.stream == 0 && asked.is_none();
    let divides = if open { divides_rounds(func, facts, &target) } else { None };
    let stated = asked.is_some();
    Ok(Compiled { kernel, layouts, candidates, emitted, prologue, binding, steps, blocks_per_tile, stated, divides })
}

/// The buffers of tensors that have a priority.
fn prioritised(func: &Func, kernel: &Kernel, priorities: Priorities) -> Vec<(Buf, Priority)> {
    let tensors = kernel.bufs.iter().filter_map(|(buf, data)| match data.home {
        Home::Global { of, .. } => Some((buf, func.params.iter().position(|param| param.value == of)?)),
        Home::Shared { .. } => None,
    });
    tensors.filter_map(|(buf, argument)| Some((buf, priorities.of(argument)?))).collect()
}
