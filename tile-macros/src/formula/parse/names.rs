//! Errors for names that a formula does not know, or that stand for something else there.

use super::{Parser, elements, ident};
use crate::diag::{Code, Loc, Reported};
use crate::formula::value::{Kind, Value};
use crate::front::{ParamKind, is_constant_name, names, plainly_absent};
use proc_macro2::Ident;
use quote::ToTokens;
use std::collections::BTreeSet;
use syn::Expr;

/// Words that begin with an index and are no reductions of [`Kind::WORDS`].
const OTHERS: [&str; 3] = ["scan", "argmax", "argmin"];

impl Parser<'_> {
    /// Reports what is indexed and is no input.
    pub(super) fn no_input(&self, index: &syn::ExprIndex) -> Reported {
        let Some(name) = ident(&index.expr) else {
            let help = "name a parameter: `x[[i, j]]`";
            return self.reported(&index.expr, "an index is of an input, a `&Tensor`", help);
        };
        let places = elements(&index.index);
        if self.definitions.iter().any(|definition| definition.name == *name) {
            let places: Vec<String> = places.iter().map(crate::front::text).collect();
            let help = format!("write `{name}({})`", places.join(", "));
            return self.reported(index, &format!("`{name}` is no tensor, but a value at indices"), &help);
        }
        if self.signature.params.iter().any(|param| param.name == *name) {
            let help = format!("declare it as `{name}: &Tensor<f32, {}>`", places.len());
            return self.reported(name, &format!("`{name}` is no tensor"), &help);
        }
        let tensors = self.signature.params.iter().filter(|param| matches!(param.kind, ParamKind::Tensor { .. }));
        let known: Vec<String> = tensors.map(|param| param.name.to_string()).collect();
        let help = match names::closest(&name.to_string(), known.iter().map(String::as_str)) {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!("make it a parameter: `{name}: &Tensor<f32, {}>`", places.len()),
        };
        self.errors.report(Code::UnknownName, Loc::of(name), format!("cannot find `{name}` here"), help)
    }

    /// Refuses a value at indices, or a tensor, that stands without them.
    pub(super) fn no_value_alone(&self, expr: &Expr) -> Result<(), Reported> {
        let Some(name) = ident(expr) else { return Ok(()) };
        if let Some(rank) = self.rank_of(expr) {
            let help = format!("write an element: `{name}[[{}]]`", some_indices(rank).join(", "));
            return Err(self.reported(name, &format!("`{name}` is a tensor, and no number"), &help));
        }
        let Some(definition) = self.definitions.iter().rfind(|definition| definition.name == *name) else {
            return Ok(());
        };
        let indices: Vec<String> = definition.indices.iter().map(Ident::to_string).collect();
        let help = format!("write `{name}({})`", indices.join(", "));
        Err(self.reported(name, &format!("`{name}` has a value at indices"), &help))
    }

    /// Refuses methods of whole tensors.
    pub(super) fn no_method_of_tensor(&self, call: &syn::ExprMethodCall) -> Result<(), Reported> {
        let Some((name, rank)) = ident(&call.receiver).zip(self.rank_of(&call.receiver)) else {
            return Ok(());
        };
        let method = call.method.to_string();
        if method == "dim" || method == "shape" {
            return Ok(());
        }
        let indices = some_indices(rank);
        let help = if Kind::WORDS.iter().any(|(word, _)| method == *word) {
            let index = indices.last().copied().unwrap_or("k");
            format!("write `{method}({index}, {name}[[{}]])`", indices.join(", "))
        } else {
            format!("write it for an element: `{name}[[{}]].{method}(…)`", indices.join(", "))
        };
        Err(self.reported(&call.method, &format!("tensors have no method `{method}` in index notation"), &help))
    }

    /// Refuses a call of what is a slip of a word for a reduction.
    pub(super) fn no_slip(&self, call: &syn::ExprCall) -> Result<(), Reported> {
        let Some(name) = ident(&call.func).filter(|name| plainly_absent(name)) else { return Ok(()) };
        let words = Kind::WORDS.iter().map(|(word, _)| *word).chain(OTHERS);
        match names::closest(&name.to_string(), words) {
            Some(near) => {
                let (message, help) = (format!("there is no function `{name}`"), format!("did you mean `{near}`?"));
                Err(self.errors.report(Code::UnknownName, Loc::of(name), message, help))
            }
            None => Ok(()),
        }
    }

    /// Reports indices of an assignment's value that stand for nothing: the output has no axis for them,
    /// and nothing reduces over them.
    pub(super) fn free_indices(&self, value: &Value, indices: &[Ident]) -> Option<Reported> {
        let mut known: BTreeSet<String> = self.scalars.clone();
        known.extend(indices.iter().map(Ident::to_string));
        let mut reported = None;
        value.stray(&known, &mut |index| {
            if reported.is_some() || is_constant_name(index) || self.is_scalar(index) {
                return;
            }
            let message = format!("the index `{index}` stands for nothing here");
            let help = format!("reduce over it, `sum({index}, …)`, or give the output an axis with it");
            reported = Some(self.errors.report(Code::FormulaIndex, Loc::of(index), message, help));
        });
        reported
    }

    /// The rank of the tensor that an expression names.
    pub(super) fn rank_of(&self, expr: &Expr) -> Option<usize> {
        let name = ident(expr)?;
        match self.signature.params.iter().find(|param| param.name == *name)?.kind {
            ParamKind::Tensor { rank, .. } => Some(rank),
            _ => None,
        }
    }

    fn reported(&self, at: &impl ToTokens, message: &str, help: &str) -> Reported {
        self.errors.report(Code::FormulaForm, Loc::of(at), message, help)
    }

    /// Whether `max(a, b)` is that of two numbers: its first operand is no index.
    pub(super) fn is_of_two(&self, call: &syn::ExprCall) -> bool {
        let [first, second] = call.args.iter().collect::<Vec<_>>()[..] else { return false };
        let over = match first {
            Expr::Binary(bound) if matches!(bound.op, syn::BinOp::Lt(_) | syn::BinOp::Le(_)) => &bound.left,
            other => other,
        };
        match over {
            Expr::Tuple(_) => false,
            over => [over, second].into_iter().all(|operand| {
                ident(operand).is_none_or(|name| self.is_scalar(name) || self.scalars.contains(&name.to_string()))
            }),
        }
    }
}

/// Names for the indices of an element.
fn some_indices(rank: usize) -> Vec<&'static str> {
    ["i", "j", "k", "l", "m"].into_iter().take(rank).collect()
}
