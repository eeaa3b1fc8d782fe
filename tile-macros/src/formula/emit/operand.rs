//! Operands of GEMMs: tiles in shared memory, copied from a tensor where they are a part of one, and
//! computed otherwise.

use super::print::here;
use super::{Axis, Emitter, Scope};
use crate::diag::Reported;
use crate::formula::value::{Place, Read, Value, in_parentheses, names_in, replaced};
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};
use tile_core::elem::Elem;

/// A tile of two indices.
#[derive(Clone)]
pub(super) struct Operand {
    name: Ident,
    /// The index of its rows in memory.
    rows: Ident,
}

impl Operand {
    /// The argument of `gemm` whose rows have an index.
    pub(super) fn with_rows(&self, index: &Ident) -> TokenStream {
        let name = &self.name;
        if self.rows == *index { quote!(&#name) } else { quote!(#name.t()) }
    }
}

impl Emitter<'_> {
    /// Makes the tile of a value over two indices, or finds the one that was made.
    pub(super) fn operand(
        &mut self,
        value: &Value,
        axes: [&Axis; 2],
        elem: Elem,
        scope: &Scope,
        out: &mut TokenStream,
    ) -> Result<Operand, Reported> {
        let key = format!("operand {}", value.key());
        if let Some((_, Value::Tile { name, axes, .. })) = self.held.iter().find(|(known, _)| *known == key) {
            return Ok(Operand { name: name.clone(), rows: axes[0].clone() });
        }
        let (name, order) = match self.region(value, axes) {
            Some((read, order, region)) => {
                let tile = self.shared(&format!("{}_s", read.tensor), &order.map(Axis::clone), elem);
                out.extend(quote!(copy(#region, &mut #tile);));
                (tile, order)
            }
            None => {
                let order = axes.map(Axis::clone);
                let tile = self.shared("operand", &order, elem);
                let value = self.prepare(value, scope, out)?;
                let printed = self.print(&value);
                let zero = self.neutral("__zero", self.elem(&value)).unwrap_or_default();
                let masked = if self.vanishes(&value, axes[1]) { printed } else { self.masked(printed, axes[1], zero) };
                let (at, to) = (here(&tile, &order), self.types.tokens(elem));
                let converted = if self.elem(&value) == elem { masked } else { quote!(cast::<#to>(#masked)) };
                out.extend(self.parallel(&order, quote!(#at = #converted;)));
                (tile, axes)
            }
        };
        let [rows, columns] = order.map(|axis| axis.index.clone());
        let held = Value::Tile { name: name.clone(), axes: vec![rows.clone(), columns], elem };
        self.held.push((key, held));
        Ok(Operand { name, rows })
    }

    /// The region of a tensor that a value is over two indices, and the order of its axes.
    fn region<'v, 'x>(&self, value: &'v Value, axes: [&'x Axis; 2]) -> Option<(&'v Read, [&'x Axis; 2], TokenStream)> {
        let Value::Read(read) = value else { return None };
        let (order, region) = self.region_of(read, &axes)?;
        let order: [&Axis; 2] = order.try_into().ok()?;
        Some((read, order, region))
    }

    /// The region of a tensor that elements are over indices, and the order of its axes.
    pub(crate) fn region_of<'x>(&self, read: &Read, axes: &[&'x Axis]) -> Option<(Vec<&'x Axis>, TokenStream)> {
        let mut order: Vec<&Axis> = Vec::new();
        let mut places = Vec::new();
        for place in &read.places {
            let on: Vec<&Axis> =
                axes.iter().copied().filter(|axis| !place.free(&[axis.index.to_string()].into()).is_empty()).collect();
            match on.as_slice() {
                [] => places.push(self.place(place)),
                [axis] => {
                    let start = start(place, axis)?;
                    let tile = &axis.tile;
                    places.push(quote!(span(#start, #tile)));
                    order.push(*axis);
                }
                _ => return None,
            }
        }
        let twice =
            order.iter().enumerate().any(|(at, axis)| order[..at].iter().any(|other| other.index == axis.index));
        let tensor = &read.tensor;
        let places = if places.len() == 1 { quote!(#(#places,)*) } else { quote!(#(#places),*) };
        (!twice && order.len() == axes.len()).then(|| (order, quote!(#tensor.at((#places)))))
    }
}

/// Where a tile begins on an axis, if adjacent values of the index are adjacent elements.
fn start(place: &Place, axis: &Axis) -> Option<TokenStream> {
    let scalar = match place {
        Place::Index(_) => return Some(axis.from.clone()),
        Place::At(scalar) if scalar.parts.is_empty() => scalar,
        Place::At(_) => return None,
    };
    if !steps_by_one(&scalar.template, &axis.index) {
        return None;
    }
    Some(replaced(scalar.template.to_token_stream(), &mut |ident| {
        (*ident == axis.index).then(|| in_parentheses(axis.from.clone()))
    }))
}

/// Whether an expression is the index plus what does not depend on it.
fn steps_by_one(expr: &syn::Expr, index: &Ident) -> bool {
    let has = |expr: &syn::Expr| names_in(expr).contains(&index.to_string());
    match expr {
        syn::Expr::Path(path) => path.path.is_ident(index),
        syn::Expr::Paren(inner) => steps_by_one(&inner.expr, index),
        syn::Expr::Binary(binary) => match binary.op {
            syn::BinOp::Add(_) => match (has(&binary.left), has(&binary.right)) {
                (true, false) => steps_by_one(&binary.left, index),
                (false, true) => steps_by_one(&binary.right, index),
                _ => false,
            },
            syn::BinOp::Sub(_) => !has(&binary.right) && steps_by_one(&binary.left, index),
            _ => false,
        },
        _ => false,
    }
}
