//! Lowers the signature: type parameters, const parameters, tensors, tiles, scalars.

mod checks;
mod memory;

use super::parse::attrs;
use super::{foreign, names};
use crate::diag::{Code, Errors, Loc, Reported};
pub(crate) use checks::{check_args, check_options, check_unused};
use memory::{memory, memory_word};
pub(crate) use memory::{memory_name, tiles};
use proc_macro2::Ident;
use std::collections::HashMap;
use syn::{GenericParam, PathArguments, ReturnType, Type};
use tile_core::elem::{Bound, DType, Elem};
use tile_core::ir::FuncKind;

/// What a generic parameter stands for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Generic {
    /// Type parameter number `.0`.
    Elem(u32),
    /// Const parameter number `.0`, an index or a flag.
    Const(u32, DType),
}

/// What a parameter is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ParamKind {
    Tensor {
        elem: Elem,
        rank: usize,
        mutable: bool,
    },
    Tile {
        elem: Elem,
        rank: usize,
        mutable: bool,
    },
    /// Memory of all ranks; the rank is that of each one's part.
    Peers {
        elem: Elem,
        rank: usize,
        mutable: bool,
    },
    Signals,
    Scalar(Elem),
}

/// A parameter.
#[derive(Clone, Debug)]
pub(crate) struct Param {
    pub(crate) name: Ident,
    pub(crate) kind: ParamKind,
}

/// A checked signature.
#[derive(Clone, Debug)]
pub(crate) struct Signature {
    pub(crate) name: Ident,
    pub(crate) elems: Vec<(Ident, Bound)>,
    pub(crate) consts: Vec<(Ident, DType)>,
    pub(crate) generics: HashMap<String, Generic>,
    pub(crate) params: Vec<Param>,
    /// The type of the scalar that a function gives.
    pub(crate) result: Option<Elem>,
    /// Element type and rank of each tile that a function gives.
    pub(crate) tiles: Vec<(Elem, usize)>,
    /// Whether this is a kernel without some of its optional inputs, to which parameters may
    /// belong that nothing else uses.
    pub(crate) partial: bool,
}

impl Signature {
    /// The element type that `ty` spells.
    pub(crate) fn elem(&self, errors: &Errors, ty: &Type) -> Result<Elem, Reported> {
        self.try_elem(ty).ok_or_else(|| {
            let text = super::text(ty);
            let (message, help) = match ty {
                Type::Path(_) if memory_name(ty).is_some() => {
                    let message = format!("`{text}` is not an element type: expected one of {}", elem_list(self));
                    let help = "a tile function writes tiles to a parameter: `out: &mut Tile<f32, 1>`";
                    (message, help.to_owned())
                }
                Type::ImplTrait(bounds) => {
                    let bounds = super::text(&bounds.bounds);
                    let message = format!("`{text}` is not an element type: expected one of {}", elem_list(self));
                    (message, format!("declare a type parameter: `fn {}<T: {bounds}>(…)`", self.name))
                }
                Type::Path(path) => {
                    let names =
                        DType::ALL.iter().map(|d| d.rust_name()).chain(self.generics.keys().map(String::as_str));
                    let last = path.path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
                    let help = match names::closest(&last, names) {
                        Some(name) => format!("did you mean `{name}`?"),
                        None if foreign::element(&last).is_some() => {
                            format!("write `{}`", foreign::element(&last).unwrap_or_default())
                        }
                        None if last.len() < 3 && last.starts_with(|c: char| c.is_ascii_uppercase()) => {
                            format!("declare it: `fn {}<{last}: Float>(…)`", self.name)
                        }
                        None => "element types are written by their own names, not through type aliases".to_owned(),
                    };
                    (format!("`{text}` is not an element type: expected one of {}", elem_list(self)), help)
                }
                _ => {
                    let help = "a scalar is one number or truth value; use several variables, or a tile";
                    let message = format!("`{text}` is not an element type: expected one of {}", elem_list(self));
                    (message, help.to_owned())
                }
            };
            errors.report(Code::ElementType, Loc::of(ty), message, help)
        })
    }

    fn try_elem(&self, ty: &Type) -> Option<Elem> {
        let path = match ty {
            Type::Path(path) if path.qself.is_none() => &path.path,
            Type::Paren(inner) => return self.try_elem(&inner.elem),
            Type::Group(inner) => return self.try_elem(&inner.elem),
            _ => return None,
        };
        if path.segments.iter().any(|s| !matches!(s.arguments, PathArguments::None)) {
            return None;
        }
        let last = path.segments.last()?.ident.to_string();
        let mut first = path.segments.iter();
        match (first.next(), first.next(), first.next()) {
            (Some(param), Some(_), None) if last == "Acc" => match self.generics.get(&param.ident.to_string())? {
                Generic::Elem(i) => Some(Elem::Acc(*i)),
                Generic::Const(..) => None,
            },
            (Some(_), None, _) => match self.generics.get(&last) {
                Some(Generic::Elem(i)) => Some(Elem::Param(*i)),
                Some(Generic::Const(..)) => None,
                None => DType::from_rust_name(&last).map(Elem::Is),
            },
            _ => DType::from_rust_name(&last).map(Elem::Is),
        }
    }
}

fn elem_list(signature: &Signature) -> String {
    let mut names: Vec<String> = signature.elems.iter().map(|(name, _)| format!("`{name}`")).collect();
    names.extend(DType::ALL.iter().map(|d| format!("`{}`", d.rust_name())));
    names.join(", ")
}

/// Reads the signature of a kernel or a tile function. Parameters that are
/// wrong are reported and make the whole signature fail, since everything
/// after would only repeat the mistake.
pub(crate) fn read(errors: &Errors, kind: FuncKind, sig: &syn::Signature) -> Result<Signature, Reported> {
    let before = errors.len();
    let mut signature = Signature {
        name: sig.ident.clone(),
        elems: Vec::new(),
        consts: Vec::new(),
        generics: HashMap::new(),
        params: Vec::new(),
        result: None,
        tiles: Vec::new(),
        partial: false,
    };
    qualifiers(errors, kind, sig);
    generics(errors, &mut signature, &sig.generics);
    let generics = signature.elems.iter().map(|(name, _)| name).chain(signature.consts.iter().map(|(name, _)| name));
    if twice(errors, &generics.collect::<Vec<_>>()) {
        return Err(Reported);
    }
    for input in &sig.inputs {
        if let Ok(param) = parameter(errors, kind, &signature, input) {
            signature.params.push(param);
        }
    }
    twice(errors, &signature.params.iter().map(|param| &param.name).collect::<Vec<_>>());
    match (&sig.output, kind) {
        (ReturnType::Default, _) => {}
        (ReturnType::Type(arrow, ty), FuncKind::Kernel) => {
            let loc = Loc::at(arrow.spans[0]).to(Loc::of(ty));
            errors.report(
                Code::Signature,
                loc,
                "a kernel returns nothing",
                "write results to a `&mut Tensor` parameter",
            );
        }
        (ReturnType::Type(_, ty), FuncKind::Device) => match tiles(ty) {
            Some(types) => signature.tiles = types.iter().filter_map(|ty| signature.tile(errors, ty).ok()).collect(),
            None => signature.result = signature.elem(errors, ty).ok(),
        },
    }
    if kind == FuncKind::Device && errors.len() == before {
        told(errors, &signature);
    }
    if errors.len() == before { Ok(signature) } else { Err(Reported) }
}

/// Reports names that two parameters have.
fn twice(errors: &Errors, names: &[&Ident]) -> bool {
    let before = errors.len();
    for (i, name) in names.iter().enumerate() {
        if names[..i].contains(name) {
            let help = "give each parameter a name of its own";
            errors.report(Code::Signature, Loc::of(*name), format!("`{name}` is the name of two parameters"), help);
        }
    }
    errors.len() > before
}

/// A call of a tile function tells its type parameters by its arguments and
/// its result.
fn told(errors: &Errors, signature: &Signature) {
    for (i, (name, _)) in signature.elems.iter().enumerate() {
        let is = |elem: Elem| elem == Elem::Param(i as u32);
        let param = signature.params.iter().any(|param| match param.kind {
            ParamKind::Tensor { elem, .. }
            | ParamKind::Tile { elem, .. }
            | ParamKind::Peers { elem, .. }
            | ParamKind::Scalar(elem) => is(elem),
            ParamKind::Signals => false,
        });
        let tile = signature.tiles.iter().any(|&(elem, _)| is(elem));
        if !param && !tile && !signature.result.is_some_and(is) {
            let message = format!("no argument of a call tells what `{name}` is");
            let help = format!("take a parameter of type `{name}` or `&Tile<{name}, R>`, or return `{name}`");
            errors.report(Code::TypeParameter, Loc::of(name), message, help);
        }
    }
}

fn noun(kind: FuncKind) -> &'static str {
    match kind {
        FuncKind::Kernel => "a kernel",
        FuncKind::Device => "a tile function",
    }
}

fn qualifiers(errors: &Errors, kind: FuncKind, sig: &syn::Signature) {
    let found = [
        sig.constness.map(|t| (Loc::at(t.span), "const")),
        sig.asyncness.map(|t| (Loc::at(t.span), "async")),
        sig.unsafety.map(|t| (Loc::at(t.span), "unsafe")),
        sig.abi.as_ref().map(|abi| (Loc::of(abi), "extern")),
        sig.variadic.as_ref().map(|v| (Loc::of(v), "variadic")),
    ];
    for (loc, word) in found.into_iter().flatten() {
        errors.report(Code::Signature, loc, format!("{} is not `{word}`", noun(kind)), format!("remove `{word}`"));
    }
}

fn generics(errors: &Errors, signature: &mut Signature, generics: &syn::Generics) {
    let mut bounds: HashMap<String, Vec<&syn::TypeParamBound>> = HashMap::new();
    for predicate in generics.where_clause.iter().flat_map(|clause| &clause.predicates) {
        match predicate {
            syn::WherePredicate::Type(p) if p.lifetimes.is_none() => {
                bounds.entry(super::text(&p.bounded_ty)).or_default().extend(&p.bounds);
            }
            other => {
                errors.report(Code::TypeParameter, Loc::of(other), "unsupported `where` predicate", BOUND_HELP);
            }
        }
    }
    for param in &generics.params {
        // What is refused is reported.
        let _ = attrs::only_carried(errors, attributes(param), "a type or const parameter");
        match param {
            GenericParam::Lifetime(lifetime) => {
                let help = "write `&Tensor<T, 2>` without a lifetime";
                errors.report(Code::TypeParameter, Loc::of(lifetime), "kernels have no lifetime parameters", help);
            }
            GenericParam::Type(ty) => {
                let name = ty.ident.to_string();
                let index = signature.elems.len() as u32;
                let mut all: Vec<&syn::TypeParamBound> = ty.bounds.iter().collect();
                all.extend(bounds.remove(&name).unwrap_or_default());
                let bound = bound(errors, &ty.ident, &all);
                signature.elems.push((ty.ident.clone(), bound));
                signature.generics.insert(name, Generic::Elem(index));
            }
            GenericParam::Const(c) => {
                let dtype = match &c.ty {
                    Type::Path(p) if p.path.is_ident("usize") => DType::Index,
                    Type::Path(p) if p.path.is_ident("bool") => DType::Bool,
                    other => {
                        let help = "write `const N: usize` or `const FLAG: bool`";
                        errors.report(
                            Code::TypeParameter,
                            Loc::of(other),
                            format!("const parameter `{}` is neither `usize` nor `bool`", c.ident),
                            help,
                        );
                        DType::Index
                    }
                };
                let index = signature.consts.len() as u32;
                signature.consts.push((c.ident.clone(), dtype));
                signature.generics.insert(c.ident.to_string(), Generic::Const(index, dtype));
            }
        }
    }
    let mut left: Vec<_> = bounds.into_iter().collect();
    left.sort_by(|a, b| a.0.cmp(&b.0));
    for (name, predicates) in left {
        let loc = predicates.first().map_or_else(|| Loc::of(&signature.name), |p| Loc::of(*p));
        let message = format!("`{name}` in the `where` clause is not a type parameter of this function");
        let help = "bound the type parameters that stand in `<…>`, and no other types";
        errors.report(Code::TypeParameter, loc, message, help);
    }
}

fn attributes(param: &GenericParam) -> &[syn::Attribute] {
    match param {
        GenericParam::Lifetime(param) => &param.attrs,
        GenericParam::Type(param) => &param.attrs,
        GenericParam::Const(param) => &param.attrs,
    }
}

const BOUND_HELP: &str = "write `T: Element`, `T: Num`, `T: Float` or `T: Int`";

fn bound(errors: &Errors, name: &Ident, bounds: &[&syn::TypeParamBound]) -> Bound {
    let mut found = None;
    for bound in bounds {
        let named =
            match bound {
                syn::TypeParamBound::Trait(t) => t.path.segments.last().and_then(|segment| {
                    Bound::ALL.iter().find(|(_, text)| segment.ident == text).map(|(bound, _)| *bound)
                }),
                _ => None,
            };
        match named {
            Some(named) => found = found.max(Some(named)),
            None => {
                let message = format!("`{}` is not a bound that kernels know", super::text(*bound));
                errors.report(Code::TypeParameter, Loc::of(*bound), message, BOUND_HELP);
                found = found.or(Some(Bound::Element));
            }
        }
    }
    found.unwrap_or_else(|| {
        errors.report(Code::TypeParameter, Loc::of(name), format!("type parameter `{name}` has no bound"), BOUND_HELP);
        Bound::Element
    })
}

fn parameter(errors: &Errors, kind: FuncKind, signature: &Signature, input: &syn::FnArg) -> Result<Param, Reported> {
    let input = match input {
        syn::FnArg::Receiver(receiver) => {
            let message = format!("{} has no `self`", noun(kind));
            return Err(errors.report(Code::Signature, Loc::of(receiver), message, "make it a free function"));
        }
        syn::FnArg::Typed(input) => input,
    };
    attrs::only_carried(errors, &input.attrs, "a parameter")?;
    let name = match &*input.pat {
        syn::Pat::Ident(p) if p.by_ref.is_none() && p.mutability.is_none() && p.subpat.is_none() => p.ident.clone(),
        syn::Pat::Ident(p) if p.mutability.is_some() => {
            let help = format!("bind it in the body: `let mut {0} = {0};`", p.ident);
            return Err(errors.report(Code::Signature, Loc::of(p), "parameters are not mutable variables", help));
        }
        other => {
            let help = "give each value a parameter of its own: `x: f32, y: f32`";
            return Err(errors.report(Code::Signature, Loc::of(other), "expected a parameter name", help));
        }
    };
    let kind = match &*input.ty {
        Type::Reference(reference) => {
            if let Some(lifetime) = &reference.lifetime {
                errors.report(Code::Signature, Loc::of(lifetime), "kernels have no lifetimes", "remove the lifetime");
            }
            memory(errors, kind, signature, &reference.elem, reference.mutability.is_some())?
        }
        ty if memory_name(ty).is_some() => {
            let text = super::text(ty);
            let message = format!("`{name}` is taken by value");
            let help = format!("write `{name}: &{text}` for an input, `{name}: &mut {text}` for an output");
            return Err(errors.report(Code::ParameterType, Loc::of(ty), message, help));
        }
        ty if super::optional::option(ty).is_some() => {
            let inner = super::optional::option(ty).map(super::text).unwrap_or_default();
            let message = format!("`{inner}` is not optional in {}", noun(kind));
            let help =
                "an optional input of a kernel is `Option<&Tensor<T, R>>`; a choice is a `bool`, or `const F: bool`";
            return Err(errors.report(Code::ParameterType, Loc::of(ty), message, help));
        }
        Type::Path(path) if is_scalar_path(signature, path) => ParamKind::Scalar(signature.elem(errors, &input.ty)?),
        other => {
            let message =
                format!("parameter `{name}` has type `{}`, which {} cannot take", super::text(other), noun(kind));
            let word = memory_word(kind);
            let help =
                format!("parameters are `&{word}<T, R>`, `&mut {word}<T, R>` or scalars such as `f32` and `usize`");
            return Err(errors.report(Code::ParameterType, Loc::of(other), message, help));
        }
    };
    Ok(Param { name, kind })
}

fn is_scalar_path(signature: &Signature, path: &syn::TypePath) -> bool {
    signature.try_elem(&Type::Path(path.clone())).is_some()
        || path.path.segments.last().is_some_and(|s| s.arguments.is_none() && path.path.segments.len() == 1)
}

fn list(names: &[String]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}
