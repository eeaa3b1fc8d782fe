//! Shadow memory of the race detector: who accessed each element, and how.
//!
//! A shadow has a word for each element, made page by page as elements are
//! touched. An *actor* is whatever runs at the same time as its like: an
//! iteration of `parallel`, or a block. Actors are numbered in the order in which
//! they run. Nearly every element is touched by one actor alone, and its word
//! says which and how; what several touch is kept apart.

use std::collections::HashMap;

/// A kind of access of an actor to an element.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Touch {
    Load,
    Store,
    StoreUnordered,
    Atomic,
}

impl Touch {
    /// Every one.
    pub(super) const ALL: [Touch; 4] = [Touch::Load, Touch::Store, Touch::StoreUnordered, Touch::Atomic];

    fn bit(self) -> u64 {
        1 << self as u32
    }

    /// Whether the two race when actors do them to one element in no order.
    pub(super) fn races_with(self, other: Touch) -> bool {
        match (self, other) {
            (Touch::Store, _) | (_, Touch::Store) => true,
            (a, b) => a != b,
        }
    }

    /// The bits of what it races with.
    fn conflicts(self) -> u64 {
        match self {
            Touch::Load => 0b1110,
            Touch::Store => 0b1111,
            Touch::StoreUnordered => 0b1011,
            Touch::Atomic => 0b0111,
        }
    }
}

/// An element: the storage and the cell.
pub(super) type Element = (usize, i64);

/// Bits of a word that say how; the others say who.
const HOW: u32 = 4;
/// The word of an element that several actors have touched.
const CROWDED: u64 = u64::MAX;
/// Cells of a page.
const PAGE: usize = 1 << 9;
/// Pages with a place of their own; those of cells further on are looked up.
const NEAR: usize = 1 << 20;

type Page = Box<[u64; PAGE]>;

/// Actors that did one kind of thing to an element: the first, and whether there
/// were others.
#[derive(Clone, Copy, Debug, Default)]
struct Actors {
    first: Option<u64>,
    several: bool,
}

/// The touches of one storage.
#[derive(Debug, Default)]
struct Pages {
    near: Vec<Option<Page>>,
    far: HashMap<usize, Page>,
}

impl Pages {
    fn word(&mut self, cell: i64) -> &mut u64 {
        let (page, at) = (cell as usize / PAGE, cell as usize % PAGE);
        let empty = || Box::new([0; PAGE]);
        if page >= NEAR {
            return &mut self.far.entry(page).or_insert_with(empty)[at];
        }
        if page >= self.near.len() {
            self.near.resize_with(page + 1, || None);
        }
        &mut self.near[page].get_or_insert_with(empty)[at]
    }
}

/// The touches of elements.
#[derive(Debug, Default)]
pub(super) struct Shadow {
    storages: Vec<Pages>,
    crowds: HashMap<Element, [Actors; 4]>,
    /// Actors below this are forgotten.
    since: u64,
    /// The running actor; the first is 1.
    now: u64,
}

impl Shadow {
    /// The next actor runs.
    pub(super) fn next(&mut self) {
        self.now += 1;
    }

    /// An actor runs that may have run before.
    pub(super) fn act(&mut self, actor: u64) {
        self.now = actor;
    }

    /// The number of the actor that runs.
    pub(super) fn now(&self) -> u64 {
        self.now
    }

    /// Forgets every touch so far.
    pub(super) fn forget(&mut self) {
        self.since = self.now + 1;
        self.crowds.clear();
    }

    /// Notes what the running actor does to an element; gives another actor with
    /// which it races.
    pub(super) fn touch(&mut self, (storage, cell): Element, touch: Touch) -> Option<u64> {
        let now = self.now;
        if storage >= self.storages.len() {
            self.storages.resize_with(storage + 1, Pages::default);
        }
        let word = self.storages[storage].word(cell);
        let (who, how) = (*word >> HOW, *word & ((1 << HOW) - 1));
        if *word != CROWDED && who == now {
            *word |= touch.bit();
            return None;
        }
        let forgotten = match *word {
            CROWDED => !self.crowds.contains_key(&(storage, cell)),
            _ => who < self.since || who == 0,
        };
        if forgotten {
            *word = now << HOW | touch.bit();
            return None;
        }
        if *word != CROWDED {
            if how & touch.conflicts() != 0 {
                return Some(who);
            }
            *word = CROWDED;
            let single = |touch: Touch| Actors { first: (how & touch.bit() != 0).then_some(who), several: false };
            self.crowds.insert((storage, cell), Touch::ALL.map(single));
        }
        let crowd = self.crowds.entry((storage, cell)).or_default();
        let racing = Touch::ALL.into_iter().filter(|other| touch.races_with(*other));
        let other = racing.into_iter().find_map(|other| {
            let Actors { first, several } = crowd[other as usize];
            // With several, the first stands for all others even if it is this.
            first.filter(|&first| first != now || several)
        });
        let actors = &mut crowd[touch as usize];
        actors.several |= *actors.first.get_or_insert(now) != now;
        other
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conflicts_are_what_races() {
        for a in Touch::ALL {
            for b in Touch::ALL {
                assert_eq!(a.conflicts() & b.bit() != 0, a.races_with(b), "{a:?} {b:?}");
            }
        }
    }

    /// Every order of three touches by two or three actors, against a list.
    #[test]
    fn touches_race_as_in_a_list_of_all() {
        let far = (NEAR * PAGE) as i64 + 3;
        for code in 0..4 * 4 * 4 * 2 * 2 {
            let touches = [code % 4, code / 4 % 4, code / 16 % 4].map(|i| Touch::ALL[i]);
            let actors = [0, code / 64 % 2, code / 64 % 2 + code / 128 % 2];
            for cell in [5, far] {
                let mut shadow = Shadow::default();
                shadow.next();
                let mut running = 0;
                for i in 0..3 {
                    while running < actors[i] {
                        shadow.next();
                        running += 1;
                    }
                    let races = (0..i).any(|j| actors[j] != actors[i] && touches[j].races_with(touches[i]));
                    assert_eq!(shadow.touch((1, cell), touches[i]).is_some(), races, "{touches:?} by {actors:?}, {i}");
                    if races {
                        break;
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_forgotten_does_not_race() {
        let mut shadow = Shadow::default();
        for _ in 0..3 {
            for _ in 0..2 {
                shadow.next();
                assert_eq!(shadow.touch((0, 7), Touch::Load), None);
            }
            shadow.forget();
        }
        shadow.next();
        assert_eq!(shadow.touch((0, 7), Touch::Store), None);
        shadow.next();
        assert_eq!(shadow.touch((0, 7), Touch::Load), Some(7));
    }
}
