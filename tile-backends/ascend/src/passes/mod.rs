//! The pass manager of NPU IR, and its passes.
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

use crate::ir::{Core, Program, verify};

/// A set of properties of a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts(u16);

impl Facts {
    /// No property.
    pub const NONE: Facts = Facts(0);
    /// [`CANONICAL`] has run.
    pub const CANONICAL: Facts = Facts(1);
    /// No tail padding remains that no operation observes.
    pub const PADDING_OBSERVED: Facts = Facts(1 << 1);
    /// Temporary tiles are read directly, not through copies of them.
    pub const COPIES_PROPAGATED: Facts = Facts(1 << 2);
    /// Stores from L0C have their fixpipe epilogues.
    pub const EPILOGUES: Facts = Facts(1 << 3);
    /// Tail padding runs only where something is missing.
    pub const PADDING_GUARDED: Facts = Facts(1 << 4);
    /// No tail padding is left.
    pub const PADDING_EXPANDED: Facts = Facts(1 << 5);
    /// Vector work is split between vector units, or it is decided that one does it.
    pub const SPLIT: Facts = Facts(1 << 6);
    /// No argmax and argmin are left that the hardware cannot compute.
    pub const ARG_REDUCED: Facts = Facts(1 << 7);
    /// Row reductions have an instruction, or are left to the scalar unit.
    pub const ROWS_REDUCED: Facts = Facts(1 << 8);
    /// Loops have their pipeline stages.
    pub const PIPELINED: Facts = Facts(1 << 9);

    /// Both sets together.
    #[must_use]
    pub const fn and(self, other: Facts) -> Facts {
        Facts(self.0 | other.0)
    }

    const fn contains(self, other: Facts) -> bool {
        self.0 & other.0 == other.0
    }
}

/// A row of a list of passes.
#[derive(Clone, Copy, Debug)]
pub struct Pass {
    /// The name, as in `emit --after`.
    pub name: &'static str,
    /// What it does.
    pub doc: &'static str,
    /// What must hold before.
    pub needs: Facts,
    /// What holds after, besides what held before.
    pub gives: Facts,
    /// Whether it applies to a program; elsewhere it would change nothing.
    pub when: fn(&Program) -> bool,
    /// Rewrites a well-formed program into one that means the same. An error is the reason why a
    /// request of the kernel cannot be met.
    pub run: fn(&mut Program) -> Result<(), String>,
}

/// A pass that applies to every program and cannot fail.
macro_rules! pass {
    ($name:literal, $doc:literal, needs $needs:expr, gives $gives:expr, $run:expr) => {
        pass!($name, $doc, needs $needs, gives $gives, when |_| true, $run)
    };
    ($name:literal, $doc:literal, needs $needs:expr, gives $gives:expr, when $when:expr, $run:expr) => {
        $crate::passes::Pass {
            name: $name,
            doc: $doc,
            needs: $needs,
            gives: $gives,
            when: $when,
            run: |program| {
                $run(program);
                Ok(())
            },
        }
    };
}
pub(crate) use pass;

/// The passes behind the lowering, in order.
pub const CANONICAL: &[Pass] = &[
    pass!("dce", "removes what nothing uses", needs Facts::NONE, gives Facts::NONE, dce::run),
    pass!(
        "redundant_padding",
        "removes tail padding that no operation observes",
        needs Facts::NONE,
        gives Facts::PADDING_OBSERVED,
        redundant_padding::run
    ),
    pass!(
        "reshape",
        "reads originals instead of views of them",
        needs Facts::PADDING_OBSERVED,
        gives Facts::COPIES_PROPAGATED,
        reshape::run
    ),
    pass!("dce_2", "removes what nothing uses", needs Facts::NONE, gives Facts::NONE, dce::run),
    pass!(
        "exponent_scale",
        "folds the scale of an exponent into its factors",
        needs Facts::COPIES_PROPAGATED,
        gives Facts::NONE,
        when |program| program.fast_math,
        exponent_scale::run
    ),
    pass!("dce_3", "removes what nothing uses", needs Facts::NONE, gives Facts::NONE, dce::run),
    pass!(
        "copy_elision",
        "computes results in the destinations of their copies",
        needs Facts::COPIES_PROPAGATED,
        gives Facts::NONE,
        copy_elision::run
    ),
    pass!("dce_4", "removes what nothing uses", needs Facts::NONE, gives Facts::CANONICAL, dce::run),
];

const _: () = assert!(ordered(CANONICAL, Facts::NONE), "a pass runs before the facts it needs");

/// Whether each pass of a list runs behind the facts that it needs, given those that hold before.
pub const fn ordered(passes: &[Pass], mut held: Facts) -> bool {
    let mut at = 0;
    while at < passes.len() {
        if !held.contains(passes[at].needs) {
            return false;
        }
        held = held.and(passes[at].gives);
        at += 1;
    }
    true
}

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

/// A list up to a pass and with it.
///
/// # Panics
/// If the list has no such pass.
pub(crate) fn up_to(passes: &'static [Pass], name: &str) -> &'static [Pass] {
    let last = passes.iter().position(|pass| pass.name == name);
    &passes[..=last.expect("the list has the pass")]
}

/// The verifier between passes, in debug builds.
fn check(program: &Program, pass: &Pass) {
    if cfg!(debug_assertions)
        && let Err(error) = verify(program)
    {
        panic!("pass `{}` made an ill-formed program: {error}\n{program}", pass.name);
    }
}

/// Sees a program after each row of a list, by the pass's name.
pub type Observer<'a> = &'a mut dyn FnMut(&'static str, &Program);

/// Runs the passes of a list that apply. In debug builds the verifier runs after each.
///
/// # Errors
/// The reason why a request of the kernel cannot be met.
///
/// # Panics
/// In debug builds, if a pass makes an ill-formed program: a defect of that pass.
pub fn run(program: &mut Program, passes: &[Pass], observe: Observer<'_>) -> Result<(), String> {
    for pass in passes {
        if (pass.when)(program) {
            (pass.run)(program)?;
            check(program, pass);
        }
        observe(pass.name, program);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{CANONICAL, Facts, ordered};
    use crate::compile::Language;
    use std::collections::HashSet;

    #[test]
    fn each_list_is_in_an_order_that_gives_what_passes_need() {
        for (list, held) in [
            (CANONICAL, Facts::NONE),
            (crate::ascendc::PASSES, Facts::CANONICAL),
            (crate::npuir::PASSES, Facts::CANONICAL),
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
