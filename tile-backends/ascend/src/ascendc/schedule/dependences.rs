//! What keeps two statements in their order.

use super::super::code::{Access, Call, Node, Space, Trips, When};
use super::super::model::Rates;
use super::super::work::Work;
use super::predicate::Part;
use crate::ir::Pipe;
use std::collections::BTreeSet;

/// The names in a statement, and those of them that it assigns.
#[derive(Clone, Debug, Default)]
pub(super) struct Names {
    pub(super) all: BTreeSet<String>,
    pub(super) assigned: BTreeSet<String>,
}

impl Names {
    pub(super) fn of(node: &Node) -> Names {
        let mut names = Names::default();
        names.node(node);
        names
    }

    fn node(&mut self, node: &Node) {
        match node {
            Node::Text(text) => self.text(text),
            Node::Call(call) => {
                call.before.iter().chain([&call.text]).chain(&call.after).for_each(|text| self.text(text));
            }
            Node::Flag(_) => {}
            Node::For { head, body, .. } => {
                self.text(head);
                body.iter().for_each(|node| self.node(node));
            }
            Node::If { condition, then, otherwise, .. } => {
                self.text(condition);
                then.iter().chain(otherwise).for_each(|node| self.node(node));
            }
        }
    }

    fn text(&mut self, text: &str) {
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let mut rest = text;
        while let Some(at) = rest.find(|c: char| c.is_ascii_alphabetic() || c == '_') {
            // A number's suffix is no name.
            let inside = rest[..at].ends_with(is_part);
            let word = &rest[at..];
            let end = word.find(|c| !is_part(c)).unwrap_or(word.len());
            rest = &word[end..];
            if inside {
                continue;
            }
            let behind = rest.trim_start();
            if behind.starts_with('=') && !behind.starts_with("==") {
                self.assigned.insert(word[..end].to_owned());
            }
            self.all.insert(word[..end].to_owned());
        }
    }

    /// Whether one assigns what the other names.
    pub(super) fn tie(&self, other: &Names) -> bool {
        !self.assigned.is_disjoint(&other.all) || !other.assigned.is_disjoint(&self.all)
    }
}

/// What order depends on, of one statement.
#[derive(Clone, Debug)]
pub(super) struct Facts {
    pub(super) accesses: Vec<Access>,
    pub(super) names: Names,
    /// Whether there are flags among cores in it, and whether it waits for them.
    hand: bool,
    pub(super) waits: bool,
    /// Whether nothing goes past it.
    fence: bool,
    /// The pipes other than that of vectors that it has instructions of, a bit for each.
    moves: u32,
    /// Whether it has no instructions.
    pub(super) text: bool,
    /// Whether it empties the pipe of vectors itself, if it runs at all.
    branch: bool,
    /// What it keeps its pipes busy for.
    pub(super) cycles: f64,
}

impl Facts {
    pub(super) fn of(part: &Part, rates: &Rates) -> Facts {
        let node = &part.node;
        let mut names = Names::of(node);
        names.all.extend(part.guard.iter().map(|guard| guard.name.clone()));
        let mut facts = Facts {
            accesses: Vec::new(),
            names,
            hand: false,
            waits: false,
            fence: false,
            moves: 0,
            text: matches!(node, Node::Text(_)),
            branch: empties(node),
            cycles: cycles(node, rates),
        };
        facts.node(node);
        // Where there are no stages the cores wait for each other, and what is given later
        // comes back later.
        facts.fence |= facts.hand && part.guard.is_none();
        let pipes = facts.accesses.iter().map(|access| access.pipe).filter(|&pipe| pipe != Pipe::V);
        facts.moves = pipes.fold(0, |all, pipe| all | 1 << pipe as u32);
        facts
    }

    fn node(&mut self, node: &Node) {
        match node {
            Node::Call(Call { accesses, hand, work, .. }) => {
                // What has flags alone comes behind whatever touched the bytes.
                let flags = *work == Work::Nothing;
                self.accesses.extend(accesses.iter().map(|&access| Access { write: access.write || flags, ..access }));
                self.hand |= hand.is_some();
                self.waits |= hand.is_some_and(|hand| hand.wait.is_some());
                self.fence |= accesses.iter().any(|access| access.pipe == Pipe::S);
            }
            Node::Text(text) => self.fence |= text.contains("CrossCore"),
            Node::Flag(_) => self.fence = true,
            Node::For { body, .. } => body.iter().for_each(|node| self.node(node)),
            Node::If { then, otherwise, .. } => then.iter().chain(otherwise).for_each(|node| self.node(node)),
        }
    }

    pub(super) fn vector(&self) -> bool {
        self.accesses.iter().any(|access| access.pipe == Pipe::V)
    }

    fn meet<'a>(&'a self, later: &'a Facts) -> impl Iterator<Item = (&'a Access, &'a Access)> {
        let pairs = self.accesses.iter().flat_map(|a| later.accesses.iter().map(move |b| (a, b)));
        pairs.filter(|(a, b)| (a.write || b.write) && a.region.meets(&b.region))
    }

    /// Whether a later statement has to stay behind this one.
    pub(super) fn order(&self, later: &Facts) -> bool {
        self.fence
            || later.fence
            || self.hand && later.hand
            || self.moves & later.moves != 0
            || self.meet(later).next().is_some()
            || self.names.tie(&later.names)
    }

    /// Whether the pipe of vectors has to run empty between the two.
    pub(super) fn drain(&self, later: &Facts) -> bool {
        let vectors = |a: &Access, b: &Access| a.pipe == Pipe::V && b.pipe == Pipe::V && a.write;
        let on_chip = |access: &Access| !matches!(access.region.space, Space::Global(_));
        !self.branch && !later.branch && self.meet(later).any(|(a, b)| vectors(a, b) && on_chip(a))
    }
}

/// Whether a statement waits for vectors itself, in front of what is in it and behind,
/// because it mostly does not run.
pub(in super::super) fn empties(node: &Node) -> bool {
    match node {
        Node::If { when: When::Val(_) | When::Both(..) | When::Edge, otherwise, .. } => otherwise.is_empty(),
        _ => false,
    }
}

/// What a statement keeps its pipes busy for; none where it mostly does not run.
fn cycles(node: &Node, rates: &Rates) -> f64 {
    let all = |nodes: &[Node]| nodes.iter().map(|node| cycles(node, rates)).sum::<f64>();
    match node {
        Node::Call(call) => rates.cycles(&call.work),
        Node::Text(_) | Node::Flag(_) => 0.0,
        Node::For { body, trips: Trips::Times(times), .. } => *times as f64 * all(body),
        Node::For { body, .. } => all(body),
        Node::If { .. } if empties(node) => 0.0,
        Node::If { then, otherwise, .. } => all(then).max(all(otherwise)),
    }
}

/// What of a list of statements depends on what.
pub(super) struct Graph {
    pub(super) facts: Vec<Facts>,
    /// Of each statement those that come before.
    pub(super) behind: Vec<Vec<usize>>,
    /// Of each statement those with instructions that come before it, and before what has
    /// none and comes along with it.
    pub(super) waits_for: Vec<BTreeSet<usize>>,
    /// The time from the beginning of each statement to the end of the list at least.
    pub(super) left: Vec<f64>,
}

impl Graph {
    pub(super) fn of(parts: &[Part], rates: &Rates) -> Graph {
        let facts: Vec<Facts> = parts.iter().map(|part| Facts::of(part, rates)).collect();
        let before = |j: usize| (0..j).filter(|&i| facts[i].order(&facts[j])).collect();
        let behind: Vec<Vec<usize>> = (0..parts.len()).map(before).collect();
        let mut waits_for: Vec<BTreeSet<usize>> = Vec::new();
        for before in &behind {
            let mut all = BTreeSet::new();
            for &i in before {
                match facts[i].text {
                    true => all.extend(&waits_for[i]),
                    false => drop(all.insert(i)),
                }
            }
            waits_for.push(all);
        }
        let mut left: Vec<f64> = facts.iter().map(|facts| facts.cycles).collect();
        for j in (0..parts.len()).rev() {
            for &i in &behind[j] {
                let start = if facts[i].drain(&facts[j]) { rates.vector_start() } else { 0.0 };
                left[i] = left[i].max(facts[i].cycles + start + left[j]);
            }
        }
        Graph { facts, behind, waits_for, left }
    }

    /// The time that the list takes at least.
    pub(super) fn length(&self) -> f64 {
        self.left.iter().copied().fold(0.0, f64::max)
    }
}
