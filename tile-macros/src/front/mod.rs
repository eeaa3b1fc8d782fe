//! The front end: from the tokens of one function to checked tile IR.
//!
//! ```text
//! tokens ──syn──▶ ItemFn ──▶ signature ──▶ body ──▶ ir::Func
//!                                            └────▶ shadow (what rustc checks)
//! ```

mod attr;
mod fallback;
mod names;
mod signature;

pub(crate) use attr::Options;

use crate::diag::{Code, Errors, Loc, Reported};
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::ItemFn;
use tile_core::ir::{Func, FuncKind};

/// A function that passed every check.
pub(crate) struct Lowered {
    /// As the user wrote it.
    pub(crate) item: ItemFn,
    /// The attribute's items. Empty for tile functions.
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
    attr::function(&errors, &attr);
    lower(errors, FuncKind::Device, Options::default(), item)
}

/// The tokens on one line, without the spaces that Rust does not need.
fn text(tokens: &impl ToTokens) -> String {
    tokens.to_token_stream().to_string()
}

fn lower(errors: Errors, kind: FuncKind, options: Options, tokens: TokenStream) -> Result<Lowered, Rejected> {
    let item: ItemFn = match syn::parse2(tokens.clone()) {
        Ok(item) => item,
        Err(error) => {
            errors.report(Code::Item, Loc::at(error.span()), format!("{ITEM}: {error}"), "");
            return Err(Rejected { errors: errors.into_tokens().unwrap_or_default(), fallback: TokenStream::new() });
        }
    };
    let lowered = lower_item(&errors, kind, &options, &item);
    match (errors.into_tokens(), lowered) {
        (None, Ok((func, shadow))) => {
            Ok(Lowered { item, options, func, shadow, extern_paths: Vec::new(), callee_paths: Vec::new() })
        }
        (errors, _) => {
            let fallback = match kind {
                FuncKind::Kernel => fallback::kernel(&item),
                FuncKind::Device => fallback::function(&item),
            };
            Err(Rejected { errors: errors.unwrap_or_default(), fallback })
        }
    }
}

const ITEM: &str = "expected a function";

fn lower_item(
    errors: &Errors,
    kind: FuncKind,
    options: &Options,
    item: &ItemFn,
) -> Result<(Func, TokenStream), Reported> {
    let signature = signature::read(errors, kind, &item.sig)?;
    signature::check_options(errors, &signature, options);
    let func = Func::new(signature.name.to_string(), kind);
    for stmt in &item.block.stmts {
        errors.report(Code::Statement, Loc::of(stmt), "this statement has no meaning in a kernel", "");
    }
    Ok((func, quote!()))
}
