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

use super::emit::{Emitter, Scope};
use super::parse::Body;
use super::plan::any_read;
use super::row::with_tiles;
use super::types::accumulator;
use super::value::{Indices, Place, Value};
use proc_macro2::{Ident, TokenStream};
use quote::quote;

/// The index of an output along whose rows an element lies in memory that the output does not have
/// last.
pub(super) fn other_side(body: &Body, indices: &[Ident]) -> Option<Ident> {
    let last = indices.last()?;
    let known: Indices = [last.to_string()].into();
    let mut found = None;
    for assignment in &body.assignments {
        let across = any_read(&assignment.value, &mut |read| {
            let Some(Place::Index(side)) = read.places.last() else { return false };
            found = Some(side.clone());
            side != last && indices.contains(side) && !Value::Read(read.clone()).free(&known).is_empty()
        });
        if across {
            return found;
        }
    }
    None
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
        any_read(value, &mut |read| {
            let key = Value::Read(read.clone()).key();
            let Some((order, region)) = emitter.region_of(read, &[side, last]) else { return false };
            if order[0].index != last.index || tiles.iter().any(|(known, _)| *known == key) {
                return false;
            }
            let order: Vec<_> = order.into_iter().cloned().collect();
            let elem = emitter.types.tensor(&read.tensor);
            let across = emitter.shared(&format!("{}_s", read.tensor), &order, elem);
            let name = emitter.fragment(&format!("{}_t", read.tensor), &scope.tiled, accumulator(elem));
            out.extend(quote!(copy(#region, &mut #across); copy(#across.t(), &mut #name);));
            let axes = scope.tiled.iter().map(|axis| axis.index.clone()).collect();
            tiles.push((key, Value::Tile { name, axes, elem: accumulator(elem) }));
            false
        });
    }
    values.iter().map(|value| with_tiles(value, &tiles)).collect()
}
