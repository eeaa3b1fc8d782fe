//! Writer of indented text.

/// Lines at a depth of indentation of `INDENT` spaces each.
#[derive(Clone, Debug, Default)]
pub struct Writer<const INDENT: usize> {
    text: String,
    depth: usize,
}

impl<const INDENT: usize> Writer<INDENT> {
    /// The widest line that [`list`](Writer::list) writes.
    const WIDTH: usize = 116;

    /// Nothing yet, at `depth`.
    pub fn at(depth: usize) -> Self {
        Writer { text: String::new(), depth }
    }

    /// One line. An empty one has no indentation.
    pub fn line(&mut self, line: impl AsRef<str>) {
        let line = line.as_ref();
        if !line.is_empty() {
            self.text.extend(std::iter::repeat_n(' ', self.depth * INDENT));
        }
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// Each line of a text.
    pub fn lines(&mut self, text: impl AsRef<str>) {
        text.as_ref().lines().for_each(|line| self.line(line));
    }

    /// A list between `open` and `close`, on one line if that is not too long.
    pub fn list(&mut self, open: &str, items: &[String], close: &str) {
        let line = format!("{open}{}{close}", items.join(", "));
        if self.depth * INDENT + line.len() <= Self::WIDTH {
            return self.line(line);
        }
        self.open(open);
        for item in items {
            self.line(format!("{item},"));
        }
        self.close(close);
    }

    /// A line that opens a block, usually ending in `{`.
    pub fn open(&mut self, line: impl AsRef<str>) {
        self.line(line);
        self.indent();
    }

    /// A line that closes a block, usually `}`.
    pub fn close(&mut self, line: impl AsRef<str>) {
        self.dedent();
        self.line(line);
    }

    /// A line that closes a block and opens the next, as `} else {`.
    pub fn reopen(&mut self, line: impl AsRef<str>) {
        self.dedent();
        self.open(line);
    }

    /// Indents the following lines by one step more.
    pub fn indent(&mut self) {
        self.depth += 1;
    }

    /// Indents the following lines by one step less.
    ///
    /// # Panics
    /// If they are not indented.
    pub fn dedent(&mut self) {
        self.depth = self.depth.checked_sub(1).expect("a block is open");
    }

    /// Lines that another writer made at this depth.
    pub fn append(&mut self, other: Self) {
        self.text.push_str(&other.text);
    }

    /// The depth of indentation.
    pub fn depth(&self) -> usize {
        self.depth
    }

    /// The text.
    pub fn finish(self) -> String {
        self.text
    }

    /// The text without the end of its last line: a statement that somebody else ends.
    pub fn statement(mut self) -> String {
        if self.text.ends_with('\n') {
            self.text.pop();
        }
        self.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_indented() {
        let mut out = Writer::<2>::at(1);
        out.open("if (a) {");
        out.lines("b;\n\nc;");
        out.reopen("} else {");
        out.line("d;");
        out.close("}");
        assert_eq!(out.depth(), 1);
        assert_eq!(out.clone().finish(), "  if (a) {\n    b;\n\n    c;\n  } else {\n    d;\n  }\n");
        assert_eq!(out.statement(), "  if (a) {\n    b;\n\n    c;\n  } else {\n    d;\n  }");
    }

    #[test]
    fn long_lists_have_a_line_for_each_item() {
        let items = |count: usize| vec!["x".repeat(50); count];
        let mut short = Writer::<4>::at(1);
        short.list("f(", &items(2), ");");
        assert_eq!(short.finish().lines().count(), 1);
        let mut long = Writer::<4>::at(1);
        long.list("f(", &items(3), ");");
        let item = format!("        {},\n", "x".repeat(50));
        assert_eq!(long.finish(), format!("    f(\n{item}{item}{item}    );\n"));
    }

    #[test]
    #[should_panic(expected = "a block is open")]
    fn a_block_that_was_not_opened_is_not_closed() {
        Writer::<4>::default().close("}");
    }
}
