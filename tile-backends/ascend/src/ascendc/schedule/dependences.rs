//! The dependence graph of a list of statements.

use super::super::code::{Access, Call, Node, Trips, drains_itself};
use super::super::model::Rates;
use super::super::space::Space;
use super::super::work::Work;
use super::guarded::Guarded;
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
            let predecessors = rest.trim_start();
            if predecessors.starts_with('=') && !predecessors.starts_with("==") {
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

/// The properties of a statement that its order depends on.
#[derive(Clone, Debug)]
pub(super) struct Facts {
    pub(super) accesses: Vec<Access>,
    pub(super) names: Names,
    /// Whether it contains cross-core flags, and whether it waits for them.
    transfer: bool,
    pub(super) waits: bool,
    /// Whether nothing may be reordered with it.
    fence: bool,
    /// The pipes other than the vector pipe that it issues to, a bit for each.
    moves: u32,
    /// Whether it has no instructions.
    pub(super) text: bool,
    /// Whether it drains the vector pipe itself, if it runs at all.
    branch: bool,
    /// The time for which it keeps its pipes busy.
    pub(super) cycles: f64,
}

impl Facts {
    pub(super) fn of(part: &Guarded, rates: &Rates) -> Facts {
        let node = &part.node;
        let mut names = Names::of(node);
        names.all.extend(part.guard.iter().map(|guard| guard.name.clone()));
        let mut facts = Facts {
            accesses: Vec::new(),
            names,
            transfer: false,
            waits: false,
            fence: false,
            moves: 0,
            text: matches!(node, Node::Text(_)),
            branch: drains_itself(node),
            cycles: cycles(node, rates),
        };
        facts.node(node);
        // Without stages the cores wait for each other: a later send delays the receive that
        // depends on it.
        facts.fence |= facts.transfer && part.guard.is_none();
        let pipes = facts.accesses.iter().map(|access| access.pipe).filter(|&pipe| pipe != Pipe::V);
        facts.moves = pipes.fold(0, |all, pipe| all | 1 << pipe as u32);
        facts
    }

    fn node(&mut self, node: &Node) {
        match node {
            Node::Call(Call { accesses, transfer, work, .. }) => {
                // Flags alone stay behind all accesses to the bytes.
                let flags = *work == Work::Nothing;
                self.accesses.extend(accesses.iter().map(|&access| Access { write: access.write || flags, ..access }));
                self.transfer |= transfer.is_some();
                self.waits |= transfer.is_some_and(|transfer| transfer.wait.is_some());
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
            || self.transfer && later.transfer
            || self.moves & later.moves != 0
            || self.meet(later).next().is_some()
            || self.names.tie(&later.names)
    }

    /// Whether the vector pipe has to drain between the two.
    pub(super) fn drain(&self, later: &Facts) -> bool {
        let vectors = |a: &Access, b: &Access| a.pipe == Pipe::V && b.pipe == Pipe::V && a.write;
        let on_chip = |access: &Access| !matches!(access.region.space, Space::Global(_));
        !self.branch && !later.branch && self.meet(later).any(|(a, b)| vectors(a, b) && on_chip(a))
    }
}

/// The time for which a statement keeps its pipes busy; zero if it is rarely run.
fn cycles(node: &Node, rates: &Rates) -> f64 {
    let all = |nodes: &[Node]| nodes.iter().map(|node| cycles(node, rates)).sum::<f64>();
    match node {
        Node::Call(call) => rates.cycles(&call.work),
        Node::Text(_) | Node::Flag(_) => 0.0,
        Node::For { body, trips: Trips::Times(times), .. } => *times as f64 * all(body),
        Node::For { body, .. } => all(body),
        Node::If { .. } if drains_itself(node) => 0.0,
        Node::If { then, otherwise, .. } => all(then).max(all(otherwise)),
    }
}

/// The dependence graph.
pub(super) struct Graph {
    pub(super) facts: Vec<Facts>,
    /// The predecessors of each statement.
    pub(super) predecessors: Vec<Vec<usize>>,
    /// The predecessors of each statement that have instructions, through those that have none.
    pub(super) waits_for: Vec<BTreeSet<usize>>,
    /// The critical path from the start of each statement to the end of the list.
    pub(super) critical_path: Vec<f64>,
}

impl Graph {
    pub(super) fn of(parts: &[Guarded], rates: &Rates) -> Graph {
        let facts: Vec<Facts> = parts.iter().map(|part| Facts::of(part, rates)).collect();
        let before = |j: usize| (0..j).filter(|&i| facts[i].order(&facts[j])).collect();
        let predecessors: Vec<Vec<usize>> = (0..parts.len()).map(before).collect();
        let mut waits_for: Vec<BTreeSet<usize>> = Vec::new();
        for before in &predecessors {
            let mut all = BTreeSet::new();
            for &i in before {
                match facts[i].text {
                    true => all.extend(&waits_for[i]),
                    false => drop(all.insert(i)),
                }
            }
            waits_for.push(all);
        }
        let mut critical_path: Vec<f64> = facts.iter().map(|facts| facts.cycles).collect();
        for j in (0..parts.len()).rev() {
            for &i in &predecessors[j] {
                let start = if facts[i].drain(&facts[j]) { rates.vector_start() } else { 0.0 };
                critical_path[i] = critical_path[i].max(facts[i].cycles + start + critical_path[j]);
            }
        }
        Graph { facts, predecessors, waits_for, critical_path }
    }

    /// The length of the critical path.
    pub(super) fn length(&self) -> f64 {
        self.critical_path.iter().copied().fold(0.0, f64::max)
    }
}
