//! The passes of NPU IR.
//!
//! ```text
//! tile IR ── lower ── CANONICAL ──┬── ascendc::PASSES ── memory allocation ── Ascend C
//!                                 └── npuir::PASSES ── AscendNPU IR
//! ```
//!
//! A pass is a row of a list: [`CANONICAL`] runs behind the lowering, and each emitter has a list
//! of its own ([`ascendc::PASSES`](crate::ascendc::PASSES),
//! [`npuir::PASSES`](crate::npuir::PASSES)). The lists document the order; what a pass needs of
//! earlier ones is part of its row and checked when this crate is compiled. In debug builds the
//! verifier runs after each pass. Each file opens with what its pass does, before and after.

pub(crate) mod arg_reductions;
pub(crate) mod balance;
pub(crate) mod copy_elision;
pub(crate) mod core_barriers;
pub(crate) mod dce;
pub(crate) mod dead_stores;
pub(crate) mod expand_padding;
pub(crate) mod exponent_scale;
pub(crate) mod fixpipe;
pub(crate) mod guard_padding;
pub(crate) mod inplace;
pub mod peak_memory;
pub(crate) mod redundant_padding;
pub(crate) mod reshape;
mod rewrite;
pub(crate) mod row_reductions;
pub(crate) mod scalar_loops;
pub(crate) mod software_pipeline;
pub(crate) mod subblock_split;

pub use fixpipe::FIXPIPES;

use crate::ir::{Core, Program, print_errors, verify};
use tile_core::pass;
use tile_core::passes::Facts;
use tile_core::passes::manager::{self, Ir, Stop, ordered};

impl Ir for Program {
    const NAME: &'static str = "NPU IR";

    fn check(&self) -> Result<(), String> {
        verify(self).map_err(|errors| print_errors(self, &errors))
    }
}

/// Properties of a program of NPU IR.
pub mod facts {
    use super::{Facts, Program};

    /// [`CANONICAL`](super::CANONICAL) has run.
    pub const CANONICAL: Facts<Program> = Facts::bit(0);
    /// No tail padding remains that no operation observes.
    pub const PADDING_OBSERVED: Facts<Program> = Facts::bit(1);
    /// Temporary tiles are read directly, not through copies of them.
    pub const COPIES_PROPAGATED: Facts<Program> = Facts::bit(2);
    /// Stores from L0C have their fixpipe epilogues.
    pub const EPILOGUES: Facts<Program> = Facts::bit(3);
    /// Tail padding runs only where something is missing.
    pub const PADDING_GUARDED: Facts<Program> = Facts::bit(4);
    /// No tail padding is left.
    pub const PADDING_EXPANDED: Facts<Program> = Facts::bit(5);
    /// Vector work is split between vector units, or it is decided that one does it.
    pub const SPLIT: Facts<Program> = Facts::bit(6);
    /// No argmax and argmin are left that the hardware cannot compute.
    pub const ARG_REDUCED: Facts<Program> = Facts::bit(7);
    /// Row reductions have an instruction, or are left to the scalar unit.
    pub const ROWS_REDUCED: Facts<Program> = Facts::bit(8);
    /// Loops have their pipeline stages.
    pub const PIPELINED: Facts<Program> = Facts::bit(9);
}

/// A row of a list of passes. An error is the reason why a request of the kernel cannot be met.
pub type Pass = manager::Pass<Program, (), String>;

/// The passes behind the lowering, in order.
pub const CANONICAL: &[Pass] = &[
    pass!("dce", "removes what nothing uses", needs Facts::NONE, gives Facts::NONE, dce::run),
    pass!(
        "redundant_padding",
        "removes tail padding that no operation observes",
        needs Facts::NONE,
        gives facts::PADDING_OBSERVED,
        redundant_padding::run
    ),
    pass!(
        "reshape",
        "reads originals instead of views of them",
        needs facts::PADDING_OBSERVED,
        gives facts::COPIES_PROPAGATED,
        reshape::run
    ),
    pass!("dce_2", "removes what nothing uses", needs Facts::NONE, gives Facts::NONE, dce::run),
    pass!(
        "exponent_scale",
        "folds the scale of an exponent into its factors",
        needs facts::COPIES_PROPAGATED,
        gives Facts::NONE,
        when |program, ()| program.fast_math,
        exponent_scale::run
    ),
    pass!("dce_3", "removes what nothing uses", needs Facts::NONE, gives Facts::NONE, dce::run),
    pass!(
        "copy_elision",
        "computes results in the destinations of their copies",
        needs facts::COPIES_PROPAGATED,
        gives Facts::NONE,
        copy_elision::run
    ),
    pass!("dce_4", "removes what nothing uses", needs Facts::NONE, gives facts::CANONICAL, dce::run),
];

const _: () = assert!(ordered(CANONICAL, Facts::NONE), "a pass runs before the facts it needs");

/// Whether a program uses the cube and the vector units.
pub(crate) fn is_mixed(program: &Program) -> bool {
    let (mut cube, mut vector) = (false, false);
    program.walk(&mut |inst| match inst.op.core(program) {
        Some(Core::Cube) => cube = true,
        Some(Core::Vector) => vector = true,
        None => {}
    });
    cube && vector
}

/// Sees a program after each row of a list, by the pass's name.
pub type Observer<'a> = manager::Observer<'a, Program>;

/// Runs the passes of a list that apply. In debug builds the verifier runs after each.
///
/// # Errors
/// The reason why a request of the kernel cannot be met.
///
/// # Panics
/// If the verifier runs and a pass makes an ill-formed program: a defect of that pass.
pub fn run(program: &mut Program, passes: &[Pass], observe: Observer<'_>) -> Result<(), String> {
    manager::run(program, &(), passes, observe).map_err(|stop| match stop {
        Stop::Refused(reason) => reason,
        Stop::Malformed { .. } => panic!("{stop}"),
    })
}

#[cfg(test)]
mod tests {
    use super::{CANONICAL, Facts, facts, ordered};
    use crate::compile::Language;
    use std::collections::HashSet;

    #[test]
    fn each_list_is_in_an_order_that_gives_what_passes_need() {
        for (list, held) in [
            (CANONICAL, Facts::NONE),
            (crate::ascendc::PASSES, facts::CANONICAL),
            (crate::npuir::PASSES, facts::CANONICAL),
        ] {
            assert!(ordered(list, held));
            let reversed: Vec<_> = list.iter().rev().copied().collect();
            assert!(!ordered(&reversed, held), "the reverse order would be accepted, too");
        }
        assert!(!ordered(crate::ascendc::PASSES, Facts::NONE), "emitters take canonical programs");
    }

    #[test]
    fn a_pass_is_found_by_its_name() {
        for language in [Language::AscendC, Language::NpuIr] {
            let mut names = HashSet::from(["lower"]);
            for pass in language.passes() {
                assert!(names.insert(pass.name), "two passes are called {}", pass.name);
                assert!(!pass.doc.is_empty());
            }
        }
    }
}
