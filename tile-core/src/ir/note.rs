//! Notes: what a compiler says of a place in a function.

use super::{Func, Inst, Span, Value};
use std::fmt;

/// What a compiler says of a place in a function, such as that it is right and slow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// What it says.
    pub text: String,
    /// The statement; unknown where it is of the function as a whole.
    pub span: Span,
    /// The tile or tensor whose extents, type or layout are the reason, where it is one.
    pub tile: Option<NotedTile>,
}

/// A tile or tensor that a [`Note`] names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotedTile {
    /// Its name.
    pub name: String,
    /// Where it is made; unknown of a parameter.
    pub span: Span,
}

impl Note {
    /// Of the function as a whole.
    pub fn of_all(text: impl Into<String>) -> Note {
        Note::at(Span::default(), text)
    }

    /// Of a statement.
    pub fn at(span: Span, text: impl Into<String>) -> Note {
        Note { text: text.into(), span, tile: None }
    }

    /// The same, because of memory of the function.
    #[must_use]
    pub fn because_of(self, func: &Func, memory: Value) -> Note {
        let root = func.root(memory);
        let named = |name: &String| NotedTile {
            name: name.clone(),
            span: func.def(root).map_or_else(Span::default, |made: &Inst| made.span),
        };
        Note { tile: func.values[root].name.as_ref().map(named), ..self }
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)?;
        if self.span != Span::default() {
            write!(f, ", at {}:{}", self.span.line, self.span.column)?;
        }
        self.tile.as_ref().map_or(Ok(()), |tile| write!(f, "; {tile}"))
    }
}

impl fmt::Display for NotedTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NotedTile { name, span: Span { line, column } } = self;
        match line {
            0 => write!(f, "because of `{name}`"),
            _ => write!(f, "because of `{name}`, made at {line}:{column}"),
        }
    }
}
