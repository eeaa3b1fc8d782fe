//! Errors for unknown names: misspelt ones, names of other languages, and functions
//! that are not tile functions.

use super::{Lower, method};
use crate::diag::{Code, Loc, Reported};
use crate::front::ast::{Expr, ExprKind, Method};
use crate::front::file;
use crate::front::source::Known;
use crate::front::{foreign, names};
use proc_macro2::Ident;
use tile_core::ir::{FuncKind, ReduceOp};

/// Functions of the language that stand in no list of their own.
const OTHERS: [&str; 10] = [
    "blocks",
    "span",
    "from_bits",
    "from_le_bytes",
    "store_unordered",
    "shared",
    "fragment",
    "local",
    "workspace",
    "cast",
];

impl<'a> Lower<'a> {
    /// A call of what is no function, as far as can be seen.
    pub(super) fn unknown_call(&mut self, path: &'a syn::Path, args: &'a [Expr]) -> Result<(), Reported> {
        let (Some(first), Some(last)) = (path.segments.first(), path.segments.last()) else { return Ok(()) };
        let (text, name) = (crate::front::text(path), last.ident.to_string());
        let (known, loc) = (file::look(&last.ident), Loc::of(path));
        let file = file::around(&last.ident);
        let shown = file.as_ref().and_then(|file| file.names());
        let plain = match path.segments.iter().rev().nth(1) {
            Some(module) => shown.is_some_and(|names| names.is_plain_inside(&module.ident.to_string(), &name)),
            None => known == Known::PlainFunction,
        };
        if plain {
            let help = format!("write `#[tile_fn]` on `fn {name}`; kernels call tile functions alone");
            return Err(self.errors.report(Code::UnknownName, loc, format!("`{text}` is no `#[tile_fn]`"), help));
        }
        let help = as_method(&name, args).or_else(|| foreign::instead(&name).map(str::to_owned));
        if path.segments.len() > 1 {
            let module = first.ident.to_string();
            let standard = ["std", "core", "alloc"].contains(&module.as_str());
            let theirs = foreign::MODULES.contains(&module.as_str())
                && (foreign::is_certain(&name) || matches!(file::look(&first.ident), Known::Absent | Known::Unlikely));
            if !standard && !theirs {
                return Ok(());
            }
            let help = help.unwrap_or_else(|| "kernels call the language's functions and `#[tile_fn]`s".to_owned());
            return Err(self.errors.report(Code::UnknownName, loc, format!("there is no function `{text}`"), help));
        }
        let mut words: Vec<&str> = language().collect();
        words.extend(shown.iter().flat_map(|names| names.tile_functions()));
        let near = names::closest(&name, words).map(|near| format!("did you mean `{near}`?"));
        let help = help.or_else(|| reduction(&name)).or(near);
        // No tile function takes a part of a tensor.
        let views = args.iter().any(|arg| matches!(arg.peeled().kind, ExprKind::Method(_)) && self.is_memory(arg));
        let sure = match known {
            Known::Absent => true,
            Known::Unlikely => help.is_some(),
            Known::Unsure | Known::PlainFunction => help.is_some() && (views || foreign::is_certain(&name)),
        };
        if !sure {
            return Ok(());
        }
        let help = help.unwrap_or_else(|| {
            "write one with `#[tile_fn]`, or import it; functions of scalars are methods: `x.exp()`".to_owned()
        });
        Err(self.errors.report(Code::UnknownName, loc, format!("there is no function `{text}`"), help))
    }

    /// A method of a module of another language: `tl.load(x)`.
    pub(super) fn unknown_module(&mut self, m: &'a Method) -> Result<(), Reported> {
        let Some(receiver) = m.receiver.ident() else { return Ok(()) };
        let module = receiver.to_string();
        if !foreign::MODULES.contains(&module.as_str()) || self.lookup(&module).is_some() {
            return Ok(());
        }
        Err(self.foreign_method(receiver, &m.name, &m.args))
    }

    fn foreign_method(&self, module: &Ident, name: &Ident, args: &[Expr]) -> Reported {
        let text = name.to_string();
        let help = as_method(&text, args)
            .or_else(|| foreign::instead(&text).map(str::to_owned))
            .or_else(|| language().find(|word| *word == text).map(|word| format!("write `{word}(…)`")))
            .unwrap_or_else(|| "functions of the language are written by their names alone: `copy(…)`".to_owned());
        let loc = Loc::of(module).to(Loc::of(name));
        self.errors.report(Code::UnknownName, loc, format!("there is no function `{module}.{name}`"), help)
    }

    /// A name that is no value.
    pub(super) fn unknown(&self, name: &Ident) -> Reported {
        let text = name.to_string();
        let mut known: Vec<&str> = self.scopes.iter().flat_map(|scope| scope.keys()).map(String::as_str).collect();
        known.extend(self.signature.generics.keys().map(String::as_str));
        known.sort_unstable();
        let help = match names::closest(&text, known) {
            Some(near) => format!("did you mean `{near}`?"),
            None => match foreign::instead(&text) {
                Some(help) => help.to_owned(),
                None if self.func.kind == FuncKind::Kernel => {
                    "values come from parameters, `dims!`, `let` and constants; constants are written in capitals"
                        .to_owned()
                }
                None => {
                    "values come from parameters, `let` and constants; constants are written in capitals".to_owned()
                }
            },
        };
        self.errors.report(Code::UnknownName, Loc::of(name), format!("cannot find `{text}` here"), help)
    }

    /// Reports a constant that the file shows not to exist.
    pub(super) fn unknown_constant(&self, path: &syn::Path) {
        let Some(name) = path.get_ident() else { return };
        let text = name.to_string();
        let known = file::look(name);
        let near = names::closest(&text, self.signature.generics.keys().map(String::as_str));
        let theirs = foreign::instead(&text);
        match known {
            Known::Absent => {}
            Known::Unlikely if near.is_some() || theirs.is_some() => {}
            Known::Unlikely | Known::Unsure | Known::PlainFunction => return,
        }
        let help = match (near, theirs) {
            (Some(near), _) => format!("did you mean `{near}`?"),
            (None, Some(help)) => help.to_owned(),
            (None, None) => format!("make it a const parameter, `const {text}: usize`, or a constant outside"),
        };
        self.errors.report(Code::UnknownName, Loc::of(name), format!("cannot find `{text}` here"), help);
    }
}

/// The names of the language's functions.
fn language() -> impl Iterator<Item = &'static str> {
    super::tileop::words().chain(super::call::SCALAR).chain(OTHERS)
}

/// The reduction that a name may stand for: `reduce_mean_into` for `reduce_mean`, or a slip in the
/// name of an `_into`.
fn reduction(name: &str) -> Option<String> {
    let rest = name.strip_prefix("reduce_")?;
    let alone = name.strip_suffix("_into");
    if let Some(row) = ReduceOp::ALL.iter().map(|op| op.row()).find(|row| alone == Some(row.function)) {
        let lacks = if row.place {
            "`dst` holds an index, not its element"
        } else {
            "`dst` does not tell how many elements it stands for"
        };
        return Some(format!("did you mean `{}`? There is no `_into`: {lacks}", row.function));
    }
    let forms = ReduceOp::ALL.iter().flat_map(|op| [Some(op.row().function), op.row().into]).flatten();
    // What follows the prefix, which is long, must be near by itself.
    let near = names::closest(rest, forms.filter_map(|form| form.strip_prefix("reduce_")))?;
    Some(format!("did you mean `reduce_{near}`?"))
}

/// How a function of scalars is written.
fn as_method(name: &str, args: &[Expr]) -> Option<String> {
    if !method::is_scalar_method(name) {
        return None;
    }
    let [receiver, rest @ ..] = args else { return Some(format!("write it as a method: `x.{name}(…)`")) };
    let receiver = match &receiver.kind {
        ExprKind::Unary { .. } | ExprKind::Binary { .. } | ExprKind::Cast { .. } | ExprKind::If(_) => {
            format!("({receiver})")
        }
        ExprKind::Borrow { .. } => return Some(format!("write it for each element in `parallel!`: `t[i].{name}(…)`")),
        _ => receiver.to_string(),
    };
    let rest: Vec<String> = rest.iter().map(ToString::to_string).collect();
    Some(format!("write it as a method: `{receiver}.{name}({})`", rest.join(", ")))
}
