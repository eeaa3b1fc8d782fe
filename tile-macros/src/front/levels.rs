//! Lint levels of a function: which of the emitted items takes which.
//!
//! The shadow body has the user's statements, so it takes all levels but those of
//! `dead_code`: nothing calls it, and what it mentions is used. Whether the
//! function is used shows at the item that has its name, which takes the levels
//! of `dead_code`. What is expected there of other lints is allowed, for the
//! shadow body fulfils it.

use super::parse::attrs::LEVELS;
use syn::punctuated::Punctuated;
use syn::{Attribute, Meta, Path, Token, parse_quote_spanned, spanned::Spanned};

const DEAD_CODE: &str = "dead_code";

/// An attribute that sets levels.
struct Level<'a> {
    attr: &'a Attribute,
    /// `allow`, `expect`, …
    word: &'static str,
    lints: Vec<Meta>,
    reason: Option<Meta>,
}

impl<'a> Level<'a> {
    fn read(attr: &'a Attribute) -> Option<Level<'a>> {
        let word = LEVELS.into_iter().find(|level| attr.path().is_ident(level))?;
        let items = attr.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated).ok()?;
        let (reasons, lints): (Vec<Meta>, Vec<Meta>) =
            items.into_iter().partition(|item| item.path().is_ident("reason"));
        Some(Level { attr, word, lints, reason: reasons.into_iter().next() })
    }

    /// The attribute with another word and some of its lints; `None` without any.
    fn with(&self, word: &str, keeps: impl Fn(&Path) -> bool) -> Option<Attribute> {
        let lints = self.lints.iter().filter(|lint| keeps(lint.path()));
        let items: Vec<&Meta> = lints.chain(&self.reason).collect();
        let word = syn::Ident::new(word, self.attr.path().span());
        let kept = items.len() > usize::from(self.reason.is_some());
        kept.then(|| parse_quote_spanned!(self.attr.span()=> #[#word(#(#items),*)]))
    }
}

/// Whether unused functions are expected.
pub(crate) fn expects_dead_code(attrs: &[Attribute]) -> bool {
    let mut levels = attrs.iter().filter_map(Level::read);
    levels.any(|level| level.word == "expect" && level.lints.iter().any(|lint| lint.path().is_ident(DEAD_CODE)))
}

/// An attribute as it goes to the shadow body.
pub(crate) fn of_body(attr: &Attribute) -> Vec<Attribute> {
    let Some(level) = Level::read(attr) else { return vec![attr.clone()] };
    // The macro allows a part of `unused`.
    let unused = |lint: &Path| lint.is_ident("unused");
    let group = if level.word == "forbid" { "deny" } else { level.word };
    let parts = [level.with(level.word, |lint| !lint.is_ident(DEAD_CODE) && !unused(lint)), level.with(group, unused)];
    parts.into_iter().flatten().collect()
}

/// The levels for an item without the user's statements. Nothing in it may
/// lower what is forbidden, but the macro may.
pub(crate) fn of_signature(attrs: &[Attribute]) -> Vec<Attribute> {
    let levels = attrs.iter().filter_map(Level::read);
    levels.filter_map(|level| level.with(without_body(level.word), |lint| !lint.is_ident(DEAD_CODE))).collect()
}

/// The levels of `dead_code` for the item that has the function's name.
pub(crate) fn of_name(attrs: &[Attribute]) -> Vec<Attribute> {
    let levels = attrs.iter().filter_map(Level::read);
    let both = levels.flat_map(|level| {
        [
            level.with(level.word, |lint| lint.is_ident(DEAD_CODE)),
            level.with(without_body(level.word), |lint| lint.is_ident("unused")),
        ]
    });
    both.flatten().collect()
}

fn without_body(word: &str) -> &str {
    match word {
        "forbid" => "deny",
        "expect" => "allow",
        word => word,
    }
}

#[cfg(test)]
mod tests {
    use super::{expects_dead_code, of_body, of_name, of_signature};
    use quote::ToTokens;
    use syn::{Attribute, parse_quote};

    fn text(attrs: &[Attribute]) -> Vec<String> {
        attrs.iter().map(|attr| attr.to_token_stream().to_string().replace(' ', "")).collect()
    }

    #[test]
    fn each_item_takes_its_part() {
        let attrs: Vec<Attribute> = vec![
            parse_quote!(#[expect(dead_code, clippy::all, unused, reason = "r")]),
            parse_quote!(#[forbid(dead_code, unused_mut)]),
            parse_quote!(#[inline]),
        ];
        assert!(expects_dead_code(&attrs) && !expects_dead_code(&attrs[1..]));
        assert_eq!(text(&of_signature(&attrs)), ["#[allow(clippy::all,unused,reason=\"r\")]", "#[deny(unused_mut)]"]);
        assert_eq!(
            text(&of_name(&attrs)),
            ["#[expect(dead_code,reason=\"r\")]", "#[allow(unused,reason=\"r\")]", "#[forbid(dead_code)]"]
        );
        let body: Vec<Attribute> = attrs.iter().flat_map(of_body).collect();
        assert_eq!(
            text(&body),
            [
                "#[expect(clippy::all,reason=\"r\")]",
                "#[expect(unused,reason=\"r\")]",
                "#[forbid(unused_mut)]",
                "#[inline]"
            ]
        );
        assert!(of_body(&parse_quote!(#[expect(dead_code, reason = "r")])).is_empty());
        assert_eq!(text(&of_body(&parse_quote!(#[forbid(unused)]))), ["#[deny(unused)]"]);
    }
}
