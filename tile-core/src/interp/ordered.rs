//! Happens-before tracking between blocks that atomics order, and between threads that barriers of
//! groups do (vector clocks).
//!
//! Each block counts its releases. A release writes into the element what the
//! block knows: how many releases of each block, its own included, are in front
//! of this point. An acquire of that element adds it to what the acquiring block
//! knows. A touch is stamped with the number of releases that its block had made;
//! it is in order with whoever knows of one more.
//!
//! ```text
//! block 3   store y[0]  (3, 0)   release c: c knows 3 ↦ 1
//! block 5   acquire c:  5 knows 3 ↦ 1   load y[0]: 1 > 0, in order
//! block 6   load y[0]:  6 knows nothing of 3, a race
//! ```
//!
//! Atomics read and write, so what a release told stays told when others update
//! the element.
//!
//! A thread counts the barriers of its groups. At one, each of the group learns what all of them know
//! and how many barriers each has come to.

use super::shadow::{Element, Touch};
use std::collections::HashMap;
use std::rc::Rc;

/// How many releases of each block, by place in the order of blocks.
type Clock = Vec<u32>;

/// The touches of blocks, and what these know of each other.
#[derive(Debug, Default)]
pub(super) struct Ordered {
    /// The place of the next block; the running one is in front of it.
    next: usize,
    /// What the running block knows of others.
    known: Clock,
    /// How often the running block has released.
    released: u32,
    told: HashMap<Element, Clock>,
    touched: Touched,
}

/// What was done to each element, by kind of touch: the actor and its stamp.
#[derive(Debug, Default)]
struct Touched {
    touched: HashMap<Element, [Vec<(usize, u32)>; 4]>,
}

impl Touched {
    /// Notes a touch of an actor at its stamp; gives another with which it races, of those that the actor
    /// does not know.
    fn touch(
        &mut self,
        (now, stamp): (usize, u32),
        element: Element,
        touch: Touch,
        knows: impl Fn(usize, u32) -> bool,
    ) -> Option<usize> {
        let lists = self.touched.entry(element).or_default();
        for other in Touch::ALL.into_iter().filter(|other| touch.races_with(*other)) {
            for &(actor, stamp) in &lists[other as usize] {
                if actor != now && !knows(actor, stamp) {
                    return Some(actor);
                }
            }
        }
        if touch == Touch::Store {
            // Whoever is in order with this store is with all in front of it.
            lists.iter_mut().for_each(Vec::clear);
        }
        let list = &mut lists[touch as usize];
        match list.last_mut() {
            Some((actor, last)) if *actor == now => *last = stamp,
            _ => list.push((now, stamp)),
        }
        None
    }
}

/// The touches of the threads of a block since all of them met, and what these know of each other.
#[derive(Debug)]
pub(super) struct Groups {
    /// What each thread knows of others.
    known: Vec<Rc<Clock>>,
    /// How many barriers of groups each has come to.
    met: Clock,
    touched: Touched,
}

impl Groups {
    /// Of so many threads, none of which has done anything.
    pub(super) fn new(threads: usize) -> Groups {
        let none = vec![0; threads];
        let known = Rc::new(none.clone());
        Groups { known: vec![known; threads], met: none, touched: Touched::default() }
    }

    /// Notes a touch of a thread; gives another with which it races.
    pub(super) fn touch(&mut self, now: usize, element: Element, touch: Touch) -> Option<usize> {
        let known = &self.known[now];
        let knows = |thread: usize, stamp: u32| known[thread] > stamp;
        self.touched.touch((now, self.met[now]), element, touch, knows)
    }

    /// The threads of a group meet.
    pub(super) fn meet(&mut self, members: &[bool]) {
        let group = || (0..members.len()).filter(|&thread| members[thread]);
        let mut all: Clock = vec![0; members.len()];
        let mut last: Option<&Rc<Clock>> = None;
        for thread in group() {
            // Threads that met before know the same.
            if !last.is_some_and(|last| Rc::ptr_eq(last, &self.known[thread])) {
                join(&mut all, &self.known[thread]);
            }
            last = Some(&self.known[thread]);
        }
        for thread in group() {
            self.met[thread] += 1;
            all[thread] = self.met[thread];
        }
        let all = Rc::new(all);
        group().for_each(|thread| self.known[thread] = Rc::clone(&all));
    }
}

impl Ordered {
    /// The next block runs.
    pub(super) fn next(&mut self) {
        self.next += 1;
        self.known.clear();
        self.released = 0;
    }

    /// Notes a touch of the running block; gives the place of another with which it
    /// races.
    pub(super) fn touch(&mut self, element: Element, touch: Touch) -> Option<u64> {
        let (now, known) = (self.next - 1, &self.known);
        let knows = |block: usize, stamp: u32| known.get(block).is_some_and(|&releases| releases > stamp);
        self.touched.touch((now, self.released), element, touch, knows).map(|block| block as u64)
    }

    /// The running block learns what was told through an element.
    pub(super) fn acquire(&mut self, element: Element) {
        if let Some(told) = self.told.get(&element) {
            join(&mut self.known, told);
        }
    }

    /// The running block tells through an element what it knows and has done.
    pub(super) fn release(&mut self, element: Element) {
        let now = self.next - 1;
        self.released += 1;
        let told = self.told.entry(element).or_default();
        join(told, &self.known);
        if told.len() <= now {
            told.resize(now + 1, 0);
        }
        told[now] = self.released;
    }
}

fn join(into: &mut Clock, other: &[u32]) {
    if into.len() < other.len() {
        into.resize(other.len(), 0);
    }
    for (own, &more) in into.iter_mut().zip(other) {
        *own = (*own).max(more);
    }
}
