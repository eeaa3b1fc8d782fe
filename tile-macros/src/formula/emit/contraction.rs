//! Contractions: sums in which one factor is a matrix by rows and another one by columns, which are
//! GEMMs.

use super::operand::Operand;
use super::{Axis, Emitter, Role, Scope};
use crate::diag::Reported;
use crate::formula::extents::Extent;
use crate::formula::types::accumulator;
use crate::formula::value::{Kind, Place, Reduce, Value};
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use std::rc::Rc;
use tile_core::elem::{DType, Elem};

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
            let elems = self.operand_elems(&contraction.left, &contraction.right);
            let left = self.hoist(&contraction.left, &axis, scope, out)?;
            let right = self.hoist(&contraction.right, &axis, scope, out)?;
            let acc = self.fragment("acc", &[rows.clone(), columns.clone()], accumulator(elems[0]));
            products.push((left, right, elems, acc));
        }
        let inner = scope.with(&axis);
        let load = |this: &mut Self| -> Result<TokenStream, Reported> {
            // All loads are ahead of what multiplies.
            let (mut steps, mut gemms) = (TokenStream::new(), TokenStream::new());
            for (left, right, elems, acc) in &products {
                let a = this.operand(left, [rows, &axis], elems[0], &inner, &mut steps)?.with_rows(&rows.index);
                let b = this.operand(right, [columns, &axis], elems[1], &inner, &mut steps)?.with_rows(&axis.index);
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
        for (contraction, (_, _, elems, acc)) in all.iter().zip(products) {
            let axes = vec![rows.index.clone(), columns.index.clone()];
            let mut factors = vec![Value::Tile { name: acc, axes, elem: accumulator(elems[0]) }];
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
        let [left, right] = self.operand_elems(&contraction.left, &contraction.right);
        let sides = [(&contraction.left, &contraction.rows, left), (&contraction.right, &contraction.columns, right)];
        for (side, rows, elem) in sides {
            if !side.free(&self.indices).contains(&inner.index.to_string()) && side.reductions().is_empty() {
                let _: Operand = self.operand(side, [rows, &axis], elem, &scope, out)?;
            }
        }
        Ok(())
    }

    /// The types of operands: those of their elements where a GEMM multiplies these exactly, and the
    /// accumulator type otherwise.
    fn operand_elems(&self, left: &Value, right: &Value) -> [Elem; 2] {
        let (left_elem, right_elem) = match [left, right].map(|side| self.operand_elem(side)) {
            [Some(left), Some(right)] => (left, right),
            [Some(one), None] | [None, Some(one)] => return [one; 2],
            [None, None] => return [self.types.value(left).or(self.types.value(right)).unwrap_or(Elem::F32); 2],
        };
        let [small_left, small_right] = [left_elem, right_elem].map(is_byte);
        let floats = [left_elem, right_elem].map(|elem| self.types.is_float(elem));
        match (small_left, small_right) {
            _ if left_elem == right_elem => [left_elem; 2],
            (true, true) if floats[0] == floats[1] => [left_elem, right_elem],
            // Types of 16 bits and more have every number of 8 bits.
            (true, false) if floats[1] || !floats[0] => [right_elem; 2],
            (false, true) if floats[0] || !floats[1] => [left_elem; 2],
            _ => {
                let all = [left_elem, right_elem].map(accumulator);
                let of_float = all.into_iter().filter(|elem| self.types.is_float(*elem));
                [of_float.reduce(|all, elem| if all == Elem::F32 { elem } else { all }).unwrap_or(all[0]); 2]
            }
        }
    }

    /// The type that an operand has in a GEMM by itself: the narrowest of its floats, or that of its
    /// integers. Bytes that are converted to floats have none, and take the other operand's.
    pub(super) fn operand_elem(&self, value: &Value) -> Option<Elem> {
        let (computed, mut stored) = (self.elem(value), Vec::new());
        self.stored_elems(value, &mut stored);
        let (floats, others): (Vec<Elem>, Vec<Elem>) = stored.iter().partition(|elem| self.types.is_float(**elem));
        if !self.types.is_float(computed) {
            return others.first().copied();
        }
        let narrow = floats.iter().find(|elem| accumulator(**elem) != **elem);
        let is_known = !stored.is_empty() && !others.iter().copied().any(is_byte);
        narrow.copied().or(is_known.then_some(computed))
    }

    /// The types of the elements of tensors in a value.
    fn stored_elems(&self, value: &Value, out: &mut Vec<Elem>) {
        match value {
            Value::Read(read) => out.push(self.types.tensor(&read.tensor)),
            Value::Scalar(scalar) => scalar.numbers().into_iter().for_each(|part| self.stored_elems(part, out)),
            Value::Reduce(reduce) => self.stored_elems(&reduce.body, out),
            Value::Tile { .. } => {}
        }
    }
}

/// Whether elements are numbers of 8 bits for certain.
fn is_byte(elem: Elem) -> bool {
    matches!(elem, Elem::Is(dtype) if dtype.bytes() == 1 && dtype != DType::Bool)
}

/// Whether a value reads at an index alone.
fn alone(value: &Value, index: &Ident) -> bool {
    match value {
        Value::Read(read) => read.places.iter().any(|place| matches!(place, Place::Index(name) if name == index)),
        Value::Scalar(scalar) => scalar.parts.iter().any(|part| alone(part, index)),
        Value::Reduce(_) | Value::Tile { .. } => false,
    }
}
