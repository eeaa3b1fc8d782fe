//! Names of what a kernel has: those of the user, as far as they are free.

use super::helpers::Helpers;
use tile_core::ir::{Map, Value};
use tile_emit::{Names, identifier};
use tile_simt::ir::{Buf, Home, Kernel, Source, Var};

/// Words of C++ that names may not be.
const KEYWORDS: &[&str] = &[
    "alignas",
    "alignof",
    "and",
    "asm",
    "auto",
    "bool",
    "break",
    "case",
    "catch",
    "char",
    "class",
    "concept",
    "const",
    "constexpr",
    "continue",
    "decltype",
    "default",
    "delete",
    "do",
    "double",
    "else",
    "enum",
    "explicit",
    "export",
    "extern",
    "false",
    "float",
    "for",
    "friend",
    "goto",
    "if",
    "inline",
    "int",
    "long",
    "mutable",
    "namespace",
    "new",
    "noexcept",
    "not",
    "nullptr",
    "operator",
    "or",
    "private",
    "protected",
    "public",
    "register",
    "requires",
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
    "true",
    "try",
    "typedef",
    "typeid",
    "typename",
    "union",
    "unsigned",
    "using",
    "virtual",
    "void",
    "volatile",
    "while",
    "xor",
    "main",
    "i8",
    "i16",
    "i32",
    "i64",
    "u8",
    "u16",
    "u32",
    "u64",
    "record",
    "old",
];

/// The names of a kernel's parts.
pub(super) struct Named {
    pub(super) entry: String,
    pub(super) bufs: Map<Buf, String>,
    pub(super) vars: Map<Var, String>,
    pub(super) params: Vec<String>,
}

impl Named {
    pub(super) fn new(kernel: &Kernel, helpers: &Helpers<'_>, name: &dyn Fn(Value) -> Option<String>) -> Named {
        let mut names = Names::default();
        let taken = KEYWORDS.iter().chain(helpers.dialect.reserved).copied().chain(helpers.library.names());
        for word in taken {
            names.claim(word);
        }
        // The name of a value, which has a number.
        let mut unique = |wanted: &str| {
            let wanted = identifier(wanted);
            let is_value = wanted.strip_prefix('v').is_some_and(|rest| rest.chars().all(|c| c.is_ascii_digit()));
            names.unique(&if is_value { format!("{wanted}_") } else { wanted })
        };
        let entry = unique(&kernel.name);
        let mut bufs = Map::new();
        kernel.bufs.values().for_each(|buf| {
            bufs.push(unique(&buf.name));
        });
        let mut vars = Map::new();
        kernel.vars.values().for_each(|var| {
            vars.push(unique(&var.name));
        });
        let tensor = |of: Value| {
            let is = |home: &Home| matches!(home, Home::Global { of: this, .. } if *this == of);
            let known = kernel.bufs.values().find(|buf| is(&buf.home)).map(|buf| buf.name.clone());
            known.or_else(|| name(of)).unwrap_or_else(|| "tensor".to_owned())
        };
        let params = kernel.params.iter().map(|param| match param.source {
            Source::Host(value) => name(value).unwrap_or_else(|| "scalar".to_owned()),
            Source::Extent(of, axis) => format!("{}_extent_{axis}", tensor(of)),
            Source::Stride(of, axis) => format!("{}_stride_{axis}", tensor(of)),
        });
        let params = params.map(|wanted| unique(&wanted)).collect();
        Named { entry, bufs, vars, params }
    }
}
