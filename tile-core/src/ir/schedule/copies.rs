//! The table of hints of single copies: how long caches keep what a copy brings or takes.
//!
//! Such a hint stands behind the operands of a `copy`, in the namespace of the backend that reads
//! it: `copy(src, dst, cuda(l2 = evict_first))`. A new one is a row here and its use in the
//! backend; `TILE_BLESS=1 cargo test -p tile-core --test tables ops_doc` writes the entry of
//! `docs/language.md`, and `tests/language` asks for a test of it.

use super::Namespace;
use std::fmt;

/// When a cache evicts lines.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Eviction {
    /// Before all others.
    First,
    /// After all others.
    Last,
    /// In the order in which they came.
    Normal,
    /// They are not kept at all.
    NoAllocate,
}

impl Eviction {
    /// The name in kernels and texts.
    pub fn name(self) -> &'static str {
        match self {
            Eviction::First => "evict_first",
            Eviction::Last => "evict_last",
            Eviction::Normal => "evict_normal",
            Eviction::NoAllocate => "no_allocate",
        }
    }
}

/// What a copy says about caches. A hint that is `None` is left to the backend.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CopyHints {
    /// Hints of NVIDIA GPUs.
    pub cuda: CudaCopyHints,
}

/// A row of the table.
#[derive(Debug)]
pub struct CopyHint {
    /// The namespace.
    pub space: &'static str,
    /// The name in it.
    pub name: &'static str,
    /// What it does and where it holds, in Markdown.
    pub doc: &'static str,
    /// The values it takes.
    pub values: &'static [Eviction],
    /// What a copy says.
    pub get: fn(&CopyHints) -> Option<Eviction>,
    /// Has a copy say this.
    pub set: fn(&mut CopyHints, Eviction),
}

macro_rules! copy_hints {
    ($(
        #[doc = $about:literal]
        $Space:ident $space:ident {
            $($(#[doc = $doc:literal])* $name:ident: $values:expr;)*
        }
    )*) => {
        $(
            #[doc = $about]
            ///
            /// A field that is `None` is left to the backend.
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
            pub struct $Space {
                $($(#[doc = $doc])* pub $name: Option<Eviction>,)*
            }
        )*

        /// The table.
        pub const COPY_HINTS: &[CopyHint] = &[$($(
            CopyHint {
                space: stringify!($space),
                name: stringify!($name),
                doc: concat!($($doc, "\n",)*),
                values: $values,
                get: |hints| hints.$space.$name,
                set: |hints, eviction| hints.$space.$name = Some(eviction),
            },
        )*)*];
    };
}

copy_hints! {
    /// Hints of NVIDIA GPUs for one copy.
    CudaCopyHints cuda {
        /// When L2 evicts what the copy reads or writes: before other lines, after them, or in the
        /// order in which they came. It holds for accesses of threads, asynchronous copies and TMA
        /// copies, and takes the place of what a launch decides for the tensor.
        l2: &[Eviction::First, Eviction::Last, Eviction::Normal];
        /// When L1 evicts what threads read or write: before other lines, after them, or with
        /// `no_allocate` without keeping it. Asynchronous copies of 16 bytes and TMA copies pass by
        /// L1 as they are.
        l1: &[Eviction::First, Eviction::Last, Eviction::NoAllocate];
    }
}

impl CopyHint {
    /// The values that it takes, for messages.
    pub fn values_text(&self) -> String {
        let names: Vec<String> = self.values.iter().map(|value| format!("`{}`", value.name())).collect();
        match names.split_last() {
            Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
            _ => names.concat(),
        }
    }

    /// As it is written behind the operands, with a value that it takes: `cuda(l2 = evict_first)`.
    pub fn example(&self) -> String {
        let value = self.values.first().map_or("", |value| value.name());
        format!("{}({} = {value})", self.space, self.name)
    }
}

impl Namespace {
    /// Its hints of copies.
    pub fn copy_hints(&self) -> impl Iterator<Item = &'static CopyHint> + use<> {
        let name = self.name;
        COPY_HINTS.iter().filter(move |hint| hint.space == name)
    }

    /// Its hint of copies of this name.
    pub fn copy_hint(&self, name: &str) -> Option<&'static CopyHint> {
        self.copy_hints().find(|hint| hint.name == name)
    }
}

impl CopyHints {
    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        *self == CopyHints::default()
    }
}

/// As in a kernel: `cuda(l2 = evict_first, l1 = no_allocate)`.
impl fmt::Display for CopyHints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for space in super::NAMESPACES {
            let stated = space.copy_hints().filter_map(|hint| Some((hint.name, (hint.get)(self)?.name())));
            let stated: Vec<String> = stated.map(|(name, value)| format!("{name} = {value}")).collect();
            if !stated.is_empty() {
                write!(f, "{}({})", space.name, stated.join(", "))?;
            }
        }
        Ok(())
    }
}

/// Values of hints that their rows do not have.
pub(in crate::ir) fn fault(hints: &CopyHints) -> Option<String> {
    COPY_HINTS.iter().find_map(|hint| {
        let value = (hint.get)(hints).filter(|value| !hint.values.contains(value))?;
        Some(format!("the hint `{}` is {}, not `{}`", hint.name, hint.values_text(), value.name()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_complete() {
        for hint in COPY_HINTS {
            assert!(Namespace::of(hint.space).is_some() && hint.doc.len() > 20 && !hint.values.is_empty(), "{hint:?}");
            for &value in hint.values {
                let mut hints = CopyHints::default();
                (hint.set)(&mut hints, value);
                assert_eq!((hint.get)(&hints), Some(value));
                assert_eq!(hints.to_string(), format!("{}({} = {})", hint.space, hint.name, value.name()));
                assert!(fault(&hints).is_none());
            }
        }
    }

    /// The text form has one namespace.
    #[test]
    fn hints_are_of_one_namespace() {
        assert!(COPY_HINTS.iter().all(|hint| hint.space == COPY_HINTS[0].space));
    }

    #[test]
    fn values_of_other_rows_are_faults() {
        let hints = CopyHints { cuda: CudaCopyHints { l1: None, l2: Some(Eviction::NoAllocate) } };
        let text = "the hint `l2` is `evict_first`, `evict_last` or `evict_normal`, not `no_allocate`";
        assert_eq!(fault(&hints).as_deref(), Some(text));
    }
}
