//! Rows in registers: one tile has room for a row, which is loaded once, reduced as often as the value
//! needs, and of which the result is made.

use super::print::{element, here};
use super::rows::statistic;
use super::{Axis, Emitter, Role, Scope};
use crate::diag::Reported;
use crate::formula::extents::Extent;
use crate::formula::row::Row;
use crate::formula::types::accumulator;
use crate::formula::value::{Place, Reduce, Value};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;
use tile_core::elem::{DType, Elem};

/// The scores of a softmax in one tile.
pub(super) struct HeldScores<'a> {
    pub(super) reduce: &'a Reduce,
    /// The scores as a value of one element.
    pub(super) body: Value,
    pub(super) score: Ident,
    /// The axes of the tile, of which the row is number `along`.
    pub(super) order: Vec<Axis>,
    pub(super) along: Literal,
    pub(super) rows: Vec<Axis>,
}

impl Emitter<'_> {
    /// Loads what several passes over a row read. What is known of each: its text, and its tile.
    pub(crate) fn load_rows(&mut self, row: &Row, scope: &Scope, out: &mut TokenStream) -> Vec<(String, Value)> {
        let along = self.axis(&row.index, Role::Row);
        let mut tiles = Vec::new();
        for read in &row.held {
            let value = Value::Read(read.clone());
            let axes = scope.of(&value.free(&self.indices));
            let (order, _) = self.order(&value, &axes, &along);
            let elem = accumulator(self.types.tensor(&read.tensor));
            let tile = self.fragment(&format!("{}_row", read.tensor), &order, elem);
            out.extend(match self.region_of(read, &order.iter().collect::<Vec<_>>()) {
                Some((_, region)) => quote!(copy(#region, &mut #tile);),
                None => {
                    let (at, printed) = (here(&tile, &order), self.print(&value));
                    self.parallel(&order, quote!(#at = #printed;))
                }
            });
            self.loaded.insert(tile.to_string());
            let axes = order.into_iter().map(|axis| axis.index).collect();
            tiles.push((value.key(), Value::Tile { name: tile, axes, elem }));
        }
        tiles
    }

    /// The tile that a value is over these axes, if it was loaded.
    pub(super) fn held_row(&self, value: &Value, order: &[Axis]) -> Option<Ident> {
        let Value::Tile { name, axes, .. } = value else { return None };
        let same = axes.len() == order.len() && axes.iter().zip(order).all(|(index, axis)| *index == axis.index);
        (same && self.loaded.contains(&name.to_string())).then(|| name.clone())
    }

    /// The maximum of a row's scores and the sum of their exponentials, which take the scores' place.
    pub(super) fn statistics_of_row(
        &mut self,
        scores: &HeldScores<'_>,
        scope: &Scope,
        out: &mut TokenStream,
    ) -> Result<(Value, Value), Reported> {
        let HeldScores { reduce, body, score, order, along, rows } = scores;
        let elem = self.elem(body);
        self.load_scores(scores, scope, out)?;
        let [top, sum] = ["top", "sum"].map(|base| self.fragment(base, rows, elem));
        let indices: Vec<Ident> = rows.iter().map(|axis| axis.index.clone()).collect();
        let (at, top_at) = (here(score, order), element(&top, &indices));
        let exponentials = self.parallel(order, quote!(#at = (#at - #top_at).exp();));
        // A finite maximum keeps a row of −∞ from making −∞ − −∞.
        out.extend(quote! {
            fill(&mut #top, -1.0e30);
            reduce_max_into(&#score, &mut #top, #along);
            #exponentials
            reduce_sum(&#score, &mut #sum, #along);
        });
        let value = |name: &Ident, axes: Vec<Ident>| Value::Tile { name: name.clone(), axes, elem };
        let [top, sum] = [top, sum].map(|name| value(&name, indices.clone()));
        let exps = value(score, order.iter().map(|axis| axis.index.clone()).collect());
        for (what, tile) in [("top", &top), ("sum", &sum), ("exponentials", &exps)] {
            self.held.push((statistic(what, reduce), tile.clone()));
        }
        Ok((top, sum))
    }

    /// Whether a tensor ends where the index at one of its places does: there is no element beyond the index's
    /// extent, and one at each value within.
    fn ends_with_axis(&self, place: &Place) -> bool {
        matches!(place, Place::Index(index) if !matches!(self.extents.get(index), Extent::Bound(_)))
    }

    /// Makes the tile of scores, −∞ where the row has no elements.
    fn load_scores(&mut self, scores: &HeldScores<'_>, scope: &Scope, out: &mut TokenStream) -> Result<(), Reported> {
        let HeldScores { body, score, order, rows, .. } = scores;
        let Some(axis) = order.iter().find(|axis| rows.iter().all(|rows| rows.index != axis.index)) else {
            return Ok(());
        };
        if let Value::Read(read) = body
            && read.places.iter().all(|place| self.ends_with_axis(place))
            && let Some((_, region)) = self.region_of(read, &order.iter().collect::<Vec<_>>())
            && let stored = self.types.tensor(&read.tensor)
            && !matches!(stored, Elem::Is(DType::E4M3 | DType::E5M2))
            && let Some(lowest) = self.neutral("__lowest", stored)
        {
            out.extend(quote!(copy(#region.or(#lowest), &mut #score);));
            return Ok(());
        }
        let mut steps = TokenStream::new();
        let body = self.prepare(body, &scope.with(axis), &mut steps)?;
        let lowest = self.neutral("__lowest", self.elem(&body)).unwrap_or_default();
        let value = self.masked(self.print(&body), axis, lowest);
        let at = here(score, order);
        out.extend(steps);
        out.extend(self.parallel(order, quote!(#at = #value;)));
        Ok(())
    }

    /// A softmax whose exponentials a tile holds.
    pub(super) fn held_softmax(
        &mut self,
        reduce: &Reduce,
        sum: &Value,
        scope: &Scope,
        out: &mut TokenStream,
    ) -> Option<Value> {
        let known = |this: &Self, what: &str| {
            let key = statistic(what, reduce);
            this.held.iter().find(|(known, _)| *known == key).map(|(_, value)| value.clone())
        };
        let exps = known(self, "exponentials")?;
        let factor = match known(self, "factor") {
            Some(factor) => factor,
            None => {
                let Value::Tile { axes, elem, .. } = sum else { return None };
                let rows = scope.of(&axes.iter().map(Ident::to_string).collect());
                let tile = self.fragment("factor", &rows, *elem);
                let (at, of) = (here(&tile, &rows), self.print(sum));
                out.extend(self.parallel(&rows, quote!(#at = 1.0 / #of;)));
                let factor = Value::Tile { name: tile, axes: axes.clone(), elem: *elem };
                self.held.push((statistic("factor", reduce), factor.clone()));
                factor
            }
        };
        Some(Value::scalar(syn::parse_quote!(__0 * __1), &[exps, factor]))
    }
}
