//! Code generation of the macro: from a checked function to the Rust items that replace
//! it.
//!
//! A kernel `matmul<T, const BM: usize>` becomes
//!
//! ```text
//! pub struct matmul<T = f32, const BM: usize = 128> { … }    the handle's type
//! pub const fn matmul<T, const BM: usize>() -> matmul<T, BM> makes one
//! const _: () = {
//!     static DEF: KernelDef = …;                 IR text, parameters, callees
//!     impl<T, const BM: usize> matmul<T, BM> {   pub fn launch(…), native code
//!     …
//! };
//! const _: () = { … };                           the shadow body, first
//! ```
//!
//! The struct is braced, so it takes the type namespace alone and the
//! constructor the value namespace: one name serves `matmul::<f32, 64>()` and
//! `matmul<f32, 64>`, and one `use` imports both. Everything else lives inside
//! anonymous constants, where it sees the user's names and adds none.
//!
//! Paths start at `::tile_kernel`, and names of parameters that the user did
//! not write have a span of their own hygiene, so that no name of the user's
//! can be captured. Literals that only a compiler needs are left out for
//! rust-analyzer.
//!
//! That a kernel is never used is said of its constructor. Nothing else is a
//! place of that lint: it is silent where an item begins with a token of the
//! macro's own. Levels that allow it would hide the kernel's, since rustc counts
//! what an item with such a level mentions as used.

mod arguments;
mod conditions;
mod definition;
mod function;
mod generics;
mod handle;
mod launch;
mod native;
mod options;
mod paths;

pub(crate) use arguments::items as arguments;
pub(crate) use function::function;
pub(crate) use handle::kernel;
pub(crate) use launch::{Written, written};

use crate::front::levels;
use proc_macro2::{Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::{Attribute, Ident, Visibility};

/// Where the items that expansions use live.
fn private() -> TokenStream {
    quote!(::tile_kernel::__private)
}

/// The user's attributes, by the items they belong on.
struct Attributes<'a> {
    /// `cfg`: on every item.
    cfg: Vec<&'a Attribute>,
    /// Documentation: on the items that carry the user's name.
    named: Vec<&'a Attribute>,
    /// Levels of lints: on the item with the user's signature.
    lints: Vec<Attribute>,
    /// Levels of `dead_code`: on the item that a program calls.
    used: Vec<Attribute>,
}

impl<'a> Attributes<'a> {
    fn new(attrs: &'a [Attribute]) -> Attributes<'a> {
        let with = |names: &[&str]| attrs.iter().filter(|a| names.iter().any(|n| a.path().is_ident(n))).collect();
        Attributes {
            cfg: with(&["cfg"]),
            named: with(&["doc", "deprecated", "must_use"]),
            lints: levels::of_signature(attrs),
            used: levels::of_name(attrs),
        }
    }
}

/// `#[must_use]`, unless the user says so.
fn must_use(attrs: &[Attribute]) -> Option<TokenStream> {
    (!attrs.iter().any(|attr| attr.path().is_ident("must_use"))).then(|| quote!(#[must_use]))
}

/// A span at the same place that is the macro's own: rustc says nothing of unused
/// items that begin with it.
fn silent(span: Span) -> Span {
    span.resolved_at(Span::call_site())
}

/// A visibility whose items rustc may find unused and say nothing.
fn silently(vis: &Visibility) -> TokenStream {
    let silent = |mut tree: TokenTree| {
        tree.set_span(silent(tree.span()));
        tree
    };
    vis.to_token_stream().into_iter().map(silent).collect()
}

/// The tokens of a path at another place.
fn respanned(path: TokenStream, span: Span) -> TokenStream {
    let at = |mut tree: TokenTree| {
        tree.set_span(tree.span().located_at(span));
        tree
    };
    path.into_iter().map(at).collect()
}

/// An identifier like `base` that none of `taken` equals.
fn unlike(base: &str, taken: &[&Ident]) -> Ident {
    let mut name = base.to_owned();
    while taken.iter().any(|ident| **ident == name) {
        name.push('_');
    }
    Ident::new(&name, Span::mixed_site())
}
