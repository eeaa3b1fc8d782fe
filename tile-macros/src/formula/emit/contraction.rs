//! Contractions: sums in which one factor is a matrix by rows and another one by columns, which are
//! GEMMs.

use super::operand::Operand;
use super::{Axis, Emitter, Role, Scope, accumulator};
use crate::diag::Reported;
use crate::formula::extents::Extent;
use crate::formula::value::{Kind, Place, Reduce, Value};
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use std::rc::Rc;
use tile_core::elem::{Bound, Elem};

/// What is contracted.
pub(super) struct Contraction {
    /// The index of the GEMM's k, and those of serial loops around it.
    pub(super) index: Ident,
    pub(super) others: Vec<Ident>,
    pub(super) left: Value,
    pub(super) right: Value,
    /// Factors that depend on no index of the sum.
    pub(super) scale: Vec<Value>,
    pub(super) rows: Axis,
    pub(super) columns: Axis,
}

impl Emitter<'_> {
    /// The contraction that a sum is over two axes, if it is one.
    pub(super) fn as_contraction(&self, reduce: &Rc<Reduce>, axes: &[Axis]) -> Option<Contraction> {
        let [rows, columns] = axes else { return None };
        let (mut sums, mut body) = (Vec::new(), Value::Reduce(reduce.clone()));
        while let Value::Reduce(inner) = &body {
            if inner.kind != Kind::Sum {
                return None;
            }
            sums.push(inner.index.clone());
            let next = inner.body.clone();
            body = next;
        }
        let (mut left, mut right, mut scale) = (Vec::new(), Vec::new(), Vec::new());
        for factor in body.factors() {
            let free = factor.free(&self.indices);
            let on = |axis: &Axis| free.contains(&axis.index.to_string());
            match (sums.iter().any(|sum| free.contains(&sum.to_string())), on(rows), on(columns)) {
                (false, ..) => scale.push(factor),
                (true, true, true) => return None,
                (true, _, false) => left.push(factor),
                (true, false, true) => right.push(factor),
            }
        }
        let (left, right) = (Value::product(left), Value::product(right));
        let sides = [(&left, rows), (&right, columns)].map(|(side, axis)| (side.free(&self.indices), axis));
        if sides.iter().any(|(free, axis)| !free.contains(&axis.index.to_string())) {
            return None;
        }
        let is_shared = |sum: &&Ident| {
            let bounded = matches!(self.extents.get(sum), Extent::Bound(_));
            !bounded && sides.iter().all(|(free, _)| free.contains(&sum.to_string()))
        };
        let candidates: Vec<&Ident> = sums.iter().filter(is_shared).collect();
        let index = candidates.iter().find(|sum| alone(&left, sum) && alone(&right, sum)).or(candidates.first())?;
        let (index, columns) = ((*index).clone(), columns.clone());
        let others = sums.iter().filter(|sum| **sum != index).cloned().collect();
        Some(Contraction { index, others, left, right, scale, rows: rows.clone(), columns })
    }

    /// Contractions over the same indices as tiles of accumulators, in one loop.
    pub(super) fn contract(
        &mut self,
        all: &[Contraction],
        scope: &Scope,
        out: &mut TokenStream,
    ) -> Result<Vec<Value>, Reported> {
        let Some(Contraction { index, others, rows, columns, .. }) = all.first() else { return Ok(Vec::new()) };
        let axis = self.axis(index, Role::Contracted);
        let once = axis.whole && others.is_empty();
        let mut products = Vec::new();
        for contraction in all {
            let elem = self.operand_elem(&contraction.left, &contraction.right);
            let left = self.hoist(&contraction.left, &axis, scope, out)?;
            let right = self.hoist(&contraction.right, &axis, scope, out)?;
            let acc = self.fragment("acc", &[rows.clone(), columns.clone()], accumulator(elem));
            products.push((left, right, elem, acc));
        }
        let inner = scope.with(&axis);
        let load = |this: &mut Self| -> Result<TokenStream, Reported> {
            // All loads are ahead of what multiplies.
            let (mut steps, mut gemms) = (TokenStream::new(), TokenStream::new());
            for (left, right, elem, acc) in &products {
                let a = this.operand(left, [rows, &axis], *elem, &inner, &mut steps)?.with_rows(&rows.index);
                let b = this.operand(right, [columns, &axis], *elem, &inner, &mut steps)?.with_rows(&axis.index);
                let gemm = if once { quote!(gemm_set) } else { quote!(gemm) };
                gemms.extend(quote!(#gemm(#a, #b, &mut #acc);));
            }
            steps.extend(gemms);
            Ok(steps)
        };
        let steps = if once { load(self)? } else { self.inside(load)? };
        let mut steps = self.walk(&axis, Some(4), steps);
        for other in others.iter().rev() {
            let extent = self.extent(other);
            steps = quote!(for #other in 0..#extent { #steps });
        }
        if !once {
            let clear = products.iter().map(|(.., acc)| quote!(clear(&mut #acc);));
            out.extend(clear);
        }
        out.extend(steps);
        let mut results = Vec::new();
        for (contraction, (_, _, elem, acc)) in all.iter().zip(products) {
            let axes = vec![rows.index.clone(), columns.index.clone()];
            let mut factors = vec![Value::Tile { name: acc, axes, elem: accumulator(elem) }];
            for factor in &contraction.scale {
                factors.push(self.prepare(factor, scope, out)?);
            }
            results.push(Value::product(factors));
        }
        Ok(results)
    }

    /// Makes the contractions of a value, those over the same indices together.
    pub(super) fn contract_together(
        &mut self,
        value: &Value,
        scope: &Scope,
        out: &mut TokenStream,
    ) -> Result<(), Reported> {
        let mut groups: Vec<(String, Vec<String>, Vec<Contraction>)> = Vec::new();
        for reduce in value.reductions() {
            let key = Value::Reduce(reduce.clone()).key();
            let axes = scope.of(&reduce.body.free(&self.indices));
            let known = self.held.iter().any(|(known, _)| *known == key);
            if known || reduce.kind != Kind::Sum || self.as_attention(&reduce, &axes).is_some() {
                continue;
            }
            let Some(contraction) = self.as_contraction(&reduce, &axes) else { continue };
            let Contraction { index, others, rows, columns, .. } = &contraction;
            let over = format!("{index} {others:?} {} {}", rows.index, columns.index);
            match groups.iter_mut().find(|(known, ..)| *known == over) {
                Some((_, keys, _)) if keys.contains(&key) => {}
                Some((_, keys, all)) => {
                    keys.push(key);
                    all.push(contraction);
                }
                None => groups.push((over, vec![key], vec![contraction])),
            }
        }
        for (_, keys, all) in groups {
            let values = self.contract(&all, scope, out)?;
            self.held.extend(keys.into_iter().zip(values));
        }
        Ok(())
    }

    /// Loads what a contraction in a loop over `inner` multiplies in every iteration.
    pub(super) fn preload(
        &mut self,
        reduce: &Rc<Reduce>,
        inner: &Axis,
        scope: &Scope,
        out: &mut TokenStream,
    ) -> Result<(), Reported> {
        let scope = scope.with(inner);
        let axes = scope.of(&reduce.body.free(&self.indices));
        let Some(contraction) = self.as_contraction(reduce, &axes) else { return Ok(()) };
        let axis = self.axis(&contraction.index, Role::Contracted);
        if !axis.whole || !contraction.others.is_empty() {
            return Ok(());
        }
        let elem = self.operand_elem(&contraction.left, &contraction.right);
        for (side, rows) in [(&contraction.left, &contraction.rows), (&contraction.right, &contraction.columns)] {
            if !side.free(&self.indices).contains(&inner.index.to_string()) && side.reductions().is_empty() {
                let _: Operand = self.operand(side, [rows, &axis], elem, &scope, out)?;
            }
        }
        Ok(())
    }

    /// The type of both operands: that of a float where one is, of the first element otherwise.
    pub(super) fn operand_elem(&self, left: &Value, right: &Value) -> Elem {
        let elems = [left, right].map(|side| self.stored_elem(side));
        let is_float = |elem: &Elem| match elem {
            Elem::Is(dtype) => dtype.is_float(),
            Elem::Param(param) | Elem::Acc(param) => self.signature.elems[*param as usize].1 == Bound::Float,
        };
        let [left_elem, right_elem] = elems;
        let either = [left_elem, right_elem].into_iter().flatten().find(is_float).or(left_elem).or(right_elem);
        either.unwrap_or_else(|| self.elem(left))
    }

    /// The type of the first element of a tensor in a value.
    fn stored_elem(&self, value: &Value) -> Option<Elem> {
        match value {
            Value::Read(read) => Some(self.tensor_elem(&read.tensor)),
            Value::Scalar(scalar) => scalar.parts.iter().find_map(|part| self.stored_elem(part)),
            Value::Reduce(reduce) => self.stored_elem(&reduce.body),
            Value::Tile { .. } => None,
        }
    }
}

/// Whether a value reads at an index alone.
fn alone(value: &Value, index: &Ident) -> bool {
    match value {
        Value::Read(read) => read.places.iter().any(|place| matches!(place, Place::Index(name) if name == index)),
        Value::Scalar(scalar) => scalar.parts.iter().any(|part| alone(part, index)),
        Value::Reduce(_) | Value::Tile { .. } => false,
    }
}
