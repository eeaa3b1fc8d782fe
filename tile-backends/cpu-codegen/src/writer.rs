//! A writer of indented text.

use std::fmt::Write;

/// Lines of Rust at a depth of indentation.
#[derive(Debug, Default)]
pub(crate) struct Writer {
    text: String,
    depth: usize,
}

impl Writer {
    /// Nothing yet, at `depth`.
    pub(crate) fn at(depth: usize) -> Writer {
        Writer { text: String::new(), depth }
    }

    /// One line.
    pub(crate) fn line(&mut self, line: impl AsRef<str>) {
        let line = line.as_ref();
        if line.is_empty() {
            self.text.push('\n');
            return;
        }
        let _ = writeln!(self.text, "{:1$}{line}", "", self.depth * 4);
    }

    /// A list between `open` and `close`, on one line if that is not too long.
    pub(crate) fn list(&mut self, open: &str, items: &[String], close: &str) {
        const WIDTH: usize = 116;
        let line = format!("{open}{}{close}", items.join(", "));
        if self.depth * 4 + line.len() <= WIDTH {
            return self.line(line);
        }
        self.open(open);
        for item in items {
            self.line(format!("{item},"));
        }
        self.close(close);
    }

    /// A line that opens a scope, usually ending in `{`.
    pub(crate) fn open(&mut self, line: impl AsRef<str>) {
        self.line(line);
        self.depth += 1;
    }

    /// A line that closes a scope, usually `}`.
    pub(crate) fn close(&mut self, line: impl AsRef<str>) {
        self.depth -= 1;
        self.line(line);
    }

    /// Closes one scope and opens the next, as `} else {`.
    pub(crate) fn turn(&mut self, line: impl AsRef<str>) {
        self.depth -= 1;
        self.open(line);
    }

    /// Lines that another writer made at this depth.
    pub(crate) fn append(&mut self, other: Writer) {
        self.text.push_str(&other.text);
    }

    /// The depth of indentation.
    pub(crate) fn depth(&self) -> usize {
        self.depth
    }

    /// The text.
    pub(crate) fn finish(self) -> String {
        self.text
    }
}
