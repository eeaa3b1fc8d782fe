//! Memory in a signature: tensors, tiles and memory of ranks, and tiles that a function gives.

use super::{ParamKind, Signature};
use crate::diag::{Code, Errors, Loc, Reported};
use syn::{GenericArgument, PathArguments, Type};
use tile_core::elem::Elem;
use tile_core::ir::FuncKind;

impl Signature {
    /// Element type and rank of `Tile<T, R>`, which a function gives.
    pub(crate) fn tile(&self, errors: &Errors, ty: &Type) -> Result<(Elem, usize), Reported> {
        match memory_name(ty) {
            Some(segment) if segment.ident == "Tile" => match memory(errors, FuncKind::Device, self, ty, true)? {
                ParamKind::Tile { elem, rank, .. } => Ok((elem, rank)),
                _ => Err(Reported),
            },
            _ => {
                let message = format!("`{}` is not a tile", crate::front::text(ty));
                let help = "functions give one scalar, or tiles alone: `-> (Tile<f32, 2>, Tile<f32, 1>)`";
                Err(errors.report(Code::ParameterType, Loc::of(ty), message, help))
            }
        }
    }
}

/// What a function takes by reference.
pub(super) fn memory_word(kind: FuncKind) -> &'static str {
    match kind {
        FuncKind::Kernel => "Tensor",
        FuncKind::Device => "Tile",
    }
}

/// The types of tiles that a function gives, one or a tuple of them.
pub(crate) fn tiles(ty: &Type) -> Option<Vec<&Type>> {
    let is_tile = |ty: &&Type| memory_name(ty).is_some();
    match ty {
        Type::Tuple(tuple) if tuple.elems.iter().any(|ty| is_tile(&ty)) => Some(tuple.elems.iter().collect()),
        ty => is_tile(&ty).then(|| vec![ty]),
    }
}

/// Types that are taken by reference.
const MEMORY: [&str; 4] = ["Tensor", "Tile", "Peers", "Signals"];

pub(crate) fn memory_name(ty: &Type) -> Option<&syn::PathSegment> {
    match ty {
        Type::Path(path) => path.path.segments.last().filter(|s| MEMORY.iter().any(|word| s.ident == word)),
        _ => None,
    }
}

pub(super) fn memory(
    errors: &Errors,
    kind: FuncKind,
    signature: &Signature,
    ty: &Type,
    mutable: bool,
) -> Result<ParamKind, Reported> {
    let Some(segment) = memory_name(ty) else {
        let word = memory_word(kind);
        let help = match ty {
            Type::Path(_) => format!("scalars are taken by value, arrays as `&{word}<T, R>`"),
            _ => format!("arrays are taken as `&{word}<T, R>`"),
        };
        let message = format!("`&{}` is not a parameter type", crate::front::text(ty));
        return Err(errors.report(Code::ParameterType, Loc::of(ty), message, help));
    };
    let word = segment.ident.to_string();
    match (word.as_str(), kind) {
        ("Tile", FuncKind::Kernel) => {
            let help = "a kernel takes `&Tensor<T, R>`; tiles are made in its body with `shared` or `fragment`";
            return Err(errors.report(Code::ParameterType, Loc::of(ty), "a kernel takes no tiles", help));
        }
        ("Tensor", FuncKind::Device) if mutable => {
            let help = "let it give a tile, which the kernel copies to the tensor";
            let message = "a tile function writes no tensors";
            return Err(errors.report(Code::ParameterType, Loc::of(ty), message, help));
        }
        ("Peers" | "Signals", FuncKind::Device) => {
            let help = "copy from the rank to a tile and pass that, or make the function a kernel";
            let message = format!("a tile function takes no `{word}`");
            return Err(errors.report(Code::ParameterType, Loc::of(ty), message, help));
        }
        ("Signals", FuncKind::Kernel) => return signals(errors, segment, ty, mutable),
        _ => {}
    }
    // The axis of ranks is one of the five that memory has.
    let most = if word == "Peers" { 4 } else { 5 };
    let usage = format!("write `{word}<T, R>` with an element type and a rank from 1 to {most}");
    let PathArguments::AngleBracketed(arguments) = &segment.arguments else {
        return Err(errors.report(Code::ParameterType, Loc::of(ty), format!("`{word}` without arguments"), usage));
    };
    let mut arguments = arguments.args.iter();
    let (Some(GenericArgument::Type(elem)), Some(rank), None) = (arguments.next(), arguments.next(), arguments.next())
    else {
        return Err(errors.report(Code::ParameterType, Loc::of(ty), format!("`{word}` takes two arguments"), usage));
    };
    let elem = signature.elem(errors, elem)?;
    if elem == Elem::INDEX {
        let help = "store `i64` or `u64` and convert with `as usize`";
        return Err(errors.report(Code::ElementType, Loc::of(ty), "`usize` is not stored in memory", help));
    }
    let number = match rank {
        GenericArgument::Const(syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(n), .. })) => n.base10_parse().ok(),
        _ => None,
    };
    match number {
        Some(rank @ 1..=5) if word == "Tensor" => Ok(ParamKind::Tensor { elem, rank, mutable }),
        Some(rank @ 1..=4) if word == "Peers" => Ok(ParamKind::Peers { elem, rank, mutable }),
        Some(rank @ 1..=5) if word == "Tile" => Ok(ParamKind::Tile { elem, rank, mutable }),
        _ => {
            let message = match word.as_str() {
                "Peers" => "the rank of each rank's part is a literal from 1 to 4".to_owned(),
                _ => format!("the rank of a {} is a literal from 1 to 5", word.to_lowercase()),
            };
            Err(errors.report(Code::ParameterType, Loc::of(rank), message, usage))
        }
    }
}

/// `&Signals`.
fn signals(errors: &Errors, segment: &syn::PathSegment, ty: &Type, mutable: bool) -> Result<ParamKind, Reported> {
    let help = "write `&Signals`: words of `u32`, which ranks set and wait for";
    if !segment.arguments.is_none() {
        return Err(errors.report(Code::ParameterType, Loc::of(ty), "`Signals` takes no arguments", help));
    }
    if mutable {
        return Err(errors.report(Code::ParameterType, Loc::of(ty), "`Signals` are not taken by `&mut`", help));
    }
    Ok(ParamKind::Signals)
}
