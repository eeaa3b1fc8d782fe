//! Passes of thread IR, in the order in which they run behind the lowering.
//!
//! ```text
//! tile IR ── lower ── PASSES ── emitter of a target
//! ```
//!
//! The list documents the order; what a pass needs of earlier ones is part of its row and checked
//! when this crate is compiled ([`manager`]). Each file opens with what its pass does, before and
//! after. In debug builds the verifier runs after each pass.

mod barriers;
mod dce;
mod dependent_launch;
mod hoist_loads;
mod pack_f16;
mod redundant_loads;
mod shared_allocation;
mod timeline;
mod uniform_broadcast;

pub use timeline::MOST as MOST_MARKS;
pub(crate) use uniform_broadcast::divides;

#[cfg(doc)]
use crate::ir::verify;
use crate::ir::{Kernel, print_errors, verify_structure};
use tile_core::pass;
use tile_core::passes::manager::{self, Ir, Stop, ordered};

impl Ir for Kernel {
    const NAME: &'static str = "thread IR";

    /// All rules but that of convergence, which computes values for each thread, takes as long as
    /// the lowering, and cannot hold before barriers are in place: [`verify`] checks it in the end.
    fn check(&self) -> Result<(), String> {
        verify_structure(self).map_err(|errors| print_errors(self, &errors))
    }
}

/// What the choice of passes depends on besides the kernel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Whether registers hold two `f16` or `bf16` to compute with.
    pub packed_f16: bool,
    /// Whether a vector of a CPU executes the threads, which keeps loaded values in its registers.
    pub vector: bool,
    /// Whether the launch may begin before the one in front of it has ended.
    pub dependent_launch: bool,
    /// Whether the times at which threads wait are recorded.
    pub timeline: bool,
    /// The most bytes of shared memory of a block.
    pub max_shared: u32,
}

impl Options {
    /// No pass that a target has to ask for, and as much shared memory as a kernel wants.
    pub const PLAIN: Options =
        Options { packed_f16: false, vector: false, dependent_launch: false, timeline: false, max_shared: u32::MAX };
}

/// A kernel needs more shared memory than there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooMuchShared {
    /// The bytes that a block needs.
    pub needed: u32,
}

/// A row of [`PASSES`].
pub type Pass = manager::Pass<Kernel, Options, TooMuchShared>;

type Facts = manager::Facts<Kernel>;

/// Threads of a block agree on what they branch on around barriers.
const UNIFORM: Facts = Facts::bit(0);
/// No instruction is left that a target with wider ones would not want.
const PACKED: Facts = Facts::bit(1);
/// Loads stand as early in their phase as they should.
const HOISTED: Facts = Facts::bit(2);
/// Nothing is left that nothing uses, and shared buffers that nothing accesses have no bytes.
const LIVE: Facts = Facts::bit(3);
/// Shared buffers have addresses.
const ALLOCATED: Facts = Facts::bit(4);
/// Barriers stand where phases need them, and no mark of a phase is left.
const SYNCHRONISED: Facts = Facts::bit(5);

/// Every pass, in order.
pub const PASSES: &[Pass] = &[
    pass!(
        "pack_f16",
        "computes two f16 or bf16 in one register",
        needs Facts::NONE,
        gives PACKED,
        when |_, options| options.packed_f16,
        pack_f16::run
    ),
    pass!(
        "redundant_loads",
        "loads once what is loaded several times",
        needs Facts::NONE,
        gives Facts::NONE,
        when |_, options| options.vector,
        redundant_loads::run
    ),
    pass!(
        "read_only_loads",
        "loads once what is loaded several times shortly after, from buffers without stores",
        needs Facts::NONE,
        gives Facts::NONE,
        when |_, options| !options.vector,
        redundant_loads::run_read_only
    ),
    pass!(
        "uniform_broadcast",
        "broadcasts one thread's value where the block branches around barriers",
        needs Facts::NONE,
        gives UNIFORM,
        uniform_broadcast::run
    ),
    pass!(
        "hoist_loads",
        "moves loads from shared memory in front of stores",
        needs PACKED,
        gives HOISTED,
        hoist_loads::run
    ),
    pass!("dce", "removes what nothing uses", needs PACKED, gives LIVE, dce::run),
    Pass {
        name: "shared_allocation",
        doc: "allocates shared memory",
        needs: UNIFORM.and(LIVE),
        gives: ALLOCATED,
        when: |_, _| true,
        run: |kernel, options| {
            shared_allocation::run(kernel);
            // Of the tiles in a tuning list many are tried that are too large.
            let needed = kernel.shared_bytes();
            if needed > options.max_shared { Err(TooMuchShared { needed }) } else { Ok(()) }
        },
    },
    pass!(
        "barriers",
        "inserts block barriers where threads communicate through shared memory",
        needs UNIFORM.and(HOISTED).and(ALLOCATED),
        gives SYNCHRONISED,
        barriers::run
    ),
    pass!(
        "number",
        "numbers values in the order of their definitions",
        needs LIVE.and(SYNCHRONISED),
        gives Facts::NONE,
        Kernel::renumber
    ),
    pass!(
        "dependent_launch",
        "waits for the launch in front before global memory is touched",
        needs SYNCHRONISED,
        gives Facts::NONE,
        when |_, options| options.dependent_launch,
        dependent_launch::run
    ),
    pass!(
        "timeline",
        "marks where threads wait and issue, for a record of their times",
        needs SYNCHRONISED,
        gives Facts::NONE,
        when |_, options| options.timeline,
        timeline::run
    ),
];

const _: () = assert!(ordered(PASSES, Facts::NONE), "a pass runs before the facts it needs");

/// Sees a kernel after each pass, by the pass's name: a tool that prints thread programs on their
/// way.
pub type Observer<'a> = manager::Observer<'a, Kernel>;

/// Runs the passes that apply.
///
/// # Errors
/// [`Stop::Refused`] if the kernel needs more shared memory than the options say,
/// [`Stop::Malformed`] for a defect of a pass.
pub fn run(kernel: &mut Kernel, options: &Options, observe: Observer<'_>) -> Result<(), Stop<TooMuchShared>> {
    manager::run(kernel, options, PASSES, observe)
}

/// Runs one pass by its name, whether or not a target asks for it.
///
/// # Errors
/// If there is no such pass.
pub fn run_pass(kernel: &mut Kernel, name: &str) -> Result<(), String> {
    let names = || PASSES.iter().map(|pass| pass.name).collect::<Vec<_>>().join(", ");
    let pass = PASSES.iter().find(|pass| pass.name == name);
    let pass = pass.ok_or_else(|| format!("there is no pass `{name}`; there are {}", names()))?;
    (pass.run)(kernel, &Options::PLAIN).map_err(|refused| format!("{refused:?}"))
}

#[cfg(test)]
mod tests {
    use super::{Facts, PASSES};
    use rustc_hash::FxHashSet;
    use tile_core::passes::manager::ordered;

    #[test]
    fn passes_have_names_and_an_order() {
        let reversed: Vec<_> = PASSES.iter().rev().copied().collect();
        assert!(!ordered(&reversed, Facts::NONE), "the reverse order would be accepted, too");
        let names: FxHashSet<&str> = PASSES.iter().map(|pass| pass.name).collect();
        assert_eq!(names.len(), PASSES.len());
        assert!(!names.contains("threads"), "the stage before all of them");
        assert!(PASSES.iter().all(|pass| !pass.doc.is_empty()));
    }
}
