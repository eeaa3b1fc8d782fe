//! Explicit pipeline schedules: checks the user's `order` and `stage` of a pipelined loop.
//!
//! ```text
//! pipelined!(…, order = [0, 2, 1], stage = [0, 1, 2], |k| {
//!     copy(a.at([k, 0]), &mut t);      // at a time k works on iteration k
//!     f(&t, &mut s);                   // … on iteration k - 1, last of the three
//!     g(&s, &mut u);                   // … on iteration k - 2, in front of it
//! })
//! ```
//!
//! At each time the statements run in the places that `order` gives them, each on the
//! iteration that its stage says. [`plan`] assigns instructions to statements and finds
//! the pairs whose order would change ([`PlanError`]).
//!
//! - **Dependences stay.** If a statement accesses memory before another one does, in the
//!   same iteration or the one before, it does so before it in the schedule.
//! - **Multi-buffering.** A shared tile that each iteration writes whole before it reads
//!   it, and that nothing reads after the loop, may have a buffer for each iteration in
//!   flight ([`Plan::buffers`]).
//! - **Pure operations.** Values computed from others and from tensors that nobody
//!   writes, and views, have no place in the order: they are computed where, and as often
//!   as, they are needed.

mod access;
mod arrange;
mod error;

pub use access::is_computed;
pub use arrange::{arrange, only_copies_are_ahead, plans, with_needed};
pub use error::{Cause, PlanError};

use crate::ir::{Func, Inst, InstId, LoopKind, Op, RegionId, Space, Span, Value, ValueDef};
use access::{Touch, touches};
use std::collections::BTreeMap;

/// The most iterations that one statement may be ahead of another: each is written out
/// in front of the loop.
pub const MOST_AHEAD: u32 = 16;

/// A statement of a pipelined loop that has an effect.
#[derive(Clone, Debug)]
pub struct Statement {
    /// Its number in the source, from 0.
    pub number: usize,
    /// The instructions of the loop's body that are its own, without those that have
    /// no place.
    pub insts: Vec<InstId>,
    /// How many iterations it is ahead of the last stage.
    pub depth: u32,
    /// Its place among the statements of the source.
    pub place: u32,
}

/// The checked schedule of a pipelined loop, from its `order` and `stage`.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The body.
    pub region: RegionId,
    /// In the order of the source.
    pub statements: Vec<Statement>,
    /// Tiles that need more than one buffer, and how many do if a buffer may be written
    /// as soon as its last reader is done.
    pub buffers: BTreeMap<Value, u32>,
}

impl Plan {
    /// The statements, in their places.
    pub fn in_places(&self) -> Vec<&Statement> {
        let mut all: Vec<&Statement> = self.statements.iter().collect();
        all.sort_by_key(|statement| statement.place);
        all
    }
}

/// Whether the user said anything about the order or the stages of a loop.
pub fn is_planned(inst: &Inst) -> bool {
    match &inst.op {
        Op::For { kind: LoopKind::Pipelined { order, stage, .. } } => !order.is_empty() || !stage.is_empty(),
        _ => false,
    }
}

/// The number of the statement that an instruction belongs to, by its source position
/// and where statements begin.
pub fn statement_at(begins: &[Span], position: Span) -> Option<usize> {
    begins.partition_point(|&begin| begin <= position).checked_sub(1)
}

/// The plan of a loop; nothing where the user leaves it to the compiler.
///
/// # Errors
/// A [`PlanError`] when it would change what the loop means, or cannot be read.
pub fn plan(func: &Func, inst: &Inst) -> Result<Option<Plan>, PlanError> {
    if !is_planned(inst) {
        return Ok(None);
    }
    let Op::For { kind: LoopKind::Pipelined { stages, order, stage, at } } = &inst.op else { return Ok(None) };
    let region = inst.regions[0];
    let fail = |cause| PlanError { counter: counter(func, region), span: inst.span, cause };
    let count = order.len().max(stage.len());
    if at.len() != count || !at.is_sorted_by(|x, y| x < y) {
        return Err(fail(Cause::Unmapped));
    }
    let mut insts = vec![Vec::new(); count];
    for &id in &func.regions[region].insts {
        let inst = &func.insts[id];
        if is_computed(func, inst) || matches!(inst.op, Op::Alloc {}) {
            continue;
        }
        match statement_at(at, inst.span) {
            Some(number) => insts[number].push(id),
            None => return Err(fail(Cause::Unmapped)),
        }
    }
    let checked = Checked::new(func, region, &insts);
    let ahead = stages.as_int().map_or(1, |stages| u32::try_from(stages - 1).unwrap_or(0));
    let stage_of = |number: usize| match stage.get(number) {
        Some(&stage) => stage,
        None if checked.is_copy(number) => 0,
        None => ahead,
    };
    let used: Vec<usize> = (0..count).filter(|&number| !insts[number].is_empty()).collect();
    let last = used.iter().map(|&number| stage_of(number)).max().unwrap_or(0);
    let first = used.iter().map(|&number| stage_of(number)).min().unwrap_or(0);
    if last - first > MOST_AHEAD {
        return Err(fail(Cause::Deep));
    }
    let statements: Vec<Statement> = used
        .iter()
        .map(|&number| Statement {
            number,
            insts: insts[number].clone(),
            depth: last - stage_of(number),
            place: order.get(number).copied().unwrap_or(number as u32),
        })
        .collect();
    let buffers = checked.check(&statements).map_err(fail)?;
    Ok(Some(Plan { region, statements, buffers }))
}

/// The name of a loop's counter.
fn counter(func: &Func, region: RegionId) -> String {
    func.values[func.regions[region].args[0]].name.clone().unwrap_or_else(|| "_".to_owned())
}

/// The statements of a body, with the memory that they access.
struct Checked<'f> {
    func: &'f Func,
    region: RegionId,
    insts: &'f [Vec<InstId>],
    touched: Vec<BTreeMap<Value, Touch>>,
}

/// The shared tile that instructions copy from a tensor that nothing writes, if that is
/// all they do.
pub fn brought(func: &Func, insts: &[InstId]) -> Option<Value> {
    let &[id] = insts else { return None };
    let Inst { op: Op::Copy { .. }, args, .. } = &func.insts[id] else { return None };
    let is_shared = func.ty(args[1]).mem().is_some_and(|mem| mem.space == Space::Shared);
    (func.is_input(args[0]) && is_shared).then_some(args[1])
}

/// Whether one statement, of an iteration, runs before another of one that is so many
/// later.
fn is_before(one: &Statement, other: &Statement, later: i64) -> bool {
    // Of two at a time, one that is less ahead works on an earlier iteration.
    let time = |statement: &Statement| -i64::from(statement.depth);
    (time(one), one.place) < (time(other) + later, other.place)
}

impl<'f> Checked<'f> {
    fn new(func: &'f Func, region: RegionId, insts: &'f [Vec<InstId>]) -> Checked<'f> {
        let of = |insts: &Vec<InstId>| {
            let mut all = BTreeMap::new();
            insts.iter().for_each(|&id| touches(func, id, &mut all));
            all
        };
        Checked { func, region, insts, touched: insts.iter().map(of).collect() }
    }

    /// Whether a statement is a copy that may be prefetched.
    fn is_copy(&self, number: usize) -> bool {
        brought(self.func, &self.insts[number]).is_some_and(|tile| self.why_one(tile).is_none())
    }

    /// The number of buffers of each tile, if no dependence is violated.
    fn check(&self, statements: &[Statement]) -> Result<BTreeMap<Value, u32>, Cause> {
        self.check_values(statements)?;
        let mut roots: Vec<Value> = self.touched.iter().flat_map(|touched| touched.keys().copied()).collect();
        roots.sort_unstable();
        roots.dedup();
        let mut buffers = BTreeMap::new();
        for root in roots {
            let all: Vec<(&Statement, Touch)> = statements
                .iter()
                .filter_map(|statement| Some((statement, *self.touched[statement.number].get(&root)?)))
                .collect();
            let name = || Some(self.func.values[root].name.clone().unwrap_or_else(|| "_".to_owned()));
            let broken = |one: &Statement, other: &Statement, later, why| Cause::Broken {
                first: one.number,
                then: other.number,
                later,
                name: name(),
                why,
            };
            for (i, (one, a)) in all.iter().enumerate() {
                for (other, b) in &all[i + 1..] {
                    if a.meets(*b) && !is_before(one, other, 0) {
                        return Err(broken(one, other, false, None));
                    }
                }
            }
            let why = self.why_one(root);
            if why.is_none() {
                let (first, _) = all[0];
                let needed = all.iter().map(|(one, _)| (1..).find(|&n| is_before(one, first, n)).unwrap_or(1)).max();
                let needed = u32::try_from(needed.unwrap_or(1)).unwrap_or(u32::MAX);
                let shared = self.func.ty(root).mem().is_some_and(|mem| mem.space == Space::Shared);
                if needed > 1 && !shared {
                    let late = all.iter().find(|(one, _)| !is_before(one, first, 1));
                    return Err(broken(late.map_or(first, |(one, _)| one), first, true, Some(Why::Registers)));
                }
                if needed > 1 {
                    buffers.insert(root, needed);
                }
                continue;
            }
            for (one, a) in &all {
                for (other, b) in &all {
                    if a.meets(*b) && !is_before(one, other, 1) {
                        return Err(broken(one, other, true, why));
                    }
                }
            }
        }
        // What is seen outside, and what orders memory, stays in order with all.
        for one in statements {
            for other in statements {
                let (a, b) = (self.is_fence(one), self.is_fence(other));
                let speaks = self.speaks(one) && self.speaks(other);
                for later in [false, true] {
                    let counts = if later { true } else { one.number < other.number };
                    if counts && (a || b || speaks) && !is_before(one, other, later.into()) {
                        return Err(Cause::Broken {
                            first: one.number,
                            then: other.number,
                            later,
                            name: None,
                            why: None,
                        });
                    }
                }
            }
        }
        Ok(buffers)
    }

    /// Checks that values of one statement that another uses are of the same iteration.
    fn check_values(&self, statements: &[Statement]) -> Result<(), Cause> {
        let of = |value: Value| statements.iter().find(|it| self.makes(it, value));
        for user in statements {
            for value in self.operands(user) {
                if let Some(maker) = of(value).filter(|maker| maker.number != user.number)
                    && (maker.depth != user.depth || maker.place > user.place)
                {
                    let name = self.func.values[value].name.clone();
                    return Err(Cause::Value { maker: maker.number, user: user.number, name });
                }
            }
        }
        Ok(())
    }

    fn makes(&self, statement: &Statement, value: Value) -> bool {
        statement.insts.iter().any(|&id| self.func.insts[id].result == Some(value))
    }

    /// The values that a statement uses, also by way of what has no place.
    fn operands(&self, statement: &Statement) -> Vec<Value> {
        let mut found = Vec::new();
        let mut open: Vec<Value> = Vec::new();
        for &id in &statement.insts {
            self.func.walk_inst(&self.func.insts[id], &mut |inst| {
                open.extend(&inst.args);
                open.extend(inst.regions.iter().filter_map(|&inner| self.func.regions[inner].result));
            });
        }
        while let Some(value) = open.pop() {
            if let ValueDef::Inst(id) = self.func.values[value].def
                && self.func.regions[self.region].insts.contains(&id)
                && !found.contains(&value)
            {
                found.push(value);
                if is_computed(self.func, &self.func.insts[id]) {
                    open.extend(&self.func.insts[id].args);
                }
            }
        }
        found
    }

    fn is_fence(&self, statement: &Statement) -> bool {
        statement.insts.iter().any(|&id| access::is_fence(self.func, id))
    }

    fn speaks(&self, statement: &Statement) -> bool {
        statement.insts.iter().any(|&id| access::speaks(self.func, id))
    }

    /// Why memory has one buffer, whatever the stages; nothing if a tile's contents are
    /// those of an iteration alone.
    fn why_one(&self, root: Value) -> Option<Why> {
        let func = self.func;
        let ValueDef::Inst(alloc) = func.values[root].def else { return Some(Why::Seen) };
        let tile = func.ty(root).mem().is_some_and(|mem| mem.space != Space::Global);
        if !tile || !matches!(func.insts[alloc].op, Op::Alloc {}) {
            return Some(Why::Seen);
        }
        if func.regions[self.region].insts.contains(&alloc) {
            return Some(Why::Inside);
        }
        if !access::ends_here(func, self.region, root) {
            return Some(Why::Seen);
        }
        let mut insts = self.insts.iter().flatten();
        let first = insts.find(|&&id| access::touches_root(func, id, root));
        match first {
            Some(&first) if access::sets(func, first, root) => None,
            _ => Some(Why::Kept),
        }
    }
}

/// Why memory cannot be multi-buffered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Why {
    /// It is no tile, or it is used after the loop.
    Seen,
    /// An iteration may read what an earlier one wrote.
    Kept,
    /// It is in registers.
    Registers,
    /// It is made inside of the loop.
    Inside,
}
