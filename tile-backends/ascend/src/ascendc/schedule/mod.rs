//! Instruction scheduling on the vector core.
//!
//! A vector instruction that depends on the one before it waits until the pipe has drained
//! (`PipeBarrier<PIPE_V>`), some dozens of cycles. Independent instructions follow without a
//! pause, but a kernel computes one thing after the other. So the statements of a list are
//! reordered:
//!
//! ```text
//! old = top      | m = pairs s              a = halves s          | old = top, m = pairs s, r = o · f
//! m = pairs m    |                   ──►    m = pairs m           | x = x · c
//! m = top, m     |                          m = top, m            | o = r + t
//! x = x · c      | o = o · f | o = o + t    (a bar is a barrier)
//! ```
//!
//! - [`dependences`]: two statements keep their order where they access the same bytes and one
//!   writes, where one assigns a variable that the other names, where both are of one pipe other
//!   than the vector pipe, and where both set or wait for cross-core flags. Outside of the stages
//!   of a pipelined loop nothing is reordered with such a flag.
//! - [`list_schedule`]: an instruction that needs no barrier comes first, then a wait for another
//!   core, then what begins behind a new barrier: of several what has the longest critical path,
//!   by the model's times.
//! - [`predicate`]: the stages of a pipelined loop (`passes/software_pipeline`) run under a
//!   condition each. They become one list of guarded statements, which are merged again where
//!   adjacent ones have the same guard.
//! - [`deferred`]: what an iteration computes for the next one alone is deferred to it, under the
//!   condition of the previous iteration, and once behind the loop.
//!
//! Tiles have their addresses by then, so that memory reuse is a dependence, and scratch memory
//! rotates ([`scratch`](super::scratch)).

mod deferred;
mod dependences;
mod guarded;
mod list_schedule;
mod predicate;

use super::code::Node;
use super::model::Rates;
use deferred::Deferral;
use guarded::Guarded;
pub(super) use predicate::merge_conditions;

/// Schedules a list of statements, and nested ones.
pub(super) fn schedule(nodes: Vec<Node>, rates: &Rates) -> Vec<Node> {
    let parts = nodes.into_iter().map(Guarded::from).flat_map(|part| expanded(part, rates)).collect();
    list_schedule::ordered(parts, rates, false)
}

/// A statement with scheduled contents, and what deferral adds around a loop.
fn expanded(part: Guarded, rates: &Rates) -> Vec<Guarded> {
    let Guarded { guard, node } = part;
    let alone = guard.is_none();
    let again = |node: Node| Guarded { guard: guard.clone(), node };
    match node {
        Node::For { id, head, body, buffers, trips } => {
            let mut inner = predicate::flatten(body);
            let late = if alone { deferred::defer(&mut inner, rates) } else { Deferral::default() };
            let inner = inner.into_iter().flat_map(|part| expanded(part, rates)).collect();
            let mut body = list_schedule::ordered(inner, rates, true);
            body.extend(late.predecessors);
            let around = Node::For { id, head, body, buffers, trips };
            late.before.into_iter().chain([around]).chain(late.once).map(again).collect()
        }
        Node::If { condition, when, then, otherwise } => {
            let (then, otherwise) = (schedule(then, rates), schedule(otherwise, rates));
            vec![again(Node::If { condition, when, then, otherwise })]
        }
        other => vec![again(other)],
    }
}

#[cfg(test)]
mod tests;
