//! Schedule of a kernel: what its attribute says about how to run it, and the machinery of
//! the table of hints.
//!
//! A hint is a row of [`HINTS`], in the namespace of the backend that reads it. The row
//! carries its type, the values it takes, what it contradicts and its documentation. From it
//! follow
//!
//! - the typed field that backends read and Rust code sets: `func.schedule.cuda.split = Some(4)`;
//! - the item of `#[tile_kernel(…)]` and its diagnostics: `cuda(split = 4)`;
//! - the line of the text form, and the checks of the verifier;
//! - the entry in `docs/language.md`.
//!
//! Nothing in this crate acts on a hint: namespaces are names here. Hints of a single copy have
//! rows of their own, [`COPY_HINTS`], and so have those of a single GEMM, [`GEMM_HINTS`].

mod copies;
mod gemms;
mod overrides;
mod rows;
mod statements;
mod values;

pub use copies::{COPY_HINTS, CopyHints, CudaCopyHints, Eviction};
pub use gemms::{GEMM_HINTS, GemmHints, GpuGemmHints, MmaChoice, WarpPolicy};
pub use overrides::Overrides;
pub use rows::{AscendHints, CudaHints, GpuHints, HINTS, NAMESPACES};
pub use statements::{StatementHint, StatementHints};
pub use values::{Setting, TileLayout, TileWord, Unit, Values, one_of};

use super::Func;

/// The user's choices about how to run a kernel, kept apart from what it computes.
///
/// A hint that is `None` is left to the backend.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Schedule {
    /// Whether approximations are welcome.
    pub fast_math: bool,
    /// Whether operands of `f32` GEMMs may be rounded to tf32, which has 10 explicit
    /// bits of mantissa.
    pub tf32: bool,
    /// Two-level accumulation: whether the result of each GEMM of 8-bit floats is added
    /// to the accumulator in full `f32`, on machines whose MMA adds with fewer bits.
    pub two_level_sums: bool,
    /// Hints of GPUs.
    pub gpu: GpuHints,
    /// Hints of NVIDIA GPUs.
    pub cuda: CudaHints,
    /// Hints of Ascend NPUs.
    pub ascend: AscendHints,
}

impl GpuHints {
    /// How the tiles of a name are to lie in shared memory, where the kernel says so.
    pub fn layout_of(&self, tile: &str) -> Option<TileLayout> {
        self.layout.iter().flatten().find(|(name, _)| name == tile).map(|(_, layout)| *layout)
    }
}

impl CudaHints {
    /// The most registers of a thread.
    pub const MOST_REGISTERS: u32 = 256;

    /// Whether the blocks of a cluster multicast operands to each other.
    pub fn multicasts(&self) -> bool {
        self.clusters.is_some_and(|blocks| blocks > 1)
    }

    /// Whether more than one block has a part of each loop.
    fn divides_loops(&self) -> bool {
        self.split.is_some_and(|blocks| blocks > 1)
    }
}

/// A namespace of hints: those that one backend, or one kind of backend, reads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Namespace {
    /// As it is written.
    pub name: &'static str,
    /// Whose hints they are.
    pub doc: &'static str,
}

impl Namespace {
    /// The namespace of this name.
    pub fn of(name: &str) -> Option<&'static Namespace> {
        NAMESPACES.iter().find(|space| space.name == name)
    }

    /// Its hints.
    pub fn hints(&self) -> impl Iterator<Item = &'static Hint> + use<> {
        let name = self.name;
        HINTS.iter().filter(move |hint| hint.space == name)
    }

    /// Its hint of this name.
    pub fn hint(&self, name: &str) -> Option<&'static Hint> {
        self.hints().find(|hint| hint.name == name)
    }
}

/// A row of the table of hints.
#[derive(Debug)]
pub struct Hint {
    /// The namespace.
    pub space: &'static str,
    /// The name in it.
    pub name: &'static str,
    /// What it does and where it holds, in Markdown.
    pub doc: &'static str,
    /// The values it takes.
    pub values: Values,
    /// How it is written, with a value that it takes: `split = 4`.
    pub example: &'static str,
    /// Its name when it was an item of its own, where that was another.
    pub was: Option<&'static str>,
    /// The hints of its namespace that it contradicts.
    pub excludes: &'static [Exclusion],
    /// What it needs of the kernel.
    pub needs: Option<Need>,
    /// What a schedule says.
    pub get: fn(&Schedule) -> Option<Setting>,
    /// Has a schedule say this. Does nothing if the setting is of another kind than
    /// [`values`](Self::values).
    pub set: fn(&mut Schedule, Setting),
}

/// Two hints that contradict each other.
#[derive(Clone, Copy, Debug)]
pub struct Exclusion {
    /// The name of the other.
    pub other: &'static str,
    /// Whether a schedule has both, with values that contradict.
    pub holds: fn(&Schedule) -> bool,
    /// Why they do.
    pub why: &'static str,
}

/// What a hint needs of the kernel.
#[derive(Clone, Copy, Debug)]
pub struct Need {
    /// Whether a kernel has it, for what its schedule says.
    pub met: fn(&Func) -> bool,
    /// What is missing.
    pub why: &'static str,
    /// What to do about it.
    pub help: &'static str,
}

impl Hint {
    /// A row that says nothing; others are made from it.
    const ROW: Hint = Hint {
        space: "",
        name: "",
        doc: "",
        values: Values::Flag,
        example: "",
        was: None,
        excludes: &[],
        needs: None,
        get: |_| None,
        set: |_, _| {},
    };

    /// The hint that was an item of this name.
    pub fn formerly(item: &str) -> Option<&'static Hint> {
        HINTS.iter().find(|hint| hint.was.unwrap_or(hint.name) == item)
    }

    /// As an item of an attribute: `cuda(split = 4)`.
    pub fn item(&self, setting: &Setting) -> String {
        format!("{}({})", self.space, setting.named(self.name))
    }

    /// The example as an item of an attribute.
    pub fn example_item(&self) -> String {
        format!("{}({})", self.space, self.example)
    }

    /// The contradictions that a schedule has with this hint: both as items, and why.
    pub fn contradictions(&self, schedule: &Schedule) -> impl Iterator<Item = ([String; 2], &'static Exclusion)> {
        self.excludes.iter().filter(move |exclusion| (exclusion.holds)(schedule)).filter_map(move |exclusion| {
            let other = Namespace::of(self.space)?.hint(exclusion.other)?;
            let items = [(self, (self.get)(schedule)?), (other, (other.get)(schedule)?)];
            Some((items.map(|(hint, setting)| hint.item(&setting)), exclusion))
        })
    }
}

/// What is wrong with the schedule of a function.
pub(in crate::ir) fn fault(func: &Func) -> Option<String> {
    let schedule = &func.schedule;
    HINTS.iter().find_map(|hint| {
        let setting = (hint.get)(schedule)?;
        if !hint.values.contain(&setting) {
            return Some(format!("`{}` is {}, not `{setting}`", hint.name, hint.values));
        }
        if let Some(([item, other], exclusion)) = hint.contradictions(schedule).next() {
            return Some(format!("`{item}` contradicts `{other}`: {}", exclusion.why));
        }
        let unmet = hint.needs.filter(|need| !(need.met)(func))?;
        Some(format!("`{}` does not fit the kernel: {}", hint.item(&setting), unmet.why))
    })
}

#[cfg(test)]
mod tests {
    use super::{HINTS, Hint, NAMESPACES, Namespace};
    use crate::ir::text;

    /// The example of each row is of its kind, in its range, and survives the text form.
    #[test]
    fn examples_are_read_and_printed() {
        for hint in HINTS {
            let source = format!("kernel k()\nschedule {}\nbody {{\n}}\n", hint.example_item());
            let func = text::parse(&source).unwrap_or_else(|e| panic!("{source}: {e}"));
            let setting = (hint.get)(&func.schedule).unwrap_or_else(|| panic!("{source}: not set"));
            assert!(hint.values.contain(&setting), "{source}");
            assert_eq!(text::print(&func), source);
        }
    }

    #[test]
    fn rows_are_complete() {
        assert!(NAMESPACES.iter().all(|space| space.hints().count() > 0));
        for hint in HINTS {
            let space = Namespace::of(hint.space).expect("a namespace");
            assert!(hint.doc.len() > 20 && hint.example.starts_with(hint.name), "{hint:?}");
            assert!(hint.excludes.iter().all(|exclusion| space.hint(exclusion.other).is_some()), "{hint:?}");
            let old = hint.was.unwrap_or(hint.name);
            assert_eq!(Hint::formerly(old).map(|found| found.name), Some(hint.name));
        }
    }
}
