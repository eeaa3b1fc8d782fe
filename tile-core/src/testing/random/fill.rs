//! Random fills of tiles: copies of other memory, values, loops.

use super::ast::{Expr, Mem, Pick, Stmt, View, Window};
use super::state::{Extent, Fact, Family, Gen, Place};
use crate::elem::{DType, Elem};
use crate::ir::Dim;

impl Gen {
    /// A new tile with contents. It is not in scope yet.
    pub(super) fn new_tile(&mut self, elem: Elem, extents: &[Extent], out: &mut Vec<Stmt>) -> Place {
        let mut alloc = Vec::new();
        let mut tile = self.tile(elem, extents, &mut alloc);
        let source = self.source(&tile);
        out.append(&mut alloc);
        if let (Some((view, fact)), true) = (source, self.rng.chance(60)) {
            self.copy_to_new(view, &tile, out);
            tile.fact = fact;
        } else if self.rng.chance(30) {
            tile.fact = self.fill(&tile, out);
        } else {
            tile.fact = self.compute(&tile, true, out);
        }
        tile
    }

    /// Copies to a tile that is not in scope yet, so that nothing else touches it; from an input perhaps
    /// asynchronously, beside other statements.
    fn copy_to_new(&mut self, view: View, tile: &Place, out: &mut Vec<Stmt>) {
        let input = self.inputs.iter().any(|input| input.mem == view.mem);
        if !(input && self.rng.chance(25)) {
            out.push(Stmt::Copy(view, View::whole(tile.mem)));
            return;
        }
        out.push(Stmt::Begin(view, tile.mem));
        match self.rng.below(4) {
            0 => self.gemm(out),
            1 => self.pipeline(out),
            2 => self.reduce(out),
            _ => {}
        }
        out.push(Stmt::Complete(tile.mem));
    }

    /// A new tile of small values.
    pub(super) fn small_tile(&mut self, elem: Elem, extents: &[Extent], limit: i64, out: &mut Vec<Stmt>) -> Place {
        let mut alloc = Vec::new();
        let mut tile = self.tile(elem, extents, &mut alloc);
        let source = self.source(&tile).filter(|(_, fact)| fact.within(limit).is_some());
        out.append(&mut alloc);
        match source {
            Some((view, fact)) => {
                out.push(Stmt::Copy(view, View::whole(tile.mem)));
                tile.fact = fact;
            }
            None => tile.fact = self.compute_small(&tile, limit, out),
        }
        tile
    }

    pub(super) fn fill(&mut self, tile: &Place, out: &mut Vec<Stmt>) -> Fact {
        if self.rng.chance(30) {
            out.push(Stmt::Clear(View::whole(tile.mem)));
            return Fact::Small(0);
        }
        let (value, fact) = self.value(self.elem_of(tile.mem), 2);
        let value = self.bound(value, out);
        out.push(Stmt::Fill(View::whole(tile.mem), value));
        fact
    }

    /// The expression, bound to a name unless it is a literal: what a statement
    /// writes it may not read in passing.
    pub(super) fn bound(&mut self, value: Expr, out: &mut Vec<Stmt>) -> Expr {
        if matches!(value, Expr::Literal(..)) {
            return value;
        }
        let var = self.var("v", self.ast.elem(&value), false);
        out.push(Stmt::Let(var, value));
        Expr::Var(var)
    }

    /// A small or any value.
    pub(super) fn value(&mut self, elem: Elem, depth: usize) -> (Expr, Fact) {
        if self.rng.chance(50) {
            let limit = self.rng.pick(&[1, 4, 16, 1000]).unwrap_or(4);
            let (value, bound) = self.small(elem, limit, depth);
            (value, Fact::Small(bound))
        } else {
            (self.any(elem, depth), Fact::Any)
        }
    }

    /// Something that can be copied to `dst`, and what `dst` holds then.
    pub(super) fn source(&mut self, dst: &Place) -> Option<(View, Fact)> {
        let to = self.elem_of(dst.mem);
        let rank = dst.dims.len();
        if self.rng.chance(30)
            && let Some(tile) = self.some_tile(|_, tile| tile.mem != dst.mem && tile.dims == dst.dims)
        {
            return Some((View::whole(tile.mem), self.converted(tile.fact, self.elem_of(tile.mem), to)));
        }
        if self.rng.chance(20)
            && let Some(tile) = self.some_tile(|_, tile| {
                let same = tile.sizes.iter().product::<i64>() == dst.sizes.iter().product::<i64>();
                same && tile.mem != dst.mem && tile.dims != dst.dims
            })
        {
            // Equal products for these values may differ for others.
            let constant = |dims: &[Dim]| dims.iter().all(|dim| dim.as_int().is_some());
            if constant(&tile.dims) && constant(&dst.dims) {
                let reshape = Some(dst.dims.clone());
                let fact = self.converted(tile.fact, self.elem_of(tile.mem), to);
                return Some((View { reshape, ..View::whole(tile.mem) }, fact));
            }
        }
        if self.rng.chance(15)
            && let Some(tile) = self.some_tile(|state, tile| {
                let from = state.elem_of(tile.mem);
                state.kind(from) == Family::Int && tile.mem != dst.mem && tile.dims == dst.dims
            })
        {
            let width = self.dtype(self.elem_of(tile.mem)).bits();
            let same = [DType::I8, DType::U8, DType::I16, DType::U16, DType::I32, DType::U32, DType::I64, DType::U64];
            let same: Vec<DType> = same.into_iter().filter(|dtype| dtype.bits() == width).collect();
            let bitcast = self.rng.pick(&same).map(Elem::Is).filter(|_| self.is_concrete(tile.mem));
            return Some((View { bitcast, ..View::whole(tile.mem) }, Fact::Any));
        }
        let sources: Vec<Place> = self.inputs.iter().chain(&self.tiles).cloned().collect();
        let fits = |place: &&Place| place.mem != dst.mem && place.sizes.len() >= rank;
        let fitting: Vec<Place> = sources.iter().filter(fits).cloned().collect();
        let place = self.rng.pick(&fitting)?;
        let from = self.elem_of(place.mem);
        let mut view = self.window(&place, &dst.dims);
        let mut fact = place.fact;
        if self.rng.chance(25) {
            let (value, bound) = self.small(from, 4, 0);
            view.fill = Some(value);
            fact = fact.join(Fact::Small(bound));
        }
        Some((view, self.converted(fact, from, to)))
    }

    pub(super) fn is_concrete(&self, mem: Mem) -> bool {
        matches!(self.elem_of(mem), Elem::Is(_))
    }

    /// A part of a place with the extents.
    pub(super) fn window(&mut self, place: &Place, dims: &[Dim]) -> View {
        let rank = dims.len();
        let offsets: Vec<Expr> = place.sizes.iter().map(|&size| self.offset(size)).collect();
        let dropped = place.sizes.len() - rank;
        if self.rng.chance(50) {
            return View::at(place.mem, Window::At(offsets, dims.to_vec()));
        }
        // Kept axes in another order are put right by a permutation.
        let mut order: Vec<usize> = (0..rank).collect();
        if rank > 1 && self.rng.chance(40) {
            order.rotate_left(1);
        }
        let mut kept: Vec<usize> = (0..place.sizes.len()).collect();
        for _ in 0..dropped {
            let i = self.rng.below(kept.len());
            kept.remove(i);
        }
        let mut picks: Vec<Pick> = offsets.iter().cloned().map(Pick::Index).collect();
        // Axis `i` of the view is axis `order[i]` of the region.
        for (i, &axis) in order.iter().enumerate() {
            picks[kept[axis]] = Pick::Span(offsets[kept[axis]].clone(), dims[i].clone());
        }
        let permute = if order.iter().copied().eq(0..rank) {
            None
        } else {
            Some(order.iter().map(|&axis| axis as u32).collect())
        };
        View { permute, ..View::at(place.mem, Window::Picks(picks)) }
    }

    /// Where a region starts: near the start, often a multiple of an extent.
    pub(super) fn offset(&mut self, size: i64) -> Expr {
        if self.rng.chance(60)
            && let Some((dim, n)) = self.rng.pick(&self.extents)
        {
            let most = if self.rng.chance(80) { size } else { 1000 };
            let fits = |(_, bound): &&(_, i64)| (bound - 1) * n <= most;
            let fitting: Vec<_> = self.indices.iter().filter(fits).map(|(var, _)| *var).collect();
            if let Some(var) = self.rng.pick(&fitting) {
                return Expr::Var(var).times(Expr::Dim(dim));
            }
        }
        self.index(size, 1)
    }

    /// Writes all of a tile anew.
    pub(super) fn overwrite(&mut self, out: &mut Vec<Stmt>) {
        let Some(tile) = self.some_tile(|_, tile| tile.writable) else { return };
        let fact = match self.source(&tile) {
            Some((view, fact)) if self.rng.chance(60) => {
                out.push(Stmt::Copy(view, View::whole(tile.mem)));
                fact
            }
            _ => self.fill(&tile, out),
        };
        self.set_fact(tile.mem, fact);
        // And perhaps a part of it by something else.
        if self.rng.chance(30) {
            let window = self.window(&tile, &tile.dims.clone());
            let (value, part) = self.value(self.elem_of(tile.mem), 1);
            let value = self.bound(value, out);
            out.push(Stmt::Fill(window_only(window), value));
            self.set_fact(tile.mem, fact.join(part));
        }
    }

    /// Writes a part of a tile.
    pub(super) fn copy_into(&mut self, out: &mut Vec<Stmt>) {
        let Some(dst) = self.some_tile(|_, tile| tile.writable) else { return };
        let elem = self.any_elem();
        let rank = 1 + self.rng.below(dst.dims.len());
        let extents = self.any_extents(rank);
        let src = self.new_tile(elem, &extents, out);
        let dims: Vec<Dim> = extents.into_iter().map(|(dim, _)| dim).collect();
        let window = View { fill: None, ..self.window(&dst, &dims) };
        out.push(Stmt::Copy(View::whole(src.mem), window));
        let fact = self.converted(src.fact, elem, self.elem_of(dst.mem));
        self.set_fact(dst.mem, dst.fact.join(fact));
        self.tiles.push(src);
    }
}

/// A destination is read by nothing, so that it needs no fill.
fn window_only(view: View) -> View {
    match view.window {
        // The extents of `at([…])` follow from another operand, which a fill
        // does not have.
        Some(Window::At(offsets, extents)) => {
            let dropped = offsets.len() - extents.len();
            let pick = |(i, offset): (usize, Expr)| match i {
                i if i < dropped => Pick::Index(offset),
                i => Pick::Span(offset, extents[i - dropped].clone()),
            };
            View::at(view.mem, Window::Picks(offsets.into_iter().enumerate().map(pick).collect()))
        }
        window => View { window, fill: None, ..view },
    }
}
