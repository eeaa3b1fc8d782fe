//! Random attributes on the statements of a kernel's source.
//!
//! They change nothing of what the kernel means, and each is noticed where the macro
//! drops it:
//!
//! - under `#[cfg]` stands a statement that fails where it is kept, or one that the
//!   kernel needs;
//! - names that are no snake case are errors but for `#[allow]` or `#[expect]`, on
//!   every kind of statement that has names, and on assignments;
//! - an expectation that nothing fulfils is an error, such as the one for
//!   documentation of a statement that is dropped.
//!
//! The generator's own IR has none of them, and the corpus denies the lints. So CI finds a
//! macro that drops an attribute: where it drops levels of lints, or documentation and not the
//! expectation beside it, the corpus does not compile; where it drops conditions the corpus
//! does not compile or its launches fail (`tests/generated`).
//!
//! That was tried with changed macros: levels dropped on all statements and on assignments
//! alone, documentation on all, conditions on all and on `assert!` alone. What is dropped
//! together with what it would be missed by, documentation with its expectation, is not found
//! here but in `tests/attributes.rs` and `tests/ui`.

use super::Rng;

/// Where a statement stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Zone {
    Prologue,
    Block,
    Parallel,
}

/// What is in front of a statement.
#[derive(Default, Debug)]
pub(super) struct Front {
    pub lines: Vec<String>,
    /// Whether the names that the statement binds are no snake case.
    pub renames: bool,
}

/// Chooses attributes.
#[derive(Clone, Debug)]
pub(super) struct Attributes {
    rng: Rng,
    /// The condition of the kernel that does not hold, and its contrary: one, for
    /// each doubles what is compiled. Two of three kernels have none.
    conditions: Option<(&'static str, &'static str)>,
}

impl Attributes {
    /// Those of the kernel of a name.
    pub(super) fn of(name: &str) -> Attributes {
        let seed = name.bytes().fold(0_u64, |seed, byte| seed.wrapping_mul(31).wrapping_add(byte.into()));
        let mut rng = Rng::new(seed);
        let all = [("any()", "not(any())"), ("not(all())", "all()"), ("false", "not(false)")];
        let conditions = rng.pick(&all).filter(|_| rng.chance(34));
        Attributes { rng, conditions }
    }

    /// What is in front of a statement, which may bind names.
    pub(super) fn front(&mut self, zone: Zone, binds: bool) -> Front {
        let mut front = Front::default();
        if let Some((never, always)) = self.conditions {
            if self.rng.chance(15) {
                let attribute = match self.rng.below(3) {
                    0 => format!("#[cfg_attr({always}, cfg({never}))]"),
                    _ => format!("#[cfg({never})]"),
                };
                front.lines.extend([attribute, self.never(zone)]);
            }
            if self.rng.chance(15) {
                let attribute = match self.rng.below(3) {
                    0 => format!("#[cfg_attr({never}, cfg({never}))]"),
                    _ => format!("#[cfg({always})]"),
                };
                front.lines.push(attribute);
            }
        }
        if binds && self.rng.chance(15) {
            front.renames = true;
            let level = if self.rng.chance(50) { "allow" } else { "expect" };
            let attribute = match self.conditions {
                Some((_, always)) if self.rng.chance(50) => {
                    format!("#[cfg_attr({always}, {level}(non_snake_case))]")
                }
                _ => format!("#[{level}(non_snake_case)]"),
            };
            front.lines.push(attribute);
        }
        if self.rng.chance(10) {
            let documentation = if self.rng.chance(50) { "/// Said of a statement." } else { "#[doc = \"\"]" };
            front.lines.extend(["#[expect(unused_doc_comments)]", documentation].map(str::to_owned));
        }
        front
    }

    /// A statement of any kind that is wrong where it is kept.
    fn never(&mut self, zone: Zone) -> String {
        if zone == Zone::Prologue {
            let all = ["require!(false, \"kept\");", "let kept = undefined;", "dims!(undefined = [1]);"];
            return self.rng.pick(&all).unwrap_or_default().to_owned();
        }
        let fails = "assert!(false, \"kept\");";
        match self.rng.below(if zone == Zone::Block { 9 } else { 6 }) {
            0 => fails.to_owned(),
            1 => format!("{{ {fails} }}"),
            2 => format!("if true {{ {fails} }}"),
            3 => format!("for _ in 0..1 {{ {fails} }}"),
            4 => "undefined!();".to_owned(),
            5 => "let kept = undefined;".to_owned(),
            6 => format!("pipelined!(0..1, stages = 1, |k| {{ {fails} }});"),
            7 => "parallel!(1, |i| { undefined[i] = 1; });".to_owned(),
            _ => "fill(&mut undefined, 1);".to_owned(),
        }
    }
}
