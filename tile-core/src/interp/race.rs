//! Noticing iterations of `parallel` that touch one element.
//!
//! The macro rejects stores it cannot prove apart; this check looks at what an
//! execution really touches, so that the two can be compared. Within one
//! execution of a `parallel`, an element that an iteration stores may not be
//! loaded or stored by another. Unordered stores may meet each other. Atomics
//! are not looked at, nor is storage that an iteration makes for itself. A
//! `parallel` inside another counts as part of the outer iteration.

use std::collections::HashMap;

/// What an iteration does to an element.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Touch {
    Load,
    Store,
    StoreUnordered,
}

/// Iterations that did one kind of thing to an element: the first, and whether
/// there were others.
#[derive(Clone, Copy, Debug, Default)]
struct Iterations {
    first: Option<i64>,
    several: bool,
}

impl Iterations {
    fn note(&mut self, iteration: i64) {
        let first = *self.first.get_or_insert(iteration);
        self.several |= first != iteration;
    }

    /// One that is not `iteration`.
    fn other_than(self, iteration: i64) -> Option<i64> {
        // With several, the first stands for all others even if it is this.
        self.first.filter(|&first| first != iteration || self.several)
    }
}

#[derive(Clone, Copy, Debug, Default)]
struct Element {
    loads: Iterations,
    stores: Iterations,
    unordered: Iterations,
}

/// What the iterations of one `parallel` have touched.
#[derive(Debug, Default)]
pub(super) struct Races {
    /// The running iteration.
    pub iteration: i64,
    elements: HashMap<(usize, i64), Element>,
}

impl Races {
    /// Notes that the running iteration touches a cell; gives another
    /// iteration that makes this a race.
    pub(super) fn touch(&mut self, storage: usize, cell: i64, touch: Touch) -> Option<i64> {
        let now = self.iteration;
        let element = self.elements.entry((storage, cell)).or_default();
        let stored = element.stores.other_than(now);
        let unordered = element.unordered.other_than(now);
        let loaded = element.loads.other_than(now);
        match touch {
            Touch::Load => {
                element.loads.note(now);
                stored.or(unordered)
            }
            Touch::Store => {
                element.stores.note(now);
                stored.or(unordered).or(loaded)
            }
            Touch::StoreUnordered => {
                element.unordered.note(now);
                stored.or(loaded)
            }
        }
    }
}
