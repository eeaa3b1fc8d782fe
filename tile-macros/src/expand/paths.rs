//! Replaces placeholders in text that is generated from IR by the user's own path
//! tokens.
//!
//! Generated text names outside constants and called functions. Read back from text, a
//! path has no place in the user's source, and a mistake in it would be reported at the
//! attribute, once more than where it is. So the text is generated with a placeholder
//! for each path, and the user's own tokens replace it.

use crate::front::Lowered;
use proc_macro2::{Group, TokenStream, TokenTree};
use quote::ToTokens;
use tile_core::ir::Func;

const EXTERN: &str = "__outside";
const CALLEE: &str = "__called";

/// The function with placeholders for paths.
pub(crate) fn hidden(func: &Func) -> Func {
    let mut func = func.clone();
    for (i, outside) in func.externs.iter_mut().enumerate() {
        outside.path = format!("{EXTERN}{i}");
    }
    for (i, callee) in func.callees.values_mut().enumerate() {
        callee.path = format!("{CALLEE}{i}");
    }
    func
}

/// The tokens with the user's paths in place of placeholders.
pub(crate) fn shown(tokens: TokenStream, lowered: &Lowered) -> TokenStream {
    let mut out = TokenStream::new();
    for tree in tokens {
        match tree {
            TokenTree::Group(group) => {
                let mut inner = Group::new(group.delimiter(), shown(group.stream(), lowered));
                inner.set_span(group.span());
                out.extend([TokenTree::Group(inner)]);
            }
            TokenTree::Ident(ident) => match path(&ident.to_string(), lowered) {
                Some(path) => path.to_tokens(&mut out),
                None => out.extend([TokenTree::Ident(ident)]),
            },
            other => out.extend([other]),
        }
    }
    out
}

fn path<'a>(name: &str, lowered: &'a Lowered) -> Option<&'a syn::Path> {
    if let Some(number) = name.strip_prefix(EXTERN) {
        return lowered.extern_paths.get(number.parse::<usize>().ok()?);
    }
    let number = name.strip_prefix(CALLEE)?.parse::<usize>().ok()?;
    lowered.callee_paths.get(number).map(|(path, _)| path)
}
