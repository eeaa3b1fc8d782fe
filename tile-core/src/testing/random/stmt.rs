//! Random statements of a block: tile operations and control flow.

use super::ast::{Expr, Mem, Pick, Stmt, View, Window};
use super::state::{Extent, Fact, Family, Gen, Place};
use crate::elem::{DType, Elem};
use crate::ir::{AtomicOp, BinOp, CmpOp, Dim, ReduceOp, ScanOp, Space};

impl Gen {
    /// A few statements.
    pub(super) fn statements(&mut self, most: usize, depth: usize, out: &mut Vec<Stmt>) {
        for _ in 0..1 + self.rng.below(most) {
            if self.fuel == 0 {
                return;
            }
            self.fuel -= 1;
            self.statement(depth, out);
        }
    }

    fn statement(&mut self, depth: usize, out: &mut Vec<Stmt>) {
        match self.rng.below(17) {
            0..=2 => {
                let rank = 1 + self.rng.below(3);
                let (elem, extents) = (self.any_elem(), self.any_extents(rank));
                let tile = self.new_tile(elem, &extents, out);
                self.tiles.push(tile);
            }
            3 | 4 => self.update_parallel(out),
            5 => self.overwrite(out),
            6 | 7 => self.gemm(out),
            8 | 9 => self.reduce(out),
            10 => self.scan(out),
            11 => self.gather(out),
            12 => self.scatter(out),
            13 => self.scalar(out),
            14 => self.atomics(out),
            15 if depth > 0 => self.branch(depth - 1, out),
            16 if depth > 0 => self.serial_loop(depth - 1, out),
            _ => self.assertion(out),
        }
    }

    /// A tile, or a new one if there is none that fits.
    fn some_tile(&mut self, fits: impl Fn(&Gen, &Place) -> bool) -> Option<Place> {
        let tiles: Vec<Place> = self.tiles.iter().filter(|tile| fits(self, tile)).cloned().collect();
        self.rng.pick(&tiles)
    }

    pub(super) fn set_fact(&mut self, mem: Mem, fact: Fact) {
        if let Some(place) = self.tiles.iter_mut().find(|place| place.mem == mem) {
            place.fact = fact;
        }
    }

    /// A new tile with contents. It is not in scope yet.
    pub(super) fn new_tile(&mut self, elem: Elem, extents: &[Extent], out: &mut Vec<Stmt>) -> Place {
        let mut alloc = Vec::new();
        let mut tile = self.tile(elem, extents, &mut alloc);
        let source = self.source(&tile);
        out.append(&mut alloc);
        if let (Some((view, fact)), true) = (source, self.rng.chance(60)) {
            out.push(Stmt::Copy(view, View::whole(tile.mem)));
            tile.fact = fact;
        } else if self.rng.chance(30) {
            tile.fact = self.fill(&tile, out);
        } else {
            tile.fact = self.compute(&tile, true, out);
        }
        tile
    }

    /// A new tile of small values.
    fn small_tile(&mut self, elem: Elem, extents: &[Extent], limit: i64, out: &mut Vec<Stmt>) -> Place {
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

    fn fill(&mut self, tile: &Place, out: &mut Vec<Stmt>) -> Fact {
        if self.rng.chance(30) {
            out.push(Stmt::Clear(View::whole(tile.mem)));
            return Fact::Small(0);
        }
        let elem = self.elem_of(tile.mem);
        let (value, fact) = self.value(elem, 2);
        out.push(Stmt::Fill(View::whole(tile.mem), value));
        fact
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
    fn source(&mut self, dst: &Place) -> Option<(View, Fact)> {
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

    fn is_concrete(&self, mem: Mem) -> bool {
        matches!(self.elem_of(mem), Elem::Is(_))
    }

    /// A part of a place with the extents.
    fn window(&mut self, place: &Place, dims: &[Dim]) -> View {
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
        // Axis `i` of the view is axis `order[i]` of the window.
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

    /// Where a window starts: near the start, often a multiple of an extent.
    fn offset(&mut self, size: i64) -> Expr {
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
    fn overwrite(&mut self, out: &mut Vec<Stmt>) {
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
            out.push(Stmt::Fill(window_only(window), value));
            self.set_fact(tile.mem, fact.join(part));
        }
    }

    fn update_parallel(&mut self, out: &mut Vec<Stmt>) {
        let Some(tile) = self.some_tile(|_, tile| tile.writable) else { return };
        let fact = self.compute(&tile, false, out);
        self.set_fact(tile.mem, fact);
    }

    fn gemm(&mut self, out: &mut Vec<Stmt>) {
        let numbers: Vec<Elem> = self.elems.iter().copied().filter(|&e| self.kind(e) != Family::Bool).collect();
        let Some(elem) = self.rng.pick(&numbers) else { return };
        let other = match elem {
            Elem::Is(DType::E4M3) if self.rng.chance(50) => Elem::Is(DType::E5M2),
            Elem::Is(DType::I8) if self.rng.chance(50) => Elem::Is(DType::U8),
            _ => elem,
        };
        let extents = self.any_extents(3);
        let [m, n, k] = extents.as_slice() else { return };
        let a = self.small_tile(elem, &[m.clone(), k.clone()], 4, out);
        let transposed = self.rng.chance(40);
        let shape = if transposed { [n.clone(), k.clone()] } else { [k.clone(), n.clone()] };
        let b = self.small_tile(other, &shape, 4, out);
        let bound = |place: &Place| place.fact.within(4).unwrap_or(4);
        let product = k.1 * bound(&a) * bound(&b);
        let mut acc = self.tile(elem.acc(), &[m.clone(), n.clone()], out);
        let accumulate = self.rng.chance(60);
        let mut sum = product;
        if accumulate {
            match self.fill(&acc, out) {
                Fact::Small(before) => sum += before,
                // Then the order of the sum would show.
                Fact::Any => out.push(Stmt::Clear(View::whole(acc.mem))),
            }
        }
        let permute = transposed.then(|| vec![1, 0]);
        out.push(Stmt::Gemm {
            a: View::whole(a.mem),
            b: View { permute, ..View::whole(b.mem) },
            acc: View::whole(acc.mem),
            accumulate,
        });
        acc.fact = Fact::Small(sum);
        self.tiles.extend([a, b, acc]);
    }

    fn reduce(&mut self, out: &mut Vec<Stmt>) {
        let Some(src) = self.some_tile(|_, _| true) else { return };
        let axis = self.rng.below(src.dims.len());
        let Some((op, bound)) = self.reduction(&src, src.sizes[axis]) else { return };
        let elem = self.elem_of(src.mem);
        let to = match op {
            ReduceOp::ArgMax | ReduceOp::ArgMin => Elem::I32,
            ReduceOp::Sum | ReduceOp::AbsSum | ReduceOp::Product if self.rng.chance(50) => elem.acc(),
            _ => elem,
        };
        let mut extents = src.extents();
        if extents.len() == 1 || self.rng.chance(30) {
            extents[axis] = (Dim::int(1), 1);
        } else {
            extents.remove(axis);
        }
        let mut dst = self.tile(to, &extents, out);
        let (src_view, dst_view) = (View::whole(src.mem), View::whole(dst.mem));
        let no_index = !matches!(op, ReduceOp::ArgMax | ReduceOp::ArgMin);
        let mut fact = self.converted(bound, elem.acc(), to);
        let accumulate = no_index && self.rng.chance(30);
        if accumulate {
            let start = if matches!(op, ReduceOp::Any | ReduceOp::All) { self.condition(1) } else { Expr::int(1, to) };
            out.push(Stmt::Fill(dst_view.clone(), start));
            fact = match fact {
                Fact::Small(bound) => Fact::Small(bound + 1),
                Fact::Any => Fact::Any,
            };
        }
        out.push(Stmt::Reduce { op, src: src_view, dst: dst_view, axis: axis as u32, accumulate });
        dst.fact = fact;
        self.tiles.push(dst);
    }

    /// A reduction of `n` elements whose result does not depend on the order,
    /// and what is known of it.
    fn reduction(&mut self, src: &Place, n: i64) -> Option<(ReduceOp, Fact)> {
        let elem = self.elem_of(src.mem);
        let dtype = self.dtype(elem);
        if dtype == DType::Bool {
            return Some((if self.rng.chance(50) { ReduceOp::Any } else { ReduceOp::All }, Fact::Any));
        }
        // One more for what the destination may hold already.
        let sum = src.fact.within(self.capacity(elem.acc()) / (n + 1)).map(|bound| bound * n);
        let exact = sum.is_some() || !dtype.is_float();
        let indices = Fact::Any;
        let product = src.fact.within(1).map_or(Fact::Any, Fact::Small);
        let all = [
            (ReduceOp::Max, src.fact, true),
            (ReduceOp::Min, src.fact, true),
            (ReduceOp::AbsMax, src.fact, true),
            (ReduceOp::ArgMax, indices, true),
            (ReduceOp::ArgMin, indices, true),
            (ReduceOp::Sum, sum.map_or(Fact::Any, Fact::Small), exact),
            (ReduceOp::Sum, sum.map_or(Fact::Any, Fact::Small), exact),
            (ReduceOp::AbsSum, sum.map_or(Fact::Any, Fact::Small), exact),
            (ReduceOp::Product, product, !dtype.is_float() || product != Fact::Any),
        ];
        let fitting: Vec<_> = all.into_iter().filter(|(.., fits)| *fits).collect();
        self.rng.pick(&fitting).map(|(op, fact, _)| (op, fact))
    }

    fn scan(&mut self, out: &mut Vec<Stmt>) {
        let number = |state: &Gen, tile: &Place| state.kind(state.elem_of(tile.mem)) != Family::Bool;
        let Some(src) = self.some_tile(number) else { return };
        let axis = self.rng.below(src.dims.len());
        let elem = self.elem_of(src.mem);
        let sum = src.fact.within(self.capacity(elem) / src.sizes[axis]).map(|bound| bound * src.sizes[axis]);
        let (op, fact) = match sum {
            Some(bound) if self.rng.chance(60) => (ScanOp::Sum, Fact::Small(bound)),
            None if !self.dtype(elem).is_float() && self.rng.chance(60) => (ScanOp::Sum, Fact::Any),
            _ => (ScanOp::Max, src.fact),
        };
        let reverse = self.rng.chance(40);
        let in_place = src.writable && self.rng.chance(30);
        let dst = if in_place { src.clone() } else { self.tile(elem, &src.extents(), out) };
        let (src, dst_view) = (View::whole(src.mem), View::whole(dst.mem));
        out.push(Stmt::Scan { op, src, dst: dst_view, axis: axis as u32, reverse });
        if in_place {
            self.set_fact(dst.mem, fact);
        } else {
            self.tiles.push(Place { fact, ..dst });
        }
    }

    fn gather(&mut self, out: &mut Vec<Stmt>) {
        let rank = 1 + self.rng.below(2);
        let sources: Vec<Place> = self.inputs.iter().chain(&self.tiles).cloned().collect();
        let fitting: Vec<Place> = sources.into_iter().filter(|place| place.sizes.len() == rank).collect();
        let Some(src) = self.rng.pick(&fitting) else { return };
        let mut extents = self.any_extents(rank);
        if !src.dims.is_empty() {
            extents[1..].clone_from_slice(&src.extents()[1..]);
        }
        let rows = self.rows(&extents[0], src.sizes[0], out);
        let mut dst = self.tile(self.elem_of(src.mem), &extents, out);
        let view = if src.dims.is_empty() && rank > 1 {
            let offset = self.offset(src.sizes[1]);
            View::at(src.mem, Window::Picks(vec![Pick::All, Pick::Span(offset, extents[1].0.clone())]))
        } else {
            View::whole(src.mem)
        };
        out.push(Stmt::Gather { src: view, rows: rows.mem, dst: View::whole(dst.mem) });
        dst.fact = src.fact;
        self.tiles.extend([rows, dst]);
    }

    /// Row numbers, some of them outside.
    fn rows(&mut self, count: &Extent, table: i64, out: &mut Vec<Stmt>) -> Place {
        let ints: Vec<Elem> = [DType::I32, DType::I64, DType::U8, DType::I16].map(Elem::Is).to_vec();
        let elem = self.rng.pick(&ints).unwrap_or(Elem::I32);
        let mut rows = self.tile(elem, std::slice::from_ref(count), out);
        rows.fact = self.compute_small(&rows, table, out);
        rows
    }

    /// Rows that do not collide: `i·a + b` with `a` ≥ 1.
    fn scatter(&mut self, out: &mut Vec<Stmt>) {
        let Some(dst) = self.some_tile(|_, tile| tile.writable && tile.dims.len() < 3) else { return };
        let mut extents = dst.extents();
        extents[0] = self.any_extents(1).remove(0);
        let (factor, shift) = (self.rng.between(1, 3), self.rng.between(-2, 2));
        let rows = self.tile(Elem::I32, &extents[..1], out);
        let i = self.var("i", Elem::INDEX, false);
        let product = Expr::Var(i).cast(Elem::I32).times(Expr::int(factor, Elem::I32));
        let value = product.plus(Expr::int(shift, Elem::I32));
        let store = Stmt::Store { mem: rows.mem, index: vec![Expr::Var(i)], value, unordered: false };
        out.push(Stmt::Parallel { vars: vec![i], extents: vec![Expr::Dim(extents[0].0.clone())], body: vec![store] });
        let elem = self.elem_of(dst.mem);
        let src = self.new_tile(elem, &extents, out);
        out.push(Stmt::Scatter { src: View::whole(src.mem), rows: rows.mem, dst: View::whole(dst.mem) });
        self.set_fact(dst.mem, dst.fact.join(src.fact));
        let rows = Place { fact: Fact::Small(3 * 256 + 2), ..rows };
        self.tiles.extend([rows, src]);
    }

    fn scalar(&mut self, out: &mut Vec<Stmt>) {
        if self.rng.chance(30) {
            let value = self.index(8, 2);
            // Kept in a range, because loops may run that often.
            let bound = self.rng.between(1, 6);
            let value = Expr::bin(BinOp::Max, Expr::bin(BinOp::Rem, value, Expr::index(bound)), Expr::index(0));
            let var = self.var("n", Elem::INDEX, false);
            out.push(Stmt::Let(var, value));
            self.indices.push((var, bound));
            return;
        }
        let elem = self.any_elem();
        let (value, fact) = self.value(elem, 2);
        let var = self.var("v", elem, false);
        out.push(Stmt::Let(var, value));
        self.scalars.push((var, fact));
    }

    /// Updates that commute, and no use of what was there before.
    fn atomics(&mut self, out: &mut Vec<Stmt>) {
        let integers = |state: &Gen, tile: &Place| {
            let shared = state.ast.mems[tile.mem.0].space == Space::Shared;
            tile.writable && shared && state.kind(state.elem_of(tile.mem)) == Family::Int
        };
        let Some(tile) = self.some_tile(integers) else { return };
        let elem = self.elem_of(tile.mem);
        let updates = [AtomicOp::Add, AtomicOp::Max, AtomicOp::Min, AtomicOp::And, AtomicOp::Or, AtomicOp::Xor];
        let op = self.rng.pick(&updates).unwrap_or(AtomicOp::Add);
        if op <= AtomicOp::Min && self.rng.chance(40) {
            let mut src = self.new_tile(elem, &tile.extents(), out);
            src.writable = true;
            out.push(Stmt::AtomicTile { op, src: View::whole(src.mem), dst: View::whole(tile.mem) });
            self.tiles.push(src);
        } else {
            let (vars, extents) = self.parallel_indices(1);
            let mark = self.enter_parallel(&vars, tile.mem, None);
            let index = tile.sizes.iter().map(|&size| self.index(size, 1)).collect();
            let value = self.any(elem, 2);
            self.leave_parallel(&mark);
            let body = vec![Stmt::Atomic { op, mem: tile.mem, index, value }];
            out.push(Stmt::Parallel { vars: vars.iter().map(|(var, _)| *var).collect(), extents, body });
        }
        self.set_fact(tile.mem, Fact::Any);
    }

    fn assertion(&mut self, out: &mut Vec<Stmt>) {
        let Some((var, bound)) = self.rng.pick(&self.indices) else { return };
        let within = Expr::Cmp(CmpOp::Lt, Box::new(Expr::Var(var)), Box::new(Expr::index(bound)));
        out.push(Stmt::Assert(within, "an index is within its bounds".to_owned()));
    }

    fn branch(&mut self, depth: usize, out: &mut Vec<Stmt>) {
        let condition = self.condition(2);
        let before: Vec<Fact> = self.tiles.iter().map(|tile| tile.fact).collect();
        let mark = self.mark();
        let (mut then, mut otherwise) = (Vec::new(), Vec::new());
        self.statements(3, depth, &mut then);
        self.digest(self.tiles.len().saturating_sub(2), &mut then);
        self.leave(&mark);
        let after: Vec<Fact> = self.tiles.iter().map(|tile| tile.fact).collect();
        self.tiles.iter_mut().zip(&before).for_each(|(tile, fact)| tile.fact = *fact);
        if self.rng.chance(50) {
            self.statements(2, depth, &mut otherwise);
        }
        self.leave(&mark);
        self.tiles.iter_mut().zip(after).for_each(|(tile, fact)| tile.fact = tile.fact.join(fact));
        out.push(Stmt::If { condition, then, otherwise });
    }

    fn serial_loop(&mut self, depth: usize, out: &mut Vec<Stmt>) {
        // A tile that the body changes holds anything; most tiles it cannot
        // change, so that something remains known.
        let (writable, mark): (Vec<bool>, _) = (self.tiles.iter().map(|tile| tile.writable).collect(), self.mark());
        for i in 0..self.tiles.len() {
            if self.tiles[i].writable && self.rng.chance(40) {
                self.tiles[i].fact = Fact::Any;
            } else {
                self.tiles[i].writable = false;
            }
        }
        let most: Vec<_> = self.indices.iter().filter(|(_, bound)| *bound <= 6).copied().collect();
        let (hi, bound) = match self.rng.pick(&most) {
            Some((var, bound)) if self.rng.chance(40) => (Expr::Var(var), bound),
            _ => {
                let n = self.rng.between(1, 4);
                (Expr::index(n), n)
            }
        };
        let var = self.var("k", Elem::INDEX, false);
        let step = if self.rng.chance(70) { 1 } else { self.rng.between(1, 3) };
        let stages = (step == 1 && self.rng.chance(40)).then(|| self.rng.between(1, 4));
        self.indices.push((var, bound));
        let mut body = Vec::new();
        self.statements(4, depth, &mut body);
        self.digest(self.tiles.len().saturating_sub(2), &mut body);
        self.leave(&mark);
        self.tiles.iter_mut().zip(writable).for_each(|(tile, writable)| tile.writable = writable);
        out.push(Stmt::For { var, lo: Expr::index(0), hi, step, stages, body });
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
