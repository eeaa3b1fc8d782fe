//! Random `parallel!` loops.
//!
//! Every iteration stores to an element of its own: the index is a permutation
//! of the loop's indices, shifted or scaled where the tile has contents
//! already. What is being stored to is read at that index only.

use super::ast::{Expr, Mem, Size, Stmt, Var};
use super::state::{Fact, Gen, Mark, Place};
use crate::elem::Elem;
use crate::ir::{BinOp, Dim, Space};

impl Gen {
    /// Loop indices over random extents.
    pub(super) fn parallel_indices(&mut self, rank: usize) -> (Vec<(Var, i64)>, Vec<Expr>) {
        let extents = self.any_extents(rank);
        let vars = extents.iter().map(|(_, n)| (self.var("i", Elem::INDEX, false), *n)).collect();
        (vars, extents.into_iter().map(|(dim, _)| Expr::Dim(dim)).collect())
    }

    /// Enters the body of a loop that writes `hidden`; `own` is the index at
    /// which it may be read.
    pub(super) fn enter_parallel(&mut self, vars: &[(Var, i64)], hidden: Mem, own: Option<Vec<Expr>>) -> Mark {
        let mark = self.mark();
        self.parallel.first = self.indices.len();
        self.indices.extend(vars);
        match own {
            Some(index) => self.parallel.own = Some((hidden, index)),
            None => self.parallel.hidden.push(hidden),
        }
        mark
    }

    pub(super) fn leave_parallel(&mut self, mark: &Mark) {
        self.leave(mark);
        self.parallel = super::state::Parallel::default();
    }

    /// Stores small values to every element of a tile.
    pub(super) fn compute_small(&mut self, tile: &Place, limit: i64, out: &mut Vec<Stmt>) -> Fact {
        let elem = self.elem_of(tile.mem);
        let vars: Vec<(Var, i64)> = tile.sizes.iter().map(|&n| (self.var("i", Elem::INDEX, false), n)).collect();
        let index: Vec<Expr> = vars.iter().map(|(var, _)| Expr::Var(*var)).collect();
        let mark = self.enter_parallel(&vars, tile.mem, None);
        let (value, bound) = self.small(elem, limit, 2);
        self.leave_parallel(&mark);
        let body = vec![Stmt::Store { mem: tile.mem, index, value, unordered: false }];
        let extents = tile.dims.iter().cloned().map(Expr::Dim).collect();
        out.push(Stmt::Parallel { vars: vars.into_iter().map(|(var, _)| var).collect(), extents, body });
        Fact::Small(bound)
    }

    /// Stores to elements of a tile: to all of them when it is `new`, which is
    /// then what is known of them; otherwise to some. Gives what is known of
    /// the tile's elements after.
    pub(super) fn compute(&mut self, tile: &Place, new: bool, out: &mut Vec<Stmt>) -> Fact {
        let rank = tile.dims.len();
        let elem = self.elem_of(tile.mem);
        // Loop axis `a` is tile axis `order[a]`.
        let mut order: Vec<usize> = (0..rank).collect();
        if self.rng.chance(30) {
            order.reverse();
        }
        let (mut vars, mut extents): (Vec<(Var, i64)>, Vec<Expr>) = (Vec::new(), Vec::new());
        for &axis in &order {
            let (dim, n) = (Expr::Dim(tile.dims[axis].clone()), tile.sizes[axis]);
            vars.push((self.var("i", Elem::INDEX, false), n));
            let runtime = self.rng.pick(&self.indices).filter(|_| !new && self.rng.chance(20));
            extents.push(match runtime {
                Some((var, _)) => Expr::bin(BinOp::Min, Expr::Var(var), dim),
                None => dim,
            });
        }
        if !new && rank == 1 && self.rng.chance(15) {
            return self.flat(tile, out);
        }
        let mut index = vec![Expr::index(0); rank];
        for (&axis, (var, _)) in order.iter().zip(&vars) {
            let i = Expr::Var(*var);
            index[axis] = match self.rng.below(8) {
                0 if !new => i.plus(Expr::index(self.rng.between(1, 3))),
                1 if !new => i.times(Expr::index(2)),
                2 if !new => Expr::Dim(tile.dims[axis].clone()).minus(i),
                _ => i,
            };
        }
        let own = (!new).then(|| index.clone());
        let mark = self.enter_parallel(&vars, tile.mem, own);
        let mut body = Vec::new();
        if self.rng.chance(5) {
            self.assertion(&mut body);
        }
        let (value, fact) = self.element(elem, &mut body);
        let store = Stmt::Store { mem: tile.mem, index, value, unordered: false };
        if !new && self.rng.chance(30) {
            let condition = self.condition(1);
            body.push(Stmt::If { condition, then: vec![store], otherwise: Vec::new() });
        } else {
            body.push(store);
        }
        self.leave_parallel(&mark);
        out.push(Stmt::Parallel { vars: vars.into_iter().map(|(var, _)| var).collect(), extents, body });
        if new { fact } else { tile.fact.join(fact) }
    }

    /// Stores to a row by an index in mixed radix, which only `unordered`
    /// stores may.
    fn flat(&mut self, tile: &Place, out: &mut Vec<Stmt>) -> Fact {
        let elem = self.elem_of(tile.mem);
        let (vars, extents) = self.parallel_indices(2);
        let [(i, _), (j, _)] = vars[..] else { unreachable!("two indices were asked for") };
        let index = Expr::Var(i).times(extents[1].clone()).plus(Expr::Var(j));
        let mark = self.enter_parallel(&vars, tile.mem, None);
        let (value, fact) = self.value(elem, 2);
        self.leave_parallel(&mark);
        let body = vec![Stmt::Store { mem: tile.mem, index: vec![index], value, unordered: true }];
        out.push(Stmt::Parallel { vars: vec![i, j], extents, body });
        tile.fact.join(fact)
    }

    /// The value an iteration stores, with what it takes to compute it.
    pub(super) fn element(&mut self, elem: Elem, body: &mut Vec<Stmt>) -> (Expr, Fact) {
        if self.rng.chance(30) {
            let elem = self.any_elem();
            let (value, fact) = self.value(elem, 2);
            let var = self.var("v", elem, false);
            body.push(Stmt::Let(var, value));
            self.scalars.push((var, fact));
        }
        match self.rng.below(10) {
            0 | 1 => self.running_sum(elem, body),
            2 => self.through_local(elem, body),
            _ => self.value(elem, 3),
        }
    }

    /// A variable that a loop adds to.
    fn running_sum(&mut self, elem: Elem, body: &mut Vec<Stmt>) -> (Expr, Fact) {
        if !self.is_number(elem) {
            return self.value(elem, 2);
        }
        let count = self.rng.between(1, 6);
        let sum = self.var("s", elem, true);
        body.push(Stmt::Let(sum, Expr::int(0, elem)));
        let k = self.var("k", Elem::INDEX, false);
        let mark = self.mark();
        self.indices.push((k, count));
        let (term, fact) = self.value(elem, 2);
        self.leave(&mark);
        // Serial, so that the order of any sum is fixed.
        let add = Stmt::Assign(sum, Expr::Var(sum).plus(term));
        let hi = Expr::index(count);
        body.push(Stmt::For { var: k, lo: Expr::index(0), hi, step: 1, stages: None, body: vec![add] });
        let fact = match fact {
            Fact::Small(bound) if bound * count <= self.capacity(elem) => Fact::Small(bound * count),
            _ => Fact::Any,
        };
        (Expr::Var(sum), fact)
    }

    /// A private array, written whole and read in part.
    fn through_local(&mut self, elem: Elem, body: &mut Vec<Stmt>) -> (Expr, Fact) {
        let n = self.rng.between(1, 4);
        let local = self.mem("l", elem, Space::Local, vec![Size::Fixed(Dim::int(n))]);
        body.push(Stmt::Alloc(local));
        let k = self.var("k", Elem::INDEX, false);
        let mark = self.mark();
        self.indices.push((k, n));
        let (value, fact) = self.value(elem, 2);
        self.leave(&mark);
        let store = Stmt::Store { mem: local, index: vec![Expr::Var(k)], value, unordered: false };
        let hi = Expr::index(n);
        body.push(Stmt::For { var: k, lo: Expr::index(0), hi, step: 1, stages: None, body: vec![store] });
        let index = self.index(n, 1);
        (Expr::Load(local, vec![index]), fact.join(Fact::Small(0)))
    }
}
