//! Random `threads!` regions: what threads compute, exchange and share.
//!
//! A region writes one shared tile, with an element for each thread. A thread makes a value, which
//! goes through exchanges with other lanes and, between barriers, through the elements of other
//! threads; in the end it is the thread's element. Nobody writes anything else, and each
//! barrier, that of a group among them, stands where all its threads come, so that none race or wait in
//! vain.

use super::ast::{Expr, Mem, Own, Shuffle, Size, Stmt, Var, Vote};
use super::state::{Fact, Gen, Place};
use crate::elem::{DType, Elem};
use crate::ir::{BinOp, CmpOp, Dim, Space, UnOp};

/// Threads of a warp.
const LANES: i64 = 32;

/// The region at hand.
#[derive(Clone, Copy)]
struct Team {
    thread: Var,
    /// The number of the thread.
    index: Var,
    /// How many threads there are.
    count: i64,
    tile: Mem,
    elem: Elem,
}

/// What a thread holds, and what is known of it.
type Held = (Expr, Fact);

impl Gen {
    /// A region, and the tile that it writes.
    pub(super) fn threads(&mut self, out: &mut Vec<Stmt>) {
        let (dim, count) = if self.rng.chance(60) {
            let count = self.rng.pick(&[32, 64, 128, 40, 7]).unwrap_or(32);
            (Dim::int(count), count)
        } else {
            self.any_extents(1).remove(0)
        };
        let elem = self.any_elem();
        let tile = self.mem("t", elem, Space::Shared, vec![Size::Fixed(dim.clone())]);
        out.push(Stmt::Alloc(tile));
        let thread = self.var("thread", Elem::INDEX, false);
        let [index, lane, warp, few] = ["i", "i", "w", "i"].map(|prefix| self.var(prefix, Elem::INDEX, false));
        let team = Team { thread, index, count, tile, elem };
        let mut body: Vec<Stmt> = [(index, Own::Index), (lane, Own::Lane), (warp, Own::Warp)]
            .map(|(var, own)| Stmt::Let(var, Expr::Thread(thread, own)))
            .into();
        // One that is within most tiles.
        let most = self.rng.between(2, 8);
        body.push(Stmt::Let(few, Expr::bin(BinOp::Rem, Expr::Var(index), Expr::index(most))));
        let conditions = self.indices.clone();
        let numbers = [(index, count), (lane, LANES), (warp, LANES), (few, most)];
        let mark = self.enter_parallel(&numbers, tile, None);
        self.parallel.threads = true;
        let (value, mut fact) = self.element(elem, &mut body);
        let mut held = self.held(team, value, fact, &mut body);
        for _ in 0..1 + self.rng.below(4) {
            let (value, new) = match self.rng.below(7) {
                0 | 1 => self.exchange(team, held, fact),
                2 => self.counted(team, held, fact, &mut body),
                3 => self.through_tile(team, held, fact, &mut body),
                4 if self.rng.chance(50) => self.of_a_group(team, held, fact, &mut body),
                4 => self.in_turns(team, held, fact, &mut body),
                5 => self.of_some_warps(team, warp, held, fact, &mut body),
                _ => self.where_all_come(team, &conditions, held, fact, &mut body),
            };
            fact = new;
            held = self.held(team, value, fact, &mut body);
        }
        self.leave_parallel(&mark);
        body.push(self.store(team, Expr::Var(held)));
        out.push(Stmt::Threads { count: dim.clone(), thread, body });
        self.tiles.push(Place { mem: tile, sizes: vec![count], dims: vec![dim], fact, writable: true });
    }

    /// A name for what a thread holds.
    fn held(&mut self, team: Team, value: Expr, fact: Fact, body: &mut Vec<Stmt>) -> Var {
        let var = self.var("v", team.elem, false);
        body.push(Stmt::Let(var, value));
        self.scalars.push((var, fact));
        var
    }

    /// Stores to the thread's own element.
    fn store(&self, team: Team, value: Expr) -> Stmt {
        Stmt::Store { mem: team.tile, index: vec![Expr::Var(team.index)], value, unordered: false }
    }

    /// What another lane holds.
    fn exchange(&mut self, team: Team, held: Var, fact: Fact) -> Held {
        let way = self.rng.pick(&[Shuffle::Idx, Shuffle::Xor, Shuffle::Up, Shuffle::Down]).unwrap_or(Shuffle::Xor);
        let by = if self.rng.chance(70) { Expr::index(self.rng.between(0, 35)) } else { self.index(8, 1) };
        (Expr::Shuffle(team.thread, way, Box::new(Expr::Var(held)), Box::new(by)), fact)
    }

    /// What is held, or where a vote says so how many lanes a condition holds for.
    fn counted(&mut self, team: Team, held: Var, fact: Fact, body: &mut Vec<Stmt>) -> Held {
        let word = Elem::Is(DType::U32);
        let (votes, said) = (self.var("v", word, false), self.var("v", Elem::BOOL, false));
        let vote = if self.rng.chance(50) { Vote::Any } else { Vote::All };
        for (var, vote) in [(votes, Vote::Ballot), (said, vote)] {
            let condition = Box::new(self.condition(1));
            body.push(Stmt::Let(var, Expr::Vote(team.thread, vote, condition)));
        }
        let count = Expr::un(UnOp::CountOnes, Expr::Var(votes)).cast(team.elem);
        let value = Expr::Select(Box::new(Expr::Var(said)), Box::new(count), Box::new(Expr::Var(held)));
        (value, fact.join(self.converted(Fact::Small(LANES), word, team.elem)))
    }

    /// The element of another thread, or one that does not exist.
    fn through_tile(&mut self, team: Team, held: Var, fact: Fact, body: &mut Vec<Stmt>) -> Held {
        body.extend([self.store(team, Expr::Var(held)), Stmt::Barrier(team.thread)]);
        let index = if self.rng.chance(60) {
            let next = Expr::Var(team.index).plus(Expr::index(self.rng.between(1, 40)));
            Expr::bin(BinOp::Rem, next, Expr::index(team.count))
        } else {
            self.index(team.count, 1)
        };
        let var = self.held(team, Expr::Load(team.tile, vec![index]), fact, body);
        body.push(Stmt::Barrier(team.thread));
        (Expr::Var(var), fact)
    }

    /// A variable with what is held.
    fn variable(&mut self, team: Team, held: Var, body: &mut Vec<Stmt>) -> Var {
        let var = self.var("v", team.elem, true);
        body.push(Stmt::Let(var, Expr::Var(held)));
        var
    }

    /// A loop of exchanges, or of ways through the tile.
    fn in_turns(&mut self, team: Team, held: Var, fact: Fact, body: &mut Vec<Stmt>) -> Held {
        let sum = self.variable(team, held, body);
        let (k, count) = (self.var("k", Elem::INDEX, false), self.rng.between(1, 4));
        let mark = self.mark();
        self.indices.push((k, count));
        let mut inner = Vec::new();
        let now = self.held(team, Expr::Var(sum), fact, &mut inner);
        let (value, _) = match self.rng.chance(50) {
            true => self.exchange(team, now, fact),
            false => self.through_tile(team, now, fact, &mut inner),
        };
        let value = self.held(team, value, fact, &mut inner);
        self.leave(&mark);
        let op = if self.rng.chance(50) { BinOp::Min } else { BinOp::Max };
        let value = match self.is_number(team.elem) {
            true => Expr::bin(op, Expr::Var(sum), Expr::Var(value)),
            false => Expr::Var(value),
        };
        inner.push(Stmt::Assign(sum, value));
        let (lo, hi) = (Expr::index(0), Expr::index(count));
        body.push(Stmt::For { var: k, lo, hi, step: 1, stages: None, body: inner });
        (Expr::Var(sum), fact)
    }

    /// An exchange between the lanes of some warps.
    fn of_some_warps(&mut self, team: Team, warp: Var, held: Var, fact: Fact, body: &mut Vec<Stmt>) -> Held {
        let condition = if self.rng.chance(50) {
            let condition = Expr::Vote(team.thread, Vote::Any, Box::new(self.condition(1)));
            let said = self.var("v", Elem::BOOL, false);
            body.push(Stmt::Let(said, condition));
            Expr::Var(said)
        } else {
            let op = self.rng.pick(CmpOp::ALL).unwrap_or(CmpOp::Eq);
            Expr::Cmp(op, Box::new(Expr::Var(warp)), Box::new(Expr::index(self.rng.between(0, 2))))
        };
        let sum = self.variable(team, held, body);
        let mark = self.mark();
        let mut then = Vec::new();
        let (value, _) = self.exchange(team, held, fact);
        let value = self.held(team, value, fact, &mut then);
        self.leave(&mark);
        then.push(Stmt::Assign(sum, Expr::Var(value)));
        body.push(Stmt::If { condition, then, otherwise: Vec::new() });
        (Expr::Var(sum), fact)
    }

    /// The element of another thread of a group, perhaps in a loop, where there are whole warps.
    fn of_a_group(&mut self, team: Team, held: Var, fact: Fact, body: &mut Vec<Stmt>) -> Held {
        let warps = team.count / LANES;
        if warps == 0 {
            return (Expr::Var(held), fact);
        }
        let first = self.rng.between(0, warps - 1);
        let threads = [first, self.rng.between(first + 1, warps)].map(|warp| warp * LANES);
        let [first, end] = threads;
        let (sum, member) = (self.variable(team, held, body), self.var("g", Elem::BOOL, false));
        let mark = self.mark();
        let mut inner = vec![self.store(team, Expr::Var(sum)), Stmt::Meet(member)];
        let next = Expr::Var(team.index).plus(Expr::index(self.rng.between(1, 40)));
        let other = Expr::bin(BinOp::Rem, next, Expr::index(end - first)).plus(Expr::index(first));
        let var = self.held(team, Expr::Load(team.tile, vec![other]), fact, &mut inner);
        inner.extend([Stmt::Meet(member), Stmt::Assign(sum, Expr::Var(var))]);
        self.leave(&mark);
        if self.rng.chance(40) {
            let (k, hi) = (self.var("k", Elem::INDEX, false), self.rng.between(1, 3));
            let (lo, hi) = (Expr::index(0), Expr::index(hi));
            inner = vec![Stmt::For { var: k, lo, hi, step: 1, stages: None, body: inner }];
        }
        body.push(Stmt::Group { thread: team.thread, member, threads, body: inner });
        (Expr::Var(sum), fact)
    }

    /// A way through the tile on a condition of the block.
    fn where_all_come(
        &mut self,
        team: Team,
        indices: &[(Var, i64)],
        held: Var,
        fact: Fact,
        body: &mut Vec<Stmt>,
    ) -> Held {
        let Some((var, _)) = self.rng.pick(indices) else { return (Expr::Var(held), fact) };
        let condition = Expr::Cmp(CmpOp::Ge, Box::new(Expr::Var(var)), Box::new(Expr::index(self.rng.between(0, 3))));
        let sum = self.variable(team, held, body);
        let mark = self.mark();
        let mut then = Vec::new();
        let (value, _) = self.through_tile(team, held, fact, &mut then);
        then.push(Stmt::Assign(sum, value));
        self.leave(&mark);
        body.push(Stmt::If { condition, then, otherwise: Vec::new() });
        (Expr::Var(sum), fact)
    }
}
