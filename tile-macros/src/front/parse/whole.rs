//! Parser of `tile!`: whole-tile expressions.

use super::Parser;
use crate::diag::{Loc, Reported};
use crate::front::ast::{Binary, BinaryKind, Expr, Name, StmtKind, Whole, WholeTarget};
use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use std::cell::OnceCell;
use std::collections::HashSet;
use syn::parse::{Parse, ParseStream};
use syn::spanned::Spanned;

const USAGE: &str = "tile!(s = s * scale - top[.., None]);";

impl Parser<'_> {
    /// `tile!(s = …)`, or `let s = tile!(…);` with the name of the tile that is `made`.
    pub(super) fn whole(
        &self,
        mac: &syn::Macro,
        made: Option<(Name, Option<syn::Token![mut]>)>,
    ) -> Result<StmtKind, Reported> {
        let mac = syn::Macro { tokens: broadcasts(mac.tokens.clone()), ..mac.clone() };
        let usage = if made.is_some() { "let s = tile!(a + b[.., None]);" } else { USAGE };
        let parser = |input: ParseStream<'_>| {
            let expr = syn::Expr::parse(input)?;
            input.parse::<Option<syn::Token![,]>>()?;
            Ok(expr)
        };
        let expr = self.parse(&mac, parser, usage)?;
        let (target, op, value) = match (super::stmt::peel(&expr), made) {
            (syn::Expr::Assign(e), None) => (WholeTarget::Tile(Box::new(self.expr(&e.left)?)), None, &*e.right),
            (syn::Expr::Binary(e), None) if super::expr::assignment(&e.op).is_some() => {
                let op = super::expr::assignment(&e.op).map(|op| Binary { kind: BinaryKind::Bin(op), token: e.op });
                (WholeTarget::Tile(Box::new(self.expr(&e.left)?)), op, &*e.right)
            }
            (other, None) => {
                let message = "`tile!` assigns to a tile";
                return Err(self.malformed(Loc::of(other), message, &format!("write `{usage}`")));
            }
            (syn::Expr::Assign(e), Some(_)) => {
                let help = "write the value alone; `tile!(s = …)` is a statement for a tile that is there";
                return Err(self.malformed(e.eq_token.span(), "a tile is assigned where one is made", help));
            }
            (value, Some((name, mutable))) => (WholeTarget::Made { name, mutable }, None, value),
        };
        let (indices, value) = self.indexed(value)?;
        let free = free(&mac.tokens);
        Ok(StmtKind::Whole(Box::new(Whole { target, op, indices, value, free, nest: OnceCell::new() })))
    }

    /// A value, or `|i, j| value`.
    fn indexed(&self, value: &syn::Expr) -> Result<(Vec<Name>, Expr), Reported> {
        match super::stmt::peel(value) {
            syn::Expr::Closure(closure) => {
                let names: Result<Vec<Name>, Reported> = closure.inputs.iter().map(|p| self.name(p)).collect();
                let value = self.expr(&closure.body);
                Ok((names?, value?))
            }
            _ => Ok((Vec::new(), self.expr(value)?)),
        }
    }
}

/// The tokens with `t[.., None]`, which Rust does not parse, as `t[[.., None]]`.
fn broadcasts(tokens: TokenStream) -> TokenStream {
    let mut out: Vec<TokenTree> = Vec::new();
    for tree in tokens {
        let tree = match tree {
            TokenTree::Group(group) => {
                let index = matches!(out.last(), Some(TokenTree::Ident(_) | TokenTree::Group(_)));
                let mut inner = broadcasts(group.stream());
                if index && group.delimiter() == Delimiter::Bracket && is_broadcast(&inner) {
                    inner = TokenTree::from(regrouped(&group, inner)).into();
                }
                regrouped(&group, inner).into()
            }
            other => other,
        };
        out.push(tree);
    }
    out.into_iter().collect()
}

fn regrouped(group: &Group, inner: TokenStream) -> Group {
    let mut new = Group::new(group.delimiter(), inner);
    new.set_span(group.span());
    new
}

/// Whether one of the items between commas is `..` or `None`.
fn is_broadcast(tokens: &TokenStream) -> bool {
    let trees: Vec<TokenTree> = tokens.clone().into_iter().collect();
    let mut items = trees.split(|tree| matches!(tree, TokenTree::Punct(p) if p.as_char() == ','));
    items.any(|item| match item {
        [TokenTree::Ident(ident)] => ident == "None",
        [TokenTree::Punct(a), TokenTree::Punct(b)] => a.as_char() == '.' && b.as_char() == '.',
        _ => false,
    })
}

/// Names that none of the tokens is: of a tile, and of five indices.
fn free(tokens: &TokenStream) -> Vec<Ident> {
    fn gather(tokens: TokenStream, words: &mut HashSet<String>) {
        for tree in tokens {
            match tree {
                TokenTree::Ident(ident) => drop(words.insert(ident.to_string())),
                TokenTree::Group(group) => gather(group.stream(), words),
                TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
        }
    }
    let mut words = HashSet::new();
    gather(tokens.clone(), &mut words);
    let name = |base: &str| {
        let mut name = base.to_owned();
        while words.contains(&name) {
            name.push('_');
        }
        Ident::new(&name, Span::mixed_site())
    };
    ["tile", "i", "j", "k", "l", "m"].map(name).into()
}
