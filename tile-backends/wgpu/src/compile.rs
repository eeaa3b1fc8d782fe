//! From an instance of a kernel to WGSL, or to SPIR-V.

use crate::wgsl::{Class, EmitError, Emitted, Lanes, Spirv, emit_observed};
use tile_core::ir::{Func, Note, Op};
use tile_core::launch::prologue::{Origin, Plan, Prologue, Slot};
use tile_core::launch::{Instance, LaunchError};
use tile_core::passes::fit_likely;
use tile_core::passes::instrument::timed;
pub use tile_simt::facts::LaunchFacts;
use tile_simt::ir::{Home, Kernel};
use tile_simt::layout::Layouts;
use tile_simt::lower::{Candidate, Lowering, lower_observed, shared_at_least};
use tile_simt::passes::Observer;

/// The name of the target, as in `--backend`.
pub const TARGET: &str = "wgpu";

/// A compiled kernel: its text, and what a launch of it must do on the host.
#[derive(Debug)]
#[cfg_attr(not(feature = "runtime"), expect(dead_code, reason = "only launches read the host's part"))]
pub struct Compiled {
    /// The thread program.
    pub kernel: Kernel,
    /// Where tiles are in it.
    pub layouts: Layouts,
    /// The strategies that were tried for it, the one that was taken last, with its plan.
    pub candidates: Vec<Candidate>,
    /// The module.
    pub emitted: Emitted,
    /// The words of the module as SPIR-V, where devices are given that.
    pub spirv: Option<Vec<u32>>,
    /// Why products are not multiplied in the cooperative matrices that the class has
    /// for them; nothing where they are, or where it has none.
    pub without_matrices: Option<String>,
    /// The host's part of a launch.
    pub(crate) prologue: Prologue,
    /// What each storage buffer of the module is.
    pub(crate) memories: Vec<Origin>,
    /// Where the scalars are, and whether they have two words.
    scalars: Vec<(Slot, bool)>,
}

/// Compiles a concrete function for launches of which the facts hold, on devices
/// of a class.
///
/// # Errors
/// [`LaunchError::Unsupported`] when the class lacks something,
/// [`LaunchError::Memory`] when a block's tiles do not fit,
/// [`LaunchError::Instance`] for a defect of this compiler.
pub fn compile(func: &Func, facts: &LaunchFacts, class: &Class) -> Result<Compiled, LaunchError> {
    compile_observed(func, facts, class, &mut |_, _| {})
}

/// [`compile`], which tells of the thread program on its way, as
/// [`lower_observed`] does.
///
/// # Errors
/// As [`compile`].
pub fn compile_observed(
    func: &Func,
    facts: &LaunchFacts,
    class: &Class,
    observe: Observer<'_>,
) -> Result<Compiled, LaunchError> {
    let class = &*class.of_kernel(func);
    match compile_whole(func, facts, class, observe) {
        // Where matrices cannot be said for what else a kernel does with their memory,
        // products are multiplied without.
        Err(LaunchError::Unsupported { reason, .. }) if class.cooperative.is_some() => {
            let mut compiled = compile_whole(func, facts, &Class { cooperative: None, ..class.clone() }, observe)?;
            compiled.kernel.remarks.extend(without_matrices(func, &reason));
            Ok(Compiled { without_matrices: Some(reason), ..compiled })
        }
        made => made,
    }
}

/// What there is to say of products that are multiplied without matrices.
fn without_matrices(func: &Func, reason: &str) -> Vec<Note> {
    let mut notes = Vec::new();
    func.walk(func.body, &mut |_, inst| {
        if matches!(inst.op, Op::Gemm { .. } | Op::GemmSp {}) {
            notes.push(Note::at(inst.span, format!("it is multiplied without cooperative matrices: {reason}")));
        }
    });
    notes
}

/// Compiles an instance, or another of its tuning list where it does not fit and the
/// user leaves the choice: what a launch does. Where the module would be longer than the
/// class wants ([`Class::max_operations`]), it is made in the first of ever shorter forms that is
/// not, or in the shortest.
///
/// # Errors
/// As [`compile`].
pub fn compile_instance(instance: &Instance<'_>, facts: &LaunchFacts, class: &Class) -> Result<Compiled, LaunchError> {
    let usual = compile_usual(instance, facts, class)?;
    let operations = usual.emitted.operations;
    if operations <= class.max_operations {
        return Ok(usual);
    }
    let mut shortest = usual;
    for form in forms(class) {
        // A form may need more memory, where lanes handed each other operands.
        let Ok(made) = fit_of(instance, facts, &form) else { continue };
        if made.emitted.operations < shortest.emitted.operations {
            shortest = made;
        }
        if shortest.emitted.operations <= class.max_operations {
            break;
        }
    }
    if shortest.emitted.operations < operations {
        shortest.kernel.remarks.push(Note::of_all(format!(
            "its fastest form has {operations} operations, which a driver that executes it on a software GPU would compile \
             for long (the bound is {}); this one has {} and {} invocations, which is slower for large tensors; smaller \
             tiles have fewer",
            class.max_operations, shortest.emitted.operations, shortest.emitted.threads
        )));
    }
    Ok(shortest)
}

/// Ever shorter forms of modules, in which invocations have ever smaller parts of tiles.
fn forms(class: &Class) -> impl Iterator<Item = Class> {
    let held = [u64::MAX, 64, 16, 4];
    held.into_iter().map(|max_held| Class { lanes: Lanes::Never, max_held, ..class.clone() })
}

/// [`compile_instance`] in the form that is fastest.
fn compile_usual(instance: &Instance<'_>, facts: &LaunchFacts, class: &Class) -> Result<Compiled, LaunchError> {
    match fit_of(instance, facts, class) {
        // Lanes need no workgroup memory to hand each other operands: what is compiled
        // long is better than what is refused.
        Err(LaunchError::Memory { .. }) if class.lanes == Lanes::Products => {
            fit_of(instance, facts, &Class { lanes: Lanes::Always, ..class.clone() })
        }
        made => made,
    }
}

/// [`compile_instance`] for a class as it is.
fn fit_of(instance: &Instance<'_>, facts: &LaunchFacts, class: &Class) -> Result<Compiled, LaunchError> {
    let likely = |func: &Func| {
        let target = class.of_kernel(func).target();
        shared_at_least(func, &target) <= target.max_shared.into()
    };
    fit_likely(instance, likely, |func| compile(func, facts, class))
}

/// [`compile_observed`] with all that the class has.
fn compile_whole(
    func: &Func,
    facts: &LaunchFacts,
    class: &Class,
    observe: Observer<'_>,
) -> Result<Compiled, LaunchError> {
    let name = || func.name.clone();
    let unsupported = |reason| LaunchError::Unsupported { kernel: name(), target: TARGET.to_owned(), reason };
    // There are no TMA copies that could follow windows.
    let facts = LaunchFacts { windows: false, ..facts.clone() };
    let Lowering { kernel, layouts, candidates } =
        lower_observed(func, &facts, &class.target(), observe).map_err(|error| error.of_launch(&func.name, TARGET))?;
    let refused = |error| match error {
        EmitError::Malformed(_) => LaunchError::Instance { kernel: name(), reason: error.to_string() },
        EmitError::Unsupported { .. } => unsupported(error.to_string()),
    };
    let emitted = timed("WGSL", "emit", || emit_observed(&kernel, class, observe)).map_err(refused)?;
    let in_spirv = class.spirv == Spirv::Always || emitted.stand_ins.is_some();
    let spirv = in_spirv.then(|| timed("SPIR-V", "assemble", || assembled(&emitted))).transpose().map_err(refused)?;
    let prologue = Prologue::new(func)?;
    let missing = |what: &str| LaunchError::Instance {
        kernel: name(),
        reason: format!("its thread program asks for {what}, which launches do not have"),
    };
    let memories = emitted.buffers.iter().map(|binding| {
        let data = &kernel.bufs[binding.buf];
        let Home::Global { of, .. } = data.home else { return Err(missing("a binding of shared memory")) };
        prologue.origin(of).ok_or_else(|| missing(&format!("memory `{}`", data.name)))
    });
    let memories = memories.collect::<Result<_, _>>()?;
    let scalars = kernel.params.iter().map(|param| {
        let slot = prologue.slot(param.source);
        let slot = slot.ok_or_else(|| missing(&format!("{:?}", param.source)))?;
        Ok((slot, kernel.vals[param.value].bits() == 64))
    });
    let scalars = scalars.collect::<Result<_, _>>()?;
    Ok(Compiled { kernel, layouts, candidates, emitted, spirv, without_matrices: None, prologue, memories, scalars })
}

#[cfg(all(feature = "spirv", not(target_family = "wasm")))]
fn assembled(emitted: &Emitted) -> Result<Vec<u32>, EmitError> {
    crate::spirv::assemble(emitted)
}

#[cfg(not(all(feature = "spirv", not(target_family = "wasm"))))]
fn assembled(_: &Emitted) -> Result<Vec<u32>, EmitError> {
    let lacking = "the feature `spirv` of `tile-wgpu` is not enabled, or this is a browser".to_owned();
    Err(EmitError::Unsupported { what: "a module in SPIR-V".to_owned(), lacking })
}

#[cfg_attr(not(feature = "runtime"), expect(dead_code, reason = "only launches have words"))]
impl Compiled {
    /// The words of the uniform buffer of a launch: `bases` are the numbers of the
    /// buffers' first elements in their bindings.
    pub(crate) fn words(&self, plan: &Plan, bases: &[u32]) -> Vec<u32> {
        let axes = self.emitted.grid as usize;
        // Fewer than 2³² blocks were found to be in the grid.
        let mut words: Vec<u32> = plan.grid[3 - axes..].iter().map(|&extent| extent as u32).collect();
        words.extend(bases);
        for &(slot, wide) in &self.scalars {
            let bits = plan.get(slot);
            words.push(bits as u32);
            if wide {
                words.push((bits >> 32) as u32);
            }
        }
        words.resize(self.emitted.words as usize, 0);
        words
    }
}
