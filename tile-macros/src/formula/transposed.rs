//! Transposes elements on their way from tensors: those of a pointwise kernel whose last index is
//! not the output's.
//!
//! ```text
//!                                    x_s = the tile of x at j, i, as it lies in memory
//! out[[i, j]] = x[[j, i]] + b[j] ──► x_t = x_s transposed
//!                                    out[[i, j]] = x_t[[i, j]] + b[j]
//! ```
//!
//! Reads and writes of memory both run along rows then.

use super::emit::{Emitter, Scope, accumulator};
use super::parse::Body;
use super::value::{Indices, Place, Read, Value};
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use std::rc::Rc;

/// The index of an output along whose rows an element lies in memory that the output does not have
/// last.
pub(super) fn other_side(body: &Body, indices: &[Ident]) -> Option<Ident> {
    let last = indices.last()?;
    let known: Indices = [last.to_string()].into();
    let mut found = None;
    for assignment in &body.assignments {
        each_read(&assignment.value, &mut |read| {
            let Some(Place::Index(side)) = read.places.last() else { return };
            let is_across =
                side != last && indices.contains(side) && !Value::Read(read.clone()).free(&known).is_empty();
            if is_across && found.is_none() {
                found = Some(side.clone());
            }
        });
    }
    found
}

/// The values with tiles for elements that lie across, which `out` loads.
pub(super) fn staged(
    emitter: &mut Emitter<'_>,
    values: Vec<Value>,
    scope: &Scope,
    out: &mut TokenStream,
) -> Vec<Value> {
    let [side, last] = scope.tiled.as_slice() else { return values };
    let mut tiles: Vec<(String, Value)> = Vec::new();
    for value in &values {
        each_read(value, &mut |read| {
            let key = Value::Read(read.clone()).key();
            let Some((order, region)) = emitter.region_of(read, &[side, last]) else { return };
            if order[0].index != last.index || tiles.iter().any(|(known, _)| *known == key) {
                return;
            }
            let order: Vec<_> = order.into_iter().cloned().collect();
            let elem = emitter.tensor_elem(&read.tensor);
            let across = emitter.shared(&format!("{}_s", read.tensor), &order, elem);
            let name = emitter.fragment(&format!("{}_t", read.tensor), &scope.tiled, accumulator(elem));
            out.extend(quote!(copy(#region, &mut #across); copy(#across.t(), &mut #name);));
            let axes = scope.tiled.iter().map(|axis| axis.index.clone()).collect();
            tiles.push((key, Value::Tile { name, axes, elem: accumulator(elem) }));
        });
    }
    let staged = |value: &Value| {
        value.map(&mut |part| {
            let Value::Read(_) = part else { return None };
            let key = part.key();
            tiles.iter().find(|(known, _)| *known == key).map(|(_, tile)| tile.clone())
        })
    };
    values.iter().map(staged).collect()
}

/// Calls `f` for every element in a value.
fn each_read(value: &Value, f: &mut dyn FnMut(&Rc<Read>)) {
    match value {
        Value::Read(read) => f(read),
        Value::Scalar(scalar) => scalar.parts.iter().for_each(|part| each_read(part, f)),
        Value::Reduce(reduce) => each_read(&reduce.body, f),
        Value::Tile { .. } => {}
    }
}
