//! What a signature and its attribute must agree in, and parameters that nothing uses.

use super::super::items::Options;
use super::super::names;
use super::{Generic, ParamKind, Signature, list};
use crate::diag::{Code, Errors, Loc};
use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::HashSet;
use tile_core::elem::DType;

/// Reports type and const parameters that are never used.
pub(crate) fn check_unused(errors: &Errors, signature: &Signature, item: &syn::ItemFn) {
    // Where something is wrong, a use may not have been seen.
    if !errors.is_empty() || signature.partial {
        return;
    }
    let mut used = HashSet::new();
    idents(item.sig.inputs.to_token_stream(), &mut used);
    idents(item.sig.output.to_token_stream(), &mut used);
    idents(item.block.to_token_stream(), &mut used);
    let elems = signature.elems.iter().map(|(name, _)| (name, "type"));
    for (name, what) in elems.chain(signature.consts.iter().map(|(name, _)| (name, "const"))) {
        let text = name.to_string();
        if !used.contains(&text) && !text.starts_with('_') {
            let help = format!("remove it, or write `_{text}` to keep it");
            let message = format!("{what} parameter `{text}` is never used");
            errors.report(Code::UnusedParameter, Loc::of(name), message, help);
        }
    }
}

pub(super) fn idents(tokens: TokenStream, out: &mut HashSet<String>) {
    for tree in tokens {
        match tree {
            TokenTree::Ident(ident) => {
                out.insert(ident.to_string());
            }
            TokenTree::Group(group) => idents(group.stream(), out),
            // A name in a format.
            TokenTree::Literal(literal) => {
                let text = literal.to_string();
                let words = text.split(|c: char| !c.is_alphanumeric() && c != '_').map(str::to_owned);
                out.extend(words.filter(|_| text.starts_with('"')));
            }
            TokenTree::Punct(_) => {}
        }
    }
}

/// Reports a literal of another kind than its parameter.
pub(super) fn check_argument(errors: &Errors, signature: &Signature, name: &Ident, value: &TokenStream) {
    let Some(generic) = signature.generics.get(&name.to_string()) else { return };
    let expr = syn::parse2::<syn::Expr>(value.clone());
    let (literal, negative) = match &expr {
        Ok(syn::Expr::Lit(lit)) => (Some(&lit.lit), false),
        Ok(syn::Expr::Unary(syn::ExprUnary { op: syn::UnOp::Neg(_), expr, .. })) => match &**expr {
            syn::Expr::Lit(lit) => (Some(&lit.lit), true),
            _ => (None, false),
        },
        _ => (None, false),
    };
    let element = match &expr {
        Ok(syn::Expr::Path(path)) => path.path.get_ident().and_then(|ident| DType::from_rust_name(&ident.to_string())),
        _ => None,
    };
    let (wanted, fits) = match (generic, literal) {
        (Generic::Elem(_), literal) => ("an element type, such as `f32`", literal.is_none()),
        (Generic::Const(_, DType::Bool), None) => ("`true` or `false`", element.is_none()),
        (Generic::Const(..), None) => ("a `usize`", element.is_none()),
        (Generic::Const(_, DType::Bool), Some(literal)) => ("`true` or `false`", matches!(literal, syn::Lit::Bool(_))),
        (Generic::Const(..), Some(syn::Lit::Int(number))) => {
            ("a `usize`", !negative && matches!(number.suffix(), "" | "usize"))
        }
        (Generic::Const(..), Some(_)) => ("a `usize`", false),
    };
    if !fits {
        let message = format!("`{name}` is {wanted}, not `{}`", super::super::text(value));
        errors.report(Code::DefaultInstance, Loc::of(value), message, format!("give `{name}` a value of its own kind"));
    }
}

/// Checks the values in `args(…)` against the scalars.
pub(crate) fn check_args(errors: &Errors, signature: &Signature, options: &Options) {
    let Some(args) = &options.args else { return };
    for (i, (name, _)) in args.defaults.iter().enumerate() {
        let known = signature.params.iter().find(|param| param.name == *name).map(|param| param.kind);
        let (message, help) = match known {
            Some(ParamKind::Scalar(elem)) if elem.dtype().is_some() => {
                if args.defaults[..i].iter().all(|(other, _)| other != name) {
                    continue;
                }
                (format!("`{name}` is given twice in `args`"), "remove one of them")
            }
            Some(ParamKind::Scalar(_)) => {
                let help = "take it as `f32` and convert it in the body: `cast::<T>(x)`";
                (format!("`{name}` is of a type parameter, and has no value by default"), help)
            }
            Some(_) => {
                let help = "scalars have values by default; an input that may not be given is `Option<&Tensor<T, R>>`";
                (format!("`{name}` is a tensor, and has no value by default"), help)
            }
            // It is not there in this form.
            None if options.optional.given(name) == Some(false) => continue,
            None => (format!("`args` names `{name}`, which is no parameter"), "name scalars of the kernel"),
        };
        errors.report(Code::Attribute, Loc::of(name), message, help);
    }
}

/// Checks `default(…)` and `tune(…)` against the generic parameters.
pub(crate) fn check_options(errors: &Errors, signature: &Signature, options: &Options) {
    let known = || signature.elems.iter().map(|(n, _)| n).chain(signature.consts.iter().map(|(n, _)| n));
    let check = |what: &str, given: &[&Ident]| {
        for (i, name) in given.iter().enumerate() {
            if given[..i].iter().any(|other| other == name) {
                errors.report(
                    Code::DefaultInstance,
                    Loc::of(*name),
                    format!("`{name}` is given twice in `{what}`"),
                    "remove one of them",
                );
            } else if known().all(|n| n != *name) {
                let names: Vec<String> = known().map(Ident::to_string).collect();
                let help = match names::closest(&name.to_string(), names.iter().map(String::as_str)) {
                    Some(near) => format!("did you mean `{near}`?"),
                    None => format!("the parameters are {}", list(&names)),
                };
                let message = format!("`{what}` names `{name}`, which is no type or const parameter of the kernel");
                errors.report(Code::DefaultInstance, Loc::of(*name), message, help);
            }
        }
    };
    if let Some(default) = &options.default {
        let given: Vec<&Ident> = default.iter().map(|(name, _)| name).collect();
        check("default", &given);
        let missing: Vec<String> = known().filter(|n| given.iter().all(|g| g != n)).map(Ident::to_string).collect();
        if !missing.is_empty() {
            let message = format!("`default` leaves out {}", list(&missing));
            let loc = given.first().map_or_else(|| Loc::of(&signature.name), |name| Loc::of(*name));
            errors.report(Code::DefaultInstance, loc, message, "every type and const parameter has an argument");
        }
    }
    for (name, value) in options.default.iter().flatten() {
        check_argument(errors, signature, name, value);
    }
    for (name, values) in &options.tune {
        values.iter().for_each(|value| check_argument(errors, signature, name, value));
    }
    check("tune", &options.tune.iter().map(|(name, _)| name).collect::<Vec<_>>());
}
