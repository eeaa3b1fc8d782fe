//! Happens-before tracking between blocks that atomics order (vector clocks).
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

use super::shadow::{Element, Touch};
use std::collections::HashMap;

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
    /// By kind of touch, the block and its stamp.
    touched: HashMap<Element, [Vec<(usize, u32)>; 4]>,
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
        let now = self.next - 1;
        let lists = self.touched.entry(element).or_default();
        let knows = |block: usize, stamp: u32| self.known.get(block).is_some_and(|&releases| releases > stamp);
        for other in Touch::ALL.into_iter().filter(|other| touch.races_with(*other)) {
            for &(block, stamp) in &lists[other as usize] {
                if block != now && !knows(block, stamp) {
                    return Some(block as u64);
                }
            }
        }
        if touch == Touch::Store {
            // Whoever is in order with this store is with all in front of it.
            lists.iter_mut().for_each(Vec::clear);
        }
        let list = &mut lists[touch as usize];
        match list.last_mut() {
            Some((block, stamp)) if *block == now => *stamp = self.released,
            _ => list.push((now, self.released)),
        }
        None
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
