//! Name rules of the text form: what names mean, and when a name can be written.
//!
//! Printer and parser ask the same functions, so that a name is written only
//! where it is read as the same thing.

use crate::elem::{DType, Elem};
use crate::ir::{Func, Space, Sym};

/// Words that would read as something else where a name may stand.
const RESERVED: &[&str] = &["_", "const", "extern", "mut", "return", "yield"];

fn is_identifier(text: &str) -> bool {
    let mut bytes = text.bytes();
    bytes.next().is_some_and(|b| b.is_ascii_alphabetic() || b == b'_')
        && bytes.all(|b| b.is_ascii_alphanumeric() || b == b'_')
}

/// Whether a name can stand without quotes.
fn is_bare(name: &str) -> bool {
    let path = name.strip_prefix("::").unwrap_or(name);
    path.split("::").all(is_identifier) && !RESERVED.contains(&name)
}

/// A name, quoted unless it is bare.
pub fn word_text(name: &str) -> String {
    if is_bare(name) { name.to_owned() } else { format!("\"{}\"", name.escape_debug()) }
}

/// A symbol by its name, or by its number where that means another.
pub(super) fn sym_text(func: &Func, sym: Sym) -> String {
    let name = match sym {
        Sym::Const(i) => func.consts.get(i as usize).map(|c| &c.name),
        Sym::Extern(i) => func.externs.get(i as usize).map(|e| &e.path),
    };
    match (name, sym) {
        (Some(name), _) if find_sym(func, name) == Some(sym) => word_text(name),
        (_, Sym::Const(i)) => format!("?c{i}"),
        (_, Sym::Extern(i)) => format!("?x{i}"),
    }
}

/// An element type by its name, or by its number where that means another.
pub(super) fn elem_text(func: &Func, elem: Elem) -> String {
    let (i, suffix) = match elem {
        Elem::Is(dtype) => return dtype.name().to_owned(),
        Elem::Param(i) => (i, ""),
        Elem::Acc(i) => (i, "::Acc"),
    };
    let name = func.elems.get(i as usize).map(|param| param.name.as_str()).filter(|name| is_bare(name));
    match name.map(|name| format!("{name}{suffix}")) {
        Some(text) if find_elem(func, &text) == Some(elem) => text,
        _ => format!("?t{i}{suffix}"),
    }
}

/// The symbol that a name stands for: the first const parameter or else the
/// first outside constant called so.
pub(super) fn find_sym(func: &Func, name: &str) -> Option<Sym> {
    let constant = func.consts.iter().position(|c| c.name == name).map(|i| Sym::Const(i as u32));
    constant.or_else(|| func.externs.iter().position(|e| e.path == name).map(|i| Sym::Extern(i as u32)))
}

/// The element type that a name stands for. A memory space, which may stand at
/// the same place, is none.
pub(super) fn find_elem(func: &Func, name: &str) -> Option<Elem> {
    if find_space(name).is_some() {
        return None;
    }
    let param = |name: &str| func.elems.iter().position(|e| e.name == name).map(|i| i as u32);
    DType::from_name(name)
        .map(Elem::Is)
        .or_else(|| param(name).map(Elem::Param))
        .or_else(|| name.strip_suffix("::Acc").and_then(param).map(Elem::Acc))
}

/// The memory space called so.
pub(super) fn find_space(name: &str) -> Option<Space> {
    Space::ALL.iter().find(|(_, text)| *text == name).map(|(space, _)| *space)
}
