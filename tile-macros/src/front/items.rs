//! What the items of the attribute state, and the lists that they are written in.

use super::optional::Optional;
use crate::diag::Loc;
use proc_macro2::{Ident, TokenStream, TokenTree};
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Token, parenthesized};
use tile_core::ir::Schedule;
use tile_core::ir::schedule::{Hint, TileWord};

/// What the attribute states.
#[derive(Clone, Default)]
pub(crate) struct Options {
    /// Name in dumps and errors instead of the function's.
    pub(crate) name: Option<String>,
    /// The default instance: every parameter with its argument, in the order
    /// written.
    pub(crate) default: Option<Vec<(Ident, TokenStream)>>,
    /// Candidate arguments for tuning.
    pub(crate) tune: Vec<(Ident, Vec<TokenStream>)>,
    /// Which candidates go together, over the const parameters.
    pub(crate) admits: Option<TokenStream>,
    /// How to run the kernel.
    pub(crate) schedule: Schedule,
    /// The schedule hints that are given, and where.
    pub(crate) hints: Vec<(&'static Hint, Loc)>,
    /// What hints say of tiles.
    pub(crate) of_tiles: Vec<OfTile>,
    /// Where the crate of the language is, if not at `::tile_kernel`.
    pub(crate) home: Option<syn::Path>,
    /// Of an expression: the const parameters that its author does not name, with their defaults, and
    /// its tile kernel.
    pub(crate) tiles: Vec<(Ident, TokenStream)>,
    pub(crate) source: Option<String>,
    /// The struct of its arguments.
    pub(crate) args: Option<NamedArguments>,
    /// Its optional inputs.
    pub(crate) optional: Optional,
}

impl Options {
    /// Whether a const parameter is one that an expression's author does not name.
    pub(crate) fn is_tile(&self, name: &Ident) -> bool {
        self.tiles.iter().any(|(tile, _)| tile == name)
    }
}

/// A word that a hint says of a tile: `a_s = cube` in `units(…)`.
#[derive(Clone)]
pub(crate) struct OfTile {
    pub(crate) hint: &'static Hint,
    pub(crate) tile: Ident,
    pub(crate) word: &'static TileWord,
}

/// `args(LinearArgs, scale = 1.0)`: the name of a struct, and values of scalars that a launch may
/// leave out.
#[derive(Clone)]
pub(crate) struct NamedArguments {
    pub(crate) name: Ident,
    pub(crate) defaults: Vec<(Ident, syn::Expr)>,
}

impl Parse for NamedArguments {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let content;
        parenthesized!(content in input);
        let name = content.parse()?;
        content.parse::<Option<Token![,]>>()?;
        let list = Punctuated::<Binding<syn::Expr>, Token![,]>::parse_terminated(&content)?;
        Ok(NamedArguments { name, defaults: list.into_iter().map(|binding| (binding.name, binding.value)).collect() })
    }
}

impl Options {
    /// The tokens between top-level commas.
    pub(crate) fn split(tokens: TokenStream) -> Vec<TokenStream> {
        split(tokens)
    }
}

/// `A = x`.
pub(super) struct Binding<V> {
    pub(super) name: Ident,
    pub(super) value: V,
}

impl<V: Parse> Parse for Binding<V> {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let name = input.parse()?;
        input.parse::<Token![=]>()?;
        Ok(Binding { name, value: input.parse()? })
    }
}

/// `(A = x, B = y)`.
pub(super) fn bindings<V: Parse, W>(input: ParseStream<'_>, unwrap: fn(V) -> W) -> syn::Result<Vec<(Ident, W)>> {
    let content;
    parenthesized!(content in input);
    let list = Punctuated::<Binding<V>, Token![,]>::parse_terminated(&content)?;
    Ok(list.into_iter().map(|binding| (binding.name, unwrap(binding.value))).collect())
}

/// The tokens between top-level commas.
pub(super) fn split(tokens: TokenStream) -> Vec<TokenStream> {
    let mut parts = vec![TokenStream::new()];
    for tree in tokens {
        match (&tree, parts.last_mut()) {
            (TokenTree::Punct(p), _) if p.as_char() == ',' => parts.push(TokenStream::new()),
            (_, Some(last)) => last.extend([tree]),
            (_, None) => {}
        }
    }
    parts.retain(|part| !part.is_empty());
    parts
}
