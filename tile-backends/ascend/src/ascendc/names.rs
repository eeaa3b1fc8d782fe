//! Identifiers: the user's, made valid in C++, with a number where one is taken.

/// Words that mean something in C++ or in emitted sources.
const RESERVED: &[&str] = &[
    "auto",
    "bool",
    "break",
    "case",
    "char",
    "class",
    "const",
    "continue",
    "default",
    "delete",
    "do",
    "double",
    "else",
    "enum",
    "export",
    "extern",
    "false",
    "float",
    "for",
    "friend",
    "goto",
    "half",
    "if",
    "inline",
    "int",
    "long",
    "new",
    "not",
    "operator",
    "or",
    "and",
    "xor",
    "pipe",
    "private",
    "public",
    "register",
    "return",
    "short",
    "signed",
    "sizeof",
    "static",
    "struct",
    "switch",
    "template",
    "this",
    "throw",
    super::remainder::REMAINDER,
    super::select::ROWS_TO_UB,
    "true",
    "try",
    "typedef",
    "union",
    "unsigned",
    "using",
    "virtual",
    "void",
    "volatile",
    "while",
    "ub",
    "l1",
    "l0a",
    "l0b",
    "l0c",
    "workspace",
    "ffts",
    "workspace_block",
    "abs",
    "exp",
    "sqrt",
    "sin",
    "cos",
    "tan",
    "log",
    "pow",
    "floor",
    "ceil",
    "round",
    "y0",
    "y1",
    "j0",
    "j1",
    "index",
    "stream",
];

/// Whether it may be a generated name: a buffer index (`turn0`, `slot0` between cores), or a
/// condition of the previous iteration (`past0`).
fn counts(name: &str) -> bool {
    let number = ["turn", "slot", "past"].iter().find_map(|of| name.strip_prefix(of));
    number.is_some_and(|number| number.chars().all(|c| c.is_ascii_digit()))
}

#[derive(Debug, Default)]
pub(super) struct Names {
    given: tile_emit::Names,
}

impl Names {
    /// A unique name.
    pub(super) fn fresh(&mut self, wanted: &str) -> String {
        let mut base = tile_emit::identifier(wanted);
        if RESERVED.contains(&base.as_str()) || counts(&base) {
            base.push('_');
        }
        self.given.unique(&base)
    }
}
