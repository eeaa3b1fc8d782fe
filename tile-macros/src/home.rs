//! The façade's path in emitted code.
//!
//! Expansions are written with `::tile_kernel`. Where a crate knows it by another name,
//! the attribute says so (`crate = some::path`), and one pass over the tokens puts that
//! path in place. Only what the macro wrote has that form: a crate where
//! `::tile_kernel` is something else has no need of another path.

use proc_macro2::{Group, TokenStream, TokenTree};
use quote::ToTokens;

/// The name that expansions use.
const NAME: &str = "tile_kernel";

/// The tokens with `path` for `::tile_kernel`.
pub(crate) fn moved(tokens: TokenStream, path: Option<&syn::Path>) -> TokenStream {
    match path {
        Some(path) => replace(tokens, &path.to_token_stream()),
        None => tokens,
    }
}

fn replace(tokens: TokenStream, path: &TokenStream) -> TokenStream {
    let mut out: Vec<TokenTree> = Vec::new();
    for tree in tokens {
        match tree {
            TokenTree::Group(group) => {
                let mut inner = Group::new(group.delimiter(), replace(group.stream(), path));
                inner.set_span(group.span());
                out.push(inner.into());
            }
            TokenTree::Ident(ident) if ident == NAME && leads(&out) => {
                out.truncate(out.len() - 2);
                out.extend(path.clone().into_iter().map(|mut tree| {
                    tree.set_span(tree.span().located_at(ident.span()));
                    tree
                }));
            }
            other => out.push(other),
        }
    }
    out.into_iter().collect()
}

/// Whether the last tokens are a `::` that begins a path: no name before it,
/// or a keyword.
fn leads(before: &[TokenTree]) -> bool {
    let colon = |tree: &TokenTree| matches!(tree, TokenTree::Punct(p) if p.as_char() == ':');
    match before {
        [rest @ .., a, b] if colon(a) && colon(b) => match rest.last() {
            Some(TokenTree::Ident(name)) => syn::parse2::<syn::Ident>(name.to_token_stream()).is_err(),
            _ => true,
        },
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::moved;
    use quote::quote;

    #[test]
    fn leading_paths_are_moved_and_others_are_not() {
        let path = syn::parse_quote!(crate::tk);
        let moved = moved(
            quote!(use ::tile_kernel::lang; impl<T> ::tile_kernel::A<::tile_kernel::B> for c { a::tile_kernel::c(self) }),
            Some(&path),
        );
        let expected =
            quote!(use crate::tk::lang; impl<T> crate::tk::A<crate::tk::B> for c { a::tile_kernel::c(self) });
        assert_eq!(moved.to_string(), expected.to_string());
    }
}
