//! Running reductions: of the elements of a row up to each, tile by tile, with what the tiles before gave.

use super::print::{element, here};
use super::{Axis, Emitter, Scope};
use crate::diag::Reported;
use crate::formula::value::{Kind, Reduce, Value};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use std::rc::Rc;

/// The text by which what the tiles before gave is known.
fn carry(reduce: &Rc<Reduce>) -> String {
    format!("carry of {}", Value::Reduce(reduce.clone()).key())
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
        if reduce.kind.runs() {
            self.note_direction(reduce)?;
        }
        let body = self.hoist(&reduce.body, inner, scope, out)?;
        let start = reduce.start.as_ref().map(|start| self.hoist(start, inner, scope, out)).transpose()?;
        let (kind, index) = (reduce.kind, reduce.index.clone());
        let reduce = Rc::new(Reduce { kind, index, bound: None, body, start });
        if !inner.whole && self.carried(&reduce).is_none() {
            self.begin_carry(&reduce, scope, out)?;
        }
        Ok(Value::Reduce(reduce))
    }

    /// What the tiles before gave, if that is carried.
    pub(super) fn carried(&self, reduce: &Rc<Reduce>) -> Option<Value> {
        self.held.iter().find(|(known, _)| *known == carry(reduce)).map(|(_, value)| value.clone())
    }

    /// A tile of what the tiles before gave, with what is there in front of the first.
    pub(super) fn begin_carry(
        &mut self,
        reduce: &Rc<Reduce>,
        scope: &Scope,
        out: &mut TokenStream,
    ) -> Result<Value, Reported> {
        let rows = self.running_rows(reduce, scope);
        let elem = self.elem(&reduce.body);
        let tile = self.fragment("carry", &rows, elem);
        match &reduce.start {
            Some(start) => {
                let start = self.prepare(start, scope, out)?;
                let (at, from) = (here(&tile, &rows), self.types.value(&start).unwrap_or(elem));
                let value = self.converted(self.print(&start), from, elem);
                out.extend(self.parallel(&rows, quote!(#at = #value;)));
            }
            None => {
                let neutral = self.neutral(scan(reduce.kind).1, elem).unwrap_or_default();
                out.extend(quote!(fill(&mut #tile, #neutral);));
            }
        }
        let axes = rows.into_iter().map(|axis| axis.index).collect();
        let value = Value::Tile { name: tile, axes, elem };
        self.held.push((carry(reduce), value.clone()));
        Ok(value)
    }

    /// The rows of a running reduction.
    pub(super) fn running_rows(&self, reduce: &Reduce, scope: &Scope) -> Vec<Axis> {
        let mut rows = scope.of(&reduce.inside(&self.indices));
        rows.retain(|axis| axis.index != reduce.index);
        rows
    }

    /// The tile that a running reduction goes along.
    pub(super) fn running_axis(&self, reduce: &Rc<Reduce>, scope: &Scope) -> Result<Axis, Reported> {
        let axis = scope.tiled.iter().find(|axis| axis.index == reduce.index);
        match axis.filter(|axis| axis.whole || self.carried(reduce).is_some()) {
            Some(axis) => Ok(axis.clone()),
            None => {
                let word = if reduce.kind.is_scan() { "scan" } else { reduce.kind.name() }.replace('_', " ");
                let message = format!("this {word} goes along an index that blocks divide among them");
                self.refuse(&reduce.index, &message, "assign it to an output of its own")
            }
        }
    }

    /// A value for each element of a tile of rows.
    pub(super) fn running(
        &mut self,
        reduce: &Rc<Reduce>,
        scope: &Scope,
        out: &mut TokenStream,
    ) -> Result<Value, Reported> {
        let axis = self.running_axis(reduce, scope)?;
        let before = self.carried(reduce);
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
