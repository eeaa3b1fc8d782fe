//! Tables of hints of single statements, which stand behind the operands: what all of them have.
//!
//! A kind of statement that takes hints has a type for what it says ([`StatementHints`]) and a
//! table of rows ([`StatementHint`]): [`COPY_HINTS`](super::COPY_HINTS) and
//! [`GEMM_HINTS`](super::GEMM_HINTS). The macro, the text form, the verifier and
//! `docs/language.md` read the rows.

use super::{NAMESPACES, Namespace};
use std::fmt;

/// A row of a table.
pub struct StatementHint<H: 'static> {
    /// The namespace.
    pub space: &'static str,
    /// The name in it.
    pub name: &'static str,
    /// What it does and where it holds, in Markdown.
    pub doc: &'static str,
    /// A value that it takes.
    pub example: &'static str,
    /// The values that it takes, for messages.
    pub values: fn() -> String,
    /// What a statement says.
    pub get: fn(&H) -> Option<String>,
    /// Has a statement say this; whether the hint takes the value.
    pub set: fn(&mut H, &str) -> bool,
}

/// What a statement says to backends. A hint that is left out is theirs to decide.
pub trait StatementHints: Clone + Default + PartialEq + 'static {
    /// The statements, for messages: `copies`.
    const OF: &'static str;
    /// The table.
    const ROWS: &'static [StatementHint<Self>];

    /// The rows of a namespace.
    fn rows(space: &Namespace) -> impl Iterator<Item = &'static StatementHint<Self>> {
        let name = space.name;
        Self::ROWS.iter().filter(move |hint| hint.space == name)
    }

    /// Whether nothing is said.
    fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Hints whose values their rows do not have.
    fn fault(&self) -> Option<String> {
        Self::ROWS.iter().find_map(|hint| {
            let value = (hint.get)(self).filter(|value| !(hint.set)(&mut Self::default(), value))?;
            Some(format!("the hint `{}` is {}, not `{value}`", hint.name, (hint.values)()))
        })
    }
}

impl<H> StatementHint<H> {
    /// As it is written behind the operands, with a value that it takes: `cuda(l2 = evict_first)`.
    pub fn example(&self) -> String {
        format!("{}({} = {})", self.space, self.name, self.example)
    }
}

impl<H> fmt::Debug for StatementHint<H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.example())
    }
}

/// As in a kernel: `cuda(l2 = evict_first, l1 = no_allocate)`.
pub(super) fn print<H: StatementHints>(hints: &H, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for space in NAMESPACES {
        let stated = H::rows(space).filter_map(|hint| Some((hint.name, (hint.get)(hints)?)));
        let stated: Vec<String> = stated.map(|(name, value)| format!("{name} = {value}")).collect();
        if !stated.is_empty() {
            write!(f, "{}({})", space.name, stated.join(", "))?;
        }
    }
    Ok(())
}

/// Words for messages: `` `square`, `rows` or `columns` ``.
pub(super) fn list(words: impl IntoIterator<Item = &'static str>) -> String {
    let names: Vec<String> = words.into_iter().map(|word| format!("`{word}`")).collect();
    match names.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        _ => names.concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{CopyHints, GemmHints};

    fn complete<H: StatementHints + fmt::Display>() {
        for hint in H::ROWS {
            assert!(Namespace::of(hint.space).is_some() && hint.doc.len() > 20, "{hint:?}");
            // The text form has one namespace.
            assert_eq!(hint.space, H::ROWS[0].space, "{hint:?}");
            let mut hints = H::default();
            assert!((hint.set)(&mut hints, hint.example), "{hint:?}");
            assert_eq!((hint.get)(&hints).as_deref(), Some(hint.example));
            assert_eq!(hints.to_string(), hint.example());
            assert!(hints.fault().is_none() && !hints.is_empty());
            assert!(!(hint.set)(&mut hints, "no_such_value"), "{hint:?}");
            assert!((hint.values)().starts_with('`'), "{hint:?}");
        }
    }

    #[test]
    fn rows_are_complete() {
        complete::<CopyHints>();
        complete::<GemmHints>();
    }
}
