//! Random statements of a block: scalars, atomics and control flow.

use super::ast::{Expr, Mem, Stmt, Var, View};
use super::state::{Fact, Family, Gen, Place};
use crate::elem::Elem;
use crate::ir::{AtomicOp, BinOp, CmpOp, Space};

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
        match self.rng.below(23) {
            0..=2 => {
                let rank = self.rank();
                let (elem, extents) = (self.any_elem(), self.any_extents(rank));
                let tile = self.new_tile(elem, &extents, out);
                self.tiles.push(tile);
            }
            3 | 4 => self.update_parallel(out),
            5 => self.overwrite(out),
            6 | 7 => self.gemm(out),
            8 | 9 | 21 => self.reduce(out),
            10 => self.scan(out),
            11 => self.gather(out),
            12 => self.scatter(out),
            13 => self.scalar(out),
            19 | 20 => self.atomics(out),
            14 => self.pipeline(out),
            15 => self.scalar_loop(out),
            16 => self.copy_into(out),
            22 => self.threads(out),
            17 if depth > 0 => self.branch(depth - 1, out),
            18 if depth > 0 => self.serial_loop(depth - 1, out),
            _ => self.assertion(out),
        }
    }

    /// A tile, or a new one if there is none that fits.
    pub(super) fn some_tile(&mut self, fits: impl Fn(&Gen, &Place) -> bool) -> Option<Place> {
        let tiles: Vec<Place> = self.tiles.iter().filter(|tile| fits(self, tile)).cloned().collect();
        self.rng.pick(&tiles)
    }

    pub(super) fn set_fact(&mut self, mem: Mem, fact: Fact) {
        if let Some(place) = self.tiles.iter_mut().find(|place| place.mem == mem) {
            place.fact = fact;
        }
    }

    fn update_parallel(&mut self, out: &mut Vec<Stmt>) {
        let Some(tile) = self.some_tile(|_, tile| tile.writable) else { return };
        let fact = self.compute(&tile, false, out);
        self.set_fact(tile.mem, fact);
    }

    /// A variable of the block.
    fn scalar_loop(&mut self, out: &mut Vec<Stmt>) {
        let numbers: Vec<Elem> = self.elems.iter().copied().filter(|&e| self.is_number(e)).collect();
        let Some(elem) = self.rng.pick(&numbers) else { return };
        let var = self.var("v", elem, true);
        out.push(Stmt::Let(var, Expr::int(self.rng.between(0, 4), elem)));
        let k = self.var("k", Elem::INDEX, false);
        let count = self.rng.between(1, 5);
        let mark = self.mark();
        self.indices.push((k, count));
        let term = self.any(elem, 2);
        self.leave(&mark);
        let body = vec![Stmt::Assign(var, Expr::Var(var).plus(term))];
        let (lo, hi) = (Expr::index(0), Expr::index(count));
        out.push(Stmt::For { var: k, lo, hi, step: 1, stages: None, body });
        self.scalars.push((var, Fact::Any));
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

    /// Stores that each have an element of their own: they do not commute.
    fn exchanges(&mut self, out: &mut Vec<Stmt>) {
        let exchangeable = |state: &Gen, tile: &Place| {
            let (elem, space) = (state.elem_of(tile.mem), state.ast.mems[tile.mem.0].space);
            tile.writable && space == Space::Shared && (state.kind(elem) == Family::Int || elem == Elem::F32)
        };
        let Some(tile) = self.some_tile(exchangeable) else { return };
        let elem = self.elem_of(tile.mem);
        let vars: Vec<(Var, i64)> = tile.sizes.iter().map(|&n| (self.var("i", Elem::INDEX, false), n)).collect();
        let index: Vec<Expr> = vars.iter().map(|(var, _)| Expr::Var(*var)).collect();
        let mark = self.enter_parallel(&vars, tile.mem, None);
        let (value, fact) = self.value(elem, 2);
        let (op, values) = if self.rng.chance(50) {
            (AtomicOp::Exchange, vec![value])
        } else {
            (AtomicOp::Cas, vec![self.small(elem, 2, 1).0, value])
        };
        self.leave_parallel(&mark);
        let body = vec![Stmt::Atomic { op, order: self.order(), mem: tile.mem, index, values }];
        let extents = tile.dims.iter().cloned().map(Expr::Dim).collect();
        out.push(Stmt::Parallel { vars: vars.into_iter().map(|(var, _)| var).collect(), extents, body });
        self.set_fact(tile.mem, tile.fact.join(fact));
    }

    /// Updates that commute, and no use of what was there before.
    fn atomics(&mut self, out: &mut Vec<Stmt>) {
        if self.rng.chance(40) {
            return self.exchanges(out);
        }
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
            let (src_view, dst) = (View::whole(src.mem), View::whole(tile.mem));
            out.push(Stmt::AtomicTile { op, order: self.order(), src: src_view, dst });
            self.tiles.push(src);
        } else {
            let (vars, extents) = self.parallel_indices(1);
            let mark = self.enter_parallel(&vars, tile.mem, None);
            let index = tile.sizes.iter().map(|&size| self.index(size, 1)).collect();
            let value = self.any(elem, 2);
            self.leave_parallel(&mark);
            let body = vec![Stmt::Atomic { op, order: self.order(), mem: tile.mem, index, values: vec![value] }];
            out.push(Stmt::Parallel { vars: vars.iter().map(|(var, _)| *var).collect(), extents, body });
        }
        self.set_fact(tile.mem, Fact::Any);
    }

    pub(super) fn assertion(&mut self, out: &mut Vec<Stmt>) {
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
        self.indices.push((var, bound));
        let mut body = Vec::new();
        self.statements(4, depth, &mut body);
        self.digest(self.tiles.len().saturating_sub(2), &mut body);
        let mut stages = (step == 1 && self.rng.chance(40)).then(|| self.stages(body.len()));
        if let Some(stages) = stages.as_mut().filter(|_| body.iter().any(|stmt| matches!(stmt, Stmt::Begin(..)))) {
            // A loop with a plan of its own has no asynchronous copies.
            (stages.order, stages.stage) = (Vec::new(), Vec::new());
        }
        self.leave(&mark);
        self.tiles.iter_mut().zip(writable).for_each(|(tile, writable)| tile.writable = writable);
        out.push(Stmt::For { var, lo: Expr::index(0), hi, step, stages, body });
    }
}
