//! Lowers tiles that tile functions give.
//!
//! To the IR they are parameters. The function's own tile becomes one, and a caller makes the
//! tile in front of the call; inlining puts it where the function has it:
//!
//! ```text
//! let mut t = fragment::<f32>([M]);  …  t          (%0 t: return fragment<f32, [M]>)  …
//! let a: Tile<f32, 1> = f::<M>();                  %a = alloc; call %a, callee = f
//! dims!(a = [M]);
//! ```

use super::place::{Ext, Origin, Place};
use super::{Binding, Lower};
use crate::diag::{Code, Loc, Reported};
use crate::front::ast::{Expr, ExprKind, Given};
use tile_core::elem::Elem;
use tile_core::ir::{InstId, MemTy, Op, Param, Reach, Space, Value, ValueDef};

impl<'a> Lower<'a> {
    /// `let (a, b): (Tile<f32, 2>, Tile<f32, 1>) = f(…);`
    pub(super) fn given(&mut self, loc: Loc, tiles: &'a [Given], call: &'a Expr) -> Result<(), Reported> {
        for ident in tiles.iter().filter_map(|tile| tile.name.ident.as_ref()) {
            self.bind(ident, Binding::Failed);
        }
        let ExprKind::Call { path, args } = &call.peeled().kind else { return Err(Reported) };
        if self.zone.is_inside() {
            let message = format!("a tile is made inside {}", self.zone.word());
            let help = "call the function outside; inside stand functions of scalars";
            return Err(self.errors.report(Code::Zone, call.loc, message, help));
        }
        let types: Vec<Result<(Elem, usize), Reported>> =
            tiles.iter().map(|tile| self.signature.tile(self.errors, &tile.ty)).collect();
        let called = self.called(call, path, args);
        let types: Vec<(Elem, usize)> = types.into_iter().collect::<Result<_, Reported>>()?;
        let (callee, mut all) = called?;
        self.loc = loc;
        let mut places = Vec::new();
        for (tile, (elem, rank)) in tiles.iter().zip(types) {
            let shape = vec![Ext::Dyn; rank];
            let ty = MemTy { space: Space::Fragment, elem, shape: shape.iter().map(Ext::extent).collect() };
            let value = self.emit_memory(Op::Alloc {}, &[], ty);
            let origin = Origin::Tile(Space::Fragment);
            let text = tile.name.to_string();
            if let Some(ident) = &tile.name.ident {
                self.name_value(value, ident);
            }
            self.given.push((value, Loc::at(tile.name.span), text.clone()));
            places.push(Place { value, elem, shape, window: None, origin, whole: true, text });
        }
        let passed = all.len();
        all.extend(places.iter().map(|place| place.value));
        self.loc = call.loc;
        self.effect(Op::Call { callee }, &all, &[]);
        self.mark_written(args, &all[..passed]);
        let inst = InstId::new(self.func.insts.len() - 1);
        self.call_writes.extend(places.iter().map(|place| (inst, place.value)));
        for (tile, place) in tiles.iter().zip(places) {
            if let Some(ident) = &tile.name.ident {
                self.bind(ident, Binding::Memory(place));
            }
        }
        Ok(())
    }

    /// Whether a place is a tile that a function gave.
    pub(super) fn is_given(&self, place: &Place) -> bool {
        place.whole && self.given.iter().any(|(value, ..)| *value == place.value)
    }

    /// Reports tiles from functions whose extents nothing states.
    pub(super) fn unstated(&mut self) {
        if !self.errors.is_empty() {
            return;
        }
        for (value, loc, name) in &self.given {
            let shape = self.func.ty(*value).mem().map(|mem| mem.shape.as_slice()).unwrap_or_default();
            if shape.iter().any(|extent| extent.dim().is_none()) {
                self.errors.report(
                    Code::Dims,
                    *loc,
                    format!("nothing states the extents of `{name}`, which a function gives"),
                    stating(name, shape.len()),
                );
            }
        }
    }

    /// The tiles that end the body of a function: each becomes a parameter.
    pub(super) fn gives(&mut self, result: &'a Expr) -> Result<(), Reported> {
        let items = match &result.peeled().kind {
            ExprKind::Tuple(items) => items.as_slice(),
            _ => std::slice::from_ref(result),
        };
        let tiles = &self.signature.tiles;
        if items.len() != tiles.len() {
            let count = super::call::count_of;
            let message = format!(
                "the body ends with {}, and the function gives {}",
                count(items.len(), "value"),
                count(tiles.len(), "tile")
            );
            return Err(self.errors.report(
                Code::TypeMismatch,
                result.loc,
                message,
                "end the body with one for each, as in `(a, b)`",
            ));
        }
        let places: Vec<Result<Place, Reported>> =
            items.iter().zip(tiles).map(|(item, &ty)| self.own_tile(item, ty)).collect();
        for (item, place) in items.iter().zip(places) {
            let place = place?;
            if self.func.params.iter().any(|param| param.value == place.value) {
                let message = format!("`{item}` is given twice");
                return Err(self.errors.report(Code::Memory, item.loc, message, "copy it to a tile of its own"));
            }
            self.give(place.value);
        }
        Ok(())
    }

    /// A tile that the function itself has made.
    fn own_tile(&mut self, item: &'a Expr, (elem, rank): (Elem, usize)) -> Result<Place, Reported> {
        let place = self.place(item)?;
        let made = matches!(place.origin, Origin::Tile(Space::Shared | Space::Fragment));
        if !made || !place.whole || place.window.is_some() {
            let message = format!("`{item}` is not a tile that the function makes");
            let help = "give a whole tile made by `shared` or `fragment`; copy to one what is elsewhere";
            return Err(self.errors.report(Code::Memory, item.loc, message, help));
        }
        if place.elem != elem || place.shape.len() != rank {
            let text = |this: &Self, elem, rank| format!("`Tile<{}, {rank}>`", this.elem_text(elem));
            let (wanted, found) = (text(self, elem, rank), text(self, place.elem, place.shape.len()));
            let message = format!("`{item}` is {found}, and the function gives {wanted}");
            let help = "write the type of the tile behind `->`, or convert it by `copy`";
            return Err(self.errors.report(Code::TypeMismatch, item.loc, message, help));
        }
        Ok(place)
    }

    /// Makes a parameter of a tile that the function allocates.
    fn give(&mut self, tile: Value) {
        let ValueDef::Inst(alloc) = self.func.values[tile].def else { return };
        let body = self.func.body;
        self.func.regions[body].insts.retain(|&inst| inst != alloc);
        self.func.insts[alloc].result = None;
        self.func.values[tile].def = ValueDef::Param(self.func.params.len() as u32);
        let name = self.func.values[tile].name.clone().unwrap_or_else(|| "_".to_owned());
        self.func.params.push(Param { name, value: tile, mutable: true, returned: true, reach: Reach::Own });
    }
}

/// What states the extents of a tile.
pub(super) fn stating(name: &str, rank: usize) -> String {
    format!("write `dims!({name} = [{}]);` behind the call", vec!["…"; rank].join(", "))
}
