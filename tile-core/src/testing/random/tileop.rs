//! Random GEMMs, reductions, scans, gathers and scatters.

use super::ast::{Expr, Mem, Param, Pick, Stmt, View, Window};
use super::state::{Extent, Fact, Family, Gen, Place};
use crate::elem::{DType, Elem};
use crate::ir::{Dim, ReduceOp, ScanOp};

/// Bytes of places that increase, and of zeros in the place of some.
const PLACES: [i64; 6] = [0x44, 0x8c, 0xed, 0x90, 0x0e, 0xd4];

impl Gen {
    pub(super) fn gemm(&mut self, out: &mut Vec<Stmt>) {
        let factor = |e: &Elem| self.is_number(*e) || matches!((self.kind(*e), e), (Family::Opaque, Elem::Param(_)));
        let numbers: Vec<Elem> = self.elems.iter().copied().filter(factor).collect();
        let Some(elem) = self.rng.pick(&numbers) else { return };
        let other = match elem {
            Elem::Is(DType::E4M3) if self.rng.chance(50) => Elem::Is(DType::E5M2),
            Elem::Is(DType::I8) if self.rng.chance(50) => Elem::Is(DType::U8),
            _ => elem,
        };
        let extents = self.any_extents(3);
        let [m, n, k] = extents.as_slice() else { return };
        // Bytes of metadata, if the GEMM is sparse.
        let bytes = self.rng.chance(30).then(|| self.rng.between(1, 3));
        let k = &bytes.map_or_else(|| k.clone(), |bytes| (Dim::int(8 * bytes), 8 * bytes));
        let kept = if bytes.is_some() { (Dim::int(k.1 / 2), k.1 / 2) } else { k.clone() };
        let a_transposed = bytes.is_none() && self.rng.chance(50);
        let shape = if a_transposed { [kept, m.clone()] } else { [m.clone(), kept] };
        let a = self.small_tile(elem, &shape, 4, out);
        let transposed = self.rng.chance(50);
        let shape = if transposed { [n.clone(), k.clone()] } else { [k.clone(), n.clone()] };
        let b = self.small_tile(other, &shape, 4, out);
        let bound = |place: &Place| place.fact.within(4).unwrap_or(4);
        let product = k.1 * bound(&a) * bound(&b);
        let mut acc = self.tile(elem.acc(), &[m.clone(), n.clone()], out);
        let accumulate = bytes.is_some() || self.rng.chance(60);
        let mut sum = product;
        if accumulate {
            match self.fill(&acc, out) {
                Fact::Small(before) => sum += before,
                // Then the order of the sum would show.
                Fact::Any => out.push(Stmt::Clear(View::whole(acc.mem))),
            }
        }
        let [left, right] = [(&a, a_transposed), (&b, transposed)]
            .map(|(tile, swapped)| View { permute: swapped.then(|| vec![1, 0]), ..View::whole(tile.mem) });
        let sums = View::whole(acc.mem);
        let product = match bytes {
            None => Stmt::Gemm { a: left, b: right, acc: sums, accumulate },
            Some(bytes) => {
                let byte = Elem::Is(DType::U8);
                let meta = self.tile(byte, &[m.clone(), (Dim::int(bytes), bytes)], out);
                let places = self.rng.pick(&PLACES).unwrap_or(PLACES[0]);
                out.push(Stmt::Fill(View::whole(meta.mem), Expr::int(places, byte)));
                Stmt::GemmSp { a: left, meta: View::whole(meta.mem), b: right, acc: sums }
            }
        };
        out.push(product);
        acc.fact = Fact::Small(sum);
        // Factors that nothing else reads may be stored in another way.
        if self.rng.chance(50) {
            self.tiles.extend([a, b]);
        }
        self.tiles.push(acc);
    }

    /// A GEMM over the k axis of two tensors, a part at a time.
    pub(super) fn pipeline(&mut self, out: &mut Vec<Stmt>) {
        let small = |place: &&Place| place.fact != Fact::Any && place.sizes.len() >= 2;
        let matrices: Vec<Place> = self.inputs.iter().filter(small).cloned().collect();
        let numbers = |place: &&Place| self.kind(self.elem_of(place.mem)) != Family::Bool;
        let matrices: Vec<Place> = matrices.iter().filter(numbers).cloned().collect();
        let (Some(a), Some(b)) = (self.rng.pick(&matrices), self.rng.pick(&matrices)) else { return };
        let elem = self.elem_of(a.mem);
        if matches!((self.kind(elem), elem), (Family::Opaque, Elem::Acc(_))) {
            return;
        }
        let extents = self.any_extents(3);
        let [m, n, k] = extents.as_slice() else { return };
        let mut acc = self.tile(elem.acc(), &[m.clone(), n.clone()], out);
        out.push(Stmt::Clear(View::whole(acc.mem)));
        let steps = self.rng.between(1, 4);
        let ko = self.var("k", Elem::INDEX, false);
        let offset = |n: &Extent| Expr::Var(ko).times(Expr::Dim(n.0.clone()));
        let mut body = Vec::new();
        let a_tile = self.tile(elem, &[m.clone(), k.clone()], &mut body);
        let b_tile = self.tile(elem, &[k.clone(), n.clone()], &mut body);
        if self.rng.chance(50) {
            // Made once.
            out.append(&mut body);
        }
        let (mut at_a, mut at_b) = (Vec::new(), Vec::new());
        for _ in 2..a.sizes.len() {
            at_a.push(self.index(2, 0));
        }
        for _ in 2..b.sizes.len() {
            at_b.push(self.index(2, 0));
        }
        at_a.extend([self.offset(a.sizes[a.sizes.len() - 2]), offset(k)]);
        at_b.extend([offset(k), self.offset(b.sizes[b.sizes.len() - 1])]);
        let a_view = View::at(a.mem, Window::At(at_a, vec![m.0.clone(), k.0.clone()]));
        let b_view = View::at(b.mem, Window::At(at_b, vec![k.0.clone(), n.0.clone()]));
        body.push(Stmt::Copy(a_view, View::whole(a_tile.mem)));
        body.push(Stmt::Copy(b_view, View::whole(b_tile.mem)));
        let [a, b, c] = [&a_tile, &b_tile, &acc].map(|tile| View::whole(tile.mem));
        body.push(Stmt::Gemm { a, b, acc: c, accumulate: true });
        let stages = self.rng.chance(70).then(|| self.stages(body.len()));
        let (lo, hi) = (Expr::index(0), Expr::index(steps));
        out.push(Stmt::For { var: ko, lo, hi, step: 1, stages, body });
        // Inputs that are small are at most 4, whatever they are converted to.
        acc.fact = Fact::Small(steps * k.1 * 16);
        self.tiles.push(acc);
    }

    pub(super) fn reduce(&mut self, out: &mut Vec<Stmt>) {
        let reducible = |state: &Gen, tile: &Place| state.kind(state.elem_of(tile.mem)) != Family::Opaque;
        // Truth values have reductions of their own, and few kernels have any.
        let src = if self.rng.chance(15) {
            let rank = self.rank();
            let extents = self.any_extents(rank);
            let tile = self.new_tile(Elem::BOOL, &extents, out);
            self.tiles.push(tile.clone());
            Some(tile)
        } else {
            self.some_tile(reducible)
        };
        let Some(src) = src else { return };
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
            let start = self.bound(start, out);
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

    /// A tile of these extents with the results of a reduction that rounds on the way, of small
    /// numbers. It goes nowhere but to an output that is compared with a tolerance.
    pub(super) fn inexact_reduction(&mut self, elem: Elem, extents: &[Extent], out: &mut Vec<Stmt>) -> Option<Place> {
        let all: Vec<ReduceOp> = ReduceOp::ALL.iter().copied().filter(|op| op.row().is_whole()).collect();
        let op = self.rng.pick(&all)?;
        let cells: i64 = extents.iter().map(|(_, n)| n).product();
        let line = self.any_extents(1).remove(0);
        // An axis more than the output has.
        if extents.len() > 4 || cells * line.1 > 400 {
            return None;
        }
        let axis = self.rng.below(extents.len() + 1);
        let mut shape = extents.to_vec();
        shape.insert(axis, line);
        let src = self.small_tile(elem, &shape, 4, out);
        let dst = self.tile(elem, extents, out);
        let accumulate = op.row().into.is_some() && self.rng.chance(30);
        if accumulate {
            out.push(Stmt::Fill(View::whole(dst.mem), Expr::int(1, elem)));
        }
        let (src, target) = (View::whole(src.mem), View::whole(dst.mem));
        out.push(Stmt::Reduce { op, src, dst: target, axis: axis as u32, accumulate });
        Some(dst)
    }

    /// Records that an output is to be compared with a tolerance.
    pub(super) fn inexact(&mut self, output: Mem) {
        for param in &mut self.ast.params {
            if let Param::Output { mem, exact, .. } = param
                && *mem == output
            {
                *exact = false;
            }
        }
    }

    /// A reduction of `n` elements whose result does not depend on the order,
    /// and what is known of it.
    pub(super) fn reduction(&mut self, src: &Place, n: i64) -> Option<(ReduceOp, Fact)> {
        let elem = self.elem_of(src.mem);
        let dtype = self.dtype(elem);
        if dtype == DType::Bool {
            return Some((if self.rng.chance(50) { ReduceOp::Any } else { ReduceOp::All }, Fact::Any));
        }
        // One more for what the destination may hold already.
        let sum = src.fact.within(self.capacity(elem.acc()) / (n + 1)).map(|bound| bound * n);
        let exact = sum.is_some() || !dtype.is_float();
        let indices = Fact::Any;
        // Whatever the instance is.
        let float = self.kind(elem) == Family::Float;
        let product = src.fact.within(1).map_or(Fact::Any, Fact::Small);
        let all = [
            (ReduceOp::Max, src.fact, true),
            (ReduceOp::Min, src.fact, true),
            (ReduceOp::MaxNan, src.fact, float),
            (ReduceOp::MinNan, src.fact, float),
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

    pub(super) fn scan(&mut self, out: &mut Vec<Stmt>) {
        let number = |state: &Gen, tile: &Place| state.is_number(state.elem_of(tile.mem));
        let Some(src) = self.some_tile(number) else { return };
        let axis = self.rng.below(src.dims.len());
        let elem = self.elem_of(src.mem);
        let sum = src.fact.within(self.capacity(elem) / src.sizes[axis]).map(|bound| bound * src.sizes[axis]);
        let exact = sum.is_some() || !self.dtype(elem).is_float();
        let product = src.fact.within(1).map_or(Fact::Any, Fact::Small);
        let all = [
            (ScanOp::Sum, sum.map_or(Fact::Any, Fact::Small), exact),
            (ScanOp::Sum, sum.map_or(Fact::Any, Fact::Small), exact),
            (ScanOp::Product, product, !self.dtype(elem).is_float() || product != Fact::Any),
            (ScanOp::Max, src.fact, true),
            (ScanOp::Min, src.fact, true),
        ];
        let fitting: Vec<_> = all.into_iter().filter(|(.., fits)| *fits).collect();
        let Some((op, fact, _)) = self.rng.pick(&fitting) else { return };
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

    pub(super) fn gather(&mut self, out: &mut Vec<Stmt>) {
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
    pub(super) fn rows(&mut self, count: &Extent, table: i64, out: &mut Vec<Stmt>) -> Place {
        let ints: Vec<Elem> = [DType::I32, DType::I64, DType::U8, DType::I16].map(Elem::Is).to_vec();
        let elem = self.rng.pick(&ints).unwrap_or(Elem::I32);
        let mut rows = self.tile(elem, std::slice::from_ref(count), out);
        rows.fact = self.compute_small(&rows, table, out);
        rows
    }

    /// Rows that do not collide: `i·a + b` with `a` ≥ 1.
    pub(super) fn scatter(&mut self, out: &mut Vec<Stmt>) {
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
}
