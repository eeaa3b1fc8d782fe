//! Parser of hints of statements: `copy(src, dst, cuda(l2 = evict_first))`, `gemm(a, b, acc, gpu(mma = wgmma))`.
//!
//! Names and values come from the rows of the tables of [`StatementHints`].

use super::Parser;
use crate::diag::{Code, Loc, Reported};
use crate::front::ast::NodeId;
use crate::front::names::closest;
use std::collections::HashMap;
use syn::punctuated::Punctuated;
use tile_core::ir::schedule::{NAMESPACES, Namespace, StatementHint, StatementHints};
use tile_core::ir::{CopyHints, GemmHints};

/// Arguments as Rust has them.
type Args = Punctuated<syn::Expr, syn::Token![,]>;

/// The hints of statements of a body, by the call: where they are and what they say.
#[derive(Default)]
pub(crate) struct Stated {
    pub(crate) copies: HashMap<NodeId, (Loc, CopyHints)>,
    pub(crate) gemms: HashMap<NodeId, (Loc, GemmHints)>,
}

/// How many operands stand in front of the hints of a statement that takes some.
fn operands(statement: &str) -> Option<usize> {
    match statement {
        "copy" | "copy_async" => Some(2),
        "gemm" | "gemm_set" => Some(3),
        _ => None,
    }
}

impl Parser<'_> {
    /// The operands of a call; what it says behind them is kept for the call of this number.
    pub(super) fn operands<'e>(
        &self,
        path: &syn::Path,
        args: &'e Args,
        call: NodeId,
    ) -> Result<Vec<&'e syn::Expr>, Reported> {
        let statement = path.segments.last().map(|word| word.ident.to_string()).unwrap_or_default();
        let Some(count) = operands(&statement) else { return Ok(args.iter().collect()) };
        let is_stated = |&(at, arg): &(usize, &syn::Expr)| at >= count && is_hint(arg);
        let (hints, operands): (Vec<_>, Vec<_>) = args.iter().enumerate().partition(is_stated);
        let [hints, operands] = [hints, operands].map(|list| list.into_iter().map(|(_, arg)| arg).collect::<Vec<_>>());
        match &statement[..] {
            _ if hints.is_empty() => {}
            "copy" | "copy_async" => {
                let stated = self.hints(&statement, &hints)?;
                self.stated.borrow_mut().copies.insert(call, stated);
            }
            _ => {
                let stated = self.hints(&statement, &hints)?;
                self.stated.borrow_mut().gemms.insert(call, stated);
            }
        }
        Ok(operands)
    }

    /// The hints of a statement.
    fn hints<H: StatementHints>(&self, statement: &str, groups: &[&syn::Expr]) -> Result<(Loc, H), Reported> {
        let (mut stated, mut loc) = (H::default(), None);
        for group in groups {
            self.group(statement, group, &mut stated)?;
            loc = Some(loc.map_or(Loc::of(group), |loc: Loc| loc.to(Loc::of(group))));
        }
        loc.map(|loc| (loc, stated)).ok_or(Reported)
    }

    /// The hints of one namespace.
    fn group<H: StatementHints>(&self, statement: &str, group: &syn::Expr, stated: &mut H) -> Result<(), Reported> {
        let example = H::ROWS.first().map_or_else(String::new, StatementHint::example);
        let (name, items) = match group {
            syn::Expr::Call(call) => (crate::front::text(&call.func), &call.args),
            bare => {
                let (message, help) =
                    (format!("a hint of `{statement}` stands in a namespace"), format!("write `{example}`"));
                return Err(self.malformed(Loc::of(bare), &message, &help));
            }
        };
        let space = NAMESPACES.iter().find(|space| space.name == name);
        let Some(space) = space.filter(|space| H::rows(space).next().is_some()) else {
            let message = format!("`{name}` has no hints of {}", H::OF);
            return Err(self.errors.report(Code::Attribute, Loc::of(group), message, format!("write `{example}`")));
        };
        if items.is_empty() {
            let message = format!("`{name}` of `{statement}`: expected hints");
            return Err(self.errors.report(Code::Attribute, Loc::of(group), message, format!("write `{example}`")));
        }
        items.iter().try_for_each(|item| self.hint(statement, space, item, stated))
    }

    /// `l2 = evict_first`
    fn hint<H: StatementHints>(
        &self,
        statement: &str,
        space: &Namespace,
        item: &syn::Expr,
        stated: &mut H,
    ) -> Result<(), Reported> {
        let (word, value) = match item {
            syn::Expr::Assign(item) => (crate::front::text(&item.left), Some(&*item.right)),
            other => (crate::front::text(other), None),
        };
        let Some(hint) = H::rows(space).find(|hint| hint.name == word) else {
            let list: Vec<String> = H::rows(space).map(|hint| format!("`{}`", hint.name)).collect();
            let message = format!("unknown hint `{word}` of `{statement}`, expected one of {}", list.join(", "));
            let help = match closest(&word, H::rows(space).map(|hint| hint.name)) {
                Some(near) => format!("did you mean `{near}`?"),
                None => "remove it".to_owned(),
            };
            return Err(self.errors.report(Code::Attribute, Loc::of(item), message, help));
        };
        if (hint.get)(stated).is_some() {
            let message = format!("hint `{word}` of `{statement}` is given twice");
            return Err(self.errors.report(Code::Attribute, Loc::of(item), message, "remove one of them"));
        }
        let written = value.map(crate::front::text).unwrap_or_default();
        if !(hint.set)(stated, &written) {
            let message = format!("hint `{word}` of `{statement}`: expected {}", (hint.values)());
            let help = format!("write `{}`", hint.example());
            return Err(self.errors.report(Code::Attribute, Loc::of(value.unwrap_or(item)), message, help));
        }
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
