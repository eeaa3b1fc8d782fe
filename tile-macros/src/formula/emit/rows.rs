//! Reductions of rows: a loop over tiles of the row, each of which is reduced into the result.

use super::held::HeldScores;
use super::print::here;
use super::{Axis, Emitter, Role, Scope};
use crate::diag::Reported;
use crate::formula::plan::any_read;
use crate::formula::row::has_scan;
use crate::formula::value::{Kind, Place, Reduce, Value};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

impl Emitter<'_> {
    /// A number for each row: `axes` has the rows, or nothing.
    pub(super) fn row(
        &mut self,
        reduce: &Reduce,
        axes: &[Axis],
        scope: &Scope,
        out: &mut TokenStream,
    ) -> Result<Value, Reported> {
        let axis = self.axis(&reduce.index, part_of(reduce, axes));
        let elem = self.elem(&reduce.body);
        let body = self.hoist(&reduce.body, &axis, scope, out)?;
        let (order, along) = self.order(&body, axes, &axis);
        let (base, neutral, into) = match reduce.kind {
            Kind::Product => ("product", "__one", "reduce_product"),
            Kind::Max => ("top", "__lowest", "reduce_max"),
            Kind::Min => ("low", "__highest", "reduce_min"),
            _ => ("sum", "__zero", "reduce_sum"),
        };
        let result = self.fragment(base, axes, elem);
        if axis.whole
            && let Some(held) = self.held_row(&body, &order)
            && (!axis.beyond || base == "sum")
        {
            let reduce = format_ident!("{into}");
            out.extend(quote!(#reduce(&#held, &mut #result, #along);));
            return Ok(Value::Tile { name: result, axes: axes.iter().map(|axis| axis.index.clone()).collect(), elem });
        }
        let part = self.fragment("part", &order, elem);
        let neutral = self.neutral(neutral, elem).unwrap_or_default();
        let steps = self.inside(|this| -> Result<TokenStream, Reported> {
            let mut steps = TokenStream::new();
            let inner = scope.with(&axis);
            let body = this.prepare(&body, &inner, &mut steps)?;
            let vanishes = reduce.kind == Kind::Sum && this.vanishes(&body, &axis);
            let value = this.print(&body);
            let value = if vanishes { value } else { this.masked(value, &axis, neutral.clone()) };
            let at = here(&part, &order);
            steps.extend(this.parallel(&order, quote!(#at = #value;)));
            Ok(steps)
        })?;
        if axis.whole {
            let reduce = format_ident!("{into}");
            out.extend(quote!(#steps #reduce(&#part, &mut #result, #along);));
        } else {
            let reduce = format_ident!("{into}_into");
            let start =
                if base == "sum" { quote!(clear(&mut #result);) } else { quote!(fill(&mut #result, #neutral);) };
            let steps = quote!(#steps #reduce(&#part, &mut #result, #along););
            out.extend(start);
            out.extend(self.walk(&axis, None, steps));
        }
        Ok(Value::Tile { name: result, axes: axes.iter().map(|axis| axis.index.clone()).collect(), elem })
    }

    /// The axes of a tile of rows in the order of memory, and which one is reduced.
    pub(super) fn order(&self, body: &Value, axes: &[Axis], along: &Axis) -> (Vec<Axis>, proc_macro2::Literal) {
        let rows = axes.first().map(|axis| &axis.index);
        let columns_first = rows.is_some_and(|rows| first_read(body, rows, &along.index).unwrap_or(false));
        let mut order = axes.to_vec();
        let at = if columns_first { 0 } else { axes.len() };
        order.insert(at, along.clone());
        (order, proc_macro2::Literal::usize_unsuffixed(at))
    }

    /// The softmax of a value as an expression of its maximum and sum, which a loop finds.
    pub(super) fn normalised(
        &mut self,
        reduce: &Reduce,
        scope: &Scope,
        out: &mut TokenStream,
    ) -> Result<Value, Reported> {
        let (top, sum) = self.statistics(reduce, scope, out)?;
        if let Some(value) = self.held_softmax(reduce, &sum, scope, out) {
            return Ok(value);
        }
        Ok(Value::scalar(syn::parse_quote!((__0 - __1).exp() / __2), &[reduce.body.clone(), top, sum]))
    }

    /// The maximum of a value over an index, and the sum of its exponentials below that, in one pass
    /// (Milakov and Gimelshein, arXiv 1805.02867).
    pub(super) fn statistics(
        &mut self,
        reduce: &Reduce,
        scope: &Scope,
        out: &mut TokenStream,
    ) -> Result<(Value, Value), Reported> {
        let key = |what: &str| statistic(what, reduce);
        let known = |this: &Self, what: &str| {
            this.held.iter().find(|(known, _)| *known == key(what)).map(|(_, value)| value.clone())
        };
        if let (Some(top), Some(sum)) = (known(self, "top"), known(self, "sum")) {
            return Ok((top, sum));
        }
        let name = reduce.index.to_string();
        let mut axes = scope.of(&reduce.body.free(&self.indices));
        axes.retain(|axis| axis.index != name);
        if axes.len() > 1 {
            let help = "reduce over the last index of the output, or assign what it is of to an output of its own";
            return self.refuse(&reduce.index, "this softmax is of a matrix of rows", help);
        }
        let axis = self.axis(&reduce.index, part_of(reduce, &axes));
        let elem = self.elem(&reduce.body);
        let body = self.hoist(&reduce.body, &axis, scope, out)?;
        let (order, along) = self.order(&body, &axes, &axis);
        let score = self.fragment("score", &order, elem);
        let indices: Vec<Ident> = axes.iter().map(|axis| axis.index.clone()).collect();
        if axis.whole {
            return self.statistics_of_row(&HeldScores { reduce, body, score, order, along, rows: axes }, scope, out);
        }
        let names = ["top", "old", "sum"].map(|base| self.fragment(base, &axes, elem));
        let steps = self.inside(|this| -> Result<TokenStream, Reported> {
            let mut steps = TokenStream::new();
            let body = this.prepare(&body, &scope.with(&axis), &mut steps)?;
            let lowest = this.neutral("__lowest", elem).unwrap_or_default();
            let value = this.masked(this.print(&body), &axis, lowest);
            let at = here(&score, &order);
            steps.extend(this.parallel(&order, quote!(#at = #value;)));
            steps.extend(this.online(&Online {
                score: &score,
                order: &order,
                rows: &axes,
                along: &along,
                names: &names,
                powers: None,
            }));
            Ok(steps)
        })?;
        let [top, _, sum] = &names;
        out.extend(quote!(fill(&mut #top, -1.0e30); clear(&mut #sum);));
        out.extend(self.walk(&axis, None, steps));
        let value = |name: &Ident| Value::Tile { name: name.clone(), axes: indices.clone(), elem };
        let (top, sum) = (value(top), value(sum));
        self.held.push((key("top"), top.clone()));
        self.held.push((key("sum"), sum.clone()));
        Ok((top, sum))
    }

    /// A step of an online softmax: scores become exponentials below the new maximum.
    pub(super) fn online(&self, online: &Online<'_>) -> TokenStream {
        let Online { score, order, rows, along, names: [top, old, sum], powers } = online;
        let indices: Vec<Ident> = rows.iter().map(|axis| axis.index.clone()).collect();
        let read = |name: &Ident| super::print::element(name, &indices);
        let (at, top_at, old_at, sum_at) = (here(score, order), read(top), here(old, rows), here(sum, rows));
        let top_here = here(top, rows);
        let (factor, exponential) = match powers {
            Some(powers) => (
                quote!(((#old_at - #top_here) * #powers).exp2()),
                quote!(#at.mul_add(#powers, -(#top_at * #powers)).exp2()),
            ),
            None => (quote!((#old_at - #top_here).exp()), quote!((#at - #top_at).exp())),
        };
        let rescale = self.parallel(rows, quote!(#old_at = #factor; #sum_at *= #old_at;));
        let exponentials = self.parallel(order, quote!(#at = #exponential;));
        quote! {
            copy(&#top, &mut #old);
            reduce_max_into(&#score, &mut #top, #along);
            #rescale
            #exponentials
            reduce_sum_into(&#score, &mut #sum, #along);
        }
    }
}

/// The tiles of an online softmax.
pub(super) struct Online<'a> {
    pub(super) score: &'a Ident,
    /// The axes of the scores.
    pub(super) order: &'a [Axis],
    pub(super) rows: &'a [Axis],
    /// Which axis of the scores is reduced.
    pub(super) along: &'a proc_macro2::Literal,
    /// The maximum, the maximum before, and the sum.
    pub(super) names: &'a [Ident; 3],
    /// The factor by which exponents are powers of two, where scores lack it.
    pub(super) powers: Option<&'a Ident>,
}

/// What a tile along a reduction is for: part of rows, or of columns.
fn part_of(reduce: &Reduce, axes: &[Axis]) -> Role {
    let down = axes.first().and_then(|rows| first_read(&reduce.body, &rows.index, &reduce.index));
    match down {
        _ if has_scan(&reduce.body) => Role::Steps,
        Some(true) => Role::Down,
        _ => Role::Part,
    }
}

/// Whether the first element that depends on both indices lies with `along` in front of `rows`. An axis
/// whose places are gathered along an index counts as the index's own.
pub(crate) fn first_read(value: &Value, rows: &Ident, along: &Ident) -> Option<bool> {
    match value {
        Value::Read(read) => {
            let is = |place: &Place, index: &Ident| matches!(place, Place::Index(name) if name == index);
            let gathered = |place: &Place| match place {
                Place::At(scalar) => scalar
                    .parts
                    .iter()
                    .any(|part| any_read(part, &mut |read| read.places.iter().any(|place| is(place, along)))),
                Place::Index(_) => false,
            };
            let at_along = read.places.iter().position(|place| is(place, along) || gathered(place));
            Some(at_along? < read.places.iter().position(|place| is(place, rows))?)
        }
        Value::Scalar(scalar) => scalar.parts.iter().find_map(|part| first_read(part, rows, along)),
        Value::Tile { axes, .. } => {
            let at = |index: &Ident| axes.iter().position(|axis| axis == index);
            Some(at(along)? < at(rows)?)
        }
        Value::Reduce(_) => None,
    }
}

impl Emitter<'_> {
    /// Whether a value is zero beyond the end of an axis, as elements of tensors are.
    pub(super) fn vanishes(&self, value: &Value, axis: &Axis) -> bool {
        let zero = |factor: &Value| match factor {
            Value::Read(read) => {
                read.places.iter().any(|place| matches!(place, Place::Index(name) if *name == axis.index))
            }
            Value::Tile { name, axes, .. } => axes.contains(&axis.index) && self.loaded.contains(&name.to_string()),
            Value::Scalar(_) | Value::Reduce(_) => false,
        };
        let factors = value.factors();
        let reduces = |factor: &Value| matches!(factor, Value::Reduce(_));
        factors.iter().all(|factor| zero(factor) || (!reduces(factor) && !depends(factor, axis)))
            && factors.iter().any(zero)
    }
}

/// The text by which a statistic of a softmax is known.
pub(super) fn statistic(what: &str, reduce: &Reduce) -> String {
    format!("{what} of {} over {}", reduce.body.key(), reduce.index)
}

fn depends(value: &Value, axis: &Axis) -> bool {
    let known = [axis.index.to_string()].into();
    !value.free(&known).is_empty()
}
