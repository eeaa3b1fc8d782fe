//! Running reductions: of the elements of a row up to each, tile by tile, with what the tiles before gave.

use super::print::{element, here};
use super::{Axis, Emitter, Scope};
use crate::diag::Reported;
use crate::formula::value::{Kind, Reduce, Value};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use std::rc::Rc;

/// The text by which what the tiles before gave is known.
fn carry(reduce: &Reduce) -> String {
    format!("carry of {}({},{})", reduce.kind.name(), reduce.index, reduce.body.key())
}

/// The scan of a kind, and what changes none.
fn scan(kind: Kind) -> (Ident, &'static str) {
    let (word, neutral) = match kind {
        Kind::RunningProduct => ("cumprod", "__one"),
        Kind::RunningMax => ("cummax", "__lowest"),
        Kind::RunningMin => ("cummin", "__highest"),
        _ => ("cumsum", "__zero"),
    };
    (format_ident!("{word}"), neutral)
}

/// Two results of a kind together.
fn combined(kind: Kind, one: &TokenStream, other: &TokenStream) -> TokenStream {
    match kind {
        Kind::RunningProduct => quote!(#one * #other),
        Kind::RunningMax => quote!(#one.max(#other)),
        Kind::RunningMin => quote!(#one.min(#other)),
        _ => quote!(#one + #other),
    }
}

impl Emitter<'_> {
    /// In front of a loop over tiles of a row: nothing is before the first.
    pub(super) fn begin_running(
        &mut self,
        reduce: &Rc<Reduce>,
        inner: &Axis,
        scope: &Scope,
        out: &mut TokenStream,
    ) -> Result<Value, Reported> {
        let body = self.hoist(&reduce.body, inner, scope, out)?;
        let (kind, index) = (reduce.kind, reduce.index.clone());
        let reduce = Rc::new(Reduce { kind, index, bound: None, body });
        let rows = self.running_rows(&reduce, scope);
        if !inner.whole && !self.held.iter().any(|(known, _)| *known == carry(&reduce)) {
            let elem = self.elem(&reduce.body);
            let tile = self.fragment("carry", &rows, elem);
            let neutral = self.neutral(scan(kind).1, elem).unwrap_or_default();
            out.extend(quote!(fill(&mut #tile, #neutral);));
            let axes = rows.into_iter().map(|axis| axis.index).collect();
            self.held.push((carry(&reduce), Value::Tile { name: tile, axes, elem }));
        }
        Ok(Value::Reduce(reduce))
    }

    /// The rows of a running reduction.
    fn running_rows(&self, reduce: &Reduce, scope: &Scope) -> Vec<Axis> {
        let mut rows = scope.of(&reduce.body.free(&self.indices));
        rows.retain(|axis| axis.index != reduce.index);
        rows
    }

    /// A value for each element of a tile of rows.
    pub(super) fn running(
        &mut self,
        reduce: &Rc<Reduce>,
        scope: &Scope,
        out: &mut TokenStream,
    ) -> Result<Value, Reported> {
        let axis = scope.tiled.iter().find(|axis| axis.index == reduce.index).cloned();
        let before = self.held.iter().find(|(known, _)| *known == carry(reduce)).map(|(_, value)| value.clone());
        let Some(axis) = axis.filter(|axis| axis.whole || before.is_some()) else {
            let word = reduce.kind.name().replace('_', " ");
            let message = format!("this {word} goes along an index that blocks divide among them");
            return self.refuse(&reduce.index, &message, "assign it to an output of its own");
        };
        let rows = self.running_rows(reduce, scope);
        let elem = self.elem(&reduce.body);
        let (order, along) = self.order(&reduce.body, &rows, &axis);
        let part = self.fragment("part", &order, elem);
        let (word, neutral) = scan(reduce.kind);
        let body = self.prepare(&reduce.body, scope, out)?;
        let value = self.masked(self.print(&body), &axis, self.neutral(neutral, elem).unwrap_or_default());
        let at = here(&part, &order);
        out.extend(self.parallel(&order, quote!(#at = #value;)));
        let runs = self.fragment("runs", &order, elem);
        out.extend(quote!(#word(&#part, &mut #runs, #along);));
        let at = here(&runs, &order);
        if let Some(Value::Tile { name, .. }) = before {
            let indices: Vec<Ident> = rows.iter().map(|axis| axis.index.clone()).collect();
            let sum = combined(reduce.kind, &element(&name, &indices), &at);
            out.extend(self.parallel(&order, quote!(#at = #sum;)));
            let carry = here(&name, &rows);
            let last = order.iter().map(|axis| {
                let (local, tile) = (&axis.local, &axis.tile);
                if axis.index == reduce.index { quote!(#tile - 1) } else { quote!(#local) }
            });
            let last: Vec<TokenStream> = last.collect();
            let last = if last.len() == 1 { quote!(#runs[#(#last)*]) } else { quote!(#runs[[#(#last),*]]) };
            out.extend(self.parallel(&rows, quote!(#carry = #last;)));
        }
        let axes = order.into_iter().map(|axis| axis.index).collect();
        Ok(Value::Tile { name: runs, axes, elem })
    }
}
