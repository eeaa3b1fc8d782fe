//! Parser of hints of copies: `copy(src, dst, cuda(l2 = evict_first))`.
//!
//! Names and values come from the rows of [`tile_core::ir::schedule::COPY_HINTS`].

use super::Parser;
use crate::diag::{Code, Loc, Reported};
use crate::front::names::closest;
use syn::punctuated::Punctuated;
use tile_core::ir::CopyHints;
use tile_core::ir::schedule::{COPY_HINTS, CopyHint, NAMESPACES, Namespace};

/// Arguments as Rust has them.
type Args = Punctuated<syn::Expr, syn::Token![,]>;

/// The operands of a call, and what it says about caches.
type Operands<'e> = (Vec<&'e syn::Expr>, Option<(Loc, CopyHints)>);

/// How many operands a copy has.
const OPERANDS: usize = 2;

impl Parser<'_> {
    /// The operands of a call, and what a `copy` says behind them about caches.
    pub(super) fn operands<'e>(&self, path: &syn::Path, args: &'e Args) -> Result<Operands<'e>, Reported> {
        let of_copy = path.segments.last().is_some_and(|word| word.ident == "copy");
        let is_stated = |&(at, arg): &(usize, &syn::Expr)| of_copy && at >= OPERANDS && is_hint(arg);
        let (hints, operands): (Vec<_>, Vec<_>) = args.iter().enumerate().partition(is_stated);
        let [hints, operands] = [hints, operands].map(|list| list.into_iter().map(|(_, arg)| arg).collect::<Vec<_>>());
        let Some((&first, &last)) = hints.first().zip(hints.last()) else { return Ok((operands, None)) };
        let mut stated = CopyHints::default();
        for group in hints {
            self.group(group, &mut stated)?;
        }
        Ok((operands, Some((Loc::of(first).to(Loc::of(last)), stated))))
    }

    /// The hints of one namespace.
    fn group(&self, group: &syn::Expr, stated: &mut CopyHints) -> Result<(), Reported> {
        let example = COPY_HINTS.first().map_or_else(String::new, CopyHint::example);
        let (name, items) = match group {
            syn::Expr::Call(call) => (crate::front::text(&call.func), &call.args),
            bare => {
                let help = format!("write `{example}`");
                return Err(self.malformed(Loc::of(bare), "a hint of `copy` stands in a namespace", &help));
            }
        };
        let space = NAMESPACES.iter().find(|space| space.name == name);
        let Some(space) = space.filter(|space| space.copy_hints().next().is_some()) else {
            let message = format!("`{name}` has no hints of copies");
            return Err(self.errors.report(Code::Attribute, Loc::of(group), message, format!("write `{example}`")));
        };
        if items.is_empty() {
            let message = format!("`{name}` of `copy`: expected hints");
            return Err(self.errors.report(Code::Attribute, Loc::of(group), message, format!("write `{example}`")));
        }
        items.iter().try_for_each(|item| self.hint(space, item, stated))
    }

    /// `l2 = evict_first`
    fn hint(&self, space: &Namespace, item: &syn::Expr, stated: &mut CopyHints) -> Result<(), Reported> {
        let (word, value) = match item {
            syn::Expr::Assign(item) => (crate::front::text(&item.left), Some(&*item.right)),
            other => (crate::front::text(other), None),
        };
        let Some(hint) = space.copy_hint(&word) else {
            let list: Vec<String> = space.copy_hints().map(|hint| format!("`{}`", hint.name)).collect();
            let message = format!("unknown hint `{word}` of `copy`, expected one of {}", list.join(", "));
            let help = match closest(&word, space.copy_hints().map(|hint| hint.name)) {
                Some(near) => format!("did you mean `{near}`?"),
                None => "remove it".to_owned(),
            };
            return Err(self.errors.report(Code::Attribute, Loc::of(item), message, help));
        };
        let written = value.map(crate::front::text).unwrap_or_default();
        let Some(&eviction) = hint.values.iter().find(|eviction| eviction.name() == written) else {
            let message = format!("hint `{word}` of `copy`: expected {}", hint.values_text());
            let help = format!("write `{}`", hint.example());
            return Err(self.errors.report(Code::Attribute, Loc::of(value.unwrap_or(item)), message, help));
        };
        if (hint.get)(stated).is_some() {
            let message = format!("hint `{word}` of `copy` is given twice");
            return Err(self.errors.report(Code::Attribute, Loc::of(item), message, "remove one of them"));
        }
        (hint.set)(stated, eviction);
        Ok(())
    }
}

/// Whether an argument behind the operands is meant as hints: `cuda(…)`, or `l2 = evict_first`.
fn is_hint(arg: &syn::Expr) -> bool {
    match arg {
        syn::Expr::Assign(_) => true,
        syn::Expr::Call(call) => {
            let name = crate::front::text(&call.func);
            Namespace::of(&name).is_some() || call.args.iter().any(|item| matches!(item, syn::Expr::Assign(_)))
        }
        _ => false,
    }
}
