//! Happens-before tracking among the blocks of several ranks (vector clocks).
//!
//! A *task* is a block of a launch, or what the program of a rank does to its memory between
//! launches. Each task counts its releases, and knows how many of each other are in front of it.
//!
//! ```text
//! rank 0   store x[1, 0]   (epoch 1)   set s[1, 0]: s knows 0 ↦ 1
//! rank 1   wait s[1, 0]: 1 knows 0 ↦ 1   load x[1, 0]: 1 ≥ 1, in order
//! rank 2   load x[1, 0]: 2 knows nothing of 0, a race
//! ```
//!
//! What a rank does is in order with what it did in launches before. Blocks of one launch are in
//! no order but that of signals and of atomics that release and acquire.

use super::super::shadow::Touch;
use crate::ir::{SignalOp, Span};
use std::collections::HashMap;
use std::fmt;

/// How many releases of each task, by its number.
type Clock = Vec<u32>;

/// An element of global memory: the launch and storage of a workspace; or zero, 1 + the rank whose tensor it
/// is or zero for memory of all, and an address.
pub(in crate::interp) type Cell = (usize, usize, i64);

/// Who does something.
#[derive(Clone, Debug)]
pub(super) struct Task {
    pub(super) rank: usize,
    /// The source file of the kernel.
    pub(super) file: String,
    /// The block; none of the program of the rank.
    pub(super) block: Option<[i64; 3]>,
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.block {
            Some(block) => write!(f, "block {block:?} of rank {}", self.rank),
            None => write!(f, "the program of rank {}", self.rank),
        }
    }
}

/// An access to an element.
#[derive(Clone, Copy, Debug)]
struct Access {
    task: usize,
    /// How often the task had released, and one.
    epoch: u32,
    touch: Touch,
    span: Span,
}

/// What happened until now.
#[derive(Debug, Default)]
pub(super) struct History {
    tasks: Vec<Task>,
    clocks: Vec<Clock>,
    /// What the next task of each rank knows.
    ranks: Vec<Clock>,
    elements: HashMap<Cell, Vec<Access>>,
    /// What signals and atomics tell.
    told: HashMap<Cell, Clock>,
    /// Words that were set and for which nothing has waited since.
    open: HashMap<Cell, (usize, Span)>,
    /// How many signals there were.
    pub(super) signals: u64,
}

impl History {
    /// Of so many ranks.
    pub(super) fn new(ranks: usize) -> History {
        History { ranks: vec![Clock::new(); ranks], ..History::default() }
    }

    /// A task begins, after all that its rank has done in tasks that ended.
    pub(super) fn begin(&mut self, task: Task) -> usize {
        let number = self.tasks.len();
        let mut clock = self.ranks[task.rank].clone();
        raise(&mut clock, number, 1);
        self.clocks.push(clock);
        self.tasks.push(task);
        number
    }

    /// A task ends: what its rank does next comes after it.
    pub(super) fn end(&mut self, task: usize) {
        let clock = std::mem::take(&mut self.clocks[task]);
        join(&mut self.ranks[self.tasks[task].rank], &clock);
    }

    /// Notes an access; gives where another stands, and who made it, with which it races.
    pub(super) fn touch(&mut self, task: usize, cell: Cell, touch: Touch, span: Span) -> Option<String> {
        let known = &self.clocks[task];
        let accesses = self.elements.entry(cell).or_default();
        let races = |other: &&Access| {
            let in_order = known.get(other.task).is_some_and(|&epoch| epoch >= other.epoch);
            other.task != task && !in_order && touch.races_with(other.touch)
        };
        if let Some(other) = accesses.iter().find(races) {
            let by = &self.tasks[other.task];
            let does = if other.touch == Touch::Load { "reads" } else { "writes" };
            return Some(match by.block {
                Some(_) => format!("{by} {does} at {}", other.span.location(&by.file)),
                None => format!("{by} {does}"),
            });
        }
        if touch == Touch::Store {
            // Whoever is in order with this store is with all in front of it.
            accesses.clear();
        }
        let now = Access { task, epoch: known[task], touch, span };
        match accesses.iter_mut().find(|other| other.task == task && other.touch == touch) {
            Some(same) => *same = now,
            None => accesses.push(now),
        }
        None
    }

    /// A word is signalled. Gives who set it, where nothing has waited for that.
    pub(super) fn signal(&mut self, task: usize, cell: Cell, op: SignalOp, span: Span) -> Option<String> {
        if op == SignalOp::Set {
            if let Some((setter, at)) = self.open.insert(cell, (task, span)) {
                let by = &self.tasks[setter];
                return Some(format!("{by} at {}", at.location(&by.file)));
            }
            // Who waits for this value learns nothing of those before.
            self.told.remove(&cell);
        }
        self.signals += 1;
        self.release(task, cell);
        None
    }

    /// A wait has found its value.
    pub(super) fn waited(&mut self, task: usize, cell: Cell) {
        self.open.remove(&cell);
        self.acquire(task, cell);
    }

    /// A task tells through an element what it knows and has done.
    pub(super) fn release(&mut self, task: usize, cell: Cell) {
        let clock = &mut self.clocks[task];
        join(self.told.entry(cell).or_default(), clock);
        clock[task] += 1;
    }

    /// A task learns what was told through an element.
    pub(super) fn acquire(&mut self, task: usize, cell: Cell) {
        if let Some(told) = self.told.get(&cell) {
            join(&mut self.clocks[task], told);
        }
    }

    /// Who a task is.
    pub(super) fn task(&self, task: usize) -> &Task {
        &self.tasks[task]
    }
}

fn raise(clock: &mut Clock, at: usize, to: u32) {
    if clock.len() <= at {
        clock.resize(at + 1, 0);
    }
    clock[at] = clock[at].max(to);
}

fn join(into: &mut Clock, other: &[u32]) {
    if into.len() < other.len() {
        into.resize(other.len(), 0);
    }
    for (own, &more) in into.iter_mut().zip(other) {
        *own = (*own).max(more);
    }
}
