//! Where pipes wait for each other.
//!
//! Pipes run side by side, each its own instructions in order. Where two
//! statements of different pipes touch the same bytes and one writes, the later
//! pipe waits for an event that the earlier sets; within one pipe, a barrier.
//!
//! Statements are looked at list by list. In a list, a loop or branch is one
//! statement that does what is inside of it, so both halves of an event are
//! always in one list and run equally often.
//!
//! A list that runs again keeps its own order from one run to the next, so a loop
//! or branch needs no event to itself.
//!
//! - *Forward*: a later statement of the list depends on an earlier one.
//!   `set` goes behind the last of these, `wait` in front of the dependent one.
//! - *Carried*: in the body of a loop, a statement depends on one of an iteration
//!   before: `set` behind that, `wait` in front; the program begins with a `set`
//!   and ends with a `wait` for what the first and the last iteration lack. Buffers
//!   that take turns in `n` slots meet `n` iterations later, and have `n` events.
//!
//! A pipe sets an event again only when the other has waited for it: by what carried
//! events tell it, in as many events as that takes iterations, or by one back.
//!
//! In a branch that mostly does not run, such as at an edge, vectors wait for each other
//! in front of what is in it and behind, so that where it does not run nothing waits. A
//! single statement under the condition of a loop's stage, or that something of a window
//! exists, is like any other: flags around it are set and waited for whether or not it
//! runs.
//!
//! An event is left out where a pipe knows already: what it waited for before,
//! and what those that it waited for knew. So the number of events is that of the
//! dependences that imply the others.
//!
//! ```text
//! load a            (MTE2)        WaitFlag<V_MTE2>(0)
//! t = a + 1         (V)           load a
//!                                 SetFlag<MTE2_V>(0)
//!                        ──►      WaitFlag<MTE2_V>(0)
//!                                 t = a + 1
//!                                 SetFlag<V_MTE2>(0)
//! ```
//! There are eight events from one pipe to another. Where more are open at once,
//! all pipes wait for all.

use super::code::{self, Access, Flag, Node, Space, When};
use super::schedule::empties;
use crate::ir::Pipe;
use std::collections::HashMap;

/// Events from one pipe to another.
const EVENTS: u32 = 8;
/// The event that statements use within themselves.
pub(super) const OWN_EVENT: u32 = EVENTS - 1;

/// What each pipe knows to be done of each other: one more than the place of the
/// last statement in the list.
type Known = HashMap<(Pipe, Pipe), usize>;

/// Places flags and barriers in the statements of a core.
pub(super) fn place(nodes: Vec<Node>) -> Vec<Node> {
    let mut events = Events::default();
    let body = list(nodes, &Around::default(), &mut events);
    let flags = |flags: Vec<Flag>| flags.into_iter().map(Node::Flag);
    flags(events.prime).chain(body).chain(flags(events.drain)).collect()
}

/// Events of a core. None is used by two lists: a pipe that runs ahead might set
/// it before the other has waited.
#[derive(Default)]
struct Events {
    taken: HashMap<(Pipe, Pipe), u32>,
    /// Sets in front of everything, and waits behind.
    prime: Vec<Flag>,
    drain: Vec<Flag>,
}

impl Events {
    /// Neighbouring events that are free.
    fn take(&mut self, pair: (Pipe, Pipe), count: u32) -> Option<u32> {
        let taken = self.taken.entry(pair).or_insert(0);
        let first = *taken;
        (first + count <= OWN_EVENT).then(|| {
            *taken += count;
            first
        })
    }
}

/// An event between two statements of a list.
#[derive(Clone, Debug)]
struct Event {
    from: Pipe,
    to: Pipe,
    /// Behind which statement it is set.
    set: usize,
    /// In front of which it is waited for.
    wait: usize,
    /// Iterations between; 0 for forward ones.
    distance: u32,
    /// How many events take turns.
    slots: u32,
    /// The first of them, once taken.
    first: Option<u32>,
}

/// What is around a list.
#[derive(Clone, Copy, Default)]
struct Around {
    /// The innermost loop; the list runs again.
    of: Option<u32>,
}

fn list(nodes: Vec<Node>, around: &Around, events: &mut Events) -> Vec<Node> {
    let of = around.of;
    let kinds = nodes.iter().map(Kind::of).collect();
    let touched: Vec<Vec<Access>> = nodes
        .iter()
        .map(|node| {
            let mut accesses = Vec::new();
            node.accesses(&mut accesses);
            accesses
        })
        .collect();
    let mut plan = Plan {
        touched: &touched,
        kinds,
        of,
        events: Vec::new(),
        barriers: Vec::new(),
        all: Vec::new(),
        first: Vec::new(),
        last: Vec::new(),
        behind: Vec::new(),
    };
    plan.forward();
    if of.is_some() {
        plan.carried();
        plan.rotate();
    }
    plan.write(nodes, around, events)
}

/// Whether what is inside of a statement sees to its own repetition.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Plain,
    /// One list, which has events of its own from one run to the next.
    List,
    /// Two lists, of which either runs.
    Either,
    /// One list that mostly does not run: vectors wait in front of what is in it and
    /// behind, and not where it does not run.
    Branch,
}

impl Kind {
    fn of(node: &Node) -> Kind {
        match node {
            Node::For { .. } => Kind::List,
            node if empties(node) => Kind::Branch,
            node if is_guarded(node) => Kind::Plain,
            Node::If { otherwise, .. } if otherwise.is_empty() => Kind::List,
            Node::If { .. } => Kind::Either,
            Node::Call(_) | Node::Text(_) | Node::Flag(_) => Kind::Plain,
        }
    }
}

struct Plan<'a> {
    touched: &'a [Vec<Access>],
    kinds: Vec<Kind>,
    of: Option<u32>,
    events: Vec<Event>,
    /// Barriers in front of statements.
    barriers: Vec<(usize, Pipe)>,
    /// Statements that all pipes wait in front of.
    all: Vec<usize>,
    /// Branches in which vectors wait first, and last.
    first: Vec<usize>,
    last: Vec<usize>,
    /// What pipes know behind each statement.
    behind: Vec<Known>,
}

impl Plan<'_> {
    /// How far apart in iterations two accesses that meet are; 0 where they do
    /// not meet at all.
    fn distance(&self, earlier: &Access, later: &Access) -> u32 {
        if !(earlier.write || later.write) || !earlier.region.meets(&later.region) {
            return 0;
        }
        match (earlier.region.turn, later.region.turn) {
            (Some(a), Some(b)) if a == b && Some(a.of) == self.of && earlier.region == later.region => a.slots,
            _ => 1,
        }
    }

    /// Whether one pipe has to be done with something before it goes on itself.
    fn same(earlier: &Access, later: &Access) -> bool {
        let on_chip = !matches!(earlier.region.space, Space::Global(_));
        on_chip && earlier.write && earlier.pipe == later.pipe && earlier.pipe != Pipe::S
    }

    fn conflict(&self, earlier: &Access, later: &Access) -> bool {
        if earlier.told == Some(later.pipe) || later.fresh {
            return false;
        }
        self.distance(earlier, later) > 0 && (earlier.pipe != later.pipe || Self::same(earlier, later))
    }

    fn forward(&mut self) {
        let mut known = Known::new();
        for j in 0..self.touched.len() {
            // Who has to wait for whom up to where.
            let mut needed: Vec<(Pipe, Pipe, usize)> = Vec::new();
            for i in 0..j {
                for earlier in &self.touched[i] {
                    for later in &self.touched[j] {
                        if self.conflict(earlier, later)
                            && !knows(&known, earlier.pipe, later.pipe, i + 1)
                            && !inside(&mut self.first, &mut self.last, &self.kinds, (i, earlier), (j, later))
                        {
                            need(&mut needed, earlier.pipe, later.pipe, i + 1);
                        }
                    }
                }
            }
            // The latest first: it may tell of the others.
            needed.sort_by_key(|&(from, to, upto)| (std::cmp::Reverse(upto), from, to));
            for (from, to, upto) in needed {
                if knows(&known, from, to, upto) {
                    continue;
                }
                if from == to {
                    self.barriers.push((j, to));
                    known.insert((to, to), j);
                } else {
                    self.events.push(Event { from, to, set: upto - 1, wait: j, distance: 0, slots: 1, first: None });
                    learn(&mut known, to, from, upto, &self.behind[upto - 1]);
                }
            }
            self.behind.push(known.clone());
        }
    }

    fn carried(&mut self) {
        let count = self.touched.len();
        // The farther apart in iterations, the less an event tells.
        let mut distances: Vec<u32> = Vec::new();
        for (earlier, later) in
            self.touched.iter().flatten().flat_map(|a| self.touched.iter().flatten().map(move |b| (a, b)))
        {
            let distance = self.distance(earlier, later);
            if distance > 0 && !distances.contains(&distance) {
                distances.push(distance);
            }
        }
        distances.sort_unstable();
        // One list ran before, the other runs now.
        for j in (0..count).filter(|&j| self.kinds[j] == Kind::Either) {
            let touched = &self.touched[j];
            let meet = |a: &Access| touched.iter().any(|b| self.conflict(a, b) && a.pipe != b.pipe);
            if touched.iter().any(meet) {
                self.all.push(j);
            }
        }
        // What a pipe has learnt in one iteration it knows in the next.
        let mut known = self.behind.last().cloned().unwrap_or_default();
        for distance in distances {
            for j in 0..count {
                // Behind a barrier of this iteration all of the one before is done.
                for &(_, pipe) in self.barriers.iter().filter(|(at, _)| *at == j) {
                    known.insert((pipe, pipe), count);
                }
                let mut needed: Vec<(Pipe, Pipe, usize)> = Vec::new();
                for i in j..count {
                    if i == j && self.kinds[j] != Kind::Plain {
                        continue;
                    }
                    for earlier in &self.touched[i] {
                        for later in &self.touched[j] {
                            if self.conflict(earlier, later)
                                && self.distance(earlier, later) == distance
                                && !knows(&known, earlier.pipe, later.pipe, i + 1)
                                && !inside(&mut self.first, &mut self.last, &self.kinds, (i, earlier), (j, later))
                            {
                                need(&mut needed, earlier.pipe, later.pipe, i + 1);
                            }
                        }
                    }
                }
                needed.sort_by_key(|&(from, to, upto)| (std::cmp::Reverse(upto), from, to));
                for (from, to, upto) in needed {
                    if knows(&known, from, to, upto) {
                        continue;
                    }
                    if from == to {
                        // Also what came before in this iteration.
                        if !self.barriers.contains(&(j, to)) {
                            self.barriers.push((j, to));
                        }
                        known.insert((to, to), count);
                    } else {
                        self.events.push(Event {
                            from,
                            to,
                            set: upto - 1,
                            wait: j,
                            distance,
                            slots: distance,
                            first: None,
                        });
                        learn(&mut known, to, from, upto, &self.behind[upto - 1]);
                    }
                }
            }
        }
    }

    /// A forward event is set again in the next iteration. Unless the pipe that
    /// sets it knows by then that the other has waited, there are several; where it
    /// never does, it waits for an event that the other sets behind.
    fn rotate(&mut self) {
        let most = self.events.iter().map(|event| event.distance).max().unwrap_or(1);
        let mut untold: Vec<Event> = Vec::new();
        let forward: Vec<usize> = (0..self.events.len()).filter(|&i| self.events[i].distance == 0).collect();
        for i in forward {
            let Event { from, to, set, wait, .. } = self.events[i];
            match (0..=most).find(|&distance| self.told((from, to), set, wait, distance)) {
                Some(distance) => self.events[i].slots = distance.max(1),
                None => {
                    untold.push(Event { from: to, to: from, set: wait, wait: set, distance: 1, slots: 1, first: None })
                }
            }
        }
        self.events.extend(untold);
    }

    /// Whether a pipe that sets an event behind `set` knows that the other waited in
    /// front of `wait` so many iterations before; of 0, by what it knows at the end.
    fn told(&self, (from, to): (Pipe, Pipe), set: usize, wait: usize, distance: u32) -> bool {
        let end = self.behind.last().and_then(|end| end.get(&(from, to))).copied().unwrap_or(0);
        // What the scalar unit waits for, it has before it tells anyone anything.
        to == Pipe::S
            || end > wait
            || self.events.iter().filter(|back| back.distance > 0 && back.to == from).any(|back| {
                let direct = back.from == to && back.set + 1 > wait;
                let knows = self.behind[back.set].get(&(back.from, to)).copied().unwrap_or(0) > wait;
                back.wait <= set && back.distance <= distance && (direct || knows)
            })
    }

    /// Takes numbers for the events. One serves again in the same list where the
    /// pipe that sets it knows that the other has waited.
    fn number(&mut self, events: &mut Events) {
        let mut order: Vec<usize> = (0..self.events.len()).collect();
        order.sort_by_key(|&i| (self.events[i].distance == 0, self.events[i].set, self.events[i].wait));
        for (done, &i) in order.iter().enumerate() {
            let event = &self.events[i];
            let pair = (event.from, event.to);
            let known = self.behind[event.set].get(&pair).copied().unwrap_or(0);
            let again = order[..done].iter().map(|&k| &self.events[k]).rfind(|past| {
                (past.from, past.to) == pair
                    && past.distance == 0
                    && event.distance == 0
                    && past.slots == event.slots
                    && known > past.wait
                    && self.comes_round(&order[..done], past, event)
            });
            let first = match again {
                Some(past) => past.first,
                None => events.take(pair, event.slots),
            };
            self.events[i].first = first;
        }
    }

    /// Whether the first event of the number of `past` is set in the next iteration
    /// behind what `event` waits in front of.
    fn comes_round(&self, numbered: &[usize], past: &Event, event: &Event) -> bool {
        let same = |one: &Event| (one.from, one.to, one.first) == (past.from, past.to, past.first) && one.distance == 0;
        let first = numbered.iter().map(|&i| &self.events[i]).filter(|one| same(one)).map(|one| one.set).min();
        let first = first.unwrap_or(past.set);
        self.of.is_none() || self.told((event.from, event.to), first, event.wait, event.slots)
    }

    fn write(mut self, nodes: Vec<Node>, around: &Around, events: &mut Events) -> Vec<Node> {
        self.number(events);
        let count = nodes.len();
        let mut before: Vec<Vec<Flag>> = vec![Vec::new(); count];
        let mut behind: Vec<Vec<Flag>> = vec![Vec::new(); count];
        for &at in &self.all {
            before[at].push(ALL);
        }
        for &(at, pipe) in &self.barriers {
            before[at].push(Flag::Barrier(pipe));
        }
        for event in &self.events {
            let Some(first) = event.first else {
                if !before[event.wait].contains(&ALL) {
                    before[event.wait].push(ALL);
                }
                continue;
            };
            let (from, to) = (event.from, event.to);
            let turn = self.of.filter(|_| event.slots > 1);
            let number = code::Event { first, turn };
            before[event.wait].push(Flag::Wait { from, to, event: number });
            behind[event.set].push(Flag::Set { from, to, event: number });
            if event.distance > 0 {
                for first in first..first + event.slots {
                    let event = code::Event { first, turn: None };
                    events.prime.push(Flag::Set { from, to, event });
                    events.drain.push(Flag::Wait { from, to, event });
                }
            }
        }
        let mut out = Vec::new();
        for (at, ((node, before), behind)) in nodes.into_iter().zip(before).zip(behind).enumerate() {
            out.extend(before.into_iter().map(Node::Flag));
            out.push(match node {
                Node::For { id, head, body, turns, trips } => {
                    Node::For { id, head, body: list(body, &Around { of: Some(id) }, events), turns, trips }
                }
                node if is_guarded(&node) => node,
                Node::If { condition, when, then, otherwise } => {
                    let mut then = list(then, around, events);
                    let wait = Node::Flag(Flag::Barrier(Pipe::V));
                    if self.first.contains(&at) && then.first() != Some(&wait) {
                        then.insert(0, wait.clone());
                    }
                    if self.last.contains(&at) && then.last() != Some(&wait) {
                        then.push(wait);
                    }
                    Node::If { condition, when, then, otherwise: list(otherwise, around, events) }
                }
                other => other,
            });
            out.extend(behind.into_iter().map(Node::Flag));
        }
        out
    }
}

/// Whether it is a single statement of a loop's stage, or one that is left out where
/// nothing of a window exists, which is like any other.
fn is_guarded(node: &Node) -> bool {
    match node {
        Node::If { when: When::Part(_) | When::Before(_) | When::Inside, then, .. } => {
            matches!(then[..], [Node::Call(_) | Node::Text(_)])
        }
        _ => false,
    }
}

/// Whether vectors wait for each other inside of a branch, which is remembered.
fn inside(
    first: &mut Vec<usize>,
    last: &mut Vec<usize>,
    kinds: &[Kind],
    (i, earlier): (usize, &Access),
    (j, later): (usize, &Access),
) -> bool {
    if (earlier.pipe, later.pipe) != (Pipe::V, Pipe::V) {
        return false;
    }
    match (kinds[i] == Kind::Branch, kinds[j] == Kind::Branch) {
        (true, _) => last.push(i),
        (false, true) => first.push(j),
        (false, false) => return false,
    }
    true
}

const ALL: Flag = Flag::Barrier(Pipe::All);

fn need(needed: &mut Vec<(Pipe, Pipe, usize)>, from: Pipe, to: Pipe, upto: usize) {
    match needed.iter_mut().find(|(a, b, _)| (*a, *b) == (from, to)) {
        Some((_, _, known)) => *known = upto.max(*known),
        None => needed.push((from, to, upto)),
    }
}

/// Whether `to` knows that `from` is done up to somewhere.
fn knows(known: &Known, from: Pipe, to: Pipe, upto: usize) -> bool {
    known.get(&(to, from)).copied().unwrap_or(0) >= upto
}

/// `to` learns that `from` is done up to somewhere, and what it knew there.
fn learn(known: &mut Known, to: Pipe, from: Pipe, upto: usize, told: &Known) {
    let mut more: Vec<(Pipe, usize)> = vec![(from, upto)];
    more.extend(told.iter().filter(|((who, _), _)| *who == from).map(|((_, what), &upto)| (*what, upto)));
    for (what, upto) in more {
        let entry = known.entry((to, what)).or_insert(0);
        *entry = upto.max(*entry);
    }
}

/// The variable that counts a loop's iterations around the copies of buffers.
pub(super) fn turn_name(of: u32) -> String {
    format!("turn{of}")
}
