//! `#[tile_expr]`: kernels in index notation, which become tile kernels.
//!
//! ```text
//! out[[i, j]] = silu(sum(k, a[[i, k]] * w[[j, k]]));
//!    │ parse      values at free indices, reductions, scalar operations
//!    │ extents    how far each index goes, from the tensors' axes
//!    │ plan       which indices are blocks, tiles and loops
//!    ▼ emit       tiles, loops, `gemm`, `reduce_…`, `parallel!`
//! #[tile_kernel] fn …(…) { dims!(…); let [i_tile, j_tile] = blocks(…); … }
//! ```
//!
//! What comes out is the source of a tile kernel, which goes through the same front end as one that a
//! person writes. Its const parameters beyond those of the expression are extents of tiles.

mod emit;
mod extents;
mod kind;
mod own_names;
mod parse;
mod plan;
mod positive;
mod row;
mod transposed;
mod types;
mod value;

use crate::diag::{Errors, Reported};
use crate::front::{Options, signature};
use emit::{Emitter, TileExtent};
use extents::Extents;
use proc_macro2::{Ident, Literal, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::ItemFn;
use tile_core::elem::Bound;
use tile_core::ir::FuncKind;
use types::Types;

/// A tile kernel that was an expression.
pub(crate) struct Kernel {
    /// The items of `#[tile_kernel(…)]`.
    pub(crate) attr: TokenStream,
    pub(crate) item: ItemFn,
    /// The const parameters that the expression does not have, with their defaults.
    pub(crate) tiles: Vec<(Ident, TokenStream)>,
}

/// Writes the tile kernel of an expression.
pub(crate) fn kernel(errors: &Errors, attr: &TokenStream, item: &ItemFn) -> Result<Kernel, Reported> {
    let signature = signature::read(errors, FuncKind::Kernel, &item.sig)?;
    let mut body = parse::Parser::new(errors, &signature).body(&item.block)?;
    let types = Types::of(&signature, &body);
    for assignment in &mut body.assignments {
        assignment.value = types.converted(&assignment.value);
    }
    let mut extents = Extents::of(errors, &signature, &body)?;
    own_names::apart(&mut body, &signature, &mut extents);
    let mut emitter = Emitter::new(errors, &signature, &types, &extents);
    let statements = value::plain_arguments(plan::body(&mut emitter, &body)?);
    let mut item = item.clone();
    item.block = Box::new(syn::parse2(quote!({ #statements })).map_err(|error| {
        errors.internal(error.span(), format!("the tile kernel of this expression is not Rust: {error}"));
        Reported
    })?);
    for TileExtent { name, .. } in &emitter.tiles {
        item.sig.generics.params.push(syn::parse_quote!(const #name: usize));
    }
    let Attribute { items, tiles } = attribute(attr, &signature, &emitter.tiles);
    Ok(Kernel { attr: items, item, tiles })
}

/// The items of a tile kernel's attribute.
struct Attribute {
    items: TokenStream,
    /// The extents of tiles by default.
    tiles: Vec<(Ident, TokenStream)>,
}

/// The attribute's items with defaults and candidates of tiles.
fn attribute(attr: &TokenStream, signature: &signature::Signature, tiles: &[TileExtent]) -> Attribute {
    let mut items = Vec::new();
    let (mut default, mut tune) = (TokenStream::new(), TokenStream::new());
    for item in Options::split(attr.clone()) {
        let mut trees = item.clone().into_iter();
        match (trees.next(), trees.next(), trees.next()) {
            (Some(TokenTree::Ident(word)), Some(TokenTree::Group(list)), None) if word == "default" => {
                default = list.stream();
            }
            (Some(TokenTree::Ident(word)), Some(TokenTree::Group(list)), None) if word == "tune" => {
                tune = list.stream();
            }
            _ => items.push(item),
        }
    }
    let mut defaults: Vec<TokenStream> = Options::split(default);
    let mut lists: Vec<TokenStream> = Options::split(tune);
    for (name, bound) in &signature.elems {
        if stated(&defaults, name).is_none() {
            let ty = if *bound == Bound::Int { quote!(i32) } else { quote!(f32) };
            defaults.push(quote!(#name = #ty));
        }
    }
    let mut extents = Vec::new();
    for TileExtent { name, default: extent, candidates } in tiles {
        let extent = stated(&defaults, name).unwrap_or_else(|| {
            let extent = Literal::usize_unsuffixed(*extent);
            defaults.push(quote!(#name = #extent));
            extent.into_token_stream()
        });
        extents.push((name.clone(), extent));
        if stated(&lists, name).is_none() && !candidates.is_empty() {
            let candidates = candidates.iter().map(|candidate| Literal::usize_unsuffixed(*candidate));
            lists.insert(0, quote!(#name = [#(#candidates),*]));
        }
    }
    // Without arguments for its own const parameters an expression has no default instance.
    if signature.consts.iter().all(|(name, _)| stated(&defaults, name).is_some()) {
        items.push(quote!(default(#(#defaults),*)));
    }
    if !lists.is_empty() {
        items.push(quote!(tune(#(#lists),*)));
    }
    Attribute { items: quote!(#(#items),*), tiles: extents }
}

/// What a list such as `T = f32, BM = 64` states for a name.
fn stated(list: &[TokenStream], name: &Ident) -> Option<TokenStream> {
    list.iter().find_map(|entry| {
        let mut trees = entry.clone().into_iter();
        trees.next().filter(|tree| *name == tree.to_string())?;
        Some(trees.skip(1).collect())
    })
}

/// A kernel as Rust without line breaks but behind its documentation.
pub(crate) fn source(kernel: &Kernel) -> String {
    let mut text = String::new();
    let mut item = kernel.item.clone();
    item.attrs.retain(|attr| match &attr.meta {
        syn::Meta::NameValue(doc) if doc.path.is_ident("doc") => match &doc.value {
            syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(line), .. }) => {
                text += &format!("///{}\n", line.value());
                false
            }
            _ => true,
        },
        _ => true,
    });
    let attr = &kernel.attr;
    text + &quote!(#[tile_kernel(#attr)] #item).to_string()
}
