//! Diagnostics: collects errors, and gives them codes and help.
//!
//! A check that fails calls [`Errors::report`] and goes on with the marker
//! [`Reported`], so that one run names every mistake and none twice. Messages
//! speak of the language only; the second line, when there is one, says what
//! to write instead. Stable proc macros cannot attach notes, so both lines are
//! one text.

#[cfg(test)]
mod catalogue;
mod codes;

pub(crate) use codes::Code;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, TokenStreamExt};
use std::cell::RefCell;

/// Proof that an error has been reported. Whoever holds it stays silent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reported;

/// The first and the last token of a piece of source.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Loc {
    pub(crate) first: Span,
    pub(crate) last: Span,
}

impl Loc {
    /// From a single span.
    pub(crate) fn at(span: Span) -> Loc {
        Loc { first: span, last: span }
    }

    /// The range that `tokens` covers.
    pub(crate) fn of(tokens: &impl ToTokens) -> Loc {
        let mut spans = tokens.to_token_stream().into_iter().map(|tree| tree.span());
        let first = spans.next().unwrap_or_else(Span::call_site);
        Loc { first, last: spans.last().unwrap_or(first) }
    }

    /// Where it begins, as the IR says it. rust-analyzer has no positions and answers 1:1.
    pub(crate) fn start(self) -> tile_core::ir::Span {
        let start = self.first.start();
        tile_core::ir::Span { line: start.line as u32, column: start.column as u32 + 1 }
    }

    /// From the start of `self` to the end of `other`.
    pub(crate) fn to(self, other: Loc) -> Loc {
        Loc { first: self.first, last: other.last }
    }
}

impl From<Span> for Loc {
    fn from(span: Span) -> Loc {
        Loc::at(span)
    }
}

// Spanned by `syn::Error::new_spanned`, which reads the first and last token.
impl ToTokens for Loc {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.append(Ident::new("_first", self.first));
        tokens.append(Ident::new("_last", self.last));
    }
}

/// The errors of one item.
#[derive(Default)]
pub(crate) struct Errors {
    list: RefCell<Vec<syn::Error>>,
    places: RefCell<Vec<Loc>>,
}

impl Errors {
    /// Records an error. `help` says what to write instead.
    pub(crate) fn report(
        &self,
        code: Code,
        loc: impl Into<Loc>,
        message: impl AsRef<str>,
        help: impl AsRef<str>,
    ) -> Reported {
        let mut text = format!("{} [{}]", message.as_ref(), code.name());
        if !help.as_ref().is_empty() {
            text.push_str("\nhelp: ");
            text.push_str(help.as_ref());
        }
        let loc = loc.into();
        self.places.borrow_mut().push(loc);
        let error = syn::Error::new_spanned(loc, text);
        let mut list = self.list.borrow_mut();
        // A name that is missing everywhere is one mistake.
        let name = matches!(code, Code::UnknownName | Code::ElementType);
        if !(name && list.iter().any(|known| known.to_string() == error.to_string())) {
            list.push(error);
        }
        Reported
    }

    /// Records a mistake of the macro's own.
    pub(crate) fn internal(&self, loc: impl Into<Loc>, message: impl AsRef<str>) {
        let text = format!(
            "this is a mistake of tile-kernel, not of yours: {}\nhelp: please report it with the function",
            message.as_ref()
        );
        self.list.borrow_mut().push(syn::Error::new_spanned(loc.into(), text));
    }

    /// Where they are, and where names stand that were reported before.
    pub(crate) fn places(&self) -> Vec<Loc> {
        self.places.borrow().clone()
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.list.borrow().len()
    }

    /// Whether there are none.
    pub(crate) fn is_empty(&self) -> bool {
        self.list.borrow().is_empty()
    }

    /// One `compile_error!` for each error, in the order of the source; `None`
    /// when there is none.
    pub(crate) fn into_tokens(self) -> Option<TokenStream> {
        let mut list = self.list.into_inner();
        list.sort_by_key(|error| {
            let start = error.span().start();
            (start.line, start.column)
        });
        (!list.is_empty()).then(|| list.iter().map(syn::Error::to_compile_error).collect())
    }
}
