//! The table of hints of single copies: how long caches keep what a copy brings or takes.
//!
//! Such a hint stands behind the operands of a `copy`, in the namespace of the backend that reads
//! it: `copy(src, dst, cuda(l2 = evict_first))`. A new one is a row here and its use in the
//! backend; `TILE_BLESS=1 cargo test -p tile-core --test tables ops_doc` writes the entry of
//! `docs/language.md`, and `tests/language` asks for a test of it.

use super::statements::{StatementHint, StatementHints, list, print};
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

macro_rules! copy_hints {
    ($(
        #[doc = $about:literal]
        $Space:ident $space:ident {
            $($(#[doc = $doc:literal])* $name:ident: $values:expr, $example:literal;)*
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
        pub const COPY_HINTS: &[StatementHint<CopyHints>] = &[$($(
            StatementHint {
                space: stringify!($space),
                name: stringify!($name),
                doc: concat!($($doc, "\n",)*),
                example: $example,
                values: || list($values.iter().map(|value| value.name())),
                get: |hints| hints.$space.$name.map(|value| value.name().to_owned()),
                set: |hints, word| {
                    let value = $values.iter().find(|value| value.name() == word).copied();
                    hints.$space.$name = value.or(hints.$space.$name);
                    value.is_some()
                },
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
        l2: &[Eviction::First, Eviction::Last, Eviction::Normal], "evict_first";
        /// When L1 evicts what threads read or write: before other lines, after them, or with
        /// `no_allocate` without keeping it. Asynchronous copies of 16 bytes and TMA copies pass by
        /// L1 as they are.
        l1: &[Eviction::First, Eviction::Last, Eviction::NoAllocate], "evict_first";
    }
}

impl StatementHints for CopyHints {
    const OF: &'static str = "copies";
    const ROWS: &'static [StatementHint<CopyHints>] = COPY_HINTS;
}

/// As in a kernel: `cuda(l2 = evict_first, l1 = no_allocate)`.
impl fmt::Display for CopyHints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_of_other_rows_are_faults() {
        let hints = CopyHints { cuda: CudaCopyHints { l1: None, l2: Some(Eviction::NoAllocate) } };
        let text = "the hint `l2` is `evict_first`, `evict_last` or `evict_normal`, not `no_allocate`";
        assert_eq!(hints.fault().as_deref(), Some(text));
    }
}
