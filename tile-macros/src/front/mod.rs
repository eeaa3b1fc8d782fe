//! The front end: from the tokens of one function to checked tile IR.
//!
//! ```text
//! tokens ──syn──▶ ItemFn ──▶ signature ──▶ body ──▶ ir::Func
//!                                            └────▶ shadow (what rustc checks)
//! ```

mod ast;
mod attr;
mod check;
mod fallback;
mod infer;
mod lower;
mod names;
mod parse;
mod shadow;
mod signature;

pub(crate) use attr::Options;

use crate::diag::{Code, Errors, Loc, Reported};
use check::Checked;
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use shadow::Shadow;
use signature::Signature;
use syn::ItemFn;
use tile_core::ir::{Func, FuncKind, Op, verify};

/// A function that passed every check.
pub(crate) struct Lowered {
    /// As the user wrote it.
    pub(crate) item: ItemFn,
    /// The attribute's items.
    pub(crate) options: Options,
    /// What it means.
    pub(crate) func: Func,
    /// A `const _: () = { … };` item for rustc to check.
    pub(crate) shadow: TokenStream,
    /// The path of each outside constant, in the order of `func.externs`.
    pub(crate) extern_paths: Vec<syn::Path>,
    /// The path of each called tile function with its generic arguments as
    /// written (empty, or what stands between `<` and `>`), in the order of
    /// `func.callees`.
    pub(crate) callee_paths: Vec<(syn::Path, TokenStream)>,
}

/// A function that did not.
pub(crate) struct Rejected {
    /// One `compile_error!` for each mistake.
    pub(crate) errors: TokenStream,
    /// Items of the same name, so that a mistake is said once.
    pub(crate) fallback: TokenStream,
    /// Where the crate of the language is, if not at `::tile_kernel`.
    pub(crate) home: Option<syn::Path>,
}

/// `#[tile_kernel(attr)] item`.
pub(crate) fn kernel(attr: TokenStream, item: TokenStream) -> Result<Lowered, Rejected> {
    let errors = Errors::default();
    let options = attr::kernel(&errors, attr);
    lower(errors, FuncKind::Kernel, options, item)
}

/// `#[tile_fn] item`.
pub(crate) fn function(attr: TokenStream, item: TokenStream) -> Result<Lowered, Rejected> {
    let errors = Errors::default();
    let options = attr::function(&errors, attr);
    lower(errors, FuncKind::Device, options, item)
}

fn lower(errors: Errors, kind: FuncKind, options: Options, tokens: TokenStream) -> Result<Lowered, Rejected> {
    let item: ItemFn = match syn::parse2(tokens) {
        Ok(item) => item,
        Err(error) => {
            let help = match kind {
                FuncKind::Kernel => "`#[tile_kernel]` stands on a function",
                FuncKind::Device => "`#[tile_fn]` stands on a function",
            };
            errors.report(Code::Item, Loc::at(error.span()), format!("this is not a function: {error}"), help);
            return Err(Rejected {
                errors: errors.into_tokens().unwrap_or_default(),
                fallback: TokenStream::new(),
                home: options.home,
            });
        }
    };
    let signature = signature::read(&errors, kind, &item.sig);
    let checked = match &signature {
        Ok(signature) => check(&errors, kind, &options, &item, signature),
        Err(Reported) => Err(Reported),
    };
    let conditions: Vec<&syn::Attribute> = item.attrs.iter().filter(|attr| attr.path().is_ident("cfg")).collect();
    match (errors.into_tokens(), checked) {
        (None, Ok((output, shadow))) => Ok(Lowered {
            item,
            options,
            func: output.func,
            shadow,
            extern_paths: output.externs,
            callee_paths: output.callees,
        }),
        (errors, checked) => {
            let fallback = match kind {
                FuncKind::Kernel => fallback::kernel(&item),
                FuncKind::Device => fallback::function(&item, signature.is_ok()),
            };
            // Editors complete and hover in a body with mistakes, too.
            let shadow = checked.ok().map(|(_, shadow)| {
                quote! {
                    #[allow(unexpected_cfgs, reason = "set by rust-analyzer")]
                    const _: () = {
                        #[cfg(rust_analyzer)]
                        #shadow
                    };
                }
            });
            // Of a function that is not compiled nothing is said.
            let (errors, fallback) = match conditions.as_slice() {
                [] => (quote!(#errors), quote!(#fallback #shadow)),
                cfg => (quote!(#(#cfg)* const _: () = { #errors };), TokenStream::new()),
            };
            Err(Rejected { errors, fallback, home: options.home })
        }
    }
}

/// Everything after the signature. Mistakes are in `errors`.
fn check(
    errors: &Errors,
    kind: FuncKind,
    options: &Options,
    item: &ItemFn,
    signature: &Signature,
) -> Result<(lower::Output, TokenStream), Reported> {
    signature::check_options(errors, signature, options);
    let (body, nodes) = parse::body(errors, &item.block);
    let name = options.name.clone().unwrap_or_else(|| signature.name.to_string());
    let mut output = lower::run(errors, kind, &name, signature, &body, nodes);
    output.func.schedule.threads = options.threads;
    output.func.schedule.fast_math = options.fast_math;
    output.func.schedule.tf32 = options.tf32;
    output.func.schedule.two_level_sums = options.two_level_sums;
    output.func.schedule.turns = options.turns;
    output.func.schedule.clusters = options.clusters;
    output.func.schedule.split = options.split;
    output.func.schedule.raster = options.raster.map(|(rows, _)| rows);
    output.func.schedule.persistent = options.persistent;
    output.func.schedule.registers = options.registers;
    output.func.schedule.swap = options.swap;
    output.func.schedule.vectors = options.vectors;
    output.func.schedule.units = options.units.iter().map(|(name, unit)| (name.to_string(), *unit)).collect();
    units(errors, options, &output.func);
    rows(errors, options, &output.func);
    if errors.is_empty() {
        let lower::Output { func, locs, call_writes, .. } = &output;
        check::run(&Checked { errors, func, locs, call_writes });
        // What follows relies on the invariants of the IR.
        for error in verify::verify(func).err().unwrap_or_default() {
            let loc = match error.place {
                verify::Place::Inst(inst) => locs.get(inst.index()).copied(),
                verify::Place::Func => None,
            };
            errors.internal(loc.unwrap_or_else(|| Loc::of(&signature.name)), error.message);
        }
    }
    let shadow = Shadow { signature, types: &output.types, binds: &output.binds }.item(item, &body);
    Ok((output, shadow))
}

/// Reports names in `units(…)` that no tile of the kernel has.
fn units(errors: &Errors, options: &Options, func: &Func) {
    let mut tiles: Vec<&str> = Vec::new();
    func.walk(func.body, &mut |_, inst| {
        if let (Op::Alloc {}, Some(result)) = (&inst.op, inst.result) {
            tiles.extend(func.values[result].name.as_deref());
        }
    });
    for (i, (name, _)) in options.units.iter().enumerate() {
        if options.units[..i].iter().any(|(other, _)| other == name) {
            let message = format!("`{name}` is given twice in `units`");
            errors.report(Code::Attribute, Loc::of(name), message, "remove one of them");
        } else if tiles.iter().all(|tile| name != tile) {
            let message = format!("`units` names `{name}`, which is no tile of the kernel");
            let help = match names::closest(&name.to_string(), tiles.iter().copied()) {
                Some(near) => format!("did you mean `{near}`?"),
                None => "name what `shared` or `fragment` makes".to_owned(),
            };
            errors.report(Code::Attribute, Loc::of(name), message, help);
        }
    }
}

/// Reports bands of rows in a grid that has none.
fn rows(errors: &Errors, options: &Options, func: &Func) {
    if let Some((rows, loc)) = options.raster
        && rows > 1
        && func.grid.len() < 2
    {
        let message = format!("bands of {rows} rows of tiles, in a grid that has no rows");
        errors.report(Code::Attribute, loc, message, "`blocks` with two axes or three has, or remove the item");
    }
}

/// The tokens as one would write them: no spaces but where Rust needs them or
/// custom has them.
fn text(tokens: &impl ToTokens) -> String {
    let mut out = String::new();
    let spaced = tokens.to_token_stream().to_string();
    let parts: Vec<&str> = spaced.split(' ').filter(|part| !part.is_empty()).collect();
    for (i, part) in parts.iter().enumerate() {
        let before = i.checked_sub(1).map_or("", |i| parts[i]);
        let word = |text: &str, end: bool| {
            let c = if end { text.chars().next_back() } else { text.chars().next() };
            c.is_some_and(|c| c.is_alphanumeric() || c == '_')
        };
        if before.ends_with(',') || (word(before, true) && word(part, false)) {
            out.push(' ');
        }
        out.push_str(part);
    }
    out
}

#[cfg(test)]
mod tests;
