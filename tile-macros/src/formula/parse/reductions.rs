//! Reductions of formulas: `sum(k, …)` and its like, running ones, and recurrences.

use super::{Parser, ident};
use crate::diag::Reported;
use crate::formula::value::{Kind, Place, Reduce, Value, names_in};
use proc_macro2::Ident;
use quote::{ToTokens, quote};
use std::rc::Rc;
use syn::{Expr, Pat};

impl Parser<'_> {
    /// A reduction, and the condition under which it takes elements.
    pub(super) fn reduction(
        &mut self,
        kind: Kind,
        word: &str,
        call: &syn::ExprCall,
    ) -> Result<(Value, Option<Value>), Reported> {
        let help = format!("write `{word}(k, …)`, `{word}(k < 3, …)` or `{word}(k, …, condition)`");
        let arguments: Vec<&Expr> = call.args.iter().collect();
        let (over, body, condition) = match arguments.as_slice() {
            [over, body] => (*over, *body, None),
            [over, body, condition] => (*over, *body, Some(*condition)),
            _ => return self.refuse(call, &format!("`{word}` has an index and a value"), &help),
        };
        if let Expr::Tuple(all) = over {
            return self.nested(kind, word, call, all);
        }
        let upto = match over {
            Expr::Binary(upto) if matches!(upto.op, syn::BinOp::Le(_)) => Some(self.upto(kind, word, upto)?),
            _ => None,
        };
        let (index, bound) = match over {
            Expr::Binary(upto) if matches!(upto.op, syn::BinOp::Le(_)) => (ident(&upto.left), None),
            Expr::Binary(less) if matches!(less.op, syn::BinOp::Lt(_)) => {
                (ident(&less.left), Some(less.right.to_token_stream()))
            }
            other => (ident(other), None),
        };
        let Some(index) = index.cloned() else {
            let help = match ident(body) {
                Some(index) => format!("the index stands first: `{word}({index}, …)`"),
                None => help,
            };
            return self.refuse(over, &format!("`{word}` is over an index"), &help);
        };
        // A softmax has a value for each element: it binds its index in itself alone.
        if kind != Kind::Softmax && self.around.contains(&index) {
            let message = format!("`{index}` is reduced inside of a reduction over `{index}`");
            return self.refuse(over, &message, "give one of them another name");
        }
        self.around.push(index.clone());
        self.before.push(None);
        let value = self.value(body);
        let condition = condition.map(|condition| self.value(condition)).transpose();
        self.before.pop();
        self.around.pop();
        let (mut value, condition) = (value?, condition?);
        if let Some(condition) = condition.clone() {
            if kind == Kind::Mean {
                let help = "divide by the number of those it holds for: `sum(k, x, c) / sum(k, 1.0, c)`";
                return self.refuse(call, "`mean` has no condition", help);
            }
            value = kind.where_holds(condition, value);
        }
        if let Some((kind, to)) = upto {
            if !value.free(&[to.to_string()].into()).is_empty() {
                let help = format!("write a condition: `{word}({index}, …, {index} <= {to})`");
                let message = format!("what runs up to `{to}` does not depend on `{to}`");
                return self.refuse(&call.args[1], &message, &help);
            }
            let body = value.substituted(&[(index, Place::Index(to.clone()))]);
            return Ok((Value::Reduce(Rc::new(Reduce { kind, index: to, bound: None, body, start: None })), None));
        }
        Ok((Value::Reduce(Rc::new(Reduce { kind, index, bound, body: value, start: None })), condition))
    }
}

impl Parser<'_> {
    /// `sum((k, l), …)`, which is `sum(k, sum(l, …))`.
    fn nested(
        &mut self,
        kind: Kind,
        word: &str,
        call: &syn::ExprCall,
        all: &syn::ExprTuple,
    ) -> Result<(Value, Option<Value>), Reported> {
        let help = format!("write `{word}((k, l), …)`, or one reduction inside of another");
        let nests =
            matches!(kind, Kind::Sum | Kind::Product | Kind::Max | Kind::Min | Kind::Mean) && kind.name() == word;
        let Some((first, rest)) = all.elems.iter().collect::<Vec<_>>().split_first().map(|(a, b)| (*a, b.to_vec()))
        else {
            return self.refuse(all, &format!("`{word}` is over an index"), &help);
        };
        if !nests {
            return self.refuse(
                all,
                &format!("`{word}` is over one index"),
                "view the tensor so that these axes are one",
            );
        }
        let arguments: Vec<&Expr> = call.args.iter().skip(1).collect();
        let name = &call.func;
        let inner: syn::ExprCall = match rest.as_slice() {
            [] => syn::parse_quote!(#name(#first, #(#arguments),*)),
            [last] => syn::parse_quote!(#name(#first, #name(#last, #(#arguments),*))),
            rest => syn::parse_quote!(#name(#first, #name((#(#rest),*), #(#arguments),*))),
        };
        self.reduction(kind, word, &inner)
    }

    /// `k <= j`: the kind of a reduction of elements up to an index, and that index.
    fn upto(&self, kind: Kind, word: &str, upto: &syn::ExprBinary) -> Result<(Kind, Ident), Reported> {
        let help = "write `sum(k <= j, …)`, or the same with `product`, `max` or `min`";
        match (kind.running().filter(|_| kind.name() == word), ident(&upto.right)) {
            (None, _) => self.refuse(upto, &format!("`{word}` does not run up to an index"), help),
            (Some(_), None) => self.refuse(&upto.right, "what runs goes up to an index", help),
            (Some(kind), Some(to)) => Ok((kind, to.clone())),
        }
    }
}

impl Value {
    /// The lowest index at which a reduction's value stands and the condition holds, 0 where
    /// there is none.
    pub(super) fn place_of_extreme(&self, condition: Option<Value>) -> Value {
        let Value::Reduce(reduce) = self else { return self.clone() };
        let (index, bound) = (reduce.index.clone(), reduce.bound.clone());
        let here: Expr = syn::parse_quote!(select(__0 == __1, cast::<i32>(#index), i32::MAX));
        let mut body = Value::scalar(here, &[reduce.body.clone(), self.clone()]);
        // What is left out stands for the worst value, which others may have.
        if let Some(condition) = condition {
            body = Value::scalar(syn::parse_quote!(select(__0, __1, i32::MAX)), &[condition, body]);
        }
        let place = Value::Reduce(Rc::new(Reduce { kind: Kind::Min, index, bound, body, start: None }));
        Value::scalar(syn::parse_quote!(select(__0 == i32::MAX, 0, __1)), &[place.clone(), place])
    }

    /// Whether it has a value for each element along an index.
    pub(super) fn is_of_each(&self, index: &Ident) -> bool {
        self.reductions()
            .iter()
            .any(|reduce| (reduce.kind.is_of_each() && reduce.index == *index) || reduce.body.is_of_each(index))
    }
}

impl Kind {
    /// The value where a condition holds, and what changes no reduction elsewhere.
    fn where_holds(self, condition: Value, value: Value) -> Value {
        let absent = match self {
            Kind::Sum | Kind::Mean | Kind::RunningSum => quote!(__zero),
            Kind::Product | Kind::RunningProduct => quote!(__one),
            Kind::Max | Kind::RunningMax | Kind::LogSumExp | Kind::Softmax => quote!(__lowest),
            Kind::Min | Kind::RunningMin => quote!(__highest),
            // A scan has no condition.
            Kind::Scan | Kind::ScanBack => quote!(__zero),
        };
        Value::scalar(syn::parse_quote!(select(__0, __1, #absent)), &[condition, value])
    }
}

/// The parts of `scan(k <= j, start, |h| value)`.
struct Scan<'e> {
    kind: Kind,
    index: &'e Ident,
    to: &'e Ident,
    start: Option<&'e Expr>,
    before: &'e Ident,
    value: &'e Expr,
}

impl Parser<'_> {
    /// A recurrence: a value for each element of a row, of the value before and the elements there.
    pub(super) fn scan(&mut self, call: &syn::ExprCall) -> Result<Value, Reported> {
        let Scan { kind, index, to, start, before, value } = self.parts_of_scan(call)?;
        if self.around.contains(index) {
            let message = format!("`{index}` is reduced inside of a reduction over `{index}`");
            return self.refuse(index, &message, "give one of them another name");
        }
        let mut inside = |before: Option<&Ident>, value: &Expr| {
            self.around.push(index.clone());
            self.before.push(before.cloned());
            let value = self.value(value);
            self.before.pop();
            self.around.pop();
            value
        };
        let body = inside(Some(before), value)?;
        let first = start.map(|start| inside(None, start)).transpose()?;
        let depends = |value: &Value, index: &Ident| !value.free(&[index.to_string()].into()).is_empty();
        if depends(&body, to) {
            let help = format!("write `{index}`, which is `{to}` at the element of the output");
            return self.refuse(value, &format!("a step of a scan up to `{to}` does not depend on `{to}`"), &help);
        }
        if let (Some(at), Some(first)) = (start, &first)
            && (depends(first, to) || depends(first, index))
        {
            let message = format!("the start of a scan does not depend on `{index}` or `{to}`");
            return self.refuse(at, &message, "it is one value for the row");
        }
        let scan = Reduce { kind, index: index.clone(), bound: None, body, start: first };
        let names = [(index.clone(), Place::Index(to.clone()))];
        Ok(scan.with(to.clone(), &mut |value| value.substituted(&names)))
    }

    fn parts_of_scan<'e>(&self, call: &'e syn::ExprCall) -> Result<Scan<'e>, Reported> {
        let help = "write `scan(k <= j, |h| …)`, `scan(k <= j, start, |h| …)` or `scan(k >= j, …)`";
        let arguments: Vec<&Expr> = call.args.iter().collect();
        let (over, start, step) = match arguments.as_slice() {
            [over, step] => (*over, None, *step),
            [over, start, step] => (*over, Some(*start), *step),
            _ => return self.refuse(call, "`scan` has an index and a function of the value before", help),
        };
        let Expr::Closure(step) = step else {
            return self.refuse(step, "what `scan` computes is a function of the value before", help);
        };
        let before = match step.inputs.iter().collect::<Vec<_>>().as_slice() {
            [Pat::Ident(name)] if name.subpat.is_none() && name.by_ref.is_none() && name.mutability.is_none() => {
                &name.ident
            }
            _ => return self.refuse(step, "a step of a scan has one parameter, the value before", help),
        };
        let (kind, sides) = match over {
            Expr::Binary(upto) if matches!(upto.op, syn::BinOp::Le(_)) => (Kind::Scan, upto),
            Expr::Binary(from) if matches!(from.op, syn::BinOp::Ge(_)) => (Kind::ScanBack, from),
            _ => return self.refuse(over, "a scan goes along an index, up to one of the output", help),
        };
        match (ident(&sides.left), ident(&sides.right)) {
            (Some(index), Some(to)) => Ok(Scan { kind, index, to, start, before, value: &step.body }),
            _ => self.refuse(over, "a scan goes along an index, up to one of the output", help),
        }
    }

    /// Whether a name is the value before in the scan whose step is read.
    pub(super) fn is_before(&self, name: &Ident) -> Result<bool, Reported> {
        match self.before.iter().rposition(|before| before.as_ref() == Some(name)) {
            Some(at) if at + 1 == self.before.len() => Ok(true),
            Some(_) => {
                let message = format!("`{name}` is the value of a scan, which no reduction inside of it reads");
                self.refuse(name, &message, "reduce elements, and use what that gives beside the value")
            }
            None => Ok(false),
        }
    }

    /// Refuses a place that depends on the value of a scan.
    pub(super) fn no_place(&self, place: &Expr) -> Result<(), Reported> {
        let named = names_in(place);
        match self.before.iter().flatten().find(|before| named.contains(&before.to_string())) {
            Some(before) => {
                let message = format!("`{before}` is the value of a scan, and no index");
                self.refuse(place, &message, "give the value another name than the indices")
            }
            None => Ok(()),
        }
    }
}
