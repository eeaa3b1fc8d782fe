//! Conditional compilation inside a function: one variant of it for each outcome of its
//! `#[cfg]` and `#[cfg_attr]`.
//!
//! A macro cannot ask whether a `cfg` holds. So a function with conditions is
//! expanded once for each combination of them, with what is left out left out,
//! and each expansion stands under a `#[cfg]` that says which combination it is
//! for. Of these rustc keeps one.

use crate::diag::{Code, Errors, Loc, Reported};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::quote;
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::{AttrStyle, Attribute, ItemFn, Meta, Token};

/// How many conditions a function has at most: each doubles what is expanded.
const MOST: usize = 4;

/// What a variant takes each condition to be.
#[derive(Clone, Default)]
pub(crate) struct Configuration {
    decided: Vec<(TokenStream, bool)>,
}

/// The variants of a function, by the conditions in its tokens.
pub(crate) fn variants(errors: &Errors, item: &TokenStream) -> Result<Vec<Configuration>, Reported> {
    let mut conditions: Vec<TokenStream> = Vec::new();
    function(item.clone(), &mut conditions);
    if let Some(condition) = conditions.get(MOST) {
        let message = format!("`#[cfg({condition})]` is one of {} conditions in a function", conditions.len());
        let help = format!(
            "at most {MOST} are possible, for each doubles what is compiled; write `const FLAG: bool = cfg!(…);` outside \
             and `if FLAG`"
        );
        return Err(errors.report(Code::Syntax, Loc::of(condition), message, help));
    }
    Ok((0..1_usize << conditions.len())
        .rev()
        .map(|choice| Configuration {
            decided: conditions.iter().cloned().enumerate().map(|(i, c)| (c, choice >> i & 1 == 1)).collect(),
        })
        .collect())
}

impl Configuration {
    /// The attributes under which the variant is what rustc wants.
    pub(crate) fn conditions(&self) -> Vec<Attribute> {
        let decided = self.decided.iter();
        decided
            .map(|(condition, holds)| match holds {
                true => syn::parse_quote!(#[cfg(#condition)]),
                false => syn::parse_quote!(#[cfg(not(#condition))]),
            })
            .collect()
    }

    fn decide(&self, predicate: &TokenStream) -> bool {
        let (condition, holds) = plain(predicate.clone());
        let text = condition.to_string();
        let known = self.decided.iter().find(|(known, _)| known.to_string() == text);
        known.map_or(text == "true", |(_, value)| *value) == holds
    }

    /// The attributes that are left when the conditions are decided; `None` where
    /// what they stand on is left out.
    pub(crate) fn left(&self, errors: &Errors, attrs: &[Attribute]) -> Result<Option<Vec<Attribute>>, Reported> {
        let mut left = Vec::new();
        for attr in attrs {
            let (is_cfg, is_cfg_attr) = (attr.path().is_ident("cfg"), attr.path().is_ident("cfg_attr"));
            if !is_cfg && !is_cfg_attr {
                left.push(Attribute { style: AttrStyle::Outer, ..attr.clone() });
                continue;
            }
            let tokens = match &attr.meta {
                Meta::List(list) if !list.tokens.is_empty() => list.tokens.clone(),
                _ => {
                    let word = if is_cfg { "cfg" } else { "cfg_attr" };
                    let help = "write `#[cfg(feature = \"…\")]` or `#[cfg_attr(feature = \"…\", allow(…))]`";
                    let message = format!("`#[{word}]` without a condition");
                    return Err(errors.report(Code::Syntax, Loc::of(attr), message, help));
                }
            };
            if is_cfg {
                if !self.decide(&predicate(tokens).0) {
                    return Ok(None);
                }
                continue;
            }
            let (condition, rest) = predicate(tokens);
            if !self.decide(&condition) {
                continue;
            }
            let list = Punctuated::<Meta, Token![,]>::parse_terminated.parse2(rest).map_err(|error| {
                let message = format!("the attributes in `#[cfg_attr]`: {error}");
                let help = "write `#[cfg_attr(feature = \"…\", allow(…))]`";
                errors.report(Code::Syntax, Loc::at(error.span()), message, help)
            })?;
            let inner: Vec<Attribute> = list.into_iter().map(|meta| Attribute { meta, ..attr.clone() }).collect();
            match self.left(errors, &inner)? {
                Some(inner) => left.extend(inner),
                None => return Ok(None),
            }
        }
        Ok(Some(left))
    }

    /// Decides the conditions of a function's own attributes, parameters and type
    /// parameters; `None` where the function is left out. Its own `#[cfg]`s stay.
    pub(crate) fn item(&self, errors: &Errors, mut item: ItemFn) -> Result<Option<ItemFn>, Reported> {
        let (own, others): (Vec<Attribute>, Vec<Attribute>) =
            item.attrs.drain(..).partition(|attr| attr.path().is_ident("cfg"));
        let Some(others) = self.left(errors, &others)? else { return Ok(None) };
        item.attrs = own.into_iter().map(|attr| Attribute { style: AttrStyle::Outer, ..attr }).collect();
        item.attrs.extend(self.conditions());
        item.attrs.extend(others);
        let mut inputs = Punctuated::new();
        for mut input in item.sig.inputs {
            let attrs = match &mut input {
                syn::FnArg::Receiver(receiver) => &mut receiver.attrs,
                syn::FnArg::Typed(typed) => &mut typed.attrs,
            };
            if let Some(left) = self.left(errors, attrs)? {
                *attrs = left;
                inputs.push(input);
            }
        }
        item.sig.inputs = inputs;
        let mut params = Punctuated::new();
        for mut param in item.sig.generics.params {
            let attrs = match &mut param {
                syn::GenericParam::Lifetime(param) => &mut param.attrs,
                syn::GenericParam::Type(param) => &mut param.attrs,
                syn::GenericParam::Const(param) => &mut param.attrs,
            };
            if let Some(left) = self.left(errors, attrs)? {
                *attrs = left;
                params.push(param);
            }
        }
        item.sig.generics.params = params;
        Ok(Some(item))
    }
}

/// The tokens to the first comma, and those behind it.
fn predicate(tokens: TokenStream) -> (TokenStream, TokenStream) {
    let mut rest = tokens.into_iter();
    let first = rest.by_ref().take_while(|tree| !matches!(tree, TokenTree::Punct(p) if p.as_char() == ',')).collect();
    (first, rest.collect())
}

/// A condition without the `not(…)`s around it, and whether it is to hold.
fn plain(predicate: TokenStream) -> (TokenStream, bool) {
    let trees: Vec<TokenTree> = predicate.clone().into_iter().collect();
    match trees.as_slice() {
        [TokenTree::Ident(not), TokenTree::Group(inner)] if not == "not" => {
            let (condition, holds) = plain(inner.stream());
            (condition, !holds)
        }
        [TokenTree::Ident(word)] if word == "false" => (quote!(true), false),
        _ => (predicate, true),
    }
}

/// Collects the conditions in a function, but those of its own `#[cfg]`s.
fn function(item: TokenStream, conditions: &mut Vec<TokenStream>) {
    let trees: Vec<TokenTree> = item.into_iter().collect();
    let start = trees.iter().position(|tree| matches!(tree, TokenTree::Ident(word) if word == "fn")).unwrap_or(0);
    for tree in &trees[..start] {
        if let TokenTree::Group(group) = tree {
            attribute(group.stream(), false, conditions);
        }
    }
    inside(&trees[start..], conditions);
}

/// Collects the conditions in attributes at any depth.
fn inside(trees: &[TokenTree], conditions: &mut Vec<TokenStream>) {
    for (i, tree) in trees.iter().enumerate() {
        let TokenTree::Group(group) = tree else { continue };
        let pound = |tree: Option<&TokenTree>, c: char| matches!(tree, Some(TokenTree::Punct(p)) if p.as_char() == c);
        let before = |n: usize| i.checked_sub(n).and_then(|i| trees.get(i));
        let is_attribute = group.delimiter() == Delimiter::Bracket
            && (pound(before(1), '#') || (pound(before(1), '!') && pound(before(2), '#')));
        if is_attribute {
            attribute(group.stream(), true, conditions);
        } else {
            inside(&group.stream().into_iter().collect::<Vec<_>>(), conditions);
        }
    }
}

/// Collects the conditions of `cfg(…)`, if it counts, and `cfg_attr(…, …)`.
fn attribute(tokens: TokenStream, cfg: bool, conditions: &mut Vec<TokenStream>) {
    let trees: Vec<TokenTree> = tokens.into_iter().collect();
    let [TokenTree::Ident(word), TokenTree::Group(list)] = trees.as_slice() else { return };
    if !(word == "cfg" && cfg) && word != "cfg_attr" {
        return;
    }
    let (condition, rest) = predicate(list.stream());
    let (condition, _) = plain(condition);
    let text = condition.to_string();
    if !text.is_empty() && text != "true" && conditions.iter().all(|known| known.to_string() != text) {
        conditions.push(condition);
    }
    if word == "cfg_attr" {
        let mut rest = rest;
        while !rest.is_empty() {
            let (first, others) = predicate(rest);
            attribute(first, true, conditions);
            rest = others;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::variants;
    use crate::diag::Errors;
    use quote::{ToTokens, quote};

    /// The conditions of each variant.
    fn conditions(item: proc_macro2::TokenStream) -> Option<Vec<String>> {
        let variants = variants(&Errors::default(), &item).ok()?;
        let text = |attrs: Vec<syn::Attribute>| attrs.iter().map(|a| a.to_token_stream().to_string()).collect();
        Some(variants.iter().map(|variant| text(variant.conditions())).collect())
    }

    #[test]
    fn conditions_double_the_variants_and_negations_do_not() {
        assert_eq!(
            conditions(quote!(
                #[cfg(x)]
                #[inline]
                fn f() {
                    println!("#[cfg(y)]");
                }
            )),
            Some(vec![String::new()])
        );
        let item = quote! {
            #[cfg(mine)]
            fn f(#[cfg(a)] x: f32) {
                parallel!(N, |i| { #[cfg(not(a))] { y[i] = 0.0; } });
                #[cfg(false)]
                g();
            }
        };
        assert_eq!(conditions(item), Some(vec!["# [cfg (a)]".to_owned(), "# [cfg (not (a))]".to_owned()]));
        let item = quote!(
            fn f() {
                #[cfg_attr(a, cfg(b), allow(dead_code))]
                let x = 1;
            }
        );
        assert_eq!(conditions(item).map(|all| all.len()), Some(4));
        let item = quote!(
            fn f() {
                #[cfg(a)]
                g();
                #[cfg(b)]
                g();
                #[cfg(c)]
                g();
                #[cfg(d)]
                g();
                #[cfg(e)]
                g();
            }
        );
        assert_eq!(conditions(item), None);
    }
}
