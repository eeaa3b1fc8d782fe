//! Front end of the macro: from the tokens of one function to checked tile IR.
//!
//! ```text
//! tokens ──syn──▶ ItemFn ──▶ signature ──▶ body ──▶ ir::Func
//!                                            └────▶ shadow (what rustc checks)
//! ```

mod ast;
mod attr;
mod check;
mod configuration;
mod enclosing;
mod fallback;
mod file;
mod foreign;
mod hints;
mod infer;
mod invisible;
mod items;
pub(crate) mod levels;
mod lower;
pub(crate) mod names;
mod optional;
mod parse;
mod shadow;
pub(crate) mod signature;
mod source;

pub(crate) use file::plainly_absent;
pub(crate) use items::Options;
pub(crate) use lower::{is_constant_name, is_scalar_function};
pub(crate) use signature::{ParamKind, Signature};

use crate::diag::{Code, Errors, Loc, Reported};
use check::Checked;
use configuration::Configuration;
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
pub(crate) use shadow::callable;
use shadow::{LeftOut, Shadow};
use std::collections::HashMap;
use syn::ItemFn;
use tile_core::analysis::init::Contents;
use tile_core::ir::{Condition, ConditionKind, DemandKind, Dim, Func, FuncKind, InstId, Value, verify};

/// A function that passed every check.
pub(crate) struct Lowered {
    /// As the user wrote it.
    pub(crate) item: ItemFn,
    /// The attribute's items.
    pub(crate) options: Options,
    /// What it means.
    pub(crate) func: Func,
    /// What it does with the contents of memory.
    pub(crate) contents: Contents,
    /// An item for rustc to check.
    pub(crate) shadow: TokenStream,
    /// The source of each instruction.
    pub(crate) locs: Vec<Loc>,
    /// The source of each condition.
    pub(crate) condition_locs: Vec<Loc>,
    /// Where constants stand that an instance may not have.
    pub(crate) demand_locs: HashMap<(DemandKind, Dim), Loc>,
    /// The path of each outside constant, in the order of `func.externs`.
    pub(crate) extern_paths: Vec<syn::Path>,
    /// The path of each called tile function with its generic arguments as
    /// written (empty, or what stands between `<` and `>`), in the order of
    /// `func.callees`.
    pub(crate) callee_paths: Vec<(syn::Path, TokenStream)>,
}

/// A function that did not.
pub(crate) struct Rejected {
    /// The body, for editors alone.
    pub(crate) shadow: TokenStream,
    /// One `compile_error!` for each mistake.
    pub(crate) errors: TokenStream,
    /// Items of the same name, so that a mistake is said once.
    pub(crate) fallback: TokenStream,
    /// Where the crate of the language is, if not at `::tile_kernel`.
    pub(crate) home: Option<syn::Path>,
}

/// `#[tile_kernel(attr)] item`, once for each variant.
pub(crate) fn kernel(attr: TokenStream, item: TokenStream) -> Vec<Result<Lowered, Rejected>> {
    variants(FuncKind::Kernel, attr, item)
}

/// `#[tile_expr(attr)] item`, as the tile kernel that it becomes.
pub(crate) fn expression(attr: TokenStream, tokens: TokenStream) -> Vec<Result<Lowered, Rejected>> {
    let errors = Errors::default();
    let options = attr::kernel(&errors, attr.clone());
    let item: ItemFn = match syn::parse2(invisible::blocks(tokens.clone())) {
        Ok(item) => item,
        // Says what is wrong.
        Err(_) => return kernel(attr, tokens),
    };
    match crate::formula::kernel(&errors, &attr, &item) {
        Ok(written) => {
            let source = crate::formula::source(&written);
            let tokens = written.item.to_token_stream();
            let mut all = variants(FuncKind::Kernel, written.attr, tokens);
            for variant in &mut all {
                match variant {
                    Ok(lowered) => {
                        lowered.options.tiles.clone_from(&written.tiles);
                        lowered.options.source = Some(source.clone());
                    }
                    // Callers name the parameters that the author wrote.
                    Err(rejected) => {
                        let cfg: Vec<&syn::Attribute> =
                            item.attrs.iter().filter(|attr| attr.path().is_ident("cfg")).collect();
                        rejected.fallback = fallback::kernel(&item, true, &options, &cfg);
                    }
                }
            }
            all
        }
        Err(Reported) => vec![Err(rejected(FuncKind::Kernel, errors, options, Some((&item, false))))],
    }
}

/// `#[tile_fn] item`, once for each variant.
pub(crate) fn function(attr: TokenStream, item: TokenStream) -> Vec<Result<Lowered, Rejected>> {
    variants(FuncKind::Device, attr, item)
}

/// Reports an item that is no function, or whose body Rust does not parse.
fn unparsed(errors: &Errors, kind: FuncKind, error: &syn::Error) {
    let at = Loc::at(error.span());
    if error.to_string().contains("expected `]`") {
        let help = "an element of a tensor or tile with several axes is `x[[i, j]]`";
        errors.report(Code::Syntax, at, "an index is one expression", help);
        return;
    }
    let help = match kind {
        FuncKind::Kernel => "`#[tile_kernel]` stands on a function",
        FuncKind::Device => "`#[tile_fn]` stands on a function",
    };
    errors.report(Code::Item, at, format!("this is not a function: {error}"), help);
}

fn variants(kind: FuncKind, attr: TokenStream, tokens: TokenStream) -> Vec<Result<Lowered, Rejected>> {
    let errors = Errors::default();
    let options = match kind {
        FuncKind::Kernel => attr::kernel(&errors, attr.clone()),
        FuncKind::Device => attr::function(&errors, attr.clone()),
    };
    let tokens = invisible::blocks(tokens);
    let item: ItemFn = match syn::parse2(tokens.clone()) {
        Ok(item) => item,
        Err(error) => {
            unparsed(&errors, kind, &error);
            return vec![Err(rejected(kind, errors, options, None))];
        }
    };
    if item.sig.receiver().is_none()
        && !item.attrs.iter().any(|attr| attr.path().is_ident("cfg"))
        && let Some(place) = enclosing::wrong(&item.sig.ident)
    {
        let name = &item.sig.ident;
        match place {
            enclosing::Place::Method => {
                let message = format!("`{name}` stands in an `impl` or a `trait`");
                errors.report(Code::Item, Loc::of(name), message, "write it as a function of the module");
            }
            enclosing::Place::Beside(word) => {
                let message = format!("`{name}` is the name of a `{word}` beside it, too");
                let help = "the attribute makes a function and a type of this name; give one of the two another";
                errors.report(Code::Item, Loc::of(name), message, help);
            }
        }
        return vec![Err(rejected(kind, errors, options, None))];
    }
    let Ok(variants) = configuration::variants(&errors, &tokens) else {
        return vec![Err(rejected(kind, errors, options, Some((&item, false))))];
    };
    let mut all = Vec::new();
    for variant in variants {
        // Each variant says what is wrong with it: rustc drops what the others say.
        let errors = Errors::default();
        let options = match kind {
            FuncKind::Kernel => attr::kernel(&errors, attr.clone()),
            FuncKind::Device => attr::function(&errors, attr.clone()),
        };
        match variant.item(&errors, item.clone()) {
            Ok(Some(item)) if kind == FuncKind::Kernel => forms(errors, &variant, &options, &item, &mut all),
            Ok(Some(item)) => all.push(lower(errors, kind, &variant, options, item).map_err(|rejected| *rejected)),
            Ok(None) => {}
            Err(Reported) => all.push(Err(rejected(kind, errors, options, Some((&item, false))))),
        }
    }
    all
}

/// Lowers a kernel with its optional inputs, and without. Where the first has mistakes, the others
/// would repeat them.
fn forms(
    errors: Errors,
    variant: &Configuration,
    options: &Options,
    item: &ItemFn,
    all: &mut Vec<Result<Lowered, Rejected>>,
) {
    let Ok(forms) = optional::forms(&errors, item) else {
        all.push(Err(rejected(FuncKind::Kernel, errors, options.clone(), Some((item, false)))));
        return;
    };
    let (mut errors, mut lowered) = (Some(errors), Vec::<Lowered>::new());
    for (item, optional) in forms {
        let name = options.name.as_ref().map(|name| format!("{name}{}", optional.suffix()));
        let args = options.args.clone().filter(|_| !optional.is_partial());
        let options = Options { name, args, optional, ..options.clone() };
        let result = lower(errors.take().unwrap_or_default(), FuncKind::Kernel, variant, options, item);
        match result {
            Ok(form) => lowered.push(form),
            Err(mut rejected) => {
                // The kernel of the name is refused with it.
                if let Some(Lowered { item, options, .. }) = lowered.first() {
                    let cfg: Vec<&syn::Attribute> =
                        item.attrs.iter().filter(|attr| attr.path().is_ident("cfg")).collect();
                    rejected.fallback = fallback::kernel(item, true, options, &cfg);
                }
                all.push(Err(*rejected));
                return;
            }
        }
    }
    all.extend(lowered.into_iter().map(Ok));
}

/// What stands for a function with errors; with the item, whether its signature
/// is in order.
fn rejected(kind: FuncKind, errors: Errors, options: Options, item: Option<(&ItemFn, bool)>) -> Rejected {
    let conditions: Vec<&syn::Attribute> =
        item.iter().flat_map(|(item, _)| &item.attrs).filter(|attr| attr.path().is_ident("cfg")).collect();
    let errors = errors.into_tokens();
    // Of a function that is not compiled nothing is said.
    let errors = match conditions.as_slice() {
        [] => quote!(#errors),
        cfg => quote!(#(#cfg)* const _: () = { #errors };),
    };
    let fallback = match (kind, item) {
        (_, None) => TokenStream::new(),
        (FuncKind::Kernel, Some((item, signature))) => fallback::kernel(item, signature, &options, &conditions),
        (FuncKind::Device, Some((item, signature))) => fallback::function(item, signature, &conditions),
    };
    Rejected { shadow: TokenStream::new(), errors, fallback, home: options.home }
}

fn lower(
    errors: Errors,
    kind: FuncKind,
    variant: &Configuration,
    options: Options,
    item: ItemFn,
) -> Result<Lowered, Box<Rejected>> {
    own_attributes(&errors, kind, &item);
    let signature = signature::read(&errors, kind, &item.sig)
        .map(|signature| Signature { partial: options.optional.is_partial(), ..signature });
    let checked = match &signature {
        Ok(signature) => check(&errors, kind, variant, &options, &item, signature),
        Err(Reported) => Err(Reported),
    };
    match (errors.is_empty(), checked) {
        (true, Ok((output, contents, shadow))) => Ok(Lowered {
            item,
            options,
            func: output.func,
            contents,
            shadow: shadow::item(&shadow.whole, true),
            locs: output.locs,
            condition_locs: output.condition_locs,
            demand_locs: output.demand_locs,
            extern_paths: output.externs,
            callee_paths: output.callees,
        }),
        (_, checked) => {
            let mut rejected = rejected(kind, errors, options, Some((&item, signature.is_ok())));
            // Editors complete and hover in a body with mistakes, too.
            let (whole, partial) = match checked {
                Ok((.., shadow)) => (Some(shadow.whole), shadow.partial),
                Err(Reported) => (shadow::as_written(&item), None),
            };
            let cfg: Vec<&syn::Attribute> = item.attrs.iter().filter(|attr| attr.path().is_ident("cfg")).collect();
            if let Some(whole) = whole {
                let whole = shadow::item(&whole, false);
                rejected.shadow = quote!(#(#cfg)* #whole);
            }
            if let Some(partial) = partial {
                let partial = shadow::partial_item(&partial);
                rejected.fallback.extend(quote!(#(#cfg)* #partial));
            }
            Err(Box::new(rejected))
        }
    }
}

/// Refuses attributes of a function that would be without effect.
fn own_attributes(errors: &Errors, kind: FuncKind, item: &ItemFn) {
    let place = match kind {
        FuncKind::Kernel => "a kernel",
        FuncKind::Device => "a tile function",
    };
    let others: Vec<syn::Attribute> = item
        .attrs
        .iter()
        .filter(|attr| !["cfg", "deprecated", "must_use"].iter().any(|name| attr.path().is_ident(name)))
        .cloned()
        .collect();
    // What is refused is reported.
    let _ = parse::attrs::only_carried(errors, &others, place);
}

/// The shadow body, and what of one with mistakes rustc can check.
struct Shadows {
    whole: TokenStream,
    partial: Option<TokenStream>,
}

/// Everything after the signature. Mistakes are in `errors`.
fn check(
    errors: &Errors,
    kind: FuncKind,
    variant: &Configuration,
    options: &Options,
    item: &ItemFn,
    signature: &Signature,
) -> Result<(lower::Output, Contents, Shadows), Reported> {
    signature::check_options(errors, signature, options);
    signature::check_args(errors, signature, options);
    let parsed = parse::body(errors, variant, &options.optional, &item.block);
    let body = &parsed.body;
    let name = options.name.clone().unwrap_or_else(|| signature.name.to_string());
    let mut output = lower::run(errors, kind, &name, signature, &parsed);
    signature::check_unused(errors, signature, item);
    output.func.schedule = options.schedule.clone();
    hints::fit(errors, options, &output.func);
    let mut contents = Contents::default();
    if errors.is_empty() {
        let lower::Output { func, locs, call_writes, .. } = &output;
        let (known, conditions) = check::run(&Checked { errors, func, locs, call_writes });
        unwritten(errors, signature, func, &known);
        incomplete(errors, item, func, &known);
        contents = known;
        output.func.conditions.extend(conditions);
        let lower::Output { func, locs, .. } = &output;
        // What follows relies on the invariants of the IR.
        let broken = if errors.is_empty() { verify::verify(func).err() } else { None };
        for error in broken.unwrap_or_default() {
            let loc = match error.place {
                verify::Place::Inst(inst) => locs.get(inst.index()).copied(),
                verify::Place::Func => None,
            };
            errors.internal(loc.unwrap_or_else(|| Loc::of(&signature.name)), error.message);
        }
    }
    let conditions = conditions(&output.func, &contents);
    output.func.conditions.extend(conditions);
    place_conditions(&mut output, signature);
    let shadow =
        |partial| Shadow { signature, types: &output.types, binds: &output.binds, partial }.function(item, body);
    let whole = shadow(None);
    let partial = (!errors.is_empty()).then(|| shadow(Some(LeftOut::of(body, &errors.places()))));
    Ok((output, contents, Shadows { whole, partial }))
}

/// Finds where conditions come from that checks have added: the instruction of their
/// position.
fn place_conditions(output: &mut lower::Output, signature: &Signature) {
    let lower::Output { func, locs, condition_locs, .. } = output;
    for condition in &func.conditions[condition_locs.len()..] {
        let place = func.insts.iter().find(|(_, inst)| inst.span == condition.span);
        let loc = place.and_then(|(inst, _)| locs.get(inst.index())).copied();
        condition_locs.push(loc.unwrap_or_else(|| Loc::of(&signature.name)));
    }
}

/// What instances must satisfy, so that nothing is read before it is written.
fn conditions(func: &Func, contents: &Contents) -> Vec<Condition> {
    let condition = |(inst, root, dim): &(InstId, Value, Dim)| {
        let (less, more) = dim.sides();
        let (a, b) = (func.dim_text(&less), func.dim_text(&more));
        let name = func.values[*root].name.clone().unwrap_or_else(|| "_".to_owned());
        let message = format!("`{name}` is read before all of it is written: it takes {a} <= {b}");
        Condition { kind: ConditionKind::AtMost(less, more), message, span: func.insts[*inst].span }
    };
    contents.conditions.iter().map(condition).collect()
}

/// Reports parameters that are `&mut` for nothing.
fn unwritten(errors: &Errors, signature: &Signature, func: &Func, contents: &Contents) {
    for (param, known) in signature.params.iter().zip(&func.params) {
        let nothing = contents.params.get(&known.value).is_some_and(|contents| !contents.touched);
        if !nothing || known.name.starts_with('_') {
            continue;
        }
        let name = &known.name;
        let (message, help) = match func.kind {
            FuncKind::Kernel => {
                (format!("nothing writes the output `{name}`"), "write it, or take it as an input: `&Tensor<…>`")
            }
            FuncKind::Device => {
                (format!("nothing writes `{name}`, which is `&mut`"), "write it, or take it as `&Tile<…>`")
            }
        };
        errors.report(Code::UnusedParameter, Loc::of(&param.name), message, help);
    }
}

/// Reports tiles that a function gives with elements that nothing has written.
fn incomplete(errors: &Errors, item: &ItemFn, func: &Func, contents: &Contents) {
    let end = item.block.stmts.last().map_or_else(|| Loc::of(&item.sig.ident), Loc::of);
    for param in func.params.iter().filter(|param| param.returned) {
        if contents.params.get(&param.value).is_some_and(|contents| contents.written) {
            continue;
        }
        let name = &param.name;
        let message = format!("`{name}` is given with elements that may be unwritten");
        errors.report(Code::Uninitialised, end, message, format!("write all of it, or `clear(&mut {name})` first"));
    }
}

/// The tokens as one would write them: no spaces but where Rust needs them or
/// custom has them.
pub(crate) fn text(tokens: &impl ToTokens) -> String {
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
