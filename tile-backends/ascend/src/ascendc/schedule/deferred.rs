//! Deferral: computes in the next iteration what only that iteration needs.
//!
//! ```text
//! for y {                          bool past = false;
//!   if now {                       for y {
//!     m = max s                      if past { sum = sum · f; sum = sum + halves p }
//!     f = …; s = …                   if now { m = max s; f = …; s = …; p = halves s }
//!     p = halves s            ──►    past = now;
//!     sum = sum · f                }
//!     sum = sum + halves p         if past { sum = sum · f; sum = sum + halves p }
//!   }
//! }
//! ```
//!
//! Statements keep their order over all iterations. They are deferred if
//!
//! - nothing that they are moved past writes what they access, or accesses what they write;
//! - all that they name is known outside of the loop;
//! - an iteration's critical path is shorter without them.

use super::super::code::{Access, Call, Node, When};
use super::super::model::Rates;
use super::super::work::Work;
use super::dependences::Graph;
use super::guarded::{Guard, Guarded};
use crate::ir::{Pipe, Val};
use std::collections::BTreeSet;
use tile_core::ir::Id as _;

/// What deferral adds in front of a loop, in its body and behind it.
#[derive(Default)]
pub(super) struct Deferral {
    pub(super) before: Vec<Node>,
    pub(super) predecessors: Vec<Node>,
    pub(super) once: Vec<Node>,
}

/// The variable that holds a condition of the previous iteration.
fn past(condition: Val) -> String {
    format!("past{}", condition.index())
}

/// Defers what it can to the next iteration; statements of one condition, as buffers depend on
/// it.
pub(super) fn defer(parts: &mut Vec<Guarded>, rates: &Rates) -> Deferral {
    let conditions: BTreeSet<Val> = parts.iter().filter_map(condition).collect();
    let graph = Graph::of(parts, rates);
    for condition in conditions {
        let moved = moved(parts, &graph, condition);
        let Some(now) = moved.first().and_then(|&i| parts[i].guard.clone()) else { continue };
        let without: Vec<Guarded> = (0..parts.len()).filter(|i| !moved.contains(i)).map(|i| parts[i].clone()).collect();
        if Graph::of(&without, rates).length() >= graph.length() {
            continue;
        }
        let (name, when) = (past(condition), When::Before(condition));
        let guard = Some(Guard { name: name.clone(), when });
        let of: Vec<Node> = moved.iter().map(|&i| parts[i].node.clone()).collect();
        *parts = of.iter().map(|node| Guarded { guard: guard.clone(), node: node.clone() }).chain(without).collect();
        return Deferral {
            before: vec![Node::Text(format!("bool {name} = false;"))],
            predecessors: vec![Node::Text(format!("{name} = {};", now.name))],
            once: vec![Node::If { condition: name, when, then: of, otherwise: Vec::new() }],
        };
    }
    Deferral::default()
}

fn condition(part: &Guarded) -> Option<Val> {
    match part.guard {
        Some(Guard { when: When::Part(val), .. }) => Some(val),
        _ => None,
    }
}

/// The statements of a condition that may be deferred, in their order.
fn moved(parts: &[Guarded], graph: &Graph, of: Val) -> Vec<usize> {
    let assigned: BTreeSet<&String> = graph.facts.iter().flat_map(|facts| &facts.names.assigned).collect();
    let known = |i: usize| {
        let guard = parts[i].guard.as_ref().map(|guard| &guard.name);
        graph.facts[i].names.all.iter().all(|name| Some(name) == guard || !assigned.contains(name))
    };
    let mut moved = Vec::new();
    for i in (0..parts.len()).rev().filter(|&i| condition(&parts[i]) == Some(of)) {
        let past = |j: usize| moved.contains(&j) || !graph.facts[i].order(&graph.facts[j]);
        if is_plain(&parts[i].node) && known(i) && (i + 1..parts.len()).all(past) {
            moved.push(i);
        }
    }
    moved.reverse();
    moved
}

/// Whether a statement is a vector instruction on the same bytes in every iteration.
fn is_plain(node: &Node) -> bool {
    let still = |access: &Access| access.pipe == Pipe::V && access.region.rotation.is_none();
    match node {
        Node::Call(Call { before, after, accesses, transfer: None, work: Work::Vector { .. }, .. }) => {
            before.is_empty() && after.is_empty() && accesses.iter().all(still)
        }
        _ => false,
    }
}
