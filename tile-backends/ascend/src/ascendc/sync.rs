//! Synchronisation of pipes: places flags and barriers between dependent statements.
//!
//! Pipes run concurrently, each its own instructions in order. Where two statements of different
//! pipes access the same bytes and one writes, the later pipe waits for an event (a hardware
//! flag) that the earlier sets; within one pipe, a barrier orders them.
//!
//! Statements are processed list by list. In a list, a loop or branch is one statement that
//! accesses all that its body does, so both halves of an event are always in one list and run
//! equally often. A list that runs again keeps its own order from one run to the next, so a loop
//! or branch needs no event to itself.
//!
//! - *Forward*: a later statement of the list depends on an earlier one. `set` goes behind the
//!   last of these, `wait` in front of the dependent one.
//! - *Loop-carried*: in the body of a loop, a statement depends on one of an earlier iteration:
//!   `set` behind that, `wait` in front. The program begins with a `set` and ends with a `wait`
//!   for what the first and the last iteration lack. With `n` rotating buffers the dependence has
//!   distance `n`, and there are `n` events.
//!
//! A pipe sets an event again only when the other has waited for it. Loop-carried events imply
//! that if there are as many as the iterations it takes; otherwise an event back tells it.
//!
//! In a branch that is rarely taken, such as at an edge, vector pipes synchronise at its start and
//! end, so that nothing waits where it is not taken. A single statement under the condition of a
//! pipeline stage, or under the condition that part of a subview exists, is treated like any
//! other: flags around it are set and waited for whether or not it runs.
//!
//! An event is omitted where it is implied by transitivity: by what the pipe waited for before,
//! and what those that it waited for had waited for. So only dependences that imply the others
//! get events.
//!
//! ```text
//! load a            (MTE2)        WaitFlag<V_MTE2>(0)
//! t = a + 1         (V)           load a
//!                                 SetFlag<MTE2_V>(0)
//!                        ──►      WaitFlag<MTE2_V>(0)
//!                                 t = a + 1
//!                                 SetFlag<V_MTE2>(0)
//! ```
//! There are eight events from one pipe to another. Where more are open at once, a barrier of all
//! pipes takes their place.

use super::code::{self, Access, Flag, Node, When, drains_itself};
use super::space::Space;
use crate::ir::Pipe;
use std::collections::HashMap;

/// Events from one pipe to another.
const EVENTS: u32 = 8;
/// The event reserved for use within a statement.
pub(super) const OWN_EVENT: u32 = EVENTS - 1;

/// How far each pipe knows each other to be: the index of the last statement known to be done,
/// plus one.
type Known = HashMap<(Pipe, Pipe), usize>;

/// Places flags and barriers among the statements of a core.
pub(super) fn place(nodes: Vec<Node>) -> Vec<Node> {
    let mut events = Events::default();
    let body = list(nodes, &Around::default(), &mut events);
    let flags = |flags: Vec<Flag>| flags.into_iter().map(Node::Flag);
    flags(events.prime).chain(body).chain(flags(events.drain)).collect()
}

/// The event numbers of a core. No two lists share one: a pipe that runs ahead might set it
/// before the other has waited.
#[derive(Default)]
struct Events {
    taken: HashMap<(Pipe, Pipe), u32>,
    /// Sets at the start of the program, and waits at its end.
    prime: Vec<Flag>,
    drain: Vec<Flag>,
}

impl Events {
    /// Allocates adjacent free events.
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
    /// The statement behind which it is set.
    set: usize,
    /// The statement in front of which it is waited for.
    wait: usize,
    /// The dependence distance in iterations; 0 for forward ones.
    distance: u32,
    /// How many events rotate, one for each buffer.
    buffers: u32,
    /// The first event number, once allocated.
    first: Option<u32>,
}

/// The context of a list.
#[derive(Clone, Copy, Default)]
struct Around {
    /// The innermost loop; the list runs again.
    of: Option<u32>,
}

fn list(nodes: Vec<Node>, around: &Around, events: &mut Events) -> Vec<Node> {
    let of = around.of;
    let kinds = nodes.iter().map(Kind::of).collect();
    let mut touched = vec![Vec::new(); nodes.len()];
    nodes.iter().zip(&mut touched).for_each(|(node, accesses)| node.accesses(accesses));
    let mut plan = Dependences {
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

/// How the contents of a statement repeat.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Plain,
    /// One list, with events of its own from one run to the next.
    List,
    /// Two lists, of which either runs.
    Either,
    /// One list that is rarely run: vector pipes synchronise at its start and end, and not where
    /// it does not run.
    Branch,
}

impl Kind {
    fn of(node: &Node) -> Kind {
        match node {
            Node::For { .. } => Kind::List,
            node if drains_itself(node) => Kind::Branch,
            node if is_guarded(node) => Kind::Plain,
            Node::If { otherwise, .. } if otherwise.is_empty() => Kind::List,
            Node::If { .. } => Kind::Either,
            Node::Call(_) | Node::Text(_) | Node::Flag(_) => Kind::Plain,
        }
    }
}

struct Dependences<'a> {
    touched: &'a [Vec<Access>],
    kinds: Vec<Kind>,
    of: Option<u32>,
    events: Vec<Event>,
    /// Barriers in front of statements.
    barriers: Vec<(usize, Pipe)>,
    /// Statements in front of which all pipes synchronise.
    all: Vec<usize>,
    /// Branches at whose start, and end, vector pipes synchronise.
    first: Vec<usize>,
    last: Vec<usize>,
    /// What pipes know behind each statement.
    behind: Vec<Known>,
}

impl Dependences<'_> {
    /// The dependence distance of two accesses in iterations; 0 if they do not conflict.
    fn distance(&self, earlier: &Access, later: &Access) -> u32 {
        if !(earlier.write || later.write) || !earlier.region.meets(&later.region) {
            return 0;
        }
        match (earlier.region.rotation, later.region.rotation) {
            (Some(a), Some(b)) if a == b && Some(a.of) == self.of && earlier.region == later.region => a.buffers,
            _ => 1,
        }
    }

    /// Whether a pipe needs a barrier between two of its own accesses.
    fn same(earlier: &Access, later: &Access) -> bool {
        let on_chip = !matches!(earlier.region.space, Space::Global(_));
        on_chip && earlier.write && earlier.pipe == later.pipe && earlier.pipe != Pipe::S
    }

    fn conflict(&self, earlier: &Access, later: &Access) -> bool {
        if earlier.waited == Some(later.pipe) || later.fresh {
            return false;
        }
        self.distance(earlier, later) > 0 && (earlier.pipe != later.pipe || Self::same(earlier, later))
    }

    fn forward(&mut self) {
        let mut known = Known::new();
        for j in 0..self.touched.len() {
            // Which pipe waits for which other, and up to which statement.
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
            // The latest first: it may imply the others.
            needed.sort_by_key(|&(from, to, upto)| (std::cmp::Reverse(upto), from, to));
            for (from, to, upto) in needed {
                if knows(&known, from, to, upto) {
                    continue;
                }
                if from == to {
                    self.barriers.push((j, to));
                    known.insert((to, to), j);
                } else {
                    self.events.push(Event { from, to, set: upto - 1, wait: j, distance: 0, buffers: 1, first: None });
                    learn(&mut known, to, from, upto, &self.behind[upto - 1]);
                }
            }
            self.behind.push(known.clone());
        }
    }

    fn carried(&mut self) {
        let count = self.touched.len();
        // The larger the distance, the less an event implies.
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
        // What a pipe knows at the end of one iteration it knows in the next.
        let mut known = self.behind.last().cloned().unwrap_or_default();
        for distance in distances {
            for j in 0..count {
                // A barrier of this iteration covers all of the previous one.
                for &(_, pipe) in self.barriers.iter().filter(|(at, _)| *at == j) {
                    known.insert((pipe, pipe), count);
                }
                for (from, to, upto) in self.needed(&known, j, distance) {
                    if knows(&known, from, to, upto) {
                        continue;
                    }
                    if from == to {
                        // Including what came before in this iteration.
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
                            buffers: distance,
                            first: None,
                        });
                        learn(&mut known, to, from, upto, &self.behind[upto - 1]);
                    }
                }
            }
        }
    }

    /// What pipes must know of earlier iterations, at that distance, in front of a statement: the
    /// most recent first.
    fn needed(&mut self, known: &Known, j: usize, distance: u32) -> Vec<(Pipe, Pipe, usize)> {
        let mut needed: Vec<(Pipe, Pipe, usize)> = Vec::new();
        for i in j..self.touched.len() {
            if i == j && self.kinds[j] != Kind::Plain {
                continue;
            }
            for earlier in &self.touched[i] {
                for later in &self.touched[j] {
                    if self.conflict(earlier, later)
                        && self.distance(earlier, later) == distance
                        && !knows(known, earlier.pipe, later.pipe, i + 1)
                        && !inside(&mut self.first, &mut self.last, &self.kinds, (i, earlier), (j, later))
                    {
                        need(&mut needed, earlier.pipe, later.pipe, i + 1);
                    }
                }
            }
        }
        needed.sort_by_key(|&(from, to, upto)| (std::cmp::Reverse(upto), from, to));
        needed
    }

    /// A forward event is set again in the next iteration. Unless its setter knows by then that
    /// the other pipe has waited, several events rotate; if it never does, it waits for an event
    /// back.
    fn rotate(&mut self) {
        let most = self.events.iter().map(|event| event.distance).max().unwrap_or(1);
        let mut untold: Vec<Event> = Vec::new();
        let forward: Vec<usize> = (0..self.events.len()).filter(|&i| self.events[i].distance == 0).collect();
        for i in forward {
            let Event { from, to, set, wait, .. } = self.events[i];
            match (0..=most).find(|&distance| self.told((from, to), set, wait, distance)) {
                Some(distance) => self.events[i].buffers = distance.max(1),
                None => untold.push(Event {
                    from: to,
                    to: from,
                    set: wait,
                    wait: set,
                    distance: 1,
                    buffers: 1,
                    first: None,
                }),
            }
        }
        self.events.extend(untold);
    }

    /// Whether the pipe that sets an event behind `set` knows that the other waited in front of
    /// `wait` so many iterations before; for 0, by the end of this one.
    fn told(&self, (from, to): (Pipe, Pipe), set: usize, wait: usize, distance: u32) -> bool {
        let end = self.behind.last().and_then(|end| end.get(&(from, to))).copied().unwrap_or(0);
        // The scalar unit has waited before it issues anything.
        to == Pipe::S
            || end > wait
            || self.events.iter().filter(|back| back.distance > 0 && back.to == from).any(|back| {
                let direct = back.from == to && back.set + 1 > wait;
                let knows = self.behind[back.set].get(&(back.from, to)).copied().unwrap_or(0) > wait;
                back.wait <= set && back.distance <= distance && (direct || knows)
            })
    }

    /// Allocates event numbers. A number is reused in the same list if its setter knows that the
    /// other pipe has waited for each of its uses.
    fn number(&mut self, events: &mut Events) {
        let mut order: Vec<usize> = (0..self.events.len()).collect();
        order.sort_by_key(|&i| (self.events[i].distance == 0, self.events[i].set, self.events[i].wait));
        for (done, &i) in order.iter().enumerate() {
            let event = &self.events[i];
            let pair = (event.from, event.to);
            let known = self.behind[event.set].get(&pair).copied().unwrap_or(0);
            let earlier = || order[..done].iter().map(|&k| &self.events[k]).filter(|past| (past.from, past.to) == pair);
            // A number may have been used several times, the last of them behind this candidate.
            let waited = |past: &Event| earlier().filter(|used| used.first == past.first).all(|used| known > used.wait);
            let again = earlier().rfind(|past| {
                (past.distance, event.distance, past.buffers) == (0, 0, event.buffers)
                    && waited(past)
                    && self.comes_round(&order[..done], past, event)
            });
            let first = match again {
                Some(past) => past.first,
                None => events.take(pair, event.buffers),
            };
            self.events[i].first = first;
        }
    }

    /// Whether the first event with the number of `past` is set in the next iteration behind the
    /// wait of `event`.
    fn comes_round(&self, numbered: &[usize], past: &Event, event: &Event) -> bool {
        let same = |one: &Event| (one.from, one.to, one.first) == (past.from, past.to, past.first) && one.distance == 0;
        let first = numbered.iter().map(|&i| &self.events[i]).filter(|one| same(one)).map(|one| one.set).min();
        let first = first.unwrap_or(past.set);
        self.of.is_none() || self.told((event.from, event.to), first, event.wait, event.buffers)
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
            let rotation = self.of.filter(|_| event.buffers > 1);
            let number = code::Event { first, rotation };
            before[event.wait].push(Flag::Wait { from, to, event: number });
            behind[event.set].push(Flag::Set { from, to, event: number });
            if event.distance > 0 {
                for first in first..first + event.buffers {
                    let event = code::Event { first, rotation: None };
                    events.prime.push(Flag::Set { from, to, event });
                    events.drain.push(Flag::Wait { from, to, event });
                }
            }
        }
        let mut out = Vec::new();
        for (at, ((node, before), behind)) in nodes.into_iter().zip(before).zip(behind).enumerate() {
            out.extend(before.into_iter().map(Node::Flag));
            out.push(match node {
                Node::For { id, head, body, buffers, trips } => {
                    Node::For { id, head, body: list(body, &Around { of: Some(id) }, events), buffers, trips }
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

/// Whether it is a single statement of a pipeline stage, or one that is skipped where nothing of
/// a subview exists: such are treated like any other.
fn is_guarded(node: &Node) -> bool {
    match node {
        Node::If { when: When::Part(_) | When::Before(_) | When::Inside, then, .. } => {
            matches!(then[..], [Node::Call(_) | Node::Text(_)])
        }
        _ => false,
    }
}

/// Whether vector pipes synchronise inside of a branch, which is recorded.
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

/// Whether `to` knows that `from` is done up to a statement.
fn knows(known: &Known, from: Pipe, to: Pipe, upto: usize) -> bool {
    known.get(&(to, from)).copied().unwrap_or(0) >= upto
}

/// Records that `to` waited for `from` up to a statement, and inherits what `from` knew there.
fn learn(known: &mut Known, to: Pipe, from: Pipe, upto: usize, told: &Known) {
    let mut more: Vec<(Pipe, usize)> = vec![(from, upto)];
    more.extend(told.iter().filter(|((who, _), _)| *who == from).map(|((_, what), &upto)| (*what, upto)));
    for (what, upto) in more {
        let entry = known.entry((to, what)).or_insert(0);
        *entry = upto.max(*entry);
    }
}
