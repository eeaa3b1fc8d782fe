//! Attention: a sum weighted by a softmax over the same index, in one pass over the index with a
//! running maximum and sum (Dao et al., arXiv 2205.14135).

use super::print::{element, here};
use super::rows::Online;
use super::{Axis, Emitter, Role, Scope};
use crate::diag::Reported;
use crate::formula::positive::split;
use crate::formula::types::accumulator;
use crate::formula::value::{Kind, Reduce, Value, in_parentheses};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{ToTokens, quote};
use std::f64::consts::LOG2_E;
use std::rc::Rc;
use tile_core::elem::Elem;

/// Σⱼ softmax(j, score)·value.
pub(super) struct Attention {
    index: Ident,
    score: Value,
    value: Value,
    /// Factors that do not depend on the index.
    scale: Vec<Value>,
    rows: Axis,
    columns: Axis,
}

impl Attention {
    /// Whether the queries are on an axis.
    pub(super) fn is_by(&self, axis: &Axis) -> bool {
        self.rows.index == axis.index
    }
}

impl Emitter<'_> {
    /// The attention that a sum is over two axes, if it is one.
    pub(super) fn as_attention(&self, reduce: &Rc<Reduce>, axes: &[Axis]) -> Option<Attention> {
        if reduce.kind != Kind::Sum || axes.len() != 2 {
            return None;
        }
        let (mut score, mut value, mut scale) = (None, Vec::new(), Vec::new());
        for factor in reduce.body.factors() {
            match &factor {
                Value::Reduce(inner) if inner.kind == Kind::Softmax && inner.index == reduce.index => {
                    if score.replace(inner.body.clone()).is_some() {
                        return None;
                    }
                }
                other if other.free(&self.indices).contains(&reduce.index.to_string()) => value.push(factor),
                _ => scale.push(factor),
            }
        }
        let (score, value) = (score?, Value::product(value));
        let only = |of: &Value| {
            let free = of.free(&self.indices);
            let mut on = axes.iter().filter(|axis| free.contains(&axis.index.to_string()));
            on.next().filter(|_| on.next().is_none()).cloned()
        };
        let (rows, columns) = (only(&score)?, only(&value)?);
        let index = reduce.index.clone();
        (rows.index != columns.index).then_some(Attention { index, score, value, scale, rows, columns })
    }

    /// Attention as a tile of its output.
    pub(super) fn attention(
        &mut self,
        attention: &Attention,
        scope: &Scope,
        out: &mut TokenStream,
    ) -> Result<Value, Reported> {
        let Attention { index, rows, columns, .. } = attention;
        let axis = self.axis(index, Role::Keys);
        let elem = self.operand_elem(&attention.value).unwrap_or_else(|| self.elem(&attention.value));
        let total = accumulator(elem);
        let (score, (times, scalar)) = self.without_positive_factors(&attention.score);
        let powers = self.powers(times, scalar.as_ref(), total, out);
        let score = self.hoist(&score, &axis, scope, out)?;
        let value = self.hoist(&attention.value, &axis, scope, out)?;
        let order = [rows.clone(), axis.clone()];
        let sides = [rows.clone(), columns.clone()];
        let by_row = std::slice::from_ref(rows);
        let acc = self.fragment("o", &sides, total);
        let names = ["top", "old", "sum"].map(|base| self.fragment(base, by_row, total));
        let weights = self.fragment("p", &order, elem);
        let [top, old, sum] = names.clone();
        let inner = scope.with(&axis);
        let steps = self.inside(|this| -> Result<TokenStream, Reported> {
            let mut steps = TokenStream::new();
            let score = this.prepare(&score, &inner, &mut steps)?;
            let scores = this.scores(&score, &order, total, &mut steps);
            let along = Literal::usize_unsuffixed(1);
            steps.extend(this.online(&Online {
                score: &scores,
                order: &order,
                rows: by_row,
                along: &along,
                names: &names,
                powers: Some(&powers),
            }));
            let (at, factor) = (here(&acc, &sides), element(&old, std::slice::from_ref(&rows.index)));
            steps.extend(this.parallel(&sides, quote!(#at *= #factor;)));
            let b = this.operand(&value, [columns, &axis], elem, &inner, &mut steps)?.with_rows(&axis.index);
            steps.extend(quote!(copy(&#scores, &mut #weights); gemm(&#weights, #b, &mut #acc);));
            Ok(steps)
        })?;
        out.extend(quote!(clear(&mut #acc); clear(&mut #sum); fill(&mut #top, -1.0e30);));
        out.extend(self.walk(&axis, Some(2), steps));
        let divisor = element(&sum, std::slice::from_ref(&rows.index));
        let at = here(&acc, &sides);
        out.extend(self.parallel(&sides, quote!(#at = select(#divisor > 0.0, #at / #divisor, 0.0);)));
        let indices = vec![rows.index.clone(), columns.index.clone()];
        let mut factors = vec![Value::Tile { name: acc, axes: indices, elem: total }];
        for factor in &attention.scale {
            factors.push(self.prepare(factor, scope, out)?);
        }
        Ok(Value::product(factors))
    }

    /// A score without factors that are positive, and log₂e times those: they do not change where its
    /// maximum is. They stand in front of its mask.
    fn without_positive_factors(&self, score: &Value) -> (Value, (f64, Option<Value>)) {
        if let Value::Scalar(scalar) = score
            && let syn::Expr::Call(call) = &scalar.template
            && let [condition, inside, absent] = call.args.iter().collect::<Vec<_>>().as_slice()
            && matches!(absent, syn::Expr::Path(path) if path.path.is_ident("__lowest"))
        {
            let (inside, factors) = self.without_positive_factors(&scalar.sub(inside));
            let parts = [scalar.sub(condition), inside];
            return (Value::scalar(syn::parse_quote!(select(__0, __1, __lowest)), &parts), factors);
        }
        let (times, scalar, others) = split(score.factors(), LOG2_E, &self.positive);
        match others.is_empty() {
            // A score of scalars alone stays one.
            true => (score.clone(), (LOG2_E, None)),
            false => (Value::product(others), (times, scalar)),
        }
    }

    /// The name of a number, times a scalar: exponents times that are those of powers of two.
    fn powers(&mut self, times: f64, scalar: Option<&Value>, elem: Elem, out: &mut TokenStream) -> Ident {
        let (name, ty) = (self.fresh("powers"), self.types.tokens(elem));
        let scalar = scalar.map(|scalar| in_parentheses(self.print(scalar))).map(|scalar| quote!(* #scalar));
        let number = match times == LOG2_E {
            true => quote!(std::f64::consts::LOG2_E),
            false => Literal::f64_suffixed(times).to_token_stream(),
        };
        out.extend(quote!(let #name = cast::<#ty>(#number) #scalar;));
        name
    }

    /// The scores as a tile: that of their GEMM where they come from one.
    fn scores(&mut self, score: &Value, order: &[Axis; 2], elem: Elem, steps: &mut TokenStream) -> Ident {
        let lowest = self.neutral("__lowest", elem).unwrap_or_default();
        let tile = match held_over(score, order) {
            Some((tile, _)) => tile,
            None => self.fragment("s", order, elem),
        };
        let unchanged = matches!(score, Value::Tile { name, .. } if *name == tile) && !order[1].beyond;
        if !unchanged {
            let value = self.masked(self.print(score), &order[1], lowest);
            let at = here(&tile, order);
            steps.extend(self.parallel(order, quote!(#at = #value;)));
        }
        tile
    }
}

/// A tile in a value whose axes are these, in order.
pub(crate) fn held_over(value: &Value, order: &[Axis]) -> Option<(Ident, Elem)> {
    match value {
        Value::Tile { name, axes, elem } => {
            let same = axes.len() == order.len() && axes.iter().zip(order).all(|(index, axis)| *index == axis.index);
            same.then(|| (name.clone(), *elem))
        }
        Value::Scalar(scalar) => scalar.parts.iter().find_map(|part| held_over(part, order)),
        Value::Read(_) | Value::Reduce(_) => None,
    }
}
