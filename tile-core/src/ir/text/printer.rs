//! The writer of a function's text: names, types of elements, extents.

use super::names::{elem_text, sym_text, word_text};
use crate::elem::Elem;
use crate::ir::verify::{Marker, Marks};
use crate::ir::{Dim, Extent, Func, InstId, Span, Sym, Value};
use std::collections::HashMap;
use std::fmt::Write;

/// What to leave out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PrintOptions {
    /// Write the positions in the user's source.
    pub spans: bool,
    /// Write the user's names of values. Parameters always have theirs.
    pub names: bool,
}

impl Default for PrintOptions {
    fn default() -> Self {
        PrintOptions { spans: true, names: true }
    }
}

impl PrintOptions {
    /// No positions: for text that people compare.
    pub const BRIEF: PrintOptions = PrintOptions { spans: false, names: true };
}

/// Writes one function.
///
/// Ill-formed functions print too, since errors show them: an id out of range
/// prints as a comment or as a label that nothing defines, and a region that
/// occurs a second time is not entered again.
pub(crate) struct Printer<'f> {
    pub(super) func: &'f Func,
    pub(super) options: PrintOptions,
    pub(super) marker: Marker<'f, InstId>,
    pub(super) labels: HashMap<Value, usize>,
    pub(super) entered: Vec<bool>,
    pub(super) indent: usize,
    pub(super) text: String,
}

impl<'f> Printer<'f> {
    pub(super) fn blank(func: &'f Func, options: PrintOptions, marks: &'f Marks<InstId>) -> Self {
        Printer {
            func,
            options,
            marker: Marker::new(marks),
            labels: HashMap::new(),
            entered: Vec::new(),
            indent: 0,
            text: String::new(),
        }
    }

    pub(super) fn line(&mut self) {
        self.text.push('\n');
        for _ in 0..self.indent {
            self.text.push_str("  ");
        }
    }

    pub(super) fn separate(&mut self, first: &mut bool) {
        if !std::mem::replace(first, false) {
            self.text.push_str(", ");
        }
    }

    /// What `write` appends, on its own.
    pub(super) fn apart(&mut self, write: impl FnOnce(&mut Self)) -> String {
        let before = std::mem::take(&mut self.text);
        write(self);
        std::mem::replace(&mut self.text, before)
    }

    pub(super) fn label(&mut self, value: Value) {
        let _ = match self.labels.get(&value) {
            Some(number) => write!(self.text, "%{number}"),
            None => write!(self.text, "%undefined{}", value.index()),
        };
    }

    pub(super) fn name(&mut self, value: Value) {
        let data = self.func.values.get(value);
        if let Some(name) = data.and_then(|d| d.name.as_deref()).filter(|_| self.options.names) {
            self.text.push(' ');
            self.word(name);
        }
    }

    pub(super) fn elem(&mut self, elem: Elem) {
        let text = elem_text(self.func, elem);
        self.text.push_str(&text);
    }

    pub(super) fn sym(&mut self, sym: Sym) {
        let text = sym_text(self.func, sym);
        self.text.push_str(&text);
    }

    pub(super) fn dim(&mut self, dim: &Dim) {
        let text = dim.text(&|sym| sym_text(self.func, sym));
        self.text.push_str(&text);
    }

    pub(super) fn extent(&mut self, extent: &Extent) {
        match extent {
            Extent::Static(dim) => self.dim(dim),
            Extent::Dyn => self.text.push('?'),
        }
    }

    pub(super) fn word(&mut self, name: &str) {
        let text = word_text(name);
        self.text.push_str(&text);
    }

    pub(super) fn string(&mut self, text: &str) {
        let _ = write!(self.text, "\"{}\"", text.escape_debug());
    }

    pub(super) fn span(&mut self, span: Span) {
        if self.options.spans && span != Span::default() {
            let _ = write!(self.text, " @{}:{}", span.line, span.column);
        }
    }
}
